"""Events (CF-11): who is touched, who wards it off, what it does."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import AUTO, SEAT
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.display import drop_person, free_die, person_under
from triptych.games.column_of_fire.phases.step import FireStep
from triptych.games.column_of_fire.scoring import goods_left, lose, score

# The stages of an event (CF-11.2).
PROTECTING: Final = 0
SUFFERING: Final = 1


def begin_event(s: FireState, card: int) -> None:
    """[CF-11.2] Who is touched is fixed when the card is turned up. [CF-11.10] At once: what was under way goes on below it."""
    c = s.cells
    c[m.EVENT] = card
    s.tell(told.EVENT, card)
    touched = 0
    for seat in range(c[m.PLAYERS]):
        if _names(s, card, seat) and _can_suffer(s, card, seat):
            touched |= 1 << seat
    c[m.TOUCHED] = touched
    s.push(agenda.EVENT)


def _names(s: FireState, card: int, seat: int) -> bool:
    """[CF-11.1] Whom the card names, wherever their houses are."""
    who = s.content.event_who[card]
    if who < content.RELIGIONS:
        return s.cells[m.RELIGION + seat] == who
    if who == content.ALL_PLAYERS:
        return True
    if content.HOUSE_IN <= who < content.HOUSE_IN + content.COUNTRIES:
        return s.cells[m.HOUSE + seat * content.COUNTRIES + who - content.HOUSE_IN] > 0
    raise AssertionError(f"whom {who} names is not known")


def _can_suffer(s: FireState, card: int, seat: int) -> bool:
    """[CF-11.5] Who could not suffer the effect is not touched."""
    c = s.cells
    effect = s.content.event_effect[card]
    if effect == content.LOSE_VP:
        return c[m.VP + seat] > 0
    if effect == content.LOSE_GOOD:
        return goods_left(s, seat) > 0
    if effect == content.LOWER_DIE:
        return c[m.DISPLAY_SIZE + seat] > 0
    if effect == content.HOUSE_DOWN:
        return c[m.HOUSE + seat * content.COUNTRIES + country_of(card)] > 0
    if effect == content.LOCH_LEVEN:
        return len(_prisoners(s, seat)) > 0
    if effect == content.RELIGION_DIE_VP:
        return True
    raise AssertionError(f"who can suffer effect {effect} is not known")


def _prisoners(s: FireState, seat: int) -> list[int]:
    """[CF-11.4] The dice he can be made to lay on Loch Leven, as moves: free or on a person."""
    c = s.cells
    out: list[int] = []
    for die in range(content.DICE):
        at = c[m.DIE_AT + seat * content.DICE + die]
        if at == m.FREE or at == m.ON_PERSON:
            out.append(moves.IMPRISON + die)
    return out


class Event(FireStep):
    """[CF-11.2] First all those touched decide on protection, in order; then it is carried out in the same order."""

    kind = AUTO
    name = "event"
    most_a = SUFFERING
    most_b = m.SEATS

    def run(self, s: FireState) -> None:
        c = s.cells
        top = c[TOP]
        looked_at = c[top + 2]
        if looked_at < c[m.PLAYERS]:
            c[top + 2] = looked_at + 1
            seat = (c[m.TURN] + looked_at) % c[m.PLAYERS]
            if c[m.TOUCHED] >> seat & 1:
                if c[top + 1] == PROTECTING:
                    self.protect(s, seat)
                elif c[m.WARDED] >> seat & 1 == 0:
                    self.hit(s, seat)
        elif c[top + 1] == PROTECTING and s.content.event_effect[c[m.EVENT]] != content.RELIGION_DIE_VP:
            c[top + 1] = SUFFERING
            c[top + 2] = 0
            if s.content.event_effect[c[m.EVENT]] == content.HOUSE_DOWN:
                _houses_down(s, country_of(c[m.EVENT]))
        else:
            s.pop()
            c[m.EVENT] = m.EMPTY
            c[m.TOUCHED] = 0
            c[m.WARDED] = 0

    def protect(self, s: FireState, seat: int) -> None:
        """Ask whoever has a protection tile; who has none is not asked."""
        c = s.cells
        if c[m.PROTECTION + seat] > 0:
            positive = s.content.event_effect[c[m.EVENT]] == content.RELIGION_DIE_VP
            s.push(agenda.OFFER if positive else agenda.WARD, seat)

    def hit(self, s: FireState, seat: int) -> None:
        """The effect on one player."""
        c = s.cells
        effect = s.content.event_effect[c[m.EVENT]]
        if effect == content.LOSE_VP:
            lose(s, seat, s.content.event_amount[c[m.EVENT]], told.FROM_EVENT)  # [CF-11.6]
        elif effect == content.LOSE_GOOD:
            s.push(agenda.LOSE_GOOD, seat, s.content.event_amount[c[m.EVENT]])
        elif effect == content.LOWER_DIE:
            s.push(agenda.LOWER_DIE, seat)
        elif effect == content.LOCH_LEVEN:
            s.push(agenda.IMPRISON, seat)
        elif effect == content.HOUSE_DOWN:
            pass  # all the houses have gone down together
        else:
            raise AssertionError(f"what effect {effect} does is not known")


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
            s.cells[m.PROTECTION + seat] -= 1
            s.cells[m.WARDED] |= 1 << seat
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
            s.cells[m.PROTECTION + seat] -= 1
            s.tell(told.OFFERED, seat)
            score(s, seat, s.cells[m.FAITH + seat], told.FROM_EVENT)


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
        if c[m.DIE_AT + seat * content.DICE + die] == m.ON_PERSON:
            drop_person(s, seat, die)
        c[m.DIE_AT + seat * content.DICE + die] = m.ON_LOCH_LEVEN
        c[m.DIE_VALUE + seat * content.DICE + die] = 3
        s.tell(told.IMPRISONED, seat, die)


class LoseGood(EventChoice):
    """[CF-11.7] Goods of his choice, one at a time; who has no more than he must lose, loses them all."""

    name = "lose-good"
    rule = "CF-11.7"

    def options(self, s: FireState, seat: int) -> list[int]:
        c = s.cells
        out: list[int] = []
        for good in range(content.GOOD_KINDS):
            if c[m.GOODS + seat * content.GOOD_KINDS + good] > 0:
                out.append(moves.LOSE + good)
        if goods_left(s, seat) <= c[c[TOP] + 2]:
            return out[:1]
        return out

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        good = move - moves.LOSE
        c[m.GOODS + seat * content.GOOD_KINDS + good] -= 1
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
        for die in range(content.DICE):
            if c[m.DIE_AT + seat * content.DICE + die] == m.ON_PERSON:
                out.append(moves.LOWER + die)
        return out

    def play(self, s: FireState, seat: int, move: int) -> None:
        s.pop()
        lower(s, seat, move - moves.LOWER)


def lower(s: FireState, seat: int, die: int) -> bool:
    """A die on a person goes down by 1, or is freed if it shows 1; does the person stay?"""
    c = s.cells
    if c[m.DIE_VALUE + seat * content.DICE + die] == 1:
        free_die(s, seat, die)
        return False
    c[m.DIE_VALUE + seat * content.DICE + die] -= 1
    s.tell(told.DIE_TURNED, seat, die, c[m.DIE_VALUE + seat * content.DICE + die], person_under(s, seat, die))
    return True


def _houses_down(s: FireState, country: int) -> None:
    """[CF-11.9] From the lowest up, each touched house goes to the next lower number without a house that stays, or back."""
    c = s.cells
    falling = c[m.TOUCHED] & ~c[m.WARDED]
    staying: list[int] = []
    houses: list[int] = []
    for seat in range(c[m.PLAYERS]):
        number = c[m.HOUSE + seat * content.COUNTRIES + country]
        if number > 0:
            if falling >> seat & 1:
                houses.append(number * m.SEATS + seat)
            else:
                staying.append(number)
    houses.sort()
    for house in houses:
        seat = house % m.SEATS
        number = house // m.SEATS - 1
        while number in staying:
            number -= 1
        c[m.HOUSE + seat * content.COUNTRIES + country] = number
        if number > 0:
            s.tell(told.HOUSE_PUSHED, seat, country, number)
        else:
            s.tell(told.HOUSE_BACK, seat, country)
