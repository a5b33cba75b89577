"""The worked examples of RULES.md, each played."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table


def test_we_example_1_one_wool_for_three_money_each_in_turn() -> None:
    t = Table("all: 1 wool; 3: 0 wool", active=1).happens("i04_fair")
    assert t.asked == 1
    t.play("exchange i04_fair")
    assert t.asked == 2
    t.play("pass")
    assert t.asked == 0
    t.play("exchange i04_fair")
    assert t.step == "lay"
    assert t.news() == "0: -1 wool +3 money; 1: -1 wool +3 money"
    assert t.heard("exchanged", "skipped") == ["exchanged 1 i04_fair", "skipped 2", "exchanged 0 i04_fair"]


def test_we_example_2_the_arrow_points_at_two() -> None:
    t = Table("favour: guild", 2).lays("i04_fair").play("lay 2")
    assert t.told("laid")[0][3] == 2
    assert t.told("stone") == [(2, t.favour_ids.index("merchants"))]
    assert t.news() == "0: +1 wool +1 money; 1: +1 stone; favour: merchants"


def test_we_example_3_one_stone_and_one_wood_on_one_project() -> None:
    t = Table("0: 1 stone 1 wood").uses("building_project", "build bridge stone+wood")
    assert t.news() == "0: -1 stone -1 wood +6 vp; bridge: 1 stone 1 wood"


def test_we_example_4_red_and_green_donated() -> None:
    red, green = 0, 1
    t = Table("2: 1 wood; fulling_mill: 2 stone 1 wood seal 0 seal 1").uses("building_project", "build fulling_mill wood", seat=2)
    news = t.news().split("; ")
    assert news[:2] == [f"{red}: +1 cloth +1 vp", f"{green}: +1 cloth +1 vp"]


def test_we_example_5_two_grain_and_one_piety_missing() -> None:
    t = Table("0: 1 piety 5 money 2 loyalty; 1: 2 piety 2 grain 5 money", 2).ends_chapter("tax 3", "atone begging", "atone penance")
    assert t.penalties(0) == []
    assert t.have(0, "loyalty") == 0
    assert t.vp() == [3, 10]
    t = Table("0: 1 piety 5 money 2 loyalty; 1: 2 piety 2 grain 5 money", 2).ends_chapter("tax 3", "atone penance", "pass")
    assert t.penalties(0) == ["begging"], "he may also give only one"


def test_we_example_6_after_chapter_four_double() -> None:
    t = Table("0: 2 piety 1 grain 1 money; 1: 2 piety 2 grain 3 money", 2, chapter=4).ends_chapter("tax 3")
    assert t.over
    assert t.vp() == [2, 10]


def test_we_example_7_house_nine_with_a_tile_of_value_three() -> None:
    t = Table("0: 2 knowledge; 1: 3 knowledge", 2).happens("iii03_palace", tile=3)
    assert t.place(9) == "3"
    t.lay().play("play medicine")
    assert "treat 9" not in t.offered
    t.play("skip", "discard grain", "play medicine", "treat 9", "house 10")
    assert t.vp()[1] == 12
    assert t.looks()["site 10"] == "1"
    assert t.have(1, "knowledge") == 3
    assert t.place(9) == "gone"


@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_we_example_8_income_by_direction(turns: int) -> None:
    t = Table("all: 1 money; favour: guild").lays("i04_fair").play(f"lay {turns}")
    gains = ["stone", "grain", "money", "vp"]
    income = {seat: thing for seat, thing, _ in t.told("income")}
    for seat in range(4):
        thing = gains[(seat - turns) % 4]
        if thing == "vp":
            assert (1, "income") in t.vp_from(seat)
        else:
            assert income[seat] == {"stone": 0, "grain": 2, "money": 8}[thing]


def test_we_example_9_wool_at_one_while_the_price_event_is_in_force() -> None:
    t = Table("0: 3 wool 1 cloth; edge: i01_works; market: -").uses("sale", "sell 3 1")
    assert t.have(0, "money") == 3 + 4
    t = Table("0: 3 wool 1 cloth; market: -").uses("sale", "sell 3 1")
    assert t.have(0, "money") == 6 + 4


def test_we_example_10_with_godwyns_help() -> None:
    t = Table("0: 2 stone 2 money; small_church: nothing", 2, chapter=3).happens("iii03_palace")
    assert [t.project(name) for name in ("bridge", "tower", "small_church", "palace")] == ["covered", "covered", "covered", "nothing"]
    t.lay(1)
    twin = t.fork().play("play building_project")
    assert {move.split()[1] for move in twin.offered if move != "skip"} == {"palace"}
    t.play("play donation")
    assert t.offered == ["skip", "donate palace"]
    t.until("tax")
    assert t.heard("filled") == ["filled palace stone 1"]
