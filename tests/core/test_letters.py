"""Names in lines, however many words they have."""

from __future__ import annotations

import pytest

from triptych.core import letters
from triptych.core.letters import MOST_WEIGHED, in_lines, text_width


@pytest.mark.parametrize("most", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["to " * 200 + "be", "-" * 80, "a-b " * 60 + "c", " " * 60, "Ad maiorem " * 30 + "gloriam"])
def test_names_of_very_many_words_are_filled_line_by_line(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "combinations", None)  # nobody weighs all the ways to cut them
    lines = in_lines(name, 6, most)
    assert len(lines) <= most
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert max(map(text_width, lines)) <= max(6, text_width(name) / most * 1.5)


def test_many_short_words_that_fit_stay_in_one_line() -> None:
    name = " ".join("i" * (MOST_WEIGHED + 1))
    assert in_lines(name, 20, 3) == [name]


def test_as_many_words_as_are_weighed_are_as_even_as_can_be() -> None:
    words = ["Anno"] * MOST_WEIGHED
    assert in_lines(" ".join(words), 6, 4) == ["Anno Anno Anno"] * 4
    assert in_lines(" ".join([*words, "Domini"]), 6, 4)[0].startswith("Anno Anno")
