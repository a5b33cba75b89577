"""What bots look at in A Column of Fire: a position's worth in named parts, in thousandths of a VP.

`FireHeuristics1` is frozen with the bot `greedy@1`: the yardstick must not change. Better judgement is a new class beside it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.heuristics import POINT, Heuristics
from triptych.core.state import NOBODY
from triptych.core.tables import in_order
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.prospects import begun, best_of, years_left

POINTS: Final = 0
HOUSES: Final = 1
CONFLICTS: Final = 2
GOODS: Final = 3
PERSONS: Final = 4
DICE: Final = 5
TILES: Final = 6
PROTECTION: Final = 7
AGENDA: Final = 8
PARTS: Final = in_order(
    (POINTS, "points"),
    (HOUSES, "houses"),
    (CONFLICTS, "conflicts"),
    (GOODS, "goods"),
    (PERSONS, "persons"),
    (DICE, "dice"),
    (TILES, "tiles"),
    (PROTECTION, "protection"),
    (AGENDA, "agenda"),
)

# The worth of having so many free dice: one is needed every year, more give a choice.
_FREE_DICE: Final = [0, 2600, 3800, 4500, 4900, 5100]
# The worth of the first, second, third ... good of a kind: with a house where it sells, and without one.
_GOOD_SELLING: Final = [2300, 1700, 900, 600]
_GOOD_WAITING: Final = [1300, 800, 550, 500]
_HIDDEN_TILE: Final = 1400
_ACTION_TILE: Final = 1200


class FireHeuristics1(Heuristics):
    """Frozen with greedy@1."""

    def __init__(self) -> None:
        self.parts = PARTS

    def judge(self, s: Any, seat: int) -> list[int]:
        return self._judge(cast(FireState, s), seat)

    def value(self, s: Any, seat: int) -> int:
        """Own worth, less half of what the others have on average; after the end the points alone."""
        state = cast(FireState, s)
        c = state.cells
        players = c[m.PLAYERS]
        own = 0
        others = 0
        for other in range(players):
            if s.actor == NOBODY:
                worth = c[m.VP + other] * POINT
            else:
                worth = sum(self._judge(state, other))
            if other == seat:
                own = worth
            else:
                others += worth
        return own - others // (2 * (players - 1))

    def _judge(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        parts = [0] * len(PARTS)
        parts[POINTS] = c[m.VP + seat] * POINT
        self._houses(s, seat, parts)
        self._goods(s, seat, parts)
        self._persons(s, seat, parts)
        tiles = c[m.TILES + seat * content.TILE_KINDS : m.TILES + (seat + 1) * content.TILE_KINDS]
        if tiles[0] < 0:
            parts[TILES] = c[m.TILE_COUNT + seat] * _HIDDEN_TILE
        else:
            for kind in range(len(s.content.tile_vp)):
                if tiles[kind] > 0:
                    vp = s.content.tile_vp[kind]
                    parts[TILES] += tiles[kind] * (vp * POINT if vp > 0 else _ACTION_TILE)
        protection = c[m.PROTECTION + seat]
        parts[PROTECTION] = protection * POINT + (500 if protection > 0 else 0)
        if seat == c[m.TURN]:
            parts[AGENDA] = begun(s, seat)
        return parts

    def _houses(self, s: FireState, seat: int, parts: list[int]) -> None:
        """A house is worth its 2 VP and the sales it allows; a conflict to come may pay its number, or take it away."""
        c = s.cells
        mine = c[m.RELIGION + seat]
        room = m.RELIGION_SPACES[c[m.PLAYERS]]
        for country in range(content.COUNTRIES):
            number = c[m.HOUSE + seat * content.COUNTRIES + country]
            if number == 0:
                continue
            parts[HOUSES] += 3800
            at = m.STONES + country * content.STONE_KINDS
            lead = c[at + mine] - c[at + 1 - mine] if mine >= 0 else 0
            filled = c[at + content.CATHOLIC] + c[at + content.PROTESTANT] + c[at + content.NEUTRAL]
            parts[CONFLICTS] += number * 120
            if lead > 0:
                parts[CONFLICTS] += number * POINT * (filled + lead) // (2 * room)
            elif lead < 0:
                parts[CONFLICTS] -= 3500 * (filled - lead) // (2 * room)

    def _goods(self, s: FireState, seat: int, parts: list[int]) -> None:
        c = s.cells
        price = s.content.price
        for good in range(content.GOOD_KINDS):
            count = c[m.GOODS + seat * content.GOOD_KINDS + good]
            if count == 0:
                continue
            selling = False
            for country in range(content.COUNTRIES):
                if price[country * content.GOOD_KINDS + good] > 0 and c[m.HOUSE + seat * content.COUNTRIES + country] > 0:
                    selling = True
            table = _GOOD_SELLING if selling else _GOOD_WAITING
            for nth in range(count):
                parts[GOODS] += table[nth] if nth < len(table) else 500

    def _persons(self, s: FireState, seat: int, parts: list[int]) -> None:
        """A person is used once more for each number above 1 on its die, less surely the further away; free dice give a choice."""
        c = s.cells
        years = years_left(s)
        free = 0
        for die in range(content.DICE):
            at = c[m.DIE_AT + seat * content.DICE + die]
            if at == m.FREE or at == m.IN_HAND:
                free += 1
            elif at == m.ON_LOCH_LEVEN:
                parts[DICE] -= 150 * c[m.DIE_VALUE + seat * content.DICE + die]
        parts[DICE] += _FREE_DICE[free]
        for place in range(c[m.DISPLAY_SIZE + seat]):
            uses = c[m.DIE_VALUE + seat * content.DICE + c[m.DISPLAY_DIE + seat * m.PLACES + place]] - 1
            if uses > years:
                uses = years
            parts[PERSONS] += best_of(s.content.actions[c[m.DISPLAY + seat * m.PLACES + place]]) * uses * 9 // 10
