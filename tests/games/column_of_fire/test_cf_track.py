"""The second half-year, part two (CF-6): the action track."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, own_content
from triptych.core.state import CHANCE

DICE = ("white", "blue", "orange", "brown", "purple")
LAST_SPACE = '  { colour = "brown", action = "remove_person" },         # 19\n'
SPACES = {"white": [0, 5, 10, 15], "blue": [3, 7, 11, 18], "orange": [4, 9, 13, 16], "brown": [1, 8, 14, 19], "purple": [2, 6, 12, 17]}


def only(t: Table, *free: str) -> Table:
    """Red has only these dice free."""
    for die in DICE:
        if die not in free:
            t.prisoner(RED, die, 3)
    return t


def goals(t: Table) -> list[int]:
    return [int(text.split()[1]) for text in t.choice if text.startswith("go ")]


# -- CF-6.1 moving the disc --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", DICE)
@pytest.mark.parametrize("start", range(20))
def test_cf_6_1_to_the_next_space_of_the_colour_clockwise(start: int, die: str) -> None:
    t = Table().has(RED, vp=0, disc=start)
    elsewhere = [space for space in range(20) if space != start and space not in SPACES[die]]
    for seat in (GREEN, YELLOW, BLUE):
        t.has(seat, disc=elsewhere[seat])
    only(t, die).track(RED)
    ahead = sorted((space for space in SPACES[die] if space != start), key=lambda space: (space - start) % 20)
    assert t.disc[RED] == ahead[0], "the only way without VP; it is gone by itself"


def test_cf_6_1_every_free_die_is_a_way() -> None:
    t = Table().has(RED, vp=0, disc=6).track(RED)
    assert goals(t) == [7, 8, 9, 10], "purple: 12, 17 and 2 are occupied, and 6 is where he stands"
    t.play("go 9")
    assert t.disc[RED] == 9


def test_cf_6_1_the_die_stays_free_and_its_number_does_not_matter() -> None:
    t = Table().has(RED, vp=0).rolled(RED, white=1, blue=6).track(RED).play("go 7")
    assert t.die(RED, "blue") == ("free", 6)
    assert t.disc[RED] == 7


def test_cf_6_1_the_die_that_took_the_person_is_not_free() -> None:
    t = Table().has(RED, vp=1).second_half(RED, white=4).play("take white england", "skip", "turn-up cecil")
    assert t.step == "track"
    assert 10 not in goals(t)


def test_cf_6_1_he_must_move() -> None:
    t = Table().track(RED)
    assert t.asked == RED
    assert all(text.startswith("go ") for text in t.choice)


def test_cf_6_1_purple_means_purple_spaces_only() -> None:
    t = only(Table(2).has(RED, vp=3, disc=6), "purple").track(RED)
    assert set(goals(t)) <= set(SPACES["purple"])


def test_cf_6_1_occupied_spaces_are_passed_over() -> None:
    t = only(Table().has(RED, vp=0, disc=4).has(GREEN, disc=5), "white").track(RED)
    assert t.disc[RED] == 10


# -- CF-6.2 leaving out spaces -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "reach"), [(0, [5]), (1, [5, 10]), (2, [5, 10, 15]), (3, [0, 5, 10, 15]), (9, [0, 5, 10, 15])])
def test_cf_6_2_for_one_two_or_three_vp_further_on(vp: int, reach: list[int]) -> None:
    t = only(Table().has(RED, vp=vp, disc=4), "white").track(RED)
    if len(reach) == 1:
        assert t.disc[RED] == reach[0]
    else:
        assert goals(t) == reach


@pytest.mark.parametrize(("goal", "cost"), [(5, 0), (10, 1), (15, 2), (0, 3)])
def test_cf_6_2_the_cost_is_paid(goal: int, cost: int) -> None:
    t = only(Table().has(RED, vp=5, disc=4), "white").track(RED).play(f"go {goal}")
    assert t.vp[RED] == 5 - cost
    assert t.vp_from(RED) == ([(-cost, "spaces-left-out")] if cost else [])


def test_cf_6_2_never_more_than_three() -> None:
    more = own_content((LAST_SPACE, LAST_SPACE + 4 * '  { colour = "white", action = "vp:1" },\n'))
    t = only(Table(own=more).has(RED, vp=40, disc=4), "white").track(RED)
    assert goals(t) == [5, 10, 15, 20], "21, 22, 23 and 0 are too far"
    t.play("go 20")
    assert t.vp[RED] == 37


def test_cf_6_2_occupied_spaces_do_not_count() -> None:
    t = only(Table().has(RED, vp=1, disc=4).has(GREEN, disc=10), "white").track(RED)
    assert goals(t) == [5, 15]
    t.play("go 15")
    assert t.vp[RED] == 0


def test_cf_6_2_paid_before_the_action() -> None:
    t = only(Table().has(RED, vp=2, disc=0), "orange").track(RED)
    t.play("go 13")
    assert t.vp[RED] == 0
    t = only(Table().has(RED, vp=2, disc=8), "orange").track(RED).play("go 16")
    assert t.vp[RED] == 0
    t.play("gain vp")
    assert t.vp[RED] == 2


# -- CF-6.3 where he may not go ----------------------------------------------------------------------------------------


def test_cf_6_3_not_to_the_space_he_started_from() -> None:
    t = only(Table().has(RED, vp=9, disc=5), "white").track(RED)
    assert goals(t) == [0, 10, 15]


def test_cf_6_3_a_colour_without_another_space_cannot_be_chosen() -> None:
    t = only(Table().has(RED, vp=9, disc=6), "purple", "white").track(RED)
    assert goals(t) == [0, 5, 10, 15], "the other three ships are occupied"


def test_cf_6_3_without_a_reachable_space_the_disc_stays_and_its_action_is_not_used() -> None:
    t = only(Table().has(RED, disc=6, goods={"cloth": 1}).house(RED, "england", 3), "purple").track(RED)
    assert t.disc[RED] == 6
    assert t.passed_on()
    assert t.goods(RED) == {"cloth": 1}


def test_cf_6_3_without_a_free_die_the_disc_stays_and_its_action_is_not_used() -> None:
    t = only(Table().has(RED, disc=16)).track(RED)
    assert t.disc[RED] == 16
    assert t.vp[RED] == 2
    assert t.passed_on()


def test_cf_6_3_after_a_step_the_start_is_where_the_disc_then_stood() -> None:
    t = only(Table().has(RED, vp=9, disc=4, tiles={"step_on": 1}), "white", "orange").track(RED)
    assert 5 in goals(t)
    assert 4 not in goals(t)
    t.play("tile step", "skip")
    assert t.disc[RED] == 5
    assert 5 not in goals(t)
    assert 4 in goals(t), "the space he stood on before the step can be reached again"


def test_cf_6_3_a_die_ransomed_at_the_track_can_be_used_there() -> None:
    t = only(Table().has(RED, vp=3, disc=4), "white", "orange").track(RED)
    t.play("ransom blue")
    assert goals(t) == [5, 7, 9]


# -- CF-6.4 the space's action -----------------------------------------------------------------------------------------


def test_cf_6_4_he_may_use_it_once() -> None:
    t = Table().has(RED, vp=0).track(RED).play("go 8")
    assert t.choice == ["skip", "gain protection"]
    t.play("gain protection")
    assert t.protection[RED] == 1
    assert t.passed_on()


def test_cf_6_4_or_leave_it() -> None:
    t = Table().has(RED, vp=0).track(RED).play("go 8", "skip")
    assert t.protection[RED] == 0
    assert t.passed_on()


def test_cf_6_4_an_action_that_cannot_be_used_is_not_asked() -> None:
    t = Table().has(RED, vp=0, disc=16).has(BLUE, disc=9).has(GREEN, disc=10).track(RED)
    t.play("go 17")
    assert t.passed_on(), "no house, no goods, four players: nothing to do on the ship"


# -- CF-6.5 neutral stones by a ship -----------------------------------------------------------------------------------


SHIPS = {2: "spain", 6: "england", 12: "netherlands", 17: "france"}


@pytest.mark.parametrize("space", SHIPS)
@pytest.mark.parametrize("players", [2, 3])
def test_cf_6_5_two_or_three_players_may_place_a_neutral_stone(players: int, space: int) -> None:
    t = Table(players)
    for seat in range(1, players):
        t.has(seat, disc=[3, 8][seat - 1])
    t.has(RED, vp=0, disc=space - 1)
    only(t, "purple").track(RED)
    assert t.disc[RED] == space
    assert t.choice == ["skip", f"place neutral {SHIPS[space]}"], "without a sale and without a house"
    t.play(f"place neutral {SHIPS[space]}")
    assert t.stones(SHIPS[space]) == {"neutral": 1}


def test_cf_6_5_or_not() -> None:
    t = Table(3).on_space(RED, 6).play("skip")
    assert t.stones("england") == {}
    assert t.passed_on()


def test_cf_6_5_after_the_sale_which_he_may_leave_too() -> None:
    t = Table(3).has(RED, goods={"cloth": 1}).house(RED, "england", 1).on_space(RED, 6)
    assert t.choice == ["skip", "ship england cloth"]
    sold = t.fork().play("ship england cloth")
    assert sold.choice == ["skip", "place neutral england"]
    left = t.fork().play("skip")
    assert left.choice == ["skip", "place neutral england"]
    left.play("place neutral england")
    assert left.goods(RED) == {"cloth": 1}
    assert left.stones("england") == {"neutral": 1}


@pytest.mark.parametrize(("players", "full"), [(2, 3), (3, 4)])
def test_cf_6_5_it_needs_a_free_religion_space(players: int, full: int) -> None:
    t = Table(players).lay("england", catholic=full - 1, protestant=1).on_space(RED, 6)
    assert t.passed_on()
    t = Table(players).lay("england", catholic=full - 1).on_space(RED, 6)
    assert t.choice == ["skip", "place neutral england"]


def test_cf_6_5_not_with_four_players() -> None:
    t = Table(4).on_space(RED, 6)
    assert t.passed_on()


def test_cf_6_5_not_on_other_spaces() -> None:
    t = Table(3).on_space(RED, 8).play("gain protection")
    assert t.passed_on()


def test_cf_6_5_the_stone_can_light_the_torch_of_this_turn() -> None:
    t = Table(3).has(RED, religion="catholic").house(RED, "england", 5).lay("england", catholic=3).on_space(RED, 6)
    t.play("place neutral england")
    assert t.stones("england") == {}
    assert t.vp[RED] == 7


# -- CF-6.6 then conflicts ---------------------------------------------------------------------------------------------


def test_cf_6_6_conflicts_behind_the_track() -> None:
    t = Table().lay("england", catholic=3).house(RED, "england", 6).house(GREEN, "england", 2).second_half(RED, brown=2)
    t.play("take brown spain", "skip", "turn-up barney")
    t.lay("england", catholic=4)
    t.play("go 10")
    assert t.stones("england") == {"catholic": 4}, "not before the action of the space"
    t.play("skip")
    assert t.stones("england") == {}
    assert t.vp[RED] == 8
    assert t.houses("england") == [6, 0, 0, 0]


def test_cf_6_6_also_when_the_disc_did_not_move() -> None:
    t = only(Table().lay("england", catholic=4).house(RED, "england", 6)).track(RED)
    assert t.stones("england") == {}
    assert t.vp[RED] == 8


def test_cf_6_6_a_whole_second_half_year() -> None:
    t = Table().has(RED, vp=3).lay("england", protestant=3).house(YELLOW, "england", 1).before_roll(RED)
    t.play("pass").roll(white=2, blue=3)
    t.play("take white england", "gain vp", "turn-up cecil", "go 8", "gain protection")
    assert (t.asked, t.step) == (RED, "window"), "four Protestant stones: a torch"
    t.play("pass")
    assert t.houses("england") == [0, 0, 0, 0], "red and yellow are Catholics"
    assert t.asked == CHANCE
    assert t.turn == GREEN
    assert t.vp[RED] == 5
