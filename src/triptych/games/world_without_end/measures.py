"""What is measured in World Without End for the judgement that is fitted on played games."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.details import TownDetails
from triptych.games.world_without_end.hopes import card_hopes, donation_hopes, rents, treatable
from triptych.games.world_without_end.model import TownState
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
        self.stages = content.CHAPTERS * HALVES

    def stage(self, s: Any) -> int:
        """In steps: at the end of a chapter much changes at once."""
        c = cast(TownState, s).cells
        return (max(0, c[m.CHAPTER] - 1) * HALVES + (1 if c[m.ROUND] > content.ROUNDS // 2 else 0)) * POINT

    def details(self, s: Any) -> Details:
        return TownDetails(self)

    def measure(self, s: Any, seat: int) -> list[int]:
        town = cast(TownState, s)
        c = town.cells
        have = m.HAVE + seat * content.HELD
        hand = c[m.HAND + seat]
        last = c[m.CHAPTER] == content.CHAPTERS
        piety_due = max(0, USUAL_DUE + c[m.DUES + content.PIETY_DUE])
        grain_due = max(0, USUAL_DUE + c[m.DUES + content.GRAIN_DUE])
        tax = max(0, USUAL_TAX + c[m.DUES + content.TAX_DUE])
        stones = woods = 0
        for project in range(content.PROJECTS):
            if is_open(town, project):
                stones += stone_spaces(town, project)
                woods += wood_spaces(town, project)
        if last and not hand >> content.PROJECT & 1:
            stones = woods = 0
        building = min(c[have + content.STONE], stones, 4) + min(c[have + content.WOOD], woods, 4)
        sells = not last or hand >> content.SALE & 1
        heals = not last or hand >> content.MEDICINE & 1
        chapters = content.CHAPTERS - c[m.CHAPTER] + (hand >> content.RENT & 1)
        penalties = len(numbers_of(c[m.PENALTIES + seat], 0))
        return [
            c[m.VP + seat] * POINT + c[m.HALF + seat] * POINT // 2,
            min(c[have + content.PIETY], piety_due) * POINT,
            min(max(0, c[have + content.PIETY] - piety_due), 4) * POINT,
            min(c[have + content.GRAIN], grain_due) * POINT,
            min(max(0, c[have + content.GRAIN] - grain_due), 4) * POINT,
            min(c[have + content.MONEY], tax) * POINT,
            max(0, c[have + content.MONEY] - tax) * POINT,
            building * POINT,
            (c[have + content.STONE] + c[have + content.WOOD] - building) * POINT,
            min(c[have + content.WOOL], 5) * POINT if sells else 0,
            min(c[have + content.CLOTH], 3) * POINT if sells else 0,
            min(c[have + content.LOYALTY], 6) * POINT,
            min(c[have + content.KNOWLEDGE], 8) * POINT if heals else 0,
            (town.content.start_houses - c[m.HOUSES_LEFT + seat]) * POINT,
            rents(town, seat) * chapters,
            donation_hopes(town, seat),
            card_hopes(town, seat),
            treatable(town, seat) if hand >> content.MEDICINE & 1 else 0,
            -penalties * POINT,
        ]
