"""The end: what is left counts, and who wins (WE-10)."""

from __future__ import annotations

from typing import Any

from triptych.games.world_without_end import content
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState


def final_scoring(s: TownState) -> None:
    """[WE-10.1] 1 VP for each stone and wood, half a VP for each money."""
    c = s.cells
    for seat in range(c[m.PLAYERS]):
        have = m.HAVE + seat * content.HELD
        material = c[have + content.STONE] + c[have + content.WOOD]
        if material:
            c[m.VP + seat] += material
            s.tell(told.SCORED, seat, material, told.FROM_MATERIAL)
        whole, half = divmod(c[have + content.MONEY], 2)
        if whole:
            c[m.VP + seat] += whole
            s.tell(told.SCORED, seat, whole, told.FROM_MONEY)
        c[m.HALF + seat] = half
        if half:
            s.tell(told.HALF, seat, 1, told.FROM_MONEY)
    s.tell(told.OVER)
    for seat in winners(s):
        s.tell(told.WINS, seat, twice_points(s, seat))


def twice_points(s: TownState, seat: int) -> int:
    return s.cells[m.VP + seat] * 2 + s.cells[m.HALF + seat]


def points(s: TownState) -> list[Any]:
    """Everybody's points. Half points count; whole ones stay ints (as list[float] the compiled code would make floats of them)."""
    found: list[Any] = []
    for seat in range(s.cells[m.PLAYERS]):
        whole = s.cells[m.VP + seat]
        if s.cells[m.HALF + seat]:
            found.append(whole + 0.5)
        else:
            found.append(whole)
    return found


def winners(s: TownState) -> list[int]:
    """[WE-10.1] Most VP wins; then more piety, then loyalty, then knowledge; then it is shared."""
    c = s.cells
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(c[m.PLAYERS]):
        have = m.HAVE + seat * content.HELD
        ranks.append((twice_points(s, seat), c[have + content.PIETY], c[have + content.LOYALTY], c[have + content.KNOWLEDGE]))
    best = max(ranks)
    return [seat for seat in range(c[m.PLAYERS]) if ranks[seat] == best]
