"""Things: gained from the stock and given up into it, counted, scored (WE-1.1, WE-3.9)."""

from __future__ import annotations

from triptych.games.world_without_end import agenda
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import (
    ALL as EVERYBODY,
)
from triptych.games.world_without_end.content import (
    BUNDLE,
    EACH_WITH,
    FAVOUR,
    FIRST_LEAST,
    FIRST_MOST,
    HELD,
    HOUSE,
    LIMITED,
    MOST_OF,
    PLACES,
    TREAT,
    VP,
)
from triptych.games.world_without_end.model import (
    FACE_DOWN,
    GONE,
    HAVE,
    HOUSES_LEFT,
    PLACE,
    PLAYERS,
    SUPPLY,
    TownState,
)
from triptych.games.world_without_end.model import VP as POINTS
from triptych.games.world_without_end.phases.lasting import useless
from triptych.games.world_without_end.phases.step import in_order


def score(s: TownState, seat: int, points: int, source: int) -> None:
    """[WE-10.2] The track has no upper end."""
    if points > 0:
        s.cells[POINTS + seat] += points
        s.tell(told.SCORED, seat, points, source)


def lose_points(s: TownState, seat: int, points: int, source: int) -> None:
    """[WE-10.2] Never below 0: further losses are void."""
    lost = min(points, s.cells[POINTS + seat])
    if lost > 0:
        s.cells[POINTS + seat] -= lost
        s.tell(told.SCORED, seat, -lost, source)


def gain(s: TownState, seat: int, thing: int, n: int, source: int = told.FROM_EVENT) -> None:
    """[WE-3.9] As far as it is in stock; [WE-1.1] money and VP never end."""
    if thing == VP:
        score(s, seat, n, source)
        return
    c = s.cells
    if thing < LIMITED:
        there = c[SUPPLY + thing]
        if there < n:
            if there == 0:
                s.tell(told.NOTHING_LEFT, seat, thing)
                return
            n = there
        c[SUPPLY + thing] = there - n
    c[HAVE + seat * HELD + thing] += n
    s.tell(told.GOT, seat, thing, n)


def gain_bundle(s: TownState, seat: int, bundle: list[int], source: int) -> None:
    """[WE-3.9] Of a bundle what is there, in the order of the things; then its grants, which are asked one after the other."""
    for thing in range(VP + 1):
        if bundle[thing]:
            gain(s, seat, thing, bundle[thing], source)
    for grant in range(FAVOUR, TREAT - 1, -1):
        if bundle[grant]:
            s.push(agenda.GRANTS, seat + 4 * grant, bundle[grant])


def give_up(s: TownState, seat: int, thing: int, n: int, source: int = told.FROM_EVENT) -> None:
    """[WE-1.1] It goes back to where it came from."""
    if n <= 0:
        return
    c = s.cells
    if thing == VP:
        lose_points(s, seat, n, source)
        return
    c[HAVE + seat * HELD + thing] -= n
    if thing < LIMITED:
        c[SUPPLY + thing] += n
    s.tell(told.GAVE, seat, thing, n)


def give_bundle(s: TownState, seat: int, bundle: list[int], source: int) -> None:
    for thing in range(VP + 1):
        if bundle[thing]:
            give_up(s, seat, thing, bundle[thing], source)


def has(s: TownState, seat: int, bundle: list[int]) -> bool:
    """Has he all of this?"""
    c = s.cells
    mine = HAVE + seat * HELD
    for thing in range(HELD):
        if bundle[thing] > c[mine + thing]:
            return False
    return bundle[VP] <= c[POINTS + seat]


def all_in_stock(s: TownState, bundle: list[int]) -> bool:
    for thing in range(LIMITED):
        if bundle[thing] > s.cells[SUPPLY + thing]:
            return False
    return True


def anything_in_stock(s: TownState, bundle: list[int]) -> bool:
    """Would somebody who gains it get something?"""
    for thing in range(BUNDLE):
        if bundle[thing] and (thing >= LIMITED or s.cells[SUPPLY + thing] > 0):
            return True
    return False


def counted(s: TownState, seat: int, count: int) -> int:
    """How many he has of a thing, of houses on the board, or how many are sick; [WE-3.6] a thing that is useless counts as none."""
    c = s.cells
    if count < HELD:
        return 0 if useless(s, count) else c[HAVE + seat * HELD + count]
    if count == VP:
        return c[POINTS + seat]
    if count == HOUSE:
        return s.content.start_houses - c[HOUSES_LEFT + seat]
    return sick(s)


def sick(s: TownState) -> int:
    """How many plague tiles lie face up?"""
    found = 0
    for place in range(PLACES):
        if FACE_DOWN < s.cells[PLACE + place] < GONE:
            found += 1
    return found


def hit_by(s: TownState, op: int) -> int:
    """[WE-3.10] Whom an effect hits, as a set of seats: most and least with all who are tied, nobody if all are level; or exactly one of
    them, the first in order."""
    players = s.cells[PLAYERS]
    way = s.content.op_who[op]
    if way == EVERYBODY:
        return (1 << players) - 1
    count = s.content.op_count[op]
    have = [counted(s, seat, count) for seat in range(players)]
    if way == EACH_WITH:
        wanted = [seat for seat in range(players) if have[seat] > 0]
    else:
        best = max(have) if way in (MOST_OF, FIRST_MOST) else min(have)
        if way in (FIRST_MOST, FIRST_LEAST):
            turn = 0
            while have[in_order(s, turn)] != best:
                turn += 1
            return 1 << in_order(s, turn)
        if max(have) == min(have):
            return 0
        wanted = [seat for seat in range(players) if have[seat] == best]
    found = 0
    for seat in wanted:
        found |= 1 << seat
    return found
