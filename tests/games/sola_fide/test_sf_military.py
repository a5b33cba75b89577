"""Military cards (SF-4.11)."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import RELIGIONS, Table, printed, with_card

MILITARY = [card["id"] for card in printed()["card"] if card["military"]]
DIE = [f"roll {number}" for number in range(1, 7)]


def test_sf_4_11_eight_cards_all_catholic() -> None:
    assert len(MILITARY) == 8
    assert all(card["side"] == "catholic" for card in printed()["card"] if card["military"])


@pytest.mark.parametrize("first", RELIGIONS)
@pytest.mark.parametrize("card", MILITARY)
def test_sf_4_11_after_the_cards_actions_the_protestant_rolls(card: str, first: str) -> None:
    t = Table(f"{card}: hand; two-kingdoms: hand; parsonage: hand; free-cities: hand; cajetan: hand", first=first)
    t.begins("catholic", f"play {card}")
    while t.step != "military":
        t.play(t.offered[0])
    assert (t.offered, t.game.weights(t.s), t.game.lot_seat(t.s)) == (DIE, [], -1)
    assert t.place(card) == "spent"
    t.play("roll 6")
    assert t.passed_on()


@pytest.mark.parametrize("table", ["cajetan: hand", ""])
def test_sf_4_11_also_when_the_cost_was_declined(table: str) -> None:
    t = Table(f"white-mountain: hand; {table}").begins("catholic", "play white-mountain")
    if table:
        t.play("decline")
    assert t.step == "military"


def test_sf_4_11_also_when_nothing_changed() -> None:
    t = Table("only austrian; disputed: austrian; schmalkaldic-league: front; battle-of-muehlberg: hand")
    t.begins("catholic", "play battle-of-muehlberg")
    assert t.told("converted") == []
    assert t.step == "military"


def test_sf_4_11_not_for_other_cards() -> None:
    t = Table("exsurge-domine: hand").begins("catholic", "play exsurge-domine", "convert upper-saxon nobility")
    assert t.passed_on()


def test_sf_4_11_after_every_takeover_it_caused_but_before_the_bonuses() -> None:
    t = Table("lower-saxon nobility: c c pC nC n; battle-of-muehlberg: hand; cajetan: hand; two-kingdoms: hand")
    t.begins("catholic", "play battle-of-muehlberg", "convert lower-saxon nobility")
    assert t.told("taken") == [(0, 1)]
    assert t.told("turned-up") == [(3,), (4,)]
    assert t.step == "military"
    t.play("roll 1")
    assert "convert westphalian nobility" in t.offered, "what was turned up is open for the Protestant"
    t.play("convert westphalian nobility")
    assert (t.asks, t.step) == ("catholic", "choose-deck")


def test_sf_4_11_one_converts_one_on_either_side_by_the_usual_order() -> None:
    t = Table("upper-saxon nobility: c pC p p n; battle-of-frankenhausen: hand").begins("catholic", "play battle-of-frankenhausen")
    t.play("convert lower-saxon commons", "roll 1")
    assert t.asks == "protestant"
    assert len(t.offered) == 6
    t.play("convert upper-saxon nobility")
    assert t.side("upper-saxon", "nobility") == "c p p p n"


def test_sf_4_11_two_moves_one_circle_either_way() -> None:
    t = Table().after_the_card("catholic", "military").play("roll 2")
    assert t.asks == "protestant"
    assert t.offered == [
        "move upper-saxon nobility",
        "move lower-saxon nobility",
        "move lower-saxon commons",
        "move franconian nobility",
        "move franconian commons",
    ]


def test_sf_4_11_three_the_catholic_discards_one_of_his_choice() -> None:
    t = Table("cajetan: hand; nuncios: hand; two-kingdoms: hand").after_the_card("catholic", "military").play("roll 3")
    assert (t.asks, t.offered) == ("catholic", ["discard nuncios", "discard cajetan"])
    t.play("discard nuncios")
    assert t.hand("catholic") == ["cajetan"]


@pytest.mark.parametrize(("number", "cards"), [(4, ["parsonage"]), (5, ["two-kingdoms", "parsonage"])])
def test_sf_4_11_four_and_five_draw(number: int, cards: list[str]) -> None:
    t = Table().after_the_card("catholic", "military").play(f"roll {number}")
    for card in cards[::-1]:
        assert t.game.lot_seat(t.s) == t.seats["protestant"]
        t.play(f"draw {card}")
    assert t.hand("protestant") == cards
    assert t.passed_on()


def test_sf_4_11_six_is_nothing() -> None:
    t = Table("two-kingdoms: hand").after_the_card("catholic", "military").play("roll 6")
    assert t.news() == ""
    assert t.asks == "protestant"


def test_sf_4_11_prohibitions_bind_the_bonus() -> None:
    t = Table("conservative-countryfolk: front; disputed: franconian").after_the_card("catholic", "military").play("roll 1")
    assert t.refuses("convert franconian commons")
    assert "convert franconian nobility" in t.offered
    t = Table("ecclesiastical-reservation: front; disputed: franconian").after_the_card("catholic", "military").play("roll 2")
    assert all("franconian" not in text for text in t.offered)


def test_sf_4_11_a_takeover_by_the_bonus_queues_behind_those_of_the_card() -> None:
    t = Table(
        "lower-saxon nobility: c c pC nC n; franconian commons: cP p nP n; battle-of-muehlberg: hand; cajetan: hand; two-kingdoms: hand"
    )
    t.begins("catholic", "play battle-of-muehlberg", "convert lower-saxon nobility", "roll 1", "convert franconian commons")
    assert t.told("taken") == [(0, 1), (1, 2)]
    assert (t.asks, t.step) == ("catholic", "choose-deck")
    t.play("influence orange", "foreign council-of-blood", "draw nuncios")
    assert (t.asks, t.step) == ("protestant", "choose-deck")


def test_sf_4_11_a_table_of_ones_own() -> None:
    own = with_card("index", "effects = []", military=True)
    own = own.replace(
        'effects = []\nnote = "The victory', 'effects = [{ op = "draw", n = 1 }, { op = "discard", n = 1 }]\nnote = "The victory'
    )
    t = Table("index: hand; two-kingdoms: hand", own=own).begins("catholic", "play index", "roll 6", "draw parsonage")
    assert (t.asks, t.offered) == ("protestant", ["discard two-kingdoms", "discard parsonage"])
