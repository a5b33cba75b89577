"""Building projects (WE-6): spaces, donors, the Tower, covered projects."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table, op, printed, with_event
from triptych.games.world_without_end import model as m

SPACES = {
    "bridge": (4, 2),
    "tower": (6, 2),
    "fulling_mill": (2, 2),
    "palace": (3, 2),
    "hospital": (2, 2),
    "lady_chapel": (3, 1),
    "small_church": (2, 1),
}
BONUS = {
    "bridge": "+1 grain +1 vp",
    "tower": "+2 vp",
    "fulling_mill": "+1 cloth +1 vp",
    "palace": "+1 loyalty +1 vp",
    "hospital": "+1 vp",
    "lady_chapel": "+2 vp",
    "small_church": "+1 piety +1 vp",
}


def nearly(project: str, more: str = "") -> str:
    """All but one stone lie on it."""
    stone, wood = SPACES[project]
    return f"{project}: {stone - 1} stone {wood} wood {more}"


def finish(project: str, says: str, donors: str) -> Table:
    """Seat 0, who is active, lays the last stone."""
    return Table(f"0: 1 stone; {says}; {nearly(project, donors)}", chapter=3).uses("building_project", f"build {project} stone")


# -- WE-6.1: spaces ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("project", SPACES)
def test_we_6_1_stone_on_stone_spaces_wood_on_wood_spaces(project: str) -> None:
    entry = next(entry for entry in printed()["project"] if entry["id"] == project)
    assert (entry["stone"], entry["wood"]) == SPACES[project]
    stone, wood = SPACES[project]
    full_of_stone = Table(f"0: 2 stone 2 wood; bridge: -; tower: -; {project}: {stone} stone", chapter=3).uses("building_project")
    assert full_of_stone.offered[1:] == [f"build {project} {m}" for m in ("wood", "wood+wood")[:wood]]
    full_of_wood = Table(f"0: 2 stone 2 wood; bridge: -; tower: -; {project}: {wood} wood", chapter=3).uses("building_project")
    assert full_of_wood.offered[1:] == [f"build {project} {m}" for m in ("stone", "stone+stone")]


def test_we_6_1_in_any_order() -> None:
    t = Table("0: 1 wood").uses("building_project", "build bridge wood")
    assert t.project("bridge") == "1 wood"


def test_we_6_1_a_project_comes_into_play_by_its_event() -> None:
    for event, project in (
        ("i02_mill", "fulling_mill"),
        ("iii03_palace", "palace"),
        ("ii09_st_marks", "small_church"),
        ("iii01_hospital", "hospital"),
        ("iv03_lady_chapel", "lady_chapel"),
    ):
        t = Table("0: 1 stone").happens(event)
        assert t.project(project) == "nothing"
        assert t.heard("brought") == [f"brought {project}"]


def test_we_6_1_what_is_there_already_is_not_brought_again() -> None:
    t = Table("fulling_mill: 1 stone").happens("i02_mill")
    assert (t.news(), t.told("brought")) == ("", [])


# -- WE-6.2, 6.3: donors -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("project", SPACES)
def test_we_6_2_with_its_last_space_it_is_finished(project: str) -> None:
    t = finish(project, "", "")
    assert t.project(project) == "finished"
    assert t.heard("finished") == [f"finished {project}"]
    assert t.step == "discard"


def test_we_6_2_not_before() -> None:
    t = Table("0: 2 stone; bridge: 2 stone 2 wood seal 1").uses("building_project", "build bridge stone")
    assert t.project("bridge") == "3 stone 2 wood seal 1"
    t = Table("0: 2 stone; bridge: 2 stone 1 wood seal 1").uses("building_project", "build bridge stone+stone")
    assert t.project("bridge") == "4 stone 1 wood seal 1"
    assert t.told("finished") == []


@pytest.mark.parametrize("project", SPACES)
def test_we_6_2_every_donor_gets_the_bonus_and_his_seal_back(project: str) -> None:
    t = finish(project, "3: 1 loyalty", "seal 1 seal 2")
    news = t.news().split("; ")
    assert news[1:3] == [f"1: {BONUS[project]}", f"2: {BONUS[project]}"]
    assert t.s.cells[m.SEALS_LEFT : m.SEALS_LEFT + 4] == [2, 2, 2, 2]
    assert t.heard("seal-back") == [f"seal-back 1 {project}", f"seal-back 2 {project}"]
    assert (1, "donation") in t.vp_from(1) or (2, "donation") in t.vp_from(1)


def test_we_6_2_who_has_not_donated_gets_nothing() -> None:
    t = finish("bridge", "", "seal 2")
    assert t.news() == "0: -1 stone +3 vp; 2: +1 grain +1 vp; bridge: finished"


def test_we_6_2_who_finishes_it_may_be_a_donor_himself() -> None:
    t = finish("bridge", "", "seal 0")
    assert t.news() == "0: -1 stone +1 grain +4 vp; bridge: finished"


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_we_6_2_in_order_from_the_active_player(active: int) -> None:
    """Not from him who lays the last stone."""
    t = Table(f"2: 1 stone; {nearly('fulling_mill', 'seal 0 seal 1 seal 2 seal 3')}", active=active)
    t.uses("building_project", "build fulling_mill stone", seat=2)
    assert [back[0] for back in t.told("seal-back")] == [(active + turn) % 4 for turn in range(4)]


def test_we_6_2_who_comes_after_the_stock_is_gone_gets_the_points_only() -> None:
    t = Table(f"0: 1 stone; 3: 9 grain; stock grain: 1; {nearly('bridge', 'seal 0 seal 1 seal 2')}", active=1)
    t.uses("building_project", "build bridge stone", seat=0)
    assert t.news() == "0: -1 stone +4 vp; 1: +1 grain +1 vp; 2: +1 vp; bridge: finished"
    assert t.heard("nothing-left") == ["nothing-left 2 grain", "nothing-left 0 grain"]


def test_we_6_2_a_seal_that_came_back_can_be_used_again() -> None:
    t = Table(f"0: 1 stone; 1: 1 money; palace: seal 1; small_church: nothing; {nearly('bridge', 'seal 1')}", chapter=2)
    t.uses("building_project", "build bridge stone", "discard grain").play("play donation")
    assert (t.asked, t.offered) == (1, ["skip", "donate small_church"])


def test_we_6_2_donors_come_before_the_next_project_is_filled() -> None:
    t = Table("bridge: 4 stone 1 wood seal 2; lady_chapel: 3 stone seal 3; tower: finished", chapter=4).happens("iv06_wills")
    assert [line.split()[0] for line in t.heard("filled", "seal-back")] == ["filled", "seal-back", "filled", "seal-back"]


def test_we_6_3_the_bonuses_are_as_printed() -> None:
    found = {entry["id"]: entry["donors"] for entry in printed()["project"]}
    assert found["tower"] == found["lady_chapel"] == {"vp": 2}
    assert found["hospital"] == {"vp": 1, "treat": 1}
    assert all(bonus["vp"] == 1 and len(bonus) == 2 for name, bonus in found.items() if name not in ("tower", "lady_chapel"))


def test_we_6_3_each_donor_of_the_hospital_may_treat_one_at_once() -> None:
    t = finish("hospital", "0: 2 knowledge; 1: 3 knowledge; place 2: 2; place 7: 3", "seal 0 seal 1")
    assert (t.asked, t.offered) == (0, ["skip", "treat 2"])
    t.play("treat 2")
    assert (t.asked, t.offered) == (1, ["skip", "treat 7"])
    t.play("treat 7")
    assert t.news() == "0: -1 stone +2 money +6 vp; 1: +4 vp; hospital: finished; place 2: gone; place 7: gone"


def test_we_6_3_only_one_however_much_he_knows() -> None:
    t = finish("hospital", "1: 9 knowledge; place 2: 2; place 7: 3", "seal 1").play("treat 2")
    assert t.step == "discard"


def test_we_6_3_it_is_optional() -> None:
    t = finish("hospital", "1: 9 knowledge; place 2: 2", "seal 1").play("skip")
    assert t.news() == "0: -1 stone +3 vp; 1: +1 vp; hospital: finished"


def test_we_6_3_in_order_so_the_first_may_take_the_only_one() -> None:
    t = finish("hospital", "1: 2 knowledge; 2: 2 knowledge; place 2: 2", "seal 1 seal 2").play("treat 2")
    assert t.step == "discard"
    t = finish("hospital", "1: 2 knowledge; 2: 2 knowledge; place 2: 2", "seal 1 seal 2").play("skip")
    assert t.asked == 2


def test_we_6_3_a_donors_treatment_is_a_full_one() -> None:
    t = finish("hospital", "1: 3 knowledge; place 9: 3", "seal 1").play("treat 9", "house 4")
    assert t.news() == "0: -1 stone +3 vp; 1: +3 vp; site 4: 1; hospital: finished; place 9: gone"


# -- WE-6.4: the Tower -------------------------------------------------------------------------------------------------


def test_we_6_4_it_comes_after_chapter_two() -> None:
    for chapter in (1, 2, 3):
        t = Table("tower: -; all: 2 piety 2 grain 5 money", chapter=chapter).ends_chapter("tax 2")
        assert (t.project("tower") == "nothing") == (chapter == 2)
        assert bool(t.told("tower")) == (chapter == 2)


@pytest.mark.parametrize(
    ("loyalty", "points"),
    [
        ([2, 1, 0, 0], [3, 0, 0, 0]),
        ([1, 0, 0, 2], [0, 0, 0, 3]),
        ([2, 2, 1, 0], [1, 1, 0, 0]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
    ],
)
def test_we_6_4_the_metal_goes_to_most_loyalty_or_is_shared(loyalty: list[int], points: list[int]) -> None:
    holdings = "; ".join(f"{seat}: {n} loyalty" for seat, n in enumerate(loyalty) if n)
    t = finish("tower", holdings, "")
    assert [sum(n for n, source in t.vp_from(seat) if source == "metal") for seat in range(4)] == points
    assert [seat for (seat,) in t.told("metal")] == [seat for seat, n in enumerate(points) if n]


def test_we_6_4_loyalty_is_shown_not_given_up() -> None:
    assert finish("tower", "1: 2 loyalty", "").have(1, "loyalty") == 2


def test_we_6_4_useless_loyalty_counts_as_none() -> None:
    own = with_event("iii02_old_books", op("useless", what="loyalty"), permanent=True)
    t = Table(f"0: 1 stone; 1: 2 loyalty; edge: iii02_old_books; {nearly('tower')}", own=own)
    t.uses("building_project", "build tower stone")
    assert [seat for (seat,) in t.told("metal")] == [0, 1, 2, 3]


def test_we_6_4_first_the_metal_then_it_is_finished_then_the_donors() -> None:
    t = finish("tower", "1: 2 loyalty", "seal 2")
    assert t.heard("built", "metal", "finished", "seal-back", "vp") == [
        "built 0 tower stone 1",
        "vp 0 3 building",
        "metal 1",
        "vp 1 3 metal",
        "finished tower",
        "seal-back 2 tower",
        "vp 2 2 donation",
    ]


def test_we_6_4_other_projects_have_no_metal() -> None:
    assert finish("lady_chapel", "1: 2 loyalty", "").told("metal") == []


def test_we_6_4_an_event_fills_it_at_once_and_nobody_scores_for_that() -> None:
    t = Table("tower: 2 stone 1 wood seal 1; 0: 1 loyalty").happens("iv01_merthin")
    assert t.heard("filled") == ["filled tower stone 4", "filled tower wood 1"]
    assert t.news() == "0: +3 vp; 1: +2 vp; tower: finished; place 8: 1"
    assert (t.stock("stone"), t.stock("wood")) == (19, 13)


def test_we_6_4_with_substitutes_if_quarry_and_forest_run_short() -> None:
    t = Table("stock stone: 2; stock wood: 0").happens("iv01_merthin")
    assert t.project("tower") == "finished"
    assert (t.stock("stone"), t.stock("wood")) == (0, 0)
    assert [seat for (seat,) in t.told("metal")] == [0, 1, 2, 3]


def test_we_6_4_nothing_happens_to_a_tower_that_is_finished() -> None:
    t = Table("tower: finished").happens("iv01_merthin")
    assert t.news() == "place 8: 1"


def test_we_6_4_the_tower_is_finished_in_any_case_also_if_it_is_covered() -> None:
    t = Table("tower: 2 stone seal 1; covered: tower; 2: 1 loyalty").happens("iv01_merthin")
    assert t.s.cells[m.PROJECT + 1] == m.FINISHED
    assert t.vp_from(2) == [(3, "metal")]
    assert t.vp_from(1) == [(2, "donation")]
    assert t.s.cells[m.COVERED_PROJECTS] == 1 << 1, "the tile stays to the end of the chapter"
    t.lay().until("tax")
    assert t.s.cells[m.COVERED_PROJECTS] == 0


def test_we_6_4_so_does_every_fill_with_substitute() -> None:
    own = with_event("iv06_wills", op("fill", project="each", n=1, substitute=True))
    t = Table("tower: nothing; covered: bridge; lady_chapel: 2 stone", own=own, chapter=4).happens("iv06_wills")
    assert [t.project(name) for name in ("bridge", "tower", "lady_chapel")] == ["1 stone covered", "1 stone", "3 stone"]


def test_we_6_4_if_it_is_never_finished_the_metal_is_not_given() -> None:
    t = Table("tower: 4 stone 2 wood; 0: 1 loyalty; all: 2 piety 2 grain 5 money", chapter=4).ends_chapter("tax 2")
    assert t.over
    assert t.told("metal") == []


def test_we_6_4_the_end_of_a_chapter_may_finish_it() -> None:
    t = Table("tower: 6 stone 1 wood seal 3; 0: 1 loyalty", chapter=3).ends_chapter()
    assert t.vp_from(0) == [(3, "metal")]
    assert t.vp_from(3) == [(2, "donation")]


# -- WE-6.5: covered projects ------------------------------------------------------------------------------------------


def test_we_6_5_a_covered_project_takes_neither_material_nor_donations() -> None:
    t = Table("0: 1 stone 1 money; covered: bridge").turn()
    assert t.fork().play("play building_project").told("no-use") == [(0, 3)]
    assert t.fork().play("play donation").told("no-use") == [(0, 8)]


def test_we_6_5_all_but_one_are_covered() -> None:
    t = Table("small_church: 1 stone; fulling_mill: finished").happens("iii03_palace")
    assert t.news() == "bridge: covered; tower: covered; palace: nothing; small_church: 1 stone covered; place 9: 1"
    assert t.heard("project-covered") == [f"project-covered {name}" for name in ("bridge", "tower", "small_church")]


def test_we_6_5_one_that_comes_later_is_open() -> None:
    t = Table("covered: bridge; palace: nothing; only: palace; 0: 1 stone 1 money", chapter=2).happens("ii09_st_marks").lay()
    t.play("play building_project")
    assert {move.split()[1] for move in t.offered[1:]} == {"palace", "small_church"}


def test_we_6_5_covering_twice_is_told_once() -> None:
    own = with_event("iii03_palace", *[op("cover", projects="all_but", id="palace")] * 2)
    t = Table("palace: nothing; tower: finished", own=own, chapter=3).happens("iii03_palace")
    assert t.heard("project-covered") == ["project-covered bridge"]


def test_we_6_5_an_event_leaves_it_out_too() -> None:
    t = Table("tower: nothing; covered: bridge; lady_chapel: 2 stone", chapter=4).happens("iv06_wills")
    assert t.news() == "tower: 1 stone; lady_chapel: 3 stone; covered: prioress king bishop; place 6: 1"


def test_we_6_1_an_event_fills_each_project_in_the_order_of_the_table() -> None:
    t = Table("bridge: 4 stone 1 wood seal 2; tower: 6 stone; lady_chapel: 2 stone; stock stone: 0; 1 houses: 1").happens("iv06_wills")
    assert t.heard("filled", "finished", "got") == [
        "filled bridge wood 1",
        "finished bridge",
        "got 2 grain 1",
        "filled tower wood 1",
        "filled lady_chapel wood 1",
        "got 1 money 2",
    ]
