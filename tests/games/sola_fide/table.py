"""A table for tests: say in plain statements what lies where, play by text, and look at what has changed.

    t = Table("lower-saxon nobility: c c p n nP; disputed: franconian; ursulines: hand").turn("catholic")
    t.play("play ursulines", "convert lower-saxon commons", "draw pilgrimages")
    assert t.news() == "lower-saxon commons: c p p pC n; pilgrimages: hand; ursulines: discard"

A statement is `what: where it is`:

    CIRCLE SIDE: c c p n nP     its territories: the small letter is the print (Catholic, Protestant, neutral), the big one a marker on it
    CIRCLE power: N1            its power marker
    CIRCLE: protestant          taken by that side (those below are turned up); `open` and `down` otherwise
    disputed: CIRCLE            the disputation marker; `-` for the supply
    CARD: deck                  or hand, shown (in the hand, as all know), discard, spent (discarded this turn), front (permanent),
                                out, drawn, stock, offer
    SIDE deck: CARD ...         the whole deck (or hand, discard ...) of a side; `-` for none
    SIDE rewards: 2             its reward markers
    only CIRCLE                 all other circles are taken, in turn by both

An untouched table is that of the starter game before anything was drawn: circles 1 to 3 open, hands empty, the 15 starter cards in the
decks, the other 30 out of the game; the first seat is Catholic. What is looked up here is read from the content file, not asked of the
engine.
"""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from typing import Any

from tests.games.table import GameTable
from triptych.core import registry
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide.game import SolaFide

RELIGIONS = ("catholic", "protestant")
SIDES = ("nobility", "commons")
SPACES = ("N2", "N1", "C1", "C2")
SETS = {
    "deck": m.DECK,
    "hand": m.HAND,
    "shown": m.SHOWN,
    "discard": m.DISCARD,
    "spent": m.SPENT,
    "out": m.LEFT_OUT,
    "drawn": m.DRAWN,
    "stock": m.STOCK,
    "offer": m.OFFER,
}
BELOW = {1: (2, 3), 2: (4, 5), 3: (5, 6), 4: (7, 8), 5: (8, 9), 6: (9, 10)}
MARKED = ("cP", "pC", "nC", "nP")  # the four kinds of marker, as they are counted


@lru_cache(maxsize=64)
def faith(own: str = "", sides: str = "first-catholic", decks: str = "starter", limit: int = 0) -> SolaFide:
    """The game, with the content of the box or with this one."""
    found = registry.game("sola-fide", "", own, {"sides": sides, "decks": decks, "limit": str(limit)})
    assert isinstance(found, SolaFide)
    return found


@lru_cache(maxsize=64)
def printed(own: str = "") -> dict[str, Any]:
    """The content file, as it stands."""
    return tomllib.loads(own or faith().content_text)


def own_content(*changes: tuple[str, str]) -> str:
    """The content of the box with some words replaced, each of which must be there."""
    text = faith().content_text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_card(card: str, says: str, *, military: bool = False, text: str = "") -> str:
    """A content file (default: of the box) in which this card says something else: the lines of `effects`, `choice` and `permanent`."""
    text = text or faith().content_text
    at = text.index("military = ", text.index(f'id = "{card}"'))
    return f"{text[:at]}military = {str(military).lower()}\n{says}\n{text[text.index('note = ', at) :]}"


def op(name: str, **fields: object) -> str:
    """An op of a content file, from its name and its fields."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in {"op": name, **fields}.items()) + " }"


def convert(n: int | str = 1, side: str = "commons", **more: object) -> str:
    return op("convert", side=side, n=n, **more)


def move(n: int = 1, toward: str = "commons", **more: object) -> str:
    return op("move", toward=toward, n=n, **more)


def clear(side: str = "commons", **more: object) -> str:
    return op("remove_markers", side=side, **more)


def dispute(where: str | list[str] = "any") -> str:
    return op("dispute", where=where)


class Table(GameTable):
    """A position that is set up, then played."""

    game: SolaFide
    s: m.FaithState

    def __init__(self, says: str = "", *, own: str = "", limit: int = 0, first: str = "catholic") -> None:
        self._open(faith(own, f"first-{first}", limit=limit), printed(own))
        self.s = self.game.table(2)
        self.s.sink = []
        c = self.s.cells
        c[m.TURN] = 0
        starters = {card["id"] for card in printed(own)["card"] if card["starter"]}
        for religion, seat in self.seats.items():
            c[m.SHUFFLED + seat] = (1 << 45) - 1
            for card in self._own(religion):
                self._put(card, "deck" if card in starters else "out")
        self.says(says)

    def _open(self, game: SolaFide, content: dict[str, Any]) -> None:
        self.game = game
        self.circles: list[dict[str, Any]] = content["circle"]
        self.circle_ids = [circle["id"] for circle in self.circles]
        self.card_ids = [card["id"] for side in RELIGIONS for card in content["card"] if card["side"] == side]

    @classmethod
    def new(cls, sides: str = "first-catholic", decks: str = "starter", limit: int = 0, own: str = "") -> Table:
        """A game at its very beginning."""
        t = cls.__new__(cls)
        t._open(faith(own, sides, decks, limit), printed(own))
        t.s = t.game.new(2)
        t.s.sink = []
        t.before = t.looks()
        return t

    @property
    def seats(self) -> dict[str, int]:
        """Who plays which side."""
        return {RELIGIONS[self.s.cells[m.SIDE + seat]]: seat for seat in (0, 1) if self.s.cells[m.SIDE + seat] != m.EMPTY}

    # -- putting things on the table -----------------------------------------------------------------------------------

    def says(self, statements: str) -> Table:
        """Make the table as the statements say."""
        for statement in filter(None, (part.strip() for part in statements.split(";"))):
            what, _, where = (part.strip() for part in statement.partition(":"))
            self._make(what.split(), where)
        return self

    def _make(self, what: list[str], where: str) -> None:
        c = self.s.cells
        if what[0] == "only":
            for number, circle in enumerate(self.circle_ids):
                if circle != what[1]:
                    self._taken(circle, RELIGIONS[number % 2])
        elif what == ["disputed"]:
            c[m.DISPUTED] = m.EMPTY if where == "-" else self.circle_ids.index(where)
        elif what[0] in self.circle_ids and len(what) == 1:
            self._taken(what[0], where)
        elif what[0] in self.circle_ids and what[1] == "power":
            c[m.POWER + self.circle_ids.index(what[0])] = SPACES.index(where)
        elif what[0] in self.circle_ids:
            self._lay(what[0], what[1], where)
        elif what[0] in RELIGIONS and what[1] == "rewards":
            seat = self.seats[what[0]]
            c[m.VP + seat] += int(where) - c[m.REWARDS + seat]
            c[m.REWARDS + seat] = int(where)
        elif what[0] in RELIGIONS:
            for card in self.cards(what[0], what[1]):
                self._put(card, "out")
            for card in where.split():
                if card != "-":
                    self._put(card, what[1])
        else:
            self._put(what[0], where)

    def _taken(self, circle: str, by: str) -> None:
        c = self.s.cells
        at = self.circle_ids.index(circle)
        c[m.CIRCLE + at] = m.TAKEN + self.seats[by]
        c[m.POWER + at] = 0
        for side in SIDES:
            self._lay(circle, side, " ".join(self._prints(circle, side)))
        c[m.VP + self.seats[by]] += self.circles[at]["vp"]
        for below in BELOW.get(at + 1, ()):
            if c[m.CIRCLE + below - 1] == m.FACE_DOWN:
                c[m.CIRCLE + below - 1] = m.OPEN
                c[m.POWER + below - 1] = SPACES.index(self.circles[below - 1]["start"])

    def _prints(self, circle: str, side: str) -> list[str]:
        return sorted(territory[0] for territory in self.circles[self.circle_ids.index(circle)][side])

    def _lay(self, circle: str, side: str, territories: str) -> None:
        words = territories.split()
        assert sorted(word[0] for word in words) == sorted(self._prints(circle, side)), f"{circle} {side} is not printed so: {territories}"
        assert all(len(word) == 1 or word in MARKED for word in words), territories
        at = m.MARKS + (self.circle_ids.index(circle) * 2 + SIDES.index(side)) * 4
        self.s.cells[at : at + 4] = [words.count(kind) for kind in MARKED]

    def _own(self, religion: str) -> list[str]:
        first = 45 * RELIGIONS.index(religion)
        return self.card_ids[first : first + 45]

    def _whose(self, card: str) -> int:
        return self.seats[RELIGIONS[self.card_ids.index(card) // 45]]

    def _put(self, card: str, place: str) -> None:
        c = self.s.cells
        seat = self._whose(card)
        number = self.card_ids.index(card)
        bit = 1 << number % 45
        for at in SETS.values():
            c[at + seat] &= ~bit
        if c[m.PERMANENT + seat] == number:
            c[m.PERMANENT + seat] = m.EMPTY
        if place == "front":
            c[m.PERMANENT + seat] = number
        else:
            c[SETS[place] + seat] |= bit
        if place in ("front", "shown", "discard", "spent"):
            c[m.KNOWN + seat] |= bit
        else:
            c[m.KNOWN + seat] &= ~bit
        c[m.DECK_SIZE + seat] = c[m.DECK + seat].bit_count()
        c[m.HAND_SIZE + seat] = (c[m.HAND + seat] | c[m.SHOWN + seat]).bit_count()
        c[m.DRAWN_SIZE + seat] = c[m.DRAWN + seat].bit_count()
        c[m.OFFER_SIZE + seat] = c[m.OFFER + seat].bit_count()

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def turn(self, religion: str) -> Table:
        """This side begins its turn; from now on `news` counts."""
        self.s.cells[m.TURN] = self.seats[religion]
        self.before = self.looks()
        self.set_agenda(["turn"])
        return self

    def foreign(self, religion: str, deck: str, card: str, turn: str) -> Table:
        """This side draws a Foreign Influence card, at the end of somebody's turn; from now on `news` counts."""
        return self.after_the_card(turn, f"choose-deck:{self.seats[religion]}").play(f"influence {deck}", f"foreign {card}")

    def after_the_card(self, turn: str, *frames: str) -> Table:
        """In somebody's turn the card is played, and this is next; from now on `news` counts."""
        self.s.cells[m.TURN] = self.seats[turn]
        self.before = self.looks()
        self.set_agenda(["end-turn", "hand-limit", "bonuses", *frames])
        return self

    def begins(self, religion: str, *texts: str) -> Table:
        """The side begins its turn, and these are played."""
        return self.turn(religion).play(*texts)

    def by(self, seat: int, *texts: str) -> Table:
        """Moves of a seat that is asked, perhaps together with the other."""
        for text in texts:
            assert text in self.offered_to(seat), f"'{text}' is not offered to {seat}, but {self.offered_to(seat)}"
            self.game.apply(self.s, seat, self.game.moves.parse(text))
            self.check()
        return self

    def offered_to(self, seat: int) -> list[str]:
        return [self.game.moves.text(move) for move in self.game.legal(self.s, seat)]

    @property
    def asks(self) -> str:
        """The side that is asked, or `chance`, or `nobody`."""
        by_seat = {seat: religion for religion, seat in self.seats.items()}
        return by_seat.get(self.asked, "chance" if self.asked == -1 else "nobody")

    # -- looking -------------------------------------------------------------------------------------------------------

    def looks(self) -> dict[str, str]:
        """The whole table in statements."""
        c = self.s.cells
        religion_of = {seat: religion for religion, seat in self.seats.items()}
        found = {"disputed": "-" if c[m.DISPUTED] == m.EMPTY else self.circle_ids[c[m.DISPUTED]]}
        for at, circle in enumerate(self.circle_ids):
            state = c[m.CIRCLE + at]
            found[circle] = ("down", "open")[state] if state < m.TAKEN else religion_of[state - m.TAKEN]
            found[f"{circle} power"] = SPACES[c[m.POWER + at]] if state == m.OPEN else "-"
            for side in SIDES:
                found[f"{circle} {side}"] = self.side(circle, side)
        for religion, seat in sorted(self.seats.items()):
            found[f"{religion} points"] = str(c[m.VP + seat])
            found[f"{religion} rewards"] = str(c[m.REWARDS + seat])
            for card in self._own(religion):
                found[card] = self.place(card)
        return found

    def side(self, circle: str, side: str) -> str:
        """The territories of a side, like ones together."""
        prints = self._prints(circle, side)
        at = m.MARKS + (self.circle_ids.index(circle) * 2 + SIDES.index(side)) * 4
        words: list[str] = []
        marks = dict(zip(MARKED, self.s.cells[at : at + 4], strict=True))
        for letter in "cpn":
            covered = [kind for kind in MARKED if kind[0] == letter for _ in range(marks[kind])]
            words += [letter] * (prints.count(letter) - len(covered)) + covered
        return " ".join(words)

    def place(self, card: str) -> str:
        """Where a card lies."""
        c = self.s.cells
        seat = self._whose(card)
        number = self.card_ids.index(card)
        if c[m.PERMANENT + seat] == number:
            return "front"
        if c[m.PLAYED] == number:
            return "played"
        return next((name for name, at in SETS.items() if c[at + seat] >> number % 45 & 1), "box")

    def cards(self, religion: str, place: str) -> list[str]:
        """The cards of a side that lie at a place, by number."""
        return [card for card in self._own(religion) if self.place(card) == place]

    def hand(self, religion: str) -> list[str]:
        return [card for card in self._own(religion) if self.place(card) in ("hand", "shown")]

    def news(self) -> str:
        """What has changed since the turn began, in statements, the circles first."""
        now = self.looks()
        return "; ".join(f"{what}: {where}" for what, where in now.items() if self.before.get(what) != where)

    @property
    def points(self) -> dict[str, int]:
        return {religion: self.s.cells[m.VP + seat] for religion, seat in self.seats.items()}

    def circle(self, name: str) -> str:
        return self.looks()[name]

    def power(self, name: str) -> str:
        return self.looks()[f"{name} power"]

    @property
    def disputed(self) -> str:
        return self.looks()["disputed"]


def statements(text: str) -> set[str]:
    """What a list of statements says, in whatever order and spacing."""
    return {" ".join(part.split()) for part in text.split(";") if part.strip()}
