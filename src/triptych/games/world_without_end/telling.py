"""Which happenings of World Without End matter most to one who comes back to the table."""

from __future__ import annotations

from typing import Final

from triptych.core.telling import Telling
from triptych.games.world_without_end import content

_EMBLEMS: Final = tuple(action.replace("_", "-") for action in content.ACTIONS)

TELLING: Final = {
    "event": Telling(9, "icon-event", moment=True),
    "plague": Telling(9, "icon-plague", moment=True),
    "tower": Telling(9, "icon-project", moment=True),
    "chapter-ends": Telling(9, "icon-chapter", moment=True),
    "finished": Telling(9, "icon-project", moment=True),
    "metal": Telling(8, "icon-metal", moment=True),
    "sick": Telling(7, "icon-sick", moment=True),
    "brought": Telling(6, "icon-project"),
    "penalty": Telling(8, "icon-dues", befalls=True),
    "tax": Telling(5, "icon-dues", moment=True),
    "missed": Telling(7, "icon-dues", befalls=True, moment=True),
    "drawn-away": Telling(7, "icon-chance", befalls=True),
    "begs": Telling(6, "icon-begging", befalls=True),
    "house-back": Telling(7, "icon-house-back", befalls=True),
    "played": Telling(6, "emblem-{}", "action", _EMBLEMS),
    "built": Telling(7, "icon-{}", "thing", content.THINGS),
    "house": Telling(7, "icon-house"),
    "donated": Telling(7, "icon-seal"),
    "treated": Telling(7, "icon-treat"),
    "sold": Telling(6, "icon-market"),
    "exchanged": Telling(5, "icon-event"),
    "rent": Telling(4, "icon-house", answer=True),
    "wove": Telling(4, "icon-cloth"),
    "atoned": Telling(4, "icon-dues"),
    "seal-back": Telling(4, "icon-seal"),
    "repeats": Telling(4, "emblem-{}", "action", _EMBLEMS),
    "idle": Telling(3, "emblem-{}", "action", _EMBLEMS),
    "stone": Telling(3, "icon-favour"),
    "skipped": Telling(1, answer=True),
    "gave": Telling(1, "icon-{}", "thing", content.THINGS, befalls=True),
    "got": Telling(1, "icon-{}", "thing", content.THINGS, answer=True),
    "income": Telling(1, "icon-{}", "thing", content.THINGS, befalls=True),
}
