"""What bots look at in Sola Fide: a position's worth in named parts, in thousandths of a VP.

`FaithHeuristics1` is frozen with the bot `greedy@1`: the yardstick must not change. Better judgement is a new class beside it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.heuristics import POINT, Heuristics
from triptych.core.sets import numbers_of
from triptych.core.state import NOBODY
from triptych.games.sola_fide.content import (
    ALL_OF_THEM,
    ANY,
    CIRCLES,
    CONVERT,
    COST,
    DISCARD,
    DISPUTE,
    DRAW,
    DRAW_KEEP,
    MOVE,
    OPPONENT_DISCARDS,
    PER_DISCARD,
    RECOVER,
    REMOVE,
    SAME,
    Content,
)
from triptych.games.sola_fide.model import (
    BONUSES,
    CIRCLE,
    DECK,
    DISPUTED,
    DRAWN_SIZE,
    EMPTY,
    HAND_SIZE,
    OPEN,
    PERMANENT,
    POWER,
    SIDE,
    TURN,
    VP,
    WITH_THEN,
    FaithState,
)
from triptych.games.sola_fide.phases.circles import dominant, owned
from triptych.games.sola_fide.phases.step import first_card
from triptych.games.sola_fide.phases.turn import hand_limit

POINTS: Final = 0
DOMINANT_SIDES: Final = 1
SUBORDINATE_SIDES: Final = 2
DISPUTATION: Final = 3
CARDS: Final = 4
DECK_PART: Final = 5
PERMANENT_PART: Final = 6
BONUS_PART: Final = 7

# Of a circle's worth, in thousandths, what a side is worth on which so many territories are still missing.
MISSING: Final = [1000, 560, 330, 190, 110, 60, 40, 30, 20, 10]
# How much of that a subordinate side is worth, the power marker standing so many spaces away from it.
ONE_AWAY: Final = 430
TWO_AWAY: Final = 250
# What the first, second, third ... card of a hand is worth.
_HAND: Final = [1700, 1600, 1400, 1100, 600, 300, 300]
BONUS: Final = 900
_WORTH_OF_PERMANENT: Final = [0, 3000, 3000, 2200, 1000, 1500, 1000, 2600]
"""By the kind of the permanent card; the first is none."""


def op_worth(content: Content, op: int) -> int:
    """What an op is worth, roughly, for choosing cards in the draft."""
    kind = content.op[op]
    n = content.op_n[op]
    if kind == CONVERT:
        if content.op_neutral[op]:
            return 1100 if n == ALL_OF_THEM else 500
        worth = min(n, 3) * 900 * min(content.op_circles[op], 3)
        return worth if content.op_where[op] in (ANY, SAME) else worth * 2 // 3
    if kind == MOVE:
        return 700 * min(n, 2) * min(content.op_circles[op], 2)
    if kind == DRAW:
        return 900 * n
    if kind == DRAW_KEEP:
        return 900 * content.op_keep[op] + 200 * (n - content.op_keep[op])
    if kind == OPPONENT_DISCARDS:
        return 700 * n
    if kind == RECOVER:
        return 1000 * n
    if kind == DISCARD or kind == COST:
        return -800 * n
    if kind == PER_DISCARD:
        return 700
    if kind == DISPUTE:
        return 350
    if kind == REMOVE:
        return 700
    return 0


def card_worth(content: Content, card: int) -> int:
    """What having a card in one's deck is worth, roughly."""
    best = 0
    for first in content.lists[card]:
        total = 0
        for op in content.ops_of(first):
            total += op_worth(content, op)
        best = max(best, total)
    if content.military[card]:
        best -= 800
    return best + _WORTH_OF_PERMANENT[content.permanent[card]]


class FaithHeuristics1(Heuristics):
    """The first judgement."""

    parts: tuple[str, ...] = ("points", "dominant-sides", "subordinate-sides", "disputation", "cards", "deck", "permanent", "bonuses")

    def judge(self, s: Any, seat: int) -> list[int]:
        return judge(cast(FaithState, s), seat)

    def value(self, s: Any, seat: int) -> int:
        state = cast(FaithState, s)
        mine = judge(state, seat)
        theirs = judge(state, 1 - seat)
        total = 0
        for i in range(len(mine)):
            total += mine[i] - theirs[i]
        return total


def judge(s: FaithState, seat: int) -> list[int]:
    """The parts for one seat."""
    c = s.cells
    parts = [0] * 8
    parts[POINTS] = c[VP + seat] * POINT
    if s.actor == NOBODY or c[SIDE + seat] == EMPTY:
        return parts
    _circles(s, seat, parts)
    parts[CARDS] = _hand(s, seat)
    if c[TURN] == EMPTY:
        parts[DECK_PART] = _deck(s, seat)
    card = c[PERMANENT + seat]
    if card != EMPTY:
        parts[PERMANENT_PART] = _WORTH_OF_PERMANENT[s.content.permanent[card]]
    for at in range(BONUSES, BONUSES + CIRCLES):
        if c[at] != 0 and (c[at] - 1) % WITH_THEN == seat:
            parts[BONUS_PART] += BONUS
    return parts


def _circles(s: FaithState, seat: int, parts: list[int]) -> None:
    c = s.cells
    religion = c[SIDE + seat]
    for circle in range(CIRCLES):
        if c[CIRCLE + circle] != OPEN:
            continue
        worth = s.content.vp[circle] * POINT + BONUS
        side = dominant(s, circle)
        size = len(s.content.territories[circle * 2])
        share = MISSING[size - owned(s, circle, side, religion)]
        parts[DOMINANT_SIDES] += worth * share // 1000
        other = MISSING[size - owned(s, circle, 1 - side, religion)]
        power = c[POWER + circle]
        near = ONE_AWAY if power == 1 or power == 2 else TWO_AWAY
        parts[SUBORDINATE_SIDES] += worth * other // 1000 * near // 1000
        if c[DISPUTED] == circle:
            parts[DISPUTATION] += share + other * near // 1000


def _hand(s: FaithState, seat: int) -> int:
    """What lies above the limit will be gone when the own turn ends."""
    c = s.cells
    total = 0
    limit = hand_limit(s, seat)
    for place in range(c[HAND_SIZE + seat] + c[DRAWN_SIZE + seat]):
        if place >= limit:
            break
        total += _HAND[place] if place < 7 else 200
    return total


def _deck(s: FaithState, seat: int) -> int:
    """Before the game begins: what the deck will be good for."""
    total = 0
    for card in numbers_of(s.cells[DECK + seat], first_card(s, seat)):
        total += card_worth(s.content, card)
    return total
