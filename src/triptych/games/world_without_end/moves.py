"""The kinds of move and of lot, with their ranges (RULES.md, WE-11)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from triptych.core.moves import MoveKind, MoveTable
from triptych.games.world_without_end.content import ACTIONS, EVENTS, PLACES, PROJECTS, SITES, THINGS, VALUES

MOST_WOOL: Final = 15
MOST_SHOWN: Final = 20
MOST_TAX: Final = 9

MATERIALS: Final = ("stone", "wood", "stone+stone", "stone+wood", "wood+wood")
STONES_OF: Final[list[int]] = [1, 0, 2, 1, 0]
WOODS_OF: Final[list[int]] = [0, 1, 0, 1, 2]

# One or two sites: the single ones first.
_PAIRS: Final = list(combinations(range(SITES), 2))
RENTED: Final[list[list[int]]] = [*([site] for site in range(SITES)), *([a, b] for a, b in _PAIRS)]
# Where a pair of sites a < b stands in RENTED: at a * SITES + b.
PAIR_AT: Final[list[int]] = [RENTED.index([a, b]) if a < b else -1 for a in range(SITES) for b in range(SITES)]

SITE_WORDS: Final = tuple(str(site + 1) for site in range(SITES))
PLACE_WORDS: Final = tuple(str(place + 1) for place in range(PLACES))
PENALTIES: Final = ("penance", "begging", "court")


def move_table(project_ids: tuple[str, ...], event_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("pass"),
            MoveKind("skip"),
            MoveKind("done"),
            MoveKind("lay", (("0", "1", "2", "3"),)),
            MoveKind("exchange", (event_ids,)),
            MoveKind("lose", (THINGS[:7],)),
            MoveKind("take-back", (SITE_WORDS,)),
            MoveKind("show", (tuple(str(n) for n in range(MOST_SHOWN + 1)),)),
            MoveKind("play", (ACTIONS,)),
            MoveKind("take", (THINGS[:4],)),
            MoveKind("build", (project_ids, MATERIALS)),
            MoveKind("sell", (tuple(str(n) for n in range(MOST_WOOL + 1)), ("0", "1"))),
            MoveKind("house", (SITE_WORDS,)),
            MoveKind("rent", (tuple("+".join(SITE_WORDS[site] for site in sites) for sites in RENTED),)),
            MoveKind("donate", (project_ids,)),
            MoveKind("weave", (("1", "2"),)),
            MoveKind("earn"),
            MoveKind("treat", (PLACE_WORDS,)),
            MoveKind("favour"),
            MoveKind("discard", (ACTIONS,)),
            MoveKind("idle", (ACTIONS,)),
            MoveKind("atone", (PENALTIES,)),
        ]
    )


def lot_table(event_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("begin", (("1", "2", "3", "4"),)),
            MoveKind("event", (event_ids,)),
            MoveKind("plague", (tuple(str(value + 1) for value in range(VALUES)),)),
            MoveKind("tax", (tuple(str(n) for n in range(MOST_TAX + 1)),)),
            MoveKind("lose-card", (ACTIONS,)),
        ]
    )


_IDS: Final = tuple(f"event-{i}" for i in range(EVENTS))
_MOVES: Final = move_table(tuple(f"project-{i}" for i in range(PROJECTS)), _IDS)
_LOTS: Final = lot_table(_IDS)

PASS: Final[int] = _MOVES.at("pass")
SKIP: Final[int] = _MOVES.at("skip")
DONE: Final[int] = _MOVES.at("done")
LAY: Final[int] = _MOVES.at("lay")  # quarter turns
EXCHANGE: Final[int] = _MOVES.at("exchange")  # event
LOSE: Final[int] = _MOVES.at("lose")  # thing
TAKE_BACK: Final[int] = _MOVES.at("take-back")  # site
SHOW: Final[int] = _MOVES.at("show")  # number
PLAY: Final[int] = _MOVES.at("play")  # card
TAKE: Final[int] = _MOVES.at("take")  # thing
BUILD: Final[int] = _MOVES.at("build")  # project * 5 + materials
SELL: Final[int] = _MOVES.at("sell")  # wool * 2 + cloth
HOUSE: Final[int] = _MOVES.at("house")  # site
RENT: Final[int] = _MOVES.at("rent")  # place in RENTED
DONATE: Final[int] = _MOVES.at("donate")  # project
WEAVE: Final[int] = _MOVES.at("weave")  # number - 1
EARN: Final[int] = _MOVES.at("earn")
TREAT: Final[int] = _MOVES.at("treat")  # place
FAVOUR: Final[int] = _MOVES.at("favour")
DISCARD: Final[int] = _MOVES.at("discard")  # card
IDLE: Final[int] = _MOVES.at("idle")  # card
ATONE: Final[int] = _MOVES.at("atone")  # which penalty

BEGIN: Final[int] = _LOTS.at("begin")  # seat
EVENT: Final[int] = _LOTS.at("event")  # event
PLAGUE: Final[int] = _LOTS.at("plague")  # value - 1
TAX: Final[int] = _LOTS.at("tax")  # money
LOSE_CARD: Final[int] = _LOTS.at("lose-card")  # card


def kind_of(move: int) -> str:
    """The word a move begins with."""
    return _MOVES.kind_of[move].words
