"""What cards could do on a table now, in thousandths of a VP: rough figures, without playing anything.

A circle that lacks one territory is nearly taken by whoever is next and has the card for it. And in the middle of a card nothing of it may
be seen on the table yet. A search has to judge tables like these, so it must know what is about to come, or it would think little of cards
that it has only begun to carry out.
"""

from __future__ import annotations

from typing import Final

from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide.content import (
    ANY,
    BOTH,
    CIRCLES,
    CONVERT,
    COST,
    DISCARD,
    DISPUTE,
    DRAW,
    DRAW_KEEP,
    END,
    MOVE,
    NOT_PERMANENT,
    OPPONENT_DISCARDS,
    PER_DISCARD,
    RECOVER,
    REMOVE,
    SAME,
)
from triptych.games.sola_fide.heuristics import BONUS, MISSING, ONE_AWAY, TWO_AWAY
from triptych.games.sola_fide.model import (
    CIRCLE,
    DRAWN_SIZE,
    DUE,
    EMPTY,
    HAND_SIZE,
    OPEN,
    PERMANENT,
    PLAYED,
    POWER,
    SIDE,
    TURN,
    FaithState,
)
from triptych.games.sola_fide.model import DISCARD as DISCARDED
from triptych.games.sola_fide.phases.circles import cannot_convert, cannot_move, neutral, owned, power_after
from triptych.games.sola_fide.phases.effects import CHOSEN, CIRCLE_CHOSEN, LEFT, SIDE_CHOSEN, allowed, sides_of
from triptych.games.sola_fide.phases.hands import hand
from triptych.games.sola_fide.phases.step import KIND, OF_CARD, OWED, WHO, first_card, same_of
from triptych.games.sola_fide.phases.turn import PUT_AWAY, hand_limit

# How much each side of a circle counts, in thousandths, by the space of the power marker: nobility, then commons.
_COUNTS: Final = [1000, TWO_AWAY, 1000, ONE_AWAY, ONE_AWAY, 1000, TWO_AWAY, 1000]
_DRAWN: Final = 1400
_LOOKED_AT: Final = 200  # beside those that are kept
_RECOVERED: Final = 1500
_GIVEN_UP: Final = 1000
_TAKEN_FROM_THE_OTHER: Final = 1100
_DISPUTE: Final = 400
_CLEARED: Final = 500
_PERMANENT: Final = 2500
_MILITARY: Final = 800
_USE: Final = 1000
_FOREIGN: Final = 2500


def before_a_turn(c: list[int]) -> bool:
    """Is somebody to choose between his cards and a draw?"""
    return c[c[TOP]] == agenda.TURN


def next_turn(c: list[int]) -> int:
    """Who is the next to do that."""
    return c[TURN] if before_a_turn(c) else 1 - c[TURN]


class Prospects:
    """What one seat could do on a table."""

    def __init__(self, s: FaithState, seat: int) -> None:
        c = s.cells
        self.s = s
        self.seat = seat
        self.open: list[int] = []
        self.lacks: list[int] = [0] * (2 * CIRCLES)
        self.theirs: list[int] = [0] * (2 * CIRCLES)
        """Of each side, how many territories are missing, and how many the other has."""
        self.best_card = EMPTY
        self.same = EMPTY
        """Of the list that is looked at, the circle chosen last."""
        religion = c[SIDE + seat]
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] == OPEN and c[DUE] >> circle & 1 == 0:
                self.open.append(circle)
                for side in range(2):
                    place = circle * 2 + side
                    self.lacks[place] = len(s.content.territories[place]) - owned(s, circle, side, religion)
                    self.theirs[place] = owned(s, circle, side, 1 - religion)

    # -- what could be played -------------------------------------------------------------------------------------------------------------

    def turn(self) -> int:
        """What the best card in hand brings, or a draw; `best_card` says which it is."""
        s = self.s
        best = _DRAWN
        for card in numbers_of(hand(s, self.seat), first_card(s, self.seat)):
            gain = self.card(card)
            if gain > best:
                best = gain
                self.best_card = card
        return best

    def card(self, card: int) -> int:
        """What playing a card of the hand brings."""
        return self.lists(card, self.s.cells[HAND_SIZE + self.seat] - 1) + self.afterwards(card)

    def lists(self, card: int, others: int) -> int:
        """What the better list of a card brings; `others` are the cards in hand that could be given up for it."""
        best = 0
        for first in self.s.content.lists[card]:
            best = max(best, self.ops(first, EMPTY, others))
        return best

    def afterwards(self, card: int) -> int:
        """What it brings that the card is laid out, or that the Protestant rolls."""
        content = self.s.content
        worth = 0 if content.permanent[card] == NOT_PERMANENT else _PERMANENT
        return worth - _MILITARY if content.military[card] else worth

    # -- what is being carried out --------------------------------------------------------------------------------------------------------

    def pending(self) -> int:
        """What is still to come of everything that has begun."""
        c = self.s.cells
        total = 0
        for frame in range(BOTTOM, c[TOP] + 1, FRAME):
            total += self.frame(c[frame], c[frame + 1], c[frame + 2])
        return total

    def frame(self, step: int, a: int, b: int) -> int:
        """What a step on the agenda brings. Of effects the second number says for whom they are, of most others the first."""
        if agenda.CHOOSE_LIST <= step <= agenda.PER_DISCARD:
            if step == agenda.LIST:
                self.same = same_of(b)
            owed = _FOREIGN if step == agenda.LIST and b // OWED == self.seat + 1 else 0
            return owed + self.effect(step, a, b) if b % 2 == self.seat else owed
        c = self.s.cells
        if step == agenda.CARD:
            return self.afterwards(c[PLAYED]) if a <= PUT_AWAY and c[TURN] == self.seat else 0
        if a != self.seat:
            return 0
        if step == agenda.USE:
            return _USE
        if step == agenda.KEEP:
            return self.given_up(c[DRAWN_SIZE + a] - b)
        if step == agenda.DISCARD:
            return self.given_up(b)
        if step == agenda.RECOVER:
            return self.recovered(b)
        if step == agenda.CHOOSE_DECK:
            return _FOREIGN
        if step <= agenda.TAKE:
            return 0  # nothing that is not counted already
        raise AssertionError(f"what step {step} brings is not known")

    def effect(self, step: int, a: int, b: int) -> int:
        """The same of a step that carries out effects for this seat."""
        c = self.s.cells
        content = self.s.content
        if step == agenda.CHOOSE_LIST:
            return self.lists(a, c[HAND_SIZE + self.seat])
        if step == agenda.LIST:
            return self.ops(a, self.same, c[HAND_SIZE + self.seat])
        if step == agenda.CONVERT or step == agenda.MOVE:
            return self.circles(a, b // LEFT % 16, b // CHOSEN, self.same)
        if step == agenda.EXTRA:
            extra = content.permanent_side[c[PERMANENT + self.seat]]
            return self.converted(b // CIRCLE_CHOSEN, b // SIDE_CHOSEN % 4, content.op_n[a], False, extra)
        if step == agenda.PER_DISCARD:
            return self.circles(content.op_effect[a], min(b // WHO, CIRCLES), 0, EMPTY)
        if step == agenda.DISPUTE or step == agenda.REMOVE or step == agenda.COST:
            return self.op(a, EMPTY)
        raise AssertionError(f"what step {step} brings is not known")

    def carries_out_card(self) -> bool:
        """Is the card being played carried out, and not what a permanent card or anything else gives?"""
        c = self.s.cells
        for frame in range(BOTTOM, c[TOP] + 1, FRAME):
            if (c[frame] == agenda.LIST or c[frame] == agenda.CHOOSE_LIST) and c[frame + 2] % WHO == self.seat + KIND * OF_CARD:
                return True
        return False

    # -- ops ------------------------------------------------------------------------------------------------------------------------------

    def ops(self, first: int, same: int, others: int) -> int:
        """What the ops of a list bring from one on, each for itself; `same` is the circle chosen last, if one is chosen yet. What has a
        cost is declined if it is not worth it, and left out if there are not so many cards."""
        content = self.s.content
        total = 0
        while content.op[first] != END:
            if content.op[first] == COST:
                cost = content.op_n[first]
                return total + max(0, self.ops(first + 1, same, others - cost) - _GIVEN_UP * cost) if cost <= others else total
            total += self.op(first, same)
            first += 1
        return total

    def op(self, op: int, same: int) -> int:
        """What an op brings."""
        content = self.s.content
        kind = content.op[op]
        n = content.op_n[op]
        if kind == CONVERT or kind == MOVE:
            return self.circles(op, content.op_circles[op], 0, same)
        if kind == DRAW:
            return _DRAWN * n
        if kind == DRAW_KEEP:
            return _DRAWN * content.op_keep[op] + _LOOKED_AT * (n - content.op_keep[op])
        if kind == OPPONENT_DISCARDS:
            return _TAKEN_FROM_THE_OTHER * n
        if kind == RECOVER:
            return self.recovered(n)
        if kind == DISCARD or kind == COST:
            return -_GIVEN_UP * n
        if kind == PER_DISCARD:
            return max(0, self.circles(content.op_effect[op], 1, 0, EMPTY) - _GIVEN_UP)
        if kind == DISPUTE:
            return _DISPUTE
        if kind == REMOVE:
            return _CLEARED
        raise AssertionError(f"what op {kind} brings is not known")

    def given_up(self, n: int) -> int:
        """What it costs to discard so many cards: those above the limit of the hand are worth nothing anyway."""
        c = self.s.cells
        above = c[HAND_SIZE + self.seat] + c[DRAWN_SIZE + self.seat] - hand_limit(self.s, self.seat)
        return -_GIVEN_UP * max(0, n - max(0, above))

    def recovered(self, n: int) -> int:
        """What it brings to take back so many cards, as far as there are some."""
        there = len(numbers_of(self.s.cells[DISCARDED + self.seat], 0))
        return _RECOVERED * min(n, there)

    def circles(self, op: int, count: int, chosen: int, same: int) -> int:
        """The best that a convert or a move does in so many circles, but for those chosen already; of more than two the others are a little
        worse than the second."""
        if count == 0:
            return 0
        first = second = 0
        for circle in self.where(op, same):
            if chosen >> circle & 1:
                continue
            gain = self.circle(op, circle)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
        if count == 1:
            return first
        return first + second if count == 2 else first + second * 5 // 3

    def where(self, op: int, same: int) -> list[int]:
        """The circles an op allows; where it says "same" and none is chosen yet, any."""
        where = self.s.content.op_where[op]
        if where == ANY or (where == SAME and same == EMPTY):
            return self.open
        if where == SAME:
            return [same] if same in self.open else []
        return allowed(self.s, op)

    def circle(self, op: int, circle: int) -> int:
        """The best that a convert or a move does in a circle."""
        s = self.s
        content = s.content
        n = content.op_n[op]
        moves = content.op[op] == MOVE
        best = 0
        for side in sides_of(s, op, circle):
            gain = self.moved(circle, side, n) if moves else self.converted(circle, side, n, content.op_neutral[op], EMPTY)
            if gain > best:
                best = gain
        return best

    def converted(self, circle: int, side: int, n: int, only_neutral: bool, extra_side: int) -> int:
        """What it brings to convert so many territories on a side or on both, and one more on `extra_side`."""
        total = 0
        for one in range(2):
            if (side == BOTH or side == one) and not cannot_convert(self.s, self.seat, circle, one):
                total += self.side(circle, one, n + 1 if one == extra_side else n, only_neutral)
        return total

    def side(self, circle: int, side: int, n: int, only_neutral: bool) -> int:
        """What this side becomes worth, and what it is worth no longer to the other."""
        s = self.s
        place = circle * 2 + side
        lacks = self.lacks[place]
        if only_neutral:
            n = min(n, neutral(s, circle, side))
        gain = MISSING[max(0, lacks - n)] - MISSING[lacks]
        if not only_neutral:
            theirs = self.theirs[place]
            other_lacks = len(s.content.territories[place]) - theirs
            gain += MISSING[other_lacks] - MISSING[other_lacks + min(n, theirs)]
        worth = s.content.vp[circle] * POINT + BONUS
        return worth * gain // 1000 * _COUNTS[s.cells[POWER + circle] * 2 + side] // 1000

    def moved(self, circle: int, side: int, n: int) -> int:
        """What it brings to move the power marker."""
        if cannot_move(self.s, self.seat, circle):
            return 0
        power = self.s.cells[POWER + circle]
        return self.standing(circle, power_after(power, side, n)) - self.standing(circle, power)

    def standing(self, circle: int, power: int) -> int:
        """How a circle stands, with the power marker on a space: what it is worth here less what it is worth to the other."""
        content = self.s.content
        total = 0
        for side in range(2):
            place = circle * 2 + side
            other_lacks = len(content.territories[place]) - self.theirs[place]
            total += (MISSING[self.lacks[place]] - MISSING[other_lacks]) * _COUNTS[power * 2 + side] // 1000
        return (content.vp[circle] * POINT + BONUS) * total // 1000
