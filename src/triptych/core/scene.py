"""A scene: a view of the table as pieces that lie somewhere, from which SVG is made and differences are sent.

The art is static: symbols on a sheet, drawn once. A piece says which symbol lies where, under a key that stays the same while the thing
moves; so what moved can slide, and focus stays where it was. Keys are what the moves' targets name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape as html_escape
from typing import Any, Final

SMALLEST_TEXT: Final = 11  # px that text must have at the least width a scene is made for
SMALLEST_TARGET: Final = 32  # px that a thing to be chosen must have there


_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")


def escape(text: str) -> str:
    """A text that may come from outside (a name), fit to stand in XML."""
    return html_escape(_UNPRINTABLE.sub(" ", text))


@dataclass(frozen=True)
class Part:
    """Something drawn or written on a piece, in the piece's own units: a symbol in the box x, y, w, h, or text in the middle of it.

    `fit`: the text is squeezed to be that wide; 0 leaves it as it runs.
    """

    symbol: str
    x: float
    y: float
    w: float
    h: float
    look: str = ""
    text: str = ""
    size: float = 0
    fit: float = 0

    def to_json(self) -> list[Any]:
        return [self.symbol, self.x, self.y, self.w, self.h, self.look, self.text, self.size, self.fit]


@dataclass(frozen=True)
class Piece:
    """One thing on the table: `symbol` of the sheet, drawn into the box x, y, w, h and turned `turn` degrees clockwise about its middle.

    `title` is the sentence a reader gets on hover, focus or long press. `look` are words for the style sheet ("seat-1 faded"). `text` is
    written in the middle of the box, `size` units high. `parts` lie on the symbol and go where it goes; neither they nor the text are
    turned. A piece without a symbol is a place: seen only when it can be chosen.
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
    turn: float = 0
    parts: tuple[Part, ...] = ()

    def to_json(self) -> list[Any]:
        parts = [part.to_json() for part in self.parts]
        return [self.key, self.symbol, self.x, self.y, self.w, self.h, self.title, self.look, self.text, self.size, self.turn, parts]


@dataclass(frozen=True)
class Brief:
    """One thing told of a scene that is folded to a line: a symbol, the number beside it, and the sentence behind both."""

    symbol: str
    text: str
    title: str
    look: str = ""

    def to_json(self) -> list[str]:
        return [self.symbol, self.text, self.title, self.look]


@dataclass
class Scene:
    """Pieces in the order they are painted, on a ground of `width` x `height` units, made to be shown at least `least_px` wide.

    `brief` is what one looks at most, the most looked at first: for a line in which the scene is folded away, and which may be short.
    """

    name: str
    width: float
    height: float
    ground: str
    least_px: int
    pieces: list[Piece] = field(default_factory=list)
    brief: list[Brief] = field(default_factory=list)

    def put(self, key: str, symbol: str, x: float, y: float, w: float, h: float, **more: Any) -> None:
        self.pieces.append(Piece(key, symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), **more))

    def symbols(self) -> list[str]:
        """Every symbol that is drawn, each once."""
        used = [self.ground]
        for piece in self.pieces:
            used.append(piece.symbol)
            used += [part.symbol for part in piece.parts]
        used += [one.symbol for one in self.brief]
        return [name for name in dict.fromkeys(used) if name]

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "width": self.width,
            "height": self.height,
            "ground": self.ground,
            "pieces": [piece.to_json() for piece in self.pieces],
            "brief": [one.to_json() for one in self.brief],
        }


def difference(old: Scene | None, new: Scene) -> dict[str, Any]:
    """What to change to get from one scene to the next: pieces put (new or changed, each with the key it is painted after) and dropped.

    Drop first, then put in the order given. Where the ground itself changes, the whole new scene.
    """
    if old is None or (old.width, old.height, old.ground) != (new.width, new.height, new.ground):
        return new.to_json()
    if [piece.key for piece in old.pieces] == [piece.key for piece in new.pieces]:
        put, drop = _changed(old.pieces, new.pieces), list[str]()
    else:
        put, drop = _rearranged(old.pieces, new.pieces)
    told = {} if old.brief == new.brief else {"brief": [one.to_json() for one in new.brief]}
    return {"name": new.name, "put": put, "drop": drop, **told}


def _changed(old: list[Piece], new: list[Piece]) -> list[list[Any]]:
    """What to put where everything lies in the same order as before, as it does after most moves."""
    put: list[list[Any]] = []
    for i, piece in enumerate(new):
        same = old[i]
        if same is not piece and same != piece:
            put.append([new[i - 1].key if i else "", *piece.to_json()])
    return put


def _rearranged(old: list[Piece], new: list[Piece]) -> tuple[list[list[Any]], list[str]]:
    """What to put and what to drop."""
    before = {piece.key: piece for piece in old}
    after = {piece.key for piece in new}
    put: list[list[Any]] = []
    previous = ""
    moved: set[str] = set()
    kept = [piece.key for piece in old if piece.key in after]
    at = 0
    for piece in new:
        same = before.get(piece.key)
        if same is not None:
            while at < len(kept) and kept[at] in moved:
                at += 1
            if at < len(kept) and kept[at] == piece.key:
                at += 1
            else:
                moved.add(piece.key)
                same = None
        if same is None or (same is not piece and same != piece):
            put.append([previous, *piece.to_json()])
        previous = piece.key
    return put, [key for key in before if key not in after]


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
    return picture([(scene, 0, 0, scene.width)], scene.width, scene.height, sheet, theme=theme, lit=lit)


def picture(
    placed: list[tuple[Scene, float, float, float]],
    width: float,
    height: float,
    sheet: Sheet,
    *,
    theme: str = "light",
    lit: Iterable[str] = (),
) -> str:
    """Several scenes on one sheet, each with its left, its top and how wide it is, as one SVG that stands by itself."""
    names = sheet.needed([name for scene, *_ in placed for name in scene.symbols()])
    glow = set(lit)
    only = placed[0][0].name if len(placed) == 1 else "picture"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="scene still {escape(only)}" data-theme="{escape(theme)}" '
        f'viewBox="0 0 {width:g} {height:g}">',
        f"<style>{sheet.style}</style>",
        "<defs>",
        *(sheet.symbols[name] for name in names),
        "</defs>",
    ]
    for scene, left, top, wide in placed:
        if len(placed) > 1:
            tall = scene.height * wide / scene.width
            out.append(
                f'<svg class="{escape(scene.name)}" x="{left:g}" y="{top:g}" width="{wide:g}" height="{tall:g}" '
                f'viewBox="0 0 {scene.width:g} {scene.height:g}">'
            )
        if scene.ground:
            out.append(f'<use href="#{escape(scene.ground)}" width="{scene.width:g}" height="{scene.height:g}"/>')
        out += [piece_svg(piece, piece.key in glow) for piece in scene.pieces]
        if len(placed) > 1:
            out.append("</svg>")
    out.append("</svg>")
    return "\n".join(out)


def piece_svg(piece: Piece, lit: bool = False) -> str:
    """One piece; the browser's script builds the very same element."""
    classes = " ".join(word for word in ("piece", piece.look, "lit" if lit else "") if word)
    parts = [f'<g data-key="{escape(piece.key)}" class="{escape(classes)}" transform="translate({piece.x:g} {piece.y:g})">']
    if piece.title:
        parts.append(f"<title>{escape(piece.title)}</title>")
    if piece.symbol:
        turn = f' transform="rotate({piece.turn:g} {piece.w / 2:g} {piece.h / 2:g})"' if piece.turn else ""
        parts.append(f'<use href="#{escape(piece.symbol)}" width="{piece.w:g}" height="{piece.h:g}"{turn}/>')
    else:
        parts.append(f'<rect class="place" width="{piece.w:g}" height="{piece.h:g}" rx="6"/>')
    for part in piece.parts:
        look = f' class="{escape(part.look)}"' if part.look else ""
        if part.symbol:
            box = f'x="{part.x:g}" y="{part.y:g}" width="{part.w:g}" height="{part.h:g}"'
            parts.append(f'<use href="#{escape(part.symbol)}" {box}{look}/>')
        if part.text:
            parts.append(_text(part.text, part.x + part.w / 2, part.y + part.h / 2, part.size, part.fit, look))
    if piece.text:
        parts.append(_text(piece.text, piece.w / 2, piece.h / 2, piece.size, 0, ""))
    parts.append("</g>")
    return "".join(parts)


def _text(text: str, x: float, y: float, size: float, fit: float, look: str) -> str:
    """Text with its middle at x, y; where letters sit is said by a length, for renderers that know no `dominant-baseline`."""
    squeezed = f' textLength="{fit:g}" lengthAdjust="spacingAndGlyphs"' if fit else ""
    return f'<text x="{x:g}" y="{y:g}" dy=".35em" font-size="{size:g}" text-anchor="middle"{squeezed}{look}>{escape(text)}</text>'


class Drawing:
    """A picture that a notebook shows by itself."""

    def __init__(self, text: str) -> None:
        self.text = text

    def _repr_svg_(self) -> str:
        return self.text
