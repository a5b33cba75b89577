"""What no table can show: for positions that are handed in, and for tests. Works on views too; what is unknown is taken on trust."""

from __future__ import annotations

from typing import Final

from triptych.core.state import BOTTOM, FRAME, TOP, UNKNOWN
from triptych.games.column_of_fire import agenda
from triptych.games.column_of_fire.content import (
    CARDS_PER_STACK,
    COUNTRIES,
    DICE,
    PERSONS,
    TILE_KINDS,
    bit_of,
    country_of,
)
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DIE_VALUE,
    DISC,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    EMPTY,
    FAITH,
    FINALE,
    FREE,
    HOUSE,
    IN_HAND,
    ON_PERSON,
    PLAYERS,
    STACK_LEFT,
    STACK_TOP,
    START,
    STONES,
    SUPPLY,
    TILE_COUNT,
    TILES,
    TURN,
    USED,
    YEAR,
    FireState,
)

MOST_YEARS: Final = 500


def problems(s: FireState) -> list[str]:
    """Everything that is wrong with a state, in words."""
    return _course(s) + _cards(s) + _dice(s) + _board(s) + _tiles(s)


def _course(s: FireState) -> list[str]:
    """What is settled at the beginning is there as soon as nothing on the agenda will settle it."""
    c = s.cells
    found: list[str] = []
    if c[START] == EMPTY and not s.to_come(agenda.BEGIN):
        found.append("start: somebody begins")
    for seat in range(c[PLAYERS]):
        if c[FAITH + seat] == 0 and not s.to_come(agenda.SETUP_FAITH):
            found.append(f"faith: the black die of seat {seat + 1} shows a number")
    if c[YEAR] > MOST_YEARS:
        found.append(f"year: no game has more than {MOST_YEARS}")
    for at in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[at] == agenda.LAY_CARD:
            die = c[TURN] * 5 + c[at + 2]
            if c[TURN] == EMPTY or c[DIE_AT + die] != IN_HAND or c[DIE_VALUE + die] == 0:
                found.append("agenda: the die that goes onto a card is in hand and shows a number")
    to_come = any(s.to_come(step) for step in (agenda.SETUP_STACK, agenda.LAY_CARD, agenda.NEXT_CARD, agenda.TURN_UP))
    if not to_come and all(c[STACK_TOP + country] == EMPTY for country in range(4)) and not c[FINALE]:
        found.append("top: no stack has a card to be taken")
    return found


def _cards(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    seen: set[int] = set()
    for seat in range(4):
        row = c[DISPLAY + seat * 5 : DISPLAY + seat * 5 + 5]
        size = c[DISPLAY_SIZE + seat]
        if any((card == EMPTY) == (place < size) for place, card in enumerate(row)):
            found.append(f"display: seat {seat + 1} must have its {size} persons at the left")
        for card in row[:size]:
            if card in seen:
                found.append(f"display: {s.content.card_id[card]} lies in two places")
            seen.add(card)
    for country, name in enumerate(COUNTRIES):
        top = c[STACK_TOP + country]
        if top != EMPTY and (top in seen or top >= PERSONS or country_of(top) != country):
            found.append(f"top: {s.content.card_id[top]} cannot lie on the stack of {name}")
        if top != EMPTY:
            seen.add(top)
        if c[STACK_LEFT + country] >> CARDS_PER_STACK:
            found.append(f"left: {name} has at most {CARDS_PER_STACK} cards")
    for card in seen:
        if c[STACK_LEFT + country_of(card)] >> bit_of(card) & 1:
            found.append(f"left: {s.content.card_id[card]} lies in the stack and on the table")
    return found


def _dice(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for seat in range(c[PLAYERS]):
        size = c[DISPLAY_SIZE + seat]
        on_cards = c[DISPLAY_DIE + seat * 5 : DISPLAY_DIE + seat * 5 + 5]
        if sorted(on_cards[:size]) != [die for die in range(5) if c[DIE_AT + seat * 5 + die] == ON_PERSON]:
            found.append(f"display_die: the dice on the persons of seat {seat + 1} must be those that die_at says")
        if any(die != EMPTY for die in on_cards[size:]):
            found.append(f"display_die: seat {seat + 1} has a die on no person")
        for die in range(5):
            if c[DIE_AT + seat * 5 + die] != FREE and c[DIE_VALUE + seat * 5 + die] == 0:
                found.append(f"die_value: the {DICE[die]} die of seat {seat + 1} lies on a card without a number")
    return found


def _board(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    players = c[PLAYERS]
    for country, name in enumerate(COUNTRIES):
        numbers = [c[HOUSE + seat * 4 + country] for seat in range(players) if c[HOUSE + seat * 4 + country]]
        if len(set(numbers)) != len(numbers):
            found.append(f"house: two houses on one number in {name}")
        room = 3 if players == 2 else 4
        if sum(c[STONES + country * 3 : STONES + country * 3 + 3]) > room:
            found.append(f"stones: {name} has {room} religion spaces")
    discs = [c[DISC + seat] for seat in range(players) if c[DISC + seat] != EMPTY]
    if len(set(discs)) != len(discs):
        found.append("disc: two discs on one space")
    if any(disc >= len(s.content.colour) for disc in discs):
        found.append(f"disc: the track has spaces 0 to {len(s.content.colour) - 1}")
    for word, at in (("start", START), ("turn", TURN)):
        if c[at] >= players:
            found.append(f"{word}: there are {players} players")
    return found


def _tiles(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    hands = [c[TILES + seat * TILE_KINDS : TILES + (seat + 1) * TILE_KINDS] for seat in range(4)]
    supply = c[SUPPLY : SUPPLY + TILE_KINDS]
    for seat, hand in enumerate(hands):
        if UNKNOWN not in hand and sum(hand) != c[TILE_COUNT + seat]:
            found.append(f"tile_count: seat {seat + 1} holds {sum(hand)} tiles")
    if sum(c[TILE_COUNT : TILE_COUNT + 4]) + sum(c[USED : USED + TILE_KINDS]) > sum(s.content.tile_count):
        found.append("tile_count: more tiles than there are")
    known = [row for row in [*hands, supply] if UNKNOWN not in row]
    for kind in range(TILE_KINDS):
        there = sum(row[kind] for row in known) + c[USED + kind]
        total = s.content.tile_count[kind] if kind < len(s.content.tile_count) else 0
        if there > total or (len(known) == 5 and there != total):
            name = s.content.tile_keys[kind] if kind < len(s.content.tile_keys) else f"kind {kind}"
            found.append(f"tiles: {there} of '{name}', there are {total}")
    return found
