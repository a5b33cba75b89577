from __future__ import annotations

from triptych.core.game import Reason
from triptych.games.column_of_fire.model import FireState


def why_not(s: FireState, seat: int, move: int) -> Reason:
    return Reason("why-not-now")
