"""What every game says about itself: its tables of fields, steps, moves, lots and events."""

from __future__ import annotations

import json
from itertools import product

import pytest

from tests.conformance.playing import every_game, every_table, find, scaled, walk
from triptych.core.errors import TriptychError
from triptych.core.events import SEAT
from triptych.core.fields import ALL
from triptych.core.moves import MoveTable
from triptych.core.state import CHANCE, NOBODY, TOP, UNKNOWN
from triptych.core.steps import AUTO, CHOICE, LOT, OVER


def check_named(table: MoveTable, move: int) -> None:
    """One entry: text and JSON come back, and the text can stand in a record."""
    text = table.text(move)
    assert text == " ".join(text.split())
    assert text.isprintable()
    assert text != "undo"
    assert table.parse(text) == move
    assert table.parse(f"  {text.replace(' ', '   ')} ") == move
    assert table.from_json(json.loads(json.dumps(table.to_json(move)))) == move
    assert table.kind_of[move].words == table.to_json(move)["kind"]
    assert " ".join([table.kind_of[move].words, *table.args(move)]) == text


@every_game
def test_every_named_move_and_lot_comes_back_from_text_and_json(name: str) -> None:
    game = find(name)
    for table in (game.moves, game.lots):
        named = [move for move in range(table.size) if table.text(move)]
        assert named
        assert len({table.text(move) for move in named}) == len(named)
        for move in named:
            check_named(table, move)


@every_game
def test_a_kind_is_said_first_and_then_a_word_of_each_axis(name: str) -> None:
    game = find(name)
    for table in (game.moves, game.lots):
        assert [kind.at for kind in table.kinds] == [sum(kind.size for kind in table.kinds[:i]) for i in range(len(table.kinds))]
        for kind in table.kinds:
            assert kind.count <= kind.size
            for move, words in enumerate(product(*kind.axes), kind.at):
                assert table.text(move) == " ".join([kind.words, *words])
                assert table.args(move) == list(words)


@every_table
def test_every_move_and_lot_met_has_a_name(name: str, players: int) -> None:
    game = find(name)
    met: set[tuple[bool, int]] = set()
    for i in range(scaled(30)):
        for s in walk(game, players, f"names {players} {i}"):
            met.update((s.actor == CHANCE, move) for move in s.moves)
    for lot, move in met:
        table = game.lots if lot else game.moves
        assert 0 <= move < table.size
        check_named(table, move)


@every_game
def test_the_field_table_can_be_written_down(name: str) -> None:
    layout = find(name).layout
    assert len(layout.by_name) == len(layout.fields)
    taken = [cell for field in layout.fields for cell in range(field.at, field.at + field.size)]
    assert taken == list(range(taken[0], layout.size)), "every cell behind the agenda belongs to one field"
    for field in layout.fields:
        assert field.name.isprintable()
        assert not set(field.name) & set(" =,/")
        assert len(set(field.names)) == len(field.names)
        assert not set("".join(field.names)) & set(" =,/?\n\t")
        for value in {field.low, field.high, min(field.low + 1, field.high)}:
            assert field.read(field.write(value)) == value
        if field.sees != ALL:
            assert not field.low <= UNKNOWN <= field.high, f"{field.name}: a value of a hidden field looks like an unknown one"
            assert field.read(field.write(UNKNOWN)) == UNKNOWN


@every_game
def test_things_of_a_pool_have_the_same_kinds(name: str) -> None:
    layout = find(name).layout
    for pool in {field.pool for field in layout.fields if field.pool}:
        fields = [field for field in layout.fields if field.pool == pool]
        assert len({field.width for field in fields}) == 1
        assert all(field.low == 0 for field in fields)


@every_table
def test_every_cell_stays_in_the_range_its_field_says(name: str, players: int) -> None:
    game = find(name)
    high: dict[str, int] = {}
    for i in range(scaled(6)):
        for s in walk(game, players, f"ranges {players} {i}"):
            assert len(s.cells) == game.layout.size
            for field in game.layout.fields:
                values = s.cells[field.at : field.at + field.size]
                assert field.low <= min(values), field.name
                high[field.name] = max(high.get(field.name, field.low), max(values))
    for field in game.layout.fields:
        assert high[field.name] <= field.high, field.name


@every_game
def test_steps_have_names_of_their_own(name: str) -> None:
    steps = find(name).steps
    assert len({step.name for step in steps}) == len(steps)
    for step in steps:
        assert step.name
        assert step.name.isprintable()
        assert not set(step.name) & set(" :>")
        assert step.kind in (AUTO, LOT, CHOICE, OVER)


@every_game
def test_events_have_names_and_their_secrets_a_seat(name: str) -> None:
    game = find(name)
    assert len(game.events.by_name) == len(game.events.kinds)
    assert len(set(game.vp_sources)) == len(game.vp_sources)
    for kind in game.events.kinds:
        assert len(kind.args) <= 4
        if kind.secret:
            assert kind.args[0] == SEAT
            assert 0 not in kind.secret


@every_game
def test_the_game_says_for_how_many_it_is(name: str) -> None:
    game = find(name)
    assert game.name == name
    assert game.version >= 1
    assert list(game.player_counts) == sorted(set(game.player_counts))
    for players in range(-1, 12):
        if players in game.player_counts:
            assert game.players(game.new(players)) == players
        else:
            with pytest.raises(TriptychError, match=str(players)):
                game.new(players)


@every_table
def test_a_new_game_is_always_the_same(name: str, players: int) -> None:
    game = find(name)
    s, t = game.new(players), game.new(players)
    assert s.key() == t.key()
    assert (s.actor, s.moves) == (t.actor, t.moves)
    assert s.actor != NOBODY
    assert s.cells is not t.cells
    assert s.cells[TOP] > 0
