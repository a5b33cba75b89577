"""The levels, from novice to master: how often a bot looks ahead in a turn, how soft it chooses, and how long it may take at a table."""

from __future__ import annotations

from typing import Final


class Level:
    """Time is only a cap: the same seed and level play the same game wherever the cap is not reached."""

    def __init__(self, number: int, iterations: int, softness: float, seconds: float) -> None:
        self.number = number
        self.iterations = iterations
        self.softness = softness
        self.seconds = seconds


LEVELS: Final[list[Level]] = [
    Level(1, 4, 0.10, 0.2),
    Level(2, 16, 0.04, 0.3),
    Level(3, 80, 0.015, 0.5),
    Level(4, 500, 0.0, 2.0),
    Level(5, 3000, 0.0, 4.0),
]
