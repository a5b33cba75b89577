"""A round (WE-3): the event, the council card, income, the favour stone, actions, the end."""

from __future__ import annotations

from typing import Final

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT
from triptych.games.world_without_end import agenda, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import CORNER_NUMBER, CORNER_THING, HELD, LIMITED, NOTHING, PLACES, ROUNDS, VALUES, VP
from triptych.games.world_without_end.model import (
    ACTIVE,
    BEGGING,
    EDGE_EVENT,
    EMPTY,
    EVENT,
    EVENTS_LEFT,
    EXCHANGED,
    FACE_DOWN,
    HAVE,
    LAID,
    NO_DISCARD,
    PENALTIES,
    PLACE,
    PLAYERS,
    ROUND,
    SEATS,
    SKIPS,
    SUPPLY,
    TILES_LEFT,
    TURN,
    TownState,
)
from triptych.games.world_without_end.phases.favours import field_after, move_stone
from triptych.games.world_without_end.phases.step import TownStep, in_order
from triptych.games.world_without_end.phases.stock import score

# The stages of a round.
START: Final = 0
EVENT_STAGE: Final = 1
COUNCIL: Final = 2
INCOME: Final = 3
ACTION_PHASE: Final = 4


class Round(TownStep):
    """[WE-3] Its steps, one after the other, and the next round."""

    kind = AUTO
    name = "round"
    lowest = True

    def run(self, s: TownState) -> None:
        c = s.cells
        frame = c[TOP]
        stage = c[frame + 1]
        c[frame + 1] = stage + 1
        if stage == START:
            c[ROUND] += 1
            s.tell(told.ROUND, c[ROUND], c[ACTIVE])
            if c[ROUND] == 1:
                s.push(agenda.PENALTIES)
        elif stage == EVENT_STAGE:
            s.push(agenda.TURN_UP)
        elif stage == COUNCIL:
            s.push(agenda.LAY)
        elif stage == INCOME:
            self.income(s)
        elif stage == ACTION_PHASE:
            s.push(agenda.ACTIONS)
        else:
            self.end(s)

    def income(self, s: TownState) -> None:
        """[WE-3.3] Everybody's income in order, then [WE-3.4] the favour stone."""
        c = s.cells
        for turn in range(c[PLAYERS]):
            seat = in_order(s, turn)
            if c[PENALTIES + seat] & BEGGING:
                s.tell(told.BEGS, seat)
            else:
                get_income(s, seat, corner_of(s, seat, c[LAID]))
        move_stone(s, c[ACTIVE], number_at(s, c[LAID]))

    def end(self, s: TownState) -> None:
        """[WE-3.6] A permanent event goes to the edge, the shield to the left. [WE-8.2] Penalties were for the first round."""
        c = s.cells
        event = c[EVENT]
        if s.content.event_permanent[event]:
            if c[EDGE_EVENT] == EMPTY:
                c[EDGE_EVENT] = event
            else:
                if c[EDGE_EVENT + 1] != EMPTY:
                    s.tell(told.EDGE_LEFT, c[EDGE_EVENT])
                    c[EDGE_EVENT] = c[EDGE_EVENT + 1]
                c[EDGE_EVENT + 1] = event
            s.tell(told.TO_THE_EDGE, event)
        c[EVENT] = EMPTY
        c[LAID] = EMPTY
        c[TURN] = EMPTY
        c[SKIPS] = 0
        c[NO_DISCARD] = 0
        for seat in range(SEATS):
            c[PENALTIES + seat] = 0
            c[EXCHANGED + seat] = 0
        c[ACTIVE] = in_order(s, 1)
        frame = c[TOP]
        c[frame + 1] = START
        if c[ROUND] == ROUNDS:
            c[frame] = agenda.CHAPTER_END


class TurnUp(TownStep):
    """[WE-3.1] The active player turns up an event, [WE-2.3] evenly one of those of the chapter that have not come yet."""

    kind = LOT
    name = "turn-up"

    def outcomes(self, s: TownState) -> list[int]:
        return numbers_of(s.cells[EVENTS_LEFT], moves.EVENT)

    def play(self, s: TownState, seat: int, move: int) -> None:
        """[WE-9.1] An event may have a place: [WE-9.2] before its text is read somebody falls sick there, unless the tile lies open there
        already, or has gone."""
        c = s.cells
        s.pop()
        event = move - moves.EVENT
        c[EVENT] = event
        c[EVENTS_LEFT] ^= 1 << event
        s.tell(told.EVENT, c[ACTIVE], event)
        if not s.content.event_permanent[event]:
            s.push(agenda.EFFECTS, s.content.event_list[event])
        place = s.content.event_place[event]
        if place == NOTHING:
            return
        if c[PLACE + place] == FACE_DOWN:
            s.push(agenda.PLAGUE, place)
        else:
            s.tell(told.NOBODY_SICK, place)


class Plague(TownStep):
    """[WE-9.2] A plague tile is turned up; [WE-7.6] they lay at random, so it is any of those not turned up yet."""

    kind = LOT
    name = "plague"
    most_a = PLACES - 1

    def outcomes(self, s: TownState) -> list[int]:
        return [moves.PLAGUE + value for value in range(VALUES) if s.cells[TILES_LEFT + value] > 0]

    def weights(self, s: TownState) -> list[int]:
        return [s.cells[TILES_LEFT + value] for value in range(VALUES) if s.cells[TILES_LEFT + value] > 0]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        place = c[c[TOP] + 1]
        s.pop()
        value = move - moves.PLAGUE
        c[TILES_LEFT + value] -= 1
        c[PLACE + place] = value + 1
        s.tell(told.SICK, place, value + 1)


class Lay(TownStep):
    """[WE-3.2] He lays the card in one of four directions, but not so that he would owe a favour he cannot pay."""

    name = "lay"
    rule = "WE-3.2"
    tried = True

    def seat(self, s: TownState) -> int:
        return s.cells[ACTIVE]

    def options(self, s: TownState, seat: int) -> list[int]:
        return [moves.LAY + turns for turns in range(4) if can_lay(s, seat, turns)]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        s.pop()
        c[LAID] = move - moves.LAY
        s.tell(told.LAID, seat, c[EVENT], c[LAID], number_at(s, c[LAID]))


def position(s: TownState, seat: int) -> int:
    """[WE-2.5] The side of the council space at which somebody sits, clockwise; two sit opposite each other."""
    return seat * 2 if s.cells[PLAYERS] == 2 else seat


def corner_of(s: TownState, seat: int, turns: int) -> int:
    """[WE-3.2] The symbol that points at a seat when the card lies so."""
    return s.content.event_corners[s.cells[EVENT]][(position(s, seat) - turns) % 4]


def number_at(s: TownState, turns: int) -> int:
    """[WE-3.2] The number that the arrow points at when the card lies so."""
    return (s.content.event_arrow[s.cells[EVENT]] + turns) % 4


def can_lay(s: TownState, seat: int, turns: int) -> bool:
    """[WE-3.2] Could he pay the favour of this direction? What he gets by it himself counts, unless he begs."""
    field = field_after(s, number_at(s, turns))
    if field == NOTHING:
        return True
    c = s.cells
    corner = corner_of(s, seat, turns)
    income = CORNER_THING[corner]
    pay = s.content.favour_pay[field]
    for thing in range(HELD):
        if pay[thing] == 0:
            continue
        have = c[HAVE + seat * HELD + thing]
        if income == thing and not c[PENALTIES + seat] & BEGGING and (thing >= LIMITED or c[SUPPLY + thing] > 0):
            have += CORNER_NUMBER[corner]
        if have < pay[thing]:
            return False
    return True


def get_income(s: TownState, seat: int, corner: int) -> None:
    """[WE-3.3] What the corner shows, or 1 VP if it is out of stock."""
    c = s.cells
    thing, n = CORNER_THING[corner], CORNER_NUMBER[corner]
    if thing == VP:
        score(s, seat, n, told.FROM_INCOME)
    elif thing < LIMITED and c[SUPPLY + thing] == 0:
        s.tell(told.NO_INCOME, seat, thing)
        score(s, seat, 1, told.FROM_INCOME)
    else:
        if thing < LIMITED:
            c[SUPPLY + thing] -= n
        c[HAVE + seat * HELD + thing] += n
        s.tell(told.INCOME, seat, thing, n)
