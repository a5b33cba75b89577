"""Where things lie on the board, in both of its shapes. The scene puts the pieces there, and the drawing knows the sizes.

On a desk the ten sheets lie in their pyramid, and what is not a circle beside it, where the upper rows are narrow. On a phone every row of
the pyramid has its lines: open circles big, two in a line; the others small, beside a single big one or in a line of their own.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from triptych.core.scene import SMALLEST_TARGET, SMALLEST_TEXT
from triptych.games.sola_fide.content import CIRCLES, MOST_LISTS

Box = tuple[float, float, float, float]
"""Left, top, width, height."""

ROWS: Final = ((0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
"""[SF-2.1] The pyramid."""

WIDE: Final = (1000.0, 776.0)
WIDE_SHEET: Final = (238.0, 182.0)
TALL_SHEET: Final = (488.0, 344.0)
SMALL_SHEET: Final = (238.0, 150.0)
SEAT_GROUND: Final = (1000.0, 1400.0)


class Letters:
    """How large a card is set: its name and numbers, and its icons."""

    def __init__(self, text: float, icon: float) -> None:
        self.text = text
        self.icon = icon


class Shape(Letters):
    """The sizes of one shape. `text` is the smallest letter, `target` the smallest thing to be chosen, `icon` 16 px, in its units."""

    def __init__(self, name: str, width: float, least_px: int) -> None:
        self.name = name
        self.width = width
        self.least_px = least_px
        unit = width / least_px
        super().__init__(ceil(SMALLEST_TEXT * unit * 10) / 10, ceil(16 * unit * 10) / 10)
        self.target = ceil(SMALLEST_TARGET * unit * 10) / 10


DESK: Final = Shape("wide", 1000, 800)
PHONE: Final = Shape("tall", 1000, 360)


class Places:
    """The places of one board: those of the circles depend on which are open."""

    def __init__(self, shape: Shape, height: float) -> None:
        self.shape = shape
        self.height = height
        self.circles: list[Box] = [(0, 0, 0, 0)] * CIRCLES
        self.title: Box = (0, 0, 0, 0)
        self.choices: Box = (0, 0, 0, 0)
        self.scores: list[Box] = []
        self.decks: list[Box] = []
        self.foreign: Box = (0, 0, 0, 0)
        """The Foreign Influence card that is being carried out."""
        self.played: Box = (0, 0, 0, 0)
        self.supply: Box = (0, 0, 0, 0)


def desk() -> Places:
    made = Places(DESK, WIDE[1])
    w, h = WIDE_SHEET
    top = 17.0
    for r, row in enumerate(ROWS):
        for i, circle in enumerate(row):
            made.circles[circle] = (500 - len(row) * 121 + 2 + 242 * i, top + 186 * r, w, h)
    made.title = (18, top, 354, h)
    made.choices = made.title
    made.scores = [(18, top + 186, w - 8, h), (1000 - 18 - w + 8, top + 186, w - 8, h)]
    made.decks = [(630 + 88 * i, top, 84, 111) for i in range(4)]
    made.foreign = (630, top + 120, 352, 60)
    made.played = (18, top + 372, 113, h)
    made.supply = (869, top + 372, 113, h)
    return made


def phone(is_open: list[bool], choosing: bool) -> Places:
    """The lines of a pyramid, one row after the other."""
    made = Places(PHONE, 0)
    made.scores = [(8, 10, 488, 104), (504, 10, 488, 104)]
    y = 122.0
    made.title = (0, 0, 0, 0)
    if choosing:
        made.choices = (8, y, 984, 372)
        y += 380
    for row in ROWS:
        y = _lines(made, [circle for circle in row if is_open[circle]], [circle for circle in row if not is_open[circle]], y)
    made.decks = [(8 + 126 * i, y + 34, 120, 158) for i in range(4)]
    made.supply = (514, y + 2, 126, 222)
    made.played = (648, y + 2, 344, 222)
    made.foreign = made.played
    made.height = y + 232
    return made


def _lines(made: Places, big: list[int], small: list[int], y: float) -> float:
    """One row of the pyramid; where the next one begins."""
    (w, h), (sw, sh) = TALL_SHEET, SMALL_SHEET
    gap = 8.0
    while len(big) >= 2:
        made.circles[big[0]] = (8, y, w, h)
        made.circles[big[1]] = (504, y, w, h)
        big = big[2:]
        y += h + gap
    if big and small:
        left = big[0] < small[0]
        made.circles[big[0]] = (8 if left else 504, y, w, h)
        for i, circle in enumerate(small):
            x = (504 if left else 8) + (sw + 12) * (i % 2)
            if len(small) == 1:
                x += (w - sw) / 2
            made.circles[circle] = (x, y + (h - sh if i >= 2 else 0) + ((h - sh) / 2 if len(small) <= 2 else 0), sw, sh)
        return y + h + gap
    if big:
        made.circles[big[0]] = ((1000 - w) / 2, y, w, h)
        return y + h + gap
    if small:
        x = (1000 - len(small) * sw - (len(small) - 1) * 10) / 2
        for i, circle in enumerate(small):
            made.circles[circle] = (x + (sw + 10) * i, y, sw, sh)
        return y + sh + gap
    return y


def choice_boxes(at: Box, n: int) -> list[Box]:
    """The lists of a choice card, one below the other."""
    x, y, w, h = at
    high = (h - 4 * (n - 1)) // n
    return [(x, y + (high + 4) * i, w, high) for i in range(n)]


# What lies before a player, and the draft.
CARD: Final = (191.0, 312.0)
ACROSS: Final = {3: (322.0, CARD[1]), 4: (240.0, CARD[1]), 5: CARD}
"""How large a card is when so many lie side by side."""
LYING: Final = (388.0, 190.0)
COUNT: Final = (76.0, 48.0)
REWARDS: Final = (128.0, 90.0)
DRAFT_DESK: Final = (316.0, 428.0)
DRAFT_PHONE: Final = ((984.0, 300.0), (984.0, 360.0), (984.0, 440.0))
"""Small, larger or large, as what the three cards say needs it."""
DRAFT_WINDOW: Final = (276.0, 140.0)
KEPT_DESK: Final = (188.0, 72.0)
KEPT_PHONE: Final = (322.0, 120.0)
PROGRESS_DESK: Final = (192.0, 64.0)
PROGRESS_PHONE: Final = (488.0, 88.0)


class Before:
    """What lies before a player, in one shape.

    `letters`: how large his cards are set when so many lie side by side, the largest first; what has no room so is set smaller.
    """

    def __init__(self, shape: Shape, lying: float, letters: dict[int, list[Letters]]) -> None:
        self.shape = shape
        self.letters = letters
        self.lying = (LYING[0], lying)
        """The permanent card, and beside it, as high: a pile, the circles he has taken."""
        self.pile = (123.0, lying)
        self.taken = (326.0, lying)

    def set_in(self, across: int, rows: int) -> list[Letters]:
        """The sizes to try; several rows on a desk are shown smaller, as all must find room there, and so they are set larger."""
        return (LARGER.get(across, []) if self.shape is DESK and rows > 1 else []) + self.letters[across]

    def across(self, cards: int, open_to_all: bool = True) -> int:
        """How many cards lie side by side: few of them large, more in two rows; on a phone in two rows before they get small."""
        if not open_to_all:
            return 5
        if self.shape is DESK:
            return max(3, cards) if cards <= 5 else min(5, (cards + 1) // 2)
        return 3 if cards <= 6 else min(5, (cards + 1) // 2)


def _sizes(*texts: float) -> list[Letters]:
    return [Letters(text, max(PHONE.icon, round(text * 1.36, 1))) for text in (*texts, PHONE.text)]


LARGER: Final = {3: _sizes(48, 46, 43)[:-1], 4: _sizes(42, 39)[:-1]}
BEFORE: Final = {
    "wide": Before(DESK, LYING[1], {3: _sizes(40, 36), 4: _sizes(36, 33), 5: _sizes(32)}),
    "tall": Before(PHONE, 212.0, {3: _sizes(42, 38, 35, 33), 4: _sizes(38, 35, 33), 5: _sizes(35, 33)}),
}
LYING_LETTERS: Final = {"wide": _sizes(34), "tall": _sizes(38, 36, 33)}


def frame(kind: str, w: float, h: float) -> str:
    """The symbol of a frame of this kind and size: each is drawn for its size, so that no line is stretched."""
    return f"{kind}-{w:g}x{h:g}"


def frames() -> dict[str, tuple[str, float, float, float]]:
    """Every frame that is used: its kind, its size, and how heavy its lines are."""
    at, on = desk(), phone([True] * CIRCLES, True)
    small, large = 1.4, 2.6
    lying, piles, taken = zip(*((one.lying, one.pile, one.taken) for one in BEFORE.values()), strict=True)
    found = {
        ("card", small): [at.played[2:], at.foreign[2:], DRAFT_DESK],
        ("card", large): [on.played[2:], *ACROSS.values(), *lying, *piles, *DRAFT_PHONE],
        ("slot", small): [at.played[2:], DRAFT_DESK, KEPT_DESK],
        ("slot", large): [on.played[2:], *ACROSS.values(), *lying, *piles, *taken, *DRAFT_PHONE, KEPT_PHONE],
        ("panel", small): [at.scores[0][2:], at.supply[2:], PROGRESS_DESK, DRAFT_WINDOW],
        ("panel", large): [on.scores[0][2:], on.supply[2:], *taken, PROGRESS_PHONE],
        ("strip", small): [KEPT_DESK, *(choice_boxes(at.choices, n)[0][2:] for n in range(1, MOST_LISTS + 1))],
        ("strip", large): [KEPT_PHONE, COUNT, REWARDS, *(choice_boxes(on.choices, n)[0][2:] for n in range(1, MOST_LISTS + 1))],
    }
    return {frame(kind, w, h): (kind, w, h, weight) for (kind, weight), sizes in found.items() for w, h in sizes}


class Inside:
    """The places on an open sheet, measured from its corner: head with name and seal, the power track, both sides and their fields."""

    def __init__(self, shape: Shape) -> None:
        desk_ = shape is DESK
        w, h = WIDE_SHEET if desk_ else TALL_SHEET
        edge = 8.0 if desk_ else 12.0
        self.head = 40.0 if desk_ else 92.0
        side = (h - self.head - edge - 4) / 2
        track = 42.0 if desk_ else 92.0
        self.track: list[Box] = [(edge, self.head, track, side), (edge, self.head + side, track, side)]
        left = edge + track + (2 if desk_ else 4)
        wide = w - left - edge - 4
        self.sides: list[Box] = [(left, self.head, wide, side - 1), (left, self.head + side + 1, wide, side - 1)]
        self.seal = 32.0 if desk_ else 78.0
        self.dispute = 36.0 if desk_ else 84.0
        self.power = 25.0 if desk_ else 46.0
        self.plate = 29.0 if desk_ else 54.0
        self.tally = 17.0 if desk_ else 36.0
        self.tally_gap = 4.0 if desk_ else 6.0
        self.tally_text = 15.0 if desk_ else 32.0
        self.name_text = 18.0 if desk_ else 37.0

    def power_at(self, space: int) -> tuple[float, float]:
        """The middle of a space of the track."""
        x, y, w, h = self.track[space // 2]
        return x + w / 2, y + h * (24, 48, 16, 40)[space] / 64

    def fields(self, side: int, n: int) -> list[Box]:
        """The territories of a side, in a row: below its tally for the nobility, above it for the commons."""
        _, _, w, h = self.sides[side]
        room = h - self.tally - self.tally_gap
        high = room - 4
        wide = min(high * 30 / 36, (w - 6) / n)
        high = wide * 36 / 30
        step = min((w - 6) / n, wide * 1.12)
        x = (w - step * n) / 2 + (step - wide) / 2
        y = (room - high) / 2 + (self.tally + self.tally_gap - 1 if side == 0 else 1)
        return [(x + step * i, y, wide, high) for i in range(n)]
