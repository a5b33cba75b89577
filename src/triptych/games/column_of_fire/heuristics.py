"""What bots look at in A Column of Fire: a position's worth in named parts, in thousandths of a VP.

`FireHeuristics1` is frozen with the bot `greedy@1`: the yardstick must not change. Better judgement is a new class beside it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.heuristics import POINT, Heuristics
from triptych.core.state import BOTTOM, FRAME, NOBODY, TOP
from triptych.games.column_of_fire import agenda
from triptych.games.column_of_fire.content import (
    ADVANTAGE,
    ANY_GOOD,
    CAPTAIN,
    MARKET,
    NEUTRAL_STONE,
    PROTECTION,
    REMOVE_PERSON,
    SHIP,
    STEP_ON,
    STONE,
    TAKE_DIE,
    TILE_KINDS,
    TURN_DIE,
)
from triptych.games.column_of_fire.content import VP as VP_ACTION
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    FREE,
    GOODS,
    HOUSE,
    IN_HAND,
    ON_LOCH_LEVEN,
    PLAYERS,
    RELIGION,
    STONES,
    TILE_COUNT,
    TILES,
    TURN,
    VP,
    FireState,
)
from triptych.games.column_of_fire.model import PROTECTION as PROTECTION_TILES

POINTS: Final = 0
HOUSES: Final = 1
CONFLICTS: Final = 2
GOODS_PART: Final = 3
PERSONS: Final = 4
DICE: Final = 5
TILES_PART: Final = 6
PROTECTION_PART: Final = 7
AGENDA: Final = 8

# The worth of having so many free dice: one is needed every year, more give a choice.
_FREE_DICE: Final = [0, 2600, 3800, 4500, 4900, 5100]
# The worth of the first, second, third ... good of a kind: with a house where it sells, and without one.
_GOOD_SELLING: Final = [2300, 1700, 900, 600]
_GOOD_WAITING: Final = [1300, 800, 550, 500]
LESS_FOR_A_DIE: Final = 900  # a die in hand still counts as free, and soon will not
_HIDDEN_TILE: Final = 1400
_ACTION_TILE: Final = 1200


def action_worth(action: int) -> int:
    """What using an action once is worth, roughly."""
    if action < ANY_GOOD:
        return 1600
    if action >= VP_ACTION:
        return (action - VP_ACTION) * POINT
    if action >= STONE:
        return 800
    if action >= MARKET:
        return 2200
    if action >= SHIP:
        return 1500
    return {
        ANY_GOOD: 1900,
        ADVANTAGE: 1500,
        PROTECTION: 1100,
        CAPTAIN: 1800,
        NEUTRAL_STONE: 500,
        TURN_DIE: 800,
        REMOVE_PERSON: 500,
        STEP_ON: 1700,
        TAKE_DIE: 400,
    }[action]


def years_left(s: FireState) -> int:
    """How many years are still to come, roughly: nobody gains more than six VP a year for long."""
    c = s.cells
    most = c[VP]
    for seat in range(1, c[PLAYERS]):
        if c[VP + seat] > most:
            most = c[VP + seat]
    return 1 + (50 - most) // 6 if most < 50 else 0


class FireHeuristics1(Heuristics):
    """Frozen with greedy@1."""

    def __init__(self) -> None:
        self.parts = ("points", "houses", "conflicts", "goods", "persons", "dice", "tiles", "protection", "agenda")
        self.worth: list[int] = [0] * (VP_ACTION + 10)
        for action in [*range(13), *range(SHIP, SHIP + 8), *range(STONE, STONE + 3), *range(VP_ACTION, VP_ACTION + 10)]:
            self.worth[action] = action_worth(action)

    def judge(self, s: Any, seat: int) -> list[int]:
        return self._judge(cast(FireState, s), seat)

    def value(self, s: Any, seat: int) -> int:
        """Own worth, less half of what the others have on average; after the end the points alone."""
        state = cast(FireState, s)
        c = state.cells
        players = c[PLAYERS]
        own = 0
        others = 0
        for other in range(players):
            if s.actor == NOBODY:
                worth = c[VP + other] * POINT
            else:
                worth = sum(self._judge(state, other))
            if other == seat:
                own = worth
            else:
                others += worth
        return own - others // (2 * (players - 1))

    def _judge(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        parts = [0] * 9
        parts[POINTS] = c[VP + seat] * POINT
        self._houses(s, seat, parts)
        self._goods(s, seat, parts)
        self._persons(s, seat, parts)
        tiles = c[TILES + seat * TILE_KINDS : TILES + (seat + 1) * TILE_KINDS]
        if tiles[0] < 0:
            parts[TILES_PART] = c[TILE_COUNT + seat] * _HIDDEN_TILE
        else:
            for kind in range(len(s.content.tile_vp)):
                if tiles[kind] > 0:
                    vp = s.content.tile_vp[kind]
                    parts[TILES_PART] += tiles[kind] * (vp * POINT if vp > 0 else _ACTION_TILE)
        protection = c[PROTECTION_TILES + seat]
        parts[PROTECTION_PART] = protection * POINT + (500 if protection > 0 else 0)
        if seat == c[TURN]:
            parts[AGENDA] = self.begun(s, seat)
        return parts

    def begun(self, s: FireState, seat: int) -> int:
        """What he is about to do: an action he may use now is worth nearly what it brings, a person in hand what it will bring."""
        c = s.cells
        worth = 0
        for at in range(BOTTOM, c[TOP] + 1, FRAME):
            if c[at] == agenda.USE:
                what = c[at + 1]
                if what >= agenda.SPACE:
                    worth += self._space(s, seat, s.content.space_action[what - agenda.SPACE])
                else:
                    worth += self.best_of(s.content.actions[what])
            elif c[at] == agenda.LAY_CARD:
                uses = min(c[DIE_VALUE + seat * 5 + c[at + 2]] - 1, years_left(s))
                best = self.best_of(s.content.actions[c[at + 1]])
                worth += best + best * uses * 9 // 10 - LESS_FOR_A_DIE
        return worth

    def best_of(self, actions: list[int]) -> int:
        best = 0
        for action in actions:
            worth = self.worth[action]
            best = worth + 200 if best > 0 and worth <= best else worth if worth > best else best
        return best

    def _space(self, s: FireState, seat: int, action: int) -> int:
        """What a space's action brings now: sales by what they would earn above the worth of the good kept."""
        if not SHIP <= action < STONE:
            return self.worth[action]
        c = s.cells
        price = s.content.price
        earned = 0
        for i in range(4):
            country = action - SHIP if action < MARKET else i
            good = i if action < MARKET else action - MARKET
            if c[GOODS + seat * 4 + good] > 0 and price[country * 4 + good] > 0 and c[HOUSE + seat * 4 + country] > 0:
                earned += price[country * 4 + good] * POINT - 1900
        return earned if action < MARKET or earned > 1900 else 1900

    def _houses(self, s: FireState, seat: int, parts: list[int]) -> None:
        """A house is worth its 2 VP and the sales it allows; a conflict to come may pay its number, or take it away."""
        c = s.cells
        mine = c[RELIGION + seat]
        room = 3 if c[PLAYERS] == 2 else 4
        for country in range(4):
            number = c[HOUSE + seat * 4 + country]
            if number == 0:
                continue
            parts[HOUSES] += 3800
            at = STONES + country * 3
            lead = c[at + mine] - c[at + 1 - mine] if mine >= 0 else 0
            filled = c[at] + c[at + 1] + c[at + 2]
            parts[CONFLICTS] += number * 120
            if lead > 0:
                parts[CONFLICTS] += number * POINT * (filled + lead) // (2 * room)
            elif lead < 0:
                parts[CONFLICTS] -= 3500 * (filled - lead) // (2 * room)

    def _goods(self, s: FireState, seat: int, parts: list[int]) -> None:
        c = s.cells
        price = s.content.price
        for good in range(4):
            count = c[GOODS + seat * 4 + good]
            if count == 0:
                continue
            selling = False
            for country in range(4):
                if price[country * 4 + good] > 0 and c[HOUSE + seat * 4 + country] > 0:
                    selling = True
            table = _GOOD_SELLING if selling else _GOOD_WAITING
            for nth in range(count):
                parts[GOODS_PART] += table[nth] if nth < 4 else 500

    def _persons(self, s: FireState, seat: int, parts: list[int]) -> None:
        """A person is used once more for each number above 1 on its die, less surely the further away; free dice give a choice."""
        c = s.cells
        years = years_left(s)
        free = 0
        for die in range(5):
            at = c[DIE_AT + seat * 5 + die]
            if at == FREE or at == IN_HAND:
                free += 1
            elif at == ON_LOCH_LEVEN:
                parts[DICE] -= 150 * c[DIE_VALUE + seat * 5 + die]
        parts[DICE] += _FREE_DICE[free]
        for place in range(c[DISPLAY_SIZE + seat]):
            uses = c[DIE_VALUE + seat * 5 + c[DISPLAY_DIE + seat * 5 + place]] - 1
            if uses > years:
                uses = years
            parts[PERSONS] += self.best_of(s.content.actions[c[DISPLAY + seat * 5 + place]]) * uses * 9 // 10
