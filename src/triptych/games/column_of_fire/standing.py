"""Answers given once for all, so that nobody waits for nothing."""

from __future__ import annotations

from typing import Final

from triptych.core.game import Standing
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire import moves
from triptych.games.column_of_fire.model import FireState

ASK: Final = "ask"
STANDING: Final = [
    Standing("windows", ("pass", "tiles", "always")),
    Standing("events", (ASK, "protect", "suffer")),
    Standing("feasts", (ASK, "offer", "keep")),
    Standing("stop", ("no", "next"), once=True),
]
_ANSWERS: Final = {
    ("ward", "events", "protect"): moves.PROTECT,
    ("ward", "events", "suffer"): moves.SUFFER,
    ("offer", "feasts", "offer"): moves.OFFER,
    ("offer", "feasts", "keep"): moves.KEEP,
}


def standing_answer(s: FireState, step: str, answers: dict[str, str]) -> int:
    """The answer to the question put now, if it was given once for all and is possible; else -1."""
    if step == "window":
        return -1 if stops(s, answers) else moves.PASS
    for (asked, name, value), move in _ANSWERS.items():
        if asked == step and answers.get(name) == value and move in s.moves:
            return move
    return -1


def stops(s: FireState, answers: dict[str, str]) -> bool:
    """[CF-3.2] Is he asked in this window, and does it not pass by itself? Whoever drew a tile in this turn is, whatever it shows: if only
    action tiles stopped him, everybody would know what he has drawn."""
    c = s.cells
    wish = answers.get("windows", "pass")
    if wish == "always" or answers.get("stop") == "next":
        return True
    return c[m.TILE_COUNT + s.actor] > 0 and (wish == "tiles" or c[m.NEWS] & m.DREW > 0)
