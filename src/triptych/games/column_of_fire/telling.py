"""Which happenings of A Column of Fire matter most to one who comes back to the table."""

from __future__ import annotations

from typing import Final

from triptych.core.telling import Telling
from triptych.games.column_of_fire.content import GOOD_WORDS, RELIGION_WORDS

_STONES: Final = (*(f"stone-{religion}" for religion in RELIGION_WORDS), "neutral-stone")

TELLING: Final = {
    "event": Telling(9, "icon-event", moment=True),
    "conflict": Telling(9, "icon-torch", moment=True),
    "fifty": Telling(9, "icon-vp", moment=True),
    "stack-out": Telling(8, "icon-stack", moment=True),
    "final-scoring": Telling(9, "icon-vp", moment=True),
    "house-back": Telling(8, "icon-house", befalls=True),
    "house-pushed": Telling(8, "icon-house", befalls=True),
    "imprisoned": Telling(7, "icon-loch-leven", befalls=True),
    "good-lost": Telling(7, "icon-good-{}", "good", GOOD_WORDS, befalls=True),
    "took": Telling(7, "icon-person"),
    "house-placed": Telling(6, "icon-house"),
    "house-raised": Telling(6, "icon-house"),
    "sold": Telling(6, "icon-market-{}", "good", GOOD_WORDS),
    "stone-laid": Telling(5, "icon-{}", "stone", _STONES),
    "stone-lifted": Telling(5, "icon-{}", "stone", _STONES),
    "stone-returned": Telling(4, "icon-{}", "stone", _STONES),
    "tile-used": Telling(5, "icon-advantage"),
    "warded": Telling(5, "icon-protection", answer=True),
    "offered": Telling(5, "icon-protection", answer=True),
    "person-removed": Telling(5, "icon-remove-person"),
    "religion": Telling(3, "icon-{}", "religion", RELIGION_WORDS),
    "disc": Telling(3, "icon-disc"),
    "stepped-on": Telling(3, "icon-step-on"),
    "person-left": Telling(2, "icon-person"),
    "no-person": Telling(2, "icon-person"),
    "tile-drawn": Telling(2, "icon-advantage"),
    "protection": Telling(2, "icon-protection"),
    "good": Telling(1, "icon-good-{}", "good", GOOD_WORDS),
}
