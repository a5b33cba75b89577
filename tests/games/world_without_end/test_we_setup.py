"""Things and set-up (WE-1.1, WE-2)."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import LIMITED, THINGS, Table, own_content, printed, town
from triptych.core import registry
from triptych.core.errors import TriptychError
from triptych.core.state import CHANCE
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.game import OPTIONS

STARRED = ["grain", "piety", "building_material", "building_project", "sale", "privilege"]
OTHERS = ["house_building", "house_rent", "donation", "cloth_making", "medicine", "favour"]

# -- WE-1.1: supplies --------------------------------------------------------------------------------------------------


def test_we_1_1_there_is_only_so_much_of_each_thing() -> None:
    t = Table().turn()
    there = {"grain": 10, "piety": 12, "stone": 25, "wood": 15, "wool": 15, "cloth": 12, "loyalty": 14, "knowledge": 20}
    assert {thing: t.stock(thing) for thing in LIMITED} == there
    assert next(entry["n"] for entry in printed()["supply"] if entry["id"] == "metal") == 1


def test_we_1_1_what_is_given_up_goes_back_to_where_it_came_from() -> None:
    t = Table("0: 3 wool 1 cloth").uses("sale", "sell 2 0")
    assert (t.stock("wool"), t.stock("cloth")) == (14, 11)
    t = Table("0: 2 wool").uses("cloth_making", "weave 2")
    assert (t.stock("wool"), t.stock("cloth")) == (15, 10)
    t = Table("all: 2 piety 2 grain", 2).ends_chapter("tax 2")
    assert (t.stock("piety"), t.stock("grain")) == (12, 10)
    t = Table("0: 2 loyalty 2 grain 9 money", 2).ends_chapter("tax 2", "atone penance")
    assert t.stock("loyalty") == 13


def test_we_1_1_what_is_given_up_can_be_had_again_at_once() -> None:
    t = Table("0: 1 wool; stock wool: 0; stock cloth: 2", 2).uses("cloth_making", "weave 1")
    assert t.stock("wool") == 1
    t = t.play("discard piety")
    assert t.asked == 1


def test_we_1_1_house_material_goes_back_and_built_material_stays() -> None:
    t = Table("0: 1 stone 1 money").uses("house_building", "house 1")
    assert t.stock("stone") == 25
    t = Table("0: 1 stone").uses("building_project", "build bridge stone")
    assert t.stock("stone") == 24
    assert t.project("bridge") == "1 stone"
    t = Table("bridge: 3 stone 2 wood; 0: 1 stone").uses("building_project", "build bridge stone")
    assert t.project("bridge") == "finished"
    assert (t.stock("stone"), t.stock("wood")) == (21, 13), "a finished project keeps what lies on it"


def test_we_1_1_money_has_no_end() -> None:
    t = Table("0: 500 money 1 wool").uses("sale", "sell 1 0")
    assert t.news() == "0: -1 wool +2 money"


def test_we_1_1_the_last_one_can_be_had_and_no_more() -> None:
    t = Table("stock grain: 1").uses("grain", "take grain")
    assert (t.have(0, "grain"), t.stock("grain")) == (1, 0)
    t.play("discard piety", "play grain")
    assert t.step == "discard", "the next one has no use for the card"
    assert t.told("no-use") == [(1, 0)]


# -- WE-2.1 to 2.4: what lies there ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_2_1_what_everybody_begins_with(players: int) -> None:
    t = Table.new(players)
    for seat in range(players):
        held = {thing: t.have(seat, thing) for thing in THINGS if t.have(seat, thing)}
        assert held == {"wool": 1, "money": 2, "vp": 8}
        assert t.s.cells[m.HOUSES_LEFT + seat] == 4
        assert t.s.cells[m.SEALS_LEFT + seat] == 2
    assert t.stock("wool") == 15 - players
    assert not any(t.s.cells[m.VP + players : m.VP + 4])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_2_1_the_start_player_is_drawn(players: int) -> None:
    t = Table.new(players)
    assert t.asked == CHANCE
    assert t.offered == [f"begin {seat + 1}" for seat in range(players)]
    for seat in range(players):
        twin = t.fork().play(f"begin {seat + 1}")
        assert twin.active == seat
        assert (twin.s.cells[m.CHAPTER], twin.s.cells[m.ROUND]) == (1, 1)
        assert twin.told("begins") == [(seat,)]
        assert twin.told("round") == [(1, seat)]


def test_we_2_1_more_than_the_stock_cannot_be_dealt() -> None:
    own = own_content(("bundle = { wool = 1", "bundle = { wool = 6"))
    t = Table.new(4, own=own)
    assert [t.have(seat, "wool") for seat in range(4)] == [6, 6, 3, 0]


def test_we_2_2_the_bridge_lies_there_and_nothing_else() -> None:
    t = Table.new()
    assert {name: t.project(name) for name in t.project_ids} == {"bridge": "nothing", **dict.fromkeys(t.project_ids[1:], "-")}


def test_we_2_2_cloth_cannot_be_sold_in_chapter_one() -> None:
    t = Table("0: 1 wool 1 cloth").uses("sale")
    assert t.offered == ["skip", "sell 1 0"]
    t = Table("0: 1 cloth").uses("sale")
    assert t.told("no-use") == [(0, 4)]


def test_we_2_2_the_end_of_chapter_one_uncovers_it() -> None:
    t = Table().ends_chapter()
    assert "market: -" in t.news()


def test_we_2_2_an_event_uncovers_it() -> None:
    t = Table("0: 1 wool").happens("i03_cloth_buyers")
    assert t.news() == "market: -"
    assert t.told("market-open") == [(1,)]
    t.play("exchange i03_cloth_buyers").lay().play("play sale")
    assert "sell 0 1" in t.offered


def test_we_2_3_each_chapter_has_eleven_events_and_six_are_used() -> None:
    t = Table.new(2).until("turn-up")
    chapters: list[list[str]] = []
    while not t.over:
        drawn: list[str] = []
        left = len(t.offered)
        assert left == 11
        assert {event.split()[1] for event in t.offered} == {i for i, event in t.events.items() if event["chapter"] == len(chapters) + 1}
        for number in range(6):
            assert len(t.offered) == 11 - number
            assert not set(drawn) & set(t.offered), "what has come does not come again"
            drawn.append(t.offered[-1])
            t.play(t.offered[-1]).until("turn-up")
        chapters.append(drawn)
    assert [len(drawn) for drawn in chapters] == [6, 6, 6, 6]


def test_we_2_3_every_event_left_is_drawn_evenly() -> None:
    t = Table.new().play("begin 2")
    assert t.asked == CHANCE
    assert t.game.step(t.s).weights(t.s) == []


def test_we_2_4_the_favour_stone_starts_on_the_first_outlaws() -> None:
    t = Table.new()
    assert t.favour == "outlaws_1"
    assert t.s.cells[m.FAVOUR] == 2


# -- WE-2.5: sides -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "positions"),
    [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])],
)
def test_we_2_5_who_sits_where(players: int, positions: list[int]) -> None:
    """The fair has stone, grain, 1 money and 1 VP in its corners, clockwise."""
    corners = ["stone", "grain", "money", "vp"]
    for turns in range(4):
        t = Table("all: 5 money", players).lays("i04_fair").play(f"lay {turns}")
        for seat, position in enumerate(positions):
            thing = corners[(position - turns) % 4]
            assert f"+1 {thing}" in t.news().split("; ")[seat], f"seat {seat}, {turns} quarter turns"


def test_we_2_5_what_points_at_an_empty_side_is_lost() -> None:
    t = Table("", 2).lays("i04_fair").play("lay 0")
    assert t.news() == "0: +1 stone; 1: +1 money"
    assert t.stock("grain") == 10
    t = Table("", 3).lays("i04_fair").play("lay 0")
    assert t.news() == "0: +1 stone; 1: +1 grain; 2: +1 money"


def test_we_2_5_left_is_next() -> None:
    t = Table("", 3, active=1).ends_round()
    assert t.active == 2
    t = Table("", 3, active=2).ends_round()
    assert t.active == 0


# -- WE-2.6: a first game ----------------------------------------------------------------------------------------------


def test_we_2_6_a_first_game_begins_with_the_six_starred_cards() -> None:
    t = Table.new(3, first_game=True).play("begin 1")
    for seat in range(3):
        assert t.hand(seat) == STARRED
        assert t._named(t.s.cells[m.SET_ASIDE + seat], t.action_ids) == OTHERS
    t = Table.new(3).play("begin 1")
    assert t.hand(0) == STARRED + OTHERS


def test_we_2_6_in_chapter_one_all_six_are_played_and_nothing_is_discarded() -> None:
    t = Table.new(2, first_game=True).play("begin 1").until("tax")
    for seat in range(2):
        assert t.hand(seat) == t.face_down(seat) == []
        assert sorted(card for who, card in t.told("played") if who == seat) == [0, 1, 2, 3, 4, 5]
    assert not t.told("discarded")


def test_we_2_6_from_chapter_two_on_all_twelve() -> None:
    t = Table("all: 2 piety 2 grain 5 money", 2, chapter=1, first_game=True).ends_chapter("tax 2")
    for seat in range(2):
        assert t.hand(seat) == STARRED + OTHERS
        assert t.s.cells[m.SET_ASIDE + seat] == 0
    t = Table(chapter=2, first_game=True).uses("grain", "take grain")
    assert t.step == "discard"


def test_we_2_6_the_face_down_card_is_not_drawn_either() -> None:
    t = Table(chapter=1, first_game=True).uses("grain", "take grain")
    assert t.asked == 1
    assert t.face_down(0) == []


# -- WE-2.7: options and lots ------------------------------------------------------------------------------------------


def test_we_2_7_options_of_a_table() -> None:
    assert {option.name: option.choices for option in OPTIONS} == {"first-game": ("no", "yes"), "screens": ("closed", "open")}
    assert registry.game("world-without-end").options["screens"] == "closed", "as in the book"
    with pytest.raises(TriptychError):
        registry.game("world-without-end", "", "", {"first-game": "maybe"})


def test_we_2_7_behind_closed_screens_every_view_holds_everything_all_the_same() -> None:
    game = town(screens="closed")
    s = game.new(3)
    for seat in (-1, 0, 2):
        assert game.view(s, seat).cells[m.HAVE : m.HAVE + 36] == s.cells[m.HAVE : m.HAVE + 36]


def test_we_2_7_lots_come_in_this_order_the_start_player_then_each_rounds_event() -> None:
    t = Table.new(2)
    lots: list[str] = []
    while len(lots) < 8:
        if t.asked == CHANCE:
            lots.append(t.step)
        t.play(t.offered[0])
    assert lots == ["begin", *["turn-up"] * 6, "tax"]
