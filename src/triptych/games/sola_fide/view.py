"""What a seat cannot see: the other's hand, deck, draft, and what was left out of it (SF-7.1)."""

from __future__ import annotations

from triptych.core.chance import SeededChance
from triptych.core.sets import numbers_of, some_of
from triptych.games.sola_fide.content import OWN_DECK, number_of
from triptych.games.sola_fide.model import (
    DECK,
    DECK_SIZE,
    DISCARD,
    DRAWN,
    DRAWN_SIZE,
    EMPTY,
    HAND,
    HAND_SIZE,
    KNOWN,
    LEFT_OUT,
    OFFER,
    OFFER_SIZE,
    PERMANENT,
    PLAYED,
    SEATS,
    SHOWN,
    SHUFFLED,
    SIDE,
    SPENT,
    STOCK,
    TURN,
    FaithState,
)


def hidden_cards(view: FaithState, seat: int) -> int:
    """The cards of a seat that lie where others cannot see them."""
    c = view.cells
    seen = c[SHOWN + seat] | c[DISCARD + seat] | c[SPENT + seat]
    if c[PERMANENT + seat] != EMPTY:
        seen |= 1 << number_of(c[PERMANENT + seat])
    if c[PLAYED] != EMPTY and c[TURN] == seat:
        seen |= 1 << number_of(c[PLAYED])
    return OWN_DECK & ~seen


def fill(view: FaithState, seat: int, chance: SeededChance) -> None:
    """[SF-7.1] Deal the unseen cards of the others: what is known to be among their fifteen is, and their decks hold only what was there
    when they were shuffled."""
    for other in range(SEATS):
        if other != seat:
            _fill_seat(view, other, chance)


def _fill_seat(view: FaithState, seat: int, chance: SeededChance) -> None:
    c = view.cells
    for field in (STOCK, OFFER, LEFT_OUT, DECK, HAND, DRAWN):
        c[field + seat] = 0
    if c[SIDE + seat] == EMPTY or c[SHUFFLED + seat] == 0:
        return
    hidden = hidden_cards(view, seat)
    known = c[KNOWN + seat] & hidden
    in_hand = c[HAND_SIZE + seat] - len(numbers_of(c[SHOWN + seat], 0))
    size = c[DECK_SIZE + seat] + in_hand + c[DRAWN_SIZE + seat]
    fifteen = known | some_of(hidden & ~known, size - len(numbers_of(known, 0)), chance)
    deck = some_of(fifteen & c[SHUFFLED + seat], c[DECK_SIZE + seat], chance)
    drawn = some_of(fifteen & ~deck, c[DRAWN_SIZE + seat], chance)
    rest = hidden & ~fifteen
    offer = some_of(rest, c[OFFER_SIZE + seat], chance)
    rest &= ~offer
    left_out = some_of(rest, 2 * c[DECK_SIZE + seat], chance) if c[TURN] == EMPTY and drafting(view, seat) else rest
    c[DECK + seat] = deck
    c[DRAWN + seat] = drawn
    c[HAND + seat] = fifteen & ~deck & ~drawn
    c[OFFER + seat] = offer
    c[LEFT_OUT + seat] = left_out
    c[STOCK + seat] = rest & ~left_out


def drafting(view: FaithState, seat: int) -> bool:
    """Are cards still being looked at, or could they be? Only a drafted deck was never shuffled from known cards."""
    return view.cells[SHUFFLED + seat] == OWN_DECK and view.cells[HAND_SIZE + seat] == 0
