"""One family of errors, each saying what and where."""

from __future__ import annotations

import pytest

from triptych.core import errors


@pytest.mark.parametrize("kind", ["IllegalMove", "RecordError", "PositionError", "ContentError", "UnknownName"])
def test_all_are_of_one_family(kind: str) -> None:
    assert issubclass(getattr(errors, kind), errors.TriptychError)


def test_an_illegal_move_knows_what_is_legal() -> None:
    assert errors.IllegalMove("no", ["pass"]).legal == ["pass"]
    assert errors.IllegalMove("no").legal == []


def test_a_record_error_names_its_line() -> None:
    error = errors.RecordError(7, "wrong")
    assert (error.line, str(error)) == (7, "line 7: wrong")


def test_a_content_error_lists_everything() -> None:
    error = errors.ContentError("my.toml", [(0, "nowhere"), (3, "there")])
    assert str(error) == "my.toml: nowhere\nmy.toml, line 3: there"
