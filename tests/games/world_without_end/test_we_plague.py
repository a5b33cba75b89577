"""The plague (WE-9): who falls sick, who is treated, what it brings."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table, own_content, printed
from triptych.core.state import CHANCE
from triptych.games.world_without_end import model as m

BONUS = {
    1: "+1 grain +2 vp",
    2: "+2 money +2 vp",
    3: "+1 cloth +2 vp",
    4: "+1 piety +2 vp",
    5: "+1 wool +2 vp",
    6: "+1 loyalty +2 vp",
    7: "+3 vp",
    8: "+3 money +2 vp",
    10: "+4 vp",
    11: "+2 vp",
}


# -- WE-9.1, 9.2: who falls sick ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_we_9_1_each_event_of_the_last_two_chapters_has_a_place(chapter: int) -> None:
    places = [event.get("place") for event in printed()["event"] if event["chapter"] == chapter]
    assert sorted(place or 0 for place in places) == (list(range(1, 12)) if chapter > 2 else [0] * 11)


@pytest.mark.parametrize("event", [event["id"] for event in printed()["event"] if event["chapter"] > 2])
def test_we_9_1_somebody_falls_sick_at_that_place(event: str) -> None:
    t = Table("", 2).happens(event, tile=2)
    place = t.events[event]["place"]
    assert t.place(place) == "2"
    assert t.told("sick") == [(place - 1, 2)]


@pytest.mark.parametrize("event", ["i04_fair", "ii08_army"])
def test_we_9_1_nobody_in_the_first_two_chapters(event: str) -> None:
    t = Table().happens(event)
    assert t.told("sick") == t.told("nobody-sick") == []


def test_we_9_2_the_tile_is_any_of_those_not_turned_up_yet() -> None:
    t = Table("place 1: 1; place 2: 5; place 3: 3", chapter=3, in_round=1).turns_up().play("event iii01_hospital")
    assert (t.asked, t.step) == (CHANCE, "plague")
    assert t.offered == ["plague 2", "plague 3", "plague 4"]
    assert t.game.step(t.s).weights(t.s) == [3, 2, 3]
    t.play("plague 3")
    assert t.news() == "hospital: nothing; place 4: 3"
    assert t.s.cells[m.TILES_LEFT : m.TILES_LEFT + 5] == [0, 3, 1, 3, 0]


def test_we_9_2_the_last_tile_is_drawn_too() -> None:
    places = "; ".join(f"place {place}: gone" for place in range(1, 12) if place != 4)
    t = Table(places, chapter=3, in_round=1).turns_up().play("event iii01_hospital")
    assert t.offered == ["plague 1"]


def test_we_9_2_before_the_text_is_read() -> None:
    t = Table("", 2, chapter=3, in_round=1).turns_up().play("event iii01_hospital")
    assert t.project("hospital") == "-"
    t.play("plague 4")
    assert t.project("hospital") == "nothing"


@pytest.mark.parametrize("tile", ["3", "gone"])
def test_we_9_2_turned_up_already_or_gone_nobody_falls_sick(tile: str) -> None:
    t = Table(f"place 4: {tile}", chapter=4).happens("iv11_altar_cloths")
    assert t.step == "lay"
    assert t.place(4) == tile
    assert t.told("nobody-sick") == [(3,)]
    assert t.told("sick") == []


def test_we_9_2_a_permanent_event_has_its_place_too() -> None:
    t = Table().happens("iii05_no_hands", tile=5)
    assert t.place(1) == "5"


# -- WE-9.3: treating --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("knowledge", "offered"), [(0, []), (1, []), (2, ["treat 2"]), (3, ["treat 2", "treat 5"]), (5, ["treat 2", "treat 5", "treat 7"])]
)
def test_we_9_3_it_needs_knowledge_of_at_least_the_value(knowledge: int, offered: list[str]) -> None:
    t = Table(f"place 2: 2; place 5: 3; place 7: 5; place 8: gone; 0: {knowledge} knowledge; 1: 9 knowledge", chapter=3).uses("medicine")
    assert t.offered == ["skip", "earn", *offered]


@pytest.mark.parametrize("place", BONUS)
def test_we_9_3_two_points_and_the_bonus_of_the_place(place: int) -> None:
    t = Table(f"place {place}: 3; 0: 3 knowledge", chapter=3).uses("medicine", f"treat {place}")
    assert t.news() == f"0: {BONUS[place]}; place {place}: gone"
    assert t.told("treated") == [(0, place - 1)]
    assert {source for _, source in t.vp_from(0)} == {"treatment"}


def test_we_9_3_knowledge_is_shown_and_kept() -> None:
    t = Table("place 2: 3; 0: 3 knowledge", chapter=3).uses("medicine", "treat 2")
    assert t.have(0, "knowledge") == 3


def test_we_9_3_the_tile_leaves_the_game() -> None:
    t = Table("place 2: 3; 0: 3 knowledge; 1: 5 knowledge", 2, chapter=3).uses("medicine", "treat 2", "discard grain").play("play medicine")
    assert t.offered == ["skip", "earn"]
    assert t.s.cells[m.PLACES + 1] == m.TILE_GONE


def test_we_9_3_several_at_once_need_the_sum() -> None:
    t = Table("place 2: 2; place 5: 3; place 7: 4; 0: 6 knowledge", chapter=3).uses("medicine", "treat 2")
    assert (t.step, t.offered) == ("treating", ["done", "treat 5", "treat 7"])
    twin = t.fork().play("treat 5")
    assert twin.step == "discard", "1 knowledge is left, so nobody is asked"
    assert twin.told("treated") == [(0, 1), (0, 4)]
    t.play("treat 7")
    assert t.news() == "0: +2 money +5 vp; place 2: gone; place 7: gone"


def test_we_9_3_three_at_once() -> None:
    t = Table("place 2: 2; place 5: 2; place 7: 2; 0: 6 knowledge", chapter=3).uses("medicine", "treat 2", "treat 5", "treat 7")
    assert t.news() == "0: +1 wool +2 money +7 vp; place 2: gone; place 5: gone; place 7: gone"


def test_we_9_3_he_may_stop_before() -> None:
    t = Table("place 2: 2; place 5: 3; 0: 6 knowledge", chapter=3).uses("medicine", "treat 2", "done")
    assert t.told("treated") == [(0, 1)]
    assert t.place(5) == "3"


def test_we_9_3_they_are_named_in_ascending_order() -> None:
    t = Table("place 2: 2; place 5: 3; place 7: 1; 0: 9 knowledge", chapter=3).uses("medicine", "treat 5")
    assert t.offered == ["done", "treat 7"]


def test_we_9_3_first_he_says_whom_then_they_are_treated_one_after_the_other() -> None:
    t = Table("place 2: 2; place 5: 3; 0: 5 knowledge", chapter=3).uses("medicine", "treat 2")
    assert (t.told("treated"), t.news()) == ([], "")
    t.play("treat 5")
    assert t.heard("treated", "got", "vp") == [
        "treated 0 2",
        "vp 0 2 treatment",
        "got 0 money 2",
        "treated 0 5",
        "vp 0 2 treatment",
        "got 0 wool 1",
    ]


def test_we_9_3_a_knowledge_gained_by_it_does_not_help_another_one_of_the_same_action() -> None:
    own = own_content(("bonus = { money = 2 }", "bonus = { knowledge = 1 }"))
    t = Table("place 2: 2; place 5: 3; 0: 4 knowledge", chapter=3, own=own).uses("medicine", "treat 2")
    assert t.told("treated") == [(0, 1)]
    assert t.have(0, "knowledge") == 5
    assert t.step == "discard"


def test_we_9_3_out_of_stock_nothing_instead() -> None:
    t = Table("place 1: 2; 0: 2 knowledge; stock grain: 0", chapter=3).uses("medicine", "treat 1")
    assert t.news() == "0: +2 vp; place 1: gone"
    assert t.heard("nothing-left") == ["nothing-left 0 grain"]


def test_we_9_3_the_grant_treat_is_for_one() -> None:
    t = Table("place 2: 2; place 5: 3; 0: 9 knowledge; 1: 3 knowledge", 2).happens("iv10_plague_back", tile=4)
    assert (t.asked, t.offered) == (0, ["skip", "treat 2", "treat 3", "treat 5"])
    t.play("treat 2")
    assert (t.asked, t.offered) == (1, ["skip", "treat 5"])
    t.play("skip")
    assert t.step == "lay"
    assert t.news() == "0: +2 money +2 vp; covered: queen prioress bishop; place 2: gone; place 3: 4"


def test_we_9_3_who_has_fallen_sick_just_now_can_be_treated() -> None:
    t = Table("0: 4 knowledge", 2).happens("iv10_plague_back", tile=4)
    assert t.offered == ["skip", "treat 3"]


# -- WE-9.4: place 9 ---------------------------------------------------------------------------------------------------


def test_we_9_4_a_house_at_once_without_material_and_money() -> None:
    t = Table("place 9: 3; 0: 3 knowledge; 1 houses: 2", chapter=3).uses("medicine", "treat 9")
    assert t.offered == ["skip", *(f"house {site}" for site in range(1, 15) if site != 2)]
    t.play("house 1")
    assert t.news() == "0: +2 vp; site 1: 0; place 9: gone"
    assert t.s.cells[m.HOUSES_LEFT] == 3


def test_we_9_4_never_both_sites_of_one_yield() -> None:
    t = Table("place 9: 3; 0: 3 knowledge; 0 houses: 1 4", chapter=3).uses("medicine", "treat 9")
    assert t.offered == ["skip", *(f"house {site}" for site in range(5, 15))]


def test_we_9_4_it_may_be_left_and_is_void_without_a_house() -> None:
    t = Table("place 9: 3; 0: 3 knowledge", chapter=3).uses("medicine", "treat 9", "skip")
    assert t.news() == "0: +2 vp; place 9: gone"
    t = Table("place 9: 3; 0: 3 knowledge; 0 houses: 1 4 5 7", chapter=3).uses("medicine", "treat 9")
    assert t.step == "discard"


def test_we_9_4_in_the_order_of_the_places_the_house_comes_before_the_next_one() -> None:
    t = Table("place 2: 1; place 9: 2; place 10: 2; 0: 5 knowledge", chapter=3).uses("medicine", "treat 2", "treat 9", "treat 10")
    assert t.step == "grants"
    assert t.told("treated") == [(0, 1), (0, 8)]
    t.play("house 13")
    assert t.told("treated") == [(0, 1), (0, 8), (0, 9)]
    assert t.vp() == [18, 10, 10, 10]
