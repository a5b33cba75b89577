"""What the measures of World Without End are about: kinds of things and what they are for, houses, donations, cards in hand, the sick."""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.games.world_without_end.content import CARDS, GRAIN, HELD, MONEY, PIETY, PLACES, PROJECTS, SITES, STONE, WOOD
from triptych.games.world_without_end.happenings import VP_SOURCES
from triptych.games.world_without_end.heuristics import card_hope
from triptych.games.world_without_end.model import EMPTY, FACE_DOWN, GONE, HAND, HAVE, PENALTIES, PLACE, SEALS, SITE, TownState

MATERIALS: Final = (STONE, WOOD)  # they lie next to each other
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
            ("piety", "dues", "due", PIETY),
            ("piety-over", "dues", "over", PIETY),
            ("grain", "dues", "due", GRAIN),
            ("grain-over", "dues", "over", GRAIN),
            ("taxes", "money", "tax", MONEY),
            ("money", "money", "money", MONEY),
        ):
            self.things.append(self.add(part, group, message, {"thing": thing}))
        self.building = [self.add("building", "material", "building", {"thing": thing}) for thing in MATERIALS]
        self.material = [self.add("material", "material", "over", {"thing": thing}) for thing in MATERIALS]
        self.houses = [self.add("houses", "houses", "house", {"site": site}) for site in range(SITES)]
        self.rents = [self.add("rents", "houses", "house", {"site": site}) for site in range(SITES)]
        self.donations = [self.add("donations", "donations", "donation", {"project": project}) for project in range(PROJECTS)]
        self.cards = [self.add("cards", "cards", "card", {"action": card}) for card in range(CARDS)]
        self.sick = [self.add("sick", "sick", "sick", {"place": place}) for place in range(PLACES)]
        self.penalties = [self.add("penalties", "penalties", "penalty", {"penalty": kind}) for kind in range(KINDS_OF_PENALTY)]

    def fill(self, s: Any, seat: int, whole: list[int], found: list[int]) -> None:
        table = cast(TownState, s)
        self.put(whole, self.things, found)
        self._material(table, seat, found)
        self._houses(table, seat, found)
        self._donations(table, seat, found)
        self._cards(table, seat, found)
        self._sick(table, seat, found)
        for kind in numbers_of(table.cells[PENALTIES + seat], 0):
            found[self.penalties[kind]] = -POINT

    def _material(self, s: TownState, seat: int, found: list[int]) -> None:
        at = HAVE + seat * HELD
        pieces = [[self.building[i], self.material[i]] for i in range(len(MATERIALS))]
        self.put_each(self.measures, s, seat, range(at + STONE, at + WOOD + 1), 0, pieces, found)

    def _houses(self, s: TownState, seat: int, found: list[int]) -> None:
        """Each house counts; of the rents only the best."""
        own = [site for site in range(SITES) if s.cells[SITE + site] == seat]
        pieces = [[self.rents[site]] if site in own else [] for site in range(SITES)]
        self.put_each(self.measures, s, seat, range(SITE, SITE + SITES), EMPTY, pieces, found)
        for site in own:
            found[self.houses[site]] = POINT
        rents = [(-found[self.rents[site]], site) for site in own]
        rents.sort()
        for _, site in rents[HOUSES_RENTED:]:
            found[self.rents[site]] = 0

    def _donations(self, s: TownState, seat: int, found: list[int]) -> None:
        pieces = [[self.donations[project]] if s.cells[SEALS + project] >> seat & 1 else [] for project in range(PROJECTS)]
        self.put_each(self.measures, s, seat, range(SEALS, SEALS + PROJECTS), 0, pieces, found)

    def _cards(self, s: TownState, seat: int, found: list[int]) -> None:
        """Half of the cards in hand can be played: the best ones count."""
        hand = s.cells[HAND + seat]
        cards = numbers_of(hand, 0)
        hopes = [(-card_hope(s, seat, card, hand), card) for card in cards]
        hopes.sort()
        for hope, card in hopes[: len(cards) // 2]:
            found[self.cards[card]] = -hope

    def _sick(self, s: TownState, seat: int, found: list[int]) -> None:
        """The cheapest first, as they would be treated: each is what it adds to those before."""
        table = s.clone()
        table.cells[PLACE : PLACE + PLACES] = [GONE] * PLACES
        sick = [(s.cells[PLACE + place], place) for place in range(PLACES) if FACE_DOWN < s.cells[PLACE + place] < GONE]
        sick.sort()
        before = 0
        for value, place in sick:
            table.cells[PLACE + place] = value
            at = self.sick[place]
            together = self.measures.measure(table, seat)[self.pieces[at].part]
            found[at] = together - before
            before = together
