"""The field table: places, ranges, text, JSON, what is hidden."""

from __future__ import annotations

import pytest

from triptych.core.errors import PositionError
from triptych.core.fields import ALL, NONE, OWNER, Field, FieldTable, Layout
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


def moved(cells: list[int], out_of: int, to: int) -> list[int]:
    """The cells after one thing has changed its place."""
    after = cells[:]
    after[out_of] -= 1
    after[to] += 1
    return after


def test_who_learns_something_when_a_thing_moves() -> None:
    """From my hand to the pile: I knew it, the others did not. From hand to hand or out of the deck: whoever could not look before."""
    table, cells = full()
    hand, deck, pile = table.at("hand"), table.at("deck"), table.at("pile")

    def learn(after: list[int]) -> list[int]:
        return [seat for seat in (0, 1, 2, -1) if table.came_out(cells, after, seat)]

    assert learn(cells) == []
    assert learn(moved(cells, hand + 1, pile + 1)) == [1, 2, -1]
    assert learn(moved(cells, deck, pile)) == [0, 1, 2, -1]
    assert learn(moved(cells, deck, hand)) == [0]
    assert learn(moved(cells, hand, deck)) == []
    assert learn(moved(cells, hand + 4, hand)) == [0], "seat 2 knew what it gives away, and the others see as little as before"
    assert learn(moved(cells, pile + 1, deck + 1)) == []
    swapped = moved(moved(cells, deck, pile), pile + 1, deck + 1)
    assert learn(swapped) == [0, 1, 2, -1], "one comes, another goes"


def test_who_learns_something_of_sets_of_his_own_and_of_what_has_no_pool() -> None:
    table = Layout(
        [
            Field("hand", 2, members=4, sees=OWNER, pool="cards", by_row=True),
            Field("deck", 2, members=4, sees=OWNER, pool="cards", by_row=True),
            Field("pile", 2, members=4, pool="cards", by_row=True),
            Field("played", low=-1, high=3),
            Field("bid", 2, high=9, sees=OWNER),
        ]
    )
    before = table.blank()
    hand, deck, played, bid = (table.at(name) for name in ("hand", "deck", "played", "bid"))
    before[hand : hand + 2] = [0b0011, 0b0100]
    before[deck : deck + 2] = [0b1100, 0b0011]

    def learn(cells: dict[int, int]) -> list[int]:
        after = before[:]
        for at, value in cells.items():
            after[at] = value
        return [seat for seat in (0, 1, -1) if table.came_out(before, after, seat)]

    assert learn({hand: 0b0010, played: 0}) == [1, -1], "it lies where no pool is, and came from a hand all the same"
    assert learn({hand: 0b0111, deck: 0b1000}) == [], "what is drawn comes from one hidden place to another"
    assert learn({hand: 0b0001, hand + 1: 0b0110}) == [1, -1], "each row has cards of its own, whatever lies in the others"
    assert learn({bid: 5}) == [1, -1]
    assert learn({played: 2}) == []


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


# -- written down one by one -------------------------------------------------------------------------------------------


def test_a_field_is_added_behind_the_others_and_says_where_it_begins() -> None:
    table = FieldTable()
    assert [table.add(Field("round")), table.add(Field("gold", 3, 2)), table.add(Field("flags", bits=5))] == [
        AGENDA_END,
        AGENDA_END + 1,
        AGENDA_END + 7,
    ]
    assert [(field.name, field.at) for field in table.layout({}).fields] == [
        ("round", AGENDA_END),
        ("gold", AGENDA_END + 1),
        ("flags", AGENDA_END + 7),
    ]
    with pytest.raises(ValueError, match="gold: there is a field of this name"):
        table.add(Field("gold"))


def test_words_that_stand_for_those_of_a_content_file_are_replaced_and_nothing_else_is() -> None:
    table = FieldTable()
    cards = ("-", "card-0", "card-1")
    fields = [
        Field("top", 2, low=-1, names=cards),
        Field("colour", names=("red", "green")),
        Field("hand", 2, members=7, sees=OWNER, pool="cards", by_row=True, among="open", within="seen"),
        Field("flags", bits=5),
        Field("gold", 3, low=-2, high=99),
    ]
    for field in fields:
        table.add(field)
    made = table.layout({cards: ("-", "ace", "king")})
    assert [field.names for field in made.fields] == [("-", "ace", "king"), ("red", "green"), (), (), ()]
    for old, new in zip(fields, made.fields, strict=True):
        same = ("name", "rows", "width", "low", "high", "sees", "bits", "members", "pool", "by_row", "among", "within")
        assert [getattr(old, name) for name in same] == [getattr(new, name) for name in same]
