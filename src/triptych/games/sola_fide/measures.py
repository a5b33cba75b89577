"""What is measured in Sola Fide for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.state import NOBODY
from triptych.games.sola_fide.content import CIRCLES
from triptych.games.sola_fide.details import FaithDetails
from triptych.games.sola_fide.heuristics import FaithHeuristics1
from triptych.games.sola_fide.model import CIRCLE, EMPTY, TAKEN, TURN, FaithState
from triptych.games.sola_fide.prospects import Prospects, before_a_turn, next_turn

CIRCLES_OF_A_STAGE: Final = 2
TEMPO: Final = ("turn", "next-card", "later-card", "pending")


class FaithMeasures(Measures):
    """The parts of the first judgement, each for itself; who has the next turn, what the best cards of both could do, and what is being
    carried out; by how many circles are taken."""

    def __init__(self) -> None:
        self.first = FaithHeuristics1()
        self.names = (*self.first.parts, *TEMPO)
        self.given = ("deck",)  # in played games both sides have drafted by it, so who won says nothing about it
        self.iterations = (12, 30, 60, 500, 5000)
        self.softness = (0.027, 0.02, 0.008, 0.0, 0.0)
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
        state = cast(FaithState, s)
        c = state.cells
        found = self.first.judge(s, seat)
        if c[TURN] == EMPTY or s.actor == NOBODY:
            found += [0, 0, 0, 0]
            return found
        prospects = Prospects(state, seat)
        if next_turn(c) == seat:
            found += [POINT, prospects.turn(), 0]
        else:
            found += [0, 0, prospects.turn()]
        found.append(0 if before_a_turn(c) else prospects.pending())
        return found
