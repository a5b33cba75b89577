"""Simulation: the same whatever the number of processes, rotated, interruptible, adding up."""

from __future__ import annotations

import pytest

from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.sim.simulate import simulate
from triptych.sim.statistics import wilson

GAME = "column-of-fire"


def test_same_result_whatever_the_number_of_processes() -> None:
    bots = ["greedy", "random", "random"]
    one, two = simulate(GAME, bots, 24, 5).to_json(), simulate(GAME, bots, 24, 5, jobs=2).to_json()
    one.pop("seconds"), two.pop("seconds")
    assert one == two


def test_shares_add_up_and_seats_rotate() -> None:
    report = simulate(GAME, ["greedy", "random", "random", "random"], 40, 1).to_json()
    assert report["games"] == 40
    assert sum(bot["wins"] for bot in report["bots"]) == pytest.approx(40)
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(40)
    assert {bot["bot"]: bot["games"] for bot in report["bots"]} == {"greedy": 40, "random": 120}
    assert all(seat["games"] == 40 for seat in report["seats"])
    assert report["mean_decisions"] == report["decisions"] / 40
    for entry in [*report["bots"], *report["seats"]]:
        assert 0 <= entry["low"] <= entry["share"] <= entry["high"] <= 1


@pytest.mark.parametrize("name", registry.names())
def test_greedy_wins_against_random(name: str) -> None:
    others = max(registry.game(name).player_counts) - 1
    report = simulate(name, ["greedy", *["random"] * others], 40, 9).to_json()
    greedy = next(bot for bot in report["bots"] if bot["bot"] == "greedy")
    assert greedy["share"] >= 0.9


@pytest.mark.parametrize("jobs", [1, 2])
def test_interruption_keeps_what_is_done(jobs: int) -> None:
    def stop(done: int, total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    report = simulate(GAME, ["random", "random"], 10_000, 3, jobs=jobs, progress=stop)
    assert report.interrupted
    assert 10 <= report.games < 10_000
    assert sum(tally.games for tally in report.by_seat) == 2 * report.games


def test_bad_numbers() -> None:
    with pytest.raises(TriptychError, match="2, 3, 4 players"):
        simulate(GAME, ["random"], 10, 1)
    with pytest.raises(TriptychError, match="at least 1"):
        simulate(GAME, ["random", "random"], 0, 1)


def test_wilson() -> None:
    low, high = wilson(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
