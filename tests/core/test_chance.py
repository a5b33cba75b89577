"""Where lots come from."""

from __future__ import annotations

from collections import Counter

import pytest

from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.errors import TriptychError


def test_the_same_seed_gives_the_same_lots_for_ever() -> None:
    chance = SeededChance("triptych")
    assert [chance.draw([10, 20, 30, 40, 50, 60], []) for _ in range(12)] == FIRST_TWELVE
    chance = SeededChance(1)
    assert [chance.below(100) for _ in range(6)] == [13, 84, 76, 25, 49, 44]


FIRST_TWELVE = [60, 50, 10, 40, 50, 10, 30, 40, 40, 50, 60, 20]


def test_seeds_differ() -> None:
    lots = {tuple(SeededChance(seed).below(1000) for _ in range(3)) for seed in (0, 1, "0", "1", "a")}
    assert len(lots) == 5


def test_even_lots() -> None:
    chance = SeededChance("even")
    count = Counter(chance.draw([1, 2, 3, 4, 5, 6], []) for _ in range(6000))
    assert set(count) == {1, 2, 3, 4, 5, 6}
    assert max(count.values()) - min(count.values()) < 200


def test_weighted_lots() -> None:
    chance = SeededChance("weights")
    count = Counter(chance.draw([1, 2, 3, 4], [1, 0, 2, 3]) for _ in range(6000))
    assert set(count) == {1, 3, 4}
    assert all(abs(count[lot] - 1000 * weight) < 150 for lot, weight in ((1, 1), (3, 2), (4, 3)))


def test_a_single_lot() -> None:
    assert SeededChance(0).draw([7], []) == 7
    assert SeededChance(0).draw([7], [5]) == 7
    assert SeededChance(0).below(1) == 0


def test_forced_lots_come_in_order() -> None:
    given = [3, 1]
    chance = ForcedChance(given)
    assert chance.draw([1, 2, 3], []) == 3
    assert chance.draw([1, 2, 3], [1, 1, 1]) == 1
    assert given == [3, 1], "the list given stays as it is"


def test_a_forced_lot_that_cannot_be_drawn() -> None:
    with pytest.raises(TriptychError, match=r"the lot 9 cannot be drawn now; possible are \[1, 2\]"):
        ForcedChance([9]).draw([1, 2], [])


def test_no_forced_lot_left() -> None:
    with pytest.raises(TriptychError, match=r"no lot is left to draw one of \[1, 2\]"):
        ForcedChance([]).draw([1, 2], [])


def test_behind_the_forced_lots_another_source() -> None:
    chance = ForcedChance([2], ForcedChance([1, 2]))
    assert [chance.draw([1, 2], []) for _ in range(3)] == [2, 1, 2]
