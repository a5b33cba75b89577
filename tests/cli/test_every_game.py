"""Every game can be played and looked at with every command, and every command that the README shows is one."""

from __future__ import annotations

import random
import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_group

from tests.cli.conftest import Cli
from triptych.cli.main import app
from triptych.cli.screen import offer
from triptych.cli.seats import Seat
from triptych.cli.table import Table
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.words import LANGUAGES

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_played_replayed_and_verified(cli: Cli, name: str) -> None:
    played = cli("play", name, "--seats", "me:Ann,random", "--seed", 3, "--record", "game.txt", typed="2\n1\n" * 500)
    assert played.exit_code == 0, played.output
    assert max(len(line) for line in played.stdout.splitlines()) <= 80
    kept = record.parse(Path("game.txt").read_text("utf-8"))
    assert kept.check(registry.game).over
    assert f"OK, {name}, 2 players, " in cli("verify", "game.txt").stdout
    assert "line 20 of " in cli("replay", "game.txt", "--at", 20).stdout
    assert "Ann" in cli("replay", "game.txt").stdout


@pytest.mark.parametrize("name", registry.names())
def test_what_touches_nothing_is_the_last_answer(name: str) -> None:
    """Leaving an offer alone stands behind what can be done with it, as on the page."""
    table = Table(registry.game(name), [Seat("Ann", True), Seat("Ben", True)], "3", SeededChance("3"))
    table.advance()
    draw = random.Random(3)
    left_alone = 0
    for _ in range(150):
        seat = table.state.actor
        if seat < 0:
            break
        view = table.view(seat)
        offered = offer(table, view, seat)
        touching = [bool(table.game.targets(view, move)) for move in offered.answers]
        assert touching == sorted(touching, reverse=True)
        assert sorted(offered.moves) == sorted(table.game.legal(table.state, seat))
        left_alone += not all(touching)
        table.play(seat, draw.choice(offered.moves))
        table.advance()
    assert left_alone > 0


@pytest.mark.parametrize("name", registry.names())
def test_a_game_is_looked_up_and_simulated(cli: Cli, name: str) -> None:
    assert name in cli("games", COLUMNS="200").stdout
    assert len(cli("cards", name).stdout.splitlines()) > 100
    assert f"{name}: 2 games" in cli("simulate", name, "--seats", "random,random", "--games", 2).stdout
    assert f"{name}, " in cli("bench", name, "--seconds", "0.1").stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_the_rules_of_a_game_are_read_in_every_language(cli: Cli, name: str, language: str) -> None:
    result = cli("rules", name, "--language", language)
    assert result.exit_code == 0, result.output
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def shown_commands() -> list[list[str]]:
    """The lines of the README that begin with `triptych`, without what is told of them after two blanks."""
    lines = README.read_text("utf-8").split("```")
    return [
        shlex.split(re.split(" {2,}", line)[0])[1:] for block in lines[1::2] for line in block.split("\n") if line.startswith("triptych ")
    ]


def test_the_readme_shows_commands_that_there_are() -> None:
    commands = get_group(app).commands
    shown = shown_commands()
    assert {args[0] for args in shown} == set(commands)
    for command, *args in shown:
        given = commands[command].make_context(command, args).params
        if given.get("game"):
            registry.game(given["game"], options=dict(text.split("=") for text in given.get("option") or []))
    assert {args[1] for args in shown if len(args) > 1} >= set(registry.names())
