"""What the measures of World Without End are about: kinds of things and what they are for, houses, donations, cards in hand, the sick."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.happenings import VP_SOURCES
from triptych.games.world_without_end.hopes import card_hope
from triptych.games.world_without_end.model import TownState

MATERIALS: Final = (content.STONE, content.WOOD)  # they lie next to each other
KINDS_OF_PENALTY: Final = 3
HOUSES_RENTED: Final = 2


class TownDetails(Details):
    """What is for the dues and what is over are one thing, named by which of them counts more; so are a house and its rent."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(measures.names)
        self.measures = measures
        self.things: list[int] = []
        self.add_sources("points", len(VP_SOURCES))
        for part, group, message, thing in (
            ("piety", "dues", "due", content.PIETY),
            ("piety-over", "dues", "over", content.PIETY),
            ("grain", "dues", "due", content.GRAIN),
            ("grain-over", "dues", "over", content.GRAIN),
            ("taxes", "money", "tax", content.MONEY),
            ("money", "money", "money", content.MONEY),
        ):
            self.things.append(self.add(part, group, message, {"thing": thing}, counted=True))
        self.building = [self.add("building", "material", "building", {"thing": thing}, counted=True) for thing in MATERIALS]
        self.material = [self.add("material", "material", "over", {"thing": thing}, counted=True) for thing in MATERIALS]
        self.counted_groups.add("material")
        held = (("wool", content.WOOL), ("cloth", content.CLOTH), ("loyalty", content.LOYALTY), ("knowledge", content.KNOWLEDGE))
        self.held = [(self.add_rest(part, counted=True), thing) for part, thing in held]
        self.houses = [self.add("houses", "houses", "house", {"site": site}) for site in range(content.SITES)]
        self.rents = [self.add("rents", "houses", "house", {"site": site}) for site in range(content.SITES)]
        self.donations = [self.add("donations", "donations", "donation", {"project": project}) for project in range(content.PROJECTS)]
        self.cards = [self.add("cards", "cards", "card", {"action": card}) for card in range(content.CARDS)]
        self.sick = [self.add("sick", "sick", "sick", {"place": place}) for place in range(content.PLACES)]
        self.penalties = [self.add("penalties", "penalties", "penalty", {"penalty": kind}) for kind in range(KINDS_OF_PENALTY)]

    def fill(self, s: Any, seat: int, whole: list[int], found: list[int]) -> None:
        table = cast(TownState, s)
        self.put(whole, self.things, found)
        self._material(table, seat, found)
        self._houses(table, seat, found)
        self._donations(table, seat, found)
        self._cards(table, seat, found)
        self._sick(table, seat, found)
        for kind in numbers_of(table.cells[m.PENALTIES + seat], 0):
            found[self.penalties[kind]] = -POINT

    def count(self, s: Any, seat: int, found: list[int]) -> list[int]:
        """All that he has: of what is over, and of wool and the like, only some count for the judgement."""
        counts = super().count(s, seat, found)
        c = cast(TownState, s).cells
        have = m.HAVE + seat * content.HELD
        for due, over, thing in ((self.things[0], self.things[1], content.PIETY), (self.things[2], self.things[3], content.GRAIN)):
            counts[over] = c[have + thing] * POINT - found[due]
        for at, thing in self.held:
            if found[at] != 0:
                counts[at] = c[have + thing] * POINT
        return counts

    def _material(self, s: TownState, seat: int, found: list[int]) -> None:
        at = m.HAVE + seat * content.HELD
        pieces = [[self.building[i], self.material[i]] for i in range(len(MATERIALS))]
        self.put_each(self.measures, s, seat, range(at + content.STONE, at + content.WOOD + 1), 0, pieces, found)

    def _houses(self, s: TownState, seat: int, found: list[int]) -> None:
        """Each house counts; of the rents only the best."""
        own = [site for site in range(content.SITES) if s.cells[m.SITE + site] == seat]
        pieces = [[self.rents[site]] if site in own else [] for site in range(content.SITES)]
        self.put_each(self.measures, s, seat, range(m.SITE, m.SITE + content.SITES), m.EMPTY, pieces, found)
        for site in own:
            found[self.houses[site]] = POINT
        rents = [(-found[self.rents[site]], site) for site in own]
        rents.sort()
        for _, site in rents[HOUSES_RENTED:]:
            found[self.rents[site]] = 0

    def _donations(self, s: TownState, seat: int, found: list[int]) -> None:
        pieces = [[self.donations[project]] if s.cells[m.SEALS + project] >> seat & 1 else [] for project in range(content.PROJECTS)]
        self.put_each(self.measures, s, seat, range(m.SEALS, m.SEALS + content.PROJECTS), 0, pieces, found)

    def _cards(self, s: TownState, seat: int, found: list[int]) -> None:
        """Half of the cards in hand can be played: the best ones count."""
        hand = s.cells[m.HAND + seat]
        cards = numbers_of(hand, 0)
        hopes = [(-card_hope(s, seat, card, hand), card) for card in cards]
        hopes.sort()
        for hope, card in hopes[: len(cards) // 2]:
            found[self.cards[card]] = -hope

    def _sick(self, s: TownState, seat: int, found: list[int]) -> None:
        """The cheapest first, as they would be treated: each is what it adds to those before."""
        table = s.clone()
        table.cells[m.PLACES : m.PLACES + content.PLACES] = [m.TILE_GONE] * content.PLACES
        sick = [
            (s.cells[m.PLACES + place], place) for place in range(content.PLACES) if m.TILE_DOWN < s.cells[m.PLACES + place] < m.TILE_GONE
        ]
        sick.sort()
        before = 0
        for value, place in sick:
            table.cells[m.PLACES + place] = value
            at = self.sick[place]
            together = self.measures.measure(table, seat)[self.pieces[at].part]
            found[at] = together - before
            before = together
