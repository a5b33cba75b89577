"""The state of a game: where everything lies, and who may see it.

One field table describes the flat list of cells (see core/fields.py); the capital names are the places of its fields. Rows are seats or
countries: `c[GOODS + seat * 4 + good]`, `c[STONES + country * 3 + stone]`.
"""

from __future__ import annotations

from typing import Final

from triptych.core.fields import NONE, OWNER, Field, Layout
from triptych.core.state import State
from triptych.games.column_of_fire.content import (
    CARDS,
    CARDS_PER_STACK,
    DICE,
    PERSONS,
    RELIGIONS,
    TILE_KINDS,
    Content,
)

SEATS: Final = 4

# Where a coloured die is.
FREE: Final = 0
ON_LOCH_LEVEN: Final = 1
ON_PERSON: Final = 2
IN_HAND: Final = 3  # chosen, its person being taken (CF-5.11)

EMPTY: Final = -1  # no card, no die, no space, no religion yet


def fields(card_ids: tuple[str, ...]) -> list[Field]:
    """The field table; the ids only serve the text form."""
    persons = ("-", *card_ids[:PERSONS])
    return [
        Field("players", low=2, high=4),
        Field("start", low=EMPTY, high=3),
        Field("year", high=1000),
        Field("half", high=2),
        Field("turn", low=EMPTY, high=3),
        Field("vp", SEATS, high=100_000),
        Field("goods", SEATS, 4, high=100_000),
        Field("protection", SEATS, high=100_000),
        Field("religion", SEATS, low=EMPTY, names=("-", *RELIGIONS)),
        Field("faith", SEATS, high=5),
        Field("loch_card", SEATS, low=EMPTY, high=3),
        Field("disc", SEATS, low=EMPTY, high=31),
        Field("die_at", SEATS, 5, names=("free", "loch", "person", "hand")),
        Field("die_value", SEATS, 5, high=6),
        Field("display", SEATS, 5, low=EMPTY, names=persons),
        Field("display_die", SEATS, 5, low=EMPTY, names=("-", *DICE[:5])),
        Field("display_size", SEATS, high=5),
        Field("house", SEATS, 4, high=6),
        Field("stones", 4, 3, high=4),
        Field("top", 4, low=EMPTY, names=persons),
        Field("left", 4, bits=CARDS_PER_STACK),
        Field("tiles", SEATS, TILE_KINDS, high=28, sees=OWNER, pool="tiles"),
        Field("supply", 1, TILE_KINDS, high=28, sees=NONE, pool="tiles"),
        Field("used", 1, TILE_KINDS, high=28, pool="tiles"),
        Field("tile_count", SEATS, high=28),
        Field("sold", bits=16),
        Field("row_done", bits=5),
        Field("event_done", high=1),
        Field("news", bits=2),
        Field("event", low=EMPTY, names=("-", *card_ids)),
        Field("touched", bits=SEATS),
        Field("warded", bits=SEATS),
        Field("finale", bits=2),
    ]


LAYOUT: Final = Layout(fields(tuple(f"card-{i}" for i in range(CARDS))))

PLAYERS: Final[int] = LAYOUT.at("players")
START: Final[int] = LAYOUT.at("start")
YEAR: Final[int] = LAYOUT.at("year")
HALF: Final[int] = LAYOUT.at("half")
TURN: Final[int] = LAYOUT.at("turn")
VP: Final[int] = LAYOUT.at("vp")
GOODS: Final[int] = LAYOUT.at("goods")
PROTECTION: Final[int] = LAYOUT.at("protection")
RELIGION: Final[int] = LAYOUT.at("religion")
FAITH: Final[int] = LAYOUT.at("faith")
LOCH_CARD: Final[int] = LAYOUT.at("loch_card")
DISC: Final[int] = LAYOUT.at("disc")
DIE_AT: Final[int] = LAYOUT.at("die_at")
DIE_VALUE: Final[int] = LAYOUT.at("die_value")
DISPLAY: Final[int] = LAYOUT.at("display")
DISPLAY_DIE: Final[int] = LAYOUT.at("display_die")
DISPLAY_SIZE: Final[int] = LAYOUT.at("display_size")
HOUSE: Final[int] = LAYOUT.at("house")
STONES: Final[int] = LAYOUT.at("stones")
STACK_TOP: Final[int] = LAYOUT.at("top")
STACK_LEFT: Final[int] = LAYOUT.at("left")
TILES: Final[int] = LAYOUT.at("tiles")
SUPPLY: Final[int] = LAYOUT.at("supply")
USED: Final[int] = LAYOUT.at("used")
TILE_COUNT: Final[int] = LAYOUT.at("tile_count")
SOLD: Final[int] = LAYOUT.at("sold")  # country * 4 + good, in this turn (CF-7.8)
ROW_DONE: Final[int] = LAYOUT.at("row_done")  # dice on persons that had their turn in the row (CF-4.4)
EVENT_DONE: Final[int] = LAYOUT.at("event_done")  # an event has happened in this turn (CF-5.7)
NEWS: Final[int] = LAYOUT.at("news")  # what is new in this turn
EVENT: Final[int] = LAYOUT.at("event")  # the event being carried out
TOUCHED: Final[int] = LAYOUT.at("touched")
WARDED: Final[int] = LAYOUT.at("warded")
FINALE: Final[int] = LAYOUT.at("finale")  # why this year is the last

UNUSED: Final = 1  # he drew a tile or came to 3 VP since anytime moves were last offered (CF-3.4)
DREW: Final = 2  # he drew a tile in this turn

FIFTY: Final = 1
STACK_OUT: Final = 2


class FireState(State):
    """A game of A Column of Fire."""

    def __init__(self, content: Content, cells: list[int]) -> None:
        super().__init__(cells)
        self.content = content

    def clone(self) -> FireState:
        copy = FireState(self.content, self.cells[:])
        copy.actor = self.actor
        copy.moves = self.moves
        return copy
