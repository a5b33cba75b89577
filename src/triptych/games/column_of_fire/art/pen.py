# ruff: noqa: E501 -- the steps of a path are data
"""Drawing by rule: coasts from a few points, hatches beside them, hills and trees where there is room. The same every time."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from random import Random

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def smooth(points: list[Point], closed: bool, step: float) -> list[Point]:
    """A curve through the points (Catmull-Rom), with a point about every `step` units."""
    n = len(points)
    found: list[Point] = []
    for i in range(n if closed else n - 1):
        p0 = points[(i - 1) % n] if closed or i > 0 else points[i]
        p1, p2 = points[i], points[(i + 1) % n]
        p3 = points[(i + 2) % n] if closed or i + 2 < n else p2
        pieces = max(1, round(hypot(p2[0] - p1[0], p2[1] - p1[1]) / step))
        for k in range(pieces):
            t = k / pieces
            a, b = t * t, t * t * t
            found.append(
                (
                    0.5
                    * (
                        2 * p1[0]
                        + (p2[0] - p0[0]) * t
                        + (2 * p0[0] - 5 * p1[0] + 4 * p2[0] - p3[0]) * a
                        + (3 * p1[0] - p0[0] - 3 * p2[0] + p3[0]) * b
                    ),
                    0.5
                    * (
                        2 * p1[1]
                        + (p2[1] - p0[1]) * t
                        + (2 * p0[1] - 5 * p1[1] + 4 * p2[1] - p3[1]) * a
                        + (3 * p1[1] - p0[1] - 3 * p2[1] + p3[1]) * b
                    ),
                )
            )
    if not closed:
        found.append(points[-1])
    return found


def rough(points: list[Point], random: Random, wave: float, closed: bool = False) -> list[Point]:
    """A coast as a hand draws it: bays and capes of two sizes laid over the curve; the ends stay where they are."""
    n = len(points)
    big, small = 0.0, 0.0
    moved: list[Point] = []
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1] if i or closed else points[i], points[(i + 1) % n] if i + 1 < n or closed else points[i]
        angle = atan2(after[1] - before[1], after[0] - before[0]) + pi / 2
        big = 0.8 * big + random.uniform(-0.55, 0.55)
        small = 0.3 * small + random.uniform(-0.5, 0.5)
        fade = 1.0 if closed else min(1.0, i / 4, (n - 1 - i) / 4)
        off = wave * (big + 0.5 * small) * fade
        moved.append((x + off * cos(angle), y + off * sin(angle)))
    return moved


def path(points: list[Point], closed: bool = False) -> str:
    """Straight steps from point to point, whole units, each written as a step."""
    x, y = round(points[0][0]), round(points[0][1])
    out = [f"M{x} {y}"]
    for a, b in points[1:]:
        dx, dy = round(a) - x, round(b) - y
        if dx == 0 and dy == 0:
            continue
        out.append(f"l{dx} {dy}".replace(" -", "-"))
        x, y = x + dx, y + dy
    return "".join(out).replace("l-", "l-") + ("z" if closed else "")


def inside(polygon: list[Point], x: float, y: float) -> bool:
    odd = False
    j = len(polygon) - 1
    for i, (xi, yi) in enumerate(polygon):
        xj, yj = polygon[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            odd = not odd
        j = i
    return odd


class Raster:
    """Land and sea on a fine grid, with the distance of each point to the land."""

    def __init__(self, width: float, height: float, lands: list[list[Point]], cell: float = 2.5) -> None:
        self.cell = cell
        self.columns = int(width / cell) + 1
        self.rows = int(height / cell) + 1
        far = 10_000.0
        self.distance = [[far] * self.columns for _ in range(self.rows)]
        for land in lands:
            self._fill(land)
        self._spread()

    def _fill(self, land: list[Point]) -> None:
        for row in range(self.rows):
            y = row * self.cell + 0.01
            crossings: list[float] = []
            j = len(land) - 1
            for i, (xi, yi) in enumerate(land):
                xj, yj = land[j]
                if (yi > y) != (yj > y):
                    crossings.append((xj - xi) * (y - yi) / (yj - yi) + xi)
                j = i
            crossings.sort()
            for a, b in zip(crossings[::2], crossings[1::2], strict=True):
                for column in range(max(0, round(a / self.cell)), min(self.columns, round(b / self.cell) + 1)):
                    self.distance[row][column] = 0.0

    def _spread(self) -> None:
        straight, slant = self.cell, self.cell * 1.414
        d = self.distance
        for rows, columns, s in (
            (range(self.rows), range(self.columns), -1),
            (range(self.rows - 1, -1, -1), range(self.columns - 1, -1, -1), 1),
        ):
            for r in rows:
                for c in columns:
                    best = d[r][c]
                    if 0 <= c + s < self.columns:
                        best = min(best, d[r][c + s] + straight)
                    if 0 <= r + s < self.rows:
                        best = min(best, d[r + s][c] + straight)
                        for side in (-1, 1):
                            if 0 <= c + side < self.columns:
                                best = min(best, d[r + s][c + side] + slant)
                    d[r][c] = best

    def at(self, x: float, y: float) -> float:
        return self.distance[min(self.rows - 1, max(0, int(y / self.cell)))][min(self.columns - 1, max(0, int(x / self.cell)))]


def coast_hatch(raster: Raster, random: Random, left: float, top: float, right: float, bottom: float, row: float, reach: float) -> str:
    """Level strokes in the water beside every coast, as engravers lay them."""
    out: list[str] = []
    y = top + row / 2
    while y < bottom:
        limit = [reach] * 4000
        wander = reach
        start = -1.0
        x = left
        while x <= right:
            wander = 0.9 * wander + 0.1 * random.uniform(reach * 0.3, reach * 1.7)
            limit[0] = wander
            wet = 0 < raster.at(x, y) < wander
            if wet and start < 0:
                start = x
            if (not wet or x + raster.cell > right) and start >= 0:
                if x - start > 3:
                    out.append(f"M{number(round(start))} {number(y)}h{round(x - start)}")
                start = -1.0
            x += raster.cell
        y += row
    return "".join(out)


def mountain(x: float, y: float, s: float, random: Random) -> tuple[str, str]:
    """A mountain with its foot at x, y: outline, and the hatch on its dark side."""
    h = s * random.uniform(0.9, 1.25)
    w = s * random.uniform(0.75, 0.95)
    lean = random.uniform(-0.12, 0.12) * s
    top = (x + lean, y - h)
    outline = (
        f"M{number(x - w)} {number(y)}q{number(w * 0.5)} {number(-h * 0.35)} {number(top[0] - x + w)} {number(-h)}"
        f"q{number(w * 0.35)} {number(h * 0.7)} {number(x + w - top[0])} {number(h)}"
    )
    strokes = []
    for k in range(1, 6):
        t = k / 6
        px, py = top[0] + (x + w - top[0]) * t * 0.8, top[1] + h * t * 0.9
        strokes.append(f"M{number(px)} {number(py)}l{number(-s * 0.16 - s * 0.12 * t)} {number(h * 0.26 * (1 - t * 0.4))}")
    return outline, "".join(strokes)


def tree(x: float, y: float, s: float) -> str:
    """A small round tree, its foot at x, y."""
    r = s * 0.42
    return (
        f"M{number(x)} {number(y)}v{number(-s * 0.4)}m{number(-r)} 0a{number(r * 0.7)} {number(r * 0.7)} 0 0 1 {number(r * 0.4)} {number(-r * 1.2)}"
        f"a{number(r * 0.6)} {number(r * 0.6)} 0 0 1 {number(r * 1.2)} 0a{number(r * 0.7)} {number(r * 0.7)} 0 0 1 {number(r * 0.4)} {number(r * 1.2)}z"
    )


def ripple(x: float, y: float, s: float) -> str:
    return f"M{number(x)} {number(y)}q{number(s / 2)} {number(-s / 2)} {number(s)} 0t{number(s)} 0"
