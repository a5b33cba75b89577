"""What is asked of a worker, and how it answers. Everything here is plain data about what one seat sees: no table, no record, no name."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from triptych.bots import insight, roster
from triptych.bots.insight import Difference
from triptych.bots.searcher import Clock
from triptych.bots.sitting import think
from triptych.core import registry
from triptych.core.game import Game
from triptych.core.state import State
from triptych.sim import analysis

SEED = 1  # of analyses: whoever looks at a game again finds the same
MOST_WAYS = 3  # moves that somebody who asks for advice is told of


@dataclass(frozen=True)
class Position:
    """The game, its content and options, what the seat sees, what it may do."""

    game: str
    content: str
    own_content: str
    options: tuple[tuple[str, str], ...]
    cells: tuple[int, ...]
    seat: int
    moves: tuple[int, ...]

    def table(self) -> tuple[Game[Any], State]:
        """The rules, and the view as a state."""
        game = registry.game(self.game, self.content, self.own_content, dict(self.options))
        view: State = game.from_cells(list(self.cells))
        view.actor = self.seat
        view.moves = list(self.moves)
        return game, view


@dataclass(frozen=True)
class Question:
    """Which move does this bot make? Of its turn so many iterations are left; it may think for so long."""

    position: Position
    bot: str
    seed: str
    iterations: int
    seconds: float

    def answer(self, clock: Clock) -> Choice:
        begun = time.monotonic()
        game, view = self.position.table()
        bot = roster.make(self.bot, game, self.seed, clock)
        move, left = think(bot, view, self.position.seat, list(self.position.moves), self.iterations)
        return Choice(move, left, time.monotonic() - begun)


@dataclass(frozen=True)
class Choice:
    """The move, and what it took: the iterations that are left of the turn, the seconds that are gone."""

    move: int
    iterations: int
    seconds: float


@dataclass(frozen=True)
class Look:
    """Which moves are the best here?"""

    position: Position
    seed: str
    iterations: int
    seconds: float

    def answer(self, clock: Clock) -> Seen:
        game, view = self.position.table()
        found = insight.look(game, view, self.position.seat, iterations=self.iterations, seed=self.seed, clock=clock)
        best = tuple(Way(option.move, option.chance, option.margin, option.points) for option in found.options[:MOST_WAYS])
        why = insight.differences(found, best[0].move, best[1].move) if len(best) > 1 else None
        return Seen(found.iterations, best, why)


@dataclass(frozen=True)
class Judge:
    """What was this decision worth, and what would have been better? `at` only tells the decisions of a game apart."""

    position: Position
    at: int
    played: int
    iterations: int
    seconds: float

    def answer(self, clock: Clock) -> analysis.Decision:
        seen = self.position
        game, _ = seen.table()
        question = analysis.Question(self.at, seen.seat, seen.cells, seen.moves, self.played)
        return analysis.judged(game, question, self.iterations, SEED, clock)


@dataclass(frozen=True)
class Way:
    """A move, its chance to win in millionths (give or take), and the points it is expected to end with, in thousandths."""

    move: int
    chance: int
    margin: int
    points: int


@dataclass(frozen=True)
class Seen:
    """What was found: the best moves, and why the first is better than the second."""

    iterations: int
    ways: tuple[Way, ...]
    why: Difference | None
