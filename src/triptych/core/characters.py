"""Characters on a terminal: how wide they are, and blocks of lines beside and below each other. For the text boards of all games."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from triptych.core.words import Span

Line = list[Span]
Block = list[Line]

SIGNS = "☀≈♣▲"
"""The seats' signs, so that nothing hangs on colour."""
TURNING = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""What says in which direction to write on, and could make a line read otherwise than it is."""


def wide(text: str) -> int:
    """How many columns of a terminal a text takes."""
    columns = 0
    for sign in text:
        if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me", "Cf", "Cc"):
            continue
        columns += 2 if unicodedata.east_asian_width(sign) in ("W", "F") else 1
    return columns


def plain(text: str) -> str:
    """A text from outside (a name) without line breaks and other signs that would move the cursor or turn the line round."""
    return "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") or sign in TURNING else sign for sign in text)


def cut(text: str, width: int) -> str:
    """The text, or its beginning and … if it is wider."""
    if wide(text) <= width:
        return text
    kept = ""
    for sign in text:
        if wide(kept + sign) > width - 1:
            break
        kept += sign
    return f"{kept}…" if width > 0 else ""


def line_width(line: Line) -> int:
    return sum(wide(span.text) for span in line)


def clip(line: Line, width: int) -> Line:
    """A line that is not wider than this."""
    kept: Line = []
    room = width
    for span in line:
        if wide(span.text) <= room:
            kept.append(span)
            room -= wide(span.text)
        else:
            kept.append(Span(cut(span.text, room), span.style))
            break
    return kept


def pad(line: Line, width: int) -> Line:
    line = clip(line, width)
    missing = width - line_width(line)
    return [*line, Span(" " * missing)] if missing > 0 else line


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int) -> Block:
    """Blocks next to each other."""
    height = max(len(block) for block in blocks)
    out: Block = []
    for row in range(height):
        line: Line = []
        for block, width in zip(blocks, widths, strict=True):
            here = block[row] if row < len(block) else []
            line += [*pad(here, width), Span(" " * gap)]
        out.append(strip(line[:-1]))
    return out


def strip(line: Line) -> Line:
    """Without blanks at the end."""
    line = line[:]
    while line and not line[-1].text.strip():
        line.pop()
    if line:
        line[-1] = Span(line[-1].text.rstrip(), line[-1].style)
    return line


def flow(items: Sequence[Line], width: int, head: Line, indent: int, gap: str = "  ") -> Block:
    """Items one after the other behind a head, on new lines where there is no room; never wider than `width`."""
    lines: Block = [pad(head, indent) if line_width(head) < indent else head[:]]
    fresh = True
    for item in items:
        needed = line_width(item) + (0 if fresh else len(gap))
        if not fresh and line_width(lines[-1]) + needed > width:
            lines.append([Span(" " * indent)])
            fresh = True
        if not fresh:
            lines[-1].append(Span(gap))
        lines[-1] += item
        fresh = False
    return [clip(strip(line), width) for line in lines]


def sentence(text: str, width: int, head: Line, indent: int, style: str = "") -> Block:
    """A text broken between words, but not at a no-break space, such as the one before a French colon."""
    return flow([[Span(word, style)] for word in re.split(r"[ \n]+", text)], width, head, indent, " ")


def grid(blocks: Sequence[Block], columns: int, width: int, gap: int) -> Block:
    """Blocks in rows of so many columns, an empty line between the rows."""
    each = (width - gap * (columns - 1)) // columns
    out: Block = []
    for at in range(0, len(blocks), columns):
        row = blocks[at : at + columns]
        if out:
            out.append([])
        out += beside(row, [each] * len(row), gap)
    return out
