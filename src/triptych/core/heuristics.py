"""Heuristics: what a position is worth to a seat, in named parts; and what chances follow from that.

Values are whole thousandths of a point, chances whole millionths, so that they are the same on every machine, interpreted or compiled.
"""

from __future__ import annotations

from typing import Any, Final

POINT: Final = 1000
SURE: Final = 1_000_000


class Heuristics:
    """Judges positions of one game. Parts have names, so that a bot can say why."""

    parts: tuple[str, ...] = ()

    def judge(self, s: Any, seat: int) -> list[int]:
        """What the position is worth to this seat alone, part by part, in the order of `parts`."""
        raise NotImplementedError

    def expected(self, s: Any, players: int) -> list[int]:
        """What the position is worth to each seat, all parts together."""
        found: list[int] = []
        for seat in range(players):
            total = 0
            for part in self.judge(s, seat):
                total += part
            found.append(total)
        return found

    def value(self, s: Any, seat: int) -> int:
        """What it is worth to this seat against the others."""
        raise NotImplementedError

    def sensible(self, s: Any) -> list[int]:
        """Those of the moves on offer that deserve a thought when looking far ahead; one at least."""
        moves: list[int] = s.moves
        return moves

    def spread(self, s: Any) -> int:
        """How far the end may lie from what is expected now, in thousandths of a point: differences are measured by it."""
        return 8 * POINT


def _fall() -> list[int]:
    """e to the power of -n/16, in millionths, for n from 0, until nothing is left. Multiplied up, not by `exp`: the same everywhere."""
    found: list[int] = []
    rest = 1.0
    while rest * SURE >= 1:
        found.append(round(rest * SURE))
        rest *= 0.9394130628134758
    return found


_FALLING: Final[list[int]] = _fall()


def falling(thousandths: int) -> int:
    """e to the power of -x, in millionths, x being given in thousandths."""
    n = thousandths * 16 // 1000
    return _FALLING[n] if n < len(_FALLING) else 0


def chances(points: list[int], spread: int) -> list[int]:
    """Everybody's chance to win, from what everybody is expected to end with."""
    most = points[0]
    for own in points:
        if own > most:
            most = own
    weights: list[int] = []
    total = 0
    for own in points:
        weight = falling((most - own) * 1000 // spread)
        weights.append(weight)
        total += weight
    for seat in range(len(weights)):
        weights[seat] = weights[seat] * SURE // total
    return weights
