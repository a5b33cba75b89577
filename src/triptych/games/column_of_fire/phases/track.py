"""The action track (CF-6)."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import AUTO
from triptych.games.column_of_fire import agenda, content, moves, symbols
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import TurnChoice, could_act, has_news, has_room, occupied, offer_space, place_stone
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import lose

MOST_LEFT_OUT: Final = 3


def within_reach(s: FireState, seat: int, enough: int) -> list[int]:
    """[CF-6.3] Where the disc can go, as moves, or as many of them as are enough. Without a free die, or a space to reach, nowhere."""
    c = s.cells
    out: list[int] = []
    ahead = s.content.ahead
    disc = c[m.DISC + seat] * content.DICE
    most = c[m.VP + seat] if c[m.VP + seat] < MOST_LEFT_OUT else MOST_LEFT_OUT
    dice = m.DIE_AT + seat * content.DICE
    for die in range(content.DICE):
        if c[dice + die] == m.FREE:
            cost = 0
            for space in ahead[disc + die]:
                if not occupied(s, space):
                    out.append(moves.GO + space)
                    cost += 1
                    if cost > most or len(out) == enough:
                        break
            if len(out) == enough:
                break
    return out


class BeforeTrack(FireStep):
    """[CF-3.4] A window before the compulsory move: if he can go nowhere, or if he has news and there is only one way."""

    kind = AUTO
    name = "before-track"

    def run(self, s: FireState) -> None:
        s.pop()
        seat = s.cells[m.TURN]
        if could_act(s, seat):
            enough = 2 if has_news(s, seat) else 1
            if len(within_reach(s, seat, enough)) < enough:
                s.push(agenda.WINDOW, agenda.BEFORE_MOVE)


class Track(TurnChoice):
    """[CF-6.1] A free die, and the disc goes to the next unoccupied space of its colour; [CF-6.2] for VP further on."""

    name = "track"
    rule = "CF-6.1"

    def options(self, s: FireState, seat: int) -> list[int]:
        return within_reach(s, seat, content.MOST_SPACES)

    def play(self, s: FireState, seat: int, move: int) -> None:
        if move >= moves.RANSOM:
            s.push(agenda.BEFORE_TRACK)  # the choice is put anew, perhaps with fewer ways
        super().play(s, seat, move)

    def answer(self, s: FireState, seat: int, move: int) -> None:
        goal = move - moves.GO
        s.pop()
        cost = spaces_left_out(s, seat, goal)
        if cost > 0:
            lose(s, seat, cost, told.FOR_LEAVING_OUT)
        s.cells[m.DISC + seat] = goal
        s.tell(told.DISC, seat, goal)
        offer_space(s, goal, 0)


def spaces_left_out(s: FireState, seat: int, goal: int) -> int:
    """[CF-6.2] The unoccupied spaces of the goal's colour between the disc and the goal: so many VP it costs."""
    ahead = s.content.ahead[s.cells[m.DISC + seat] * content.DICE + s.content.colour[goal]]
    count = 0
    for space in ahead[: ahead.index(goal)]:
        if not occupied(s, space):
            count += 1
    return count


class NeutralStone(TurnChoice):
    """[CF-6.5] Two or three players: on a purple space also a neutral stone in the ship's country."""

    name = "neutral"
    rule = "CF-6.5"

    def inside(self, s: FireState) -> bool:
        return s.cells[s.cells[TOP] + 2] == agenda.INSIDE

    def options(self, s: FireState, seat: int) -> list[int]:
        country = s.content.space_action[s.cells[s.cells[TOP] + 1]] - symbols.SHIP
        if has_room(s, country):
            return [moves.SKIP, moves.PLACE + content.NEUTRAL * content.COUNTRIES + country]
        return [moves.SKIP]

    def answer(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        if move != moves.SKIP:
            place_stone(s, seat, content.NEUTRAL, (move - moves.PLACE) % content.COUNTRIES)
