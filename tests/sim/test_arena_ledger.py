"""The file of an arena: nothing is lost, and what is not ours is refused and stays as it is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from triptych.sim.ledger import BadLine, InUse, Ledger, NotALedger, OtherLedger, Played, Unusable

HEADER = {"game": "sola-fide", "seed": 1}


def game(number: int) -> Played:
    return Played(("a", "b"), number, [1], [3, 4.5], [10, 11], [2, 3], [0.5, 0.25], [0.1, 0.2])


def write(path: Path, *games: Played) -> None:
    with Ledger(path, HEADER, 2) as ledger:
        for one in games:
            ledger.append(one)


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write(path, game(0), game(1))
    write(path, game(2))
    with Ledger(path, HEADER, 2) as ledger:
        assert ledger.games == [game(0), game(1), game(2)]
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert lines[0] == {"format": "triptych arena 1", **HEADER}
    assert len(lines) == 4


def test_every_game_is_in_the_file_as_soon_as_it_is_over(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    ledger = Ledger(path, HEADER, 2)
    for number in range(3):
        ledger.append(game(number))
        assert path.read_bytes().count(b"\n") == number + 2
    ledger.__exit__(None, None, None)


def test_wherever_writing_stopped_the_rest_is_there(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write(path, game(0), game(1))
    whole = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(len(whole) + 1):
        path.write_bytes(whole[:length])
        with Ledger(path, HEADER, 2) as ledger:
            assert len(ledger.games) == max(0, sum(end <= length for end in ends) - 1)
            ledger.append(game(7))
        with Ledger(path, HEADER, 2) as ledger:
            assert ledger.games[-1] == game(7)


@pytest.mark.parametrize("text", ["a diary\n", "a diary", "{}\n", "[1]\n", '{"format": "triptych arena 0"}\n', "\n", '"x"\n', "\x00\xff"])
def test_another_file_is_refused_and_stays(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(NotALedger):
        Ledger(path, HEADER, 2)
    assert path.read_bytes() == text.encode("latin-1")


def test_the_file_of_another_arena_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write(path, game(0))
    before = path.read_bytes() + b'{"torn'
    path.write_bytes(before)
    with pytest.raises(OtherLedger) as found:
        Ledger(path, {**HEADER, "seed": 2}, 2)
    assert (found.value.what, found.value.theirs, found.value.ours) == ("seed", "1", "2")
    with pytest.raises(OtherLedger, match="rules: null, not 1"):
        Ledger(path, {**HEADER, "rules": 1}, 2)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["a"]},
        {"seats": 5},
        {"seats": [1, 2]},
        {"winners": []},
        {"winners": [2]},
        {"winners": [0, 0]},
        {"winners": 0},
        {"winners": [[0]]},
        {"round": -1},
        {"round": "0"},
        {"points": [1, 2, 3]},
        {"points": ["1", "2"]},
        {"seconds": None},
        {"more": 1},
        {"turns": ...},
        {"winners": [True]},
        {"winners": [1.0]},
        {"round": True},
        {"round": 10**400},
        {"points": [float("nan"), 1]},
        {"points": [1, float("-inf")]},
        {"points": [True, 1]},
        {"points": [10**400, 1]},
        {"turns": [-1, 2]},
        {"turns": [1.5, 2]},
        {"decisions": [False, 2]},
        {"seconds": [-0.1, 2]},
        {"seconds": [10**400, 2]},
        {"longest": [float("inf"), 2]},
    ],
)
def test_a_line_that_is_no_game_is_told_by_its_number(tmp_path: Path, change: dict[str, Any]) -> None:
    path = tmp_path / "a.jsonl"
    write(path, game(0), game(1))
    lines = path.read_text("utf-8").splitlines()
    changed = {name: value for name, value in {**json.loads(lines[1]), **change}.items() if value is not ...}
    path.write_text("\n".join([lines[0], json.dumps(changed), lines[2], ""]), "utf-8")
    before = path.read_bytes()
    with pytest.raises(BadLine) as found:
        Ledger(path, HEADER, 2)
    assert found.value.line == 2
    assert path.read_bytes() == before


def test_a_damaged_line_in_the_middle_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write(path, game(0), game(1))
    path.write_bytes(path.read_bytes()[:-20] + b"\n")
    with pytest.raises(BadLine, match="line 3"):
        Ledger(path, HEADER, 2)


@pytest.mark.parametrize("damage", ["[" * 200_000, '{"seats":' * 200_000, '{"seats": ["a", "b"], "points": [1e400, 1' + "0" * 5000 + "]}"])
def test_a_line_that_goes_too_deep_or_too_far_is_told(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "a.jsonl"
    write(path, game(0))
    path.write_bytes(path.read_bytes() + damage.encode() + b"\n")
    with pytest.raises(BadLine, match="line 3"):
        Ledger(path, HEADER, 2)
    path.write_text(f"{damage}\n", "utf-8")
    with pytest.raises(NotALedger):
        Ledger(path, HEADER, 2)


def test_points_may_be_below_nought(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write(path, replace(game(0), points=[-3, 2.5]))
    with Ledger(path, HEADER, 2) as ledger:
        assert ledger.games[0].points == [-3, 2.5]


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="no such file"):
        Ledger(tmp_path / "nowhere" / "a.jsonl", HEADER, 2)
    with pytest.raises(Unusable, match="directory"):
        Ledger(tmp_path, HEADER, 2)
    with pytest.raises(NotALedger):
        Ledger(Path("/dev/null"), HEADER, 2)


def test_two_do_not_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with Ledger(path, HEADER, 2) as ledger:
        ledger.append(game(0))
        with pytest.raises(InUse):
            Ledger(path, HEADER, 2)
        ledger.append(game(1))
    with Ledger(path, HEADER, 2) as ledger:
        assert ledger.games == [game(0), game(1)]
