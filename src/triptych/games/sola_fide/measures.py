"""What is measured in Sola Fide for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.games.sola_fide.content import CIRCLES
from triptych.games.sola_fide.details import FaithDetails
from triptych.games.sola_fide.heuristics import FaithHeuristics1
from triptych.games.sola_fide.model import CIRCLE, TAKEN, FaithState

CIRCLES_OF_A_STAGE: Final = 2


class FaithMeasures(Measures):
    """The parts of the first judgement, each for itself, by how many circles are taken."""

    def __init__(self) -> None:
        self.first = FaithHeuristics1()
        self.names = self.first.parts
        self.given = ("deck",)  # in played games both sides have drafted by it, so who won says nothing about it
        self.iterations = (12, 32, 120, 800, 5000)
        self.stages = (CIRCLES - 1) // CIRCLES_OF_A_STAGE + 1

    def stage(self, s: Any) -> int:
        c = cast(FaithState, s).cells
        taken = 0
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] >= TAKEN:
                taken += 1
        return min((self.stages - 1) * POINT, taken * POINT // CIRCLES_OF_A_STAGE)

    def details(self, s: Any) -> Details:
        return FaithDetails(self)

    def measure(self, s: Any, seat: int) -> list[int]:
        return self.first.judge(s, seat)
