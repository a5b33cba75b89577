"""A bot at a table of people: it has so many seconds for a turn, and goes on in one decision with what it found in the one before."""

from __future__ import annotations

import time
from typing import Any, Final

from triptych.bots import roster
from triptych.bots.bot import Bot
from triptych.bots.levels import LEVELS
from triptych.bots.searcher import Clock, SearchBot
from triptych.core.game import Game
from triptych.core.state import State

WHOLE_TURN: Final = -1  # iterations: nothing of the turn's has been spent yet
OTHERS_SECONDS: Final = 2.0  # a turn of a bot that is none of the levels
WINDOW_PART: Final = 20  # of a level's turn one part in so many is what it takes for a window: a turn has several,
LEAST_WINDOW: Final = 0.05  # and so many seconds at least
OTHERS_WINDOW: Final = 0.02  # seconds that a bot which is none of the levels takes for one: it does not search


class Deadline:
    """A clock that stops a search after so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.at = time.monotonic() + seconds

    def late(self) -> bool:
        return time.monotonic() >= self.at


def turn_seconds(bot: str) -> float:
    """How long a bot may think over a turn."""
    for level in LEVELS:
        if bot == level.name:
            return level.seconds
    return OTHERS_SECONDS


def window_seconds(bot: str) -> float:
    """How long a bot takes where it is asked only because, as far as everybody knows, it could do something: always the same, so that
    nobody sees whether it had a choice."""
    for level in LEVELS:
        if bot == level.name:
            return max(LEAST_WINDOW, level.seconds / WINDOW_PART)
    return OTHERS_WINDOW


class Purse:
    """What a bot has left of its turn. Each decision may take half of the time that is left, so that a turn keeps within its seconds."""

    def __init__(self, turn: int, seconds: float) -> None:
        self.turn = turn
        self.seconds = seconds
        self.iterations = WHOLE_TURN

    def share(self) -> float:
        """The seconds of the next decision."""
        return self.seconds / 2

    def spend(self, iterations: int, seconds: float) -> None:
        """After a decision: the iterations that are left, the seconds that are gone."""
        self.iterations = iterations
        self.seconds = max(0.0, self.seconds - seconds)


class Purses:
    """One for each seat where a bot sits; with a new turn it is full again."""

    def __init__(self) -> None:
        self._of: dict[int, Purse] = {}

    def of(self, seat: int, bot: str, turn: int) -> Purse:
        purse = self._of.get(seat)
        if purse is None or purse.turn != turn:
            purse = Purse(turn, turn_seconds(bot))
            self._of[seat] = purse
        return purse


def go_on(before: SearchBot | None, name: str, game: Game[Any], seed: int | str, clock: Clock) -> Bot:
    """The bot for the next decision: one that searches is the one of before, if there was one, with its tree. Every decision has its own
    lots, so that they do not hang on whether there was one."""
    if before is None:
        return roster.make(name, game, seed, clock)
    before.chance = roster.own_lots(seed)
    before.clock = clock
    return before


def think(bot: Bot, view: State, seat: int, moves: list[int], left: int) -> tuple[int, int]:
    """The bot's move, and the iterations that are left of its turn, of which `left` were there before."""
    if not isinstance(bot, SearchBot):
        return bot.choose(view, seat, moves), WHOLE_TURN
    if left != WHOLE_TURN:
        bot.turn = bot.game.turn(view)
        bot.left = left
    before = bot.searched
    move = bot.choose(view, seat, moves)
    return move, left if bot.searched == before else bot.left
