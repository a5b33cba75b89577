"""The state of a game: where everything lies, and who may see it.

One field table describes the flat list of cells (see core/fields.py); the capital names are the places of its fields. Rows are seats,
things or projects: `c[HAVE + seat * 9 + thing]`. Holdings are open in every view, because the log tells them (WE-1.7); truly secret are the
hand and the face-down pile, sets of action cards: bit n is card n.
"""

from __future__ import annotations

from typing import Final

from triptych.core.fields import OWNER, Field, Layout
from triptych.core.state import State
from triptych.games.world_without_end.content import (
    ACTIONS,
    CARDS,
    EVENTS,
    FAVOURS,
    HELD,
    LIMITED,
    PLACES,
    PROJECTS,
    SITES,
    VALUES,
    Content,
)

SEATS: Final = 4
EDGE: Final = 2  # places for permanent events at the edge
DUES_KINDS: Final = 3  # piety, grain, money

EMPTY: Final = -1  # nobody, nothing

# What has become of a project.
NOT_THERE: Final = 0
IN_PLAY: Final = 1
FINISHED: Final = 2

# What lies on a place of the plague: a tile face down (or none yet), its value once it is turned up, or nothing any more.
FACE_DOWN: Final = 0
GONE: Final = VALUES + 1

# Penalties (WE-8), a set for each seat.
PENANCE: Final = 1
BEGGING: Final = 2
COURT: Final = 4


def fields(event_ids: tuple[str, ...]) -> list[Field]:
    """The field table; the ids only serve the text form."""
    events = ("-", *event_ids)
    cards = ("-", *ACTIONS)
    return [
        Field("players", low=2, high=4),
        Field("first_game", high=1),
        Field("chapter", high=4),
        Field("round", high=6),
        Field("active", low=EMPTY, high=3),
        Field("turn", low=EMPTY, high=3),
        Field("vp", SEATS, high=10_000),
        Field("have", SEATS, HELD, high=10_000),
        Field("supply", 1, LIMITED, high=99),
        Field("houses_left", SEATS, high=7),
        Field("seals_left", SEATS, high=7),
        Field("site", SITES, low=EMPTY, high=3),
        Field("project", PROJECTS, names=("-", "in-play", "finished")),
        Field("stones", PROJECTS, high=9),
        Field("woods", PROJECTS, high=9),
        Field("seals", PROJECTS, bits=SEATS),
        Field("covered_projects", bits=PROJECTS),
        Field("only_project", low=EMPTY, high=PROJECTS - 1),
        Field("favour", high=FAVOURS - 1),
        Field("covered_favours", bits=FAVOURS),
        Field("covered_market", bits=2),
        Field("event", low=EMPTY, names=events),
        Field("laid", low=EMPTY, high=3),
        Field("events_left", bits=EVENTS),
        Field("edge", 1, EDGE, low=EMPTY, names=events),
        Field("dues", 1, DUES_KINDS, low=-99, high=99),
        Field("places", PLACES, high=GONE),
        Field("tiles_left", 1, VALUES, high=PLACES),
        Field("hand", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True),
        Field("face_down", SEATS, members=CARDS, sees=OWNER, pool="cards", by_row=True),
        Field("face_up", SEATS, members=CARDS, pool="cards", by_row=True),
        Field("set_aside", SEATS, members=CARDS, pool="cards", by_row=True),
        Field("face_down_size", SEATS, high=CARDS),
        Field("last", SEATS, low=EMPTY, names=cards),
        Field("last_played", SEATS, low=EMPTY, names=cards),
        Field("penalties", SEATS, bits=3),
        Field("no_discard", bits=SEATS),
        Field("skips", bits=SEATS),
        Field("exchanged", SEATS, bits=3),
        Field("tax", high=99),
        Field("missing", SEATS, DUES_KINDS, high=99),
        Field("half", SEATS, high=1),
    ]


LAYOUT: Final = Layout(fields(tuple(f"event-{i}" for i in range(EVENTS))))

PLAYERS: Final[int] = LAYOUT.at("players")
FIRST_GAME: Final[int] = LAYOUT.at("first_game")
CHAPTER: Final[int] = LAYOUT.at("chapter")
ROUND: Final[int] = LAYOUT.at("round")
ACTIVE: Final[int] = LAYOUT.at("active")  # who holds the shield
TURN: Final[int] = LAYOUT.at("turn")  # whose turn of the action phase it is
VP: Final[int] = LAYOUT.at("vp")
HAVE: Final[int] = LAYOUT.at("have")
SUPPLY: Final[int] = LAYOUT.at("supply")
HOUSES_LEFT: Final[int] = LAYOUT.at("houses_left")
SEALS_LEFT: Final[int] = LAYOUT.at("seals_left")
SITE: Final[int] = LAYOUT.at("site")  # whose house stands there
PROJECT: Final[int] = LAYOUT.at("project")
STONES: Final[int] = LAYOUT.at("stones")
WOODS: Final[int] = LAYOUT.at("woods")
SEALS: Final[int] = LAYOUT.at("seals")
COVERED_PROJECTS: Final[int] = LAYOUT.at("covered_projects")
ONLY_PROJECT: Final[int] = LAYOUT.at("only_project")  # that gets material at the end of this chapter (WE-7.1)
FAVOUR: Final[int] = LAYOUT.at("favour")  # where the stone stands
COVERED_FAVOURS: Final[int] = LAYOUT.at("covered_favours")
COVERED_MARKET: Final[int] = LAYOUT.at("covered_market")
EVENT: Final[int] = LAYOUT.at("event")  # of this round
LAID: Final[int] = LAYOUT.at("laid")  # its quarter turns, once it lies on the council space
EVENTS_LEFT: Final[int] = LAYOUT.at("events_left")
EDGE_EVENT: Final[int] = LAYOUT.at("edge")  # permanent ones of earlier rounds, the older first
DUES: Final[int] = LAYOUT.at("dues")  # more or less piety, grain, money at the end of this chapter
PLACE: Final[int] = LAYOUT.at("places")
TILES_LEFT: Final[int] = LAYOUT.at("tiles_left")  # plague tiles of each value not turned up yet
HAND: Final[int] = LAYOUT.at("hand")
DOWN: Final[int] = LAYOUT.at("face_down")
UP: Final[int] = LAYOUT.at("face_up")
ASIDE: Final[int] = LAYOUT.at("set_aside")  # not in this chapter of a first game
DOWN_SIZE: Final[int] = LAYOUT.at("face_down_size")
LAST: Final[int] = LAYOUT.at("last")  # the top of the open pile
LAST_PLAYED: Final[int] = LAYOUT.at("last_played")  # the card last played in an action phase of this chapter (WE-4.4)
PENALTIES: Final[int] = LAYOUT.at("penalties")
NO_DISCARD: Final[int] = LAYOUT.at("no_discard")  # after Penance (WE-8.1)
SKIPS: Final[int] = LAYOUT.at("skips")  # has laid his cards of this round unused (WE-8.5)
EXCHANGED: Final[int] = LAYOUT.at("exchanged")  # permanent exchanges used in this round: the two at the edge, the new one
TAX: Final[int] = LAYOUT.at("tax")
MISSING: Final[int] = LAYOUT.at("missing")  # of each due, at the end of this chapter
HALF: Final[int] = LAYOUT.at("half")  # half a point, at the end of the game


class TownState(State):
    """A game of World Without End."""

    def __init__(self, content: Content, cells: list[int]) -> None:
        super().__init__(cells)
        self.content = content

    def clone(self) -> TownState:
        copy = TownState(self.content, self.cells[:])
        copy.actor = self.actor
        copy.moves = self.moves
        return copy
