"""How colours look to eyes that lack one kind of cone, and how far apart two colours are.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full protanopia, deuteranopia and tritanopia, applied to linear
RGB. The distance is that of CIE L*a*b* (1976, white D65): about 2.3 can just be told apart side by side, far more is needed at a glance.
"""

from __future__ import annotations

from itertools import combinations
from math import dist

Matrix = tuple[tuple[float, float, float], ...]

SIGHT: dict[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    """Where a colour lies for somebody who sees like this."""
    seen = [min(1.0, max(0.0, part)) for part in times(SIGHT[sight], linear(colour))]
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (value / white for value, white in zip(times(TO_XYZ, seen), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, sight: str) -> float:
    return dist(lab(one, sight), lab(other, sight))


def nearest(colours: list[str], sight: str) -> float:
    """How far apart the two nearest of these colours are."""
    return min(apart(one, other, sight) for one, other in combinations(colours, 2))
