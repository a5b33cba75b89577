"""The first half-year (CF-4): dice are turned down, persons are used."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import AUTO
from triptych.games.column_of_fire import agenda, content
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import has_news
from triptych.games.column_of_fire.phases.conflicts import begin_conflicts
from triptych.games.column_of_fire.phases.display import free_die
from triptych.games.column_of_fire.phases.events import lower
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import minority

# The stages of a first half-year (CF-4.5).
START: Final = 0
TURN_DICE: Final = 1
ROW: Final = 2
BEFORE_CONFLICTS: Final = 3
CONFLICTS: Final = 4
DONE: Final = 5


class FirstHalf(FireStep):
    """[CF-4.5] A player's first half-year: window, dice, row of persons, window, conflicts."""

    kind = AUTO
    name = "first-half"
    most_a = DONE

    def run(self, s: FireState) -> None:
        c = s.cells
        top = c[TOP]
        stage = c[top + 1]
        seat = c[m.TURN]
        if stage == ROW and use_next_person(s, seat):
            return
        c[top + 1] = stage + 1
        if stage == START:
            s.push(agenda.WINDOW, agenda.AT_START)
        elif stage == TURN_DICE:
            turn_loch_leven(s, seat)
            turn_faith(s, seat)
        elif stage == ROW:
            pass  # everybody in it has had his turn
        elif stage == BEFORE_CONFLICTS:
            s.push(agenda.WINDOW, agenda.BEFORE_CONFLICTS)
        elif stage == CONFLICTS:
            begin_conflicts(s)
        elif stage == DONE:
            s.pop()
        else:
            raise AssertionError(f"a first half-year has no stage {stage}")


def turn_loch_leven(s: FireState, seat: int) -> None:
    """[CF-4.1] Dice on Loch Leven: a 1 is free again, any other number goes down."""
    c = s.cells
    for die in range(content.DICE):
        if c[m.DIE_AT + seat * content.DICE + die] == m.ON_LOCH_LEVEN:
            if c[m.DIE_VALUE + seat * content.DICE + die] == 1:
                free_die(s, seat, die)
            else:
                c[m.DIE_VALUE + seat * content.DICE + die] -= 1
                s.tell(told.DIE_TURNED, seat, die, c[m.DIE_VALUE + seat * content.DICE + die], m.EMPTY)


def turn_faith(s: FireState, seat: int) -> None:
    """[CF-4.2] The religion die: a 1 is rolled again and he chooses his religion, any other number goes down."""
    c = s.cells
    if c[m.FAITH + seat] == 1:
        s.push(agenda.CHOOSE_RELIGION)
        s.push(agenda.FAITH_ROLL)
    else:
        c[m.FAITH + seat] -= 1
        s.tell(told.FAITH_TURNED, seat, c[m.FAITH + seat])
        minority(s, seat)


def use_next_person(s: FireState, seat: int) -> bool:
    """[CF-4.3] The next person from the left that has not had its turn [CF-4.4]; is there one? [CF-3.4] A window may come before it."""
    c = s.cells
    for place in range(c[m.DISPLAY_SIZE + seat]):
        die = c[m.DISPLAY_DIE + seat * m.PLACES + place]
        if c[m.ROW_DONE] >> die & 1 == 0:
            if has_news(s, seat):
                s.push(agenda.WINDOW, agenda.BEFORE_PERSON)
                return True
            c[m.ROW_DONE] |= 1 << die
            card = c[m.DISPLAY + seat * m.PLACES + place]
            if lower(s, seat, die):
                s.push(agenda.USE, card)
            return True
    return False
