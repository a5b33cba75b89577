"""The board round the countries: the action track with discs and year, the score, the title."""

from __future__ import annotations

from typing import Final

from triptych.core.letters import written
from triptych.core.printed import Cells, cells, piece
from triptych.core.scene import Part, Piece
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.chart import CELLS
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.printed import Printed, seat_piece

OF_ROSE: Final[Cells] = cells((m.PLAYERS, 1), (m.DISC, m.SEATS), (m.YEAR, 1), (m.HALF, 1), (m.FINALE, 1))
OF_SCORES: Final[Cells] = cells((m.PLAYERS, 1), (m.VP, m.SEATS))


def rose(view: FireState, print_: Printed) -> list[Piece]:
    """The action track with the discs, and the year in its heart."""
    c = view.cells
    place = print_.chart
    x, y = place.middle
    r = place.radius + 5
    out: list[Piece] = []
    out.append(piece("rose", "rose", (x - r, y - r, 2 * r, 2 * r), print_.say("see-rose")))
    out += print_.petals
    for seat in range(c[m.PLAYERS]):
        space = c[m.DISC + seat]
        if space == m.EMPTY:
            continue
        dx, dy, side = place.disc(space)
        title = print_.seat_says("see-disc", seat, number=space)
        out.append(seat_piece("disc", "disc", seat, (dx - side / 2, dy - side / 2, side, side), title, 0.46, 0.47))
    r = place.inner * 0.6
    number = str(c[m.YEAR]) if c[m.HALF] else "·"
    half = ("", "I", "II")[c[m.HALF]]
    parts = (
        Part("", 0, round(r * 0.3, 1), round(2 * r, 1), round(r * 0.9, 1), "year", number, round(r * 0.95, 1)),
        Part("", 0, round(r * 1.3, 1), round(2 * r, 1), place.text, "half", half, max(place.text, round(r * 0.3, 1))),
    )
    out.append(piece("year", "medallion", (x - r, y - r, 2 * r, 2 * r), _year(view, print_), parts=parts if half else parts[:1]))
    return out


def _year(view: FireState, print_: Printed) -> str:
    c = view.cells
    return print_.say("see-last-year" if c[m.FINALE] else "see-year", number=c[m.YEAR], half=c[m.HALF])


def scores(view: FireState, print_: Printed) -> list[Piece]:
    """The markers on the scale; who has the same number shares its cell. After 50 it goes on from 1."""
    c = view.cells
    out: list[Piece] = []
    cells: dict[int, list[int]] = {}
    for seat in range(c[m.PLAYERS]):
        vp = c[m.VP + seat]
        cells.setdefault(vp if vp < CELLS else (vp - 1) % (CELLS - 1) + 1, []).append(seat)
    for cell, seats in cells.items():
        x, y, w, h = print_.chart.cells[cell]
        if x == 0:
            x, w = x + 9, w - 9
        if y == 0:
            y, h = y + 9, h - 9
        across = 1 if len(seats) == 1 else 2
        down = 1 if len(seats) < 3 else 2
        side = min(w / across, h / down) - 2
        for i, seat in enumerate(seats):
            cx, cy = x + w * (i % across + 0.5) / across, y + h * (i // across + 0.5) / down
            title = print_.seat_says("see-score", seat, number=c[m.VP + seat])
            lap = "lap" if c[m.VP + seat] >= CELLS else ""
            out.append(seat_piece("score", "marker", seat, (cx - side / 2, cy - side / 2, side, side), title, 0.64, 0.46, look=lap))
    return out


def cartouche(view: FireState, print_: Printed) -> list[Piece]:
    """The title of the chart, and the year in words."""
    name = print_.speaker.words.say("board-title")
    year = _year(view, print_)
    box = print_.chart.cartouche
    _, _, w, h = box
    parts = (
        written(name, 50, h * 0.2, w - 100, h * 0.36, 42, "heading", 30),
        written(year, 50, h * 0.56, w - 100, h * 0.24, 25, "year-line", print_.chart.text),
    )
    return [piece("cartouche", "cartouche", box, year, parts=parts)]
