"""The second half-year (CF-5): free dice are rolled, a person is taken, a house placed."""

from __future__ import annotations

from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT
from triptych.games.column_of_fire import agenda, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.content import PERSONS, PURPLE
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    EMPTY,
    FREE,
    HOUSE,
    IN_HAND,
    ON_PERSON,
    PLAYERS,
    PROTECTION,
    STACK_LEFT,
    STACK_TOP,
    TURN,
    VP,
    FireState,
)
from triptych.games.column_of_fire.phases.actions import TurnChoice, has_news, has_room, place_stone
from triptych.games.column_of_fire.phases.conflicts import begin_conflicts
from triptych.games.column_of_fire.phases.stacks import turn_up
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import lose


class SecondHalf(FireStep):
    """[CF-6.6] A player's second half-year: window, roll, person, track, window, conflicts."""

    kind = AUTO
    name = "second-half"

    def run(self, s: FireState) -> None:
        c = s.cells
        top = c[TOP]
        stage = c[top + 1]
        c[top + 1] = stage + 1
        if stage == 0:
            s.push(agenda.WINDOW, agenda.BEFORE_ROLL)
        elif stage == 1:
            clear_numbers(s)
            roll_from(s, 0)
        elif stage == 2:
            s.push(agenda.CHOOSE_PERSON)
        elif stage == 3:
            s.push(agenda.TRACK)
            s.push(agenda.BEFORE_TRACK)
        elif stage == 4:
            s.push(agenda.WINDOW, agenda.BEFORE_CONFLICTS)
        elif stage == 5:
            begin_conflicts(s)
        else:
            clear_numbers(s)
            s.pop()


def clear_numbers(s: FireState) -> None:
    """[CF-5.9] Free dice have no number before the roll and after the turn."""
    c = s.cells
    at = c[TURN] * 5
    for die in range(5):
        if c[DIE_AT + at + die] == FREE:
            c[DIE_VALUE + at + die] = 0


def roll_from(s: FireState, die: int) -> None:
    """[CF-5.1] Roll the next free die, from this one on."""
    c = s.cells
    while die < 5:
        if c[DIE_AT + c[TURN] * 5 + die] == FREE:
            s.push(agenda.ROLL, die)
            return
        die += 1


class Roll(FireStep):
    """[CF-5.1] All free dice are rolled, one at a time."""

    kind = LOT
    name = "roll"
    most_a = 4

    def outcomes(self, s: FireState) -> list[int]:
        return FACES[s.cells[s.cells[TOP] + 1]]

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        die = c[c[TOP] + 1]
        number = move - moves.ROLL - die * 6 + 1
        c[DIE_VALUE + c[TURN] * 5 + die] = number
        s.tell(told.ROLLED, c[TURN], die, number)
        s.pop()
        roll_from(s, die + 1)


FACES = [[moves.ROLL + die * 6 + face for face in range(6)] for die in range(5)]


class ChoosePerson(TurnChoice):
    """[CF-5.2] One rolled die and the top person of its country; or none, for 1 VP."""

    name = "choose-person"
    rule = "CF-5.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        out: list[int] = []
        houses: list[int] = []
        for way in range(8):
            die = way if way < PURPLE else PURPLE
            number = c[DIE_VALUE + seat * 5 + die]
            if number > 0 and c[DIE_AT + seat * 5 + die] == FREE:
                country = way & 3
                if c[STACK_TOP + country] != EMPTY:
                    out.append(moves.TAKE + way)
                elif c[STACK_LEFT + country] == 0 and c[HOUSE + seat * 4 + country] < number:  # [CF-5.12]
                    houses.append(moves.HOUSE_BY + way)
        if c[VP + seat] > 0 or not out:  # [CF-10.3]
            out += houses
            out.append(moves.NO_PERSON)
        return out

    def answer(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        if move == moves.NO_PERSON:
            s.tell(told.NO_PERSON, seat)
            lose(s, seat, 1, told.FOR_NO_PERSON)
        elif move >= moves.HOUSE_BY:
            self.only_house(s, seat, move - moves.HOUSE_BY)
        else:
            way = move - moves.TAKE
            self.take(s, seat, way if way < PURPLE else PURPLE, way & 3)

    def take(self, s: FireState, seat: int, die: int, country: int) -> None:
        """[CF-5.11] Card and die are in his hand until the card lies in his display."""
        c = s.cells
        card = c[STACK_TOP + country]
        c[STACK_TOP + country] = EMPTY
        c[DIE_AT + seat * 5 + die] = IN_HAND
        s.tell(told.TOOK, seat, card, die, c[DIE_VALUE + seat * 5 + die])
        s.push(agenda.LAY_CARD, card, die)
        s.push(agenda.PLACE_HOUSE, country, c[DIE_VALUE + seat * 5 + die])
        s.push(agenda.STONE, card)

    def only_house(self, s: FireState, seat: int, way: int) -> None:
        """[CF-5.8] The stack is used up: a house all the same, and 1 VP for no person. The die stays free."""
        s.tell(told.NO_PERSON, seat)
        lose(s, seat, 1, told.FOR_NO_PERSON)
        die = way if way < PURPLE else PURPLE
        place_house(s, seat, way & 3, s.cells[DIE_VALUE + seat * 5 + die])


class Stone(TurnChoice):
    """[CF-5.3] The card's stone goes to its country; or back to the supply, for a protection tile or for want of room."""

    name = "stone"
    most_a = PERSONS - 1
    rule = "CF-5.3"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        if c[PROTECTION + seat] > 0 and has_room(s, c[c[TOP] + 1] // 13):
            return [moves.LAY_STONE, moves.RETURN_STONE]
        return [moves.LAY_STONE]

    def answer(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        card = c[c[TOP] + 1]
        country = card // 13
        stone = s.content.stone[card]
        s.pop()
        if move == moves.RETURN_STONE:
            c[PROTECTION + seat] -= 1
            s.tell(told.STONE_RETURNED, seat, stone, country)
        elif has_room(s, country):
            place_stone(s, seat, stone, country)
        else:
            s.tell(told.STONE_NO_ROOM, seat, stone, country)


class PlaceHouse(TurnChoice):
    """[CF-5.5] Without a house there he must place one [CF-5.4]; one on a lower number he may move up."""

    name = "place-house"
    most_a = 3
    most_b = 6
    rule = "CF-5.5"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        standing = c[HOUSE + seat * 4 + c[c[TOP] + 1]]
        if standing == 0:
            return [moves.RAISE]
        if standing < c[c[TOP] + 2]:
            return [moves.RAISE, moves.STAY]
        return [moves.STAY]

    def answer(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        country = c[c[TOP] + 1]
        number = c[c[TOP] + 2]
        s.pop()
        if move == moves.RAISE:
            place_house(s, seat, country, number)


def place_house(s: FireState, seat: int, country: int, number: int) -> None:
    """[CF-5.4] Onto the number of the die; a house there is pushed down, pushing on until an empty space or off the board."""
    c = s.cells
    standing = c[HOUSE + seat * 4 + country]
    c[HOUSE + seat * 4 + country] = 0
    pushed = seat
    place = number
    while True:
        next_pushed = EMPTY
        for other in range(c[PLAYERS]):
            if other != pushed and c[HOUSE + other * 4 + country] == place:
                next_pushed = other
        c[HOUSE + pushed * 4 + country] = place
        if pushed != seat:
            if place > 0:
                s.tell(told.HOUSE_PUSHED, pushed, country, place)
            else:
                s.tell(told.HOUSE_BACK, pushed, country)
        elif standing == 0:
            s.tell(told.HOUSE_PLACED, seat, country, number)
        else:
            s.tell(told.HOUSE_RAISED, seat, country, number)
        if next_pushed == EMPTY or place == 0:
            return
        pushed = next_pushed
        place -= 1


class LayCard(FireStep):
    """[CF-5.6] The card goes to the right end of his display with the die on it; he may use it, then the next is turned up."""

    kind = AUTO
    name = "lay-card"
    most_a = PERSONS - 1
    most_b = 4

    def run(self, s: FireState) -> None:
        c = s.cells
        seat = c[TURN]
        card = c[c[TOP] + 1]
        die = c[c[TOP] + 2]
        s.pop()
        place = c[DISPLAY_SIZE + seat]
        c[DISPLAY + seat * 5 + place] = card
        c[DISPLAY_DIE + seat * 5 + place] = die
        c[DISPLAY_SIZE + seat] = place + 1
        c[DIE_AT + seat * 5 + die] = ON_PERSON
        s.push(agenda.NEXT_CARD, card // 13)
        s.push(agenda.USE, card)


class NextCard(FireStep):
    """[CF-5.7] After the person has been used the next card of its stack is turned up. [CF-3.4] A window may come before it."""

    kind = AUTO
    name = "next-card"
    most_a = 3

    def run(self, s: FireState) -> None:
        country = s.cells[s.cells[TOP] + 1]
        if has_news(s, s.cells[TURN]):
            s.push(agenda.WINDOW, agenda.BEFORE_CARD)
            return
        s.pop()
        turn_up(s, country)
