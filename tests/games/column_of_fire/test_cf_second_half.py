"""The second half-year, part one (CF-5): the roll, a person, a house, the next card."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.phases.display import card_in_hand

COUNTRIES = ("england", "france", "netherlands", "spain")
COLOURS = ("white", "blue", "orange", "brown")

# -- CF-5.1 the roll ---------------------------------------------------------------------------------------------------


def test_cf_5_1_all_free_dice_one_at_a_time() -> None:
    t = Table().before_roll(RED)
    for die in (*COLOURS, "purple"):
        assert t.asked == CHANCE
        assert t.offered == [f"roll {die} {number}" for number in range(1, 7)]
        assert t.game.weights(t.s) == []
        t.play(f"roll {die} 6")
    assert t.asked == RED
    assert [t.die(RED, die) for die in (*COLOURS, "purple")] == [("free", 6)] * 5


def test_cf_5_1_only_the_free_ones() -> None:
    t = Table().person(RED, "feria", "white", 4).prisoner(RED, "orange", 2).before_roll(RED)
    t.play("roll blue 2", "roll brown 3", "roll purple 4")
    assert t.asked == RED
    assert t.die(RED, "white") == ("feria", 4)
    assert t.die(RED, "orange") == ("loch", 2)


def test_cf_5_1_each_rolls_his_own() -> None:
    t = Table().person(BLUE, "feria", "white", 4).prisoner(RED, "blue", 2).before_roll(BLUE)
    t.play("roll blue 2", "roll orange 5", "roll brown 3", "roll purple 4")
    assert [t.die(BLUE, die) for die in ("white", "blue", "orange")] == [("feria", 4), ("free", 2), ("free", 5)]
    assert [text for text in t.choice if text.startswith("take")] == [
        *(f"take {die} {country}" for die, country in zip(COLOURS[1:], COUNTRIES[1:], strict=True)),
        *(f"take purple {country}" for country in COUNTRIES),
    ]
    assert t.die(RED, "blue") == ("loch", 2)


def test_cf_5_1_dice_ransomed_before_the_roll_are_rolled() -> None:
    t = Table().has(RED, vp=3).person(RED, "feria", "white", 4).before_roll(RED).play("ransom white")
    assert t.offered[0] == "roll white 1"


# -- CF-5.2 a person ---------------------------------------------------------------------------------------------------


def test_cf_5_2_each_colour_leads_to_its_country_purple_to_any() -> None:
    t = Table().second_half(RED)
    takes = [f"take {die} {country}" for die, country in zip(COLOURS, COUNTRIES, strict=True)]
    assert t.choice == [*takes, *(f"take purple {country}" for country in COUNTRIES), "no-person"]


@pytest.mark.parametrize("country", COUNTRIES)
def test_cf_5_2_the_purple_die_takes_the_top_person_of_any_country(country: str) -> None:
    t = Table().second_half(RED, purple=5)
    top = t.top(country)
    t.play(f"take purple {country}")
    assert t.display(RED) == [top]
    assert t.die(RED, "purple") == (top, 5)
    assert t.houses(country)[RED] == 5


def test_cf_5_2_taking_none_costs_one_vp() -> None:
    t = Table().second_half(RED).play("no-person")
    assert t.vp_from(RED) == [(-1, "no-person")]
    assert t.vp[RED] == 1
    assert t.display(RED) == []
    assert t.step == "track"


def test_cf_5_2_without_a_free_die_he_pays_too_but_never_below_zero() -> None:
    for vp, rest in ((2, 1), (1, 0), (0, 0)):
        t = Table().has(RED, vp=vp)
        for die in (*COLOURS, "purple"):
            t.prisoner(RED, die, 3)
        t.before_roll(RED)
        assert t.vp[RED] == rest
        assert t.passed_on()


def test_cf_5_2_at_zero_vp_he_must_take_one_if_he_can() -> None:
    t = Table().has(RED, vp=0).second_half(RED)
    assert "no-person" not in t.offered
    assert len(t.offered) == 8


def test_cf_5_2_at_zero_vp_a_single_person_is_taken_by_itself() -> None:
    t = Table().has(RED, vp=0)
    for die in ("blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 3)
    t.second_half(RED, white=4)
    assert t.display(RED) == ["elizabeth"]


def test_cf_5_2_at_zero_vp_with_all_stacks_used_up_he_passes_for_nothing() -> None:
    t = Table().has(RED, vp=0)
    for country in COUNTRIES:
        t.used_up(country).house(RED, country, 6)
    t.second_half(RED, white=4)
    assert t.vp[RED] == 0
    assert t.told("no-person") == [(RED,)]
    assert t.step == "track"


# -- CF-5.3 the stone --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "stone"), [("elizabeth", "protestant"), ("rollo", "catholic"), ("cecil", "neutral"), ("walsingham", "protestant")]
)
def test_cf_5_3_the_stone_of_the_card_goes_to_its_country(person: str, stone: str) -> None:
    t = Table().stack("england", person).second_half(RED, white=4).play("take white england")
    assert t.stones("england") == {stone: 1}
    assert t.told("stone-laid")[0][0] == RED


def test_cf_5_3_for_a_protection_tile_it_goes_back_instead() -> None:
    t = Table().has(RED, protection=2).second_half(RED, white=4).play("take white england")
    assert t.offered == ["lay-stone", "return-stone"]
    t.play("return-stone")
    assert t.stones("england") == {}
    assert t.protection[RED] == 1


def test_cf_5_3_with_a_tile_he_may_lay_it_all_the_same() -> None:
    t = Table().has(RED, protection=1).second_half(RED, white=4).play("take white england", "lay-stone")
    assert t.stones("england") == {"protestant": 1}
    assert t.protection[RED] == 1


@pytest.mark.parametrize(("players", "full"), [(2, 3), (3, 4), (4, 4)])
@pytest.mark.parametrize("protection", [0, 1])
def test_cf_5_3_without_a_free_space_it_goes_to_the_supply_for_nothing(players: int, full: int, protection: int) -> None:
    t = Table(players).has(RED, protection=protection).lay("england", neutral=full).second_half(RED, white=4).play("take white england")
    assert t.choice[0] != "lay-stone"
    assert t.stones("england") == {"neutral": full}
    assert t.protection[RED] == protection
    assert t.told("stone-no-room") == [(RED, 1, 0)]


def test_cf_5_3_only_the_one_on_turn_can_keep_it_out() -> None:
    t = Table().everybody(protection=1).has(RED, protection=0).second_half(RED, white=4).play("take white england")
    assert t.stones("england") == {"protestant": 1}
    assert t.asked == RED


def test_cf_5_3_the_stone_comes_first_then_the_house() -> None:
    t = Table().has(RED, protection=1).second_half(RED, white=4).play("take white england")
    assert t.houses("england")[RED] == 0


# -- CF-5.4 placing a house --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_cf_5_4_on_the_number_of_the_die(number: int) -> None:
    t = Table().second_half(RED, brown=number).play("take brown spain")
    assert t.houses("spain") == [number, 0, 0, 0]
    assert t.told("house-placed") == [(RED, 3, number)]


def test_cf_5_4_a_house_there_is_pushed_down() -> None:
    t = Table().house(GREEN, "england", 4).second_half(RED, white=4).play("take white england")
    assert t.houses("england") == [4, 3, 0, 0]
    assert t.told("house-pushed") == [(GREEN, 0, 3)]


def test_cf_5_4_it_pushes_on_until_an_empty_space() -> None:
    t = Table().house(GREEN, "england", 5).house(YELLOW, "england", 4).house(BLUE, "england", 2)
    t.second_half(RED, white=5).play("take white england")
    assert t.houses("england") == [5, 4, 3, 2]


def test_cf_5_4_a_house_pushed_off_one_goes_back_to_its_owner() -> None:
    t = Table().house(GREEN, "england", 1).second_half(RED, white=1).play("take white england")
    assert t.houses("england") == [1, 0, 0, 0]
    assert t.told("house-back") == [(GREEN, 0)]


def test_cf_5_4_a_whole_row_is_pushed_and_the_last_falls_off() -> None:
    t = Table().house(GREEN, "england", 3).house(YELLOW, "england", 2).house(BLUE, "england", 1)
    t.second_half(RED, white=3).play("take white england")
    assert t.houses("england") == [3, 2, 1, 0]


def test_cf_5_4_pushed_to_one_is_still_on_the_board() -> None:
    t = Table().house(GREEN, "england", 2).second_half(RED, white=2).play("take white england")
    assert t.houses("england") == [2, 1, 0, 0]
    assert t.told("house-pushed") == [(GREEN, 0, 1)]
    assert t.told("house-back") == []


def test_cf_5_4_houses_above_or_apart_stay() -> None:
    t = Table().house(GREEN, "england", 5).house(YELLOW, "england", 2).house(BLUE, "france", 4)
    t.second_half(RED, white=4).play("take white england")
    assert t.houses("england") == [4, 5, 2, 0]
    assert t.houses("france") == [0, 0, 0, 4]


def test_cf_5_4_he_must_place_one() -> None:
    t = Table().second_half(RED, white=1).play("take white england")
    assert t.houses("england")[RED] == 1, "nobody asked him"


# -- CF-5.5 moving a house up ------------------------------------------------------------------------------------------


def test_cf_5_5_from_a_lower_number_he_may_move_up() -> None:
    t = Table().house(RED, "england", 2).second_half(RED, white=4).play("take white england")
    assert t.choice == ["raise", "stay"]
    t.play("raise")
    assert t.houses("england") == [4, 0, 0, 0]
    assert t.told("house-raised") == [(RED, 0, 4)]


def test_cf_5_5_or_not() -> None:
    t = Table().house(RED, "england", 2).second_half(RED, white=4).play("take white england", "stay")
    assert t.houses("england") == [2, 0, 0, 0]


@pytest.mark.parametrize("number", [3, 4])
def test_cf_5_5_an_equal_or_lower_number_changes_nothing(number: int) -> None:
    t = Table().house(RED, "england", 4).second_half(RED, white=number).play("take white england")
    assert t.houses("england") == [4, 0, 0, 0]
    assert t.choice == ["skip", "gain vp"]


def test_cf_5_5_his_own_house_has_left_before_the_others_are_pushed() -> None:
    t = Table().house(RED, "england", 2).house(GREEN, "england", 4).house(YELLOW, "england", 3)
    t.second_half(RED, white=4).play("take white england", "raise")
    assert t.houses("england") == [4, 3, 2, 0], "yellow takes the space red has left, and pushes nobody"


def test_cf_5_5_the_space_left_catches_a_house_that_would_fall() -> None:
    t = Table().house(RED, "england", 1).house(GREEN, "england", 2).second_half(RED, white=2).play("take white england", "raise")
    assert t.houses("england") == [2, 1, 0, 0]


@pytest.mark.parametrize("country", COUNTRIES)
def test_cf_5_5_with_the_purple_die_too(country: str) -> None:
    t = Table().house(YELLOW, country, 2).second_half(YELLOW, purple=4).play(f"take purple {country}")
    assert t.choice == ["raise", "stay"]
    t.play("raise")
    assert t.houses(country)[YELLOW] == 4
    assert sum(sum(t.houses(other)) for other in COUNTRIES) == 4


def test_cf_5_5_only_in_the_country_of_the_person() -> None:
    t = Table().house(RED, "france", 1).second_half(RED, white=5).play("take white england")
    assert t.houses("france")[RED] == 1
    assert t.houses("england")[RED] == 5


# -- CF-5.6 into the display -------------------------------------------------------------------------------------------


def test_cf_5_6_to_the_right_end_with_the_die_on_it() -> None:
    t = Table().person(RED, "feria", "brown", 3).person(RED, "betje", "orange", 2).second_half(RED, white=4)
    t.play("take white england")
    assert t.display(RED) == ["feria", "betje", "elizabeth"]
    assert t.die(RED, "white") == ("elizabeth", 4)


def test_cf_5_6_he_may_use_it_at_once() -> None:
    t = Table().second_half(RED, white=4).play("take white england")
    assert t.choice == ["skip", "gain vp"]
    t.play("gain vp")
    assert t.vp[RED] == 4
    assert t.die(RED, "white") == ("elizabeth", 4), "the die is not turned down for it"


def test_cf_5_6_or_leave_it() -> None:
    t = Table().second_half(RED, white=4).play("take white england", "skip")
    assert t.vp[RED] == 2
    assert t.asked == CHANCE


def test_cf_5_6_the_house_stands_before_the_action() -> None:
    t = Table().has(RED, goods={"cloth": 1}).stack("england", "england-captain").second_half(RED, white=4).play("take white england")
    assert t.choice == ["skip", "captain cloth england"]


# -- CF-5.7 the next card ----------------------------------------------------------------------------------------------


def test_cf_5_7_after_the_action_the_next_person_is_turned_up() -> None:
    t = Table().has(RED, vp=0).second_half(RED, white=4).play("take white england", "gain vp")
    assert t.asked == CHANCE
    assert {text.split()[1] for text in t.offered} == t.left("england")
    assert t.game.weights(t.s) == []
    t.play("turn-up walsingham")
    assert t.top("england") == "walsingham"
    assert "walsingham" not in t.left("england")
    assert t.step == "track"


def test_cf_5_7_an_event_is_carried_out_and_the_next_card_turned_up() -> None:
    t = Table().second_half(RED, white=4).play("take white england", "skip", "turn-up babington")
    assert t.vp == [0, 2, 0, 2], "red and yellow are Catholics"
    assert t.asked == CHANCE
    assert "turn-up babington" not in t.offered
    t.play("turn-up walsingham")
    assert t.top("england") == "walsingham"


def test_cf_5_7_a_second_event_leaves_unread() -> None:
    t = Table().has(GREEN, protection=1).second_half(RED, white=4)
    t.play("take white england", "skip", "turn-up babington", "turn-up accession-bells", "turn-up embargo", "turn-up cecil")
    assert t.protection[GREEN] == 1, "nobody was asked for an offer"
    assert t.told("set-aside") == [(0, t.content.card_id.index("accession-bells")), (0, t.content.card_id.index("embargo"))]
    assert not t.left("england") & {"babington", "accession-bells", "embargo", "cecil"}


def test_cf_5_7_an_event_that_touches_nobody_counts_as_the_one() -> None:
    t = Table().has(RED, vp=0).has(YELLOW, vp=0).second_half(RED, white=4)
    t.play("take white england", "skip", "turn-up babington", "turn-up excommunication")
    assert t.asked == CHANCE
    assert [event[0] for event in t.told("event")] == [t.content.card_id.index("babington")]


def test_cf_5_7_an_event_averted_by_all_counts_as_the_one() -> None:
    t = Table().has(RED, protection=1).has(YELLOW, vp=0).second_half(RED, white=4).play("take white england", "lay-stone", "skip")
    t.play("turn-up babington", "protect", "turn-up accession-bells")
    assert t.asked == CHANCE
    assert len(t.told("event")) == 1


def test_cf_5_7_an_event_turned_up_by_removing_counts_as_the_one() -> None:
    t = Table().has(RED, vp=5, tiles={"remove_person": 1}).second_half(RED, white=4)
    t.play("tile remove philip", "turn-up armada", "turn-up feria")
    assert t.vp[RED] == 3
    t.play("take white england", "skip", "turn-up babington", "turn-up walsingham")
    assert t.vp[RED] == 3
    assert len(t.told("event")) == 1


def test_cf_5_7_the_next_turn_may_have_its_own_event() -> None:
    t = Table().has(RED, tiles={"remove_person": 1}).has(GREEN, tiles={"remove_person": 1}).first_half(RED)
    t.play("tile remove elizabeth", "turn-up babington", "turn-up walsingham")
    assert (t.turn, t.asked) == (GREEN, GREEN)
    t.play("tile remove walsingham", "turn-up embargo", "turn-up cecil")
    assert len(t.told("event")) == 2


def test_cf_5_7_a_card_turned_up_brings_no_stone_into_the_country_yet() -> None:
    t = Table().second_half(RED, white=4).play("take white england", "skip", "turn-up rollo")
    assert t.stones("england") == {"protestant": 1}


# -- CF-5.8 a stack without cards --------------------------------------------------------------------------------------


def test_cf_5_8_the_die_may_still_place_a_house_for_one_vp() -> None:
    t = Table().used_up("england").second_half(RED, white=4, purple=6)
    assert [text for text in t.choice if "england" in text] == ["house white england", "house purple england"]
    t.play("house white england")
    assert t.houses("england") == [4, 0, 0, 0]
    assert t.vp[RED] == 1
    assert t.vp_from(RED) == [(-1, "no-person")]
    assert t.die(RED, "white")[0] == "free"
    assert t.display(RED) == []
    assert t.step == "track", "no action, no card turned up"


def test_cf_5_8_with_the_purple_die() -> None:
    t = Table().used_up("england").house(GREEN, "england", 6).second_half(RED, purple=6).play("house purple england")
    assert t.houses("england") == [6, 5, 0, 0]
    assert t.die(RED, "purple")[0] == "free"


@pytest.mark.parametrize("country", COUNTRIES)
def test_cf_5_8_whoever_it_is(country: str) -> None:
    t = Table().used_up(country).house(BLUE, country, 2).house(RED, country, 5)
    die = COLOURS[COUNTRIES.index(country)]
    t.second_half(BLUE, **{die: 5, "purple": 2})
    assert [text for text in t.choice if text.startswith("house")] == [f"house {die} {country}"], "the purple 2 would not raise it"
    t.play(f"house {die} {country}")
    assert t.houses(country) == [4, 0, 0, 5]


def test_cf_5_8_or_move_it_up() -> None:
    t = Table().used_up("france").house(RED, "france", 2).second_half(RED, blue=5).play("house blue france")
    assert t.houses("france") == [5, 0, 0, 0]
    assert t.told("house-raised") == [(RED, 1, 5)]


def test_cf_5_8_at_zero_vp_only_if_no_die_can_take_a_person() -> None:
    t = Table().has(RED, vp=0).used_up("england").second_half(RED, white=4)
    assert not any(text.startswith("house") for text in t.choice)
    for country in ("france", "netherlands", "spain"):
        t.used_up(country)
    t.second_half(RED, white=4)
    assert "house white england" in t.choice
    assert "no-person" in t.choice
    t.play("house white england")
    assert t.vp[RED] == 0
    assert t.houses("england")[RED] == 4


def test_cf_5_8_the_vp_is_paid_before_the_house_is_placed() -> None:
    t = Table().used_up("england").second_half(RED, white=4).play("house white england")
    kinds = [t.game.events.kinds[event[0]].name for event in t.s.sink or []]
    assert kinds[-3:] == ["no-person", "vp", "house-placed"]


# -- CF-5.9 dice freed after the roll ----------------------------------------------------------------------------------


def test_cf_5_9_a_die_freed_after_the_roll_takes_no_person_but_serves_the_track() -> None:
    t = Table().has(RED, vp=4).person(RED, "feria", "brown", 4)
    for die in ("white", "orange", "purple"):
        t.prisoner(RED, die, 3)
    t.second_half(RED, blue=3)
    t.play("ransom brown")
    assert t.die(RED, "brown") == ("free", 0)
    assert t.choice == ["take blue france", "no-person"]
    t.play("no-person")
    assert t.step == "track"
    assert "go 8" in t.choice, "a brown space"


def test_cf_5_9_nor_does_it_place_a_house_where_the_stack_is_used_up() -> None:
    t = Table().has(RED, vp=4).used_up("spain").prisoner(RED, "brown", 2).second_half(RED).play("ransom brown")
    assert "house brown spain" not in t.choice
    assert "house purple spain" in t.choice


def test_cf_5_9_at_the_end_of_the_turn_the_free_dice_have_no_number() -> None:
    t = Table().second_half(RED, white=4, blue=5).play("no-person")
    assert t.die(RED, "blue") == ("free", 5)
    t.play("go 8", "skip")
    assert t.passed_on()
    assert all(t.die(RED, die) == ("free", 0) for die in (*COLOURS, "purple"))


def test_cf_5_9_numbers_of_another_turn_do_not_count_before_the_roll() -> None:
    t = Table().rolled(RED, white=6, purple=6).before_roll(RED)
    assert t.die(RED, "white") == ("free", 0)
    assert t.die(RED, "purple") == ("free", 0)


def test_cf_5_9_dice_on_cards_keep_their_number_at_the_end() -> None:
    t = Table().person(RED, "feria", "brown", 4).prisoner(RED, "blue", 2).end_of_turn(RED, 2)
    assert t.die(RED, "brown") == ("feria", 4)
    assert t.die(RED, "blue") == ("loch", 2)


# -- CF-5.10 houses stay -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["one", "ransom", "remove", "event"])
def test_cf_5_10_a_person_leaving_never_moves_a_house(how: str) -> None:
    t = Table().has(RED, vp=6).house(RED, "spain", 5).house(GREEN, "spain", 4)
    t.person(RED, "feria", "brown", 1 if how == "one" else 3)
    if how == "one":
        t.first_half(RED).play("pass")
    elif how == "ransom":
        t.first_half(RED).play("ransom brown")
    elif how == "remove":
        t.has(RED, tiles={"remove_person": 1}).first_half(RED).play("tile remove feria")
    else:
        t.house(RED, "england", 1).turning_up("excommunication", RED).play("imprison brown")
    assert t.display(RED) == []
    assert t.houses("spain") == [5, 4, 0, 0]


# -- CF-5.11 in his hand -----------------------------------------------------------------------------------------------


def test_cf_5_11_card_and_die_are_in_his_hand_until_they_lie_in_the_display() -> None:
    t = Table().has(RED, vp=9, protection=1, tiles={"remove_person": 1, "turn_die": 1, "take_die": 1}).second_half(RED, white=4)
    t.play("take white england")
    assert t.step == "stone"
    assert t.die(RED, "white") == ("hand", 4)
    assert t.top("england") is None
    assert t.display(RED) == []
    assert "elizabeth" not in t.left("england")
    for text in ("ransom white", "tile free white", "tile turn white up", "tile remove elizabeth"):
        assert t.refuses(text)
    assert [text for text in t.offered if text.startswith("tile remove")] == [
        f"tile remove {top}" for top in ("coligny", "orange", "philip")
    ]


def test_cf_5_11_still_so_while_the_house_is_chosen() -> None:
    t = Table().has(RED, vp=9).house(RED, "england", 1).second_half(RED, white=4).play("take white england")
    assert t.step == "place-house"
    assert t.die(RED, "white") == ("hand", 4)
    assert t.refuses("ransom white")
    t.play("stay")
    assert t.die(RED, "white") == ("elizabeth", 4)
    assert not t.refuses("ransom white")


def test_cf_5_11_no_event_can_imprison_the_die_in_hand() -> None:
    t = Table().has(RED, tiles={"remove_person": 1}).house(RED, "england", 1).house(RED, "spain", 1)
    for die in ("blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 3)
    t.second_half(RED, white=4).play("take white england", "tile remove philip", "turn-up auto-da-fe")
    assert t.asked == CHANCE, "he has no other die, so it does not touch him"
    t.play("turn-up feria")
    assert t.die(RED, "white") == ("hand", 4)


def test_cf_5_11_what_is_in_hand_can_be_named() -> None:
    t = Table().has(RED, protection=1).second_half(RED, white=4)
    assert card_in_hand(t.s) == m.EMPTY
    t.play("take white england")
    assert t.content.card_id[card_in_hand(t.s)] == "elizabeth"
    t.play("lay-stone")
    assert card_in_hand(t.s) == m.EMPTY, "it lies in his display"


# -- CF-5.12 a house by a used-up stack --------------------------------------------------------------------------------


@pytest.mark.parametrize(("standing", "number", "offered"), [(0, 1, True), (3, 4, True), (4, 4, False), (5, 4, False)])
def test_cf_5_12_offered_only_if_it_places_or_raises_a_house(standing: int, number: int, offered: bool) -> None:
    t = Table().used_up("england").house(RED, "england", standing).second_half(RED, white=number)
    assert ("house white england" in t.choice) == offered


def test_cf_5_12_choosing_it_is_agreeing_to_the_move() -> None:
    t = Table().used_up("england").house(RED, "england", 2).second_half(RED, white=4).play("house white england")
    assert t.houses("england")[RED] == 4
    assert t.step == "track", "he was not asked again whether to raise it"
