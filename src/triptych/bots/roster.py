"""The bots by name. A name with `@` is a frozen version; without, it means the newest. Levels search.

Yardsticks: `search:400` looks ahead so often in a turn for each opponent, `rollout:400` does that too but judges by random games,
`flat:400` plays so many random games in a decision and nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from triptych.bots.bot import Bot
from triptych.bots.flat import FlatBot
from triptych.bots.greedy import GreedyBot
from triptych.bots.levels import LEVELS
from triptych.bots.random_bot import RandomBot
from triptych.bots.searcher import Clock, SearchBot
from triptych.core.chance import SeededChance
from triptych.core.errors import UnknownName
from triptych.core.fitted import Fitted
from triptych.core.game import Game

NEWEST: Final = {"greedy": "greedy@2"}
JUDGEMENT: Final = 2  # the version of the heuristics that searching bots use
YARDSTICKS: Final = ("search", "rollout", "flat")
MOST: Final = 1_000_000


def names() -> list[str]:
    """The bots one can play against."""
    return ["random", "greedy", "greedy@1", "greedy@2", *(level.name for level in LEVELS)]


def all_names() -> list[str]:
    """These, and the yardsticks, in which N is a number: for whoever named one that is not there."""
    return [*names(), *(f"{kind}:N" for kind in YARDSTICKS)]


def is_bot(name: str) -> bool:
    """Is that the name of a bot, be it one to play against or a yardstick?"""
    return name in names() or _yardstick(name)[0] != ""


def _yardstick(name: str) -> tuple[str, int]:
    """Its kind and number; no kind if it is none."""
    kind, _, number = name.partition(":")
    right = kind in YARDSTICKS and number.isdecimal() and len(number) <= len(str(MOST)) and 0 < int(number) <= MOST
    return (kind, int(number)) if right and number == str(int(number)) else ("", 0)  # a bot has one name: search:5, not search:05


def own_lots(seed: int | str) -> SeededChance:
    """A bot's own chance: whatever the seed, it has nothing to do with the match's."""
    return SeededChance(f"bot {seed}")


def judgement(game: Game[Any]) -> Fitted:
    """What searches go by, and reasons are made of."""
    found = game.heuristics(JUDGEMENT)
    assert isinstance(found, Fitted), "a judgement in measures with weights"
    return found


def make(name: str, game: Game[Any], seed: int | str, clock: Clock | None = None) -> Bot:
    """A bot for this game; its own lots come from the seed. A clock stops those who search."""
    chance = own_lots(seed)
    exact = NEWEST.get(name, name)
    if exact == "random":
        return RandomBot(chance)
    if exact in ("greedy@1", "greedy@2"):
        return GreedyBot(name, game, game.heuristics(1), chance, exact == "greedy@2")
    for level in LEVELS:
        if exact == level.name:
            found = judgement(game)
            iterations = found.measures.iterations[level.number - 1]
            softness = found.measures.softness[level.number - 1]
            return SearchBot(name, game, found, chance, iterations, softness, clock)
    kind, number = _yardstick(exact)
    if not kind:
        raise UnknownName(f"there is no bot '{name}'; there are {', '.join(all_names())} (N up to {MOST:,})")
    if kind == "flat":
        return FlatBot(name, game, chance, number)
    return SearchBot(name, game, judgement(game), chance, number, 0.0, clock, kind == "rollout")
