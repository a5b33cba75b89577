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
    LISTED,
    MOVE,
    NOBILITY,
    NOT_PERMANENT,
    OPPONENT_DISCARDS,
    RECOVER,
    SAME,
    SUBORDINATE,
)
from triptych.games.sola_fide.heuristics import BONUS, MISSING, ONE_AWAY, TWO_AWAY
from triptych.games.sola_fide.model import CIRCLE, DRAWN_SIZE, EMPTY, HAND, OPEN, POWER, SIDE, TURN, FaithState
from triptych.games.sola_fide.model import DISPUTED as DISPUTED_CIRCLE
from triptych.games.sola_fide.model import SAME as SAME_CIRCLE
from triptych.games.sola_fide.phases.circles import neutral, owned
from triptych.games.sola_fide.phases.effects import LEFT
from triptych.games.sola_fide.phases.step import first_card

# How much each side of a circle counts, in thousandths, by the space of the power marker: nobility, then commons.
_COUNTS: Final = [1000, TWO_AWAY, 1000, ONE_AWAY, ONE_AWAY, 1000, TWO_AWAY, 1000]
_DRAWN: Final = 1400
_LOOKED_AT: Final = 200  # beside those that are kept
_RECOVERED: Final = 1500
_GIVEN_UP: Final = 1000
_TAKEN_FROM_THE_OTHER: Final = 1100
_DISPUTE: Final = 400
_SOMETHING: Final = 500
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
        religion = c[SIDE + seat]
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] == OPEN:
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
        for card in numbers_of(s.cells[HAND + self.seat], first_card(s, self.seat)):
            gain = self.card(card)
            if gain > best:
                best = gain
                self.best_card = card
        return best

    def card(self, card: int) -> int:
        """What playing a card brings."""
        content = self.s.content
        best = 0
        for first in content.lists[card]:
            best = max(best, self.ops(first, EMPTY))
        if content.military[card]:
            best -= _MILITARY
        return best if content.permanent[card] == NOT_PERMANENT else best + _PERMANENT

    # -- what is being carried out --------------------------------------------------------------------------------------------------------

    def pending(self) -> int:
        """What is still to come of everything that has begun."""
        c = self.s.cells
        total = 0
        for frame in range(BOTTOM, c[TOP] + 1, FRAME):
            total += self.frame(c[frame], c[frame + 1], c[frame + 2])
        return total

    def frame(self, step: int, a: int, b: int) -> int:
        """What a step on the agenda brings; of effects the second number says for whom they are, of the others the first."""
        c = self.s.cells
        effect = b % 2 == self.seat
        if step == agenda.LIST:
            return self.ops(a, c[SAME_CIRCLE]) if effect else 0
        if step == agenda.CONVERT or step == agenda.MOVE:
            return self.circles(a, b // LEFT % 16, c[SAME_CIRCLE]) if effect else 0
        if step == agenda.EXTRA:
            return self.circles(a, 1, c[SAME_CIRCLE]) if effect else 0
        if step == agenda.DISPUTE or step == agenda.REMOVE or step == agenda.PER_DISCARD or step == agenda.COST:
            return self.op(a, EMPTY) if effect else 0
        if a != self.seat:
            return 0
        if step == agenda.USE:
            return _USE
        if step == agenda.KEEP:
            return _GIVEN_UP * (b - c[DRAWN_SIZE + a])
        if step == agenda.RECOVER:
            return _RECOVERED * b
        if step == agenda.DISCARD:
            return -_GIVEN_UP * b
        return _FOREIGN if step == agenda.CHOOSE_DECK else 0

    # -- ops ------------------------------------------------------------------------------------------------------------------------------

    def ops(self, first: int, same: int) -> int:
        """What the ops of a list bring from one on, each for itself; `same` is the circle chosen last, if one is chosen yet."""
        content = self.s.content
        total = 0
        while content.op[first] != END:
            total += self.op(first, same)
            first += 1
        return total

    def op(self, op: int, same: int) -> int:
        """What an op brings."""
        content = self.s.content
        kind = content.op[op]
        n = content.op_n[op]
        if kind == CONVERT or kind == MOVE:
            return self.circles(op, content.op_circles[op], same)
        if kind == DRAW:
            return _DRAWN * n
        if kind == DRAW_KEEP:
            return _DRAWN * content.op_keep[op] + _LOOKED_AT * (n - content.op_keep[op])
        if kind == OPPONENT_DISCARDS:
            return _TAKEN_FROM_THE_OTHER * n
        if kind == RECOVER:
            return _RECOVERED * n
        if kind == DISCARD or kind == COST:
            return -_GIVEN_UP * n
        return _DISPUTE if kind == DISPUTE else _SOMETHING

    def circles(self, op: int, count: int, same: int) -> int:
        """The best that a convert or a move does in so many circles; of more than two the others are a little worse than the second."""
        content = self.s.content
        c = self.s.cells
        where = content.op_where[op]
        if where == DISPUTED or (where == SAME and same != EMPTY):
            circle = c[DISPUTED_CIRCLE] if where == DISPUTED else same
            return self.circle(op, circle) if circle != EMPTY and c[CIRCLE + circle] == OPEN else 0
        first = second = 0
        for circle in self.open:
            if where == LISTED and not content.op_listed[op] >> circle & 1:
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

    def circle(self, op: int, circle: int) -> int:
        """The best that a convert or a move does in a circle."""
        content = self.s.content
        side = content.op_side[op]
        n = content.op_n[op]
        if side == DOMINANT or side == SUBORDINATE:
            towards_commons = (self.s.cells[POWER + circle] >= 2) == (side == DOMINANT)
            side = COMMONS if towards_commons else NOBILITY
        if content.op[op] == MOVE:
            if side == EITHER:
                return max(self.moved(circle, NOBILITY, n), self.moved(circle, COMMONS, n))
            return self.moved(circle, side, n)
        total = best = 0
        for one in range(2):
            if side <= COMMONS and side != one:
                continue
            gain = self.converted(circle, one, n, content.op_neutral[op])
            total += gain
            if gain > best:
                best = gain
        return total if side == BOTH else best

    def converted(self, circle: int, side: int, n: int, only_neutral: bool) -> int:
        """What it brings to convert so many territories: what this side becomes worth, and what it is worth no longer to the other."""
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
        power = self.s.cells[POWER + circle]
        after = max(0, power - n) if side == NOBILITY else min(3, power + n)
        return self.standing(circle, after) - self.standing(circle, power)

    def standing(self, circle: int, power: int) -> int:
        """How a circle stands, with the power marker on a space: what it is worth here less what it is worth to the other."""
        content = self.s.content
        total = 0
        for side in range(2):
            place = circle * 2 + side
            other_lacks = len(content.territories[place]) - self.theirs[place]
            total += (MISSING[self.lacks[place]] - MISSING[other_lacks]) * _COUNTS[power * 2 + side] // 1000
        return (content.vp[circle] * POINT + BONUS) * total // 1000
