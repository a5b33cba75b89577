"""Help, version, and how the command starts."""

from __future__ import annotations

import pytest

import triptych
from tests.cli.conftest import Cli, process
from triptych.cli.main import app

COMMANDS = [command.callback.__name__ for command in app.registered_commands if command.callback]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(cli: Cli, command: str) -> None:
    result = cli(command, "--help")
    assert result.exit_code == 0
    assert f"Example: triptych {command}" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_all_commands_are_there() -> None:
    assert {"games", "rules", "cards", "play", "simulate", "replay", "verify", "bench"} <= set(COMMANDS)


def test_alone_it_lists_its_commands(cli: Cli) -> None:
    for args in ((), ("--help",), ("-h",)):
        result = cli(*args)
        assert result.exit_code == 0
        assert all(command in result.stdout for command in COMMANDS)
        assert "Example: triptych play" in result.stdout


def test_it_tells_its_version(cli: Cli) -> None:
    result = cli("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith(f"triptych {triptych.__version__} ")


def test_it_runs_as_a_module() -> None:
    done = process("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert triptych.__version__ in done.stdout
