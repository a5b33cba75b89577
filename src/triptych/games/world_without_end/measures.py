"""What is measured in World Without End for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.fitted import Measures
from triptych.games.world_without_end.content import CHAPTERS, ROUNDS
from triptych.games.world_without_end.heuristics import TownHeuristics1
from triptych.games.world_without_end.model import CHAPTER, ROUND, TownState

HALVES: Final = 2  # stages of a chapter


class TownMeasures(Measures):
    """The parts of the first judgement, each for itself, in every half of a chapter."""

    def __init__(self) -> None:
        self.first = TownHeuristics1()
        self.names = self.first.parts
        self.stages = CHAPTERS * HALVES

    def stage(self, s: Any) -> int:
        c = cast(TownState, s).cells
        return max(0, c[CHAPTER] - 1) * HALVES + (1 if c[ROUND] > ROUNDS // 2 else 0)

    def measure(self, s: Any, seat: int) -> list[int]:
        return self.first.judge(s, seat)
