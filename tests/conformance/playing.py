"""Random games for the conformance suite, and the few things its tests share.

Nothing in this folder knows a particular game: every test runs over every game of the registry and every number of players, so a new
game is tested by being there. TRIPTYCH_CONFORMANCE_GAMES multiplies the number of games played (2 is twice as many).
"""

from __future__ import annotations

import os
import random
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest
from hypothesis import settings

from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.fields import ALL
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.state import CHANCE, NOBODY, Event, State
from triptych.core.steps import settle
from triptych.core.words import Wording

SCALE = float(os.environ.get("TRIPTYCH_CONFORMANCE_GAMES", "1"))


def find(name: str) -> Game[Any]:
    """A game by its name and perhaps options: `sola-fide decks=draft`."""
    name, *options = name.split()
    return registry.game(name, options=dict(option.split("=") for option in options))


def with_options(name: str) -> list[str]:
    """A game as it is, and with its options otherwise, so that every value of each is met (of numbers 0 and 60)."""
    offered = registry.game(name).offered
    tables = max((len(option.choices) for option in offered), default=1)
    found = [name]
    for i in range(1, tables):
        values = [("0", "60")[i // 2 % 2] if option.most else option.choices[i % len(option.choices)] for option in offered]
        found.append(" ".join([name, *(f"{option.name}={value}" for option, value in zip(offered, values, strict=True))]))
    return found


NAMES = registry.names()
every_game = pytest.mark.parametrize("name", NAMES)
every_table = pytest.mark.parametrize(
    ("name", "players"), [(choice, n) for name in NAMES for choice in with_options(name) for n in registry.game(name).player_counts]
)


def scaled(number: int) -> int:
    """So many games or examples, more or fewer as the environment wishes."""
    return max(1, round(number * SCALE))


def examples(number: int) -> settings:
    """Hypothesis, the same at every run."""
    return settings(max_examples=scaled(number), deadline=None, derandomize=True, database=None)


# -- playing ------------------------------------------------------------------------------------------------------------------------------


class Dice:
    """Answers everything at random. Each seat of each game likes some kinds of move and shuns others, so that games differ widely: a
    player who hardly ever uses a thing collects it."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.tastes: dict[tuple[int, str], float] = {}

    def taste(self, seat: int, move: int) -> float:
        key = (seat, self.game.moves.kind_of[move].words)
        if key not in self.tastes:
            self.tastes[key] = self.rng.choice([0.03, 0.3, 1.0, 1.0, 4.0])
        return self.tastes[key]

    def answer(self, s: State) -> int:
        """A legal move of the seat that is asked, or a lot."""
        if s.actor == CHANCE:
            weights = self.game.weights(s)
            return self.rng.choices(s.moves, weights)[0] if weights else self.rng.choice(s.moves)
        return self.rng.choices(s.moves, [self.taste(s.actor, move) for move in s.moves])[0]


def walk(game: Game[Any], players: int, seed: str) -> Iterator[State]:
    """A random game, move by move: the state before each answer, and at last the state that is over. It is always the same object."""
    dice = Dice(game, seed)
    s: State = game.new(players)
    decisions = 0
    while s.actor != NOBODY:
        yield s
        decisions += s.actor != CHANCE
        assert decisions <= game.longest, f"{seed}: more than {game.longest} decisions"
        game.apply(s, s.actor, dice.answer(s))
    yield s


def walks(game: Game[Any], players: int, games: int, label: str) -> Iterator[State]:
    """All states of several random games."""
    for i in range(scaled(games)):
        yield from walk(game, players, f"{label} {game.name} {players} {i}")


def sampled(game: Game[Any], players: int, games: int, share: float, label: str) -> Iterator[State]:
    """Copies of some of the states of several random games, made of their cells alone (what `clone` does is for a test to say)."""
    rng = random.Random(f"sample {label} {players}")
    for s in walks(game, players, games, label):
        if rng.random() < share:
            copy = world(game, s.cells)
            assert (copy.key(), copy.actor, copy.moves) == (s.key(), s.actor, s.moves), "a settled state stays as it is"
            yield copy


def play_match(game: Game[Any], players: int, seed: str, *, keep_events: bool = False, undos: float = 0.0, stop: int = -1) -> Match:
    """A random match (or its first `stop` decisions), in which seats take moves back with the probability `undos`."""
    dice = Dice(game, seed)
    match = Match(game, players, SeededChance(seed), keep_events=keep_events)
    while not match.over and stop != 0:
        stop -= 1
        seat = match.state.actor
        if dice.rng.random() < undos and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, dice.answer(match.state))
    return match


def world(game: Game[Any], cells: list[int]) -> State:
    """The state that follows from these cells."""
    s: State = game.from_cells(cells[:])
    settle(s, game.steps)
    return s


def seats_and_spectator(players: int) -> list[int]:
    return [*range(players), -1]


def seat_names(players: int) -> list[str]:
    return [f"Player {seat + 1}" for seat in range(players)]


def wording_of(game: Game[Any], names: list[str]) -> Wording | None:
    """How the game speaks, if it does."""
    try:
        return game.wording("en", names)
    except NotImplementedError:
        return None


def open_in_pools(game: Game[Any], s: State) -> list[int]:
    """What lies open of the things that can lie hidden."""
    return [value for field in game.layout.fields if field.pool and field.sees == ALL for value in field.of(s.cells)]


# -- what a table must remember to judge an undo ------------------------------------------------------------------------------------------


def out_of_sight(game: Game[Any], s: State, seat: int) -> Counter[tuple[str, int, int]]:
    """The things that lie where a seat cannot look: the pool, the row where each has things of its own, and the kind."""
    found: Counter[tuple[str, int, int]] = Counter()
    for field, at in game.layout.hidden_rows(seat):
        assert field.pool, f"{field.name}: what is hidden lies in a pool, so that its coming to light can be told from its being moved"
        row = (at - field.at) // field.width if field.by_row else 0
        for kind in range(field.members or field.width):
            found[field.pool, row, kind] += s.cells[at] >> kind & 1 if field.members else s.cells[at + kind]
    return found


class Judge:
    """Plays entries one by one on the bare rules and knows which can be taken back; it has nothing to do with Match and Record."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.players = players
        self.state: State = game.new(players)
        self.back: list[tuple[int, State]] = []
        """Moves that can be taken back: whose, and the state before."""
        self.refused = NOBODY

    def play(self, seat: int, move: int) -> None:
        """A legal move, or a lot."""
        s = self.state
        before, turn = s.clone(), self.game.turn(s)
        self.game.apply(s, seat, move)
        learned = out_of_sight(self.game, before, seat) - out_of_sight(self.game, s, seat)
        if seat == CHANCE or self.game.asked(s) != [seat] or self.game.turn(s) != turn or learned:
            self.back.clear()
        else:
            self.back.append((seat, before))

    def can_undo(self, seat: int) -> bool:
        return bool(self.back) and self.back[-1][0] == seat

    def undo(self) -> None:
        self.state = self.back.pop()[1]

    def possible(self) -> list[str]:
        """What can be answered now, as texts; by the seat that was refused just now, if it is one of several."""
        s = self.state
        if s.actor == CHANCE:
            return [self.game.lots.text(move) for move in s.moves]
        seat = self.refused if self.refused in self.game.asked(s) else s.actor
        return [self.game.moves.text(move) for move in self.game.legal(s, seat)]

    def read(self, row: str) -> bool:
        """Play a line of a record, if it can stand here."""
        who, _, text = row.partition(" ")
        s = self.state
        if s.actor == CHANCE:
            if who != "-" or text not in self.possible():
                return False
            self.play(CHANCE, self.game.lots.index[text])
            return True
        if not who.isdigit() or not 1 <= int(who) <= self.players:
            return False
        seat = int(who) - 1
        if text == "undo":
            if not self.can_undo(seat):
                return False
            self.undo()
            return True
        self.refused = seat
        if seat not in self.game.asked(s) or text not in self.possible():
            return False
        self.play(seat, self.game.moves.index[text])
        return True


# -- comparing ----------------------------------------------------------------------------------------------------------------------------


def told_to(game: Game[Any], events: list[Event], seat: int) -> list[Event]:
    """Events as a seat learns them."""
    return [game.events.for_seat(event, seat) for event in events]


class TooSlow(BaseException):
    """Nothing that catches errors may catch this."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail instead of hanging (where the system has alarms), by the time that this process works: others on the machine do not count."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def alarm(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGPROF, alarm)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    except TooSlow:
        pytest.fail(f"not done after {seconds} seconds")
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
