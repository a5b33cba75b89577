"""Tests that may stop at any time: with simulated coins, whose truth is known, they are wrong no more often than they say."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from triptych.sim.sequential import ABOVE, BELOW, ERROR, OPEN, SequentialTest, anytime_interval
from triptych.sim.statistics import wilson

TRIALS = 400
MARGIN = 3 * (ERROR * (1 - ERROR) / TRIALS) ** 0.5  # three standard errors of a share of TRIALS

Coin = Callable[[random.Random], float]


def games(p: float) -> Coin:
    """A game that is won or lost."""
    return lambda chance: float(chance.random() < p)


def rounds(p: float) -> Coin:
    """Two games that have nothing to do with each other, one of them from a seat that is better."""
    return lambda chance: ((chance.random() < p + 0.2) + (chance.random() < p - 0.2)) / 2


def lots_decide(p: float) -> Coin:
    """The lots mostly decide who wins from which seat: one of the two games is won, seldom both or none."""

    def flip(chance: random.Random) -> float:
        return 0.5 if chance.random() < 0.6 else float(chance.random() < (p - 0.3) / 0.4)

    return flip


def alike(p: float) -> Coin:
    """Both games of a round always end alike, and a tenth of them in a tie."""
    return lambda chance: 0.5 if chance.random() < 0.1 else float(chance.random() < (p - 0.05) / 0.9)


def field(p: float) -> Coin:
    """Four games of one against three."""
    return lambda chance: sum(chance.random() < p for _ in range(4)) / 4


COINS = [games, rounds, lots_decide, alike, field]


def verdicts(coin: Coin, low: float, high: float, most: int = 1500) -> tuple[float, float, float]:
    """How often a test found above and below, and after how many rounds on the average."""
    chance = random.Random(20)
    found = {ABOVE: 0, BELOW: 0, OPEN: 0}
    counts = 0
    for _ in range(TRIALS):
        test = SequentialTest(low, high)
        while test.verdict == OPEN and test.count < most:
            test.add(coin(chance))
        found[test.verdict] += 1
        counts += test.count
    return found[ABOVE] / TRIALS, found[BELOW] / TRIALS, counts / TRIALS


@pytest.mark.parametrize("make", COINS)
def test_a_wrong_verdict_is_as_rare_as_promised(make: Callable[[float], Coin]) -> None:
    low, high = (0.25, 0.35) if make is field else (0.5, 0.6)
    above, below, _ = verdicts(make(low), low, high)
    assert above <= ERROR + MARGIN
    assert below >= 0.9
    above, below, _ = verdicts(make(high), low, high)
    assert below <= ERROR + MARGIN
    assert above >= 0.9


def test_looking_at_a_plain_interval_again_and_again_would_be_wrong_too_often() -> None:
    """What these tests are for; and a proof that the coins above would show an inflated error."""
    chance = random.Random(20)
    wrong = 0
    for _ in range(TRIALS):
        wins = 0
        for count in range(1, 301):
            wins += chance.random() < 0.5
            if wilson(wins, count)[0] > 0.5:
                wrong += 1
                break
    assert wrong / TRIALS > 2 * (ERROR + MARGIN)


def test_what_is_clear_is_decided_soon() -> None:
    assert verdicts(rounds(0.75), 0.5, 0.6)[2] < 25
    above, _, counts = verdicts(games(0.9), 0.5, 0.6)
    assert above == 1
    assert counts < 40
    test = SequentialTest(0.5, 0.6)
    while test.verdict == OPEN:
        test.add(1.0)
    assert test.verdict == ABOVE
    assert test.count < 12


def test_rounds_are_decided_with_fewer_games_than_if_each_were_one_game() -> None:
    single = verdicts(games(0.6), 0.5, 0.6)[2]
    assert 2 * verdicts(rounds(0.6), 0.5, 0.6)[2] < 1.2 * single
    assert 2 * verdicts(lots_decide(0.6), 0.5, 0.6)[2] < single


def test_after_the_verdict_nothing_counts() -> None:
    test = SequentialTest(0.5, 0.6)
    for _ in range(100):
        test.add(0.0)
    assert test.verdict == BELOW
    assert test.count < 20
    count = test.count
    for _ in range(1000):
        test.add(1.0)
    assert (test.verdict, test.count) == (BELOW, count)


@pytest.mark.parametrize(("make", "p"), [(games, 0.5), (games, 0.95), (lots_decide, 0.5), (alike, 0.6)])
def test_an_interval_holds_all_the_way(make: Callable[[float], Coin], p: float) -> None:
    chance = random.Random(21)
    coin = make(p)
    trials, missed = 100, 0
    for _ in range(trials):
        numbers = [coin(chance) for _ in range(160)]
        intervals = [anytime_interval(numbers[:count]) for count in (5, 10, 20, 40, 80, 160)]
        missed += not all(low <= p <= high for low, high in intervals)
        assert all(0 <= low <= high <= 1 for low, high in intervals)
    assert missed / trials <= ERROR + 3 * (ERROR * (1 - ERROR) / trials) ** 0.5


def test_an_interval_narrows() -> None:
    assert anytime_interval([]) == (0.0, 1.0)
    chance = random.Random(22)
    numbers = [lots_decide(0.55)(chance) for _ in range(1000)]
    widths = []
    for count in (10, 100, 1000):
        low, high = anytime_interval(numbers[:count])
        widths.append(high - low)
    assert widths[0] > 2 * widths[1] > 4 * widths[2]
    low, high = anytime_interval(numbers)
    wide_low, wide_high = wilson(sum(numbers), 1000)
    assert low < wide_low + 0.01
    assert high > wide_high - 0.01
    mirrored = anytime_interval([1 - x for x in numbers])
    assert mirrored == pytest.approx((1 - high, 1 - low))


def test_all_won_is_not_certain() -> None:
    low, high = anytime_interval([1.0] * 20)
    assert 0.6 < low < 0.95
    assert high == 1.0
