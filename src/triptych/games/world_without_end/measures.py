"""What is measured in World Without End for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.games.world_without_end.content import (
    CHAPTERS,
    CLOTH,
    GRAIN,
    HELD,
    KNOWLEDGE,
    LOYALTY,
    MEDICINE,
    MONEY,
    PIETY,
    PROJECT,
    PROJECTS,
    RENT,
    ROUNDS,
    SALE,
    STONE,
    WOOD,
    WOOL,
)
from triptych.games.world_without_end.details import TownDetails
from triptych.games.world_without_end.heuristics import card_hopes, donation_hopes, rents, treatable
from triptych.games.world_without_end.model import (
    CHAPTER,
    DUES,
    HALF,
    HAND,
    HAVE,
    HOUSES_LEFT,
    PENALTIES,
    ROUND,
    VP,
    TownState,
)
from triptych.games.world_without_end.phases.projects import is_open, stone_spaces, wood_spaces

HALVES: Final = 2  # stages of a chapter
USUAL_DUE: Final = 2
USUAL_TAX: Final = 4

_NAMES: Final = (
    "points",
    "piety",
    "piety-over",
    "grain",
    "grain-over",
    "taxes",
    "money",
    "building",
    "material",
    "wool",
    "cloth",
    "loyalty",
    "knowledge",
    "houses",
    "rents",
    "donations",
    "cards",
    "sick",
    "penalties",
)


class TownMeasures(Measures):
    """Things held, by what they are good for; houses, seals, cards and the sick that could be treated: in every half of a chapter."""

    def __init__(self) -> None:
        self.names = _NAMES
        self.iterations = (6, 12, 40, 300, 6000)
        self.softness = (0.005, 0.002, 0.001, 0.0, 0.0)
        self.stages = CHAPTERS * HALVES

    def stage(self, s: Any) -> int:
        """In steps: at the end of a chapter much changes at once."""
        c = cast(TownState, s).cells
        return (max(0, c[CHAPTER] - 1) * HALVES + (1 if c[ROUND] > ROUNDS // 2 else 0)) * POINT

    def details(self, s: Any) -> Details:
        return TownDetails(self)

    def measure(self, s: Any, seat: int) -> list[int]:
        town = cast(TownState, s)
        c = town.cells
        have = HAVE + seat * HELD
        hand = c[HAND + seat]
        last = c[CHAPTER] == CHAPTERS
        piety_due = max(0, USUAL_DUE + c[DUES])
        grain_due = max(0, USUAL_DUE + c[DUES + 1])
        tax = max(0, USUAL_TAX + c[DUES + 2])
        stones = woods = 0
        for project in range(PROJECTS):
            if is_open(town, project):
                stones += stone_spaces(town, project)
                woods += wood_spaces(town, project)
        if last and not hand >> PROJECT & 1:
            stones = woods = 0
        building = min(c[have + STONE], stones, 4) + min(c[have + WOOD], woods, 4)
        sells = not last or hand >> SALE & 1
        heals = not last or hand >> MEDICINE & 1
        chapters = CHAPTERS - c[CHAPTER] + (hand >> RENT & 1)
        penalties = len(numbers_of(c[PENALTIES + seat], 0))
        return [
            c[VP + seat] * POINT + c[HALF + seat] * POINT // 2,
            min(c[have + PIETY], piety_due) * POINT,
            min(max(0, c[have + PIETY] - piety_due), 4) * POINT,
            min(c[have + GRAIN], grain_due) * POINT,
            min(max(0, c[have + GRAIN] - grain_due), 4) * POINT,
            min(c[have + MONEY], tax) * POINT,
            max(0, c[have + MONEY] - tax) * POINT,
            building * POINT,
            (c[have + STONE] + c[have + WOOD] - building) * POINT,
            min(c[have + WOOL], 5) * POINT if sells else 0,
            min(c[have + CLOTH], 3) * POINT if sells else 0,
            min(c[have + LOYALTY], 6) * POINT,
            min(c[have + KNOWLEDGE], 8) * POINT if heals else 0,
            (town.content.start_houses - c[HOUSES_LEFT + seat]) * POINT,
            rents(town, seat) * chapters,
            donation_hopes(town, seat),
            card_hopes(town, seat),
            treatable(town, seat) if hand >> MEDICINE & 1 else 0,
            -penalties * POINT,
        ]
