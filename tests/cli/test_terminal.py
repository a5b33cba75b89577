"""`play` at a real terminal, and what happens when the process is stopped."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, command, hear_interrupts, process
from tests.cli.test_play import numbers
from triptych.core import record, registry

GAME_ARGS = ("play", GAME, "--seats", "me:Ann,greedy,random", "--seed", "6", "--record", "game.txt")


class Terminal:
    """A process at a pseudo-terminal."""

    def __init__(self, *args: object, **env: str) -> None:
        self.ours, theirs = pty.openpty()
        settings = {**os.environ, "TERM": "xterm-256color", "PAGER": "cat", **env}
        self.process = subprocess.Popen(
            command(*args), stdin=theirs, stdout=theirs, stderr=theirs, env=settings, preexec_fn=hear_interrupts
        )
        os.close(theirs)
        self.text = ""

    def rest(self) -> None:
        """Until it waits: it has put its question and reads."""
        until = time.monotonic() + 120
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < until

    def read_until(self, wanted: str, seconds: float = 120) -> str:
        """What comes until a pattern is found."""
        start, until = len(self.text), time.monotonic() + seconds
        while not re.search(wanted, self.text[start:]):
            assert time.monotonic() < until, f"no {wanted!r} in {self.text[start:]!r}"
            if select.select([self.ours], [], [], 0.2)[0]:
                self.text += os.read(self.ours, 65536).decode("utf-8", "replace")
        return self.text[start:]

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_ctrl_c_saves_and_tells_how_to_go_on(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal(*GAME_ARGS))
    terminal.read_until("> $")
    terminal.type("1\n")
    terminal.read_until("> $")
    terminal.rest()
    terminal.process.send_signal(signal.SIGINT)
    terminal.read_until("Saved. Go on with: triptych play --resume game.txt")
    assert terminal.process.wait(600) == 0
    assert "Traceback" not in terminal.text
    assert record.parse(Path("game.txt").read_text("utf-8")).check(registry.game)


def test_who_plays_is_asked_at_a_terminal(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal("play", GAME, "--record", "game.txt"))
    terminal.read_until("Your name")
    terminal.type("Zoë\n")
    terminal.read_until("Who else")
    terminal.type("nobody\n")
    assert "there is no bot 'nobody'" in terminal.read_until("Your name")
    terminal.type("Zoë\n")
    terminal.read_until("Who else")
    terminal.type("random,random\n")
    terminal.read_until("> $")
    assert record.parse(Path("game.txt").read_text("utf-8")).seats == ["Zoë", "random", "random"]


def test_the_screen_is_cleared_between_people(terminals: list[Terminal]) -> None:
    terminals.append(terminal := Terminal("play", GAME, "--seats", "me:Ann,me:Ben", "--seed", "2"))
    passed = re.compile(r"\x1b\[H\x1b\[2J\x1b\[3J\s+\S+\s+Pass the keyboard to (Ann|Ben), then press Enter. $")
    readers: list[str] = []
    while len(readers) < 3:
        said = terminal.read_until("> $|Enter. $")
        if found := passed.search(said):
            readers.append(found.group(1))
            terminal.type("\n")
            assert terminal.read_until("> $").strip().startswith("\x1b[H\x1b[2J\x1b[3J")
        terminal.type("1\n")
    assert readers in (["Ann", "Ben", "Ann"], ["Ben", "Ann", "Ben"])


def test_colours_and_none_of_them(terminals: list[Terminal]) -> None:
    colour = re.compile(r"\x1b\[[\d;]*(38;|3\d)[\d;]*m")
    terminals.append(plain := Terminal(*GAME_ARGS, NO_COLOR="1"))
    assert not colour.search(plain.read_until("> $"))
    Path("game.txt").unlink()
    terminals.append(bright := Terminal(*GAME_ARGS))
    assert colour.search(bright.read_until("> $"))


def test_a_killed_process_loses_nothing() -> None:
    """Played to the end after a SIGKILL, the game is the same as one that was never interrupted."""
    answers = numbers(11).split()
    process(*GAME_ARGS, typed="\n".join(answers))
    whole = Path("game.txt").read_text("utf-8")
    Path("game.txt").unlink()

    running = subprocess.Popen(command(*GAME_ARGS), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    assert running.stdin is not None
    assert running.stdout is not None
    _read_question(running.stdout.fileno())
    for answer in answers[:30]:
        running.stdin.write(answer + "\n")
        running.stdin.flush()
        _read_question(running.stdout.fileno())
    running.send_signal(signal.SIGKILL)
    assert running.wait(600) == -signal.SIGKILL
    running.stdin.close()
    running.stdout.close()

    cut = Path("game.txt").read_text("utf-8")
    assert whole.startswith(cut)
    assert len(record.parse(cut).lines) > 30
    assert not list(Path().glob(".game.txt*"))
    done = process("play", "--resume", "game.txt", typed="\n".join(answers[30:]))
    assert done.returncode == 0
    assert Path("game.txt").read_text("utf-8") == whole


def _read_question(file: int) -> None:
    text = b""
    while not text.endswith(b"\n> "):
        text += os.read(file, 65536)
