"""What cannot be on any table: for handed-in positions, and for tests."""

from __future__ import annotations

from triptych.core.sets import numbers_of
from triptych.core.state import BOTTOM, FRAME, TOP, UNKNOWN
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide.content import BELOW, CARDS, CIRCLES, FIRST_OPEN, NEUTRAL, OWN_DECK, RELIGIONS, SIDES, number_of, religion_of
from triptych.games.sola_fide.model import (
    BONUSES,
    CIRCLE,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISPUTED,
    DRAWN,
    DRAWN_SIZE,
    DUE,
    EMPTY,
    FACE_DOWN,
    HAND,
    HAND_SIZE,
    KNOWN,
    LEFT_OUT,
    MARK_KINDS,
    MARKS,
    OFFER,
    OFFER_SIZE,
    OPEN,
    PERMANENT,
    PLAYED,
    POWER,
    REWARDS,
    SEATS,
    SHOWN,
    SHUFFLED,
    SIDE,
    SPENT,
    STOCK,
    TAKEN,
    TURN,
    VP,
    FaithState,
)
from triptych.games.sola_fide.phases.circles import taker
from triptych.games.sola_fide.phases.step import DUE_HERE
from triptych.games.sola_fide.setup import LOOKED_AT


def problems(s: FaithState) -> list[str]:
    return _course(s) + _circles(s) + _marks(s) + _points(s) + _cards(s) + _sizes(s)


def _course(s: FaithState) -> list[str]:
    """What is settled at the beginning is there as soon as nothing on the agenda will settle it."""
    c = s.cells
    found: list[str] = []
    if c[SIDE] == EMPTY and not any(s.to_come(step) for step in (agenda.SIDE_ROLL, agenda.CHOOSE_SIDE, agenda.SIDE_LOT)):
        found.append("side: everybody has one before cards are dealt")
    if c[TURN] == EMPTY and not s.to_come(agenda.START_ROLL):
        found.append("turn: it is somebody's")
    for at in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[at] == agenda.DEAL and c[OFFER_SIZE + c[at + 1]] + c[at + 2] > LOOKED_AT:
            found.append(f"agenda: a seat looks at {LOOKED_AT} cards at most")
    return found


def _circles(s: FaithState) -> list[str]:
    c = s.cells
    found: list[str] = []
    name = s.content.circle_id
    for circle in range(CIRCLES):
        above = [one for one in range(CIRCLES) if circle in BELOW[one]]
        due = circle < FIRST_OPEN or any(c[CIRCLE + one] >= TAKEN for one in above)
        if due != (c[CIRCLE + circle] != FACE_DOWN):
            found.append(f"circle: {name[circle]} must be {'face up' if due else 'face down'} as the pyramid stands")
        if c[CIRCLE + circle] != OPEN and c[POWER + circle] != 0:
            found.append(f"power: {name[circle]} is not open, so no power marker lies on it")
    if c[DISPUTED] != EMPTY and c[CIRCLE + c[DISPUTED]] != OPEN:
        found.append(f"disputed: {name[c[DISPUTED]]} is not open")
    listed = 0
    for frame in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[frame] == agenda.LIST:
            listed |= c[frame + 2] // DUE_HERE % (1 << CIRCLES)
    if c[DUE] != listed:
        found.append("due: the lists on the agenda say something else")
    for circle in numbers_of(c[DUE], 0):
        if c[CIRCLE + circle] != OPEN or taker(s, circle) == EMPTY:
            found.append(f"due: nobody is to take {name[circle]}")
    waiting = c[BONUSES : BONUSES + CIRCLES]
    if 0 in waiting and any(waiting[waiting.index(0) :]):
        found.append("bonuses: those who wait stand at the left")
    return found


def _marks(s: FaithState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for circle in range(CIRCLES):
        for side in range(2):
            place = circle * 2 + side
            marks = c[MARKS + place * MARK_KINDS : MARKS + (place + 1) * MARK_KINDS]
            prints = s.content.printed[place * 3 : place * 3 + 3]
            where = f"marks: {s.content.circle_id[circle]}, {SIDES[side]}"
            if c[CIRCLE + circle] != OPEN and any(marks):
                found.append(f"{where}: markers lie on open circles only")
            if marks[0] > prints[0] or marks[1] > prints[1] or marks[2] + marks[3] > prints[NEUTRAL]:
                found.append(f"{where}: more markers than territories printed so")
    return found


def _points(s: FaithState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for seat in range(SEATS):
        points = c[REWARDS + seat]
        for circle in range(CIRCLES):
            if c[CIRCLE + circle] == TAKEN + seat:
                points += s.content.vp[circle]
        if c[VP + seat] != points:
            found.append(f"vp: seat {seat + 1} has {points} points from circles and rewards, not {c[VP + seat]}")
    return found


def _cards(s: FaithState) -> list[str]:
    """Every card of a side lies in exactly one place."""
    c = s.cells
    found: list[str] = []
    if (c[SIDE] == EMPTY) != (c[SIDE + 1] == EMPTY) or (c[SIDE] == c[SIDE + 1] != EMPTY):
        return [f"side: one seat is {RELIGIONS[0]}, the other {RELIGIONS[1]}"]
    if c[PLAYED] != EMPTY and c[TURN] == EMPTY:
        return ["played: it is nobody's turn"]
    for seat in range(SEATS):
        if c[SHUFFLED + seat] == 0:
            continue
        sets = [c[field + seat] for field in (STOCK, OFFER, LEFT_OUT, DECK, HAND, DRAWN, SHOWN, DISCARD, SPENT)]
        for at in (PERMANENT + seat, PLAYED):
            card = c[at]
            if card == EMPTY or (at == PLAYED and c[TURN] != seat):
                continue
            if religion_of(card) != c[SIDE + seat]:
                found.append(f"{s.content.card_id[card]} is no card of seat {seat + 1}")
            sets.append(1 << number_of(card))
        together = 0
        for one in sets:
            if one == UNKNOWN:
                continue
            if together & one:
                found.append(f"cards of seat {seat + 1}: one lies in two places")
            together |= one
        if UNKNOWN not in sets and together != OWN_DECK:
            found.append(f"cards of seat {seat + 1}: {CARDS - together.bit_count()} lie nowhere")
    return found


def _sizes(s: FaithState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for seat in range(SEATS):
        sizes = (
            ("offer_size", OFFER_SIZE, c[OFFER + seat]),
            ("deck_size", DECK_SIZE, c[DECK + seat]),
            ("drawn_size", DRAWN_SIZE, c[DRAWN + seat]),
            ("hand_size", HAND_SIZE, c[HAND + seat] | c[SHOWN + seat]),
        )
        for name, at, cards in sizes:
            if cards != UNKNOWN and cards.bit_count() != c[at + seat]:
                found.append(f"{name}: seat {seat + 1} has {cards.bit_count()} there, not {c[at + seat]}")
        deck, hidden = c[DECK + seat], c[LEFT_OUT + seat] | c[STOCK + seat] | c[OFFER + seat]
        if deck != UNKNOWN and deck & ~c[SHUFFLED + seat]:
            found.append(f"shuffled: the deck of seat {seat + 1} has cards that were not shuffled into it")
        if c[LEFT_OUT + seat] != UNKNOWN and hidden & c[KNOWN + seat]:
            found.append(f"known: a card of seat {seat + 1} is not among its fifteen")
    return found
