"""Why a move is not offered: said for every move in any position, true, and nothing that the seat may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.column_of_fire.speech import everything, random_game, speak, why_not
from tests.games.column_of_fire.table import BLUE, GREEN, RED, Table, fire
from triptych.core.game import Reason
from triptych.core.state import TOP
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire import moves, reasons
from triptych.games.column_of_fire.content import COUNTRY_WORDS, PERSONS, TILE_KINDS
from triptych.games.column_of_fire.game import ColumnOfFire
from triptych.games.column_of_fire.phases.actions import has_room
from triptych.games.column_of_fire.phases.track import spaces_left_out
from triptych.games.column_of_fire.steps import STEPS

REASONS = set(re.findall(r'"(why-[a-z-]+)"', Path(reasons.__file__).with_name("reasons.py").read_text("utf-8")))


class Claim:
    """What a reason says about a seat in a position."""

    def __init__(self, s: m.FireState, reason: Reason) -> None:
        self.s = s
        self.c = s.cells
        self.seat = s.actor
        self.args = reason.args

    def __getitem__(self, key: str) -> int:
        value = self.args[key]
        assert isinstance(value, int)
        return value

    def die_at(self) -> int:
        return self.c[m.DIE_AT + self.seat * 5 + self["die"]]

    def die_value(self) -> int:
        return self.c[m.FAITH + self.seat] if self["die"] == 5 else self.c[m.DIE_VALUE + self.seat * 5 + self["die"]]

    def goods(self) -> int:
        return self.c[m.GOODS + self.seat * 4 + self["good"]]

    def house(self) -> int:
        return self.c[m.HOUSE + self.seat * 4 + self["country"]]

    def owner(self) -> int:
        """Whose display the card lies in, or -1."""
        cards = self.c[m.DISPLAY : m.DISPLAY + 20]
        return cards.index(self["card"]) // 5 if self["card"] in cards else -1

    def on_stack(self) -> bool:
        return self["card"] in self.c[m.STACK_TOP : m.STACK_TOP + 4]

    def lies_under(self) -> bool:
        at = self.seat * 5
        place = self.c[m.DISPLAY + at : m.DISPLAY + at + 5].index(self["card"])
        return self.c[m.DISPLAY_DIE + at + place] == self["die"] and self.die_at() == m.ON_PERSON


TRUTH: dict[str, Callable[[Claim], bool]] = {
    "why-not-now": lambda is_: str(is_.args["step"]).startswith(STEPS[is_.c[is_.c[TOP]]].name),
    "why-choose-first": lambda is_: STEPS[is_.c[is_.c[TOP]]].name == "choose-religion",
    "why-no-anytime": lambda is_: not any(move >= moves.RANSOM for move in is_.s.moves),
    "why-cost": lambda is_: is_["vp"] == is_.c[m.VP + is_.seat] < is_["cost"],
    "why-person-does-not": lambda is_: is_.owner() == is_.seat,
    "why-space-does-not": lambda is_: is_.c[m.DISC + is_.seat] == is_["space"],
    "why-no-tile": lambda is_: is_.c[m.TILES + is_.seat * TILE_KINDS + is_["tile"]] == 0,
    "why-no-such-tile": lambda is_: True,
    "why-no-tile-left": lambda is_: sum(is_.c[m.TILE_COUNT : m.TILE_COUNT + 4]) == 28,
    "why-die-free": lambda is_: is_.die_at() == m.FREE,
    "why-die-in-hand": lambda is_: is_.die_at() == m.IN_HAND,
    "why-die-on-person": lambda is_: is_.lies_under(),
    "why-die-on-loch": lambda is_: is_.die_at() == m.ON_LOCH_LEVEN,
    "why-die-on-no-person": lambda is_: is_.die_at() != m.ON_PERSON,
    "why-die-no-number": lambda is_: is_.die_at() == m.FREE and is_.die_value() == 0,
    "why-die-highest": lambda is_: is_.die_value() == is_["number"] == (5 if is_["die"] == 5 else 6),
    "why-die-lowest": lambda is_: is_.die_value() == is_["number"] == 1,
    "why-no-person-there": lambda is_: is_.c[m.STACK_TOP + is_["country"]] == m.EMPTY,
    "why-person-there": lambda is_: is_.c[m.STACK_TOP + is_["country"]] == is_["card"],
    "why-house-high": lambda is_: is_.house() == is_["number"] >= is_.die_value(),
    "why-no-such-space": lambda is_: is_["number"] == len(is_.s.content.colour) - 1,
    "why-space-start": lambda is_: True,
    "why-space-held": lambda is_: is_.c[m.DISC + is_["seat"]] == is_["space"] and is_["seat"] != is_.seat,
    "why-too-far": lambda is_: is_["cost"] == spaces_left_out(is_.s, is_.seat, is_["space"]) > is_["number"] == 3,
    "why-no-good": lambda is_: is_.goods() == 0,
    "why-one-good": lambda is_: is_.goods() == 1,
    "why-not-bought": lambda is_: is_["country"] not in is_.s.content.buyers(is_["good"]),
    "why-no-house": lambda is_: is_.house() == 0,
    "why-sold": lambda is_: is_.c[m.SOLD] >> (is_["country"] * 4 + is_["good"]) & 1 == 1,
    "why-no-room": lambda is_: not has_room(is_.s, is_["country"]),
    "why-no-stone": lambda is_: is_.c[m.STONES + is_["country"] * 3 + is_["stone"]] == 0,
    "why-person-of-other": lambda is_: is_.owner() == is_["seat"] != is_.seat,
    "why-person-in-hand": lambda is_: is_.owner() < 0 and not is_.on_stack() and m.IN_HAND in is_.c[m.DIE_AT : m.DIE_AT + 20],
    "why-person-away": lambda is_: is_.owner() < 0 and not is_.on_stack(),
    "why-no-torch": lambda is_: has_room(is_.s, is_["country"]),
    "why-neutral-elsewhere": lambda is_: COUNTRY_WORDS[is_["country"]] in COUNTRY_WORDS,
    "why-only-neutral": lambda is_: STEPS[is_.c[is_.c[TOP]]].name == "neutral",
}


def test_each_reason_has_its_truth() -> None:
    assert set(TRUTH) == REASONS


def check_all(game: ColumnOfFire, s: m.FireState) -> set[str]:
    """Ask about every move; the reasons must be true, and the same for one who sees only what the seat sees."""
    found: set[str] = set()
    view = game.view(s, s.actor)
    wording = speak(game)
    kinds = {game.moves.kind_of[move].words for move in s.moves}
    for move in range(game.moves.size):
        reason = game.why_not(s, s.actor, move)
        seen = game.why_not(view, s.actor, move)
        assert (reason.message, reason.args) == (seen.message, seen.args)
        if move in s.moves:
            continue
        where = f"{game.moves.text(move)} in {game.position(s)}"
        assert TRUTH[reason.message](Claim(s, reason)), f"{reason.message} {reason.args}: {where}"
        if reason.message == "why-not-now":
            assert game.moves.kind_of[move].words not in kinds, where
        sentence = wording.reason(reason)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        found.add(reason.message)
    return found


def test_reasons_in_random_games() -> None:
    found: set[str] = set()
    steps: set[str] = set()
    for game, players, seed in ((fire(), 2, "a"), (fire(), 3, "b"), (fire(), 4, "c"), (everything(), 3, "d")):
        for number, (s, _) in enumerate(random_game(game, players, f"reasons {seed}")):
            if s.actor >= 0 and (number % 10 == 0 or game.step(s).name not in steps):
                steps.add(game.step(s).name)
                found |= check_all(game, s)
    assert len(found) > 25, REASONS - found
    assert len(steps) > 11


def test_somebody_else_is_asked() -> None:
    t = Table().using(GREEN, "elizabeth")
    wording = speak(fire())
    assert wording.reason(t.game.why_not(t.s, RED, 0)) == "It is Ben who is asked now."
    s = fire().new(2)
    assert wording.reason(fire().why_not(s, 0, 0)) == "Dice and cards decide first."


def test_the_game_is_over() -> None:
    t = Table().has(RED, vp=51)
    t.s.cells[m.FINALE] = m.FIFTY
    t.end_of_turn(BLUE, 2)
    assert speak(fire()).reason(t.game.why_not(t.s, RED, 0)) == "The game is over."


# -- selling ------------------------------------------------------------------------------------------------------------------------------


def test_why_not_sell() -> None:
    t = Table().has(RED, goods={"cloth": 1}).house(RED, "spain", 2).using(RED, "england-captain")
    assert why_not(t, "captain wine england") == "You have no wine."
    assert why_not(t, "captain book france") == "You have no books."
    assert why_not(t, "captain cloth england") == "You have no house in England."
    assert why_not(t, "captain cloth netherlands") == "Nobody in the Netherlands buys cloth."
    assert why_not(t, "ship england cloth") == "That is not what the Captain of England does."


def test_why_not_sell_twice() -> None:
    t = Table().has(RED, goods={"cloth": 2}, tiles={"captain": 1}).house(RED, "england", 2).on_space(RED, 6)
    t.play("tile captain cloth england")
    t = Table().has(RED, goods={"cloth": 3, "wine": 1}, tiles={"captain": 1}).house(RED, "england", 2).on_space(RED, 6)
    t.play("tile captain cloth england")
    assert why_not(t, "ship england cloth") == "You have already sold cloth in England in this turn (CF-7.8)."
    assert why_not(t, "ship england both") == "You have already sold cloth in England in this turn (CF-7.8)."
    assert why_not(t, "ship england ore") == "Nobody in England buys ore."
    assert why_not(t, "ship spain cloth") == "That is not what the English ship (space 6) does."


def test_why_not_sell_in_both_countries() -> None:
    t = Table().has(RED, goods={"cloth": 1}).house(RED, "england", 2).house(RED, "spain", 2).on_space(RED, 15)
    assert why_not(t, "market cloth both") == "You have only 1 cloth, and need one for each of the two countries."
    t = Table().has(RED, goods={"cloth": 2}).house(RED, "england", 2).on_space(RED, 15)
    assert why_not(t, "market cloth both") == "You have no house in Spain."
    assert why_not(t, "market wine england") == "That is not what the cloth market (space 15) does."


# -- persons and spaces -------------------------------------------------------------------------------------------------------------------


def test_why_not_take_a_person() -> None:
    t = Table().used_up("spain").person(RED, "walsingham", "white", 3).prisoner(RED, "blue", 2)
    t.second_half(RED, orange=2, brown=3, purple=1)
    assert why_not(t, "take white england") == "The white die lies on Francis Walsingham."
    assert why_not(t, "take blue france") == "The blue die lies on Loch Leven."
    assert why_not(t, "take brown spain") == "No person lies on the stack of Spain."
    expected = "On the stack of the Netherlands lies William of Orange: only a stack that is used up gives a house alone (CF-5.8)."
    assert why_not(t, "house orange netherlands") == expected


def test_why_not_take_a_person_with_a_die_that_came_free() -> None:
    t = Table().has(RED, vp=5).person(RED, "walsingham", "white", 3).second_half(RED)
    t.play("ransom white")
    assert why_not(t, "take white england") == "The white die has no number in this turn (CF-5.9)."
    assert why_not(t, "ransom white") == "The white die is free: it lies on no card."


def test_why_not_a_house_alone() -> None:
    t = Table().used_up("spain").house(RED, "spain", 4).second_half(RED, brown=4)
    assert why_not(t, "house brown spain") == "Your house in Spain already stands on 4: the brown die does not bring it up (CF-5.12)."
    t = Table().used_up("spain").has(RED, vp=0).second_half(RED, brown=4)
    assert why_not(t, "house brown spain") == "It costs 1 VP, and you have 0."
    assert why_not(t, "no-person") == "It costs 1 VP, and you have 0."


def test_why_not_go() -> None:
    t = Table().has(RED, vp=1, disc=6).has(GREEN, disc=10).prisoner(RED, "purple", 2).track(RED)
    assert why_not(t, "go 6") == "Your disc stands there now: it may not end where it began (CF-6.3)."
    assert why_not(t, "go 10") == "Ben stands on the protection tile (space 10)."
    assert why_not(t, "go 5") == "It costs 2 VP, and you have 1."
    assert why_not(t, "go 2") == "Dmitri stands on the Spanish ship (space 2)."
    assert why_not(t, "go 31") == "The track has spaces 0 to 19."
    t = Table().has(RED, disc=6).has(BLUE, disc=3).prisoner(RED, "purple", 2).track(RED)
    assert why_not(t, "go 2") == "The purple die lies on Loch Leven."


def test_why_not_go_so_far() -> None:
    t = Table(own=everything().content_text).has(RED, vp=9, disc=3).track(RED)
    expected = "Too far: 4 free spaces of that colour lie before the captain (space 21), and at most 3 may be left out (CF-6.2)."
    assert why_not(t, "go 21") == expected


def test_why_not_another_neutral_stone() -> None:
    t = Table(3).house(RED, "spain", 1).has(RED, goods={"ore": 1}).on_space(RED, 6)
    assert t.step == "neutral"
    assert why_not(t, "place neutral spain") == "The ship is that of England: the neutral stone can go only there (CF-6.5)."
    assert why_not(t, "place catholic england") == "The ship brings a neutral stone, no other (CF-6.5)."
    assert why_not(t, "go 3") == "That is not asked now. You may place a neutral stone in England."


# -- actions ------------------------------------------------------------------------------------------------------------------------------


def test_why_not_place_or_lift_a_stone() -> None:
    t = Table().lay("england", 2, 1, 1).using(RED, "walsingham")
    assert why_not(t, "place catholic england") == "No religion space is free in England."
    assert why_not(t, "lift protestant spain") == "No Protestant stone lies on a religion space of Spain."
    assert why_not(t, "place neutral spain") == "That is not what Francis Walsingham does."


def test_why_not_turn_a_die() -> None:
    t = Table().has(RED, faith=5).person(RED, "feria", "blue", 6).person(RED, "huus", "brown", 1).using(RED, "imke")
    assert why_not(t, "turn blue up") == "The blue die shows 6, its highest number."
    assert why_not(t, "turn brown down") == "The brown die shows 1, its lowest number."
    assert why_not(t, "turn black up") == "Your religion die shows 5, its highest number."
    assert why_not(t, "turn purple up") == "The purple die is free: it lies on no card."
    t = Table().has(RED, faith=1).using(RED, "imke")
    assert why_not(t, "turn black down") == "Your religion die shows 1, its lowest number."


def test_why_not_remove() -> None:
    t = Table().person(GREEN, "feria", "white", 3).using(RED, "rollo")
    assert why_not(t, "remove feria") == "Only your own persons and those on the stacks can be removed, but Ben has the Count of Feria."
    assert why_not(t, "remove guise") == "You find the Duke of Guise neither on a stack nor in your display."


def test_why_not_while_something_is_in_the_hand() -> None:
    t = Table().has(RED, vp=5, protection=1, tiles={"remove_person": 1, "turn_die": 1}).second_half(RED, white=4).play("take white england")
    assert why_not(t, "tile remove elizabeth") == "You hold Elizabeth I in your hand until your house is placed (CF-5.11)."
    expected = "The white die is in your hand until the person lies in your display (CF-5.11)."
    assert why_not(t, "tile turn white up") == expected
    assert why_not(t, "ransom white") == expected


def test_why_not_take_a_die() -> None:
    t = Table().using(RED, "cardinal")
    assert why_not(t, "free blue") == "The blue die is free: it lies on no card."


def test_why_not_draw_a_tile() -> None:
    t = Table().person(RED, "alice", "blue", 3)
    rest = {key: number for key, number in zip(t.content.tile_keys, t.content.tile_count, strict=True) if number}
    t.has(BLUE, tiles=rest).using(RED, "ned-willard")
    assert why_not(t, "gain tile") == "All advantage tiles are in the hands of players (CF-1.5)."


# -- anytime moves ------------------------------------------------------------------------------------------------------------------------


def test_why_no_tile() -> None:
    t = Table().has(RED, tiles={"turn_die": 1}).using(RED, "elizabeth")
    assert why_not(t, "tile captain book france") == "You hold no such tile (captain)."
    assert why_not(t, "tile place catholic spain") == "You hold no such tile (Catholic stone)."
    assert why_not(t, "tile ship spain ore") == "No advantage tile does that."
    assert why_not(t, "tile turn blue up") == "The blue die is free: it lies on no card."


def test_why_not_pay_for_a_die() -> None:
    t = Table().using(RED, "elizabeth")
    assert why_not(t, "ransom white") == "It costs 3 VP, and you have 2."
    assert why_not(t, "ransom black") == "It costs 3 VP, and you have 2."


def test_why_not_inside_something_else() -> None:
    expected = "Inside an event, a conflict or another action no tile can be used and no die bought back (CF-3.2)."
    t = Table().has(RED, vp=9, protection=1).turning_up("babington", RED)
    assert why_not(t, "ransom black") == expected
    t = Table().has(RED, vp=9, tiles={"captain": 1}).lay("england", 2, 1, 1).lay("spain", 1, 3).end_of_turn(RED).play("pass")
    assert why_not(t, "tile captain book france") == expected
    t = Table().has(RED, vp=9, disc=14).using(RED, "cecil").play("step")
    assert why_not(t, "ransom black") == expected


# -- events and conflicts -----------------------------------------------------------------------------------------------------------------


def test_why_not_in_an_event() -> None:
    t = Table().house(BLUE, "netherlands", 3).prisoner(BLUE, "white", 2).turning_up("alba", RED)
    assert why_not(t, "imprison white") == "The white die lies on Loch Leven."
    t = Table().has(RED, goods={"book": 1, "wine": 1}).turning_up("empty-treasury", RED)
    assert why_not(t, "lose ore") == "You have no ore."
    t = Table().house(RED, "spain", 1).person(RED, "feria", "white", 4).person(RED, "huus", "blue", 1).turning_up("silver-fleet", RED)
    assert why_not(t, "lower brown") == "The brown die lies on no person."


def test_why_no_conflict() -> None:
    t = Table().lay("england", 2, 1, 1).lay("spain", 1, 3).end_of_turn(RED)
    assert why_not(t, "conflict france") == "No torch burns in France."


# -- another question ---------------------------------------------------------------------------------------------------------------------


def not_now(t: Table) -> str:
    """The reason for a move that belongs to another question."""
    return why_not(t, "stay" if t.step != "place-house" else "pass")


@pytest.mark.parametrize(
    ("step", "text"),
    [
        ("window", "That is not asked now. You may use tiles, buy back a die, or go on."),
        ("use", "That is not asked now. You may use the Duke of Guise, or leave it."),
        ("choose-religion", "That is not asked now. Choose your religion."),
        ("choose-person", "That is not asked now. Choose a person, or none."),
        ("stone", "That is not asked now. Decide on the stone of Elizabeth I."),
        ("place-house", "That is not asked now. Decide on your house in England."),
        ("track", "That is not asked now. Choose where your disc goes."),
        ("neutral", "That is not asked now. You may place a neutral stone in England."),
        ("conflicts", "That is not asked now. Choose which conflict comes next."),
        ("ward", "That is not asked now. Decide whether to ward off the event “The letters in the beer barrel”."),
        ("offer", "That is not asked now. Decide whether to give back a protection tile."),
        ("imprison", "That is not asked now. Choose a die to lay on Loch Leven."),
        ("lose-good", "That is not asked now. Choose a good to lose."),
        ("lower-die", "That is not asked now. Choose a die on a person to turn down."),
    ],
)
def test_another_question_is_put(step: str, text: str) -> None:
    tables: dict[str, Callable[[], Table]] = {
        "window": lambda: Table().has(RED, vp=5).first_half(RED),
        "use": lambda: Table().using(RED, "guise"),
        "choose-religion": lambda: Table().has(RED, faith=1).first_half(RED).play("roll black 4"),
        "choose-person": lambda: Table().second_half(RED),
        "stone": lambda: Table().has(RED, protection=1).second_half(RED, white=4).play("take white england"),
        "place-house": lambda: Table().house(RED, "england", 2).second_half(RED, white=4).play("take white england"),
        "track": lambda: Table().track(RED),
        "neutral": lambda: Table(3).on_space(RED, 6),
        "conflicts": lambda: Table().lay("england", 2, 1, 1).lay("spain", 1, 3).end_of_turn(RED),
        "ward": lambda: Table().everybody(protection=1).turning_up("babington", GREEN),
        "offer": lambda: Table().has(RED, protection=1).turning_up("edict", RED),
        "imprison": lambda: Table().house(BLUE, "netherlands", 3).turning_up("alba", RED),
        "lose-good": lambda: Table().has(RED, goods={"book": 1, "wine": 1}).turning_up("empty-treasury", RED),
        "lower-die": lambda: (
            Table().house(RED, "spain", 1).person(RED, "feria", "white", 4).person(RED, "huus", "blue", 1).turning_up("silver-fleet", RED)
        ),
    }
    t = tables[step]()
    assert t.step == step
    assert not_now(t) == text
    check_all(t.game, t.s)


def test_a_space_is_put() -> None:
    t = Table().on_space(RED, 15)
    assert why_not(t, "no-person") == "That is not asked now. You may use the cloth market (space 15), or leave it."


def test_every_person_can_be_named() -> None:
    t = Table().using(RED, "rollo")
    wording = speak(t.game)
    for card in range(PERSONS):
        if moves.REMOVE + card not in t.s.moves:
            assert wording.reason(t.game.why_not(t.s, RED, moves.REMOVE + card))
