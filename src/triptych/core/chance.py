"""Where lots come from.

A game never draws anything: it says what can be drawn, and the match asks a source. So a record replays without any generator, a test
can force a die, and a clone carries no future.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final, Protocol

from triptych.core.errors import TriptychError

NO_LOT: Final = -1  # drawn by a source that has come to its end: the match waits there


class ChanceSource(Protocol):
    """Draws one of `outcomes`; `weights` is empty where all are alike.

    Anything with such a method is a source. (A protocol, because a class that is not compiled cannot inherit from one that is.)
    """

    def draw(self, outcomes: list[int], weights: list[int]) -> int: ...


class SeededChance:
    """Lots from a seed. `random()` of Python's generator is documented to stay the same for a seed, on every machine and version."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        """Evenly one of 0 .. n-1."""
        return int(self._random() * n)

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        if not weights:
            return outcomes[int(self._random() * len(outcomes))]
        total = 0
        for weight in weights:
            total += weight
        rest = int(self._random() * total)
        i = 0
        while rest >= weights[i]:
            rest -= weights[i]
            i += 1
        return outcomes[i]


class NoChance:
    """Draws nothing: the match waits where a lot is due."""

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        return NO_LOT


class ForcedChance:
    """Lots given beforehand, by a test or a record. Without any left it asks `rest`, or says what was to be drawn."""

    def __init__(self, lots: list[int], rest: ChanceSource | None = None) -> None:
        self.lots = deque(lots)
        self.rest = rest

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        if self.lots:
            lot = self.lots.popleft()
            if lot not in outcomes:
                raise TriptychError(f"the lot {lot} cannot be drawn now; possible are {outcomes}")
            return lot
        if self.rest is not None:
            return self.rest.draw(outcomes, weights)
        raise TriptychError(f"no lot is left to draw one of {outcomes}")
