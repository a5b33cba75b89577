"""What is asked of a worker, and how it answers. Everything here is plain data about what one seat sees: no table, no record, no name."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, ClassVar

from triptych.bots import insight
from triptych.bots.insight import Hint
from triptych.bots.searcher import Clock, SearchBot
from triptych.bots.sitting import go_on, think
from triptych.core import registry
from triptych.core.game import Game
from triptych.core.state import State
from triptych.sim import analysis

SEED = 1  # of analyses: whoever looks at a game again finds the same
MOST_WAYS = 3  # moves that somebody who asks for advice is told of
BOTS_KEPT = 6  # by a worker, each with a tree of some megabytes at most
NOBODYS = ""  # whose: a task for which nothing is kept


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


class Shelf:
    """The bots a worker has thought with last, for as long as they may go on within their turns; by keys that tell nothing."""

    def __init__(self) -> None:
        self.bots: dict[str, SearchBot] = {}

    def take(self, whose: str) -> SearchBot | None:
        return self.bots.pop(whose, None)

    def put(self, whose: str, bot: SearchBot) -> None:
        """If it has a tree to go on with; the one that was put there first makes room."""
        if bot.kept is not None:
            self.bots[whose] = bot
            if len(self.bots) > BOTS_KEPT:
                del self.bots[next(iter(self.bots))]


@dataclass(frozen=True)
class Question:
    """Which move does this bot make? Of its turn so many iterations are left; it may think for so long."""

    position: Position
    bot: str
    seed: str
    iterations: int
    seconds: float
    whose: str
    """The same for all decisions of this bot on its seat at its table, and for no other: under this it is kept."""

    def answer(self, clock: Clock, shelf: Shelf) -> Choice:
        begun = time.monotonic()
        game, view = self.position.table()
        bot = go_on(shelf.take(self.whose), self.bot, game, self.seed, clock)
        move, left = think(bot, view, self.position.seat, list(self.position.moves), self.iterations)
        if isinstance(bot, SearchBot):
            shelf.put(self.whose, bot)
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

    whose: ClassVar[str] = NOBODYS
    position: Position
    seed: str
    iterations: int
    seconds: float

    def answer(self, clock: Clock, _shelf: Shelf) -> Seen:
        game, view = self.position.table()
        found = insight.look(game, view, self.position.seat, iterations=self.iterations, seed=self.seed, clock=clock, compare=True)
        # The best move is compared with others that answer the question; what can be done aside comes last.
        found.options[1:] = sorted(found.options[1:], key=lambda option: game.aside(option.move))
        best = tuple(Way(option.move, option.chance, option.margin, option.points) for option in found.options[:MOST_WAYS])
        return Seen(found.iterations, best, insight.hint(found, MOST_WAYS))


@dataclass(frozen=True)
class Judge:
    """What was this decision worth, and what would have been better? `at` only tells the decisions of a game apart."""

    whose: ClassVar[str] = NOBODYS
    position: Position
    at: int
    played: int
    iterations: int
    seconds: float

    def answer(self, clock: Clock, _shelf: Shelf) -> analysis.Decision:
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
    """What was found: the best moves, and what there is to say of them."""

    iterations: int
    ways: tuple[Way, ...]
    hint: Hint
