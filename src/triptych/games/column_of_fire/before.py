"""Where things lie before a player, in both shapes."""

from __future__ import annotations

from typing import Final

from triptych.games.column_of_fire.chart import Box
from triptych.games.column_of_fire.content import TILE_KINDS
from triptych.games.column_of_fire.model import PLACES

WIDTH: Final = 1000
LEAST_PX: Final = 360
TEXT: Final = 31


class Before:
    """Where things lie before a player, in one shape: on a desk the persons in one row and the tiles below it; on a phone, where both must
    be larger to be read and touched, the persons in two rows if they are many, and the tiles beside the last of them."""

    def __init__(self, shape: str, card: float, text: float, across: int, tile: tuple[float, float]) -> None:
        self.shape = shape
        self.card = card
        self.text = text
        self.across = across
        self.tile = tile

    def places(self, persons: int) -> int:
        """For how many persons a place is shown when there are so many: a row, and all as soon as that is full."""
        return PLACES if persons >= self.across else self.across

    def person(self, i: int) -> Box:
        """The place of a person."""
        step = (WIDTH - 24 - self.card) / (self.across - 1)
        high = self.card * 7 / 5
        return 12 + step * (i % self.across), 250 + (high + 10) * (i // self.across), self.card, high

    def tray(self, tiles: int, persons: int) -> Box:
        """What so many tiles, or kinds of them, lie on: with two rows if they are many."""
        x, y, w, h = self.person(self.places(persons) - 1)
        if self.places(persons) == PLACES and self.across < PLACES:
            left = x + w + 10
            return left, y, WIDTH - 12 - left, h
        rows = 1 if tiles <= self.in_a_row else 2
        return 10, 250 + self.card * 7 / 5 + 10, 980, rows * (self.tile[1] + 4) + 6

    @property
    def in_a_row(self) -> int:
        return int(980 / (self.tile[0] + 6))

    def tiles(self, tiles: int, persons: int) -> list[Box]:
        """Their places."""
        x, y, w, h = self.tray(tiles, persons)
        if w == 980:
            wide, high = self.tile
            across, step, down, top = self.in_a_row, (972 - wide) / (self.in_a_row - 1), high + 4, y + 5
        else:
            across = 4 if tiles <= 8 else 6
            wide = high = min(150.0, w / across - 8)
            step, down, top = (w - 16 - wide) / (across - 1), (h + high) / 3, y + (h - high * 2) / 3
            x += 4
        return [(x + 4 + step * (i % across), top + down * (i // across), wide, high) for i in range(min(tiles, 2 * across))]

    def height(self, tiles: int, persons: int) -> float:
        _, y, _, h = self.tray(tiles, persons)
        return round(y + h + 8)


BEFORE: Final = {"wide": Before("wide", 184, TEXT, PLACES, (90, 92)), "tall": Before("tall", 236, 38, 4, (116, 116))}


def tray_symbol(tray: Box) -> str:
    """The symbol of a tray of this size: each is drawn for its size, so that no line is stretched."""
    return f"tray-{round(tray[2])}x{round(tray[3])}"


_HELD: Final = [(tiles, persons) for tiles in (1, 2 * TILE_KINDS) for persons in (0, PLACES)]
"""Few and many tiles before few and many persons."""


def trays() -> list[Box]:
    """Every tray that is used."""
    return list({tray_symbol(tray): tray for tray in (one.tray(*held) for one in BEFORE.values() for held in _HELD)}.values())


def grounds() -> dict[float, list[float]]:
    """How high what lies before a player can be, and where a line parts what lies there."""
    found: dict[float, list[float]] = {}
    for one in BEFORE.values():
        for held in _HELD:
            tray = one.tray(*held)
            found[one.height(*held)] = [105.0, 245.0, *([round(tray[1] - 5)] if tray[2] == 980 else [])]
    return found
