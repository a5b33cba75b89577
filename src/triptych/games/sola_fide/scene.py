"""A view of the table as scenes: the board (or the draft), and what lies before each player.

The keys of the pieces are the names that offers.py gives to things, and a few of things that no move names. What may lie on what is said
in ON; nothing else lies on anything.
"""

from __future__ import annotations

from typing import Final

from triptych.core import sheets
from triptych.core.scene import Scene, Sheet
from triptych.core.scene import picture as compose
from triptych.games.sola_fide.cards import Speaker
from triptych.games.sola_fide.display import display
from triptych.games.sola_fide.model import SEATS, FaithState
from triptych.games.sola_fide.printed import Printed
from triptych.games.sola_fide.pyramid import board
from triptych.games.sola_fide.spread import drafting, spread

FOLDER: Final = "triptych.games.sola_fide"

ON: Final[dict[str, tuple[str, ...]]] = {
    "side": ("circle",),
    "power": ("circle", "power"),
    "marker": ("circle", "side"),
    "dispute": ("circle", "supply"),
    "stamp": ("circle",),
}
"""What may lie on what, by the first word of the keys."""

ROUND: Final = ("marker", "dispute", "stamp", "vp", "faith")
"""Pieces that are seen as an ellipse in their box, not as the box."""


def scenes(view: FaithState, seat: int, wording: Speaker, shape: str) -> dict[str, Scene]:
    """The table as `seat` sees it (-1: a spectator): `board`, and `seat-0`, `seat-1` for what lies before each player."""
    print_ = Printed.read_by(wording, view.content, shape)
    made = {"board": spread(view, seat, print_) if drafting(view) else board(view, print_)}
    for other in range(SEATS):
        made[f"seat-{other}"] = display(view, other, print_)
    return made


def sheet() -> Sheet:
    """The symbols and colours."""
    return sheets.read(FOLDER)


def picture(view: FaithState, seat: int, wording: Speaker, shape: str = "wide", theme: str = "light") -> str:
    """Board and displays as one SVG, for a notebook, a file, a replay: beside the board if it is wide, below it if it is tall."""
    made = scenes(view, seat, wording, shape)
    table = made.pop("board")
    gap = 12.0
    placed = [(table, 0.0, 0.0, table.width)]
    if shape == "tall":
        y = table.height
        for scene in made.values():
            placed.append((scene, 0.0, y + gap, table.width))
            y += gap + scene.height
        return compose(placed, table.width, y, sheet(), theme=theme)
    y = 0.0
    wide = 480.0
    for scene in made.values():
        placed.append((scene, table.width + gap, y, wide))
        y += scene.height * wide / scene.width + gap
    return compose(placed, table.width + gap + wide, max(table.height, y - gap), sheet(), theme=theme)
