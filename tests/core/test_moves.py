"""The move table: every move one int, one text, one piece of JSON."""

from __future__ import annotations

import pytest

from triptych.core.errors import TriptychError
from triptych.core.moves import MoveKind, MoveTable

COLOURS = ("red", "green")
PLACES = ("north", "east", "south")


def table() -> MoveTable:
    return MoveTable(
        [
            MoveKind("pass"),
            MoveKind("take", (COLOURS, PLACES)),
            MoveKind("draw", (COLOURS,), size=4),
            MoveKind("tile take", (COLOURS, PLACES)),
        ]
    )


def test_each_kind_owns_a_range() -> None:
    moves = table()
    assert [moves.at(words) for words in ("pass", "take", "draw", "tile take")] == [0, 1, 7, 11]
    assert moves.size == 17
    assert [kind.count for kind in moves.kinds] == [1, 6, 2, 6]


def test_the_last_axis_runs_fastest() -> None:
    moves = table()
    assert [moves.text(move) for move in range(1, 7)] == [
        "take red north",
        "take red east",
        "take red south",
        "take green north",
        "take green east",
        "take green south",
    ]
    assert moves.args(5) == ["green", "east"]
    assert moves.args(0) == []


def test_every_text_and_json_comes_back() -> None:
    moves = table()
    for move in range(moves.size):
        if moves.text(move):
            assert moves.parse(moves.text(move)) == move
            assert moves.from_json(moves.to_json(move)) == move
    assert moves.to_json(5) == {"kind": "take", "args": ["green", "east"]}
    assert moves.to_json(0) == {"kind": "pass", "args": []}


def test_room_kept_has_no_text() -> None:
    moves = table()
    assert [moves.text(move) for move in range(7, 11)] == ["draw red", "draw green", "", ""]
    assert "" not in moves.index


def test_blanks_do_not_matter() -> None:
    assert table().parse("  take   green\teast \n") == 5


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("take blue north", "'take blue north' is not a move of this game; did you mean take red north, take red east"),
        ("take", "did you mean take red north"),
        ("fly", "'fly' is not a move of this game; moves begin with draw, pass, take, tile"),
        ("", "'' is not a move of this game; moves begin with"),
        ("Pass", "moves begin with"),
        ("draw blue", "did you mean draw red, draw green?"),
    ],
)
def test_a_text_that_is_no_move(text: str, what: str) -> None:
    with pytest.raises(TriptychError) as error:
        table().parse(text)
    assert what in str(error.value)


def test_a_long_list_of_hints_is_cut() -> None:
    moves = MoveTable([MoveKind("go", (tuple(str(n) for n in range(20)),))])
    with pytest.raises(TriptychError, match=r"did you mean go 0, go 1, go 2, go 3, go 4, go 5 …\?"):
        moves.parse("go 20")


@pytest.mark.parametrize("data", [None, 3, "pass", [], {}, {"kind": 3}, {"kind": "take", "args": "red north"}, {"args": []}])
def test_json_that_is_no_move(data: object) -> None:
    with pytest.raises(TriptychError, match="a move in JSON is"):
        table().from_json(data)


def test_json_without_args_and_with_unknown_ones() -> None:
    assert table().from_json({"kind": "pass"}) == 0
    with pytest.raises(TriptychError, match="not a move of this game"):
        table().from_json({"kind": "take", "args": ["red", 3]})
