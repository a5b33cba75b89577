"""What the measures of A Column of Fire are about: houses and conflicts by country, goods and where they sell, persons, dice, tiles."""

from __future__ import annotations

from typing import Any, cast

from triptych.core.details import Details
from triptych.core.fitted import Measures
from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.column_of_fire import agenda
from triptych.games.column_of_fire.content import PERSONS, TILE_KINDS, Content
from triptych.games.column_of_fire.happenings import VP_SOURCES
from triptych.games.column_of_fire.model import (
    DIE_AT,
    DISPLAY,
    DISPLAY_DIE,
    DISPLAY_SIZE,
    FREE,
    GOODS,
    HOUSE,
    ON_LOCH_LEVEN,
    TILES,
    TURN,
    FireState,
)


class FireDetails(Details):
    """A house and its number are one thing, so are a person and its years; a good is named by where it sells best."""

    def __init__(self, measures: Measures, content: Content) -> None:
        super().__init__(measures.names)
        self.measures = measures
        countries, goods, persons = range(4), range(4), range(PERSONS)
        self.add_sources("points", len(VP_SOURCES))
        self.houses = [self.add("houses", "houses", "house", {"country": country}) for country in countries]
        self.numbers = [self.add("numbers", "houses", "house", {"country": country}) for country in countries]
        self.ahead = [self.add("conflicts-ahead", "conflicts", "conflict", {"country": country}) for country in countries]
        self.behind = [self.add("conflicts-behind", "conflicts", "conflict", {"country": country}) for country in countries]
        self.sold = [self.add("goods-sold", "goods", "good-sold", {"good": good, "country": land}) for land in countries for good in goods]
        self.kept = [self.add("goods", "goods", "good", {"good": good}) for good in goods]
        self.persons = [self.add("persons", "actions", "person", {"card": card}) for card in persons]
        self.years = [self.add("years", "actions", "years", {"card": card}) for card in persons]
        self.begun = [self.add("begun", "actions", "person", {"card": card}) for card in persons]
        self.spaces = [self.add("begun", "actions", "space", {"space": space}) for space in range(len(content.space_action))]
        self.prisoners = [self.add("loch-leven", "loch-leven", "prisoner", {"die": die}) for die in range(5)]
        self.tiles = [self.add("tiles", "tiles", "tile", {"tile": kind}) for kind in range(len(content.tile_keys))]
        self.add_rest("tiles")

    def fill(self, s: Any, seat: int, whole: list[int], found: list[int]) -> None:
        table = cast(FireState, s)
        self._countries(table, seat, found)
        self._goods(table, seat, found)
        self._persons(table, seat, found)
        self._dice(table, seat, found)
        if table.cells[TILES + seat * TILE_KINDS] >= 0:
            self._tiles(table, seat, found)
        if seat == table.cells[TURN]:
            self._begun(table, seat, found)

    def _countries(self, s: FireState, seat: int, found: list[int]) -> None:
        pieces = [[self.houses[land], self.numbers[land], self.ahead[land], self.behind[land]] for land in range(4)]
        at = HOUSE + seat * 4
        self.put_each(self.measures, s, seat, range(at, at + 4), 0, pieces, found)

    def _goods(self, s: FireState, seat: int, found: list[int]) -> None:
        buyers = [self._buyer(s, seat, good) for good in range(4)]
        pieces = [[self.kept[good] if buyers[good] < 0 else self.sold[buyers[good] * 4 + good]] for good in range(4)]
        at = GOODS + seat * 4
        self.put_each(self.measures, s, seat, range(at, at + 4), 0, pieces, found)

    def _buyer(self, s: FireState, seat: int, good: int) -> int:
        """Where he has a house and would get most for a good; -1 if nowhere."""
        best = -1
        most = 0
        for country in range(4):
            price = s.content.price[country * 4 + good]
            if price > most and s.cells[HOUSE + seat * 4 + country] > 0:
                best, most = country, price
        return best

    def _persons(self, s: FireState, seat: int, found: list[int]) -> None:
        c = s.cells
        table = s.clone()
        table.cells[DISPLAY_SIZE + seat] = 1
        for place in range(c[DISPLAY_SIZE + seat]):
            card = c[DISPLAY + seat * 5 + place]
            table.cells[DISPLAY + seat * 5] = card
            table.cells[DISPLAY_DIE + seat * 5] = c[DISPLAY_DIE + seat * 5 + place]
            self.put(self.measures.measure(table, seat), [self.persons[card], self.years[card]], found)

    def _dice(self, s: FireState, seat: int, found: list[int]) -> None:
        at = DIE_AT + seat * 5
        pieces = [[self.prisoners[die]] if s.cells[at + die] == ON_LOCH_LEVEN else [] for die in range(5)]
        self.put_each(self.measures, s, seat, range(at, at + 5), FREE, pieces, found)

    def _tiles(self, s: FireState, seat: int, found: list[int]) -> None:
        at = TILES + seat * TILE_KINDS
        self.put_each(self.measures, s, seat, range(at, at + TILE_KINDS), 0, [[tile] for tile in self.tiles], found)

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
