"""The README's examples are true."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_readme_examples() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_readme_names_the_two_commands() -> None:
    text = README.read_text("utf-8")
    assert "make play" in text
    assert "make test" in text
