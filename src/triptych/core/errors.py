"""Everything that can be wrong with what somebody hands in.

One family, so that a caller (command line, server, notebook) can show the sentence and go on. A programming mistake is not one of these.
"""

from __future__ import annotations


class TriptychError(Exception):
    """Something handed in is wrong; the text says what and where."""


class IllegalMove(TriptychError):
    """A move that is not offered now; `legal` lists the texts of those that are."""

    def __init__(self, text: str, legal: list[str] | None = None) -> None:
        super().__init__(text)
        self.legal = legal or []


class RecordError(TriptychError):
    """A record that cannot be read or played; `line` counts from 1."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


class PositionError(TriptychError):
    """A position text that cannot be read, or that no table can show."""


class ContentError(TriptychError):
    """A content file that does not fit the game; every problem with its line."""

    def __init__(self, where: str, problems: list[tuple[int, str]]) -> None:
        lines = [f"{where}, line {line}: {text}" if line else f"{where}: {text}" for line, text in problems]
        super().__init__("\n".join(lines))
        self.problems = problems


class UnknownName(TriptychError):
    """A game, bot or option that does not exist."""
