"""What is measured in A Column of Fire for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.fitted import Measures
from triptych.games.column_of_fire.heuristics import FireHeuristics1
from triptych.games.column_of_fire.model import PLAYERS, VP, FireState

POINTS_OF_A_STAGE: Final = 10
STAGES: Final = 5


class FireMeasures(Measures):
    """The parts of the first judgement, each for itself, by how many points the one has who is ahead: they end the game."""

    def __init__(self) -> None:
        self.first = FireHeuristics1()
        self.names = self.first.parts
        self.stages = STAGES

    def stage(self, s: Any) -> int:
        c = cast(FireState, s).cells
        most = 0
        for seat in range(c[PLAYERS]):
            if c[VP + seat] > most:
                most = c[VP + seat]
        return min(STAGES - 1, most // POINTS_OF_A_STAGE)

    def measure(self, s: Any, seat: int) -> list[int]:
        return self.first.judge(s, seat)
