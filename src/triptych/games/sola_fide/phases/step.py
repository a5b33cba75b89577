"""What the steps of this game share."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import Step
from triptych.games.sola_fide.content import CARDS
from triptych.games.sola_fide.model import SIDE, FaithState

# Of what kind a list of effects is; it stands with the seat in the second number of its frames.
BONUS: Final = 0  # Foreign Influence, the Protestant's roll, what a permanent card gives
OF_CARD: Final = 1  # the card being played
OF_TAKING: Final = 2  # what a permanent card gives for a circle taken

KIND: Final = 2  # `who` is seat + KIND * kind
WHO: Final = 8  # everything else in the number stands above `who`

# Above `who`, the frame of a list has the circle that "same" means (and 1), the set of circles due by its last op, and the seat (and 1) to
# whom a Foreign Influence card is owed when the `then` above it is done. What it needs to go on stands in this one frame, since takeovers
# may lead to lists above lists.
LAST: Final = WHO
DUE_HERE: Final = WHO * 16
OWED: Final = WHO * 16 * 1024


class FaithStep(Step[FaithState]):
    """A step that is for the seat in its frame's first number, unless it says otherwise."""

    def seat(self, s: FaithState) -> int:
        return s.cells[s.cells[TOP] + 1]


class EffectStep(FaithStep):
    """A step of a list of effects: first number the op, second `who`, and perhaps more above it."""

    upon = "list"

    def seat(self, s: FaithState) -> int:
        return s.cells[s.cells[TOP] + 2] % 2


def same_of(packed: int) -> int:
    """[SF-4.14] The circle that "same" means in a list, by its frame's second number; EMPTY if none was chosen."""
    return packed // LAST % 16 - 1


def seat_of(s: FaithState, religion: int) -> int:
    """Who plays this side?"""
    return 0 if s.cells[SIDE] == religion else 1


def first_card(s: FaithState, seat: int) -> int:
    """The first card of the seat's side; bit n of its sets is this one + n."""
    return s.cells[SIDE + seat] * CARDS
