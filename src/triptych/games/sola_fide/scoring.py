"""Points, and who wins (SF-6)."""

from __future__ import annotations

from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.model import VP, FaithState


def score(s: FaithState, seat: int, points: int, source: int) -> None:
    """[SF-6.1] The VP of a circle, and 1 for each reward marker."""
    s.cells[VP + seat] += points
    s.tell(told.GAINED, seat, points, source)


def winners(s: FaithState) -> list[int]:
    """[SF-6.1] Most VP wins; a tie is shared."""
    c = s.cells
    if c[VP] == c[VP + 1]:
        return [0, 1]
    return [0] if c[VP] > c[VP + 1] else [1]
