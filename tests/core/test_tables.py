"""A table that has slipped is noticed when it is loaded."""

from __future__ import annotations

import pytest

from triptych.core.tables import in_order, so_many


def test_each_thing_is_at_its_number() -> None:
    assert in_order((0, "north"), (1, "east"), (2, "south")) == ("north", "east", "south")


@pytest.mark.parametrize("numbers", [(1, 2), (0, 2), (0, 0), (1, 0)])
def test_rows_that_do_not_count_up_are_refused(numbers: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="is due"):
        in_order((numbers[0], "north"), (numbers[1], "east"))


@pytest.mark.parametrize("words", [("book",), ("book", "ore", "cloth"), ("book", "book")])
def test_words_are_as_many_as_they_should_be_and_different(words: tuple[str, ...]) -> None:
    assert so_many(2, "book", "ore") == ("book", "ore")
    with pytest.raises(ValueError, match="expected 2"):
        so_many(2, *words)
