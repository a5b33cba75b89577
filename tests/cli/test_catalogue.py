"""Content of one's own: what is wrong in it is said with the file's name and the lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import GAME
from triptych.core import registry

Wrong = Callable[..., str]


def test_a_wrong_word_is_named_with_its_line(wrong: Wrong) -> None:
    text = registry.game(GAME).content_text
    Path("my.toml").write_text(text.replace('action = "vp:2"', 'action = "dance"', 1), "utf-8")
    line = next(at for at, row in enumerate(text.splitlines(), 1) if 'action = "vp:2"' in row)
    said = wrong("play", GAME, "--content", "my.toml")
    assert "my.toml" in said
    assert f"line {line}:" in said
    assert "dance" in said


def test_many_problems_stay_one_line(wrong: Wrong) -> None:
    Path("my.toml").write_text("track = []\n", "utf-8")
    assert "my.toml: " in wrong("play", GAME, "--content", "my.toml")


def test_what_is_no_toml_or_no_text_or_empty(wrong: Wrong) -> None:
    Path("bad.toml").write_text("track = [\n", "utf-8")
    Path("binary.toml").write_bytes(b"\xff\xfe\x00")
    Path("empty.toml").write_text("\n", "utf-8")
    assert "not TOML" in wrong("cards", GAME, "--content", "bad.toml")
    assert "binary.toml is not a text in UTF-8" in wrong("cards", GAME, "--content", "binary.toml")
    assert "empty.toml is empty" in wrong("simulate", GAME, "--seats", "random,random", "--content", "empty.toml")
