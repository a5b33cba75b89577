"""Answers given once for all, so that nobody waits for nothing."""

from __future__ import annotations

from typing import Final

from triptych.core.game import Standing
from triptych.games.column_of_fire import moves
from triptych.games.column_of_fire.model import FireState

ASK: Final = "ask"
STANDING: Final = [
    Standing("windows", (ASK, "pass")),
    Standing("events", (ASK, "protect", "suffer")),
    Standing("feasts", (ASK, "offer", "keep")),
]
_ANSWERS: Final = {
    ("window", "windows", "pass"): moves.PASS,
    ("ward", "events", "protect"): moves.PROTECT,
    ("ward", "events", "suffer"): moves.SUFFER,
    ("offer", "feasts", "offer"): moves.OFFER,
    ("offer", "feasts", "keep"): moves.KEEP,
}


def standing_answer(s: FireState, step: str, answers: dict[str, str]) -> int:
    """The answer to the question put now, if it was given once for all and is possible; else -1."""
    for (asked, name, value), move in _ANSWERS.items():
        if asked == step and answers.get(name) == value and move in s.moves:
            return move
    return -1
