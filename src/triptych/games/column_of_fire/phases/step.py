"""What the steps of this game share."""

from __future__ import annotations

from triptych.core.steps import Step
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState


class FireStep(Step[FireState]):
    """A step of the player whose turn it is, unless it says otherwise."""

    def seat(self, s: FireState) -> int:
        return s.cells[m.TURN]
