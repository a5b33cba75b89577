"""Events (CF-11): who is touched, who wards it off, what it does."""

from __future__ import annotations

from triptych.core.state import TOP
from triptych.core.steps import AUTO, SEAT
from triptych.games.column_of_fire import agenda, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire.content import (
    ALL_PLAYERS,
    HOUSE_DOWN,
    HOUSE_IN,
    LOCH_LEVEN,
    LOSE_GOOD,
    LOSE_VP,
    LOWER_DIE,
    RELIGION_DIE_VP,
    country_of,
)
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISPLAY_SIZE,
    EMPTY,
    EVENT,
    FAITH,
    FREE,
    GOODS,
    HOUSE,
    ON_LOCH_LEVEN,
    ON_PERSON,
    PLAYERS,
    PROTECTION,
    RELIGION,
    TOUCHED,
    TURN,
    VP,
    WARDED,
    FireState,
)
from triptych.games.column_of_fire.phases.display import drop_person, free_die, person_under
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import goods_left, lose, score


def begin_event(s: FireState, card: int) -> None:
    """[CF-11.2] Who is touched is fixed when the card is turned up. [CF-11.10] At once: what was under way goes on below it."""
    c = s.cells
    c[EVENT] = card
    s.tell(told.EVENT, card)
    touched = 0
    for seat in range(c[PLAYERS]):
        if _names(s, card, seat) and _can_suffer(s, card, seat):
            touched |= 1 << seat
    c[TOUCHED] = touched
    s.push(agenda.EVENT)


def _names(s: FireState, card: int, seat: int) -> bool:
    """[CF-11.1] Whom the card names, wherever their houses are."""
    who = s.content.event_who[card]
    if who < ALL_PLAYERS:
        return s.cells[RELIGION + seat] == who
    return who == ALL_PLAYERS or s.cells[HOUSE + seat * 4 + who - HOUSE_IN] > 0


def _can_suffer(s: FireState, card: int, seat: int) -> bool:
    """[CF-11.5] Who could not suffer the effect is not touched."""
    c = s.cells
    effect = s.content.event_effect[card]
    if effect == LOSE_VP:
        return c[VP + seat] > 0
    if effect == LOSE_GOOD:
        return goods_left(s, seat) > 0
    if effect == LOWER_DIE:
        return c[DISPLAY_SIZE + seat] > 0
    if effect == HOUSE_DOWN:
        return c[HOUSE + seat * 4 + country_of(card)] > 0
    if effect == LOCH_LEVEN:
        return len(_prisoners(s, seat)) > 0
    return True


def _prisoners(s: FireState, seat: int) -> list[int]:
    """[CF-11.4] The dice he can be made to lay on Loch Leven, as moves: free or on a person."""
    c = s.cells
    out: list[int] = []
    for die in range(5):
        at = c[DIE_AT + seat * 5 + die]
        if at == FREE or at == ON_PERSON:
            out.append(moves.IMPRISON + die)
    return out


class Event(FireStep):
    """[CF-11.2] First all those touched decide on protection, in order; then it is carried out in the same order."""

    kind = AUTO
    name = "event"
    most_b = 4

    def run(self, s: FireState) -> None:
        c = s.cells
        top = c[TOP]
        looked_at = c[top + 2]
        if looked_at < c[PLAYERS]:
            c[top + 2] = looked_at + 1
            seat = (c[TURN] + looked_at) % c[PLAYERS]
            if c[TOUCHED] >> seat & 1:
                if c[top + 1] == 0:
                    self.protect(s, seat)
                elif c[WARDED] >> seat & 1 == 0:
                    self.hit(s, seat)
        elif c[top + 1] == 0 and s.content.event_effect[c[EVENT]] != RELIGION_DIE_VP:
            c[top + 1] = 1
            c[top + 2] = 0
            if s.content.event_effect[c[EVENT]] == HOUSE_DOWN:
                _houses_down(s, country_of(c[EVENT]))
        else:
            s.pop()
            c[EVENT] = EMPTY
            c[TOUCHED] = 0
            c[WARDED] = 0

    def protect(self, s: FireState, seat: int) -> None:
        """Ask whoever has a protection tile; who has none is not asked."""
        c = s.cells
        if c[PROTECTION + seat] > 0:
            positive = s.content.event_effect[c[EVENT]] == RELIGION_DIE_VP
            s.push(agenda.OFFER if positive else agenda.WARD, seat)

    def hit(self, s: FireState, seat: int) -> None:
        """The effect on one player."""
        c = s.cells
        effect = s.content.event_effect[c[EVENT]]
        if effect == LOSE_VP:
            lose(s, seat, s.content.event_amount[c[EVENT]], told.FROM_EVENT)  # [CF-11.6]
        elif effect == LOSE_GOOD:
            s.push(agenda.LOSE_GOOD, seat, s.content.event_amount[c[EVENT]])
        elif effect == LOWER_DIE:
            s.push(agenda.LOWER_DIE, seat)
        elif effect == LOCH_LEVEN:
            s.push(agenda.IMPRISON, seat)


class EventChoice(FireStep):
    """A choice inside an event; the frame says whose."""

    upon = "event"
    most_a = SEAT

    def seat(self, s: FireState) -> int:
        return s.cells[s.cells[TOP] + 1]


class Ward(EventChoice):
    """[CF-11.2] Give back a protection tile, and it does not touch him."""

    name = "ward"
    rule = "CF-11.2"

    def options(self, s: FireState, seat: int) -> list[int]:
        return [moves.PROTECT, moves.SUFFER]

    def play(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        if move == moves.PROTECT:
            s.cells[PROTECTION + seat] -= 1
            s.cells[WARDED] |= 1 << seat
            s.tell(told.WARDED, seat)


class Offer(EventChoice):
    """[CF-11.3] Give back a protection tile and score what the religion die shows."""

    name = "offer"
    rule = "CF-11.3"

    def options(self, s: FireState, seat: int) -> list[int]:
        return [moves.OFFER, moves.KEEP]

    def play(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        if move == moves.OFFER:
            s.cells[PROTECTION + seat] -= 1
            s.tell(told.OFFERED, seat)
            score(s, seat, s.cells[FAITH + seat], told.FROM_EVENT)


class Imprison(EventChoice):
    """[CF-11.4] One of his coloured dice, free or on a person, is set to 3 and laid on Loch Leven."""

    name = "imprison"
    rule = "CF-11.4"

    def options(self, s: FireState, seat: int) -> list[int]:
        return _prisoners(s, seat)

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        die = move - moves.IMPRISON
        s.pop()
        if c[DIE_AT + seat * 5 + die] == ON_PERSON:
            drop_person(s, seat, die)
        c[DIE_AT + seat * 5 + die] = ON_LOCH_LEVEN
        c[DIE_VALUE + seat * 5 + die] = 3
        s.tell(told.IMPRISONED, seat, die)


class LoseGood(EventChoice):
    """[CF-11.7] Goods of his choice, one at a time; who has no more than he must lose, loses them all."""

    name = "lose-good"
    rule = "CF-11.7"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        out: list[int] = []
        for good in range(4):
            if c[GOODS + seat * 4 + good] > 0:
                out.append(moves.LOSE + good)
        if goods_left(s, seat) <= c[c[TOP] + 2]:
            return out[:1]
        return out

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        good = move - moves.LOSE
        c[GOODS + seat * 4 + good] -= 1
        s.tell(told.GOOD_LOST, seat, good)
        c[c[TOP] + 2] -= 1
        if c[c[TOP] + 2] == 0:
            s.pop()


class LowerDie(EventChoice):
    """[CF-11.8] A die on a person goes down by 1; a 1 becomes free and the person leaves."""

    name = "lower-die"
    rule = "CF-11.8"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        out: list[int] = []
        for die in range(5):
            if c[DIE_AT + seat * 5 + die] == ON_PERSON:
                out.append(moves.LOWER + die)
        return out

    def play(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        lower(s, seat, move - moves.LOWER)


def lower(s: FireState, seat: int, die: int) -> bool:
    """A die on a person goes down by 1, or is freed if it shows 1; does the person stay?"""
    c = s.cells
    if c[DIE_VALUE + seat * 5 + die] == 1:
        free_die(s, seat, die)
        return False
    c[DIE_VALUE + seat * 5 + die] -= 1
    s.tell(told.DIE_TURNED, seat, die, c[DIE_VALUE + seat * 5 + die], person_under(s, seat, die))
    return True


def _houses_down(s: FireState, country: int) -> None:
    """[CF-11.9] From the lowest up, each touched house goes to the next lower number without a house that stays, or back."""
    c = s.cells
    falling = c[TOUCHED] & ~c[WARDED]
    staying: list[int] = []
    houses: list[int] = []
    for seat in range(c[PLAYERS]):
        number = c[HOUSE + seat * 4 + country]
        if number > 0:
            if falling >> seat & 1:
                houses.append(number * 4 + seat)
            else:
                staying.append(number)
    houses.sort()
    for house in houses:
        seat = house % 4
        number = house // 4 - 1
        while number in staying:
            number -= 1
        c[HOUSE + seat * 4 + country] = number
        if number > 0:
            s.tell(told.HOUSE_PUSHED, seat, country, number)
        else:
            s.tell(told.HOUSE_BACK, seat, country)
