"""The end of a chapter (WE-7): material, cover tiles, dues, loyalty, what comes next."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import DUES, Table, op, own_content, with_event
from triptych.core.state import CHANCE
from triptych.games.world_without_end import model as m

PAID = "all: 2 piety 2 grain 5 money"
POINTS = {"piety": 3, "grain": 2, "money": 1}
PENALTY = {"piety": "penance", "grain": "begging", "money": "court"}


# -- WE-7.1: material --------------------------------------------------------------------------------------------------


def test_we_7_1_every_unfinished_project_gets_one_stone_first() -> None:
    t = Table("bridge: 3 stone; palace: 3 stone; small_church: nothing; fulling_mill: finished; lady_chapel: -", chapter=2).ends_chapter()
    assert t.heard("filled") == ["filled bridge stone 1", "filled palace wood 1", "filled small_church stone 1"]
    assert t.step == "tax"
    assert t.news() == "bridge: 4 stone; palace: 3 stone 1 wood; small_church: 1 stone"


def test_we_7_1_in_the_order_of_the_table_so_the_last_stone_goes_to_the_first() -> None:
    t = Table("bridge: nothing; palace: nothing; stock stone: 1", chapter=2).ends_chapter()
    assert t.heard("filled") == ["filled bridge stone 1", "filled palace wood 1"]


def test_we_7_1_else_wood_else_nothing() -> None:
    t = Table("bridge: nothing; stock stone: 0").ends_chapter()
    assert t.heard("filled") == ["filled bridge wood 1"]
    t = Table("bridge: 2 wood; stock stone: 0").ends_chapter()
    assert t.heard("filled") == []
    t = Table("bridge: nothing; stock stone: 0; stock wood: 0").ends_chapter()
    assert t.heard("filled") == []


def test_we_7_1_it_comes_out_of_the_supply_and_nobody_scores() -> None:
    t = Table("bridge: nothing").ends_chapter()
    assert t.stock("stone") == 24
    assert t.told("vp") == []


def test_we_7_1_it_can_finish_a_project_and_donors_get_their_bonus_before_the_dues() -> None:
    t = Table("bridge: 4 stone 1 wood seal 1; all: 2 piety 5 money", 2).ends_chapter()
    assert t.step == "tax"
    assert t.news() == "1: +1 grain +1 vp; bridge: finished; market: -"
    t.play("tax 2")
    assert t.heard("missed") == ["missed 0 grain 2", "missed 1 grain 1"]


def test_we_7_1_donors_come_in_order_from_the_holder_of_the_shield() -> None:
    t = Table("bridge: 4 stone 1 wood seal 0 seal 1 seal 2", active=2).ends_chapter()
    assert [seat for seat, _ in t.told("seal-back")] == [2, 0, 1]


def test_we_7_1_a_donor_may_treat_somebody_then() -> None:
    t = Table("hospital: 2 stone 1 wood seal 1; 1: 3 knowledge; place 2: 3", chapter=3).ends_chapter()
    assert (t.asked, t.offered) == (1, ["skip", "treat 2"])
    t.play("treat 2")
    assert t.step == "tax"


def test_we_7_1_a_covered_project_gets_none() -> None:
    t = Table("bridge: nothing; palace: nothing; covered: bridge", chapter=2).ends_chapter()
    assert t.heard("filled") == ["filled palace stone 1"]


def test_we_7_1_after_godwyns_help_only_the_palace() -> None:
    t = Table("bridge: nothing; palace: nothing; small_church: nothing; covered: bridge; only: palace", chapter=2).ends_chapter()
    assert t.heard("filled") == ["filled palace stone 1"], "not the church either, which came later"
    t = Table("bridge: nothing; palace: finished; small_church: nothing; covered: bridge; only: palace", chapter=2).ends_chapter()
    assert t.heard("filled") == []


def test_we_7_1_of_two_such_events_the_newer_one_names_the_project_and_the_older_ones_tiles_stay() -> None:
    own = with_event("iii07_papal_pardon", op("project", id="hospital"), op("cover", projects="all_but", id="hospital"))
    t = Table("", 2, own=own).happens("iii03_palace").lay().until("turn-up").play("event iii07_papal_pardon").until("lay")
    assert [t.project(name) for name in ("bridge", "tower", "palace", "hospital")] == ["covered", "covered", "covered", "nothing"]
    assert t.until("tax").heard("filled") == ["filled hospital stone 1"]


def test_we_7_1_in_the_next_chapter_all_get_one_again() -> None:
    t = Table(f"palace: nothing; covered: bridge; only: palace; {PAID}", chapter=2).ends_chapter("tax 2")
    assert t.s.cells[m.ONLY_PROJECT] == m.EMPTY
    assert t.project("bridge") == "nothing"


# -- WE-7.2: cover tiles -----------------------------------------------------------------------------------------------


def test_we_7_2_cover_tiles_are_removed_and_permanent_events_end() -> None:
    t = Table("covered: queen king; covered: bridge; market: wool cloth; edge: i07_quarry i01_works").ends_chapter()
    assert t.step == "tax", "before the dues"
    assert t.news() == "bridge: nothing; covered: -; market: -; edge: -"
    assert t.told("uncovered") == [()]


def test_we_7_2_what_was_covered_gets_no_material_of_this_chapter_all_the_same() -> None:
    t = Table("bridge: 1 stone; covered: bridge").ends_chapter()
    assert t.project("bridge") == "1 stone"


def test_we_7_2_the_cloth_field_is_open_after_chapter_one() -> None:
    t = Table(f"{PAID}; 0: 2 piety 2 grain 5 money 1 cloth", 2, active=1).ends_chapter("tax 2").play("event ii08_army")
    t.until("lay").lay().play("play sale")
    assert (t.asked, t.offered[1]) == (0, "sell 0 1")


# -- WE-7.3: dues ------------------------------------------------------------------------------------------------------


def test_we_7_3_everyone_pays_two_piety_two_grain_and_the_tax() -> None:
    t = Table("0: 3 piety 2 grain 4 money; 1: 2 piety 4 grain 9 money", 2).ends_chapter("tax 3")
    assert t.news() == "0: -2 grain -2 piety -3 money; 1: -2 grain -2 piety -3 money; bridge: 1 stone; market: -"
    assert [t.have(0, thing) for thing in DUES] == [1, 0, 1], "what is left he keeps"
    assert t.told("penalty") == []


@pytest.mark.parametrize("missing", [1, 2])
@pytest.mark.parametrize("thing", ["piety", "grain"])
def test_we_7_3_points_for_each_one_missing_and_one_penalty(thing: str, missing: int) -> None:
    t = Table(f"{PAID}; 0: {2 - missing} {thing}", 2).ends_chapter("tax 2")
    assert t.have(0, thing) == 0, "he must give what he has"
    assert t.vp() == [10 - missing * POINTS[thing], 10]
    assert t.heard("missed", "penalty") == [f"missed 0 {thing} {missing}", f"penalty 0 {PENALTY[thing]}"]
    assert t.vp_from(0) == [(-missing * POINTS[thing], f"{thing}-due")]


@pytest.mark.parametrize(("tax", "money", "missing"), [(2, 0, 2), (3, 2, 1), (4, 4, 0), (5, 1, 4), (5, 6, 0)])
def test_we_7_3_the_tax(tax: int, money: int, missing: int) -> None:
    t = Table(f"{PAID}; 0: {money} money", 2).ends_chapter(f"tax {tax}")
    assert t.have(0, "money") == max(0, money - tax)
    assert t.vp() == [10 - missing, 10]
    assert t.heard("penalty") == (["penalty 0 court"] if missing else [])
    assert t.have(1, "money") == 5 - tax, "one roll for all"
    if missing:
        assert t.vp_from(0) == [(-missing, "tax")]


def test_we_7_3_the_start_player_rolls_the_tax_die_once_for_all() -> None:
    t = Table(PAID, active=2).ends_chapter()
    assert (t.asked, t.step) == (CHANCE, "tax")
    assert t.offered == ["tax 2", "tax 3", "tax 4", "tax 5"]
    assert t.game.step(t.s).weights(t.s) == [1, 2, 2, 1]
    t.play("tax 4")
    assert t.told("tax") == [(2, 4)]


def test_we_7_3_events_change_the_dues_of_this_chapter() -> None:
    t = Table(f"{PAID}; dues: -1 piety 1 grain 1 money", 2).ends_chapter("tax 3")
    assert [t.have(0, thing) for thing in DUES] == [1, 0, 1]
    assert t.heard("missed")[0] == "missed 0 grain 1"
    assert t.s.cells[m.DUES : m.DUES + 3] == [0, 0, 0], "only of this one"


def test_we_7_3_changes_by_events_are_added() -> None:
    t = Table("", 2).happens("i11_fleet")
    assert t.news() == "dues: 1 money"
    assert t.heard("dues-change") == ["dues-change money 1"]
    own = with_event("i11_fleet", op("dues", what="grain", n=-1), op("dues", what="grain", n=3), op("dues", what="piety", n=-2))
    assert Table("", 2, own=own).happens("i11_fleet").news() == "dues: -2 piety 2 grain"


@pytest.mark.parametrize("thing", DUES)
def test_we_7_3_never_below_nothing(thing: str) -> None:
    t = Table(f"{PAID}; dues: -9 {thing}", 2).ends_chapter("tax 4")
    assert t.have(0, thing) == {"piety": 2, "grain": 2, "money": 5}[thing]
    assert t.told("missed") == []


def test_we_7_3_a_change_that_ends_with_the_chapter_it_came_in() -> None:
    t = Table(f"{PAID}; dues: -1 piety", 2, chapter=3).ends_chapter("tax 2")
    assert t.s.cells[m.CHAPTER] == 4
    assert "dues: -" in t.news()


# -- WE-7.4: loyalty ---------------------------------------------------------------------------------------------------


def test_we_7_4_he_may_free_himself_from_each_penalty_for_one_loyalty() -> None:
    t = Table("0: 4 loyalty", 2, active=1).ends_chapter("tax 2")
    assert (t.asked, t.step) == (0, "atone")
    assert t.offered == ["pass", "atone penance", "atone begging", "atone court"]
    t.play("atone begging")
    assert t.offered == ["pass", "atone penance", "atone court"]
    t.play("atone court", "atone penance")
    assert t.have(0, "loyalty") == 1
    assert t.heard("atoned") == ["atoned 0 begging", "atoned 0 court", "atoned 0 penance"]
    assert t.penalties(0) == []
    assert t.vp() == [0, 0], "not from the points"


def test_we_7_4_only_as_long_as_he_has_loyalty() -> None:
    t = Table("0: 1 loyalty", 2, active=1).ends_chapter("tax 2", "atone begging")
    assert t.step != "atone"
    assert t.heard("atoned") == ["atoned 0 begging"]


def test_we_7_4_he_may_keep_his_loyalty_and_his_penalty() -> None:
    t = Table(f"{PAID}; 0: 0 grain 3 loyalty", 2).ends_chapter("tax 2", "pass")
    assert t.have(0, "loyalty") == 3
    assert t.penalties(0) == ["begging"]


def test_we_7_4_nobody_without_a_penalty_is_asked() -> None:
    t = Table(f"{PAID}; all: 3 loyalty", 2).ends_chapter("tax 2")
    assert t.step == "turn-up"


def test_we_7_4_the_active_player_first() -> None:
    t = Table("all: 3 loyalty", 3, active=2).ends_chapter("tax 2")
    for seat in (2, 0, 1):
        assert t.asked == seat
        t.play("pass")
    assert t.step == "lose-card"


# -- WE-7.5: after chapter IV ------------------------------------------------------------------------------------------


def test_we_7_5_each_missing_unit_costs_double_and_there_are_no_penalties() -> None:
    t = Table("0: 1 piety 1 grain 1 money; 1: 2 piety 2 grain 5 money; 0: 30 vp", 2, chapter=4).ends_chapter("tax 4")
    assert t.over
    assert t.vp()[0] == 30 - 2 * (3 + 2 + 3)
    assert t.told("penalty") == []
    assert t.penalties(0) == []


def test_we_7_5_one_loyalty_keeps_a_kind_of_due_at_the_single_loss() -> None:
    t = Table("1: 2 piety 2 grain 5 money; 0: 30 vp 2 loyalty", 2, chapter=4).ends_chapter("tax 5")
    assert t.offered == ["pass", "atone penance", "atone begging", "atone court"]
    assert t.vp()[0] == 30 - 6 - 4 - 5
    t.play("atone penance", "atone court")
    assert t.over
    assert t.vp()[0] == 30 - 6 - 4 - 5 - 4, "only the grain twice"
    assert t.have(0, "loyalty") == 0


@pytest.mark.parametrize("kind", ["penance", "begging", "court"])
def test_we_7_5_whatever_the_kind(kind: str) -> None:
    t = Table("1: 2 piety 2 grain 5 money; 0: 50 vp 1 loyalty", 2, chapter=4).ends_chapter("tax 5", f"atone {kind}")
    spared = {"penance": 6, "begging": 4, "court": 5}[kind]
    assert t.vp()[0] == 50 - 2 * 15 + spared


def test_we_7_5_he_may_decline() -> None:
    t = Table("1: 2 piety 2 grain 5 money; 0: 50 vp 1 loyalty", 2, chapter=4).ends_chapter("tax 5", "pass")
    assert t.vp()[0] == 20


def test_we_7_5_material_and_cover_tiles_all_the_same() -> None:
    t = Table(f"bridge: 4 stone 1 wood seal 1; covered: queen; {PAID}", 2, chapter=4).ends_chapter()
    assert t.news() == "1: +1 grain +1 vp; bridge: finished; tower: 1 stone; covered: -"


# -- WE-7.6: on to the next chapter ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "active", "then"), [(2, 0, 1), (3, 2, 0), (4, 1, 2)])
def test_we_7_6_the_shield_goes_on_once_more(players: int, active: int, then: int) -> None:
    t = Table(PAID, players, active=active).ends_chapter("tax 2")
    assert t.active == then
    assert t.told("round") == [(1, then)]
    t = Table(PAID, players, active=active, in_round=6).ends_round().play("tax 2")
    assert t.active == (then + 1) % players, "it moved at the end of round six already"
    assert t.told("tax")[0][0] == then, "between the two its holder rolls"


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_we_7_6_everyone_takes_all_twelve_cards_back(chapter: int) -> None:
    says = "all hand: grain; all open: sale privilege"
    t = Table(f"{says}; {PAID}", 3, chapter=chapter).ends_chapter("tax 2")
    for seat in range(3):
        assert len(t.hand(seat)) == 12
        assert t.open_pile(seat) == t.face_down(seat) == []
    assert t.s.cells[m.FACE_DOWN_SIZE : m.FACE_DOWN_SIZE + 4] == [0, 0, 0, 0]
    assert (t.s.cells[m.CHAPTER], t.s.cells[m.ROUND]) == (chapter + 1, 1)
    assert t.told("chapter") == [(chapter + 1,)]
    assert len(t.offered) == 11


def test_we_7_6_after_chapter_two_tower_and_plague_come() -> None:
    t = Table(PAID, 2, chapter=2).ends_chapter("tax 2")
    assert t.project("tower") == "nothing"
    assert [t.place(place) for place in range(1, 12)] == ["down"] * 11
    assert t.s.cells[m.TILES_LEFT : m.TILES_LEFT + 5] == [1, 3, 3, 3, 1]
    assert t.heard("tower", "brought", "plague") == ["tower", "brought tower", "plague"]


@pytest.mark.parametrize("chapter", [1, 3])
def test_we_7_6_and_after_no_other(chapter: int) -> None:
    t = Table(f"{PAID}; tower: {'-' if chapter == 1 else 'nothing'}", 2, chapter=chapter).ends_chapter("tax 2")
    assert t.told("tower") == t.told("plague") == []


def test_we_7_6_the_tower_of_own_content_may_be_there_already() -> None:
    own = own_content(('projects = ["bridge"]', 'projects = ["bridge", "tower"]'))
    t = Table(f"{PAID}; tower: 1 stone", 2, chapter=2, own=own).ends_chapter("tax 2")
    assert t.project("tower") == "2 stone"


@pytest.mark.parametrize("chapter", [1, 4])
def test_we_7_6_what_was_missing_is_forgotten(chapter: int) -> None:
    t = Table("", 4, chapter=chapter).ends_chapter("tax 5").until("turn-up")
    assert not any(t.s.cells[m.MISSING : m.MISSING + 12])
    assert t.s.cells[m.TAX] == 0


def test_we_7_6_what_is_held_is_kept() -> None:
    t = Table(f"{PAID}; 0: 3 stone 2 wool 1 cloth 4 knowledge", 2).ends_chapter("tax 2")
    assert [t.have(0, thing) for thing in ("stone", "wool", "cloth", "knowledge", "money")] == [3, 2, 1, 4, 3]


# -- WE-7.7: order -----------------------------------------------------------------------------------------------------


def test_we_7_7_the_tax_is_rolled_before_anything_is_paid_then_each_pays_piety_grain_money() -> None:
    t = Table(PAID, 2, active=1).ends_chapter()
    assert t.told("gave") == []
    t.play("tax 2")
    assert t.heard("tax", "gave") == [
        "tax 1 2",
        *(f"gave {seat} {due}" for seat in (1, 0) for due in ("piety 2", "grain 2", "money 2")),
    ]


def test_we_7_7_the_single_loss_comes_at_once_the_second_when_all_have_decided_in_order() -> None:
    t = Table("all: 2 piety 2 grain 1 loyalty 30 vp", 3, chapter=4, active=1).ends_chapter("tax 5")
    assert t.vp() == [25, 25, 25]
    assert t.asked == 1
    t.play("pass")
    assert t.vp() == [25, 25, 25]
    t.play("atone court")
    assert (t.asked, t.vp()) == (0, [25, 25, 25])
    t.play("pass")
    assert t.vp() == [20, 20, 25]
    assert t.heard("vp")[3:5] == ["vp 1 -5 tax", "vp 0 -5 tax"]


def test_we_7_7_below_nothing_no_loss_counts_so_the_order_matters() -> None:
    t = Table("0: 4 vp", 2).ends_chapter("tax 2")
    assert t.vp_from(0) == [(-4, "piety-due")]
