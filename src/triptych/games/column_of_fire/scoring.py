"""Victory points (CF-10) and the end (CF-12)."""

from __future__ import annotations

from typing import Final

from triptych.games.column_of_fire import content
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState

RANSOM_PRICE: Final = 3
ENOUGH: Final = 50  # VP with which the end is near (CF-12.1)


def score(s: FireState, seat: int, points: int, source: int) -> None:
    """[CF-7.4] Score at once. [CF-12.1] Whoever has had 50 makes this year the last. [CF-3.4] Who comes to 3 can pay for a die."""
    c = s.cells
    total = c[m.VP + seat] + points
    if total >= RANSOM_PRICE and c[m.VP + seat] < RANSOM_PRICE and seat == c[m.TURN]:
        c[m.NEWS] |= m.UNUSED
    c[m.VP + seat] = total
    if s.sink is not None:
        s.tell(told.VP, seat, points, source)
    if total >= ENOUGH and c[m.FINALE] & m.FIFTY == 0:
        c[m.FINALE] |= m.FIFTY
        s.tell(told.FIFTY, seat)


def lose(s: FireState, seat: int, points: int, source: int) -> None:
    """[CF-10.2] Nobody goes below 0: a loss stops there."""
    c = s.cells
    if points > c[m.VP + seat]:
        points = c[m.VP + seat]
    if points > 0:
        c[m.VP + seat] -= points
        if s.sink is not None:
            s.tell(told.VP, seat, -points, source)


def alone(s: FireState, seat: int, religion: int) -> bool:
    """[CF-10.1] Has nobody else this religion?"""
    c = s.cells
    for other in range(c[m.PLAYERS]):
        if other != seat and c[m.RELIGION + other] == religion:
            return False
    return True


def minority(s: FireState, seat: int) -> None:
    """[CF-10.1] The only player of his religion scores 1 VP for a religion die turned down or rolled again."""
    if alone(s, seat, s.cells[m.RELIGION + seat]):
        score(s, seat, 1, told.FROM_MINORITY)


def goods_left(s: FireState, seat: int) -> int:
    at = m.GOODS + seat * content.GOOD_KINDS
    return sum(s.cells[at : at + content.GOOD_KINDS])


def final_points(s: FireState, seat: int) -> list[int]:
    """[CF-12.3] What the end brings: houses, protection tiles, goods, tiles."""
    c = s.cells
    houses = 0
    for country in range(content.COUNTRIES):
        if c[m.HOUSE + seat * content.COUNTRIES + country] > 0:
            houses += 1
    tiles = 0
    for kind in range(len(s.content.tile_vp)):
        tiles += c[m.TILES + seat * content.TILE_KINDS + kind] * s.content.tile_vp[kind]
    return [2 * houses, c[m.PROTECTION + seat], goods_left(s, seat) // 2, tiles]


def final_scoring(s: FireState) -> None:
    """[CF-12.3] Everyone scores what he has left."""
    s.tell(told.FINAL_SCORING)
    sources = [told.FOR_HOUSES, told.FOR_PROTECTION, told.FOR_GOODS, told.FOR_TILES]
    for seat in range(s.cells[m.PLAYERS]):
        for points, source in zip(final_points(s, seat), sources, strict=True):
            s.cells[m.VP + seat] += points
            if points > 0:
                s.tell(told.VP, seat, points, source)


def winners(s: FireState) -> list[int]:
    """[CF-12.4] Most VP; tied: more goods left, then the higher religion die, then shared."""
    c = s.cells
    ranks = [(c[m.VP + seat], goods_left(s, seat), c[m.FAITH + seat]) for seat in range(c[m.PLAYERS])]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
