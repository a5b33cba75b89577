"""Answers given once for all."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import Table, faith

CATECHISM = "roman-catechism: front; ursulines: hand"
JESUITS = "society-of-jesus: front; diet-of-worms: hand"


def answer(t: Table, **answers: str) -> str:
    move = t.game.standing_answer(t.s, t.asked, answers)
    assert move < 0 or move in t.s.moves
    return t.game.moves.text(move) if move >= 0 else "-"


def test_what_can_be_answered() -> None:
    assert {one.name: one.choices for one in faith().standing()} == {"use": ("ask", "always", "never"), "extra": ("ask", "always")}


@pytest.mark.parametrize(("wish", "move"), [("ask", "-"), ("always", "use"), ("never", "leave")])
def test_what_a_permanent_card_gives(wish: str, move: str) -> None:
    t = Table(CATECHISM).begins("catholic", "draw", "draw nuncios")
    assert t.step == "use"
    assert answer(t, use=wish) == move
    assert answer(t, extra="always") == "-"


@pytest.mark.parametrize(("wish", "move"), [("ask", "-"), ("always", "more")])
def test_one_territory_more(wish: str, move: str) -> None:
    t = Table(JESUITS).begins("catholic", "play diet-of-worms", "convert upper-saxon nobility")
    assert t.step == "extra"
    assert answer(t, extra=wish) == move
    assert answer(t, use="never") == "-"


def test_no_other_question_is_answered() -> None:
    t = Table(JESUITS).turn("catholic")
    assert answer(t, use="always", extra="always") == "-"
    t.play("play diet-of-worms")
    assert answer(t, use="always", extra="always") == "-"
