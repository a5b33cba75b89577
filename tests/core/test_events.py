"""Events: small tuples, and who is told what of them."""

from __future__ import annotations

import pytest

from triptych.core.events import EventKind, EventTable
from triptych.core.state import UNKNOWN

TABLE = EventTable(
    [
        EventKind("over"),
        EventKind("drew", "seat", "card!"),
        EventKind("gave", "seat", "seat", "card!", "number"),
        EventKind("won", "seat", "number"),
    ]
)


def test_kinds_by_number_and_name() -> None:
    assert TABLE.by_name == {"over": 0, "drew": 1, "gave": 2, "won": 3}
    assert TABLE.kind((3, 0, 5, 0, 0)).name == "won"
    assert TABLE.kinds[2].args == ("seat", "seat", "card", "number")
    assert TABLE.kinds[2].secret == (2,)
    assert TABLE.kinds[3].secret == ()


def test_a_secret_is_told_to_the_seat_of_the_first_argument_only() -> None:
    event = (1, 2, 17, 0, 0)
    assert TABLE.for_seat(event, 2) == event
    for seat in (-1, 0, 1, 3):
        assert TABLE.for_seat(event, seat) == (1, 2, UNKNOWN, 0, 0)
    assert TABLE.for_seat((2, 0, 1, 17, 4), 1) == (2, 0, 1, UNKNOWN, 4)


def test_what_is_no_secret_is_told_to_all() -> None:
    for seat in range(-1, 4):
        assert TABLE.for_seat((3, 1, 9, 0, 0), seat) == (3, 1, 9, 0, 0)


def test_a_secret_needs_a_seat() -> None:
    with pytest.raises(ValueError, match="found: a secret needs a seat as first argument"):
        EventKind("found", "card!")


def test_json_names_its_arguments() -> None:
    assert TABLE.to_json((0, 0, 0, 0, 0)) == {"event": "over"}
    assert TABLE.to_json((1, 2, 17, 0, 0)) == {"event": "drew", "seat": 2, "card": 17}
    assert TABLE.to_json((2, 0, 1, 17, 4)) == {"event": "gave", "seat": 0, "seat1": 1, "card": 17, "number": 4}
