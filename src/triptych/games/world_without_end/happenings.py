"""What can happen at the table, for log, animation and statistics; and where victory points come from."""

from __future__ import annotations

from typing import Final

from triptych.core.events import EventKind, EventTable
from triptych.core.tables import in_order
from triptych.games.world_without_end import content

FROM_INCOME: Final = 0
FROM_EVENT: Final = 1
FROM_FAVOUR: Final = 2
FROM_BUILDING: Final = 3
FROM_DONATION: Final = 4
FROM_METAL: Final = 5
FROM_RENT: Final = 6
FROM_MEDICINE: Final = 7
FROM_TREATMENT: Final = 8
FROM_PIETY_DUE: Final = 9
FROM_GRAIN_DUE: Final = 10
FROM_TAX: Final = 11
FROM_MATERIAL: Final = 12
FROM_MONEY: Final = 13
VP_SOURCES: Final = in_order(
    (FROM_INCOME, "income"),
    (FROM_EVENT, "event"),
    (FROM_FAVOUR, "favour"),
    (FROM_BUILDING, "building"),
    (FROM_DONATION, "donation"),
    (FROM_METAL, "metal"),
    (FROM_RENT, "rent"),
    (FROM_MEDICINE, "medicine"),
    (FROM_TREATMENT, "treatment"),
    (FROM_PIETY_DUE, "piety-due"),
    (FROM_GRAIN_DUE, "grain-due"),
    (FROM_TAX, "tax"),
    (FROM_MATERIAL, "material"),
    (FROM_MONEY, "money"),
)
FROM_DUES: Final[list[int]] = list(
    in_order((content.PIETY_DUE, FROM_PIETY_DUE), (content.GRAIN_DUE, FROM_GRAIN_DUE), (content.TAX_DUE, FROM_TAX))
)

EVENTS: Final = EventTable(
    [
        EventKind("begins", "seat"),
        EventKind("chapter", "chapter"),
        EventKind("round", "number", "seat"),
        EventKind("event", "seat", "event"),
        EventKind("sick", "place", "number"),
        EventKind("nobody-sick", "place"),
        EventKind("laid", "seat", "event", "turns", "number"),
        EventKind("income", "seat", "thing", "number"),
        EventKind("no-income", "seat", "thing"),
        EventKind("begs", "seat"),
        EventKind("stone", "number", "favour"),
        EventKind("got", "seat", "thing", "number"),
        EventKind("gave", "seat", "thing", "number"),
        EventKind("nothing-left", "seat", "thing"),
        EventKind("vp", "seat", "number", "vp_source"),
        EventKind("exchanged", "seat", "event"),
        EventKind("brought", "project"),
        EventKind("built", "seat", "project", "thing", "number"),
        EventKind("filled", "project", "thing", "number"),
        EventKind("metal", "seat"),
        EventKind("finished", "project"),
        EventKind("seal-back", "seat", "project"),
        EventKind("favour-covered", "favour"),
        EventKind("market-covered", "good"),
        EventKind("market-open", "good"),
        EventKind("project-covered", "project"),
        EventKind("dues-change", "thing", "number"),
        EventKind("played", "seat", "action"),
        EventKind("repeats", "seat", "action"),
        EventKind("skipped", "seat"),
        EventKind("no-use", "seat", "action"),
        EventKind("idle", "seat", "action"),
        EventKind("discarded", "seat", "action!"),
        EventKind("drawn-away", "seat", "action!"),
        EventKind("sold", "seat", "good", "number", "money"),
        EventKind("house", "seat", "site"),
        EventKind("house-back", "seat", "site"),
        EventKind("rent", "seat", "site"),
        EventKind("donated", "seat", "project"),
        EventKind("wove", "seat", "number"),
        EventKind("treated", "seat", "place"),
        EventKind("to-the-edge", "event"),
        EventKind("edge-left", "event"),
        EventKind("chapter-ends", "chapter"),
        EventKind("uncovered"),
        EventKind("tax", "seat", "number"),
        EventKind("missed", "seat", "thing", "number"),
        EventKind("penalty", "seat", "penalty"),
        EventKind("atoned", "seat", "penalty"),
        EventKind("tower"),
        EventKind("plague"),
        EventKind("half", "seat", "halves", "vp_source"),
        EventKind("over"),
        EventKind("wins", "seat", "points"),
    ]
)

BEGINS: Final[int] = EVENTS.by_name["begins"]
CHAPTER: Final[int] = EVENTS.by_name["chapter"]
ROUND: Final[int] = EVENTS.by_name["round"]
EVENT: Final[int] = EVENTS.by_name["event"]
SICK: Final[int] = EVENTS.by_name["sick"]
NOBODY_SICK: Final[int] = EVENTS.by_name["nobody-sick"]
LAID: Final[int] = EVENTS.by_name["laid"]  # with the number that the arrow points at
INCOME: Final[int] = EVENTS.by_name["income"]
NO_INCOME: Final[int] = EVENTS.by_name["no-income"]  # out of stock: a point instead
BEGS: Final[int] = EVENTS.by_name["begs"]
STONE: Final[int] = EVENTS.by_name["stone"]  # the favour stone: how many fields, to which
GOT: Final[int] = EVENTS.by_name["got"]
GAVE: Final[int] = EVENTS.by_name["gave"]
NOTHING_LEFT: Final[int] = EVENTS.by_name["nothing-left"]
SCORED: Final[int] = EVENTS.by_name["vp"]  # won, or lost: a negative number
EXCHANGED: Final[int] = EVENTS.by_name["exchanged"]
BROUGHT: Final[int] = EVENTS.by_name["brought"]
BUILT: Final[int] = EVENTS.by_name["built"]
FILLED: Final[int] = EVENTS.by_name["filled"]
METAL: Final[int] = EVENTS.by_name["metal"]
FINISHED: Final[int] = EVENTS.by_name["finished"]
SEAL_BACK: Final[int] = EVENTS.by_name["seal-back"]
FAVOUR_COVERED: Final[int] = EVENTS.by_name["favour-covered"]
MARKET_COVERED: Final[int] = EVENTS.by_name["market-covered"]
MARKET_OPEN: Final[int] = EVENTS.by_name["market-open"]
PROJECT_COVERED: Final[int] = EVENTS.by_name["project-covered"]
DUES_CHANGE: Final[int] = EVENTS.by_name["dues-change"]
PLAYED: Final[int] = EVENTS.by_name["played"]
REPEATS: Final[int] = EVENTS.by_name["repeats"]
SKIPPED: Final[int] = EVENTS.by_name["skipped"]
NO_USE: Final[int] = EVENTS.by_name["no-use"]  # nothing could be done with the card
IDLE: Final[int] = EVENTS.by_name["idle"]
DISCARDED: Final[int] = EVENTS.by_name["discarded"]
DRAWN_AWAY: Final[int] = EVENTS.by_name["drawn-away"]
SOLD: Final[int] = EVENTS.by_name["sold"]
HOUSE: Final[int] = EVENTS.by_name["house"]
HOUSE_BACK: Final[int] = EVENTS.by_name["house-back"]
RENT: Final[int] = EVENTS.by_name["rent"]
DONATED: Final[int] = EVENTS.by_name["donated"]
WOVE: Final[int] = EVENTS.by_name["wove"]
TREATED: Final[int] = EVENTS.by_name["treated"]
TO_THE_EDGE: Final[int] = EVENTS.by_name["to-the-edge"]
EDGE_LEFT: Final[int] = EVENTS.by_name["edge-left"]
CHAPTER_ENDS: Final[int] = EVENTS.by_name["chapter-ends"]
UNCOVERED: Final[int] = EVENTS.by_name["uncovered"]  # cover tiles and permanent events leave the board
TAX: Final[int] = EVENTS.by_name["tax"]
MISSED: Final[int] = EVENTS.by_name["missed"]
PENALTY: Final[int] = EVENTS.by_name["penalty"]
ATONED: Final[int] = EVENTS.by_name["atoned"]
TOWER: Final[int] = EVENTS.by_name["tower"]
PLAGUE: Final[int] = EVENTS.by_name["plague"]
HALF: Final[int] = EVENTS.by_name["half"]  # half a point for the last coin
OVER: Final[int] = EVENTS.by_name["over"]
WINS: Final[int] = EVENTS.by_name["wins"]  # with twice his points
