"""What is asked for on the command line of a benchmark: for `type=` in argparse, which says what is wrong with it."""

from __future__ import annotations

import argparse

from triptych.bots import roster
from triptych.core import registry


def game(text: str) -> str:
    """The name of a game."""
    if text not in registry.names():
        raise argparse.ArgumentTypeError(f"there is no game '{text}'; there are {', '.join(registry.names())}")
    return text


def bot(text: str) -> str:
    """The name of a bot."""
    if not roster.is_bot(text):
        raise argparse.ArgumentTypeError(f"there is no bot '{text}'; there are {', '.join(roster.all_names())}")
    return text


def bot_and_games(text: str) -> tuple[str, int]:
    """A bot, and how many games it plays: level-3=400."""
    name, _, games = text.partition("=")
    return bot(name), count(games)


def count(text: str) -> int:
    """How many; one at least."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no number of games")
    return int(text)
