"""The draft, a page of its own: three large cards, the fifteen places of one's deck, and how far the other is."""

from __future__ import annotations

from typing import Final

from triptych.core.letters import in_lines
from triptych.core.printed import Cells, cells, drawn, kept, piece
from triptych.core.scene import Part, Piece, Scene
from triptych.core.sets import numbers_of
from triptych.core.state import TOP, UNKNOWN
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.cards import Face, at_most, in_rows, in_words, picture_parts, rows_parts
from triptych.games.sola_fide.content import RELIGIONS, STARTERS, religion_of
from triptych.games.sola_fide.layout import (
    DESK,
    DRAFT_DESK,
    DRAFT_PHONE,
    DRAFT_WINDOW,
    KEPT_DESK,
    KEPT_PHONE,
    PHONE,
    PROGRESS_DESK,
    PROGRESS_PHONE,
    WIDE,
    Box,
    Shape,
    frame,
)
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.phases.step import first_card
from triptych.games.sola_fide.printed import Printed, label
from triptych.games.sola_fide.pyramid import faith, signed
from triptych.games.sola_fide.setup import LOOKED_AT


def drafting(view: FaithState) -> bool:
    """Are the decks being chosen?"""
    return view.cells[view.cells[TOP]] in (agenda.DEAL, agenda.DRAFT)


class Page:
    """Where things lie on the page, in one shape; on a phone the cards are as high as they need to be."""

    def __init__(self, shape: Shape, card: tuple[float, float]) -> None:
        self.shape = shape
        high = card[1]
        if shape is DESK:
            self.height = WIDE[1]
            self.title: Box = (18, 16, 560, 64)
            self.progress: list[Box] = [(590 + 198 * i, 16, *PROGRESS_DESK) for i in range(m.SEATS)]
            self.cards: list[Box] = [(18 + 324 * i, 90, *card) for i in range(LOOKED_AT)]
            self.slots: list[Box] = [(18 + 194 * (i % 5), 526 + 78 * (i // 5), *KEPT_DESK) for i in range(STARTERS)]
        else:
            top = 192 + (high + 8) * LOOKED_AT + 4
            self.height = top + 128 * 5 + 8
            self.title = (8, 10, 984, 76)
            self.progress = [(8 + 496 * i, 94, *PROGRESS_PHONE) for i in range(m.SEATS)]
            self.cards = [(8, 192 + (high + 8) * i, *card) for i in range(LOOKED_AT)]
            self.slots = [(8 + 331 * (i % 3), top + 128 * (i // 3), *KEPT_PHONE) for i in range(STARTERS)]


PAGES: Final = {"wide": [Page(DESK, DRAFT_DESK)], "tall": [Page(PHONE, card) for card in DRAFT_PHONE]}
"""The pages of each shape, the one with the smallest cards first."""


def page_for(shape: str, faces: list[Face]) -> Page:
    """The smallest page on which everything these cards say has room."""
    for page in PAGES[shape][:-1]:
        if not any("…" in part.text for shown in faces for part in large(shown, page)):
            return page
    return PAGES[shape][-1]


OF_HEAD: Final[Cells] = cells((m.DECK_SIZE, m.SEATS), (m.SIDE, m.SEATS))


def spread(view: FaithState, seat: int, print_: Printed) -> Scene:
    """The draft as a seat sees it; a spectator sees how far both are. Only what has changed is drawn anew."""
    c = view.cells
    shape, names = print_.shape, tuple(print_.speaker.seat_names)
    mine = seat >= 0 and c[m.OFFER + seat] != UNKNOWN
    offered = numbers_of(c[m.OFFER + seat], first_card(view, seat)) if mine else []
    chosen = numbers_of(c[m.DECK + seat], first_card(view, seat)) if mine else []
    page = kept(print_, (shape, "page", seat), offered, lambda: page_for(shape, [print_.face(card) for card in offered]))
    groups = [
        kept(print_, (shape, "draft", seat), (page, names, OF_HEAD(c)), lambda: _head(view, print_, page)),
        kept(
            print_, (shape, "offer", seat), (page, mine, offered), lambda: _offer(offered, print_, page) if mine else _covered(print_, page)
        ),
    ]
    if mine:
        groups.append(kept(print_, (shape, "chosen", seat), (page, chosen), lambda: _chosen(chosen, print_, page)))
    return kept(print_, (shape, "spread", seat), (page, groups), lambda: _spread(print_, page, groups))


def _spread(print_: Printed, page: Page, groups: list[list[Piece]]) -> Scene:
    pieces = [one for group in groups for one in group]
    return Scene("board", page.shape.width, page.height, f"ground-{print_.shape}", page.shape.least_px, pieces)


def _offer(offered: list[int], print_: Printed, page: Page) -> list[Piece]:
    """The cards to choose from, and the empty places of those that are not dealt yet."""
    out = [_offered(card, box, print_, page) for box, card in zip(page.cards, offered, strict=False)]
    for i in range(len(offered), LOOKED_AT):
        out.append(piece(f"offer-{i + 1}", frame("slot", *page.cards[i][2:]), page.cards[i], print_.say("see-draft")))
    return out


def _chosen(cards: list[int], print_: Printed, page: Page) -> list[Piece]:
    """The places of one's deck, with the cards that were kept."""
    return [
        _small(cards[i], box, print_, page.shape) if i < len(cards) else _slot(i, box, print_, page.shape)
        for i, box in enumerate(page.slots)
    ]


def _covered(print_: Printed, page: Page) -> list[Piece]:
    """What a spectator sees in place of the cards."""
    out: list[Piece] = []
    for i, box in enumerate(page.cards):
        parts = picture_parts([("keys", "rose", "book")[i]], 40, 40, box[2] - 80, box[3] - 80)
        out.append(piece(f"offer-{i + 1}", frame("card", *box[2:]), box, print_.say("see-draft"), RELIGIONS[i % 2], parts))
    return out


def _head(view: FaithState, print_: Printed, page: Page) -> list[Piece]:
    c = view.cells
    _, _, w, h = page.title
    heading = [label(print_.say("draft-title"), 0, 0, w, h, h * 0.72, "title", page.shape.text)]
    out = [piece("title", "", page.title, print_.say("see-draft"), "headline", heading)]
    for one in range(m.SEATS):
        box = page.progress[one]
        _, _, w, h = box
        size = h - 16
        number = c[m.DECK_SIZE + one]
        look = f"player-{one + 1}" + (f" {RELIGIONS[c[m.SIDE + one]]}" if c[m.SIDE + one] >= 0 else "")
        parts = [
            drawn(faith(view, one), 8, 8, size, size),
            *signed(one, 12 + size, 8, size * 0.86),
            label(f"{number}/{STARTERS}", 16 + 2 * size, 0, w - 22 - 2 * size, h, h * 0.44, "figure", page.shape.text),
        ]
        out.append(piece(f"progress-{one + 1}", frame("panel", w, h), box, print_.say("see-chosen", seat=one, number=number), look, parts))
    return out


def _offered(card: int, box: Box, print_: Printed, page: Page) -> Piece:
    """A card to choose: woodcut, name, icons, and what it does in words."""
    shown = print_.face(card)
    title = print_.say("see-card", card=card, effects=shown.text)
    parts = large(shown, page)
    name = print_.content.card_id[card]
    return piece(f"offer-{name}", frame("card", *box[2:]), box, title, RELIGIONS[religion_of(card)], parts)


def large(shown: Face, page: Page) -> list[Part]:
    """A card as large as the page has it."""
    return (_large_upright if page.shape is DESK else _large_lying)(shown, page.cards[0], page.shape)


def _large_upright(shown: Face, box: Box, shape: Shape) -> list[Part]:
    _, _, w, h = box
    edge = 20.0
    room = w - 2 * edge
    parts: list[Part] = [drawn(frame("panel", *DRAFT_WINDOW), edge, edge, *DRAFT_WINDOW)]
    parts += picture_parts(shown.emblems, edge + 8, edge + 9, room - 16, DRAFT_WINDOW[1] - 18)
    y = edge + DRAFT_WINDOW[1] + 6
    size = 25.0
    lines = in_lines(shown.name, room / size, 2)
    for line in lines:
        parts.append(label(line, edge, y, room, size * 1.12, size, "name", 18))
        y += size * 1.12
    parts.append(drawn("rule", edge, y + 4, room, 5))
    icon, text = 30.0, 22.0
    rows = at_most(in_rows(shown.lists, room, icon, text), 3, room, icon, text)
    pitch = icon * 1.12
    parts += rows_parts(rows, edge, y + 12, room, icon, text, pitch)
    y += 18 + pitch * len(rows)
    return parts + in_words(shown, edge, y, room, h - y - edge, 16.0, shape.text)


def _large_lying(shown: Face, box: Box, shape: Shape) -> list[Part]:
    _, _, w, h = box
    edge = 34.0
    side = 200.0
    left = edge + side + 24
    room = w - left - edge
    parts: list[Part] = picture_parts(shown.emblems[:1], edge, edge - 6, side, side)
    below = h - 1.7 * edge - side
    if len(shown.emblems) > 1 and below > side * 0.4:
        parts += picture_parts(shown.emblems[1:], edge, edge + side, side, min(below, side * 0.66))
    y = edge - 8
    size = 42.0
    for line in in_lines(shown.name, room / size, 2):
        parts.append(label(line, left, y, room, size * 1.1, size, "name", shape.text))
        y += size * 1.1
    icon, text = 56.0, 40.0
    rows = at_most(in_rows(shown.lists, room, icon, text), 2, room, icon, text)
    pitch = icon * 1.1
    parts += rows_parts(rows, left, y + 8, room, icon, text, pitch)
    y += 18 + pitch * len(rows)
    return parts + in_words(shown, left, y, room, h - y - edge + 8, 32.0, shape.text)


def _small(card: int, box: Box, print_: Printed, shape: Shape) -> Piece:
    """A card that was kept: woodcut and name."""
    _, _, w, h = box
    shown = print_.face(card)
    side = h - 14
    size = shape.text * 1.08
    lines = in_lines(shown.name, (w - side - 26) / size, 3)
    step = min(size * 1.08, (h - 10) / len(lines))
    top = (h - step * len(lines)) / 2
    parts = picture_parts(shown.emblems[:1], 8, 7, side, side)
    parts += [label(line, side + 14, top + step * i, w - side - 24, step, size, "", shape.text) for i, line in enumerate(lines)]
    title = print_.say("see-kept", card=card, effects=shown.text)
    return piece(f"kept-{print_.content.card_id[card]}", frame("strip", w, h), box, title, RELIGIONS[religion_of(card)], parts)


def _slot(i: int, box: Box, print_: Printed, shape: Shape) -> Piece:
    _, _, w, h = box
    text = Part("", 0, 0, w, h, "soft", str(i + 1), shape.text * 1.2)
    return piece(f"slot-{i + 1}", frame("slot", w, h), box, print_.say("see-slot", number=i + 1), "", [text])
