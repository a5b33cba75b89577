"""Finding a game by the name somebody typed, with content of his own if he hands it in."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from triptych.cli import files
from triptych.cli.say import LANGUAGE, say
from triptych.core import registry, words
from triptych.core.errors import ContentError, TriptychError
from triptych.core.game import Game, Option

MOST_PROBLEMS = 5


def own_text(content: Path | None) -> str:
    """The text of somebody's own content file; nothing without one."""
    if content is None:
        return ""
    text = files.read(content)
    if not text.strip():
        raise TriptychError(say("content-empty", path=str(content)))
    return text


def chosen(given: list[str] | None) -> dict[str, str]:
    """The options of `--option NAME=VALUE`, given any number of times; of one given twice the last counts."""
    options: dict[str, str] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise TriptychError(say("option-form", word=word))
        options[name.strip()] = value.strip()
    return options


def title(name: str, language: str) -> str:
    """What a game is called in a language."""
    return words.load(language, registry.folders()[name].rpartition(".")[0]).say(f"game-{name}")


def find(name: str, content: Path | None = None, options: Mapping[str, str] | None = None) -> Game[Any]:
    """A game by name; what is wrong with a content file is said with its name and lines."""
    try:
        return registry.game(name.lower(), "", own_text(content), options)
    except ContentError as error:
        problems = [say("content-line", line=str(line), text=text) if line else text for line, text in error.problems[:MOST_PROBLEMS]]
        if len(error.problems) > MOST_PROBLEMS:
            problems.append(say("content-more", count=len(error.problems) - MOST_PROBLEMS))
        raise TriptychError(f"{content or name}: {'; '.join(problems)}") from None


def about(name: str) -> str:
    """What a game is, in a line: the first of its folder."""
    folder = importlib.import_module(registry.folders()[name].rpartition(".")[0])
    return (folder.__doc__ or "").strip().split("\n")[0]


def about_option(game: Game[Any], option: Option) -> str:
    """What can be settled before a game, in a line: how to write it, and what it is about."""
    why = game.wording(LANGUAGE, []).words.say(f"option-{option.name}-why")
    if option.most:
        return say("games-option-number", name=option.name, most=f"{option.most:,}", why=why)
    return say("games-option", name=option.name, values=" | ".join(option.choices), why=why)
