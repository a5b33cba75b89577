"""`--option NAME=VALUE`: what is settled before a game, in play, simulate, bench and games."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from triptych.core import record

FAITH = "sola-fide"
Wrong = Callable[..., str]


def test_a_game_is_played_with_its_options_and_taken_up_with_them(cli: Cli) -> None:
    chosen = ("--option", "decks=draft", "--option", "sides=first-protestant", "--option", "limit=3")
    text = cli("play", FAITH, "--seats", "me,random", "--seed", 4, "--record", "game.txt", *chosen, typed="1\n2\nq\n").stdout
    assert "Choose card 3 of 15 for your deck" in text
    saved = record.parse(Path("game.txt").read_text("utf-8"))
    assert {"decks": "draft", "sides": "first-protestant", "limit": "3"}.items() <= saved.options.items()
    cli("play", "--resume", "game.txt", typed="1\n" * 60)
    assert "Time is up: 3 turns have been played." in cli("replay", "game.txt").stdout


def test_of_an_option_given_twice_the_last_counts(cli: Cli) -> None:
    twice = ("--option", "decks=draft", "--option", "decks=starter")
    text = cli("play", FAITH, "--seats", "me,random", "--option", "sides=first-catholic", *twice, typed="q\n").stdout
    assert "Play a card, or draw one" in text or "plays a card or draws one" in text
    assert "of 15" not in text


def test_a_simulation_has_options(cli: Cli) -> None:
    run = ("simulate", FAITH, "--seats", "random,random", "--games", 2, "--json")
    short = json.loads(cli(*run, "--option", "limit=4", "--jobs", 2).stdout)
    assert short["options"] == {"sides": "roll", "decks": "starter", "limit": "4"}
    assert short["decisions"] < 100
    assert json.loads(cli(*run).stdout)["options"]["limit"] == "0"


def test_a_measurement_has_options(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    data = json.loads(cli("bench", FAITH, "--seconds", "0.1", "--option", "limit=1", "--json").stdout)
    assert (data["game"], data["players"]) == (FAITH, 2)


def test_games_lists_the_options(cli: Cli) -> None:
    text = " ".join(cli("games", COLUMNS="200").stdout.split())
    assert "Who is Catholic, and who Protestant? --option sides=roll | lot | first-catholic | first-protestant" in text
    assert "--option limit=NUMBER, up to 10,000" in text


def test_what_is_no_option_is_said(wrong: Wrong) -> None:
    assert "'draft' is not an option; write NAME=VALUE" in wrong("play", FAITH, "--option", "draft")
    assert "there is no option 'deck'; there are sides, decks, limit" in wrong("play", FAITH, "--option", "deck=draft")
    assert "option decks: 'mine' is not one of starter, draft" in wrong("bench", FAITH, "--option", "decks=mine")
    assert "this game has none" in wrong("simulate", "column-of-fire", "--seats", "random,random", "--option", "a=b")


def test_a_game_taken_up_has_the_options_it_had(wrong: Wrong) -> None:
    assert "leave out --option" in wrong("play", "--resume", "game.txt", "--option", "decks=draft")
    assert "leave out --seed" in wrong("play", "--resume", "game.txt", "--seed", 0)
