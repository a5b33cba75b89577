"""`simulate`: tables, JSON, and what an interruption leaves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import GAME, Cli, interrupted, process
from triptych.core import registry
from triptych.sim import simulate as sim
from triptych.sim.processes import ProcessLost, each


def simulate(*more: object, games: int = 12, seats: str = "random,random,random") -> tuple[object, ...]:
    return ("simulate", GAME, "--seats", seats, "--games", games, *more)


def test_tables_by_bot_and_by_seat(cli: Cli) -> None:
    result = cli(*simulate(seats="random,greedy"))
    assert result.exit_code == 0
    assert result.stderr == ""
    for word in ("column-of-fire: 12 games, seed 1", "bot", "seat", "95% interval", "random", "greedy", "50.0%", "decisions/s"):
        assert word in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_json_is_one_object_and_nothing_else() -> None:
    done = process(*simulate("--json", "--seed", 5))
    assert (done.returncode, done.stderr) == (0, "")
    data = json.loads(done.stdout)
    assert (data["game"], data["games"], data["seed"], data["interrupted"]) == (GAME, 12, 5, False)
    assert data["decisions"] == pytest.approx(data["mean_decisions"] * 12)
    assert [row["bot"] for row in data["bots"]] == ["random"]
    assert [row["seat"] for row in data["seats"]] == [1, 2, 3]
    for row in data["bots"] + data["seats"]:
        assert {"games", "wins", "share", "low", "high", "mean_points"} < set(row)
        assert row["low"] <= row["share"] <= row["high"]


def test_the_same_seed_gives_the_same_whatever_the_jobs() -> None:
    results = []
    for jobs in (1, 2):
        data = json.loads(process(*simulate("--json", "--jobs", jobs)).stdout)
        del data["seconds"]
        results.append(data)
    assert results[0] == results[1]


def test_content_of_ones_own(cli: Cli) -> None:
    text = registry.game(GAME).content_text.replace('action = "vp:2" }', 'action = "any_good" }')
    Path("my.toml").write_text(text, "utf-8")
    ours = json.loads(cli(*simulate("--json")).stdout)
    own = json.loads(cli(*simulate("--json", "--content", "my.toml")).stdout)
    assert own["decisions"] != ours["decisions"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done(jobs: int) -> None:
    code, told = interrupted(*simulate("--json", "--jobs", jobs, games=1_000_000))
    assert code == 0
    data = json.loads(told)
    assert data["interrupted"]
    assert 0 < data["games"] < 1_000_000
    assert sum(row["games"] for row in data["seats"]) == 3 * data["games"]


def test_an_interruption_before_the_first_game_is_said(wrong: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("triptych.sim.simulate.play_games", interrupted)
    assert "interrupted before the first game was over" in wrong(*simulate())


def test_an_interrupted_table_says_so(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    play, calls = sim.play_games, []

    def twice(*args: Any) -> sim.Report:
        calls.append(args)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return play(*args)

    monkeypatch.setattr(sim, "play_games", twice)
    text = cli(*simulate()).stdout
    assert "column-of-fire: 2 games" in text
    assert "Interrupted" in text


def test_a_process_ended_from_outside_is_told_and_what_is_done_kept(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    left = [3, 0]

    def lost(*args: Any) -> Iterator[sim.Report]:
        yield from islice(each(*args), left.pop(0))
        raise ProcessLost

    monkeypatch.setattr(sim, "each", lost)
    for games in (3, 0):
        result = cli(*simulate())
        assert ("3 games" in result.stdout) == (games == 3)
        assert result.exit_code == 2
        assert result.stderr.startswith("triptych: a process was ended from outside, perhaps for want of memory")
        assert result.stderr.count("\n") == 1
