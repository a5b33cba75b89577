"""Errors are one line and exit code 2."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Cli, command, process
from triptych.__main__ import main
from triptych.cli.interrupts import patient

Wrong = Callable[..., str]


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["plya"], "'play'"),
        (["games", "--nonsense"], "--nonsense"),
        (["games", "surplus"], "surplus"),
        (["rules"], "GAME"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", GAME, "CF-99"], "there is no rule CF-99"),
        (["rules", GAME, "CF-5.99"], "CF-5.9"),
        (["rules", GAME, "xyz"], "CF-1"),
        (["rules", GAME, "--language", "tlh"], "there is no language 'tlh'; there are en, de, fr"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["cards", GAME, "zzz"], "zzz"),
        (["play"], "which game"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", GAME, "--seats", "me"], "'me' is 1 seat"),
        (["play", GAME, "--seats", "me,random,random,random,random"], "are 5 seats"),
        (["play", GAME, "--seats", "me,nobody"], "there is no bot 'nobody'"),
        (["play", GAME, "--seats", "me,"], "there is no bot ''"),
        (["play", GAME, "--seats", "me:,random"], "'me:'"),
        (["play", GAME, "--seats", "me:" + "x" * 21 + ",random"], "1 to 20"),
        (["play", GAME, "--seats", "me:greedy,random"], "name of a bot"),
        (["play", GAME, "--seats", "me:Ann,me:Ann"], "two people are called Ann"),
        (["play", GAME, "--seed", "x"], "--seed"),
        (["play", GAME, "--record", "no/such/folder/game.txt"], "no/such/folder"),
        (["play", GAME, "--content", "missing.toml"], "missing.toml"),
        (["play", "--resume", "missing.txt"], "cannot read missing.txt: no such file"),
        (["play", GAME, "--resume", "missing.txt"], "leave out GAME"),
        (["play", "--seed", "1", "--seats", "me,random", "--resume", "missing.txt"], "--seats, --seed"),
        (["simulate", GAME], "--seats"),
        (["simulate", "chess", "--seats", "random,random"], "there is no game 'chess'"),
        (["simulate", GAME, "--seats", "random"], "for 2, 3, 4 players, not 1"),
        (["simulate", GAME, "--seats", "random,me"], "'me' is none of"),
        (["simulate", GAME, "--seats", "random,random", "--games", "0"], "--games"),
        (["simulate", GAME, "--seats", "random,random", "--games", "many"], "--games"),
        (["simulate", GAME, "--seats", "random,random", "--jobs", "0"], "--jobs"),
        (["simulate", GAME, "--seats", "random,random", "--jobs", "-2"], "--jobs"),
        (["simulate", GAME, "--seats", "random,random", "--content", "missing.toml"], "missing.toml"),
        (["replay"], "FILE"),
        (["replay", "missing.txt"], "missing.txt"),
        (["replay", "."], "cannot read .: is a directory"),
        (["verify"], "FILE"),
        (["verify", "missing.txt"], "missing.txt"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "--seconds", "0"], "--seconds"),
    ],
)
def test_each_is_one_line_that_names_it(wrong: Wrong, args: list[str], part: str) -> None:
    assert part in wrong(*args)


LONG = "x" * 3000


@pytest.mark.parametrize(
    "args",
    [
        ["rules", LONG],
        ["rules", GAME, LONG],
        ["rules", GAME, "--language", LONG],
        ["cards", GAME, LONG],
        ["play", GAME, "--seats", f"me,{LONG}"],
        ["play", GAME, "--option", f"{LONG}=1"],
        ["play", GAME, "--option", LONG],
        ["arena", GAME, "--bots", f"random,{LONG}"],
        ["arena", GAME, "--bots", "random,greedy", "--sprt", LONG],
        ["arena", GAME, "--bots", "random,greedy", "--resume", LONG],
        ["replay", LONG],
        ["verify", "long.txt"],
        ["play", GAME, "--content", "long.toml"],
        ["bench", LONG],
        ["games", LONG],
        [LONG],
    ],
)
def test_what_is_wrong_is_said_however_long_it_is(wrong: Wrong, home: object, args: list[str]) -> None:
    Path("long.txt").write_text(f"triptych record 1\n{LONG}\n", "utf-8")
    Path("long.toml").write_text(f"{LONG} =\n[[{LONG}]]\n{LONG} = 1\n", "utf-8")
    said = wrong(*args)
    assert len(said) < 6000


def test_a_mistake_of_ours_with_a_long_text(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError(LONG)

    monkeypatch.setattr("triptych.cli.show.show_games", broken)
    monkeypatch.delenv("TRIPTYCH_DEBUG")
    assert "mistake of ours" in wrong("games")


def test_a_process_of_its_own_does_the_same() -> None:
    done = process("play", GAME, "--seats", "me,nobody")
    assert (done.returncode, done.stdout) == (2, "")
    known = "random, greedy, greedy@1, greedy@2, level-1, level-2, level-3, level-4, level-5"
    yardsticks = "search:N, rollout:N, flat:N (N up to 1,000,000)"
    assert done.stderr == f"triptych: there is no bot 'nobody'; there are {known}, {yardsticks}\n"


def test_help_is_named_where_the_usage_was_wrong() -> None:
    done = process("simulate", GAME, "--seats", "random,random", "--games", "0")
    assert done.stderr.endswith("(triptych simulate --help tells more)\n")


def test_a_mistake_of_ours_is_one_line_too(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("by\nnought")

    monkeypatch.setattr("triptych.cli.show.show_games", broken)
    monkeypatch.delenv("TRIPTYCH_DEBUG")
    assert "mistake of ours, please report it: ZeroDivisionError: by; nought" in wrong("games")


def test_a_mistake_of_ours_can_be_looked_into(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("triptych.cli.show.show_games", broken)
    assert isinstance(cli("games").exception, ZeroDivisionError)


@pytest.mark.parametrize("args", [("cards", GAME), ("cards", GAME, "--json"), ("--help",)])
def test_a_reader_that_leaves_early_is_no_error(args: tuple[str, ...]) -> None:
    with subprocess.Popen(command(*args), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 141


def test_ctrl_c_is_quiet_even_before_the_command_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("typer.main.get_command", interrupted)
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 130


def test_only_the_second_ctrl_c_interrupts_a_patient_one() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with patient() as heard:
            assert not heard()
            signal.raise_signal(signal.SIGINT)
            assert heard()
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        with patient() as heard:
            signal.raise_signal(signal.SIGINT)
            assert not heard()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
