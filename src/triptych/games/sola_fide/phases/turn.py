"""A turn (SF-3, SF-5.8): a card or a draw, then what follows from it, to the hand limit."""

from __future__ import annotations

from typing import Final

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT, OVER, SEAT
from triptych.games.sola_fide import agenda, moves
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import (
    HAND_LIMIT,
    NOT_PERMANENT,
    PROTESTANT,
    YOU_CONVERT,
    YOU_DRAW,
    number_of,
)
from triptych.games.sola_fide.model import (
    BONUSES,
    CONVERTED,
    DECK_SIZE,
    DISCARD,
    EMPTY,
    EXTRA_DONE,
    HAND_SIZE,
    LIMIT,
    PERMANENT,
    PLAYED,
    SEATS,
    SPENT,
    TURN,
    TURNS,
    WAITS,
    WITH_THEN,
    FaithState,
)
from triptych.games.sola_fide.phases.circles import finish
from triptych.games.sola_fide.phases.effects import begin_list
from triptych.games.sola_fide.phases.hands import discard_some, draw, hand, leave_hand
from triptych.games.sola_fide.phases.step import BONUS, KIND, OF_CARD, OF_TAKING, FaithStep, first_card, seat_of

USUAL_LIMIT: Final = 5

# The stages of a card (SF-5.8).
CARRY_OUT: Final = 0
AFTERWARDS: Final = 1
PUT_AWAY: Final = 2
DONE: Final = 3


class End(FaithStep):
    """[SF-6.1] The game is over."""

    kind = OVER
    name = "end"
    lowest = True


class Turn(FaithStep):
    """[SF-3.1] He plays a card from his hand or draws one; with an empty hand he draws, and where nothing can be drawn he plays."""

    name = "turn"
    lowest = True
    rule = "SF-3.1"

    def seat(self, s: FaithState) -> int:
        return s.cells[TURN]

    def options(self, s: FaithState, seat: int) -> list[int]:
        c = s.cells
        found = numbers_of(hand(s, seat), moves.PLAY + first_card(s, seat))
        if c[DECK_SIZE + seat] > 0 or c[DISCARD + seat] != 0 or not found:
            found.append(moves.DRAW)
        return found

    def play(self, s: FaithState, seat: int, move: int) -> None:
        """[SF-5.8] What follows lies ready in its order."""
        c = s.cells
        s.pop()
        s.push(agenda.END_TURN)
        s.push(agenda.HAND_LIMIT)
        if move == moves.DRAW:
            permanent = c[PERMANENT + seat]
            if permanent != EMPTY and s.content.permanent[permanent] == YOU_DRAW:
                s.push(agenda.USE, seat, BONUS)
            draw(s, seat, 1)
            return
        card = move - moves.PLAY
        leave_hand(s, seat, card)
        c[PLAYED] = card
        s.tell(told.PLAYED, seat, card)
        if s.content.military[card]:
            c[WAITS] = 1
            s.push(agenda.BONUSES)
        s.push(agenda.CARD, CARRY_OUT)


class Card(FaithStep):
    """[SF-5.8] The card being played: its effects, `you_convert`, where it goes, the Protestant's roll."""

    kind = AUTO
    name = "card"

    def run(self, s: FaithState) -> None:
        c = s.cells
        frame = c[TOP]
        stage = c[frame + 1]
        c[frame + 1] = stage + 1
        seat = c[TURN]
        card = c[PLAYED]
        if stage == CARRY_OUT:
            self.carry_out(s, seat, card)
        elif stage == AFTERWARDS:
            permanent = c[PERMANENT + seat]
            if permanent != EMPTY and s.content.permanent[permanent] == YOU_CONVERT:
                if c[CONVERTED] >> s.content.permanent_side[permanent] & 1:
                    s.push(agenda.USE, seat, BONUS)
        elif stage == PUT_AWAY:
            self.put_away(s, seat, card)
        elif stage == DONE:
            s.pop()
        else:
            raise AssertionError(f"a card has no stage {stage}")

    def carry_out(self, s: FaithState, seat: int, card: int) -> None:
        """[SF-4.10] A permanent card sends the old one away first. [SF-3.2] Then the effects."""
        c = s.cells
        old = c[PERMANENT + seat]
        if s.content.permanent[card] != NOT_PERMANENT and old != EMPTY:
            c[PERMANENT + seat] = EMPTY
            c[SPENT + seat] |= 1 << number_of(old)
            s.tell(told.REPLACED, seat, old)
        lists = s.content.lists[card]
        who = seat + KIND * OF_CARD
        if len(lists) > 1:
            s.push(agenda.CHOOSE_LIST, card, who)
        elif lists:
            begin_list(s, lists[0], who)

    def put_away(self, s: FaithState, seat: int, card: int) -> None:
        """[SF-3.2] It is discarded, or [SF-4.10] laid out; [SF-4.11] after a military card the Protestant rolls."""
        c = s.cells
        c[PLAYED] = EMPTY
        if s.content.permanent[card] != NOT_PERMANENT:
            c[PERMANENT + seat] = card
            s.tell(told.LAID_OUT, seat, card)
        else:
            c[SPENT + seat] |= 1 << number_of(card)
        if s.content.military[card]:
            s.push(agenda.MILITARY)


class Military(FaithStep):
    """[SF-4.11] The Protestant rolls, and carries out his bonus."""

    kind = LOT
    name = "military"

    def outcomes(self, s: FaithState) -> list[int]:
        return moves.ROLLS

    def play(self, s: FaithState, seat: int, move: int) -> None:
        s.pop()
        number = move - moves.ROLL
        protestant = seat_of(s, PROTESTANT)
        s.tell(told.MILITARY, protestant, number + 1)
        begin_list(s, s.content.bonus_list[number], protestant + KIND * BONUS)


class Bonuses(FaithStep):
    """[SF-5.6] After a military card, what has waited, first in, first out: what a permanent card gives for the circle, then Foreign
    Influence. From now on nothing waits any more."""

    kind = AUTO
    name = "bonuses"

    def run(self, s: FaithState) -> None:
        c = s.cells
        c[WAITS] = 0
        first = c[BONUSES]
        if first == 0:
            s.pop()
            return
        at = BONUSES
        while c[at] != 0 and at < BONUSES + 9:
            c[at] = c[at + 1]
            at += 1
        c[at] = 0
        seat = (first - 1) % WITH_THEN
        s.push(agenda.CHOOSE_DECK, seat)
        if first > WITH_THEN:
            s.push(agenda.USE, seat, OF_TAKING)


class ChooseDeck(FaithStep):
    """[SF-5.5] Whoever took a circle chooses the deck. [SF-5.9] Also in the other's turn."""

    name = "choose-deck"
    most_a = SEAT
    rule = "SF-5.5"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [moves.INFLUENCE + deck for deck in range(4)]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        s.pop()
        s.push(agenda.FOREIGN, seat, move - moves.INFLUENCE)


class Foreign(FaithStep):
    """[SF-5.5] A card of the deck, evenly [SF-2.2]; it goes back when it is carried out, so nothing has to be remembered."""

    kind = LOT
    name = "foreign"
    most_a = SEAT
    most_b = 3

    def outcomes(self, s: FaithState) -> list[int]:
        deck = s.cells[s.cells[TOP] + 2]
        return [moves.FOREIGN_LOT + deck * 4 + i for i in range(4)]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        taker = self.seat(s)
        s.pop()
        card = move - moves.FOREIGN_LOT
        s.tell(told.FOREIGN, taker, card)
        begin_list(s, s.content.foreign_list[card], taker + KIND * BONUS)


def hand_limit(s: FaithState, seat: int) -> int:
    """[SF-3.4] Five, or what his permanent card says."""
    card = s.cells[PERMANENT + seat]
    if card != EMPTY and s.content.permanent[card] == HAND_LIMIT:
        return s.content.permanent_limit[card]
    return USUAL_LIMIT


class HandLimit(FaithStep):
    """[SF-3.4] At the end of his own turn he discards down to the limit."""

    kind = AUTO
    name = "hand-limit"

    def run(self, s: FaithState) -> None:
        seat = s.cells[TURN]
        s.pop()
        over = s.cells[HAND_SIZE + seat] - hand_limit(s, seat)
        if over > 0:
            discard_some(s, seat, over, False)


class EndTurn(FaithStep):
    """[SF-3.3] This turn's cards join the discard, and it is the other's turn; [SF-6.2] unless time is up."""

    kind = AUTO
    name = "end-turn"
    lowest = True

    def run(self, s: FaithState) -> None:
        c = s.cells
        for seat in range(SEATS):
            c[DISCARD + seat] |= c[SPENT + seat]
            c[SPENT + seat] = 0
        c[CONVERTED] = 0
        c[EXTRA_DONE] = 0
        c[TURNS] += 1
        if c[TURNS] == c[LIMIT]:
            s.tell(told.TIME_IS_UP, c[LIMIT])
            finish(s)
            return
        c[TURN] = 1 - c[TURN]
        s.tell(told.TURN, c[TURN], c[TURNS] + 1)
        c[c[TOP]] = agenda.TURN
