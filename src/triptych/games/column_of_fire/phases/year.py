"""The year (CF-3): who is on turn, the windows for anytime moves, and the end of the game."""

from __future__ import annotations

from triptych.core.steps import AUTO, OVER
from triptych.games.column_of_fire import agenda, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.model import (
    EMPTY,
    EVENT_DONE,
    FINALE,
    HALF,
    NEWS,
    PLAYERS,
    ROW_DONE,
    SOLD,
    START,
    TURN,
    YEAR,
    FireState,
)
from triptych.games.column_of_fire.phases.actions import TurnChoice, could_act
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import final_scoring


class Order(FireStep):
    """[CF-3.1] First everybody's first half-year, in order from the start player, then everybody's second."""

    kind = AUTO
    name = "order"
    lowest = True

    def run(self, s: FireState) -> None:
        c = s.cells
        if c[TURN] == EMPTY:
            c[TURN] = c[START]
            c[HALF] = 1
            c[YEAR] = 1
            s.tell(told.YEAR, 1)
        else:
            seat = (c[TURN] + 1) % c[PLAYERS]
            if seat == c[START]:
                if c[HALF] == 1:
                    c[HALF] = 2
                elif c[FINALE]:
                    self.end(s)
                    return
                else:
                    c[HALF] = 1
                    c[YEAR] += 1
                    s.tell(told.YEAR, c[YEAR])
            c[TURN] = seat
        c[SOLD] = 0
        c[EVENT_DONE] = 0
        c[ROW_DONE] = 0
        c[NEWS] = 0
        s.tell(told.TURN, c[TURN], c[HALF])
        s.push(agenda.FIRST_HALF if c[HALF] == 1 else agenda.SECOND_HALF)

    def end(self, s: FireState) -> None:
        """[CF-12.1] [CF-12.2] The year has been played to its end."""
        final_scoring(s)
        s.pop()
        s.push(agenda.END)


class End(FireStep):
    """The game is over."""

    kind = OVER
    name = "end"
    lowest = True


class Window(TurnChoice):
    """[CF-3.2] A moment for anytime moves, asked whenever it could be used as far as everybody knows."""

    name = "window"
    rule = "CF-3.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        return [moves.PASS]

    def insists(self, s: FireState, seat: int) -> bool:
        return could_act(s, seat)

    def answer(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
