"""What no table can show: for positions that are handed in, and for tests. Works on views too; what is unknown is taken on trust."""

from __future__ import annotations

from typing import Final

from triptych.core.state import BOTTOM, FRAME, TOP, UNKNOWN
from triptych.games.column_of_fire import agenda, content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import bit_of, country_of
from triptych.games.column_of_fire.model import FireState

MOST_YEARS: Final = 500


def problems(s: FireState) -> list[str]:
    """Everything that is wrong with a state, in words."""
    return _course(s) + _cards(s) + _dice(s) + _board(s) + _tiles(s)


def _course(s: FireState) -> list[str]:
    """What is settled at the beginning is there as soon as nothing on the agenda will settle it."""
    c = s.cells
    found: list[str] = []
    if c[m.START] == m.EMPTY and not s.to_come(agenda.BEGIN):
        found.append("start: somebody begins")
    for seat in range(c[m.PLAYERS]):
        if c[m.FAITH + seat] == 0 and not s.to_come(agenda.SETUP_FAITH):
            found.append(f"faith: the black die of seat {seat + 1} shows a number")
    if c[m.YEAR] > MOST_YEARS:
        found.append(f"year: no game has more than {MOST_YEARS}")
    for at in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[at] == agenda.LAY_CARD:
            die = c[m.TURN] * content.DICE + c[at + 2]
            if c[m.TURN] == m.EMPTY or c[m.DIE_AT + die] != m.IN_HAND or c[m.DIE_VALUE + die] == 0:
                found.append("agenda: the die that goes onto a card is in hand and shows a number")
    to_come = any(s.to_come(step) for step in (agenda.SETUP_STACK, agenda.LAY_CARD, agenda.NEXT_CARD, agenda.TURN_UP))
    if not to_come and all(c[m.STACK_TOP + country] == m.EMPTY for country in range(content.COUNTRIES)) and not c[m.FINALE]:
        found.append("top: no stack has a card to be taken")
    return found


def _cards(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    seen: set[int] = set()
    for seat in range(m.SEATS):
        row = c[m.DISPLAY + seat * m.PLACES : m.DISPLAY + (seat + 1) * m.PLACES]
        size = c[m.DISPLAY_SIZE + seat]
        if any((card == m.EMPTY) == (place < size) for place, card in enumerate(row)):
            found.append(f"display: seat {seat + 1} must have its {size} persons at the left")
        for card in row[:size]:
            if card in seen:
                found.append(f"display: {s.content.card_id[card]} lies in two places")
            seen.add(card)
    for country, name in enumerate(content.COUNTRY_WORDS):
        top = c[m.STACK_TOP + country]
        if top != m.EMPTY and (top in seen or top >= content.PERSONS or country_of(top) != country):
            found.append(f"top: {s.content.card_id[top]} cannot lie on the stack of {name}")
        if top != m.EMPTY:
            seen.add(top)
        if c[m.STACK_LEFT + country] >> content.CARDS_PER_STACK:
            found.append(f"left: {name} has at most {content.CARDS_PER_STACK} cards")
    for card in seen:
        if c[m.STACK_LEFT + country_of(card)] >> bit_of(card) & 1:
            found.append(f"left: {s.content.card_id[card]} lies in the stack and on the table")
    return found


def _dice(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for seat in range(c[m.PLAYERS]):
        size = c[m.DISPLAY_SIZE + seat]
        on_cards = c[m.DISPLAY_DIE + seat * m.PLACES : m.DISPLAY_DIE + (seat + 1) * m.PLACES]
        if sorted(on_cards[:size]) != [die for die in range(content.DICE) if c[m.DIE_AT + seat * content.DICE + die] == m.ON_PERSON]:
            found.append(f"display_die: the dice on the persons of seat {seat + 1} must be those that die_at says")
        if any(die != m.EMPTY for die in on_cards[size:]):
            found.append(f"display_die: seat {seat + 1} has a die on no person")
        for die in range(content.DICE):
            if c[m.DIE_AT + seat * content.DICE + die] != m.FREE and c[m.DIE_VALUE + seat * content.DICE + die] == 0:
                found.append(f"die_value: the {content.DIE_WORDS[die]} die of seat {seat + 1} lies on a card without a number")
    return found


def _board(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    players = c[m.PLAYERS]
    for country, name in enumerate(content.COUNTRY_WORDS):
        houses = [c[m.HOUSE + seat * content.COUNTRIES + country] for seat in range(players)]
        numbers = [number for number in houses if number]
        if len(set(numbers)) != len(numbers):
            found.append(f"house: two houses on one number in {name}")
        room = m.RELIGION_SPACES[players]
        if sum(c[m.STONES + country * content.STONE_KINDS : m.STONES + (country + 1) * content.STONE_KINDS]) > room:
            found.append(f"stones: {name} has {room} religion spaces")
    discs = [c[m.DISC + seat] for seat in range(players) if c[m.DISC + seat] != m.EMPTY]
    if len(set(discs)) != len(discs):
        found.append("disc: two discs on one space")
    if any(disc >= len(s.content.colour) for disc in discs):
        found.append(f"disc: the track has spaces 0 to {len(s.content.colour) - 1}")
    for word, at in (("start", m.START), ("turn", m.TURN)):
        if c[at] >= players:
            found.append(f"{word}: there are {players} players")
    return found


def _tiles(s: FireState) -> list[str]:
    c = s.cells
    found: list[str] = []
    hands = [c[m.TILES + seat * content.TILE_KINDS : m.TILES + (seat + 1) * content.TILE_KINDS] for seat in range(m.SEATS)]
    supply = c[m.SUPPLY : m.SUPPLY + content.TILE_KINDS]
    for seat, hand in enumerate(hands):
        if UNKNOWN not in hand and sum(hand) != c[m.TILE_COUNT + seat]:
            found.append(f"tile_count: seat {seat + 1} holds {sum(hand)} tiles")
    if sum(c[m.TILE_COUNT : m.TILE_COUNT + m.SEATS]) + sum(c[m.USED : m.USED + content.TILE_KINDS]) > sum(s.content.tile_count):
        found.append("tile_count: more tiles than there are")
    rows = [*hands, supply]
    known = [row for row in rows if UNKNOWN not in row]
    for kind in range(content.TILE_KINDS):
        there = sum(row[kind] for row in known) + c[m.USED + kind]
        total = s.content.tile_count[kind] if kind < len(s.content.tile_count) else 0
        if there > total or (len(known) == len(rows) and there != total):
            name = s.content.tile_keys[kind] if kind < len(s.content.tile_keys) else f"kind {kind}"
            found.append(f"tiles: {there} of '{name}', there are {total}")
    return found
