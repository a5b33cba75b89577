"""Everything World Without End can say, in one language, for a person to read through:

    python -m tests.games.world_without_end.make_languages

Every message in every branch, with things, amounts, favours, projects, places, sites, cards and players in each; one and several. Then all
cards as they are listed, and tables in characters: in the middle of a turn, at the end of a chapter, at the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.games.book import Book
from tests.games.world_without_end.table import Table, town
from tests.languages import Value, ways
from triptych.core.nouns import NounWording, named
from triptych.core.state import UNKNOWN
from triptych.games.world_without_end.content import (
    ACTIONS,
    BUNDLE,
    CLOTH,
    GRAIN,
    GRAIN_CARD,
    HELD,
    LIMITED,
    LOYALTY,
    MEDICINE,
    MONEY,
    PIETY,
    PRIVILEGE,
    STONE,
    VP,
    WOOD,
    WOOL,
)
from triptych.games.world_without_end.happenings import VP_SOURCES
from triptych.games.world_without_end.wording import PACKAGE, TownWording

SEATS = ["Anna", "Ben", "Clara", "Émile"]
PHRASES = ("amount-", "who-")
"""Messages that stand inside others like nouns, and have forms and branches."""
AMOUNTS = ("amount",)
"""Arguments that are so much of a thing; here they are the number of it, until `mend`."""
HIDDEN = ("told-discarded", "told-drawn-away")
OF_THE_MARKET = ("told-market", "board-market", "see-market", "op-price", "brief-price", "why-market", "told-sold")
OF_THE_DUES = ("op-dues", "brief-dues", "told-dues")
OF_MONEY = ("op-price", "brief-price", "board-market", "move-sell", "move-donate")
WHOM = ("who-all", "who-most", "who-least", "who-each", "who-first-most", "who-first-least")


def events(*names: str) -> list[int]:
    return [town().content.event_id.index(name) for name in names]


def bundle(**amounts: int) -> list[int]:
    """A bundle from words."""
    things = {"stone": STONE, "wood": WOOD, "grain": GRAIN, "wool": WOOL, "cloth": CLOTH, "money": MONEY, "loyalty": LOYALTY, "vp": VP}
    found = [0] * BUNDLE
    for thing, n in amounts.items():
        found[things[thing]] = n
    return found


class TownBook(Book):
    package = PACKAGE
    folder = Path(__file__).parent / "languages"
    same = {"small": "name", "initial": "name", "many": "number"}
    nouns = ("thing", "count", "favour", "project", "place", "site-name", "penalty", "chapter", "seat-name")
    more: Mapping[str, Sequence[dict[str, Value]]] = {
        "why-not-asked": [{"seat": -1}],
        "see-chapter": [{"chapter_id": "none", "number": 0}],
    }

    def wording(self, language: str) -> TownWording:
        found = town().wording(language, SEATS)
        assert isinstance(found, TownWording)
        return found

    def things(self, message: str) -> dict[str, list[int]]:
        cards = [card for card in range(len(ACTIONS)) if card != PRIVILEGE or not message.startswith(("hint-use", "ask-use"))]
        amounts = [*range(HELD), VP]
        if message.startswith(OF_THE_DUES):
            amounts = [PIETY, GRAIN, MONEY]
        elif message.startswith(OF_MONEY):
            amounts = [MONEY]
        elif message in ("told-sold", "move-weave"):
            amounts = [WOOL, CLOTH]
        elif message in ("told-built", "told-filled"):
            amounts = [STONE, WOOD]
        things = list(range(LIMITED if message.startswith(("told-no", "why-out", "see-supply")) else HELD))
        if message.startswith(OF_THE_MARKET):
            things = [WOOL, CLOTH]
        elif message == "told-wove":
            things, amounts = [CLOTH], [WOOL]
        elif message in ("card-site", "see-site", "why-no-space", "board-space", "detail-building", "brings-building", "counted-building"):
            things = [STONE, WOOD]
        elif message in ("detail-tax", "detail-money", "brings-tax", "brings-money", "counted-tax", "counted-money"):
            things = [MONEY]
        elif message in ("detail-due", "brings-due", "counted-due"):
            things = [PIETY, GRAIN]
        return {
            "seat": [0, 3],
            "thing": things,
            "amount": amounts,
            "count": list(range(12)),
            "who": [0, 1, 2, 3],
            "favour": list(range(10)),
            "project": list(range(7)),
            "place": list(range(11)),
            "site": [0, 6, 13],
            "second_site": [7, 12, 4],
            "penalty": [0, 1, 2],
            "chapter": [1, 2, 3, 4],
            "action": [MEDICINE, GRAIN_CARD, UNKNOWN] if message in HIDDEN else [PRIVILEGE] if message == "move-play-again" else cards,
            "second_action": [GRAIN_CARD, MEDICINE],
            "event": events("i04_fair", "iv11_altar_cloths"),
            "vp_source": list(range(len(VP_SOURCES))),
        }

    def values(self, wording: NounWording, message: str) -> dict[str, list[Value]]:
        assert isinstance(wording, TownWording)
        fair, wills = events("i04_fair", "iv06_wills")
        first, following = wording.effects(wills).split(". ")[0] + ".", wording.effects(fair)
        if message.startswith("brief-"):
            first, following = wording.favour_gets(0), wording.event_brief(fair)
        elif message.startswith("list-"):
            first, following = SEATS[0], SEATS[1]
        name = wording.action_name(MEDICINE)
        if message.startswith(("see-favour", "see-stone")):
            name = wording.favour_name(9)
        elif message == "see-project":
            name = wording.project_name(5)
        elif message in ("see-place", "see-plague"):
            name = wording.place_name(3)
        elif message == "see-penalty":
            name = wording.penalty_name(0)
        bonus = wording.bundle_text(bundle(stone=1, wood=1) if message == "move-build" else bundle(grain=1, vp=1))
        paid = bundle(stone=1, money=1) if message == "move-house" else bundle(wool=2, cloth=1)
        you = wording.say("income-you", wording.amount("amount", GRAIN, 1))
        other = wording.say("income-other", {"seat": 3, **wording.amount("amount", MONEY, 2)})
        listed = wording.listed([wording.thing_name(thing) for thing in (WOOL, CLOTH)], "list-end" if "uncover" in message else "list-or")
        if "cover-favours" in message:
            listed = wording.listed([wording.favour_name(favour) for favour in (0, 6)])
        return {
            "number": [68 if message == "see-score-more" else 2],
            "cell": [8],
            "more": [60],
            "second_number": [4],
            "most": [0, 5] if message.startswith(("op-", "brief-")) else [4, 5],
            "points": [6 if message.startswith("move-") else wording.points(136 if message == "board-vp-more" else 57)],
            "have": [1],
            "money": [6],
            "bundle": [bonus],
            "give": [wording.bundle_text(paid)],
            "get": [wording.bundle_text(bundle(money=3))],
            "needs": [wording.bundle_text(bundle(stone=4, wood=2) if message.startswith("card-") else bundle(loyalty=1))],
            "cost": [wording.bundle_text(bundle(money=1))],
            "brief": [wording.event_brief(wills)],
            "effects": [wording.action_text(MEDICINE) if message == "card-action" else wording.effects(fair)],
            "does": [wording.does(MEDICINE, True)],
            "gets": [wording.favour_gets(0)],
            "income": [wording.say("list-more", {"first": you, "next": other})],
            "corners": [
                wording.corners(fair)
                if message.startswith("see-")
                else wording.say("card-corners", {"number": 1, "things": wording.corners(fair)})
            ],
            "things": [wording.corners(fair) if message == "card-corners" else listed],
            "first": [first],
            "next": [following],
            "note": [wording.note("i04_fair", town().content.event_note[fair])],
            "text": [wording.effects(fair) if message.startswith("card-") else wording.action_text(MEDICINE)],
            "name": [name],
            "seats": [wording.listed(SEATS[:2])],
            "donors": [wording.listed(SEATS[:2])],
            "source": [wording.vp_source(4)],
            "print": [wording.project_text(5)],
            "piety": [wording.amount_text(PIETY, 2)],
            "grain": [wording.amount_text(GRAIN, 3)],
            "sign": ["▸"],
            **({"last": [SEATS[2]]} if message.startswith("list-") else {}),
        }

    def mend(self, wording: NounWording, message: str, number: int, args: dict[str, Value]) -> None:
        """Amounts and those whom an event hits have all their forms; what somebody has renamed has a name."""
        assert isinstance(wording, TownWording)
        for key in AMOUNTS:
            if isinstance(args.get(key), int):
                so_much = args["number"] if isinstance(args.get("number"), int) else number % 2 + 1
                args |= wording.amount(key, int(args[key]), int(so_much))
        if message == "move-weave":
            args |= {**wording.amount("give", WOOL, 2), **wording.amount("amount", CLOTH, 2)}
        elif message == "move-donate":
            args |= wording.amount("amount", MONEY, 1)
        if isinstance(args.get("who"), int):
            args |= wording.forms("who", WHOM[int(args["who"])], {"count": [LOYALTY, PIETY, MONEY, VP][number % 4]})
        if "event" in args:
            event = int(args["event"])
            args |= {
                key: text for key, text in (("effects", wording.event_text(event)), ("brief", wording.event_brief(event))) if key in args
            }
            if "give" in args:
                args |= wording.exchange(town().content.event_list[event])
        if "favour" in args and "gets" in args:
            args["gets"] = wording.favour_gets(int(args["favour"]))
        if "action" in args and "does" in args:
            args["does"] = wording.does(int(args["action"]), number % 2 == 0)
        if message == "see-penalty":
            args["name"] = wording.penalty_name(int(args["penalty"]))
        if message == "see-chapter":
            args["chapter_id"] = ("I", "II", "III", "IV")[int(args.pop("chapter")) - 1]
        if message.endswith("-plain"):
            args |= named("Linen")

    def sayings(self, wording: NounWording, message: str) -> Iterator[str]:
        if not message.startswith(PHRASES):
            yield from super().sayings(wording, message)
            return
        for number, args in enumerate(ways(self.package, message, self.things(message), self.values(wording, message), self.same)):
            self.mend(wording, message, number, args)
            yield self.shown(wording.forms("", message, args))

    def noun_args(self, wording: NounWording, message: str) -> dict[str, Value]:
        assert isinstance(wording, TownWording)
        site: dict[str, Value] = {"number": 7, "bundle": wording.bundle_text(bundle(money=2))}
        return {**named("Anna" if message == "seat-name" else "Old Mill"), **site}

    def tables(self, wording: NounWording) -> Iterator[list[str]]:
        for t, seat, width in ((turn(), 0, 132), (turn(), 1, 80), (turn(), -1, 60), (chapter_end(), 0, 80), (game_end(), 0, 80)):
            lines = wording.board(t.game.view(t.s, seat), seat, width)
            yield ["".join(span.text for span in line) for line in lines]


def turn() -> Table:
    """A table on which much can be seen at once."""
    says = """
        0: 2 stone 1 grain 3 wool 4 money 17 vp; 1: 1 wood 2 piety 3 knowledge 1 money; 2: 2 loyalty 1 cloth 9 money 31 vp;
        0 houses: 1 7; 2 houses: 13; 0 open: grain sale; 1 laid: piety; 1 hand: favour medicine donation;
        bridge: 3 stone 1 wood seal 0; tower: 6 stone; hospital: finished; lady_chapel: 1 stone seal 2; covered: queen king; favour: guild;
        edge: iii05_no_hands iii02_old_books; place 4: 3; place 9: 5; place 2: gone; dues: -1 piety; 2 penalties: begging
    """
    return Table(says, 3, in_round=4).uses("building_project")


def chapter_end() -> Table:
    """Dues are paid, and somebody may give loyalty."""
    return Table("0: 2 loyalty 1 piety 3 money 20 vp; 1: 2 piety 2 grain 9 money", 2, chapter=2).ends_chapter("tax 4")


def game_end() -> Table:
    """All is over."""
    return Table("0: 2 piety 2 grain 8 money 20 vp 1 wood; 1: 2 piety 3 grain 5 money 19 vp 2 stone", 2, chapter=4).ends_chapter("tax 3")


BOOK = TownBook()

if __name__ == "__main__":
    BOOK.write()
