"""What is printed, as the game draws it: an optional `gallery.py` in a game's folder, with a `gallery(game, wording)`.

It gives for the ids of `Wording.cards` what to draw, and by what each can be looked for. The messages `cards-FILTER` and
`cards-FILTER-VALUE` of the game name filters and values; filters and values stand in the order in which they first appear.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from triptych.core import registry
from triptych.core.game import Game
from triptych.core.scene import Piece
from triptych.core.words import Wording


@dataclass(frozen=True)
class Shown:
    """One thing that is printed: the pieces that draw it, and its `tags`, a value for each filter by which it can be looked for."""

    pieces: tuple[Piece, ...]
    tags: tuple[tuple[str, str], ...]


Gallery = Callable[[Game[Any], Wording], dict[str, Shown]]


def gallery(game: str, wording: Wording) -> dict[str, Shown]:
    """Everything a game shows of its cards, by id; nothing if it has no gallery."""
    name = registry.folders()[game].rpartition(".")[0] + ".gallery"
    if importlib.util.find_spec(name) is None:
        return {}
    made: Gallery = importlib.import_module(name).gallery
    return made(registry.game(game), wording)
