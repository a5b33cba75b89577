"""What a seat cannot see: the others' hands and face-down piles (WE-1.7)."""

from __future__ import annotations

from triptych.core.chance import SeededChance
from triptych.core.sets import some_of
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState


def unseen_cards(view: TownState, seat: int) -> int:
    """The cards of a seat that lie where others cannot see them: in its hand or face down."""
    c = view.cells
    if seat >= c[m.PLAYERS] or c[m.CHAPTER] == 0:
        return 0
    return content.ALL_CARDS & ~c[m.FACE_UP + seat] & ~c[m.SET_ASIDE + seat]


def fill(view: TownState, seat: int, chance: SeededChance) -> None:
    """[WE-1.7] Deal the unseen cards of the others: as many as lie face down, evenly; the rest is in the hand."""
    c = view.cells
    for other in range(m.SEATS):
        if other != seat:
            unseen = unseen_cards(view, other)
            c[m.FACE_DOWN + other] = some_of(unseen, c[m.FACE_DOWN_SIZE + other], chance)
            c[m.HAND + other] = unseen & ~c[m.FACE_DOWN + other]
