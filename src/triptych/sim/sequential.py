"""Tests and intervals that stay right however often one looks, and whenever one stops.

What is watched is a row of numbers between 0 and 1 whose mean is asked for, here what a bot won in a round (the same lots once from every
seat). Somebody bets on each of them, knowing only those before it, at odds that are fair or worse if the mean were what he doubts. Then
what he owns is, at most, expected to stay what it was, and the chance that it ever grows twentyfold is one in twenty at most (Ville's
inequality). So when it does, the doubt was right, with that error and no more: no matter how the numbers are spread, whether wins are
shared, or how the games of one round hang together.

With the same stake all the way, and for plain wins and losses, this would be Wald's sequential probability ratio test. Here the stakes
follow what the numbers before have shown of their spread, so rounds, which scatter less than single games, are decided sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log1p, sqrt

ERROR = 0.05
"""The chance of each wrong verdict, and of an interval that leaves the true mean out at any time."""

_MOST_AT_STAKE = 0.5  # of what one has: nobody bets it all

ABOVE, BELOW, OPEN = "above", "below", "open"


@dataclass
class _Spread:
    """How the numbers so far scatter. It starts with one number's worth of the widest spread, that of wins and losses."""

    start: float
    count: int = 0
    mean: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> None:
        self.count += 1
        before = x - self.mean
        self.mean += before / self.count
        self.squares += before * (x - self.mean)

    @property
    def variance(self) -> float:
        return (self.start + self.squares) / (1 + self.count)


class SequentialTest:
    """Is a mean above `low`, or is it below `high`? One who doubts that it is at most `low` and one who doubts that it is at least `high`
    bet against it; whoever owns 1 / ERROR times what he began with has won, and the test is over."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high
        self.count = 0
        self.verdict = OPEN
        self.for_above = 1.0
        self.for_below = 1.0
        self._spread = _Spread(low * (1 - low))

    def add(self, x: float) -> None:
        """One more number; after the verdict nothing counts any more."""
        if self.verdict != OPEN:
            return
        gap = self.high - self.low
        stake = gap / (self._spread.variance + gap * gap)
        self.for_above *= 1 + min(stake, _MOST_AT_STAKE / self.low) * (x - self.low)
        self.for_below *= 1 + min(stake, _MOST_AT_STAKE / (1 - self.high)) * (self.high - x)
        self._spread.add(x)
        self.count += 1
        if self.for_above >= 1 / ERROR:
            self.verdict = ABOVE
        elif self.for_below >= 1 / ERROR:
            self.verdict = BELOW


def anytime_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """Where the mean is. The chance that any of the intervals along the way leaves it out is ERROR at most, so one may look at each of them
    and stop when one likes. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting.)"""
    doubt = log(2 / ERROR)
    spread = _Spread(0.25)
    stakes: list[float] = []
    for t, x in enumerate(numbers, 1):
        stakes.append(sqrt(2 * doubt / (spread.variance * t * log(1 + t))))
        spread.add(x)
    return _least(stakes, numbers, doubt), 1 - _least(stakes, [1 - x for x in numbers], doubt)


def _least(stakes: Sequence[float], numbers: Sequence[float], doubt: float) -> float:
    """The least mean that cannot be doubted: one who bets that the mean is more has not won enough. The more it is, the less he wins."""
    low, high = 0.0, 1.0
    for _ in range(30):
        mean = (low + high) / 2
        owned = sum(log1p(min(stake, _MOST_AT_STAKE / mean) * (x - mean)) for stake, x in zip(stakes, numbers, strict=True))
        if owned >= doubt:
            low = mean
        else:
            high = mean
    return low
