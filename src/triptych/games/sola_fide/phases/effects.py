"""The effects of cards, op by op (SF-4). A list is a frame that walks along the table of ops; each op is a frame above it."""

from __future__ import annotations

from typing import Final

from triptych.core.sets import numbers_of
from triptych.core.state import FRAME, TOP
from triptych.core.steps import AUTO, SEAT
from triptych.games.sola_fide import agenda, moves
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import (
    ANY,
    BOTH,
    CIRCLES,
    COMMONS,
    CONVERT,
    COST,
    DISCARD,
    DISPUTE,
    DISPUTED,
    DOMINANT,
    DRAW,
    DRAW_KEEP,
    EITHER,
    END,
    EXTRA,
    LISTED,
    MOVE,
    NOBILITY,
    OPPONENT_DISCARDS,
    PER_DISCARD,
    RECOVER,
    REMOVE,
    SAME,
    SUBORDINATE,
)
from triptych.games.sola_fide.model import (
    CIRCLE,
    DUE,
    EMPTY,
    EXTRA_DONE,
    HAND_SIZE,
    OPEN,
    PERMANENT,
    POWER,
    SIDE,
    TURN,
    FaithState,
)
from triptych.games.sola_fide.model import DISPUTED as DISPUTED_CIRCLE
from triptych.games.sola_fide.phases.circles import (
    cannot_convert,
    cannot_move,
    clear,
    convert_here,
    convertible,
    dominant,
    markers,
    move_power,
    now_due,
    take,
    take_next,
)
from triptych.games.sola_fide.phases.hands import discard, discard_some, draw, draw_beside, hand
from triptych.games.sola_fide.phases.step import DUE_HERE, KIND, LAST, OF_CARD, WHO, EffectStep, FaithStep, first_card, same_of

# Above `who`, a frame that chooses circles has how many more he may choose, and the set of those chosen.
LEFT: Final = WHO
CHOSEN: Final = WHO * 16
# Above `who`, the frame of an extra has the side and the circle chosen.
SIDE_CHOSEN: Final = WHO
CIRCLE_CHOSEN: Final = WHO * 4

NO_SIDE: Final = -1


def begin_list(s: FaithState, first: int, who: int) -> None:
    """[SF-3.2] Put a list of effects on the agenda; they are carried out in their order, as far as possible."""
    s.push(agenda.LIST, first, who)


def remember(s: FaithState, frame: int, circle: int) -> None:
    """[SF-4.14] This is what "same" means from now on in the list of this frame."""
    packed = s.cells[frame + 2]
    s.cells[frame + 2] = packed + LAST * (circle + 1 - packed // LAST % 16)


class List(FaithStep):
    """[SF-3.2] The next op of a list; [SF-5.4] before it the takeovers that are due by the last one, each to its end."""

    kind = AUTO
    name = "list"

    def run(self, s: FaithState) -> None:
        c = s.cells
        content = s.content
        frame = c[TOP]
        op, who = c[frame + 1], c[frame + 2]
        if who >= DUE_HERE:
            take_next(s)
            return
        kind = content.op[op]
        if kind == END:
            s.pop()
            return
        c[frame + 1] = op + 1
        who %= WHO
        seat = who % 2
        n = content.op_n[op]
        if kind == CONVERT:
            s.push(agenda.CONVERT, op, who + LEFT * content.op_circles[op])
        elif kind == MOVE:
            s.push(agenda.MOVE, op, who + LEFT * content.op_circles[op])
        elif kind == DISPUTE:
            s.push(agenda.DISPUTE, op, who)
        elif kind == DRAW:
            draw(s, seat, n)
        elif kind == DRAW_KEEP:
            s.push(agenda.KEEP, seat, content.op_keep[op])
            draw_beside(s, seat, n)
        elif kind == DISCARD:
            discard_some(s, seat, n, False)
        elif kind == OPPONENT_DISCARDS:
            discard_some(s, 1 - seat, n, content.op_random[op])
        elif kind == RECOVER:
            s.push(agenda.RECOVER, seat, n)
        elif kind == COST:
            if c[HAND_SIZE + seat] < n:
                s.tell(told.DECLINED, seat)
                s.pop()
            else:
                s.push(agenda.COST, op, who)
        elif kind == PER_DISCARD:
            s.push(agenda.PER_DISCARD, op, who)
        elif kind == REMOVE:
            s.push(agenda.REMOVE, op, who)
        else:
            raise AssertionError(f"what op {kind} does is not known")


class ChooseList(FaithStep):
    """[SF-4.14] A choice card: he carries out one of its lists, whichever he likes."""

    name = "choose-list"
    rule = "SF-4.14"

    def seat(self, s: FaithState) -> int:
        return s.cells[s.cells[TOP] + 2] % 2

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [moves.DO + i for i in range(len(s.content.lists[s.cells[s.cells[TOP] + 1]]))]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        card, who = c[c[TOP] + 1], c[c[TOP] + 2]
        s.pop()
        s.tell(told.DID, seat, card, move - moves.DO + 1)
        begin_list(s, s.content.lists[card][move - moves.DO], who)


def allowed(s: FaithState, op: int) -> list[int]:
    """[SF-4.9] The open circles that the op on top allows, but for those that are due; [SF-4.14] "same" and "disputed" may name none."""
    c = s.cells
    due = c[DUE]
    where = s.content.op_where[op]
    if where == ANY or where == LISTED:
        listed = s.content.op_listed[op]
        found: list[int] = []
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] == OPEN and due >> circle & 1 == 0 and (where == ANY or listed >> circle & 1):
                found.append(circle)
        return found
    if where == DISPUTED:
        circle = c[DISPUTED_CIRCLE]
    elif where == SAME:
        circle = same_of(c[c[TOP] - FRAME + 2])
    else:
        raise AssertionError(f"which circles where {where} allows is not known")
    return [circle] if circle != EMPTY and c[CIRCLE + circle] == OPEN and due >> circle & 1 == 0 else []


def sides_of(s: FaithState, op: int, circle: int) -> list[int]:
    """The sides (or directions) an op allows in a circle; [SF-4.6] dominant and subordinate as it stands now."""
    side = s.content.op_side[op]
    if side == EITHER:
        return [NOBILITY, COMMONS]
    if side == DOMINANT:
        return [dominant(s, circle)]
    if side == SUBORDINATE:
        return [1 - dominant(s, circle)]
    if side == NOBILITY or side == COMMONS or side == BOTH:
        return [side]
    raise AssertionError(f"which sides side {side} allows is not known")


class ChooseCircles(EffectStep):
    """[SF-4.13] He chooses a circle, and a side or direction where he may; one at a time, none twice, and [SF-4.15] only where it changes
    something unless a "same" follows. [SF-5.1] Nobody takes a circle before the last one is carried out, so [SF-4.12] none is turned up
    among those he may choose. The frame of the list lies below."""

    def would_change(self, s: FaithState, seat: int, op: int, circle: int, side: int) -> bool:
        raise NotImplementedError

    def move_for(self, circle: int, side: int) -> int:
        raise NotImplementedError

    def options(self, s: FaithState, seat: int) -> list[int]:
        c = s.cells
        op, packed = c[c[TOP] + 1], c[c[TOP] + 2]
        if packed // LEFT % 16 == 0:
            return []
        chosen = packed // CHOSEN
        free = s.content.op_free[op]
        found: list[int] = []
        for circle in allowed(s, op):
            if chosen >> circle & 1:
                continue
            for side in sides_of(s, op, circle):
                if free or self.would_change(s, seat, op, circle, side):
                    found.append(self.move_for(circle, side))
        return found

    def choose(self, s: FaithState, circle: int) -> None:
        """One circle less to choose."""
        c = s.cells
        c[c[TOP] + 2] += CHOSEN * (1 << circle) - LEFT
        remember(s, c[TOP] - FRAME, circle)


class Convert(ChooseCircles):
    """[SF-4.1] Territories of a circle, on a side or on both; [SF-4.12] so do two named circles."""

    name = "convert"
    rule = "SF-4.1"

    def move_for(self, circle: int, side: int) -> int:
        return moves.CONVERT + circle * 3 + side

    def would_change(self, s: FaithState, seat: int, op: int, circle: int, side: int) -> bool:
        religion = s.cells[SIDE + seat]
        only_neutral = s.content.op_neutral[op]
        for one in (NOBILITY, COMMONS):
            if side != BOTH and side != one:
                continue
            if convertible(s, circle, one, religion, only_neutral) > 0 and not cannot_convert(s, seat, circle, one):
                return True
        return False

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        op, who = c[c[TOP] + 1], c[c[TOP] + 2] % WHO
        circle, side = divmod(move - moves.CONVERT, 3)
        self.choose(s, circle)
        if who // KIND == OF_CARD and c[EXTRA_DONE] == 0 and not s.content.op_neutral[op] and self.offers_extra(s, seat, op, circle, side):
            s.push(agenda.EXTRA, op, who + SIDE_CHOSEN * side + CIRCLE_CHOSEN * circle)
            return
        if convert_here(s, who, circle, side, s.content.op_n[op], s.content.op_neutral[op], NO_SIDE):
            now_due(s, c[TOP] - FRAME, circle)

    def offers_extra(self, s: FaithState, seat: int, op: int, circle: int, side: int) -> bool:
        """[SF-4.16] Is this the first time that the card converts where an extra works? Then it is used up; can it do anything?"""
        c = s.cells
        card = c[PERMANENT + seat]
        if card == EMPTY or s.content.permanent[card] != EXTRA:
            return False
        one = s.content.permanent_side[card]
        there = convertible(s, circle, one, c[SIDE + seat], False)
        if (side != BOTH and side != one) or there == 0 or cannot_convert(s, seat, circle, one):
            return False
        c[EXTRA_DONE] = 1
        return there > s.content.op_n[op]


class Extra(EffectStep):
    """[SF-4.16] One territory more, if he likes."""

    name = "extra"
    upon = "convert"
    rule = "SF-4.16"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [moves.MORE, moves.NO_MORE]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        op, packed = c[c[TOP] + 1], c[c[TOP] + 2]
        s.pop()
        side, circle = packed // SIDE_CHOSEN % 4, packed // CIRCLE_CHOSEN
        extra_side = NO_SIDE
        if move == moves.MORE:
            card = c[PERMANENT + seat]
            extra_side = s.content.permanent_side[card]
            s.tell(told.EXTRA, seat, card)
        convert_here(s, packed % WHO, circle, side, s.content.op_n[op], False, extra_side)  # he is asked only where that changes something
        now_due(s, c[TOP] - FRAME, circle)


class Move(ChooseCircles):
    """[SF-4.5] The power marker of a circle, in a direction."""

    name = "move"
    rule = "SF-4.5"

    def move_for(self, circle: int, side: int) -> int:
        return moves.MOVE + circle * 2 + side

    def would_change(self, s: FaithState, seat: int, op: int, circle: int, side: int) -> bool:
        end = 0 if side == NOBILITY else 3
        return s.cells[POWER + circle] != end and not cannot_move(s, seat, circle)

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        op, who = c[c[TOP] + 1], c[c[TOP] + 2] % WHO
        circle, side = divmod(move - moves.MOVE, 2)
        self.choose(s, circle)
        if move_power(s, who, circle, side, s.content.op_n[op]):
            now_due(s, c[TOP] - FRAME, circle)


class Dispute(EffectStep):
    """[SF-4.7] The disputation marker goes on an open circle, also the one on which it lies. [SF-2.2] At first it lies in the supply."""

    name = "dispute"
    rule = "SF-4.7"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [moves.DISPUTE + circle for circle in allowed(s, s.cells[s.cells[TOP] + 1])]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        circle = move - moves.DISPUTE
        s.pop()
        remember(s, c[TOP], circle)
        s.tell(told.DISPUTE_STAYS if c[DISPUTED_CIRCLE] == circle else told.DISPUTED, seat, circle)
        c[DISPUTED_CIRCLE] = circle


class Remove(EffectStep):
    """[SF-5.7] All markers leave one side of a circle, one with markers; if he likes."""

    name = "remove"
    rule = "SF-5.7"

    def options(self, s: FaithState, seat: int) -> list[int]:
        op = s.cells[s.cells[TOP] + 1]
        free = s.content.op_free[op]
        found: list[int] = []
        for circle in allowed(s, op):
            for side in sides_of(s, op, circle):
                if free or markers(s, circle, side) > 0:
                    found.append(moves.CLEAR + circle * 2 + side)
        if found:
            found.append(moves.DECLINE)
        return found

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        who = c[c[TOP] + 2]
        s.pop()
        if move == moves.DECLINE:
            s.tell(told.LEFT_MARKERS, seat)
            return
        circle, side = divmod(move - moves.CLEAR, 2)
        remember(s, c[TOP], circle)
        if clear(s, who, circle, side):
            now_due(s, c[TOP], circle)


class Take(FaithStep):
    """[SF-5.4] Several circles are due by one op: the player whose turn it is says which one is taken next, whoever takes them."""

    name = "take"
    rule = "SF-5.4"

    def seat(self, s: FaithState) -> int:
        return s.cells[TURN]

    def options(self, s: FaithState, seat: int) -> list[int]:
        c = s.cells
        return numbers_of(c[c[TOP] - FRAME + 2] // DUE_HERE, moves.TAKE)

    def play(self, s: FaithState, seat: int, move: int) -> None:
        s.pop()
        take(s, move - moves.TAKE)


class Cost(EffectStep):
    """[SF-4.8] Discard to act, all or none; [SF-4.17] with the first card he has agreed. Otherwise the rest of the list is left out."""

    name = "cost"
    rule = "SF-4.8"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [*numbers_of(hand(s, seat), moves.DISCARD + first_card(s, seat)), moves.DECLINE]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        op = s.cells[s.cells[TOP] + 1]
        s.pop()
        if move == moves.DECLINE:
            s.tell(told.DECLINED, seat)
            s.pop()
            return
        card = move - moves.DISCARD
        discard(s, seat, card)
        s.tell(told.DISCARDED, seat, card)
        discard_some(s, seat, s.content.op_n[op] - 1, False)


class PerDiscard(EffectStep):
    """[SF-4.8] Any number of discards first, then the effect once for each, every time in another circle."""

    name = "per-discard"
    rule = "SF-4.8"

    def options(self, s: FaithState, seat: int) -> list[int]:
        c = s.cells
        op, packed = c[c[TOP] + 1], c[c[TOP] + 2]
        if packed // WHO == s.content.op_n[op]:
            return [moves.ENOUGH]
        return [*numbers_of(hand(s, seat), moves.DISCARD + first_card(s, seat)), moves.ENOUGH]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        op, packed = c[c[TOP] + 1], c[c[TOP] + 2]
        if move != moves.ENOUGH:
            card = move - moves.DISCARD
            discard(s, seat, card)
            s.tell(told.DISCARDED, seat, card)
            c[c[TOP] + 2] = packed + WHO
            return
        s.pop()
        times = min(packed // WHO, CIRCLES)
        effect = s.content.op_effect[op]
        s.push(agenda.CONVERT if s.content.op[effect] == CONVERT else agenda.MOVE, effect, packed % WHO + LEFT * times)


class Use(FaithStep):
    """[SF-4.10] What a permanent card gives is carried out if he likes."""

    name = "use"
    most_a = SEAT
    rule = "SF-4.10"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [moves.USE, moves.LEAVE]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        kind = c[c[TOP] + 2]
        s.pop()
        if move == moves.USE:
            card = c[PERMANENT + seat]
            s.tell(told.USED, seat, card)
            begin_list(s, s.content.permanent_then[card], seat + KIND * kind)
