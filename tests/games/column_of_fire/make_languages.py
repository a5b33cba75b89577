"""Everything A Column of Fire can say, in one language, for a person to read through:

    python -m tests.games.column_of_fire.make_languages

Every message in every branch, with every noun in each: each country, good, die, religion and stone; one and several; persons with a name of
their own, with an article, and with a name that several bear. Then the cards as they are listed, and a table in characters.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.games.book import Book
from tests.games.column_of_fire.table import GREEN, RED, YELLOW, Table, fire
from tests.languages import Value
from triptych.core.nouns import NounWording, named
from triptych.core.state import UNKNOWN
from triptych.core.words import load
from triptych.games.column_of_fire import symbols
from triptych.games.column_of_fire.content import BLACK, STONE_WORDS
from triptych.games.column_of_fire.happenings import VP_SOURCES
from triptych.games.column_of_fire.wording import FireWording

PACKAGE = "triptych.games.column_of_fire"
SEATS = ["Anna", "Ben", "Clara", "Émile"]
EVENTS = ("alba", "bartholomew", "armada", "edict")
PERSONS = ("elizabeth", "guise", "netherlands-captain", "spain-wine-merchant", "feria", "romero", "alice")
ASKED_IN_EVENTS = ("ward", "offer", "imprison", "lose-good", "lower-die")
ABOUT_EVENTS = ("told-set-aside", "told-event", "see-event", "board-event")
ARTICLES = {
    "the": "Duke of Guise",
    "der": "Herzog von Guise",
    "die": "Königin von Navarra",
    "das": "Orakel von Antwerpen",
    "le": "duc de Guise",
    "la": "reine de Navarre",
    "l": "archidiacre Romero",
    "les": "frères de Guise",
    "comte": "Feria",
    "pere": "Huus",
}
"""A name for each article, without it."""


def cards(*names: str) -> list[int]:
    return [fire().content.card_id.index(name) for name in names]


def table() -> Table:
    """A table on which much can be seen at once."""
    made = Table(3).everybody(protection=1, vp=7).has(RED, goods={"book": 2, "wine": 1}, tiles={"captain": 2, "vp:3": 1})
    made.person(RED, "guise", "blue", 2).person(RED, "spain-captain", "brown", 5).prisoner(RED, "orange", 3)
    made.person(GREEN, "sylvie", "blue", 4).has(YELLOW, tiles={"take_die": 1}, goods={"ore": 1})
    made.lay("france", 2, 1, 1).lay("netherlands", 1, 1).lay("spain", 0, 1)
    made.house(RED, "france", 4).house(GREEN, "france", 2).house(YELLOW, "spain", 6).house(RED, "netherlands", 1)
    return made.turning_up("bartholomew", RED)


class FireBook(Book):
    package = PACKAGE
    folder = Path(__file__).parent / "languages"
    same = {"goods": "good", "second_goods": "second_good", "colour": "die", "small": "name", "initial": "name", "many": "number"}
    nouns = ("country", "die", "colour", "good", "goods", "religion", "stone", "seat-name", "card-plain", "person", "article")
    more: Mapping[str, Sequence[dict[str, Value]]] = {
        "why-not-asked": [{"seat": -1}],
        "see-religion": [{"seat": 0, "religion": "", "religion_id": "none"}],
    }

    def wording(self, language: str) -> FireWording:
        return FireWording(load(language, PACKAGE), SEATS, fire().content)

    def things(self, message: str) -> dict[str, list[int]]:
        """What each noun of a message can be."""
        family, _, rest = message.partition("-")
        event = (family in ("ask", "wait") and rest in ASKED_IN_EVENTS) or message in ABOUT_EVENTS
        black = message in ("lot-roll", "told-ransomed", "why-die-highest", "why-die-lowest")
        tiles = [fire().content.tile_keys.index(key) for key in ("vp:2", "captain", "stone:catholic")]
        return {
            "seat": [0, 3],
            "country": [0, 1, 2, 3],
            "second_country": [3, 2, 1, 0],
            "house": [3, 2, 1, 0],
            "die": [0, 1, 2, 3, 4, BLACK] if black else [0, 1, 2, 3, 4],
            "good": [0, 1, 2, 3],
            "second_good": [3, 2, 1, 0],
            "religion": [0, 1],
            "stone": list(range(len(STONE_WORDS))),
            "card": cards(*(EVENTS if event else PERSONS)),
            "space": fire().content.loch_space[:2] if message in ("told-dealt", "told-redealt") else [6, 15, 16],
            "tile": [*tiles, UNKNOWN] if message == "told-tile-drawn" else tiles,
            "vp_source": list(range(len(VP_SOURCES))) if message in ("detail-scored", "brings-scored") else [1, 6, len(VP_SOURCES) - 1],
            "loch_card": [0, 1],
        }

    def values(self, wording: NounWording, message: str) -> dict[str, list[Value]]:
        """What the other arguments of a message can be; the first is enough where nothing hangs on it."""
        assert isinstance(wording, FireWording)
        in_full = message.startswith(("card-", "see-", "told-", "explain-"))
        told = wording.explanation if in_full else wording.deed
        sylvie = fire().content.actions[cards("sylvie")[0]]
        return {
            "number": [4],
            "second_number": [2],
            "points": [2],
            "from": [2],
            "cost": [4],
            "vp": [1],
            "action": [wording.explanation([symbols.VP + 2]) if in_full else wording.deed(sylvie)],
            "effect": [wording.effect(cards("babington")[0]) if in_full else wording.say("suffer-lose-vp", {"number": 2})],
            "text": [wording.effect(cards("edict")[0])],
            "note": [wording.note(cards("walsingham")[0])],
            "name": [wording.symbol_name(symbols.VP + 2) if message == "card-space-name" else wording.card_name(cards("spain-captain")[0])],
            "first": ["Anna" if message.startswith("list-") else told([symbols.VP + 1])],
            "second": [told([symbols.VP + 2])],
            "next": ["Ben"],
            "last": ["Clara"],
            "seats": [wording.say("list-end", {"first": "Anna", "last": "Ben"})],
            "closed": ["no", "×"],
            **{stone: [wording.say(f"letter-{stone}")] for stone in STONE_WORDS},
        }

    def mend(self, wording: NounWording, message: str, number: int, args: dict[str, Value]) -> None:
        if args.get("step") == "ward":
            args["card"] = cards(*EVENTS)[number % len(EVENTS)]

    def noun_args(self, wording: NounWording, message: str) -> dict[str, Value]:
        assert isinstance(wording, FireWording)
        name = ARTICLES.get(message.removeprefix("article-"), wording.card_name(cards("spain-captain")[0]))
        if message in ("seat-name", "card-plain"):
            name = "Alice Willard"
        return {**named(name), "country": 2}

    def tables(self, wording: NounWording) -> Iterator[list[str]]:
        view = fire().view(table().s, RED)
        for width in (120, 80):
            yield ["".join(span.text for span in line).rstrip() for line in wording.board(view, RED, width)]


BOOK = FireBook()

if __name__ == "__main__":
    BOOK.write()
