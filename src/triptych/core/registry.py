"""Finding games: every folder in `triptych.games` with a `game` module is one."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from triptych.core.errors import TriptychError, UnknownName
from triptych.core.game import Game


@lru_cache(maxsize=1)
def folders() -> dict[str, str]:
    """The names of all games, each with its module."""
    games = importlib.import_module("triptych.games")
    found = [module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg]
    return {name.replace("_", "-"): f"triptych.games.{name}.game" for name in sorted(found)}


def names() -> list[str]:
    return list(folders())


def game(name: str, content: str = "", own_content: str = "", options: Mapping[str, str] | None = None) -> Game[Any]:
    """A game by name, with the content of this hash (default: the current one) or with content of one's own (a TOML text), and with these
    options (default: the first value of each)."""
    return _made(name, content, own_content, tuple(sorted((options or {}).items())))


@lru_cache(maxsize=64)
def _made(name: str, content: str, own_content: str, options: tuple[tuple[str, str], ...]) -> Game[Any]:
    if name not in folders():
        raise UnknownName(f"there is no game '{name}'; there are {', '.join(folders())}")
    module = importlib.import_module(folders()[name])
    made: Game[Any] = module.make(own_content or shipped_content(name, content), dict(options))
    if content and made.content_hash != content:
        raise TriptychError(f"the content given has the hash {made.content_hash}, the header says {content}")
    return made


def shipped_content(name: str, content: str = "") -> str:
    """The text of a content file that was shipped at some time, by its hash."""
    folder = files(folders()[name].rpartition(".")[0])
    text = folder.joinpath("content.toml").read_text("utf-8")
    if not content or hashlib.sha256(text.encode()).hexdigest() == content:
        return text
    old = folder.joinpath("old_content").joinpath(f"{content}.toml")
    if not re.fullmatch("[0-9a-f]{64}", content) or not old.is_file():
        raise UnknownName(f"{name} was never shipped with content {content[:8]}; hand in the file itself")
    return old.read_text("utf-8")
