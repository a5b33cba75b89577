"""A player's display: his persons in a row, each with a die on it."""

from __future__ import annotations

from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.column_of_fire import agenda, content
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState


def person_under(s: FireState, seat: int, die: int) -> int:
    """The person a die lies on, or EMPTY."""
    c = s.cells
    for place in range(c[m.DISPLAY_SIZE + seat]):
        if c[m.DISPLAY_DIE + seat * m.PLACES + place] == die:
            return c[m.DISPLAY + seat * m.PLACES + place]
    return m.EMPTY


def card_in_hand(s: FireState) -> int:
    """The person that is being taken, until it lies in a display, or EMPTY (CF-5.11)."""
    c = s.cells
    for at in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[at] == agenda.LAY_CARD:
            return c[at + 1]
    return m.EMPTY


def free_die(s: FireState, seat: int, die: int) -> None:
    """A coloured die leaves its card and is free, without a number [CF-5.9]; a person that loses it leaves the game."""
    c = s.cells
    if c[m.DIE_AT + seat * content.DICE + die] == m.ON_PERSON:
        drop_person(s, seat, die)
    c[m.DIE_AT + seat * content.DICE + die] = m.FREE
    c[m.DIE_VALUE + seat * content.DICE + die] = 0
    s.tell(told.DIE_FREED, seat, die)


def drop_person(s: FireState, seat: int, die: int) -> None:
    """[CF-5.10] The person under a die leaves the game; the row closes up, the houses stay."""
    c = s.cells
    row = m.DISPLAY + seat * m.PLACES
    dice = m.DISPLAY_DIE + seat * m.PLACES
    last = c[m.DISPLAY_SIZE + seat] - 1
    place = 0
    while c[dice + place] != die:
        place += 1
    s.tell(told.PERSON_LEFT, seat, c[row + place])
    while place < last:
        c[row + place] = c[row + place + 1]
        c[dice + place] = c[dice + place + 1]
        place += 1
    c[row + last] = m.EMPTY
    c[dice + last] = m.EMPTY
    c[m.DISPLAY_SIZE + seat] = last
