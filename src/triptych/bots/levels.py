"""The levels, from novice to master: how soft a bot chooses, and how long it may take at a table. How often it looks ahead in a turn is
said by the game (`Measures.iterations`), because games differ in how much that brings."""

from __future__ import annotations

from typing import Final


class Level:
    """Time is only a cap: the same seed and level play the same game wherever the cap is not reached."""

    def __init__(self, number: int, softness: float, seconds: float) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.softness = softness
        self.seconds = seconds


LEVELS: Final[list[Level]] = [
    Level(1, 0.001, 0.2),
    Level(2, 0.0, 0.3),
    Level(3, 0.0, 0.5),
    Level(4, 0.0, 2.0),
    Level(5, 0.0, 4.0),
]
