"""Set-up (SF-2): sides, decks, first hands, who begins."""

from __future__ import annotations

from typing import Final

from triptych.core.sets import numbers_of
from triptych.core.state import TOP
from triptych.core.steps import AUTO, LOT, SEAT
from triptych.games.sola_fide import agenda, moves
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import CATHOLIC, FIRST_OPEN, OWN_DECK, PROTESTANT, STARTERS, Content, number_of
from triptych.games.sola_fide.model import (
    CIRCLE,
    DECK,
    DECK_SIZE,
    EMPTY,
    KNOWN,
    LAYOUT,
    LEFT_OUT,
    LIMIT,
    OFFER,
    OFFER_SIZE,
    OPEN,
    POWER,
    SEATS,
    SHUFFLED,
    SIDE,
    STOCK,
    TURN,
    FaithState,
)
from triptych.games.sola_fide.phases.hands import draw
from triptych.games.sola_fide.phases.step import FaithStep, first_card

FIRST_HAND: Final = 3
LOOKED_AT: Final = 3  # cards at a time in the draft

STARTER: Final = 0
DRAFTED: Final = 1


def empty_table(content: Content, options: dict[str, str]) -> FaithState:
    """[SF-2.1] The first three circles lie open. [SF-2.7] The options say how sides and decks come about, and the limit. [SF-2.6] Sides,
    decks, first hands, who begins: in this order their lots are drawn."""
    s = FaithState(content, LAYOUT.blank())
    c = s.cells
    c[LIMIT] = int(options["limit"])
    for circle in range(FIRST_OPEN):
        c[CIRCLE + circle] = OPEN
        c[POWER + circle] = content.start[circle]
    s.push(agenda.START_ROLL)
    s.push(agenda.FIRST_HANDS)
    s.push(agenda.DECKS, DRAFTED if options["decks"] == "draft" else STARTER)
    sides = options["sides"]
    if sides == "roll":
        s.push(agenda.SIDE_ROLL)
    elif sides == "lot":
        s.push(agenda.SIDE_LOT)
    elif sides == "first-catholic":
        take_side(s, 0, CATHOLIC)
    elif sides == "first-protestant":
        take_side(s, 0, PROTESTANT)
    else:
        raise AssertionError(f"how sides come about by '{sides}' is not known")
    return s


def take_side(s: FaithState, seat: int, religion: int) -> None:
    """[SF-2.3] A seat plays a side, the other one the other."""
    for one in range(SEATS):
        s.cells[SIDE + one] = religion if one == seat else 1 - religion
        s.tell(told.SIDE, one, s.cells[SIDE + one])


class SideRoll(FaithStep):
    """[SF-2.3] Both roll, the first seat first; the higher one chooses his side, ties roll again."""

    kind = LOT
    name = "side-roll"
    most_a = 6

    def outcomes(self, s: FaithState) -> list[int]:
        return moves.ROLLS

    def play(self, s: FaithState, seat: int, move: int) -> None:
        higher = rolled(s, move)
        if higher != EMPTY:
            s.pop()
            s.push(agenda.CHOOSE_SIDE, higher)


def rolled(s: FaithState, move: int) -> int:
    """One of two rolls against each other; who has the higher one, once both have rolled and differ."""
    c = s.cells
    frame = c[TOP]
    first = c[frame + 1]
    number = move - moves.ROLL + 1
    s.tell(told.ROLLED, 0 if first == 0 else 1, number)
    c[frame + 1] = number if first == 0 else 0
    if first == 0 or first == number:
        return EMPTY
    return 0 if first > number else 1


class ChooseSide(FaithStep):
    """[SF-2.3] The higher roll chooses."""

    name = "choose-side"
    most_a = SEAT
    rule = "SF-2.3"

    def options(self, s: FaithState, seat: int) -> list[int]:
        return [moves.CHOOSE + CATHOLIC, moves.CHOOSE + PROTESTANT]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        s.pop()
        take_side(s, seat, move - moves.CHOOSE)


class SideLot(FaithStep):
    """[SF-2.7] The sides drawn by lot."""

    kind = LOT
    name = "side-lot"

    def outcomes(self, s: FaithState) -> list[int]:
        return [moves.CATHOLIC_SEAT, moves.CATHOLIC_SEAT + 1]

    def play(self, s: FaithState, seat: int, move: int) -> None:
        s.pop()
        take_side(s, move - moves.CATHOLIC_SEAT, CATHOLIC)


class Decks(FaithStep):
    """[SF-2.4] The starter decks; or all cards, of which three at a time are looked at."""

    kind = AUTO
    name = "decks"

    def run(self, s: FaithState) -> None:
        c = s.cells
        drafted = c[c[TOP] + 1] == DRAFTED
        s.pop()
        for seat in range(SEATS):
            if drafted:
                c[STOCK + seat] = OWN_DECK
                c[SHUFFLED + seat] = OWN_DECK
            else:
                starters = s.content.starters[c[SIDE + seat]]
                c[DECK + seat] = starters
                c[DECK_SIZE + seat] = STARTERS
                c[LEFT_OUT + seat] = OWN_DECK ^ starters
                c[KNOWN + seat] = starters
                c[SHUFFLED + seat] = starters
        if drafted:
            s.push(agenda.DRAFT)
            s.push(agenda.DEAL, 1, LOOKED_AT)
            s.push(agenda.DEAL, 0, LOOKED_AT)


class Deal(FaithStep):
    """[SF-2.4] Cards to look at, for the eyes of one."""

    kind = LOT
    name = "deal"
    most_a = SEAT

    def outcomes(self, s: FaithState) -> list[int]:
        seat = self.seat(s)
        return numbers_of(s.cells[STOCK + seat], moves.DEAL + first_card(s, seat))

    def seen_by(self, s: FaithState) -> int:
        return self.seat(s)

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        looker = self.seat(s)
        card = move - moves.DEAL
        bit = 1 << number_of(card)
        c[STOCK + looker] ^= bit
        c[OFFER + looker] |= bit
        c[OFFER_SIZE + looker] += 1
        s.tell(told.DEALT, looker, card)
        left = c[c[TOP] + 2] - 1
        if left == 0:
            s.pop()
        else:
            c[c[TOP] + 2] = left


class Draft(FaithStep):
    """[SF-2.4] Each keeps one of three, fifteen times, without waiting for the other; the two others leave the game unseen."""

    name = "draft"
    rule = "SF-2.4"
    together = True
    secret = True

    def seat(self, s: FaithState) -> int:
        return 0 if s.cells[DECK_SIZE] < STARTERS else 1

    def asked(self, s: FaithState) -> list[int]:
        return [seat for seat in range(SEATS) if s.cells[DECK_SIZE + seat] < STARTERS]

    def options(self, s: FaithState, seat: int) -> list[int]:
        return numbers_of(s.cells[OFFER + seat], moves.KEEP + first_card(s, seat))

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        card = move - moves.KEEP
        bit = 1 << number_of(card)
        c[DECK + seat] |= bit
        c[DECK_SIZE + seat] += 1
        c[LEFT_OUT + seat] |= c[OFFER + seat] ^ bit
        c[OFFER + seat] = 0
        c[OFFER_SIZE + seat] = 0
        s.tell(told.KEPT, seat, card, c[DECK_SIZE + seat])
        if c[DECK_SIZE + seat] < STARTERS:
            s.push(agenda.DEAL, seat, LOOKED_AT)
        elif c[DECK_SIZE + 1 - seat] == STARTERS:
            s.pop()


class FirstHands(FaithStep):
    """[SF-2.5] Both draw three."""

    kind = AUTO
    name = "first-hands"

    def run(self, s: FaithState) -> None:
        s.pop()
        draw(s, 1, FIRST_HAND)
        draw(s, 0, FIRST_HAND)


class StartRoll(FaithStep):
    """[SF-2.5] The higher roll begins, ties roll again."""

    kind = LOT
    name = "start-roll"
    lowest = True
    most_a = 6

    def outcomes(self, s: FaithState) -> list[int]:
        return moves.ROLLS

    def play(self, s: FaithState, seat: int, move: int) -> None:
        c = s.cells
        higher = rolled(s, move)
        if higher != EMPTY:
            c[TURN] = higher
            s.tell(told.BEGINS, higher)
            s.tell(told.TURN, higher, 1)
            s.pop()
            s.push(agenda.TURN)
