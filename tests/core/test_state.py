"""The state: cells and the agenda in them."""

from __future__ import annotations

import pytest

from triptych.core.fields import Field, Layout
from triptych.core.state import AGENDA_END, BOTTOM, DEPTH, FRAME, NOBODY, TOP, State


def blank() -> State:
    return State(Layout([Field("gold", 2)]).blank())


def test_there_is_room_for_the_agenda() -> None:
    assert AGENDA_END == BOTTOM + FRAME * DEPTH


def test_steps_are_put_on_top_and_taken_off() -> None:
    s = blank()
    empty = s.key()
    s.push(3)
    s.push(5, 7)
    s.push(1, 8, 9)
    assert s.cells[BOTTOM : BOTTOM + 9] == [3, 0, 0, 5, 7, 0, 1, 8, 9]
    top = s.cells[TOP]
    assert s.cells[top : top + 3] == [1, 8, 9]
    s.pop()
    assert s.cells[s.cells[TOP]] == 5
    s.pop()
    s.pop()
    assert s.key() == empty, "what was taken off leaves no trace"


def test_the_agenda_is_as_deep_as_it_says() -> None:
    s = blank()
    for step in range(DEPTH):
        s.push(step + 1, 2, 3)
    assert s.cells[AGENDA_END:] == [0, 0]
    assert s.cells[AGENDA_END - 3 : AGENDA_END] == [DEPTH, 2, 3]


def test_keys_are_equal_for_equal_cells() -> None:
    one, other = blank(), blank()
    assert one.key() == other.key()
    one.cells[AGENDA_END] += 1
    assert one.key() != other.key()
    assert hash(one.key()) != hash(other.key())


def test_events_are_told_only_if_somebody_listens() -> None:
    s = blank()
    s.tell(1, 2, 3)
    assert s.sink is None
    s.sink = []
    s.tell(4)
    s.tell(5, 1, 2, 3, 4)
    assert s.sink == [(4, 0, 0, 0, 0), (5, 1, 2, 3, 4)]


def test_a_new_state_asks_nobody() -> None:
    s = blank()
    assert (s.actor, s.moves) == (NOBODY, [])
    with pytest.raises(NotImplementedError):
        s.clone()
