"""What the measures of A Column of Fire are about: houses and conflicts by country, goods and where they sell, persons, dice, tiles."""

from __future__ import annotations

from typing import Any, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.heuristics import POINT
from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.column_of_fire import agenda, content
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import Content
from triptych.games.column_of_fire.happenings import VP_SOURCES
from triptych.games.column_of_fire.model import FireState


class FireDetails(Details):
    """A house and its number are one thing, so are a person and its years; a good is named by where it sells best."""

    def __init__(self, measures: Measures, box: Content) -> None:
        super().__init__(measures.names)
        self.measures = measures
        countries, goods, persons = range(content.COUNTRIES), range(content.GOOD_KINDS), range(content.PERSONS)
        self.add_sources("points", len(VP_SOURCES))
        self.houses = [self.add("houses", "houses", "house", {"country": country}) for country in countries]
        self.numbers = [self.add("numbers", "houses", "house", {"country": country}) for country in countries]
        self.ahead = [self.add("conflicts-ahead", "conflicts", "conflict", {"country": country}) for country in countries]
        self.behind = [self.add("conflicts-behind", "conflicts", "conflict", {"country": country}) for country in countries]
        self.sold = [
            self.add("goods-sold", "goods", "good-sold", {"good": good, "country": land}, counted=True)
            for land in countries
            for good in goods
        ]
        self.kept = [self.add("goods", "goods", "good", {"good": good}, counted=True) for good in goods]
        self.persons = [self.add("persons", "actions", "person", {"card": card}) for card in persons]
        self.years = [self.add("years", "actions", "years", {"card": card}, counted=True) for card in persons]
        self.begun = [self.add("begun", "actions", "person", {"card": card}) for card in persons]
        self.spaces = [self.add("begun", "actions", "space", {"space": space}) for space in range(len(box.space_action))]
        self.prisoners = [self.add("loch-leven", "loch-leven", "prisoner", {"die": die}) for die in range(content.DICE)]
        self.tiles = [self.add("tiles", "tiles", "tile", {"tile": kind}) for kind in range(len(box.tile_keys))]
        self.add_rest("tiles")
        self.counted_groups.add("goods")
        self.dice = self.add_rest("dice", counted=True)
        self.protection = self.add_rest("protection", counted=True)

    def fill(self, s: Any, seat: int, whole: list[int], found: list[int]) -> None:
        table = cast(FireState, s)
        self._countries(table, seat, found)
        self._goods(table, seat, found)
        self._persons(table, seat, found)
        self._dice(table, seat, found)
        if table.cells[m.TILES + seat * content.TILE_KINDS] >= 0:
            self._tiles(table, seat, found)
        if seat == table.cells[m.TURN]:
            self._begun(table, seat, found)

    def count(self, s: Any, seat: int, found: list[int]) -> list[int]:
        """All that he has: of many of a kind only some count for the judgement. Years are those that the die on a person shows."""
        counts = super().count(s, seat, found)
        c = cast(FireState, s).cells
        for at in (*self.sold, *self.kept):
            if found[at] != 0:
                counts[at] = c[m.GOODS + seat * content.GOOD_KINDS + self.pieces[at].about["good"]] * POINT
        for place in range(c[m.DISPLAY_SIZE + seat]):
            die = c[m.DISPLAY_DIE + seat * m.PLACES + place]
            counts[self.years[c[m.DISPLAY + seat * m.PLACES + place]]] = (c[m.DIE_VALUE + seat * content.DICE + die] - 1) * POINT
        free = 0
        for die in range(content.DICE):
            if c[m.DIE_AT + seat * content.DICE + die] in (m.FREE, m.IN_HAND):
                free += 1
        counts[self.dice] = free * POINT
        counts[self.protection] = c[m.PROTECTION + seat] * POINT
        return counts

    def _countries(self, s: FireState, seat: int, found: list[int]) -> None:
        pieces = [[self.houses[land], self.numbers[land], self.ahead[land], self.behind[land]] for land in range(content.COUNTRIES)]
        at = m.HOUSE + seat * content.COUNTRIES
        self.put_each(self.measures, s, seat, range(at, at + content.COUNTRIES), 0, pieces, found)

    def _goods(self, s: FireState, seat: int, found: list[int]) -> None:
        pieces = [[self._good(s, seat, good)] for good in range(content.GOOD_KINDS)]
        at = m.GOODS + seat * content.GOOD_KINDS
        self.put_each(self.measures, s, seat, range(at, at + content.GOOD_KINDS), 0, pieces, found)

    def _good(self, s: FireState, seat: int, good: int) -> int:
        country = self._buyer(s, seat, good)
        return self.kept[good] if country < 0 else self.sold[country * content.GOOD_KINDS + good]

    def _buyer(self, s: FireState, seat: int, good: int) -> int:
        """Where he has a house and would get most for a good; -1 if nowhere."""
        best = -1
        most = 0
        for country in range(content.COUNTRIES):
            price = s.content.price[country * content.GOOD_KINDS + good]
            if price > most and s.cells[m.HOUSE + seat * content.COUNTRIES + country] > 0:
                best, most = country, price
        return best

    def _persons(self, s: FireState, seat: int, found: list[int]) -> None:
        c = s.cells
        table = s.clone()
        table.cells[m.DISPLAY_SIZE + seat] = 1
        for place in range(c[m.DISPLAY_SIZE + seat]):
            card = c[m.DISPLAY + seat * m.PLACES + place]
            table.cells[m.DISPLAY + seat * m.PLACES] = card
            table.cells[m.DISPLAY_DIE + seat * m.PLACES] = c[m.DISPLAY_DIE + seat * m.PLACES + place]
            self.put(self.measures.measure(table, seat), [self.persons[card], self.years[card]], found)

    def _dice(self, s: FireState, seat: int, found: list[int]) -> None:
        at = m.DIE_AT + seat * content.DICE
        pieces = [[self.prisoners[die]] if s.cells[at + die] == m.ON_LOCH_LEVEN else [] for die in range(content.DICE)]
        self.put_each(self.measures, s, seat, range(at, at + content.DICE), m.FREE, pieces, found)

    def _tiles(self, s: FireState, seat: int, found: list[int]) -> None:
        at = m.TILES + seat * content.TILE_KINDS
        self.put_each(self.measures, s, seat, range(at, at + content.TILE_KINDS), 0, [[tile] for tile in self.tiles], found)

    def _begun(self, s: FireState, seat: int, found: list[int]) -> None:
        c = s.cells
        table = s.clone()
        frames = range(BOTTOM, c[TOP] + 1, FRAME)
        for frame in frames:
            table.cells[frame] = agenda.END
        for frame in frames:
            if c[frame] == agenda.USE or c[frame] == agenda.LAY_CARD:
                table.cells[frame] = c[frame]
                what = c[frame + 1]
                space = c[frame] == agenda.USE and what >= agenda.SPACE
                at = self.spaces[what - agenda.SPACE] if space else self.begun[what]
                found[at] += self.measures.measure(table, seat)[self.pieces[at].part]
                table.cells[frame] = agenda.END
