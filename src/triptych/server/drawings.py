"""Pictures in pages: parts of a scene as SVG that takes its symbols from the game's sheet, which a script lays into the page once.

So a picture is a few hundred bytes for each piece that is seen, and goes with the reader's light and colours as the table does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, radians, sin
from typing import Any, NamedTuple

from markupsafe import Markup

from triptych.core import how, registry
from triptych.core.gallery import gallery
from triptych.core.scene import Piece, Scene, escape, piece_svg
from triptych.core.words import LANGUAGES
from triptych.server.speech import game_words

Box = tuple[float, float, float, float]
MARGIN = 0.03  # around what is shown, in parts of the longer side of the scene
LONGEST = 3.2  # how many times as wide as high a picture may be, and
HIGHEST = 1.25  # as high as wide


# -- cutting out --------------------------------------------------------------------------------------------------------------------------


def seen(piece: Piece) -> Box:
    """The box in which a piece is seen, also if it is turned: left, top, right, bottom."""
    a = radians(piece.turn)
    w = abs(piece.w * cos(a)) + abs(piece.h * sin(a))
    h = abs(piece.w * sin(a)) + abs(piece.h * cos(a))
    x, y = piece.x + piece.w / 2, piece.y + piece.h / 2
    return x - w / 2, y - h / 2, x + w / 2, y + h / 2


def around(pieces: Iterable[Piece]) -> Box:
    boxes = [seen(piece) for piece in pieces]
    return min(box[0] for box in boxes), min(box[1] for box in boxes), max(box[2] for box in boxes), max(box[3] for box in boxes)


def cut_out(scene: Scene, keys: Sequence[str]) -> Box:
    """The part of a scene in which these pieces lie, with a little around them; all of it if there are none."""
    if not keys:
        return 0, 0, scene.width, scene.height
    left, top, right, bottom = around([piece for piece in scene.pieces if piece.key in keys])
    space = MARGIN * max(right - left, bottom - top)
    across = max(right - left + 2 * space, (bottom - top) / HIGHEST)
    down = max(bottom - top + 2 * space, (right - left) / LONGEST)
    left, right = _within((left + right) / 2, across, scene.width)
    top, bottom = _within((top + bottom) / 2, down, scene.height)
    return left, top, right, bottom


def _within(middle: float, length: float, room: float) -> tuple[float, float]:
    """So much about a middle, moved or cut where it would reach over an edge."""
    start = min(max(0, middle - length / 2), max(0, room - length))
    return start, min(room, start + length)


def _meets(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


# -- drawing ------------------------------------------------------------------------------------------------------------------------------


def svg(pieces: Iterable[Piece], box: Box, name: str, ground: str = "", over: str = "") -> Markup:
    """Pieces within a box. What is said of them stands beside the picture: for a screen reader it is not there."""
    left, top, right, bottom = box
    inside = "".join(piece_svg(piece) for piece in pieces if _meets(seen(piece), box)) + over
    drawn = (ground + inside).replace('href="#', 'href="#art-')
    size = f'viewBox="{left:.4g} {top:.4g} {right - left:.4g} {bottom - top:.4g}"'
    return Markup(f'<svg class="scene still {escape(name)}" {size} aria-hidden="true" focusable="false">{drawn}</svg>')


def picture(scene: Scene, shows: Sequence[str], points: Sequence[str]) -> Markup:
    """A part of a scene; the pieces pointed at are outlined, and numbered if there are several."""
    box = cut_out(scene, shows)
    unit = max(box[2] - box[0], box[3] - box[1]) / 100
    by_key = {piece.key: piece for piece in scene.pieces}
    meant = [by_key[key] for key in points]
    over = [_ring(piece, unit) for piece in meant]
    if len(meant) > 1:
        over += [_numeral(number, seen(piece), box, unit) for number, piece in enumerate(meant, 1)]
    ground = f'<use href="#{escape(scene.ground)}" width="{scene.width:g}" height="{scene.height:g}"/>' if scene.ground else ""
    return svg(scene.pieces, box, scene.name, ground, "".join(over))


def _ring(piece: Piece, unit: float) -> str:
    """Around a piece, turned as it is."""
    out = 0.7 * unit
    size = f'x="{piece.x - out:.4g}" y="{piece.y - out:.4g}" width="{piece.w + 2 * out:.4g}" height="{piece.h + 2 * out:.4g}"'
    turn = f' transform="rotate({piece.turn:g} {piece.x + piece.w / 2:.4g} {piece.y + piece.h / 2:.4g})"' if piece.turn else ""
    return f'<rect class="meant-under" {size} rx="{unit:.3g}"{turn}/><rect class="meant" {size} rx="{unit:.3g}"{turn}/>'


def _numeral(number: int, ring: Box, box: Box, unit: float) -> str:
    """At the upper left corner of what is meant; beside it, if it is so small that it would be hidden."""
    r = 2.8 * unit
    x = max(ring[0] - 0.4 * r, box[0] + 1.1 * r)
    if ring[2] - ring[0] < 2.5 * r:
        x = ring[0] - 1.1 * r if ring[0] - 2.2 * r > box[0] else ring[2] + 1.1 * r
    y = max(ring[1] - 0.3 * r, box[1] + 1.2 * r)
    text = f'<text x="{x:.4g}" y="{y:.4g}" dy=".35em" font-size="{3.8 * unit:.3g}" text-anchor="middle">{number}</text>'
    return f'<g class="meant-number"><circle cx="{x:.4g}" cy="{y:.4g}" r="{r:.3g}"/>{text}</g>'


# -- how a game is played -----------------------------------------------------------------------------------------------------------------


def is_told(game: str) -> bool:
    return bool(how.told(game).chapters)


@lru_cache(maxsize=len(LANGUAGES) * 16)
def how_told(game: str, language: str) -> list[dict[str, Any]]:
    """The chapters of a game in a reader's words, with their pictures; drawn when they are first asked for."""
    words = game_words(language, game)
    return [
        {
            "id": chapter.id,
            "title": chapter.title(words),
            "paragraphs": chapter.paragraphs(words),
            "rules": chapter.rules,
            "pictures": [
                {"svg": picture(how.scene_of(game, sight, language), sight.shows, sight.points), "caption": chapter.caption(words, number)}
                for number, sight in enumerate(chapter.pictures)
            ],
        }
        for chapter in how.told(game).chapters
    ]


# -- the cards ----------------------------------------------------------------------------------------------------------------------------


class Cards(NamedTuple):
    """What is printed, each as it is drawn and in words; and by what it can be looked for."""

    cards: list[dict[str, Any]]
    filters: list[dict[str, Any]]


@lru_cache(maxsize=len(LANGUAGES) * 16)
def cards_shown(game: str, language: str) -> Cards:
    wording = registry.game(game).wording(language, list(how.NAMES))
    shown = gallery(game, wording)
    words = game_words(language, game)
    values: dict[str, list[str]] = {}
    cards: list[dict[str, Any]] = []
    for id_, name, text, source in wording.cards():
        one = shown.get(id_)
        for filter_, value in one.tags if one else ():
            known = values.setdefault(filter_, [])
            known += [value] if value not in known else []
        cards.append(
            {
                "id": id_,
                "name": name,
                "text": text,
                "source": source,
                "tags": " ".join(f"{filter_}={value}" for filter_, value in one.tags) if one else "",
                "svg": svg(one.pieces, around(one.pieces), "card") if one else "",
            }
        )
    filters = [
        {
            "name": name,
            "label": words.say(f"cards-{name}"),
            "offers": [{"value": f"{name}={value}", "label": words.say(f"cards-{name}-{value}")} for value in found],
        }
        for name, found in values.items()
    ]
    return Cards(cards, filters)
