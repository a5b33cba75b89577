"""What a seat cannot see: the faces of the others' advantage tiles, and of those face down (CF-13.1)."""

from __future__ import annotations

from triptych.core.chance import SeededChance
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState


def unseen_tiles(view: FireState, seat: int) -> list[int]:
    """Of each kind, how many tiles lie where this seat cannot see them."""
    c = view.cells
    unseen = [0] * content.TILE_KINDS
    for kind in range(len(view.content.tile_count)):
        unseen[kind] = view.content.tile_count[kind] - c[m.USED + kind]
        if seat >= 0:
            unseen[kind] -= c[m.TILES + seat * content.TILE_KINDS + kind]
    return unseen


def fill(view: FireState, seat: int, chance: SeededChance) -> None:
    """[CF-13.1] Deal the unseen tiles to the others' hands, evenly; the rest is face down."""
    c = view.cells
    unseen = unseen_tiles(view, seat)
    left = sum(unseen)
    for other in range(m.SEATS):
        if other == seat:
            continue
        at = m.TILES + other * content.TILE_KINDS
        for kind in range(content.TILE_KINDS):
            c[at + kind] = 0
        if other >= c[m.PLAYERS]:
            continue
        for _ in range(c[m.TILE_COUNT + other]):
            rest = chance.below(left)
            kind = 0
            while rest >= unseen[kind]:
                rest -= unseen[kind]
                kind += 1
            unseen[kind] -= 1
            left -= 1
            c[at + kind] += 1
    for kind in range(content.TILE_KINDS):
        c[m.SUPPLY + kind] = unseen[kind]
