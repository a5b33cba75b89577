"""`bench`: the numbers are there, with catanatron and without."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import triptych
from tests.cli.conftest import GAME, Cli
from triptych.cli import bench
from triptych.core import registry


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


def test_as_json(cli: Cli, without: None) -> None:
    data = json.loads(cli("bench", "--seconds", "0.2", "--json").stdout)
    assert (data["game"], data["players"], data["compiled"], data["catanatron"]) == (GAME, 4, triptych.compiled, None)
    assert all(data[key] > 0 for _, key, _ in bench.ROWS)
    assert data["decisions_per_second"] < data["all_decisions_per_second"]
    assert data["rollouts_per_second"] < data["searches_per_second"] < data["decisions_per_second"]


def test_as_a_table(cli: Cli, without: None) -> None:
    text = cli("bench", GAME, "--seconds", "0.1").stdout
    assert ("compiled" if triptych.compiled else "interpreted") in text
    assert "decisions/s between at least two moves" in text
    assert "catanatron is not installed" in text


@pytest.mark.parametrize("name", registry.names())
def test_searches_are_measured_all_over_a_game(name: str) -> None:
    game = registry.game(name)
    asked = bench.questions_of_a_game(game, 2)
    assert len(asked) == bench.POSITIONS
    assert len({question.seat for question in asked}) == 2
    clocks = [game.clock(question.view(game)) for question in asked]
    assert clocks == sorted(clocks)
    assert len(set(clocks)) > bench.POSITIONS // 3
    searches = bench.Searches(game, asked, playouts=False)
    for _ in asked:
        searches.play_one()
    assert searches.runs == [1] * len(asked)
    assert searches.per_second() == pytest.approx(64 * len(asked) / sum(searches.seconds))


def measured(**other: Any) -> dict[str, Any]:
    return {
        "game": GAME,
        "players": 4,
        "python": "3",
        "compiled": False,
        "catanatron": None,
        **{key: 1.0 for _, key, _ in bench.ROWS},
    } | other


def test_beside_an_earlier_run(cli: Cli, without: None, tmp_path: Path) -> None:
    path = tmp_path / "before.json"
    path.write_text(json.dumps(measured(searches_per_second=1e9, compiled=not triptych.compiled)))
    text = " ".join(cli("bench", GAME, "--seconds", "0.1", "--beside", str(path)).stdout.split())
    assert ("to interpreted: " if triptych.compiled else "to compiled: ") in text
    assert " 0.0 times the search iterations (at least 6 are wanted), " in text
    assert "1,000,000,000" in text
    path.write_text(json.dumps(measured(searches_per_second=1e9, compiled=triptych.compiled)))
    text = " ".join(cli("bench", GAME, "--seconds", "0.1", "--beside", str(path)).stdout.split())
    assert " 0.0 times the search iterations, " in text, "nothing is wanted of the same engine"


@pytest.mark.parametrize("wrong", ["no json", "[]", "{}", json.dumps(measured(game="chess")), json.dumps(measured(clone_us="x"))])
def test_something_else_is_no_earlier_run(cli: Cli, tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "before.json"
    path.write_text(wrong)
    result = cli("bench", GAME, "--beside", str(path))
    assert result.exit_code != 0
    assert "no measurement of column-of-fire" in result.stderr


def test_a_machine_that_is_slower_by_half_does_not_count() -> None:
    then = measured(searches_per_second=100.0, catanatron={"all_decisions_per_second": 10.0})
    now = measured(searches_per_second=300.0, catanatron={"all_decisions_per_second": 5.0})
    assert bench.times_as_fast(now, then, "searches_per_second") == 6
    assert bench.times_as_fast(now | {"catanatron": None}, then, "searches_per_second") == 3


def test_beside_catanatron(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in that makes three decisions a game, two of them between several actions."""
    fake: Any = ModuleType("catanatron")

    class RandomPlayer:
        def __init__(self, colour: str) -> None:
            self.colour = colour

        def decide(self, game: object, playable_actions: list[int]) -> int:
            return playable_actions[0]

    class Game:
        def __init__(self, players: list[RandomPlayer], seed: int) -> None:
            self.players = players

        def play(self) -> None:
            for player, actions in zip(self.players, ([1, 2], [1], [1, 2, 3]), strict=False):
                player.decide(self, actions)

    class Color:
        RED = BLUE = WHITE = ORANGE = "a colour"

    fake.Color, fake.Game, fake.RandomPlayer = Color, Game, RandomPlayer
    monkeypatch.setitem(sys.modules, "catanatron", fake)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: fake)
    monkeypatch.setattr(bench, "version", lambda name: "3.2.1")
    data = json.loads(cli("bench", "--seconds", "0.1", "--json").stdout)
    other = data["catanatron"]
    assert other["version"] == "3.2.1"
    assert other["all_decisions_per_second"] == pytest.approx(other["decisions_per_second"] * 1.5)
    assert data["ratio"] == pytest.approx(data["decisions_per_second"] / other["decisions_per_second"])
    assert "catanatron 3.2.1" in cli("bench", "--seconds", "0.1").stdout
