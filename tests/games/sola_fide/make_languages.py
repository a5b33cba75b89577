"""Everything Sola Fide can say, in one language, for a person to read through:

    python -m tests.games.sola_fide.make_languages

Every message in every branch, with circles, sides, religions, decks and cards in each; one and several. Then all cards as they are listed,
and tables in characters: in the middle of a turn, in the draft, at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.games.book import Book
from tests.games.sola_fide.table import Table, faith
from tests.languages import Value, ways
from triptych.core.nouns import NounWording, named
from triptych.core.state import UNKNOWN
from triptych.games.sola_fide.wording import PACKAGE, FaithWording

SEATS = ["Anna", "Émile"]
PHRASES = ("territories-", "circles-", "amount-")
"""Messages that stand inside others like nouns, and have forms and branches."""
HIDDEN = ("told-kept", "told-drew")
ABOUT_CARDS = ("see-foreign", "see-discard")


def cards(*names: str) -> list[int]:
    return [faith().content.card_id.index(name) for name in names]


def circles(*names: str) -> list[int]:
    return [faith().content.circle_id.index(name) for name in names]


class FaithBook(Book):
    package = PACKAGE
    folder = Path(__file__).parent / "languages"
    same = {"small": "name", "initial": "name", "many": "number", "names": "listed"}
    nouns = ("circle", "short", "side", "space", "religion", "deck", "seat-name")
    more: Mapping[str, Sequence[dict[str, Value]]] = {
        "why-not-asked": [{"seat": -1}],
        "see-seat": [{"seat": 0, "religion": "", "religion_id": "none"}],
    }

    def wording(self, language: str) -> FaithWording:
        found = faith().wording(language, SEATS)
        assert isinstance(found, FaithWording)
        return found

    def things(self, message: str) -> dict[str, list[int]]:
        shown = cards("battle-of-muehlberg", "ninety-five-theses")
        return {
            "seat": [0, 1],
            "second_seat": [1, 0],
            "circle": circles("upper-saxon", "electoral-rhenish", "austrian", "bavarian"),
            "listed": [0b100101, 0b1000000001],
            "side": [0, 1],
            "religion": [0, 1],
            "deck": [0, 1, 2, 3],
            "card": [*shown, UNKNOWN] if message in HIDDEN else shown,
            "foreign": [0, 9],
            "bonus": [0, 5],
        }

    def values(self, wording: NounWording, message: str) -> dict[str, list[Value]]:
        assert isinstance(wording, FaithWording)
        content = faith().content
        theses, ursulines = cards("ninety-five-theses", "ursulines")
        prints = wording.say("card-prints", {"catholic": 2, "protestant": 1, "neutral": 1})
        letters = {name: wording.say(f"letter-{name}") for name in ("catholic", "protestant")}
        numbers: dict[str, Value] = {"catholic": 2, "protestant": 1}
        first, second = wording.card_text(ursulines), wording.card_text(theses)
        if message.startswith("brief-"):
            first, second = wording.card_brief(ursulines), wording.card_brief(theses)
        elif message.startswith("list-"):
            first, second = SEATS
        return {
            "number": [2],
            "keep": [1],
            "vp": [7],
            "limit": [80] if message == "board-turn-limit" else ["yes", "no"],
            "space": [wording.space_name(2)],
            **{name: [text] for name, text in wording.space_names().items()},
            "brief": [wording.card_brief(cards("pilgrimages")[0] if message == "brief-in" else ursulines)],
            "effects": [wording.card_text(ursulines)],
            "first": [first],
            "next": [second],
            "last": [second],
            "place": [wording.say("place-any", {"number": 2})],
            "seats": [wording.listed(SEATS)],
            "name": [wording.printed(content.bonus_name[2])],
            "text": [wording.card_text(theses)],
            "note": [wording.note("ursulines", content.card_note[ursulines])],
            "nobility": [prints],
            "commons": [prints],
            "print": [wording.circle_text(0)],
            "territories": [prints],
            "circles": [""],
            "amount": [""],
            "sign": ["▸"],
            "neutral": [1],
            **{name: [letters[name] if message == "board-legend" else numbers[name]] for name in letters},
        }

    def mend(self, wording: NounWording, message: str, number: int, args: dict[str, Value]) -> None:
        """Phrases have all their forms; cards, not circles, lie in decks."""
        if message in ABOUT_CARDS:
            del args["listed"]
            assert isinstance(wording, FaithWording)
            args["names"] = wording.listed([wording.card_name(card) for card in cards("ursulines", "nuncios")])
        several = number % 2 + 1
        if "circles" in args:
            args |= wording.forms("circles", "circles-any", {"number": several})
            if "territories" in args:
                args |= wording.forms("territories", "territories-any", {"number": several})
        if "amount" in args:
            args |= wording.forms("amount", "amount-any", {"number": several})

    def sayings(self, wording: NounWording, message: str) -> Iterator[str]:
        if not message.startswith(PHRASES):
            yield from super().sayings(wording, message)
            return
        for args in ways(self.package, message, self.things(message), self.values(wording, message), self.same):
            yield self.shown(wording.forms("", message, args))

    def noun_args(self, wording: NounWording, message: str) -> dict[str, Value]:
        return dict(named("Anna" if message == "seat-name" else "Alsace"))

    def tables(self, wording: NounWording) -> Iterator[list[str]]:
        for t, width in ((turn(), 132), (turn(), 80), (turn(), 60), (draft(), 80), (end(), 80)):
            lines = wording.board(t.game.view(t.s, 0), 0, width)
            yield ["".join(span.text for span in line) for line in lines]


def turn() -> Table:
    """A table on which much can be seen at once."""
    says = """
        upper-saxon: protestant; lower-saxon: catholic; westphalian nobility: c c cP p nP;
        franconian power: N1; franconian commons: p c nC n;
        disputed: upper-rhenish; catholic rewards: 1; index: front; priesthood-of-all: front; wartburg: shown; freedom-of-a-christian: hand;
        chamber-court: hand; indulgences: hand; man-for-all-seasons: hand; ursulines: discard; pilgrimages: discard; two-kingdoms: discard
    """
    return Table(says).begins("catholic", "play chamber-court")


def draft() -> Table:
    """Some cards have been chosen."""
    t = Table.new(decks="draft")
    for _ in range(12):
        t.play(t.offered[0])
    return t


def end() -> Table:
    """The last circle is about to be taken, and is."""
    t = Table("only austrian; austrian power: N1; austrian nobility: p c c nC n; exsurge-domine: hand").turn("catholic")
    return t.play("play exsurge-domine")


BOOK = FaithBook()

if __name__ == "__main__":
    BOOK.write()
