"""What lies before a player: name and points, holdings (or the screen before them), hand and piles, houses, seals, penalties."""

from __future__ import annotations

from functools import partial
from typing import Final

from triptych.core.letters import cut, text_width
from triptych.core.scene import Brief, Part, Piece, Scene
from triptych.core.state import TOP, UNKNOWN
from triptych.games.world_without_end import agenda
from triptych.games.world_without_end.content import ACTIONS, CARDS, HELD, KNOWLEDGE, MONEY, THINGS
from triptych.games.world_without_end.emblems import emblem, icon
from triptych.games.world_without_end.layout import ACROSS, CARD, HOLDING, KEPT, SCREEN, SEAT_PX, SEAT_WIDTH, SMALL, TEXT, Box, frame
from triptych.games.world_without_end.model import (
    ACTIVE,
    ASIDE,
    CHAPTER,
    DOWN,
    DOWN_SIZE,
    EMPTY,
    HALF,
    HAND,
    HAVE,
    HOUSES_LEFT,
    LAST,
    PENALTIES,
    SEALS_LEFT,
    SEATS,
    TURN,
    UP,
    VP,
    TownState,
)
from triptych.games.world_without_end.moves import PENALTIES as PENALTY_WORDS
from triptych.games.world_without_end.printed import Cells, Printed, cells, drawn, kept, label, lines, number, piece

OF_SEAT: Final[list[Cells]] = [
    cells(
        (ACTIVE, 1),
        (TURN, 1),
        (CHAPTER, 1),
        (VP + seat, 1),
        (HALF + seat, 1),
        (HAVE + seat * HELD, HELD),
        (HOUSES_LEFT + seat, 1),
        (SEALS_LEFT + seat, 1),
        (HAND + seat, 1),
        (DOWN + seat, 1),
        (UP + seat, 1),
        (ASIDE + seat, 1),
        (DOWN_SIZE + seat, 1),
        (LAST + seat, 1),
        (PENALTIES + seat, 1),
    )
    for seat in range(SEATS)
]

HEAD: Final = 106.0
ORDER: Final = (MONEY, 3, 2, 0, 1, 4, 5, 6, KNOWLEDGE)
"""How one asks for what another has: money, piety, grain, stone, wood, wool, cloth, loyalty, knowledge."""


def is_over(view: TownState) -> bool:
    return view.cells[view.cells[TOP]] == agenda.END


def display(view: TownState, seat: int, mine: bool, print_: Printed, screened: bool) -> Scene:
    """From top to bottom: who it is, what he has, what he keeps, his cards."""
    hidden = screened and not mine and not is_over(view)
    looked_at = (hidden, print_.speaker.seat_names[seat], OF_SEAT[seat](view.cells))
    return kept(print_, ("seat", seat, mine), looked_at, lambda: _display(view, seat, mine, print_, hidden))


def _display(view: TownState, seat: int, mine: bool, print_: Printed, hidden: bool) -> Scene:
    scene = Scene(f"seat-{seat}", SEAT_WIDTH, 0, "ground-seat", SEAT_PX)
    out = scene.pieces
    _head(view, seat, print_, out)
    if hidden:
        parts = [label("?", 0, 4, SCREEN[0], SCREEN[1] - 8, 70, "on-dark")]
        out.append(piece(f"screen-{seat + 1}", "screen", (12, HEAD, *SCREEN), print_.say("see-screen", seat=seat), "", parts))
    else:
        _holdings(view, seat, mine, print_, out)
    y = HEAD + HOLDING[1] + 8
    _kept(view, seat, mine, print_, out, y)
    y += KEPT[1] + 8
    y = _hand(view, seat, print_, out, y) if mine else _played(view, seat, print_, out, y)
    scene.height = y
    scene.brief = _brief(view, seat, print_, hidden)
    return scene


def cards_in_hand(view: TownState, seat: int) -> int:
    """How many; everybody can count what lies before him."""
    c = view.cells
    if c[CHAPTER] == 0:
        return 0
    return CARDS - c[UP + seat].bit_count() - c[ASIDE + seat].bit_count() - c[DOWN_SIZE + seat]


def _points(view: TownState, seat: int) -> str:
    c = view.cells
    half = "½" if c[HALF + seat] else ""
    return f"{c[VP + seat] or ''}{half}" if half else str(c[VP + seat])


def _head(view: TownState, seat: int, print_: Printed, out: list[Piece]) -> None:
    c = view.cells
    me = seat + 1
    active, turn = c[ACTIVE] == seat, c[TURN] == seat
    place = "both" if active and turn else "turn" if turn else "active" if active else "other"
    title = print_.say("see-seat", seat=seat, place=place)
    look = f"player-{me}"
    out.append(piece(f"banner-{me}", "banner", (12, 8, 80, 88), title, look + (" turn" if turn else ""), [drawn(f"sign-{me}", 16, 11, 48, 48)]))
    name = cut(print_.speaker.seat_names[seat], 12)
    wide = text_width(name) * 44 * 1.12 + 8
    parts = [label(name, 0, 0, wide, 88, 44, "heading")]
    if active:
        parts.append(drawn("icon-shield", wide + 12, 10, 66, 66))
    out.append(piece(f"name-{me}", "", (100, 8, 640, 88), title, look, parts))
    text = _points(view, seat)
    points = label(text, 6, 1, 90, 100, 44 if len(text) < 3 else 36, "on-gold")
    title = print_.say("see-vp", seat=seat, number=text)
    out.append(piece(f"vp-{me}", "icon-vp", (886, 1, 102, 102), title, "", [points]))


def _holdings(view: TownState, seat: int, mine: bool, print_: Printed, out: list[Piece]) -> None:
    """Goods, money, piety, loyalty, knowledge: nine panels."""
    c = view.cells
    w, h = HOLDING
    for i, thing in enumerate(ORDER):
        have = c[HAVE + seat * HELD + thing]
        title = print_.say("see-have", seat=seat, number=have, amount=print_.speaker.amount_text(thing, have), thing=thing)
        parts = [drawn(icon(thing), 8, (h - 56) / 2, 54, 54), number(have, 60, 0, w - 66, h, 38 if have < 10 else 33)]
        key = f"mine-{THINGS[thing]}" if mine else f"have-{seat + 1}-{THINGS[thing]}"
        out.append(piece(key, frame("panel", w, h), (12 + 108.9 * i, HEAD, w, h), title, "" if have else "faded", parts))


def _kept(view: TownState, seat: int, mine: bool, print_: Printed, out: list[Piece], y: float) -> None:
    """Hand, open pile, face-down pile, houses, seals; and the penalties he has to bear."""
    c = view.cells
    me = seat + 1
    w, h = KEPT
    last = c[LAST + seat]
    opened, down, held = c[UP + seat].bit_count(), c[DOWN_SIZE + seat], cards_in_hand(view, seat)
    top = print_.say("see-open", seat=seat, number=opened, name="" if last == EMPTY else print_.speaker.action_name(last), empty=_yes(last < 0))
    houses, seals = c[HOUSES_LEFT + seat], c[SEALS_LEFT + seat]
    boxes = [
        (f"hand-{me}", "icon-hand", held, print_.say("see-hand", seat=seat, number=held), ""),
        (f"pile-{me}", emblem(last) if last != EMPTY else "icon-action", opened, top, ""),
        (f"down-{me}", "icon-face-down", down, print_.say("see-down", seat=seat, number=down), ""),
        (f"houses-{me}", "home", houses, print_.say("see-houses", seat=seat, number=houses), f"player-{me}"),
        (f"seals-{me}", "wax", seals, print_.say("see-seals", seat=seat, number=seals), f"player-{me}"),
    ]
    for i, (key, symbol, n, title, look) in enumerate(boxes):
        parts = [drawn(symbol, 8, 12, 66, 66), number(n, 72, 0, w - 80, h, 38 if n < 10 else 33)]
        out.append(piece(key, frame("panel", w, h), (12 + 122 * i, y, w, h), title, f"{look} {'' if n else 'faded'}".strip(), parts))
    for i, word in enumerate(PENALTY_WORDS):
        if not c[PENALTIES + seat] >> i & 1:
            continue
        title = print_.say("see-penalty", seat=seat, name=print_.speaker.penalty_name(i), penalty_id=word)
        key = f"penalty-{word}" if mine else f"penalty-{me}-{word}"
        out.append(piece(key, frame("panel", w, h), (12 + 122 * (5 + i), y, w, h), title, "penalty", [drawn(f"icon-{word}", (w - 76) / 2, 9, 76, 76)]))


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _hand(view: TownState, seat: int, print_: Printed, out: list[Piece], y: float) -> float:
    """Every card of one's own has its place: in the hand, or empty with what became of it."""
    c = view.cells
    w, h = CARD
    hand, down = c[HAND + seat], c[DOWN + seat]
    for card in range(CARDS):
        row, column = divmod(card, ACROSS)
        box: Box = (12 + 163.8 * column, y + (h + 8) * row, w, h)
        name, text = print_.speaker.action_name(card), print_.speaker.action_text(card)
        if hand != UNKNOWN and hand >> card & 1:
            parts = print_.set(("card", card), partial(_card, name, card))
            out.append(piece(f"card-{ACTIONS[card]}", frame("action", w, h), box, print_.say("see-card", name=name, text=text), "", parts))
            continue
        where = "open" if c[UP + seat] >> card & 1 else "down" if down != UNKNOWN and down >> card & 1 else "aside"
        mark = {"open": emblem(card), "down": "icon-face-down", "aside": "icon-action"}[where]
        size = 84.0
        ghost = [drawn(mark, (w - size) / 2, (h - size) / 2 - 20, size, size, "ghost"), *lines(name, 10, h * 0.66, w - 20, h * 0.28, TEXT, 2, "soft")]
        title = print_.say("see-card-gone", name=name, where=where)
        out.append(piece(f"gone-{ACTIONS[card]}", frame("slot", w, h), box, title, "", ghost))
    return y + 2 * (h + 8)


def _card(name: str, card: int) -> list[Part]:
    w, h = CARD
    size = w * 0.68
    parts = [drawn(emblem(card), (w - size) / 2 - 2, h * 0.11, size, size), *lines(name, 6, h * 0.655, w - 16, h * 0.31, TEXT, 2)]
    return [*parts, drawn("star", w - 38, 8, 26, 26)] if card < CARDS // 2 else parts


def _played(view: TownState, seat: int, print_: Printed, out: list[Piece], y: float) -> float:
    """[WE-1.7] Which cards of another player lie open: twelve small pictures."""
    c = view.cells
    me = seat + 1
    w, h = SMALL
    for card in range(CARDS):
        opened, aside = c[UP + seat] >> card & 1, c[ASIDE + seat] >> card & 1
        where = "open" if opened else "aside" if aside else "hidden"
        name = print_.speaker.action_name(card)
        parts = [drawn(emblem(card), 8, 8, w - 16, h - 16, "" if opened else "ghost")]
        symbol = frame("panel", w, h) if opened else frame("slot", w, h)
        title = print_.say("see-played", seat=seat, name=name, where=where)
        out.append(piece(f"played-{me}-{ACTIONS[card]}", symbol, (12 + 81.6 * card, y, w, h), title, "", parts))
    return y + h + 10


def _brief(view: TownState, seat: int, print_: Printed, hidden: bool) -> list[Brief]:
    """What one asks of another player most: penalties, what he has, his hand, houses and seals."""
    c = view.cells
    found: list[Brief] = []
    for i, word in enumerate(PENALTY_WORDS):
        if c[PENALTIES + seat] >> i & 1:
            title = print_.say("see-penalty", seat=seat, name=print_.speaker.penalty_name(i), penalty_id=word)
            found.append(Brief(f"icon-{word}", "", title))
    if hidden:
        found.append(Brief("icon-screen", "", print_.say("see-screen", seat=seat)))
    else:
        for thing in ORDER:
            have = c[HAVE + seat * HELD + thing]
            title = print_.say("see-have", seat=seat, number=have, amount=print_.speaker.amount_text(thing, have), thing=thing)
            found.append(Brief(icon(thing), str(have), title, "" if have else "faded"))
    for symbol, message, n in (
        ("icon-hand", "see-hand", cards_in_hand(view, seat)),
        ("icon-house", "see-houses", c[HOUSES_LEFT + seat]),
        ("icon-seal", "see-seals", c[SEALS_LEFT + seat]),
    ):
        found.append(Brief(symbol, str(n), print_.say(message, seat=seat, number=n), "" if n else "faded"))
    return found
