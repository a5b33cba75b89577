"""What is measured in A Column of Fire for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.state import TOP
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.details import FireDetails
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.conflicts import any_torch
from triptych.games.column_of_fire.prospects import begun, best_of, years_left

POINTS_OF_A_STAGE: Final = 8
STAGES: Final = 7
MANY_GOODS: Final = 4
PASS_ONLY: Final = [moves.PASS]

_NAMES: Final = (
    "points",
    "houses",
    "numbers",
    "conflicts-ahead",
    "conflicts-behind",
    "goods-sold",
    "goods",
    "persons",
    "years",
    "dice",
    "loch-leven",
    "tiles",
    "protection",
    "begun",
)


def _chance(own: int, other: int, free: int) -> int:
    if free == 0:
        return POINT if own > other else 0
    return (43 * _chance(own + 1, other, free - 1) + 43 * _chance(own, other + 1, free - 1) + 14 * _chance(own, other, free - 1)) // 100


COUNTS: Final = 5  # of stones in a country: none to all spaces
_CHANCES: Final[list[int]] = [_chance(own, other, free) for own in range(COUNTS) for other in range(COUNTS) for free in range(COUNTS)]


def more_of(own: int, other: int, free: int) -> int:
    """How likely there are more stones of the one religion than of the other when the free spaces are taken by any, in thousandths; one in
    seven or so is neutral."""
    return _CHANCES[(own * COUNTS + other) * COUNTS + free]


class FireMeasures(Measures):
    """Houses against conflicts to come, goods against reachable sales, a die on a card over its remaining years; by how many points the one
    has who is ahead, because they end the game."""

    def __init__(self) -> None:
        self.names = _NAMES
        self.iterations = (4, 8, 40, 200, 8000)
        self.softness = (0.016, 0.007, 0.002, 0.0, 0.0)
        self.stages = STAGES

    def stage(self, s: Any) -> int:
        c = cast(FireState, s).cells
        most = 0
        for seat in range(c[m.PLAYERS]):
            if c[m.VP + seat] > most:
                most = c[m.VP + seat]
        return min((STAGES - 1) * POINT, most * POINT // POINTS_OF_A_STAGE)

    def details(self, s: Any) -> Details:
        return FireDetails(self, cast(FireState, s).content)

    def sensible(self, s: Any) -> list[int]:
        """Tiles and ransoms are on offer beside every choice. Looking ahead, tiles are thought of in their windows only; so are ransoms, of
        a die where it can still be used in this turn and none is free, of the religion die before a conflict."""
        fire = cast(FireState, s)
        c = fire.cells
        top = c[TOP]
        if c[top] != agenda.WINDOW:
            return [move for move in fire.moves if move < moves.RANSOM]
        window = c[top + 1]
        religion_matters = any_torch(fire)
        die_is_needed = window != agenda.BEFORE_CONFLICTS and window != agenda.BETWEEN_CONFLICTS and not self.has_free_die(fire, fire.actor)
        if not religion_matters and not die_is_needed and c[m.TILE_COUNT + fire.actor] == 0:
            return PASS_ONLY
        left: list[int] = []
        for move in fire.moves:
            ransom = moves.KINDS[move] == moves.RANSOM
            if not ransom or (religion_matters if move == moves.RANSOM + content.BLACK else die_is_needed):
                left.append(move)
        return left

    def has_free_die(self, s: FireState, seat: int) -> bool:
        for die in range(content.DICE):
            if s.cells[m.DIE_AT + seat * content.DICE + die] == m.FREE:
                return True
        return False

    def measure(self, s: Any, seat: int) -> list[int]:
        fire = cast(FireState, s)
        c = fire.cells
        houses = numbers = ahead = behind = 0
        mine = c[m.RELIGION + seat]
        room = m.RELIGION_SPACES[c[m.PLAYERS]]
        for country in range(content.COUNTRIES):
            number = c[m.HOUSE + seat * content.COUNTRIES + country]
            if number == 0:
                continue
            houses += POINT
            numbers += number * POINT
            if mine < 0:
                continue
            at = m.STONES + country * content.STONE_KINDS
            own = c[at + mine]
            other = c[at + 1 - mine]
            filled = own + other + c[at + content.NEUTRAL]
            if own > other:
                ahead += number * POINT * (filled + own - other) // (2 * room)
            ahead += number * more_of(own, other, room - filled) * filled // (2 * room)
            behind -= more_of(other, own, room - filled) * filled // room
        sold, kept = self.goods(fire, seat)
        persons, years = self.persons(fire, seat)
        free = waiting = 0
        for die in range(content.DICE):
            lies = c[m.DIE_AT + seat * content.DICE + die]
            if lies == m.FREE or lies == m.IN_HAND:
                free += POINT
            elif lies == m.ON_LOCH_LEVEN:
                waiting -= c[m.DIE_VALUE + seat * content.DICE + die] * POINT
        under_way = begun(fire, seat) if seat == c[m.TURN] else 0
        points = c[m.VP + seat] * POINT
        tiles = self.tiles(fire, seat)
        protection = min(c[m.PROTECTION + seat], 4) * POINT
        dice = min(free, 3 * POINT)
        return [points, houses, numbers, ahead, behind, sold, kept, persons, years, dice, waiting, tiles, protection, under_way]

    def goods(self, s: FireState, seat: int) -> tuple[int, int]:
        """Those he could sell where he has a house, and the others; of many of a kind only some count."""
        c = s.cells
        price = s.content.price
        sold = kept = 0
        for good in range(content.GOOD_KINDS):
            count = min(c[m.GOODS + seat * content.GOOD_KINDS + good], MANY_GOODS)
            selling = False
            for country in range(content.COUNTRIES):
                if price[country * content.GOOD_KINDS + good] > 0 and c[m.HOUSE + seat * content.COUNTRIES + country] > 0:
                    selling = True
            if selling:
                sold += count * POINT
            else:
                kept += count * POINT
        return sold, kept

    def persons(self, s: FireState, seat: int) -> tuple[int, int]:
        """What the persons of his display will still do for him, and in how many years."""
        c = s.cells
        left = years_left(s)
        worth = years = 0
        for place in range(c[m.DISPLAY_SIZE + seat]):
            uses = min(c[m.DIE_VALUE + seat * content.DICE + c[m.DISPLAY_DIE + seat * m.PLACES + place]] - 1, left)
            worth += best_of(s.content.actions[c[m.DISPLAY + seat * m.PLACES + place]]) * uses
            years += uses * POINT
        return worth, years

    def tiles(self, s: FireState, seat: int) -> int:
        """Advantage tiles: their points where they have some, else what an action is worth; hidden ones by their number."""
        c = s.cells
        at = m.TILES + seat * content.TILE_KINDS
        if c[at] < 0:
            return c[m.TILE_COUNT + seat] * POINT * 3 // 2
        total = 0
        for kind in range(len(s.content.tile_vp)):
            vp = s.content.tile_vp[kind]
            total += c[at + kind] * (vp * POINT if vp > 0 else POINT * 6 // 5)
        return total
