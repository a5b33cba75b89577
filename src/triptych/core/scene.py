"""A scene: a view of the table as pieces that lie somewhere, from which SVG is made and differences are sent.

The art is static: symbols on a sheet, drawn once. A piece says which symbol lies where, under a key that stays the same while the thing
moves; so what moved can slide, and focus stays where it was. Keys are what the moves' targets name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final

SMALLEST_TEXT: Final = 11  # px that text must have at the least width a scene is made for


@dataclass(frozen=True)
class Piece:
    """One thing on the table: `symbol` of the sheet, drawn into the box x, y, w, h.

    `title` is the sentence a reader gets on hover, focus or long press. `look` are words for the style sheet ("seat-1 faded"). `text` is
    written in the middle of the box, `size` units high. A piece without a symbol is a place: seen only when it can be chosen.
    """

    key: str
    symbol: str
    x: float
    y: float
    w: float
    h: float
    title: str = ""
    look: str = ""
    text: str = ""
    size: float = 0

    def to_json(self) -> list[Any]:
        return [self.key, self.symbol, self.x, self.y, self.w, self.h, self.title, self.look, self.text, self.size]


@dataclass
class Scene:
    """Pieces in the order they are painted, on a ground of `width` x `height` units, made to be shown at least `least_px` wide."""

    name: str
    width: float
    height: float
    ground: str
    least_px: int
    pieces: list[Piece] = field(default_factory=list)

    def put(self, key: str, symbol: str, x: float, y: float, w: float, h: float, **more: Any) -> None:
        self.pieces.append(Piece(key, symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), **more))

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "width": self.width,
            "height": self.height,
            "ground": self.ground,
            "pieces": [piece.to_json() for piece in self.pieces],
        }


def difference(old: Scene | None, new: Scene) -> dict[str, Any]:
    """What to change to get from one scene to the next: pieces put (new or changed, each with the key it is painted after) and dropped."""
    if old is None:
        return new.to_json()
    before = {piece.key: piece for piece in old.pieces}
    after = {piece.key for piece in new.pieces}
    order_before = [piece.key for piece in old.pieces if piece.key in after]
    put: list[list[Any]] = []
    previous = ""
    kept = iter(order_before)
    expected = next(kept, "")
    for piece in new.pieces:
        if piece.key not in before:
            put.append([previous, *piece.to_json()])
        else:
            if piece.key == expected:
                expected = next(kept, "")
                moved_in_order = False
            else:
                moved_in_order = True
            if moved_in_order or piece != before[piece.key]:
                put.append([previous, *piece.to_json()])
        previous = piece.key
    return {"name": new.name, "put": put, "drop": [key for key in before if key not in after]}


class Sheet:
    """The symbols of a game's art: `<symbol id=... viewBox=...>` elements, and the style sheet they are drawn with."""

    def __init__(self, text: str, style: str) -> None:
        self.symbols: dict[str, str] = {}
        for found in re.finditer(r"<symbol\b[^>]*\bid=\"([^\"]+)\"[^>]*>.*?</symbol>", text, re.S):
            self.symbols[found.group(1)] = found.group(0)
        self.style = style

    def needed(self, names: Iterable[str]) -> list[str]:
        """These symbols and those they use themselves."""
        wanted = list(dict.fromkeys(name for name in names if name))
        for name in wanted:
            for used in re.findall(r"href=\"#([^\"]+)\"", self.symbols.get(name, "")) + re.findall(
                r"url\(#([^)]+)\)", self.symbols.get(name, "")
            ):
                if used in self.symbols and used not in wanted:
                    wanted.append(used)
        return wanted


def svg(scene: Scene, sheet: Sheet, *, theme: str = "light", lit: Iterable[str] = ()) -> str:
    """The scene as one SVG that stands by itself, for a notebook, a picture or a file."""
    names = sheet.needed([scene.ground, *(piece.symbol for piece in scene.pieces)])
    glow = set(lit)
    box = f'viewBox="0 0 {scene.width:g} {scene.height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="scene {escape(scene.name)}" data-theme="{escape(theme)}" {box}>'
    out = [head, f"<style>{sheet.style}</style>", "<defs>", *(sheet.symbols[name] for name in names), "</defs>"]
    if scene.ground:
        out.append(f'<use href="#{escape(scene.ground)}" width="{scene.width:g}" height="{scene.height:g}"/>')
    out += [piece_svg(piece, piece.key in glow) for piece in scene.pieces]
    out.append("</svg>")
    return "\n".join(out)


def piece_svg(piece: Piece, lit: bool = False) -> str:
    """One piece; the browser's script builds the very same element."""
    classes = " ".join(word for word in ("piece", piece.look, "lit" if lit else "") if word)
    parts = [f'<g data-key="{escape(piece.key)}" class="{escape(classes)}" transform="translate({piece.x:g} {piece.y:g})">']
    if piece.title:
        parts.append(f"<title>{escape(piece.title)}</title>")
    if piece.symbol:
        parts.append(f'<use href="#{escape(piece.symbol)}" width="{piece.w:g}" height="{piece.h:g}"/>')
    if piece.text:
        parts.append(
            f'<text x="{piece.w / 2:g}" y="{piece.h / 2:g}" font-size="{piece.size:g}" text-anchor="middle" '
            f'dominant-baseline="central">{escape(piece.text)}</text>'
        )
    parts.append("</g>")
    return "".join(parts)
