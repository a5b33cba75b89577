"""What lies before a player: name and points, holdings (or the screen before them), hand and piles, houses, seals, penalties."""

from __future__ import annotations

from functools import partial
from typing import Final

from triptych.core.letters import cut, in_lines, text_width, wrapped
from triptych.core.printed import Cells, cells, drawn, kept, piece
from triptych.core.scene import Brief, Part, Piece, Scene
from triptych.core.state import TOP, UNKNOWN
from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.emblems import emblem, icon
from triptych.games.world_without_end.layout import (
    BEFORE,
    EDGE,
    GAP,
    GONE,
    GONE_DOWN,
    HOLDING,
    SCREEN,
    SEAT_PX,
    SEAT_WIDTH,
    SMALL,
    TEXT,
    Before,
    Box,
    across,
    frame,
    gone_columns,
    is_lying,
    picture_box,
)
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.printed import Printed, label, lines, number, points_of

OF_HEAD: Final[list[Cells]] = [cells((m.VP + seat, 1), (m.HALF + seat, 1), (m.PENALTIES + seat, 1)) for seat in range(m.SEATS)]
OF_HOLDINGS: Final[list[Cells]] = [cells((m.HAVE + seat * content.HELD, content.HELD)) for seat in range(m.SEATS)]
OF_BELONGINGS: Final[list[Cells]] = [
    cells(
        (m.CHAPTER, 1),
        (m.HOUSES_LEFT + seat, 1),
        (m.SEALS_LEFT + seat, 1),
        (m.FACE_UP + seat, 1),
        (m.SET_ASIDE + seat, 1),
        (m.FACE_DOWN_SIZE + seat, 1),
        (m.LAST + seat, 1),
        (m.PENALTIES + seat, 1),
    )
    for seat in range(m.SEATS)
]
OF_CARDS: Final[list[Cells]] = [
    cells((m.HAND + seat, 1), (m.FACE_DOWN + seat, 1), (m.FACE_UP + seat, 1), (m.SET_ASIDE + seat, 1)) for seat in range(m.SEATS)
]

ORDER: Final = (content.MONEY, 3, 2, 0, 1, 4, 5, 6, content.KNOWLEDGE)
"""How one asks for what another has: money, piety, grain, stone, wood, wool, cloth, loyalty, knowledge."""


def is_over(view: TownState) -> bool:
    return view.cells[view.cells[TOP]] == agenda.END


def display(view: TownState, seat: int, mine: bool, print_: Printed, screened: bool) -> Scene:
    """From top to bottom: who it is, what he has, what he keeps, his cards; only what has changed is drawn anew."""
    c = view.cells
    at = BEFORE[print_.at.shape]
    name = print_.speaker.seat_names[seat]
    hidden = screened and not mine and not is_over(view)
    active, turn = c[m.ACTIVE] == seat, c[m.TURN] == seat
    had = () if hidden else OF_HOLDINGS[seat](c)
    keeps, cards = OF_BELONGINGS[seat](c), OF_CARDS[seat](c)
    who = (at.shape, seat, mine, name)
    draw_cards = _hand if mine else _played
    groups = [
        kept(print_, ("head", *who), (active, turn, OF_HEAD[seat](c)), lambda: _head(view, seat, print_, at)),
        kept(print_, ("holdings", *who, hidden), had, lambda: _shown(view, seat, mine, print_, at, hidden)),
        kept(print_, ("belongings", *who), keeps, lambda: _belongings(view, seat, mine, print_, at)),
        kept(print_, ("cards", *who), cards, lambda: draw_cards(view, seat, print_, at)),
    ]
    return kept(print_, ("seat", *who), (groups, keeps, had), lambda: _display(view, seat, mine, print_, groups, hidden))


def _display(view: TownState, seat: int, mine: bool, print_: Printed, groups: list[list[Piece]], hidden: bool) -> Scene:
    at = BEFORE[print_.at.shape]
    pieces = [one for group in groups for one in group]
    height = at.mine if mine else at.other
    return Scene(f"seat-{seat}", SEAT_WIDTH, height, "ground-seat", SEAT_PX, pieces, _brief(view, seat, print_, hidden))


def cards_in_hand(view: TownState, seat: int) -> int:
    """How many; everybody can count what lies before him."""
    c = view.cells
    if c[m.CHAPTER] == 0:
        return 0
    return content.CARDS - c[m.FACE_UP + seat].bit_count() - c[m.SET_ASIDE + seat].bit_count() - c[m.FACE_DOWN_SIZE + seat]


NAME_AT: Final = 100.0
SHIELD: Final = 58.0


def _head(view: TownState, seat: int, print_: Printed, at: Before) -> list[Piece]:
    """Who it is, as much of the name as there is room for; and his points."""
    c = view.cells
    me = seat + 1
    active, turn = c[m.ACTIVE] == seat, c[m.TURN] == seat
    place = "both" if active and turn else "turn" if turn else "active" if active else "other"
    title = print_.say("see-seat", seat=seat, place=place)
    look = f"player-{me}"
    scored = points_of(view, seat)
    text = str(scored)
    points = label(text, 6, 1, 90, 100, 44 if len(text) < 3 else 36, "on-gold")
    out = [
        piece(f"banner-{me}", "banner", (8, 7, 90, 90), title, look + (" turn" if turn else ""), [drawn(f"sign-{me}", 20, 11, 50, 50)]),
        piece(f"vp-{me}", "icon-vp", (886, 1, 102, 102), print_.say("see-vp", seat=seat, number=scored), "", [points]),
    ]
    room = 640.0 if at.shape == "tall" else min(_penalty_boxes(view, seat, at), default=(at.kept_at[0],))[0] - NAME_AT - GAP
    letters = min(room - (SHIELD + 10 if active else 0), 560.0)
    parts: list[Part] = []
    wide = 0.0
    if letters >= LEAST_NAME * 44:
        name = print_.speaker.seat_names[seat]
        size = max(TEXT, min(44.0, (letters - 8) // (CAPITALS * max(1.0, text_width(name)))))
        name = cut(name, (letters - 8) / size / CAPITALS)
        wide = min(letters, text_width(name) * size * CAPITALS + 8)
        parts.append(label(name, 0, 0, wide, 88, size, "heading"))
    if active and room >= SHIELD:
        parts.append(drawn("icon-shield", wide + (10 if wide else 0), 14, SHIELD, SHIELD))
    if parts:
        out.append(piece(f"name-{me}", "", (NAME_AT, 8, room, 88), title, look, parts))
    return out


CAPITALS: Final = 1.12
"""How much wider small capitals run."""
LEAST_NAME: Final = 2.2
"""Less room than that, in heights of its letters, is no room for a name; the banner tells whose this is."""


def _shown(view: TownState, seat: int, mine: bool, print_: Printed, at: Before, hidden: bool) -> list[Piece]:
    """What he has, or the screen before it."""
    return _screen(seat, print_, at) if hidden else _holdings(view, seat, mine, print_, at)


def _screen(seat: int, print_: Printed, at: Before) -> list[Piece]:
    """[WE-2.7] What nobody else sees."""
    parts = [label("?", 0, 4, SCREEN[0], SCREEN[1] - 8, 70, "on-dark")]
    return [piece(f"screen-{seat + 1}", "screen", (EDGE, at.holdings, *SCREEN), print_.say("see-screen", seat=seat), "", parts)]


def _holdings(view: TownState, seat: int, mine: bool, print_: Printed, at: Before) -> list[Piece]:
    """Goods, money, piety, loyalty, knowledge: nine panels."""
    name = print_.speaker.seat_names[seat]
    out: list[Piece] = []
    for i, thing in enumerate(ORDER):
        have = view.cells[m.HAVE + seat * content.HELD + thing]
        box: Box = (EDGE + 108.9 * i, at.holdings, *HOLDING)
        out.append(print_.once(("have", seat, mine, name, thing, have), partial(_holding, print_, seat, mine, box, thing, have)))
    return out


def _holding(print_: Printed, seat: int, mine: bool, box: Box, thing: int, have: int) -> Piece:
    w, h = HOLDING
    parts = [drawn(icon(thing), 8, (h - 56) / 2, 54, 54), number(have, 60, 0, w - 66, h, 38 if have < 10 else 33)]
    key = f"mine-{content.THINGS[thing]}" if mine else f"have-{seat + 1}-{content.THINGS[thing]}"
    title = _has(print_, seat, thing, have)
    return piece(key, frame("panel", w, h), box, title, "" if have else "faded", parts)


def _has(print_: Printed, seat: int, thing: int, have: int) -> str:
    return print_.say("see-have", seat=seat, number=have, amount=print_.speaker.amount_text(thing, have), thing=thing)


KEPT_BOXES: Final = 5


def _kept_box(i: int, at: Before) -> Box:
    """The boxes of what he keeps, side by side."""
    x, y = at.kept_at
    return x + (at.kept[0] + 4) * i, y, *at.kept


def _penalty_boxes(view: TownState, seat: int, at: Before) -> list[Box]:
    """A box for each penalty: on a desk to the left of what he keeps, on a phone to the right."""
    many = view.cells[m.PENALTIES + seat].bit_count()
    return [_kept_box(KEPT_BOXES + i if at.shape == "tall" else -1 - i, at) for i in range(many)]


def _belongings(view: TownState, seat: int, mine: bool, print_: Printed, at: Before) -> list[Piece]:
    """Hand, open pile, face-down pile, houses, seals; and the penalties he has to bear."""
    c = view.cells
    me = seat + 1
    last = c[m.LAST + seat]
    opened, down, held = c[m.FACE_UP + seat].bit_count(), c[m.FACE_DOWN_SIZE + seat], cards_in_hand(view, seat)
    top = "" if last == m.EMPTY else print_.speaker.action_name(last)
    houses, seals = c[m.HOUSES_LEFT + seat], c[m.SEALS_LEFT + seat]
    boxes = [
        (f"hand-{me}", "icon-hand", held, print_.say("see-hand", seat=seat, number=held), ""),
        (
            f"pile-{me}",
            emblem(last) if last != m.EMPTY else "icon-action",
            opened,
            print_.say("see-open", seat=seat, number=opened, name=top, empty="no" if top else "yes"),
            "",
        ),
        (f"down-{me}", "icon-face-down", down, print_.say("see-down", seat=seat, number=down), ""),
        (f"houses-{me}", "home", houses, print_.say("see-houses", seat=seat, number=houses), f"player-{me}"),
        (f"seals-{me}", "wax", seals, print_.say("see-seals", seat=seat, number=seals), f"player-{me}"),
    ]
    out = [
        print_.once((key, symbol, n, title), partial(_box, _kept_box(i, at), key, symbol, n, title, look))
        for i, (key, symbol, n, title, look) in enumerate(boxes)
    ]
    w, h = at.kept
    borne = [i for i in range(len(m.PENALTY_WORDS)) if c[m.PENALTIES + seat] >> i & 1]
    for i, box in zip(borne, _penalty_boxes(view, seat, at), strict=True):
        word = m.PENALTY_WORDS[i]
        key = f"penalty-{word}" if mine else f"penalty-{me}-{word}"
        parts = [drawn(f"icon-{word}", (w - 76) / 2, (h - 76) / 2, 76, 76)]
        out.append(piece(key, frame("panel", w, h), box, _bears(print_, seat, i), "penalty", parts))
    return out


def _box(box: Box, key: str, symbol: str, n: int, title: str, look: str) -> Piece:
    """So many of something, in a panel."""
    _, _, w, h = box
    size = w * 0.56
    parts = [drawn(symbol, w * 0.06, (h - size) / 2 - 2, size, size), number(n, w * 0.6, 0, w * 0.36, h, 38 if n < 10 else 33)]
    return piece(key, frame("panel", w, h), box, title, f"{look} {'' if n else 'faded'}".strip(), parts)


def _bears(print_: Printed, seat: int, penalty: int) -> str:
    return print_.say("see-penalty", seat=seat, name=print_.speaker.penalty_name(penalty), penalty_id=m.PENALTY_WORDS[penalty])


def _hand(view: TownState, seat: int, print_: Printed, at: Before) -> list[Piece]:
    """The cards in the hand, in two rows and as large as their room; beside them, small, what has become of the others."""
    c = view.cells
    hand, down, up = c[m.HAND + seat], c[m.FACE_DOWN + seat], c[m.FACE_UP + seat]
    held = [card for card in range(content.CARDS) if _is_in(hand, card)]
    wide = across(len(held))
    out: list[Piece] = []
    for place, card in enumerate(held):
        out.append(print_.once(("card", card, wide, place), partial(_card, print_, card, wide, place, at)))
    gone = [card for card in range(content.CARDS) if card not in held]
    for box, card in zip(_gone_boxes(len(held), at), gone, strict=False):
        where = "open" if _is_in(up, card) else "down" if _is_in(down, card) else "aside"
        out.append(print_.once(("gone", card, where, *box), partial(_gone, print_, card, where, box)))
    return out


def _is_in(cards: int, card: int) -> bool:
    return cards != UNKNOWN and cards >> card & 1 == 1


def _place(wide: int, place: int, at: Before) -> Box:
    w, h = at.card(wide)
    row, column = divmod(place, wide)
    return EDGE + (w + GAP) * column, at.cards + (h + GAP) * row, w, h


def _gone_boxes(held: int, at: Before) -> list[Box]:
    """Where the cards lie that are not in the hand: the first in the place that an odd number leaves free, the others in columns beside."""
    w, h = GONE
    wide = across(held)
    columns = gone_columns(wide) if held else -(-content.CARDS // GONE_DOWN)
    left = SEAT_WIDTH - EDGE - columns * (w + GAP) + GAP if held else EDGE
    step = (2 * at.high + GAP - h) / (GONE_DOWN - 1)
    boxes: list[Box] = []
    if held % 2:
        x, y, cw, ch = _place(wide, held, at)
        boxes.append((x + (cw - w) / 2, y + (ch - h) / 2, w, h))
    return boxes + [(left + (w + GAP) * (i // GONE_DOWN), at.cards + step * (i % GONE_DOWN), w, h) for i in range(columns * GONE_DOWN)]


def _card(print_: Printed, card: int, wide: int, place: int, at: Before) -> Piece:
    box = _place(wide, place, at)
    _, _, w, h = box
    name, text = print_.speaker.action_name(card), print_.speaker.action_text(card)
    left, top, side, high = picture_box(w, h)
    size = min(side, high) * 0.84
    parts = [drawn(emblem(card), left + (side - size) / 2, top + (high - size) * 0.7, size, size)]
    if wide == 1:
        parts += _told_beside(name, text, (left + side + 14, 8, w - left - side - 30, h - 20), at)
    else:
        room: Box = (
            (left + side + 10, 8, w - left - side - 24, h - 22) if is_lying(w, h) else (6, top + high + 2, w - 16, h - top - high - 10)
        )
        letters = print_.once(("letters", wide), lambda: _letters(print_, room, at))
        parts += lines(name, *room, letters, 3)
    if card < content.CARDS // 2:
        parts.append(drawn("star", w - 38, 8, 26, 26))
    return piece(f"card-{content.ACTIONS[card]}", frame("action", w, h), box, print_.say("see-card", name=name, text=text), "", parts)


def _letters(print_: Printed, room: Box, at: Before) -> float:
    """How large the names of all cards can be in a room: none parted that need not be, and hardly squeezed."""
    _, _, w, h = room
    for size in (44.0, 42.0, 40.0, 38.0, 36.0, 34.0):
        if size > at.name and all(_fits(print_.speaker.action_name(card), w, h, size) for card in range(content.CARDS)):
            return size
    return at.name


def _fits(name: str, w: float, h: float, size: float) -> bool:
    found = in_lines(name, w / size, 3)
    whole = "".join(found).replace(" ", "") == name.replace(" ", "")
    return whole and len(found) * size * 1.06 <= h and max(text_width(line) for line in found) * size * 0.9 <= w


def _told_beside(name: str, text: str, box: Box, at: Before) -> list[Part]:
    """Beside the picture of one of the last cards: the name, and below it what the card does, if that has room in full."""
    x, y, w, h = box
    said = wrapped(text, w / at.name)
    step = at.name * 1.08
    head = 48.0
    if head + step * len(said) > h:
        return lines(name, *box, 44.0, 3)
    top = y + (h - head - step * len(said)) / 2
    return [
        label(name, x, top, w, head, 44, "name"),
        *(label(line, x, top + head + step * i, w, step, at.name) for i, line in enumerate(said)),
    ]


def _gone(print_: Printed, card: int, where: str, box: Box) -> Piece:
    """A card that is not in the hand: its picture, dimmed, and a sign if it lies face down."""
    _, _, w, h = box
    parts = [drawn(emblem(card), 9, (h - w + 18) / 2, w - 18, w - 18, "" if where == "open" else "ghost")]
    if where == "down":
        parts.append(drawn("icon-face-down", w - 48, h - 49, 45, 45))
    title = print_.say("see-card-gone", name=print_.speaker.action_name(card), where=where)
    return piece(f"gone-{content.ACTIONS[card]}", frame("slot", w, h), box, title, "", parts)


def _played(view: TownState, seat: int, print_: Printed, at: Before) -> list[Piece]:
    """[WE-1.7] Which cards of another player lie open: twelve small pictures."""
    c = view.cells
    name = print_.speaker.seat_names[seat]
    out: list[Piece] = []
    for card in range(content.CARDS):
        where = "open" if _is_in(c[m.FACE_UP + seat], card) else "aside" if _is_in(c[m.SET_ASIDE + seat], card) else "hidden"
        out.append(print_.once(("played", seat, name, card, where), partial(_small, print_, seat, card, where, at)))
    return out


def _small(print_: Printed, seat: int, card: int, where: str, at: Before) -> Piece:
    w, h = SMALL
    parts = [drawn(emblem(card), 8, 8, w - 16, h - 16, "" if where == "open" else "ghost")]
    title = print_.say("see-played", seat=seat, name=print_.speaker.action_name(card), where=where)
    symbol = frame("panel" if where == "open" else "slot", w, h)
    return piece(f"played-{seat + 1}-{content.ACTIONS[card]}", symbol, (EDGE + 81.6 * card, at.cards, w, h), title, "", parts)


def _brief(view: TownState, seat: int, print_: Printed, hidden: bool) -> list[Brief]:
    """What one asks of another player most: penalties, what he has, his hand, houses and seals; what he has none of comes last."""
    c = view.cells
    name = print_.speaker.seat_names[seat]
    found: list[Brief] = []
    for i, word in enumerate(m.PENALTY_WORDS):
        if c[m.PENALTIES + seat] >> i & 1:
            found.append(Brief(f"icon-{word}", "", _bears(print_, seat, i)))
    if hidden:
        found.append(Brief("icon-screen", "", print_.say("see-screen", seat=seat)))
    else:
        for thing in ORDER:
            have = c[m.HAVE + seat * content.HELD + thing]
            found.append(print_.once(("told", seat, name, thing, have), partial(_told, print_, seat, thing, have)))
    for symbol, message, n in (
        ("icon-hand", "see-hand", cards_in_hand(view, seat)),
        ("icon-face-down", "see-down", c[m.FACE_DOWN_SIZE + seat]),
        ("icon-house", "see-houses", c[m.HOUSES_LEFT + seat]),
        ("icon-seal", "see-seals", c[m.SEALS_LEFT + seat]),
    ):
        found.append(Brief(symbol, str(n), print_.say(message, seat=seat, number=n), "" if n else "faded"))
    return [one for one in found if not one.look] + [one for one in found if one.look]


def _told(print_: Printed, seat: int, thing: int, have: int) -> Brief:
    return Brief(icon(thing), str(have), _has(print_, seat, thing, have), "" if have else "faded")
