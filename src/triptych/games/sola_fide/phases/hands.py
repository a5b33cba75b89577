"""The cards of a player: drawing, discarding, taking back (SF-3, SF-4.8)."""

from __future__ import annotations

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT, SEAT
from triptych.games.sola_fide import agenda, moves
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import number_of
from triptych.games.sola_fide.model import (
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAWN,
    DRAWN_SIZE,
    HAND,
    HAND_SIZE,
    KNOWN,
    SHOWN,
    SHUFFLED,
    SPENT,
    TURN,
    FaithState,
)
from triptych.games.sola_fide.phases.step import FaithStep, first_card

# The second number of a draw: how many more, twice, and one more if the cards come to lie beside the hand.
MORE = 2


def hand(s: FaithState, seat: int) -> int:
    """All cards of a hand, as a set."""
    return s.cells[HAND + seat] | s.cells[SHOWN + seat]


def draw(s: FaithState, seat: int, n: int) -> None:
    """Put n draws on the agenda."""
    s.push(agenda.DRAW, seat, n * MORE)


def draw_beside(s: FaithState, seat: int, n: int) -> None:
    """Put n draws on the agenda, of cards that do not come to the hand yet [SF-3.7]."""
    s.push(agenda.DRAW, seat, n * MORE + 1)


def reshuffle(s: FaithState, seat: int) -> None:
    """[SF-3.3] The discard becomes the deck; what a player played or discarded in this turn of his own stays out."""
    c = s.cells
    cards = c[DISCARD + seat]
    c[DISCARD + seat] = 0
    if seat != c[TURN]:
        cards |= c[SPENT + seat]
        c[SPENT + seat] = 0
    if cards == 0:
        return
    c[DECK + seat] = cards
    c[SHUFFLED + seat] = cards
    c[DECK_SIZE + seat] = len(numbers_of(cards, 0))
    s.tell(told.RESHUFFLED, seat, c[DECK_SIZE + seat])


def leave_hand(s: FaithState, seat: int, card: int) -> None:
    """A card leaves the hand, and everybody sees which."""
    c = s.cells
    bit = 1 << number_of(card)
    c[HAND + seat] &= ~bit
    c[SHOWN + seat] &= ~bit
    c[HAND_SIZE + seat] -= 1
    c[KNOWN + seat] |= bit


def discard(s: FaithState, seat: int, card: int) -> None:
    """A card goes from the hand to the discard."""
    leave_hand(s, seat, card)
    s.cells[SPENT + seat] |= 1 << number_of(card)


def discard_some(s: FaithState, seat: int, n: int, by_chance: bool) -> None:
    """Let a player discard n cards of his choice, or by chance; [SF-3.6] all at once if he has no more."""
    if n == 0:
        return
    if s.cells[HAND_SIZE + seat] > n:
        s.push(agenda.LOSE if by_chance else agenda.DISCARD, seat, n)
        return
    for card in numbers_of(hand(s, seat), first_card(s, seat)):
        discard(s, seat, card)
        s.tell(told.DISCARDED, seat, card)


def one_less(s: FaithState) -> None:
    """One of the cards that the frame on top counts is gone; with the last one the frame goes."""
    c = s.cells
    left = c[c[TOP] + 2] - 1
    if left == 0:
        s.pop()
    else:
        c[c[TOP] + 2] = left


def discard_drawn(s: FaithState, seat: int, card: int) -> None:
    """A card that was drawn beside the hand is not kept."""
    c = s.cells
    bit = 1 << number_of(card)
    c[DRAWN + seat] ^= bit
    c[DRAWN_SIZE + seat] -= 1
    c[SPENT + seat] |= bit
    c[KNOWN + seat] |= bit
    s.tell(told.DISCARDED, seat, card)


class Draw(FaithStep):
    """[SF-3.3] Drawing n is n single draws; from an empty deck the discard is shuffled first. [SF-3.5] There may be nothing to draw."""

    kind = AUTO
    name = "draw"
    most_a = SEAT

    def run(self, s: FaithState) -> None:
        c = s.cells
        frame = c[TOP]
        seat, left = c[frame + 1], c[frame + 2]
        if left < MORE:
            s.pop()
            return
        if c[DECK_SIZE + seat] == 0:
            reshuffle(s, seat)
        if c[DECK_SIZE + seat] == 0:
            s.tell(told.NOTHING_TO_DRAW, seat)
            s.pop()
            return
        c[frame + 2] = left - MORE
        s.push(agenda.DRAW_ONE, seat, left % MORE)


class DrawOne(FaithStep):
    """[SF-3.1] A card is drawn, evenly among those of the deck; only its player sees it."""

    kind = LOT
    name = "draw-one"
    most_a = SEAT

    def outcomes(self, s: FaithState) -> list[int]:
        seat = self.seat(s)
        return numbers_of(s.cells[DECK + seat], moves.DRAW_LOT + first_card(s, seat))

    def seen_by(self, s: FaithState) -> int:
        return self.seat(s)

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        drawer = self.seat(s)
        beside = c[c[TOP] + 2]
        card = move - moves.DRAW_LOT
        bit = 1 << number_of(card)
        c[DECK + drawer] ^= bit
        c[DECK_SIZE + drawer] -= 1
        if beside:
            c[DRAWN + drawer] |= bit
            c[DRAWN_SIZE + drawer] += 1
        else:
            c[HAND + drawer] |= bit
            c[HAND_SIZE + drawer] += 1
        s.tell(told.DREW, drawer, card)
        s.pop()


class Discard(FaithStep):
    """[SF-3.6] He discards cards of his choice, one at a time; always fewer than he has. [SF-5.9] Also in the other's turn, at once."""

    name = "discard"
    most_a = SEAT
    rule = "SF-3.6"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return numbers_of(hand(s, seat), moves.DISCARD + first_card(s, seat))

    def play(self, s: FaithState, seat: int, move: int) -> None:
        card = move - moves.DISCARD
        discard(s, seat, card)
        s.tell(told.DISCARDED, seat, card)
        one_less(s)


class Lose(FaithStep):
    """[SF-7.1] A random discard is drawn evenly from the hand, and then seen by both."""

    kind = LOT
    name = "lose"
    most_a = SEAT

    def outcomes(self, s: FaithState) -> list[int]:
        seat = self.seat(s)
        return numbers_of(hand(s, seat), moves.LOSE + first_card(s, seat))

    def play(self, s: FaithState, seat: int, move: int) -> None:
        loser = self.seat(s)
        card = move - moves.LOSE
        discard(s, loser, card)
        s.tell(told.LOST, loser, card)
        one_less(s)


class Keep(FaithStep):
    """[SF-3.7] Of the cards drawn beside the hand, those above the number he may keep are discarded, the others join the hand. [SF-3.6]
    Who may keep none is not asked in which order."""

    kind = AUTO
    name = "keep"
    most_a = SEAT

    def run(self, s: FaithState) -> None:
        c = s.cells
        seat, most = c[c[TOP] + 1], c[c[TOP] + 2]
        if most == 0:
            for card in numbers_of(c[DRAWN + seat], first_card(s, seat)):
                discard_drawn(s, seat, card)
        elif c[DRAWN_SIZE + seat] > most:
            s.push(agenda.DISCARD_DRAWN, seat)
            return
        c[HAND + seat] |= c[DRAWN + seat]
        c[HAND_SIZE + seat] += c[DRAWN_SIZE + seat]
        c[DRAWN + seat] = 0
        c[DRAWN_SIZE + seat] = 0
        s.pop()


class DiscardDrawn(FaithStep):
    """[SF-3.7] He chooses which of the cards just drawn to discard."""

    name = "discard-drawn"
    most_a = SEAT
    rule = "SF-3.7"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return numbers_of(s.cells[DRAWN + seat], moves.DISCARD + first_card(s, seat))

    def play(self, s: FaithState, seat: int, move: int) -> None:
        discard_drawn(s, seat, move - moves.DISCARD)
        s.pop()


class Recover(FaithStep):
    """[SF-4.17] He takes cards back from his discard, never one of this turn; everybody knows then that they are in his hand."""

    name = "recover"
    most_a = SEAT
    rule = "SF-4.17"

    def options(self, s: FaithState, seat: int) -> list[int]:
        if s.cells[s.cells[TOP] + 2] == 0:
            return []
        return numbers_of(s.cells[DISCARD + seat], moves.RECOVER + first_card(s, seat))

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        card = move - moves.RECOVER
        bit = 1 << number_of(card)
        c[c[TOP] + 2] -= 1
        c[DISCARD + seat] ^= bit
        c[SHOWN + seat] |= bit
        c[HAND_SIZE + seat] += 1
        s.tell(told.RECOVERED, seat, card)
