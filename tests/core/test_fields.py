"""The field table: places, ranges, text, JSON, what is hidden."""

from __future__ import annotations

import pytest

from triptych.core.errors import PositionError
from triptych.core.fields import ALL, NONE, OWNER, Field, Layout
from triptych.core.state import AGENDA_END, BOTTOM, FRAME, TOP, UNKNOWN


def layout() -> Layout:
    return Layout(
        [
            Field("round", high=9),
            Field("leader", low=-1, high=2),
            Field("gold", 3, high=99),
            Field("hand", 3, 2, high=5, sees=OWNER, pool="cards"),
            Field("deck", 1, 2, high=9, sees=NONE, pool="cards"),
            Field("pile", 1, 2, high=9, pool="cards"),
            Field("colour", 3, low=-1, names=("-", "red", "green")),
            Field("flags", bits=5),
        ]
    )


def full() -> tuple[Layout, list[int]]:
    table = layout()
    cells = table.blank()
    for name, values in {
        "round": [4],
        "leader": [2],
        "gold": [1, 0, 99],
        "hand": [1, 2, 0, 0, 5, 0],
        "deck": [3, 4],
        "pile": [0, 1],
        "colour": [0, -1, 1],
        "flags": [5],
    }.items():
        cells[table.at(name) : table.at(name) + len(values)] = values
    return table, cells


# -- one field ---------------------------------------------------------------------------------------------------------


def test_a_fields_range_follows_from_names_or_bits() -> None:
    assert (Field("a", low=-1, names=("-", "x", "y")).low, Field("a", low=-1, names=("-", "x", "y")).high) == (-1, 1)
    assert Field("a", bits=5).high == 31
    assert Field("a", high=7).high == 7
    assert Field("a", 3, 4).size == 12


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        (Field("a", high=20), 12, "12"),
        (Field("a", low=-3, high=3), -2, "-2"),
        (Field("a", low=-1, names=("-", "red")), -1, "-"),
        (Field("a", low=-1, names=("-", "red")), 0, "red"),
        (Field("a", bits=4), 5, "0101"),
        (Field("a", sees=OWNER), UNKNOWN, "?"),
        (Field("a", sees=NONE, high=4), 4, "4"),
    ],
)
def test_a_value_in_text_and_back(field: Field, value: int, text: str) -> None:
    assert field.write(value) == text
    assert field.read(text) == value


@pytest.mark.parametrize(
    ("field", "word", "what"),
    [
        (Field("a", high=20), "21", "a: 21 is not between 0 and 20"),
        (Field("a", low=-1, high=3), "-2", "a: -2 is not between -1 and 3"),
        (Field("a"), "x", "a: 'x' is not a number"),
        (Field("a"), "", "a: '' is not a number"),
        (Field("a"), "?", "a: '?' is not a number"),
        (Field("a", bits=3), "012", "a: '012' is not binary"),
        (Field("a", bits=3), "1000", "a: 8 is not between 0 and 7"),
        (Field("a", names=("x", "y")), "z", "a: 'z' is none of x, y"),
    ],
)
def test_a_word_that_is_no_value(field: Field, word: str, what: str) -> None:
    with pytest.raises(PositionError) as error:
        field.read(word)
    assert str(error.value) == what


def test_who_may_see_a_row() -> None:
    everybody, owner, nobody = Field("a", sees=ALL), Field("a", 2, sees=OWNER), Field("a", sees=NONE)
    assert [everybody.hidden(0, seat) for seat in (-1, 0, 1)] == [False, False, False]
    assert [owner.hidden(0, seat) for seat in (-1, 0, 1)] == [True, False, True]
    assert [nobody.hidden(0, seat) for seat in (-1, 0, 1)] == [True, True, True]


# -- all of them -------------------------------------------------------------------------------------------------------


def test_fields_lie_one_behind_the_other_behind_the_agenda() -> None:
    table = layout()
    at = AGENDA_END
    for field in table.fields:
        assert field.at == table.at(field.name) == at
        at += field.size
    assert table.size == at == len(table.blank())


def test_an_empty_table_has_the_lowest_values_and_an_empty_agenda() -> None:
    table = layout()
    cells = table.blank()
    assert cells[TOP] == BOTTOM - FRAME
    assert cells[table.at("leader")] == -1
    assert cells[table.at("gold") : table.at("gold") + 3] == [0, 0, 0]
    assert cells[table.at("colour") : table.at("colour") + 3] == [-1, -1, -1]
    assert table.write(cells) == []


def test_veil() -> None:
    table, cells = full()
    assert table.veil(cells, 1)[table.at("hand") : table.at("hand") + 8] == [-1, -1, 0, 0, -1, -1, -1, -1]
    assert table.veil(cells, -1)[table.at("hand") : table.at("hand") + 8] == [-1] * 8
    assert table.veil(cells, 0)[table.at("pile") :] == cells[table.at("pile") :]
    assert cells == full()[1], "the cells themselves stay as they are"
    assert [(field.name, at) for field, at in table.hidden_rows(2)] == [
        ("hand", table.at("hand")),
        ("hand", table.at("hand") + 2),
        ("deck", table.at("deck")),
    ]


def test_shown_is_what_lies_open_in_the_pools() -> None:
    table, cells = full()
    assert table.shown(cells) == [0, 1]
    cells[table.at("hand")] -= 1
    assert table.shown(cells) == [0, 1]
    cells[table.at("pile")] += 1
    assert table.shown(cells) == [1, 1]


def test_in_text_and_back() -> None:
    table, cells = full()
    words = table.write(cells)
    assert words == [
        "round=4",
        "leader=2",
        "gold=1/0/99",
        "hand=1,2/0,0/5,0",
        "deck=3,4",
        "pile=0,1",
        "colour=red/-/green",
        "flags=00101",
    ]
    assert table.read(words) == cells
    assert table.read(words[::-1]) == cells, "in any order"
    veiled = table.veil(cells, 1)
    assert "hand=?,?/0,0/?,?" in table.write(veiled)
    assert table.read(table.write(veiled)) == veiled


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("silver=3", "'silver=3' is not a field=values of this game; fields are round, leader"),
        ("round", "'round' is not a field=values"),
        ("gold=1/2", r"gold: expected 3 rows \(parted by /\) of 1 values"),
        ("gold=1,2,3", "gold: expected 3 rows"),
        ("hand=1/2/3", "hand: expected 3 rows"),
        ("hand=1,2/0/5,0", "hand: expected 3 rows"),
        ("gold=1/2/x", "gold: 'x' is not a number"),
        ("round=?", "round: '\\?' is not a number"),
        ("colour=red/red/blue", "colour: 'blue' is none of -, red, green"),
    ],
)
def test_words_that_cannot_be_read(word: str, what: str) -> None:
    with pytest.raises(PositionError, match=what):
        layout().read([word])


def test_json() -> None:
    table, cells = full()
    assert table.to_json(table.veil(cells, 0)) == {
        "round": 4,
        "leader": 2,
        "gold": [1, 0, 99],
        "hand": [[1, 2], [None, None], [None, None]],
        "deck": [None, None],
        "pile": [0, 1],
        "colour": ["red", "-", "green"],
        "flags": 5,
    }


def test_values_out_of_range_are_found() -> None:
    table, cells = full()
    assert table.out_of_range(cells) == []
    assert table.out_of_range(table.veil(cells, 0)) == [], "unknown is no value"
    cells[table.at("gold") + 1] = -1
    cells[table.at("hand")] = 6
    assert table.out_of_range(cells) == ["gold: -1 is not between 0 and 99", "hand: 6 is not between 0 and 5"]
