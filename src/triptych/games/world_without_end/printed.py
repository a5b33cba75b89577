"""What does not change during a game, in one language and one shape; and what was drawn last for those who listen to a wording."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, Protocol, TypeVar
from weakref import WeakKeyDictionary

from triptych.core.letters import cut, in_lines, text_width, written
from triptych.core.scene import Part, Piece
from triptych.core.words import Words
from triptych.games.world_without_end.content import Content
from triptych.games.world_without_end.layout import Box, Places, places

MOST_KEPT: Final = 20_000  # sentences, and as many things, kept for each language and shape
T = TypeVar("T")
TIGHTEST: Final = 0.73  # how far letters may be squeezed


class Speaker(Protocol):
    """What pictures need of a wording."""

    words: Words
    seat_names: list[str]

    def __hash__(self) -> int: ...
    def say(self, message: str, args: dict[str, int | str] | None = None) -> str: ...
    def listed(self, names: list[str], last: str = "list-end") -> str: ...
    def action_name(self, card: int) -> str: ...
    def action_text(self, card: int) -> str: ...
    def event_name(self, event: int) -> str: ...
    def event_text(self, event: int) -> str: ...
    def corner(self, corner: int) -> str: ...
    def favour_name(self, favour: int) -> str: ...
    def favour_gets(self, favour: int) -> str: ...
    def project_name(self, project: int) -> str: ...
    def project_text(self, project: int) -> str: ...
    def place_name(self, place: int) -> str: ...
    def penalty_name(self, penalty: int) -> str: ...
    def bundle_text(self, bundle: list[int]) -> str: ...
    def amount_text(self, thing: int, number: int) -> str: ...


class Printed:
    """A content file in a reader's words; names of players come from the speaker who says them."""

    def __init__(self, content: Content, speaker: Speaker, shape: str) -> None:
        self.content = content
        self.speaker = speaker
        self.at: Places = places(shape)
        self._said: dict[tuple[object, ...], str] = {}
        self._made: dict[tuple[object, ...], Any] = {}

    def read_by(self, speaker: Speaker) -> Printed:
        """The same for other people of the same language: only their names differ, and what was made once is made for all."""
        other = copy.copy(self)
        other.speaker = speaker
        return other

    def say(self, message: str, **args: int | str) -> str:
        """A sentence; said once and kept, with the names of those it is about, because names can change."""
        seat = args.get("seat")
        key = (message, self.speaker.seat_names[seat] if isinstance(seat, int) else "", *args.values())
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            found = self._said[key] = self.speaker.say(message, args)
        return found

    def once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What follows from its key alone, made once."""
        found: T | None = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST_KEPT:
                self._made.clear()
            found = self._made[key] = make()
        return found


@lru_cache(maxsize=64)
def _stock(content: Content, language: str, shape: str) -> list[Printed]:
    """What the first reader of this language had printed."""
    return []


def printed(content: Content, speaker: Speaker, shape: str) -> Printed:
    stock = _stock(content, speaker.words.language, shape)
    if not stock:
        stock.append(Printed(content, speaker, shape))
    return stock[0].read_by(speaker)


# -- drawing anew only what has changed ---------------------------------------------------------------------------------------------------

Cells = Callable[[list[int]], tuple[int, ...]]

_drawn: WeakKeyDictionary[Speaker, dict[tuple[object, ...], tuple[object, Any]]] = WeakKeyDictionary()
"""What was drawn last of each part of the table, for everybody who listens to the same wording."""


def cells(*spans: tuple[int, int]) -> Cells:
    """Takes these cells out of all: each span is a place and how many from there."""
    return itemgetter(*(at + i for at, many in spans for i in range(many)))


def kept(print_: Printed, name: tuple[object, ...], looked_at: object, draw: Callable[[], T]) -> T:
    """A part of the table: the one that was drawn last if all that is looked at is still the same. A move changes little."""
    drawn = _drawn.get(print_.speaker)
    if drawn is None:
        drawn = _drawn[print_.speaker] = {}
    last = drawn.get(name)
    if last is not None and last[0] == looked_at:
        same: T = last[1]
        return same
    made = draw()
    drawn[name] = (looked_at, made)
    return made


# -- pieces and parts ---------------------------------------------------------------------------------------------------------------------


def piece(key: str, symbol: str, box: Box, title: str, look: str = "", parts: tuple[Part, ...] | list[Part] = (), turn: float = 0) -> Piece:
    x, y, w, h = box
    return Piece(key, symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), title, look, turn=turn, parts=tuple(parts))


def drawn(symbol: str, x: float, y: float, w: float, h: float, look: str = "") -> Part:
    return Part(symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), look)


def label(text: str, x: float, y: float, w: float, h: float, size: float, look: str = "") -> Part:
    """Text in the middle of a box, squeezed if it is too wide, and cut if that is not enough."""
    text = cut(text, w / size / TIGHTEST)
    return written(text, round(x, 1), round(y, 1), round(w, 1), round(h, 1), size, look)


def lines(text: str, x: float, y: float, w: float, h: float, size: float, most: int, look: str = "name") -> list[Part]:
    """A name in several lines, in the middle of a box."""
    found = in_lines(text, w / size, most)
    step = min(size * 1.14, h / len(found))
    top = y + (h - step * len(found)) / 2
    return [label(line, x, top + step * i, w, step, size, look) for i, line in enumerate(found)]


def number(value: int, x: float, y: float, w: float, h: float, size: float, look: str = "figure") -> Part:
    """A number in the middle of a box; one with many digits is smaller if it must be."""
    text = str(value)
    return Part("", round(x, 1), round(y, 1), round(w, 1), round(h, 1), look, text, size, round(w, 1) if text_width(text) * size > w else 0)
