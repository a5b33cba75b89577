"""The upper half of the board: the council space with the event card, what is in force, chapter and dues, the favour arc."""

from __future__ import annotations

from typing import Final

from triptych.core.scene import Part, Piece
from triptych.core.state import TOP
from triptych.games.world_without_end import agenda
from triptych.games.world_without_end.content import CORNER_NUMBER, CORNER_THING, FAVOURS, GRAIN, MONEY, NOTHING, PIETY, VP
from triptych.games.world_without_end.emblems import event_line, favour_line, figure, icon, line_parts
from triptych.games.world_without_end.layout import Box, frame
from triptych.games.world_without_end.model import (
    ACTIVE,
    CHAPTER,
    COVERED_FAVOURS,
    DUES,
    DUES_KINDS,
    EDGE,
    EDGE_EVENT,
    EMPTY,
    EVENT,
    FAVOUR,
    LAID,
    PLAYERS,
    ROUND,
    TAX,
    TownState,
)
from triptych.games.world_without_end.phases.chapter import due
from triptych.games.world_without_end.phases.round import number_at, position
from triptych.games.world_without_end.printed import Cells, Printed, cells, drawn, label, lines, number, piece

OF_COUNCIL: Final[Cells] = cells((PLAYERS, 1), (ACTIVE, 1), (EVENT, 1), (LAID, 1), (CHAPTER, 1), (ROUND, 1))
OF_EDGE: Final[Cells] = cells((EDGE_EVENT, EDGE))
OF_TIME: Final[Cells] = cells((CHAPTER, 1), (ROUND, 1), (DUES, DUES_KINDS), (TAX, 1))
OF_ARC: Final[Cells] = cells((FAVOUR, 1), (COVERED_FAVOURS, 1))

ROMAN: Final = ("", "I", "II", "III", "IV")
_CORNER: Final = 50 / 200  # how far a corner's gold leaf reaches, in sides of the card


def is_being_laid(view: TownState) -> bool:
    """[WE-3.2] Does the active player choose the direction now?"""
    return view.cells[view.cells[TOP]] == agenda.LAY


# -- the council space --------------------------------------------------------------------------------------------------------------------


def council(view: TownState, print_: Printed, laying: bool) -> list[Piece]:
    """The numbers 0 to 3 round the space, the players at its corners, the shield, the card and its directions."""
    c, at = view.cells, print_.at
    event, laid = c[EVENT], c[LAID]
    pointed = number_at(view, laid) if event != EMPTY and laid != EMPTY else EMPTY
    out: list[Piece] = []
    for n, box in enumerate(at.numbers):
        title = print_.say("see-number", number=n)
        look = "turn" if n == pointed else ""
        out.append(piece(f"number-{n}", "number-free" if n == pointed else "number", box, title, look, [_numeral(n, box)]))
    seats = {position(view, seat): seat for seat in range(c[PLAYERS])}
    for n, box in enumerate(at.seats):
        out.append(_seat(view, print_, n, seats.get(n, EMPTY), box))
    if c[ACTIVE] != EMPTY:
        box = at.shield(position(view, c[ACTIVE]))
        out.append(piece("shield", "icon-shield", box, print_.say("see-shield", seat=c[ACTIVE])))
    out.append(_card(view, print_))
    if event != EMPTY:
        out.append(_event_name(print_, event))
    if laying:
        for turns in range(4):
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
    if seat == EMPTY:
        return piece(key, "badge-empty", box, print_.say("see-position-empty"))
    title = print_.say("see-position", seat=seat)
    if c[EVENT] != EMPTY and c[LAID] != EMPTY:
        income = print_.content.event_corners[c[EVENT]][(corner - c[LAID]) % 4]
        title = print_.say("see-income", seat=seat, amount=print_.speaker.corner(income))
    side = box[2] * 0.56
    sign = drawn(f"sign-{seat + 1}", (box[2] - side) / 2, (box[3] - side) / 2, side, side)
    return piece(key, "badge", box, title, f"player-{seat + 1}", [sign])


def _card(view: TownState, print_: Printed) -> Piece:
    """The event card: upright until it is laid; then turned, and its corners with it."""
    c, at, content = view.cells, print_.at, print_.content
    event, laid = c[EVENT], c[LAID]
    if event == EMPTY:
        side = at.card[2]
        ghost = drawn("icon-event", side * 0.34, side * 0.34, side * 0.32, side * 0.32, "ghost")
        return piece("council", frame("slot", *at.card[2:]), at.card, print_.say("see-council-empty"), "", [ghost])
    kind = "permanent" if content.event_permanent[event] else "immediate"
    said = {"event": print_.speaker.event_name(event), "effects": print_.speaker.event_text(event)}
    said["corners"] = print_.speaker.listed([print_.speaker.corner(corner) for corner in content.event_corners[event]])
    turns = max(0, laid)
    if laid == EMPTY:
        title = print_.say("see-council", **said)
    else:
        title = print_.say("see-council-laid", number=number_at(view, laid), **said)
    parts = print_.once(("council", event, turns), lambda: _corners(print_, event, turns))
    return piece("council", f"event-{content.event_arrow[event]}", at.card, title, kind, parts, turn=90 * turns)


def _corners(print_: Printed, event: int, turns: int) -> list[Part]:
    """The four symbols, each where it lies after so many quarter turns; and the place where somebody falls sick."""
    at = print_.at
    side = at.card[2]
    reach = side * _CORNER
    parts: list[Part] = []
    for i, corner in enumerate(print_.content.event_corners[event]):
        x, y = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))[(i + turns) % 4]
        parts += _corner(corner, 0.035 * side + x * (0.93 * side - reach), 0.035 * side + y * (0.93 * side - reach), reach, at.text)
    place = print_.content.event_place[event]
    if place == NOTHING:
        return parts
    arrow = (print_.content.event_arrow[event] + turns) % 4
    y = 0.05 * side if arrow == 2 else 0.93 * side - at.icon
    return parts + line_parts(["icon-plague", str(place + 1)], side * 0.285, y, side * 0.415, at.icon, at.icon, at.text)


def _corner(corner: int, x: float, y: float, side: float, text: float) -> list[Part]:
    thing, n = CORNER_THING[corner], CORNER_NUMBER[corner]
    size = side * 0.78
    left, top = x + (side - size) / 2, y + (side - size) / 2
    parts = [drawn(icon(thing), left, top, size, size)]
    if thing == VP:
        parts.append(number(n, left, top, size, size, round(max(text, size * 0.5), 1), "on-gold"))
    if thing == MONEY:
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
        event = view.cells[EDGE_EVENT + place]
        if event == EMPTY:
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
    chapter, round_ = c[CHAPTER], c[ROUND]
    _, _, w, h = at.chapter
    parts = [label(ROMAN[chapter] or "·", w * 0.25, h * 0.24, w * 0.5, h * 0.36, round(h * 0.33, 1), "initial on-gold")]
    dots = w * 0.085
    for i in range(6):
        look = "" if i < round_ else "ghost"
        parts.append(drawn("round", w * 0.5 + (i % 3 - 1.5) * dots * 1.35 + dots * 0.17, h * (0.6 if i < 3 else 0.67), dots, dots, look))
    title = print_.say("see-chapter", chapter_id=ROMAN[chapter] or "none", number=round_)
    out = [piece("chapter", "initial", at.chapter, title, "", parts)]
    _, _, w, h = at.dues
    piety, grain = due(view, 0), due(view, 1)
    taxes = [max(0, face + c[DUES + 2]) for face in print_.content.tax] or [0]
    tax = str(c[TAX]) if c[TAX] else f"{min(taxes)}–{max(taxes)}" if min(taxes) != max(taxes) else str(taxes[0])
    row = (h - 16) / 3
    size = max(at.icon, min(row * 0.78, w * 0.25))
    parts = [drawn("icon-dues", w * 0.06, (h - w * 0.27) / 2, w * 0.27, w * 0.27)]
    for i, (thing, text) in enumerate(((PIETY, str(piety)), (GRAIN, str(grain)), (MONEY, tax))):
        y = 8 + row * i
        parts.append(drawn(icon(thing), w * 0.36, y + (row - size) / 2, size, size))
        parts.append(label(text, w * 0.38 + size, y, w * 0.58 - size, row, round(max(at.text, row * 0.5), 1), "figure"))
    title = print_.say(
        "see-dues", piety=print_.speaker.amount_text(PIETY, piety), grain=print_.speaker.amount_text(GRAIN, grain), number=tax
    )
    out.append(piece("dues", frame("panel", w, h), at.dues, title, "", parts))
    return out


# -- the favour arc -----------------------------------------------------------------------------------------------------------------------


def arc(view: TownState, print_: Printed) -> list[Piece]:
    """[WE-1.5] Ten medallions, cover tiles on some, the stone at one."""
    c, at, content = view.cells, print_.at, print_.content
    out: list[Piece] = []
    for favour in range(FAVOURS):
        box = at.favours[favour]
        covered = c[COVERED_FAVOURS] >> favour & 1
        name = print_.speaker.favour_name(favour)
        title = print_.say("see-favour", name=name, gets=print_.speaker.favour_gets(favour), covered="yes" if covered else "no")
        parts = print_.once(("favour", favour), lambda favour=favour, box=box: _medallion(print_, favour, box))  # type: ignore[misc]
        out.append(piece(f"favour-{content.favour_id[favour]}", "medallion", box, title, "", parts))
    for favour in range(FAVOURS):
        if c[COVERED_FAVOURS] >> favour & 1:
            x, y, w, h = at.favours[favour]
            title = print_.say("see-favour", name=print_.speaker.favour_name(favour), gets="", covered="yes")
            box = (x + w * 0.19, y + h * 0.17, w * 0.62, h * 0.62)
            out.append(piece(f"cover-favour-{content.favour_id[favour]}", "cover", box, title, "atop"))
    x, y, w, h = at.favours[c[FAVOUR]]
    side = at.stone
    track = at.width - at.margin - at.band  # on which the stone must not lie
    box = (min(x + w - side * 0.82, track - side - 1), y - side * 0.06, side, side)
    out.append(piece("stone", "stone-of-favour", box, print_.say("see-stone", name=print_.speaker.favour_name(c[FAVOUR]))))
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
