"""Running text in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from triptych.cli.palette import prose


def told(width: int, *parts: tuple[str, str], head: str = "") -> list[str]:
    out = Console(file=io.StringIO(), width=width, force_terminal=False)
    prose(out, *parts, head=head)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


def test_it_is_broken_between_words_and_not_at_a_no_break_space() -> None:
    text = "joué : « Don », 23\u00a0% de chances"
    assert told(19, (text, "")) == ["joué : « Don »,", "23\u00a0% de chances"]
    assert told(22, ("un", "dim"), (text, ""), head="  a ") == ["  a un joué : « Don »,", "    23\u00a0% de chances"]


@pytest.mark.parametrize("width", [5, 12, 40])
def test_nothing_of_it_is_lost_however_narrow(width: int) -> None:
    lines = told(width, ("A" * 30 + " and so on", ""), head="> ")
    assert all(len(line) <= width for line in lines)
    assert "".join("".join(lines).removeprefix(">").split()) == "A" * 30 + "andsoon"
