"""The kinds of move and of lot, with their ranges (RULES.md, WE-11)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from triptych.core.moves import MoveKind, MoveTable
from triptych.core.tables import so_many
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m

MOST_WOOL: Final = 15
MOST_SHOWN: Final = 20
MOST_TAX: Final = 9

MOST_CLOTH: Final = 1  # sold at a time
CLOTHS: Final = 2  # so many ways to sell cloth beside each number of wool: none, or one
MOST_WOVEN: Final = 2
MOST_BUILT: Final = 2

# What can be built in at once: the word, how many stones, how much wood.
_MATERIALS: Final = (("stone", 1, 0), ("wood", 0, 1), ("stone+stone", 2, 0), ("stone+wood", 1, 1), ("wood+wood", 0, 2))
WAYS_TO_BUILD: Final = 5
MATERIALS: Final = so_many(WAYS_TO_BUILD, *(word for word, _, _ in _MATERIALS))
STONES_OF: Final[list[int]] = [stones for _, stones, _ in _MATERIALS]
WOODS_OF: Final[list[int]] = [woods for _, _, woods in _MATERIALS]


def _numbers(first: int, last: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, last + 1))


# One or two sites: the single ones first.
_PAIRS: Final = list(combinations(range(content.SITES), 2))
RENTED: Final[list[list[int]]] = [*([site] for site in range(content.SITES)), *([a, b] for a, b in _PAIRS)]
# Where a pair of sites a < b stands in RENTED: at a * content.SITES + b.
PAIR_AT: Final[list[int]] = [RENTED.index([a, b]) if a < b else -1 for a in range(content.SITES) for b in range(content.SITES)]

TURN_WORDS: Final = _numbers(0, content.DIRECTIONS - 1)
SITE_WORDS: Final = _numbers(1, content.SITES)
PLACE_WORDS: Final = _numbers(1, content.PLACES)


def move_table(project_ids: tuple[str, ...], event_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("pass"),
            MoveKind("skip"),
            MoveKind("done"),
            MoveKind("lay", (TURN_WORDS,)),
            MoveKind("exchange", (event_ids,)),
            MoveKind("lose", (content.THINGS[: content.KNOWLEDGE],)),
            MoveKind("take-back", (SITE_WORDS,)),
            MoveKind("show", (_numbers(0, MOST_SHOWN),)),
            MoveKind("play", (content.ACTIONS,)),
            MoveKind("take", (content.THINGS[: content.TAKEN_THINGS],)),
            MoveKind("build", (project_ids, MATERIALS)),
            MoveKind("sell", (_numbers(0, MOST_WOOL), _numbers(0, MOST_CLOTH))),
            MoveKind("house", (SITE_WORDS,)),
            MoveKind("rent", (tuple("+".join(SITE_WORDS[site] for site in sites) for sites in RENTED),)),
            MoveKind("donate", (project_ids,)),
            MoveKind("weave", (_numbers(1, MOST_WOVEN),)),
            MoveKind("earn"),
            MoveKind("treat", (PLACE_WORDS,)),
            MoveKind("favour"),
            MoveKind("discard", (content.ACTIONS,)),
            MoveKind("idle", (content.ACTIONS,)),
            MoveKind("atone", (m.PENALTY_WORDS,)),
        ]
    )


def lot_table(event_ids: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        [
            MoveKind("begin", (_numbers(1, m.SEATS),)),
            MoveKind("event", (event_ids,)),
            MoveKind("plague", (_numbers(1, content.VALUES),)),
            MoveKind("tax", (_numbers(0, MOST_TAX),)),
            MoveKind("lose-card", (content.ACTIONS,)),
        ]
    )


_IDS: Final = tuple(f"event-{i}" for i in range(content.EVENTS))
_MOVES: Final = move_table(tuple(f"project-{i}" for i in range(content.PROJECTS)), _IDS)
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
BUILD: Final[int] = _MOVES.at("build")  # project * WAYS_TO_BUILD + materials
SELL: Final[int] = _MOVES.at("sell")  # wool * CLOTHS + cloth
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
