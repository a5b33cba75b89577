"""Answers given once for all, so that nobody is asked what he would always say."""

from __future__ import annotations

from typing import Final

from triptych.core.game import Standing
from triptych.core.state import TOP
from triptych.games.world_without_end import moves
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.actions import cards_used
from triptych.games.world_without_end.phases.lasting import cost_of_use

ASK: Final = "ask"
STANDING: Final = [
    Standing("use", ("always", ASK)),
    Standing("exchanges", (ASK, "pass")),
]
FREE: Final = ("take", "earn", "rent")
"""Kinds of use that take nothing from anybody."""


def standing_answer(s: TownState, step: str, answers: dict[str, str]) -> int:
    """The answer to the question put now, if it was given once for all; else -1. Step and standing answer bear the same name. What costs
    nothing is used unless he wants to be asked: it can be taken back with the card."""
    if step == "exchanges" and answers.get(step) == "pass":
        return moves.PASS
    if step == "use" and answers.get(step, "always") == "always":
        return _only_use(s)
    return -1


def _only_use(s: TownState) -> int:
    """The one thing to do with the card besides leaving it, if it costs nothing; else -1."""
    uses = [move for move in s.moves if move != moves.SKIP]
    costs = cost_of_use(s, cards_used(s.cells[s.cells[TOP] + 2]))
    return uses[0] if len(uses) == 1 and moves.kind_of(uses[0]) in FREE and not costs else -1
