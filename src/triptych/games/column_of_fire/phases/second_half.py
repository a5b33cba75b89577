"""The second half-year (CF-5): free dice are rolled, a person is taken, a house placed."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.actions import TurnChoice, has_news, has_room, place_stone
from triptych.games.column_of_fire.phases.conflicts import begin_conflicts
from triptych.games.column_of_fire.phases.stacks import turn_up
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import lose

# The stages of a second half-year (CF-6.6).
START: Final = 0
ROLLING: Final = 1
PERSON: Final = 2
TRACK: Final = 3
BEFORE_CONFLICTS: Final = 4
CONFLICTS: Final = 5
DONE: Final = 6


class SecondHalf(FireStep):
    """[CF-6.6] A player's second half-year: window, roll, person, track, window, conflicts."""

    kind = AUTO
    name = "second-half"
    most_a = DONE

    def run(self, s: FireState) -> None:
        c = s.cells
        top = c[TOP]
        stage = c[top + 1]
        c[top + 1] = stage + 1
        if stage == START:
            s.push(agenda.WINDOW, agenda.BEFORE_ROLL)
        elif stage == ROLLING:
            clear_numbers(s)
            roll_from(s, 0)
        elif stage == PERSON:
            s.push(agenda.CHOOSE_PERSON)
        elif stage == TRACK:
            s.push(agenda.TRACK)
            s.push(agenda.BEFORE_TRACK)
        elif stage == BEFORE_CONFLICTS:
            s.push(agenda.WINDOW, agenda.BEFORE_CONFLICTS)
        elif stage == CONFLICTS:
            begin_conflicts(s)
        elif stage == DONE:
            clear_numbers(s)
            s.pop()
        else:
            raise AssertionError(f"a second half-year has no stage {stage}")


def clear_numbers(s: FireState) -> None:
    """[CF-5.9] Free dice have no number before the roll and after the turn."""
    c = s.cells
    at = c[m.TURN] * content.DICE
    for die in range(content.DICE):
        if c[m.DIE_AT + at + die] == m.FREE:
            c[m.DIE_VALUE + at + die] = 0


def roll_from(s: FireState, die: int) -> None:
    """[CF-5.1] Roll the next free die, from this one on."""
    c = s.cells
    while die < content.DICE:
        if c[m.DIE_AT + c[m.TURN] * content.DICE + die] == m.FREE:
            s.push(agenda.ROLL, die)
            return
        die += 1


class Roll(FireStep):
    """[CF-5.1] All free dice are rolled, one at a time."""

    kind = LOT
    name = "roll"
    most_a = content.DICE - 1

    def outcomes(self, s: FireState) -> list[int]:
        return FACES[s.cells[s.cells[TOP] + 1]]

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        die = c[c[TOP] + 1]
        number = move - moves.ROLL - die * content.FACES + 1
        c[m.DIE_VALUE + c[m.TURN] * content.DICE + die] = number
        s.tell(told.ROLLED, c[m.TURN], die, number)
        s.pop()
        roll_from(s, die + 1)


FACES: Final = [[moves.ROLL + die * content.FACES + face for face in range(content.FACES)] for die in range(content.DICE)]


class ChoosePerson(TurnChoice):
    """[CF-5.2] One rolled die and the top person of its country; or none, for 1 VP."""

    name = "choose-person"
    rule = "CF-5.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        out: list[int] = []
        houses: list[int] = []
        dice = seat * content.DICE
        for way in range(moves.WAYS):
            die = dice + moves.DIE_OF_WAY[way]
            number = c[m.DIE_VALUE + die]
            if number > 0 and c[m.DIE_AT + die] == m.FREE:
                country = moves.COUNTRY_OF_WAY[way]
                if c[m.STACK_TOP + country] != m.EMPTY:
                    out.append(moves.TAKE + way)
                elif c[m.STACK_LEFT + country] == 0 and c[m.HOUSE + seat * content.COUNTRIES + country] < number:  # [CF-5.12]
                    houses.append(moves.HOUSE_BY + way)
        if c[m.VP + seat] > 0 or not out:  # [CF-10.3]
            out += houses
            out.append(moves.NO_PERSON)
        return out

    def answer(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        kind = moves.KINDS[move]
        if kind == moves.NO_PERSON:
            s.tell(told.NO_PERSON, seat)
            lose(s, seat, 1, told.FOR_NO_PERSON)
        elif kind == moves.HOUSE_BY:
            self.only_house(s, seat, move - moves.HOUSE_BY)
        elif kind == moves.TAKE:
            way = move - moves.TAKE
            self.take(s, seat, moves.DIE_OF_WAY[way], moves.COUNTRY_OF_WAY[way])
        else:
            raise AssertionError(f"how a person is chosen by move {move} is not known")

    def take(self, s: FireState, seat: int, die: int, country: int) -> None:
        """[CF-5.11] Card and die are in his hand until the card lies in his display."""
        c = s.cells
        card = c[m.STACK_TOP + country]
        c[m.STACK_TOP + country] = m.EMPTY
        c[m.DIE_AT + seat * content.DICE + die] = m.IN_HAND
        s.tell(told.TOOK, seat, card, die, c[m.DIE_VALUE + seat * content.DICE + die])
        s.push(agenda.LAY_CARD, card, die)
        s.push(agenda.PLACE_HOUSE, country, c[m.DIE_VALUE + seat * content.DICE + die])
        s.push(agenda.STONE, card)

    def only_house(self, s: FireState, seat: int, way: int) -> None:
        """[CF-5.8] The stack is used up: a house all the same, and 1 VP for no person. The die stays free."""
        s.tell(told.NO_PERSON, seat)
        lose(s, seat, 1, told.FOR_NO_PERSON)
        number = s.cells[m.DIE_VALUE + seat * content.DICE + moves.DIE_OF_WAY[way]]
        place_house(s, seat, moves.COUNTRY_OF_WAY[way], number)


class Stone(TurnChoice):
    """[CF-5.3] The card's stone goes to its country; or back to the supply, for a protection tile or for want of room."""

    name = "stone"
    most_a = content.PERSONS - 1
    rule = "CF-5.3"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        if c[m.PROTECTION + seat] > 0 and has_room(s, country_of(c[c[TOP] + 1])):
            return [moves.LAY_STONE, moves.RETURN_STONE]
        return [moves.LAY_STONE]

    def answer(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        card = c[c[TOP] + 1]
        country = country_of(card)
        stone = s.content.stone[card]
        s.pop()
        if move == moves.RETURN_STONE:
            c[m.PROTECTION + seat] -= 1
            s.tell(told.STONE_RETURNED, seat, stone, country)
        elif has_room(s, country):
            place_stone(s, seat, stone, country)
        else:
            s.tell(told.STONE_NO_ROOM, seat, stone, country)


class PlaceHouse(TurnChoice):
    """[CF-5.5] Without a house there he must place one [CF-5.4]; one on a lower number he may move up."""

    name = "place-house"
    most_a = content.COUNTRIES - 1
    most_b = content.FACES
    rule = "CF-5.5"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        standing = c[m.HOUSE + seat * content.COUNTRIES + c[c[TOP] + 1]]
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
    standing = c[m.HOUSE + seat * content.COUNTRIES + country]
    c[m.HOUSE + seat * content.COUNTRIES + country] = 0
    pushed = seat
    place = number
    while True:
        next_pushed = m.EMPTY
        for other in range(c[m.PLAYERS]):
            if other != pushed and c[m.HOUSE + other * content.COUNTRIES + country] == place:
                next_pushed = other
        c[m.HOUSE + pushed * content.COUNTRIES + country] = place
        if pushed != seat:
            if place > 0:
                s.tell(told.HOUSE_PUSHED, pushed, country, place)
            else:
                s.tell(told.HOUSE_BACK, pushed, country)
        elif standing == 0:
            s.tell(told.HOUSE_PLACED, seat, country, number)
        else:
            s.tell(told.HOUSE_RAISED, seat, country, number)
        if next_pushed == m.EMPTY or place == 0:
            return
        pushed = next_pushed
        place -= 1


class LayCard(FireStep):
    """[CF-5.6] The card goes to the right end of his display with the die on it; he may use it, then the next is turned up."""

    kind = AUTO
    name = "lay-card"
    most_a = content.PERSONS - 1
    most_b = content.DICE - 1

    def run(self, s: FireState) -> None:
        c = s.cells
        seat = c[m.TURN]
        card = c[c[TOP] + 1]
        die = c[c[TOP] + 2]
        s.pop()
        place = c[m.DISPLAY_SIZE + seat]
        c[m.DISPLAY + seat * m.PLACES + place] = card
        c[m.DISPLAY_DIE + seat * m.PLACES + place] = die
        c[m.DISPLAY_SIZE + seat] = place + 1
        c[m.DIE_AT + seat * content.DICE + die] = m.ON_PERSON
        s.push(agenda.NEXT_CARD, country_of(card))
        s.push(agenda.USE, card)


class NextCard(FireStep):
    """[CF-5.7] After the person has been used the next card of its stack is turned up. [CF-3.4] A window may come before it."""

    kind = AUTO
    name = "next-card"
    most_a = content.COUNTRIES - 1

    def run(self, s: FireState) -> None:
        country = s.cells[s.cells[TOP] + 1]
        if has_news(s, s.cells[m.TURN]):
            s.push(agenda.WINDOW, agenda.BEFORE_CARD)
            return
        s.pop()
        turn_up(s, country)
