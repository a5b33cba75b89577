"""The country stacks (CF-5.7): the next card is drawn when it is turned up, so no order lies hidden anywhere."""

from __future__ import annotations

from triptych.core.state import TOP
from triptych.core.steps import LOT
from triptych.games.column_of_fire import agenda, content, moves
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import bit_of, card_at, country_of
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.phases.events import begin_event
from triptych.games.column_of_fire.phases.step import FireStep


def turn_up(s: FireState, country: int) -> None:
    """[CF-5.7] Turn up the next card of a stack. [CF-12.2] If there is none, the stack has run out and this year is the last."""
    c = s.cells
    if c[m.STACK_LEFT + country]:
        s.push(agenda.TURN_UP, country)
    else:
        c[m.FINALE] |= m.STACK_OUT
        s.tell(told.STACK_OUT, country)


def cards_left(s: FireState, country: int) -> list[int]:
    """What can be turned up, as lots."""
    left = s.cells[m.STACK_LEFT + country]
    out: list[int] = []
    for bit in range(content.CARDS_PER_STACK):
        if left >> bit & 1:
            out.append(moves.TURN_UP + card_at(country, bit))
    return out


class TurnUp(FireStep):
    """[CF-5.7] A person gets its stone; the first event of a turn is carried out, further ones leave unread."""

    kind = LOT
    name = "turn-up"
    most_a = content.COUNTRIES - 1

    def outcomes(self, s: FireState) -> list[int]:
        return cards_left(s, s.cells[s.cells[TOP] + 1])

    def play(self, s: FireState, seat: int, move: int) -> None:
        c = s.cells
        card = move - moves.TURN_UP
        country = country_of(card)
        s.pop()
        c[m.STACK_LEFT + country] ^= 1 << bit_of(card)
        if card < content.PERSONS:
            c[m.STACK_TOP + country] = card
            s.tell(told.TURNED_UP, country, card)
            return
        turn_up(s, country)
        if c[m.EVENT_DONE]:
            s.tell(told.SET_ASIDE, country, card)
        else:
            c[m.EVENT_DONE] = 1
            begin_event(s, card)
