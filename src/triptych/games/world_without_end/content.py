"""The content table, loaded once into lists of ints.

Things are numbered in the order of THINGS; grants come behind them, so that a bundle is a list of as many numbers. Every event's effects
lie in one long table of ops and end with END; an event is known by the place of its first op.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from triptych.core.content import ContentFile, shown
from triptych.core.tables import in_order, so_many

STONE: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
PIETY: Final = 3
WOOL: Final = 4
CLOTH: Final = 5
LOYALTY: Final = 6
KNOWLEDGE: Final = 7
MONEY: Final = 8
VP: Final = 9
THINGS: Final = in_order(
    (STONE, "stone"),
    (WOOD, "wood"),
    (GRAIN, "grain"),
    (PIETY, "piety"),
    (WOOL, "wool"),
    (CLOTH, "cloth"),
    (LOYALTY, "loyalty"),
    (KNOWLEDGE, "knowledge"),
    (MONEY, "money"),
    (VP, "vp"),
)
MATERIAL_KINDS: Final = 2  # stone and wood
TAKEN_THINGS: Final = 4  # those that action cards give: stone, wood, grain, piety
GOODS: Final = 2  # what the market buys
GOOD_WORDS: Final = so_many(GOODS, THINGS[WOOL], THINGS[CLOTH])
LIMITED: Final = 8  # the things of which there is only so much
HELD: Final = 9  # the things a player holds; VP stand on the track
# Grants.
TREAT: Final = 10
FREE_HOUSE: Final = 11
FAVOUR: Final = 12
BUNDLE: Final = 13  # the length of a bundle
AMOUNTS: Final = so_many(BUNDLE, *in_order(*enumerate(THINGS), (TREAT, "treat"), (FREE_HOUSE, "free_house"), (FAVOUR, "favour")))
GRANTS: Final = AMOUNTS[TREAT:]
# Counts: the things, and these.
HOUSE: Final = 10
SICK: Final = 11
COUNTS: Final = in_order(*enumerate(THINGS), (HOUSE, "house"), (SICK, "sick"))
# Dues (WE-7.3), and what they are paid with.
PIETY_DUE: Final = 0
GRAIN_DUE: Final = 1
TAX_DUE: Final = 2
DUES_KINDS: Final = 3
DUE_THINGS: Final[list[int]] = list(in_order((PIETY_DUE, PIETY), (GRAIN_DUE, GRAIN), (TAX_DUE, MONEY)))

GRAIN_CARD: Final = 0
PIETY_CARD: Final = 1
MATERIAL: Final = 2
PROJECT: Final = 3
SALE: Final = 4
PRIVILEGE: Final = 5
HOUSE_BUILDING: Final = 6
RENT: Final = 7
DONATION: Final = 8
CLOTH_MAKING: Final = 9
MEDICINE: Final = 10
FAVOUR_CARD: Final = 11
CARDS: Final = 12
STARRED_CARDS: Final = 6  # the first ones
ACTIONS: Final = so_many(
    CARDS,
    *in_order(
        (GRAIN_CARD, "grain"),
        (PIETY_CARD, "piety"),
        (MATERIAL, "building_material"),
        (PROJECT, "building_project"),
        (SALE, "sale"),
        (PRIVILEGE, "privilege"),
        (HOUSE_BUILDING, "house_building"),
        (RENT, "house_rent"),
        (DONATION, "donation"),
        (CLOTH_MAKING, "cloth_making"),
        (MEDICINE, "medicine"),
        (FAVOUR_CARD, "favour"),
    ),
)
ALL_CARDS: Final = (1 << CARDS) - 1
STARRED: Final = (1 << STARRED_CARDS) - 1

# What the corners of an event bring: a word, a thing, how many.
_CORNERS: Final = (
    ("stone", STONE, 1),
    ("wood", WOOD, 1),
    ("grain", GRAIN, 1),
    ("piety", PIETY, 1),
    ("wool", WOOL, 1),
    ("loyalty", LOYALTY, 1),
    ("knowledge", KNOWLEDGE, 1),
    ("money1", MONEY, 1),
    ("money2", MONEY, 2),
    ("vp", VP, 1),
)
CORNERS: Final = tuple(word for word, _, _ in _CORNERS)
CORNER_THING: Final[list[int]] = [thing for _, thing, _ in _CORNERS]
CORNER_NUMBER: Final[list[int]] = [number for _, _, number in _CORNERS]
DIRECTIONS: Final = 4  # in which an event can lie, and as many corners and numbers around it

LANGUAGES: Final = ("en", "de", "fr")
PROJECTS: Final = 7
TOWER: Final = 1
SITES: Final = 14
PLACES: Final = 11
FAVOURS: Final = 10
EVENTS: Final = 44
EVENTS_PER_CHAPTER: Final = 11
CHAPTERS: Final = 4
ROUNDS: Final = 6
VALUES: Final = 5  # of plague tiles
FACES: Final = 6  # of the tax die
MOST: Final = 20
MOST_HOUSES: Final = 7  # of a player
MOST_SEALS: Final = 7
MOST_SPACES: Final = 9  # for stone, and for wood, on a project

# The ops.
GAIN: Final = 0
LOSE: Final = 1
EXCHANGE: Final = 2
SCORE: Final = 3
BRING: Final = 4
FILL: Final = 5
COVER_FAVOURS: Final = 6
COVER_MARKET: Final = 7
COVER_PROJECTS: Final = 8
UNCOVER: Final = 9
DUES: Final = 10
SKIP: Final = 11
HOUSE_BACK: Final = 12
PRICE: Final = 13
FORBID: Final = 14
MODIFY: Final = 15
USELESS: Final = 16
RANDOM_DISCARD: Final = 17
END: Final = 18  # of a list


class OpKind:
    """A kind of op: its name, the keys it has in a content file, the word by which it is called there, and whether it `lasts`: then it
    stands on permanent events, otherwise on immediate ones, and an exchange on either."""

    def __init__(self, name: str, keys: tuple[str, ...], *, word: str = "", lasts: bool = False) -> None:
        self.name = name
        self.keys = keys
        self.word = word or name
        self.lasts = lasts


_COVER: Final = ("favours", "market", "projects", "id")
OP_KINDS: Final = in_order(
    (GAIN, OpKind("gain", ("who", "what", "n"))),
    (LOSE, OpKind("lose", ("who", "what", "one_of", "n", "short"))),
    (EXCHANGE, OpKind("exchange", ("give", "get"))),
    (SCORE, OpKind("score", ("who", "per", "vp", "max"))),
    (BRING, OpKind("project", ("id",))),
    (FILL, OpKind("fill", ("project", "n", "substitute"))),
    (COVER_FAVOURS, OpKind("cover_favours", _COVER, word="cover")),
    (COVER_MARKET, OpKind("cover_market", _COVER, word="cover")),
    (COVER_PROJECTS, OpKind("cover_projects", _COVER, word="cover")),
    (UNCOVER, OpKind("uncover", ("market",))),
    (DUES, OpKind("dues", ("what", "n"))),
    (SKIP, OpKind("skip_action", ("who",))),
    (HOUSE_BACK, OpKind("house_back", ("who", "n"))),
    (PRICE, OpKind("price", ("what", "money"), lasts=True)),
    (FORBID, OpKind("forbid", ("action",), lasts=True)),
    (MODIFY, OpKind("modify", ("action", "gain", "cost"), lasts=True)),
    (USELESS, OpKind("useless", ("what",), lasts=True)),
    (RANDOM_DISCARD, OpKind("random_discard", (), lasts=True)),
)
_BY_WORD: Final = {kind.word: kind for kind in OP_KINDS}
OPS: Final = tuple(_BY_WORD)

# Who: everybody, or a way to compare and what is compared.
ALL: Final = 0
MOST_OF: Final = 1
LEAST_OF: Final = 2
EACH_WITH: Final = 3
FIRST_MOST: Final = 4  # exactly one: of those who have most the first in order
FIRST_LEAST: Final = 5
WAYS: Final = in_order(
    (ALL, "all"),
    (MOST_OF, "most"),
    (LEAST_OF, "least"),
    (EACH_WITH, "each_with"),
    (FIRST_MOST, "first_most"),
    (FIRST_LEAST, "first_least"),
)
EACH_PROJECT: Final = -1
NOTHING: Final = -1


class Content:
    """What is printed on the things of the box. Bundles are lists of BUNDLE numbers."""

    def __init__(self) -> None:
        self.hash = ""
        self.text = ""
        self.start_bundle: list[int] = [0] * BUNDLE
        self.start_houses = 0
        self.start_seals = 0
        self.start_favour = 0
        self.start_projects = 0
        """A set of projects."""
        self.start_covered = 0
        """A set of goods (wool, cloth): what the market does not buy at first."""
        self.price: list[int] = [0] * GOODS
        self.supply: list[int] = [0] * LIMITED
        self.supply_name: list[dict[str, str]] = []
        self.favour_id: list[str] = []
        self.favour_name: list[dict[str, str]] = []
        self.favour_needs: list[list[int]] = []
        self.favour_get: list[list[int]] = []
        self.favour_pay: list[list[int]] = []
        self.favour_per: list[int] = []
        """The count for each of which it gives VP, or NOTHING."""
        self.favour_vp: list[int] = []
        self.action_name: list[dict[str, str]] = []
        self.action_rule: list[str] = []
        self.project_id: list[str] = []
        self.project_name: list[dict[str, str]] = []
        self.project_stone: list[int] = []
        self.project_wood: list[int] = []
        self.donors: list[list[int]] = []
        self.site_yield: list[list[int]] = []
        self.site_material: list[int] = []
        self.site_twin: list[int] = []
        """The other site of the same yield."""
        self.place_name: list[dict[str, str]] = []
        self.place_bonus: list[list[int]] = []
        self.plague: list[int] = [0] * VALUES
        """How many tiles there are of each value, from 1."""
        self.tax: list[int] = []
        self.event_id: list[str] = []
        self.event_name: list[dict[str, str]] = []
        self.event_note: list[str] = []
        self.event_chapter: list[int] = []
        self.event_corners: list[list[int]] = []
        self.event_arrow: list[int] = []
        self.event_place: list[int] = []
        """From 0, or NOTHING."""
        self.event_permanent: list[bool] = []
        self.event_list: list[int] = []
        self.event_exchange: list[int] = []
        """The op of a permanent event's exchange, or NOTHING."""
        self.source: dict[str, str] = {}
        """Where each entry comes from, by its key (`event-i01_works`)."""
        self.op: list[int] = []
        self.op_who: list[int] = []
        self.op_count: list[int] = []
        """What is compared for `who`, or what is counted (score)."""
        self.op_per: list[int] = []
        self.op_what: list[int] = []
        """A thing, a grant, a project, an action, a set of favours or goods; what it is depends on the op."""
        self.op_n: list[int] = []
        self.op_short: list[int] = []
        self.op_one_of: list[int] = []
        self.op_give: list[list[int]] = []
        self.op_get: list[list[int]] = []


NO_BUNDLE: Final[list[int]] = [0] * BUNDLE


def load(text: str, where: str) -> Content:
    """Read a content file; ContentError lists everything that is wrong with it."""
    return _Loader(ContentFile(text, where)).content


_TABLES: Final = (
    "format",
    "game",
    "players",
    "start",
    "market",
    "supply",
    "favour",
    "action",
    "project",
    "site",
    "place",
    "plague",
    "tax_die",
    "event",
)
_HEAD: Final[dict[str, Any]] = {"format": 1, "game": "world-without-end", "players": [2, 4]}
_NAMED: Final = ("id", "name", "source")


class _Loader:
    def __init__(self, file: ContentFile) -> None:
        self.file = file
        self.content = Content()
        self.content.hash = file.hash
        self.content.text = file.text
        for key in file.data:
            if key not in _TABLES:
                file.problem(file.line(key), f"unknown table '{key}'; known are {', '.join(_TABLES)}")
        for key, value in _HEAD.items():
            if file.data.get(key) != value:
                file.problem(file.line(key), f"'{key}' must be {shown(value)}")
        self.supplies()
        self.favours()
        self.actions()
        self.projects()
        self.sites()
        self.places()
        self.dice()
        self.start()
        self.events()
        file.finish()

    # -- tables ---------------------------------------------------------------------------------------------------------------------------

    def supplies(self) -> None:
        """[WE-1.1] What there is only so much of."""
        entries: dict[str, tuple[int, Mapping[str, Any]]] = {}
        for i, entry in enumerate(self.file.entries("supply")):
            if str(entry.get("id")) in entries:
                self.file.problem(self.file.line("supply", i), f"supply: {shown(entry.get('id'))} stands there twice")
            entries[str(entry.get("id"))] = (i, entry)
        for thing, word in enumerate((*THINGS[:LIMITED], "metal")):
            if word not in entries:
                self.file.problem(self.file.line("supply"), f"supply: there is no '{word}'")
                self.content.supply_name.append(dict.fromkeys(LANGUAGES, word))
                continue
            i, entry = entries.pop(word)
            self.file.known_keys(entry, "supply", i, (*_NAMED, "n", "where"))
            self.content.supply_name.append(self.file.names_of(entry, "supply", i, LANGUAGES))
            self.sourced(entry, "supply", i, word)
            n = self.number(entry.get("n"), 1, 99 if thing < LIMITED else 1, self.file.line("supply", i, "n"), f"supply of {word}")
            if thing < LIMITED:
                self.content.supply[thing] = n
        for word, (i, _) in entries.items():
            self.file.problem(self.file.line("supply", i), f"supply: '{word}' is nothing that is kept in stock")

    def favours(self) -> None:
        """[WE-1.5] The arc, from Queen to Bishop."""
        file, content = self.file, self.content
        entries = file.entries("favour")
        file.count(len(entries), FAVOURS, file.line("favour"), "favours")
        for i, entry in enumerate(entries[:FAVOURS]):
            file.known_keys(entry, "favour", i, (*_NAMED, "needs", "get", "per", "vp", "pay"))
            content.favour_id.append(self.new_id(entry, "favour", i, content.favour_id))
            content.favour_name.append(file.names_of(entry, "favour", i, LANGUAGES))
            line = file.line("favour", i)
            what = f"favour {i + 1}"
            content.favour_needs.append(self.bundle(entry.get("needs", {}), line, f"{what}: needs", HELD))
            content.favour_get.append(self.bundle(entry.get("get", {}), line, f"{what}: get", VP + 1))
            content.favour_pay.append(self.bundle(entry.get("pay", {}), line, f"{what}: pay", HELD))
            if content.favour_pay[-1][KNOWLEDGE]:
                file.problem(line, f"{what}: knowledge is never given up")
            if "vp" in entry and "per" not in entry:
                file.problem(line, f"{what}: 'vp' goes with 'per'; VP by themselves stand in 'get'")
            content.favour_per.append(file.word(entry["per"], COUNTS, line, f"{what}: per") if "per" in entry else NOTHING)
            content.favour_vp.append(self.number(entry.get("vp"), 1, 9, line, f"{what}: vp") if "per" in entry else 0)
            self.sourced(entry, "favour", i, content.favour_id[-1])

    def actions(self) -> None:
        entries = self.file.entries("action")
        self.file.count(len(entries), CARDS, self.file.line("action"), "action cards")
        for i, entry in enumerate(entries[:CARDS]):
            self.file.known_keys(entry, "action", i, (*_NAMED, "starred", "rule"))
            if entry.get("id") != ACTIONS[i]:
                self.file.problem(self.file.line("action", i, "id"), f"action {i + 1}: 'id' must be {ACTIONS[i]}")
            if entry.get("starred") is not (i < STARRED_CARDS):
                self.file.problem(self.file.line("action", i, "starred"), f"action {i + 1}: the first six are starred, and only those")
            self.content.action_name.append(self.file.names_of(entry, "action", i, LANGUAGES))
            self.content.action_rule.append(self.file.text_of(entry, "action", i, "rule"))
            self.sourced(entry, "action", i, ACTIONS[i])

    def projects(self) -> None:
        """[WE-1.2] The Bridge is there from the start, the Tower comes second in the table and after chapter II."""
        file, content = self.file, self.content
        entries = file.entries("project")
        file.count(len(entries), PROJECTS, file.line("project"), "projects")
        for i, entry in enumerate(entries[:PROJECTS]):
            file.known_keys(entry, "project", i, (*_NAMED, "stone", "wood", "metal", "enters", "donors"))
            content.project_id.append(self.new_id(entry, "project", i, content.project_id))
            content.project_name.append(file.names_of(entry, "project", i, LANGUAGES))
            line = file.line("project", i)
            what = f"project {i + 1}"
            content.project_stone.append(self.number(entry.get("stone"), 1, MOST_SPACES, line, f"{what}: stone"))
            content.project_wood.append(self.number(entry.get("wood"), 1, MOST_SPACES, line, f"{what}: wood"))
            if entry.get("metal") != int(i == TOWER):
                file.problem(line, f"{what}: 'metal' must be {int(i == TOWER)}; the Tower is the second project")
            if i == TOWER and entry.get("enters") != "after_chapter_2":
                file.problem(line, f'{what}: the Tower enters "after_chapter_2"')
            if i != TOWER and entry.get("enters") not in ("start", "event"):
                file.problem(line, f'{what}: \'enters\' must be "start" or "event"')
            content.donors.append(self.bundle(entry.get("donors"), line, f"{what}: donors", BUNDLE))
            self.sourced(entry, "project", i, content.project_id[-1])

    def sites(self) -> None:
        """[WE-1.3] Two sites for each yield."""
        file, content = self.file, self.content
        entries = file.entries("site")
        file.count(len(entries), SITES, file.line("site"), "house sites")
        for i, entry in enumerate(entries[:SITES]):
            file.known_keys(entry, "site", i, ("id", "yield", "material", "source"))
            line = file.line("site", i)
            if entry.get("id") != i + 1:
                file.problem(line, f"site {i + 1}: 'id' must be {i + 1}")
            content.site_yield.append(self.bundle(entry.get("yield"), line, f"site {i + 1}: yield", VP + 1))
            content.site_material.append(file.word(entry.get("material"), THINGS[:MATERIAL_KINDS], line, f"site {i + 1}: material"))
            self.sourced(entry, "site", i, str(i + 1))
        for i, bundle in enumerate(content.site_yield):
            twins = [j for j, other in enumerate(content.site_yield) if other == bundle and j != i]
            if len(twins) != 1:
                file.problem(file.line("site", i), f"site {i + 1}: every yield has two sites")
            content.site_twin.append(twins[0] if twins else i)

    def places(self) -> None:
        """[WE-1.4] Ten houses and the hideout."""
        file, content = self.file, self.content
        entries = file.entries("place")
        file.count(len(entries), PLACES, file.line("place"), "places")
        for i, entry in enumerate(entries[:PLACES]):
            file.known_keys(entry, "place", i, (*_NAMED, "bonus"))
            if entry.get("id") != i + 1:
                file.problem(file.line("place", i), f"place {i + 1}: 'id' must be {i + 1}")
            content.place_name.append(file.names_of(entry, "place", i, LANGUAGES))
            content.place_bonus.append(self.bundle(entry.get("bonus"), file.line("place", i), f"place {i + 1}: bonus", BUNDLE))
            if content.place_bonus[-1][TREAT]:
                file.problem(file.line("place", i), f"place {i + 1}: treating one does not bring the treatment of another")
            self.sourced(entry, "place", i, str(i + 1))

    def dice(self) -> None:
        tiles = self.file.table("plague").get("tiles")
        line = self.file.line("plague", -1, "tiles")
        if not isinstance(tiles, list) or len(tiles) != PLACES:
            self.file.problem(line, f"plague: 'tiles' must be {PLACES} values from 1 to {VALUES}")
            tiles = [1] * PLACES
        for value in tiles:
            self.content.plague[self.number(value, 1, VALUES, line, "plague: tiles") - 1] += 1
        faces = self.file.table("tax_die").get("faces")
        line = self.file.line("tax_die", -1, "faces")
        if not isinstance(faces, list) or len(faces) != FACES:
            self.file.problem(line, "tax_die: 'faces' must be six numbers")
            faces = [2] * FACES
        self.content.tax = [self.number(face, 0, 9, line, "tax_die: faces") for face in faces]

    def start(self) -> None:
        """[WE-2.1] What everybody begins with."""
        file, content = self.file, self.content
        table = file.table("start")
        line = file.line("start")
        for key in table:
            if key not in ("bundle", "houses", "seals", "favour_stone", "projects", "market_covered", "source"):
                file.problem(file.line("start", -1, key), f"start: unknown key '{key}'")
        content.start_bundle = self.bundle(table.get("bundle"), line, "start: bundle", VP + 1)
        content.start_houses = self.number(table.get("houses"), 1, MOST_HOUSES, line, "start: houses")
        content.start_seals = self.number(table.get("seals"), 1, MOST_SEALS, line, "start: seals")
        content.start_favour = file.word(table.get("favour_stone"), content.favour_id or ("-",), line, "start: favour_stone")
        content.start_projects = self.set_of(table.get("projects"), content.project_id, line, "start: projects", least=0)
        content.start_covered = self.set_of(table.get("market_covered"), GOOD_WORDS, line, "start: market_covered", least=0)
        market = file.table("market")
        for i, good in enumerate(GOOD_WORDS):
            content.price[i] = self.number(market.get(good), 0, MOST, file.line("market", -1, good), f"market: {good}")

    # -- events ---------------------------------------------------------------------------------------------------------------------------

    def events(self) -> None:
        """[WE-1.6] Eleven for each chapter, in the order of the chapters."""
        file, content = self.file, self.content
        entries = list(enumerate(file.entries("event")))
        for chapter in range(1, CHAPTERS + 1):
            own = [(i, entry) for i, entry in entries if entry.get("chapter") == chapter]
            file.count(len(own), EVENTS_PER_CHAPTER, file.line("event"), f"events of chapter {chapter}")
            for i, entry in own[:EVENTS_PER_CHAPTER]:
                self.event(entry, i, chapter)
            places = [place for place in content.event_place[(chapter - 1) * EVENTS_PER_CHAPTER :] if place != NOTHING]
            if chapter > 2 and sorted(places) != list(range(PLACES)):
                file.problem(file.line("event"), f"events of chapter {chapter}: each place from 1 to {PLACES} once")
            if sum(content.event_permanent[(chapter - 1) * EVENTS_PER_CHAPTER :]) > 3:
                file.problem(file.line("event"), f"events of chapter {chapter}: at most 3 are permanent")

    def event(self, entry: Mapping[str, Any], i: int, chapter: int) -> None:
        file, content = self.file, self.content
        known = (*_NAMED, "chapter", "permanent", "corners", "arrow", "place", "note", "effects")
        file.known_keys(entry, "event", i, known)
        what = f"event {i + 1}"
        content.event_id.append(self.new_id(entry, "event", i, content.event_id))
        content.event_name.append(file.names_of(entry, "event", i, LANGUAGES))
        content.event_note.append(file.text_of(entry, "event", i, "note"))
        content.event_chapter.append(chapter)
        self.sourced(entry, "event", i, content.event_id[-1])
        permanent = entry.get("permanent")
        if not isinstance(permanent, bool):
            file.problem(file.line("event", i, "permanent"), f"{what}: 'permanent' must be true or false")
        content.event_permanent.append(permanent is True)
        line = file.line("event", i, "corners")
        corners = entry.get("corners")
        if not isinstance(corners, list) or len(corners) != DIRECTIONS:
            file.problem(line, f"{what}: 'corners' must be four symbols")
            corners = ["vp"] * DIRECTIONS
        content.event_corners.append([file.word(corner, CORNERS, line, f"{what}: corners") for corner in corners])
        content.event_arrow.append(self.number(entry.get("arrow"), 0, DIRECTIONS - 1, file.line("event", i, "arrow"), f"{what}: arrow"))
        if chapter > 2:
            place = self.number(entry.get("place"), 1, PLACES, file.line("event", i, "place"), f"{what}: place") - 1
        else:
            place = NOTHING
            if "place" in entry:
                file.problem(file.line("event", i, "place"), f"{what}: places fall sick in chapters III and IV only")
        content.event_place.append(place)
        self.effects(entry.get("effects"), file.line("event", i, "effects"), what, permanent is True)

    def effects(self, ops: object, line: int, what: str, permanent: bool) -> None:
        """A list of ops."""
        if not isinstance(ops, list) or not 1 <= len(ops) <= 4 or not all(isinstance(op, dict) for op in ops):
            self.file.problem(line, f"{what}: 'effects' must be a list of one to four ops")
            ops = []
        self.content.event_list.append(len(self.content.op))
        if permanent and sum(op.get("op") == "exchange" for op in ops) > 1:
            self.file.problem(line, f"{what}: a permanent event has one exchange at most")
        for op in ops:
            self.read_op(op, line, what, permanent)
        found = [i for i in range(self.content.event_list[-1], len(self.content.op)) if self.content.op[i] == EXCHANGE]
        self.content.event_exchange.append(found[0] if permanent and found else NOTHING)
        self.add(END)

    def read_op(self, op: Mapping[str, Any], line: int, what: str, permanent: bool) -> None:
        word = OPS[self.file.word(op.get("op"), OPS, line, f"{what}: op")]
        kind = _BY_WORD[word]
        what = f"{what}: {word}"
        for key in op:
            if key != "op" and key not in kind.keys:
                self.file.problem(line, f"{what}: unknown key {shown(key)}; known are {', '.join(kind.keys)}")
        if kind != OP_KINDS[EXCHANGE] and kind.lasts != permanent:
            self.file.problem(line, f"{what}: stands on {'permanent' if kind.lasts else 'immediate'} events only")
        getattr(self, f"op_{word}")(op, line, what)

    def who(self, op: Mapping[str, Any], line: int, what: str) -> tuple[int, int]:
        """Whom it hits: a way, and the count that is compared."""
        value = op.get("who")
        if value == WAYS[ALL]:
            return ALL, NOTHING
        for way in range(MOST_OF, len(WAYS)):
            prefix = f"{WAYS[way]}_"
            if isinstance(value, str) and value.startswith(prefix) and value.removeprefix(prefix) in COUNTS:
                count = COUNTS.index(value.removeprefix(prefix))
                if way == EACH_WITH and count != HOUSE:
                    self.file.problem(line, f"{what}: 'each_with_' goes with what everybody sees: house")
                return way, count
        ways = ", ".join(f"{WAYS[way]}_*" for way in range(MOST_OF, len(WAYS)) if way != EACH_WITH)
        self.file.problem(line, f"{what}: 'who' is {shown(value)}; expected all, {ways} or each_with_house")
        return ALL, NOTHING

    def op_gain(self, op: Mapping[str, Any], line: int, what: str) -> None:
        way, count = self.who(op, line, what)
        thing = self.file.word(op.get("what"), AMOUNTS, line, f"{what}: what")
        self.add(GAIN, way, count, what=thing, n=self.number(op.get("n"), 1, 9, line, f"{what}: n"))

    def op_lose(self, op: Mapping[str, Any], line: int, what: str) -> None:
        way, count = self.who(op, line, what)
        losable = (*THINGS[:KNOWLEDGE], "-", THINGS[MONEY], THINGS[VP])
        thing, one_of = NOTHING, 0
        if ("one_of" in op) == ("what" in op):
            self.file.problem(line, f"{what}: expected either 'what' or 'one_of'")
        elif "one_of" in op:
            one_of = self.set_of(op["one_of"], losable[:KNOWLEDGE], line, f"{what}: one_of")
        else:
            thing = self.file.word(op.get("what"), losable, line, f"{what}: what")
        n = self.number(op.get("n"), 1, 9, line, f"{what}: n")
        short = self.number(op["short"], 1, 9, line, f"{what}: short") if "short" in op else 0
        self.add(LOSE, way, count, what=thing, n=n, short=short, one_of=one_of)

    def op_exchange(self, op: Mapping[str, Any], line: int, what: str) -> None:
        give = self.bundle(op.get("give"), line, f"{what}: give", VP + 1)
        if give[KNOWLEDGE]:
            self.file.problem(line, f"{what}: knowledge is never given up")
        get = self.bundle(op.get("get"), line, f"{what}: get", BUNDLE)
        if give == get or not any(get):
            self.file.problem(line, f"{what}: 'get' must be something else than 'give'")
        self.add(EXCHANGE, give=give, get=get)

    def op_score(self, op: Mapping[str, Any], line: int, what: str) -> None:
        way, count = self.who(op, line, what)
        per = self.file.word(op.get("per"), COUNTS, line, f"{what}: per")
        most = self.number(op["max"], 1, 99, line, f"{what}: max") if "max" in op else 0
        if per == VP and not most:
            self.file.problem(line, f"{what}: VP for VP need a 'max'")
        n = self.number(op.get("vp"), -9, 9, line, f"{what}: vp")
        if n == 0:
            self.file.problem(line, f"{what}: 'vp' must not be 0")
        self.add(SCORE, way, count, per=per, n=n, short=most)

    def op_project(self, op: Mapping[str, Any], line: int, what: str) -> None:
        self.add(BRING, what=self.file.word(op.get("id"), self.content.project_id, line, f"{what}: id"))

    def op_fill(self, op: Mapping[str, Any], line: int, what: str) -> None:
        each = op.get("project") == "each"
        project = EACH_PROJECT if each else self.file.word(op.get("project"), self.content.project_id, line, f"{what}: project")
        substitute = op.get("substitute", False)
        if not isinstance(substitute, bool):
            self.file.problem(line, f"{what}: 'substitute' must be true or false")
        self.add(FILL, what=project, n=self.number(op.get("n"), 1, MOST, line, f"{what}: n"), short=int(substitute is True))

    def op_cover(self, op: Mapping[str, Any], line: int, what: str) -> None:
        if sum(key in op for key in ("favours", "market", "projects")) != 1:
            self.file.problem(line, f"{what}: expected one of 'favours', 'market' and 'projects'")
        elif "favours" in op:
            covered = self.set_of(op["favours"], self.content.favour_id, line, f"{what}: favours")
            if covered == (1 << FAVOURS) - 1:
                self.file.problem(line, f"{what}: one field at least must stay open")
            self.add(COVER_FAVOURS, what=covered)
        elif "market" in op:
            self.add(COVER_MARKET, what=self.set_of(op["market"], GOOD_WORDS, line, f"{what}: market"))
        else:
            self.file.word(op.get("projects"), ("all_but",), line, f"{what}: projects")
            self.add(COVER_PROJECTS, what=self.file.word(op.get("id"), self.content.project_id, line, f"{what}: id"))

    def op_uncover(self, op: Mapping[str, Any], line: int, what: str) -> None:
        self.add(UNCOVER, what=self.set_of(op.get("market"), GOOD_WORDS, line, f"{what}: market"))

    def op_dues(self, op: Mapping[str, Any], line: int, what: str) -> None:
        dues = [THINGS[thing] for thing in DUE_THINGS]
        thing = DUE_THINGS[self.file.word(op.get("what"), dues, line, f"{what}: what")]
        n = self.number(op.get("n"), -9, 9, line, f"{what}: n")
        if n == 0:
            self.file.problem(line, f"{what}: 'n' must not be 0")
        self.add(DUES, what=thing, n=n)

    def op_skip_action(self, op: Mapping[str, Any], line: int, what: str) -> None:
        way, count = self.who(op, line, what)
        self.add(SKIP, way, count)

    def op_house_back(self, op: Mapping[str, Any], line: int, what: str) -> None:
        way, count = self.who(op, line, what)
        self.add(HOUSE_BACK, way, count, n=self.number(op.get("n"), 1, 9, line, f"{what}: n"))

    def op_price(self, op: Mapping[str, Any], line: int, what: str) -> None:
        good = self.file.word(op.get("what"), GOOD_WORDS, line, f"{what}: what")
        self.add(PRICE, what=good, n=self.number(op.get("money"), 0, MOST, line, f"{what}: money"))

    def op_forbid(self, op: Mapping[str, Any], line: int, what: str) -> None:
        self.add(FORBID, what=self.file.word(op.get("action"), ACTIONS, line, f"{what}: action"))

    def op_modify(self, op: Mapping[str, Any], line: int, what: str) -> None:
        card = self.file.word(op.get("action"), ACTIONS, line, f"{what}: action")
        if ("gain" in op) == ("cost" in op):
            self.file.problem(line, f"{what}: expected either 'gain' or 'cost'")
        get = self.bundle(op.get("gain", {}), line, f"{what}: gain", VP + 1)
        give = self.bundle(op.get("cost", {}), line, f"{what}: cost", HELD)
        if not any(get) and not any(give):
            self.file.problem(line, f"{what}: must give or cost something")
        if give[KNOWLEDGE]:
            self.file.problem(line, f"{what}: knowledge is never given up")
        self.add(MODIFY, what=card, give=give, get=get)

    def op_useless(self, op: Mapping[str, Any], line: int, what: str) -> None:
        self.add(USELESS, what=self.file.word(op.get("what"), THINGS[:HELD], line, f"{what}: what"))

    def op_random_discard(self, op: Mapping[str, Any], line: int, what: str) -> None:
        self.add(RANDOM_DISCARD)

    def add(
        self,
        kind: int,
        way: int = ALL,
        count: int = NOTHING,
        *,
        per: int = NOTHING,
        what: int = NOTHING,
        n: int = 0,
        short: int = 0,
        one_of: int = 0,
        give: list[int] | None = None,
        get: list[int] | None = None,
    ) -> None:
        content = self.content
        content.op.append(kind)
        content.op_who.append(way)
        content.op_count.append(count)
        content.op_per.append(per)
        content.op_what.append(what)
        content.op_n.append(n)
        content.op_short.append(short)
        content.op_one_of.append(one_of)
        content.op_give.append(give or NO_BUNDLE)
        content.op_get.append(get or NO_BUNDLE)

    # -- small things ---------------------------------------------------------------------------------------------------------------------

    def bundle(self, table: object, line: int, what: str, most: int) -> list[int]:
        """Amounts of the first `most` things and grants."""
        words = AMOUNTS[:most]
        found = [0] * BUNDLE
        if not isinstance(table, dict):
            self.file.problem(line, f"{what}: must be a bundle like {{ wool = 1 }}, not {shown(table)}")
            return found
        for word, n in table.items():
            place = self.file.word(word, words, line, what)
            found[place] = self.number(n, 1, 1 if place > VP else MOST, line, f"{what}: {word}")
        return found

    def set_of(self, values: object, words: Any, line: int, what: str, least: int = 1) -> int:
        if not isinstance(values, list):
            self.file.problem(line, f"{what}: must be a list")
            return 0
        if len(values) < least:
            self.file.problem(line, f"{what}: must name something")
        found = 0
        for value in values:
            found |= 1 << self.file.word(value, words, line, what)
        return found

    def number(self, value: object, low: int, high: int, line: int, what: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.file.problem(line, f"{what}: {shown(value)} is not a number from {low} to {high}")
        return low

    def new_id(self, entry: Mapping[str, Any], table: str, i: int, taken: list[str]) -> str:
        found = self.file.text_of(entry, table, i, "id")
        plain = found.replace("_", "").replace("-", "")
        if not plain.isalnum() or not plain.isascii() or found != found.lower() or found in taken:
            self.file.problem(
                self.file.line(table, i, "id"), f"{table} {i + 1}: 'id' must be small letters, digits, '-' and '_', each id once"
            )
            return f"{table}-{i + 1}"
        return found

    def sourced(self, entry: Mapping[str, Any], table: str, i: int, name: str) -> None:
        self.content.source[f"{table}-{name}"] = self.file.text_of(entry, table, i, "source")
