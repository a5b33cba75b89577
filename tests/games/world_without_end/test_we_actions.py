"""The twelve action cards (WE-4)."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table, op, with_event
from triptych.games.world_without_end import model as m


def ways(says: str, card: str, chapter: int = 0) -> list[str]:
    """What a card can be used for, with `skip` in front; nothing if it cannot be used."""
    t = Table(says, chapter=chapter).uses(card)
    if t.step != "use":
        assert t.told("no-use") == [(0, t.action_ids.index(card))]
        return []
    assert t.offered[0] == "skip"
    return t.offered[1:]


# -- WE-4.1: grain, piety, material ------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", ["grain", "piety"])
def test_we_4_1_grain_and_piety_give_one_to_the_last(thing: str) -> None:
    assert Table(f"stock {thing}: 1").uses(thing, f"take {thing}").stock(thing) == 0
    t = Table().uses(thing, f"take {thing}")
    assert t.news() == f"0: +1 {thing}"
    assert t.heard("played", "got") == [f"played 0 {thing}", f"got 0 {thing} 1"]


@pytest.mark.parametrize("thing", ["grain", "piety"])
def test_we_4_1_out_of_stock_nothing_not_even_a_point(thing: str) -> None:
    t = Table(f"stock {thing}: 0").uses(thing)
    assert t.news() == ""
    assert t.step == "discard"


@pytest.mark.parametrize("thing", ["stone", "wood"])
def test_we_4_1_building_material_is_one_stone_or_one_wood(thing: str) -> None:
    assert ways("", "building_material") == ["take stone", "take wood"]
    assert Table().uses("building_material", f"take {thing}").news() == f"0: +1 {thing}"


def test_we_4_1_only_the_material_that_is_there() -> None:
    assert ways("stock stone: 0", "building_material") == ["take wood"]
    assert ways("stock wood: 0", "building_material") == ["take stone"]
    assert ways("stock wood: 0; stock stone: 0", "building_material") == []


# -- WE-4.2: building project ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("material", "news"),
    [
        ("stone", "0: -1 stone +3 vp; bridge: 1 stone"),
        ("wood", "0: -1 wood +3 vp; bridge: 1 wood"),
        ("stone+stone", "0: -2 stone +6 vp; bridge: 2 stone"),
        ("stone+wood", "0: -1 stone -1 wood +6 vp; bridge: 1 stone 1 wood"),
        ("wood+wood", "0: -2 wood +6 vp; bridge: 2 wood"),
    ],
)
def test_we_4_2_one_or_two_materials_three_points_each(material: str, news: str) -> None:
    t = Table("0: 2 stone 2 wood").uses("building_project")
    assert t.offered == ["skip", *(f"build bridge {m}" for m in ("stone", "wood", "stone+stone", "stone+wood", "wood+wood"))]
    t.play(f"build bridge {material}")
    assert t.news() == news
    assert {source for _, source in t.vp_from(0)} == {"building"}
    built = [f"built 0 bridge {thing} {material.count(thing)}" for thing in ("stone", "wood") if thing in material]
    assert t.heard("built") == built


def test_we_4_2_his_own_material_only() -> None:
    assert ways("1: 5 stone 5 wood", "building_project") == []
    assert ways("0: 1 stone", "building_project") == ["build bridge stone"]
    assert ways("0: 1 wood", "building_project") == ["build bridge wood"]
    assert ways("0: 1 stone 1 wood", "building_project") == ["build bridge stone", "build bridge wood", "build bridge stone+wood"]
    assert ways("0: 3 stone", "building_project") == ["build bridge stone", "build bridge stone+stone"]


def test_we_4_2_only_on_free_spaces_that_match() -> None:
    assert ways("0: 2 stone 2 wood; bridge: 4 stone", "building_project") == ["build bridge wood", "build bridge wood+wood"]
    assert ways("0: 2 stone 2 wood; bridge: 3 stone 1 wood", "building_project") == [
        "build bridge stone",
        "build bridge wood",
        "build bridge stone+wood",
    ]
    assert ways("0: 2 stone; bridge: 4 stone 1 wood", "building_project") == []


def test_we_4_2_on_one_project_never_on_two() -> None:
    found = ways("0: 1 stone 1 wood; bridge: 4 stone; palace: 2 wood", "building_project", chapter=2)
    assert found == ["build bridge wood", "build palace stone"]


def test_we_4_2_not_on_what_is_finished_not_there_or_covered() -> None:
    assert ways("0: 1 stone; bridge: finished", "building_project") == []
    assert ways("0: 1 stone; bridge: -; palace: -", "building_project") == []
    assert ways("0: 1 stone; palace: nothing; covered: bridge", "building_project", chapter=2) == ["build palace stone"]


# -- WE-4.3: sale ------------------------------------------------------------------------------------------------------


def test_we_4_3_any_amount_of_wool_and_one_cloth() -> None:
    assert ways("0: 2 wool 3 cloth; market: -", "sale") == ["sell 0 1", "sell 1 0", "sell 1 1", "sell 2 0", "sell 2 1"]
    assert ways("0: 2 wool; market: -", "sale") == ["sell 1 0", "sell 2 0"]
    assert ways("0: 3 cloth; market: -", "sale") == ["sell 0 1"]
    assert ways("market: -", "sale") == []


def test_we_4_3_two_money_for_wool_four_for_cloth() -> None:
    t = Table("0: 5 wool 2 cloth; market: -").uses("sale", "sell 3 1")
    assert t.news() == "0: -3 wool -1 cloth +10 money"
    assert t.told("sold") == [(0, 0, 3, 6), (0, 1, 1, 4)]
    assert (t.stock("wool"), t.stock("cloth")) == (13, 11)


def test_we_4_3_all_the_wool_there_is() -> None:
    t = Table("0: 15 wool").uses("sale", "sell 15 0")
    assert t.news() == "0: -15 wool +30 money"


def test_we_4_3_not_what_is_covered() -> None:
    assert ways("0: 1 wool 1 cloth; market: cloth", "sale") == ["sell 1 0"]
    assert ways("0: 1 wool 1 cloth; market: wool", "sale") == ["sell 0 1"]
    assert ways("0: 1 wool 1 cloth; market: wool cloth", "sale") == []


def test_we_4_3_an_event_covers_a_good() -> None:
    own = with_event("ii08_army", op("cover", market=["wool"]))
    t = Table("0: 1 wool 1 cloth", own=own).happens("ii08_army")
    assert t.news() == "market: wool"
    assert t.told("market-covered") == [(0,)]
    own = with_event("ii08_army", op("cover", market=["wool"]), op("uncover", market=["wool", "cloth"]))
    t = Table("market: wool", chapter=2, own=own).happens("ii08_army")
    assert (t.told("market-covered"), t.told("market-open")) == ([], [(0,)])


# -- WE-4.4: privilege -------------------------------------------------------------------------------------------------


EACH_CARD = [
    ("grain", "", "take grain", "0: +1 grain"),
    ("piety", "", "take piety", "0: +1 piety"),
    ("building_material", "", "take wood", "0: +1 wood"),
    ("building_project", "0: 1 stone", "build bridge stone", "0: -1 stone +3 vp; bridge: 1 stone"),
    ("sale", "0: 2 wool 1 cloth; market: -", "sell 2 1", "0: -2 wool -1 cloth +8 money"),
    ("house_building", "0: 1 wood 1 money", "house 2", "0: -1 wood -1 money; site 2: 0"),
    ("house_rent", "0 houses: 1 4", "rent 1+4", "0: +1 grain +1 piety"),
    ("donation", "0: 1 money", "donate bridge", "0: -1 money; bridge: seal 0"),
    ("cloth_making", "0: 2 wool", "weave 2", "0: -2 wool +2 cloth"),
    ("medicine", "", "earn", "0: +1 money +1 vp"),
    ("favour", "favour: earl; 0: 1 money", "favour", "0: -1 money; favour: outlaws_2"),
]
"""Each card but Privilege, what seat 0 needs for it, a use, and what comes of it."""


def of_seat(seat: int, text: str) -> str:
    """The same, said of another seat."""
    return (
        text.replace("0:", f"{seat}:")
        .replace("0 houses", f"{seat} houses")
        .replace("site 2: 0", f"site 2: {seat}")
        .replace("seal 0", f"seal {seat}")
    )


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize(("card", "says", "move", "news"), EACH_CARD)
def test_we_4_4_privilege_uses_the_card_under_it_again(card: str, says: str, move: str, news: str, seat: int) -> None:
    t = Table(f"{of_seat(seat, says)}; {seat} open: {card}").uses("privilege", move, seat=seat)
    assert t.news() == of_seat(seat, news)
    assert t.told("repeats") == [(seat, t.action_ids.index(card))]
    assert (t.asked, t.step) == (seat, "discard")
    nobody_else = Table(f"{of_seat((seat + 1) % 4, says)}; {seat} open: {card}").uses("privilege", seat=seat)
    assert (nobody_else.step == "use") == (says == ""), "what another seat has does not help"


def test_we_4_4_only_the_topmost_card() -> None:
    t = Table("0 open: grain piety").uses("privilege")
    assert t.offered == ["skip", "take piety"]


def test_we_4_4_on_an_empty_pile_it_does_nothing() -> None:
    t = Table().uses("privilege")
    assert t.told("no-use") == [(0, 5)]
    assert t.told("repeats") == []
    assert t.step == "discard"


def test_we_4_4_it_may_be_left() -> None:
    t = Table("0 open: grain").uses("privilege", "skip")
    assert (t.news(), t.step) == ("", "discard")


def test_we_4_4_whether_that_card_was_used_declined_or_impossible() -> None:
    for answers in (["play grain", "take grain"], ["play grain", "skip"]):
        t = Table("", 2).turn().play(*answers, "discard piety").until("turn-up").play("event i09_toll").lay()
        t.until("play").play("play medicine", "skip", "discard favour")
        assert t.asked == 0
        t.play("play privilege")
        assert t.offered == ["skip", "take grain"]
    t = Table("", 2).uses("sale", "discard piety").until("turn-up").play("event i09_toll").lay(3)
    t.until("play").play("play medicine", "skip", "discard favour")
    assert t.asked == 0
    t.says("0: 1 wool").play("play privilege")
    assert t.offered == ["skip", "sell 1 0"], "it could not be used then, and can be now"


def test_we_4_4_cards_merely_laid_are_looked_past() -> None:
    t = Table("0 laid: piety grain").uses("privilege")
    assert t.told("no-use") == [(0, 5)], "nothing has been played"
    t = Table("0 open: sale piety; 0 laid: grain donation").uses("privilege")
    assert t.offered == ["skip", "take piety"]


def test_we_4_4_a_skipped_action_that_comes_between_is_looked_past() -> None:
    t = Table("all open: grain", 2).happens("ii01_war", "idle piety", "discard sale", "idle piety", "discard sale").lay(1)
    t.until("play")
    t.play("play privilege")
    assert t.told("repeats") == [(0, 0)]
    assert t.offered == ["skip", "take grain"]


def test_we_4_4_a_card_laid_for_the_royal_court_is_not_repeated() -> None:
    t = Table("0 penalties: court", 2, chapter=2, in_round=1).begins_round().play("idle grain", "discard piety")
    t.play("event ii08_army").lay().until("turn-up").play("event ii04_harvest_fails").until("lay")
    t.until("play")
    assert t.asked == 1
    t.play(*t.offered[-1:]).until("play")
    assert t.asked == 0
    t.play("play privilege")
    assert t.told("repeats") == []
    assert (0, 5) in t.told("no-use")


def test_we_4_4_a_card_after_the_laid_one_is_repeated() -> None:
    t = Table("0 laid: grain", 2).uses("piety", "take piety", "discard sale").until("turn-up").play("event i09_toll").lay(1)
    t.until("play").play("play medicine", "skip", "discard favour")
    assert t.asked == 0
    t.play("play privilege")
    assert t.offered == ["skip", "take piety"]


def test_we_4_4_privilege_under_privilege_cannot_be() -> None:
    """There is only one; and the card played after it is what it would repeat, were it not on the pile already."""
    t = Table("0 open: grain privilege").turn()
    assert t.refuses("play privilege")


def test_we_4_4_not_in_a_new_chapter() -> None:
    t = Table("all open: grain; all: 2 grain 2 piety 5 money", 2).ends_chapter("tax 2")
    assert t.s.cells[m.LAST : m.LAST + 2] == [m.EMPTY, m.EMPTY]
    assert t.s.cells[m.LAST_PLAYED : m.LAST_PLAYED + 2] == [m.EMPTY, m.EMPTY]
    t.play("event ii08_army").until("lay").lay().play("play privilege")
    assert t.told("repeats") == []


# -- WE-4.5: house building --------------------------------------------------------------------------------------------

STONE_SITES = [f"house {site}" for site in range(1, 15, 2)]
WOOD_SITES = [f"house {site}" for site in range(2, 15, 2)]


def test_we_4_5_one_money_and_one_material_of_the_kind_the_site_asks_for() -> None:
    assert ways("0: 1 money 1 stone", "house_building") == STONE_SITES
    assert ways("0: 1 money 1 wood", "house_building") == WOOD_SITES
    assert ways("0: 1 money", "house_building") == []
    assert ways("0: 1 stone 1 wood", "house_building") == []
    t = Table("0: 2 money 2 stone").uses("house_building", "house 7")
    assert t.news() == "0: -1 stone -1 money; site 7: 0"
    assert t.told("house") == [(0, 6)]
    assert t.s.cells[m.HOUSES_LEFT] == 3


def test_we_4_5_on_a_free_site() -> None:
    found = ways("0: 1 money 1 stone; 1 houses: 1; 2 houses: 3 8", "house_building")
    assert found == ["house 5", "house 7", "house 9", "house 11", "house 13"]


def test_we_4_5_never_both_sites_of_one_yield() -> None:
    found = ways("0: 1 money 1 stone 1 wood; 0 houses: 1 4", "house_building")
    assert found == [f"house {site}" for site in range(5, 15)]


def test_we_4_5_four_houses_and_no_more() -> None:
    assert ways("0: 1 money 1 stone; 0 houses: 1 4 5 7", "house_building") == []


# -- WE-4.6: house rent ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "gain"),
    [(1, "1 grain"), (4, "1 piety"), (5, "1 wool"), (8, "2 money"), (9, "1 loyalty"), (12, "1 knowledge"), (13, "2 vp")],
)
def test_we_4_6_what_a_house_yields(site: int, gain: str) -> None:
    t = Table(f"0 houses: {site}").uses("house_rent", f"rent {site}")
    assert t.news() == f"0: +{gain}"
    assert t.told("rent") == [(0, site - 1)]


def test_we_4_6_up_to_two_of_his_houses_his_choice() -> None:
    assert ways("0 houses: 1 4 7; 1 houses: 2", "house_rent") == ["rent 1", "rent 4", "rent 7", "rent 1+4", "rent 1+7", "rent 4+7"]
    t = Table("0 houses: 1 4 13").uses("house_rent", "rent 4+13")
    assert t.news() == "0: +1 piety +2 vp"
    assert t.vp_from(0) == [(2, "rent")]


def test_we_4_6_without_a_house_nothing() -> None:
    assert ways("1 houses: 2", "house_rent") == []


def test_we_4_6_what_is_out_of_stock_is_lost() -> None:
    t = Table("0 houses: 1 4; stock piety: 0").uses("house_rent")
    assert t.offered == ["skip", "rent 1", "rent 1+4"]
    t.play("rent 1+4")
    assert t.news() == "0: +1 grain"
    assert t.told("nothing-left") == [(0, 3)]
    assert ways("0 houses: 1 4; stock grain: 0", "house_rent") == ["rent 4", "rent 1+4"]
    assert ways("0 houses: 1 4; stock piety: 0; stock grain: 0", "house_rent") == []


# -- WE-4.7: donation --------------------------------------------------------------------------------------------------


def test_we_4_7_one_money_and_a_seal() -> None:
    t = Table("0: 2 money").uses("donation", "donate bridge")
    assert t.news() == "0: -1 money; bridge: seal 0"
    assert t.told("donated") == [(0, 0)]
    assert t.s.cells[m.SEALS_LEFT] == 1


def test_we_4_7_not_without_money() -> None:
    assert ways("", "donation") == []


def test_we_4_7_not_twice_on_the_same_one_but_several_players_may() -> None:
    assert ways("0: 1 money; bridge: seal 0", "donation") == []
    assert ways("0: 1 money; bridge: seal 1 seal 2", "donation") == ["donate bridge"]
    assert ways("0: 1 money; bridge: seal 0; palace: nothing", "donation", chapter=2) == ["donate palace"]


def test_we_4_7_two_seals_and_no_more() -> None:
    assert ways("0: 1 money; bridge: seal 0; palace: seal 0; small_church: nothing", "donation", chapter=2) == []


def test_we_4_7_only_unfinished_and_open_ones() -> None:
    says = "0: 1 money; bridge: finished; palace: nothing; small_church: nothing; covered: small_church"
    assert ways(says, "donation", chapter=2) == ["donate palace"]


def test_we_4_7_seals_on_a_project_never_finished_stay_there() -> None:
    t = Table("bridge: seal 0; all: 2 grain 2 piety 5 money", 2, chapter=4).ends_chapter("tax 2")
    assert t.over
    assert t.project("bridge") == "1 stone seal 0"
    t = Table("bridge: seal 0; all: 2 grain 2 piety 5 money", 2, chapter=1).ends_chapter("tax 2")
    assert t.project("bridge") == "1 stone seal 0", "nor do they come back with a new chapter"
    assert t.s.cells[m.SEALS_LEFT] == 1


# -- WE-4.8: cloth making ----------------------------------------------------------------------------------------------


def test_we_4_8_one_or_two_wool_into_as_much_cloth() -> None:
    assert ways("0: 1 wool", "cloth_making") == ["weave 1"]
    assert ways("0: 5 wool", "cloth_making") == ["weave 1", "weave 2"]
    assert ways("", "cloth_making") == []
    t = Table("0: 5 wool").uses("cloth_making", "weave 2")
    assert t.news() == "0: -2 wool +2 cloth"
    assert t.told("wove") == [(0, 2)]


def test_we_4_8_as_much_cloth_as_is_there() -> None:
    assert ways("0: 5 wool; stock cloth: 1", "cloth_making") == ["weave 1"]
    assert ways("0: 5 wool; stock cloth: 0", "cloth_making") == []


# -- WE-4.9: medicine --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_we_4_9_one_money_and_one_point(chapter: int) -> None:
    t = Table(chapter=chapter).uses("medicine", "earn")
    assert t.news() == "0: +1 money +1 vp"
    assert t.vp_from(0) == [(1, "medicine")]


def test_we_4_9_from_chapter_three_the_sick_can_be_treated_instead() -> None:
    assert ways("0: 3 knowledge", "medicine", chapter=2) == ["earn"]
    assert ways("0: 3 knowledge; place 2: 3; place 5: 4", "medicine", chapter=3) == ["earn", "treat 2"]
    t = Table("0: 3 knowledge; place 2: 3", chapter=3).uses("medicine", "treat 2")
    assert t.news() == "0: +2 money +2 vp; place 2: gone", "not the money and the point of small services too"


# -- WE-4.10: favour ---------------------------------------------------------------------------------------------------


def test_we_4_10_the_stone_moves_exactly_one_field_on() -> None:
    t = Table("favour: merchants; 0: 2 loyalty; 1: 4 loyalty").uses("favour", "favour")
    assert t.news() == "0: +2 vp; favour: king"
    assert t.told("stone") == [(1, 6)]


def test_we_4_10_outlaws_must_be_payable() -> None:
    assert ways("favour: earl", "favour") == []
    t = Table("favour: earl; 0: 1 money").uses("favour", "favour")
    assert t.news() == "0: -1 money; favour: outlaws_2"


def test_we_4_10_a_field_that_gives_him_nothing_may_be_gone_to_all_the_same() -> None:
    t = Table("favour: bishop").uses("favour", "favour")
    assert t.news() == "favour: queen"


def test_we_4_10_it_may_be_left() -> None:
    assert Table("favour: merchants; 0: 2 loyalty").uses("favour", "skip").news() == ""
