"""Why a move is not offered: said for every move in any position, true, and nothing that the seat may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.sola_fide.speech import anything, random_game, speak, why_not
from tests.games.sola_fide.table import Table, clear, convert, dispute, faith, move, with_card
from triptych.core.game import Reason
from triptych.core.state import CHANCE, FRAME, TOP
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide import reasons
from triptych.games.sola_fide.content import CANNOT_CONVERT, CANNOT_MOVE, number_of, religion_of
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.phases.circles import markers, neutral, owned
from triptych.games.sola_fide.phases.step import same_of
from triptych.games.sola_fide.steps import STEPS

REASONS = set(re.findall(r'"(why-[a-z-]+)"', Path(reasons.__file__).with_name("reasons.py").read_text("utf-8")))


class Claim:
    """What a reason says about a seat in a position."""

    def __init__(self, s: m.FaithState, seat: int, reason: Reason) -> None:
        self.s = s
        self.c = s.cells
        self.seat = seat
        self.args = reason.args

    def __getitem__(self, key: str) -> int:
        value = self.args[key]
        assert isinstance(value, int)
        return value

    def lies(self, *fields: int) -> bool:
        """Does the card lie in one of these sets of the seat?"""
        bit = 1 << number_of(self["card"])
        return self.mine() and any(self.c[field + self.seat] & bit for field in fields)

    def mine(self) -> bool:
        return religion_of(self["card"]) == self.c[m.SIDE + self.seat]

    def open(self) -> bool:
        return self.c[m.CIRCLE + self["circle"]] == m.OPEN

    def all_mine(self, *sides: int) -> bool:
        territories = self.s.content.territories
        religion = self.c[m.SIDE + self.seat]
        return all(owned(self.s, self["circle"], side, religion) == len(territories[self["circle"] * 2 + side]) for side in sides)

    def no_neutral(self, *sides: int) -> bool:
        return all(neutral(self.s, self["circle"], side) == 0 for side in sides)

    def forbids(self, kind: int) -> bool:
        card = self.c[m.PERMANENT + self["seat"]]
        return self["seat"] != self.seat and card == self["card"] and self.s.content.permanent[card] == kind and self.disputed()

    def disputed(self) -> bool:
        return self.c[m.DISPUTED] == self["circle"]


TRUTH: dict[str, Callable[[Claim], bool]] = {
    "why-not-now": lambda is_: is_.args["step"] == STEPS[is_.c[is_.c[TOP]]].name,
    "why-circle-down": lambda is_: is_.c[m.CIRCLE + is_["circle"]] == m.FACE_DOWN,
    "why-circle-taken": lambda is_: is_.c[m.CIRCLE + is_["circle"]] == m.TAKEN + is_["seat"],
    "why-circle-chosen": lambda is_: is_.open(),
    "why-circle-not-disputed": lambda is_: is_.disputed(),
    "why-circle-not-same": lambda is_: same_of(is_.c[is_.c[TOP] - FRAME + 2]) == is_["circle"],
    "why-circle-due": lambda is_: is_.open() and is_.c[m.DUE] >> is_["circle"] & 1 == 1,
    "why-circle-not-due": lambda is_: is_.open() and is_.c[m.DUE] >> is_["circle"] & 1 == 0,
    "why-nothing-to-draw": lambda is_: is_.c[m.DECK_SIZE + is_.seat] == is_.c[m.DISCARD + is_.seat] == 0 < is_.c[m.HAND_SIZE + is_.seat],
    "why-circle-not-listed": lambda is_: is_["listed"] > 0,
    "why-side-not-meant": lambda is_: is_.open(),
    "why-one-side": lambda is_: is_.open(),
    "why-both-sides": lambda is_: is_.open(),
    "why-direction-not-meant": lambda is_: is_.open(),
    "why-all-yours": lambda is_: is_.all_mine(is_["side"]),
    "why-all-yours-both": lambda is_: is_.all_mine(0, 1),
    "why-no-neutral": lambda is_: is_.no_neutral(is_["side"]),
    "why-no-neutral-both": lambda is_: is_.no_neutral(0, 1),
    "why-cannot-convert": lambda is_: is_.forbids(CANNOT_CONVERT),
    "why-cannot-move": lambda is_: is_.forbids(CANNOT_MOVE),
    "why-at-end": lambda is_: is_.c[m.POWER + is_["circle"]] in (0, 3),
    "why-no-markers": lambda is_: markers(is_.s, is_["circle"], is_["side"]) == 0,
    "why-no-such-list": lambda is_: len(is_.s.content.lists[is_["card"]]) == is_["number"] > 1,
    "why-card-of-other": lambda is_: not is_.mine() and is_["religion"] == religion_of(is_["card"]),
    "why-card-in-hand": lambda is_: is_.lies(m.HAND, m.SHOWN),
    "why-card-not-drawn": lambda is_: is_.mine() and not is_.lies(m.DRAWN),
    "why-card-discarded": lambda is_: is_.lies(m.DISCARD),
    "why-card-spent": lambda is_: is_.lies(m.SPENT),
    "why-card-permanent": lambda is_: is_.c[m.PERMANENT + is_.seat] == is_["card"],
    "why-card-played": lambda is_: is_.c[m.PLAYED] == is_["card"],
    "why-card-in-deck": lambda is_: is_.lies(m.DECK),
    "why-card-left-out": lambda is_: is_.lies(m.LEFT_OUT),
    "why-card-not-offered": lambda is_: is_.mine() and not is_.lies(m.OFFER),
}


def test_each_reason_has_its_truth() -> None:
    assert set(TRUTH) == REASONS


def check_all(game: SolaFide, s: m.FaithState, seat: int) -> set[str]:
    """Ask about every move; the reasons must be true, and the same for one who sees only what the seat sees."""
    found: set[str] = set()
    view = game.view(s, seat)
    wording = speak(game)
    offered = game.legal(s, seat)
    kinds = {game.moves.kind_of[choice].words for choice in offered}
    for choice in range(game.moves.size):
        reason = game.why_not(s, seat, choice)
        seen = game.why_not(view, seat, choice)
        assert (reason.message, reason.args) == (seen.message, seen.args)
        if choice in offered:
            continue
        where = f"{game.moves.text(choice)} in {game.position(s)}"
        assert TRUTH[reason.message](Claim(s, seat, reason)), f"{reason.message} {reason.args}: {where}"
        if reason.message == "why-not-now":
            assert game.moves.kind_of[choice].words not in kinds, where
        sentence = wording.reason(reason)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        found.add(reason.message)
    return found


def test_reasons_in_random_games() -> None:
    found: set[str] = set()
    steps: set[str] = set()
    for game, seed in ((faith(sides="roll"), "a"), (faith(decks="draft"), "b"), (anything(1), "c"), (anything(2), "d")):
        for number, (s, _) in enumerate(random_game(game, f"reasons {seed}")):
            if s.actor >= 0 and (number % 7 == 0 or game.step(s).name not in steps):
                steps.add(game.step(s).name)
                for seat in game.asked(s):
                    found |= check_all(game, s, seat)
    assert len(found) > 20, REASONS - found
    assert len(steps) > 12


def test_somebody_else_is_asked() -> None:
    t = Table("ursulines: hand").turn("catholic")
    wording = speak(t.game)
    assert wording.reason(t.game.why_not(t.s, 1, 0)) == "It is Ann who is asked now."
    s = faith(sides="roll").new(2)
    assert wording.reason(faith(sides="roll").why_not(s, 0, 0)) == "Dice and cards decide first."


def test_the_game_is_over() -> None:
    t = Table("ursulines: hand", limit=1).begins("catholic", "draw", "draw nuncios")
    assert speak(t.game).reason(t.game.why_not(t.s, 0, 0)) == "The game is over."


# -- circles ------------------------------------------------------------------------------------------------------------------------------


def test_why_not_this_circle() -> None:
    t = Table("lower-saxon: protestant; nuncios: hand").begins("catholic", "play nuncios", "convert upper-saxon nobility")
    assert why_not(t, "convert austrian nobility") == "Still face down: the Austrian Circle (SF-4.9)."
    assert why_not(t, "convert lower-saxon nobility") == "Ben has already taken the Lower Saxon Circle (SF-4.9)."
    assert why_not(t, "convert upper-saxon nobility") == "You have already chosen the Upper Saxon Circle: no circle twice (SF-4.13)."


@pytest.mark.parametrize(
    ("says", "text"),
    [(convert, "convert upper-saxon commons"), (move, "move upper-saxon commons"), (clear, "clear upper-saxon commons")],
)
def test_why_not_a_circle_that_is_not_meant(says: Callable[..., str], text: str) -> None:
    marked = "lower-saxon commons: cP p p p n; franconian commons: cP p n n; lower-saxon power: N2; franconian power: N2; index: hand"
    listed = with_card("index", f"effects = [{says(where=['lower-saxon', 'franconian'])}]")
    t = Table(marked, own=listed).begins("catholic", "play index")
    assert why_not(t, text) == "It must be one of the circles that are named: Lower Saxon, Franconian."


def test_why_not_another_circle_than_the_disputed_or_the_same() -> None:
    own = with_card("index", f"effects = [{convert(1, 'either', where='disputed')}]")
    t = Table("disputed: franconian; index: hand", own=own).begins("catholic", "play index")
    assert why_not(t, "convert upper-saxon commons") == "It must be the circle with the disputation marker."
    own = with_card("index", f"effects = [{dispute()}, {move(1, 'either', where='same')}]")
    t = Table("index: hand", own=own).begins("catholic", "play index", "dispute lower-saxon")
    assert why_not(t, "move upper-saxon nobility") == "It must be the same circle as before: the Lower Saxon Circle."


def test_why_not_this_side() -> None:
    t = Table("ursulines: hand; leipzig-debate: hand; peter-canisius: hand").turn("catholic")
    assert why_not(t.fork().play("play ursulines"), "convert franconian nobility") == "It must be the commons of the Franconian Circle."
    assert why_not(t.fork().play("play leipzig-debate"), "convert franconian both") == "One side must be chosen, not both."
    canisius = t.fork().play("play peter-canisius")
    assert why_not(canisius, "convert upper-saxon commons") == "It must be the nobility of the Upper Saxon Circle."
    t = Table("luther-bible: hand").begins("protestant", "play luther-bible")
    assert why_not(t, "convert franconian commons") == "It is for both sides of the Franconian Circle at once."


def test_why_not_where_nothing_would_change() -> None:
    t = Table("franconian commons: pC c nC nC; franconian power: N1; ursulines: hand").begins("catholic", "play ursulines")
    assert why_not(t, "convert franconian commons") == "All territories of the commons in the Franconian Circle are already yours."
    t = Table("franconian commons: p c nC nC; franconian nobility: p c c nP; luther-bible: hand; pamphlets: hand").turn("protestant")
    assert why_not(t.fork().play("play luther-bible"), "convert franconian both") == "No territory in the Franconian Circle is neutral."
    own = with_card("index", f"effects = [{convert(1, 'commons', neutral=True)}]")
    t = Table("franconian commons: p c nC nC; index: hand", own=own).begins("catholic", "play index")
    assert why_not(t, "convert franconian commons") == "No territory of the commons in the Franconian Circle is neutral."
    own = with_card("index", f"effects = [{convert(1, 'both')}]")
    t = Table("upper-saxon nobility: p p p c n; index: hand", own=own).begins("catholic", "play index")
    assert "convert upper-saxon both" in t.offered


def test_why_not_move() -> None:
    t = Table("franconian power: N2; cajetan: hand; charles-v: hand").turn("catholic")
    assert why_not(t.fork().play("play cajetan"), "move franconian nobility") == (
        "The power marker of the Franconian Circle is already at the end of the track."
    )
    assert why_not(t.fork().play("play charles-v"), "move upper-saxon commons") == (
        "It can only go towards the nobility in the Upper Saxon Circle."
    )


def test_why_a_card_of_the_other_forbids_it() -> None:
    t = Table("conservative-countryfolk: front; disputed: franconian; vernacular-worship: hand").begins(
        "protestant", "play vernacular-worship"
    )
    assert why_not(t, "convert franconian commons") == (
        "The card “Conservative Countryfolk” of Ann forbids it in the Franconian Circle (SF-4.10)."
    )
    t = Table("ecclesiastical-reservation: front; disputed: franconian; melanchthon: hand").begins("protestant", "play melanchthon")
    assert why_not(t, "move franconian nobility") == (
        "The card “The Ecclesiastical Reservation” of Ann forbids moving the Franconian Circle (SF-4.10)."
    )


def test_why_not_remove_markers() -> None:
    t = Table("upper-saxon commons: c p p nP nP; lower-saxon commons: c p p pC n").foreign("catholic", "green", "john-calvin", "catholic")
    assert why_not(t, "clear franconian commons") == "No marker lies on the commons of the Franconian Circle."
    assert why_not(t, "clear upper-saxon nobility") == "It must be the commons of the Upper Saxon Circle."


def test_why_not_take_this_circle_next() -> None:
    t = Table("franconian commons: cP p nP n; upper-saxon commons: cP p p nP n; peasants-war: hand; lower-saxon: catholic")
    t.begins("protestant", "play peasants-war", "convert franconian commons", "convert upper-saxon commons")
    t.play("convert westphalian commons")
    assert t.offered == ["take upper-saxon", "take franconian"]
    assert why_not(t, "take upper-rhenish") == "Nobody owns the whole dominant side of the Upper Rhenish Circle yet (SF-5.4)."
    assert why_not(t, "take lower-saxon") == "Ann has already taken the Lower Saxon Circle (SF-4.9)."
    assert why_not(t, "convert upper-rhenish commons") == "That is not asked now. Choose which circle is taken first."
    t.play("take franconian", "influence white", "foreign third-way")
    assert why_not(t, "convert upper-saxon commons") == "Nothing more is done in the Upper Saxon Circle: it is about to be taken (SF-4.9)."


def test_why_not_draw() -> None:
    t = Table("catholic deck: -; ursulines: hand; nuncios: hand").turn("catholic")
    assert why_not(t, "draw") == "Nothing is left to draw, so play a card (SF-3.1)."


# -- cards --------------------------------------------------------------------------------------------------------------------------------


def test_why_not_play() -> None:
    t = Table("ursulines: hand; nuncios: discard; index: front").turn("catholic")
    assert why_not(t, "play melanchthon") == "The card “Philipp Melanchthon” is a Protestant card, and you play the other side."
    assert why_not(t, "play nuncios") == "The card “Papal Nuncios” lies in your discard pile."
    assert why_not(t, "play index") == "The card “The Index of Forbidden Books” lies in front of you as your permanent card."
    assert why_not(t, "play pilgrimages") == "The card “Pilgrimages” is in your deck."
    assert why_not(t, "play wallenstein") == "The card “Wallenstein” is not in the deck you play with."
    assert why_not(t, "convert franconian commons") == "That is not asked now. Play a card, or draw one."


def test_why_not_discard() -> None:
    t = Table("indulgences: hand; ursulines: hand; nuncios: hand").begins("catholic", "play indulgences")
    assert why_not(t, "discard indulgences") == "The card “Indulgences” is being played."
    t = Table("fuggers: hand; cajetan: hand").begins("catholic", "play fuggers", "draw ursulines", "draw pilgrimages", "draw nuncios")
    assert why_not(t, "discard cajetan") == "The card “Cardinal Cajetan” is not one of the cards just drawn (SF-3.7)."
    assert why_not(t, "discard melanchthon").startswith("The card “Philipp Melanchthon” is a Protestant card")


def test_why_not_take_back() -> None:
    own = with_card("index", 'effects = [{ op = "cost", discard = 1 }, { op = "recover", n = 1 }]')
    t = Table("index: hand; ursulines: hand; cajetan: hand; nuncios: discard; pilgrimages: discard", own=own)
    t.begins("catholic", "play index", "discard ursulines")
    assert why_not(t, "recover ursulines") == "The card “The Ursulines” went to the discard pile only in this turn (SF-3.3)."
    assert why_not(t, "recover cajetan") == "The card “Cardinal Cajetan” is in your hand."


def test_why_not_keep() -> None:
    t = Table.new(decks="draft")
    for _ in range(6):
        t.play(t.offered[0])
    t.by(0, "keep diet-of-worms")
    while t.asked == CHANCE:
        t.play(t.offered[0])
    assert why_not(t, "keep wallenstein") == "The card “Wallenstein” is not one of the three cards before you."
    assert why_not(t, "keep diet-of-worms") == "The card “The Diet of Worms” is in your deck."
    assert why_not(t, "keep two-kingdoms").startswith("The card “The Two Kingdoms” is a Protestant card")


def test_why_not_a_third_way_to_play_a_card() -> None:
    t = Table("ferdinand-ii: hand").begins("catholic", "play ferdinand-ii")
    assert why_not(t, "do 3") == "The card “Emperor Ferdinand II” gives a choice of 2 things only."
    assert why_not(t, "draw") == "That is not asked now. Choose what “Emperor Ferdinand II” does."
