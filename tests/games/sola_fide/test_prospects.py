"""What bots expect of cards: what they could do on a table, and what is left of what is being carried out."""

from __future__ import annotations

from tests.games.sola_fide.table import Table
from triptych.games.sola_fide.model import EMPTY
from triptych.games.sola_fide.prospects import Prospects, before_a_turn, next_turn


def prospects(t: Table, side: str) -> Prospects:
    return Prospects(t.s, t.seats[side])


def card(t: Table, name: str) -> int:
    return t.game.content.card_id.index(name)


def test_a_card_that_takes_a_circle_is_the_best_one() -> None:
    t = Table("lower-saxon power: C1; lower-saxon commons: c pC pC pC n; ursulines: hand; index: hand").turn("catholic")
    seen = prospects(t, "catholic")
    taking = seen.turn()
    assert seen.best_card == card(t, "ursulines")
    for farther in ("c pC pC p n", "c pC p p n"):
        further_off = Table(f"lower-saxon power: C1; lower-saxon commons: {farther}; ursulines: hand; index: hand").turn("catholic")
        assert prospects(further_off, "catholic").turn() < taking


def test_without_cards_a_draw_is_what_there_is() -> None:
    t = Table("ursulines: hand").turn("protestant")
    seen = prospects(t, "protestant")
    assert seen.turn() > 0
    assert seen.best_card == EMPTY


def test_what_is_being_carried_out_is_worth_what_it_still_does() -> None:
    """In the middle of a card it counts for whoever carries it out, and less with every piece of it that is done."""
    t = Table("ursulines: hand").turn("catholic")
    assert before_a_turn(t.s.cells)
    assert prospects(t, "catholic").pending() == 0
    t.play("play ursulines")
    whole = prospects(t, "catholic").pending()
    assert whole == prospects(t, "catholic").card(card(t, "ursulines"))
    assert prospects(t, "protestant").pending() == 0
    t.play("convert lower-saxon commons")
    assert 0 <= prospects(t, "catholic").pending() < whole


def test_the_other_is_next_while_a_card_is_carried_out() -> None:
    t = Table("ursulines: hand").turn("catholic")
    assert next_turn(t.s.cells) == t.seats["catholic"]
    t.play("play ursulines")
    assert not before_a_turn(t.s.cells)
    assert next_turn(t.s.cells) == t.seats["protestant"]


def test_what_the_cards_of_the_box_promise_is_never_absurd() -> None:
    """No card brings more than all circles together, and each has some use on an open table."""
    t = Table().turn("catholic")
    for side in ("catholic", "protestant"):
        seen = prospects(t, side)
        for number in range(45):
            worth = seen.card(number + 45 * t.seats[side])
            assert -1_000 <= worth < 62_000, t.game.content.card_id[number]
