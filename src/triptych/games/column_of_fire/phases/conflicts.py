"""Religious conflicts (CF-9)."""

from __future__ import annotations

from triptych.games.column_of_fire import agenda, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.model import HOUSE, PLAYERS, RELIGION, STONES, FireState
from triptych.games.column_of_fire.phases.actions import has_news, has_room
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import score

TIE = 2  # told as the outcome of a conflict that was avoided


def any_torch(s: FireState) -> bool:
    """[CF-9.1] Has a country every religion space taken?"""
    for country in range(4):
        if not has_room(s, country):
            return True
    return False


def begin_conflicts(s: FireState) -> None:
    """[CF-9.1] At the end of the turn every country with a torch has its conflict."""
    if any_torch(s):
        s.push(agenda.CONFLICTS)


class Conflicts(FireStep):
    """[CF-9.2] The player whose turn it is chooses the order. [CF-3.4] A window may come between two."""

    name = "conflicts"
    rule = "CF-9.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        out: list[int] = []
        for country in range(4):
            if not has_room(s, country):
                out.append(moves.CONFLICT + country)
        return out

    def play(self, s: FireState, seat: int, move: int) -> None:
        conflict(s, move - moves.CONFLICT)
        if not any_torch(s):
            s.pop()
        elif has_news(s, seat):
            s.push(agenda.WINDOW, agenda.BETWEEN_CONFLICTS)


def winner_of(s: FireState, country: int) -> int:
    """[CF-9.3] The religion with more stones there, or TIE; neutral stones do not count."""
    at = STONES + country * 3
    catholic = s.cells[at]
    protestant = s.cells[at + 1]
    return TIE if catholic == protestant else 0 if catholic > protestant else 1


def conflict(s: FireState, country: int) -> None:
    """[CF-9.3] A tie avoids it. [CF-9.5] All stones leave in every case."""
    c = s.cells
    at = STONES + country * 3
    winner = winner_of(s, country)
    c[at] = 0
    c[at + 1] = 0
    c[at + 2] = 0
    s.tell(told.CONFLICT, country, winner)
    if winner != TIE:
        settle_houses(s, country, winner)


def settle_houses(s: FireState, country: int, winner: int) -> None:
    """[CF-9.4] Winners score the number of their house space, losers take their house back."""
    c = s.cells
    for seat in range(c[PLAYERS]):
        number = c[HOUSE + seat * 4 + country]
        if number > 0:
            if c[RELIGION + seat] == winner:
                score(s, seat, number, told.FROM_CONFLICT)
            else:
                c[HOUSE + seat * 4 + country] = 0
                s.tell(told.HOUSE_BACK, seat, country)
