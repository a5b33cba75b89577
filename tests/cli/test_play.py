"""`play` with piped input: whole games, every command, saving and taking up again."""

from __future__ import annotations

import os
import random
import re
import subprocess
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Cli, command, process
from triptych.core import record, registry

Wrong = Callable[..., str]

SEATS = ("--seats", "me:Ann,greedy,random")
PASSED = ["pass", "pass"]
"""What goes by itself before Ann's first question: nobody is asked in a window who has not said so."""


def numbers(seed: int, count: int = 4000) -> str:
    """Answers as somebody might type them who looks at nothing."""
    draw = random.Random(seed).randrange
    return "".join(f"{draw(1, 9)}\n" for _ in range(count))


def start(*more: object) -> tuple[object, ...]:
    return ("play", GAME, *SEATS, "--seed", "5", "--record", "game.txt", *more)


def kept() -> record.Record:
    return record.parse(Path("game.txt").read_text("utf-8"))


def moves_of_ann() -> list[str]:
    return [line.text for line in kept().lines if line.seat == 0]


# -- whole games --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["me,random", "me:Ann,greedy,random", "me,random,random,greedy"])
def test_a_whole_game(cli: Cli, seats: str) -> None:
    result = cli("play", GAME, "--seats", seats, "--seed", "7", "--record", "game.txt", typed=numbers(1))
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.stdout
    assert "where they came from" in result.stdout
    assert re.search(r"(wins|share the win)\.\n", result.stdout)
    assert "triptych replay game.txt" in result.stdout
    assert kept().check(registry.game).over


def test_the_final_table_adds_up(cli: Cli) -> None:
    text = cli(*start(), typed=numbers(2)).stdout
    table = text[text.index("where they came from") :]
    rows = [re.findall(r"(?:(?<=\s)-?\d+|·)(?= |$)", line.replace("★", " ").replace("−", "-")) for line in table.splitlines()]
    columns = [[0 if word == "·" else int(word) for word in row] for row in rows if len(row) == 3]
    assert len(columns) > 5
    *sources, total = columns
    assert [sum(column) for column in zip(*sources, strict=True)] == total == kept().result


def test_a_whole_game_in_a_process_of_its_own() -> None:
    done = process(*start(), typed=numbers(3))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert kept().check(registry.game).over


@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_terminal(cli: Cli, columns: int) -> None:
    text = cli(*start(), typed="?\nh\nl\nc captain\nwhy go 3\nb\n" + numbers(4), COLUMNS=str(columns)).stdout
    assert max(len(line) for line in text.splitlines()) <= columns


def test_the_same_seed_and_answers_give_the_same_game(cli: Cli) -> None:
    cli(*start(), typed=numbers(5))
    first = Path("game.txt").read_text("utf-8")
    Path("game.txt").unlink()
    cli(*start(), typed=numbers(5))
    assert Path("game.txt").read_text("utf-8") == first


def test_bots_alone_can_be_watched(cli: Cli) -> None:
    result = cli("play", GAME, "--seats", "random,greedy", "--seed", "1", "--record", "game.txt")
    assert result.exit_code == 0
    assert "Greedy takes" in result.stdout
    assert kept().seats == ["random", "greedy"]
    assert kept().check(registry.game).over


def test_without_seats_two_greedy_bots_sit_down(cli: Cli) -> None:
    cli("play", GAME, "--record", "game.txt", typed="q\n")
    assert kept().seats == ["me", "greedy", "greedy"]


def test_content_of_ones_own_goes_into_the_record(cli: Cli) -> None:
    text = registry.game(GAME).content_text.replace("# A Column of Fire", "# My box")
    Path("my.toml").write_text(text, "utf-8")
    cli(*start("--content", "my.toml"), typed="1\nq\n")
    assert kept().own_content == text
    assert cli("play", "--resume", "game.txt", typed=numbers(1)).exit_code == 0
    assert kept().check(registry.game).over


def test_content_of_ones_own_may_come_from_any_editor(cli: Cli) -> None:
    text = registry.game(GAME).content_text.replace("# A Column of Fire", "# My box")
    Path("my.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    cli(*start("--content", "my.toml"), typed="1\n1\nq\n")
    assert kept().own_content == text
    assert cli("verify", "game.txt").exit_code == 0


# -- answers ------------------------------------------------------------------------------------------------------------------------------


def test_a_move_by_its_text_or_the_beginning_of_it(cli: Cli) -> None:
    cli(*start(), typed="TAKE  White\nq\n")
    assert moves_of_ann() == [*PASSED, "take white england"]


def test_a_beginning_that_several_moves_have(cli: Cli) -> None:
    text = cli(*start(), typed="take\nq\n").stdout
    assert "“take” could be: take white england, take blue france" in text
    assert moves_of_ann() == PASSED


@pytest.mark.parametrize(
    "nonsense", ["0", "99", "-1", "dance", "take", "go 999", "why", "why dance", "? CF-99", "c zzz", "¡", "\t", "1 1", "²"]
)
def test_nonsense_changes_nothing_and_does_not_end_the_game(cli: Cli, nonsense: str) -> None:
    result = cli(*start(), typed=f"{nonsense}\nq\n")
    assert result.exit_code == 0, result.output
    assert "Saved." in result.stdout
    assert moves_of_ann() == PASSED


ONLY_CHOICE = re.compile(r"\n   1  [^\n]*\n> ")


def test_a_terminal_that_knows_little_and_a_keyboard_that_sends_rubbish() -> None:
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command(*start()), input=b"\xff\xfe\nq\n", capture_output=True, env=env, timeout=600, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    assert moves_of_ann() == PASSED


def test_a_single_choice_is_taken_by_itself_only_where_nobody_learns_from_it(cli: Cli) -> None:
    typed = numbers(1, 400).replace("7\n", "answers windows always\n")
    assert not ONLY_CHOICE.search(cli("play", GAME, "--seats", "me,random", "--seed", "2", typed=typed).stdout)
    assert ONLY_CHOICE.search(cli("play", GAME, "--seats", "me,me", "--seed", "2", typed=typed).stdout)


def test_enter_is_enough_for_a_single_choice_and_never_for_several(cli: Cli) -> None:
    text = cli("play", GAME, "--seats", "me,me", "--seed", "4", typed=numbers(1, 400).replace("8\n", "\n")).stdout
    asked = re.split(r"\n> ", text)
    single = False
    for before, after in pairwise(asked[:-1]):
        if "\n   1  " in before:
            single = bool(ONLY_CHOICE.search(before + "\n> "))
        if after.startswith("\n"):
            assert after.startswith("\n  Type a number from 1 to") != single


# -- commands -----------------------------------------------------------------------------------------------------------------------------


def test_undo_takes_the_last_choice_back(cli: Cli) -> None:
    text = cli(*start(), typed="take white\nu\ntake blue\nq\n").stdout
    assert "Taken back." in text
    assert moves_of_ann() == [*PASSED, "take white england", "undo", "take blue france"]


def test_undo_stops_where_a_lot_was_drawn(cli: Cli) -> None:
    text = cli(*start(), typed="undo\nq\n").stdout
    assert "Nothing to take back" in text
    assert moves_of_ann() == PASSED


def test_the_rule_behind_the_question(cli: Cli) -> None:
    text = cli(*start(), typed="?\n? cf-9.3\n?CF-12\nq\n").stdout
    assert "• CF-5.2 rule He chooses one rolled free die" in text
    assert "• CF-9.3 rule" in text
    assert "CF-12 The end" in text


def test_why_something_is_not_offered(cli: Cli) -> None:
    text = cli(*start(), typed="why go 3\nwhy no-person\nq\n").stdout
    assert "That is not asked now. Choose a person, or none." in text
    assert "“no-person” is offered: it is number 9." in text


def test_a_move_that_is_not_offered_gets_its_reason(cli: Cli) -> None:
    text = cli(*start(), typed="go 3\nq\n").stdout
    assert "That is not asked now. Choose a person, or none." in text


def test_board_log_cards_help(cli: Cli) -> None:
    plain = cli(*start(), typed="q\n").stdout
    Path("game.txt").unlink()
    text = cli(*start(), typed="b\nl\nc captain\nh\nq\n").stdout
    assert text.count("ENGLAND") == plain.count("ENGLAND") + 1
    assert text.count("is the start player") == 1
    assert "tile-captain" in text
    assert "take your last choice back" in text


TURN = "take white\nlay-stone\nskip\ngo 13\nskip\n"
"""Ann's first turn, after which she has 3 VP."""
LAST_WINDOW = "End your turn, or first use tiles or buy back a die"


def test_stop_asks_in_the_next_window_only(cli: Cli) -> None:
    assert LAST_WINDOW not in cli(*start(), typed=f"{TURN}q\n").stdout
    Path("game.txt").unlink()
    text = cli(*start(), typed=f"stop\n{TURN}q\n").stdout
    assert "The next time the game would go on by itself, you are asked." in text
    assert text.count(LAST_WINDOW) == 1
    Path("game.txt").unlink()
    text = cli(*start(), typed=f"stop\n{TURN}pass\nq\n").stdout
    assert text.count(LAST_WINDOW) == 1
    assert "Begin your first half-year, or first" not in text, "the window after that passes by itself again"


def test_stop_in_a_game_without_windows(cli: Cli) -> None:
    text = cli("play", "sola-fide", "--seats", "me,random", "--seed", "5", "--record", "game.txt", typed="stop\nq\n").stdout
    assert "there is nothing that goes on by itself" in text


def test_habits_are_shown_and_changed(cli: Cli) -> None:
    text = cli(*start(), typed=f"answers\nanswers windows always\nanswers windows never\n{TURN}pass\nq\n").stdout
    assert "* answers windows pass     go on for me, unless I have just drawn a tile" in text
    assert "* answers windows always   always ask me" in text
    assert "“windows never” is no automatic answer." in text
    assert text.count(LAST_WINDOW) == 1
    assert "Begin your first half-year, or first use tiles or buy back a die" in text


def test_what_habits_have_answered_is_not_taken_back_alone(cli: Cli) -> None:
    assert "Nothing to take back" in cli(*start(), typed="undo\nq\n").stdout
    assert moves_of_ann() == PASSED


# -- saving -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaving", ["q\n", "quit\n", ""])
def test_leaving_saves_and_tells_how_to_go_on(cli: Cli, leaving: str) -> None:
    result = cli(*start(), typed="1\n" + leaving)
    assert result.exit_code == 0
    assert result.stdout.endswith("Saved. Go on with: triptych play --resume game.txt\n")
    assert len(moves_of_ann()) == len(PASSED) + 1


def test_a_game_put_away_goes_on_as_if_it_had_not_been(cli: Cli) -> None:
    cli(*start(), typed=numbers(6))
    whole = Path("game.txt").read_text("utf-8")
    Path("game.txt").unlink()
    answers = numbers(6).split("\n")
    cli(*start(), typed="\n".join(answers[:40]) + "\n")
    assert len(kept().lines) < len(record.parse(whole).lines)
    cli("play", "--resume", "game.txt", typed="\n".join(answers[40:90]) + "\nq\n")
    cli("play", GAME, "--record", "game.txt", typed="y\n" + "\n".join(answers[90:]))
    assert Path("game.txt").read_text("utf-8") == whole


def test_comments_in_a_record_are_kept(cli: Cli) -> None:
    cli(*start(), typed="q\n")
    text = Path("game.txt").read_text("utf-8").replace("\n1 pass\n", "\n# well, well\n1 pass\n")
    Path("game.txt").write_text(text, "utf-8")
    cli("play", "--resume", "game.txt", typed="1\nq\n")
    assert Path("game.txt").read_text("utf-8").startswith(text)
    assert moves_of_ann()[:3] == [*PASSED, "take white england"]


def test_a_record_cut_off_before_a_lot_goes_on(cli: Cli) -> None:
    cli(*start(), typed="q\n")
    whole = Path("game.txt").read_text("utf-8")
    for lines in (1, 2, 3):
        Path("game.txt").write_text("".join(line + "\n" for line in whole.split("\n")[: -1 - lines]), "utf-8")
        cli("play", "--resume", "game.txt", typed="q\n")
        assert Path("game.txt").read_text("utf-8") == whole


def test_resuming_asks_first_where_the_file_is_there(wrong: Wrong, cli: Cli) -> None:
    cli(*start(), typed="q\n")
    before = Path("game.txt").read_text("utf-8")
    assert "game.txt is there already" in wrong(*start(), typed="perhaps\nn\n")
    assert "game.txt is there already" in wrong(*start(), typed="")
    assert Path("game.txt").read_text("utf-8") == before


def test_a_file_that_is_no_record_is_not_touched(wrong: Wrong) -> None:
    Path("game.txt").write_text("my diary\n", "utf-8")
    assert "game.txt: line 1: expected 'triptych record 1'" in wrong(*start())
    assert Path("game.txt").read_text("utf-8") == "my diary\n"


def test_a_file_with_another_game_is_not_touched(wrong: Wrong, cli: Cli) -> None:
    cli(*start(), typed="q\n")
    text = Path("game.txt").read_text("utf-8").replace("game column-of-fire", "game chess")
    Path("game.txt").write_text(text, "utf-8")
    assert "game.txt holds a game of chess" in wrong(*start())
    assert Path("game.txt").read_text("utf-8") == text


def test_a_record_that_names_no_seed_gets_one(cli: Cli) -> None:
    cli(*start(), typed="q\n")
    text = Path("game.txt").read_text("utf-8").replace("option seed 5\n", "")
    Path("game.txt").write_text(text, "utf-8")
    assert cli("play", "--resume", "game.txt", typed=numbers(1)).exit_code == 0
    assert kept().options["seed"].isdecimal()
    assert kept().check(registry.game).over


def test_a_finished_game_cannot_be_taken_up(wrong: Wrong, finished: Path) -> None:
    assert "this game is over" in wrong("play", "--resume", finished)


def test_without_a_wish_the_game_is_kept_at_home(cli: Cli, home: Path) -> None:
    text = cli("play", GAME, *SEATS, typed="1\nq\n\n").stdout
    assert "Where to keep the game?" in text
    (path,) = (home / "home").rglob("*.txt")
    assert record.parse(path.read_text("utf-8")).game == GAME
    assert f"triptych play --resume {path}" in text.replace("\n", "")


def test_without_a_home_the_game_is_kept_where_the_player_says(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/dev/null")
    text = cli("play", GAME, *SEATS, "--seed", "5", typed="s\n\ns game.txt\n1\nq\n").stdout
    assert text.count("the game is not kept anywhere") == 2
    assert moves_of_ann() == [*PASSED, "take white england"]


def test_leaving_without_having_saved_is_said(wrong: Wrong, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/dev/null")
    assert "the game is not kept anywhere" in wrong("play", GAME, *SEATS, typed="1\n")


def test_leaving_asks_where_to_keep_it(cli: Cli, home: Path) -> None:
    text = cli("play", GAME, *SEATS, "--seed", "5", typed="q\nmy game.txt\n").stdout
    assert "triptych play --resume 'my game.txt'" in text
    assert record.parse(Path("my game.txt").read_text("utf-8")).seats == ["Ann", "greedy", "random"]
    assert not list((home / "home").rglob("*.txt"))


def test_saving_under_another_name(cli: Cli) -> None:
    Path("there.txt").write_text("mine\n", "utf-8")
    text = cli(*start(), typed="s there.txt\ns no/such/place.txt\ns other.txt\n1\nq\n").stdout
    assert "there.txt is there already" in text
    assert "cannot write no/such/place.txt" in text
    assert "Kept in other.txt" in text
    assert Path("there.txt").read_text("utf-8") == "mine\n"
    assert moves_of_ann() == PASSED
    assert len(record.parse(Path("other.txt").read_text("utf-8")).lines) > len(kept().lines)


def test_a_disk_that_fails_does_not_end_the_game(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    from triptych.cli import files

    real = files.write
    calls: list[Path] = []

    def failing(path: Path, text: str) -> None:
        calls.append(path)
        if len(calls) > 1 and path.name == "game.txt":
            path = Path("no/such") / path
        real(path, text)

    monkeypatch.setattr(files, "write", failing)
    text = cli(*start(), typed="1\ns rescued.txt\n1\nq\n").stdout
    assert "Not saved: cannot write no/such/game.txt" in text
    assert "Kept in rescued.txt" in text
    assert record.parse(Path("rescued.txt").read_text("utf-8")).replay(registry.game).entries


# -- several people at one keyboard -------------------------------------------------------------------------------------------------------


def test_each_sees_only_what_is_for_his_eyes(cli: Cli) -> None:
    args = ("play", GAME, "--seats", "me:Ann,me:Ben,random", "--seed", "4", "--record", "game.txt")
    text = cli(*args, typed=numbers(10, 460)).stdout
    assert "The game is over" not in text
    screens = re.split(r"Pass the keyboard to (Ann|Ben), then press Enter\.", text)
    secret = re.compile(r"(Ann|Ben|Random) draws an advantage tile: ")
    seen: set[tuple[str, str]] = set()
    for reader, screen in zip(screens[1::2], screens[2::2], strict=True):
        seen |= {(reader, owner) for owner in secret.findall(screen)}
    assert seen == {("Ann", "Ann"), ("Ben", "Ben")}
    assert " draws an advantage tile.\n" in text


def test_the_keyboard_is_passed_only_between_people(cli: Cli) -> None:
    assert "Pass the keyboard" not in cli(*start(), typed=numbers(9)).stdout
