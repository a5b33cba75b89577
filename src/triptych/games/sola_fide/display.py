"""What lies before a player: side and points, hand, permanent card, piles, circles taken; cards that are chosen from beside them."""

from __future__ import annotations

from typing import Final

from triptych.core.letters import cut
from triptych.core.scene import Brief, Part, Piece, Scene
from triptych.core.sets import numbers_of
from triptych.core.state import TOP, UNKNOWN
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide.content import CIRCLES, RELIGIONS
from triptych.games.sola_fide.layout import CARD, COUNT, LYING, PHONE, PILE, TAKEN_CIRCLES, Box, frame
from triptych.games.sola_fide.layout import REWARDS as REWARDS_BOX
from triptych.games.sola_fide.model import (
    CIRCLE,
    DECK_SIZE,
    DISCARD,
    DRAWN,
    DRAWN_SIZE,
    EMPTY,
    HAND,
    HAND_SIZE,
    PERMANENT,
    REWARDS,
    SHOWN,
    SIDE,
    SPENT,
    TAKEN,
    VP,
    FaithState,
)
from triptych.games.sola_fide.phases.step import first_card
from triptych.games.sola_fide.printed import Printed, drawn, label, number, piece
from triptych.games.sola_fide.pyramid import faith, is_on_turn

WIDTH: Final = 1000
ACROSS: Final = 5
HEAD: Final = 108.0
PILES: Final = LYING[1]


def display(view: FaithState, seat: int, print_: Printed) -> Scene:
    """From top to bottom: who it is; the hand; what was just drawn; permanent card and piles; discarded cards that can be taken back."""
    scene = Scene(f"seat-{seat}", WIDTH, 0, "ground-seat", PHONE.least_px)
    out = scene.pieces
    _head(view, seat, print_, out)
    y = _hand(view, seat, print_, out, HEAD)
    y = _drawn(view, seat, print_, out, y)
    y = _recover(view, seat, print_, out, y)
    _piles(view, seat, print_, out, y)
    scene.height = y + PILES + 8
    scene.brief = _brief(view, seat, print_)
    return scene


def _brief(view: FaithState, seat: int, print_: Printed) -> list[Brief]:
    """What one asks of the other player most: his side, his hand, his permanent card, rewards, deck."""
    c = view.cells
    side = c[SIDE + seat]
    found = [] if side == EMPTY else [Brief(faith(view, seat), "", print_.say("see-seat", seat=seat, religion_id=RELIGIONS[side]))]
    size = c[HAND_SIZE + seat]
    found.append(Brief("icon-hand", str(size), print_.say("see-hand", seat=seat, number=size), "" if size else "faded"))
    card = c[PERMANENT + seat]
    if card != EMPTY:
        title = print_.say("see-permanent", seat=seat, card=card, effects=print_.face(card).text)
        found.append(Brief("icon-permanent", "", title))
    rewards = c[REWARDS + seat]
    found.append(Brief("icon-reward", str(rewards), print_.say("see-rewards", seat=seat, number=rewards), "" if rewards else "faded"))
    deck = c[DECK_SIZE + seat]
    found.append(Brief("icon-deck", str(deck), print_.say("see-deck", seat=seat, number=deck), "" if deck else "faded"))
    return found


def _head(view: FaithState, seat: int, print_: Printed, out: list[Piece]) -> None:
    c = view.cells
    me = seat + 1
    side = c[SIDE + seat]
    look = f"player-{me}" + ("" if side == EMPTY else f" {RELIGIONS[side]}")
    title = (
        print_.say("see-seat", seat=seat, religion_id="none")
        if side == EMPTY
        else print_.say("see-seat", seat=seat, religion_id=RELIGIONS[side])
    )
    out.append(piece(f"faith-{me}", faith(view, seat), (10, 8, 92, 92), title, look))
    out.append(piece(f"banner-{me}", "banner", (108, 10, 80, 88), title, look, [drawn(f"sign-{me}", 16, 11, 48, 48)]))
    name = cut(print_.speaker.seat_names[seat], 8.6)
    parts = [label(name, 0, 0, 360, 88, 42, "name", 31)]
    if is_on_turn(view, seat):
        parts.append(drawn("manicule", 364, 28, 56, 34))
    out.append(piece(f"name-{me}", "", (196, 10, 424, 88), title, look, parts))
    rewards = c[REWARDS + seat]
    parts = [drawn("icon-reward", 6, 9, 70, 70), number(rewards, 84, 45, 40)]
    out.append(
        piece(
            f"rewards-{me}",
            frame("strip", *REWARDS_BOX),
            (626, 10, *REWARDS_BOX),
            print_.say("see-rewards", seat=seat, number=rewards),
            look,
            parts,
        )
    )
    vp = c[VP + seat]
    points = Part("", 0, 0, 96, 96, "figure", str(vp), 46)
    out.append(piece(f"vp-{me}", "seal", (892, 6, 96, 96), print_.say("see-vp", seat=seat, number=vp), look, [points]))
    hand = c[HAND_SIZE + seat]
    parts = [drawn("icon-hand", 4, 12, 62, 62), number(hand, 72, 45, 40)]
    out.append(piece(f"held-{me}", "", (760, 10, 126, 90), print_.say("see-hand", seat=seat, number=hand), look, parts))


def _rows(n: int, y: float) -> list[Box]:
    """n cards in rows of five."""
    w, h = CARD
    return [(8 + 198 * (i % ACROSS), y + (h + 8) * (i // ACROSS), w, h) for i in range(n)]


def _below(n: int, y: float) -> float:
    return y + (CARD[1] + 8) * ((n + ACROSS - 1) // ACROSS)


def _hand(view: FaithState, seat: int, print_: Printed, out: list[Piece], y: float) -> float:
    """The hand: open to its owner (and to all after the end); to others the cards they know, and the backs of the rest."""
    c, content = view.cells, view.content
    size = c[HAND_SIZE + seat]
    held = c[SHOWN + seat] | (c[HAND + seat] if c[HAND + seat] != UNKNOWN else 0)
    cards = numbers_of(held, first_card(view, seat)) if c[SIDE + seat] != EMPTY else []
    boxes = _rows(max(size, ACROSS), y)
    for box, card in zip(boxes, cards, strict=False):
        out.append(print_.card(f"hand-{content.card_id[card]}", card, box, PHONE))
    for i in range(len(cards), size):
        out.append(_back(view, seat, f"back-{seat + 1}-{i + 1}", boxes[i], print_.say("see-back", seat=seat)))
    for i in range(size, len(boxes)):
        out.append(piece(f"room-{seat + 1}-{i + 1}", frame("slot", *CARD), boxes[i], print_.say("see-hand", seat=seat, number=size)))
    return _below(len(boxes), y)


def _back(view: FaithState, seat: int, key: str, box: Box, title: str) -> Piece:
    return piece(key, f"back-{RELIGIONS[view.cells[SIDE + seat]]}", box, title, RELIGIONS[view.cells[SIDE + seat]])


def _drawn(view: FaithState, seat: int, print_: Printed, out: list[Piece], y: float) -> float:
    """[SF-3.7] Cards beside the hand, of which some are kept."""
    c, content = view.cells, view.content
    size = c[DRAWN_SIZE + seat]
    boxes = _rows(size, y)
    if c[DRAWN + seat] != UNKNOWN:
        for box, card in zip(boxes, numbers_of(c[DRAWN + seat], first_card(view, seat)), strict=True):
            out.append(print_.card(f"drawn-{content.card_id[card]}", card, box, PHONE, look="beside"))
    else:
        for i, box in enumerate(boxes):
            out.append(_back(view, seat, f"back-drawn-{seat + 1}-{i + 1}", box, print_.say("see-back-drawn", seat=seat)))
    return _below(size, y)


def _recover(view: FaithState, seat: int, print_: Printed, out: list[Piece], y: float) -> float:
    """The cards of the discard pile, spread while one of them may be taken back."""
    c, content = view.cells, view.content
    if c[c[TOP]] != agenda.RECOVER or c[c[TOP] + 1] != seat:
        return y
    cards = numbers_of(c[DISCARD + seat] & ~c[SPENT + seat], first_card(view, seat))
    for box, card in zip(_rows(len(cards), y), cards, strict=True):
        out.append(print_.card(f"discard-{content.card_id[card]}", card, box, PHONE, look="beside"))
    return _below(len(cards), y)


def _piles(view: FaithState, seat: int, print_: Printed, out: list[Piece], y: float) -> None:
    """Permanent card, deck, discard pile, circles taken."""
    c = view.cells
    me = seat + 1
    side = c[SIDE + seat]
    look = "" if side == EMPTY else RELIGIONS[side]
    box: Box = (8, y, *LYING)
    card = c[PERMANENT + seat]
    if card != EMPTY:
        out.append(print_.card(f"permanent-{me}", card, box, PHONE, "see-permanent", "permanent", seat=seat))
    else:
        nail = [drawn("icon-permanent", LYING[0] / 2 - 40, PILES / 2 - 40, 80, 80, "ghost")]
        out.append(piece(f"permanent-{me}", frame("slot", *LYING), box, print_.say("see-no-permanent", seat=seat), look, nail))
    size = c[DECK_SIZE + seat]
    back = f"back-{RELIGIONS[side]}" if side != EMPTY and size else frame("slot", *PILE)
    title = print_.say("see-deck", seat=seat, number=size)
    out.append(piece(f"deck-{me}", back, (404, y, *PILE), title, look, _count(size, *PILE)))
    thrown = c[DISCARD + seat] | c[SPENT + seat]
    cards = numbers_of(thrown, first_card(view, seat)) if side != EMPTY else []
    names = print_.listed([print_.speaker.card_name(card) for card in cards])
    title = print_.say("see-discard", seat=seat, number=len(cards), names=names)
    parts = [drawn("icon-discard", 30, 36, 64, 64, "" if cards else "ghost"), *_count(len(cards), *PILE)]
    out.append(piece(f"pile-{me}", frame("card" if cards else "slot", *PILE), (535, y, *PILE), title, look, parts))
    _circles(view, seat, print_, out, y)


def _count(n: int, w: float, h: float) -> list[Part]:
    """How many, in a strip at the foot."""
    box = ((w - COUNT[0]) / 2, h - COUNT[1] - 10, *COUNT)
    return [drawn(frame("strip", *COUNT), *box), label(str(n), *box, 36, "figure")]


def _circles(view: FaithState, seat: int, print_: Printed, out: list[Piece], y: float) -> None:
    """The circles he has taken, as the seals of what they are worth."""
    c, content = view.cells, view.content
    taken = [circle for circle in range(CIRCLES) if c[CIRCLE + circle] == TAKEN + seat]
    names = print_.listed([print_.speaker.short_name(circle) for circle in taken])
    title = print_.say("see-circles", seat=seat, number=len(taken), names=names)
    side = c[SIDE + seat]
    look = "" if side == EMPTY else RELIGIONS[side]
    w, h = TAKEN_CIRCLES
    across = 4 if len(taken) <= 8 else 5
    size = min(76.0, (w - 16) / across - 4)
    parts: list[Part] = []
    for i, circle in enumerate(taken):
        px = 10 + ((w - 20) / across) * (i % across) + ((w - 20) / across - size) / 2
        py = 14 + (size + 6) * (i // across)
        parts += [drawn("seal", px, py, size, size), label(str(content.vp[circle]), px, py, size, size, 34, "figure")]
    if not taken:
        parts.append(drawn("icon-taken", w / 2 - 40, h / 2 - 40, 80, 80, "ghost"))
    out.append(piece(f"taken-{seat + 1}", frame("panel" if taken else "slot", w, h), (666, y, w, h), title, look, parts))
