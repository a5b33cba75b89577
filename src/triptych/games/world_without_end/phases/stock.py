"""Things: gained from the stock and given up into it, counted, scored (WE-1.1, WE-3.9)."""

from __future__ import annotations

from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.lasting import useless
from triptych.games.world_without_end.phases.step import GRANT, in_order


def score(s: TownState, seat: int, points: int, source: int) -> None:
    """[WE-10.2] The track has no upper end."""
    if points > 0:
        s.cells[m.VP + seat] += points
        s.tell(told.SCORED, seat, points, source)


def lose_points(s: TownState, seat: int, points: int, source: int) -> None:
    """[WE-10.2] Never below 0: further losses are void."""
    lost = min(points, s.cells[m.VP + seat])
    if lost > 0:
        s.cells[m.VP + seat] -= lost
        s.tell(told.SCORED, seat, -lost, source)


def gain(s: TownState, seat: int, thing: int, n: int, source: int = told.FROM_EVENT) -> None:
    """[WE-3.9] As far as it is in stock; [WE-1.1] money and VP never end."""
    if thing == content.VP:
        score(s, seat, n, source)
        return
    c = s.cells
    if thing < content.LIMITED:
        there = c[m.SUPPLY + thing]
        if there < n:
            if there == 0:
                s.tell(told.NOTHING_LEFT, seat, thing)
                return
            n = there
        c[m.SUPPLY + thing] = there - n
    elif thing != content.MONEY:
        raise AssertionError(f"how thing {thing} is gained is not known")
    c[m.HAVE + seat * content.HELD + thing] += n
    s.tell(told.GOT, seat, thing, n)


def gain_bundle(s: TownState, seat: int, bundle: list[int], source: int) -> None:
    """[WE-3.9] Of a bundle what is there, in the order of the things; then its grants, which are asked one after the other."""
    for thing in range(content.VP + 1):
        if bundle[thing]:
            gain(s, seat, thing, bundle[thing], source)
    for grant in range(content.FAVOUR, content.TREAT - 1, -1):
        if bundle[grant]:
            s.push(agenda.GRANTS, seat + GRANT * grant, bundle[grant])


def give_up(s: TownState, seat: int, thing: int, n: int, source: int = told.FROM_EVENT) -> None:
    """[WE-1.1] It goes back to where it came from."""
    if n <= 0:
        return
    c = s.cells
    if thing == content.VP:
        lose_points(s, seat, n, source)
        return
    if thing < content.LIMITED:
        c[m.SUPPLY + thing] += n
    elif thing != content.MONEY:
        raise AssertionError(f"how thing {thing} is given up is not known")
    c[m.HAVE + seat * content.HELD + thing] -= n
    s.tell(told.GAVE, seat, thing, n)


def give_bundle(s: TownState, seat: int, bundle: list[int], source: int) -> None:
    for thing in range(content.VP + 1):
        if bundle[thing]:
            give_up(s, seat, thing, bundle[thing], source)


def has(s: TownState, seat: int, bundle: list[int]) -> bool:
    """Has he all of this?"""
    c = s.cells
    mine = m.HAVE + seat * content.HELD
    for thing in range(content.HELD):
        if bundle[thing] > c[mine + thing]:
            return False
    return bundle[content.VP] <= c[m.VP + seat]


def all_in_stock(s: TownState, bundle: list[int]) -> bool:
    for thing in range(content.LIMITED):
        if bundle[thing] > s.cells[m.SUPPLY + thing]:
            return False
    return True


def anything_in_stock(s: TownState, bundle: list[int]) -> bool:
    """Would somebody who gains it get something?"""
    for thing in range(content.BUNDLE):
        if bundle[thing] and (thing >= content.LIMITED or s.cells[m.SUPPLY + thing] > 0):
            return True
    return False


def counted(s: TownState, seat: int, count: int) -> int:
    """How many he has of a thing, of houses on the board, or how many are sick; [WE-3.6] a thing that is useless counts as none."""
    c = s.cells
    if count < content.HELD:
        return 0 if useless(s, count) else c[m.HAVE + seat * content.HELD + count]
    if count == content.VP:
        return c[m.VP + seat]
    if count == content.HOUSE:
        return s.content.start_houses - c[m.HOUSES_LEFT + seat]
    if count == content.SICK:
        return sick(s)
    raise AssertionError(f"how count {count} is counted is not known")


def sick(s: TownState) -> int:
    """How many plague tiles lie face up?"""
    found = 0
    for place in range(content.PLACES):
        if m.TILE_DOWN < s.cells[m.PLACES + place] < m.TILE_GONE:
            found += 1
    return found


def hit_by(s: TownState, op: int) -> int:
    """[WE-3.10] Whom an effect hits, as a set of seats: most and least with all who are tied, nobody if all are level; or exactly one of
    them, the first in order."""
    players = s.cells[m.PLAYERS]
    way = s.content.op_who[op]
    if way == content.ALL:
        return (1 << players) - 1
    count = s.content.op_count[op]
    have = [counted(s, seat, count) for seat in range(players)]
    if way == content.EACH_WITH:
        return _seats(have, 1, max(have))
    if way == content.MOST_OF:
        return 0 if max(have) == min(have) else _seats(have, max(have), max(have))
    if way == content.LEAST_OF:
        return 0 if max(have) == min(have) else _seats(have, min(have), min(have))
    if way == content.FIRST_MOST:
        return _first(s, have, max(have))
    if way == content.FIRST_LEAST:
        return _first(s, have, min(have))
    raise AssertionError(f"whom way {way} hits is not known")


def _seats(have: list[int], least: int, most: int) -> int:
    """The seats that have no less and no more than this, as a set."""
    found = 0
    for seat in range(len(have)):
        if least <= have[seat] <= most:
            found |= 1 << seat
    return found


def _first(s: TownState, have: list[int], number: int) -> int:
    """The first in order who has so many, as a set."""
    turn = 0
    while have[in_order(s, turn)] != number:
        turn += 1
    return 1 << in_order(s, turn)
