"""Fair dice: they follow from seed and nonces, are even, and a changed lot is found."""

from __future__ import annotations

from collections import Counter

import pytest

from triptych.bots import roster
from triptych.core import fair, record, registry
from triptych.core.errors import RecordError, TriptychError
from triptych.core.match import Match
from triptych.sim.playout import run

SEED = bytes(range(32))
NONCES = ["ann", "ben"]


def played() -> record.Record:
    game = registry.game("column-of-fire")
    match = Match(game, 2, fair.FairChance(SEED, NONCES, game.lots))
    run(match, [roster.make("random", game, seat) for seat in range(2)])
    return record.of_match(match, ["Ann", "Ben"], fair.options_for(SEED, NONCES, over=True))


def test_a_fair_record_checks_and_a_changed_lot_is_named() -> None:
    good = played()
    assert record.parse(good.write()).check(registry.game).over
    text = good.write()
    rows = text.split("\n")
    at = next(i for i, row in enumerate(rows) if row.startswith("- begin"))
    rows[at] = "- begin 2" if rows[at] == "- begin 1" else "- begin 1"
    with pytest.raises(RecordError, match="not drawn fairly") as error:
        record.parse("\n".join(rows)).check(registry.game)
    assert error.value.line == at + 1


def test_another_seed_or_nonce_is_found() -> None:
    good = played()
    good.options[fair.SEED] = bytes(32).hex()
    with pytest.raises(TriptychError, match="not the one"):
        good.check(registry.game)
    other = played()
    other.options[f"{fair.NONCE}1"] = "eve"
    with pytest.raises(TriptychError, match="not drawn fairly"):
        record.parse(other.write()).check(registry.game)
    missing = played()
    del missing.options[f"{fair.NONCE}2"]
    with pytest.raises(TriptychError, match="cannot be checked"):
        missing.check(registry.game)


def test_the_seed_is_not_shown_before_the_end() -> None:
    assert fair.SEED not in fair.options_for(SEED, NONCES, over=False)


def test_lots_are_even_and_weighted() -> None:
    lots = registry.game("column-of-fire").lots
    dice = fair.FairChance(SEED, NONCES, lots)
    outcomes = [lots.parse(f"roll black {n}") for n in range(1, 6)]
    seen = Counter(dice.draw(outcomes, [1, 1, 2, 1, 1]) for _ in range(6000))
    for outcome, weight in zip(outcomes, [1, 1, 2, 1, 1], strict=True):
        assert abs(seen[outcome] - 1000 * weight) < 130


def test_taking_a_game_up_again_goes_on_with_the_same_lots() -> None:
    lots = registry.game("column-of-fire").lots
    outcomes = [lots.parse(f"roll white {n}") for n in range(1, 7)]
    whole = fair.FairChance(SEED, NONCES, lots)
    drawn = [whole.draw(outcomes, []) for _ in range(20)]
    again = fair.FairChance(SEED, NONCES, lots)
    for lot in drawn[:11]:
        again.skip(lot)
    assert [again.draw(outcomes, []) for _ in range(9)] == drawn[11:]


def test_what_is_drawn_from_a_fork_is_still_to_be_drawn() -> None:
    lots = registry.game("column-of-fire").lots
    dice = fair.FairChance(SEED, NONCES, lots)
    faces = [lots.parse(f"roll white {face}") for face in range(1, 7)]

    def ten(source: fair.FairChance) -> list[int]:
        return [source.draw(faces, []) for _ in range(10)]

    dice.draw(faces, [])
    fork = dice.fork()
    thrown = ten(fork)
    assert ten(dice) == thrown
    assert ten(fork) == ten(dice) != thrown
