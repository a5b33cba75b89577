"""What cannot be on any table: for handed-in positions, and for tests."""

from __future__ import annotations

from typing import Final

from triptych.core.state import BOTTOM, UNKNOWN
from triptych.games.world_without_end import agenda
from triptych.games.world_without_end.content import (
    ALL_CARDS,
    EVENTS_PER_CHAPTER,
    HELD,
    LIMITED,
    PLACES,
    PROJECTS,
    ROUNDS,
    SITES,
    STONE,
    THINGS,
    VALUES,
    WOOD,
)
from triptych.games.world_without_end.model import (
    ACTIVE,
    ASIDE,
    CHAPTER,
    DOWN,
    DOWN_SIZE,
    DUES,
    DUES_KINDS,
    EDGE,
    EDGE_EVENT,
    EMPTY,
    EVENT,
    EVENTS_LEFT,
    FACE_DOWN,
    FINISHED,
    FIRST_GAME,
    HAND,
    HAVE,
    HOUSES_LEFT,
    LAID,
    LAST,
    LAST_PLAYED,
    NOT_THERE,
    PLACE,
    PLAYERS,
    PROJECT,
    ROUND,
    SEALS,
    SEALS_LEFT,
    SEATS,
    SITE,
    STONES,
    SUPPLY,
    TILES_LEFT,
    TURN,
    UP,
    WOODS,
    TownState,
)

MOST_DUES: Final = 60  # more than all events of a chapter bring together


def problems(s: TownState) -> list[str]:
    return _seats(s) + _stock(s) + _houses(s) + _projects(s) + _cards(s) + _events(s) + _plague(s)


def _seats(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for name, at in (("active", ACTIVE), ("turn", TURN)):
        if c[at] >= c[PLAYERS]:
            found.append(f"{name}: there are only {c[PLAYERS]} players")
    if s.to_come(agenda.BEGIN) != (c[CHAPTER] == 0):
        found.append("chapter: 0 is before the game has begun")
    if c[BOTTOM] == agenda.ROUND and c[BOTTOM + 1] == 0 and c[ROUND] >= ROUNDS:
        found.append(f"agenda: after round {ROUNDS} no other begins in this chapter")
    if any(abs(due) > MOST_DUES for due in c[DUES : DUES + DUES_KINDS]):
        found.append(f"dues: no chapter has more than {MOST_DUES}")
    if (c[ACTIVE] == EMPTY) != (c[CHAPTER] == 0):
        found.append("active: somebody holds the shield as soon as the first chapter begins")
    return found


def _stock(s: TownState) -> list[str]:
    """Of each thing there is only so much; of stone and wood a part is built in, perhaps with substitutes (WE-6.4)."""
    c = s.cells
    found: list[str] = []
    for thing in range(LIMITED):
        loose = c[SUPPLY + thing] + sum(c[HAVE + seat * HELD + thing] for seat in range(SEATS))
        there = s.content.supply[thing]
        built = 0
        if thing in (STONE, WOOD):
            built = sum(c[(STONES if thing == STONE else WOODS) + project] for project in range(PROJECTS))
        if loose > there or loose + built < there:
            found.append(f"supply: there are {there} {THINGS[thing]} in all, not {loose + built}")
    return found


def _houses(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for seat in range(SEATS):
        mine = [site for site in range(SITES) if c[SITE + site] == seat]
        there = s.content.start_houses if seat < c[PLAYERS] else 0
        if len(mine) + c[HOUSES_LEFT + seat] != there:
            found.append(f"houses_left: seat {seat + 1} has {there} houses in all")
        if any(s.content.site_twin[site] in mine for site in mine):
            found.append(f"site: seat {seat + 1} has both sites of one yield")
        seals = sum(c[SEALS + project] >> seat & 1 for project in range(PROJECTS))
        if seals + c[SEALS_LEFT + seat] != (s.content.start_seals if seat < c[PLAYERS] else 0):
            found.append(f"seals_left: seat {seat + 1} has {s.content.start_seals if seat < c[PLAYERS] else 0} seals in all")
    return found


def _projects(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for project in range(PROJECTS):
        name = s.content.project_id[project]
        stones, woods = c[STONES + project], c[WOODS + project]
        if stones > s.content.project_stone[project] or woods > s.content.project_wood[project]:
            found.append(f"project {name}: more material than spaces")
        full = stones == s.content.project_stone[project] and woods == s.content.project_wood[project]
        if full != (c[PROJECT + project] == FINISHED):
            found.append(f"project {name}: finished is what is full, and nothing else")
        if c[PROJECT + project] == NOT_THERE and (stones or woods or c[SEALS + project]):
            found.append(f"project {name}: it has not come into play, so nothing lies on it")
    return found


def _cards(s: TownState) -> list[str]:
    """Every action card of a seat lies in exactly one place."""
    c = s.cells
    found: list[str] = []
    for seat in range(SEATS):
        sets = [c[field + seat] for field in (HAND, DOWN, UP, ASIDE)]
        together = 0
        for one in sets:
            if one == UNKNOWN:
                continue
            if together & one:
                found.append(f"cards of seat {seat + 1}: one lies in two places")
            together |= one
        if UNKNOWN not in sets and together != (ALL_CARDS if seat < c[PLAYERS] and c[CHAPTER] else 0):
            found.append(f"cards of seat {seat + 1}: {12 - together.bit_count()} lie nowhere")
        if c[DOWN + seat] != UNKNOWN and c[DOWN + seat].bit_count() != c[DOWN_SIZE + seat]:
            found.append(f"face_down_size: seat {seat + 1} has {c[DOWN + seat].bit_count()} there, not {c[DOWN_SIZE + seat]}")
        if c[DOWN_SIZE + seat] + c[UP + seat].bit_count() + c[ASIDE + seat].bit_count() > 12:
            found.append(f"face_down_size: seat {seat + 1} has twelve cards in all")
        if c[LAST + seat] != EMPTY and not c[UP + seat] >> c[LAST + seat] & 1:
            found.append(f"last: this card is not on the open pile of seat {seat + 1}")
        if c[LAST_PLAYED + seat] != EMPTY and not c[UP + seat] >> c[LAST_PLAYED + seat] & 1:
            found.append(f"last_played: this card is not on the open pile of seat {seat + 1}")
        if c[ASIDE + seat] and not (c[FIRST_GAME] and c[CHAPTER] == 1):
            found.append(f"set_aside: seat {seat + 1} has cards set aside, as in chapter 1 of a first game only")
    return found


def _events(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    events = [c[EVENT], *(c[EDGE_EVENT + place] for place in range(EDGE))]
    for event in events:
        if event != EMPTY and (s.content.event_chapter[event] != c[CHAPTER] or c[EVENTS_LEFT] >> event & 1):
            found.append(f"event: {s.content.event_id[event]} cannot lie there in chapter {c[CHAPTER]}")
    for event in events[1:]:
        if event != EMPTY and not s.content.event_permanent[event]:
            found.append(f"edge: {s.content.event_id[event]} is not permanent")
    if len({event for event in events if event != EMPTY}) != len([event for event in events if event != EMPTY]):
        found.append("event: one lies in two places")
    if c[LAID] != EMPTY and c[EVENT] == EMPTY:
        found.append("laid: there is no event on the council space")
    if c[CHAPTER]:
        of_chapter = ((1 << EVENTS_PER_CHAPTER) - 1) << (c[CHAPTER] - 1) * EVENTS_PER_CHAPTER
        left = c[EVENTS_LEFT]
        come = EVENTS_PER_CHAPTER - left.bit_count()
        if left & ~of_chapter or come not in (c[ROUND], c[ROUND] - 1):
            found.append(f"events_left: in round {c[ROUND]} as many of chapter {c[CHAPTER]} have been turned up")
    return found


def _plague(s: TownState) -> list[str]:
    """In chapters III and IV every tile lies somewhere, or has gone."""
    c = s.cells
    down = sum(c[PLACE + place] == FACE_DOWN for place in range(PLACES))
    tiles = [c[TILES_LEFT + value] for value in range(VALUES)]
    if c[CHAPTER] < 3:
        return ["places: the plague comes in chapter 3"] if down < PLACES or any(tiles) else []
    if sum(tiles) != down:
        return [f"tiles_left: {down} places have their tile face down, not {sum(tiles)}"]
    for value in range(VALUES):
        shown = sum(c[PLACE + place] == value + 1 for place in range(PLACES))
        if shown + tiles[value] > s.content.plague[value]:
            return [f"places: there are only {s.content.plague[value]} tiles of value {value + 1}"]
    return []
