"""Finding a game by the name somebody typed, with content of his own if he hands it in."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from triptych.cli import files
from triptych.cli.say import say
from triptych.core import registry
from triptych.core.errors import ContentError, TriptychError
from triptych.core.game import Game

MOST_PROBLEMS = 5


def own_text(content: Path | None) -> str:
    """The text of somebody's own content file; nothing without one."""
    if content is None:
        return ""
    text = files.read(content)
    if not text.strip():
        raise TriptychError(say("content-empty", path=str(content)))
    return text


def find(name: str, content: Path | None = None) -> Game[Any]:
    """A game by name; what is wrong with a content file is said with its name and lines."""
    try:
        return registry.game(name.lower(), "", own_text(content))
    except ContentError as error:
        problems = [say("content-line", line=str(line), text=text) if line else text for line, text in error.problems[:MOST_PROBLEMS]]
        if len(error.problems) > MOST_PROBLEMS:
            problems.append(say("content-more", count=len(error.problems) - MOST_PROBLEMS))
        raise TriptychError(f"{content or name}: {'; '.join(problems)}") from None


def about(name: str) -> str:
    """What a game is, in a line: the first of its folder."""
    folder = importlib.import_module(registry.folders()[name].rpartition(".")[0])
    return (folder.__doc__ or "").strip().split("\n")[0]
