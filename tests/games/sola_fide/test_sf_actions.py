"""Actions (SF-4.1 to 4.9 and 4.12 to 4.17): converting, moving, the disputation marker, discards, and every op with every field."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, clear, convert, dispute, move, op, with_card

CARDS = {"catholic": "index", "protestant": "wartburg"}  # the cards that say something else in these tests


def says(*effects: str, side: str = "protestant", table: str = "", first: str = "catholic") -> Table:
    """The side plays a card with these effects, with this on the table."""
    own = with_card(CARDS[side], f"effects = [{', '.join(effects)}]")
    return Table(f"{table}; {CARDS[side]}: hand", own=own, first=first).begins(side, f"play {CARDS[side]}")


# -- SF-4.1 to 4.4 converting ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "n", "after"),
    [
        ("c c p n n", 1, "c cP p n n"),
        ("c c p n n", 2, "cP cP p n n"),
        ("c c p n n", 3, "cP cP p n nP"),
        ("c c p n n", 9, "cP cP p nP nP"),
        ("c c pC n n", 1, "c c p n n"),
        ("c c pC nC n", 1, "c c p n nC"),
        ("c c pC nC n", 2, "c c p n nP"),
        ("c c pC nC n", 3, "c cP p n nP"),
        ("c c pC nC nP", 4, "cP cP p nP nP"),
        ("cP cP p n n", 1, "cP cP p n nP"),
    ],
)
def test_sf_4_1_the_opponents_first_then_neutral_ones(before: str, n: int, after: str) -> None:
    """[Protestant] As long as the Catholic owns one there, it is one of his; [SF-4.2] markers off, swaps, printed ones, in this order."""
    t = says(convert(n, "nobility"), table=f"lower-saxon nobility: {before}; lower-saxon power: C1").play("convert lower-saxon nobility")
    assert t.side("lower-saxon", "nobility") == after


@pytest.mark.parametrize(
    ("before", "n", "after"),
    [
        ("c p p p n", 1, "c p p pC n"),
        ("c p p p n", 4, "c pC pC pC nC"),
        ("cP p p p n", 1, "c p p p n"),
        ("cP p p p nP", 2, "c p p p nC"),
        ("cP pC p p nP", 3, "c p pC pC nC"),
        ("c pC pC pC n", 3, "c pC pC pC nC"),
    ],
)
def test_sf_4_2_markers_off_his_own_print_then_swaps_then_the_opponents_print(before: str, n: int, after: str) -> None:
    t = says(convert(n), side="catholic", table=f"lower-saxon commons: {before}").play("convert lower-saxon commons")
    assert t.side("lower-saxon", "commons") == after


def test_sf_4_1_nothing_to_convert_no_effect() -> None:
    t = says(convert(2, where=["lower-saxon"]), table="lower-saxon commons: cP p p p nP")
    assert t.told("converted") == []
    assert t.passed_on()


def test_sf_4_1_what_is_left_over_is_lost() -> None:
    t = says(convert(5), table="lower-saxon commons: cP p p p n").play("convert lower-saxon commons")
    assert t.told("converted") == [(1, 1, 1, 1)]
    assert t.passed_on()


def test_sf_4_3_a_neutral_territory_under_a_marker_is_not_neutral() -> None:
    t = says(convert("all", "nobility", neutral=True), table="lower-saxon nobility: c c p nC n; lower-saxon power: C1")
    t.play("convert lower-saxon nobility")
    assert t.side("lower-saxon", "nobility") == "c c p nC nP"
    t = says(convert(1, "nobility"), side="catholic", table="lower-saxon nobility: c c pC nP n").play("convert lower-saxon nobility")
    assert t.side("lower-saxon", "nobility") == "c c pC n nC", "the opponent's, before a neutral one"


@pytest.mark.parametrize(("n", "after"), [(1, "c c p n nP"), (2, "c c p nP nP"), (3, "c c p nP nP"), ("all", "c c p nP nP")])
def test_sf_4_4_neutral_ones_alone_if_the_card_says_so(n: int | str, after: str) -> None:
    t = says(convert(n, "nobility", neutral=True)).play("convert lower-saxon nobility")
    assert t.side("lower-saxon", "nobility") == after


def test_sf_4_4_on_both_sides_each_with_its_number() -> None:
    t = says(convert(1, "both", neutral=True)).play("convert lower-saxon both")
    assert (t.side("lower-saxon", "nobility"), t.side("lower-saxon", "commons")) == ("c c p n nP", "c p p p nP")


@pytest.mark.parametrize(
    ("side", "offered"), [("dominant", ["commons", "nobility", "commons"]), ("subordinate", ["nobility", "commons", "nobility"])]
)
def test_sf_4_1_dominant_and_subordinate_as_it_stands_in_each_circle(side: str, offered: list[str]) -> None:
    t = says(convert(1, side))
    assert t.offered == [
        f"convert {circle} {one}" for circle, one in zip(["upper-saxon", "lower-saxon", "franconian"], offered, strict=True)
    ]


def test_sf_4_1_either_side_and_all_on_the_one_chosen() -> None:
    t = says(convert(3, "either"))
    assert t.offered == [
        f"convert {circle} {side}" for circle in ("upper-saxon", "lower-saxon", "franconian") for side in ("nobility", "commons")
    ]
    t.play("convert lower-saxon commons")
    assert (t.side("lower-saxon", "nobility"), t.side("lower-saxon", "commons")) == ("c c p n n", "cP p p p nP")


def test_sf_4_1_both_sides_at_once() -> None:
    t = says(convert(2, "both")).play("convert lower-saxon both")
    assert (t.side("lower-saxon", "nobility"), t.side("lower-saxon", "commons")) == ("cP cP p n n", "cP p p p nP")
    assert t.told("converted") == [(1, 1, 0, 2), (1, 1, 1, 2)]


def test_sf_5_1_both_sides_are_converted_before_anybody_takes_the_circle() -> None:
    t = says(convert(2, "both"), table="lower-saxon nobility: cP cP p n nP").play("convert lower-saxon both")
    assert t.told("converted") == [(1, 1, 0, 1), (1, 1, 1, 2)]
    assert t.circle("lower-saxon") == "protestant"


# -- SF-4.5 and 4.6 moving -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "toward", "n", "side", "after"),
    [
        ("C1", "nobility", 1, "nobility", "N1"),
        ("C1", "nobility", 2, "nobility", "N2"),
        ("C1", "nobility", 3, "nobility", "N2"),
        ("N1", "nobility", 2, "nobility", "N2"),
        ("N2", "commons", 1, "commons", "N1"),
        ("N2", "commons", 9, "commons", "C2"),
        ("C1", "dominant", 2, "commons", "C2"),
        ("N1", "dominant", 1, "nobility", "N2"),
        ("C2", "subordinate", 1, "nobility", "C1"),
        ("C1", "subordinate", 2, "nobility", "N2"),
        ("N2", "subordinate", 3, "commons", "C2"),
        ("N1", "either", 1, "commons", "C1"),
        ("N1", "either", 1, "nobility", "N2"),
    ],
)
def test_sf_4_5_along_the_track_and_not_past_its_end(start: str, toward: str, n: int, side: str, after: str) -> None:
    t = says(move(n, toward), table=f"franconian power: {start}").play(f"move franconian {side}")
    assert t.power("franconian") == after
    spaces = ["N2", "N1", "C1", "C2"]
    assert t.told("moved") == [(1, 2, 0 if side == "nobility" else 1, abs(spaces.index(after) - spaces.index(start)))]


def test_sf_4_5_a_direction_stays_the_same_for_all_steps() -> None:
    """Towards the subordinate side, also when that has become the dominant one on the way."""
    t = says(move(3, "subordinate"), table="franconian power: C2").play("move franconian nobility")
    assert t.power("franconian") == "N2"


@pytest.mark.parametrize(("space", "side"), [("N2", "nobility"), ("N1", "nobility"), ("C1", "commons"), ("C2", "commons")])
def test_sf_4_6_the_dominant_side_is_where_the_marker_stands(space: str, side: str) -> None:
    t = says(convert(1, "dominant"), table=f"franconian power: {space}")
    assert f"convert franconian {side}" in t.offered
    t = says(convert(1, "subordinate"), table=f"franconian power: {space}")
    assert f"convert franconian {side}" not in t.offered


# -- SF-4.7 the disputation marker -----------------------------------------------------------------------------------------


def test_sf_4_7_from_the_supply_from_another_circle_or_it_stays() -> None:
    t = says(dispute()).play("dispute upper-saxon")
    assert (t.disputed, t.told("disputed")) == ("upper-saxon", [(1, 0)])
    t = says(dispute(), table="disputed: franconian")
    assert t.offered == ["dispute upper-saxon", "dispute lower-saxon", "dispute franconian"], "also the one on which it lies"
    moved = t.fork().play("dispute lower-saxon")
    assert moved.disputed == "lower-saxon"
    t.play("dispute franconian")
    assert (t.disputed, t.told("dispute-stays"), t.told("disputed")) == ("franconian", [(1, 2)], [])


def test_sf_4_7_with_one_open_circle_it_cannot_be_taken_away() -> None:
    t = says(dispute(), table="only austrian; disputed: austrian")
    assert (t.disputed, t.told("dispute-stays")) == ("austrian", [(1, 9)])
    assert says(dispute(), table="only austrian").disputed == "austrian"


def test_sf_4_7_on_a_circle_of_a_list() -> None:
    t = says(dispute(["franconian", "austrian"]))
    assert t.disputed == "franconian", "the other one is face down"
    t = says(dispute(["westphalian", "austrian"]), table="disputed: franconian")
    assert (t.disputed, t.told("dispute-stays")) == ("franconian", [])


# -- SF-4.8 discard to act -------------------------------------------------------------------------------------------------

HAND = "two-kingdoms: hand; melanchthon: hand; parsonage: hand"
COST = op("cost", discard=2)


def test_sf_4_8_all_or_none() -> None:
    t = says(COST, convert(1), table=HAND)
    assert t.offered == ["discard two-kingdoms", "discard melanchthon", "discard parsonage", "decline"]
    t.play("discard melanchthon")
    assert t.offered == ["discard two-kingdoms", "discard parsonage"], "who has begun must go on"
    t.play("discard parsonage", "convert franconian commons")
    assert t.hand("protestant") == ["two-kingdoms"]
    assert t.side("franconian", "commons") == "cP p n n"


def test_sf_4_8_declined_the_rest_of_the_list_is_left_out() -> None:
    t = says(convert(1), COST, convert(1), op("draw", n=1), table=HAND)
    t.play("convert franconian commons", "decline")
    assert t.told("declined") == [(1,)]
    assert t.passed_on()
    assert t.news() == "franconian commons: cP p n n; wartburg: discard"


def test_sf_4_8_what_the_same_card_drew_may_be_discarded() -> None:
    t = says(op("draw", n=2), COST, convert(1)).play("draw two-kingdoms", "draw parsonage")
    assert t.offered == ["discard two-kingdoms", "discard parsonage", "decline"]
    t.play("discard parsonage")
    assert t.cards("protestant", "spent") == ["two-kingdoms", "parsonage"], "the last one is discarded by itself"


@pytest.mark.parametrize("hand", ["", "two-kingdoms: hand"])
def test_sf_4_17_with_fewer_cards_it_cannot_be_paid_and_nobody_is_asked(hand: str) -> None:
    t = says(COST, convert(1), table=hand)
    assert t.told("declined") == [(1,)]
    assert t.passed_on()
    assert t.news() == "wartburg: discard"


def per_discard(effect: str, most: int = 0) -> str:
    return f'{{ op = "per_discard", effect = {effect}{f", max = {most}" if most else ""} }}'


def test_sf_4_8_any_number_all_discards_first_then_the_effects() -> None:
    t = says(per_discard(convert(1)), table=HAND).play("discard two-kingdoms")
    assert t.offered == ["discard melanchthon", "discard parsonage", "enough"]
    t.play("discard parsonage", "enough", "convert upper-saxon commons")
    assert t.offered == ["convert lower-saxon commons", "convert franconian commons"], "every time in another circle"
    t.play("convert franconian commons")
    assert (t.side("upper-saxon", "commons"), t.side("franconian", "commons")) == ("cP p p n n", "cP p n n")
    assert t.passed_on()


def test_sf_4_8_none_is_a_number_too() -> None:
    t = says(per_discard(convert(1)), table=HAND).play("enough")
    assert t.news() == "wartburg: discard"


def test_sf_4_8_surplus_effects_are_lost() -> None:
    four = HAND + "; free-cities: hand"
    t = says(per_discard(move(1, "nobility")), table=f"{four}; lower-saxon power: N2; franconian power: N2")
    t.play("discard two-kingdoms", "discard melanchthon", "discard parsonage", "enough")
    assert t.power("upper-saxon") == "C1"
    assert t.passed_on()


def test_sf_4_17_at_most_max_and_then_he_is_not_asked() -> None:
    t = says(per_discard(convert(1), 2), table=HAND).play("discard two-kingdoms", "discard parsonage")
    assert t.offered[0].startswith("convert ")
    assert t.hand("protestant") == ["melanchthon"]


def test_sf_4_17_until_he_has_none_left() -> None:
    t = says(per_discard(convert(1)), table="two-kingdoms: hand").play("discard two-kingdoms")
    assert t.offered[0].startswith("convert ")
    t = says(per_discard(convert(1)))
    assert t.passed_on(), "without another card nothing is asked"


def test_sf_4_17_per_discard_with_all_the_fields_of_its_effect() -> None:
    t = says(per_discard(convert("all", "both", neutral=True, where=["upper-saxon", "franconian"]), 3), table=HAND)
    t.play("discard two-kingdoms", "discard parsonage", "discard melanchthon", "convert franconian both")
    assert (t.side("upper-saxon", "nobility"), t.side("upper-saxon", "commons")) == ("c p p p nP", "c p p nP nP")
    assert t.side("lower-saxon", "nobility") == "c c p n n"
    t = says(per_discard(move(1, "either", where="disputed")), table=HAND + "; disputed: franconian").play("discard parsonage", "enough")
    assert t.offered == ["move franconian nobility", "move franconian commons"]


@pytest.mark.parametrize("n", [1, 2, 5])
def test_sf_4_17_recover_as_long_as_there_is_one_never_one_of_this_turn(n: int) -> None:
    t = says(op("discard", n=1), op("recover", n=n), table="two-kingdoms: discard; melanchthon: discard; parsonage: hand")
    assert t.place("parsonage") == "spent"
    assert t.offered == ["recover two-kingdoms", "recover melanchthon"]
    t.play("recover melanchthon")
    assert t.place("melanchthon") == "shown", "everybody knows"
    assert t.hand("protestant") == (["melanchthon"] if n == 1 else ["two-kingdoms", "melanchthon"]), "the last one by itself"
    assert t.passed_on()


def test_sf_4_17_a_card_that_is_known_can_be_played_discarded_and_lost() -> None:
    t = Table("two-kingdoms: shown; parsonage: hand; excommunication: hand; cajetan: hand").turn("protestant")
    assert t.offered == ["draw", "play two-kingdoms", "play parsonage"]
    t.play("play two-kingdoms", "convert franconian nobility", "draw free-cities")
    t.says("two-kingdoms: shown").begins("catholic", "play excommunication", "convert franconian nobility")
    assert t.offered == ["lose two-kingdoms", "lose parsonage", "lose free-cities"]
    t.play("lose two-kingdoms")
    assert t.place("two-kingdoms") == "discard"
    assert t.hand("protestant") == ["parsonage", "free-cities"]


# -- cards of the hand -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_3_6_the_opponent_discards_of_his_choice(first: str) -> None:
    t = says(op("opponent_discards", n=2, random=False), side="catholic", table=HAND, first=first)
    assert (t.asks, t.offered) == ("protestant", ["discard two-kingdoms", "discard melanchthon", "discard parsonage"])
    t.play("discard melanchthon", "discard two-kingdoms")
    assert t.hand("protestant") == ["parsonage"]


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_7_1_the_opponent_discards_by_chance_evenly_and_all_see_it(first: str) -> None:
    t = says(op("opponent_discards", n=2, random=True), side="catholic", table=HAND, first=first)
    assert t.offered == ["lose two-kingdoms", "lose melanchthon", "lose parsonage"]
    assert (t.game.weights(t.s), t.game.lot_seat(t.s)) == ([], -1)
    t.play("lose parsonage", "lose two-kingdoms")
    assert t.hand("protestant") == ["melanchthon"]


def test_sf_3_6_draw_and_keep_some_or_none() -> None:
    t = says(op("draw_keep", n=3, keep=1), table="parsonage: hand")
    t.play("draw two-kingdoms", "draw melanchthon", "draw free-cities", "discard free-cities", "discard two-kingdoms")
    assert t.hand("protestant") == ["melanchthon", "parsonage"]
    t = says(op("draw_keep", n=2, keep=0)).play("draw two-kingdoms", "draw melanchthon")
    assert t.told("discarded") == [(1, 45), (1, 55)], "he is not asked in which order"
    assert t.cards("protestant", "discard") == ["two-kingdoms", "melanchthon", "wartburg"]


def test_sf_3_3_draws_of_a_draw_keep_shuffle_too() -> None:
    t = says(op("draw_keep", n=3, keep=2), table="protestant deck: parsonage; protestant discard: melanchthon free-cities")
    t.play("draw parsonage", "draw free-cities", "draw melanchthon", "discard parsonage")
    assert t.hand("protestant") == ["melanchthon", "free-cities"]


# -- SF-4.9 only open circles ----------------------------------------------------------------------------------------------


def test_sf_4_9_only_open_circles() -> None:
    t = says(convert(1), table="lower-saxon: catholic")
    assert t.offered == [f"convert {name} commons" for name in ("upper-saxon", "franconian", "westphalian", "upper-rhenish")]
    t = says(convert(1, where=["lower-saxon", "westphalian", "austrian"]), table="lower-saxon: catholic")
    assert t.told("converted") == [(1, 3, 1, 1)], "one is taken, one face down"


def test_sf_4_9_the_circles_an_op_can_touch_are_those_open_when_it_begins() -> None:
    """One is taken by it, and two below are turned up: too late for this op, but open for all that begins then."""
    t = says(convert(1, circles=2), convert(1), table="franconian commons: cP p n nP").play("convert franconian commons")
    assert t.told("taken") == [], "before the op is carried out in all its circles"
    assert t.offered == ["convert upper-saxon commons", "convert lower-saxon commons"]
    t.play("convert upper-saxon commons")
    assert t.told("taken") == [(1, 2)]
    assert t.told("turned-up") == [(4,), (5,)]
    t.play("influence white", "foreign third-way")
    open_now = [f"convert {name} commons" for name in ("upper-saxon", "lower-saxon", "upper-rhenish", "bavarian")]
    assert t.offered == open_now, "the Foreign Influence card for it"
    t.play("convert bavarian commons")
    assert t.offered == open_now, "and the next action of the card"
    t.play("convert bavarian commons")
    assert t.side("bavarian", "commons") == "cP cP p n"


TWO_DUE = "franconian commons: cP p n nP; upper-saxon commons: cP p p n nP"


def two_due(*more: str, table: str = "") -> Table:
    """A Protestant's card has made two circles due, Upper Saxon and Franconian; what the card says then."""
    t = says(convert(1, circles=2), *more, table=f"{TWO_DUE}; {table}")
    return t.play("convert franconian commons", "convert upper-saxon commons")


@pytest.mark.parametrize(
    ("deck", "card", "offered"),
    [
        ("blue", "edict-of-nantes", [f"move {name}" for name in ("lower-saxon nobility", "lower-saxon commons", "upper-rhenish nobility")]),
        ("white", "third-way", [f"convert {name} commons" for name in ("lower-saxon", "upper-rhenish", "bavarian")]),
        ("green", "john-calvin", ["clear lower-saxon commons", "decline"]),
    ],
)
def test_sf_4_9_nothing_is_done_in_a_circle_whose_takeover_waits(deck: str, card: str, offered: list[str]) -> None:
    t = two_due(table="lower-saxon commons: cP p p p n").play("take franconian", f"influence {deck}", f"foreign {card}")
    assert t.offered[: len(offered)] == offered
    assert not any("upper-saxon" in text for text in t.offered)
    t.play(t.offered[0])
    assert t.told("taken") == [(1, 2), (1, 0)], "and it is taken in the end"


def test_sf_4_9_disputed_does_not_find_a_circle_that_waits_but_its_marker_may_go() -> None:
    """The marker lies on the circle that waits; what a permanent card gives for the other one comes in between."""
    church = f'permanent = {{ when = "you_take_circle", then = [{convert(1, "either", where="disputed")}, {dispute()}] }}'
    own = with_card("territorial-church", church, text=with_card("wartburg", f"effects = [{convert(1, circles=2)}]"))
    t = Table(f"{TWO_DUE}; disputed: upper-saxon; wartburg: hand; territorial-church: front", own=own).begins("protestant", "play wartburg")
    t.play("convert franconian commons", "convert upper-saxon commons", "take franconian", "use")
    assert t.told("converted")[2:] == [], "only the two of the card"
    assert t.offered == ["dispute lower-saxon", "dispute upper-rhenish", "dispute bavarian"]
    t.play("dispute lower-saxon", "influence orange", "foreign wonder-year")
    assert (t.circle("upper-saxon"), t.told("reward"), t.disputed) == ("protestant", [], "lower-saxon")


# -- SF-4.12 named circles -------------------------------------------------------------------------------------------------


def test_sf_4_12_all_neutral_ones_on_both_sides_in_each_of_two_named_circles() -> None:
    t = Table("lower-saxon: catholic; small-catechism: hand").begins("protestant", "play small-catechism")
    assert t.offered == ["convert upper-saxon both", "convert westphalian both"]
    t.play("convert westphalian both")
    assert t.told("converted") == [(1, 3, 0, 1), (1, 3, 1, 2), (1, 0, 0, 1), (1, 0, 1, 2)]


def test_sf_4_12_only_those_face_up_and_not_taken() -> None:
    t = Table("small-catechism: hand").begins("protestant", "play small-catechism")
    assert {circle for _, circle, _, _ in t.told("converted")} == {0}
    t = Table("upper-saxon: catholic; lower-saxon: catholic; small-catechism: hand").begins("protestant", "play small-catechism")
    assert {circle for _, circle, _, _ in t.told("converted")} == {3}


# -- SF-4.13 and 4.15 what may be chosen -----------------------------------------------------------------------------------


def test_sf_4_13_only_what_would_change() -> None:
    t = says(convert(1), table="lower-saxon commons: cP p p p nP")
    assert t.offered == ["convert upper-saxon commons", "convert franconian commons"]
    t = says(convert(1, "either"), table="lower-saxon commons: cP p p p nP")
    assert t.refuses("convert lower-saxon commons")
    assert "convert lower-saxon nobility" in t.offered
    t = says(move(1))
    assert t.offered == ["move lower-saxon commons", "move franconian commons"]
    t = says(clear(), table="upper-saxon commons: c p p n nC; franconian commons: c p n nP; lower-saxon nobility: c c p n nP")
    assert t.offered == ["clear upper-saxon commons", "clear franconian commons", "decline"]
    t = says(convert(1, "nobility", neutral=True), table="lower-saxon nobility: c c p nP nP; lower-saxon power: C1")
    assert t.offered == ["convert upper-saxon nobility", "convert franconian nobility"]


def test_sf_4_13_several_circles_one_at_a_time_none_twice() -> None:
    t = says(convert(1, circles=3)).play("convert upper-saxon commons")
    assert t.offered == ["convert lower-saxon commons", "convert franconian commons"]
    t.play("convert lower-saxon commons")
    assert t.told("converted") == [(1, 0, 1, 1), (1, 1, 1, 1), (1, 2, 1, 1)], "the last one by itself"
    t = says(move(1, "either", circles=2)).play("move franconian nobility")
    assert all("franconian" not in text for text in t.offered)


def test_sf_4_13_until_no_remaining_one_would_change() -> None:
    t = says(convert(1, circles=10), table="lower-saxon commons: cP p p p nP").play("convert upper-saxon commons")
    assert t.told("converted") == [(1, 0, 1, 1), (1, 2, 1, 1)]
    assert t.passed_on()
    t = says(move(1, "commons", circles=3), table="lower-saxon power: C2")
    assert t.told("moved") == [(1, 2, 1, 1)]


def test_sf_4_13_nobody_takes_a_circle_before_the_last_one_is_carried_out() -> None:
    t = says(move(1, "nobility", circles=2), table="franconian nobility: cP cP p nP").play("move franconian nobility")
    assert (t.told("taken"), t.power("franconian")) == ([], "N1")
    assert t.offered == ["move upper-saxon nobility", "move lower-saxon nobility"]
    t.play("move lower-saxon nobility")
    assert t.told("taken") == [(1, 2)]


def test_sf_4_13_nor_before_the_last_one_of_several_discards() -> None:
    """The cards are discarded first, and the effect is one action in as many circles."""
    t = Table("franconian nobility: cP cP p nP; protestant hand: whose-realm parsonage two-kingdoms").begins(
        "protestant", "play whose-realm"
    )
    t.play("discard parsonage", "discard two-kingdoms", "move franconian nobility")
    assert t.told("taken") == []
    t.play("move upper-saxon nobility")
    assert t.told("taken") == [(1, 2)]


@pytest.mark.parametrize(
    ("before", "offered"),
    [
        (convert(1), [f"convert {name} commons" for name in ("upper-saxon", "lower-saxon", "franconian")]),
        (
            convert(1, "either"),
            [f"convert {name} {side}" for name in ("upper-saxon", "lower-saxon", "franconian") for side in ("nobility", "commons")],
        ),
        (convert(1, "both"), [f"convert {name} both" for name in ("upper-saxon", "lower-saxon", "franconian")]),
        (convert(1, neutral=True), [f"convert {name} commons" for name in ("upper-saxon", "lower-saxon", "franconian")]),
        (move(1), [f"move {name} commons" for name in ("upper-saxon", "lower-saxon", "franconian")]),
        (
            move(1, "either"),
            [f"move {name} {side}" for name in ("upper-saxon", "lower-saxon", "franconian") for side in ("nobility", "commons")],
        ),
        (clear("dominant"), ["clear upper-saxon commons", "clear lower-saxon nobility", "clear franconian commons", "decline"]),
        (dispute(), ["dispute upper-saxon", "dispute lower-saxon", "dispute franconian"]),
    ],
)
def test_sf_4_15_followed_by_same_any_open_circle_may_be_chosen(before: str, offered: list[str]) -> None:
    table = "lower-saxon commons: cP p p p nP; two-kingdoms: hand"
    t = says(before, op("draw", n=1), clear("nobility", where="same"), table=table)
    assert t.offered == offered, "another op that names no circle may stand between"


def test_sf_4_15_a_list_in_where_still_binds() -> None:
    t = says(convert(1, where=["lower-saxon", "franconian"]), dispute("same"), table="lower-saxon commons: cP p p p nP")
    assert t.offered == ["convert lower-saxon commons", "convert franconian commons"]


def test_sf_4_15_where_another_op_names_a_circle_between_it_is_not_followed_by_same() -> None:
    t = says(move(1), dispute(), convert(1, where="same"))
    assert t.offered == ["move lower-saxon commons", "move franconian commons"], "not Upper Saxon, which is at the end"
    t.play("move franconian commons", "dispute lower-saxon")
    assert t.told("converted") == [(1, 1, 1, 1)], "the circle of the dispute"


def test_sf_4_15_nothing_would_change_so_nothing_is_chosen() -> None:
    all_c2 = "upper-saxon power: C2; lower-saxon power: C2; franconian power: C2"
    t = says(dispute(), move(1), move(1, "nobility"), table=all_c2).play("dispute franconian")
    assert t.offered == [f"move {name} nobility" for name in ("upper-saxon", "lower-saxon", "franconian")], "the first move fell away"


def test_sf_4_15_where_nothing_was_chosen_same_means_what_it_meant_before() -> None:
    t = says(convert(1), move(1, "either", where="disputed"), clear(where="same"), table="franconian commons: c p n nC")
    t.play("convert franconian commons", "clear franconian commons")
    assert t.told("cleared") == [(1, 2, 1, 1)], "for no circle was disputed"
    assert t.side("franconian", "commons") == "c p n n"


# -- SF-4.14 same, disputed, choice ----------------------------------------------------------------------------------------


def test_sf_4_14_same_is_the_circle_chosen_last() -> None:
    t = says(convert(1), move(1, "nobility", where="same"), dispute("same"), clear("commons", where="same")).play(
        "convert franconian commons", "clear franconian commons"
    )
    assert t.news() == "disputed: franconian; franconian power: N1; wartburg: discard"
    assert t.told("cleared") == [(1, 2, 1, 1)]


def test_sf_4_14_a_taken_circle_is_no_same_any_more() -> None:
    t = says(convert(1), dispute("same"), table="franconian commons: cP p n nP; disputed: upper-saxon").play("convert franconian commons")
    assert t.circle("franconian") == "protestant"
    assert t.disputed == "upper-saxon", "the marker stays where it is"
    rest = [convert(1, "nobility", where="same"), move(1, "either", where="same"), clear("nobility", where="same")]
    t = says(convert(1), *rest, table="franconian commons: cP p n nP").play("convert franconian commons")
    assert (t.asks, t.step) == ("protestant", "choose-deck")


def test_sf_4_14_disputed_names_no_circle_while_the_marker_is_in_the_supply() -> None:
    for one in (convert(1, where="disputed"), move(1, "either", where="disputed"), clear("either", where="disputed")):
        t = says(one, table="franconian commons: c p n nP")
        assert t.passed_on()
        assert t.news() == "wartburg: discard"


def test_sf_4_14_disputed_names_the_circle_with_the_marker() -> None:
    t = says(convert(1, where="disputed"), table="disputed: lower-saxon")
    assert t.side("lower-saxon", "commons") == "cP p p p n"
    t = says(move(1, "either", where="disputed"), table="disputed: lower-saxon")
    assert t.offered == ["move lower-saxon nobility", "move lower-saxon commons"]
    t = says(
        clear("either", where="disputed"), table="disputed: lower-saxon; lower-saxon commons: c p p p nC; franconian commons: c p n nP"
    )
    assert t.offered == ["clear lower-saxon commons", "decline"]
    t.play("clear lower-saxon commons")
    assert t.side("lower-saxon", "commons") == "c p p p n"
    t = says(convert(1, where="disputed", circles=2), table="disputed: lower-saxon")
    assert t.told("converted") == [(1, 1, 1, 1)], "there is only one"


def test_sf_4_14_dominant_is_read_when_that_circles_part_begins() -> None:
    t = says(move(2, "subordinate"), convert(1, "dominant", where="same")).play("move upper-saxon nobility")
    assert t.told("converted") == [(1, 0, 0, 1)]


def test_sf_4_14_a_choice_may_be_any_of_its_lists() -> None:
    lists = f"[{convert(1, where='disputed')}], [{op('draw', n=1)}], [], [{move(1)}]"
    own = with_card("wartburg", f"choice = [{lists}]")
    t = Table("wartburg: hand", own=own).begins("protestant", "play wartburg")
    assert t.offered == ["do 1", "do 2", "do 3", "do 4"], "also one that does nothing"
    assert t.fork().play("do 1").news() == "wartburg: discard"
    assert t.fork().play("do 2").offered[0] == "draw two-kingdoms"
    assert t.fork().play("do 3").news() == "wartburg: discard"
    t.play("do 4", "move franconian commons")
    assert t.power("franconian") == "C2"
    assert t.told("did") == [(1, t.card_ids.index("wartburg"), 4)]
