"""Positions that no table can show are refused, and it is said why."""

from __future__ import annotations

import pytest

from tests.games.sola_fide.table import Table
from triptych.core.errors import PositionError
from triptych.games.sola_fide import model as m


def sound() -> Table:
    """A table with something everywhere: the first seat is Catholic, in the middle of its card."""
    t = Table(
        "lower-saxon: catholic; franconian commons: cP p nP n; disputed: upper-saxon; society-of-jesus: front; parsonage: front;"
        "catholic hand: erasmus nuncios cajetan; protestant hand: two-kingdoms free-cities; ursulines: discard; protestant rewards: 1"
    )
    return t.begins("catholic", "play erasmus", "dispute upper-saxon")


def card(name: str) -> int:
    return sound().card_ids.index(name)


EDITS: list[tuple[int, int, str]] = [
    (m.CIRCLE + 3, m.FACE_DOWN, "circle: westphalian must be face up as the pyramid stands"),
    (m.CIRCLE + 6, m.OPEN, "circle: burgundian must be face down as the pyramid stands"),
    (m.CIRCLE, m.FACE_DOWN, "circle: upper-saxon must be face up as the pyramid stands"),
    (m.POWER + 1, 2, "power: lower-saxon is not open, so no power marker lies on it"),
    (m.POWER + 6, 1, "power: burgundian is not open, so no power marker lies on it"),
    (m.DISPUTED, 1, "disputed: lower-saxon is not open"),
    (m.DUE, 1 << 2, "due: the lists on the agenda say something else"),
    (m.DUE, 1 << 2, "due: nobody is to take franconian"),
    (m.BONUSES + 2, 1, "bonuses: those who wait stand at the left"),
    (m.MARKS + 4 * 2, 1, "marks: lower-saxon, nobility: markers lie on open circles only"),
    (m.MARKS + 4 * 4, 3, "marks: franconian, nobility: more markers than territories printed so"),
    (m.MARKS + 4 * 4 + 1, 2, "marks: franconian, nobility: more markers than territories printed so"),
    (m.MARKS + 4 * 5 + 2, 2, "marks: franconian, commons: more markers than territories printed so"),
    (m.VP, 8, "vp: seat 1 has 7 points from circles and rewards, not 8"),
    (m.REWARDS + 1, 2, "vp: seat 2 has 2 points from circles and rewards, not 1"),
    (m.SIDE, 1, "side: one seat is catholic, the other protestant"),
    (m.SIDE + 1, m.EMPTY, "side: one seat is catholic, the other protestant"),
    (m.TURN, m.EMPTY, "played: it is nobody's turn"),
    (m.PERMANENT, card("wartburg"), "wartburg is no card of seat 1"),
    (m.PERMANENT, card("nuncios"), "cards of seat 1: one lies in two places"),
    (m.PLAYED, card("parsonage"), "parsonage is no card of seat 1"),
    (m.PERMANENT + 1, m.EMPTY, "cards of seat 2: 1 lie nowhere"),
    (m.DISCARD, 0, "cards of seat 1: 1 lie nowhere"),
    (m.OFFER_SIZE, 3, "offer_size: seat 1 has 0 there, not 3"),
    (m.DECK_SIZE + 1, 2, "deck_size: seat 2 has 12 there, not 2"),
    (m.DRAWN_SIZE, 1, "drawn_size: seat 1 has 0 there, not 1"),
    (m.HAND_SIZE, 5, "hand_size: seat 1 has 2 there, not 5"),
    (m.SHUFFLED, 1, "shuffled: the deck of seat 1 has cards that were not shuffled into it"),
    (m.KNOWN + 1, 1 << 44, "known: a card of seat 2 is not among its fifteen"),
]


@pytest.mark.parametrize(("cell", "value", "what"), EDITS, ids=[what.replace(" ", "-")[:48] for _, _, what in EDITS])
def test_what_no_table_can_show(cell: int, value: int, what: str) -> None:
    t = sound()
    assert t.game.problems(t.s) == []
    t.s.cells[cell] = value
    assert what in t.game.problems(t.s)


def test_a_view_is_looked_at_as_far_as_it_is_known() -> None:
    t = sound()
    for seat in (-1, 0, 1):
        assert t.game.problems(t.game.view(t.s, seat)) == []


def test_before_the_sides_are_fixed_no_cards_lie_anywhere() -> None:
    assert Table.new("roll").game.problems(Table.new("roll").s) == []


def test_a_position_handed_in_is_looked_at() -> None:
    t = sound()
    t.s.cells[m.DISPUTED] = 1
    with pytest.raises(PositionError, match="disputed: lower-saxon is not open"):
        t.game.from_position(t.game.position(t.s))
