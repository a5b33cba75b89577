"""What is printed on a board, in one language and one shape: said and set once for all who read it. And drawing anew only what has changed.

A game's pictures are made by a `Printed` of its own, which adds what its things need. Everybody who reads the same content in the same
language shares what was made of it; only the names of players are each table's own. Of the table itself `kept` remembers what was drawn
last for those who listen to the same wording: a move changes little.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, Generic, Protocol, Self, TypeVar
from weakref import WeakKeyDictionary

from triptych.core.scene import Part, Piece
from triptych.core.words import Words

MOST_KEPT: Final = 20_000  # sentences, and as many things, kept of one content in one language and shape
MOST_STOCKED: Final = 192  # contents, each in a language and a shape

Box = tuple[float, float, float, float]
Cells = Callable[[list[int]], tuple[int, ...]]


class Speaker(Protocol):
    """What every game's pictures need of a wording."""

    words: Words
    seat_names: list[str]

    def __hash__(self) -> int: ...
    def say(self, message: str, args: dict[str, int | str] | None = None) -> str: ...


C = TypeVar("C", bound=Hashable)
S = TypeVar("S", bound=Speaker)
T = TypeVar("T")


class Printed(Generic[C, S]):
    """A content file in a reader's words, drawn in one shape; names of players come from the speaker who says them."""

    def __init__(self, content: C, speaker: S, shape: str) -> None:
        self.content = content
        self.speaker = speaker
        self.shape = shape
        self._said: dict[tuple[object, ...], str] = {}
        self._made: dict[tuple[object, ...], Any] = {}

    @classmethod
    def read_by(cls, speaker: S, content: C, shape: str) -> Self:
        """The one that all readers of this language share, with the names that this speaker says."""
        stock = _stock(content, speaker.words.language, shape)
        if not stock:
            stock.append(cls(content, speaker, shape))
        other: Self = copy.copy(stock[0])
        other.speaker = speaker
        return other

    def say(self, message: str, **args: int | str) -> str:
        """A sentence; said once and kept, with the name of the one it is about, because names can change."""
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


@lru_cache(maxsize=MOST_STOCKED)
def _stock(content: Hashable, language: str, shape: str) -> list[Any]:
    """What the first reader of this language had printed."""
    return []


# -- drawing anew only what has changed ---------------------------------------------------------------------------------------------------

_last: WeakKeyDictionary[Speaker, dict[tuple[object, ...], tuple[object, Any]]] = WeakKeyDictionary()
"""What was drawn last of each part of the table, for everybody who listens to the same wording."""


def cells(*spans: tuple[int, int]) -> Cells:
    """Takes these cells out of all: each span is a place and how many from there."""
    return itemgetter(*(at + i for at, many in spans for i in range(many)))


def kept(print_: Printed[Any, Any], name: tuple[object, ...], looked_at: object, draw: Callable[[], T]) -> T:
    """A part of the table: the one that was drawn last if all that is looked at is still the same."""
    parts = _last.get(print_.speaker)
    if parts is None:
        parts = _last[print_.speaker] = {}
    last = parts.get(name)
    if last is not None and last[0] == looked_at:
        same: T = last[1]
        return same
    made = draw()
    parts[name] = (looked_at, made)
    return made


# -- pieces and parts ---------------------------------------------------------------------------------------------------------------------


def piece(key: str, symbol: str, box: Box, title: str, look: str = "", parts: tuple[Part, ...] | list[Part] = (), turn: float = 0) -> Piece:
    x, y, w, h = box
    return Piece(key, symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), title, look, turn=turn, parts=tuple(parts))


def drawn(symbol: str, x: float, y: float, w: float, h: float, look: str = "") -> Part:
    return Part(symbol, round(x, 1), round(y, 1), round(w, 1), round(h, 1), look)
