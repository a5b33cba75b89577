"""What lies before a player: name and points, holdings (or the screen before them), hand and piles, houses, seals, penalties."""

from __future__ import annotations

from functools import partial
from typing import Final

from triptych.core.letters import cut, text_width
from triptych.core.scene import Brief, Piece, Scene
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

OF_HEAD: Final[list[Cells]] = [cells((VP + seat, 1), (HALF + seat, 1)) for seat in range(SEATS)]
OF_HOLDINGS: Final[list[Cells]] = [cells((HAVE + seat * HELD, HELD)) for seat in range(SEATS)]
OF_KEPT: Final[list[Cells]] = [
    cells(
        (CHAPTER, 1),
        (HOUSES_LEFT + seat, 1),
        (SEALS_LEFT + seat, 1),
        (UP + seat, 1),
        (ASIDE + seat, 1),
        (DOWN_SIZE + seat, 1),
        (LAST + seat, 1),
        (PENALTIES + seat, 1),
    )
    for seat in range(SEATS)
]
OF_CARDS: Final[list[Cells]] = [cells((HAND + seat, 1), (DOWN + seat, 1), (UP + seat, 1), (ASIDE + seat, 1)) for seat in range(SEATS)]

HEAD: Final = 106.0
KEPT_AT: Final = HEAD + HOLDING[1] + 8
CARDS_AT: Final = KEPT_AT + KEPT[1] + 8
ORDER: Final = (MONEY, 3, 2, 0, 1, 4, 5, 6, KNOWLEDGE)
"""How one asks for what another has: money, piety, grain, stone, wood, wool, cloth, loyalty, knowledge."""


def is_over(view: TownState) -> bool:
    return view.cells[view.cells[TOP]] == agenda.END


def display(view: TownState, seat: int, mine: bool, print_: Printed, screened: bool) -> Scene:
    """From top to bottom: who it is, what he has, what he keeps, his cards; only what has changed is drawn anew."""
    c = view.cells
    name = print_.speaker.seat_names[seat]
    hidden = screened and not mine and not is_over(view)
    active, turn = c[ACTIVE] == seat, c[TURN] == seat
    had = () if hidden else OF_HOLDINGS[seat](c)
    keeps, cards = OF_KEPT[seat](c), OF_CARDS[seat](c)
    who = (seat, mine, name)
    draw_cards = _hand if mine else _played
    groups = [
        kept(print_, ("head", *who), (active, turn, OF_HEAD[seat](c)), lambda: _head(view, seat, print_)),
        kept(print_, ("holdings", *who, hidden), had, lambda: _screen(seat, print_) if hidden else _holdings(view, seat, mine, print_)),
        kept(print_, ("kept", *who), keeps, lambda: _kept(view, seat, mine, print_)),
        kept(print_, ("cards", *who), cards, lambda: draw_cards(view, seat, print_)),
    ]
    return kept(print_, ("seat", *who), (groups, keeps, had), lambda: _display(view, seat, mine, print_, groups, hidden))


def _display(view: TownState, seat: int, mine: bool, print_: Printed, groups: list[list[Piece]], hidden: bool) -> Scene:
    height = CARDS_AT + (2 * (CARD[1] + 8) if mine else SMALL[1] + 10)
    pieces = [one for group in groups for one in group]
    return Scene(f"seat-{seat}", SEAT_WIDTH, height, "ground-seat", SEAT_PX, pieces, _brief(view, seat, print_, hidden))


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


def _head(view: TownState, seat: int, print_: Printed) -> list[Piece]:
    c = view.cells
    me = seat + 1
    active, turn = c[ACTIVE] == seat, c[TURN] == seat
    place = "both" if active and turn else "turn" if turn else "active" if active else "other"
    title = print_.say("see-seat", seat=seat, place=place)
    look = f"player-{me}"
    name = cut(print_.speaker.seat_names[seat], 12)
    wide = text_width(name) * 44 * 1.12 + 8
    parts = [label(name, 0, 0, wide, 88, 44, "heading")]
    if active:
        parts.append(drawn("icon-shield", wide + 12, 10, 66, 66))
    text = _points(view, seat)
    points = label(text, 6, 1, 90, 100, 44 if len(text) < 3 else 36, "on-gold")
    return [
        piece(f"banner-{me}", "banner", (12, 8, 80, 88), title, look + (" turn" if turn else ""), [drawn(f"sign-{me}", 16, 11, 48, 48)]),
        piece(f"name-{me}", "", (100, 8, 640, 88), title, look, parts),
        piece(f"vp-{me}", "icon-vp", (886, 1, 102, 102), print_.say("see-vp", seat=seat, number=text), "", [points]),
    ]


def _screen(seat: int, print_: Printed) -> list[Piece]:
    """[WE-2.7] What nobody else sees."""
    parts = [label("?", 0, 4, SCREEN[0], SCREEN[1] - 8, 70, "on-dark")]
    return [piece(f"screen-{seat + 1}", "screen", (12, HEAD, *SCREEN), print_.say("see-screen", seat=seat), "", parts)]


def _holdings(view: TownState, seat: int, mine: bool, print_: Printed) -> list[Piece]:
    """Goods, money, piety, loyalty, knowledge: nine panels."""
    name = print_.speaker.seat_names[seat]
    out: list[Piece] = []
    for i, thing in enumerate(ORDER):
        have = view.cells[HAVE + seat * HELD + thing]
        out.append(print_.once(("have", seat, mine, name, thing, have), partial(_holding, print_, seat, mine, i, thing, have)))
    return out


def _holding(print_: Printed, seat: int, mine: bool, i: int, thing: int, have: int) -> Piece:
    w, h = HOLDING
    parts = [drawn(icon(thing), 8, (h - 56) / 2, 54, 54), number(have, 60, 0, w - 66, h, 38 if have < 10 else 33)]
    key = f"mine-{THINGS[thing]}" if mine else f"have-{seat + 1}-{THINGS[thing]}"
    title = _has(print_, seat, thing, have)
    return piece(key, frame("panel", w, h), (12 + 108.9 * i, HEAD, w, h), title, "" if have else "faded", parts)


def _has(print_: Printed, seat: int, thing: int, have: int) -> str:
    return print_.say("see-have", seat=seat, number=have, amount=print_.speaker.amount_text(thing, have), thing=thing)


def _kept(view: TownState, seat: int, mine: bool, print_: Printed) -> list[Piece]:
    """Hand, open pile, face-down pile, houses, seals; and the penalties he has to bear."""
    c = view.cells
    me = seat + 1
    last = c[LAST + seat]
    opened, down, held = c[UP + seat].bit_count(), c[DOWN_SIZE + seat], cards_in_hand(view, seat)
    top = "" if last == EMPTY else print_.speaker.action_name(last)
    houses, seals = c[HOUSES_LEFT + seat], c[SEALS_LEFT + seat]
    boxes = [
        (f"hand-{me}", "icon-hand", held, print_.say("see-hand", seat=seat, number=held), ""),
        (
            f"pile-{me}",
            emblem(last) if last != EMPTY else "icon-action",
            opened,
            print_.say("see-open", seat=seat, number=opened, name=top, empty="no" if top else "yes"),
            "",
        ),
        (f"down-{me}", "icon-face-down", down, print_.say("see-down", seat=seat, number=down), ""),
        (f"houses-{me}", "home", houses, print_.say("see-houses", seat=seat, number=houses), f"player-{me}"),
        (f"seals-{me}", "wax", seals, print_.say("see-seals", seat=seat, number=seals), f"player-{me}"),
    ]
    out = [
        print_.once((key, symbol, n, title), partial(_box, 12 + 122 * i, key, symbol, n, title, look))
        for i, (key, symbol, n, title, look) in enumerate(boxes)
    ]
    w, h = KEPT
    for i, word in enumerate(PENALTY_WORDS):
        if c[PENALTIES + seat] >> i & 1:
            key = f"penalty-{word}" if mine else f"penalty-{me}-{word}"
            parts = [drawn(f"icon-{word}", (w - 76) / 2, 9, 76, 76)]
            out.append(piece(key, frame("panel", w, h), (12 + 122 * (5 + i), KEPT_AT, w, h), _bears(print_, seat, i), "penalty", parts))
    return out


def _box(x: float, key: str, symbol: str, n: int, title: str, look: str) -> Piece:
    """So many of something, in a panel."""
    w, h = KEPT
    parts = [drawn(symbol, 8, 12, 66, 66), number(n, 72, 0, w - 80, h, 38 if n < 10 else 33)]
    return piece(key, frame("panel", w, h), (x, KEPT_AT, w, h), title, f"{look} {'' if n else 'faded'}".strip(), parts)


def _bears(print_: Printed, seat: int, penalty: int) -> str:
    return print_.say("see-penalty", seat=seat, name=print_.speaker.penalty_name(penalty), penalty_id=PENALTY_WORDS[penalty])


def _hand(view: TownState, seat: int, print_: Printed) -> list[Piece]:
    """Every card of one's own has its place: in the hand, or empty with what became of it."""
    c = view.cells
    hand, down, up = c[HAND + seat], c[DOWN + seat], c[UP + seat]
    out: list[Piece] = []
    for card in range(CARDS):
        where = "hand" if _is_in(hand, card) else "open" if _is_in(up, card) else "down" if _is_in(down, card) else "aside"
        out.append(print_.once(("card", card, where), partial(_card, print_, card, where)))
    return out


def _is_in(cards: int, card: int) -> bool:
    return cards != UNKNOWN and cards >> card & 1 == 1


def _card(print_: Printed, card: int, where: str) -> Piece:
    w, h = CARD
    row, column = divmod(card, ACROSS)
    box: Box = (12 + 163.8 * column, CARDS_AT + (h + 8) * row, w, h)
    name = print_.speaker.action_name(card)
    if where == "hand":
        size = w * 0.68
        parts = [drawn(emblem(card), (w - size) / 2 - 2, h * 0.115, size, size), *lines(name, 6, h * 0.6, w - 16, h * 0.39, TEXT, 3)]
        if card < CARDS // 2:
            parts.append(drawn("star", w - 38, 8, 26, 26))
        title = print_.say("see-card", name=name, text=print_.speaker.action_text(card))
        return piece(f"card-{ACTIONS[card]}", frame("action", w, h), box, title, "", parts)
    mark = {"open": emblem(card), "down": "icon-face-down", "aside": "icon-action"}[where]
    ghost = [drawn(mark, (w - 84) / 2, (h - 84) / 2 - 34, 84, 84, "ghost"), *lines(name, 6, h * 0.6, w - 12, h * 0.39, TEXT, 3, "soft")]
    return piece(f"gone-{ACTIONS[card]}", frame("slot", w, h), box, print_.say("see-card-gone", name=name, where=where), "", ghost)


def _played(view: TownState, seat: int, print_: Printed) -> list[Piece]:
    """[WE-1.7] Which cards of another player lie open: twelve small pictures."""
    c = view.cells
    name = print_.speaker.seat_names[seat]
    out: list[Piece] = []
    for card in range(CARDS):
        where = "open" if _is_in(c[UP + seat], card) else "aside" if _is_in(c[ASIDE + seat], card) else "hidden"
        out.append(print_.once(("played", seat, name, card, where), partial(_small, print_, seat, card, where)))
    return out


def _small(print_: Printed, seat: int, card: int, where: str) -> Piece:
    w, h = SMALL
    parts = [drawn(emblem(card), 8, 8, w - 16, h - 16, "" if where == "open" else "ghost")]
    title = print_.say("see-played", seat=seat, name=print_.speaker.action_name(card), where=where)
    symbol = frame("panel" if where == "open" else "slot", w, h)
    return piece(f"played-{seat + 1}-{ACTIONS[card]}", symbol, (12 + 81.6 * card, CARDS_AT, w, h), title, "", parts)


def _brief(view: TownState, seat: int, print_: Printed, hidden: bool) -> list[Brief]:
    """What one asks of another player most: penalties, what he has, his hand, houses and seals."""
    c = view.cells
    name = print_.speaker.seat_names[seat]
    found: list[Brief] = []
    for i, word in enumerate(PENALTY_WORDS):
        if c[PENALTIES + seat] >> i & 1:
            found.append(Brief(f"icon-{word}", "", _bears(print_, seat, i)))
    if hidden:
        found.append(Brief("icon-screen", "", print_.say("see-screen", seat=seat)))
    else:
        for thing in ORDER:
            have = c[HAVE + seat * HELD + thing]
            found.append(print_.once(("told", seat, name, thing, have), partial(_told, print_, seat, thing, have)))
    for symbol, message, n in (
        ("icon-hand", "see-hand", cards_in_hand(view, seat)),
        ("icon-house", "see-houses", c[HOUSES_LEFT + seat]),
        ("icon-seal", "see-seals", c[SEALS_LEFT + seat]),
    ):
        found.append(Brief(symbol, str(n), print_.say(message, seat=seat, number=n), "" if n else "faded"))
    return found


def _told(print_: Printed, seat: int, thing: int, have: int) -> Brief:
    return Brief(icon(thing), str(have), _has(print_, seat, thing, have), "" if have else "faded")
