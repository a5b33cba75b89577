"""The favour arc (WE-5); how the stone moves is in test_we_round.py."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table

ARC = ["queen", "prior", "outlaws_1", "guild", "prioress", "merchants", "king", "earl", "outlaws_2", "bishop"]


def comes_to(field: str, says: str = "") -> Table:
    """The active player moves the stone one field on, to this one."""
    return Table(f"favour: {ARC[ARC.index(field) - 1]}; {says}").uses("favour", "favour")


@pytest.mark.parametrize(
    ("field", "says", "news"),
    [
        ("queen", "0: 1 loyalty", "+2 vp"),
        ("queen", "0: 3 loyalty", "+2 vp"),
        ("queen", "1: 3 loyalty", ""),
        ("prior", "", "+1 piety"),
        ("outlaws_1", "0: 3 money", "-1 money"),
        ("guild", "", ""),
        ("guild", "0 houses: 1; 1 houses: 3 5", "+1 vp"),
        ("guild", "0 houses: 1 3 5 7", "+4 vp"),
        ("prioress", "0: 1 knowledge", "+2 vp"),
        ("prioress", "0: 5 knowledge", "+2 vp"),
        ("prioress", "", ""),
        ("merchants", "", "+1 wool"),
        ("king", "0: 3 loyalty", "+3 vp"),
        ("king", "1: 3 loyalty", ""),
        ("outlaws_2", "0: 1 money", "-1 money"),
        ("earl", "", "+1 grain"),
        ("bishop", "0: 4 piety", "+4 vp"),
        ("bishop", "", ""),
    ],
)
def test_we_5_1_what_each_field_gives(field: str, says: str, news: str) -> None:
    t = comes_to(field, says)
    assert t.news() == "; ".join(filter(None, [f"0: {news}" if news else "", f"favour: {field}"]))


@pytest.mark.parametrize(("field", "thing"), [("prior", "piety"), ("merchants", "wool"), ("earl", "grain")])
def test_we_5_1_out_of_stock_nothing(field: str, thing: str) -> None:
    t = comes_to(field, f"stock {thing}: 0")
    assert t.news() == f"favour: {field}"
    assert t.heard("nothing-left") == [f"nothing-left 0 {thing}"]


@pytest.mark.parametrize("field", ["queen", "guild", "prioress", "king", "bishop"])
def test_we_5_1_the_points_are_told_as_a_favour(field: str) -> None:
    t = comes_to(field, "0: 1 loyalty 1 knowledge 1 piety; 0 houses: 4")
    assert {source for _, source in t.vp_from(0)} == {"favour"}


@pytest.mark.parametrize("field", ["queen", "guild", "prioress", "king", "bishop"])
def test_we_5_1_no_points_are_no_points(field: str) -> None:
    assert comes_to(field).told("vp") == []


@pytest.mark.parametrize(
    ("field", "thing"),
    [("queen", "loyalty"), ("king", "loyalty"), ("prioress", "knowledge"), ("bishop", "piety")],
)
def test_we_5_2_what_is_counted_is_shown_not_given_up(field: str, thing: str) -> None:
    t = comes_to(field, f"0: 3 {thing}")
    assert t.have(0, thing) == 3
    assert t.told("gave") == []


@pytest.mark.parametrize(("field", "thing"), [("king", "loyalty"), ("bishop", "piety")])
def test_we_5_2_it_is_counted_in_full_by_itself(field: str, thing: str) -> None:
    t = comes_to(field, f"0: 12 {thing}")
    assert t.step == "discard", "nobody is asked how many"
    assert t.vp_from(0) == [(12, "favour")]


def test_we_5_2_outlaws_is_compulsory() -> None:
    t = Table("favour: earl; 0: 2 money").lays("i02_mill").play("lay 2")
    assert t.heard("stone", "gave") == ["stone 1 outlaws_2", "gave 0 money 1"]
    assert t.step == "play", "he is not asked"


def test_we_5_2_who_stays_on_outlaws_pays_nothing() -> None:
    t = Table("favour: outlaws_2; 0: 2 money").lays("i04_fair").play("lay 0")
    assert t.told("gave") == []
