"""Running the command, in this process and in one of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from triptych.bots import roster
from triptych.cli.main import app
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.sim.playout import run as play_out

GAME = "column-of-fire"

Cli = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, a plain terminal of 80 columns, and tracebacks where we made a mistake."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TRIPTYCH_DEBUG", "1")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def cli() -> Cli:
    """Run `triptych ARGS` here, with `typed` as what is piped in."""

    def run(*args: object, typed: str = "", **env: str) -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=env)

    return run


@pytest.fixture
def wrong(cli: Cli) -> Callable[..., str]:
    """Run it, demand one line of complaint and exit code 2, and give the line."""

    def run(*args: object, typed: str = "") -> str:
        result = cli(*args, typed=typed)
        assert result.exit_code == 2, result.output
        assert result.stderr.startswith("triptych: ")
        assert result.stderr.count("\n") == 1, result.stderr
        assert result.stderr.endswith("\n")
        return result.stderr

    return run


def command(*args: object) -> list[str]:
    return [sys.executable, "-m", "triptych", *(str(arg) for arg in args)]


def hear_interrupts() -> None:
    """Before a process starts: Ctrl-C reaches it even if the tests themselves run in the background, where it would be ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def process(*args: object, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m triptych ARGS` in a process of its own."""
    return subprocess.run(
        command(*args), input=typed, capture_output=True, text=True, timeout=600, env={**os.environ, **env}, check=False, encoding="utf-8"
    )


def interrupted(*args: object) -> tuple[int, str]:
    """Run it in a process of its own and press Ctrl-C as soon as it says that something is done: its exit code, and what it tells."""
    running = subprocess.Popen(
        command(*args),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_interrupts,
        env={**os.environ, "FORCE_COLOR": "1"},  # or it would not say how far it is
    )
    assert running.stderr is not None
    said = b""
    while not re.search(rb"\b[1-9]\d*/\d", said):
        more = os.read(running.stderr.fileno(), 65536)
        assert more, said
        said += more
    running.send_signal(signal.SIGINT)
    stdout, stderr = running.communicate(timeout=600)
    assert b"Traceback" not in stderr
    return running.returncode, stdout.decode()


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game of three random bots."""
    game = registry.game(GAME)
    match = Match(game, 3, SeededChance("a finished game"))
    play_out(match, [roster.make("random", game, seat) for seat in range(3)])
    path = tmp_path / "finished.txt"
    path.write_text(record.of_match(match, ["Ann", "random", "greedy"]).write(), "utf-8")
    return path
