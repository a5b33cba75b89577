"""A round (WE-3): the event, the council card, income, the favour stone, turns, what permanent events do."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import THINGS, Table, op, own_content, with_event
from triptych.core.state import CHANCE
from triptych.games.world_without_end import model as m

ARC = ["queen", "prior", "outlaws_1", "guild", "prioress", "merchants", "king", "earl", "outlaws_2", "bishop"]
ALL_TWELVE = Table().turn().hand(0)


def fair(*ops: str, permanent: bool = False) -> str:
    """Content in which the fair does this."""
    return with_event("i04_fair", *ops, permanent=permanent)


def quarry(*ops: str) -> str:
    """Content in which the quarry, a permanent event, does this."""
    return with_event("i07_quarry", *ops, permanent=True)


# -- WE-3.1: the event -------------------------------------------------------------------------------------------------


def test_we_3_1_the_active_player_turns_it_up() -> None:
    t = Table(active=2).turns_up()
    assert t.asked == CHANCE
    t.play("event i04_fair")
    assert t.told("event") == [(2, t.event_ids.index("i04_fair"))]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_we_3_1_decisions_are_made_by_the_active_player_first_then_clockwise(active: int) -> None:
    t = Table("all: 2 wool", active=active).happens("i04_fair")
    for turn in range(4):
        assert t.asked == (active + turn) % 4
        t.play("exchange i04_fair")
    assert t.step == "lay", "an immediate exchange is offered once to each"
    assert [t.have(seat, "wool") for seat in range(4)] == [1, 1, 1, 1]


def test_we_3_1_an_immediate_exchange_may_be_declined_by_each() -> None:
    t = Table("all: 2 wool", 2).happens("i04_fair", "pass", "exchange i04_fair")
    assert t.news() == "1: -1 wool +3 money"
    assert t.told("skipped") == [(0,)]


def test_we_3_1_the_plague_comes_before_the_text() -> None:
    t = Table("", 2).happens("iii10_trench", tile=4)
    kinds = [line.split()[0] for line in t.heard()]
    assert kinds[:2] == ["event", "sick"]
    t = Table("0: 1 piety", 2).happens("iii10_trench", tile=4)
    assert t.heard("sick", "vp") == ["sick 5 4", "vp 1 -1 event"], "who fell sick just now is counted"


def test_we_3_1_several_effects_each_for_all_players() -> None:
    own = fair(op("gain", who="all", what="grain", n=1), op("gain", who="all", what="piety", n=1))
    t = Table("", 3, own=own, active=1).happens("i04_fair")
    assert [got[:2] for got in t.told("got")] == [(1, 2), (2, 2), (0, 2), (1, 3), (2, 3), (0, 3)]


def test_we_3_1_a_permanent_event_is_not_carried_out_when_it_is_turned_up() -> None:
    t = Table("0: 2 money").happens("i07_quarry")
    assert t.step == "lay"
    assert t.news() == ""


def test_we_3_1_a_permanent_exchange_is_once_a_round_for_each_player_in_his_turn() -> None:
    t = Table("all: 9 money; edge: i07_quarry", 2).turn()
    assert t.step == "exchanges"
    t.play("exchange i07_quarry")
    assert t.step == "play", "it is done for this round"
    t.play("play grain", "skip")
    assert t.step == "discard", "and not offered again before the face-down card"
    t.play("discard piety")
    assert (t.asked, t.step) == (1, "exchanges")
    t.play("exchange i07_quarry", "play grain", "skip", "discard piety")
    assert t.news() == "0: +1 stone -2 money; 1: +1 stone -2 money"


def test_we_3_1_a_permanent_exchange_comes_anew_each_round() -> None:
    t = Table("all: 9 money; edge: i07_quarry", 2).turn().play("exchange i07_quarry", "play grain", "skip", "discard piety")
    t.play("pass", "play grain", "skip", "pass", "discard piety", "event i08_procession", "pass", "pass").lay()
    assert (t.asked, t.step) == (1, "exchanges")
    t.play("exchange i07_quarry", "play sale", "skip", "discard medicine")
    assert (t.asked, t.step) == (0, "exchanges")


# -- WE-3.2: the council card ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["i04_fair", "i03_cloth_buyers", "i05_bridge_falls", "i02_mill"])  # arrows 0 to 3
def test_we_3_2_direction_fixes_where_the_arrow_points(event: str) -> None:
    for turns in range(4):
        t = Table("all: 3 money; favour: guild").lays(event)
        assert t.offered == ["lay 0", "lay 1", "lay 2", "lay 3"]
        t.play(f"lay {turns}")
        number = (t.events[event]["arrow"] + turns) % 4
        assert t.told("laid") == [(0, t.event_ids.index(event), turns, number)]
        assert t.favour == ARC[3 + number]


def test_we_3_2_the_active_player_lays_it_whoever_that_is() -> None:
    assert Table(active=3).lays().asked == 3


def test_we_3_2_not_so_that_he_would_owe_a_favour_he_cannot_pay() -> None:
    t = Table("favour: earl; 1: 9 money").lays("i02_mill")  # arrow 3, so with 2 quarter turns 1: the second Outlaws
    assert t.offered == ["lay 0", "lay 1", "lay 3"]
    t = Table("favour: earl; 0: 1 money").lays("i02_mill")
    assert t.offered == ["lay 0", "lay 1", "lay 2", "lay 3"]
    t.play("lay 2")
    assert t.have(0, "money") == 0


@pytest.mark.parametrize("active", [1, 2, 3])
def test_we_3_2_his_own_money_counts_whoever_is_active(active: int) -> None:
    others = f"favour: earl; all: 9 money; {active}: 0 money"
    assert Table(others, active=active).lays("i08_procession").refuses("lay 0")  # arrow 1: the second Outlaws
    assert not Table(f"favour: earl; {active}: 1 money", active=active).lays("i08_procession").refuses("lay 0")


def test_we_3_2_one_that_points_at_nought_is_always_open() -> None:
    t = Table("favour: outlaws_1").lays("i02_mill")
    assert "lay 1" in t.offered
    t.play("lay 1")
    assert t.favour == "outlaws_1"
    assert t.have(0, "money") == 0, "he stays with the Outlaws and owes nothing"


def test_we_3_2_money_from_the_income_of_that_direction_counts() -> None:
    """The fair's money corner points at seat 0 with two quarter turns; then the arrow points at 2."""
    t = Table("favour: king").lays("i04_fair")
    assert t.offered == ["lay 0", "lay 1", "lay 2", "lay 3"]
    t.play("lay 2")
    assert t.favour == "outlaws_2"
    assert t.have(0, "money") == 0
    t = Table("favour: earl").lays("i04_fair")
    assert t.offered == ["lay 0", "lay 2", "lay 3"], "with one quarter turn the money is another's"


def test_we_3_2_not_if_he_is_begging() -> None:
    t = Table("favour: king; 0 penalties: begging", chapter=1, in_round=1).lays("i04_fair")
    assert t.offered == ["lay 0", "lay 1", "lay 3"]


def test_we_3_2_income_that_is_out_of_stock_pays_nothing() -> None:
    """With Outlaws who want a stone: the fair's stone corner and number 0 go together, so another card is taken."""
    own = own_content(("pay = { money = 1 }", "pay = { stone = 1 }"))
    t = Table("favour: queen", own=own).lays("i06_empty_stall")  # arrow 3; with 3 quarter turns at 2, and its stone for seat 0
    assert t.offered == ["lay 0", "lay 1", "lay 2", "lay 3"]
    t.play("lay 3")
    assert (t.favour, t.have(0, "stone")) == ("outlaws_1", 0)
    t = Table("favour: queen; stock stone: 0", own=own).lays("i06_empty_stall")
    assert t.offered == ["lay 0", "lay 1", "lay 2"]


def test_we_3_2_covered_fields_are_not_counted_when_it_is_looked_at() -> None:
    t = Table("favour: king; covered: earl").lays("i02_mill")
    assert "lay 2" not in t.offered, "one field on is Outlaws now"


# -- WE-3.3: income ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("symbol", "gain"),
    [
        *((thing, f"+1 {thing}") for thing in ("stone", "wood", "grain", "piety", "wool", "loyalty", "knowledge", "vp")),
        ("money1", "+1 money"),
        ("money2", "+2 money"),
    ],
)
def test_we_3_3_what_a_corner_gives(symbol: str, gain: str) -> None:
    own = own_content(('corners = ["stone", "grain", "money1", "vp"]', f'corners = ["{symbol}", "vp", "vp", "vp"]'))
    t = Table("", 2, own=own).lays("i04_fair").play("lay 0")
    assert t.news() == f"0: {gain}; 1: +1 vp"


@pytest.mark.parametrize("thing", ["stone", "wood", "grain", "piety", "wool", "loyalty", "knowledge"])
def test_we_3_3_out_of_stock_one_point_instead(thing: str) -> None:
    own = own_content(('corners = ["stone", "grain", "money1", "vp"]', f'corners = ["{thing}", "money1", "money1", "money1"]'))
    t = Table(f"stock {thing}: 0", 2, own=own).lays("i04_fair").play("lay 0")
    assert t.news() == "0: +1 vp; 1: +1 money"
    assert t.told("no-income") == [(0, THINGS.index(thing))]
    assert t.vp_from(0) == [(1, "income")]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_we_3_3_the_active_player_first_then_clockwise(active: int) -> None:
    own = own_content(('corners = ["stone", "grain", "money1", "vp"]', 'corners = ["grain", "grain", "grain", "grain"]'))
    t = Table("3: 8 grain; stock grain: 2", own=own, active=active).lays("i04_fair").play("lay 0")
    assert [income[0] for income in t.told("income")] == [active, (active + 1) % 4]
    assert [short[0] for short in t.told("no-income")] == [(active + 2) % 4, (active + 3) % 4]


# -- WE-3.4: the favour stone ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2, 3])
@pytest.mark.parametrize("field", ARC)
def test_we_3_4_it_moves_on_as_many_fields_as_the_arrow_says(field: str, number: int) -> None:
    t = Table(f"favour: {field}; all: 5 money").lays("i04_fair").play(f"lay {number}")
    assert t.favour == ARC[(ARC.index(field) + number) % 10]
    assert t.told("stone") == ([] if number == 0 else [(number, ARC.index(t.favour))])


def test_we_3_4_on_nought_nothing_happens() -> None:
    t = Table("favour: prior", 2).lays("i04_fair").play("lay 0")
    assert t.news() == "0: +1 stone; 1: +1 money", "no second piety from the Prior"


def test_we_3_4_the_active_player_gets_the_favour_and_nobody_else() -> None:
    t = Table("favour: queen", 2, active=1).lays("i04_fair").play("lay 1")
    assert t.news() == "0: +1 vp; 1: +1 grain +1 piety; favour: prior"


def test_we_3_4_the_favour_comes_after_all_income() -> None:
    t = Table("favour: king; stock grain: 0", 4).lays("i02_mill").play("lay 2")
    assert t.heard("no-income", "nothing-left") == ["no-income 3 grain", "nothing-left 0 grain"]


def test_we_3_4_out_of_stock_he_gets_nothing_not_even_a_point() -> None:
    t = Table("favour: queen; stock piety: 0", 2).lays("i04_fair").play("lay 1")
    assert t.news() == "0: +1 vp; 1: +1 grain; favour: prior", "the point is his income"
    assert t.told("nothing-left") == [(0, 3)]


@pytest.mark.parametrize(("number", "field"), [(1, "outlaws_1"), (2, "prioress"), (3, "merchants")])
def test_we_3_4_covered_fields_are_not_counted(number: int, field: str) -> None:
    t = Table("favour: queen; covered: prior guild; 0: 3 money").lays("i04_fair").play(f"lay {number}")
    assert t.favour == field


def test_we_3_4_on_a_covered_field_it_stays_and_counts_on_from_there() -> None:
    t = Table("favour: prior", 2).happens("i06_empty_stall")
    assert (t.news(), t.favour) == ("covered: prior bishop", "prior")
    assert t.told("favour-covered") == [(1,), (9,)]
    t = Table("favour: prior; covered: prior bishop; 0: 1 money").lays("i04_fair").play("lay 1")
    assert t.favour == "outlaws_1"
    t = Table("favour: outlaws_2; covered: bishop queen").lays("i04_fair").play("lay 1")
    assert t.favour == "prior", "round the end of the arc"


def test_we_3_4_every_move_of_the_stone_leaves_them_out() -> None:
    t = Table("favour: queen; covered: prior; 0: 2 money").uses("favour", "favour")
    assert t.favour == "outlaws_1"
    t = Table("favour: queen; covered: prior; all: 2 money", 2).happens("iii09_vacant", "favour", "skip")
    assert t.favour == "outlaws_1"


def test_we_3_4_no_favour_where_the_stone_ends_on_the_field_it_came_from() -> None:
    """By the arrow, by the card, by a grant; and nothing is to be paid there."""
    others = " ".join(field for field in ARC if field != "prior")
    t = Table(f"favour: prior; covered: {others}").lays("i04_fair").play("lay 3")
    assert (t.favour, t.told("stone")) == ("prior", [])
    assert t.have(0, "piety") == 0
    two = " ".join(field for field in ARC if field not in ("outlaws_1", "prior"))
    for turns, favour, piety in ((0, "outlaws_1", 0), (1, "prior", 1), (2, "outlaws_1", 0)):
        t = Table(f"favour: outlaws_1; covered: {two}", 2).lays("i04_fair")
        assert t.offered == ["lay 0", "lay 1", "lay 2", "lay 3"], "with 2 it ends on Outlaws, where it was: he need not pay"
        t.play(f"lay {turns}")
        assert (t.favour, t.have(0, "piety")) == (favour, piety)
    assert Table(f"favour: prior; covered: {others}").uses("favour").told("no-use") == [(0, 11)]
    own = fair(op("gain", who="all", what="favour", n=1))
    assert Table(f"favour: prior; covered: {others}", own=own).happens("i04_fair").step == "lay"


def test_we_3_4_from_a_covered_field_the_one_open_field_is_another_one() -> None:
    others = " ".join(field for field in ARC if field != "prior")
    for turns in (1, 2, 3):
        t = Table(f"favour: queen; covered: {others}").lays("i04_fair").play(f"lay {turns}")
        assert (t.favour, t.have(0, "piety")) == ("prior", 1)


def test_we_3_4_with_every_field_covered_it_does_not_move_and_nothing_happens() -> None:
    everything = " ".join(ARC)
    t = Table(f"favour: prior; covered: {everything}", 2).lays("i04_fair")
    assert t.offered == ["lay 0", "lay 1", "lay 2", "lay 3"]
    t.play("lay 1")
    assert t.favour == "prior"
    assert t.told("stone") == []
    t = Table(f"covered: {everything}").uses("favour")
    assert t.told("no-use") == [(0, 11)]


# -- WE-3.5: turns -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [0, 1, 2])
def test_we_3_5_a_card_open_and_one_face_down_each_beginning_with_the_active_player(active: int) -> None:
    t = Table("", 3, active=active).turn()
    for turn in range(3):
        seat = (active + turn) % 3
        assert (t.asked, t.step) == (seat, "play")
        assert t.offered == [f"play {card}" for card in ALL_TWELVE]
        t.play("play grain")
        assert (t.asked, t.offered) == (seat, ["skip", "take grain"])
        t.play("take grain")
        assert (t.asked, t.offered) == (seat, [f"discard {card}" for card in ALL_TWELVE[1:]])
        t.play("discard favour")
        assert (t.open_pile(seat), t.face_down(seat)) == (["grain"], ["favour"])
        assert len(t.hand(seat)) == 10
    assert t.step == "turn-up"


def test_we_3_5_an_action_is_optional() -> None:
    t = Table().uses("piety", "skip")
    assert (t.news(), t.told("skipped")) == ("", [(0,)])
    assert t.step == "discard"


def test_we_3_5_one_that_cannot_be_carried_out_does_nothing() -> None:
    t = Table("stock grain: 0").uses("grain")
    assert t.step == "discard"
    assert t.told("no-use") == [(0, 0)]
    assert t.open_pile(0) == ["grain"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_we_3_5_both_piles_grow_by_one_a_round_so_all_twelve_are_gone_after_six(players: int) -> None:
    t = Table.new(players).play("begin 1")
    for number in range(1, 7):
        t.until("turn-up").play(t.offered[-1]).until("turn-up", "tax")
        for seat in range(players):
            assert len(t.open_pile(seat)) == len(t.face_down(seat)) == number
            assert len(t.hand(seat)) == 12 - 2 * number
    assert t.step == "tax"


def test_we_3_5_nothing_is_discarded_in_chapter_one_of_a_first_game() -> None:
    t = Table("", 2, chapter=1, first_game=True).uses("grain", "take grain").play("play grain", "take grain")
    assert t.step == "turn-up"
    assert t.face_down(0) == t.face_down(1) == []


def test_we_3_5_permanent_events_in_force_apply() -> None:
    t = Table("edge: ii05_masons; 0: 1 stone 1 money").uses("building_project")
    assert t.told("no-use") == [(0, 3)]
    t = Table("0: 1 stone 1 money", chapter=2).uses("building_project", event="ii05_masons")
    assert t.told("no-use") == [(0, 3)], "also that of this round"
    t = Table("0: 1 stone 1 money", chapter=2).uses("building_project")
    assert t.step == "use"


# -- WE-3.6: the edge and the shield -----------------------------------------------------------------------------------


def test_we_3_6_a_permanent_event_goes_to_the_first_free_place() -> None:
    t = Table().ends_round("i01_works")
    assert t.edge == ["i01_works"]
    assert t.told("to-the-edge") == [(0,)]
    t = Table("edge: i07_quarry", in_round=3).ends_round("i01_works")
    assert t.edge == ["i07_quarry", "i01_works"]
    assert t.told("edge-left") == []


def test_we_3_6_with_both_taken_it_replaces_the_older_one() -> None:
    t = Table("edge: i07_quarry i10_charter", in_round=3).ends_round("i01_works")
    assert t.edge == ["i10_charter", "i01_works"]
    assert t.told("edge-left") == [(t.event_ids.index("i07_quarry"),)]


def test_we_3_6_an_immediate_event_does_not() -> None:
    assert Table("edge: i07_quarry").ends_round("i04_fair").edge == ["i07_quarry"]


def test_we_3_6_in_the_round_it_is_turned_up_all_three_hold() -> None:
    t = Table("edge: i07_quarry i10_charter; 0: 1 wool 2 money; 0 open: grain", in_round=3).turn(event="i01_works")
    assert t.offered == ["pass", "exchange i07_quarry"]
    t.play("pass")
    twin = t.fork().play("play privilege")
    assert twin.told("no-use") == [(0, 5)]
    t.play("play sale", "sell 1 0")
    assert t.have(0, "money") == 3, "1 money for the wool"


def test_we_3_6_it_holds_from_the_action_phase_of_its_round() -> None:
    """Useless knowledge: the Prioress of this round's council card still sees it, those of the action phase do not."""
    t = Table("favour: guild; 0: 1 knowledge", 2).happens("iii02_old_books").play("lay 2")
    assert t.favour == "prioress"
    assert t.vp_from(0) == [(2, "favour")]
    t = Table("favour: guild; 0: 1 knowledge", chapter=3).uses("favour", "favour", event="iii02_old_books")
    assert t.favour == "prioress"
    assert t.vp_from(0) == []


def test_we_3_6_it_holds_where_action_cards_are_played_and_nowhere_else() -> None:
    t = Table("favour: guild; 0: 1 knowledge; edge: iii02_old_books").lays("iii01_hospital").play("lay 1")
    assert t.favour == "prioress"
    assert t.vp_from(0) == [(2, "favour")], "the favour of the council card"
    t = Table("favour: guild; 0: 1 knowledge; edge: iii02_old_books").uses("favour", "favour")
    assert t.favour == "prioress"
    assert t.vp_from(0) == [], "the favour of an action card"


def test_we_3_6_the_end_of_a_chapter_is_no_action_phase() -> None:
    """A Hospital that is finished then: its donor treats with what he knows."""
    says = "0: 3 knowledge; hospital: 2 stone 1 wood seal 0; place 4: 3; edge: iii02_old_books; bridge: finished; tower: finished"
    t = Table(says, chapter=3).ends_chapter()
    assert (t.asked, t.offered) == (0, ["skip", "treat 4"])
    t = Table(f"{says}; 0: 1 wood; 0 hand: building_project grain", chapter=3).uses("building_project", "build hospital wood")
    assert t.step != "grants", "in an action phase it is useless"


def test_we_3_6_a_useless_thing_counts_as_none_for_the_metal_in_an_action_phase_only() -> None:
    own = with_event("iii02_old_books", op("useless", what="loyalty"), permanent=True)
    says = "tower: 6 stone 1 wood; edge: iii02_old_books; 2: 1 loyalty; 0: 1 wood"
    t = Table(says, own=own, chapter=3).uses("building_project", "build tower wood")
    assert [t.vp_from(seat)[-1] for seat in range(4)] == [(1, "metal")] * 4
    t = Table(says, own=own, chapter=3).ends_chapter()
    assert t.vp_from(2) == [(3, "metal")]


def test_we_3_6_useless_knowledge_does_not_treat_but_can_be_gained_and_is_kept() -> None:
    t = Table("0: 4 knowledge; place 2: 1; edge: iii02_old_books; 0 houses: 11").uses("medicine")
    assert t.offered == ["skip", "earn"]
    t = Table("0: 4 knowledge; edge: iii02_old_books; 0 houses: 11").uses("house_rent", "rent 11")
    assert t.have(0, "knowledge") == 5


def test_we_3_6_only_the_thing_it_names_is_useless() -> None:
    t = Table("favour: outlaws_2; 0: 2 piety; edge: iii02_old_books").uses("favour", "favour")
    assert t.news() == "0: +2 vp; favour: bishop"


def test_we_3_6_of_two_prices_the_newer_counts() -> None:
    own = quarry(op("price", what="wool", money=7))
    t = Table("0: 1 wool; edge: i07_quarry i01_works", own=own, in_round=3).uses("sale", "sell 1 0")
    assert t.have(0, "money") == 1
    t = Table("0: 1 wool; edge: i01_works i07_quarry", own=own, in_round=3).uses("sale", "sell 1 0")
    assert t.have(0, "money") == 7
    t = Table("0: 1 wool; edge: i07_quarry", own=own).uses("sale", "sell 1 0", event="i01_works")
    assert t.have(0, "money") == 1, "the one of this round is the newest"


def test_we_3_6_it_ends_with_the_chapter() -> None:
    t = Table("edge: i07_quarry").ends_chapter()
    assert t.edge == []


@pytest.mark.parametrize(("players", "active", "then"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3), (4, 3, 0)])
def test_we_3_6_the_shield_goes_to_the_left_neighbour(players: int, active: int, then: int) -> None:
    t = Table("", players, active=active).ends_round()
    assert t.active == then
    assert t.told("round") == [(3, then)]


def test_we_3_6_after_the_sixth_round_the_chapter_ends() -> None:
    assert Table(in_round=6).ends_round().told("chapter-ends") == [(1,)]
    assert not Table(in_round=5).ends_round().told("chapter-ends")


# -- WE-3.7: what is asked ---------------------------------------------------------------------------------------------


def test_we_3_7_where_only_one_way_is_left_nobody_is_asked() -> None:
    t = Table("0: 1 wool 1 stone; 1: 1 wood", 2).happens("ii06_ralph")
    assert t.offered == ["lose stone", "lose wool"]
    t.play("lose wool")
    assert t.step == "lay"
    assert t.have(1, "wood") == 0, "there was nothing to choose"


def test_we_3_7_what_cannot_be_carried_out_is_not_offered() -> None:
    t = Table("1: 1 wool", 2).happens("i04_fair")
    assert t.asked == 1, "the first one has no wool"


def test_we_3_7_he_chooses_as_long_as_he_holds_more_than_one() -> None:
    t = Table("0 hand: grain piety").turn()
    assert (t.asked, t.offered) == (0, ["play grain", "play piety"])
    t.play("play grain", "take grain")
    assert t.asked == 1, "of one card left it is clear which goes face down"
    assert "piety" in t.face_down(0)


def test_we_3_7_one_card_left_is_played_by_itself() -> None:
    t = Table("0 hand: grain; 0 laid: sale").turn()
    assert t.offered == ["skip", "take grain"]
    t.play("take grain")
    assert t.asked == 1


def test_we_3_7_an_open_card_is_chosen_though_none_can_be_used() -> None:
    t = Table("0 hand: sale donation").turn()
    assert t.offered == ["play sale", "play donation"]


def test_we_3_7_lots_are_drawn_even_if_only_one_can_come() -> None:
    t = Table("0 hand: grain piety; edge: iii11_plague_course").uses("grain", "take grain")
    assert (t.asked, t.offered) == (CHANCE, ["lose-card piety"])


# -- WE-3.8: a turn ----------------------------------------------------------------------------------------------------

TWO_EXCHANGES = with_event("i10_charter", op("exchange", give={"money": 1}, get={"wool": 1}), permanent=True)


def two_exchanges(says: str = "0: 9 money", event: str = "") -> Table:
    return Table(f"{says}; edge: i07_quarry i10_charter", own=TWO_EXCHANGES, in_round=4).turn(event=event)


def test_we_3_8_exchanges_before_the_open_card_each_separately() -> None:
    t = two_exchanges()
    assert t.offered == ["pass", "exchange i07_quarry", "exchange i10_charter"]
    t.play("exchange i10_charter")
    assert t.offered == ["pass", "exchange i07_quarry"]
    t.play("exchange i07_quarry")
    assert t.step == "play"
    assert t.news() == "0: +1 stone +1 wool -3 money"


def test_we_3_8_pass_is_for_all_of_them_until_after_the_use() -> None:
    t = two_exchanges().play("pass")
    assert t.step == "play"
    t.play("play grain", "take grain")
    assert t.offered == ["pass", "exchange i07_quarry", "exchange i10_charter"]
    t.play("pass")
    assert t.step == "discard"


def test_we_3_8_after_the_use_only_those_not_used_yet() -> None:
    t = two_exchanges().play("exchange i10_charter", "pass", "play grain", "skip")
    assert t.offered == ["pass", "exchange i07_quarry"]
    t.play("exchange i07_quarry")
    assert t.step == "discard"


def test_we_3_8_the_use_can_pay_for_the_exchange_after_it() -> None:
    t = Table("0: 1 wool; edge: i07_quarry").turn()
    assert t.step == "play", "without money nothing is offered before"
    t.play("play sale", "sell 1 0")
    assert t.offered == ["pass", "exchange i07_quarry"]


def test_we_3_8_also_after_a_card_that_could_not_be_used() -> None:
    t = Table("0: 2 money; edge: i07_quarry").turn().play("pass", "play sale")
    assert t.offered == ["pass", "exchange i07_quarry"]


def test_we_3_8_a_permanent_event_turned_up_in_this_round_counts() -> None:
    t = Table("0: 4 money").happens("i07_quarry").lay()
    assert t.offered == ["pass", "exchange i07_quarry"]
    own = with_event("i01_works", op("exchange", give={"vp": 1}, get={"wood": 1}), permanent=True, text=TWO_EXCHANGES)
    t = Table("0: 4 money; edge: i07_quarry i10_charter", own=own, in_round=4).turn(event="i01_works")
    assert t.offered == ["pass", "exchange i01_works", "exchange i07_quarry", "exchange i10_charter"]
    t.play("exchange i01_works")
    assert t.offered == ["pass", "exchange i07_quarry", "exchange i10_charter"]
    assert t.news() == "0: +1 wood -1 vp"


def test_we_3_8_who_has_laid_his_cards_has_the_exchanges_before_only() -> None:
    t = Table(
        "all: 9 money; edge: ii05_masons",
        2,
        own=with_event("ii05_masons", op("exchange", give={"money": 1}, get={"wool": 1}), permanent=True),
    )
    t.happens("ii01_war", "idle grain", "discard piety", "idle grain", "discard piety").lay(1)
    t.play("pass")
    assert t.asked == 1
    t.play("exchange ii05_masons")
    assert t.step == "turn-up"


def test_we_3_8_a_cost_is_paid_before_the_use() -> None:
    t = Table("0: 1 money; edge: iii05_no_hands").uses("grain", "take grain")
    assert t.heard("gave", "got") == ["gave 0 money 1", "got 0 grain 1"]
    t = Table("0: 1 money; edge: iii05_no_hands").uses("grain", "skip")
    assert t.news() == "", "who leaves it pays nothing"


def test_we_3_8_who_cannot_pay_cannot_use_it() -> None:
    t = Table("edge: iii05_no_hands").uses("grain")
    assert t.told("no-use") == [(0, 0)]


def test_we_3_8_the_action_must_still_be_possible_with_what_is_left() -> None:
    own = with_event("i07_quarry", op("modify", action="house_building", cost={"money": 1}), permanent=True)
    t = Table("0: 1 money 1 stone; edge: i07_quarry", own=own).uses("house_building")
    assert t.told("no-use") == [(0, 6)]
    t = Table("0: 2 money 1 stone; edge: i07_quarry", own=own).uses("house_building", "house 1")
    assert t.news() == "0: -1 stone -2 money; site 1: 0"
    own = with_event("i07_quarry", op("modify", action="building_project", cost={"stone": 1}), permanent=True)
    t = Table("0: 2 stone; edge: i07_quarry", own=own).uses("building_project")
    assert t.offered == ["skip", "build bridge stone"]


def test_we_3_8_what_it_costs_is_back_in_stock_then() -> None:
    own = with_event("i07_quarry", op("modify", action="grain", cost={"grain": 1}), permanent=True)
    t = Table("0: 1 grain; stock grain: 0; edge: i07_quarry", own=own).uses("grain", "take grain")
    assert t.heard("gave", "got") == ["gave 0 grain 1", "got 0 grain 1"]


def test_we_3_8_two_costs_are_added() -> None:
    own = with_event("i07_quarry", op("modify", action="sale", cost={"money": 1}), permanent=True)
    own = with_event("i10_charter", op("modify", action="sale", cost={"money": 2}), permanent=True, text=own)
    t = Table("0: 2 money 1 wool; edge: i07_quarry i10_charter", own=own, in_round=3).uses("sale")
    assert t.told("no-use") == [(0, 4)]
    t = Table("0: 3 money 1 wool; edge: i07_quarry i10_charter", own=own, in_round=3).uses("sale", "sell 1 0")
    assert t.news() == "0: -1 wool -1 money"


def test_we_3_8_a_gain_comes_after_everything_that_follows_from_the_use() -> None:
    own = with_event("i07_quarry", op("modify", action="building_project", gain={"wool": 1}), permanent=True)
    t = Table("0: 1 stone; bridge: 3 stone 2 wood seal 2; edge: i07_quarry", own=own).uses("building_project", "build bridge stone")
    assert t.heard("built", "finished", "seal-back", "got") == [
        "built 0 bridge stone 1",
        "finished bridge",
        "seal-back 2 bridge",
        "got 2 grain 1",
        "got 0 wool 1",
    ]
    t = Table("0: 3 knowledge; place 9: 3; edge: iv02_healers").uses("medicine", "treat 9")
    assert t.step == "grants"
    assert t.vp_from(0) == [(2, "treatment")]
    t.play("house 5")
    assert t.vp_from(0) == [(2, "treatment"), (1, "event")]


def test_we_3_8_no_gain_for_an_action_that_was_left() -> None:
    assert Table("edge: iv02_healers").uses("medicine", "skip").news() == ""


def test_we_3_8_another_card_is_not_touched_by_it() -> None:
    assert Table("edge: iii05_no_hands").uses("piety", "take piety").news() == "0: +1 piety"


@pytest.mark.parametrize("card", ["privilege", "grain"])
def test_we_3_8_used_by_privilege_what_is_forbidden_for_either_holds(card: str) -> None:
    own = with_event("i07_quarry", op("forbid", action=card), permanent=True)
    t = Table("0 open: grain; edge: i07_quarry", own=own).uses("privilege")
    assert t.step == "discard"
    assert t.told("no-use") == [(0, 5)]


def test_we_3_8_used_by_privilege_what_modifies_either_holds() -> None:
    own = with_event(
        "i07_quarry",
        op("modify", action="privilege", cost={"money": 1}),
        op("modify", action="grain", cost={"money": 2}),
        op("modify", action="privilege", gain={"wool": 1}),
        op("modify", action="grain", gain={"piety": 1}),
        permanent=True,
    )
    t = Table("0 open: grain; 0: 3 money; edge: i07_quarry", own=own).uses("privilege", "take grain")
    assert t.news() == "0: +1 grain +1 piety +1 wool -3 money"
    t = Table("0 open: grain; 0: 2 money; edge: i07_quarry", own=own).uses("privilege")
    assert t.told("no-use") == [(0, 5)]
    t = Table("0: 3 money; edge: i07_quarry", own=own).uses("grain", "take grain")
    assert t.news() == "0: +1 grain +1 piety -2 money", "without Privilege only what holds for the card"


# -- WE-3.9: gains and exchanges ---------------------------------------------------------------------------------------


def test_we_3_9_a_thing_is_gained_as_far_as_it_is_in_stock() -> None:
    own = fair(op("gain", who="all", what="grain", n=3))
    t = Table("3: 5 grain; stock grain: 4", own=own).happens("i04_fair")
    assert t.news() == "0: +3 grain; 1: +1 grain"
    assert t.told("nothing-left") == [(2, 2), (3, 2)]


def test_we_3_9_of_a_bundle_what_is_there_in_the_order_of_the_words() -> None:
    own = own_content(("donors = { vp = 1, grain = 1 }", "donors = { vp = 1, money = 2, grain = 1, stone = 1 }"))
    t = Table("0: 1 stone; 1: 0 grain; stock grain: 0; bridge: 3 stone 2 wood seal 1", own=own).uses(
        "building_project", "build bridge stone"
    )
    assert t.heard("got", "nothing-left", "vp")[1:] == ["got 1 stone 1", "nothing-left 1 grain", "got 1 money 2", "vp 1 1 donation"]


def test_we_3_9_grants_come_after_the_things_in_their_order_each_with_skip() -> None:
    own = own_content(("donors = { vp = 1, treat = 1 }", "donors = { vp = 1, favour = 1, free_house = 1, treat = 1 }"))
    says = "0: 1 stone; 1: 2 knowledge 1 money; place 4: 2; hospital: 1 stone 2 wood seal 1"
    t = Table(says, chapter=3, own=own).uses("building_project", "build hospital stone")
    assert (t.asked, t.offered) == (1, ["skip", "treat 4"])
    t.play("skip")
    assert t.offered[:2] == ["skip", "house 1"]
    t.play("skip")
    assert t.offered == ["skip", "favour"]
    t.play("favour")
    assert t.favour == "guild"
    assert t.told("skipped") == [(1,), (1,)]


def test_we_3_9_a_grant_that_cannot_be_used_is_not_offered() -> None:
    t = Table("0: 1 stone; place 4: 2; hospital: 1 stone 2 wood seal 1; 1: 1 knowledge", chapter=3).uses(
        "building_project", "build hospital stone"
    )
    assert t.step == "discard"


def test_we_3_9_several_grants_of_one_kind_are_offered_one_by_one() -> None:
    own = with_event("iii09_vacant", op("gain", who="all", what="favour", n=2))
    t = Table("favour: guild", 2, own=own).happens("iii09_vacant", "favour")
    assert (t.asked, t.favour, t.offered) == (0, "prioress", ["skip", "favour"])
    t.play("skip")
    assert t.asked == 1
    t.play("skip")
    assert (t.asked, t.offered) == (1, ["skip", "favour"]), "the second one is offered by itself"
    t.play("favour")
    assert (t.favour, t.step) == ("merchants", "lay")


EXCHANGE = op("exchange", give={"wool": 1, "money": 1, "vp": 2}, get={"grain": 1, "stone": 2})


@pytest.mark.parametrize(
    ("says", "offered"),
    [
        ("0: 1 wool 1 money 2 vp", True),
        ("0: 1 wool 2 vp", False),
        ("0: 1 money 2 vp", False),
        ("0: 1 wool 1 money 1 vp", False),
        ("0: 1 wool 1 money; stock grain: 0", False),
        ("0: 1 wool 1 money; stock stone: 1", False),
        ("0: 1 wool 1 money; stock stone: 2", True),
    ],
)
def test_we_3_9_an_exchange_needs_all_of_it_had_and_in_stock(says: str, offered: bool) -> None:
    t = Table(says, 2, own=fair(EXCHANGE)).happens("i04_fair")
    assert (t.step == "exchange") == offered
    if offered:
        t.play("exchange i04_fair")
        assert t.news() == "0: +2 stone +1 grain -1 wool -1 money -2 vp"
        assert t.vp_from(0) == [(-2, "event")]


def test_we_3_9_stock_is_looked_at_before_anything_is_given_up() -> None:
    own = fair(op("exchange", give={"grain": 2}, get={"grain": 1, "vp": 3}))
    assert Table("0: 2 grain; stock grain: 0", 2, own=own).happens("i04_fair").step == "lay"
    assert Table("0: 2 grain; stock grain: 1", 2, own=own).happens("i04_fair").step == "exchange"


def test_we_3_9_a_grant_in_it_must_be_usable_once_the_things_have_changed_hands() -> None:
    own = fair(op("exchange", give={"money": 1}, get={"favour": 1}))
    t = Table("0: 1 money; favour: earl; 1: 2 money", 2, own=own).happens("i04_fair")
    assert t.asked == 1, "seat 0 could not pay the Outlaws with what is left"
    t.play("exchange i04_fair", "favour")
    assert t.news() == "1: -2 money; favour: outlaws_2"
    own = fair(op("exchange", give={"wool": 1}, get={"money": 1, "favour": 1}))
    t = Table("0: 1 wool; favour: earl", 2, own=own).happens("i04_fair")
    assert t.step == "exchange", "with what he gains he can"
    own = with_event("iv04_lessons", op("exchange", give={"money": 1}, get={"knowledge": 1, "treat": 1}))
    t = Table("0: 2 knowledge 1 money; 1: 1 knowledge 1 money; place 9: 3", 2, own=own).happens("iv04_lessons", tile=4)
    assert t.asked == 0
    t.play("exchange iv04_lessons", "treat 9", "house 5")
    assert t.step == "lay", "seat 1 would have 2 knowledge, and nobody to treat with them"
    assert t.have(0, "knowledge") == 3


def test_we_3_9_the_grant_of_an_exchange_may_be_left_all_the_same() -> None:
    t = Table("0: 2 money", 2).happens("iv08_plots", "exchange iv08_plots")
    assert t.offered == ["skip", *(f"house {site}" for site in range(1, 15))]
    t.play("skip")
    assert t.news() == "0: -2 money; place 1: 1"


def test_we_3_9_a_free_house_needs_a_house_and_a_site() -> None:
    t = Table("0: 2 money; 0 houses: 1 3 5 7; 1: 2 money", 2).happens("iv08_plots")
    assert t.asked == 1, "seat 0 has no house left"
    t.play("exchange iv08_plots")
    assert t.offered == ["skip", *(f"house {site}" for site in (2, 4, 6, 8, 9, 10, 11, 12, 13, 14))]


# -- WE-3.10: whom it hits, what is counted ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "says", "hit"),
    [
        ("most_money", "0: 3 money; 1: 2 money", [0]),
        ("most_money", "0: 3 money; 2: 3 money", [0, 2]),
        ("most_money", "all: 3 money", []),
        ("most_money", "", []),
        ("least_piety", "0: 1 piety; 1: 2 piety; 2: 1 piety; 3: 2 piety", [0, 2]),
        ("least_piety", "0: 1 piety; 1: 1 piety; 2: 1 piety", [3]),
        ("least_piety", "all: 2 piety", []),
        ("each_with_house", "1 houses: 1; 3 houses: 2 4", [1, 3]),
        ("each_with_house", "", []),
        ("most_house", "1 houses: 1; 3 houses: 2 4", [3]),
        ("least_vp", "0: 3 vp; 1: 2 vp", [1]),
        ("all", "", [0, 1, 2, 3]),
    ],
)
def test_we_3_10_whom_an_effect_hits(who: str, says: str, hit: list[int]) -> None:
    t = Table(says, own=fair(op("gain", who=who, what="wool", n=1))).happens("i04_fair")
    assert [seat for seat in range(4) if t.have(seat, "wool")] == hit


def test_we_3_10_it_is_settled_for_all_when_the_effect_begins() -> None:
    """Both have most; the first loses his before the second one's turn."""
    own = fair(op("lose", who="most_grain", what="grain", n=2))
    t = Table("0: 3 grain; 1: 3 grain", own=own).happens("i04_fair")
    assert t.news() == "0: -2 grain; 1: -2 grain"


def test_we_3_10_each_effect_looks_anew() -> None:
    own = fair(op("lose", who="most_grain", what="grain", n=2), op("lose", who="most_grain", what="grain", n=2))
    t = Table("0: 4 grain; 1: 3 grain", own=own).happens("i04_fair")
    assert t.news() == "0: -2 grain; 1: -2 grain"


def test_we_3_10_an_event_compares_and_counts_what_is_useless_in_the_action_phase() -> None:
    own = with_event("iii07_papal_pardon", op("gain", who="most_knowledge", what="vp", n=1), op("score", who="all", per="knowledge", vp=1))
    t = Table("0: 2 knowledge; edge: iii02_old_books", own=own).happens("iii07_papal_pardon")
    assert t.vp_from(0) == [(1, "event")]
    assert t.offered == ["show 0", "show 1", "show 2"]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_we_3_10_exactly_one_is_accused_of_those_tied_the_first_in_order(active: int) -> None:
    def accused(says: str) -> list[int]:
        t = Table(says, active=active).happens("ii03_accusation")
        found = t.asked
        t.play("idle grain", "discard piety")
        assert t.step == "lay", "only one"
        return [found]

    assert accused("0: 2 piety; 1: 1 piety; 2: 2 piety; 3: 1 piety") == [{0: 1, 1: 1, 2: 3, 3: 3}[active]]
    assert accused("all: 3 piety; 2: 1 piety") == [2]
    assert accused("all: 2 piety") == [active], "all are level"
    assert accused("") == [active]


def test_we_3_10_the_first_of_those_who_have_most() -> None:
    own = fair(op("gain", who="first_most_wool", what="vp", n=1))
    assert Table("1: 2 wool; 3: 2 wool", own=own, active=2).happens("i04_fair").news() == "3: +1 vp"
    assert Table("", own=own, active=2).happens("i04_fair").news() == "2: +1 vp"


def test_we_3_10_losing_one_of_several_kinds() -> None:
    own = fair(op("lose", who="all", one_of=["wool", "grain"], n=2, short=3))
    t = Table("0: 1 wool 2 grain; 1: 1 wool; 2: 5 money; 3: 2 grain", own=own).happens("i04_fair")
    assert t.offered == ["lose grain", "lose wool"]
    twin = t.fork().play("lose wool")
    assert twin.news().startswith("0: -1 wool -3 vp;"), "of one kind, though he has another"
    t.play("lose grain")
    assert t.news() == "0: -2 grain; 1: -1 wool -3 vp; 2: -6 vp; 3: -2 grain", "with none of these kinds everything is missing"


def test_we_3_10_losing_one_of_several_kinds_without_a_price() -> None:
    t = Table("0: 5 money").happens("ii06_ralph")
    assert t.news() == ""


def test_we_3_10_losing_a_thing() -> None:
    own = fair(op("lose", who="all", what="cloth", n=2, short=1), op("lose", who="all", what="vp", n=3))
    t = Table("0: 3 cloth; 1: 1 cloth; 2: 2 vp", 3, own=own).happens("i04_fair")
    assert t.news() == "0: -2 cloth -3 vp; 1: -1 cloth -4 vp; 2: -2 vp"


@pytest.mark.parametrize(("says", "points"), [("0 houses: 1 4", [4, 0]), ("0 houses: 1 4 6; 1 houses: 2", [5, 2])])
def test_we_3_10_a_score_of_houses_counts_by_itself(says: str, points: list[int]) -> None:
    t = Table(says, 2, own=fair(op("score", who="all", per="house", vp=2, max=5))).happens("i04_fair")
    assert t.step == "lay"
    assert t.vp() == [10 + n for n in points]


def test_we_3_10_a_score_of_the_sick_counts_by_itself() -> None:
    for sick, lost in (("place 1: 2", 2), ("place 1: 2; place 2: 3; place 4: 5", 3), ("place 1: 2; place 2: gone", 2)):
        t = Table(f"0: 1 piety; {sick}", 2).happens("iii10_trench")
        assert t.vp() == [10, 10 - lost]


def test_we_3_10_a_score_of_points_counts_by_itself() -> None:
    t = Table("0: 3 vp", 2, own=fair(op("score", who="all", per="vp", vp=1, max=5))).happens("i04_fair")
    assert t.step == "lay"
    assert t.vp() == [6, 15]


def test_we_3_10_of_a_hidden_thing_he_says_how_many() -> None:
    t = Table("0: 5 loyalty; 1: 1 loyalty", 2).happens("ii11_crecy")
    assert t.offered == ["show 0", "show 1", "show 2"], "not more than reach the most"
    t.play("show 2")
    assert (t.asked, t.offered) == (1, ["show 0", "show 1"])
    t.play("show 0")
    assert t.vp() == [12, 10]


def test_we_3_10_as_many_as_reach_the_most_and_the_most_is_won() -> None:
    t = Table("0: 5 loyalty", 2, own=fair(op("score", who="all", per="loyalty", vp=2, max=5))).happens("i04_fair")
    assert t.offered[-1] == "show 3"
    t.play("show 3")
    assert t.vp() == [15, 10]


def test_we_3_10_without_a_most_up_to_twenty() -> None:
    t = Table("0: 35 money", 2, own=fair(op("score", who="all", per="money", vp=-1))).happens("i04_fair")
    assert t.offered == [f"show {n}" for n in range(21)]
    t.play("show 4")
    assert t.vp() == [6, 10]


def test_we_3_10_a_loss_has_its_most_too() -> None:
    t = Table("0 houses: 1 3 5 7", 2, own=fair(op("score", who="all", per="house", vp=-2, max=5))).happens("i04_fair")
    assert t.vp() == [5, 10]


def test_we_3_10_what_is_useless_can_still_be_paid_and_given_up() -> None:
    own = with_event("iii02_old_books", op("useless", what="money"), permanent=True)
    t = Table("0: 1 money; favour: earl; edge: iii02_old_books", own=own).uses("favour", "favour")
    assert t.news() == "0: -1 money; favour: outlaws_2"
    own = with_event("iii02_old_books", op("useless", what="loyalty"), permanent=True)
    own = with_event("iii08_masks", op("exchange", give={"loyalty": 1}, get={"wool": 1}), text=own)
    t = Table("0: 1 loyalty; edge: iii02_old_books", own=own).happens("iii08_masks", "exchange iii08_masks")
    assert t.have(0, "loyalty") == 0


def test_we_3_10_a_substitute_for_stone_comes_before_wood() -> None:
    own = with_event("iv01_merthin", op("fill", project="tower", n=7, substitute=True))
    t = Table("stock stone: 1", own=own).happens("iv01_merthin")
    assert t.project("tower") == "6 stone 1 wood"
    own = with_event("iv01_merthin", op("fill", project="tower", n=7))
    t = Table("stock stone: 1", own=own).happens("iv01_merthin")
    assert t.project("tower") == "1 stone 2 wood", "without one: what is there"


def test_we_3_10_who_is_hit_twice_by_a_skipped_action_lays_cards_once() -> None:
    own = with_event("ii01_war", op("skip_action", who="all"), op("skip_action", who="all"))
    t = Table("", 2, own=own).happens("ii01_war", "idle grain", "discard piety", "idle grain", "discard piety")
    assert t.step == "lay"
    assert len(t.hand(0)) == 10


def test_we_3_10_houses_are_taken_back_one_at_a_time() -> None:
    own = with_event("ii02_empty_houses", op("house_back", who="all", n=2))
    t = Table("0 houses: 1 4 6; 1 houses: 2; 2 houses: 8", own=own).happens("ii02_empty_houses")
    assert t.offered == ["take-back 1", "take-back 4", "take-back 6"]
    t.play("take-back 4")
    assert t.offered == ["take-back 1", "take-back 6"]
    t.play("take-back 1")
    assert t.step == "lay", "the others have one house each"
    assert t.news() == "site 1: -; site 2: -; site 4: -; site 8: -"
    assert t.s.cells[m.HOUSES_LEFT : m.HOUSES_LEFT + 4] == [3, 4, 4, 4]
