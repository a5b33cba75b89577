"""The words of pages and tables."""

from __future__ import annotations

from triptych.core import words
from triptych.core.words import Words


def page_words(language: str) -> Words:
    return words.load(language, "triptych.server")


def game_words(language: str, game: str) -> Words:
    """The words of the pages and those of one game."""
    return words.load(language, "triptych.server", f"triptych.games.{game.replace('-', '_')}")
