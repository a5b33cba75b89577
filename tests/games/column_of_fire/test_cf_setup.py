"""Set-up (CF-2), and the advantage tiles of the box (CF-1.5)."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import GREEN, RED, TOPS, Table, fire
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.errors import TriptychError
from triptych.core.match import Match
from triptych.core.state import CHANCE
from triptych.games.column_of_fire import model as m

CARDS = {
    "1": ("protestant", "ore", 6),
    "2": ("catholic", "wine", 17),
    "3": ("protestant", "cloth", 12),
    "4": ("catholic", "book", 2),
}


def new(players: int) -> Table:
    """A game before its first lot."""
    t = Table(players)
    t.s = t.game.new(players)
    t.s.sink = []
    return t


def set_up(players: int, begin: int, deals: str, faith: str = "3333") -> Table:
    """Everything drawn but the stacks."""
    t = new(players).play(f"begin {begin}")
    t.play(*(f"deal {card}" for card in deals))
    return t.play(*(f"roll black {number}" for number in faith[:players]))


# -- CF-1.5 the tiles --------------------------------------------------------------------------------------------------


def test_cf_1_5_twelve_tiles_show_vp_and_sixteen_an_action() -> None:
    t = new(4)
    assert sum(t.supply.values()) == 28
    vp = {key: number for key, number in t.supply.items() if key.startswith("vp:")}
    assert vp == {"vp:1": 5, "vp:2": 5, "vp:3": 2}
    assert sum(number for key, number in t.supply.items() if key not in vp) == 16
    assert t.used == {}
    t.players = 4
    assert [t.tiles(seat) for seat in range(4)] == [{}, {}, {}, {}]
    # the first to gain one draws evenly among all 28
    t = Table().on_space(RED, 0).play("gain tile")
    assert dict(zip(t.offered, t.game.weights(t.s), strict=True)) == {f"draw {key}": n for key, n in t.supply.items()}
    assert sum(t.game.weights(t.s)) == 28


def test_cf_1_5_a_tile_that_is_drawn_leaves_the_supply() -> None:
    t = Table().on_space(RED, 0).play("gain tile", "draw captain")
    assert t.supply["captain"] == 1
    assert t.tiles(RED) == {"captain": 1}
    assert t.used == {}


def test_cf_1_5_a_used_tile_goes_to_the_discard_and_not_back_to_the_supply() -> None:
    t = Table().has(RED, tiles={"neutral_stone": 1}).first_half(RED)
    t.play("tile place neutral spain")
    assert t.used == {"neutral_stone": 1}
    assert t.supply["neutral_stone"] == 1
    assert t.tiles(RED) == {}


def test_cf_1_5_when_none_is_face_down_the_discard_is_the_new_supply() -> None:
    t = Table().has(RED, tiles={"captain": 1}).discard_supply()
    assert t.supply == {}
    discarded = t.used
    assert discarded["captain"] == 1
    assert "vp:1" not in discarded
    t.on_space(RED, 0).play("gain tile")
    assert t.used == {}
    assert t.supply == discarded
    assert dict(zip(t.offered, t.game.weights(t.s), strict=True)) == {f"draw {key}": n for key, n in discarded.items()}
    t.play("draw captain")
    assert t.tiles(RED) == {"captain": 2}
    assert "captain" not in t.supply


def test_cf_1_5_while_one_is_face_down_the_discard_stays_where_it_is() -> None:
    t = Table().discard_supply(keep=1)
    discarded = t.used
    t.on_space(RED, 0).play("gain tile")
    assert t.used == discarded
    assert t.offered == ["draw take_die"]
    t.play("draw take_die")
    assert (t.supply, t.used) == ({}, discarded)


def all_tiles_held(players: int = 4) -> Table:
    t = Table(players)
    for i, (key, number) in enumerate(t.supply.items()):
        t.has(1 + i % (players - 1), tiles={key: number})
    assert t.supply == {}
    return t


def test_cf_1_5_without_any_tile_left_a_space_that_gives_one_cannot_be_used() -> None:
    t = all_tiles_held().on_space(RED, 0)
    assert t.asked != RED, "there is nothing to ask him"
    assert t.told("tile-drawn") == []


def test_cf_1_5_without_any_tile_left_the_other_symbol_of_a_card_can_still_be_used() -> None:
    t = all_tiles_held().using(RED, "ned-willard")
    assert t.choice == ["skip", "gain protection"]


def test_cf_1_5_one_tile_in_the_discard_is_enough() -> None:
    t = all_tiles_held().has(GREEN, vp=2)
    held = next(key for key in t.tiles(GREEN) if not key.startswith("vp:"))
    kind = t.content.tile_keys.index(held)
    c = t.s.cells
    c[t.game.layout.at("tiles") + 12 + kind] -= 1
    c[t.game.layout.at("tile_count") + GREEN] -= 1
    c[t.game.layout.at("used") + kind] += 1
    t.on_space(RED, 0)
    assert t.choice == ["skip", "gain tile"]
    t.play("gain tile")
    assert t.offered == [f"draw {held}"]


# -- CF-2.1 Loch Leven cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CARDS)
def test_cf_2_1_a_card_gives_religion_good_and_space(card: str) -> None:
    religion, good, space = CARDS[card]
    others = [other for other in CARDS if other != card]
    t = set_up(4, 1, card + "".join(others))
    assert t.religion[RED] == religion
    assert t.goods(RED) == {good: 1}
    assert t.disc[RED] == space


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cf_2_1_everybody_has_two_vp_one_protection_tile_and_free_dice(players: int) -> None:
    t = set_up(players, 1, "1234"[:players])
    assert t.vp == [2] * players
    assert t.protection == [1] * players
    for seat in range(players):
        assert all(t.die(seat, die) == ("free", 0) for die in ("white", "blue", "orange", "brown", "purple"))
        assert t.display(seat) == []
        assert t.tiles(seat) == {}
        assert [t.houses(country)[seat] for country in ("england", "france", "netherlands", "spain")] == [0, 0, 0, 0]


def test_cf_2_1_cards_are_dealt_one_each_in_order_from_the_start_player() -> None:
    t = new(3).play("begin 2", "deal 4")
    assert t.offered == ["deal 1", "deal 2", "deal 3"]
    t.play("deal 1")
    assert t.offered == ["deal 2", "deal 3"]
    t.play("deal 2", *["roll black 3"] * 3)
    assert [t.disc[seat] for seat in (1, 2, 0)] == [2, 6, 17]


def test_cf_2_1_cards_left_over_leave_the_game() -> None:
    t = set_up(3, 1, "123")
    held = t.s.cells[t.game.layout.at("loch_card") : t.game.layout.at("loch_card") + 4]
    assert held == [0, 1, 2, -1]
    assert not any(text.startswith("deal") for text in t.offered)


# -- CF-2.2 two players of one religion --------------------------------------------------------------------------------


def test_cf_2_2_the_later_player_of_two_catholics_draws_again() -> None:
    t = new(2).play("begin 1", "deal 2", "deal 4")
    assert t.asked == CHANCE
    assert t.offered == ["deal 1", "deal 3"], "those not dealt, and never the one put away"
    assert t.s.cells[m.LOCH_CARD : m.LOCH_CARD + 2] == [1, m.EMPTY], "his card is out of the game, his disc off the track"
    assert t.s.cells[m.DISC : m.DISC + 2] == [17, m.EMPTY]
    t.play("deal 3", "roll black 3", "roll black 3")
    assert t.religion == ["catholic", "protestant"]
    assert t.goods(GREEN) == {"cloth": 1}, "the good of the card put away goes back"
    assert t.disc == [17, 12]
    assert t.protection == [1, 1]
    assert t.told("redealt") == [(1, 2, 1, 2)]


def test_cf_2_2_it_is_the_later_one_in_order_not_the_higher_seat() -> None:
    t = new(2).play("begin 2", "deal 1", "deal 3")
    t.play("deal 4", "roll black 2", "roll black 5")
    assert t.religion == ["catholic", "protestant"]
    assert t.disc == [2, 6]
    assert t.goods(RED) == {"book": 1}
    assert t.faith == [5, 2]


def test_cf_2_2_two_of_different_religions_keep_their_cards() -> None:
    t = new(2).play("begin 1", "deal 1", "deal 4")
    assert t.offered[0] == "roll black 1"
    assert t.told("redealt") == []


def test_cf_2_2_three_players_keep_their_cards_whatever_they_are() -> None:
    t = new(3).play("begin 1", "deal 1", "deal 3", "deal 2")
    assert t.offered[0] == "roll black 1"
    t.play(*["roll black 3"] * 3)
    assert t.religion == ["protestant", "protestant", "catholic"]


# -- CF-2.3 cover crosses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 4), (4, 4)])
def test_cf_2_3_two_players_have_three_religion_spaces_in_a_country(players: int, spaces: int) -> None:
    t = Table(players).lay("england", neutral=spaces - 1).has(RED, tiles={"neutral_stone": 2}).first_half(RED)
    t.play("tile place neutral england")
    assert t.stones("england") == {"neutral": spaces}
    assert t.refuses("tile place neutral england")
    assert not t.refuses("tile place neutral france")


def test_cf_2_3_the_cross_stays_after_a_conflict() -> None:
    t = Table(2).lay("spain", catholic=1, neutral=2).first_half(RED).play("pass")
    assert t.stones("spain") == {}
    t.lay("spain", neutral=2).has(RED, tiles={"neutral_stone": 1}).before_roll(RED)
    t.play("tile place neutral spain")
    assert t.stones("spain") == {"neutral": 3}
    assert t.refuses("tile place neutral spain")


# -- CF-2.4 religion dice ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cf_2_4_everybody_rolls_the_religion_die(players: int) -> None:
    t = set_up(players, 1, "1234"[:players], "1254")
    assert t.faith == [1, 2, 5, 4][:players]


def test_cf_2_4_the_religion_die_has_two_threes_and_no_six() -> None:
    t = new(2).play("begin 1", "deal 1", "deal 2")
    weights = dict(zip(t.offered, t.game.weights(t.s), strict=True))
    assert weights == {"roll black 1": 1, "roll black 2": 1, "roll black 3": 2, "roll black 4": 1, "roll black 5": 1}


# -- CF-2.5 stacks -----------------------------------------------------------------------------------------------------


def test_cf_2_5_each_stack_shows_a_person() -> None:
    t = set_up(4, 1, "1234").play(*(f"turn-up {card}" for card in TOPS))
    for country, card in zip(("england", "france", "netherlands", "spain"), TOPS, strict=True):
        assert t.top(country) == card
        assert len(t.left(country)) == 16
        assert card not in t.left(country)
    assert [t.stones(country) for country in ("england", "france", "netherlands", "spain")] == [{}, {}, {}, {}]


def test_cf_2_5_events_leave_without_effect_until_a_person_lies_there() -> None:
    t = set_up(4, 1, "1234")
    t.play("turn-up babington", "turn-up accession-bells", "turn-up excommunication", "turn-up embargo")
    assert t.vp == [2, 2, 2, 2]
    assert t.protection == [1, 1, 1, 1]
    assert len(t.offered) == 13
    t.play("turn-up rollo")
    assert t.top("england") == "rollo"
    assert len(t.left("england")) == 12
    assert t.offered[0].startswith("turn-up france-")


def test_cf_2_5_the_stone_comes_with_the_person() -> None:
    t = set_up(4, 1, "1234").play(*(f"turn-up {card}" for card in TOPS))
    t.roll(white=3).play("take white england", "lay-stone")
    assert t.stones("england") == {"protestant": 1}


# -- CF-2.6 the start player -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cf_2_6_the_start_player_is_drawn_evenly(players: int) -> None:
    t = new(players)
    assert t.asked == CHANCE
    assert t.offered == [f"begin {seat}" for seat in range(1, players + 1)]
    assert t.game.weights(t.s) == []


def test_cf_2_6_he_begins_every_half_year_of_every_year_and_the_others_follow_clockwise() -> None:
    game = fire()
    lots = [game.lots.parse(text) for text in ("begin 3", "deal 1", "deal 2", "deal 3")]
    match = Match(game, 3, ForcedChance(lots, SeededChance("start")), keep_events=True, undo=False)
    while not match.over and match.state.cells[game.layout.at("year")] < 4:
        match.play(match.state.actor, match.state.moves[0])
    turn = game.events.by_name["turn"]
    turns = [event[1:3] for _, event in match.events if event[0] == turn]
    year = [(2, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2)]
    assert turns[:18] == year * 3


def test_cf_2_6_no_game_for_one_or_five() -> None:
    for players in (1, 5):
        with pytest.raises(TriptychError, match=f"2, 3, 4 players, not {players}"):
            fire().new(players)


# -- CF-2.7 the order of lots ------------------------------------------------------------------------------------------


def test_cf_2_7_lots_in_order_with_an_exchange() -> None:
    t = new(2)
    drawn: list[str] = []
    for kind in ("begin 2", "deal 1", "deal 3", "deal 2", "roll black 4", "roll black 5", *(f"turn-up {card}" for card in TOPS)):
        drawn.append(t.offered[0].split()[0])
        t.play(kind)
    assert drawn == ["begin", "deal", "deal", "deal", "roll", "roll", "turn-up", "turn-up", "turn-up", "turn-up"]
    t.play("pass", "pass")  # each alone in his religion, he has come to 3 VP
    assert t.faith == [4, 3], "seat 2 rolled 4, seat 1 rolled 5; both have had their first half-year since"
    assert (t.year, t.half, t.turn) == (1, 2, 1)
    assert t.told("year") == [(1,)]


def test_cf_2_7_dice_in_order_from_the_start_player_then_the_stacks_in_the_order_of_the_countries() -> None:
    t = new(4).play("begin 4", "deal 1", "deal 2", "deal 3", "deal 4")
    t.play("roll black 1", "roll black 2", "roll black 4", "roll black 5")
    assert t.faith == [2, 4, 5, 1]
    for country, card in zip(("england", "france", "netherlands", "spain"), TOPS, strict=True):
        assert {text.split()[1] for text in t.offered} == t.left(country)
        t.play(f"turn-up {card}")
