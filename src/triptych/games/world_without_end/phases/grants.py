"""What can be gained but not kept: a treatment, a house, a favour (WE-9)."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import AUTO, SEAT
from triptych.games.world_without_end import agenda, content, moves
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.favours import can_move, move_stone
from triptych.games.world_without_end.phases.step import GRANT, TownStep
from triptych.games.world_without_end.phases.stock import counted, gain_bundle, score

POINTS_FOR_TREATING: Final = 2


def treatable(s: TownState, knowledge: int, first: int) -> list[int]:
    """[WE-9.3] The moves that treat one of the sick, from a place on, with this much knowledge."""
    found: list[int] = []
    if knowledge > 0:
        for place in range(first, content.PLACES):
            if m.TILE_DOWN < s.cells[m.PLACES + place] <= knowledge and s.cells[m.PLACES + place] < m.TILE_GONE:
                found.append(moves.TREAT + place)
    return found


def can_build(s: TownState, seat: int, site: int) -> bool:
    """[WE-4.5] A free site; never both sites of one yield."""
    c = s.cells
    return c[m.SITE + site] == m.EMPTY and c[m.HOUSES_LEFT + seat] > 0 and c[m.SITE + s.content.site_twin[site]] != seat


def free_sites(s: TownState, seat: int) -> list[int]:
    return [moves.HOUSE + site for site in range(content.SITES) if can_build(s, seat, site)]


def build_house(s: TownState, seat: int, site: int) -> None:
    s.cells[m.SITE + site] = seat
    s.cells[m.HOUSES_LEFT + seat] -= 1
    s.tell(told.HOUSE, seat, site)


def ways_to_use(s: TownState, seat: int, grant: int) -> list[int]:
    """The moves by which a grant can be used now."""
    if grant == content.TREAT:
        return treatable(s, counted(s, seat, content.KNOWLEDGE), 0)
    if grant == content.FREE_HOUSE:
        return free_sites(s, seat)
    if grant == content.FAVOUR:
        return [moves.FAVOUR] if can_move(s, seat) else []
    raise AssertionError(f"how grant {grant} is used is not known")


class Grants(TownStep):
    """[WE-3.9] One grant after the other, each if he likes; void if it cannot be used."""

    name = "grants"
    rule = "WE-3.9"

    def seat(self, s: TownState) -> int:
        return s.cells[s.cells[TOP] + 1] % GRANT

    def options(self, s: TownState, seat: int) -> list[int]:
        found = ways_to_use(s, seat, s.cells[s.cells[TOP] + 1] // GRANT)
        return [moves.SKIP, *found] if found else []

    def play(self, s: TownState, seat: int, move: int) -> None:
        c = s.cells
        grant = c[c[TOP] + 1] // GRANT
        c[c[TOP] + 2] -= 1
        if c[c[TOP] + 2] == 0:
            s.pop()
        if move == moves.SKIP:
            s.tell(told.SKIPPED, seat)
        elif grant == content.TREAT:
            s.push(agenda.CURE, seat, 1 << (move - moves.TREAT))
        elif grant == content.FREE_HOUSE:
            build_house(s, seat, move - moves.HOUSE)
        elif grant == content.FAVOUR:
            move_stone(s, seat, 1)
        else:
            raise AssertionError(f"what grant {grant} does is not known")


class Cure(TownStep):
    """[WE-9.3] Those he treats, in the order of the places: 2 VP each and the bonus of the place, and the tile leaves the game.
    [WE-9.4] A house may be such a bonus."""

    kind = AUTO
    name = "cure"
    most_a = SEAT

    def run(self, s: TownState) -> None:
        c = s.cells
        seat, treated = c[c[TOP] + 1], c[c[TOP] + 2]
        lowest = treated & -treated
        treated ^= lowest
        if treated:
            c[c[TOP] + 2] = treated
        else:
            s.pop()
        place = lowest.bit_length() - 1
        c[m.PLACES + place] = m.TILE_GONE
        s.tell(told.TREATED, seat, place)
        score(s, seat, POINTS_FOR_TREATING, told.FROM_TREATMENT)
        gain_bundle(s, seat, s.content.place_bonus[place], told.FROM_TREATMENT)
