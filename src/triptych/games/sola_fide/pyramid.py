"""The board: the pyramid of circles, and what lies beside it."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from triptych.core.letters import cut, in_lines, wrapped
from triptych.core.printed import Cells, cells, drawn, kept, piece
from triptych.core.scene import Part, Piece, Scene
from triptych.core.state import BOTTOM, FRAME, NOBODY, TOP
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.content import (
    CATHOLIC,
    CIRCLES,
    DECKS,
    FOREIGN,
    NEUTRAL,
    PER_DECK,
    PRINTS,
    PROTESTANT,
    RELIGIONS,
    SIDES,
    Content,
    religion_of,
)
from triptych.games.sola_fide.layout import DESK, PHONE, Box, Inside, Places, choice_boxes, desk, frame, phone
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.phases.circles import dominant, neutral, owned
from triptych.games.sola_fide.phases.step import seat_of
from triptych.games.sola_fide.printed import Printed, label, number

INSIDE: Final = {"wide": Inside(DESK), "tall": Inside(PHONE)}
DECK_ICONS: Final = {"blue": "icon-move-either", "white": "icon-convert-both", "orange": "icon-draw", "green": "icon-remove-either"}


OF_CIRCLE: Final[list[Cells]] = [
    cells((m.CIRCLE + circle, 1), (m.POWER + circle, 1), (m.MARKS + circle * 2 * m.MARK_KINDS, 2 * m.MARK_KINDS), (m.SIDE, m.SEATS))
    for circle in range(CIRCLES)
]
OF_SCORES: Final[Cells] = cells(
    (m.TURN, 1), (m.SIDE, m.SEATS), (m.VP, m.SEATS), (m.REWARDS, m.SEATS), (m.HAND_SIZE, m.SEATS), (m.DECK_SIZE, m.SEATS)
)
OF_TITLE: Final[Cells] = cells((m.TURN, 1), (m.TURNS, 1))
OF_PLAYED: Final[Cells] = cells((m.PLAYED, 1), (m.SIDE, m.SEATS))
OF_SUPPLY: Final[Cells] = cells((m.REWARDS, m.SEATS), (m.DISPUTED, 1))


@lru_cache(maxsize=1)
def _desk() -> Places:
    return desk()


@lru_cache(maxsize=256)
def _phone(is_open: tuple[bool, ...], choosing: bool) -> Places:
    return phone(list(is_open), choosing)


def places(view: FaithState, shape: str) -> Places:
    c = view.cells
    if shape == "wide":
        return _desk()
    return _phone(tuple(c[m.CIRCLE + circle] == m.OPEN for circle in range(CIRCLES)), is_choosing(view))


def is_choosing(view: FaithState) -> bool:
    """Does somebody choose between the lists of a card?"""
    return view.cells[view.cells[TOP]] == agenda.CHOOSE_LIST


def board(view: FaithState, print_: Printed) -> Scene:
    """Everything both players look at; only what has changed is drawn anew."""
    c = view.cells
    shape, names, over = print_.shape, tuple(print_.speaker.seat_names), view.actor == NOBODY
    at = places(view, shape)
    groups: list[list[Piece]] = []
    for circle in range(CIRCLES):
        seen = (at.circles[circle], c[m.DISPUTED] == circle, names, OF_CIRCLE[circle](c))
        groups.append(kept(print_, (shape, "circle", circle), seen, partial(_circle, view, circle, print_, at)))
    influence = influence_in_hand(view)
    in_hand = (at.played, at.foreign, influence, OF_PLAYED(c))
    groups += [
        kept(print_, (shape, "scores"), (at.scores, over, names, OF_SCORES(c)), lambda: _scores(view, print_, at)),
        kept(print_, (shape, "decks"), at.decks, lambda: _decks(print_, at)),
        kept(print_, (shape, "in-hand"), in_hand, lambda: _in_hand(view, influence, print_, at)),
        kept(print_, (shape, "supply"), (at.supply, OF_SUPPLY(c)), lambda: _supply(view, print_, at)),
    ]
    if is_choosing(view):
        groups.append(kept(print_, (shape, "choices"), (at.choices, c[c[TOP] + 1]), lambda: _choices(view, print_, at)))
    elif at.title[2]:
        groups.append(kept(print_, (shape, "title"), (at.title, over, OF_TITLE(c)), lambda: _title(view, print_, at)))
    return kept(print_, (shape, "board"), (at.height, groups), lambda: _board(print_, at, groups))


def _board(print_: Printed, at: Places, groups: list[list[Piece]]) -> Scene:
    pieces = [one for group in groups for one in group]
    return Scene("board", at.shape.width, at.height, f"ground-{print_.shape}", at.shape.least_px, pieces)


# -- circles ------------------------------------------------------------------------------------------------------------------------------


def _circle(view: FaithState, circle: int, print_: Printed, at: Places) -> list[Piece]:
    state = view.cells[m.CIRCLE + circle]
    if state == m.OPEN:
        return _open(view, circle, print_, at)
    if state == m.FACE_DOWN:
        return [_down(circle, print_, at)]
    if m.TAKEN <= state < m.TAKEN + m.SEATS:
        return _taken(view, circle, state - m.TAKEN, print_, at)
    raise AssertionError(f"how a circle in state {state} is drawn is not known")


def _seal(vp: int, x: float, y: float, side: float, text: float) -> list[Part]:
    """Victory points."""
    return [drawn("seal", x, y, side, side), label(str(vp), x, y, side, side, max(text, side * 0.52), "figure")]


def _open(view: FaithState, circle: int, print_: Printed, at: Places) -> list[Piece]:
    """The sheet with name and seal; the power track; both sides with their territories and what lies on them."""
    c, content = view.cells, view.content
    name = content.circle_id[circle]
    inside = INSIDE[at.shape.name]
    x, y, w, h = at.circles[circle]
    head, seal, slot = inside.head, inside.seal, inside.dispute
    left = slot + 6 if c[m.DISPUTED] == circle else 12.0
    right = w - seal - 10
    parts = [
        label(print_.speaker.short_name(circle), left, 3, right - left - 2, head - 2, inside.name_text, "name heading", at.shape.text),
        *_seal(content.vp[circle], right, (head - seal) / 2 + 1, seal, at.shape.text),
    ]
    ruling = dominant(view, circle)
    title = print_.say("see-circle", circle=circle, side=ruling, vp=content.vp[circle])
    out = [piece(f"circle-{name}", f"sheet-{at.shape.name}", (x, y, w, h), title, "whole", parts)]
    for side, word in enumerate(SIDES):
        tx, ty, tw, th = inside.track[side]
        title = print_.say("see-power-end", circle=circle, side=side, **print_.speaker.space_names())
        spaces = [_space(print_.speaker.space_name(space), inside, space, at.shape.text) for space in (2 * side, 2 * side + 1)]
        out.append(piece(f"power-{name}-{word}", f"track-{word}", (x + tx, y + ty, tw, th), title, "on-it", spaces))
    for side in range(2):
        out += _side(view, circle, side, side == ruling, print_, at)
    px, py = inside.power_at(c[m.POWER + circle])
    size = inside.power
    title = print_.say("see-power", circle=circle, space=print_.speaker.space_name(c[m.POWER + circle]), side=ruling)
    out.append(piece(f"power-{name}", "power", (x + px - size / 2, y + py - size / 2, size, size * 31 / 30), title, "atop on-it"))
    if c[m.DISPUTED] == circle:
        box = (x + 5, y + (head - slot) / 2 + 1, slot, slot * 43 / 42)
        out.append(piece("dispute", "dispute", box, print_.say("see-dispute", circle=circle), "on-it"))
    return out


def _space(name: str, inside: Inside, space: int, text: float) -> Part:
    """What a space of the power track is called, written on it: as it is called in every sentence."""
    left, top, _, _ = inside.track[space // 2]
    x, y = inside.power_at(space)
    return label(name, x - left - inside.plate / 2, y - top - text * 0.6, inside.plate, text * 1.2, text)


def _side(view: FaithState, circle: int, side: int, ruling: bool, print_: Printed, at: Places) -> list[Piece]:
    content = view.content
    inside = INSIDE[at.shape.name]
    x, y, _, _ = at.circles[circle]
    sx, sy, w, h = inside.sides[side]
    prints, marks = territories(view, circle, side)
    fields = inside.fields(side, len(prints))
    word = SIDES[side]
    parts = [drawn(f"field-{word}-{PRINTS[print_of]}", *box) for print_of, box in zip(prints, fields, strict=True)]
    total = len(prints)
    mine = [owned(view, circle, side, religion) for religion in (CATHOLIC, PROTESTANT)]
    parts += _tally(mine, total, ruling, print_.say(f"board-{word}"), side, w, h, inside, at.shape.text)
    held = print_.say("card-prints", catholic=mine[0], protestant=mine[1], neutral=neutral(view, circle, side))
    title = print_.say("see-side", circle=circle, side=side, dominant="yes" if ruling else "no", territories=held, number=total)
    name = content.circle_id[circle]
    out = [piece(f"side-{name}-{word}", "half-dominant" if ruling else "half", (x + sx, y + sy, w, h), title, "on-it", parts)]
    for i, religion in enumerate(marks):
        if religion != m.EMPTY:
            fx, fy, fw, fh = fields[i]
            size = fw * 0.86
            box = (x + sx + fx + (fw - size) / 2, y + sy + fy + fh * (0.6 if side == 0 else 0.625) - size / 2, size, size * 30 / 29)
            title = print_.say("see-marker", religion=religion, side=side, circle=circle)
            look = f"player-{seat_of(view, religion) + 1} atop on-it"
            out.append(piece(f"marker-{name}-{word}-{i + 1}", f"marker-{RELIGIONS[religion]}", box, title, look))
    return out


def territories(view: FaithState, circle: int, side: int) -> tuple[list[int], list[int]]:
    """The fields of a side from Catholic to Protestant print, and the religion of the marker on each.

    Which of several like ones carries a marker never matters (SF-4.2): they lie so that what belongs to a side is together.
    """
    content, c = view.content, view.cells
    place = circle * 2 + side
    counts = [content.printed[place * 3 + print_of] for print_of in range(3)]
    at = m.MARKS + place * m.MARK_KINDS
    on_catholic, on_protestant, catholic, protestant = c[at : at + m.MARK_KINDS]
    prints = [CATHOLIC] * counts[CATHOLIC] + [NEUTRAL] * counts[NEUTRAL] + [PROTESTANT] * counts[PROTESTANT]
    marks = [m.EMPTY] * (counts[CATHOLIC] - on_catholic) + [PROTESTANT] * on_catholic
    marks += [CATHOLIC] * catholic + [m.EMPTY] * (counts[NEUTRAL] - catholic - protestant) + [PROTESTANT] * protestant
    marks += [CATHOLIC] * on_protestant + [m.EMPTY] * (counts[PROTESTANT] - on_protestant)
    return prints, marks


def _tally(mine: list[int], total: int, ruling: bool, word: str, side: int, w: float, h: float, inside: Inside, least: float) -> list[Part]:
    """How many territories each religion owns, of how many; on the dominant side in reverse for who lacks only one."""
    high, size = inside.tally, inside.tally_text
    y = inside.tally_gap if side == 0 else h - high - inside.tally_gap
    wide = high + size * 1.75
    parts: list[Part] = []
    for religion, name in enumerate(RELIGIONS):
        x = 6.0 if religion == CATHOLIC else w - wide - 6
        near = ruling and total - mine[religion] <= 1
        if near:
            parts.append(drawn(f"near-{name}", x - 1, y, wide + 2, high))
        sign = x if religion == CATHOLIC else x + wide - high
        text = x + high if religion == CATHOLIC else x
        parts.append(drawn(f"faith-{name}", sign, y, high, high))
        look = "reverse figure" if near else f"{name} figure" if ruling else name
        parts.append(label(f"{mine[religion]}/{total}", text, y, size * 1.75, high, size, look))
    parts.append(label(word, wide + 8, y, w - 2 * wide - 16, high, size, "heading figure" if ruling else "heading soft", least))
    return parts


def _down(circle: int, print_: Printed, at: Places) -> Piece:
    """Face down: the woodcut border, name and worth small; on a desk what is printed shines through, for all may know it."""
    content = print_.content
    _, _, w, h = at.circles[circle]
    tall = at.shape is PHONE
    size = 32.0 if tall else 17.0
    band = 20.0 if tall else 18.0
    lines = in_lines(print_.speaker.short_name(circle), (w - 2 * band - 4) / size, 2 if tall else 1)
    seal = 44.0 if tall else 30.0
    high = size * 1.1
    top = (h - seal - high * len(lines)) / 2 - 1
    if tall:
        parts = _seal(content.vp[circle], (w - seal) / 2, top, seal, at.shape.text)
    else:
        parts = _seal(content.vp[circle], w - band - seal - 6, band + 2, seal, at.shape.text)
        parts += _shining(content, circle, w, h)
    for i, line in enumerate(lines):
        box = (band, top + seal + high * i, w - 2 * band, high) if tall else (band + 4, band + 2, w - 2 * band - seal - 14, seal)
        parts.append(label(line, *box, size, "heading", at.shape.text))
    title = print_.say("see-circle-down", circle=circle, print=print_.speaker.circle_text(circle))
    return piece(f"circle-{content.circle_id[circle]}", f"down-{at.shape.name}", at.circles[circle], title, "", parts)


def _shining(content: Content, circle: int, w: float, h: float) -> list[Part]:
    """The print of a face-down sheet: pale fields, the start space of the power."""
    parts: list[Part] = []
    wide, high = 27.0, 32.4
    for side, word in enumerate(SIDES):
        prints = sorted(content.territories[circle * 2 + side], key=(CATHOLIC, NEUTRAL, PROTESTANT).index)
        left = w / 2 - wide * 1.1 * len(prints) / 2 + 14
        y = 58 + 48.0 * side
        parts.append(drawn(f"icon-{word}", 24, y + 5, 24, 24, "soft" if content.start[circle] // 2 == side else "ghost"))
        parts += [drawn(f"field-{word}-{PRINTS[one]}", left + wide * 1.1 * i, y, wide, high, "ghost") for i, one in enumerate(prints)]
    return parts


def _taken(view: FaithState, circle: int, seat: int, print_: Printed, at: Places) -> list[Piece]:
    """Taken: the seal of the side that has it, and the sign of its player."""
    content = view.content
    x, y, w, h = at.circles[circle]
    tall = at.shape is PHONE
    size = 31.0 if tall else 16.0
    religion = RELIGIONS[view.cells[m.SIDE + seat]]
    stamp = h * (0.58 if tall else 0.66)
    sign = 50.0 if tall else 40.0
    edge = 10.0
    top = h - size * 1.2 - edge
    seal = 50.0 if tall else 38.0
    parts = [
        label(print_.speaker.short_name(circle), edge, top, w - 2 * edge - 4, size * 1.2, size, "heading soft", at.shape.text),
        drawn("banner", edge + 2, edge, sign, sign * 1.1, f"player-{seat + 1}"),
        drawn(f"sign-{seat + 1}", edge + 2 + sign * 0.2, edge + sign * 0.14, sign * 0.6, sign * 0.6, f"player-{seat + 1}"),
        *_seal(content.vp[circle], w - seal - edge - 4, edge, seal, at.shape.text),
    ]
    name = content.circle_id[circle]
    title = print_.say("see-circle-taken", seat=seat, circle=circle, vp=content.vp[circle])
    box = (x + (w - stamp) / 2 - 2, y + (top - stamp) / 2 + 3, stamp, stamp)
    return [
        piece(f"circle-{name}", f"taken-{at.shape.name}", (x, y, w, h), title, f"player-{seat + 1}", parts),
        piece(f"stamp-{name}", f"stamp-{religion}", box, print_.say("see-stamp", seat=seat, circle=circle), turn=-9),
    ]


# -- beside the pyramid -------------------------------------------------------------------------------------------------------------------


def _scores(view: FaithState, print_: Printed, at: Places) -> list[Piece]:
    """Both players, the Catholic to the left: side, name and sign, points, what they hold."""
    c = view.cells
    order = [0, 1] if c[m.SIDE] != PROTESTANT else [1, 0]
    out: list[Piece] = []
    for box, seat in zip(at.scores, order, strict=True):
        side = c[m.SIDE + seat]
        on_turn = is_on_turn(view, seat)
        look = f"player-{seat + 1}" + (f" {RELIGIONS[side]}" if side != m.EMPTY else "") + (" turn" if on_turn else "")
        parts = _score_desk(view, seat, print_, box) if at.shape is DESK else _score_phone(view, seat, print_, box)
        title = print_.say("see-score", seat=seat, number=c[m.VP + seat], turn="yes" if on_turn else "no")
        out.append(piece(f"score-{seat + 1}", frame("panel", *box[2:]), box, title, look, parts))
    return out


def is_on_turn(view: FaithState, seat: int) -> bool:
    return view.cells[m.TURN] == seat and view.actor != NOBODY


def faith(view: FaithState, seat: int) -> str:
    side = view.cells[m.SIDE + seat]
    return "faith-none" if side == m.EMPTY else f"faith-{RELIGIONS[side]}"


def signed(seat: int, x: float, y: float, size: float) -> list[Part]:
    """The banner of a player with his sign."""
    return [drawn("banner", x, y, size, size * 1.1), drawn(f"sign-{seat + 1}", x + size * 0.2, y + size * 0.14, size * 0.6, size * 0.6)]


def _score_desk(view: FaithState, seat: int, print_: Printed, box: Box) -> list[Part]:
    c = view.cells
    _, _, w, h = box
    name = cut(print_.speaker.seat_names[seat], 6.6)
    parts = [
        drawn(faith(view, seat), 12, 12, 44, 44),
        label(name, 60, 12, w - 60 - 58, 44, 24, "name", 16),
        *signed(seat, w - 54, 12, 42),
        drawn("rule", 14, 62, w - 28, 5),
        drawn("seal", 18, 72, 88, 88),
        label(str(c[m.VP + seat]), 18, 72, 88, 88, 44, "figure"),
    ]
    for i, (icon, value) in enumerate(
        (("icon-reward", c[m.REWARDS + seat]), ("icon-hand", c[m.HAND_SIZE + seat]), ("icon-deck", c[m.DECK_SIZE + seat]))
    ):
        y = 74 + 30 * i
        parts += [drawn(icon, 124, y, 26, 26), number(value, 158, y + 13, 22)]
    if is_on_turn(view, seat):
        parts.append(drawn("manicule", w - 44, h - 38, 36, 23))
    return parts


def _score_phone(view: FaithState, seat: int, print_: Printed, box: Box) -> list[Part]:
    c = view.cells
    _, _, w, h = box
    name = cut(print_.speaker.seat_names[seat], 5.6)
    parts = [
        drawn(faith(view, seat), 10, 12, 80, 80),
        label(name, 94, 10, 180, 44, 36, "name", 31),
        *signed(seat, 276, 16, 60),
        drawn("seal", w - 104, 6, 92, 92),
        label(str(c[m.VP + seat]), w - 104, 6, 92, 92, 46, "figure"),
    ]
    x = 100.0
    for icon, value in (("icon-reward", c[m.REWARDS + seat]), ("icon-hand", c[m.HAND_SIZE + seat])):
        parts += [drawn(icon, x, 52, 45, 45), number(value, x + 47, 75, 32)]
        x += 90
    if is_on_turn(view, seat):
        parts.append(drawn("manicule", w - 148, h - 40, 42, 26))
    return parts


def _title(view: FaithState, print_: Printed, at: Places) -> list[Piece]:
    """The headline of the broadsheet, and the turn."""
    _, _, w, _ = at.title
    turn = view.cells[m.TURNS] + 1 if view.cells[m.TURN] != m.EMPTY else 0
    if view.actor == NOBODY:
        under = print_.say("board-over")
    else:
        under = print_.say("board-turn", number=turn) if turn else print_.say("board-setup")
    parts = [
        drawn("emblem-keys", 4, 32, 62, 62),
        drawn("emblem-rose", w - 66, 32, 62, 62, "protestant"),
        label(print_.say("board-title"), 68, 20, w - 136, 84, 48, "title", 36),
        drawn("rule", 8, 112, w - 16, 6),
        label(under, 8, 122, w - 16, 40, 25, "heading", 18),
    ]
    return [piece("title", "", at.title, print_.say("see-title", number=turn), "headline", parts)]


def _choices(view: FaithState, print_: Printed, at: Places) -> list[Piece]:
    """The lists of a choice card, one below the other."""
    card = view.cells[view.cells[TOP] + 1]
    lists = view.content.lists[card]
    boxes = choice_boxes(at.choices, len(lists))
    _, _, w, high = boxes[0]
    out: list[Piece] = []
    for i, first in enumerate(lists):
        text = print_.speaker.effects(first)
        size = at.shape.text
        for larger in (at.shape.text * 1.5, at.shape.text * 1.25):
            if len(wrapped(text, (w - 24) / larger)) * larger * 1.18 < high - 12:
                size = round(larger, 1)
                break
        lines = wrapped(text, (w - 24) / size)
        step = size * 1.18
        top = (high - step * len(lines)) / 2
        parts = [label(line, 12, top + step * k, w - 24, step, size) for k, line in enumerate(lines)]
        title = print_.say("see-choice", card=card, effects=text)
        out.append(piece(f"choice-{i + 1}", frame("strip", w, high), boxes[i], title, "", parts))
    return out


def _decks(print_: Printed, at: Places) -> list[Piece]:
    """The decks of Foreign Influence."""
    out: list[Piece] = []
    for deck, (name, box) in enumerate(zip(DECKS, at.decks, strict=True)):
        _, _, w, h = box
        names = print_.listed([print_.speaker.foreign_name(card) for card in range(deck * PER_DECK, (deck + 1) * PER_DECK)])
        side = w * 0.56
        parts = [drawn(DECK_ICONS[name], w * 0.47 - side / 2, h * 0.477 - side / 2, side, side)]
        out.append(piece(f"foreign-{name}", "deck", box, print_.say("see-foreign", deck=deck, names=names), name, parts))
    return out


def _in_hand(view: FaithState, influence: int, print_: Printed, at: Places) -> list[Piece]:
    """The card that is being played, and the one of Foreign Influence that is being carried out; on a phone either has the same place."""
    card = view.cells[m.PLAYED]
    out: list[Piece] = []
    if card != m.EMPTY and (at.played != at.foreign or influence == m.EMPTY):
        # The same key as in the hand, from where it comes.
        key = f"hand-{view.content.card_id[card]}"
        out.append(print_.card(key, card, at.played, at.shape, "see-played", f"player-{seat_of(view, religion_of(card)) + 1}"))
    elif at.played != at.foreign or influence == m.EMPTY:
        out.append(piece("played", frame("slot", *at.played[2:]), at.played, print_.say("see-no-played")))
    if influence != m.EMPTY:
        out.append(print_.foreign(f"influence-{view.content.foreign_id[influence]}", influence, at.foreign, at.shape))
    elif at.foreign != at.played:
        _, _, w, h = at.foreign
        said = print_.say("board-influence")
        out.append(
            piece("influence", "", at.foreign, print_.say("see-no-influence"), "", [label(said, 0, 0, w, h * 0.6, 20, "heading", 14)])
        )
    return out


def influence_in_hand(view: FaithState) -> int:
    """The Foreign Influence card that is being carried out: the one to which an op on the agenda belongs."""
    c, content = view.cells, view.content
    for step in range(BOTTOM, c[TOP] + 1, FRAME):
        if agenda.LIST <= c[step] <= agenda.PER_DISCARD:
            for card in range(FOREIGN):
                first = content.foreign_list[card]
                if first <= c[step + 1] <= first + len(content.ops_of(first)):
                    return card
    return m.EMPTY


def _supply(view: FaithState, print_: Printed, at: Places) -> list[Piece]:
    """Reward markers, and the disputation marker while it lies on no circle."""
    c = view.cells
    x, y, w, h = at.supply
    left = CIRCLES - sum(c[m.REWARDS : m.REWARDS + m.SEATS])
    size = at.shape.icon * (1.5 if at.shape is DESK else 1.0)
    text = at.shape.text * (1.7 if at.shape is DESK else 1.1)
    top = h * 0.76
    parts = [drawn("icon-reward", w / 2 - size - 2, top - size / 2, size, size), number(left, w / 2 + 5, top, round(text, 1))]
    token = 62.0 if at.shape is DESK else 84.0
    tx, ty = (w - token) / 2, h * 0.33 - token / 2
    parts.append(drawn("dispute", tx, ty, token, token * 43 / 42, "ghost"))
    out = [piece("supply", frame("panel", w, h), at.supply, print_.say("see-supply", number=left), "", parts)]
    if c[m.DISPUTED] == m.EMPTY:
        out.append(piece("dispute", "dispute", (x + tx, y + ty, token, token * 43 / 42), print_.say("see-dispute-supply")))
    return out
