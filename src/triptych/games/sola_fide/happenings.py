"""What can happen at the table, for log, animation and statistics; and where victory points come from."""

from __future__ import annotations

from typing import Final

from triptych.core.events import EventKind, EventTable
from triptych.core.tables import in_order

FROM_CIRCLE: Final = 0
FROM_REWARD: Final = 1
VP_SOURCES: Final = in_order((FROM_CIRCLE, "circle"), (FROM_REWARD, "reward"))

EVENTS: Final = EventTable(
    [
        EventKind("rolled", "seat", "number"),
        EventKind("side", "seat", "religion"),
        EventKind("dealt", "seat", "card!"),
        EventKind("kept", "seat", "card!", "number"),
        EventKind("begins", "seat"),
        EventKind("turn", "seat", "number"),
        EventKind("drew", "seat", "card!"),
        EventKind("nothing-to-draw", "seat"),
        EventKind("reshuffled", "seat", "number"),
        EventKind("played", "seat", "card"),
        EventKind("did", "seat", "card", "number"),
        EventKind("converted", "seat", "circle", "side", "number"),
        EventKind("moved", "seat", "circle", "side", "number"),
        EventKind("disputed", "seat", "circle"),
        EventKind("dispute-stays", "seat", "circle"),
        EventKind("cleared", "seat", "circle", "side", "number"),
        EventKind("discarded", "seat", "card"),
        EventKind("lost", "seat", "card"),
        EventKind("recovered", "seat", "card"),
        EventKind("declined", "seat"),
        EventKind("left-markers", "seat"),
        EventKind("extra", "seat", "card"),
        EventKind("used", "seat", "card"),
        EventKind("replaced", "seat", "card"),
        EventKind("laid-out", "seat", "card"),
        EventKind("military", "seat", "number"),
        EventKind("taken", "seat", "circle"),
        EventKind("reward", "seat", "circle"),
        EventKind("turned-up", "circle"),
        EventKind("vp", "seat", "number", "vp_source"),
        EventKind("foreign", "seat", "foreign"),
        EventKind("time-is-up", "number"),
        EventKind("over"),
        EventKind("wins", "seat", "number"),
    ]
)

ROLLED: Final[int] = EVENTS.by_name["rolled"]
SIDE: Final[int] = EVENTS.by_name["side"]
DEALT: Final[int] = EVENTS.by_name["dealt"]
KEPT: Final[int] = EVENTS.by_name["kept"]
BEGINS: Final[int] = EVENTS.by_name["begins"]
TURN: Final[int] = EVENTS.by_name["turn"]
DREW: Final[int] = EVENTS.by_name["drew"]
NOTHING_TO_DRAW: Final[int] = EVENTS.by_name["nothing-to-draw"]
RESHUFFLED: Final[int] = EVENTS.by_name["reshuffled"]
PLAYED: Final[int] = EVENTS.by_name["played"]
DID: Final[int] = EVENTS.by_name["did"]
CONVERTED: Final[int] = EVENTS.by_name["converted"]
MOVED: Final[int] = EVENTS.by_name["moved"]
DISPUTED: Final[int] = EVENTS.by_name["disputed"]
DISPUTE_STAYS: Final[int] = EVENTS.by_name["dispute-stays"]
CLEARED: Final[int] = EVENTS.by_name["cleared"]
DISCARDED: Final[int] = EVENTS.by_name["discarded"]
LOST: Final[int] = EVENTS.by_name["lost"]
RECOVERED: Final[int] = EVENTS.by_name["recovered"]
DECLINED: Final[int] = EVENTS.by_name["declined"]
LEFT_MARKERS: Final[int] = EVENTS.by_name["left-markers"]
EXTRA: Final[int] = EVENTS.by_name["extra"]
USED: Final[int] = EVENTS.by_name["used"]
REPLACED: Final[int] = EVENTS.by_name["replaced"]
LAID_OUT: Final[int] = EVENTS.by_name["laid-out"]
MILITARY: Final[int] = EVENTS.by_name["military"]
TAKEN: Final[int] = EVENTS.by_name["taken"]
REWARD: Final[int] = EVENTS.by_name["reward"]
TURNED_UP: Final[int] = EVENTS.by_name["turned-up"]
GAINED: Final[int] = EVENTS.by_name["vp"]
FOREIGN: Final[int] = EVENTS.by_name["foreign"]
TIME_IS_UP: Final[int] = EVENTS.by_name["time-is-up"]
OVER: Final[int] = EVENTS.by_name["over"]
WINS: Final[int] = EVENTS.by_name["wins"]
