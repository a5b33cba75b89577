"""Where things lie on the chart, in both of its shapes. The scene puts the pieces there, and the drawing leaves room for them."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin, tan
from typing import Final

from triptych.core.scene import SMALLEST_TARGET

Box = tuple[float, float, float, float]
"""Left, top, width, height."""

CELLS: Final = 51
"""The score runs from 0 to 50, then on from 1."""
BAND: Final = 58
EDGE: Final = 10
"""The border of the chart: the band of the score along left and top, a narrow edge on the other sides."""


class Country:
    """The places of one country."""

    def __init__(self, city: Box, plots: list[Box], stones: Box, torch: Box, stack: Box, card: Box, sales: list[Box]) -> None:
        self.city = city
        self.plots = plots
        self.stones = stones
        self.torch = torch
        self.stack = stack
        self.card = card
        self.sales = sales

    def boxes(self) -> list[Box]:
        return [self.city, *self.plots, self.stones, self.torch, self.stack, *self.sales]


class Chart:
    """One shape of the board. `text` is the smallest letter, `target` the smallest thing to be chosen, in its units."""

    def __init__(self, shape: str, width: float, height: float, least_px: int, spaces: int) -> None:
        self.shape = shape
        self.width = width
        self.height = height
        self.least_px = least_px
        self.text = ceil(11 * width / least_px * 10) / 10
        self.target = ceil(SMALLEST_TARGET * width / least_px * 10) / 10
        self.spaces = spaces
        self.icon = 0.0
        self.heading = 0.0
        self.numeral = 0.0
        """How big an action's icon, a country's name, a house space's number are."""
        self.countries: list[Country] = []
        self.middle = (0.0, 0.0)
        self.radius = 0.0
        self.cells: list[Box] = []
        self.cartouche: Box = (0, 0, 0, 0)

    def petal(self, space: int) -> tuple[float, float, float, float, float]:
        """A petal: left, top, width, height of its symbol before it is turned, and its turn in degrees; space 0 points north."""
        turn = 360 * space / self.spaces
        x, y = self.on_rose(space, (self.inner + self.radius) / 2)
        h = self.radius - self.inner
        w = min(2 * self.radius * tan(pi / self.spaces), h * 0.8)
        return x - w / 2, y - h / 2, w, h, turn

    def disc(self, space: int) -> tuple[float, float, float]:
        """The middle of the disc on a space, and how wide it is: near the tip; where petals are narrow, every other one further in."""
        side = max(self.target, min(60, self.gap))
        further_in = 0.56 * side if self.gap < side and space % 2 else 0.0
        return *self.on_rose(space, self.radius - side / 2 - further_in), side

    @property
    def gap(self) -> float:
        """How far the tips of two petals side by side are apart."""
        return 2 * (self.radius - self.target / 2) * sin(pi / self.spaces)

    @property
    def inner(self) -> float:
        """Where the petals begin."""
        return self.radius * 0.42

    def on_rose(self, space: int, distance: float) -> tuple[float, float]:
        """The point so far from the middle of the rose, in the direction of a space."""
        angle = 2 * pi * space / self.spaces
        return self.middle[0] + distance * sin(angle), self.middle[1] - distance * cos(angle)


def score_cells(width: float, height: float) -> list[Box]:
    """Up the left side from 0, around the corner, along the top to 50."""
    down = height - EDGE - BAND
    along = width - EDGE - BAND
    left = round((CELLS - 1) * down / (down + along))
    top = CELLS - 1 - left
    step = down / left
    cells: list[Box] = [(0, height - EDGE - step * (i + 1), BAND, step) for i in range(left)]
    cells.append((0, 0, BAND, BAND))
    step = along / top
    return cells + [(BAND + step * i, 0, step, BAND) for i in range(top)]


def _wide_country(x: float, y: float, lift: float) -> Country:
    """City and stones, the stack to the right of them, the street of houses below, then the stall."""
    street: list[Box] = [(x + 71 * i, y + 254 - lift * sin(pi * i / 5), 71, 80) for i in range(6)]
    return Country(
        (x, y, 252, 146),
        street,
        (x, y + 152, 204, 64),
        (x + 208, y + 148, 46, 72),
        (x + 264, y, 162, 243),
        (x + 268, y + 3, 151, 211.4),
        [(x + 136, y + 340, 77, 78), (x + 213, y + 340, 77, 78)],
    )


def _tall_country(x: float, y: float) -> Country:
    """City, two rows of three houses, stones; to the right of them the stack and the stall."""
    houses: list[Box] = [(x + 89 * (i % 3), y + 115 + 90 * (i // 3), 89, 89.5) for i in range(6)]
    return Country(
        (x, y, 267, 113),
        houses,
        (x, y + 296, 267, 89),
        (x + 219, y + 2, 46, 72),
        (x + 273, y, 186, 284),
        (x + 276, y + 2, 178, 249.2),
        [(x + 275, y + 291, 91, 92), (x + 366, y + 291, 91, 92)],
    )


@lru_cache(maxsize=64)
def chart(shape: str, spaces: int) -> Chart:
    """The board in this shape, for a track of so many spaces."""
    if shape == "wide":
        made = Chart("wide", 1600, 1170, 800, spaces)
        made.countries = [
            _wide_country(96, 84, 8),
            _wide_country(502, 606, 8),
            _wide_country(1144, 70, 8),
            _wide_country(72, 738, 8),
        ]
        made.middle = (1259, 828)
        made.radius = 326
        made.icon, made.heading, made.numeral = min(58, 1150 / spaces), 32, 23
        made.cells = score_cells(1600, 1170)
        made.cartouche = (610, 92, 430, 150)
        return made
    made = Chart("tall", 1000, TALL_FRAME, 360, spaces)
    made.countries = [_tall_country(62, 72), _tall_country(529, 498), _tall_country(529, 72), _tall_country(62, 498)]
    made.radius = min(460, max(350, made.target * (spaces + 1) / (2 * pi) + made.target / 2))
    made.middle = (526, 893 + made.radius)
    made.height = max(TALL_FRAME, ceil(made.middle[1] + made.radius + 24))
    made.cells = score_cells(1000, TALL_FRAME)
    made.icon, made.heading, made.numeral = min(58, 1.1 * made.radius * 3 / spaces), 36, 31
    return made


TALL_FRAME: Final = 1617
"""How far down the score reaches in the tall shape; a track of many spaces makes the board longer."""
