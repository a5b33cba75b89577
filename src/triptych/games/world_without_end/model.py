"""The state of a game: where everything lies, and who may see it.

One field table describes the flat list of cells (see core/fields.py); the capital names are the places of its fields. Rows are seats,
things or projects: `c[m.HAVE + seat * content.HELD + thing]`. Holdings are open in every view, because the log tells them (WE-1.7); truly
secret are the hand and the face-down pile, sets of action cards: bit n is card n.
"""

from __future__ import annotations

from typing import Final

from triptych.core.fields import OWNER, Field, FieldTable, Layout
from triptych.core.state import State
from triptych.core.tables import in_order
from triptych.games.world_without_end import content
from triptych.games.world_without_end.content import Content

SEATS: Final = 4
EDGE_PLACES: Final = 2  # for permanent events at the edge

EMPTY: Final = -1  # nobody, nothing

# What has become of a project.
NOT_THERE: Final = 0
IN_PLAY: Final = 1
FINISHED: Final = 2
_PROJECT_STATES: Final = in_order((NOT_THERE, "-"), (IN_PLAY, "in-play"), (FINISHED, "finished"))

# What lies on a place of the plague: a tile face down (or none yet), its value once it is turned up, or nothing any more.
TILE_DOWN: Final = 0
TILE_GONE: Final = content.VALUES + 1

# Penalties (WE-8), one for each kind of due; a set for each seat.
PENALTY_WORDS: Final = in_order((content.PIETY_DUE, "penance"), (content.GRAIN_DUE, "begging"), (content.TAX_DUE, "court"))
PENANCE: Final = 1 << content.PIETY_DUE
BEGGING: Final = 1 << content.GRAIN_DUE
COURT: Final = 1 << content.TAX_DUE

MANY: Final = 10_000  # more than anybody gets of anything
FEW: Final = 99

# The words of the events are those of the content file; these stand for them in the table.
_EVENT_WORDS: Final = ("-", *(f"event-{event}" for event in range(content.EVENTS)))
_CARD_WORDS: Final = ("-", *content.ACTIONS)

FIELDS: Final = FieldTable()

PLAYERS: Final[int] = FIELDS.add(Field("players", low=2, high=SEATS))
FIRST_GAME: Final[int] = FIELDS.add(Field("first_game", high=1))
CHAPTER: Final[int] = FIELDS.add(Field("chapter", high=content.CHAPTERS))
ROUND: Final[int] = FIELDS.add(Field("round", high=content.ROUNDS))
ACTIVE: Final[int] = FIELDS.add(Field("active", low=EMPTY, high=SEATS - 1))  # who holds the shield
TURN: Final[int] = FIELDS.add(Field("turn", low=EMPTY, high=SEATS - 1))  # whose turn of the action phase it is
VP: Final[int] = FIELDS.add(Field("vp", SEATS, high=MANY))
HAVE: Final[int] = FIELDS.add(Field("have", SEATS, content.HELD, high=MANY))
SUPPLY: Final[int] = FIELDS.add(Field("supply", 1, content.LIMITED, high=FEW))
HOUSES_LEFT: Final[int] = FIELDS.add(Field("houses_left", SEATS, high=content.MOST_HOUSES))
SEALS_LEFT: Final[int] = FIELDS.add(Field("seals_left", SEATS, high=content.MOST_SEALS))
SITE: Final[int] = FIELDS.add(Field("site", content.SITES, low=EMPTY, high=SEATS - 1))  # whose house stands there
PROJECT: Final[int] = FIELDS.add(Field("project", content.PROJECTS, names=_PROJECT_STATES))
STONES: Final[int] = FIELDS.add(Field("stones", content.PROJECTS, high=content.MOST_SPACES))
WOODS: Final[int] = FIELDS.add(Field("woods", content.PROJECTS, high=content.MOST_SPACES))
SEALS: Final[int] = FIELDS.add(Field("seals", content.PROJECTS, bits=SEATS))
COVERED_PROJECTS: Final[int] = FIELDS.add(Field("covered_projects", bits=content.PROJECTS))
ONLY_PROJECT: Final[int] = FIELDS.add(
    Field("only_project", low=EMPTY, high=content.PROJECTS - 1)
)  # gets material at a chapter's end (WE-7.1)
FAVOUR: Final[int] = FIELDS.add(Field("favour", high=content.FAVOURS - 1))  # where the stone stands
COVERED_FAVOURS: Final[int] = FIELDS.add(Field("covered_favours", bits=content.FAVOURS))
COVERED_MARKET: Final[int] = FIELDS.add(Field("covered_market", bits=content.GOODS))
EVENT: Final[int] = FIELDS.add(Field("event", low=EMPTY, names=_EVENT_WORDS))  # of this round
LAID: Final[int] = FIELDS.add(Field("laid", low=EMPTY, high=content.DIRECTIONS - 1))  # its quarter turns, once it lies on the council space
EVENTS_LEFT: Final[int] = FIELDS.add(Field("events_left", bits=content.EVENTS))
EDGE: Final[int] = FIELDS.add(Field("edge", 1, EDGE_PLACES, low=EMPTY, names=_EVENT_WORDS))  # permanent ones of earlier rounds, older first
DUES: Final[int] = FIELDS.add(Field("dues", 1, content.DUES_KINDS, low=-FEW, high=FEW))  # more or less of each at the end of this chapter
PLACES: Final[int] = FIELDS.add(Field("places", content.PLACES, high=TILE_GONE))
TILES_LEFT: Final[int] = FIELDS.add(Field("tiles_left", 1, content.VALUES, high=content.PLACES))  # plague tiles not turned up yet, by value
HAND: Final[int] = FIELDS.add(Field("hand", SEATS, members=content.CARDS, sees=OWNER, pool="cards", by_row=True))
FACE_DOWN: Final[int] = FIELDS.add(Field("face_down", SEATS, members=content.CARDS, sees=OWNER, pool="cards", by_row=True))
FACE_UP: Final[int] = FIELDS.add(Field("face_up", SEATS, members=content.CARDS, pool="cards", by_row=True))
# Not in this chapter of a first game.
SET_ASIDE: Final[int] = FIELDS.add(Field("set_aside", SEATS, members=content.CARDS, pool="cards", by_row=True))
FACE_DOWN_SIZE: Final[int] = FIELDS.add(Field("face_down_size", SEATS, high=content.CARDS))
LAST: Final[int] = FIELDS.add(Field("last", SEATS, low=EMPTY, names=_CARD_WORDS))  # the top of the open pile
# The card last played in an action phase of this chapter (WE-4.4).
LAST_PLAYED: Final[int] = FIELDS.add(Field("last_played", SEATS, low=EMPTY, names=_CARD_WORDS))
PENALTIES: Final[int] = FIELDS.add(Field("penalties", SEATS, bits=content.DUES_KINDS))
NO_DISCARD: Final[int] = FIELDS.add(Field("no_discard", bits=SEATS))  # after Penance (WE-8.1)
SKIPS: Final[int] = FIELDS.add(Field("skips", bits=SEATS))  # has laid his cards of this round unused (WE-8.5)
# Permanent exchanges used in this round: those at the edge, the new one.
EXCHANGED: Final[int] = FIELDS.add(Field("exchanged", SEATS, bits=EDGE_PLACES + 1))
TAX: Final[int] = FIELDS.add(Field("tax", high=FEW))
MISSING: Final[int] = FIELDS.add(Field("missing", SEATS, content.DUES_KINDS, high=FEW))  # of each due, at the end of this chapter
HALF: Final[int] = FIELDS.add(Field("half", SEATS, high=1))  # half a point, at the end of the game

LAYOUT: Final = FIELDS.layout({})


def layout_of(event_ids: tuple[str, ...]) -> Layout:
    """The same with the ids of a content file, which only serve the text form."""
    return FIELDS.layout({_EVENT_WORDS: ("-", *event_ids)})


class TownState(State):
    """A game of World Without End."""

    def __init__(self, box: Content, cells: list[int]) -> None:
        super().__init__(cells)
        self.content = box

    def clone(self) -> TownState:
        copy = TownState(self.content, self.cells[:])
        copy.actor = self.actor
        copy.moves = self.moves
        return copy
