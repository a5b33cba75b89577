"""The year (CF-3): who is on turn, the windows for anytime moves, and the end of the game."""

from __future__ import annotations

from triptych.core.steps import AUTO, OVER
from triptych.games.column_of_fire import agenda, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState
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
        if c[m.TURN] == m.EMPTY:
            c[m.TURN] = c[m.START]
            c[m.HALF] = 1
            c[m.YEAR] = 1
            s.tell(told.YEAR, 1)
        else:
            seat = (c[m.TURN] + 1) % c[m.PLAYERS]
            if seat == c[m.START]:
                if c[m.HALF] == 1:
                    c[m.HALF] = 2
                elif c[m.FINALE]:
                    self.end(s)
                    return
                else:
                    c[m.HALF] = 1
                    c[m.YEAR] += 1
                    s.tell(told.YEAR, c[m.YEAR])
            c[m.TURN] = seat
        c[m.SOLD] = 0
        c[m.EVENT_DONE] = 0
        c[m.ROW_DONE] = 0
        c[m.NEWS] = 0
        s.tell(told.TURN, c[m.TURN], c[m.HALF])
        s.push(agenda.FIRST_HALF if c[m.HALF] == 1 else agenda.SECOND_HALF)

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
