"""Victory points (CF-10) and the end (CF-12)."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m

COUNTRIES = ("england", "france", "netherlands", "spain")

# -- CF-10.1 the minority ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "religions", "vp"),
    [(2, "cp", 3), (2, "cc", 2), (3, "cpp", 3), (3, "ccp", 2), (4, "cppp", 3), (4, "cpcp", 2), (4, "cccp", 2)],
)
def test_cf_10_1_the_only_one_of_his_religion_scores_for_turning_down(players: int, religions: str, vp: int) -> None:
    t = Table(players)
    for seat, letter in enumerate(religions):
        t.has(seat, religion="catholic" if letter == "c" else "protestant")
    t.person(RED, "feria", "brown", 3).first_half(RED)
    assert t.vp[RED] == vp
    assert t.vp_from(RED) == ([(1, "minority")] if vp == 3 else [])


def test_cf_10_1_two_of_different_religions_both_each_at_his_own_time() -> None:
    t = Table(2).person(RED, "feria", "brown", 3).first_half(RED)
    assert t.vp == [3, 2]
    t.play("pass", "skip", "pass")
    assert t.vp == [3, 3]


@pytest.mark.parametrize(("religion", "vp"), [("catholic", 2), ("protestant", 3)])
def test_cf_10_1_rolled_again_it_counts_what_he_is_then(religion: str, vp: int) -> None:
    t = Table(3).everybody(religion="catholic").has(RED, faith=1).first_half(RED).play("roll black 3")
    assert t.vp[RED] == 2, "not before he has chosen"
    t.play(f"religion {religion}")
    assert t.vp[RED] == vp


def test_cf_10_1_by_turning_a_die_down_but_not_up() -> None:
    t = Table(2).has(RED, tiles={"turn_die": 2}).before_roll(RED).play("tile turn black up")
    assert t.vp[RED] == 2
    t.play("tile turn black down")
    assert t.vp[RED] == 3
    t = Table(2).has(RED, tiles={"turn_die": 1}).person(RED, "feria", "brown", 3).before_roll(RED).play("tile turn brown down")
    assert t.vp[RED] == 2, "another die is no matter"


def test_cf_10_1_by_taking_the_die_and_by_paying_for_it() -> None:
    t = Table(2).has(RED, tiles={"take_die": 1}).before_roll(RED).play("tile free black", "roll black 2", "religion catholic")
    assert t.vp[RED] == 3
    t = Table(2).has(RED, vp=3).before_roll(RED).play("ransom black", "roll black 2", "religion catholic")
    assert t.vp[RED] == 1


def test_cf_10_1_not_for_the_roll_at_set_up() -> None:
    t = Table(2)
    t.s = t.game.new(2)
    t.s.sink = []
    t.play("begin 1", "deal 1", "deal 2", "roll black 5", "roll black 5")
    assert t.vp == [2, 2]


def test_cf_10_1_not_for_another_becoming_the_minority() -> None:
    t = Table(3).everybody(religion="catholic").has(GREEN, religion="protestant").has(RED, faith=1).first_half(RED)
    t.play("roll black 4", "religion protestant")
    assert t.vp_from(YELLOW) == [(1, "minority")], "only for his own die, in his own first half-year"
    assert [event[0] for event in t.told("vp")] == [YELLOW]
    assert t.told("turn")[:2] == [(GREEN, 1), (YELLOW, 1)]


# -- CF-10.2 and 10.3 not below zero -----------------------------------------------------------------------------------


def test_cf_10_2_a_loss_stops_at_zero() -> None:
    t = Table().has(RED, vp=1).turning_up("babington", RED)
    assert t.vp[RED] == 0
    assert t.vp_from(RED) == [(-1, "event")], "what is told is what was lost"


def test_cf_10_2_nothing_to_lose_nothing_told() -> None:
    t = Table().has(RED, vp=0)
    for die in ("white", "blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 3)
    t.before_roll(RED)
    assert t.vp[RED] == 0
    assert t.vp_from(RED) == []


def test_cf_10_2_from_zero_points_count_up_again() -> None:
    t = Table().has(RED, vp=0).using(RED, "elizabeth").play("gain vp")
    assert t.vp[RED] == 2


@pytest.mark.parametrize("vp", [0, 1, 2])
def test_cf_10_3_no_ransom_that_is_more_than_he_has(vp: int) -> None:
    t = Table().has(RED, vp=vp, tiles={"vp:1": 1}).person(RED, "feria", "brown", 3).before_roll(RED)
    assert t.offered == ["pass"]


def test_cf_10_3_down_to_zero_is_allowed() -> None:
    t = Table().has(RED, vp=3).before_roll(RED).play("ransom black", "roll black 2", "religion catholic")
    assert t.vp[RED] == 0


def test_cf_10_3_no_space_left_out_that_he_cannot_pay() -> None:
    t = Table().has(RED, vp=1, disc=4).track(RED)
    assert "go 10" in t.choice
    assert "go 15" not in t.choice


def test_cf_10_3_no_person_cannot_be_paid_with_nothing() -> None:
    t = Table().has(RED, vp=0).second_half(RED)
    assert t.refuses("no-person")
    t = Table().has(RED, vp=1).second_half(RED).play("no-person")
    assert t.vp[RED] == 0


# -- CF-12.1 fifty points ----------------------------------------------------------------------------------------------


def test_cf_12_1_fifty_points_make_this_year_the_last() -> None:
    t = Table().has(RED, vp=48).using(RED, "elizabeth").play("gain vp")
    assert t.vp[RED] == 50
    assert t.last_year()
    assert t.told("fifty") == [(RED,)]


def test_cf_12_1_forty_nine_do_not() -> None:
    t = Table().has(RED, vp=47).using(RED, "elizabeth").play("gain vp")
    assert t.vp[RED] == 49
    assert not t.last_year()


def test_cf_12_1_even_if_he_falls_below_again() -> None:
    t = Table().has(RED, vp=48).using(RED, "elizabeth").play("gain vp")
    t.before_roll(RED).play("ransom black", "roll black 3", "religion catholic")
    assert t.vp[RED] == 47
    t.end_of_turn(BLUE, 2)
    assert t.over


def test_cf_12_1_told_once() -> None:
    t = Table().has(RED, vp=48).has(GREEN, vp=48).person(RED, "elizabeth", "white", 3).person(RED, "philip", "brown", 3)
    t.person(GREEN, "coligny", "blue", 3).first_half(RED).play("pass", "gain vp", "gain vp", "pass", "pass", "gain vp")
    assert t.told("fifty") == [(RED,)]
    assert t.vp[:2] == [52, 50]


def test_cf_12_1_the_year_is_played_to_its_end() -> None:
    t = Table(2).has(RED, vp=60, faith=3).has(GREEN, vp=1).end_of_turn(RED, 1)
    t.s.cells[m.FINALE] = m.FIFTY
    t.end_of_turn(RED, 1).play("pass")
    assert (t.turn, t.half, t.over) == (RED, 2, False), "green had nothing to decide; the second half-year follows"
    t.end_of_turn(RED, 2).play("pass")
    assert (t.turn, t.half, t.over) == (GREEN, 2, False)
    t.end_of_turn(GREEN, 2)
    assert t.over
    assert t.year == 2


def test_cf_12_1_without_a_reason_the_next_year_begins() -> None:
    t = Table().end_of_turn(BLUE, 2)
    assert not t.over
    assert t.year == 3


def test_cf_12_1_points_of_the_final_scoring_do_not_count_towards_fifty() -> None:
    t = Table().has(RED, vp=45, tiles={"vp:3": 2})
    t.used_up("spain").end_of_turn(BLUE, 2)
    assert t.over
    assert t.vp[RED] == 51
    assert t.told("fifty") == []


def test_cf_12_1_seat_before_the_start_player_is_the_last_of_the_year() -> None:
    t = Table(3)
    t.s.cells[m.START] = YELLOW
    t.s.cells[m.FINALE] = m.FIFTY
    t.end_of_turn(RED, 2)
    assert not t.over
    t.end_of_turn(GREEN, 2)
    assert t.over


# -- CF-12.2 a stack has run out ---------------------------------------------------------------------------------------


def test_cf_12_2_taking_the_last_card_makes_this_year_the_last() -> None:
    t = Table().stack("england", "elizabeth", []).second_half(RED, white=4).play("take white england")
    assert not t.last_year(), "not before the next card would be turned up"
    t.play("skip")
    assert t.last_year()
    assert t.told("stack-out") == [(0,)]
    assert t.step == "track", "and the turn goes on"


def test_cf_12_2_removing_the_last_card_too() -> None:
    t = Table().stack("england", "elizabeth", []).using(RED, "pierre", "blue").play("remove elizabeth")
    assert t.last_year()


def test_cf_12_2_events_at_its_end_are_turned_up_first() -> None:
    t = Table().stack("england", "elizabeth", ["babington", "embargo"]).second_half(RED, white=4).play("take white england", "skip")
    assert not t.last_year()
    assert t.offered == ["turn-up babington", "turn-up embargo"]
    t.play("turn-up babington")
    assert t.vp[RED] == 0
    t.play("turn-up embargo")
    assert t.last_year()
    assert t.told("event") == [(t.content.card_id.index("babington"),)]
    assert t.step == "track"


def test_cf_12_2_the_last_card_an_event_that_asks() -> None:
    t = Table().has(RED, protection=1).stack("england", "elizabeth", ["babington"]).second_half(RED, white=4)
    t.play("take white england", "lay-stone", "skip", "turn-up babington")
    assert t.offered == ["protect", "suffer"]
    t.play("protect")
    assert t.last_year()
    assert t.step == "track"


def test_cf_12_2_a_card_left_in_the_stack_does_not_end_the_game() -> None:
    t = Table().stack("england", "elizabeth", ["cecil"]).second_half(RED, white=4).play("take white england", "skip", "turn-up cecil")
    assert not t.last_year()
    assert t.left("england") == set()


def test_cf_12_2_the_game_ends_after_that_year() -> None:
    t = Table().stack("england", "elizabeth", []).second_half(GREEN, white=4).play("take white england", "skip")
    t.end_of_turn(YELLOW, 2)
    assert not t.over
    t.end_of_turn(BLUE, 2)
    assert t.over


# -- CF-12.3 final scoring ---------------------------------------------------------------------------------------------


def final(t: Table) -> Table:
    """The last turn of the last year comes to its end."""
    t.s.cells[m.FINALE] |= m.FIFTY
    t.end_of_turn(t.players - 1, 2)
    while not t.over:
        t.play("pass")
    return t


@pytest.mark.parametrize("houses", range(5))
def test_cf_12_3_two_vp_a_house(houses: int) -> None:
    t = Table()
    for country in COUNTRIES[:houses]:
        t.house(GREEN, country, 6)
    final(t)
    assert t.vp == [2, 2 + 2 * houses, 2, 2]
    assert t.vp_from(GREEN) == ([(2 * houses, "houses")] if houses else [])


def test_cf_12_3_one_vp_a_protection_tile() -> None:
    t = final(Table().has(RED, protection=3))
    assert t.vp == [5, 2, 2, 2]
    assert t.vp_from(RED) == [(3, "protection")]


@pytest.mark.parametrize(
    ("goods", "points"), [({"ore": 1}, 0), ({"ore": 1, "wine": 1}, 1), ({"book": 3}, 1), ({"book": 2, "ore": 2, "cloth": 2, "wine": 3}, 4)]
)
def test_cf_12_3_one_vp_for_every_two_goods(goods: dict[str, int], points: int) -> None:
    t = final(Table().has(YELLOW, goods=goods))
    assert t.vp == [2, 2, 2 + points, 2]


def test_cf_12_3_the_vp_on_his_tiles() -> None:
    t = final(Table().has(BLUE, tiles={"vp:1": 2, "vp:2": 1, "vp:3": 2, "captain": 2, "step_on": 1}))
    assert t.vp == [2, 2, 2, 12]
    assert t.vp_from(BLUE) == [(10, "tiles")]


def test_cf_12_3_all_of_it_for_everybody() -> None:
    t = Table(3).has(RED, goods={"ore": 4}).has(GREEN, protection=2).house(YELLOW, "spain", 1).has(YELLOW, tiles={"vp:3": 1})
    final(t)
    assert t.vp == [4, 4, 7]
    assert t.game.points(t.s) == [4, 4, 7]
    assert t.asked == -2
    assert t.offered == []


# -- CF-12.4 who wins --------------------------------------------------------------------------------------------------


def test_cf_12_4_most_vp() -> None:
    t = final(Table().has(GREEN, vp=30).has(BLUE, vp=29, goods={"ore": 1}, faith=5))
    assert t.winners() == [GREEN]


def test_cf_12_4_points_of_the_final_scoring_count() -> None:
    t = final(Table().has(GREEN, vp=30).has(BLUE, vp=29, protection=2))
    assert t.winners() == [BLUE]


def test_cf_12_4_a_tie_more_goods_left() -> None:
    t = final(Table().has(GREEN, vp=30, goods={"ore": 1}, faith=1).has(BLUE, vp=30, faith=5))
    assert t.vp[GREEN] == t.vp[BLUE]
    assert t.winners() == [GREEN]


def test_cf_12_4_then_the_higher_religion_die() -> None:
    t = final(Table().has(GREEN, vp=30, goods={"ore": 1}, faith=4).has(BLUE, vp=30, goods={"wine": 1}, faith=5))
    assert t.winners() == [BLUE]


def test_cf_12_4_then_it_is_shared() -> None:
    t = final(Table().has(GREEN, vp=30, faith=4).has(BLUE, vp=30, faith=4))
    assert t.winners() == [GREEN, BLUE]


def test_cf_12_4_each_step_among_those_still_tied() -> None:
    t = Table().has(RED, vp=30, goods={"ore": 1}, faith=2).has(GREEN, vp=30, goods={"ore": 1}, faith=2)
    t.has(YELLOW, vp=30, faith=5).has(BLUE, vp=28, goods={"ore": 3}, faith=5)
    assert final(t).vp == [30, 30, 30, 29]
    assert t.winners() == [RED, GREEN], "yellow has the higher die but fewer goods, blue more goods but fewer VP"


def test_cf_12_4_all_equal_all_win() -> None:
    assert final(Table(3)).winners() == [RED, GREEN, YELLOW]


def test_cf_12_4_nobody_is_asked_any_more() -> None:
    t = final(Table())
    assert t.asked != CHANCE
    assert [t.game.legal(t.s, seat) for seat in range(-1, 4)] == [[]] * 5
