"""Positions that no table can show are refused, and it is said why."""

from __future__ import annotations

import pytest

from tests.games.column_of_fire.table import BLUE, GREEN, RED, Table
from triptych.core.errors import PositionError
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import TILE_KINDS


def sound() -> Table:
    """A table with something everywhere."""
    t = Table().person(RED, "feria", "brown", 3).person(RED, "rollo", "white", 2).person(GREEN, "betje", "orange", 1)
    t.prisoner(GREEN, "blue", 2).house(RED, "spain", 4).house(BLUE, "spain", 2).lay("france", catholic=2)
    return t.has(RED, vp=5, tiles={"captain": 1}).has(BLUE, tiles={"vp:1": 2}).first_half(RED)


def card(name: str) -> int:
    return sound().content.card_id.index(name)


EDITS: list[tuple[int, int, str]] = [
    (m.DISPLAY, m.EMPTY, "display: seat 1 must have its 2 persons at the left"),
    (m.DISPLAY_SIZE, 1, "display: seat 1 must have its 1 persons at the left"),
    (m.DISPLAY + 1, card("feria"), "display: feria lies in two places"),
    (m.DISPLAY + 5, card("rollo"), "display: rollo lies in two places"),
    (m.DISPLAY, card("barney"), "left: barney lies in the stack and on the table"),
    (m.STACK_TOP + 3, card("feria"), "top: feria cannot lie on the stack of spain"),
    (m.STACK_TOP, card("coligny"), "top: coligny cannot lie on the stack of england"),
    (m.STACK_TOP, card("cecil"), "left: cecil lies in the stack and on the table"),
    (m.STACK_TOP, card("alba"), "top: alba cannot lie on the stack of england"),
    (m.STACK_LEFT, 1 << 17, "left: england has at most 17 cards"),
    (m.DISPLAY_DIE, 1, "display_die: the dice on the persons of seat 1 must be those that die_at says"),
    (m.DIE_AT + 3, m.FREE, "display_die: the dice on the persons of seat 1 must be those that die_at says"),
    (m.DISPLAY_DIE + 3, 2, "display_die: seat 1 has a die on no person"),
    (m.DIE_VALUE + 3, 0, "die_value: the brown die of seat 1 lies on a card without a number"),
    (m.DIE_VALUE + 6, 0, "die_value: the blue die of seat 2 lies on a card without a number"),
    (m.HOUSE + 4 + 3, 4, "house: two houses on one number in spain"),
    (m.STONES + 3 + 1, 3, "stones: france has 4 religion spaces"),
    (m.DISC, 17, "disc: two discs on one space"),
    (m.DISC, 20, "disc: the track has spaces 0 to 19"),
    (m.TILE_COUNT, 2, "tile_count: seat 1 holds 1 tiles"),
    (m.TILES, 4, "tiles: 9 of 'vp:1', there are 5"),
    (m.SUPPLY, 2, "tiles: 4 of 'vp:1', there are 5"),
    (m.USED + 3, 1, "tiles: 3 of 'captain', there are 2"),
    (m.SUPPLY + TILE_KINDS - 1, 1, "tiles: 1 of 'kind 11', there are 0"),
]


@pytest.mark.parametrize(("cell", "value", "what"), EDITS, ids=[what.replace(" ", "-")[:48] for _, _, what in EDITS])
def test_what_no_table_can_show(cell: int, value: int, what: str) -> None:
    t = sound()
    assert t.game.problems(t.s) == []
    t.s.cells[cell] = value
    assert what in t.game.problems(t.s)


def test_three_religion_spaces_for_two_players() -> None:
    t = Table(2).lay("spain", neutral=3)
    assert t.game.problems(t.s) == []
    t.lay("spain", neutral=3, catholic=1)
    assert t.game.problems(t.s) == ["stones: spain has 3 religion spaces"]


def test_the_turn_of_somebody_who_is_not_there() -> None:
    t = Table(2).first_half(RED)
    t.s.cells[m.TURN] = 2
    assert t.game.problems(t.s) == ["turn: there are 2 players"]


def test_more_tiles_than_there_are_in_a_view() -> None:
    t = sound()
    view = t.game.view(t.s, RED)
    assert t.game.problems(view) == []
    view.cells[m.TILE_COUNT + GREEN] = 28
    assert "tile_count: more tiles than there are" in t.game.problems(view)


def test_a_position_handed_in_is_looked_at() -> None:
    t = sound()
    t.s.cells[m.DISC] = 17
    with pytest.raises(PositionError, match="disc: two discs on one space"):
        t.game.from_position(t.game.position(t.s))
