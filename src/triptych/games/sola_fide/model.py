"""The state of a game: where everything lies, and who may see it.

One field table describes the flat list of cells (see core/fields.py); the capital names are the places of its fields. Rows are seats or
circles. The cards of a seat are sets: bit n is number n + 1 of its side, so `c[HAND + seat] >> 4 & 1` asks for number 5.

Which of several like territories on a side carries a marker never matters (SF-4.2), so markers are counted. `c[MARKS + place * 4 + k]`,
place = circle * 2 + side: k = 0 counts Protestant markers on Catholic print, 1 Catholic ones on Protestant print, 2 Catholic and 3
Protestant ones on neutral print. For a religion r, `r` are the opposing markers on its print and `2 + r` its own on neutral print.
"""

from __future__ import annotations

from typing import Final

from triptych.core.fields import OWNER, Field, Layout
from triptych.core.state import State
from triptych.games.sola_fide.content import ALL_CARDS, CARDS, CIRCLES, RELIGIONS, SPACES, Content

SEATS: Final = 2
MARK_KINDS: Final = 4

# What has become of a circle; a seat that has taken it is TAKEN + seat.
FACE_DOWN: Final = 0
OPEN: Final = 1
TAKEN: Final = 2

EMPTY: Final = -1  # no card, no circle, no side yet

# An entry of the queue of waiting bonuses: 0 for none, else seat + 1, and this if a `you_take_circle` goes before it.
WITH_THEN: Final = 2


def fields(circle_ids: tuple[str, ...], card_ids: tuple[str, ...]) -> list[Field]:
    """The field table; the ids only serve the text form."""
    circles = ("-", *circle_ids)
    cards = ("-", *card_ids)
    return [
        Field("limit", high=100_000),
        Field("turns", high=100_000),
        Field("turn", low=EMPTY, high=1),
        Field("side", SEATS, low=EMPTY, names=("-", *RELIGIONS)),
        Field("vp", SEATS, high=10_000),
        Field("rewards", SEATS, high=CIRCLES),
        Field("circle", CIRCLES, names=("down", "open", "seat-1", "seat-2")),
        Field("power", CIRCLES, names=SPACES),
        Field("marks", CIRCLES * 2, MARK_KINDS, high=9),
        Field("disputed", low=EMPTY, names=circles),
        Field("stock", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True),
        Field("offer", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True),
        Field("left_out", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True),
        Field("deck", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True, among="known", within="shuffled"),
        Field("hand", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True, among="known"),
        Field("drawn", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True, among="known"),
        Field("shown", SEATS, members=CARDS, pool="cards", by_row=True),
        Field("discard", SEATS, members=CARDS, pool="cards", by_row=True),
        Field("spent", SEATS, members=CARDS, pool="cards", by_row=True),
        Field("known", SEATS, members=CARDS),
        Field("shuffled", SEATS, members=CARDS),
        Field("offer_size", SEATS, high=3),
        Field("deck_size", SEATS, high=CARDS),
        Field("hand_size", SEATS, high=CARDS),
        Field("drawn_size", SEATS, high=CARDS),
        Field("permanent", SEATS, low=EMPTY, names=cards),
        Field("played", low=EMPTY, names=cards),
        Field("converted", bits=2),
        Field("extra_done", high=1),
        Field("due", members=CIRCLES),
        Field("waits", high=1),
        Field("bonuses", 1, CIRCLES, high=4),
    ]


LAYOUT: Final = Layout(fields(tuple(f"circle-{i}" for i in range(CIRCLES)), tuple(f"card-{i}" for i in range(ALL_CARDS))))

LIMIT: Final[int] = LAYOUT.at("limit")  # turns after which the game ends, 0 for none (SF-6.2)
TURNS: Final[int] = LAYOUT.at("turns")  # turns that are over
TURN: Final[int] = LAYOUT.at("turn")  # whose turn it is
SIDE: Final[int] = LAYOUT.at("side")  # the religion of each seat
VP: Final[int] = LAYOUT.at("vp")
REWARDS: Final[int] = LAYOUT.at("rewards")
CIRCLE: Final[int] = LAYOUT.at("circle")
POWER: Final[int] = LAYOUT.at("power")
MARKS: Final[int] = LAYOUT.at("marks")
DISPUTED: Final[int] = LAYOUT.at("disputed")
STOCK: Final[int] = LAYOUT.at("stock")  # not yet looked at in the draft
OFFER: Final[int] = LAYOUT.at("offer")  # the three being looked at
LEFT_OUT: Final[int] = LAYOUT.at("left_out")  # of no use in this game
DECK: Final[int] = LAYOUT.at("deck")
HAND: Final[int] = LAYOUT.at("hand")
DRAWN: Final[int] = LAYOUT.at("drawn")  # beside the hand, by a draw_keep (SF-3.7)
SHOWN: Final[int] = LAYOUT.at("shown")  # in the hand too, as everybody knows (SF-4.17)
DISCARD: Final[int] = LAYOUT.at("discard")
SPENT: Final[int] = LAYOUT.at("spent")  # in the discard too, since this turn (SF-3.3)
KNOWN: Final[int] = LAYOUT.at("known")  # cards that everybody knows to be of the seat's fifteen
SHUFFLED: Final[int] = LAYOUT.at("shuffled")  # where everybody knows the deck's cards to be among: those of its last shuffling
OFFER_SIZE: Final[int] = LAYOUT.at("offer_size")
DECK_SIZE: Final[int] = LAYOUT.at("deck_size")
HAND_SIZE: Final[int] = LAYOUT.at("hand_size")
DRAWN_SIZE: Final[int] = LAYOUT.at("drawn_size")
PERMANENT: Final[int] = LAYOUT.at("permanent")
PLAYED: Final[int] = LAYOUT.at("played")  # the card being played (SF-3.7)
CONVERTED: Final[int] = LAYOUT.at("converted")  # the sides on which the played card has converted
EXTRA_DONE: Final[int] = LAYOUT.at("extra_done")
DUE: Final[int] = LAYOUT.at("due")  # open circles that will be taken before anything else is done in them (SF-4.9)
WAITS: Final[int] = LAYOUT.at("waits")  # do the Foreign Influence cards wait, as they do for a military card (SF-5.6)?
BONUSES: Final[int] = LAYOUT.at("bonuses")  # who waits for one then, in order


class FaithState(State):
    """A game of Sola Fide."""

    def __init__(self, content: Content, cells: list[int]) -> None:
        super().__init__(cells)
        self.content = content

    def clone(self) -> FaithState:
        copy = FaithState(self.content, self.cells[:])
        copy.actor = self.actor
        copy.moves = self.moves
        return copy
