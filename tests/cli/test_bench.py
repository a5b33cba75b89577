"""`bench`: the numbers are there, with catanatron and without."""

from __future__ import annotations

import importlib.util
import json
import sys
from types import ModuleType
from typing import Any

import pytest

import triptych
from tests.cli.conftest import GAME, Cli
from triptych.cli import bench


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)


def test_as_json(cli: Cli, without: None) -> None:
    data = json.loads(cli("bench", "--seconds", "0.2", "--json").stdout)
    assert (data["game"], data["players"], data["compiled"], data["catanatron"]) == (GAME, 4, triptych.compiled, None)
    for key in ("games_per_second", "decisions_per_second", "all_decisions_per_second", "clone_us", "record_ms"):
        assert data[key] > 0
    assert data["decisions_per_second"] < data["all_decisions_per_second"]


def test_as_a_table(cli: Cli, without: None) -> None:
    text = cli("bench", GAME, "--seconds", "0.1").stdout
    assert ("compiled" if triptych.compiled else "interpreted") in text
    assert "decisions/s between at least two moves" in text
    assert "catanatron is not installed" in text


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
