"""The upper half of the board: the council space with the event card, what is in force, chapter and dues, the favour arc."""

from __future__ import annotations

from typing import Final

from triptych.core.letters import in_lines, text_width
from triptych.core.printed import Cells, cells, drawn, piece
from triptych.core.scene import Part, Piece
from triptych.core.state import TOP
from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.emblems import event_line, favour_line, figure, icon, line_parts
from triptych.games.world_without_end.layout import Box, frame
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.chapter import due
from triptych.games.world_without_end.phases.round import number_at, position
from triptych.games.world_without_end.printed import Printed, label, lines, number

OF_COUNCIL: Final[Cells] = cells((m.PLAYERS, 1), (m.ACTIVE, 1), (m.EVENT, 1), (m.LAID, 1), (m.CHAPTER, 1), (m.ROUND, 1))
OF_EDGE: Final[Cells] = cells((m.EDGE, m.EDGE_PLACES))
OF_TIME: Final[Cells] = cells((m.CHAPTER, 1), (m.ROUND, 1), (m.DUES, content.DUES_KINDS), (m.TAX, 1))
OF_ARC: Final[Cells] = cells((m.FAVOUR, 1), (m.COVERED_FAVOURS, 1))

ROMAN: Final = ("", "I", "II", "III", "IV")
_CORNER: Final = 50 / 200  # how far a corner's gold leaf reaches, in sides of the card


def is_being_laid(view: TownState) -> bool:
    """[WE-3.2] Does the active player choose the direction now?"""
    return view.cells[view.cells[TOP]] == agenda.LAY


# -- the council space --------------------------------------------------------------------------------------------------------------------


def council(view: TownState, print_: Printed, laying: bool) -> list[Piece]:
    """The numbers 0 to 3 round the space, the players at its corners, the shield, the card and its directions."""
    c, at = view.cells, print_.at
    event, laid = c[m.EVENT], c[m.LAID]
    pointed = number_at(view, laid) if event != m.EMPTY and laid != m.EMPTY else m.EMPTY
    out: list[Piece] = []
    for n, box in enumerate(at.numbers):
        title = print_.say("see-number", number=n)
        look = "turn" if n == pointed else ""
        out.append(piece(f"number-{n}", "number-free" if n == pointed else "number", box, title, look, [_numeral(n, box)]))
    seats = {position(view, seat): seat for seat in range(c[m.PLAYERS])}
    for n, box in enumerate(at.seats):
        out.append(_seat(view, print_, n, seats.get(n, m.EMPTY), box))
    if c[m.ACTIVE] != m.EMPTY:
        box = at.shield(position(view, c[m.ACTIVE]))
        out.append(piece("shield", "icon-shield", box, print_.say("see-shield", seat=c[m.ACTIVE])))
    out.append(_card(view, print_))
    if event != m.EMPTY:
        out.append(_event_name(print_, event))
    if laying:
        for turns in range(content.DIRECTIONS):
            n = number_at(view, turns)
            box = at.numbers[n]
            out.append(piece(f"turn-{turns}", "number-free", box, print_.say("see-turn", number=n), "", [_numeral(n, box)]))
    return out


def _numeral(n: int, box: Box) -> Part:
    return number(n, 0, 0, box[2], box[3], round(box[3] * 0.52, 1))


def _seat(view: TownState, print_: Printed, corner: int, seat: int, box: Box) -> Piece:
    """Who sits at a corner of the council space: what the card's corner there brings is his."""
    c = view.cells
    key = f"position-{corner}"
    if seat == m.EMPTY:
        return piece(key, "badge-empty", box, print_.say("see-position-empty"))
    title = print_.say("see-position", seat=seat)
    if c[m.EVENT] != m.EMPTY and c[m.LAID] != m.EMPTY:
        income = print_.content.event_corners[c[m.EVENT]][(corner - c[m.LAID]) % content.DIRECTIONS]
        title = print_.say("see-income", seat=seat, amount=print_.speaker.corner(income))
    side = box[2] * 0.56
    sign = drawn(f"sign-{seat + 1}", (box[2] - side) / 2, (box[3] - side) / 2, side, side)
    return piece(key, "badge", box, title, f"player-{seat + 1}", [sign])


def _card(view: TownState, print_: Printed) -> Piece:
    """The event card: upright until it is laid; then turned, and its corners with it."""
    c, at = view.cells, print_.at
    event, laid = c[m.EVENT], c[m.LAID]
    if event == m.EMPTY:
        side = at.card[2]
        ghost = drawn("icon-event", side * 0.34, side * 0.34, side * 0.32, side * 0.32, "ghost")
        return piece("council", frame("slot", *at.card[2:]), at.card, print_.say("see-council-empty"), "", [ghost])
    kind = "permanent" if print_.content.event_permanent[event] else "immediate"
    said = {"event": print_.speaker.event_name(event), "effects": print_.speaker.event_text(event)}
    said["corners"] = print_.speaker.listed([print_.speaker.corner(corner) for corner in print_.content.event_corners[event]])
    turns = max(0, laid)
    if laid == m.EMPTY:
        title = print_.say("see-council", **said)
    else:
        title = print_.say("see-council-laid", number=number_at(view, laid), **said)
    parts = print_.once(("council", event, turns), lambda: _corners(print_, event, turns))
    return piece("council", f"event-{print_.content.event_arrow[event]}", at.card, title, kind, parts, turn=90 * turns)


def _corners(print_: Printed, event: int, turns: int) -> list[Part]:
    """The four symbols, each where it lies after so many quarter turns; and the place where somebody falls sick."""
    at = print_.at
    side = at.card[2]
    reach = side * _CORNER
    parts: list[Part] = []
    for i, corner in enumerate(print_.content.event_corners[event]):
        x, y = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))[(i + turns) % content.DIRECTIONS]
        parts += _corner(corner, 0.035 * side + x * (0.93 * side - reach), 0.035 * side + y * (0.93 * side - reach), reach, at.text)
    place = print_.content.event_place[event]
    if place == content.NOTHING:
        return parts
    arrow = (print_.content.event_arrow[event] + turns) % content.DIRECTIONS
    y = 0.05 * side if arrow == 2 else 0.93 * side - at.icon
    return parts + line_parts(["icon-plague", str(place + 1)], side * 0.285, y, side * 0.415, at.icon, at.icon, at.text)


def _corner(corner: int, x: float, y: float, side: float, text: float) -> list[Part]:
    thing, n = content.CORNER_THING[corner], content.CORNER_NUMBER[corner]
    size = side * 0.78
    left, top = x + (side - size) / 2, y + (side - size) / 2
    parts = [drawn(icon(thing), left, top, size, size)]
    if thing == content.VP:
        parts.append(number(n, left, top, size, size, round(max(text, size * 0.5), 1), "on-gold"))
    if thing == content.MONEY:
        disc = max(text * 1.25, size * 0.5)
        parts.append(drawn("count", left + size - disc * 0.8, top + size - disc * 0.8, disc, disc))
        parts.append(number(n, left + size - disc * 0.8, top + size - disc * 0.8, disc, disc, max(text, round(disc * 0.7, 1))))
    return parts


def _event_name(print_: Printed, event: int) -> Piece:
    """The name in the middle of the card: a thing of its own, because exchanges are chosen by it."""
    x, y, w, h = print_.at.card
    size = print_.at.text
    box: Box = (x + w * 0.135, y + h * 0.26, w * 0.72, h * 0.47)
    said = print_.speaker.event_name(event)
    title = print_.say("see-event", event=said, effects=print_.speaker.event_text(event))
    parts = print_.once(("name", event), lambda: _named(print_, event, said, box[2], box[3], size))
    return piece(f"event-{print_.content.event_id[event]}", "", box, title, "atop", parts)


def _named(print_: Printed, event: int, said: str, w: float, h: float, size: float) -> list[Part]:
    """An event's name and, if it leaves room, what it does in a line of icons below it."""
    foot = print_.at.icon + 2
    for larger in (1.3, 1.15, 1.0):
        letters = round(size * larger, 1)
        found = lines(said, 0, 0, w, h - foot, letters, 3)
        if len(found) * letters * 1.06 <= h - foot and not any(part.fit for part in found):
            return [*found, *line_parts(event_line(print_.content, event), 0, h - foot, w, foot, print_.at.icon, size)]
    return lines(said, 0, 0, w, h, size, 4)


# -- beside it ----------------------------------------------------------------------------------------------------------------------------


def edge(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-3.6] Permanent events of earlier rounds."""
    out: list[Piece] = []
    for place, box in enumerate(print_.at.edge):
        event = view.cells[m.EDGE + place]
        if event == m.EMPTY:
            nail = drawn("icon-permanent", box[2] * 0.3, box[3] * 0.3, box[2] * 0.4, box[3] * 0.4, "ghost")
            out.append(piece(f"edge-{place}", frame("slot", *box[2:]), box, print_.say("see-edge-empty"), "", [nail]))
            continue
        said = print_.speaker.event_name(event)
        title = print_.say("see-edge", event=said, effects=print_.speaker.event_text(event))
        parts = print_.once(("edge", event), lambda event=event, said=said, box=box: _edge_parts(print_, event, said, box))  # type: ignore[misc]
        out.append(piece(f"event-{print_.content.event_id[event]}", frame("card", *box[2:]), box, title, "permanent", parts))
    return out


def _edge_parts(print_: Printed, event: int, said: str, box: Box) -> list[Part]:
    at = print_.at
    _, _, w, h = box
    foot = at.icon + 16
    name = lines(said, w * 0.05, h * 0.05, w * 0.88, h - foot - h * 0.07, at.text, 4)
    return [*name, *line_parts(event_line(print_.content, event), w * 0.05, h - foot, w * 0.87, at.icon, at.icon, at.text)]


def time(view: TownState, print_: Printed) -> list[Piece]:
    """Chapter and round as an illuminated initial; what is due at the end of the chapter."""
    c, at = view.cells, print_.at
    chapter, round_ = c[m.CHAPTER], c[m.ROUND]
    _, _, w, h = at.chapter
    parts = [label(ROMAN[chapter] or "·", w * 0.25, h * 0.24, w * 0.5, h * 0.36, round(h * 0.33, 1), "initial on-gold")]
    dots = w * 0.085
    for i in range(content.ROUNDS):
        look = "" if i < round_ else "ghost"
        parts.append(drawn("round", w * 0.5 + (i % 3 - 1.5) * dots * 1.35 + dots * 0.17, h * (0.6 if i < 3 else 0.67), dots, dots, look))
    title = print_.say("see-chapter", chapter_id=ROMAN[chapter] or "none", number=round_)
    return [piece("chapter", "initial", at.chapter, title, "", parts), _dues(view, print_)]


def _dues(view: TownState, print_: Printed) -> Piece:
    """What everybody has to pay at the end of the chapter, in numbers and words."""
    c, at = view.cells, print_.at
    _, _, w, h = at.dues
    piety, grain = due(view, 0), due(view, 1)
    taxes = [max(0, face + c[m.DUES + content.TAX_DUE]) for face in print_.content.tax] or [0]
    tax = str(due(view, content.TAX_DUE)) if c[m.TAX] else f"{min(taxes)}–{max(taxes)}" if min(taxes) != max(taxes) else str(taxes[0])
    edge, step = 8.0, at.text * 1.12
    heading = in_lines(print_.say("dues-title"), (w - 2 * edge) / at.text, 2)
    parts = [label(line, edge, edge + step * i, w - 2 * edge, step, at.text, "name") for i, line in enumerate(heading)]
    top = edge + step * len(heading) + 2
    row = (h - top - edge) / 3
    rows = (
        (content.PIETY, str(piety), print_.speaker.thing_name(content.PIETY)),
        (content.GRAIN, str(grain), print_.speaker.thing_name(content.GRAIN)),
        (content.MONEY, tax, print_.say("dues-tax")),
    )
    for i, (thing, text, word) in enumerate(rows):
        parts += _due(print_, thing, text, word, edge, top + row * i, w - 2 * edge, row)
    title = print_.say(
        "see-dues",
        piety=print_.speaker.amount_text(content.PIETY, piety),
        grain=print_.speaker.amount_text(content.GRAIN, grain),
        number=tax,
        last="yes" if c[m.CHAPTER] == len(ROMAN) - 1 else "no",
    )
    return piece("dues", frame("panel", w, h), at.dues, title, "", parts)


def _due(print_: Printed, thing: int, text: str, word: str, x: float, y: float, w: float, h: float) -> list[Part]:
    """One of the dues: icon, number, word; where it is too narrow for all of them, the word below."""
    at = print_.at
    beside = h < 2 * at.text
    line = h if beside else h - at.text * 1.1
    size = max(at.icon, min(line, at.icon * 1.1))
    figure = round(max(at.text, min(line * 0.72, at.text * 1.2)), 1)
    wide = text_width(text) * figure * 1.06
    x += 0 if beside else (w - size - 6 - wide) / 2
    parts = [drawn(icon(thing), x, y + (line - size) / 2, size, size), label(text, x + size + 6, y, wide, line, figure, "figure")]
    if not beside:
        return [*parts, label(word, (at.dues[2] - w) / 2, y + line, w, at.text * 1.1, at.text)]
    left = x + size + 6 + wide + at.text * 0.3
    return [*parts, label(word, left, y, min(x + w - left, text_width(word) * at.text + 1), line, at.text)]


# -- the favour arc -----------------------------------------------------------------------------------------------------------------------


def arc(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-1.5] Ten medallions, cover tiles on some, the stone at one."""
    c, at = view.cells, print_.at
    out: list[Piece] = []
    for favour in range(content.FAVOURS):
        box = at.favours[favour]
        covered = c[m.COVERED_FAVOURS] >> favour & 1
        name = print_.speaker.favour_name(favour)
        title = print_.say("see-favour", name=name, gets=print_.speaker.favour_gets(favour), covered="yes" if covered else "no")
        parts = print_.once(("favour", favour), lambda favour=favour, box=box: _medallion(print_, favour, box))  # type: ignore[misc]
        out.append(piece(f"favour-{print_.content.favour_id[favour]}", "medallion", box, title, "", parts))
    for favour in range(content.FAVOURS):
        if c[m.COVERED_FAVOURS] >> favour & 1:
            x, y, w, h = at.favours[favour]
            title = print_.say("see-favour", name=print_.speaker.favour_name(favour), gets="", covered="yes")
            box = (x + w * 0.19, y + h * 0.17, w * 0.62, h * 0.62)
            out.append(piece(f"cover-favour-{print_.content.favour_id[favour]}", "cover", box, title, "atop"))
    x, y, w, h = at.favours[c[m.FAVOUR]]
    side = at.stone
    track = at.width - at.margin - at.band  # on which the stone must not lie
    box = (min(x + w - side * 0.82, track - side - 1), y - side * 0.06, side, side)
    out.append(piece("stone", "stone-of-favour", box, print_.say("see-stone", name=print_.speaker.favour_name(c[m.FAVOUR]))))
    return out


def _medallion(print_: Printed, favour: int, box: Box) -> list[Part]:
    at = print_.at
    _, _, w, h = box
    size = w * 0.6
    foot = at.icon + w * 0.045
    line = line_parts(favour_line(print_.content, favour), w * 0.06, h - foot, w * 0.88, foot, at.icon, at.text)
    left = min(part.x for part in line) - at.text * 0.3
    plate = drawn("plate", left, h - foot, w - 2 * left, foot)
    return [drawn(figure(print_.content, favour), (w - size) / 2, h * 0.115, size, size), plate, *line]
