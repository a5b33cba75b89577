"""The bots by name. A name with `@` is a frozen version; without, it means the newest."""

from __future__ import annotations

from typing import Any

from triptych.bots.bot import Bot
from triptych.bots.greedy import GreedyBot
from triptych.bots.random_bot import RandomBot
from triptych.core.chance import SeededChance
from triptych.core.errors import UnknownName
from triptych.core.game import Game

NEWEST = {"greedy": "greedy@1"}


def names() -> list[str]:
    return ["random", "greedy", "greedy@1"]


def make(name: str, game: Game[Any], seed: int | str) -> Bot:
    """A bot for this game; its own lots come from the seed, which has nothing to do with the match's."""
    chance = SeededChance(f"bot {seed}")
    exact = NEWEST.get(name, name)
    if exact == "random":
        return RandomBot(chance)
    if exact == "greedy@1":
        return GreedyBot(name, game, game.heuristics(1), chance)
    raise UnknownName(f"there is no bot '{name}'; there are {', '.join(names())}")
