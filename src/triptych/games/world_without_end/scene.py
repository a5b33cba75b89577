"""A view of the table as scenes: the board, and what lies before each player.

The keys of the pieces are the names that offers.py gives to things, and a few of things that no move names. What may lie on what is said
in ON; nothing else lies on anything.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from triptych.core import sheets
from triptych.core.printed import kept
from triptych.core.scene import Piece, Scene, Sheet
from triptych.core.scene import picture as compose
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.council import OF_ARC, OF_COUNCIL, OF_EDGE, OF_TIME, arc, council, edge, is_being_laid, time
from triptych.games.world_without_end.display import display
from triptych.games.world_without_end.layout import SEAT_WIDTH
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.printed import Printed, Speaker
from triptych.games.world_without_end.town import (
    OF_PLACES,
    OF_PROJECT,
    OF_SCORES,
    OF_SITES,
    OF_SUPPLY,
    at_market,
    market,
    plague,
    project,
    scores,
    sites,
    supplies,
)

FOLDER: Final = "triptych.games.world_without_end"

ON: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("number",),
    "event": ("council",),
    "shield": ("position",),
    "stone": ("favour", "cover"),
    "cover": ("favour", "market", "project"),
    "home": ("site",),
    "plague": ("place",),
}
"""What may lie on what, by the first word of the keys."""

ROUND: Final = ("favour", "position", "number", "turn", "vp")
"""Pieces that are seen as an ellipse in their box, not as the box."""


def board(view: TownState, print_: Printed) -> Scene:
    """The town with everything that lies on it; only what has changed is drawn anew."""
    c = view.cells
    at = print_.at
    shape, names = at.shape, tuple(print_.speaker.seat_names)
    laying = is_being_laid(view)
    groups: list[list[Piece]] = [
        kept(print_, (shape, "time"), OF_TIME(c), lambda: time(view, print_)),
        kept(print_, (shape, "edge"), OF_EDGE(c), lambda: edge(view, print_)),
        kept(print_, (shape, "arc"), OF_ARC(c), lambda: arc(view, print_)),
        kept(print_, (shape, "council"), (laying, names, OF_COUNCIL(c)), lambda: council(view, print_, laying)),
        kept(print_, (shape, "supplies"), OF_SUPPLY(c), lambda: supplies(view, print_)),
        kept(print_, (shape, "market"), at_market(view), lambda: market(view, print_)),
    ]
    for p in range(content.PROJECTS):
        groups.append(kept(print_, (shape, "project", p), (names, OF_PROJECT[p](c)), partial(project, view, print_, p)))
    groups += [
        kept(print_, (shape, "sites"), (names, OF_SITES(c)), lambda: sites(view, print_)),
        kept(print_, (shape, "places"), OF_PLACES(c), lambda: plague(view, print_)),
        kept(print_, (shape, "scores"), (names, OF_SCORES(c)), lambda: scores(view, print_)),
    ]
    return kept(print_, (shape, "board"), groups, lambda: _board(print_, groups))


def _board(print_: Printed, groups: list[list[Piece]]) -> Scene:
    at = print_.at
    pieces = [one for group in groups for one in group]
    return Scene("board", at.width, at.height, f"ground-{at.shape}", at.least_px, pieces)


def scenes(view: TownState, seat: int, wording: Speaker, shape: str, screens: bool = False) -> dict[str, Scene]:
    """The table as `seat` sees it (-1: a spectator): `board`, and `seat-0`, `seat-1` ... for what lies before each player.

    `screens`: what others hold is drawn behind their screens until the game is over (WE-2.7).
    """
    print_ = Printed.read_by(wording, view.content, shape)
    made = {"board": board(view, print_)}
    for other in range(view.cells[m.PLAYERS]):
        made[f"seat-{other}"] = display(view, other, other == seat, print_, screens)
    return made


def sheet() -> Sheet:
    """The symbols and colours."""
    return sheets.read(FOLDER)


def picture(view: TownState, seat: int, wording: Speaker, shape: str = "wide", theme: str = "light", screens: bool = False) -> str:
    """Board and displays as one SVG, for a notebook, a file, a replay: beside the board if it is wide, below it if it is tall."""
    made = scenes(view, seat, wording, shape, screens)
    table = made.pop("board")
    gap = 14.0
    placed = [(table, 0.0, 0.0, table.width)]
    if shape == "tall":
        y = table.height
        for scene in made.values():
            placed.append((scene, 0.0, y + gap, table.width))
            y += gap + scene.height
        return compose(placed, table.width, y, sheet(), theme=theme)
    high = sum(scene.height for scene in made.values())
    wide = min(760.0, (table.height - gap * (len(made) - 1)) / high * SEAT_WIDTH)
    y = 0.0
    for scene in made.values():
        placed.append((scene, table.width + gap, y, wide))
        y += scene.height * wide / scene.width + gap
    return compose(placed, table.width + gap + wide, max(table.height, y - gap), sheet(), theme=theme)
