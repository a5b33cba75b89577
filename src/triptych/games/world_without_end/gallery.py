"""Events, action cards and everything printed on the board of World Without End as they are drawn, for whoever looks them through."""

from __future__ import annotations

from typing import Any

from triptych.core.gallery import Shown
from triptych.core.game import Game
from triptych.core.scene import Piece
from triptych.core.words import Wording
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.council import ROMAN, arc, council
from triptych.games.world_without_end.display import display
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.printed import Printed
from triptych.games.world_without_end.town import plague, project, sites
from triptych.games.world_without_end.wording import TownWording


def gallery(game: Game[Any], wording: Wording) -> dict[str, Shown]:
    table: TownState = game.new(2)
    assert isinstance(wording, TownWording)
    print_ = Printed.read_by(wording, table.content, "tall")
    table.cells[m.CHAPTER] = 1
    found = {f"event-{print_.content.event_id[event]}": _event(table, print_, event) for event in range(content.EVENTS)}
    table.cells[m.HAND] = (1 << content.CARDS) - 1
    for piece in display(table, 0, True, print_, False).pieces:
        if piece.key.startswith("card-"):
            found[f"action-{piece.key.removeprefix('card-')}"] = Shown((piece,), (("kind", "action"),))
    for piece in arc(table, print_):
        if piece.key.startswith("favour-"):
            found[piece.key] = Shown((piece,), (("kind", "favour"),))
    for p in range(content.PROJECTS):
        table.cells[m.PROJECT + p] = m.IN_PLAY
        found[f"project-{print_.content.project_id[p]}"] = Shown(tuple(project(table, print_, p)), (("kind", "project"),))
    found |= _sites(table, print_)
    for piece in plague(table, print_):
        found[piece.key] = Shown((piece,), (("kind", "place"),))
    return found


def _event(table: TownState, print_: Printed, event: int) -> Shown:
    c, box = table.cells, print_.content
    c[m.EVENT], c[m.LAID] = event, m.EMPTY
    pieces = tuple(one for one in council(table, print_, False) if one.key in ("council", f"event-{box.event_id[event]}"))
    lasts = "permanent" if box.event_permanent[event] else "immediate"
    return Shown(pieces, (("kind", "event"), ("chapter", ROMAN[box.event_chapter[event]]), ("lasting", lasts)))


def _sites(table: TownState, print_: Printed) -> dict[str, Shown]:
    """A site with the yield that is written over it and its neighbour."""
    by_key: dict[str, Piece] = {piece.key: piece for piece in sites(table, print_)}
    found = {}
    for key, piece in by_key.items():
        kind, _, number = key.partition("-")
        if kind == "site":
            found[key] = Shown((by_key[f"yield-{(int(number) + 1) // 2}"], piece), (("kind", "site"),))
    return found
