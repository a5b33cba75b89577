"""What is printed on cards: woodcut, name, and what they do in icons; on large ones in words too.

What a card does is set in groups, one for each op: a number and an icon that says what is done to which side, then perhaps in how many
circles, or in which. Groups stay in one line as long as there is room.
"""

from __future__ import annotations

from typing import Final, Protocol

from triptych.core import printed
from triptych.core.letters import cut, in_lines, text_width, wrapped, written
from triptych.core.printed import drawn
from triptych.core.scene import Part
from triptych.games.sola_fide import content
from triptych.games.sola_fide.content import Content
from triptych.games.sola_fide.emblems import emblem, foreign_emblem

Group = list[str]
"""What belongs together: names of icons, and text."""


class Speaker(printed.Speaker, Protocol):
    """What pictures need of a wording."""

    def short_name(self, circle: int) -> str: ...
    def circle_text(self, circle: int) -> str: ...
    def space_name(self, space: int) -> str: ...
    def space_names(self) -> dict[str, int | str]: ...
    def card_name(self, card: int) -> str: ...
    def card_text(self, card: int) -> str: ...
    def foreign_name(self, card: int) -> str: ...
    def foreign_text(self, card: int) -> str: ...
    def effects(self, first: int) -> str: ...
    def note(self, name: str, note: str) -> str: ...


# -- icons --------------------------------------------------------------------------------------------------------------------------------

_COUNTED: Final = {
    content.DRAW: ["icon-draw"],
    content.DISCARD: ["icon-discard"],
    content.RECOVER: ["icon-recover"],
    content.COST: ["icon-discard", ":"],
    content.OPPONENT_DISCARDS: ["icon-opponent"],
}


def group(box: Content, op: int) -> Group:
    """One op."""
    kind, n = box.op[op], box.op_n[op]
    if kind == content.DRAW_KEEP:
        return [str(n), "icon-draw", str(box.op_keep[op]), "icon-keep"]
    if kind == content.PER_DISCARD:
        return [*([f"≤{n}"] if n < content.CARDS else []), "icon-discard", ":", *group(box, box.op_effect[op])]
    if kind in _COUNTED:
        return [str(n), *_COUNTED[kind], *(["icon-chance"] if box.op_random[op] else [])]
    if kind == content.DISPUTE:
        return ["icon-dispute", *_where(box, op)]
    side = content.SIDE_WORDS[box.op_side[op]]
    if kind == content.CONVERT:
        number = [] if n == content.ALL_OF_THEM else [str(n)]
        return [*number, f"icon-convert-{side}", *(["icon-neutral"] if box.op_neutral[op] else []), *_where(box, op)]
    if kind == content.MOVE:
        return [str(n), f"icon-move-{side}", *_where(box, op)]
    if kind == content.REMOVE:
        return [f"icon-remove-{side}", *_where(box, op)]
    raise AssertionError(f"how op {kind} is drawn is not known")


def _where(box: Content, op: int) -> Group:
    """In how many circles, or in which: those named by their numbers."""
    where, circles = box.op_where[op], box.op_circles[op]
    if where == content.DISPUTED:
        return ["icon-disputed"]
    if where == content.SAME:
        return ["="]
    if where == content.LISTED:
        listed = [str(circle + 1) for circle in range(len(box.circle_id)) if box.op_listed[op] >> circle & 1]
        return [("+" if circles >= len(listed) else "/").join(listed)]
    if where == content.ANY:
        return [f"×{circles}"] if circles > 1 else []
    raise AssertionError(f"how where {where} is drawn is not known")


def _permanent(box: Content, card: int) -> list[Group]:
    """What a permanent card gives while it lies there."""
    kind, side = box.permanent[card], box.permanent_side[card]
    if kind == content.NOT_PERMANENT:
        return []
    if kind == content.HAND_LIMIT:
        return [["icon-permanent", "icon-hand", str(box.permanent_limit[card])]]
    if kind == content.CANNOT_CONVERT:
        guarded = [f"icon-{content.SIDES[side]}"] if side != content.BOTH else []
        return [["icon-permanent", "icon-guard", *guarded, "icon-disputed"]]
    if kind == content.CANNOT_MOVE:
        return [["icon-permanent", "icon-guard", "icon-move-either", "icon-disputed"]]
    if kind == content.EXTRA:
        return [["icon-permanent", "+1", f"icon-convert-{content.SIDES[side]}"]]
    when = {content.YOU_CONVERT: f"icon-convert-{content.SIDE_WORDS[side]}", content.YOU_DRAW: "icon-draw", content.YOU_TAKE: "icon-taken"}[
        kind
    ]
    first, *others = [group(box, op) for op in box.ops_of(box.permanent_then[card])] or [[]]
    return [["icon-permanent", when, ":"], first, *others]


def deeds(box: Content, card: int) -> list[list[Group]]:
    """Everything a card does: its list, the lists one may choose from, and what it gives while it lies there."""
    lists = [[group(box, op) for op in box.ops_of(first)] for first in box.lists[card]]
    permanent = _permanent(box, card)
    if box.military[card] and lists:
        lists[-1] = [*lists[-1], ["icon-military"]]
    if permanent and lists:
        lists[-1] = lists[-1] + permanent
    elif permanent:
        lists = [permanent]
    return lists


def _width(token: str, icon: float, text: float) -> float:
    return icon + 1 if token.startswith("icon-") else text_width(token) * text + text * 0.12


class Line:
    """A line of icons and numbers; `below_or` if it begins another way of playing the card."""

    def __init__(self, below_or: bool) -> None:
        self.tokens: list[tuple[str, float]] = []
        self.width = 0.0
        self.below_or = below_or

    def add(self, token: str, gap: float, width: float) -> None:
        gap = gap if self.tokens else 0
        self.tokens.append((token, self.width + gap))
        self.width += gap + width


def in_rows(lists: list[list[Group]], room: float, icon: float, text: float) -> list[Line]:
    """The groups in lines; a group goes to the next line rather than be parted, if it fits there."""
    lines: list[Line] = []
    gap = icon * 0.2
    for i, groups in enumerate(lists):
        lines.append(Line(i > 0))
        for tokens in groups:
            whole = sum(_width(token, icon, text) for token in tokens)
            if lines[-1].tokens and lines[-1].width + gap + whole > room:
                lines.append(Line(False))
            between = gap
            for token in tokens:
                wide = _width(token, icon, text)
                if lines[-1].tokens and lines[-1].width + between + wide > room:
                    lines.append(Line(False))
                lines[-1].add(token, between, wide)
                between = 0
    return [line for line in lines if line.tokens]


def at_most(lines: list[Line], most: int, room: float, icon: float, text: float) -> list[Line]:
    """The first lines, with … at the end if there are more, in place of what would leave no room for it: a card of one's own can do more
    than there is room to draw."""
    if len(lines) <= most:
        return lines
    last = lines[most - 1]
    more = _width("…", icon, text)
    while last.tokens and last.width + more > room:
        last.width = last.tokens.pop()[1]
    last.add("…", 0, more)
    return lines[:most]


def rows_parts(lines: list[Line], x: float, y: float, w: float, icon: float, text: float, pitch: float) -> list[Part]:
    """The lines as parts, each in the middle of the width."""
    parts: list[Part] = []
    for i, line in enumerate(lines):
        left, top = x + (w - line.width) / 2, y + pitch * i + (pitch - icon) / 2
        if line.below_or:
            parts.append(drawn("or", x + w * 0.1, top - (pitch - icon) / 2 - 1, w * 0.8, 3))
        for token, at in line.tokens:
            if token.startswith("icon-"):
                parts.append(drawn(token, left + at, top, icon, icon))
            else:
                wide = _width(token, icon, text)
                parts.append(Part("", round(left + at, 1), round(top, 1), round(wide, 1), round(icon, 1), "figure", token, text))
    return parts


LEAST_PICTURE: Final = 1.2
"""How high the woodcut of a card stays at least, in heights of its letters."""

# -- cards --------------------------------------------------------------------------------------------------------------------------------


class Face:
    """What a card shows, whichever kind it is."""

    def __init__(self, name: str, emblems: list[str], lists: list[list[Group]], text: str, note: str) -> None:
        self.name = name
        self.emblems = emblems
        self.lists = lists
        self.text = text
        self.note = note


def face(box: Content, speaker: Speaker, card: int) -> Face:
    note = speaker.note(box.card_id[card], box.card_note[card])
    return Face(speaker.card_name(card), emblem(box, card), deeds(box, card), speaker.card_text(card), note)


def foreign_face(box: Content, speaker: Speaker, card: int) -> Face:
    groups = [group(box, op) for op in box.ops_of(box.foreign_list[card])]
    note = speaker.note(box.foreign_id[card], box.foreign_note[card])
    return Face(speaker.foreign_name(card), foreign_emblem(box, card), [groups], speaker.foreign_text(card), note)


def picture_parts(emblems: list[str], x: float, y: float, w: float, h: float) -> list[Part]:
    """One woodcut in the middle of a box; beside it a second, smaller one, where that takes hardly anything from the first."""
    side = min(w, h)
    if len(emblems) == 1 or w < h * 1.5:
        return [drawn(f"emblem-{emblems[0]}", x + (w - side) / 2, y + (h - side) / 2, side, side)]
    side = min(h, w / 1.68)
    small = side * 0.62
    left = x + (w - side - small - side * 0.06) / 2
    top = y + (h - side) / 2
    return [
        drawn(f"emblem-{emblems[0]}", left, top, side, side),
        drawn(f"emblem-{emblems[1]}", left + side * 1.06, top + side - small, small, small),
    ]


def _names(name: str, room: float, most: int) -> list[str]:
    """A name in lines; in one more if it would be squeezed too much."""
    lines = in_lines(name, room, most)
    return lines if max(text_width(line) for line in lines) * 0.75 <= room else in_lines(name, room, most + 1)


def _name_parts(lines: list[str], x: float, y: float, w: float, step: float, size: float) -> list[Part]:
    """The lines of a name, in bold letters if they all have room: those run a little wider."""
    look = "name" if max(text_width(line) for line in lines) * size * 1.06 <= w else "long-name"
    return [written(line, round(x, 1), round(y + step * i, 1), round(w, 1), round(step, 1), size, look) for i, line in enumerate(lines)]


def upright(shown: Face, w: float, h: float, text: float, icon: float) -> tuple[Part, ...]:
    """A card as a small broadsheet: woodcut, name, icons."""
    edge = w * 0.055
    room = w - 2 * edge
    pitch = icon * 1.06
    names = _names(shown.name, room / text, 3)
    step = text * 1.04
    most = max(1, int((h - 2.2 * edge - step * len(names) - LEAST_PICTURE * text) / pitch))
    lines = at_most(in_rows(shown.lists, room, icon, text), most, room, icon, text)
    foot = h - edge - pitch * len(lines)
    parts = rows_parts(lines, edge, foot, room, icon, text, pitch)
    head = foot - step * len(names) - text * 0.16
    parts += _name_parts(names, edge, head, room, step, text)
    top = edge * 0.9
    parts += picture_parts(shown.emblems, edge, top, room, head - top - text * 0.08)
    return tuple(parts)


def lying(shown: Face, w: float, h: float, text: float, icon: float) -> tuple[Part, ...]:
    """A card that lies across: the woodcut to the left, name and icons to the right."""
    edge = h * 0.055
    side = min(h - 2 * edge, w * 0.24)
    left = edge + side + edge
    room = w - left - edge
    pitch = icon * 1.06
    names = _names(shown.name, room / text, 2)
    step = text * 1.06
    most = max(1, int((h - 2 * edge - step * len(names)) / pitch))
    lines = at_most(in_rows(shown.lists, room, icon, text), most, room, icon, text)
    rest = h - 2 * edge - step * len(names) - pitch * len(lines)
    head = edge + max(0.0, rest * 0.4)
    parts = list(picture_parts(shown.emblems[:1], edge, edge, side, h - 2 * edge))
    parts += _name_parts(names, left, head, room, step, text)
    parts += rows_parts(lines, left, head + step * len(names) + max(0.0, rest * 0.2), room, icon, text, pitch)
    return tuple(parts)


def in_words(shown: Face, x: float, y: float, w: float, h: float, text: float, note: float) -> list[Part]:
    """What a card does in sentences, as far as there is room, and below it the line of history, if it fits."""
    parts: list[Part] = []
    step = text * 1.18
    lines = wrapped(shown.text, w / text)
    most = int(h / step)
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(f"{lines[most - 1]} …", w / text)]
    for line in lines:
        parts.append(Part("", round(x, 1), round(y, 1), round(w, 1), round(step, 1), "", line, text))
        y += step
        h -= step
    said = wrapped(shown.note, w / note) if note and shown.note else []
    if said and note * (1.15 * len(said) + 0.5) <= h:
        y += h - note * 1.15 * len(said)
        for line in said:
            parts.append(Part("", round(x, 1), round(y, 1), round(w, 1), round(note * 1.15, 1), "note", line, note))
            y += note * 1.15
    return parts
