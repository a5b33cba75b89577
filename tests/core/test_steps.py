"""The loop that carries out steps, with steps made up for it. (Made-up classes cannot inherit from compiled ones.)"""

from __future__ import annotations

from typing import Any

import pytest

from triptych.core import steps as steps_module
from triptych.core.fields import Field, Layout
from triptych.core.state import CHANCE, NOBODY, TOP, State
from triptych.core.steps import AUTO, CHOICE, LOT, OVER, Step, settle

if not (steps_module.__file__ or "").endswith(".py"):
    pytest.skip("the steps are compiled", allow_module_level=True)

LAYOUT = Layout([Field("log", 8), Field("count")])
LOG, COUNT = LAYOUT.at("log"), LAYOUT.at("count")
END, WORK, ASK, ROLL, INSIST, NOTHING, WIDE = range(7)


def note(s: State, what: int) -> None:
    s.cells[LOG + s.cells[COUNT]] = what
    s.cells[COUNT] += 1


class End(Step[State]):
    kind = OVER


class Work(Step[State]):
    kind = AUTO

    def run(self, s: State) -> None:
        note(s, WORK)
        s.pop()


class Ask(Step[State]):
    """Asks seat `a` for one of `b` numbers."""

    def seat(self, s: State) -> int:
        return s.cells[s.cells[TOP] + 1]

    def options(self, s: State, seat: int) -> list[int]:
        return list(range(s.cells[s.cells[TOP] + 2], 0, -1))

    def play(self, s: State, seat: int, move: int) -> None:
        s.pop()
        note(s, 10 * (seat + 1) + move)


class Roll(Step[State]):
    kind = LOT

    def outcomes(self, s: State) -> list[int]:
        return [1, 2, 3]

    def play(self, s: State, seat: int, move: int) -> None:
        s.pop()
        note(s, move)


class Insist(Ask):
    def insists(self, s: State, seat: int) -> bool:
        return True


class Wide(Ask):
    def widen(self, s: State, seat: int, moves: list[int]) -> None:
        moves += [9, 0]


STEPS: list[Step[State]] = [End(), Work(), Ask(), Roll(), Insist(), Ask(), Wide()]


def settled(*frames: tuple[int, int, int]) -> State:
    """A state with these frames on its agenda, the last on top, above the end."""
    s = State(LAYOUT.blank())
    s.push(END)
    for step, a, b in frames:
        s.push(step, a, b)
    settle(s, STEPS)
    return s


def log(s: State) -> list[int]:
    return s.cells[LOG : LOG + s.cells[COUNT]]


def test_what_needs_no_answer_is_carried_out() -> None:
    s = settled((WORK, 0, 0), (WORK, 0, 0))
    assert log(s) == [WORK, WORK]
    assert (s.actor, s.moves) == (NOBODY, [])


def test_a_choice_is_put_with_its_moves_in_order() -> None:
    s = settled((WORK, 0, 0), (ASK, 1, 3))
    assert (s.actor, s.moves) == (1, [1, 2, 3])
    assert log(s) == [], "what lies below waits"


def test_a_single_option_is_taken_by_itself() -> None:
    s = settled((WORK, 0, 0), (ASK, 1, 1))
    assert log(s) == [21, WORK]
    assert s.actor == NOBODY


def test_a_single_option_is_asked_if_the_step_insists() -> None:
    s = settled((INSIST, 2, 1))
    assert (s.actor, s.moves) == (2, [1])


def test_a_choice_without_options_falls_away() -> None:
    s = settled((WORK, 0, 0), (INSIST, 1, 0))
    assert log(s) == [WORK]


def test_what_stands_beside_a_choice_comes_only_where_it_is_asked() -> None:
    s = settled((WIDE, 0, 2))
    assert s.moves == [0, 1, 2, 9]
    s = settled((WIDE, 0, 1))
    assert s.actor == NOBODY
    assert log(s) == [11]


def test_a_lot_waits_for_chance() -> None:
    s = settled((WORK, 0, 0), (ROLL, 0, 0))
    assert (s.actor, s.moves) == (CHANCE, [1, 2, 3])
    STEPS[s.cells[s.cells[TOP]]].play(s, CHANCE, 2)
    settle(s, STEPS)
    assert log(s) == [2, WORK]


def test_settling_twice_is_settling_once() -> None:
    for frames in ([(ASK, 1, 3)], [(ROLL, 0, 0)], [(WIDE, 0, 2)], [(WORK, 0, 0)]):
        s = settled(*frames)
        before = (s.key(), s.actor, s.moves)
        settle(s, STEPS)
        assert (s.key(), s.actor, s.moves) == before


def test_an_agenda_that_goes_round_in_a_ring_is_found() -> None:
    class Round(Step[State]):
        kind = AUTO

        def run(self, s: State) -> None:
            pass

    s = State(LAYOUT.blank())
    s.push(0)
    with pytest.raises(RuntimeError, match="goes round in a ring"):
        settle(s, [Round()])


def test_a_bare_step_says_nothing() -> None:
    s = settled()
    bare: Step[Any] = Step()
    assert bare.kind == CHOICE
    assert bare.weights(s) == []
    assert bare.seen_by(s) == CHANCE
    assert not bare.insists(s, 0)
    for call in (bare.run, bare.outcomes, bare.seat):
        with pytest.raises(NotImplementedError):
            call(s)
    with pytest.raises(NotImplementedError):
        bare.options(s, 0)
    with pytest.raises(NotImplementedError):
        bare.play(s, 0, 0)
