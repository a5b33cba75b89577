"""The state of a game: where everything lies, and who may see it.

One field table describes the flat list of cells (see core/fields.py); the capital names are the places of its fields. Rows are seats or
countries: `c[m.GOODS + seat * content.GOOD_KINDS + good]`, `c[m.STONES + country * content.STONE_KINDS + stone]`.
"""

from __future__ import annotations

from typing import Final

from triptych.core.fields import NONE, OWNER, Field, FieldTable, Layout
from triptych.core.state import State
from triptych.core.tables import in_order
from triptych.games.column_of_fire import content
from triptych.games.column_of_fire.content import Content

SEATS: Final = 4
HALVES: Final = 2  # of a year
PLACES: Final = 5  # for persons in a display: each has a die on it
SPACES: Final = 4  # for religion stones in a country
RELIGION_SPACES: Final = [0, 0, 3, 4, 4]  # of them in use, by the number of players (CF-2.3)
FAITH_FACES: Final = 5  # the numbers of the religion die

# Where a coloured die is.
FREE: Final = 0
ON_LOCH_LEVEN: Final = 1
ON_PERSON: Final = 2
IN_HAND: Final = 3  # chosen, its person being taken (CF-5.11)
_DIE_PLACES: Final = in_order((FREE, "free"), (ON_LOCH_LEVEN, "loch"), (ON_PERSON, "person"), (IN_HAND, "hand"))

EMPTY: Final = -1  # no card, no die, no space, no religion yet

MANY: Final = 100_000  # more than anybody gets of anything

# The words of the cards are those of the content file; these stand for them in the table.
_CARD_WORDS: Final = ("-", *(f"card-{card}" for card in range(content.CARDS)))
_PERSON_WORDS: Final = _CARD_WORDS[: content.PERSONS + 1]

FIELDS: Final = FieldTable()

PLAYERS: Final[int] = FIELDS.add(Field("players", low=2, high=SEATS))
START: Final[int] = FIELDS.add(Field("start", low=EMPTY, high=SEATS - 1))
YEAR: Final[int] = FIELDS.add(Field("year", high=1000))
HALF: Final[int] = FIELDS.add(Field("half", high=HALVES))
TURN: Final[int] = FIELDS.add(Field("turn", low=EMPTY, high=SEATS - 1))
VP: Final[int] = FIELDS.add(Field("vp", SEATS, high=MANY))
GOODS: Final[int] = FIELDS.add(Field("goods", SEATS, content.GOOD_KINDS, high=MANY))
PROTECTION: Final[int] = FIELDS.add(Field("protection", SEATS, high=MANY))
RELIGION: Final[int] = FIELDS.add(Field("religion", SEATS, low=EMPTY, names=("-", *content.RELIGION_WORDS)))
FAITH: Final[int] = FIELDS.add(Field("faith", SEATS, high=FAITH_FACES))
LOCH_CARD: Final[int] = FIELDS.add(Field("loch_card", SEATS, low=EMPTY, high=content.LOCH_CARDS - 1))
DISC: Final[int] = FIELDS.add(Field("disc", SEATS, low=EMPTY, high=content.MOST_SPACES - 1))
DIE_AT: Final[int] = FIELDS.add(Field("die_at", SEATS, content.DICE, names=_DIE_PLACES))
DIE_VALUE: Final[int] = FIELDS.add(Field("die_value", SEATS, content.DICE, high=content.FACES))
DISPLAY: Final[int] = FIELDS.add(Field("display", SEATS, PLACES, low=EMPTY, names=_PERSON_WORDS))
DISPLAY_DIE: Final[int] = FIELDS.add(Field("display_die", SEATS, PLACES, low=EMPTY, names=("-", *content.COLOUR_WORDS)))
DISPLAY_SIZE: Final[int] = FIELDS.add(Field("display_size", SEATS, high=PLACES))
HOUSE: Final[int] = FIELDS.add(Field("house", SEATS, content.COUNTRIES, high=content.FACES))
STONES: Final[int] = FIELDS.add(Field("stones", content.COUNTRIES, content.STONE_KINDS, high=SPACES))
# `top` and `left` are what positions call them; TOP alone is the agenda's (core/state.py).
STACK_TOP: Final[int] = FIELDS.add(Field("top", content.COUNTRIES, low=EMPTY, names=_PERSON_WORDS))
STACK_LEFT: Final[int] = FIELDS.add(Field("left", content.COUNTRIES, bits=content.CARDS_PER_STACK))
TILES: Final[int] = FIELDS.add(Field("tiles", SEATS, content.TILE_KINDS, high=content.TILES_IN_ALL, sees=OWNER, pool="tiles"))
SUPPLY: Final[int] = FIELDS.add(Field("supply", 1, content.TILE_KINDS, high=content.TILES_IN_ALL, sees=NONE, pool="tiles"))
USED: Final[int] = FIELDS.add(Field("used", 1, content.TILE_KINDS, high=content.TILES_IN_ALL, pool="tiles"))
TILE_COUNT: Final[int] = FIELDS.add(Field("tile_count", SEATS, high=content.TILES_IN_ALL))
SOLD: Final[int] = FIELDS.add(Field("sold", bits=content.COUNTRIES * content.GOOD_KINDS))  # as prices lie, in this turn (CF-7.8)
ROW_DONE: Final[int] = FIELDS.add(Field("row_done", bits=content.DICE))  # dice on persons that had their turn in the row (CF-4.4)
EVENT_DONE: Final[int] = FIELDS.add(Field("event_done", high=1))  # an event has happened in this turn (CF-5.7)
NEWS: Final[int] = FIELDS.add(Field("news", bits=2))  # what is new in this turn
EVENT: Final[int] = FIELDS.add(Field("event", low=EMPTY, names=_CARD_WORDS))  # the event being carried out
TOUCHED: Final[int] = FIELDS.add(Field("touched", bits=SEATS))
WARDED: Final[int] = FIELDS.add(Field("warded", bits=SEATS))
FINALE: Final[int] = FIELDS.add(Field("finale", bits=2))  # why this year is the last

LAYOUT: Final = FIELDS.layout({})


def layout_of(card_ids: tuple[str, ...]) -> Layout:
    """The same with the ids of a content file, which only serve the text form."""
    return FIELDS.layout({_CARD_WORDS: ("-", *card_ids), _PERSON_WORDS: ("-", *card_ids[: content.PERSONS])})


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
