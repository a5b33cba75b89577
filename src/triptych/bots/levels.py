"""The levels, from novice to master: how often a bot looks ahead in a turn, how soft it chooses, and how long it may take at a table."""

from __future__ import annotations

from typing import Final


class Level:
    """Time is only a cap: the same seed and level play the same game wherever the cap is not reached."""

    def __init__(self, number: int, iterations: int, softness: float, seconds: float) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.iterations = iterations
        self.softness = softness
        self.seconds = seconds


LEVELS: Final[list[Level]] = [
    Level(1, 6, 0.05, 0.2),
    Level(2, 24, 0.025, 0.3),
    Level(3, 120, 0.01, 0.5),
    Level(4, 700, 0.0, 2.0),
    Level(5, 4000, 0.0, 4.0),
]
