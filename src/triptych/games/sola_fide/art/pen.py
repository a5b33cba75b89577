"""Cutting by rule: hatches, borders of leaves, rays. The same every time."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def ring(n: int, r: float, cx: float, cy: float, start: float = 0.0) -> list[Point]:
    """n points around a middle, the first one on top."""
    return [(cx + r * sin(start + 2 * pi * i / n), cy - r * cos(start + 2 * pi * i / n)) for i in range(n)]


def path(points: list[Point], closed: bool = True) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("z" if closed else "")


def rays(n: int, r0: float, r1: float, cx: float, cy: float, start: float = 0.0) -> str:
    """Strokes from r0 to r1; every other one is shorter."""
    inner, outer, short = ring(n, r0, cx, cy, start), ring(n, r1, cx, cy, start), ring(n, (r0 + 2 * r1) / 3, cx, cy, start)
    return "".join(path([inner[i], (short if i % 2 else outer)[i]], False) for i in range(n))


def strokes(x: float, y: float, dx: float, dy: float, n: int, length: float, lean: float = 0.0) -> str:
    """n level strokes from x, y, each dx, dy further; they run out as a knife does: every other one a little shorter."""
    return "".join(
        f"M{number(x + dx * i)} {number(y + dy * i)}l{number(length * (1 if i % 2 else 0.8))} {number(lean)}".replace(" -", "-")
        for i in range(n)
    )


def leaf(x: float, y: float, length: float, angle: float, fat: float = 0.34) -> str:
    """A leaf from its foot, pointing at an angle (0: right, a quarter: down)."""
    ax, ay = cos(angle), sin(angle)
    bx, by = -ay, ax
    tip = (x + length * ax, y + length * ay)
    one = (x + length * (0.45 * ax + fat * bx), y + length * (0.45 * ay + fat * by))
    two = (x + length * (0.45 * ax - fat * bx), y + length * (0.45 * ay - fat * by))
    return (
        f"M{number(x)} {number(y)}Q{number(one[0])} {number(one[1])} {number(tip[0])} {number(tip[1])}"
        f"Q{number(two[0])} {number(two[1])} {number(x)} {number(y)}z"
    )


def vine(x: float, y: float, length: float, wave: float, step: float, down: bool) -> tuple[str, str]:
    """A tendril along a line with a leaf in every bay: the stem, and the leaves."""
    n = max(2, round(length / step))
    step = length / n
    stem = f"M{number(x)} {number(y)}"
    leaves = ""
    for i in range(n):
        side = wave if i % 2 else -wave
        if down:
            stem += f"q{number(side)} {number(step / 2)} 0 {number(step)}"
            leaves += leaf(x + side * 0.35, y + step * (i + 0.5), wave * 1.7, (pi if i % 2 else 0) + (-0.5 if i % 2 else 0.5))
        else:
            stem += f"q{number(step / 2)} {number(side)} {number(step)} 0"
            leaves += leaf(x + step * (i + 0.5), y + side * 0.35, wave * 1.7, (-pi / 2 if i % 2 else pi / 2) + 0.5)
    return stem.replace(" -", "-"), leaves


def specks(random: Random, n: int, width: float, height: float) -> str:
    """Fibres of the paper."""
    out = ""
    for _ in range(n):
        x, y = random.uniform(4, width - 8), random.uniform(4, height - 8)
        out += f"M{round(x)} {round(y)}l{number(random.uniform(-5, 5))} {number(random.uniform(-2, 2))}".replace(" -", "-")
    return out
