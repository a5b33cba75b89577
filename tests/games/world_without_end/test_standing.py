"""Answers given once for all."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table, town


def answer(t: Table, **answers: str) -> str:
    move = t.game.standing_answer(t.s, t.asked, answers)
    assert move < 0 or move in t.s.moves
    return t.game.moves.text(move) if move >= 0 else "-"


def test_what_can_be_answered() -> None:
    assert {one.name: one.choices for one in town().standing()} == {"use": ("always", "ask"), "exchanges": ("ask", "pass")}


@pytest.mark.parametrize(
    ("says", "card", "move"),
    [
        ("", "grain", "take grain"),
        ("", "medicine", "earn"),
        ("0 houses: 7", "house_rent", "rent 7"),
        ("0 open: piety", "privilege", "take piety"),
        ("stock wood: 0", "building_material", "take stone"),
    ],
)
def test_the_only_use_of_a_card(says: str, card: str, move: str) -> None:
    t = Table(says).uses(card)
    assert answer(t, use="always") == answer(t, exchanges="pass") == answer(t) == move, "where nothing was said it is used"
    assert answer(t, use="ask") == "-"


@pytest.mark.parametrize(
    ("says", "card"),
    [
        ("", "building_material"),
        ("0: 1 money", "donation"),
        ("0: 1 wool", "sale"),
        ("0: 1 money; favour: queen", "favour"),
        ("0 houses: 1 7", "house_rent"),
        ("0: 1 money; edge: iii05_no_hands", "grain"),
    ],
)
def test_several_uses_or_one_that_costs_something_are_asked(says: str, card: str) -> None:
    t = Table(says).uses(card)
    assert t.step == "use"
    assert answer(t, use="always", exchanges="pass") == "-"


def test_permanent_exchanges_are_passed() -> None:
    t = Table("0: 2 money; edge: i07_quarry").turn()
    assert answer(t, exchanges="pass") == "pass"
    assert answer(t, exchanges="ask") == answer(t, use="always") == "-"
    t = Table("0: 1 wool").happens("i04_fair")
    assert answer(t, exchanges="pass", use="always") == "-"
