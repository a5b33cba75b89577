"""Victory points (CF-10) and the end (CF-12)."""

from __future__ import annotations

from typing import Final

from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.content import TILE_KINDS
from triptych.games.column_of_fire.model import (
    FAITH,
    FIFTY,
    FINALE,
    GOODS,
    HOUSE,
    NEWS,
    PLAYERS,
    PROTECTION,
    RELIGION,
    TILES,
    TURN,
    UNUSED,
    VP,
    FireState,
)

RANSOM_PRICE: Final = 3


def score(s: FireState, seat: int, points: int, source: int) -> None:
    """[CF-7.4] Score at once. [CF-12.1] Whoever has had 50 makes this year the last. [CF-3.4] Who comes to 3 can pay for a die."""
    c = s.cells
    total = c[VP + seat] + points
    if total >= RANSOM_PRICE and c[VP + seat] < RANSOM_PRICE and seat == c[TURN]:
        c[NEWS] |= UNUSED
    c[VP + seat] = total
    if s.sink is not None:
        s.tell(told.VP, seat, points, source)
    if total >= 50 and c[FINALE] & FIFTY == 0:
        c[FINALE] |= FIFTY
        s.tell(told.FIFTY, seat)


def lose(s: FireState, seat: int, points: int, source: int) -> None:
    """[CF-10.2] Nobody goes below 0: a loss stops there."""
    c = s.cells
    if points > c[VP + seat]:
        points = c[VP + seat]
    if points > 0:
        c[VP + seat] -= points
        if s.sink is not None:
            s.tell(told.VP, seat, -points, source)


def alone(s: FireState, seat: int, religion: int) -> bool:
    """[CF-10.1] Has nobody else this religion?"""
    c = s.cells
    for other in range(c[PLAYERS]):
        if other != seat and c[RELIGION + other] == religion:
            return False
    return True


def minority(s: FireState, seat: int) -> None:
    """[CF-10.1] The only player of his religion scores 1 VP for a religion die turned down or rolled again."""
    if alone(s, seat, s.cells[RELIGION + seat]):
        score(s, seat, 1, told.FROM_MINORITY)


def goods_left(s: FireState, seat: int) -> int:
    at = GOODS + seat * 4
    return sum(s.cells[at : at + 4])


def final_points(s: FireState, seat: int) -> list[int]:
    """[CF-12.3] What the end brings: houses, protection tiles, goods, tiles."""
    c = s.cells
    houses = 0
    for country in range(4):
        if c[HOUSE + seat * 4 + country] > 0:
            houses += 1
    tiles = 0
    for kind in range(len(s.content.tile_vp)):
        tiles += c[TILES + seat * TILE_KINDS + kind] * s.content.tile_vp[kind]
    return [2 * houses, c[PROTECTION + seat], goods_left(s, seat) // 2, tiles]


def final_scoring(s: FireState) -> None:
    """[CF-12.3] Everyone scores what he has left."""
    s.tell(told.FINAL_SCORING)
    sources = [told.FOR_HOUSES, told.FOR_PROTECTION, told.FOR_GOODS, told.FOR_TILES]
    for seat in range(s.cells[PLAYERS]):
        for points, source in zip(final_points(s, seat), sources, strict=True):
            s.cells[VP + seat] += points
            if points > 0:
                s.tell(told.VP, seat, points, source)


def winners(s: FireState) -> list[int]:
    """[CF-12.4] Most VP; tied: more goods left, then the higher religion die, then shared."""
    c = s.cells
    ranks = [(c[VP + seat], goods_left(s, seat), c[FAITH + seat]) for seat in range(c[PLAYERS])]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
