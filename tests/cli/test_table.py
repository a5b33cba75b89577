"""A table: undo across moves that went by themselves, and who is asked what."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tests.cli.conftest import GAME
from triptych.bots import roster
from triptych.cli.seats import Seat
from triptych.cli.table import Table
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
    single = 0
    while not table.over:
        table.advance()
        if not table.over:
            single += len(table.state.moves) == 1
            table.play(table.state.actor, table.state.moves[len(table.match.entries) % len(table.state.moves)])
    assert single > 0
