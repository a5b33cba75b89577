"""What a seat cannot see: the faces of the others' advantage tiles, and of those face down (CF-13.1)."""

from __future__ import annotations

from triptych.core.chance import SeededChance
from triptych.games.column_of_fire.content import TILE_KINDS
from triptych.games.column_of_fire.model import PLAYERS, SUPPLY, TILE_COUNT, TILES, USED, FireState


def unseen_tiles(view: FireState, seat: int) -> list[int]:
    """Of each kind, how many tiles lie where this seat cannot see them."""
    c = view.cells
    unseen = [0] * TILE_KINDS
    for kind in range(len(view.content.tile_count)):
        unseen[kind] = view.content.tile_count[kind] - c[USED + kind]
        if seat >= 0:
            unseen[kind] -= c[TILES + seat * TILE_KINDS + kind]
    return unseen


def fill(view: FireState, seat: int, chance: SeededChance) -> None:
    """[CF-13.1] Deal the unseen tiles to the others' hands, evenly; the rest is face down."""
    c = view.cells
    unseen = unseen_tiles(view, seat)
    left = sum(unseen)
    for other in range(4):
        if other == seat:
            continue
        at = TILES + other * TILE_KINDS
        for kind in range(TILE_KINDS):
            c[at + kind] = 0
        if other >= c[PLAYERS]:
            continue
        for _ in range(c[TILE_COUNT + other]):
            rest = chance.below(left)
            kind = 0
            while rest >= unseen[kind]:
                rest -= unseen[kind]
                kind += 1
            unseen[kind] -= 1
            left -= 1
            c[at + kind] += 1
    for kind in range(TILE_KINDS):
        c[SUPPLY + kind] = unseen[kind]
