"""What a seat cannot see: the others' hands and face-down piles (WE-1.7)."""

from __future__ import annotations

from triptych.core.chance import SeededChance
from triptych.core.sets import some_of
from triptych.games.world_without_end.content import ALL_CARDS
from triptych.games.world_without_end.model import ASIDE, CHAPTER, DOWN, DOWN_SIZE, HAND, PLAYERS, SEATS, UP, TownState


def unseen_cards(view: TownState, seat: int) -> int:
    """The cards of a seat that lie where others cannot see them: in its hand or face down."""
    c = view.cells
    if seat >= c[PLAYERS] or c[CHAPTER] == 0:
        return 0
    return ALL_CARDS & ~c[UP + seat] & ~c[ASIDE + seat]


def fill(view: TownState, seat: int, chance: SeededChance) -> None:
    """[WE-1.7] Deal the unseen cards of the others: as many as lie face down, evenly; the rest is in the hand."""
    c = view.cells
    for other in range(SEATS):
        if other != seat:
            unseen = unseen_cards(view, other)
            c[DOWN + other] = some_of(unseen, c[DOWN_SIZE + other], chance)
            c[HAND + other] = unseen & ~c[DOWN + other]
