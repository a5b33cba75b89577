"""A view of the table as scenes: the chart with everything on it, and what lies before each player.

The keys of the pieces are the names that offers.py gives to things, and a few of things that no move names. What may lie on what is said
in ON; nothing else lies on anything.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from triptych.core import sheets
from triptych.core.printed import Cells, cells, kept, piece
from triptych.core.scene import Scene, Sheet
from triptych.core.scene import picture as compose
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.before import WIDTH
from triptych.games.column_of_fire.display import display
from triptych.games.column_of_fire.lands import OF_LAND, land
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.printed import Printed, Speaker
from triptych.games.column_of_fire.rose import OF_ROSE, OF_SCORES, cartouche, rose, scores

FOLDER: Final = "triptych.games.column_of_fire"

ON: Final[dict[str, tuple[str, ...]]] = {
    "space": ("rose",),
    "year": ("rose",),
    "disc": ("space", "rose"),
    "home": ("house",),
    "torch": ("country",),
    "stone": ("stones", "person", "stack"),
    "person": ("stack",),
    "event": ("stack",),
    "die": ("person", "loch", "religion"),
    "tile": ("tiles",),
    "sealed": ("tiles",),
}
"""What may lie on what, by the first word of the keys."""

ROUND: Final = ("disc", "year", "rose", "score", "vp", "stone")
"""Pieces that are seen as an ellipse in their box, not as the box; petals are wedges."""

OF_BOARD: Final[Cells] = cells(
    (m.PLAYERS, 1),
    (m.DISC, m.SEATS),
    (m.YEAR, 1),
    (m.HALF, 1),
    (m.FINALE, 1),
    (m.VP, m.SEATS),
    (m.HOUSE, m.SEATS * content.COUNTRIES),
    (m.STONES, content.COUNTRIES * content.STONE_KINDS),
    (m.STACK_LEFT, content.COUNTRIES),
    (m.STACK_TOP, content.COUNTRIES),
    (m.EVENT, 1),
    (m.SOLD, 1),
)


def board(view: FireState, print_: Printed) -> Scene:
    """The chart with everything that lies on it."""
    return kept(print_, (print_.chart.shape, "board"), OF_BOARD(view.cells), lambda: _board(view, print_))


def _board(view: FireState, print_: Printed) -> Scene:
    c = view.cells
    place = print_.chart
    shape = place.shape
    scene = Scene("board", place.width, place.height, f"ground-{shape}", place.least_px)
    out = scene.pieces
    out += kept(print_, (shape, "rose"), OF_ROSE(c), lambda: rose(view, print_))
    for country in range(content.COUNTRIES):
        out += kept(print_, (shape, "country", country), OF_LAND[country](c), partial(land, view, print_, country))
    out += kept(print_, (shape, "scores"), OF_SCORES(c), lambda: scores(view, print_))
    if place.cartouche[2]:
        out += kept(print_, (shape, "cartouche"), OF_ROSE(c), lambda: cartouche(view, print_))
    if shape == "tall":
        out.append(piece("foot", "foot", (0, place.height - 10, place.width, 10), print_.speaker.words.say("board-title")))
    return scene


def scenes(view: FireState, seat: int, wording: Speaker, shape: str) -> dict[str, Scene]:
    """The table as `seat` sees it (-1: a spectator): `board`, and `seat-0`, `seat-1` ... for what lies before each player."""
    print_ = Printed.read_by(wording, view.content, shape)
    made = {"board": board(view, print_)}
    for other in range(view.cells[m.PLAYERS]):
        made[f"seat-{other}"] = display(view, other, print_)
    return made


def sheet() -> Sheet:
    """The symbols and colours."""
    return sheets.read(FOLDER)


def picture(view: FireState, seat: int, wording: Speaker, shape: str = "wide", theme: str = "light") -> str:
    """Board and displays as one SVG, for a notebook, a file, a replay: beside the board if it is wide, below it if it is tall."""
    made = scenes(view, seat, wording, shape)
    table = made.pop("board")
    seats = list(made.values())
    gap = 16
    if shape == "tall":
        y = table.height
        placed = [(table, 0.0, 0.0, table.width)]
        for scene in seats:
            placed.append((scene, 0.0, y + gap, table.width))
            y += gap + scene.height * table.width / WIDTH
        return compose(placed, table.width, y, sheet(), theme=theme)
    wide = min(760.0, (table.height - gap * (len(seats) - 1)) / sum(scene.height for scene in seats) * WIDTH)
    placed = [(table, 0.0, 0.0, table.width)]
    y = 0.0
    for scene in seats:
        placed.append((scene, table.width + gap, y, wide))
        y += gap + scene.height * wide / WIDTH
    return compose(placed, table.width + gap + wide, table.height, sheet(), theme=theme)
