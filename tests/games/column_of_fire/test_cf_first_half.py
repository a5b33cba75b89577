"""The first half-year (CF-4): dice go down, persons are used."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, Table
from triptych.core.state import CHANCE

# -- CF-4.1 Loch Leven -------------------------------------------------------------------------------------------------


def test_cf_4_1_a_one_is_free_again_any_other_number_goes_down() -> None:
    t = Table().prisoner(RED, "white", 1).prisoner(RED, "blue", 3).prisoner(RED, "purple", 2).first_half(RED)
    assert t.die(RED, "white")[0] == "free"
    assert t.die(RED, "blue") == ("loch", 2)
    assert t.die(RED, "purple") == ("loch", 1)


def test_cf_4_1_a_die_laid_there_on_three_comes_back_in_the_fourth_year() -> None:
    t = Table().prisoner(RED, "white", 3)
    places = []
    for _ in range(3):
        t.first_half(RED)
        places.append(t.die(RED, "white"))
    assert places == [("loch", 2), ("loch", 1), ("free", 0)]


def test_cf_4_1_before_the_religion_die_and_the_persons() -> None:
    t = Table().prisoner(RED, "white", 1).person(RED, "feria", "brown", 3).first_half(RED)
    kinds = [t.game.events.kinds[event[0]].name for event in t.s.sink or []]
    assert kinds == ["die-freed", "faith-turned", "die-turned"]


def test_cf_4_1_told_without_a_person() -> None:
    t = Table().prisoner(BLUE, "white", 3).prisoner(BLUE, "brown", 1).first_half(BLUE)
    assert t.told("die-turned") == [(BLUE, 0, 2, -1)]
    assert t.told("die-freed") == [(BLUE, 3)]


def test_cf_4_1_only_his_own() -> None:
    t = Table().prisoner(GREEN, "white", 3).person(RED, "feria", "brown", 3).first_half(RED)
    assert t.die(GREEN, "white") == ("loch", 3)


def test_cf_4_1_a_die_freed_now_is_rolled_in_the_same_year() -> None:
    t = Table().prisoner(RED, "white", 1)
    for die in ("blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 6)
    t.first_half(RED)
    assert t.asked == CHANCE
    assert t.offered == [f"roll white {n}" for n in range(1, 7)]


# -- CF-4.2 the religion die -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_cf_4_2_a_number_above_one_goes_down_and_the_religion_stays(number: int) -> None:
    t = Table().has(RED, faith=number).person(RED, "feria", "brown", 3).first_half(RED)
    assert t.faith[RED] == number - 1
    assert t.religion[RED] == "catholic"


@pytest.mark.parametrize("religion", ["catholic", "protestant"])
@pytest.mark.parametrize("was", ["catholic", "protestant"])
def test_cf_4_2_a_one_is_rolled_again_and_he_chooses_freely(was: str, religion: str) -> None:
    t = Table().has(RED, faith=1, religion=was).first_half(RED)
    assert t.asked == CHANCE
    assert t.game.weights(t.s) == [1, 1, 2, 1, 1]
    t.play("roll black 5")
    assert t.faith[RED] == 5, "he knows the number when he chooses"
    assert (t.asked, t.offered) == (RED, ["religion catholic", "religion protestant"])
    t.play(f"religion {religion}")
    assert t.religion[RED] == religion
    assert t.faith[RED] == 5, "a new number is not turned down at once"


def test_cf_4_2_a_one_rolled_again_can_be_a_one() -> None:
    t = Table().has(RED, faith=1).first_half(RED).play("roll black 1", "religion catholic")
    assert t.faith[RED] == 1


def test_cf_4_2_then_the_minority() -> None:
    t = Table(3).everybody(religion="catholic").has(RED, faith=1).first_half(RED).play("roll black 4", "religion protestant")
    assert t.vp[RED] == 3
    t = Table(3).everybody(religion="catholic").has(RED, faith=1).first_half(RED).play("roll black 4", "religion catholic")
    assert t.vp[RED] == 2


# -- CF-4.3 the row of persons -----------------------------------------------------------------------------------------


def test_cf_4_3_from_left_to_right_each_is_turned_down_and_may_be_used() -> None:
    t = Table().person(RED, "feria", "brown", 4).person(RED, "england-cloth-merchant", "white", 6).person(RED, "sylvie", "blue", 2)
    t.first_half(RED)
    assert t.choice == ["skip", "gain protection"]
    assert t.die(RED, "white") == ("england-cloth-merchant", 6), "its turn has not come yet"
    t.play("gain protection")
    assert t.choice == ["skip", "gain cloth"]
    t.play("gain cloth")
    assert t.choice == ["skip", "gain book", "gain protection"]
    t.play("gain book")
    assert t.die(RED, "brown") == ("feria", 3)
    assert t.die(RED, "white") == ("england-cloth-merchant", 5)
    assert t.die(RED, "blue") == ("sylvie", 1)
    assert t.protection[RED] == 1
    assert t.goods(RED) == {"cloth": 1, "book": 1}
    assert t.passed_on()


def test_cf_4_3_a_one_goes_back_and_the_card_leaves_unused() -> None:
    t = Table().person(RED, "feria", "brown", 1).first_half(RED)
    assert t.die(RED, "brown") == ("free", 0)
    assert t.display(RED) == []
    assert t.protection[RED] == 0
    assert "feria" not in t.left("spain")
    assert t.told("person-left") == [(RED, t.content.card_id.index("feria"))]


def test_cf_4_3_he_may_leave_an_action() -> None:
    t = Table().person(RED, "feria", "brown", 3).first_half(RED).play("skip")
    assert t.protection[RED] == 0
    assert t.die(RED, "brown") == ("feria", 2)


def test_cf_4_3_each_action_once() -> None:
    t = (
        Table()
        .person(RED, "feria", "brown", 3)
        .person(RED, "betje", "orange", 3)
        .first_half(RED)
        .play("gain protection", "gain protection")
    )
    assert t.passed_on()
    assert t.protection[RED] == 2


def test_cf_4_3_of_two_symbols_one_is_used() -> None:
    t = Table().person(RED, "margery", "white", 3).first_half(RED)
    assert t.choice == ["skip", "gain protection", *(f"place neutral {c}" for c in ("england", "france", "netherlands", "spain"))]
    t.play("gain protection")
    assert t.passed_on()


def test_cf_4_3_in_the_first_year_there_is_nobody_to_use() -> None:
    t = Table().first_half(RED)
    assert t.passed_on()
    assert t.told("die-turned") == []


def test_cf_4_3_five_persons_with_a_gap_in_the_middle() -> None:
    names = ["feria", "betje", "sylvie", "margery", "orange"]
    t = Table()
    for name, die, number in zip(names, ("brown", "orange", "blue", "white", "purple"), (1, 3, 1, 2, 1), strict=True):
        t.person(RED, name, die, number)
    t.first_half(RED)
    assert t.display(RED) == ["betje", "sylvie", "margery", "orange"]
    t.play("gain protection")
    assert t.display(RED) == ["betje", "margery", "orange"]
    t.play("gain protection")
    assert t.display(RED) == ["betje", "margery"]
    assert t.passed_on()


# -- CF-4.4 each die is read when its turn comes -----------------------------------------------------------------------


def test_cf_4_4_a_die_turned_to_one_before_its_turn_is_lost() -> None:
    t = Table().person(RED, "imke", "orange", 3).person(RED, "feria", "brown", 2).first_half(RED).play("turn brown down")
    assert t.die(RED, "brown") == ("free", 0)
    assert t.display(RED) == ["imke"]
    assert t.protection[RED] == 0


def test_cf_4_4_a_die_turned_up_from_one_before_its_turn_is_used_once_more() -> None:
    t = Table().person(RED, "imke", "orange", 3).person(RED, "feria", "brown", 1).first_half(RED).play("turn brown up")
    assert t.choice == ["skip", "gain protection"]
    assert t.die(RED, "brown") == ("feria", 1)


def test_cf_4_4_a_person_that_had_its_turn_has_no_second() -> None:
    t = Table().person(RED, "feria", "brown", 2).person(RED, "imke", "orange", 3).first_half(RED)
    t.play("gain protection", "turn brown up")
    assert t.die(RED, "brown") == ("feria", 2)
    assert t.passed_on()


def test_cf_4_4_a_card_that_has_left_is_skipped() -> None:
    t = Table().person(RED, "rollo", "white", 3).person(RED, "feria", "brown", 3).person(RED, "betje", "orange", 3).first_half(RED)
    t.play("remove feria")
    assert t.die(RED, "brown")[0] == "free"
    assert t.choice == ["skip", "gain protection"], "of betje"
    assert t.die(RED, "orange") == ("betje", 2)
    t.play("gain protection")
    assert t.passed_on()


def test_cf_4_4_when_the_acting_card_leaves_the_next_one_is_not_passed_over() -> None:
    t = Table().person(RED, "rollo", "white", 3).person(RED, "feria", "brown", 3).first_half(RED).play("remove rollo")
    assert t.display(RED) == ["feria"]
    assert t.choice == ["skip", "gain protection"]


def test_cf_4_4_when_an_earlier_card_leaves_nobody_is_used_twice() -> None:
    t = Table().has(RED, vp=3).person(RED, "feria", "brown", 3).person(RED, "betje", "orange", 3).person(RED, "sylvie", "blue", 3)
    t.first_half(RED).play("pass", "gain protection", "ransom brown")
    assert t.display(RED) == ["betje", "sylvie"]
    assert t.die(RED, "orange") == ("betje", 2)
    t.play("gain protection", "skip")
    assert t.passed_on()
    assert t.die(RED, "blue") == ("sylvie", 2)


def test_cf_4_4_a_die_laid_on_loch_leven_in_this_turn_is_not_turned_down_in_it() -> None:
    t = Table().house(RED, "england", 2).person(RED, "rollo", "white", 3).person(RED, "feria", "brown", 4).first_half(RED)
    t.play("remove elizabeth", "turn-up excommunication", "imprison brown", "turn-up walsingham")
    assert t.die(RED, "brown") == ("loch", 3)
    assert t.display(RED) == ["rollo"]
    assert t.passed_on(), "feria is gone and skipped"


def test_cf_4_4_a_die_ransomed_in_the_window_before_is_not_turned() -> None:
    t = Table().has(RED, vp=3).person(RED, "feria", "brown", 1).prisoner(RED, "blue", 1).first_half(RED).play("ransom brown")
    assert t.die(RED, "brown") == ("free", 0)
    assert t.told("person-left") == [(RED, t.content.card_id.index("feria"))]


# -- CF-4.5 then conflicts ---------------------------------------------------------------------------------------------


def test_cf_4_5_conflicts_come_behind_the_persons() -> None:
    t = Table().lay("england", protestant=3).house(RED, "england", 4).house(BLUE, "england", 3)
    t.person(RED, "walsingham", "white", 3).first_half(RED)
    assert t.houses("england") == [4, 0, 0, 3]
    t.play("place protestant england")
    assert t.passed_on()
    assert t.stones("england") == {}
    assert t.houses("england") == [0, 0, 0, 3]
    assert t.vp[BLUE] == 5


def test_cf_4_5_a_torch_put_out_by_the_last_person_brings_no_conflict() -> None:
    t = Table().lay("england", protestant=4).house(RED, "england", 4).person(RED, "walsingham", "white", 3).first_half(RED)
    t.play("lift protestant england")
    assert t.passed_on()
    assert t.stones("england") == {"protestant": 3}
    assert t.houses("england")[RED] == 4


def test_cf_4_5_the_religion_chosen_in_this_half_year_counts_in_its_conflict() -> None:
    t = Table().lay("england", protestant=4).house(RED, "england", 4).has(RED, faith=1).first_half(RED)
    t.play("roll black 2", "religion protestant")
    assert t.vp[RED] == 6
    assert t.houses("england")[RED] == 4
