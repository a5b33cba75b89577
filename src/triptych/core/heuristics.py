"""Heuristics: what a position is worth to a seat, in named parts.

Values are whole thousandths of a point, so that they are the same on every machine, interpreted or compiled.
"""

from __future__ import annotations

from typing import Any

POINT = 1000


class Heuristics:
    """Judges positions of one game. Parts have names, so that a bot can say why."""

    parts: tuple[str, ...] = ()

    def judge(self, s: Any, seat: int) -> list[int]:
        """What the position is worth to this seat alone, part by part, in the order of `parts`."""
        raise NotImplementedError

    def value(self, s: Any, seat: int) -> int:
        """What it is worth to this seat against the others."""
        raise NotImplementedError
