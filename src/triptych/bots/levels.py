"""The levels, from novice to master: how long a bot may take at a table. How often it looks ahead in a turn, and how soft it chooses, is
said by the game (`Measures.iterations`, `Measures.softness`), because games differ in how much that brings."""

from __future__ import annotations

from typing import Final


class Level:
    """Time is only a cap: the same seed and level play the same game wherever the cap is not reached."""

    def __init__(self, number: int, seconds: float) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.seconds = seconds


LEVELS: Final[list[Level]] = [
    Level(1, 0.2),
    Level(2, 0.3),
    Level(3, 0.5),
    Level(4, 2.0),
    Level(5, 4.0),
]
