"""What can happen at the table, for log, animation and statistics; and where victory points come from."""

from __future__ import annotations

from typing import Final

from triptych.core.events import EventKind, EventTable
from triptych.core.tables import in_order

FROM_PERSON: Final = 0
FROM_SPACE: Final = 1
FROM_CAPTAIN: Final = 2
FROM_SHIP: Final = 3
FROM_MARKET: Final = 4
FROM_CONFLICT: Final = 5
FROM_MINORITY: Final = 6
FROM_EVENT: Final = 7
FOR_NO_PERSON: Final = 8
FOR_LEAVING_OUT: Final = 9
FOR_RANSOM: Final = 10
FOR_HOUSES: Final = 11
FOR_PROTECTION: Final = 12
FOR_GOODS: Final = 13
FOR_TILES: Final = 14
VP_SOURCES: Final = in_order(
    (FROM_PERSON, "person"),
    (FROM_SPACE, "space"),
    (FROM_CAPTAIN, "captain"),
    (FROM_SHIP, "ship"),
    (FROM_MARKET, "market"),
    (FROM_CONFLICT, "conflict"),
    (FROM_MINORITY, "minority"),
    (FROM_EVENT, "event"),
    (FOR_NO_PERSON, "no-person"),
    (FOR_LEAVING_OUT, "spaces-left-out"),
    (FOR_RANSOM, "ransom"),
    (FOR_HOUSES, "houses"),
    (FOR_PROTECTION, "protection"),
    (FOR_GOODS, "goods"),
    (FOR_TILES, "tiles"),
)

EVENTS: Final = EventTable(
    [
        EventKind("begins", "seat"),
        EventKind("dealt", "seat", "loch_card", "religion", "good"),
        EventKind("redealt", "seat", "loch_card", "religion", "good"),
        EventKind("faith-rolled", "seat", "number"),
        EventKind("religion", "seat", "religion"),
        EventKind("turned-up", "country", "card"),
        EventKind("set-aside", "country", "card"),
        EventKind("year", "number"),
        EventKind("turn", "seat", "half"),
        EventKind("vp", "seat", "number", "vp_source"),
        EventKind("good", "seat", "good"),
        EventKind("good-lost", "seat", "good"),
        EventKind("sold", "seat", "good", "country", "number"),
        EventKind("tile-drawn", "seat", "tile!"),
        EventKind("tile-used", "seat", "tile"),
        EventKind("protection", "seat"),
        EventKind("faith-turned", "seat", "number"),
        EventKind("die-turned", "seat", "die", "number", "card"),
        EventKind("die-freed", "seat", "die"),
        EventKind("person-left", "seat", "card"),
        EventKind("person-removed", "seat", "card"),
        EventKind("rolled", "seat", "die", "number"),
        EventKind("took", "seat", "card", "die", "number"),
        EventKind("no-person", "seat"),
        EventKind("stone-laid", "seat", "stone", "country"),
        EventKind("stone-returned", "seat", "stone", "country"),
        EventKind("stone-no-room", "seat", "stone", "country"),
        EventKind("stone-lifted", "seat", "stone", "country"),
        EventKind("house-placed", "seat", "country", "number"),
        EventKind("house-raised", "seat", "country", "number"),
        EventKind("house-pushed", "seat", "country", "number"),
        EventKind("house-back", "seat", "country"),
        EventKind("disc", "seat", "space"),
        EventKind("stepped-on", "seat", "space"),
        EventKind("conflict", "country", "outcome"),
        EventKind("event", "card"),
        EventKind("warded", "seat"),
        EventKind("offered", "seat"),
        EventKind("imprisoned", "seat", "die"),
        EventKind("ransomed", "seat", "die"),
        EventKind("stack-out", "country"),
        EventKind("fifty", "seat"),
        EventKind("final-scoring"),
    ]
)

BEGINS: Final[int] = EVENTS.by_name["begins"]
DEALT: Final[int] = EVENTS.by_name["dealt"]
REDEALT: Final[int] = EVENTS.by_name["redealt"]
FAITH_ROLLED: Final[int] = EVENTS.by_name["faith-rolled"]
RELIGION: Final[int] = EVENTS.by_name["religion"]
TURNED_UP: Final[int] = EVENTS.by_name["turned-up"]
SET_ASIDE: Final[int] = EVENTS.by_name["set-aside"]
YEAR: Final[int] = EVENTS.by_name["year"]
TURN: Final[int] = EVENTS.by_name["turn"]
VP: Final[int] = EVENTS.by_name["vp"]
GOOD: Final[int] = EVENTS.by_name["good"]
GOOD_LOST: Final[int] = EVENTS.by_name["good-lost"]
SOLD: Final[int] = EVENTS.by_name["sold"]
TILE_DRAWN: Final[int] = EVENTS.by_name["tile-drawn"]
TILE_USED: Final[int] = EVENTS.by_name["tile-used"]
PROTECTION: Final[int] = EVENTS.by_name["protection"]
FAITH_TURNED: Final[int] = EVENTS.by_name["faith-turned"]
DIE_TURNED: Final[int] = EVENTS.by_name["die-turned"]
DIE_FREED: Final[int] = EVENTS.by_name["die-freed"]
PERSON_LEFT: Final[int] = EVENTS.by_name["person-left"]
PERSON_REMOVED: Final[int] = EVENTS.by_name["person-removed"]
ROLLED: Final[int] = EVENTS.by_name["rolled"]
TOOK: Final[int] = EVENTS.by_name["took"]
NO_PERSON: Final[int] = EVENTS.by_name["no-person"]
STONE_LAID: Final[int] = EVENTS.by_name["stone-laid"]
STONE_RETURNED: Final[int] = EVENTS.by_name["stone-returned"]
STONE_NO_ROOM: Final[int] = EVENTS.by_name["stone-no-room"]
STONE_LIFTED: Final[int] = EVENTS.by_name["stone-lifted"]
HOUSE_PLACED: Final[int] = EVENTS.by_name["house-placed"]
HOUSE_RAISED: Final[int] = EVENTS.by_name["house-raised"]
HOUSE_PUSHED: Final[int] = EVENTS.by_name["house-pushed"]
HOUSE_BACK: Final[int] = EVENTS.by_name["house-back"]
DISC: Final[int] = EVENTS.by_name["disc"]
STEPPED_ON: Final[int] = EVENTS.by_name["stepped-on"]
CONFLICT: Final[int] = EVENTS.by_name["conflict"]
EVENT: Final[int] = EVENTS.by_name["event"]
WARDED: Final[int] = EVENTS.by_name["warded"]
OFFERED: Final[int] = EVENTS.by_name["offered"]
IMPRISONED: Final[int] = EVENTS.by_name["imprisoned"]
RANSOMED: Final[int] = EVENTS.by_name["ransomed"]
STACK_OUT: Final[int] = EVENTS.by_name["stack-out"]
FIFTY: Final[int] = EVENTS.by_name["fifty"]
FINAL_SCORING: Final[int] = EVENTS.by_name["final-scoring"]
