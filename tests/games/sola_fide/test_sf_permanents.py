"""Permanent cards (SF-4.10, SF-4.16, SF-4.18): laid out, replaced, used; what they forbid, and what they add."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, clear, convert, dispute, move, op, with_card

# -- SF-4.10 laid out, replaced ----------------------------------------------------------------------------------------------


def test_sf_4_10_it_stays_in_front_of_him() -> None:
    t = Table("parsonage: hand; melanchthon: hand; cajetan: hand").begins("protestant", "play parsonage")
    assert t.told("laid-out") == [(1, t.card_ids.index("parsonage"))]
    t.play("draw", "draw nuncios", "draw", "draw two-kingdoms", "draw", "draw ursulines")
    assert t.place("parsonage") == "front"


def test_sf_4_10_another_one_discards_the_old_one_first() -> None:
    t = Table("roman-catechism: front; index: hand; two-kingdoms: hand; parsonage: hand").begins("catholic", "play index")
    assert (t.place("roman-catechism"), t.place("index")) == ("spent", "played"), "while the new one's effects are carried out"
    t.play("lose parsonage")
    assert (t.place("roman-catechism"), t.place("index")) == ("discard", "front")
    assert t.told("replaced") == [(0, t.card_ids.index("roman-catechism"))]


def test_sf_4_10_the_new_one_works_only_after_its_own_effects() -> None:
    t = Table("society-of-jesus: hand").begins("catholic", "play society-of-jesus", "convert upper-saxon nobility")
    assert t.passed_on(), "no extra for its own conversion"
    assert t.side("upper-saxon", "nobility") == "c p p pC n"


def test_sf_4_10_nor_does_the_old_one_work_any_more() -> None:
    t = Table(
        "society-of-jesus: front; index: hand",
        own=with_card("index", f"effects = [{convert(1, 'nobility')}]\npermanent = {{ hand_limit = 7 }}"),
    )
    t.begins("catholic", "play index", "convert upper-saxon nobility")
    assert t.passed_on()


def test_sf_4_10_no_discard_touches_a_permanent_card() -> None:
    t = Table("parsonage: front; two-kingdoms: hand; spanish-tercios: hand").begins("catholic", "play spanish-tercios")
    assert t.told("discarded") == [(1, t.card_ids.index("two-kingdoms"))]
    assert t.place("parsonage") == "front"
    t = Table("roman-catechism: front; indulgences: hand; cajetan: hand").begins("catholic", "play indulgences")
    assert t.offered == ["discard cajetan", "decline"]


def test_sf_4_10_no_military_card_is_permanent_but_it_may_be() -> None:
    own = with_card("index", "permanent = { hand_limit = 7 }", military=True)
    t = Table("index: hand", own=own).begins("catholic", "play index")
    assert (t.place("index"), t.step) == ("front", "military")


# -- SF-4.10 used ------------------------------------------------------------------------------------------------------------


def test_sf_4_10_using_it_is_optional_each_time() -> None:
    t = Table("parsonage: front; freedom-of-a-christian: hand; melanchthon: hand")
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons")
    assert (t.asks, t.offered) == ("protestant", ["use", "leave"])
    left = t.fork().play("leave")
    assert left.told("used") == []
    t.play("use", "draw two-kingdoms")
    assert t.told("used") == [(1, t.card_ids.index("parsonage"))]
    assert t.passed_on()


def test_sf_4_10_you_convert_once_a_turn_however_often_the_card_converted() -> None:
    t = Table("parsonage: front; peasants-war: hand; melanchthon: hand").begins("protestant", "play peasants-war")
    t.play("convert upper-saxon commons", "convert lower-saxon commons", "leave")
    assert t.passed_on()


def test_sf_4_10_you_convert_only_on_its_side_and_also_neutral_ones() -> None:
    t = Table("parsonage: front; two-kingdoms: hand; melanchthon: hand").begins("protestant", "play two-kingdoms")
    t.play("convert franconian nobility", "draw free-cities")
    assert t.passed_on()
    t = Table("parsonage: front; pamphlets: hand; melanchthon: hand").begins("protestant", "play pamphlets")
    t.play("draw two-kingdoms", "draw free-cities", "convert franconian commons")
    assert t.offered == ["use", "leave"]


def test_sf_4_10_you_convert_also_for_one_of_both_sides() -> None:
    t = Table("parsonage: front; luther-bible: hand; lower-saxon nobility: c c p nC nP").begins("protestant", "play luther-bible")
    t.play("convert lower-saxon both", "draw two-kingdoms")
    assert t.offered == ["use", "leave"]


def test_sf_4_10_bonuses_and_the_card_itself_set_off_no_permanent_card() -> None:
    t = Table("parsonage: front; melanchthon: hand").foreign("protestant", "white", "third-way", "protestant")
    t.play("convert franconian commons")
    assert t.passed_on()
    own = with_card("parsonage", f'permanent = {{ when = "you_convert", side = "commons", then = [{convert(1)}] }}')
    t = Table("parsonage: front; freedom-of-a-christian: hand", own=own)
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons", "use", "convert upper-saxon commons")
    assert t.passed_on()


def test_sf_4_10_what_it_gives_may_take_a_circle() -> None:
    own = with_card("parsonage", f'permanent = {{ when = "you_convert", side = "commons", then = [{convert(1)}] }}')
    t = Table("parsonage: front; freedom-of-a-christian: hand", own=own)
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons", "use", "convert franconian commons")
    assert t.told("taken") == [(1, 2)]
    assert (t.step, t.place("freedom-of-a-christian")) == ("choose-deck", "played"), "Foreign Influence comes at once"


# -- SF-4.10 what it forbids -------------------------------------------------------------------------------------------------

LEAGUE = "schmalkaldic-league: front; disputed: lower-saxon;"
COUNTRYFOLK = "conservative-countryfolk: front; disputed: upper-saxon;"


def test_sf_4_10_a_prohibition_always_holds_and_follows_the_marker_at_once() -> None:
    own = with_card("wartburg", f"effects = [{convert(1)}, {dispute()}, {convert(1)}]")
    t = Table(COUNTRYFOLK + "wartburg: hand", own=own).begins("protestant", "play wartburg")
    assert t.offered == ["convert lower-saxon commons", "convert franconian commons"]
    t.play("convert lower-saxon commons", "dispute franconian")
    assert t.offered == ["convert upper-saxon commons", "convert lower-saxon commons"]


def test_sf_4_10_not_against_its_own_player() -> None:
    t = Table(COUNTRYFOLK + "pilgrimages: hand").begins("catholic", "play pilgrimages")
    assert "convert upper-saxon commons" in t.offered
    t = Table("ecclesiastical-reservation: front; disputed: franconian; charles-v: hand").begins("catholic", "play charles-v")
    assert "move franconian nobility" in t.offered


def test_sf_4_10_without_a_side_it_forbids_both() -> None:
    own = with_card("schmalkaldic-league", 'permanent = { opponent_cannot = "convert", where = "disputed" }')
    t = Table(LEAGUE + "leipzig-debate: hand; excommunication: hand", own=own).begins("catholic", "play excommunication")
    assert all("lower-saxon" not in text for text in t.offered)
    assert len(t.offered) == 4


def test_sf_4_10_bonuses_are_bound_too() -> None:
    t = Table(COUNTRYFOLK).foreign("protestant", "white", "third-way", "protestant")
    assert t.offered == ["convert lower-saxon commons", "convert franconian commons"]
    t = Table(COUNTRYFOLK).foreign("catholic", "white", "third-way", "protestant")
    assert "convert upper-saxon commons" in t.offered
    t = Table("ecclesiastical-reservation: front; disputed: franconian").foreign("protestant", "blue", "edict-of-nantes", "catholic")
    assert all("franconian" not in text for text in t.offered)


def test_sf_4_10_removing_markers_is_not_converting() -> None:
    own = with_card("wartburg", f"effects = [{clear()}]")
    t = Table(COUNTRYFOLK + "upper-saxon commons: c p pC n n; wartburg: hand", own=own).begins("protestant", "play wartburg")
    t.play("clear upper-saxon commons")
    assert t.side("upper-saxon", "commons") == "c p p n n"


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_4_10_with_both_only_the_side_that_is_not_protected_is_converted(first: str) -> None:
    t = Table(COUNTRYFOLK + "small-catechism: hand", first=first).begins("protestant", "play small-catechism")
    assert t.news() == "upper-saxon nobility: c p p p nP; small-catechism: discard"
    assert t.told("converted") == [(t.seats["protestant"], 0, 0, 1)]


def test_sf_4_10_with_both_and_nothing_on_the_open_side_it_would_not_change() -> None:
    t = Table(COUNTRYFOLK + "upper-saxon nobility: c p p p nC; luther-bible: hand").begins("protestant", "play luther-bible")
    assert t.offered == ["convert lower-saxon both", "convert franconian both"]


@pytest.mark.parametrize(
    ("effects", "moves"),
    [
        ((move(1, "either"), dispute("same")), ("move franconian nobility",)),
        ((convert(1), move(1, "either", where="same")), ("convert franconian commons",)),
    ],
)
def test_sf_4_10_followed_by_same_the_forbidden_circle_may_be_chosen_but_nothing_changes(
    effects: tuple[str, ...], moves: tuple[str, ...]
) -> None:
    own = with_card("wartburg", f"effects = [{', '.join(effects)}]")
    t = Table("ecclesiastical-reservation: front; disputed: franconian; wartburg: hand", own=own).begins("protestant", "play wartburg")
    t.play(*moves)
    assert t.power("franconian") == "C1"
    assert t.told("moved") == []
    assert t.passed_on()


def test_sf_4_10_a_forbidden_side_chosen_for_the_sake_of_same() -> None:
    t = Table(COUNTRYFOLK + "ninety-five-theses: hand").begins("protestant", "play ninety-five-theses", "convert upper-saxon commons")
    assert t.side("upper-saxon", "commons") == "c p p n n"
    assert t.told("dispute-stays") == [(1, 0)]


def test_sf_4_10_no_circle_disputed_nothing_is_forbidden() -> None:
    t = Table("conservative-countryfolk: front; freedom-of-a-christian: hand").begins("protestant", "play freedom-of-a-christian")
    assert len(t.offered) == 3


def test_sf_4_10_another_circles_marker_forbids_nothing_here() -> None:
    t = Table("ecclesiastical-reservation: front; disputed: lower-saxon; wittenberg-university: hand")
    t.begins("protestant", "play wittenberg-university")
    assert t.offered == ["move upper-saxon nobility", "move franconian nobility"]


# -- SF-4.16 an extra --------------------------------------------------------------------------------------------------------


def test_sf_4_16_one_more_together_with_the_others() -> None:
    t = Table("society-of-jesus: front; exsurge-domine: hand").begins("catholic", "play exsurge-domine", "convert upper-saxon nobility")
    assert (t.step, t.offered) == ("extra", ["more", "no-more"])
    assert t.told("converted") == [], "nothing is converted before"
    t.play("more")
    assert t.told("converted") == [(0, 0, 0, 3)]
    assert t.told("extra") == [(0, t.card_ids.index("society-of-jesus"))]


def test_sf_4_16_left_it_is_used_up_for_this_turn() -> None:
    t = Table("society-of-jesus: front; nuncios: hand; ursulines: hand; two-kingdoms: hand").begins("catholic", "play nuncios")
    t.play("convert upper-saxon nobility", "no-more", "convert lower-saxon nobility")
    assert t.told("converted") == [(0, 0, 0, 1), (0, 1, 0, 1)]
    assert t.told("extra") == []
    assert t.asks == "protestant"


def test_sf_4_16_only_in_the_first_circle() -> None:
    t = Table("society-of-jesus: front; nuncios: hand").begins("catholic", "play nuncios", "convert lower-saxon nobility", "more")
    t.play("convert upper-saxon nobility")
    assert t.told("converted") == [(0, 1, 0, 2), (0, 0, 0, 1)]
    assert t.passed_on()


def test_sf_4_16_nothing_more_to_convert_uses_it_up() -> None:
    t = Table("society-of-jesus: front; catholic-league: hand; franconian nobility: c c pC n").begins("catholic", "play catholic-league")
    t.play("convert franconian nobility")
    assert t.step == "convert", "there was only one to convert, so nobody is asked"
    t.play("convert upper-saxon nobility")
    assert t.told("converted") == [(0, 2, 0, 1), (0, 0, 0, 1), (0, 1, 0, 1)]


def test_sf_4_16_it_comes_again_in_the_next_turn() -> None:
    t = Table("society-of-jesus: front; exsurge-domine: hand; diet-of-worms: hand; two-kingdoms: hand")
    t.begins("catholic", "play exsurge-domine", "convert upper-saxon nobility", "more")
    t.play("draw", "draw parsonage", "play diet-of-worms", "convert lower-saxon nobility")
    assert t.offered == ["more", "no-more"]


def test_sf_4_16_for_the_first_op_that_converts_on_its_side() -> None:
    """The first op works on the other side, the second is for neutral ones, in the third it is offered."""
    effects = f"{convert(1)}, {convert(1, 'nobility', neutral=True)}, {convert(1, 'nobility')}"
    t = Table("society-of-jesus: front; ursulines: hand", own=with_card("ursulines", f"effects = [{effects}]"))
    t.begins("catholic", "play ursulines", "convert lower-saxon commons", "convert lower-saxon nobility")
    assert t.told("converted") == [(0, 1, 1, 1), (0, 1, 0, 1)]
    t.play("convert upper-saxon nobility")
    assert t.offered == ["more", "no-more"]


def test_sf_4_16_with_both_one_more_on_its_own_side() -> None:
    t = Table("society-of-jesus: front; ursulines: hand", own=with_card("ursulines", f"effects = [{convert(1, 'both')}]"))
    t.begins("catholic", "play ursulines", "convert upper-saxon both", "more")
    assert t.told("converted") == [(0, 0, 0, 2), (0, 0, 1, 1)]


def test_sf_4_16_either_side_but_only_on_its_own() -> None:
    t = Table("society-of-jesus: front; leipzig-debate: hand").begins("catholic", "play leipzig-debate", "convert franconian commons")
    assert t.step == "draw-one"
    t = Table("society-of-jesus: front; leipzig-debate: hand").begins("catholic", "play leipzig-debate", "convert franconian nobility")
    assert t.step == "extra"


def test_sf_4_16_a_prohibition_beats_it_and_does_not_use_it_up() -> None:
    own = with_card("ursulines", f"effects = [{convert(1, 'both', circles=2)}]")
    t = Table(LEAGUE + "society-of-jesus: front; ursulines: hand", own=own).begins("catholic", "play ursulines")
    t.play("convert lower-saxon both")
    assert t.told("converted") == [(0, 1, 1, 1)]
    t.play("convert upper-saxon both")
    assert t.offered == ["more", "no-more"]


def test_sf_4_16_an_op_that_finds_nothing_there_does_not_use_it_up() -> None:
    effects = f"{convert(1, 'nobility')}, {dispute('same')}, {convert(1, 'nobility')}"
    t = Table(
        "society-of-jesus: front; franconian nobility: c c pC nC; ursulines: hand",
        own=with_card("ursulines", f"effects = [{effects}]"),
    )
    t.begins("catholic", "play ursulines", "convert franconian nobility", "convert upper-saxon nobility")
    assert t.offered == ["more", "no-more"]


def test_sf_4_16_no_extra_for_a_bonus() -> None:
    t = Table("society-of-jesus: front; ursulines: hand").foreign("catholic", "white", "act-of-supremacy", "catholic")
    t.play("convert upper-saxon nobility")
    assert t.told("converted") == [(0, 0, 0, 1)]
    assert t.passed_on()


def test_sf_4_16_it_may_take_the_circle() -> None:
    t = Table("priesthood-of-all: front; freedom-of-a-christian: hand").begins("protestant", "play freedom-of-a-christian")
    t.play("convert franconian commons", "more")
    assert t.circle("franconian") == "protestant"


# -- SF-4.18 when each kind works ----------------------------------------------------------------------------------------------

CHURCH = "territorial-church: front; two-kingdoms: hand; melanchthon: hand;"


@pytest.mark.parametrize("first", RELIGIONS)
def test_sf_4_18_every_circle_he_takes_also_in_the_others_turn(first: str) -> None:
    t = Table(CHURCH + "franconian nobility: cP cP p nP; augsburg-interim: hand", first=first).begins("catholic", "play augsburg-interim")
    t.play("move franconian nobility", "move upper-saxon nobility")
    assert (t.asks, t.offered) == ("protestant", ["use", "leave"])
    t.play("use", "draw parsonage", "move upper-saxon commons")
    assert (t.asks, t.step) == ("protestant", "choose-deck"), "just before his Foreign Influence card for it"
    t.play("influence orange", "foreign council-of-blood", "draw vernacular-worship")
    assert (t.asks, t.step) == ("chance", "draw-one"), "and then the card goes on"


def test_sf_4_18_not_for_a_circle_the_other_takes() -> None:
    t = Table(CHURCH + "franconian commons: c pC nC n; pilgrimages: hand").begins(
        "catholic", "play pilgrimages", "convert franconian commons"
    )
    assert (t.asks, t.step) == ("catholic", "choose-deck")


def test_sf_4_18_not_if_the_card_was_only_being_played() -> None:
    own = with_card("index", f'effects = [{convert(2)}]\npermanent = {{ when = "you_take_circle", then = [{op("draw", n=1)}] }}')
    t = Table("franconian commons: c pC nC n; index: hand", own=own).begins("catholic", "play index", "convert franconian commons")
    assert (t.place("index"), t.step) == ("played", "choose-deck")


def test_sf_4_18_nor_if_it_was_replaced() -> None:
    own = with_card("territorial-church", f'permanent = {{ when = "you_take_circle", then = [{op("draw", n=1)}] }}')
    own = with_card("wartburg", f"effects = [{convert(2)}]\npermanent = {{ hand_limit = 7 }}", text=own)
    t = Table(CHURCH + "franconian commons: c p nP nP; wartburg: hand", own=own).begins("protestant", "play wartburg")
    t.play("convert franconian commons")
    assert (t.circle("franconian"), t.step) == ("protestant", "choose-deck")


def test_sf_4_18_not_for_a_circle_taken_through_its_own_then() -> None:
    own = with_card("territorial-church", f'permanent = {{ when = "you_take_circle", then = [{convert(2)}] }}')
    t = Table(CHURCH + "franconian commons: c p nP nP; upper-saxon commons: cP p p n n; freedom-of-a-christian: hand", own=own)
    t.begins("protestant", "play freedom-of-a-christian", "convert franconian commons", "use", "convert upper-saxon commons")
    assert t.told("taken") == [(1, 2), (1, 0)]
    assert t.step == "choose-deck", "the second circle's, and nothing before it"
    t.play("influence orange", "foreign wonder-year")
    assert t.step == "choose-deck", "then the first one's"
    t.play("influence orange", "foreign wonder-year")
    assert t.passed_on()


def test_sf_4_18_once_for_each_circle() -> None:
    t = Table(CHURCH + "franconian commons: c p nP nP; upper-saxon commons: c p p nP nP; peasants-war: hand").begins(
        "protestant", "play peasants-war"
    )
    t.play("convert franconian commons", "convert upper-saxon commons", "take upper-saxon")
    for _ in range(2):
        t.play("leave", "influence orange", "foreign wonder-year")
    assert t.passed_on()


def test_sf_4_18_you_draw_for_turn_also_if_there_was_nothing_to_draw() -> None:
    t = Table("roman-catechism: front; catholic deck: -").turn("catholic")
    assert t.told("nothing-to-draw") == [(0,)], "with an empty hand it is the only way"
    assert t.offered == ["use", "leave"]


def test_sf_4_18_you_draw_for_turn_not_for_other_draws() -> None:
    t = Table("roman-catechism: front; cajetan: hand").begins("catholic", "play cajetan", "move franconian nobility", "draw nuncios")
    assert t.passed_on()


def test_sf_4_18_you_convert_not_for_the_card_just_played_nor_for_the_one_it_replaced() -> None:
    own = with_card(
        "index", f'effects = [{convert(1)}]\npermanent = {{ when = "you_convert", side = "commons", then = [{op("draw", n=1)}] }}'
    )
    t = Table("index: hand", own=own).begins("catholic", "play index", "convert franconian commons")
    assert t.passed_on()
    t = Table("parsonage: front; priesthood-of-all: hand").begins("protestant", "play priesthood-of-all", "convert franconian commons")
    assert t.passed_on()
    assert (t.place("parsonage"), t.place("priesthood-of-all")) == ("discard", "front")
