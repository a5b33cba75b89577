"""Every record of every release replays for ever, exactly as it is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.games.golden import INDEX, Golden, final_key, parse_index, read_index, sha256, write_index
from tests.releases.keep import HERE, keep, releases
from triptych.core import registry
from triptych.core.record import parse

RECORDS = [(release, file) for release in releases() for file in sorted(read_index(HERE / release))]
NEVER = (
    "What was released never changes and never goes away. If the program behaves differently by mistake, mend the program. If it does so "
    "on purpose: raise the game's RULES_VERSION and keep the old behaviour behind a test of the version."
)


def test_every_release_is_there() -> None:
    """Those that the changelog dates; a folder that was lost would take its tests along."""
    dated = re.findall(r"(?m)^## (\S+) \(\d{4}-\d\d-\d\d\)$", (HERE.parents[1] / "CHANGELOG.md").read_text("utf-8"))
    assert "0.2.0" in dated
    assert releases() == sorted(dated)


@pytest.mark.parametrize("release", releases())
def test_every_file_stands_in_the_index_and_every_game_of_then_has_some(release: str) -> None:
    folder = HERE / release
    index = read_index(folder)
    assert {str(path.relative_to(folder)) for path in folder.rglob("*.txt")} == set(index), NEVER
    assert len({golden.game for golden in index.values()}) >= 3


@pytest.mark.parametrize(("release", "file"), RECORDS)
def test_it_replays_to_the_same_end_and_is_written_back_byte_for_byte(release: str, file: str) -> None:
    text = (HERE / release / file).read_bytes().decode()
    golden = read_index(HERE / release)[file]
    assert sha256(text) == golden.sha256, NEVER
    record = parse(text)
    assert record.write() == text
    assert (record.game, record.rules) == (golden.game, golden.rules)
    match = record.check(registry.game)
    assert match.over
    assert record.result == match.game.points(match.state)
    assert final_key(match) == golden.key, NEVER


# -- what was once released ------------------------------------------------------------------------------------------------------------


def git(*args: str) -> str:
    done = subprocess.run(["git", "-C", str(HERE), *args], capture_output=True, text=True, encoding="utf-8", check=False)
    return done.stdout if done.returncode == 0 else ""


def changed(old: dict[str, Golden], new: dict[str, Golden]) -> list[str]:
    """The records of an old index that the new one has lost or changed. What they show may be told in other words."""

    def fixed(golden: Golden) -> tuple[str, int, str, str]:
        return golden.game, golden.rules, golden.sha256, golden.key

    return sorted(file for file, golden in old.items() if file not in new or fixed(golden) != fixed(new[file]))


@pytest.mark.parametrize("release", releases())
def test_nothing_that_was_ever_released_has_changed(release: str) -> None:
    if shutil.which("git") is None or not git("rev-parse", "--git-dir"):
        pytest.skip("not in a repository: there is no history to look at")
    now = read_index(HERE / release)
    for commit in git("log", "--format=%H", "--", f"{release}/{INDEX}").split():
        old = git("show", f"{commit}:./{release}/{INDEX}")
        assert not (lost := changed(parse_index(old), now)), f"{lost}, as committed in {commit[:8]}. {NEVER}"


def test_what_counts_as_changed(tmp_path: Path) -> None:
    old = {"a.txt": Golden("g", 1, "aa", "bb", ["won"]), "b.txt": Golden("g", 1, "cc", "dd", [])}
    assert changed(old, old) == []
    assert changed(old, {**old, "c.txt": Golden("g", 2, "ee", "ff", [])}) == [], "more may come"
    assert changed(old, {**old, "a.txt": Golden("g", 1, "aa", "bb", ["said otherwise"])}) == []
    assert changed(old, {"a.txt": old["a.txt"]}) == ["b.txt"]
    assert changed(old, {**old, "a.txt": Golden("g", 1, "other", "bb", ["won"])}) == ["a.txt"], "the file"
    assert changed(old, {**old, "a.txt": Golden("g", 1, "aa", "other", ["won"])}) == ["a.txt"], "its last position"
    assert changed(old, {**old, "a.txt": Golden("g", 2, "aa", "bb", ["won"])}) == ["a.txt"], "its version"
    write_index(tmp_path, old)
    assert read_index(tmp_path) == old


def test_keeping_copies_the_golden_records_of_all_games(tmp_path: Path) -> None:
    kept = keep(tmp_path / "next")
    index = read_index(tmp_path / "next")
    assert kept == len(index) == len(list((tmp_path / "next").rglob("*.txt")))
    assert {golden.game for golden in index.values()} == set(registry.names())
