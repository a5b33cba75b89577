"""The symbols (CF-7) and paying for a die (CF-8)."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, YELLOW, Table, cannot_draw, own_content
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import moves, symbols
from triptych.games.column_of_fire.content import BLACK, TILE_KINDS
from triptych.games.column_of_fire.phases.actions import gives, offers, tile_for

COUNTRIES = ("england", "france", "netherlands", "spain")
GOODS = ("book", "ore", "cloth", "wine")
BUYERS = {
    "book": {"france": 4, "netherlands": 2},
    "ore": {"spain": 4, "france": 2},
    "cloth": {"england": 4, "spain": 2},
    "wine": {"netherlands": 4, "england": 2},
}
SHIPS = {"spain": 2, "england": 6, "netherlands": 12, "france": 17}
MARKETS = {"ore": 1, "book": 7, "wine": 13, "cloth": 15}

# -- CF-7.1 goods ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GOODS)
def test_cf_7_1_one_of_the_kind_shown(good: str) -> None:
    t = Table().using(RED, f"spain-{good}-merchant")
    assert t.choice == ["skip", f"gain {good}"]
    t.play(f"gain {good}")
    assert t.goods(RED) == {good: 1}


@pytest.mark.parametrize("space", [3, 14])
def test_cf_7_1_any_good_is_his_choice(space: int) -> None:
    t = Table().on_space(RED, space)
    assert t.choice == ["skip", *(f"gain {good}" for good in GOODS)]
    t.play("gain wine")
    assert t.goods(RED) == {"wine": 1}


def test_cf_7_1_goods_never_run_out() -> None:
    t = Table().everybody().has(GREEN, goods={"book": 14}).has(RED, goods={"book": 20}).using(RED, "sylvie").play("gain book")
    assert t.goods(RED) == {"book": 21}


# -- CF-7.2 advantage tiles --------------------------------------------------------------------------------------------


def test_cf_7_2_draw_one() -> None:
    t = Table().using(RED, "huus").play("gain tile")
    assert t.asked == CHANCE
    assert t.game.lot_seat(t.s) == RED, "for his eyes only"
    t.play("draw vp:3")
    assert t.tiles(RED) == {"vp:3": 1}


def test_cf_7_2_used_from_that_moment_on() -> None:
    t = Table().on_space(RED, 9).play("gain tile", "draw stone:protestant")
    t.play("tile place protestant spain")
    assert t.stones("spain") == {"protestant": 1}
    assert t.tiles(RED) == {}


def test_cf_7_2_a_vp_tile_is_never_used_and_does_not_count_towards_fifty() -> None:
    t = Table().has(RED, vp=47, tiles={"vp:3": 2, "vp:2": 1}).first_half(RED)
    assert t.offered == ["pass", "ransom black"]
    t.play("pass")
    assert not t.last_year()
    assert t.vp[RED] == 47


def test_cf_7_2_any_number_in_his_own_turn() -> None:
    t = Table().has(RED, tiles={"stone:catholic": 2, "stone:protestant": 2}).first_half(RED)
    t.play("tile place catholic spain", "tile lift catholic spain", "tile place protestant spain", "tile place protestant france")
    assert t.used == {"stone:catholic": 2, "stone:protestant": 2}


def test_cf_7_2_equal_tiles_offer_their_moves_once() -> None:
    t = Table().has(RED, tiles={"step_on": 2}).first_half(RED)
    assert t.offered == ["pass", "tile step"]
    t.play("tile step", "skip")
    assert t.offered == ["pass", "tile step"]


def test_cf_7_2_which_tile_is_used_up() -> None:
    t = Table().has(RED, tiles={"stone:catholic": 1, "stone:protestant": 1, "neutral_stone": 1, "vp:1": 1}).first_half(RED)
    t.play("tile place neutral spain")
    assert t.tiles(RED) == {"stone:catholic": 1, "stone:protestant": 1, "vp:1": 1}
    t.play("tile place protestant spain")
    assert t.tiles(RED) == {"stone:catholic": 1, "vp:1": 1}


def test_cf_7_2_no_tile_move_without_the_tile() -> None:
    t = Table().has(RED, tiles={"step_on": 1})
    with pytest.raises(AssertionError):
        tile_for(t.s, RED, t.game.moves.parse("captain book france"))


EVERY_ACTION = sorted(symbols.ACTIONS.items())


@pytest.mark.parametrize(("text", "action"), EVERY_ACTION, ids=[text for text, _ in EVERY_ACTION])
def test_cf_7_2_a_symbol_gives_the_moves_it_offers_and_no_others(text: str, action: int) -> None:
    """Which tile a move uses up is found by what each symbol can ever give."""
    t = Table(3).has(RED, vp=9, goods=dict.fromkeys(GOODS, 2)).person(RED, "feria", "brown", 3).prisoner(RED, "blue", 2)
    for country in COUNTRIES:
        t.house(RED, country, 3).lay(country, catholic=1, protestant=1)
    t.first_half(RED)
    offered: list[int] = []
    offers(t.s, RED, action, offered)
    assert offered
    assert all(gives(action, move) for move in offered)
    same = [move for move in range(moves.GAIN, moves.RANSOM) if gives(action, move)]
    for other_text, other in EVERY_ACTION:
        if other_text.partition(":")[0] != text.partition(":")[0]:
            theirs: list[int] = []
            offers(t.s, RED, other, theirs)
            shared = set(same) & set(theirs)
            goods_only = {moves.GAIN + good for good in range(4)}
            assert shared <= goods_only, f"{text} and {other_text} share {[t.game.moves.text(move) for move in shared]}"


def test_cf_7_2_tiles_of_ones_own_content_may_show_gains() -> None:
    own = own_content(
        ("turn_die = 2\n", '"good:book" = 2\n'),
        ("neutral_stone = 2\n", "protection = 1\nadvantage = 1\n"),
    )
    t = Table(own=own).has(RED, tiles={"good:book": 1, "protection": 1, "advantage": 1}).first_half(RED)
    assert t.anytime == ["tile gain book", "tile gain tile", "tile gain protection"]
    t.play("tile gain book")
    assert t.goods(RED) == {"book": 1}
    t.play("tile gain protection")
    assert t.protection[RED] == 1
    assert t.used == {"good:book": 1, "protection": 1}
    t.play("tile gain tile", "draw captain")
    assert t.tiles(RED) == {"captain": 1}


# -- CF-7.3 protection -------------------------------------------------------------------------------------------------


def test_cf_7_3_take_one() -> None:
    t = Table().using(RED, "feria").play("gain protection")
    assert t.protection == [1, 0, 0, 0]
    assert t.told("protection") == [(RED,)]


def test_cf_7_3_it_averts_an_event_for_its_owner_only() -> None:
    t = Table().using(RED, "feria").play("gain protection").turning_up("babington", RED).play("protect")
    assert t.vp == [2, 2, 0, 2]
    assert t.protection[RED] == 0


def test_cf_7_3_it_keeps_a_stone_out() -> None:
    t = Table().using(RED, "feria", "brown").play("gain protection").second_half(RED, white=3).play("take white england", "return-stone")
    assert t.stones("england") == {}
    assert t.protection[RED] == 0


def test_cf_7_3_tiles_never_run_out() -> None:
    t = Table().everybody(protection=40).using(RED, "feria").play("gain protection")
    assert t.protection[RED] == 41


# -- CF-7.4 VP ---------------------------------------------------------------------------------------------------------


def test_cf_7_4_scored_at_once_with_their_source() -> None:
    t = Table().using(RED, "elizabeth").play("gain vp")
    assert t.vp_from(RED) == [(2, "person")]
    t = Table().on_space(RED, 16).play("gain vp")
    assert t.vp_from(RED) == [(2, "space")]


def test_cf_7_4_as_many_as_shown() -> None:
    t = Table().using(RED, "alice").play("gain vp")
    assert t.vp_from(RED) == [(1, "person")]
    own = own_content(('actions = ["vp:2"]', 'actions = ["vp:9", "protection"]'), ('action = "vp:2"', 'action = "vp:5"'))
    t = Table(own=own).using(RED, "elizabeth")
    assert t.choice == ["skip", "gain protection", "gain vp"]
    t.play("gain vp")
    assert t.vp_from(RED) == [(9, "person")]
    assert t.protection[RED] == 0
    t = Table(own=own).on_space(RED, 16).play("gain vp")
    assert t.vp_from(RED) == [(5, "space")]


# -- CF-7.5 the captain ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("which", [0, 1])
def test_cf_7_5_one_good_for_three_vp_with_a_house_in_a_country_that_buys_it(good: str, which: int) -> None:
    country = list(BUYERS[good])[which]
    t = Table().has(RED, goods={good: 3}).house(RED, country, 1).using(RED, "england-captain")
    assert t.choice == ["skip", f"captain {good} {country}"]
    t.play(f"captain {good} {country}")
    assert t.goods(RED) == {good: 2}, "exactly one"
    assert t.vp_from(RED) == [(3, "captain")]


def test_cf_7_5_any_good_he_has() -> None:
    t = Table().has(RED, goods={"book": 1, "cloth": 1}).house(RED, "france", 1).house(RED, "spain", 6).using(RED, "england-captain")
    assert t.choice == ["skip", "captain book france", "captain cloth spain"]


def test_cf_7_5_no_house_no_sale() -> None:
    t = Table().has(RED, goods={"book": 3, "ore": 3}).house(RED, "england", 6).house(GREEN, "france", 3).using(RED, "england-captain")
    assert t.passed_on()


def test_cf_7_5_by_tile() -> None:
    t = Table().has(RED, goods={"book": 1}, tiles={"captain": 1}).house(RED, "netherlands", 1).first_half(RED)
    t.play("tile captain book netherlands")
    assert t.vp_from(RED) == [(3, "captain")]
    assert t.used == {"captain": 1}


# -- CF-7.6 ships ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("country", COUNTRIES)
def test_cf_7_6_one_of_each_good_bought_there_either_or_both(country: str) -> None:
    prices = {good: BUYERS[good][country] for good in GOODS if country in BUYERS[good]}
    t = Table().has(RED, goods=dict.fromkeys(GOODS, 2)).house(RED, country, 1).on_space(RED, SHIPS[country])
    assert t.choice == ["skip", *(f"ship {country} {good}" for good in prices), f"ship {country} both"]
    for good, price in prices.items():
        one = t.fork().play(f"ship {country} {good}")
        assert one.vp[RED] == 2 + price
        assert one.goods(RED) == {**dict.fromkeys(GOODS, 2), good: 1}
    both = t.fork().play(f"ship {country} both")
    assert both.vp[RED] == 8
    assert both.goods(RED) == {good: 1 if good in prices else 2 for good in GOODS}
    assert sorted(both.vp_from(RED)) == [(2, "ship"), (4, "ship")]


def test_cf_7_6_only_what_he_has() -> None:
    t = Table().has(RED, goods={"wine": 2, "ore": 1}).house(RED, "england", 1).on_space(RED, 6)
    assert t.choice == ["skip", "ship england wine"]


def test_cf_7_6_not_without_a_house() -> None:
    t = Table().has(RED, goods={"wine": 2, "cloth": 1}).house(RED, "spain", 1).on_space(RED, 6)
    assert t.passed_on()


# -- CF-7.7 markets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", GOODS)
def test_cf_7_7_take_one_or_sell_one_in_each_country_that_buys_it(good: str) -> None:
    t = Table().has(RED, goods={good: 3})
    for country in COUNTRIES:
        t.house(RED, country, 2)
    t.on_space(RED, MARKETS[good])
    sales = [f"market {good} {country}" for country in COUNTRIES if country in BUYERS[good]]
    assert t.choice == ["skip", f"gain {good}", *sales, f"market {good} both"]
    taken = t.fork().play(f"gain {good}")
    assert (taken.goods(RED), taken.vp[RED]) == ({good: 4}, 2)
    for country, price in BUYERS[good].items():
        sold = t.fork().play(f"market {good} {country}")
        assert (sold.goods(RED), sold.vp[RED]) == ({good: 2}, 2 + price)
        assert sold.vp_from(RED) == [(price, "market")]
    both = t.fork().play(f"market {good} both")
    assert (both.goods(RED), both.vp[RED]) == ({good: 1}, 8)


def test_cf_7_7_both_needs_two_of_it_and_two_houses() -> None:
    t = Table().has(RED, goods={"wine": 1}).house(RED, "england", 1).house(RED, "netherlands", 1).on_space(RED, 13)
    assert t.choice == ["skip", "gain wine", "market wine england", "market wine netherlands"]
    t = Table().has(RED, goods={"wine": 5}).house(RED, "netherlands", 1).on_space(RED, 13)
    assert t.choice == ["skip", "gain wine", "market wine netherlands"]


def test_cf_7_7_without_the_good_he_can_only_take_one() -> None:
    t = Table().has(RED, goods={"ore": 2}).house(RED, "england", 1).on_space(RED, 13)
    assert t.choice == ["skip", "gain wine"]


# -- CF-7.8 one of each good in a country in a turn --------------------------------------------------------------------


def test_cf_7_8_captain_then_ship() -> None:
    t = Table().has(RED, goods={"cloth": 3, "wine": 1}, tiles={"captain": 1}).house(RED, "england", 1).house(RED, "spain", 1)
    t.on_space(RED, 6)
    t.play("tile captain cloth england")
    assert t.choice == ["skip", "ship england wine"], "cloth has been sold in England in this turn"
    t.play("ship england wine")
    assert t.goods(RED) == {"cloth": 2}


def test_cf_7_8_the_captain_names_a_country_and_counts_only_there() -> None:
    t = Table().has(RED, goods={"cloth": 3}, tiles={"captain": 2}).house(RED, "england", 1).house(RED, "spain", 1).first_half(RED)
    assert t.anytime == ["tile captain cloth england", "tile captain cloth spain"]
    t.play("tile captain cloth spain")
    assert t.anytime == ["ransom black", "tile captain cloth england"]
    t.play("tile captain cloth england")
    assert t.goods(RED) == {"cloth": 1}
    assert t.vp[RED] == 8


def test_cf_7_8_captain_then_market() -> None:
    t = Table().has(RED, goods={"cloth": 3}, tiles={"captain": 1}).house(RED, "england", 1).house(RED, "spain", 1).on_space(RED, 15)
    t.play("tile captain cloth spain")
    assert t.choice == ["skip", "gain cloth", "market cloth england"]


def test_cf_7_8_market_then_captain() -> None:
    t = Table().has(RED, goods={"cloth": 3}, tiles={"captain": 1}).house(RED, "england", 1).house(RED, "spain", 1).on_space(RED, 15)
    t.play("market cloth both")
    assert t.step == "window"
    assert t.offered == ["pass", "ransom black"]


def test_cf_7_8_two_ships_in_a_turn() -> None:
    t = (
        Table()
        .has(RED, goods={"cloth": 2, "wine": 2}, disc=6, tiles={"step_on": 2})
        .house(RED, "england", 1)
        .at("second-half:4>use:70", RED, 2)
    )
    t.play("ship england both")
    t.has(RED, disc=5).at("second-half:4", RED, 2)
    t.play("tile step")
    assert t.disc[RED] == 6
    assert t.step == "window", "both goods have been sold here in this turn"
    assert t.goods(RED) == {"cloth": 1, "wine": 1}


def test_cf_7_8_another_good_in_the_same_country_is_free() -> None:
    t = Table().has(RED, goods={"cloth": 1, "wine": 1}, tiles={"captain": 2}).house(RED, "england", 1).first_half(RED)
    t.play("tile captain cloth england", "tile captain wine england")
    assert t.goods(RED) == {}


def test_cf_7_8_the_next_turn_counts_anew() -> None:
    t = Table().has(RED, goods={"cloth": 2}, tiles={"captain": 2}).house(RED, "england", 1).first_half(RED)
    t.play("tile captain cloth england")
    assert t.refuses("tile captain cloth england")
    t.play("pass", "pass")
    assert (t.turn, t.half, t.step) == (RED, 2, "window")
    assert not t.refuses("tile captain cloth england")


def test_cf_7_8_each_player_for_himself() -> None:
    t = Table().has(RED, goods={"cloth": 1}, tiles={"captain": 1}).has(GREEN, goods={"cloth": 1}, tiles={"captain": 1})
    t.house(RED, "england", 1).house(GREEN, "england", 2).first_half(RED)
    t.play("tile captain cloth england", "pass", "pass")
    assert t.asked == GREEN
    assert not t.refuses("tile captain cloth england")


# -- CF-7.9 stones -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "religion"), [(5, "protestant"), (11, "catholic")])
def test_cf_7_9_place_or_take_away_one_of_the_religion_shown(space: int, religion: str) -> None:
    t = Table().lay("france", catholic=1, protestant=1, neutral=1).on_space(RED, space)
    assert t.choice == ["skip", *(f"place {religion} {country}" for country in COUNTRIES), f"lift {religion} france"]
    placed = t.fork().play(f"place {religion} france")
    assert placed.stones("france") == {}, "the fourth stone: a conflict, avoided or not"
    lifted = t.fork().play(f"lift {religion} france")
    assert lifted.stones("france") == {other: 1 for other in ("catholic", "protestant", "neutral") if other != religion}


def test_cf_7_9_with_both_shown_he_chooses_one() -> None:
    t = Table().lay("france", catholic=1).lay("spain", protestant=2).using(RED, "guise")
    places = [f"place {religion} {country}" for religion in ("catholic", "protestant") for country in COUNTRIES]
    assert t.choice == ["skip", *places, "lift catholic france", "lift protestant spain"]
    t.play("lift protestant spain")
    assert t.stones("spain") == {"protestant": 1}
    assert t.passed_on()


def test_cf_7_9_placing_needs_a_free_space() -> None:
    t = Table().lay("france", catholic=2, neutral=2).using(RED, "guise")
    assert t.refuses("place catholic france")
    assert t.refuses("place protestant france")
    assert not t.refuses("lift catholic france")
    assert t.refuses("lift protestant france")


def test_cf_7_9_never_the_stone_on_a_card_never_a_neutral_one() -> None:
    t = Table().lay("england", neutral=4).using(RED, "guise")
    assert t.top("england") == "elizabeth"
    assert not any(text.startswith("lift") for text in t.choice)


def test_cf_7_9_by_tile() -> None:
    t = Table().has(RED, tiles={"stone:catholic": 1}).lay("england", catholic=1, protestant=1).first_half(RED)
    assert t.anytime == [*(f"tile place catholic {country}" for country in COUNTRIES), "tile lift catholic england"]
    t.play("tile lift catholic england")
    assert t.stones("england") == {"protestant": 1}


# -- CF-7.10 neutral stones --------------------------------------------------------------------------------------------


def test_cf_7_10_where_there_is_room() -> None:
    t = Table().lay("france", neutral=4).on_space(RED, 4)
    assert t.choice == ["skip", "place neutral england", "place neutral netherlands", "place neutral spain"]
    t.play("place neutral spain")
    assert t.stones("spain") == {"neutral": 1}


def test_cf_7_10_by_person_and_by_tile() -> None:
    t = Table().using(RED, "isabelle").play("place neutral france")
    assert t.stones("france") == {"neutral": 1}
    t = Table().has(RED, tiles={"neutral_stone": 1}).first_half(RED).play("tile place neutral france")
    assert t.stones("france") == {"neutral": 1}


def test_cf_7_10_with_no_room_anywhere_it_cannot_be_used() -> None:
    t = Table(2).has(RED, tiles={"neutral_stone": 1})
    for country in COUNTRIES:
        t.lay(country, catholic=2, protestant=1)
    t.first_half(RED)
    assert t.anytime == []


# -- CF-7.11 turning a die ---------------------------------------------------------------------------------------------


def test_cf_7_11_a_die_on_any_of_his_cards_up_or_down() -> None:
    t = Table().person(RED, "feria", "brown", 3).prisoner(RED, "blue", 2).using(RED, "imke", "orange", 4)
    assert t.choice == ["skip", *(f"turn {die} {way}" for die in ("blue", "orange", "brown", "black") for way in ("up", "down"))]
    assert t.fork().play("turn blue up").die(RED, "blue") == ("loch", 3)
    assert t.fork().play("turn blue down").die(RED, "blue") == ("loch", 1)
    assert t.fork().play("turn brown up").die(RED, "brown") == ("feria", 4)
    assert t.fork().play("turn orange down").die(RED, "orange") == ("imke", 3)
    assert t.fork().play("turn black up").faith[RED] == 4
    assert t.fork().play("turn black down").faith[RED] == 2


def test_cf_7_11_told_with_number_and_person() -> None:
    t = Table().person(BLUE, "feria", "brown", 3).prisoner(BLUE, "white", 2).using(BLUE, "imke", "orange", 4)
    person = t.content.card_id.index("feria")
    assert t.fork().play("turn brown up").told("die-turned") == [(BLUE, 3, 4, person)]
    assert t.fork().play("turn white down").told("die-turned") == [(BLUE, 0, 1, -1)]
    assert t.fork().play("turn black up").told("faith-turned")[0] == (BLUE, 4)


def test_cf_7_11_within_its_faces() -> None:
    t = Table().has(RED, faith=5).person(RED, "feria", "brown", 6).prisoner(RED, "blue", 1).using(RED, "imke", "orange", 4)
    assert t.choice == ["skip", "turn blue up", "turn orange up", "turn orange down", "turn brown down", "turn black down"]
    t = Table().has(RED, faith=1).using(RED, "imke", "orange", 1)
    assert t.choice == ["skip", "turn orange up", "turn black up"], "a 1 is not turned down"


def test_cf_7_11_not_a_free_die_nor_anothers() -> None:
    t = Table().person(GREEN, "feria", "brown", 3).has(RED, tiles={"turn_die": 1}).second_half(RED, white=3)
    assert [text for text in t.anytime if "turn" in text] == ["tile turn black up", "tile turn black down"]


def test_cf_7_11_it_does_not_let_him_use_that_person() -> None:
    t = Table().person(RED, "feria", "brown", 3).has(RED, tiles={"turn_die": 1}).before_roll(RED).play("tile turn brown down")
    assert t.asked == CHANCE
    assert t.protection[RED] == 0


def test_cf_7_11_the_minority_scores_for_turning_down_only() -> None:
    t = Table(2).on_space(RED, 18)
    assert t.fork().play("turn black down").vp[RED] == 3
    assert t.fork().play("turn black up").vp[RED] == 2


# -- CF-7.12 removing a person -----------------------------------------------------------------------------------------


def test_cf_7_12_one_of_his_own_or_on_top_of_a_stack() -> None:
    t = Table().person(RED, "feria", "brown", 3).person(GREEN, "betje", "orange", 3).using(RED, "pierre", "blue", 4)
    own_and_tops = {"feria", "pierre", "elizabeth", "coligny", "orange", "philip"}
    assert {text.split()[1] for text in t.choice if text != "skip"} == own_and_tops, "not those of others"


def test_cf_7_12_his_own_leaves_and_its_die_is_free() -> None:
    t = Table().person(RED, "feria", "brown", 3).using(RED, "pierre", "blue", 4).play("remove feria")
    assert t.display(RED) == ["pierre"]
    assert t.die(RED, "brown") == ("free", 0)
    assert t.top("spain") == "philip"


def test_cf_7_12_each_his_own() -> None:
    t = Table().person(RED, "feria", "brown", 3).person(BLUE, "betje", "orange", 3).person(BLUE, "sylvie", "white", 2)
    t.using(BLUE, "pierre", "blue", 4)
    assert {text.split()[1] for text in t.choice if text != "skip"} == {
        "betje",
        "sylvie",
        "pierre",
        "elizabeth",
        "coligny",
        "orange",
        "philip",
    }
    t.play("remove sylvie")
    assert t.display(BLUE) == ["betje", "pierre"]
    assert t.die(BLUE, "white") == ("free", 0)
    assert t.die(BLUE, "orange") == ("betje", 3)
    assert t.told("die-freed") == [(BLUE, 0)]


def test_cf_7_12_this_card_too() -> None:
    t = Table().using(RED, "pierre", "blue", 4).play("remove pierre")
    assert t.display(RED) == []
    assert t.die(RED, "blue") == ("free", 0)


def test_cf_7_12_the_top_of_a_stack_and_the_next_is_turned_up_at_once() -> None:
    t = Table().using(RED, "pierre", "blue", 4).play("remove philip")
    assert t.asked == CHANCE
    assert t.top("spain") is None
    assert {text.split()[1] for text in t.offered} == t.left("spain")
    t.play("turn-up barney")
    assert t.top("spain") == "barney"
    assert t.stones("spain") == {}, "its stone went to the supply"
    assert t.told("person-removed") == [(RED, t.content.card_id.index("philip"))]


def test_cf_7_12_with_events() -> None:
    t = Table().using(RED, "pierre", "blue", 4).play("remove philip", "turn-up armada")
    assert t.vp == [0, 2, 0, 2]
    t.play("turn-up pilgrimage", "turn-up barney")
    assert t.top("spain") == "barney"
    assert len(t.told("event")) == 1


def test_cf_7_12_a_stack_in_the_middle_of_a_taking_cannot_be_chosen() -> None:
    t = Table().stack("england", "rollo").second_half(RED, white=4).play("take white england")
    assert {text.split()[1] for text in t.choice if text != "skip"} == {"rollo", "coligny", "orange", "philip"}
    t.play("remove rollo")
    assert t.asked == CHANCE
    assert {text.split()[1] for text in t.offered} == t.left("england"), "then the next card of England"


def test_cf_7_12_a_used_up_stack_cannot_be_chosen() -> None:
    t = Table().used_up("spain").used_up("france").using(RED, "rollo", "white", 4)
    assert {text.split()[1] for text in t.choice if text != "skip"} == {"rollo", "elizabeth", "orange"}


def test_cf_7_12_removing_the_last_card_ends_the_game_after_this_year() -> None:
    t = Table().stack("spain", "philip", []).using(RED, "rollo", "white", 4).play("remove philip")
    assert t.last_year()
    assert t.told("stack-out") == [(3,)]


def test_cf_7_12_on_the_track() -> None:
    t = Table().on_space(RED, 19)
    assert t.choice == ["skip", "remove elizabeth", "remove coligny", "remove orange", "remove philip"]


# -- CF-7.13 stepping on -----------------------------------------------------------------------------------------------


def test_cf_7_13_to_the_next_space_of_any_colour_with_its_action() -> None:
    t = Table().has(RED, disc=7).using(RED, "cecil").play("step")
    assert t.disc[RED] == 8
    assert t.offered == ["skip", "gain protection"]
    t.play("gain protection")
    assert t.protection[RED] == 1


def test_cf_7_13_he_may_leave_the_action() -> None:
    t = Table().has(RED, disc=7).using(RED, "cecil").play("step", "skip")
    assert t.protection[RED] == 0
    assert t.passed_on()


def test_cf_7_13_occupied_spaces_are_passed_over_and_the_track_is_a_ring() -> None:
    t = Table().has(RED, disc=18).has(GREEN, disc=19).has(YELLOW, disc=0).has(BLUE, disc=1).using(RED, "cecil").play("step")
    assert t.disc[RED] == 2


def test_cf_7_13_also_to_a_ship() -> None:
    t = Table().has(RED, disc=5, goods={"wine": 1}).house(RED, "england", 2).using(RED, "cecil").play("step")
    assert t.disc[RED] == 6
    assert t.offered == ["skip", "ship england wine"]


def test_cf_7_13_with_the_neutral_stone_of_two_or_three_players() -> None:
    t = Table(3).has(RED, disc=5).using(RED, "cecil").play("step")
    assert t.offered == ["skip", "place neutral england"]
    t.play("place neutral england")
    assert t.stones("england") == {"neutral": 1}


def test_cf_7_13_it_does_not_replace_the_compulsory_move() -> None:
    t = Table().has(RED, vp=0, disc=7).stack("england", "cecil").second_half(RED, white=2)
    t.play("take white england", "step", "gain protection", "turn-up rollo")
    assert t.step == "track"
    assert t.disc[RED] == 8
    t.play("go 9")
    assert t.disc[RED] == 9


def test_cf_7_13_several_in_a_turn_each_give_a_full_action() -> None:
    t = Table().has(RED, disc=7, tiles={"step_on": 2}).first_half(RED)
    t.play("tile step", "gain protection", "tile step", "gain tile", "draw vp:1")
    assert t.disc[RED] == 9
    assert t.protection[RED] == 1
    assert t.tiles(RED) == {"vp:1": 1}


# -- CF-7.14 taking a die ----------------------------------------------------------------------------------------------


def test_cf_7_14_off_any_of_his_cards() -> None:
    t = Table().person(RED, "feria", "brown", 3).prisoner(RED, "orange", 2).using(RED, "cardinal", "blue", 4)
    assert t.choice == ["skip", "free blue", "free orange", "free brown", "free black"]


def test_cf_7_14_from_a_person_which_leaves() -> None:
    t = Table().person(RED, "feria", "brown", 3).using(RED, "cardinal", "blue", 4).play("free brown")
    assert t.die(RED, "brown") == ("free", 0)
    assert t.display(RED) == ["cardinal"]


def test_cf_7_14_from_this_card_too() -> None:
    t = Table().using(RED, "cardinal", "blue", 4).play("free blue")
    assert t.display(RED) == []


def test_cf_7_14_from_loch_leven() -> None:
    t = Table().prisoner(RED, "orange", 2).using(RED, "cardinal", "blue", 4).play("free orange")
    assert t.die(RED, "orange") == ("free", 0)


def test_cf_7_14_the_religion_die_is_rolled_again_and_he_chooses() -> None:
    t = Table(2).using(RED, "cardinal", "blue", 4).play("free black")
    assert t.asked == CHANCE
    assert cannot_draw(t, "roll black 6")
    t.play("roll black 5")
    assert t.offered == ["religion catholic", "religion protestant"]
    t.play("religion protestant")
    assert t.religion == ["protestant", "protestant"]
    assert t.faith[RED] == 5
    assert t.vp[RED] == 2, "not in the minority any more"


def test_cf_7_14_by_tile_beside_the_track() -> None:
    t = Table().has(RED, vp=1, tiles={"take_die": 1}, disc=4)
    for die in ("blue", "orange", "brown", "purple"):
        t.prisoner(RED, die, 3)
    t.second_half(RED, white=3).play("tile free purple", "take white england")
    t.play("skip", "turn-up rollo")
    assert t.disc[RED] == 6, "purple was free for the track"


# -- CF-8.1 three VP for a die -----------------------------------------------------------------------------------------


def test_cf_8_1_a_die_off_one_of_his_cards() -> None:
    t = Table().has(RED, vp=7).person(RED, "feria", "brown", 3).prisoner(RED, "blue", 2).first_half(RED)
    assert t.offered == ["pass", "ransom blue", "ransom brown", "ransom black"]
    t.play("ransom brown")
    assert t.vp[RED] == 4
    assert t.vp_from(RED) == [(-3, "ransom")]
    assert t.die(RED, "brown") == ("free", 0)
    assert t.display(RED) == []


def test_cf_8_1_as_often_as_he_can() -> None:
    t = Table().has(RED, vp=7).person(RED, "feria", "brown", 3).prisoner(RED, "blue", 2).before_roll(RED)
    t.play("ransom brown", "ransom blue")
    assert t.vp[RED] == 1
    assert t.asked == CHANCE


def test_cf_8_1_the_religion_die_is_rolled_and_he_chooses() -> None:
    t = Table(2).has(RED, vp=3).first_half(RED).play("ransom black", "roll black 4")
    assert t.offered == ["religion catholic", "religion protestant"]
    t.play("religion catholic")
    assert t.vp_from(RED)[:2] == [(-3, "ransom"), (1, "minority")]
    assert t.faith[RED] == 3, "rolled to 4; then his first half-year turned it down"


def test_cf_8_1_the_same_religion_die_again() -> None:
    t = Table().has(RED, vp=6).before_roll(RED)
    t.play("ransom black", "roll black 1", "religion protestant", "ransom black", "roll black 5", "religion catholic")
    assert t.vp[RED] == 0
    assert t.religion[RED] == "catholic"


def test_cf_8_1_not_below_three_vp() -> None:
    t = Table().has(RED, vp=2, tiles={"vp:1": 1}).first_half(RED)
    assert t.offered == ["pass"]


# -- what is another's, and what lies at the ends of the tables --------------------------------------------------------


def test_cf_7_2_the_table_of_tile_moves_mirrors_the_table_of_moves() -> None:
    t = Table()
    for move in range(moves.GAIN, moves.RANSOM):
        assert t.game.moves.text(move + moves.BY_TILE) == f"tile {t.game.moves.text(move)}"
    assert moves.RANSOM + BLACK + 1 == moves.TILE_MOVES
    assert len(t.content.tile_keys) <= TILE_KINDS


ENGLISH_BOOKS = own_content(
    ("england     = { cloth = 4, wine = 2 }", "england     = { book = 1, wine = 2 }"),
    ("france      = { book = 4, ore = 2 }", "france      = { cloth = 1, ore = 2 }"),
)


def overflowing() -> Table:
    """Green, the next seat, has what red lacks: books, a house in England, a white die on a card."""
    return Table().has(GREEN, goods={"book": 3}).house(GREEN, "england", 6).prisoner(GREEN, "white", 3)


def test_cf_7_5_what_another_has_does_not_count() -> None:
    assert overflowing().house(RED, "england", 1).using(RED, "spain-captain", "brown").passed_on()
    t = overflowing().house(RED, "england", 1).has(RED, goods={"wine": 1}).using(RED, "spain-captain", "brown")
    assert t.choice == ["skip", "captain wine england"]


def test_cf_7_6_what_another_has_does_not_count() -> None:
    assert overflowing().house(RED, "england", 1).on_space(RED, 6).passed_on()
    assert overflowing().has(RED, goods={"wine": 1}).on_space(RED, 6).passed_on()


def test_cf_7_7_what_another_has_does_not_count() -> None:
    t = overflowing().has(RED, goods={"cloth": 2}).house(RED, "spain", 1).on_space(RED, 15)
    assert t.choice == ["skip", "gain cloth", "market cloth spain"]


def test_cf_7_11_what_another_has_does_not_count() -> None:
    t = overflowing().has(RED, faith=2).using(RED, "imke", "orange", 4)
    assert t.choice == ["skip", "turn orange up", "turn orange down", "turn black up", "turn black down"]
    assert t.fork().play("turn black down").faith[RED] == 1


def test_cf_7_14_what_another_has_does_not_count() -> None:
    t = overflowing().using(RED, "jeronima", "brown", 4)
    assert t.choice == ["skip", "free brown", "free black"]


@pytest.mark.parametrize("by", ["", "tile "])
def test_cf_7_5_the_first_good_in_the_first_country(by: str) -> None:
    t = (
        Table(own=ENGLISH_BOOKS)
        .has(RED, goods={"book": 2}, tiles={"captain": 1})
        .house(RED, "england", 1)
        .using(RED, "spain-captain", "brown")
    )
    t.play(f"{by}captain book england")
    assert t.vp_from(RED) == [(3, "captain")]
    assert t.goods(RED) == {"book": 1}


def test_cf_7_6_a_price_of_one_is_a_price() -> None:
    t = Table(own=ENGLISH_BOOKS).has(RED, goods={"book": 2, "wine": 1}).house(RED, "england", 1).on_space(RED, 6)
    assert t.choice == ["skip", "ship england book", "ship england wine", "ship england both"]
    assert t.fork().play("ship england book").vp[RED] == 3
    assert t.play("ship england both").vp[RED] == 5
    assert t.goods(RED) == {"book": 1}


def test_cf_7_7_a_price_of_one_is_a_price() -> None:
    t = Table(own=ENGLISH_BOOKS).has(RED, goods={"book": 2}).house(RED, "england", 1).house(RED, "netherlands", 1).on_space(RED, 7)
    assert t.choice == ["skip", "gain book", "market book england", "market book netherlands", "market book both"]
    assert t.fork().play("market book england").vp[RED] == 3
    assert t.play("market book both").vp[RED] == 5


def test_cf_7_8_the_first_good_in_the_first_country_in_every_turn() -> None:
    t = Table(own=ENGLISH_BOOKS).has(RED, goods={"book": 3}, tiles={"captain": 2}).house(RED, "england", 1).first_half(RED)
    t.play("tile captain book england", "pass", "pass")
    assert (t.turn, t.half) == (RED, 2)
    assert "tile captain book england" in t.offered


def test_cf_7_9_the_first_stone_in_the_first_country() -> None:
    t = Table().lay("england", catholic=1).has(RED, tiles={"stone:catholic": 2}).first_half(RED)
    t.play("tile place catholic england")
    assert t.stones("england") == {"catholic": 2}
    t.play("tile lift catholic england")
    assert t.stones("england") == {"catholic": 1}


@pytest.mark.parametrize("by", ["", "tile "])
def test_cf_7_11_the_first_die(by: str) -> None:
    t = Table().has(RED, tiles={"turn_die": 1}).using(RED, "imke", "white", 4).play(f"{by}turn white up")
    assert t.die(RED, "white") == ("imke", 5)


@pytest.mark.parametrize("by", ["", "tile "])
def test_cf_7_12_the_first_person(by: str) -> None:
    t = Table().person(RED, "england-book-merchant", "blue", 3).has(RED, tiles={"remove_person": 1}).using(RED, "romero", "brown", 4)
    t.play(f"{by}remove england-book-merchant")
    assert t.display(RED) == ["romero"]
    assert t.die(RED, "blue") == ("free", 0)


@pytest.mark.parametrize("by", ["", "tile "])
def test_cf_7_14_the_first_die(by: str) -> None:
    t = Table().has(RED, tiles={"take_die": 1}).prisoner(RED, "white", 3).using(RED, "jeronima", "brown", 4).play(f"{by}free white")
    assert t.die(RED, "white") == ("free", 0)


def test_cf_7_4_on_the_first_space() -> None:
    own = own_content(('{ colour = "white", action = "advantage" }', '{ colour = "white", action = "vp:4" }'))
    t = Table(own=own).on_space(RED, 0).play("gain vp")
    assert t.vp_from(RED) == [(4, "space")]


def test_cf_7_9_a_card_with_symbols_that_overlap_offers_each_move_once() -> None:
    own = own_content(('actions = ["stone:either"]', 'actions = ["stone:either", "stone:catholic"]'))
    t = Table(own=own).lay("spain", catholic=1).using(RED, "walsingham")
    places = [f"place {religion} {country}" for religion in ("catholic", "protestant") for country in COUNTRIES]
    assert t.offered == ["skip", *places, "lift catholic spain"]
