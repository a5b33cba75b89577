"""The content table, loaded once into lists of ints.

Things are numbered in the order of THINGS; grants come behind them, so that a bundle is a list of as many numbers. Every event's effects
lie in one long table of ops and end with END; an event is known by the place of its first op.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from triptych.core.content import ContentFile, shown

THINGS: Final = ("stone", "wood", "grain", "piety", "wool", "cloth", "loyalty", "knowledge", "money", "vp")
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
LIMITED: Final = 8  # the things of which there is only so much
HELD: Final = 9  # the things a player holds; VP stand on the track
GRANTS: Final = ("treat", "free_house", "favour")
TREAT: Final = 10
FREE_HOUSE: Final = 11
FAVOUR: Final = 12
BUNDLE: Final = 13  # the length of a bundle
# Counts: the things, and these.
HOUSE: Final = 10
SICK: Final = 11
COUNTS: Final = (*THINGS, "house", "sick")

ACTIONS: Final = (
    "grain",
    "piety",
    "building_material",
    "building_project",
    "sale",
    "privilege",
    "house_building",
    "house_rent",
    "donation",
    "cloth_making",
    "medicine",
    "favour",
)
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
ALL_CARDS: Final = (1 << CARDS) - 1
STARRED: Final = (1 << 6) - 1

CORNERS: Final = ("stone", "wood", "grain", "piety", "wool", "loyalty", "knowledge", "money1", "money2", "vp")
CORNER_THING: Final[list[int]] = [STONE, WOOD, GRAIN, PIETY, WOOL, LOYALTY, KNOWLEDGE, MONEY, MONEY, VP]
CORNER_NUMBER: Final[list[int]] = [1, 1, 1, 1, 1, 1, 1, 1, 2, 1]

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
MOST: Final = 20

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
END: Final = 18
OPS: Final = (
    "gain",
    "lose",
    "exchange",
    "score",
    "project",
    "fill",
    "cover",
    "uncover",
    "dues",
    "skip_action",
    "house_back",
    "price",
    "forbid",
    "modify",
    "useless",
    "random_discard",
)

# Who: everybody, or a way to compare and what is compared.
ALL: Final = 0
MOST_OF: Final = 1
LEAST_OF: Final = 2
EACH_WITH: Final = 3
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
        """A set of WOOL - WOOL, CLOTH - WOOL: what the market does not buy at first."""
        self.price: list[int] = [0, 0]
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


_TABLES: Final = ("format", "game", "players", "start", "market", "supply", "favour", "action", "project", "site", "place", "plague", "tax_die", "event")
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
        entries = {str(entry.get("id")): (i, entry) for i, entry in enumerate(self.file.entries("supply"))}
        for thing, word in enumerate((*THINGS[:LIMITED], "metal")):
            if word not in entries:
                self.file.problem(self.file.line("supply"), f"supply: there is no '{word}'")
                self.content.supply_name.append(dict.fromkeys(LANGUAGES, word))
                continue
            i, entry = entries.pop(word)
            self.file.known_keys(entry, "supply", i, (*_NAMED, "n", "where"))
            self.content.supply_name.append(self.file.names_of(entry, "supply", i, LANGUAGES))
            self.sourced(entry, "supply", i, word)
            n = self.number(entry.get("n"), 1, 99, self.file.line("supply", i, "n"), f"supply of {word}")
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
            if entry.get("starred") is not (i < 6):
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
            content.project_stone.append(self.number(entry.get("stone"), 1, 9, line, f"{what}: stone"))
            content.project_wood.append(self.number(entry.get("wood"), 1, 9, line, f"{what}: wood"))
            if entry.get("metal") != int(i == TOWER):
                file.problem(line, f"{what}: 'metal' must be {int(i == TOWER)}; the Tower is the second project")
            if i == TOWER and entry.get("enters") != "after_chapter_2":
                file.problem(line, f"{what}: the Tower enters \"after_chapter_2\"")
            if i != TOWER and entry.get("enters") not in ("start", "event"):
                file.problem(line, f"{what}: 'enters' must be \"start\" or \"event\"")
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
            content.site_material.append(file.word(entry.get("material"), THINGS[:2], line, f"site {i + 1}: material"))
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
        if not isinstance(faces, list) or len(faces) != 6:
            self.file.problem(line, "tax_die: 'faces' must be six numbers")
            faces = [2] * 6
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
        content.start_houses = self.number(table.get("houses"), 1, 7, line, "start: houses")
        content.start_seals = self.number(table.get("seals"), 1, 7, line, "start: seals")
        content.start_favour = file.word(table.get("favour_stone"), content.favour_id or ("-",), line, "start: favour_stone")
        content.start_projects = self.set_of(table.get("projects"), content.project_id, line, "start: projects")
        content.start_covered = self.set_of(table.get("market_covered"), ("wool", "cloth"), line, "start: market_covered")
        market = file.table("market")
        for i, good in enumerate(("wool", "cloth")):
            content.price[i] = self.number(market.get(good), 0, MOST, file.line("market", -1, good), f"market: {good}")

    # -- small things ---------------------------------------------------------------------------------------------------------------------

    def bundle(self, table: object, line: int, what: str, most: int) -> list[int]:
        """Amounts of the first `most` things and grants."""
        words = (*THINGS, *GRANTS)[:most]
        found = [0] * BUNDLE
        if not isinstance(table, dict):
            self.file.problem(line, f"{what}: must be a bundle like {{ wool = 1 }}, not {shown(table)}")
            return found
        for word, n in table.items():
            place = self.file.word(word, words, line, what)
            found[place] = self.number(n, 1, 1 if place > VP else MOST, line, f"{what}: {word}")
        return found

    def set_of(self, values: object, words: Any, line: int, what: str) -> int:
        if not isinstance(values, list):
            self.file.problem(line, f"{what}: must be a list")
            return 0
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
            self.file.problem(self.file.line(table, i, "id"), f"{table} {i + 1}: 'id' must be small letters, digits, '-' and '_', each id once")
            return f"{table}-{i + 1}"
        return found

    def sourced(self, entry: Mapping[str, Any], table: str, i: int, name: str) -> None:
        self.content.source[f"{table}-{name}"] = self.file.text_of(entry, table, i, "source")
