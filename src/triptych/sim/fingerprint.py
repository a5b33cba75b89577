"""What bots think with, in one short word: what was found with something else is not to be mixed with what is found now."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from triptych.core import registry

PHASES = "phases"
WEIGHTS = "weights.json"


@cache
def thinking(game: str) -> str:
    """It changes with the weights and with any code of the bots, of the core or of the game, and with how bots are sat down to play:
    rather once too often than not."""
    folder = files(registry.folders()[game].rpartition(".")[0])
    digest = hashlib.sha256()
    for part in (files("triptych.bots"), files("triptych.core"), files("triptych.sim"), folder, folder / PHASES):
        for file in _files(part):
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".py") or file.name == WEIGHTS), key=lambda file: file.name)
