"""What lies before a player: side and points, hand, permanent card, piles, circles taken; cards that are chosen from beside them."""

from __future__ import annotations

from typing import Final

from triptych.core.letters import cut
from triptych.core.printed import Cells, cells, drawn, kept, piece
from triptych.core.scene import Brief, Part, Piece, Scene
from triptych.core.sets import numbers_of
from triptych.core.state import TOP, UNKNOWN
from triptych.games.sola_fide import agenda
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.content import CIRCLES, RELIGIONS
from triptych.games.sola_fide.layout import ACROSS, BEFORE, COUNT, LYING_LETTERS, PHONE, Before, Box, frame
from triptych.games.sola_fide.layout import REWARDS as REWARDS_BOX
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.phases.step import first_card
from triptych.games.sola_fide.printed import Printed, label, number
from triptych.games.sola_fide.pyramid import faith, is_on_turn

WIDTH: Final = 1000
HEAD: Final = 108.0


OF_HEAD: Final[list[Cells]] = [
    cells((m.SIDE + seat, 1), (m.REWARDS + seat, 1), (m.VP + seat, 1), (m.HAND_SIZE + seat, 1)) for seat in range(m.SEATS)
]
OF_CARDS: Final[list[Cells]] = [
    cells(
        (m.SIDE + seat, 1), (m.HAND + seat, 1), (m.SHOWN + seat, 1), (m.HAND_SIZE + seat, 1), (m.DRAWN + seat, 1), (m.DRAWN_SIZE + seat, 1)
    )
    for seat in range(m.SEATS)
]
OF_PILES: Final[list[Cells]] = [
    cells(
        (m.SIDE + seat, 1),
        (m.PERMANENT + seat, 1),
        (m.DECK_SIZE + seat, 1),
        (m.DISCARD + seat, 1),
        (m.SPENT + seat, 1),
        (m.CIRCLE, CIRCLES),
    )
    for seat in range(m.SEATS)
]


def display(view: FaithState, seat: int, print_: Printed) -> Scene:
    """From top to bottom: who it is; the hand; what was just drawn; discarded cards that can be taken back; permanent card and piles. Only
    what has changed is drawn anew."""
    c = view.cells
    at = BEFORE[print_.shape]
    head, piles = OF_HEAD[seat](c), OF_PILES[seat](c)
    spread = _recoverable(view, seat) if _recovers(view, seat) else m.EMPTY
    who = (print_.shape, seat, print_.speaker.seat_names[seat])
    known = c[m.HAND + seat] != UNKNOWN
    on_top = kept(print_, ("head", *who), (is_on_turn(view, seat), head), lambda: _head(view, seat, print_))
    cards, y = kept(print_, ("cards", *who, known), (spread, OF_CARDS[seat](c)), lambda: _cards(view, seat, print_, at))
    below = kept(print_, ("piles", *who), (y, piles), lambda: _piles(view, seat, print_, at, y))
    groups = (on_top, cards, below)
    return kept(print_, ("seat", *who, known), (groups, y, head, piles), lambda: _display(view, seat, print_, groups, y + at.lying[1] + 8))


def _display(view: FaithState, seat: int, print_: Printed, groups: tuple[list[Piece], ...], height: float) -> Scene:
    pieces = [one for group in groups for one in group]
    return Scene(f"seat-{seat}", WIDTH, height, "ground-seat", PHONE.least_px, pieces, _brief(view, seat, print_))


def _brief(view: FaithState, seat: int, print_: Printed) -> list[Brief]:
    """What one asks of the other player most: his side, his hand, his permanent card, rewards, circles taken, deck, discard pile."""
    c = view.cells
    side = c[m.SIDE + seat]
    found = [] if side == m.EMPTY else [Brief(faith(view, seat), "", print_.say("see-seat", seat=seat, religion_id=RELIGIONS[side]))]
    size = c[m.HAND_SIZE + seat]
    found.append(Brief("icon-hand", str(size), print_.say("see-hand", seat=seat, number=size), "" if size else "faded"))
    card = c[m.PERMANENT + seat]
    if card != m.EMPTY:
        title = print_.say("see-permanent", seat=seat, card=card, effects=print_.face(card).text)
        found.append(Brief("icon-permanent", "", title))
    rewards = c[m.REWARDS + seat]
    found.append(Brief("icon-reward", str(rewards), print_.say("see-rewards", seat=seat, number=rewards), "" if rewards else "faded"))
    taken = _taken(view, seat)
    found.append(Brief("icon-taken", str(len(taken)), _says_taken(view, seat, print_), "" if taken else "faded"))
    deck = c[m.DECK_SIZE + seat]
    found.append(Brief("icon-deck", str(deck), print_.say("see-deck", seat=seat, number=deck), "" if deck else "faded"))
    thrown = _discarded(view, seat)
    found.append(Brief("icon-discard", str(len(thrown)), _says_discarded(view, seat, print_), "" if thrown else "faded"))
    return [one for one in found if not one.look] + [one for one in found if one.look]


def _taken(view: FaithState, seat: int) -> list[int]:
    """The circles he has taken."""
    return [circle for circle in range(CIRCLES) if view.cells[m.CIRCLE + circle] == m.TAKEN + seat]


def _says_taken(view: FaithState, seat: int, print_: Printed) -> str:
    taken = _taken(view, seat)
    names = print_.listed([print_.speaker.short_name(circle) for circle in taken])
    return print_.say("see-circles", seat=seat, number=len(taken), names=names)


def _discarded(view: FaithState, seat: int) -> list[int]:
    """The cards of his discard pile, those of this turn with them."""
    c = view.cells
    return numbers_of(c[m.DISCARD + seat] | c[m.SPENT + seat], first_card(view, seat)) if c[m.SIDE + seat] != m.EMPTY else []


def _says_discarded(view: FaithState, seat: int, print_: Printed) -> str:
    cards = _discarded(view, seat)
    names = print_.listed([print_.speaker.card_name(card) for card in cards])
    return print_.say("see-discard", seat=seat, number=len(cards), names=names)


def _head(view: FaithState, seat: int, print_: Printed) -> list[Piece]:
    c = view.cells
    me = seat + 1
    side = c[m.SIDE + seat]
    look = f"player-{me}" + ("" if side == m.EMPTY else f" {RELIGIONS[side]}")
    title = (
        print_.say("see-seat", seat=seat, religion_id="none")
        if side == m.EMPTY
        else print_.say("see-seat", seat=seat, religion_id=RELIGIONS[side])
    )
    out = [piece(f"faith-{me}", faith(view, seat), (10, 8, 92, 92), title, look)]
    out.append(piece(f"banner-{me}", "banner", (108, 10, 80, 88), title, look, [drawn(f"sign-{me}", 16, 11, 48, 48)]))
    name = cut(print_.speaker.seat_names[seat], 8.6)
    parts = [label(name, 0, 0, 360, 88, 42, "name", 31)]
    if is_on_turn(view, seat):
        parts.append(drawn("manicule", 364, 28, 56, 34))
    out.append(piece(f"name-{me}", "", (196, 10, 424, 88), title, look, parts))
    rewards = c[m.REWARDS + seat]
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
    vp = c[m.VP + seat]
    points = Part("", 0, 0, 96, 96, "figure", str(vp), 46)
    out.append(piece(f"vp-{me}", "seal", (892, 6, 96, 96), print_.say("see-vp", seat=seat, number=vp), look, [points]))
    hand = c[m.HAND_SIZE + seat]
    parts = [drawn("icon-hand", 4, 12, 62, 62), number(hand, 72, 45, 40)]
    out.append(piece(f"held-{me}", "", (760, 10, 126, 90), print_.say("see-hand", seat=seat, number=hand), look, parts))
    return out


def _rows(n: int, across: int, y: float) -> list[Box]:
    """n cards in rows of so many."""
    w, h = ACROSS[across]
    step = (WIDTH - 16 - w) / (across - 1)
    return [(8 + step * (i % across), y + (h + 8) * (i // across), w, h) for i in range(n)]


def _below(n: int, across: int, y: float) -> float:
    return y + (ACROSS[across][1] + 8) * ((n + across - 1) // across)


def _recovers(view: FaithState, seat: int) -> bool:
    """Does he take back a card of his discard pile now?"""
    c = view.cells
    return c[c[TOP]] == agenda.RECOVER and c[c[TOP] + 1] == seat


def _recoverable(view: FaithState, seat: int) -> int:
    """The cards that he could take back, as a set: those of his discard pile, but for those of this turn."""
    return view.cells[m.DISCARD + seat] & ~view.cells[m.SPENT + seat]


def _many_rows(view: FaithState, seat: int, at: Before) -> int:
    """How many rows of cards lie before him, with those that he has just drawn or may take back."""
    c = view.cells
    many = [c[m.HAND_SIZE + seat], c[m.DRAWN_SIZE + seat]]
    if _recovers(view, seat):
        many.append(_recoverable(view, seat).bit_count())
    return sum(-(-cards // at.across(cards)) for cards in many)


def _cards(view: FaithState, seat: int, print_: Printed, at: Before) -> tuple[list[Piece], float]:
    """The hand, what was just drawn, and what may be taken back; and where the next thing lies."""
    out: list[Piece] = []
    y = _hand(view, seat, print_, at, out, HEAD)
    y = _drawn(view, seat, print_, at, out, y)
    y = _recover(view, seat, print_, at, out, y)
    return out, y


def _hand(view: FaithState, seat: int, print_: Printed, at: Before, out: list[Piece], y: float) -> float:
    """The hand: open to its owner (and to all after the end); to others the cards they know, and the backs of the rest."""
    c, content = view.cells, view.content
    size = c[m.HAND_SIZE + seat]
    held = c[m.SHOWN + seat] | (c[m.HAND + seat] if c[m.HAND + seat] != UNKNOWN else 0)
    cards = numbers_of(held, first_card(view, seat)) if c[m.SIDE + seat] != m.EMPTY else []
    if not size and _many_rows(view, seat, at):
        return y  # what lies beside an empty hand has its place
    if size and not cards:
        return _backs(view, seat, size, print_, at, out, y)
    across = at.across(size, len(cards) == size)
    rows = _many_rows(view, seat, at)
    boxes = _rows(max(size, across), across, y)
    for box, card in zip(boxes, cards, strict=False):
        out.append(print_.card(f"hand-{content.card_id[card]}", card, box, at.set_in(across, rows)))
    for i in range(len(cards), size):
        out.append(_back(view, seat, f"back-{seat + 1}-{i + 1}", boxes[i], print_.say("see-back", seat=seat)))
    for i in range(size, len(boxes)):
        slot = frame("slot", *ACROSS[across])
        out.append(piece(f"room-{seat + 1}-{i + 1}", slot, boxes[i], print_.say("see-hand", seat=seat, number=size)))
    return _below(len(boxes), across, y)


def _backs(view: FaithState, seat: int, size: int, print_: Printed, at: Before, out: list[Piece], y: float) -> float:
    """A hand of which nothing is known: its cards small, for there is nothing to read on them."""
    w, h = at.pile
    across = int((WIDTH - 8) / (w + 8))
    for i in range(size):
        box: Box = (8 + (w + 8) * (i % across), y + (h + 8) * (i // across), w, h)
        out.append(_back(view, seat, f"back-{seat + 1}-{i + 1}", box, print_.say("see-back", seat=seat)))
    return y + (h + 8) * (1 + (size - 1) // across)


def _back(view: FaithState, seat: int, key: str, box: Box, title: str) -> Piece:
    return piece(key, f"back-{RELIGIONS[view.cells[m.SIDE + seat]]}", box, title, RELIGIONS[view.cells[m.SIDE + seat]])


def _drawn(view: FaithState, seat: int, print_: Printed, at: Before, out: list[Piece], y: float) -> float:
    """[SF-3.7] Cards beside the hand, of which some are kept."""
    c, content = view.cells, view.content
    size = c[m.DRAWN_SIZE + seat]
    known = c[m.DRAWN + seat] != UNKNOWN
    across = at.across(size, known)
    rows = _many_rows(view, seat, at)
    boxes = _rows(size, across, y)
    if known:
        for box, card in zip(boxes, numbers_of(c[m.DRAWN + seat], first_card(view, seat)), strict=True):
            out.append(print_.card(f"drawn-{content.card_id[card]}", card, box, at.set_in(across, rows), look="beside"))
    else:
        for i, box in enumerate(boxes):
            out.append(_back(view, seat, f"back-drawn-{seat + 1}-{i + 1}", box, print_.say("see-back-drawn", seat=seat)))
    return _below(size, across, y)


def _recover(view: FaithState, seat: int, print_: Printed, at: Before, out: list[Piece], y: float) -> float:
    """The cards of the discard pile, spread while one of them may be taken back."""
    content = view.content
    if not _recovers(view, seat):
        return y
    cards = numbers_of(_recoverable(view, seat), first_card(view, seat))
    across = at.across(len(cards))
    rows = _many_rows(view, seat, at)
    for box, card in zip(_rows(len(cards), across, y), cards, strict=True):
        out.append(print_.card(f"discard-{content.card_id[card]}", card, box, at.set_in(across, rows), look="beside"))
    return _below(len(cards), across, y)


def _piles(view: FaithState, seat: int, print_: Printed, at: Before, y: float) -> list[Piece]:
    """Permanent card, deck, discard pile, circles taken."""
    c = view.cells
    me = seat + 1
    side = c[m.SIDE + seat]
    look = "" if side == m.EMPTY else RELIGIONS[side]
    w, h = at.lying
    box: Box = (8, y, w, h)
    card = c[m.PERMANENT + seat]
    if card != m.EMPTY:
        permanent = print_.card(f"permanent-{me}", card, box, LYING_LETTERS[at.shape.name], "see-permanent", "permanent", seat=seat)
    else:
        nail = [drawn("icon-permanent", w / 2 - 40, h / 2 - 40, 80, 80, "ghost")]
        permanent = piece(f"permanent-{me}", frame("slot", w, h), box, print_.say("see-no-permanent", seat=seat), look, nail)
    size = c[m.DECK_SIZE + seat]
    back = f"back-{RELIGIONS[side]}" if side != m.EMPTY and size else frame("slot", *at.pile)
    title = print_.say("see-deck", seat=seat, number=size)
    deck = piece(f"deck-{me}", back, (404, y, *at.pile), title, look, _count(size, *at.pile))
    cards = _discarded(view, seat)
    title = _says_discarded(view, seat, print_)
    parts = [drawn("icon-discard", 30, 36, 64, 64, "" if cards else "ghost"), *_count(len(cards), *at.pile)]
    pile = piece(f"pile-{me}", frame("card" if cards else "slot", *at.pile), (535, y, *at.pile), title, look, parts)
    return [permanent, deck, pile, _circles(view, seat, print_, at, y)]


def _count(n: int, w: float, h: float) -> list[Part]:
    """How many, in a strip at the foot."""
    box = ((w - COUNT[0]) / 2, h - COUNT[1] - 10, *COUNT)
    return [drawn(frame("strip", *COUNT), *box), label(str(n), *box, 36, "figure")]


def _circles(view: FaithState, seat: int, print_: Printed, at: Before, y: float) -> Piece:
    """The circles he has taken, as the seals of what they are worth."""
    c, content = view.cells, view.content
    taken = _taken(view, seat)
    title = _says_taken(view, seat, print_)
    side = c[m.SIDE + seat]
    look = "" if side == m.EMPTY else RELIGIONS[side]
    w, h = at.taken
    across = 4 if len(taken) <= 8 else 5
    size = min(76.0, (w - 16) / across - 4)
    parts: list[Part] = []
    for i, circle in enumerate(taken):
        px = 10 + ((w - 20) / across) * (i % across) + ((w - 20) / across - size) / 2
        py = 14 + (size + 6) * (i // across)
        parts += [drawn("seal", px, py, size, size), label(str(content.vp[circle]), px, py, size, size, 34, "figure")]
    if not taken:
        parts.append(drawn("icon-taken", w / 2 - 40, h / 2 - 40, 80, 80, "ghost"))
    return piece(f"taken-{seat + 1}", frame("panel" if taken else "slot", w, h), (666, y, w, h), title, look, parts)
