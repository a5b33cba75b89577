"""The first half-year (CF-4): dice are turned down, persons are used."""

from __future__ import annotations

from triptych.core.state import TOP
from triptych.core.steps import AUTO
from triptych.games.column_of_fire import agenda
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    EMPTY,
    FAITH,
    ON_LOCH_LEVEN,
    ROW_DONE,
    TURN,
    FireState,
)
from triptych.games.column_of_fire.phases.actions import has_news
from triptych.games.column_of_fire.phases.conflicts import begin_conflicts
from triptych.games.column_of_fire.phases.display import free_die
from triptych.games.column_of_fire.phases.events import lower
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import minority


class FirstHalf(FireStep):
    """[CF-4.5] A player's first half-year: window, dice, row of persons, window, conflicts."""

    kind = AUTO
    name = "first-half"

    def run(self, s: FireState) -> None:
        c = s.cells
        top = c[TOP]
        stage = c[top + 1]
        seat = c[TURN]
        if stage == 2 and use_next_person(s, seat):
            return
        c[top + 1] = stage + 1
        if stage == 0:
            s.push(agenda.WINDOW, agenda.AT_START)
        elif stage == 1:
            turn_loch_leven(s, seat)
            turn_faith(s, seat)
        elif stage == 3:
            s.push(agenda.WINDOW, agenda.BEFORE_CONFLICTS)
        elif stage == 4:
            begin_conflicts(s)
        elif stage == 5:
            s.pop()


def turn_loch_leven(s: FireState, seat: int) -> None:
    """[CF-4.1] Dice on Loch Leven: a 1 is free again, any other number goes down."""
    c = s.cells
    for die in range(5):
        if c[DIE_AT + seat * 5 + die] == ON_LOCH_LEVEN:
            if c[DIE_VALUE + seat * 5 + die] == 1:
                free_die(s, seat, die)
            else:
                c[DIE_VALUE + seat * 5 + die] -= 1
                s.tell(told.DIE_TURNED, seat, die, c[DIE_VALUE + seat * 5 + die], EMPTY)


def turn_faith(s: FireState, seat: int) -> None:
    """[CF-4.2] The religion die: a 1 is rolled again and he chooses his religion, any other number goes down."""
    c = s.cells
    if c[FAITH + seat] == 1:
        s.push(agenda.CHOOSE_RELIGION)
        s.push(agenda.FAITH_ROLL)
    else:
        c[FAITH + seat] -= 1
        s.tell(told.FAITH_TURNED, seat, c[FAITH + seat])
        minority(s, seat)


def use_next_person(s: FireState, seat: int) -> bool:
    """[CF-4.3] The next person from the left that has not had its turn [CF-4.4]; is there one? [CF-3.4] A window may come before it."""
    c = s.cells
    for place in range(c[DISPLAY_SIZE + seat]):
        die = c[DISPLAY_DIE + seat * 5 + place]
        if c[ROW_DONE] >> die & 1 == 0:
            if has_news(s, seat):
                s.push(agenda.WINDOW, agenda.BEFORE_PERSON)
                return True
            c[ROW_DONE] |= 1 << die
            card = c[DISPLAY + seat * 5 + place]
            if lower(s, seat, die):
                s.push(agenda.USE, card)
            return True
    return False
