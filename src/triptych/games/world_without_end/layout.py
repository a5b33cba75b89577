"""Where things lie on the board, in both of its shapes. The scene puts the pieces there, and the drawing of the town leaves room for them.

The council space with the event card lies on top in the middle, the favour arc round it (on a phone: there and back below it), the town
beneath: fields, quarry and forest to the left, the market in the middle, the house sites lower left, the cathedral lower right.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, radians, sin
from typing import Final

from triptych.core.scene import SMALLEST_TARGET, SMALLEST_TEXT

Box = tuple[float, float, float, float]
"""Left, top, width, height."""
Point = tuple[float, float]

LAST_CELL: Final = 60
"""The score track runs from 0 to 60; then one counts on from 1."""
STOCK: Final = ("wool", "cloth", "loyalty", "knowledge", "money")
"""What lies in stock beside the board; the other supplies lie in the town."""


class Places:
    """One shape of the board. `text` is the smallest letter, `target` the smallest thing to be chosen, `icon` 16 px, in its units."""

    def __init__(self, shape: str, width: float, height: float, least_px: int) -> None:
        self.shape = shape
        self.width = width
        self.height = height
        self.least_px = least_px
        unit = width / least_px
        self.text = ceil(SMALLEST_TEXT * unit * 10) / 10
        self.target = ceil(SMALLEST_TARGET * unit * 10) / 10
        self.icon = ceil(16 * unit * 10) / 10
        self.margin = 0.0
        self.band = 0.0
        """The margin with its vine, and the score track inside it."""
        self.cells: list[Box] = []
        self.card: Box = (0, 0, 0, 0)
        self.numbers: list[Box] = []
        """The printed 0 to 3, at the edges of the council space: top, right, bottom, left."""
        self.seats: list[Box] = []
        """The positions 0 to 3, at its corners from the upper left one on clockwise: what a corner gives is theirs."""
        self.edge: list[Box] = []
        self.chapter: Box = (0, 0, 0, 0)
        self.dues: Box = (0, 0, 0, 0)
        self.favours: list[Box] = []
        self.stone = 0.0
        self.supply: dict[str, Box] = {}
        self.metal: Box = (0, 0, 0, 0)
        self.market: list[Box] = []
        self.projects: list[Box] = []
        self.sites: list[Box] = []
        self.yields: list[Box] = []
        self.places: list[Box] = []
        self.cathedral: Box = (0, 0, 0, 0)
        self.river: list[Point] = []
        self.river_width = 0.0

    def widened(self, cell: int) -> Box:
        """A cell of the score track with the margin beside it: for many markers at once."""
        x, y, w, h = self.cells[cell]
        more = self.margin - 6
        if y < self.margin + self.band - 1:
            return (x, y - more, w, h + more)
        if y + h > self.height - self.margin - 1:
            return (x, y, w, h + more)
        return (x - more, y, w + more, h) if x < self.width / 2 else (x, y, w + more, h)

    def table(self) -> Box:
        """The council table: everything that is told there lies on it."""
        boxes = [self.card, *self.numbers, *self.seats]
        left, top = min(box[0] for box in boxes) - 5, min(box[1] for box in boxes) - 5
        return (left, top, max(x + w for x, _, w, _ in boxes) + 5 - left, max(y + h for _, y, _, h in boxes) + 5 - top)

    def shield(self, position: int) -> Box:
        """Beside the seat of the one who holds it, on the table."""
        x, y, w, _ = self.seats[position]
        side = w * 0.58
        return (x + w - side * 0.2 if position in (0, 3) else x - side * 0.8, y + (w - side) / 2, side, side)


def cell_of(points: int) -> int:
    """[WE-10.2] Where somebody stands on the score track: after 60 comes 1, and he has 60 more."""
    return points if points <= LAST_CELL else (points - 1) % LAST_CELL + 1


def _cells(made: Places, across: int, down: int) -> list[Box]:
    """The score track, clockwise from the upper left corner; `across` cells along the bottom with both corners, and one more along the top,
    which begins with 0."""
    m, b = made.margin, made.band
    w, h = (made.width - 2 * m) / across, (made.height - 2 * m - 2 * b) / down
    right, bottom = made.width - m - b, made.height - m - b
    narrow = (made.width - 2 * m) / (across + 1)
    top: list[Box] = [(m + narrow * i, m, narrow, b) for i in range(across + 1)]
    side: list[Box] = [(right, m + b + h * i, b, h) for i in range(down)]
    back: list[Box] = [(made.width - m - w * (i + 1), bottom, w, b) for i in range(across)]
    up: list[Box] = [(m, bottom - h * (i + 1), b, h) for i in range(down)]
    return top + side + back + up


def _council(made: Places, x: float, y: float, card: float, number: float, seat: float, out: float) -> None:
    """The event card in the middle x, y; numbers at its edges, seats at its corners, their middles `out` from the middle."""
    made.card = (x - card / 2, y - card / 2, card, card)
    off = card / 2 + 4 + number / 2
    made.numbers = [(x + off * dx - number / 2, y + off * dy - number / 2, number, number) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    made.seats = [(x + out * dx - seat / 2, y + out * dy - seat / 2, seat, seat) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def _pairs(made: Places, x: float, y: float, site: float, banner: float, across: int, step: Point) -> None:
    """[WE-1.3] Seven yields, each above its two sites."""
    for pair in range(7):
        px, py = x + step[0] * (pair % across), y + step[1] * (pair // across)
        made.yields.append((px + site * 0.5, py, site + 4, banner))
        made.sites += [(px + (site + 4) * i, py + banner, site, site) for i in range(2)]


@lru_cache(maxsize=2)
def places(shape: str) -> Places:
    return _wide() if shape == "wide" else _tall()


def _wide() -> Places:
    made = Places("wide", 1600, 1250, 800)
    made.margin, made.band = 34, 42
    made.cells = _cells(made, 19, 11)
    x, y = 800.0, 282.0
    _council(made, x, y, 236, 64, 74, 160)
    side, radius = 126.0, 330.0
    for i in range(10):
        angle = radians(200 - 220 / 9 * i)
        made.favours.append((x + radius * cos(angle) - side / 2, y + radius * sin(angle) - side / 2, side, side))
    made.stone = 66
    made.chapter = (82, 82, 150, 150)
    made.dues = (238, 80, 184, 166)
    made.edge = [(1204, 82, 156, 156), (1366, 82, 156, 156)]
    for i, thing in enumerate(STOCK):
        made.supply[thing] = (1204 + 107 * (i % 3), 250 + 90 * (i // 3), 103, 84)
    made.metal = (1418, 340, 103, 84)
    made.supply |= {"grain": (86, 268, 103, 84), "stone": (86, 414, 103, 84), "wood": (86, 566, 103, 84), "piety": (1166, 1084, 103, 84)}
    made.market = [(576, 684, 108, 112), (690, 684, 108, 112)]
    w, h = PROJECT["wide"]
    made.projects = [
        (738, 900, w, h),
        (924, 982, w, h + 26),
        (1338, 446, w, h),
        (1340, 660, w, h),
        (1122, 716, w, h),
        (1338, 1008, w, h),
        (330, 716, w, h),
    ]
    _pairs(made, 86, 908, 73, 54, 4, (160, 132))
    made.places = [
        (float(px), float(py), 78, 82)
        for px, py in (
            (446, 572),
            (820, 690),
            (905, 690),
            (1426, 898),
            (312, 262),
            (1206, 506),
            (640, 812),
            (552, 812),
            (312, 412),
            (240, 800),
            (312, 562),
        )
    ]
    made.cathedral = (1106, 878, 242, 204)
    made.river = [(1536, 612), (1420, 634), (1270, 640), (1110, 690), (990, 780), (880, 880), (810, 1000), (770, 1100), (764, 1186)]
    made.river_width = 74
    return made


def _tall() -> Places:
    made = Places("tall", 1000, 2318, 360)
    made.margin, made.band = 10, 44
    made.cells = _cells(made, 10, 20)
    _council(made, 500, 330, 316, 92, 92, 208)
    for i in range(10):
        across = i if i < 5 else 9 - i
        made.favours.append((58 + 178 * across, 598 + 174 * (i // 5), 172, 172))
    made.stone = 90
    made.chapter = (60, 66, 178, 178)
    made.dues = (60, 254, 178, 330)
    made.edge = [(764, 66, 178, 178), (764, 254, 178, 178)]
    for i, thing in enumerate(STOCK):
        made.supply[thing] = (58 + 148.6 * i, 956, 142, 100)
    made.metal = (58 + 148.6 * 5, 956, 142, 100)
    made.supply |= {
        "grain": (60, 1076, 142, 100),
        "stone": (60, 1192, 142, 100),
        "wood": (60, 1306, 142, 100),
        "piety": (798, 1806, 142, 100),
    }
    made.market = [(344, 1072, 150, 150), (502, 1072, 150, 150)]
    w, h = PROJECT["tall"]
    left, step = 58.0, 222.7
    spots = {6: (0, 0), 0: (1, 0), 2: (2, 0), 4: (3, 0), 3: (0, 1), 1: (1, 1), 5: (2, 1)}
    made.projects = [(left + step * spots[i][0], 1424 + 248 * spots[i][1], w, h) for i in range(7)]
    made.cathedral = (left + step * 3, 1680, 216, 182)
    _pairs(made, 66, 1938, 92, 58, 4, (224, 156))
    made.places = [
        (float(px), float(py), 108, 104)
        for px, py in (
            (344, 1244),
            (452, 1244),
            (560, 1244),
            (690, 1308),
            (222, 1074),
            (690, 1074),
            (690, 1190),
            (818, 1074),
            (222, 1190),
            (818, 1190),
            (222, 1304),
        )
    ]
    made.river = [(962, 1374), (820, 1420), (560, 1416), (330, 1420), (180, 1430), (38, 1420)]
    made.river_width = 40
    return made


PROJECT: Final = {"wide": (182.0, 160.0), "tall": (216.0, 240.0)}

# What lies before a player.
SEAT_WIDTH: Final = 1000.0
SEAT_PX: Final = 360
TEXT: Final = 31.0
HOLDING: Final = (105.0, 92.0)
SMALL: Final = (78.0, 78.0)
GONE: Final = (78.0, 98.0)
SCREEN: Final = (976.0, 92.0)
EDGE: Final = 12.0
GAP: Final = 8.0
MOST_ACROSS: Final = 6
GONE_DOWN: Final = 4
"""A hand lies in two rows of at most six; what is no longer in it in columns of four beside them."""


class Before:
    """What lies before a player, in one shape. `name` is how high the name of a card in the hand is at least.

    On a desk there is more room beside than below: what he keeps lies in one line with his name. On a phone it has a line of its own.
    """

    def __init__(self, shape: str, kept: tuple[float, float], kept_at: tuple[float, float], rows: tuple[float, float], card: float) -> None:
        self.shape = shape
        self.kept = kept
        self.kept_at = kept_at
        self.holdings, self.cards = rows
        self.high = card
        self.name = TEXT if shape == "wide" else 38.0

    @property
    def mine(self) -> float:
        """How high it is with the hand of whoever looks, and below with the cards another has played."""
        return self.cards + 2 * (self.high + GAP)

    @property
    def other(self) -> float:
        return self.cards + SMALL[1] + 10

    def card(self, across: int) -> tuple[float, float]:
        """How large a card is where so many lie side by side: as large as the room beside those that are gone allows."""
        room = SEAT_WIDTH - 2 * EDGE - gone_columns(across) * (GONE[0] + GAP) + GAP
        return round(room / across - GAP, 1), self.high


def across(hand: int) -> int:
    """How many cards lie side by side, in two rows."""
    return max(1, (hand + 1) // 2)


def gone_columns(across: int) -> int:
    """How many columns the cards need that are no longer in a hand which lies so many across."""
    return -(-2 * (MOST_ACROSS - across) // GONE_DOWN)


BEFORE: Final = {
    "wide": Before("wide", (92.0, 90.0), (400.0, 7.0), (104.0, 204.0), 204.0),
    "tall": Before("tall", (118.0, 92.0), (EDGE, 206.0), (106.0, 306.0), 244.0),
}


def is_lying(w: float, h: float) -> bool:
    """Is an action card so wide that its picture stands beside its name, not above it?"""
    return w > 1.4 * h


def picture_box(w: float, h: float) -> Box:
    """The arched field on an action card."""
    return (h * 0.06, h * 0.07, h * 0.7, h * 0.83) if is_lying(w, h) else (w * 0.09, h * 0.05, w * 0.8, h * 0.5)


def frame(kind: str, w: float, h: float) -> str:
    """The symbol of a frame of this kind and size: each is drawn for its size, so that no line is stretched."""
    return f"{kind}-{w:g}x{h:g}"


def frames() -> dict[str, tuple[str, float, float, float]]:
    """Every frame that is used: its kind, its size, and how heavy its lines are."""
    found: dict[str, tuple[str, float, float, float]] = {}
    for shape, weight in (("wide", 2.0), ("tall", 2.6)):
        at = places(shape)
        sizes = {
            "panel": [at.dues[2:]],
            "tag": [at.supply["wool"][2:]],
            "label": [at.yields[0][2:]],
            "slot": [at.edge[0][2:], at.card[2:]],
            "card": [at.edge[0][2:]],
        }
        found |= {frame(kind, w, h): (kind, w, h, weight) for kind, boxes in sizes.items() for w, h in boxes}
    before = {"slot": [SMALL, GONE], "panel": [HOLDING, SMALL]}
    for one in BEFORE.values():
        before["panel"].append(one.kept)
        before.setdefault("action", []).extend(one.card(n) for n in range(1, MOST_ACROSS + 1))
    found |= {frame(kind, w, h): (kind, w, h, 2.6) for kind, boxes in before.items() for w, h in boxes}
    return found
