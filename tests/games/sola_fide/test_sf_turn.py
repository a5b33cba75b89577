"""A turn (SF-3, SF-5.8, SF-5.9): a card or a draw, the deck, the hand limit, what goes on by itself."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, move, with_card
from triptych.core.state import CHANCE
from triptych.games.sola_fide import model as m

# -- SF-3.1 a card or a draw -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_3_1_he_plays_a_card_or_draws(first: str) -> None:
    t = Table("ursulines: hand; index: hand", first=first).turn("catholic")
    assert t.asks == "catholic"
    assert t.offered == ["draw", "play ursulines", "play index"]
    t.play("draw", "draw cajetan")
    assert t.hand("catholic") == ["ursulines", "cajetan", "index"]
    assert t.told("turn") == [(t.seats["protestant"], 2)]


def test_sf_3_1_with_an_empty_hand_he_must_draw() -> None:
    t = Table().turn("protestant")
    assert (t.asks, t.step) == ("chance", "draw-one")
    assert t.offered[0] == "draw two-kingdoms"
    assert t.game.lot_seat(t.s) == t.seats["protestant"]


def test_sf_3_1_the_players_take_turns() -> None:
    t = Table("ursulines: hand; two-kingdoms: hand").turn("catholic")
    for number, side in enumerate(["catholic", "protestant", "catholic", "protestant"]):
        assert t.asks == side
        t.play("draw", t.fork().play("draw").offered[0])
        assert t.s.cells[m.TURNS] == number + 1
    assert t.told("turn") == [(1, 2), (0, 3), (1, 4), (0, 5)]


def test_sf_3_1_the_card_played_may_not_be_the_others() -> None:
    t = Table("ursulines: hand; two-kingdoms: hand").turn("catholic")
    assert t.refuses("play two-kingdoms")
    assert t.refuses("play pilgrimages"), "it is in the deck"


# -- SF-3.2 the effects in their order -------------------------------------------------------------------------------------


def test_sf_3_2_effects_in_the_printed_order_then_the_card_is_discarded() -> None:
    t = Table("erasmus: hand; two-kingdoms: hand; parsonage: hand").begins("catholic", "play erasmus")
    steps = []
    while not t.passed_on():
        steps.append((t.asks, t.step, t.place("erasmus")))
        t.play(t.offered[0])
    assert steps == [("catholic", "dispute", "played"), ("protestant", "discard", "played"), ("chance", "draw-one", "played")]
    assert t.place("erasmus") == "discard"


def test_sf_3_1_no_draw_where_nothing_can_be_drawn_and_a_card_can_be_played() -> None:
    t = Table("catholic deck: -; ursulines: hand; nuncios: hand").turn("catholic")
    assert t.offered == ["play ursulines", "play nuncios"]
    t = Table("catholic deck: -; catholic discard: cajetan; ursulines: hand").turn("catholic")
    assert t.offered == ["draw", "play ursulines"], "the discard would be shuffled"
    t = Table("catholic deck: -; ursulines: hand; two-kingdoms: hand").turn("catholic")
    assert t.told("played") == [(0, t.card_ids.index("ursulines"))], "one card, one way"


def test_sf_3_2_even_to_his_harm() -> None:
    """Only one power marker can be moved, and it gives the circle to the other."""
    t = Table(
        "only austrian; austrian nobility: c c pC nC nC; austrian power: C1; melanchthon: hand",
        own=with_card("melanchthon", f"effects = [{move(1, 'nobility')}]"),
    )
    t.begins("protestant", "play melanchthon")
    assert t.circle("austrian") == "catholic"


def test_sf_3_2_as_far_as_possible_and_also_if_it_does_nothing() -> None:
    t = Table("protestant deck: -; two-kingdoms: hand; parsonage: hand")
    t.begins("protestant", "play two-kingdoms", "convert franconian nobility")
    assert t.side("franconian", "nobility") == "c cP p n"
    assert t.told("nothing-to-draw") == [(1,)]
    t = Table("formula-of-concord: hand; protestant deck: -; parsonage: discard").begins("protestant", "play formula-of-concord")
    assert t.place("parsonage") == "hand" or t.offered == ["draw parsonage"]


def test_sf_3_2_a_card_without_effects_is_only_laid_out() -> None:
    t = Table("parsonage: hand").begins("protestant", "play parsonage")
    assert (t.place("parsonage"), t.news()) == ("front", "parsonage: front")


# -- SF-3.3 the deck, SF-3.5 nothing to draw -------------------------------------------------------------------------------


def test_sf_3_3_an_empty_deck_is_shuffled_from_the_discard() -> None:
    t = Table("catholic deck: -; catholic discard: cajetan nuncios; ursulines: hand").begins("catholic", "draw")
    assert t.told("reshuffled") == [(0, 2)]
    assert t.offered == ["draw nuncios", "draw cajetan"]
    t.play("draw cajetan")
    assert t.cards("catholic", "deck") == ["nuncios"]
    assert t.cards("catholic", "discard") == []


def test_sf_3_3_only_when_it_is_empty() -> None:
    t = Table("catholic deck: cajetan; catholic discard: nuncios; ursulines: hand").begins("catholic", "draw")
    assert t.offered == ["draw cajetan"]
    t.play("draw cajetan")
    assert t.told("reshuffled") == []
    assert t.cards("catholic", "discard") == ["nuncios"]


def test_sf_3_3_without_what_he_played_or_discarded_in_this_turn() -> None:
    own = with_card(
        "ursulines",
        'effects = [{ op = "discard", n = 1 }, { op = "draw", n = 2 }]\npermanent = { hand_limit = 7 }',
    )
    t = Table("catholic deck: -; catholic discard: pilgrimages leipzig-debate charles-v; roman-catechism: front", own=own)
    t.says("ursulines: hand; nuncios: hand; index: hand").begins("catholic", "play ursulines")
    assert t.place("roman-catechism") == "spent", "the replaced permanent card, too"
    t.play("discard nuncios")
    assert t.offered == ["draw pilgrimages", "draw leipzig-debate", "draw charles-v"]
    t.play("draw pilgrimages", "draw charles-v")
    assert t.cards("catholic", "discard") == ["nuncios", "roman-catechism"], "the new discard, at the end of the turn"
    assert t.cards("catholic", "deck") == ["leipzig-debate"]


def test_sf_3_3_with_them_in_the_others_turn() -> None:
    """What he lost in the other's turn is shuffled into the deck from which he draws in that turn."""
    own = with_card("index", 'effects = [{ op = "opponent_discards", n = 1, random = true }]', military=True)
    t = Table("protestant deck: -; protestant discard: parsonage; two-kingdoms: hand; free-cities: hand; index: hand", own=own)
    t.begins("catholic", "play index", "lose free-cities")
    assert t.place("free-cities") == "spent"
    t.play("roll 4")
    assert t.offered == ["draw parsonage", "draw free-cities"]


def test_sf_3_3_drawing_n_is_n_single_draws() -> None:
    """The deck runs out between the first and the second."""
    t = Table("catholic deck: cajetan; catholic discard: nuncios ursulines; man-for-all-seasons: hand")
    t.begins("catholic", "play man-for-all-seasons", "dispute franconian")
    assert t.offered == ["draw cajetan"]
    t.play("draw cajetan")
    assert t.offered == ["draw ursulines", "draw nuncios"]
    t.play("draw nuncios")
    assert t.hand("catholic") == ["nuncios", "cajetan"]


def test_sf_3_5_nothing_to_draw_even_so() -> None:
    t = Table("catholic deck: -; two-kingdoms: hand").turn("catholic")
    assert t.told("nothing-to-draw") == [(0,)]
    assert t.told("reshuffled") == []
    assert t.hand("catholic") == []
    assert t.asks == "protestant"


def test_sf_3_5_the_rest_of_several_draws_is_lost() -> None:
    t = Table("catholic deck: cajetan; man-for-all-seasons: hand; two-kingdoms: hand")
    t.begins("catholic", "play man-for-all-seasons", "dispute franconian", "draw cajetan")
    assert t.told("nothing-to-draw") == [(0,)]
    assert t.asks == "protestant"


# -- SF-3.4 the hand limit -------------------------------------------------------------------------------------------------

FIVE = "diet-of-worms ursulines exsurge-domine pilgrimages nuncios"


def test_sf_3_4_down_to_five_at_the_end_of_his_turn() -> None:
    t = Table(f"catholic hand: {FIVE}").begins("catholic", "draw", "draw cajetan")
    assert (t.asks, t.step) == ("catholic", "discard")
    assert t.offered == [f"discard {card}" for card in [*FIVE.split(), "cajetan"]]
    t.play("discard pilgrimages")
    assert len(t.hand("catholic")) == 5
    assert t.place("pilgrimages") == "discard"
    assert t.passed_on()


def test_sf_3_4_five_are_no_more_than_five() -> None:
    t = Table(f"catholic hand: {FIVE.replace(' nuncios', '')}").begins("catholic", "draw", "draw cajetan")
    assert t.passed_on()
    assert len(t.hand("catholic")) == 5


def test_sf_3_4_several_one_after_the_other() -> None:
    t = Table(f"catholic hand: {FIVE} man-for-all-seasons cajetan").begins("catholic", "play man-for-all-seasons", "dispute franconian")
    t.play("draw leipzig-debate", "draw charles-v")
    for card in ("nuncios", "cajetan", "ursulines"):
        assert t.step == "discard"
        t.play(f"discard {card}")
    assert t.passed_on()
    assert t.hand("catholic") == ["diet-of-worms", "exsurge-domine", "pilgrimages", "leipzig-debate", "charles-v"]


def test_sf_3_4_cards_drawn_in_the_others_turn_wait() -> None:
    five = "two-kingdoms parsonage free-cities melanchthon local-presses"
    t = Table(f"protestant hand: {five}; battle-of-muehlberg: hand; cajetan: hand").begins("catholic", "play battle-of-muehlberg")
    t.play("convert franconian nobility", "roll 5", "draw small-catechism", "draw twelve-articles")
    assert (t.asks, t.step) == ("protestant", "turn")
    assert len(t.hand("protestant")) == 7
    t.play("play two-kingdoms", "convert franconian nobility", "draw to-the-nobility")
    assert (t.asks, t.step) == ("protestant", "discard")
    t.play("discard to-the-nobility", "discard small-catechism")
    assert t.asks == "catholic"


@pytest.mark.parametrize(("limit", "left"), [(0, 0), (1, 1), (5, 5), (7, 7), (15, 7)])
def test_sf_3_4_or_what_his_permanent_card_says(limit: int, left: int) -> None:
    own = with_card("index", f"permanent = {{ hand_limit = {limit} }}")
    t = Table(f"catholic hand: {FIVE} leipzig-debate; index: front", own=own).begins("catholic", "draw", "draw cajetan")
    while t.step == "discard":
        t.play(t.offered[0])
    assert len(t.hand("catholic")) == left
    assert t.passed_on()


def test_sf_3_4_the_limit_of_a_card_laid_out_in_this_turn_holds_already() -> None:
    t = Table("frankfurt-fair: hand; protestant hand: frankfurt-fair two-kingdoms parsonage free-cities melanchthon")
    t.begins("protestant", "play frankfurt-fair", "draw local-presses", "draw to-the-nobility", "draw small-catechism")
    assert t.passed_on()
    assert len(t.hand("protestant")) == 7


def test_sf_3_4_the_limit_of_a_card_replaced_holds_no_more() -> None:
    t = Table(
        "frankfurt-fair: front; protestant hand: two-kingdoms parsonage free-cities melanchthon local-presses small-catechism wartburg"
    )
    t.begins("protestant", "play parsonage")
    assert (t.asks, t.step) == ("protestant", "discard")
    assert t.place("frankfurt-fair") == "spent"


# -- SF-3.6 what goes on by itself -----------------------------------------------------------------------------------------


def test_sf_3_6_one_way_of_going_on_is_taken_by_itself() -> None:
    t = Table("only austrian; to-the-nobility: hand").begins("protestant", "play to-the-nobility")
    assert t.side("austrian", "nobility") == "cP cP p n n"
    assert t.passed_on()


def test_sf_3_6_cards_are_discarded_one_at_a_time_and_seen_at_once() -> None:
    own = with_card("ursulines", 'effects = [{ op = "discard", n = 2 }]')
    t = Table("ursulines: hand; nuncios: hand; cajetan: hand; index: hand", own=own).begins("catholic", "play ursulines")
    t.play("discard index")
    assert t.place("index") == "spent"
    assert t.offered == ["discard nuncios", "discard cajetan"], "he may choose by what he has discarded"
    t.play("discard nuncios")
    assert t.told("discarded") == [(0, 43), (0, 6)]


@pytest.mark.parametrize("n", [3, 4, 9])
def test_sf_3_6_as_many_as_he_holds_or_more_are_all_lowest_number_first(n: int) -> None:
    own = with_card("ursulines", f'effects = [{{ op = "discard", n = {n} }}]')
    t = Table("ursulines: hand; index: hand; nuncios: hand; cajetan: hand", own=own).begins("catholic", "play ursulines")
    assert t.told("discarded") == [(0, 6), (0, 8), (0, 43)]
    assert t.passed_on()


def test_sf_3_6_also_where_chance_would_choose_no_lot_is_drawn() -> None:
    t = Table("imperial-ban: hand; two-kingdoms: hand; free-cities: hand").begins("catholic", "play imperial-ban")
    assert t.told("discarded") == [(1, 45), (1, 78)]
    assert t.told("lost") == []
    assert t.offered[0].startswith("draw ")


# -- SF-3.7 the card being played, cards beside the hand -------------------------------------------------------------------


def test_sf_3_7_nothing_can_touch_the_card_being_played() -> None:
    own = with_card("ursulines", 'effects = [{ op = "discard", n = 9 }, { op = "recover", n = 9 }, { op = "draw", n = 9 }]')
    t = Table("catholic deck: -; ursulines: hand; nuncios: hand; two-kingdoms: hand", own=own).begins("catholic", "play ursulines")
    assert t.told("discarded") == [(0, 6)]
    assert (t.place("ursulines"), t.hand("catholic")) == ("discard", [])
    assert t.told("nothing-to-draw") == [(0,)]


def test_sf_3_7_cards_of_a_draw_keep_lie_beside_the_hand() -> None:
    t = Table("fuggers: hand; ursulines: hand").begins("catholic", "play fuggers", "draw nuncios", "draw cajetan", "draw pilgrimages")
    assert t.cards("catholic", "drawn") == ["pilgrimages", "nuncios", "cajetan"]
    assert t.hand("catholic") == ["ursulines"]
    assert t.offered == ["discard pilgrimages", "discard nuncios", "discard cajetan"], "not one of the hand"
    t.play("discard nuncios")
    assert t.cards("catholic", "drawn") == []
    assert t.hand("catholic") == ["ursulines", "pilgrimages", "cajetan"]
    assert t.place("nuncios") == "discard"


def test_sf_3_7_as_many_as_he_may_keep_or_fewer_are_all_kept() -> None:
    t = Table("fuggers: hand; catholic deck: nuncios cajetan").begins("catholic", "play fuggers", "draw nuncios", "draw cajetan")
    assert t.passed_on()
    assert t.hand("catholic") == ["nuncios", "cajetan"]


def test_sf_3_7_a_card_discarded_from_beside_the_hand_is_of_this_turn() -> None:
    own = with_card("fuggers", 'effects = [{ op = "draw_keep", n = 2, keep = 1 }, { op = "recover", n = 2 }, { op = "draw", n = 1 }]')
    t = Table("fuggers: hand; catholic deck: nuncios cajetan; two-kingdoms: hand", own=own)
    t.begins("catholic", "play fuggers", "draw nuncios", "draw cajetan", "discard nuncios")
    assert (t.told("recovered"), t.told("reshuffled")) == ([], [])
    assert t.asks == "protestant"


# -- SF-5.8 the turn in one line, SF-5.9 decisions of the other ------------------------------------------------------------


def test_sf_5_8_the_order_of_a_turn() -> None:
    """A military card takes two circles while a `you_convert` lies there: everything comes in its order."""
    own = with_card("index", 'permanent = { when = "you_convert", side = "commons", then = [{ op = "draw", n = 1 }] }')
    five = "diet-of-worms ursulines exsurge-domine pilgrimages nuncios"
    t = Table(f"franconian commons: c p nC nC; index: front; catholic hand: battle-of-frankenhausen {five}; two-kingdoms: hand", own=own)
    t.begins("catholic", "play battle-of-frankenhausen", "convert franconian commons")
    assert t.told("taken") == [(0, 2)]
    assert t.told("turned-up") == [(4,), (5,)]
    assert (t.step, t.offered, t.place("battle-of-frankenhausen")) == ("use", ["use", "leave"], "played")
    t.play("use", "draw cajetan")
    assert (t.step, t.place("battle-of-frankenhausen")) == ("military", "spent")
    t.play("roll 2")
    assert (t.asks, t.step) == ("protestant", "move")
    t.play("move bavarian commons")
    assert (t.asks, t.step) == ("catholic", "choose-deck")
    t.play("influence blue", "foreign edict-of-nantes", "move bavarian nobility")
    assert (t.asks, t.step) == ("catholic", "discard")
    t.play("discard cajetan")
    assert t.cards("catholic", "discard") == ["cajetan", "battle-of-frankenhausen"]
    assert t.asks == "protestant"


def test_sf_5_8_a_draw_is_followed_by_the_hand_limit_only() -> None:
    t = Table("ursulines: hand").begins("catholic", "draw", "draw cajetan")
    assert t.passed_on()


def test_sf_5_9_the_other_decides_at_once_and_play_waits() -> None:
    t = Table("erasmus: hand; two-kingdoms: hand; parsonage: hand").begins("catholic", "play erasmus", "dispute franconian")
    assert (t.asks, t.offered) == ("protestant", ["discard two-kingdoms", "discard parsonage"])
    assert t.game.asked(t.s) == [t.seats["protestant"]]
    assert t.offered_to(t.seats["catholic"]) == []
    t.play("discard parsonage")
    assert t.asked == CHANCE, "the card goes on"


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_5_9_a_circle_the_other_takes_in_my_turn_gives_him_his_card_at_once(first: str) -> None:
    t = Table("lower-saxon nobility: cP cP p nP nP; lower-saxon power: C1; cajetan: hand; ursulines: hand; two-kingdoms: hand", first=first)
    t.begins("catholic", "play cajetan", "move lower-saxon nobility")
    assert t.told("taken") == [(t.seats["protestant"], 1)]
    assert (t.asks, t.step) == ("protestant", "choose-deck")
    t.play("influence white", "foreign third-way", "convert franconian commons")
    t.play("draw nuncios")
    assert (t.asks, t.step) == ("protestant", "turn")
    assert t.side("franconian", "commons") == "cP p n n", "carried out for himself"
