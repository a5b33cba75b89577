"""Which happenings of Sola Fide matter most to one who comes back to the table."""

from __future__ import annotations

from typing import Final

from triptych.core.telling import Telling
from triptych.games.sola_fide.content import SIDES

TELLING: Final = {
    "taken": Telling(9, "icon-taken", moment=True),
    "turned-up": Telling(7, "icon-taken", moment=True),
    "foreign": Telling(8, "icon-deck", moment=True),
    "military": Telling(8, "icon-military", moment=True),
    "time-is-up": Telling(9, moment=True),
    "lost": Telling(7, "icon-discard", befalls=True),
    "discarded": Telling(4, "icon-discard", befalls=True),
    "played": Telling(6, "icon-hand"),
    "laid-out": Telling(6, "icon-permanent"),
    "replaced": Telling(5, "icon-permanent"),
    "reward": Telling(6, "icon-reward"),
    "converted": Telling(5, "icon-convert-{}", "side", SIDES),
    "cleared": Telling(5, "icon-remove-{}", "side", SIDES),
    "moved": Telling(5, "icon-move-{}", "side", SIDES),
    "disputed": Telling(5, "icon-dispute"),
    "extra": Telling(4, "icon-permanent", answer=True),
    "used": Telling(3, "icon-permanent", answer=True),
    "recovered": Telling(3, "icon-recover"),
    "drew": Telling(1, "icon-draw"),
}
