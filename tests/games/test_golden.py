"""Golden records replay for ever, exactly as they are. Looks at every game of the registry."""

from __future__ import annotations

import importlib
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.games.golden import INDEX, Golden, final_key, folder_of, parse_index, read_index, sha256, write_index
from triptych.core import registry
from triptych.core.match import Match
from triptych.core.record import parse

GAMES = [name.replace("-", "_") for name in registry.names()]
RECORDS = [(game, file) for game in GAMES for file in sorted(read_index(folder_of(game)))]
FIRST_RELEASED = 2  # the rules version that every game had in the first release
NEVER = (
    "A golden record never changes and never goes away. If the program behaves differently by mistake, mend the program. If it does so on "
    "purpose: raise the game's RULES_VERSION, keep the old behaviour behind a test of the version, put the record back as it was, and add "
    "records of the new version by `python -m tests.games.{game}.make_golden`."
)


def replayed(game: str, file: str) -> Match:
    return parse((folder_of(game) / file).read_bytes().decode()).check(registry.game)


@pytest.mark.parametrize("game", GAMES)
def test_every_file_stands_in_the_index(game: str) -> None:
    there = {path.name for path in folder_of(game).iterdir()}
    assert there == {*read_index(folder_of(game)), INDEX}, NEVER.format(game=game)


@pytest.mark.parametrize(("game", "file"), RECORDS)
def test_the_file_is_what_it_was(game: str, file: str) -> None:
    text = (folder_of(game) / file).read_bytes().decode()
    golden = read_index(folder_of(game))[file]
    assert sha256(text) == golden.sha256, f"{file} has changed. {NEVER.format(game=game)}"
    record = parse(text)
    assert (record.game, record.rules) == (golden.game, golden.rules)
    assert golden.game == game.replace("_", "-")
    assert record.result is not None


@pytest.mark.parametrize(("game", "file"), RECORDS)
def test_it_replays_and_is_written_back_byte_for_byte(game: str, file: str) -> None:
    text = (folder_of(game) / file).read_bytes().decode()
    record = parse(text)
    assert record.write() == text
    match = record.check(registry.game)
    assert match.over
    assert record.result == match.game.points(match.state)


@pytest.mark.parametrize(("game", "file"), RECORDS)
def test_it_ends_in_the_same_position(game: str, file: str) -> None:
    assert final_key(replayed(game, file)) == read_index(folder_of(game))[file].key, NEVER.format(game=game)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_records_of_this_rules_version(game: str) -> None:
    version = registry.game(game.replace("_", "-")).version
    versions = {golden.rules for golden in read_index(folder_of(game)).values()}
    assert version in versions, f"rules version {version} has no golden records yet: python -m tests.games.{game}.make_golden"
    assert max(versions) == version


@pytest.mark.parametrize("game", GAMES)
def test_every_way_a_game_can_end_is_there(game: str) -> None:
    maker = importlib.import_module(f"tests.games.{game}.make_golden")
    version = registry.game(game.replace("_", "-")).version
    index = {file: golden for file, golden in read_index(folder_of(game)).items() if golden.rules == version}
    for file, golden in index.items():
        assert maker.ways(replayed(game, file)) == golden.ways, file
    for wanted in maker.WANTED:
        assert any(set(wanted) <= set(golden.ways) for golden in index.values()), f"no record shows {wanted}"


# -- what was once golden ----------------------------------------------------------------------------------------------


def git(folder: Path, *args: str) -> str:
    done = subprocess.run(["git", "-C", str(folder), *args], capture_output=True, text=True, encoding="utf-8", check=False)
    return done.stdout if done.returncode == 0 else ""


def changed(old: dict[str, Golden], new: dict[str, Golden]) -> list[str]:
    """The records of an old index that the new one has lost or changed. What they show may be told in other words. Rules before those of
    the first release bind nobody."""

    def fixed(golden: Golden) -> tuple[str, int, str, str]:
        return golden.game, golden.rules, golden.sha256, golden.key

    bound = {file: golden for file, golden in old.items() if golden.rules >= FIRST_RELEASED}
    return sorted(file for file, golden in bound.items() if file not in new or fixed(golden) != fixed(new[file]))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_was_ever_golden_has_changed(game: str) -> None:
    folder = folder_of(game)
    if shutil.which("git") is None or not git(folder, "rev-parse", "--git-dir"):
        pytest.skip("not in a repository: there is no history to look at")
    now = read_index(folder)
    for commit in git(folder, "log", "--format=%H", "--", INDEX).split():
        old = git(folder, "show", f"{commit}:./{INDEX}")
        assert not (lost := changed(parse_index(old), now)), f"{lost}, as committed in {commit[:8]}. {NEVER.format(game=game)}"


def test_what_counts_as_changed(tmp_path: Path) -> None:
    old = {"a.txt": Golden("g", 2, "aa", "bb", ["won"]), "b.txt": Golden("g", 2, "cc", "dd", [])}
    assert changed(old, old) == []
    assert changed(old, {**old, "c.txt": Golden("g", 3, "ee", "ff", [])}) == [], "more may come"
    assert changed(old, {**old, "a.txt": Golden("g", 2, "aa", "bb", ["said otherwise"])}) == []
    assert changed(old, {"a.txt": old["a.txt"]}) == ["b.txt"]
    assert changed(old, {**old, "a.txt": Golden("g", 2, "other", "bb", ["won"])}) == ["a.txt"], "the file"
    assert changed(old, {**old, "a.txt": Golden("g", 2, "aa", "other", ["won"])}) == ["a.txt"], "its last position"
    assert changed(old, {**old, "a.txt": Golden("g", 3, "aa", "bb", ["won"])}) == ["a.txt"], "its version"
    assert changed({"a.txt": Golden("g", 1, "aa", "bb", ["won"])}, {}) == [], "before the first release"
    write_index(tmp_path, old)
    assert read_index(tmp_path) == old
