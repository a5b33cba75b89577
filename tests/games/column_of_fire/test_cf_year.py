"""The year (CF-3): who is on turn, the anytime moves and their windows, and what nobody is asked."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.reasons import about

# -- CF-3.1 two half-years ---------------------------------------------------------------------------------------------


def test_cf_3_1_everybodys_first_half_year_then_everybodys_second() -> None:
    t = Table(3).everybody(religion="catholic")
    t.s.cells[t.game.layout.at("start")] = YELLOW
    t.first_half(YELLOW)
    assert (t.half, t.turn) == (2, YELLOW), "nothing was to be asked in the first half-years"
    assert t.faith == [2, 2, 2]
    for seat in (YELLOW, RED, GREEN):
        assert (t.half, t.turn) == (2, seat)
        t.roll()
        assert t.asked == seat
        t.play("no-person")
        while t.asked == seat:
            t.play(t.offered[0])
    assert (t.year, t.half) == (3, 2), "and the next year has begun in the same way"
    assert t.told("turn") == [(0, 1), (1, 1), (2, 2), (0, 2), (1, 2), (2, 1), (0, 1), (1, 1), (2, 2)]
    assert t.told("year") == [(3,)]


def test_cf_3_1_a_first_half_year_is_whole_before_the_next_one_begins() -> None:
    t = Table().lay("england", catholic=4).house(RED, "england", 2).house(GREEN, "england", 5)
    t.person(GREEN, "feria", "brown", 3).first_half(RED)
    assert t.told("turn") == [(GREEN, 1)]
    assert t.vp == [4, 2, 2, 2], "red's conflict is over"
    assert t.asked == GREEN
    assert t.choice == ["skip", "gain protection"]


# -- CF-3.2 windows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("half", [1, 2])
def test_cf_3_2_a_window_opens_at_the_start_of_a_turn_for_three_vp(half: int) -> None:
    t = Table().has(RED, vp=3)
    t = t.first_half(RED) if half == 1 else t.before_roll(RED)
    assert (t.asked, t.step) == (RED, "window")
    assert t.offered == ["pass", "ransom black"]
    assert t.faith[RED] == 3, "nothing has been turned down yet"


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize("tile", ["captain", "vp:1"])
def test_cf_3_2_a_window_opens_at_the_start_of_a_turn_for_any_tile(half: int, tile: str) -> None:
    t = Table().has(RED, vp=0, tiles={tile: 1})
    t = t.first_half(RED) if half == 1 else t.before_roll(RED)
    assert (t.asked, t.step) == (RED, "window")
    assert t.offered == ["pass"], "a VP tile, or a captain without goods, cannot be used; that he is asked tells nobody which it is"


@pytest.mark.parametrize("half", [1, 2])
def test_cf_3_2_no_window_at_the_start_for_two_vp_and_no_tile(half: int) -> None:
    t = Table().has(RED, vp=2).person(RED, "feria", "brown", 4)
    t = t.first_half(RED) if half == 1 else t.before_roll(RED)
    assert t.step != "window"


def test_cf_3_2_no_window_for_others_however_rich() -> None:
    t = Table().everybody(vp=30).has(RED, vp=2).before_roll(RED)
    assert t.asked == CHANCE


@pytest.mark.parametrize("half", [1, 2])
def test_cf_3_2_before_the_conflicts_a_tile_opens_the_window_without_any_torch(half: int) -> None:
    t = Table().has(RED, vp=0, tiles={"vp:3": 1}).end_of_turn(RED, half)
    assert (t.asked, t.step, t.offered) == (RED, "window", ["pass"])


@pytest.mark.parametrize("half", [1, 2])
def test_cf_3_2_before_the_conflicts_vp_open_the_window_with_a_torch_and_without(half: int) -> None:
    t = Table().has(RED, vp=3).person(RED, "feria", "brown", 4).end_of_turn(RED, half)
    assert (t.asked, t.step, t.offered) == (RED, "window", ["pass", "ransom brown", "ransom black"])
    t = Table().has(RED, vp=3).lay("spain", catholic=2, neutral=2).end_of_turn(RED, half)
    assert (t.asked, t.step, t.offered) == (RED, "window", ["pass", "ransom black"])
    t = Table().has(RED, vp=2).end_of_turn(RED, half)
    assert t.passed_on()
    t = Table().has(RED, vp=2).lay("spain", catholic=2, neutral=2).end_of_turn(RED, half)
    assert t.stones("spain") == {}, "no window: the conflict is over at once"


def test_cf_3_2_passing_goes_on() -> None:
    t = Table().has(RED, vp=9).first_half(RED).play("pass")
    assert t.faith[RED] == 2
    assert t.vp[RED] == 9


def test_cf_3_2_a_window_stays_open_while_its_condition_holds() -> None:
    t = Table().has(RED, vp=6).person(RED, "feria", "brown", 4).prisoner(RED, "blue", 3).before_roll(RED)
    assert t.offered == ["pass", "ransom blue", "ransom brown", "ransom black"]
    t.play("ransom blue")
    assert (t.asked, t.step) == (RED, "window")
    assert t.offered == ["pass", "ransom brown", "ransom black"]


def test_cf_3_2_a_window_closes_by_itself_when_its_condition_fails() -> None:
    t = Table().has(RED, vp=5).prisoner(RED, "blue", 3).before_roll(RED).play("ransom blue")
    assert t.vp[RED] == 2
    assert t.asked == CHANCE, "the dice are rolled, nobody had to pass"


def test_cf_3_2_a_torch_taken_away_in_the_window_leaves_it_open() -> None:
    t = Table().has(RED, vp=9, tiles={"stone:catholic": 1}).lay("spain", catholic=4).end_of_turn(RED)
    t.play("tile lift catholic spain")
    assert (t.asked, t.step, t.offered) == (RED, "window", ["pass", "ransom black"])
    t.play("pass")
    assert t.passed_on()
    assert t.stones("spain") == {"catholic": 3}


def test_cf_3_2_a_torch_lit_in_the_window_has_its_conflict() -> None:
    t = Table().has(RED, vp=3, tiles={"neutral_stone": 1}).lay("spain", catholic=3).end_of_turn(RED)
    t.play("tile place neutral spain")
    assert (t.asked, t.step, t.offered) == (RED, "window", ["pass", "ransom black"])
    t.play("pass")
    assert t.stones("spain") == {}


def test_cf_3_2_any_number_of_tiles_one_after_the_other() -> None:
    t = Table().has(RED, tiles={"neutral_stone": 2, "stone:catholic": 1, "step_on": 1}).first_half(RED)
    t.play("tile place neutral spain", "tile place neutral spain", "tile place catholic spain", "tile step")
    assert t.stones("spain") == {"neutral": 2, "catholic": 1}
    assert t.disc[RED] == 7


def test_cf_3_2_a_tile_just_drawn_can_be_used_in_the_same_turn() -> None:
    t = Table().using(RED, "huus").play("gain tile", "draw neutral_stone")
    assert (t.asked, t.step) == (RED, "window"), "the tile opens the window before the conflicts"
    t.play("tile place neutral france")
    assert t.stones("france") == {"neutral": 1}


# -- CF-3.4 before what would go on without asking him -----------------------------------------------------------------


def window(t: Table) -> str:
    """Which window red is asked in."""
    assert (t.asked, t.step) == (RED, "window")
    return str(about(t.s)["window"])


def only_free(t: Table, *free: str) -> Table:
    """Red's other dice lie on Loch Leven."""
    for die in ("white", "blue", "orange", "brown", "purple"):
        if die not in free and t.die(RED, die)[0] == "free":
            t.prisoner(RED, die, 3)
    return t


def test_cf_3_4_a_tile_drawn_by_a_person_can_save_the_next_one() -> None:
    t = Table().person(RED, "huus", "orange", 4).person(RED, "feria", "brown", 1).first_half(RED)
    t.play("gain tile", "draw turn_die")
    assert window(t) == "person"
    assert t.die(RED, "brown") == ("feria", 1), "not read yet"
    t.play("tile turn brown up")
    assert t.choice == ["skip", "gain protection"], "turned up to 2 and read as 2: he acts once more"
    assert t.die(RED, "brown") == ("feria", 1)


def test_cf_3_4_without_news_the_row_goes_on() -> None:
    t = Table().has(RED, vp=9, tiles={"neutral_stone": 1}).person(RED, "feria", "brown", 3).person(RED, "rollo", "white", 3).first_half(RED)
    t.play("pass", "gain protection")
    assert t.step == "use", "neither a new tile nor new in being able to pay"


def test_cf_3_4_who_comes_to_three_vp_can_pay_before_the_first_person() -> None:
    t = Table(2).person(RED, "feria", "brown", 1).first_half(RED)
    assert t.vp[RED] == 3, "alone in his religion"
    assert window(t) == "person"
    t.play("ransom black", "roll black 5", "religion catholic")
    assert t.vp[RED] == 1
    assert t.display(RED) == [], "the window is over, the row has gone on"


def test_cf_3_4_news_are_over_when_he_was_asked() -> None:
    t = Table().person(RED, "huus", "orange", 4).person(RED, "feria", "brown", 3).person(RED, "rollo", "white", 3).first_half(RED)
    t.play("gain tile", "draw vp:1", "pass", "gain protection")
    assert t.step == "use", "no window before the third person"


def test_cf_3_4_a_person_ransomed_in_the_window_is_skipped() -> None:
    t = Table().has(RED, vp=1).person(RED, "elizabeth", "white", 4).person(RED, "feria", "brown", 2).person(RED, "orange", "orange", 2)
    t.first_half(RED).play("gain vp")
    assert window(t) == "person"
    t.play("ransom brown")
    assert t.choice == ["skip", "gain vp"], "Orange is next"


def test_cf_3_4_a_tile_drawn_by_the_person_taken_can_be_used_before_the_next_card() -> None:
    t = Table().stack("netherlands", "huus").second_half(RED, orange=4).play("take orange netherlands", "gain tile", "draw neutral_stone")
    assert window(t) == "card"
    assert t.top("netherlands") is None
    t.play("tile place neutral spain")
    assert t.asked == CHANCE, "no tile left and 2 VP: the card is turned up"


def test_cf_3_4_who_comes_to_three_vp_can_pay_before_the_next_card() -> None:
    t = Table().second_half(RED, white=4).play("take white england", "gain vp")
    assert window(t) == "card"
    t.play("pass")
    assert {text.split()[0] for text in t.offered} == {"turn-up"}


def test_cf_3_4_no_die_is_free_for_the_track() -> None:
    t = only_free(Table().has(RED, vp=3)).track(RED)
    assert window(t) == "move"
    t.play("ransom white")
    assert t.disc[RED] == 10, "nothing left to pay with: the only way is taken"


def test_cf_3_4_no_die_is_free_for_the_track_and_he_passes() -> None:
    t = only_free(Table().has(RED, vp=4)).track(RED)
    disc = t.disc[RED]
    t.play("pass")
    assert window(t) == "conflicts"
    assert t.disc[RED] == disc


def test_cf_3_4_an_event_takes_the_last_die() -> None:
    t = only_free(Table().has(RED, vp=3, tiles={"take_die": 1}).house(RED, "england", 2), "white")
    t.at("second-half:3>turn-up:0", RED, 2).play("turn-up excommunication", "turn-up walsingham")
    assert t.die(RED, "white") == ("loch", 3)
    assert window(t) == "move"
    t.play("tile free blue", "pass")
    assert t.step == "track", "the blue die is free: he may go"


def test_cf_3_4_without_a_tile_and_three_vp_the_track_falls_away() -> None:
    t = only_free(Table().has(RED, vp=2)).track(RED)
    assert t.passed_on()


def test_cf_3_4_a_tile_just_drawn_comes_before_the_compulsory_move() -> None:
    """Step on, before the disc goes the only way it has."""
    t = only_free(Table().has(RED, vp=0, disc=10).stack("netherlands", "huus"), "orange", "white")
    t.second_half(RED, orange=4).play("take orange netherlands", "gain tile", "draw step_on")
    assert window(t) == "card"
    t.play("tile step")
    assert t.disc[RED] == 11
    t = only_free(Table().has(RED, vp=0, disc=10, tiles={"step_on": 1}), "white")
    t.s.cells[m.NEWS] = 1
    t.track(RED)
    assert window(t) == "move"
    t.play("tile step")
    assert t.told("stepped-on") == [(RED, 11)]


def test_cf_3_4_two_ways_are_asked_without_a_window() -> None:
    t = Table().has(RED, vp=0, tiles={"neutral_stone": 1})
    t.s.cells[m.NEWS] = 1
    t.track(RED)
    assert t.step == "track"
    assert "tile place neutral spain" in t.offered


def test_cf_3_4_looked_at_anew_when_the_move_is_put_anew() -> None:
    """An event turned up by a tile beside the choice takes the only free die."""
    t = only_free(Table().has(RED, vp=3, tiles={"remove_person": 1}).house(RED, "england", 2), "white").track(RED)
    assert t.step == "track"
    t.play("tile remove elizabeth", "turn-up excommunication", "turn-up walsingham")
    assert t.die(RED, "white") == ("loch", 3)
    assert window(t) == "move"
    t.play("ransom white")
    assert t.disc[RED] == 10


def test_cf_3_4_between_two_conflicts() -> None:
    t = Table().has(RED, vp=2).house(RED, "spain", 4).lay("spain", catholic=4).lay("france", catholic=4).end_of_turn(RED)
    t.play("conflict spain")
    assert t.vp[RED] == 6
    assert window(t) == "between"
    t.play("pass")
    assert t.stones("france") == {}
    assert t.passed_on()


def test_cf_3_4_between_two_conflicts_before_the_next_country_is_chosen() -> None:
    t = Table().has(RED, vp=0, religion="catholic").house(RED, "spain", 6)
    for country in ("england", "france", "spain"):
        t.lay(country, catholic=4)
    t.end_of_turn(RED).play("conflict spain")
    assert window(t) == "between"
    t.play("ransom black", "roll black 2", "religion protestant")
    assert window(t) == "between", "3 VP are left"
    t.play("pass")
    assert t.offered == ["conflict england", "conflict france"]
    t.play("conflict france")
    assert t.passed_on(), "nothing new, and none after the last"


def test_cf_3_4_the_last_torch_taken_away_between_two_conflicts() -> None:
    t = Table().has(RED, vp=0, tiles={"stone:catholic": 1}).house(RED, "spain", 4).lay("spain", catholic=4).lay("france", catholic=4)
    t.end_of_turn(RED).play("pass", "conflict spain", "tile lift catholic france", "pass")
    assert t.stones("france") == {"catholic": 3}
    assert t.passed_on()


def test_cf_3_4_no_window_after_the_last_conflict() -> None:
    t = Table().has(RED, vp=2).house(RED, "spain", 4).lay("spain", catholic=4).end_of_turn(RED)
    assert t.vp[RED] == 6
    assert t.passed_on()


def test_cf_3_4_news_do_not_outlast_the_turn() -> None:
    t = Table(2).everybody(religion="catholic").has(RED, vp=2).house(RED, "spain", 4).lay("spain", catholic=3)
    t.person(GREEN, "feria", "brown", 3).has(GREEN, vp=9).end_of_turn(RED)
    assert t.s.cells[m.NEWS] == 0
    assert (t.turn, t.step) == (GREEN, "window")
    t.play("pass")
    assert t.step == "use", "green has nothing new"


# -- CF-3.2 beside the choices of his own turn -------------------------------------------------------------------------

TILES = {"neutral_stone": 1}


def rich(players: int = 4) -> Table:
    """Red has a tile, and the VP for a ransom."""
    return Table(players).has(RED, vp=9, tiles=TILES)


def beside(t: Table) -> bool:
    """Are the anytime moves offered beside red's choice?"""
    assert t.asked == RED
    assert len(t.choice) > 1
    return "ransom black" in t.offered and "tile place neutral spain" in t.offered


def test_cf_3_2_beside_a_person_of_the_row() -> None:
    assert beside(rich().using(RED, "feria"))


def test_cf_3_2_beside_the_religion_of_the_first_half_year() -> None:
    t = rich().has(RED, faith=1).person(RED, "feria", "brown", 3).first_half(RED).play("pass", "roll black 5")
    assert t.choice == ["religion catholic", "religion protestant"]
    assert "ransom brown" in t.offered
    assert "tile place neutral spain" in t.offered


def test_cf_4_2_who_has_rolled_chooses_before_he_takes_the_die_off_again() -> None:
    t = Table().has(RED, vp=9, faith=1, tiles={"take_die": 1, "turn_die": 1}).prisoner(RED, "blue", 3).first_half(RED)
    assert {"ransom black", "tile free black"} <= set(t.offered)
    t.play("pass", "roll black 2")
    turns = ["tile turn blue up", "tile turn blue down", "tile turn black up", "tile turn black down"]
    assert t.anytime == ["ransom blue", *turns, "tile free blue"]


def test_cf_3_2_beside_the_choice_of_a_person() -> None:
    assert beside(rich().second_half(RED))


def test_cf_3_2_beside_the_stone() -> None:
    t = rich().has(RED, protection=1).second_half(RED).play("take white england")
    assert t.choice == ["lay-stone", "return-stone"]
    assert beside(t)


def test_cf_3_2_beside_raising_a_house() -> None:
    t = rich().house(RED, "england", 1).second_half(RED, white=2).play("take white england")
    assert t.choice == ["raise", "stay"]
    assert beside(t)


def test_cf_3_2_beside_the_new_person() -> None:
    t = rich().second_half(RED).play("take white england")
    assert t.choice == ["skip", "gain vp"]
    assert beside(t)


def test_cf_3_2_beside_the_track_and_its_space() -> None:
    t = rich().track(RED)
    assert t.step == "track"
    assert beside(t)
    t.play("go 8")
    assert t.choice == ["skip", "gain protection"]
    assert beside(t)


def test_cf_3_2_beside_the_neutral_stone_of_a_ship() -> None:
    t = rich(3).on_space(RED, 2)
    assert t.choice == ["skip", "place neutral spain"]
    assert beside(t)


def test_cf_3_2_not_inside_an_action_that_goes_on() -> None:
    t = rich(3).has(RED, disc=2, tiles={"step_on": 1}).first_half(RED)
    t.play("tile step")
    assert t.disc[RED] == 3
    assert t.anytime == []
    assert t.choice == ["skip", "gain book", "gain ore", "gain cloth", "gain wine"]


def test_cf_3_2_not_beside_a_ship_and_its_stone_that_a_step_led_to() -> None:
    t = rich(3).has(YELLOW, disc=9).has(RED, disc=1, goods={"ore": 1}, tiles={"step_on": 1}).house(RED, "spain", 1).first_half(RED)
    t.play("tile step")
    assert t.offered == ["skip", "ship spain ore"]
    t.play("ship spain ore")
    assert t.offered == ["skip", "place neutral spain"]
    t.play("skip")
    assert t.step == "window"
    assert "ransom black" in t.offered


def test_cf_3_2_not_beside_the_religion_of_a_ransom() -> None:
    t = rich().first_half(RED).play("ransom black", "roll black 2")
    assert t.offered == ["religion catholic", "religion protestant"]


def test_cf_3_2_not_beside_the_religion_of_a_tile() -> None:
    t = rich().has(RED, tiles={"take_die": 1}).first_half(RED).play("tile free black", "roll black 2")
    assert t.offered == ["religion catholic", "religion protestant"]


def test_cf_3_2_not_inside_an_event() -> None:
    t = rich().has(RED, protection=1).turning_up("babington", RED)
    assert t.offered == ["protect", "suffer"]
    t = rich().has(RED, protection=1).turning_up("edict", RED)
    assert t.offered == ["offer", "keep"]
    t = rich().house(RED, "england", 1).turning_up("excommunication", RED)
    assert {text.split()[0] for text in t.offered} == {"imprison"}
    t = rich().has(RED, goods={"ore": 1, "wine": 1}).turning_up("empty-treasury", RED)
    assert t.offered == ["lose ore", "lose wine"]
    t = rich().house(RED, "spain", 1).person(RED, "feria", "brown", 3).person(RED, "rollo", "white", 3).turning_up("silver-fleet", RED)
    assert t.offered == ["lower white", "lower brown"]


def test_cf_3_2_not_inside_the_conflicts() -> None:
    t = rich().lay("spain", neutral=4).lay("france", neutral=4).end_of_turn(RED).play("pass")
    assert t.offered == ["conflict france", "conflict spain"]


def test_cf_3_2_not_in_anothers_turn() -> None:
    t = Table().everybody(vp=9, protection=1).has(YELLOW, tiles=TILES).turning_up("babington", RED)
    assert t.asked == RED
    t.play("suffer")
    assert (t.asked, t.offered) == (YELLOW, ["protect", "suffer"])


# -- CF-3.3 nobody is asked where one way is left ----------------------------------------------------------------------


def test_cf_3_3_an_action_that_cannot_be_used_is_not_asked() -> None:
    t = Table().using(RED, "england-captain")
    assert t.asked == CHANCE, "no goods, no captain; all first half-years go by, the dice are next"
    assert t.told("turn")[-1] == (RED, 2)


def test_cf_3_3_nor_are_anytime_moves_offered_there() -> None:
    t = Table().has(RED, vp=9).using(RED, "england-captain")
    assert t.step == "window"
    t.play("pass")
    assert t.passed_on(), "nothing was asked in the row: that was the window before the conflicts"


def test_cf_3_3_an_action_whose_part_changes_nothing_is_not_offered() -> None:
    t = Table().has(RED, goods={"cloth": 2, "wine": 1}).house(RED, "england", 3).on_space(RED, 15)
    assert t.choice == ["skip", "gain cloth", "market cloth england"]
    t = Table().has(RED, goods={"cloth": 2}).house(RED, "england", 3).on_space(RED, 6)
    assert t.choice == ["skip", "ship england cloth"]


def test_cf_3_3_a_tile_that_cannot_be_carried_out_is_not_offered() -> None:
    t = Table().has(RED, tiles={"captain": 1, "stone:catholic": 1}, goods={"ore": 1}).house(RED, "england", 1).first_half(RED)
    assert t.offered == ["pass", *(f"tile place catholic {country}" for country in ("england", "france", "netherlands", "spain"))]
    for country in ("england", "france", "netherlands", "spain"):
        t.lay(country, neutral=4)
    t.first_half(RED)
    assert t.offered == ["pass"]


def test_cf_3_3_a_single_reachable_space_is_gone_to_by_itself() -> None:
    t = Table().has(RED, vp=0, tiles={"neutral_stone": 1})
    for die in ("blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 3)
    t.track(RED)
    assert t.disc[RED] == 10
    assert t.choice == ["skip", "gain protection"], "the next question is the space's action"


def test_cf_3_3_a_single_good_is_lost_by_itself() -> None:
    t = Table().has(RED, goods={"wine": 3}).turning_up("empty-treasury", RED)
    assert t.goods(RED) == {"wine": 2}


def test_cf_3_3_without_a_person_to_take_one_vp_is_paid_by_itself() -> None:
    t = Table().has(RED, vp=2)
    for die in ("white", "blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 3)
    t.before_roll(RED)
    assert t.vp_from(RED) == [(-1, "no-person")]
    assert t.turn == GREEN


def test_cf_3_3_a_window_is_asked_although_passing_is_all_that_is_left() -> None:
    t = Table().has(RED, vp=0, tiles={"vp:2": 1}).first_half(RED)
    assert t.offered == ["pass"]
    t.play("pass")
    assert (t.step, t.offered) == ("window", ["pass"]), "again before the conflicts"


def test_cf_3_3_after_an_anytime_move_the_choice_is_put_anew() -> None:
    t = Table().has(RED, tiles={"remove_person": 1}).second_half(RED, white=4)
    assert "take white england" in t.offered
    t.play("tile remove elizabeth", "turn-up walsingham")
    assert (t.asked, t.step) == (RED, "choose-person")
    t.play("take white england")
    assert t.display(RED) == ["walsingham"]


def test_cf_3_3_an_event_turned_up_beside_a_choice_changes_it() -> None:
    t = Table().has(RED, tiles={"remove_person": 1}).house(RED, "england", 3).second_half(RED, white=4, blue=2)
    t.play("tile remove elizabeth", "turn-up excommunication")
    assert (t.asked, t.offered) == (RED, ["imprison white", "imprison blue", "imprison orange", "imprison brown", "imprison purple"])
    t.play("imprison white", "turn-up walsingham")
    assert t.die(RED, "white") == ("loch", 3)
    assert t.step == "choose-person"
    assert "take white england" not in t.offered
    assert "take purple england" in t.offered
    assert "take blue france" in t.offered


def test_cf_3_3_an_event_beside_the_stone_choice_cannot_touch_what_is_in_hand() -> None:
    t = Table().has(RED, protection=1, tiles={"remove_person": 1}).house(RED, "spain", 3).second_half(RED, white=4)
    t.play("take white england", "tile remove philip", "turn-up auto-da-fe")
    assert t.offered == ["protect", "suffer"]
    t.play("suffer")
    assert t.offered == ["imprison blue", "imprison orange", "imprison brown", "imprison purple"], "the white die is in his hand"
    t.play("imprison blue", "turn-up feria")
    assert t.choice == ["lay-stone", "return-stone"], "the stone is still to be laid"


def test_cf_3_3_a_protection_tile_given_in_such_an_event_takes_the_choice_away() -> None:
    t = Table().has(RED, protection=1, tiles={"remove_person": 1}).house(RED, "spain", 3).second_half(RED, white=4)
    t.play("take white england", "tile remove philip", "turn-up auto-da-fe", "protect", "turn-up feria")
    assert t.stones("england") == {"protestant": 1}, "without a tile there is one way left: the stone is laid"
    assert t.choice == ["skip", "gain vp"]


def test_cf_3_3_ransom_of_the_very_die_whose_person_is_offered() -> None:
    t = Table().has(RED, vp=4).using(RED, "elizabeth", "white", 3)
    t.play("ransom white")
    assert t.vp[RED] == 1
    assert t.die(RED, "white") == ("free", 0)
    assert t.display(RED) == []
    assert t.vp_from(RED) == [(-3, "ransom")], "her action falls away with her"
    assert t.passed_on()


def test_cf_3_3_ransom_of_the_die_of_the_person_just_taken() -> None:
    t = Table().has(RED, vp=5).second_half(RED, white=6).play("take white england", "ransom white", "turn-up walsingham")
    assert t.display(RED) == []
    assert t.houses("england")[RED] == 6, "the house stays"
    assert t.step == "track"
    assert "go 10" in t.offered, "the white die is free for the track"


def test_cf_3_3_a_sale_beside_the_captain_can_leave_him_nothing() -> None:
    t = Table().has(RED, goods={"book": 1}, tiles={"captain": 1}).house(RED, "france", 2).using(RED, "france-captain", "blue", 3)
    assert t.choice == ["skip", "captain book france"]
    t.play("tile captain book france")
    assert t.vp[RED] == 5
    assert t.step == "window", "the person's own action has fallen away"


def test_cf_3_3_a_stack_emptied_beside_the_choice_offers_its_house() -> None:
    t = Table().has(RED, tiles={"remove_person": 1}).stack("england", "elizabeth", []).second_half(RED, white=4)
    t.play("tile remove elizabeth")
    assert t.top("england") is None
    assert "take white england" not in t.offered
    assert "house white england" in t.offered
    assert t.last_year()


def test_cf_3_3_the_track_is_put_anew_after_a_step() -> None:
    t = Table().has(RED, vp=0, disc=6, tiles={"step_on": 1}).track(RED)
    assert t.choice == ["go 7", "go 8", "go 9", "go 10"], "17, 12 and 2, the other ships, are occupied"
    t.play("tile step", "skip")
    assert t.disc[RED] == 7
    assert t.step == "track"
    assert "go 11" in t.choice, "the next blue space is now the one behind"
    assert "go 7" not in t.choice


def test_cf_3_3_several_anytime_moves_beside_one_choice() -> None:
    t = Table().has(RED, vp=8, tiles={"turn_die": 1}).person(RED, "feria", "brown", 2).prisoner(RED, "blue", 2).track(RED)
    t.play("tile turn brown up", "ransom blue", "ransom black", "roll black 4", "religion protestant")
    assert t.vp[RED] == 2
    assert t.die(RED, "brown") == ("feria", 3)
    assert t.step == "track"
    assert "go 7" in t.choice, "blue again"
    assert t.faith[RED] == 4
    assert t.religion == ["protestant", "protestant", "catholic", "protestant"]


def test_cf_3_3_nobody_waits_for_blue() -> None:
    """A first half-year without a question goes by, for everybody."""
    t = Table().has(BLUE, vp=2).first_half(BLUE)
    assert (t.half, t.turn, t.asked) == (2, RED, CHANCE)
