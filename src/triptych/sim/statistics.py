"""Shares of wins with their uncertainty."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share; a shared win counts in fractions."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95 / games
    middle = (share + z2 / 2) / (1 + z2)
    spread = Z95 / (1 + z2) * sqrt(share * (1 - share) / games + z2 / (4 * games))
    return max(0.0, middle - spread), min(1.0, middle + spread)
