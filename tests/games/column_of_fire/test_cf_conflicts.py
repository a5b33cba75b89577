"""Religious conflicts (CF-9)."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table

COUNTRIES = ("england", "france", "netherlands", "spain")

# -- CF-9.1 torches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("players", "full"), [(2, 3), (3, 4), (4, 4)])
def test_cf_9_1_with_every_space_taken_there_is_a_conflict_at_the_end_of_the_turn(players: int, full: int, half: int) -> None:
    t = Table(players).lay("england", catholic=full).house(RED, "england", 5).end_of_turn(RED, half)
    assert t.told("conflict") == [(0, 0)]
    assert t.stones("england") == {}
    assert (5, "conflict") in t.vp_from(RED)


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("players", "full"), [(2, 3), (3, 4), (4, 4)])
def test_cf_9_1_with_a_free_space_there_is_none(players: int, full: int, half: int) -> None:
    t = Table(players).lay("england", catholic=full - 1).house(RED, "england", 5).end_of_turn(RED, half)
    assert t.told("conflict") == []
    assert t.stones("england") == {"catholic": full - 1}


def test_cf_9_1_not_before_the_end_of_the_turn() -> None:
    t = Table().lay("england", protestant=3).house(BLUE, "england", 5).second_half(RED, white=4).play("take white england")
    assert t.stones("england") == {"protestant": 4}
    t.play("skip", "turn-up cecil", "go 8")
    assert t.told("conflict") == []
    t.play("skip")
    assert t.told("conflict") == [(0, 1)]


def test_cf_9_1_a_stone_taken_away_before_the_end_avoids_it() -> None:
    t = Table().has(RED, tiles={"stone:catholic": 1}).lay("england", catholic=4).house(GREEN, "england", 5).end_of_turn(RED)
    t.play("tile lift catholic england")
    assert t.told("conflict") == []
    assert t.houses("england") == [0, 5, 0, 0]


def test_cf_9_1_a_country_without_a_free_space_gets_no_stone() -> None:
    t = Table().lay("england", catholic=4).using(RED, "walsingham")
    assert t.refuses("place catholic england")
    assert t.refuses("place protestant england")


# -- CF-9.2 several in one turn ----------------------------------------------------------------------------------------


def test_cf_9_2_the_player_whose_turn_it_is_chooses_the_order() -> None:
    t = Table().lay("england", catholic=4).lay("france", protestant=4).lay("spain", neutral=4).end_of_turn(YELLOW)
    assert (t.asked, t.offered) == (YELLOW, ["conflict england", "conflict france", "conflict spain"])
    t.play("conflict france")
    assert t.told("conflict") == [(1, 1)]
    assert t.offered == ["conflict england", "conflict spain"]
    t.play("conflict spain")
    assert t.told("conflict") == [(1, 1), (3, 2), (0, 0)], "the last one goes by itself"


def test_cf_9_2_all_four_at_once() -> None:
    t = Table()
    for country in COUNTRIES:
        t.lay(country, catholic=4).house(RED, country, 6).house(GREEN, country, 5)
    t.end_of_turn(GREEN).play("conflict spain", "conflict england", "conflict france")
    assert [country for country, _ in t.told("conflict")] == [3, 0, 1, 2]
    assert t.vp[RED] == 26
    assert [t.houses(country) for country in COUNTRIES] == [[6, 0, 0, 0]] * 4


def test_cf_9_2_one_alone_is_not_asked() -> None:
    t = Table().lay("england", catholic=4).end_of_turn(RED)
    assert t.told("conflict") == [(0, 0)]


# -- CF-9.3 who wins ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("catholic", "protestant", "neutral", "winner"),
    [
        (4, 0, 0, "catholic"),
        (3, 1, 0, "catholic"),
        (2, 1, 1, "catholic"),
        (1, 0, 3, "catholic"),
        (0, 4, 0, "protestant"),
        (1, 3, 0, "protestant"),
        (1, 2, 1, "protestant"),
        (0, 1, 3, "protestant"),
        (2, 2, 0, ""),
        (1, 1, 2, ""),
        (0, 0, 4, ""),
    ],
)
def test_cf_9_3_the_majority_wins_neutral_stones_do_not_count(catholic: int, protestant: int, neutral: int, winner: str) -> None:
    t = Table().lay("spain", catholic, protestant, neutral).house(RED, "spain", 3).house(GREEN, "spain", 2).end_of_turn(RED)
    assert t.religion[:2] == ["catholic", "protestant"]
    assert t.houses("spain") == [0 if winner == "protestant" else 3, 0 if winner == "catholic" else 2, 0, 0]
    assert t.vp[:2] == [5 if winner == "catholic" else 2, 4 if winner == "protestant" else 2]


@pytest.mark.parametrize(
    ("catholic", "protestant", "neutral", "winner"), [(2, 1, 0, 0), (1, 2, 0, 1), (1, 1, 1, 2), (0, 1, 2, 1), (0, 0, 3, 2)]
)
def test_cf_9_3_with_three_spaces(catholic: int, protestant: int, neutral: int, winner: int) -> None:
    t = Table(2).lay("spain", catholic, protestant, neutral).end_of_turn(RED)
    assert t.told("conflict") == [(3, winner)]


# -- CF-9.4 houses -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_cf_9_4_a_winner_scores_the_number_of_his_house_space(number: int) -> None:
    t = Table().lay("spain", catholic=4).house(RED, "spain", number).end_of_turn(GREEN)
    assert t.vp[RED] == 2 + number
    assert t.houses("spain")[RED] == number, "and the house stays"


def test_cf_9_4_everybody_with_a_house_there_is_concerned_and_nobody_else() -> None:
    t = (
        Table()
        .lay("spain", protestant=4)
        .house(RED, "spain", 6)
        .house(GREEN, "spain", 5)
        .house(YELLOW, "france", 4)
        .house(BLUE, "spain", 1)
    )
    t.end_of_turn(YELLOW)
    assert t.houses("spain") == [0, 5, 0, 1]
    assert t.houses("france") == [0, 0, 4, 0]
    assert t.vp == [2, 7, 2, 3]
    assert t.told("house-back") == [(RED, 3)]


def test_cf_9_4_a_house_taken_back_can_be_placed_again() -> None:
    t = Table().lay("spain", protestant=4).house(RED, "spain", 6).end_of_turn(RED)
    t.second_half(RED, brown=2).play("take brown spain")
    assert t.houses("spain")[RED] == 2


def test_cf_9_4_a_loser_loses_no_vp() -> None:
    t = Table().lay("spain", protestant=4).house(RED, "spain", 6).end_of_turn(GREEN)
    assert t.vp[RED] == 2


# -- CF-9.5 stones leave -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stones", [(4, 0, 0), (0, 3, 1), (2, 2, 0), (0, 0, 4)])
def test_cf_9_5_all_stones_leave_in_every_case(stones: tuple[int, int, int]) -> None:
    t = Table().lay("spain", *stones).lay("france", catholic=3).end_of_turn(RED)
    assert t.stones("spain") == {}
    assert t.stones("france") == {"catholic": 3}, "where there was no torch they stay"


def test_cf_9_5_the_torch_is_gone_for_the_next_player() -> None:
    t = Table().lay("spain", 4).house(RED, "spain", 4).has(GREEN, vp=9).end_of_turn(RED)
    assert t.turn == GREEN
    t.play("pass")
    assert t.told("conflict") == [(3, 0)]
    assert t.vp[RED] == 6


def test_cf_9_5_stones_can_come_again_afterwards() -> None:
    t = Table().lay("england", neutral=4).end_of_turn(RED).second_half(RED, white=2).play("take white england")
    assert t.stones("england") == {"protestant": 1}
