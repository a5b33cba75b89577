"""What every game's pictures are asked: nothing on top of anything, readable on a phone, big enough to touch, colours that stand apart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import cos, hypot, pi, radians, sin
from pathlib import Path
from typing import Any

from triptych.core.letters import text_width
from triptych.core.scene import SMALLEST_TARGET, SMALLEST_TEXT, Piece, Scene

Point = tuple[float, float]

BOX: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
ELLIPSE: tuple[Point, ...] = tuple((0.5 + 0.5 * sin(2 * pi * i / 24), 0.5 - 0.5 * cos(2 * pi * i / 24)) for i in range(24))


def kind(piece: Piece) -> str:
    """The first word of a piece's key."""
    return piece.key.partition("-")[0]


class Lying:
    """How the pieces of a game lie: what may lie on what, by kind; which are round; which symbols have a shape of their own."""

    def __init__(
        self, on: dict[str, tuple[str, ...]], round_kinds: tuple[str, ...], shapes: dict[str, tuple[Point, ...]] | None = None
    ) -> None:
        self.on = on
        self.round_kinds = round_kinds
        self.shapes = shapes or {}

    def outline(self, piece: Piece) -> list[Point]:
        """What is seen of a piece."""
        unit = ELLIPSE if kind(piece) in self.round_kinds else self.shapes.get(piece.symbol, BOX)
        a = radians(piece.turn)
        mx, my = piece.x + piece.w / 2, piece.y + piece.h / 2
        points = [((u - 0.5) * piece.w, (v - 0.5) * piece.h) for u, v in unit]
        return [(mx + x * cos(a) - y * sin(a), my + x * sin(a) + y * cos(a)) for x, y in points]

    def may_lie_on(self, above: Piece, below: Piece) -> bool:
        return kind(below) in self.on.get(kind(above), ())

    def overlaps(self, scene: Scene) -> list[tuple[str, str, float]]:
        """The pieces that lie on what they do not belong on."""
        found = []
        shapes = [(piece, self.outline(piece)) for piece in scene.pieces]
        for i, (below, low) in enumerate(shapes):
            for above, high in shapes[i + 1 :]:
                reach = 40 if above.turn or below.turn else 0
                if above.x - reach > below.x + below.w or below.x - reach > above.x + above.w:
                    continue
                if above.y - reach > below.y + below.h or below.y - reach > above.y + above.h:
                    continue
                if not self.may_lie_on(above, below):
                    deep = depth(low, high)
                    if deep > 0.35:
                        found.append((below.key, above.key, deep))
        return found

    def lies_within_its_holder(self, piece: Piece, scene: Scene) -> bool:
        return any(within(piece, below) for below in scene.pieces if self.may_lie_on(piece, below))

    def check_inside(self, scene: Scene) -> None:
        """Everything is inside the scene, and what is written inside its piece."""
        for piece in scene.pieces:
            for x, y in self.outline(piece):
                assert -0.5 <= x <= scene.width + 0.5, (scene.name, piece.key)
                assert -0.5 <= y <= scene.height + 0.5, (scene.name, piece.key)
            for part in piece.parts:
                if part.text:
                    assert part.x >= -1, (piece.key, part)
                    assert part.x + part.w <= piece.w + 1, (piece.key, part)


def depth(one: list[Point], other: list[Point]) -> float:
    """How far two convex outlines reach into each other; 0 or less if they do not."""
    least: float = 1e9
    for polygon in (one, other):
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            nx, ny = by - ay, ax - bx
            length = hypot(nx, ny)
            if length < 1e-9:
                continue
            first = [(x * nx + y * ny) / length for x, y in one]
            second = [(x * nx + y * ny) / length for x, y in other]
            least = min(least, min(max(first), max(second)) - max(min(first), min(second)))
            if least <= 0:
                return least
    return least


def within(piece: Piece, holder: Piece) -> bool:
    return (
        holder.x - 1 <= piece.x
        and holder.y - 1 <= piece.y
        and piece.x + piece.w <= holder.x + holder.w + 1
        and piece.y + piece.h <= holder.y + holder.h + 1
    )


# -- reading and touching -----------------------------------------------------------------------------------------------------------------


def texts(scene: Scene) -> Iterator[tuple[Piece, str, float, float, float]]:
    """Everything that is written: on which piece, what, how high, in how much room, squeezed to what width."""
    for piece in scene.pieces:
        if piece.text:
            yield piece, piece.text, piece.size, piece.w, 0
        for part in piece.parts:
            if part.text:
                yield piece, part.text, part.size, part.w, part.fit


def check_text_size(scene: Scene) -> None:
    px = scene.least_px / scene.width
    for piece, text, size, _, _ in texts(scene):
        assert size * px >= SMALLEST_TEXT, (scene.name, piece.key, text, size * px)


def check_text_room(scene: Scene) -> None:
    """Text has room, and is not squeezed beyond reading."""
    for piece, text, size, room, fit in texts(scene):
        wide = text_width(text) * size
        if fit:
            assert fit <= room + 0.1, (piece.key, text)
            assert fit / wide > 0.72, (piece.key, text, fit / wide)
        else:
            assert wide <= room + 1, (piece.key, text)


def check_icon_size(scene: Scene, but: tuple[str, ...] = ()) -> None:
    px = scene.least_px / scene.width
    for piece in scene.pieces:
        for part in piece.parts:
            if part.symbol.startswith("icon-") and part.symbol not in but:
                assert part.w * px >= 16, (scene.name, piece.key, part.symbol, part.w * px)


def check_target(scenes: Iterable[Scene], target: str) -> Piece:
    """The thing is there, once, and big enough to touch."""
    found = [(piece, scene) for scene in scenes for piece in scene.pieces if piece.key == target]
    assert len(found) == 1, target
    piece, scene = found[0]
    px = scene.least_px / scene.width
    assert min(piece.w, piece.h) * px >= SMALLEST_TARGET - 0.01, (target, piece.w * px, piece.h * px)
    return piece


def check_titles(scene: Scene) -> None:
    for piece in scene.pieces:
        assert piece.title.strip(), (scene.name, piece.key)
        assert "{" not in piece.title
        assert piece.symbol or piece.parts, piece.key


# -- differences --------------------------------------------------------------------------------------------------------------------------


def apply(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """What a page does with a difference."""
    if "pieces" in change:
        return change
    order = [piece for piece in scene["pieces"] if piece[0] not in change["drop"]]
    for before, *piece in change["put"]:
        order = [other for other in order if other[0] != piece[0]]
        at = next(i for i, other in enumerate(order) if other[0] == before) + 1 if before else 0
        order.insert(at, piece)
    return {**scene, "pieces": order}


# -- colours ------------------------------------------------------------------------------------------------------------------------------


def check_sheet(text: str, style: str) -> None:
    """Ids on a sheet are unique, references lead somewhere, classes are in the style."""
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {(name, "") for name in ids} | {("", name) for name in ids}
    classes = {word for found in re.findall(r'class="([^"]+)"', text) for word in found.split()}
    known = set(re.findall(r"\.([a-zA-Z][\w-]*)", style))
    assert classes <= known, classes - known


@lru_cache(maxsize=8)
def colours(folder: Path, theme: str) -> dict[str, str]:
    """The variables of a theme: those of the light one, and over them those of the dark one."""
    style = (folder / "art" / "style.css").read_text("utf-8")
    found: dict[str, str] = {}
    for name in ("light", "dark"):
        block = re.search(rf'\[data-theme="{name}"\] \{{(.*?)\}}', style, re.S)
        assert block
        found |= dict(re.findall(r"--f-([\w-]+): ([^;]+);", block[1]))
        if name == theme:
            break
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def check_both_darks(folder: Path) -> None:
    """The system and the page mean the same by dark."""
    style = (folder / "art" / "style.css").read_text("utf-8")
    asked, told = (re.search(pattern, style, re.S) for pattern in (r'\[data-theme="dark"\] \{(.*?)\}', r'\[data-theme="auto"\] \{(.*?)\}'))
    assert asked
    assert told
    assert asked[1].split() == told[1].split()
