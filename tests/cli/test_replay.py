"""`replay` and `verify`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Cli
from triptych.bots import roster
from triptych.core import fair, record, registry
from triptych.core.match import Match
from triptych.sim.playout import run

Wrong = Callable[..., str]


def lines_of(path: Path) -> int:
    return len(record.parse(path.read_text("utf-8")).lines)


def test_the_end_of_a_game(cli: Cli, finished: Path) -> None:
    result = cli("replay", finished)
    assert result.exit_code == 0
    last = lines_of(finished)
    assert f"line {last} of {last}" in result.stdout
    assert "ENGLAND" in result.stdout
    assert "where they came from" in result.stdout
    assert "Ann" in result.stdout


def test_every_moment_can_be_shown_to_everybody(cli: Cli, finished: Path) -> None:
    last = lines_of(finished)
    for at in [*range(20), *range(20, last, 97), last]:
        for seat in ([], ["--seat", 1], ["--seat", 3]):
            result = cli("replay", finished, "--at", at, *seat)
            assert result.exit_code == 0, (at, seat, result.output)
            assert f"line {at} of {last}" in result.stdout


def test_a_seat_sees_its_own_tiles_and_nobody_elses(cli: Cli, finished: Path) -> None:
    rows = record.parse(finished.read_text("utf-8")).lines
    at = next(i for i, line in enumerate(rows) if line.text.startswith("draw "))
    owner = next(line.seat for line in reversed(rows[:at]) if line.seat >= 0)
    for seat in range(3):
        text = cli("replay", finished, "--at", at + 1, "--seat", seat + 1).stdout
        assert ("draws an advantage tile: " in text) == (seat == owner)
    assert "draws an advantage tile: " not in cli("replay", finished, "--at", at + 1).stdout


@pytest.mark.parametrize("at", [-1, 100_000])
def test_a_line_that_is_not_there(wrong: Wrong, finished: Path, at: int) -> None:
    assert f"there is no line {at}: the game has lines 0 to {lines_of(finished)}" in wrong("replay", finished, "--at", at)


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_not_there(wrong: Wrong, finished: Path, seat: int) -> None:
    assert f"there is no seat {seat}: the game has seats 1 to 3" in wrong("replay", finished, "--seat", seat)


def test_verify_counts_what_it_checked(cli: Cli, finished: Path) -> None:
    result = cli("verify", finished)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{finished}: OK, column-of-fire, 3 players, ")
    assert result.stdout.count("\n") == 1


def test_verify_says_when_the_dice_were_checked_too(cli: Cli) -> None:
    game, seed, nonces = registry.game(GAME), bytes(32), ["ann", "ben"]
    match = Match(game, 2, fair.FairChance(seed, nonces, game.lots))
    run(match, [roster.make("random", game, seat) for seat in range(2)])
    Path("fair.txt").write_text(record.of_match(match, ["Ann", "Ben"], fair.options_for(seed, nonces, over=True)).write(), "utf-8")
    assert cli("verify", "fair.txt").stdout.endswith("every lot is the one its committed seed gives\n")


def test_verify_a_game_that_is_not_over(cli: Cli, finished: Path) -> None:
    rows = finished.read_text("utf-8").split("\n")
    finished.write_text("\n".join(rows[:60]) + "\n", "utf-8")
    assert cli("verify", finished).stdout.endswith("not over yet\n")


def test_a_broken_record_is_told_by_its_line(wrong: Wrong, finished: Path) -> None:
    rows = finished.read_text("utf-8").split("\n")
    at = next(i for i, row in enumerate(rows) if row.startswith("1 take "))
    rows[at] = "1 dance"
    finished.write_text("\n".join(rows), "utf-8")
    for args in (("verify", finished), ("replay", finished), ("play", "--resume", finished)):
        said = wrong(*args)
        assert f"{finished}: line {at + 1}: " in said
        assert "'dance'" in said


def test_a_wrong_result_is_found(wrong: Wrong, finished: Path) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(text[: text.index("result ")] + "result 1 2 3\n", "utf-8")
    assert f"line {text.count(chr(10))}: the result is " in wrong("verify", finished)


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "triptych record 1\n", "triptych record 1\ngame chess\n\n", "\x00\x01"])
def test_what_is_no_record(wrong: Wrong, text: str) -> None:
    Path("bad.txt").write_text(text, "utf-8")
    for command in ("verify", "replay"):
        assert "bad.txt: line " in wrong(command, "bad.txt")


def test_a_record_of_an_unknown_game_or_content(wrong: Wrong, finished: Path) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(text.replace("game column-of-fire", "game chess"), "utf-8")
    assert "there is no game 'chess'" in wrong("verify", finished)
    finished.write_text(text.replace("\ncontent ", "\ncontent 00"), "utf-8")
    assert "never shipped" in wrong("verify", finished)


def test_verify_goes_on_behind_a_bad_file(cli: Cli, finished: Path) -> None:
    Path("bad.txt").write_text("hello\n", "utf-8")
    result = cli("verify", "bad.txt", finished, "missing.txt")
    assert result.exit_code == 2
    assert result.stdout.count(": OK, ") == 1
    assert result.stderr.count("\n") == 2


def test_a_moment_drawn_into_a_file(cli: Cli, wrong: Wrong, finished: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    result = cli("replay", finished, "--at", 60, "--seat", 2, "--svg", out)
    assert result.exit_code == 0
    assert str(out) in result.stdout.replace("\n", "")
    text = out.read_text("utf-8")
    assert text.startswith("<svg")
    assert "Ann" in text
    assert "folder.svg" in wrong("replay", finished, "--svg", tmp_path / "no" / "folder.svg")
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", "utf-8")
    assert "diary.txt" in wrong("replay", finished, "--svg", diary)
    assert diary.read_text("utf-8") == "Dear diary"
