"""What the steps of this game share."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import Step
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState

# A frame that goes round the table has in one number whom it hits, and below that how many seats have been passed.
HIT: Final = 8
# A frame of grants has in one number the grant, and below that the seat.
GRANT: Final = 4


class TownStep(Step[TownState]):
    """A step that is for the seat in its frame's first number, unless it says otherwise. [WE-3.7] Where only one way is left core/steps.py
    takes it; what cannot be carried out is not among the options."""

    def seat(self, s: TownState) -> int:
        return s.cells[s.cells[TOP] + 1]


def in_order(s: TownState, turn: int) -> int:
    """[WE-3.1] The seat whose turn it is when this many have had theirs: the active player first, then clockwise."""
    c = s.cells
    return (c[m.ACTIVE] + turn) % c[m.PLAYERS]


def next_hit(s: TownState) -> int:
    """The next seat that the frame on top hits, in order, or -1 if there is none; and the frame has passed it."""
    c = s.cells
    at = c[TOP] + 2
    hit, turn = divmod(c[at], HIT)
    while turn < c[m.PLAYERS]:
        seat = in_order(s, turn)
        turn += 1
        if hit >> seat & 1:
            c[at] = hit * HIT + turn
            return seat
    return -1
