# ruff: noqa: E501 -- the steps of a path are data
"""Drawing by rule: paths, houses, trees, water, the vines and beasts of a margin. The same every time."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, hypot, pi, sin
from random import Random

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(look: str, d: str, more: str = "") -> str:
    return f'<path class="a-{look}" d="{d}"{" " + more if more else ""}/>'


def circle(look: str, x: float, y: float, r: float) -> str:
    return f'<circle class="a-{look}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'


def rect(x: float, y: float, w: float, h: float) -> str:
    return f"M{number(x)} {number(y)}h{number(w)}v{number(h)}h{number(-w)}z"


def cut_box(x: float, y: float, w: float, h: float, c: float) -> str:
    """A box with cut corners."""
    return (
        f"M{number(x + c)} {number(y)}h{number(w - 2 * c)}l{number(c)} {number(c)}v{number(h - 2 * c)}l{number(-c)} {number(c)}"
        f"h{number(2 * c - w)}l{number(-c)} {number(-c)}v{number(2 * c - h)}z"
    )


def at(drawing: str, x: float, y: float, scale: float = 1.0, mirrored: bool = False) -> str:
    """A drawing moved to a place."""
    size = "" if scale == 1 and not mirrored else f" scale({-scale if mirrored else scale:g} {scale:g})"
    return f'<g transform="translate({number(x)} {number(y)}){size}">{drawing}</g>'


def line(points: Iterable[Point]) -> str:
    """Straight steps from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def smooth(points: list[Point], step: float = 12) -> list[Point]:
    """An open curve through the points (Catmull-Rom), with a point about every `step` units."""
    found: list[Point] = []
    last = len(points) - 1
    for i in range(last):
        p0, p1, p2, p3 = points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]
        pieces = max(1, round(hypot(p2[0] - p1[0], p2[1] - p1[1]) / step))
        for k in range(pieces):
            t = k / pieces
            x, y = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
            found.append((x, y))
    found.append(points[-1])
    return found


def beside(points: list[Point], off: float) -> list[Point]:
    """The same curve, so far to its left."""
    moved = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        angle = atan2(by - ay, bx - ax) - pi / 2
        moved.append((x + off * cos(angle), y + off * sin(angle)))
    return moved


# -- small things of the town -------------------------------------------------------------------------------------------------------------


def cottage(x: float, y: float, w: float, roof: str = "roof", wall: str = "wall", smoke: bool = False) -> str:
    """A timbered house seen from above its front, its foot at x, y: gable to the left, the long roof behind it."""
    g, h, d = w * 0.46, w * 0.34, w * 0.3
    left, top = x - w / 2, y - h
    out = path(wall, f"M{number(left + g)} {number(y)}V{number(top)}L{number(left + w)} {number(top - d * 0.3)}V{number(y - d * 0.3)}z")
    out += path(
        wall,
        f"M{number(left)} {number(y)}V{number(top)}L{number(left + g / 2)} {number(top - d)}L{number(left + g)} {number(top)}V{number(y)}z",
    )
    out += path(
        roof,
        f"M{number(left + g / 2)} {number(top - d)}L{number(left + w - g * 0.3)} {number(top - d * 1.3)}L{number(left + w + 2)} {number(top - d * 0.25)}L{number(left + g + 1)} {number(top + 1)}z",
    )
    out += path(
        "thin",
        f"M{number(left + g * 0.1)} {number(top + h * 0.3)}H{number(left + g * 0.95)}M{number(left + g / 2)} {number(top - d * 0.7)}V{number(top + h * 0.3)}M{number(left + g * 0.25)} {number(y)}V{number(top + h * 0.3)}",
    )
    out += path("dark", f"M{number(left + g * 0.45)} {number(y)}v{number(-h * 0.5)}h{number(g * 0.3)}v{number(h * 0.5)}z")
    for k in (0.35, 0.68):
        out += path("thin", line([(left + g / 2 + (w * 0.62) * k, top - d - d * 0.3 * k), (left + g + (w - g) * k, top - d * 0.28 * k)]))
    if smoke:
        out += path(
            "thin",
            f"M{number(left + w * 0.7)} {number(top - d * 1.4)}q{number(w * 0.08)} {number(-w * 0.1)} 0 {number(-w * 0.18)}t{number(w * 0.04)} {number(-w * 0.16)}",
        )
    return out


def tree(x: float, y: float, s: float, look: str = "leaf") -> str:
    """A round tree as illuminators paint it: a stem, a crown of three lobes, its foot at x, y."""
    r = s * 0.3
    crown = (
        f"M{number(x - r * 1.4)} {number(y - s * 0.42)}a{number(r)} {number(r)} 0 0 1 {number(r * 0.45)} {number(-r * 1.35)}"
        f"a{number(r * 0.95)} {number(r * 0.95)} 0 0 1 {number(r * 1.9)} 0a{number(r)} {number(r)} 0 0 1 {number(r * 0.45)} {number(r * 1.35)}"
        f"q{number(-r * 0.7)} {number(r * 0.5)} {number(-r * 1.4)} {number(r * 0.1)}q{number(-r * 0.7)} {number(r * 0.4)} {number(-r * 1.4)} {number(-r * 0.1)}z"
    )
    stem = f"M{number(x - s * 0.05)} {number(y)}l{number(s * 0.02)} {number(-s * 0.46)}h{number(s * 0.07)}l{number(s * 0.02)} {number(s * 0.46)}z"
    veins = f"M{number(x - r * 0.7)} {number(y - s * 0.66)}q{number(r * 0.3)} {number(-r * 0.5)} {number(r * 0.8)} {number(-r * 0.4)}M{number(x + r * 0.2)} {number(y - s * 0.5)}q{number(r * 0.5)} 0 {number(r * 0.7)} {number(-r * 0.5)}"
    return path("wood", stem) + path(look, crown) + path("thin", veins)


def fir(x: float, y: float, s: float, look: str = "verdigris") -> str:
    """A tall pointed tree in three tiers."""
    out = path("wood", rect(x - s * 0.05, y - s * 0.2, s * 0.1, s * 0.2))
    w = s * 0.3
    return out + path(
        look,
        f"M{number(x)} {number(y - s)}l{number(w * 0.6)} {number(s * 0.32)}h{number(-w * 0.25)}l{number(w * 0.5)} {number(s * 0.26)}h{number(-w * 0.28)}"
        f"l{number(w * 0.45)} {number(s * 0.26)}h{number(-w * 2.04)}l{number(w * 0.45)} {number(-s * 0.26)}h{number(-w * 0.28)}l{number(w * 0.5)} {number(-s * 0.26)}h{number(-w * 0.25)}z",
    )


def ripple(x: float, y: float, s: float) -> str:
    return f"M{number(x)} {number(y)}q{number(s / 2)} {number(-s / 2)} {number(s)} 0t{number(s)} 0"


def bar_with_leaves(a: Point, b: Point, random: Random, step: float, reach: float) -> str:
    """A vine from a to b as in a margin: a waving stem, from it ivy leaves in lapis, vermilion and gold, and small gold balls."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    waves = max(2, round(length / step))
    out, leaves = f"M{number(a[0])} {number(a[1])}", ""
    looks = ("lapis", "red", "gold", "leaf")
    for i in range(waves):
        side = 1 if i % 2 else -1
        x0, y0 = a[0] + ux * length * i / waves, a[1] + uy * length * i / waves
        x1, y1 = a[0] + ux * length * (i + 1) / waves, a[1] + uy * length * (i + 1) / waves
        mx, my = (x0 + x1) / 2 - uy * side * reach * 0.9, (y0 + y1) / 2 + ux * side * reach * 0.9
        out += f"Q{number(mx)} {number(my)} {number(x1)} {number(y1)}"
        tx, ty = (x0 + x1) / 2 + uy * side * reach * 0.45, (y0 + y1) / 2 - ux * side * reach * 0.45
        out += f"M{number((x0 + x1) / 2 - uy * side * reach * 0.42)} {number((y0 + y1) / 2 + ux * side * reach * 0.42)}L{number(tx)} {number(ty)}M{number(x1)} {number(y1)}"
        turn = atan2(ty - my, tx - mx)
        leaves += ivy(tx, ty, reach * 0.74, turn, looks[(i + random.randrange(2)) % 4])
        leaves += circle("ball", x1 - uy * side * reach * 0.55 + ux * 3, y1 + ux * side * reach * 0.55 + uy * 3, reach * 0.16)
    return path("stem", out) + leaves


def ivy(x: float, y: float, s: float, turn: float, look: str) -> str:
    """A leaf with three points."""
    steps = [(0.0, 0.0), (0.15, 0.75), (0.55, 0.3), (1.25, 0.0), (0.55, -0.3), (0.15, -0.75)]
    c, d = cos(turn), sin(turn)
    points = [(x + s * (u * c - v * d), y + s * (u * d + v * c)) for u, v in steps]
    (x0, y0), (x1, y1), (x2, y2), (x3, y3), (x4, y4), (x5, y5) = points
    return path(
        look,
        f"M{number(x0)} {number(y0)}Q{number(x1)} {number(y1)} {number(x2)} {number(y2)}L{number(x3)} {number(y3)}L{number(x4)} {number(y4)}Q{number(x5)} {number(y5)} {number(x0)} {number(y0)}z",
        'stroke-width="1"',
    )
