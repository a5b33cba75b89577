"""Golden records replay exactly as they are. Looks at every game of the registry. Those of a release are kept for ever: tests/releases."""

from __future__ import annotations

import importlib

import pytest

from tests.games.golden import INDEX, final_key, folder_of, read_index, sha256
from triptych.core import registry
from triptych.core.match import Match
from triptych.core.record import parse

GAMES = [name.replace("-", "_") for name in registry.names()]
RECORDS = [(game, file) for game in GAMES for file in sorted(read_index(folder_of(game)))]
CHANGED = (
    "A golden record shows what the program plays. If it behaves differently by mistake, mend the program. If it does so on purpose and "
    "these rules have been released (tests/releases): raise the game's RULES_VERSION and keep the old behaviour behind a test of the "
    "version. Then `python -m tests.games.{game}.make_golden --all`."
)


def replayed(game: str, file: str) -> Match:
    return parse((folder_of(game) / file).read_bytes().decode()).check(registry.game)


@pytest.mark.parametrize("game", GAMES)
def test_every_file_stands_in_the_index(game: str) -> None:
    there = {path.name for path in folder_of(game).iterdir()}
    assert there == {*read_index(folder_of(game)), INDEX}, CHANGED.format(game=game)


@pytest.mark.parametrize(("game", "file"), RECORDS)
def test_the_file_is_what_it_was(game: str, file: str) -> None:
    text = (folder_of(game) / file).read_bytes().decode()
    golden = read_index(folder_of(game))[file]
    assert sha256(text) == golden.sha256, f"{file} has changed. {CHANGED.format(game=game)}"
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
    assert final_key(replayed(game, file)) == read_index(folder_of(game))[file].key, CHANGED.format(game=game)


@pytest.mark.parametrize("game", GAMES)
def test_the_records_are_of_this_rules_version(game: str) -> None:
    version = registry.game(game.replace("_", "-")).version
    versions = {golden.rules for golden in read_index(folder_of(game)).values()}
    assert versions == {version}, f"rules version {version} has no golden records yet: python -m tests.games.{game}.make_golden --all"


@pytest.mark.parametrize("game", GAMES)
def test_every_way_a_game_can_end_is_there(game: str) -> None:
    maker = importlib.import_module(f"tests.games.{game}.make_golden")
    index = read_index(folder_of(game))
    for file, golden in index.items():
        assert maker.ways(replayed(game, file)) == golden.ways, file
    for wanted in maker.WANTED:
        assert any(set(wanted) <= set(golden.ways) for golden in index.values()), f"no record shows {wanted}"
