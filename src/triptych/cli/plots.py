"""Small plots as SVG, for a page that colours them by the classes of their parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

Shown = Callable[[float], str]
"""How a number is written at an axis."""


@dataclass(frozen=True)
class Bar:
    """A value and where it lies, with its name; `about` says it in words."""

    name: str
    value: float
    low: float
    high: float
    about: str


@dataclass(frozen=True)
class Point:
    """A value along the way, and where it lay."""

    x: float
    value: float
    low: float
    high: float


def bars(rows: Sequence[Bar], shown: Shown) -> str:
    """Values with their intervals, one below the other, on one scale."""
    width, step, left, right = 640, 30, 150, 20
    ticks = scale(min(row.low for row in rows), max(row.high for row in rows))
    height = step * len(rows) + 26

    def across(value: float) -> float:
        return left + (value - ticks[0]) / (ticks[-1] - ticks[0]) * (width - left - right)

    parts = [
        f'<line class="grid" x1="{across(tick):.1f}" x2="{across(tick):.1f}" y1="0" y2="{height - 22}"/>'
        f'<text x="{across(tick):.1f}" y="{height - 6}" text-anchor="middle">{escape(shown(tick))}</text>'
        for tick in ticks
    ]
    for number, row in enumerate(rows):
        y = step * number + step / 2
        parts += [
            f'<text class="name" x="{left - 12}" y="{y + 4:.1f}" text-anchor="end">{escape(row.name)}</text>',
            f'<line class="interval" x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(row.value):.1f}" cy="{y}" r="5"><title>{escape(row.about)}</title></circle>',
        ]
    return _svg(width, height, "; ".join(row.about for row in rows), parts)


def curve(points: Sequence[Point], reference: float, about: str, shown: Shown) -> str:
    """A share along the way with the band it lay in, from 0 to 1, and a line to compare it with."""
    width, height, left, right, top, bottom = 310, 190, 44, 10, 8, 24
    last = points[-1].x

    def across(x: float) -> float:
        return left + x / last * (width - left - right)

    def down(value: float) -> float:
        return top + (1 - value) * (height - top - bottom)

    parts = [
        f'<line class="grid" x1="{left}" x2="{width - right}" y1="{down(tick):.1f}" y2="{down(tick):.1f}"/>'
        f'<text x="{left - 6}" y="{down(tick) + 4:.1f}" text-anchor="end">{escape(shown(tick))}</text>'
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    parts += [
        f'<text x="{across(x):.1f}" y="{height - 6}" text-anchor="{anchor}">{x:.0f}</text>'
        for x, anchor in ((0.0, "middle"), (last, "end"))
    ]
    upper = [f"{across(point.x):.1f},{down(point.high):.1f}" for point in points]
    lower = [f"{across(point.x):.1f},{down(point.low):.1f}" for point in reversed(points)]
    middle = [f"{across(point.x):.1f},{down(point.value):.1f}" for point in points]
    parts.append(f'<polygon class="band" points="{" ".join(upper + lower)}"/>')
    parts.append(f'<line class="reference" x1="{left}" x2="{width - right}" y1="{down(reference):.1f}" y2="{down(reference):.1f}"/>')
    parts.append(f'<polyline class="line" points="{" ".join(middle)}"/>')
    parts.append(f'<circle class="dot" cx="{across(last):.1f}" cy="{down(points[-1].value):.1f}" r="4"/>')
    return _svg(width, height, about, parts)


def scale(low: float, high: float) -> list[float]:
    """Round numbers, evenly apart, from at most `low` to at least `high`: three to eight of them."""
    span = max(high - low, 1e-6)
    step = 1e-7
    while span / step > 5:
        step *= 10
    for finer in (step / 5, step / 2):
        if span / finer <= 5:
            step = finer
            break
    first = low // step
    count = int(-(-high // step) - first)
    return [(first + number) * step for number in range(max(count, 1) + 1)]


def _svg(width: int, height: int, about: str, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(about)}">{"".join(parts)}</svg>'
