"""Religious conflicts (CF-9)."""

from __future__ import annotations

from typing import Final

from triptych.core.tables import in_order
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import has_news, has_room
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import score

TIE: Final = 2  # told as the outcome of a conflict that was avoided
OUTCOMES: Final = in_order(*enumerate(content.RELIGION_WORDS), (TIE, "tie"))


def any_torch(s: FireState) -> bool:
    """[CF-9.1] Has a country every religion space taken?"""
    for country in range(content.COUNTRIES):
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
        for country in range(content.COUNTRIES):
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
    at = m.STONES + country * content.STONE_KINDS
    catholic = s.cells[at + content.CATHOLIC]
    protestant = s.cells[at + content.PROTESTANT]
    if catholic == protestant:
        return TIE
    return content.CATHOLIC if catholic > protestant else content.PROTESTANT


def conflict(s: FireState, country: int) -> None:
    """[CF-9.3] A tie avoids it. [CF-9.5] All stones leave in every case."""
    c = s.cells
    at = m.STONES + country * content.STONE_KINDS
    winner = winner_of(s, country)
    for stone in range(content.STONE_KINDS):
        c[at + stone] = 0
    s.tell(told.CONFLICT, country, winner)
    if winner != TIE:
        settle_houses(s, country, winner)


def settle_houses(s: FireState, country: int, winner: int) -> None:
    """[CF-9.4] Winners score the number of their house space, losers take their house back."""
    c = s.cells
    for seat in range(c[m.PLAYERS]):
        number = c[m.HOUSE + seat * content.COUNTRIES + country]
        if number > 0:
            if c[m.RELIGION + seat] == winner:
                score(s, seat, number, told.FROM_CONFLICT)
            else:
                c[m.HOUSE + seat * content.COUNTRIES + country] = 0
                s.tell(told.HOUSE_BACK, seat, country)
