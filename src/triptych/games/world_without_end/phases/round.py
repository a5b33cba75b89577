"""A round (WE-3): the event, the council card, income, the favour stone, actions, the end."""

from __future__ import annotations

from typing import Final

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT
from triptych.games.world_without_end import agenda, content, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.favours import field_after, move_stone
from triptych.games.world_without_end.phases.step import TownStep, in_order
from triptych.games.world_without_end.phases.stock import score

# The stages of a round.
START: Final = 0
EVENT_STAGE: Final = 1
COUNCIL: Final = 2
INCOME: Final = 3
ACTION_PHASE: Final = 4
END_OF_ROUND: Final = 5


OPPOSITE: Final = 2  # so many sides of the council space further on


class Round(TownStep):
    """[WE-3] Its steps, one after the other, and the next round."""

    kind = AUTO
    name = "round"
    lowest = True
    most_a = END_OF_ROUND

    def run(self, s: TownState) -> None:
        c = s.cells
        frame = c[TOP]
        stage = c[frame + 1]
        c[frame + 1] = stage + 1
        if stage == START:
            c[m.ROUND] += 1
            s.tell(told.ROUND, c[m.ROUND], c[m.ACTIVE])
            if c[m.ROUND] == 1:
                s.push(agenda.PENALTIES)
        elif stage == EVENT_STAGE:
            s.push(agenda.TURN_UP)
        elif stage == COUNCIL:
            s.push(agenda.LAY)
        elif stage == INCOME:
            self.income(s)
        elif stage == ACTION_PHASE:
            s.push(agenda.ACTIONS)
        elif stage == END_OF_ROUND:
            self.end(s)
        else:
            raise AssertionError(f"a round has no stage {stage}")

    def income(self, s: TownState) -> None:
        """[WE-3.3] Everybody's income in order, then [WE-3.4] the favour stone."""
        c = s.cells
        for turn in range(c[m.PLAYERS]):
            seat = in_order(s, turn)
            if c[m.PENALTIES + seat] & m.BEGGING:
                s.tell(told.BEGS, seat)
            else:
                get_income(s, seat, corner_of(s, seat, c[m.LAID]))
        move_stone(s, c[m.ACTIVE], number_at(s, c[m.LAID]))

    def end(self, s: TownState) -> None:
        """[WE-3.6] A permanent event goes to the edge, the shield to the left. [WE-8.2] Penalties were for the first round."""
        c = s.cells
        event = c[m.EVENT]
        if s.content.event_permanent[event]:
            if c[m.EDGE] == m.EMPTY:
                c[m.EDGE] = event
            else:
                if c[m.EDGE + 1] != m.EMPTY:
                    s.tell(told.EDGE_LEFT, c[m.EDGE])
                    c[m.EDGE] = c[m.EDGE + 1]
                c[m.EDGE + 1] = event
            s.tell(told.TO_THE_EDGE, event)
        c[m.EVENT] = m.EMPTY
        c[m.LAID] = m.EMPTY
        c[m.TURN] = m.EMPTY
        c[m.SKIPS] = 0
        c[m.NO_DISCARD] = 0
        for seat in range(m.SEATS):
            c[m.PENALTIES + seat] = 0
            c[m.EXCHANGED + seat] = 0
        c[m.ACTIVE] = in_order(s, 1)
        frame = c[TOP]
        c[frame + 1] = START
        if c[m.ROUND] == content.ROUNDS:
            c[frame] = agenda.CHAPTER_END


class TurnUp(TownStep):
    """[WE-3.1] The active player turns up an event, [WE-2.3] evenly one of those of the chapter that have not come yet."""

    kind = LOT
    name = "turn-up"

    def outcomes(self, s: TownState) -> list[int]:
        return numbers_of(s.cells[m.EVENTS_LEFT], moves.EVENT)

    def play(self, s: TownState, seat: int, move: int) -> None:
        """[WE-9.1] An event may have a place: [WE-9.2] before its text is read somebody falls sick there, unless the tile lies open there
        already, or has gone."""
        c = s.cells
        s.pop()
        event = move - moves.EVENT
        c[m.EVENT] = event
        c[m.EVENTS_LEFT] ^= 1 << event
        s.tell(told.EVENT, c[m.ACTIVE], event)
        if not s.content.event_permanent[event]:
            s.push(agenda.EFFECTS, s.content.event_list[event])
        place = s.content.event_place[event]
        if place == content.NOTHING:
            return
        if c[m.PLACES + place] == m.TILE_DOWN:
            s.push(agenda.PLAGUE, place)
        else:
            s.tell(told.NOBODY_SICK, place)


class Plague(TownStep):
    """[WE-9.2] A plague tile is turned up; [WE-7.6] they lay at random, so it is any of those not turned up yet."""

    kind = LOT
    name = "plague"
    most_a = content.PLACES - 1

    def outcomes(self, s: TownState) -> list[int]:
        return [moves.PLAGUE + value for value in range(content.VALUES) if s.cells[m.TILES_LEFT + value] > 0]

    def weights(self, s: TownState) -> list[int]:
        return [s.cells[m.TILES_LEFT + value] for value in range(content.VALUES) if s.cells[m.TILES_LEFT + value] > 0]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        place = c[c[TOP] + 1]
        s.pop()
        value = move - moves.PLAGUE
        c[m.TILES_LEFT + value] -= 1
        c[m.PLACES + place] = value + 1
        s.tell(told.SICK, place, value + 1)


class Lay(TownStep):
    """[WE-3.2] He lays the card in one of four directions, but not so that he would owe a favour he cannot pay."""

    name = "lay"
    rule = "WE-3.2"
    tried = True

    def seat(self, s: TownState) -> int:
        return s.cells[m.ACTIVE]

    def options(self, s: TownState, seat: int) -> list[int]:
        return [moves.LAY + turns for turns in range(content.DIRECTIONS) if can_lay(s, seat, turns)]

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        s.pop()
        c[m.LAID] = move - moves.LAY
        s.tell(told.LAID, seat, c[m.EVENT], c[m.LAID], number_at(s, c[m.LAID]))


def position(s: TownState, seat: int) -> int:
    """[WE-2.5] The side of the council space at which somebody sits, clockwise; two sit opposite each other."""
    return seat * OPPOSITE if s.cells[m.PLAYERS] == 2 else seat


def corner_of(s: TownState, seat: int, turns: int) -> int:
    """[WE-3.2] The symbol that points at a seat when the card lies so."""
    return s.content.event_corners[s.cells[m.EVENT]][(position(s, seat) - turns) % content.DIRECTIONS]


def number_at(s: TownState, turns: int) -> int:
    """[WE-3.2] The number that the arrow points at when the card lies so."""
    return (s.content.event_arrow[s.cells[m.EVENT]] + turns) % content.DIRECTIONS


def can_lay(s: TownState, seat: int, turns: int) -> bool:
    """[WE-3.2] Could he pay the favour of this direction? What he gets by it himself counts, unless he begs."""
    field = field_after(s, number_at(s, turns))
    if field == content.NOTHING:
        return True
    c = s.cells
    corner = corner_of(s, seat, turns)
    income = content.CORNER_THING[corner]
    pay = s.content.favour_pay[field]
    for thing in range(content.HELD):
        if pay[thing] == 0:
            continue
        have = c[m.HAVE + seat * content.HELD + thing]
        if income == thing and not c[m.PENALTIES + seat] & m.BEGGING and (thing >= content.LIMITED or c[m.SUPPLY + thing] > 0):
            have += content.CORNER_NUMBER[corner]
        if have < pay[thing]:
            return False
    return True


def get_income(s: TownState, seat: int, corner: int) -> None:
    """[WE-3.3] What the corner shows, or 1 VP if it is out of stock."""
    c = s.cells
    thing, n = content.CORNER_THING[corner], content.CORNER_NUMBER[corner]
    if thing == content.VP:
        score(s, seat, n, told.FROM_INCOME)
    elif thing < content.LIMITED and c[m.SUPPLY + thing] == 0:
        s.tell(told.NO_INCOME, seat, thing)
        score(s, seat, 1, told.FROM_INCOME)
    else:
        if thing < content.LIMITED:
            c[m.SUPPLY + thing] -= n
        c[m.HAVE + seat * content.HELD + thing] += n
        s.tell(told.INCOME, seat, thing, n)
