"""What cannot be on any table: for handed-in positions, and for tests."""

from __future__ import annotations

from typing import Final

from triptych.core.state import BOTTOM, FRAME, TOP, UNKNOWN
from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.step import GRANT

MOST_DUES: Final = 60  # more than all events of a chapter bring together


def problems(s: TownState) -> list[str]:
    return _agenda(s) + _seats(s) + _stock(s) + _houses(s) + _projects(s) + _cards(s) + _events(s) + _plague(s)


def _agenda(s: TownState) -> list[str]:
    """A grant is one of those there are, for somebody at the table."""
    c = s.cells
    found: list[str] = []
    for at in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[at] == agenda.GRANTS and not content.TREAT <= c[at + 1] // GRANT < content.BUNDLE:
            found.append(f"agenda: there is no grant {c[at + 1] // GRANT}")
    return found


def _seats(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for name, at in (("active", m.ACTIVE), ("turn", m.TURN)):
        if c[at] >= c[m.PLAYERS]:
            found.append(f"{name}: there are only {c[m.PLAYERS]} players")
    if s.to_come(agenda.BEGIN) != (c[m.CHAPTER] == 0):
        found.append("chapter: 0 is before the game has begun")
    if c[BOTTOM] == agenda.ROUND and c[BOTTOM + 1] == 0 and c[m.ROUND] >= content.ROUNDS:
        found.append(f"agenda: after round {content.ROUNDS} no other begins in this chapter")
    if any(abs(due) > MOST_DUES for due in c[m.DUES : m.DUES + content.DUES_KINDS]):
        found.append(f"dues: no chapter has more than {MOST_DUES}")
    if (c[m.ACTIVE] == m.EMPTY) != (c[m.CHAPTER] == 0):
        found.append("active: somebody holds the shield as soon as the first chapter begins")
    return found


def _stock(s: TownState) -> list[str]:
    """Of each thing there is only so much; of stone and wood a part is built in, perhaps with substitutes (WE-6.4)."""
    c = s.cells
    found: list[str] = []
    for thing in range(content.LIMITED):
        loose = c[m.SUPPLY + thing] + sum(c[m.HAVE + seat * content.HELD + thing] for seat in range(m.SEATS))
        there = s.content.supply[thing]
        built = 0
        if thing in (content.STONE, content.WOOD):
            built = sum(c[(m.STONES if thing == content.STONE else m.WOODS) + project] for project in range(content.PROJECTS))
        if loose > there or loose + built < there:
            found.append(f"supply: there are {there} {content.THINGS[thing]} in all, not {loose + built}")
    return found


def _houses(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for seat in range(m.SEATS):
        mine = [site for site in range(content.SITES) if c[m.SITE + site] == seat]
        there = s.content.start_houses if seat < c[m.PLAYERS] else 0
        if len(mine) + c[m.HOUSES_LEFT + seat] != there:
            found.append(f"houses_left: seat {seat + 1} has {there} houses in all")
        if any(s.content.site_twin[site] in mine for site in mine):
            found.append(f"site: seat {seat + 1} has both sites of one yield")
        seals = sum(c[m.SEALS + project] >> seat & 1 for project in range(content.PROJECTS))
        if seals + c[m.SEALS_LEFT + seat] != (s.content.start_seals if seat < c[m.PLAYERS] else 0):
            found.append(f"seals_left: seat {seat + 1} has {s.content.start_seals if seat < c[m.PLAYERS] else 0} seals in all")
    return found


def _projects(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    for project in range(content.PROJECTS):
        name = s.content.project_id[project]
        stones, woods = c[m.STONES + project], c[m.WOODS + project]
        if stones > s.content.project_stone[project] or woods > s.content.project_wood[project]:
            found.append(f"project {name}: more material than spaces")
        full = stones == s.content.project_stone[project] and woods == s.content.project_wood[project]
        if full != (c[m.PROJECT + project] == m.FINISHED):
            found.append(f"project {name}: finished is what is full, and nothing else")
        if c[m.PROJECT + project] == m.NOT_THERE and (stones or woods or c[m.SEALS + project]):
            found.append(f"project {name}: it has not come into play, so nothing lies on it")
    return found


def _cards(s: TownState) -> list[str]:
    """Every action card of a seat lies in exactly one place."""
    c = s.cells
    found: list[str] = []
    for seat in range(m.SEATS):
        sets = [c[field + seat] for field in (m.HAND, m.FACE_DOWN, m.FACE_UP, m.SET_ASIDE)]
        together = 0
        for one in sets:
            if one == UNKNOWN:
                continue
            if together & one:
                found.append(f"cards of seat {seat + 1}: one lies in two places")
            together |= one
        if UNKNOWN not in sets and together != (content.ALL_CARDS if seat < c[m.PLAYERS] and c[m.CHAPTER] else 0):
            found.append(f"cards of seat {seat + 1}: {content.CARDS - together.bit_count()} lie nowhere")
        if c[m.FACE_DOWN + seat] != UNKNOWN and c[m.FACE_DOWN + seat].bit_count() != c[m.FACE_DOWN_SIZE + seat]:
            found.append(f"face_down_size: seat {seat + 1} has {c[m.FACE_DOWN + seat].bit_count()} there, not {c[m.FACE_DOWN_SIZE + seat]}")
        if c[m.FACE_DOWN_SIZE + seat] + c[m.FACE_UP + seat].bit_count() + c[m.SET_ASIDE + seat].bit_count() > content.CARDS:
            found.append(f"face_down_size: seat {seat + 1} has twelve cards in all")
        if c[m.LAST + seat] != m.EMPTY and not c[m.FACE_UP + seat] >> c[m.LAST + seat] & 1:
            found.append(f"last: this card is not on the open pile of seat {seat + 1}")
        if c[m.LAST_PLAYED + seat] != m.EMPTY and not c[m.FACE_UP + seat] >> c[m.LAST_PLAYED + seat] & 1:
            found.append(f"last_played: this card is not on the open pile of seat {seat + 1}")
        if c[m.SET_ASIDE + seat] and not (c[m.FIRST_GAME] and c[m.CHAPTER] == 1):
            found.append(f"set_aside: seat {seat + 1} has cards set aside, as in chapter 1 of a first game only")
    return found


def _events(s: TownState) -> list[str]:
    c = s.cells
    found: list[str] = []
    events = [c[m.EVENT], *(c[m.EDGE + place] for place in range(m.EDGE_PLACES))]
    for event in events:
        if event != m.EMPTY and (s.content.event_chapter[event] != c[m.CHAPTER] or c[m.EVENTS_LEFT] >> event & 1):
            found.append(f"event: {s.content.event_id[event]} cannot lie there in chapter {c[m.CHAPTER]}")
    for event in events[1:]:
        if event != m.EMPTY and not s.content.event_permanent[event]:
            found.append(f"edge: {s.content.event_id[event]} is not permanent")
    if len({event for event in events if event != m.EMPTY}) != len([event for event in events if event != m.EMPTY]):
        found.append("event: one lies in two places")
    if c[m.LAID] != m.EMPTY and c[m.EVENT] == m.EMPTY:
        found.append("laid: there is no event on the council space")
    if c[m.CHAPTER]:
        of_chapter = ((1 << content.EVENTS_PER_CHAPTER) - 1) << (c[m.CHAPTER] - 1) * content.EVENTS_PER_CHAPTER
        left = c[m.EVENTS_LEFT]
        come = content.EVENTS_PER_CHAPTER - left.bit_count()
        if left & ~of_chapter or come not in (c[m.ROUND], c[m.ROUND] - 1):
            found.append(f"events_left: in round {c[m.ROUND]} as many of chapter {c[m.CHAPTER]} have been turned up")
    return found


def _plague(s: TownState) -> list[str]:
    """In chapters III and IV every tile lies somewhere, or has gone."""
    c = s.cells
    down = sum(c[m.PLACES + place] == m.TILE_DOWN for place in range(content.PLACES))
    tiles = [c[m.TILES_LEFT + value] for value in range(content.VALUES)]
    if c[m.CHAPTER] < 3:
        return ["places: the plague comes in chapter 3"] if down < content.PLACES or any(tiles) else []
    if sum(tiles) != down:
        return [f"tiles_left: {down} places have their tile face down, not {sum(tiles)}"]
    for value in range(content.VALUES):
        shown = sum(c[m.PLACES + place] == value + 1 for place in range(content.PLACES))
        if shown + tiles[value] > s.content.plague[value]:
            return [f"places: there are only {s.content.plague[value]} tiles of value {value + 1}"]
    return []
