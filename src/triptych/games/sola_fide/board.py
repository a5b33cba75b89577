"""The table in characters, for the terminal and for screen readers.

Everything is said in words or with signs that need no colour; the style of each piece names what it is, and whoever shows it may colour it:

    seat-1 seat-2                           something of that player, who also has a sign: ☀ ≈
    catholic protestant neutral             a religion, and its territories
    event                                   the card being played, the disputation marker
    title                                   a heading
    dim                                     what matters less
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from triptych.core.characters import SIGNS, Block, Line, clip, cut, flow, grid, line_width, pad, sentence, strip, wide
from triptych.core.sets import numbers_of
from triptych.core.state import NOBODY, UNKNOWN
from triptych.core.words import Span
from triptych.games.sola_fide.content import CARDS, CIRCLES, NEUTRAL, PRINTS, RELIGIONS, SIDES, SPACES
from triptych.games.sola_fide.layout import ROWS
from triptych.games.sola_fide.model import (
    CIRCLE,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISPUTED,
    DRAWN,
    DRAWN_SIZE,
    EMPTY,
    FACE_DOWN,
    HAND,
    HAND_SIZE,
    LIMIT,
    MARK_KINDS,
    MARKS,
    OFFER,
    OFFER_SIZE,
    OPEN,
    PERMANENT,
    PLAYED,
    POWER,
    REWARDS,
    SHOWN,
    SIDE,
    SPENT,
    TAKEN,
    TURN,
    TURNS,
    VP,
    FaithState,
)
from triptych.games.sola_fide.phases.circles import dominant

if TYPE_CHECKING:
    from triptych.games.sola_fide.wording import FaithWording

NOTHING: Final = "·"
MARKED: Final = "+"
POWERFUL: Final = "▸"
WIDE_GAP: Final = "   "
NARROWEST: Final = 28
"""Columns that are needed for anything sensible."""


def draw(view: FaithState, seat: int, wording: FaithWording, width: int) -> Block:
    """The whole table as `seat` (-1: a spectator) sees it, no line wider than `width`."""
    return _Drawing(view, seat, wording, max(width, NARROWEST)).table(width)


def territories(view: FaithState, place: int) -> list[tuple[int, bool]]:
    """Each territory of a side (circle * 2 + side) as it is printed in order: whose it is, and whether a marker says so."""
    marks = view.cells[MARKS + place * MARK_KINDS : MARKS + (place + 1) * MARK_KINDS]
    found: list[tuple[int, bool]] = []
    for print_ in view.content.territories[place]:
        kinds = ((2, 0), (3, 1)) if print_ == NEUTRAL else ((print_, 1 - print_),)
        owner = next((religion for kind, religion in kinds if marks[kind] > 0), EMPTY)
        if owner == EMPTY:
            found.append((print_, False))
        else:
            marks[next(kind for kind, religion in kinds if religion == owner)] -= 1
            found.append((owner, True))
    return found


class _Drawing:
    """One table being drawn."""

    def __init__(self, view: FaithState, seat: int, wording: FaithWording, width: int) -> None:
        self.c = view.cells
        self.view = view
        self.seat = seat
        self.wording = wording
        self.width = width
        self.labels = 1 + max(wide(self.say(f"board-{name}")) for name in ("nobility", "commons", "power"))

    def table(self, width: int) -> Block:
        out = self.heading()
        circles = [circle for circle in range(CIRCLES) if self.c[CIRCLE + circle] == OPEN]
        needed = self.labels + max(4 * len(SPACES), 3 * max(map(len, self.view.content.territories)))
        columns = max(1, min(len(circles), (self.width + 2) // (needed + 2)))
        each = min(needed + 8, (self.width - 2 * (columns - 1)) // columns)
        if circles:
            blocks = [self.circle(circle, each) for circle in circles]
            out += [[], *grid(blocks, columns, each * columns + 2 * (columns - 1), 2), [], *self.legend()]
        out += [[], *self.pyramid(), []]
        first = max(self.seat, 0)
        for seat in (first, 1 - first):
            out += [*self.player(seat), []]
        return [clip(strip(line), width) for line in out[:-1]]

    def say(self, message: str, **args: int | str) -> str:
        return self.wording.say(message, args)

    def sign(self, seat: int) -> Span:
        return Span(SIGNS[seat], f"seat-{seat + 1}")

    def religion(self, seat: int) -> str:
        """The style of a seat's side, if it has one."""
        return RELIGIONS[self.c[SIDE + seat]] if self.c[SIDE + seat] != EMPTY else ""

    # -- heading -------------------------------------------------------------------------------------------------------------------------

    def heading(self) -> Block:
        c = self.c
        turn = c[TURNS] + 1
        if self.view.actor == NOBODY:
            now = self.say("board-over")
        elif c[OFFER_SIZE] + c[OFFER_SIZE + 1] > 0:
            now = self.say("board-draft")
        elif c[TURN] == EMPTY:
            now = self.say("board-setup")
        else:
            now = self.say("board-turn-limit", number=turn, limit=c[LIMIT]) if c[LIMIT] else self.say("board-turn", number=turn)
        out: Block = [[Span(self.say("board-title").upper(), "title"), Span(f"{WIDE_GAP}{now}")]]
        card = c[PLAYED]
        if card != EMPTY and self.view.actor != NOBODY:
            head = [Span(f"{self.say('board-played')} ", "dim"), Span(f"{self.wording.card_name(card)}  ", "event")]
            out += sentence(self.wording.card_text(card), self.width, head, 3)
        return out

    # -- circles -------------------------------------------------------------------------------------------------------------------------

    def circle(self, circle: int, width: int) -> Block:
        """An open circle: its two sides, and its power track."""
        points = self.say("board-vp", number=self.view.content.vp[circle])
        room = width - wide(points) - 1
        title = [Span(cut(self.wording.short_name(circle).upper(), room), "title")]
        out: Block = [[*pad(title, room), Span(f" {points}")]]
        out += [*(self.side(circle, side) for side in range(2)), self.power(circle)]
        return [*out, [Span(self.say("board-disputed"), "event")]] if self.c[DISPUTED] == circle else out

    def side(self, circle: int, side: int) -> Line:
        """Whose each territory is, a marker with its sign."""
        powerful = dominant(self.view, circle) == side
        line = pad([Span(self.say(f"board-{SIDES[side]}"), "" if powerful else "dim")], self.labels)
        line.append(Span(POWERFUL if powerful else " ", "title"))
        for owner, marked in territories(self.view, circle * 2 + side):
            letter = NOTHING if owner == NEUTRAL else self.say(f"letter-{RELIGIONS[owner]}")
            line.append(Span(f"{MARKED if marked else ' '}{letter}", PRINTS[owner]))
            line.append(Span(" "))
        return line

    def power(self, circle: int) -> Line:
        line = pad([Span(self.say("board-power"), "dim")], self.labels)
        for space in range(len(SPACES)):
            name = self.wording.space_name(space)
            here = self.c[POWER + circle] == space
            line.append(Span(f"[{name}]" if here else f" {name} ", "title" if here else "dim"))
        return line

    def legend(self) -> Block:
        letters = {name: self.say(f"letter-{name}") for name in RELIGIONS}
        power = self.say("board-power-legend", **self.wording.space_names())
        out = sentence(self.say("board-legend", sign=POWERFUL, **letters), self.width, [], 0, "dim")
        return [*out, *sentence(power, self.width, [], 0, "dim")]

    def pyramid(self) -> Block:
        """All circles, row by row, with who has taken them."""
        head = [Span(self.say("board-pyramid").upper(), "title"), Span(WIDE_GAP)]
        out = sentence(self.say("board-pyramid-legend"), self.width, head, 3, "dim")
        rows = [[self.place(circle) for circle in row] for row in ROWS]
        widest = max(sum(map(line_width, row)) + 3 * (len(row) - 1) for row in rows)
        if widest > self.width:
            return out + [line for row in rows for line in flow(row, self.width, [Span("  ")], 2)]
        for row in rows:
            room = widest - sum(map(line_width, row)) - 3 * (len(row) - 1)
            line: Line = [Span(" " * (room // 2))]
            for place in row:
                line += [*place, Span(WIDE_GAP)]
            out.append(line)
        return out

    def place(self, circle: int) -> Line:
        """A circle of the pyramid."""
        standing = self.c[CIRCLE + circle]
        text = f"{self.wording.short_name(circle)} {self.view.content.vp[circle]}"
        if standing == FACE_DOWN:
            return [Span(f"({text})", "dim")]
        if standing == OPEN:
            return [Span(text)]
        return [self.sign(standing - TAKEN), Span(f" {text}", f"seat-{standing - TAKEN + 1}")]

    # -- players -------------------------------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Block:
        """A player: points, circles, cards."""
        c = self.c
        gap = WIDE_GAP if self.width > 60 else "  "
        deciding = seat == self.view.actor or (c[OFFER_SIZE + seat] > 0 and self.view.actor >= 0)
        role = "asked" if deciding else "on-turn" if seat == c[TURN] and self.view.actor != NOBODY else ""
        roles = [self.say("board-you")] if seat == self.seat else []
        roles += [self.say(f"board-{role}")] if role else []
        head: Line = [self.sign(seat), Span(f" {cut(self.wording.seat_names[seat], max(8, self.width // 3))}", f"seat-{seat + 1}")]
        head += [Span(f" ({', '.join(roles)})", "dim")] if roles else []
        side = Span(self.say("board-no-side"), "dim") if c[SIDE + seat] == EMPTY else Span(self.say(f"religion-{self.religion(seat)}"))
        items: list[Line] = [[Span(self.say("board-vp", number=c[VP + seat]), "title")], [Span(side.text, self.religion(seat) or "dim")]]
        items.append([Span(self.say("board-rewards", number=c[REWARDS + seat]), "" if c[REWARDS + seat] else "dim")])
        out = flow(items, self.width, [*head, Span(gap)], 2, gap)
        return out + self.circles(seat) + self.draft(seat) + self.cards(seat)

    def named(self, message: str) -> Line:
        return [Span("  "), Span(f"{self.say(message)} ", "dim")]

    def row(self, message: str, number: int, names: list[str], style: str = "") -> Block:
        """A number of things and, where they are known, what they are."""
        head = [*self.named(message), Span(str(number) if number else self.say("board-nothing"), "" if number else "dim")]
        items = [[Span(name if i == len(names) - 1 else f"{name},", style)] for i, name in enumerate(names)]
        return flow(items, self.width, [*head, Span("  ")] if items else head, 4, " ")

    def circles(self, seat: int) -> Block:
        """The circles he has taken."""
        taken = [circle for circle in range(CIRCLES) if self.c[CIRCLE + circle] == TAKEN + seat]
        names = [f"{self.wording.short_name(circle)} {self.view.content.vp[circle]}" for circle in taken]
        return self.row("board-circles", len(taken), names) if taken else []

    def names_of(self, seat: int, cards: int) -> list[str]:
        return [self.wording.card_name(card) for card in self.cards_of(seat, cards)]

    def cards_of(self, seat: int, cards: int) -> list[int]:
        """The cards of a set; none where it is hidden."""
        return [] if cards == UNKNOWN or self.c[SIDE + seat] == EMPTY else numbers_of(cards, self.c[SIDE + seat] * CARDS)

    def draft(self, seat: int) -> Block:
        """The cards he looks at, and those he has chosen."""
        c = self.c
        if c[OFFER_SIZE + seat] == 0 and not (c[TURN] == EMPTY and c[DECK_SIZE + seat] > 0 and c[OFFER_SIZE + 1 - seat] > 0):
            return []
        out = self.told("board-offer", c[OFFER_SIZE + seat], self.cards_of(seat, c[OFFER + seat]), self.wording.card_text)
        return out + self.row("board-kept", c[DECK_SIZE + seat], self.names_of(seat, c[DECK + seat]))

    def told(self, message: str, number: int, cards: list[int], text: Callable[[int], str]) -> Block:
        """Cards one below the other, each with what it does."""
        if not cards:
            return self.row(message, number, [])
        out = self.row(message, number, [])
        for card in cards:
            out += sentence(text(card), self.width, [Span("    "), Span(f"{self.wording.card_name(card)}  ", "title")], 6)
        return out

    def cards(self, seat: int) -> Block:
        """Permanent card, hand, deck, discard pile."""
        c = self.c
        if (c[DECK_SIZE + seat] + c[HAND_SIZE + seat] == 0 and c[TURN] == EMPTY) or c[OFFER_SIZE] + c[OFFER_SIZE + 1] > 0:
            return []
        out: Block = []
        if c[PERMANENT + seat] != EMPTY:
            card = c[PERMANENT + seat]
            head = [Span("  "), Span(f"{self.wording.card_name(card)}  ", "title")]
            out += sentence(self.wording.permanent_text(card), self.width, head, 4)
        if c[DRAWN_SIZE + seat]:
            out += self.told("board-drawn", c[DRAWN_SIZE + seat], self.cards_of(seat, c[DRAWN + seat]), self.wording.card_text)
        if c[HAND + seat] == UNKNOWN:
            out += self.row("board-hand", c[HAND_SIZE + seat], [])
            known = self.names_of(seat, c[SHOWN + seat])
            out += self.row("board-known", len(known), known) if known else []
        else:
            cards = self.cards_of(seat, c[HAND + seat] | c[SHOWN + seat])
            out += self.told("board-hand", c[HAND_SIZE + seat], cards, self.wording.card_text)
        out += self.row("board-deck", c[DECK_SIZE + seat], [])
        gone = c[DISCARD + seat] | c[SPENT + seat]
        return out + self.row("board-discard", gone.bit_count(), self.names_of(seat, gone), "dim")
