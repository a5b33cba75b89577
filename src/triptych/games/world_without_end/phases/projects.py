"""Building projects: material, donors, finishing (WE-6, WE-7.1)."""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.core.steps import AUTO
from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.step import HIT, TownStep, in_order, next_hit
from triptych.games.world_without_end.phases.stock import counted, gain_bundle, score

POINTS_FOR_MATERIAL: Final = 3
POINTS_FOR_METAL: Final = 3
POINTS_FOR_SHARED_METAL: Final = 1


def is_open(s: TownState, project: int) -> bool:
    """[WE-6.1] In play, not finished, [WE-6.5] not covered: takes material and donations."""
    c = s.cells
    return c[m.PROJECT + project] == m.IN_PLAY and not c[m.COVERED_PROJECTS] >> project & 1


def stone_spaces(s: TownState, project: int) -> int:
    """Stone spaces that are free."""
    return s.content.project_stone[project] - s.cells[m.STONES + project]


def wood_spaces(s: TownState, project: int) -> int:
    return s.content.project_wood[project] - s.cells[m.WOODS + project]


def build(s: TownState, seat: int, project: int, stones: int, woods: int) -> None:
    """[WE-4.2] His own material on one project, 3 VP each; [WE-1.1] it stays there."""
    c = s.cells
    if stones:
        c[m.HAVE + seat * content.HELD + content.STONE] -= stones
        c[m.STONES + project] += stones
        s.tell(told.BUILT, seat, project, content.STONE, stones)
    if woods:
        c[m.HAVE + seat * content.HELD + content.WOOD] -= woods
        c[m.WOODS + project] += woods
        s.tell(told.BUILT, seat, project, content.WOOD, woods)
    score(s, seat, POINTS_FOR_MATERIAL * (stones + woods), told.FROM_BUILDING)
    finish_if_full(s, project)


def finish_if_full(s: TownState, project: int) -> bool:
    """[WE-6.2] With its last space filled it is finished: the donors get their bonus. [WE-6.4] Before that the Tower gets the metal."""
    c = s.cells
    if stone_spaces(s, project) > 0 or wood_spaces(s, project) > 0:
        return False
    c[m.PROJECT + project] = m.FINISHED
    if project == content.TOWER:
        _give_metal(s)
    s.tell(told.FINISHED, project)
    if c[m.SEALS + project]:
        s.push(agenda.DONORS, project, c[m.SEALS + project] * HIT)
    return True


def _give_metal(s: TownState) -> None:
    """[WE-6.4] Most loyalty: 3 VP; those tied 1 VP each, at any number, even none."""
    players = s.cells[m.PLAYERS]
    loyalty = [counted(s, seat, content.LOYALTY) for seat in range(players)]
    most = max(loyalty)
    alone = loyalty.count(most) == 1
    for turn in range(players):
        seat = in_order(s, turn)
        if loyalty[seat] == most:
            s.tell(told.METAL, seat)
            score(s, seat, POINTS_FOR_METAL if alone else POINTS_FOR_SHARED_METAL, told.FROM_METAL)


class Donors(TownStep):
    """[WE-6.2] Every donor in order: his seal back and [WE-6.3] the bonus."""

    kind = AUTO
    name = "donors"
    most_a = content.PROJECTS - 1

    def run(self, s: TownState) -> None:
        c = s.cells
        project = c[c[TOP] + 1]
        seat = next_hit(s)
        if seat < 0:
            s.pop()
            return
        c[m.SEALS + project] &= ~(1 << seat)
        c[m.SEALS_LEFT + seat] += 1
        s.tell(told.SEAL_BACK, seat, project)
        gain_bundle(s, seat, s.content.donors[project], told.FROM_DONATION)


class Fill(TownStep):
    """Material from the supply on one project or on each, in the order of the table: by an event, or [WE-7.1] at the end of a chapter. Each
    may be finished by it, and its donors come before the next project."""

    kind = AUTO
    name = "fill"

    def run(self, s: TownState) -> None:
        c = s.cells
        frame = c[TOP]
        op = c[frame + 1] - 1
        project = c[frame + 2]
        while project < content.PROJECTS:
            project += 1
            c[frame + 2] = project
            if self.takes(s, op, project - 1) and self.fill(s, op, project - 1):
                return
        s.pop()

    def takes(self, s: TownState, op: int, project: int) -> bool:
        if op < 0:
            only = s.cells[m.ONLY_PROJECT]
            return is_open(s, project) and (only == m.EMPTY or only == project)
        what = s.content.op_what[op]
        if what != content.EACH_PROJECT and what != project:
            return False
        return s.cells[m.PROJECT + project] == m.IN_PLAY if self.substitutes(s, op) else is_open(s, project)

    def substitutes(self, s: TownState, op: int) -> bool:
        """[WE-6.4] What has a substitute is filled in any case, also [WE-6.5] under a cover tile."""
        return op >= 0 and s.content.op_short[op] > 0

    def fill(self, s: TownState, op: int, project: int) -> bool:
        """Stone first, as far as it is in stock, or with substitutes. Is it finished by that?"""
        c = s.cells
        left = 1 if op < 0 else s.content.op_n[op]
        substitute = self.substitutes(s, op)
        for material in (content.STONE, content.WOOD):
            spaces = stone_spaces(s, project) if material == content.STONE else wood_spaces(s, project)
            n = min(left, spaces) if substitute else min(left, spaces, c[m.SUPPLY + material])
            if n == 0:
                continue
            left -= n
            c[m.SUPPLY + material] = max(0, c[m.SUPPLY + material] - n)
            c[(m.STONES if material == content.STONE else m.WOODS) + project] += n
            s.tell(told.FILLED, project, material, n)
        return finish_if_full(s, project)
