"""Content files with mistakes: what all games' tests of them share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from triptych.core.errors import ContentError


class Box:
    """The content of the box, to be changed and read again."""

    def __init__(self, text: str, load: Callable[[str, str], object]) -> None:
        self.text = text
        self.load = load

    def changed(self, old: str, new: str, nth: int = 1) -> str:
        """The content of the box with the nth `old` replaced."""
        parts = self.text.split(old)
        assert len(parts) > nth, old
        return old.join(parts[:nth]) + new + old.join(parts[nth:])

    def problems(self, text: str) -> list[tuple[int, str]]:
        """What is wrong with a content file, each with its line."""
        with pytest.raises(ContentError) as error:
            self.load(text, "my.toml")
        assert all(f"line {line}" in str(error.value) for line, _ in error.value.problems if line)
        assert str(error.value).startswith("my.toml")
        assert error.value.problems == sorted(error.value.problems)
        return error.value.problems

    def wrong_in_its_line(self, old: str, new: str, what: str) -> None:
        """With this change, `what` is said of the (last) line that was changed."""
        line = self.text[: self.text.index(old)].count("\n") + 1 + new.rstrip("\n").count("\n")
        found = self.problems(self.changed(old, new))
        assert any(at == line and what in said for at, said in found), found

    def wrong_near(self, text: str, where: str, what: str) -> None:
        """Of this text `what` is said, at a line with `where`: of an entry's id up to four lines off, of broken TOML one."""
        assert text != self.text
        told = self.problems(text)
        found = [at for at, said in told if what in said]
        assert found, told
        lines = [i for i, row in enumerate(text.split("\n"), 1) if where in row]
        nearest = min(abs(at - line) for at in found for line in lines)
        assert nearest <= (4 if where.startswith("id = ") else 1 if "TOML" in what else 0), (found, lines)
