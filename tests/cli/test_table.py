"""A table: undo across moves that went by themselves, and who is asked what."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.cli.conftest import GAME
from triptych.bots import roster
from triptych.bots.levels import LEVELS
from triptych.bots.searcher import SearchBot
from triptych.bots.sitting import Deadline, think
from triptych.cli import table as tables
from triptych.cli.seats import Seat
from triptych.cli.table import Table, resume
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.state import State


def people(count: int, seed: str = "9") -> Table:
    """A table with one person and bots, or with people only."""
    seats = [Seat("Ann", True), *(Seat(f"P{i}", True) if count > 1 else Seat("random", False) for i in range(1, 3))]
    return Table(registry.game(GAME), seats, seed, SeededChance(seed))


def test_undo_gives_the_question_back_as_it_was() -> None:
    """Through a whole game: whatever can be taken back leads to a question that was really put, and playing on is the same."""
    table = people(1)
    undone = 0
    table.advance()
    while not table.over:
        before = table.state.key()
        move = table.state.moves[-1] if len(table.match.entries) % 2 else table.state.moves[0]
        table.play(0, move)
        table.advance()
        if not table.over and table.undo(0):
            undone += 1
            assert table.state.key() == before
            assert len(table.state.moves) > 1
            table.play(0, move)
            table.advance()
    assert undone > 5


class Spy:
    """Keeps what it is shown, and plays the first move."""

    shown: ClassVar[list[tuple[int, State]]] = []

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        self.shown.append((seat, view))
        return moves[0]


def test_a_bot_sees_only_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "make", lambda *args: Spy())
    table = people(1)
    while not table.over:
        table.advance()
        if not table.over:
            table.play(0, table.state.moves[0])
    assert len(Spy.shown) > 20
    for seat, view in Spy.shown:
        assert view.cells == table.game.layout.veil(view.cells, seat)


def test_people_are_asked_even_where_there_is_one_move_only() -> None:
    table = people(3)
    table.habits = {seat: {"windows": "always"} for seat in table.people}
    single = 0
    while not table.over:
        table.advance()
        if not table.over:
            single += len(table.state.moves) == 1
            table.play(table.state.actor, table.state.moves[len(table.match.entries) % len(table.state.moves)])
    assert single > 0


def levels_at_home(seed: str = "4") -> Table:
    """Ann, and a bot of the second level that often has several decisions in a turn, some of them after she was asked."""
    return Table(registry.game(GAME), [Seat("Ann", True), Seat("level-2", False)], seed, SeededChance(seed))


def play_on(table: Table, questions: int = 10**6) -> None:
    """Ann answers so many questions."""
    table.advance()
    while not table.over and questions > 0:
        table.play(0, table.state.moves[len(table.match.entries) % len(table.state.moves)])
        table.advance()
        questions -= 1


class Thoughts:
    """Every decision that a bot thought over: the bot, its turn, what was left of that, the seconds it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.all: list[tuple[SearchBot, int, int, float]] = []
        self.given = 0.0
        monkeypatch.setattr(tables, "think", self.think)
        monkeypatch.setattr(tables, "Deadline", self.deadline)

    def deadline(self, seconds: float) -> Deadline:
        self.given = seconds
        return Deadline(seconds)

    def think(self, bot: Any, view: State, seat: int, moves: list[int], left: int) -> tuple[int, int]:
        seconds = self.given
        move, left = think(bot, view, seat, moves, left)
        if bot.has_to_think(view, seat):
            self.all.append((bot, bot.turn, left, seconds))
        return move, left


def test_a_bot_lives_as_long_as_the_game_and_shares_out_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = Thoughts(monkeypatch)
    play_on(levels_at_home(), 60)
    assert len({id(bot) for bot, *_ in thoughts.all}) == 1
    level = LEVELS[1]
    within = 0
    for (_, turn, left, seconds), (_, next_turn, next_left, next_seconds) in pairwise(thoughts.all):
        if turn == next_turn:
            within += 1
            assert next_left < left or left == 0
            assert next_seconds < seconds
        else:
            assert next_left == registry.game(GAME).measures().iterations[1] // 2
            assert next_seconds == pytest.approx(level.seconds / 2, abs=0.05)
    assert within > 5


def test_a_bot_that_is_late_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it would like to think: each decision has its few iterations, and the game goes on."""
    monkeypatch.setattr(tables, "Deadline", lambda seconds: Deadline(-1.0))
    thoughts = Thoughts(monkeypatch)
    table = levels_at_home()
    table.seats[1] = Seat("search:1000000", False)
    play_on(table, 10)
    assert len(thoughts.all) > 3


def test_a_game_put_away_in_a_bots_turn_goes_on_as_if_it_had_not_been() -> None:
    whole = levels_at_home()
    play_on(whole, 25)
    for questions in (3, 7, 12, 18):
        table = levels_at_home()
        play_on(table, questions)
        again = resume(table.record(), Path("game.txt"))
        again.path = None
        play_on(again, 25 - questions)
        assert again.match.entries == whole.match.entries


def test_what_ann_takes_back_does_not_confuse_a_bot() -> None:
    """She makes another move after all, the bot having been asked in between or not: whatever it answers is one of its moves."""
    table = levels_at_home()
    undone = 0
    table.advance()
    while not table.over:
        table.play(0, table.state.moves[0])
        table.advance()
        if not table.over and table.undo(0):
            undone += 1
            table.play(0, table.state.moves[-1])
            table.advance()
    assert undone > 5
