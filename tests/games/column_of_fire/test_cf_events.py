"""Events (CF-11)."""

from __future__ import annotations

import tomllib

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, fire, own_content
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m

COUNTRIES = ("england", "france", "netherlands", "spain")
DICE = ("white", "blue", "orange", "brown", "purple")
LOCH_LEVEN = {"england": "excommunication", "france": "bartholomew", "netherlands": "alba", "spain": "auto-da-fe"}

# -- CF-11.1 whom they touch -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("country", COUNTRIES)
def test_cf_11_1_each_stack_has_three_negative_events_and_a_positive_one(country: str) -> None:
    effects = [event["effect"] for event in tomllib.loads(fire().content_text)["event"] if event["country"] == country]
    assert len(effects) == 4
    assert effects.count("religion_die_vp") == 1
    assert effects.count("loch_leven") == 1
    t = Table().everybody(protection=1).turning_up(LOCH_LEVEN[country], RED)
    assert t.told("event")
    assert t.asked == CHANCE, "nobody has a house there"


@pytest.mark.parametrize(("event", "losers"), [("babington", [RED, YELLOW]), ("burning-shop", [GREEN, BLUE])])
def test_cf_11_1_all_those_named_wherever_their_houses_are(event: str, losers: list[int]) -> None:
    t = Table().everybody(vp=9).house(RED, "spain", 2).house(GREEN, "netherlands", 2).turning_up(event, BLUE)
    assert t.vp == [7 if seat in losers else 9 for seat in range(4)]


def test_cf_11_1_everybody() -> None:
    t = Table()
    for seat in range(4):
        t.has(seat, goods={"wine": 2})
    t.turning_up("empty-treasury", YELLOW)
    assert [t.goods(seat) for seat in range(4)] == [{"wine": 1}] * 4


def test_cf_11_1_those_with_a_house_there() -> None:
    t = Table().house(GREEN, "england", 2).house(YELLOW, "france", 2)
    for seat in range(4):
        t.has(seat, goods={"wine": 2})
    t.turning_up("embargo", RED)
    assert [t.goods(seat) for seat in range(4)] == [{"wine": 2}, {"wine": 1}, {"wine": 2}, {"wine": 2}]


# -- CF-11.2 protection ------------------------------------------------------------------------------------------------


def test_cf_11_2_a_tile_given_back_and_it_does_not_touch_him() -> None:
    t = Table().has(RED, protection=2).turning_up("babington", RED)
    assert (t.asked, t.offered) == (RED, ["protect", "suffer"])
    t.play("protect")
    assert t.vp == [2, 2, 0, 2]
    assert t.protection[RED] == 1


def test_cf_11_2_or_not() -> None:
    t = Table().has(RED, protection=2).turning_up("babington", RED).play("suffer")
    assert t.vp[RED] == 0
    assert t.protection[RED] == 2


def test_cf_11_2_in_order_from_the_player_whose_turn_it_is() -> None:
    t = Table().everybody(vp=9, protection=1, religion="catholic").turning_up("babington", YELLOW)
    asked = []
    while t.asked != CHANCE:
        asked.append(t.asked)
        assert t.vp == [9, 9, 9, 9], "all decide before anything is carried out"
        t.play("suffer" if t.asked % 2 else "protect")
    assert asked == [YELLOW, BLUE, RED, GREEN]
    assert t.vp == [9, 7, 9, 7]
    assert t.protection == [0, 1, 0, 1]


def test_cf_11_2_carried_out_in_the_same_order() -> None:
    t = Table()
    for seat in range(4):
        t.has(seat, goods={"wine": 1, "ore": 1}, protection=1 if seat == BLUE else 0)
    t.turning_up("empty-treasury", YELLOW)
    assert (t.asked, t.offered) == (BLUE, ["protect", "suffer"]), "who has no tile is not asked"
    t.play("suffer")
    for seat in (YELLOW, BLUE, RED, GREEN):
        assert (t.asked, t.offered) == (seat, ["lose ore", "lose wine"])
        t.play("lose ore")
    assert t.asked == CHANCE


def test_cf_11_2_who_is_not_touched_is_not_asked() -> None:
    t = Table().everybody(protection=1).has(YELLOW, religion="protestant").turning_up("babington", GREEN)
    assert t.asked == RED
    t.play("protect")
    assert t.asked == CHANCE


def test_cf_11_2_one_tile_only() -> None:
    t = Table().has(RED, protection=5).turning_up("babington", RED).play("protect")
    assert t.protection[RED] == 4


def test_cf_11_2_after_it_nothing_of_the_event_is_left() -> None:
    t = Table().has(RED, protection=1).turning_up("babington", RED).play("protect")
    c = t.s.cells
    assert (c[m.EVENT], c[m.TOUCHED], c[m.WARDED]) == (m.EMPTY, 0, 0)
    assert "babington" not in t.left("england")


# -- CF-11.3 the positive event ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["accession-bells", "edict", "hedge-sermons", "pilgrimage"])
def test_cf_11_3_a_tile_for_as_many_vp_as_the_religion_die_shows(event: str) -> None:
    t = Table().everybody(protection=1)
    for seat, faith in enumerate((1, 2, 4, 5)):
        t.has(seat, faith=faith)
    t.turning_up(event, BLUE)
    asked = []
    while t.asked != CHANCE:
        seat = t.asked
        asked.append(seat)
        assert t.offered == ["offer", "keep"]
        t.play("keep" if seat == GREEN else "offer")
        if seat != GREEN:
            assert t.vp[seat] == 2 + t.faith[seat], "scored at once, before the next is asked"
    assert asked == [BLUE, RED, GREEN, YELLOW]
    assert t.vp == [3, 2, 6, 7]
    assert t.protection == [0, 1, 0, 0]
    assert t.vp_from(RED) == [(1, "event")]


def test_cf_11_3_once_each_however_many_tiles_and_not_without() -> None:
    t = Table().has(RED, protection=3).turning_up("edict", GREEN).play("offer")
    assert t.asked == CHANCE
    assert t.protection == [2, 0, 0, 0]
    assert t.vp == [5, 2, 2, 2]


def test_cf_11_3_it_can_bring_fifty() -> None:
    t = Table().has(RED, protection=1, faith=5, vp=45).turning_up("edict", RED).play("offer")
    assert t.last_year()


# -- CF-11.4 Loch Leven ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("country", COUNTRIES)
def test_cf_11_4_every_player_with_a_house_there_lays_a_die_on_loch_leven(country: str) -> None:
    t = Table().house(GREEN, country, 3).house(BLUE, country, 2).turning_up(LOCH_LEVEN[country], RED)
    for seat in (GREEN, BLUE):
        assert (t.asked, t.offered) == (seat, [f"imprison {die}" for die in DICE])
        t.play("imprison purple")
        assert t.die(seat, "purple") == ("loch", 3)
    assert t.asked == CHANCE
    assert t.die(RED, "purple") == ("free", 0)


def test_cf_11_4_a_person_that_loses_its_die_leaves() -> None:
    t = Table().house(RED, "england", 3).person(RED, "feria", "brown", 6).turning_up("excommunication", RED).play("imprison brown")
    assert t.die(RED, "brown") == ("loch", 3)
    assert t.display(RED) == []
    assert t.told("person-left") == [(RED, t.content.card_id.index("feria"))]


def test_cf_11_4_dice_already_there_cannot_be_given_again() -> None:
    t = Table().house(RED, "england", 3).prisoner(RED, "white", 1).prisoner(RED, "blue", 2).turning_up("excommunication", RED)
    assert t.offered == ["imprison orange", "imprison brown", "imprison purple"]
    t.play("imprison orange")
    assert [t.die(RED, die) for die in ("white", "blue", "orange")] == [("loch", 1), ("loch", 2), ("loch", 3)], "several may lie there"


def test_cf_11_4_each_with_his_own_dice() -> None:
    t = Table().house(RED, "england", 3).house(BLUE, "england", 2).prisoner(BLUE, "white", 1).person(BLUE, "feria", "brown", 2)
    t.prisoner(RED, "purple", 3).turning_up("excommunication", RED)
    assert t.offered == ["imprison white", "imprison blue", "imprison orange", "imprison brown"]
    t.play("imprison white")
    assert (t.asked, t.offered) == (BLUE, ["imprison blue", "imprison orange", "imprison brown", "imprison purple"])
    t.play("imprison brown")
    assert t.display(BLUE) == []


def test_cf_11_4_a_last_die_goes_by_itself() -> None:
    t = Table().house(RED, "england", 3)
    for die in DICE[1:]:
        t.prisoner(RED, die, 2)
    t.turning_up("excommunication", RED)
    assert t.die(RED, "white") == ("loch", 3)


def test_cf_11_4_a_rolled_die_laid_there_takes_no_part_any_more() -> None:
    t = Table().house(RED, "spain", 3).second_half(RED, white=5, purple=2)
    t.play("take white england", "skip", "turn-up rollo")
    t.house(RED, "france", 1).at("second-half:3>turn-up:1", RED, 2)
    t.play("turn-up bartholomew", "imprison purple", "turn-up pierre")
    assert t.step == "track"
    assert not {"go 2", "go 6", "go 12", "go 17"} & set(t.choice)


def test_cf_11_4_the_religion_die_is_safe() -> None:
    t = Table().house(RED, "england", 3).turning_up("excommunication", RED)
    assert "imprison black" not in t.offered


def test_cf_11_4_it_can_be_averted() -> None:
    t = Table().house(RED, "england", 3).has(RED, protection=1).turning_up("excommunication", RED).play("protect")
    assert all(t.die(RED, die) == ("free", 0) for die in DICE)


# -- CF-11.5 who cannot suffer -----------------------------------------------------------------------------------------


def test_cf_11_5_nobody_is_asked_who_has_nothing_to_lose() -> None:
    nothing = Table().everybody(vp=0, protection=1)
    for country in COUNTRIES:
        nothing.house(RED, country, 2)
    for die in DICE:
        nothing.prisoner(RED, die, 3)
    for event in ("babington", "embargo", "excommunication", "empty-treasury", "silver-fleet", "armada"):
        t = nothing.fork()
        t.turning_up(event, RED)
        assert t.asked == CHANCE, event
        assert t.protection == [1, 1, 1, 1]
        assert t.told("warded") == []


def test_cf_11_5_no_house_no_fall() -> None:
    t = Table().everybody(protection=1).turning_up("antwerp-fury", RED)
    assert t.asked == CHANCE


def test_cf_11_5_others_suffer_all_the_same() -> None:
    t = Table().has(RED, vp=0, protection=1).has(YELLOW, vp=5, protection=1).turning_up("babington", RED)
    assert t.asked == YELLOW
    t.play("suffer")
    assert t.vp == [0, 2, 3, 2]


# -- CF-11.6 lose VP ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("vp", "left"), [(5, 3), (2, 0), (1, 0)])
def test_cf_11_6_as_many_as_said_not_below_zero(vp: int, left: int) -> None:
    t = Table().has(RED, vp=vp).turning_up("babington", RED)
    assert t.vp[RED] == left
    assert t.vp_from(RED) == [(left - vp, "event")]


# -- CF-11.7 lose goods ------------------------------------------------------------------------------------------------


def test_cf_11_7_of_his_choice() -> None:
    t = Table().has(RED, goods={"book": 1, "cloth": 2}).turning_up("empty-treasury", RED)
    assert t.offered == ["lose book", "lose cloth"]
    t.play("lose cloth")
    assert t.goods(RED) == {"book": 1, "cloth": 1}
    assert t.told("good-lost") == [(RED, 2)]


def test_cf_11_7_what_another_has_does_not_count() -> None:
    t = Table().has(RED, goods={"ore": 1, "wine": 1}).has(GREEN, goods={"book": 1}).house(RED, "england", 1).turning_up("embargo", RED)
    assert t.offered == ["lose ore", "lose wine"]


THREE_GOODS = own_content(('who = "all"\neffect = "lose_good:1"', 'who = "all"\neffect = "lose_good:3"'))


def test_cf_11_7_one_at_a_time() -> None:
    t = Table(own=THREE_GOODS).has(RED, goods={"book": 3, "cloth": 3}).turning_up("empty-treasury", RED)
    t.play("lose cloth", "lose book")
    assert t.goods(RED) == {"book": 2, "cloth": 2}
    t.play("lose cloth")
    assert t.goods(RED) == {"book": 2, "cloth": 1}
    assert t.asked == CHANCE


@pytest.mark.parametrize("goods", [{"book": 1}, {"book": 1, "wine": 1}, {"book": 2, "ore": 1}])
def test_cf_11_7_who_has_no_more_than_he_must_lose_loses_all_unasked(goods: dict[str, int]) -> None:
    t = Table(own=THREE_GOODS).has(RED, goods=goods).turning_up("empty-treasury", RED)
    assert t.goods(RED) == {}
    assert t.asked == CHANCE


def test_cf_11_7_asked_only_while_there_is_a_choice() -> None:
    t = Table(own=THREE_GOODS).has(RED, goods={"book": 1, "wine": 3}).turning_up("empty-treasury", RED)
    assert t.offered == ["lose book", "lose wine"]
    t.play("lose book")
    assert t.goods(RED) == {"wine": 1}, "of one kind alone two more are lost by themselves"


# -- CF-11.8 lower a die -----------------------------------------------------------------------------------------------


def test_cf_11_8_one_on_a_person_of_his_choice_without_its_action() -> None:
    t = Table().house(RED, "spain", 1).person(RED, "feria", "brown", 4).person(RED, "betje", "orange", 2).turning_up("silver-fleet", RED)
    assert t.offered == ["lower orange", "lower brown"]
    t.play("lower brown")
    assert t.die(RED, "brown") == ("feria", 3)
    assert t.die(RED, "orange") == ("betje", 2)
    assert t.protection[RED] == 0


def test_cf_11_8_a_one_becomes_free_and_the_person_leaves() -> None:
    t = Table().house(RED, "spain", 1).person(RED, "feria", "brown", 1).turning_up("silver-fleet", RED)
    assert t.die(RED, "brown") == ("free", 0), "the only one, so he was not asked"
    assert t.display(RED) == []


def test_cf_11_8_dice_on_loch_leven_and_free_ones_are_no_matter() -> None:
    t = Table().house(RED, "spain", 1).prisoner(RED, "white", 3).person(RED, "feria", "brown", 5).turning_up("silver-fleet", RED)
    assert t.die(RED, "brown") == ("feria", 4)
    assert t.die(RED, "white") == ("loch", 3)


def test_cf_11_8_what_another_has_does_not_count() -> None:
    t = Table().house(RED, "spain", 1).person(RED, "feria", "brown", 4).person(RED, "betje", "orange", 2).person(GREEN, "cecil", "white", 3)
    assert t.turning_up("silver-fleet", RED).offered == ["lower orange", "lower brown"]


def test_cf_11_8_everybody_concerned_each_his_own() -> None:
    t = Table().house(RED, "spain", 1).house(GREEN, "spain", 2).person(RED, "feria", "brown", 5).person(GREEN, "betje", "orange", 5)
    t.turning_up("silver-fleet", BLUE)
    assert t.die(RED, "brown") == ("feria", 4)
    assert t.die(GREEN, "orange") == ("betje", 4)


# -- CF-11.9 house down ------------------------------------------------------------------------------------------------


def fury(houses: list[int], protected: list[int] = [], own: str = "") -> list[int]:  # noqa: B006
    """The houses of the Netherlands after the sack of Antwerp, when these seats protect themselves."""
    t = Table(own=own).house(RED, "france", 4)
    for seat, number in enumerate(houses):
        t.house(seat, "netherlands", number).has(seat, protection=1 if seat in protected else 0)
    t.turning_up("antwerp-fury", RED)
    while t.asked != CHANCE:
        t.play("protect")
    assert t.houses("france") == [4, 0, 0, 0], "only in its country"
    assert t.protection == [0, 0, 0, 0]
    return t.houses("netherlands")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([6, 0, 0, 0], [5, 0, 0, 0]),
        ([1, 0, 0, 0], [0, 0, 0, 0]),
        ([6, 4, 2, 0], [5, 3, 1, 0]),
        ([4, 3, 2, 1], [3, 2, 1, 0]),
        ([1, 2, 3, 4], [0, 1, 2, 3]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_cf_11_9_every_house_goes_down_one_or_back(before: list[int], after: list[int]) -> None:
    assert fury(before) == after


@pytest.mark.parametrize(
    ("before", "protected", "after"),
    [
        ([4, 3, 0, 0], [1], [2, 3, 0, 0]),
        ([4, 3, 2, 0], [1], [2, 3, 1, 0]),
        ([4, 3, 2, 0], [1, 2], [1, 3, 2, 0]),
        ([4, 3, 2, 1], [1, 2, 3], [0, 3, 2, 1]),
        ([2, 1, 0, 0], [1], [0, 1, 0, 0]),
        ([6, 5, 4, 3], [0], [6, 4, 3, 2]),
        ([6, 5, 4, 3], [2], [5, 3, 4, 2]),
        ([6, 5, 4, 3], [0, 1, 2, 3], [6, 5, 4, 3]),
        ([5, 4, 3, 1], [1, 3], [3, 4, 2, 1]),
    ],
)
def test_cf_11_9_past_houses_that_stay(before: list[int], protected: list[int], after: list[int]) -> None:
    assert fury(before, protected) == after


def test_cf_11_9_told_from_the_lowest_up() -> None:
    t = Table().house(RED, "netherlands", 3).house(GREEN, "netherlands", 2).house(BLUE, "netherlands", 1).turning_up("antwerp-fury", RED)
    assert t.told("house-back") == [(BLUE, 2)]
    assert t.told("house-pushed") == [(GREEN, 2, 1), (RED, 2, 2)]


def test_cf_11_9_of_one_religion_only_the_other_houses_stay() -> None:
    catholics_fall = own_content(('who = "house:netherlands"\neffect = "house_down"', 'who = "catholic"\neffect = "house_down"'))
    assert fury([4, 3, 2, 0], own=catholics_fall) == [2, 3, 1, 0]
    assert fury([2, 1, 0, 0], own=catholics_fall) == [0, 1, 0, 0]


def test_cf_11_9_of_one_religion_who_has_no_house_there_is_not_asked() -> None:
    catholics_fall = own_content(('who = "house:netherlands"\neffect = "house_down"', 'who = "catholic"\neffect = "house_down"'))
    t = Table(own=catholics_fall).everybody(protection=1).house(YELLOW, "netherlands", 2).turning_up("antwerp-fury", RED)
    assert t.asked == YELLOW, "red is a Catholic without a house there"
    t.play("suffer")
    assert t.houses("netherlands") == [0, 0, 1, 0]


# -- CF-11.10 in a first half-year -------------------------------------------------------------------------------------


def test_cf_11_10_at_once_in_the_middle_of_the_row_which_then_goes_on() -> None:
    t = Table().has(RED, vp=2).person(RED, "rollo", "white", 3).person(RED, "feria", "brown", 3).first_half(RED)
    t.play("remove elizabeth", "turn-up babington")
    assert t.vp[RED] == 0
    assert t.asked == CHANCE
    t.play("turn-up walsingham")
    assert t.choice == ["skip", "gain protection"], "of feria"
    t.play("gain protection")
    assert t.die(RED, "brown") == ("feria", 2)


def test_cf_11_10_a_die_laid_on_loch_leven_is_turned_down_by_those_who_have_not_had_their_turn() -> None:
    t = Table().person(GREEN, "rollo", "white", 3)
    for seat in range(4):
        t.house(seat, "england", seat + 1)
    t.first_half(GREEN).play("remove elizabeth", "turn-up excommunication")
    assert t.asked == GREEN
    t.play("imprison blue", "imprison blue", "imprison blue", "imprison blue", "turn-up walsingham")
    assert t.asked == CHANCE, "all first half-years are over"
    assert t.turn == RED
    assert [t.die(seat, "blue") for seat in range(4)] == [("loch", 3), ("loch", 3), ("loch", 2), ("loch", 2)]


def test_cf_11_10_a_person_lost_in_the_event_is_skipped() -> None:
    t = Table().house(RED, "spain", 2).person(RED, "rollo", "white", 3).person(RED, "feria", "brown", 1).person(RED, "betje", "orange", 4)
    t.first_half(RED).play("remove philip", "turn-up silver-fleet", "lower brown", "turn-up barney")
    assert t.display(RED) == ["rollo", "betje"]
    assert t.choice == ["skip", "gain protection"]
    assert t.die(RED, "orange") == ("betje", 3)


def test_cf_11_10_a_die_lowered_in_the_event_is_read_when_its_turn_comes() -> None:
    t = Table().house(RED, "spain", 2).person(RED, "rollo", "white", 3).person(RED, "feria", "brown", 2)
    t.first_half(RED).play("remove philip", "turn-up silver-fleet", "lower brown", "turn-up barney")
    assert t.die(RED, "brown") == ("free", 0), "lowered to 1, then a 1 in its turn"
    assert t.protection[RED] == 0
