"""Answers given once for all, so that nobody is asked what he would always say."""

from __future__ import annotations

from typing import Final

from triptych.core.game import Standing
from triptych.games.sola_fide import moves

ASK: Final = "ask"
STANDING: Final = [
    Standing("use", (ASK, "always", "never")),
    Standing("extra", (ASK, "always")),
]
_ANSWERS: Final = {
    ("use", "always"): moves.USE,
    ("use", "never"): moves.LEAVE,
    ("extra", "always"): moves.MORE,
}


def standing_answer(step: str, answers: dict[str, str]) -> int:
    """The answer to the question of this step, if it was given once for all; else -1. Step and standing answer bear the same name."""
    return _ANSWERS.get((step, answers.get(step, ASK)), -1)
