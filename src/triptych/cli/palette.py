"""How things look in a terminal: the console, and colours for the styles that games give to the pieces of their boards."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text
from rich.theme import Theme

from triptych.core.characters import flow, wide
from triptych.core.words import Span

READABLE = 100
"""Running text gets no wider than this."""

# The pigments of the workshop, light enough for a dark terminal and dark enough for a light one. A game's board names what a thing is
# (a seat, a country, a die, a faith), and here that gets its colour.
_GOLD = "#c29a3a"
_COLOURS = {
    "seat-1": "bold #c79a00",
    "seat-2": "bold #4f9ed9",
    "seat-3": "bold #3d9b48",
    "seat-4": "bold #d2473a",
    "white": "bold",
    "blue": "#4f7fd0",
    "orange": "#d98324",
    "brown": "#a0693a",
    "purple": "#9a5cc0",
    "england": "bold",
    "france": "bold #4f7fd0",
    "netherlands": "bold #d98324",
    "spain": "bold #a0693a",
    "catholic": "#9a5cc0",
    "protestant": "#8a8f98",
    "neutral": "#b08d57",
    "torch": "bold #e0602a",
    "event": "#d2473a",
    "title": f"bold {_GOLD}",
    "number": f"bold {_GOLD}",
    "strong": "bold",
    "dim": "dim",
}
_THEME = Theme(_COLOURS)


def console(*, stderr: bool = False) -> Console:
    """A console on stdout (or stderr) as it is now; it takes texts as they are."""
    return Console(theme=_THEME, stderr=stderr, highlight=False, markup=False, emoji=False)


def progress() -> Progress:
    """How far long work is, on stderr, where somebody sits at a terminal; it leaves nothing behind."""
    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def paged(out: Console) -> AbstractContextManager[object]:
    """Print what may be long: a page at a time where somebody sits at a terminal."""
    if not out.is_terminal:
        return nullcontext()
    os.environ.setdefault("LESS", "-FRX")
    return out.pager(styles=True)


def readable_width(out: Console) -> int:
    return min(out.width, READABLE)


def prose(out: Console, *parts: tuple[str, str], head: str = "") -> None:
    """Running text in pieces, each with its style, behind a head that stands by itself to the left. It is broken between words, but not at
    a no-break space, where rich would break it, too."""
    width = readable_width(out)
    room = max(1, width - wide(head))
    words = [
        [Span(word[at : at + room], style)]
        for text, style in parts
        for word in text.replace("\n", " ").split(" ")
        for at in range(0, len(word), room)
    ]
    for line in flow(words, width, [Span(head, "dim")] if head else [], wide(head), " "):
        out.print(paint(line))


def paint(line: list[Span]) -> Text:
    """A line of a game's board; a style that is not known here stays plain."""
    text = Text(no_wrap=True, overflow="crop")
    for span in line:
        text.append(span.text, span.style if span.style in _COLOURS else None)
    return text
