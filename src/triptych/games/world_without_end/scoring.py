"""The end: what is left counts, and who wins (WE-10)."""

from __future__ import annotations

from typing import Any

from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import HELD, KNOWLEDGE, LOYALTY, MONEY, PIETY, STONE, WOOD
from triptych.games.world_without_end.model import HALF, HAVE, PLAYERS, VP, TownState


def final_scoring(s: TownState) -> None:
    """[WE-10.1] 1 VP for each stone and wood, half a VP for each money."""
    c = s.cells
    for seat in range(c[PLAYERS]):
        have = HAVE + seat * HELD
        material = c[have + STONE] + c[have + WOOD]
        if material:
            c[VP + seat] += material
            s.tell(told.SCORED, seat, material, told.FROM_MATERIAL)
        whole, half = divmod(c[have + MONEY], 2)
        if whole:
            c[VP + seat] += whole
            s.tell(told.SCORED, seat, whole, told.FROM_MONEY)
        c[HALF + seat] = half
        if half:
            s.tell(told.HALF, seat, 1, told.FROM_MONEY)
    s.tell(told.OVER)
    for seat in winners(s):
        s.tell(told.WINS, seat, twice_points(s, seat))


def twice_points(s: TownState, seat: int) -> int:
    return s.cells[VP + seat] * 2 + s.cells[HALF + seat]


def points(s: TownState) -> list[Any]:
    """Everybody's points. Half points count; whole ones stay ints (as list[float] the compiled code would make floats of them)."""
    found: list[Any] = []
    for seat in range(s.cells[PLAYERS]):
        whole = s.cells[VP + seat]
        if s.cells[HALF + seat]:
            found.append(whole + 0.5)
        else:
            found.append(whole)
    return found


def winners(s: TownState) -> list[int]:
    """[WE-10.1] Most VP wins; then more piety, then loyalty, then knowledge; then it is shared."""
    c = s.cells
    ranks: list[tuple[int, int, int, int]] = []
    for seat in range(c[PLAYERS]):
        have = HAVE + seat * HELD
        ranks.append((twice_points(s, seat), c[have + PIETY], c[have + LOYALTY], c[have + KNOWLEDGE]))
    best = max(ranks)
    return [seat for seat in range(c[PLAYERS]) if ranks[seat] == best]
