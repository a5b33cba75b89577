"""Why a move is not offered: said for every move in any position, true, and nothing that the seat may not know."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.world_without_end.speech import anything, random_game, speak, why_not
from tests.games.world_without_end.table import THINGS, Table, op, own_content, town, with_event
from triptych.core.game import Reason
from triptych.core.state import TOP
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end import reasons
from triptych.games.world_without_end.content import CHAPTERS, FORBID, HELD, LIMITED, USELESS, WOOL
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.phases.lasting import in_force
from triptych.games.world_without_end.steps import STEPS

REASONS = set(re.findall(r'"(why-[a-z-]+)"', Path(reasons.__file__).with_name("reasons.py").read_text("utf-8")))


class Claim:
    """What a reason says about a seat in a position."""

    def __init__(self, s: m.TownState, seat: int, reason: Reason) -> None:
        self.s = s
        self.c = s.cells
        self.seat = seat
        self.args = reason.args

    def __getitem__(self, key: str) -> int:
        value = self.args[key]
        assert isinstance(value, int)
        return value

    def at(self, field: int, key: str) -> int:
        """The cell of the thing that is named."""
        return self.c[field + self[key]]

    def mine(self, field: int, key: str) -> bool:
        """Is it in this set of the seat?"""
        return bool(self.c[field + self.seat] >> self[key] & 1)

    def have(self, thing: int) -> int:
        return self.c[m.HAVE + self.seat * HELD + thing] if thing < HELD else self.c[m.VP + self.seat]

    def too_little(self) -> bool:
        return self["have"] == self.have(self["thing"]) < self["number"]

    def in_force_with(self, kind: int, what: int) -> bool:
        """Is the event in force, and does it have such an op?"""
        content = self.s.content
        first = content.event_list[self["event"]]
        ops = [at for at in range(first, first + 4) if (content.op[at], content.op_what[at]) == (kind, what)]
        return self["event"] in in_force(self.s) and bool(ops)

    def spaces(self) -> int:
        printed = (self.s.content.project_stone, self.s.content.project_wood)[self["thing"]]
        return printed[self["project"]] - self.c[(m.STONES, m.WOODS)[self["thing"]] + self["project"]]

    def there(self) -> bool:
        return self["event"] in self.c[m.EDGE : m.EDGE + m.EDGE_PLACES] or self["event"] == self.c[m.EVENT]


TRUTH: dict[str, Callable[[Claim], bool]] = {
    "why-not-now": lambda is_: is_.args["step"] == STEPS[is_.c[is_.c[TOP]]].name,
    "why-too-little": lambda is_: is_.too_little(),
    "why-out-of-stock": lambda is_: is_["thing"] < LIMITED and is_.at(m.SUPPLY, "thing") <= is_["number"],
    "why-useless": lambda is_: is_.in_force_with(USELESS, is_["thing"]),
    "why-cannot-pay-favour": lambda is_: is_.have(is_["thing"]) < is_.s.content.favour_pay[is_["favour"]][is_["thing"]] == is_["number"],
    "why-card-open": lambda is_: is_.mine(m.FACE_UP, "action"),
    "why-card-face-down": lambda is_: is_.mine(m.FACE_DOWN, "action"),
    "why-card-aside": lambda is_: is_.mine(m.SET_ASIDE, "action"),
    "why-forbidden": lambda is_: is_.in_force_with(FORBID, is_["action"]),
    "why-not-of-card": lambda is_: is_["action"] == is_.c[is_.c[TOP] + 2] % 16,
    "why-project-not-there": lambda is_: is_.at(m.PROJECT, "project") == m.NOT_THERE,
    "why-project-finished": lambda is_: is_.at(m.PROJECT, "project") == m.FINISHED,
    "why-project-covered": lambda is_: bool(is_.c[m.COVERED_PROJECTS] >> is_["project"] & 1),
    "why-no-space": lambda is_: is_.spaces() == is_["number"] < 2,
    "why-donated": lambda is_: bool(is_.at(m.SEALS, "project") >> is_.seat & 1),
    "why-no-seal": lambda is_: is_.c[m.SEALS_LEFT + is_.seat] == 0,
    "why-sell-nothing": lambda is_: True,
    "why-market-covered": lambda is_: bool(is_.c[m.COVERED_MARKET] >> is_["thing"] - WOOL & 1),
    "why-site-taken": lambda is_: is_.at(m.SITE, "site") == is_["seat"],
    "why-site-twin": lambda is_: is_.at(m.SITE, "site") == is_.seat,
    "why-no-house": lambda is_: is_.c[m.HOUSES_LEFT + is_.seat] == 0,
    "why-not-your-house": lambda is_: is_.at(m.SITE, "site") != is_.seat,
    "why-rent-nothing": lambda is_: 0 in is_.c[m.SUPPLY : m.SUPPLY + LIMITED] or [0] * 13 in is_.s.content.site_yield,
    "why-no-plague": lambda is_: is_.c[m.CHAPTER] < 3,
    "why-not-sick": lambda is_: is_.at(m.PLACES, "place") == m.TILE_DOWN,
    "why-healed": lambda is_: is_.at(m.PLACES, "place") == m.TILE_GONE,
    "why-treated": lambda is_: bool(is_.c[is_.c[TOP] + 2] >> is_["place"] & 1),
    "why-treat-order": lambda is_: is_.c[is_.c[TOP] + 2] >> is_["place"] == 1,
    "why-knowledge": lambda is_: is_["have"] == is_.have(THINGS.index("knowledge")) < is_["number"],
    "why-event-not-there": lambda is_: not is_.there(),
    "why-event-other": lambda is_: is_["event"] == is_.c[m.EVENT],
    "why-no-exchange": lambda is_: is_.there() and is_.s.content.event_exchange[is_["event"]] < 0,
    "why-exchanged": lambda is_: is_.there() and is_.c[m.EXCHANGED + is_.seat] > 0,
    "why-exchange-no-use": lambda is_: any(is_.s.content.op_get[is_.s.content.event_exchange[is_["event"]]][10:]),
    "why-not-asked-for": lambda is_: not is_.s.content.op_one_of[is_.c[is_.c[TOP] + 2]] >> is_["thing"] & 1,
    "why-none-of-it": lambda is_: is_.have(is_["thing"]) == 0,
    "why-show-most": lambda is_: is_["number"] <= is_.have(is_["thing"]),
    "why-no-penalty": lambda is_: not is_.mine(m.PENALTIES, "penalty") and is_.c[m.CHAPTER] < CHAPTERS,
    "why-nothing-missing": lambda is_: not is_.mine(m.PENALTIES, "penalty") and is_.c[m.CHAPTER] == CHAPTERS,
}


def test_each_reason_has_its_truth() -> None:
    assert set(TRUTH) == REASONS


def check_all(game: WorldWithoutEnd, s: m.TownState, seat: int) -> set[str]:
    """Ask about every move; the reasons must be true, and the same for one who sees only what the seat sees."""
    found: set[str] = set()
    view = game.view(s, seat)
    wording = speak(game)
    kinds = {game.moves.kind_of[choice].words for choice in s.moves}
    for choice in range(game.moves.size):
        if choice in s.moves:
            continue
        reason, seen = game.why_not(s, seat, choice), game.why_not(view, seat, choice)
        assert (reason.message, reason.args) == (seen.message, seen.args)
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
    games = ((town(), 4), (town(first_game=True), 2), (anything(1), 3), (anything(2), 4))
    for number, (game, players) in enumerate(games):
        for at, (s, _) in enumerate(random_game(game, players, f"reasons {number}")):
            if s.actor >= 0 and (at % 7 == 0 or game.step(s).name not in steps):
                steps.add(game.step(s).name)
                found |= check_all(game, s, s.actor)
    assert len(found) > 20, REASONS - found
    assert len(steps) > 10


def test_the_game_is_over() -> None:
    t = Table("all: 2 piety 2 grain 3 money", 2, chapter=4).ends_chapter("tax 3")
    assert speak(t.game).reason(t.game.why_not(t.s, 0, 0)) == "The game is over."


def test_somebody_else_is_asked() -> None:
    t = Table().turn()
    wording = speak(t.game)
    assert wording.reason(t.game.why_not(t.s, 1, 0)) == "It is Ann who is asked now."
    s = town().new(3)
    assert wording.reason(town().why_not(s, 0, 0)) == "Dice and cards decide first."


# -- cards --------------------------------------------------------------------------------------------------------------------------------


def test_why_not_this_card() -> None:
    t = Table("0 hand: grain piety sale; 0 open: favour").turn()
    assert why_not(t, "play favour") == "The card “Favour” lies on your open pile."
    assert why_not(t, "play medicine") == "The card “Medicine” already lies face down."
    assert why_not(t, "take grain") == "That is not asked now. Play a card face up."
    first = Table(first_game=True).turn()
    assert why_not(first, "play favour") == "The card “Favour” is not used before chapter II of a first game (WE-2.6)."


def test_why_not_something_else_than_the_card_does() -> None:
    t = Table("0: 1 money").uses("building_material")
    assert why_not(t, "take grain") == why_not(t, "earn") == "That is not what “Building Material” does."
    assert why_not(t, "discard grain") == "That is not asked now. Use “Building Material”, or leave it."
    again = Table("0: 2 money; 0 open: building_material").uses("privilege")
    assert why_not(again, "take piety") == "That is not what “Building Material” does."


def test_why_not_what_is_out_of_stock() -> None:
    t = Table("stock wood: 0").uses("building_material")
    assert why_not(t, "take wood") == "There is no wood left in the supply."
    t = Table("0: 2 wool; stock cloth: 1").uses("cloth_making")
    assert why_not(t, "weave 2") == "There is only 1 cloth left in the supply."


def test_why_a_card_that_is_forbidden_does_nothing() -> None:
    t = Table("0: 3 money 2 stone; edge: ii05_masons; 0 hand: building_project grain piety").uses("building_project")
    assert t.step == "discard"
    assert why_not(t, "build bridge stone") == (
        "The card “Building Project” cannot be used as long as “The king takes the masons” is in force."
    )
    assert why_not(t, "take grain") == "That is not asked now. Lay a card face down."


# -- building, donating, selling ----------------------------------------------------------------------------------------------------------


def test_why_not_build() -> None:
    t = Table("0: 2 stone; bridge: 3 stone; fulling_mill: finished; palace: 1 wood; covered: palace").uses("building_project")
    assert why_not(t, "build tower stone") == "Not in play yet: the Tower."
    assert why_not(t, "build fulling_mill stone") == "Already finished: the Fulling Mill."
    assert why_not(t, "build palace stone") == "Covered until the end of the chapter: the Prior’s Palace (WE-6.5)."
    assert why_not(t, "build bridge stone+stone") == "There is only 1 free space for stone left on the Bridge."
    assert why_not(t, "build bridge wood") == "For that you need 1 wood in all, and you have 0."
    t = Table("0: 2 stone; bridge: 4 stone; fulling_mill: 1 wood").uses("building_project")
    assert why_not(t, "build bridge stone") == "There is no free space for stone left on the Bridge."


def test_what_an_event_costs_counts_too() -> None:
    own = with_event("iv05_wages", op("modify", action="building_project", cost={"stone": 1}), permanent=True)
    t = Table("0: 2 stone; edge: iv05_wages", own=own).uses("building_project")
    assert why_not(t, "build bridge stone+stone") == "For that you need 3 stone in all, and you have 2."


def test_what_an_event_costs_is_back_in_stock() -> None:
    own = with_event("iv05_wages", op("modify", action="cloth_making", cost={"cloth": 1}), permanent=True)
    t = Table("0: 2 wool 1 cloth; edge: iv05_wages; stock cloth: 0", own=own).uses("cloth_making")
    assert why_not(t, "weave 2") == "There is only 1 cloth left in the supply."


def test_why_not_donate() -> None:
    t = Table("0: 3 money; bridge: seal 0; palace: 1 wood; covered: palace; fulling_mill: 1 wood; hospital: 1 wood").uses("donation")
    assert why_not(t, "donate bridge") == "You already have a seal on the Bridge (WE-4.7)."
    assert why_not(t, "donate palace") == "Covered until the end of the chapter: the Prior’s Palace (WE-6.5)."
    assert why_not(t, "donate tower") == "Not in play yet: the Tower."


def test_why_not_sell() -> None:
    t = Table("0: 2 wool 1 cloth").uses("sale")
    assert why_not(t, "sell 1 1") == "The market does not buy cloth now."
    assert why_not(t, "sell 3 0") == "For that you need 3 wool in all, and you have 2."
    assert why_not(t, "sell 0 0") == "To sell nothing, leave the card unused."


def test_why_not_build_a_house() -> None:
    t = Table("0: 2 stone 2 money; 0 houses: 1; 1 houses: 5").uses("house_building")
    assert why_not(t, "house 5") == "A house of Ben stands on site 5 (1 wool)."
    assert why_not(t, "house 2") == "You have a house on site 1 (1 grain): never both sites of one yield (WE-4.5)."
    assert why_not(t, "house 6") == "For that you need 1 wood in all, and you have 0."


def test_why_not_rent() -> None:
    t = Table("0 houses: 1 3; 1 houses: 2; stock grain: 0").uses("house_rent")
    assert why_not(t, "rent 2") == "You have no house on site 2 (1 grain)."
    assert why_not(t, "rent 1+5") == "You have no house on site 5 (1 wool)."
    assert why_not(t, "rent 1") == "What these houses yield is out of stock."


# -- the sick -----------------------------------------------------------------------------------------------------------------------------


def test_why_not_treat() -> None:
    assert why_not(Table("0: 5 knowledge").uses("medicine"), "treat 3") == "The plague has not come yet (WE-4.9)."
    t = Table("0: 3 knowledge; place 2: 2; place 4: 4; place 5: 1; place 6: gone; place 7: 2", chapter=3).uses("medicine")
    assert why_not(t, "treat 1") == "Nobody has fallen sick in the baker’s house."
    assert why_not(t, "treat 6") == "The sick person in the bailiff’s house has already been treated."
    assert why_not(t, "treat 4") == "For that you need 4 knowledge in all, and you have 3."
    t.play("treat 2")
    assert why_not(t, "treat 2") == "You are already treating the sick person in the innkeeper’s house."
    assert why_not(t, "treat 7") == "For that you need 4 knowledge in all, and you have 3."
    t = Table("0: 9 knowledge; place 2: 2; place 4: 4; place 5: 1", chapter=3).uses("medicine", "treat 4")
    assert why_not(t, "treat 2") == "The sick are named in the order of the places, and the last one was in the sexton’s house (WE-9.3)."
    t = Table("0: 3 knowledge; place 2: 2; edge: iii02_old_books").uses("medicine")
    assert t.step == "use"
    assert why_not(t, "treat 2") == "As long as “Only by the old books” is in force, knowledge counts as none."


def test_why_not_use_a_grant_so() -> None:
    t = Table("0: 3 knowledge; place 2: 2; place 4: 4").happens("iv10_plague_back")
    assert t.step == "grants"
    assert why_not(t, "treat 4") == "For that you need 4 knowledge in all, and you have 3."
    assert why_not(t, "house 4") == "That is not asked now. Use what you have been given, or leave it."
    t = Table("0: 2 money; 1 houses: 7").happens("iv08_plots", "exchange iv08_plots")
    assert why_not(t, "house 7") == "A house of Ben stands on site 7 (2 money)."


# -- the council, events ------------------------------------------------------------------------------------------------------------------


def test_we_3_2_why_not_this_direction() -> None:
    t = Table("0: 1 grain; favour: prior").lays("i02_mill")
    assert why_not(t, "lay 2") == "The favour stone would come to the Outlaws, and you could not pay 1 money (WE-3.2)."


def test_why_not_exchange() -> None:
    t = Table("0: 5 money 1 cloth; edge: i07_quarry i01_works", in_round=4).turn()
    assert why_not(t, "exchange i01_works") == "The event “Because the works drag on” offers no exchange in your turn."
    assert why_not(t, "exchange iv11_altar_cloths") == "The event “Altar cloths” is not in force."
    both = with_event("i01_works", op("exchange", give={"wool": 1}, get={"stone": 1}), permanent=True)
    t = Table("0: 5 money; edge: i07_quarry i01_works", own=both, in_round=4).turn()
    assert why_not(t, "exchange i01_works") == "For that you need 1 wool in all, and you have 0."
    t = Table("0: 5 money 2 wool; edge: i07_quarry i01_works", own=both, in_round=4).turn().play("exchange i07_quarry")
    assert why_not(t, "exchange i07_quarry") == "You have already used “The quarry stands open” in this round (WE-3.8)."
    wants = with_event("i01_works", op("exchange", give={"money": 1}, get={"treat": 1}), permanent=True)
    t = Table("0: 5 money; edge: i07_quarry i01_works", own=wants, in_round=4).turn()
    assert why_not(t, "exchange i01_works") == "You could not use what “Because the works drag on” gives (WE-3.9)."
    t = Table("0: 2 wool").happens("i04_fair")
    assert why_not(t, "exchange i07_quarry") == "It is about “A good day at the fair” now."


def test_why_not_give_up_something_else() -> None:
    t = Table("0: 2 wool 1 grain 1 cloth").happens("ii06_ralph")
    assert why_not(t, "lose cloth") == "The event “Ralph Fitzgerald rides by” does not ask for cloth."
    assert why_not(t, "lose stone") == "You have no stone."


def test_why_not_show_more() -> None:
    t = Table("0: 4 loyalty").happens("ii11_crecy")
    assert why_not(t, "show 3") == "More than 2 loyalty would not count."
    t = Table("0: 1 loyalty").happens("ii11_crecy")
    assert why_not(t, "show 2") == "For that you need 2 loyalty in all, and you have 1."


def test_why_not_take_back_this_house() -> None:
    t = Table("0 houses: 1 4; 1 houses: 7").happens("ii02_empty_houses")
    assert why_not(t, "take-back 7") == "You have no house on site 7 (2 money)."


@pytest.mark.parametrize(("chapter", "text"), [(1, "You are free of Begging anyway."), (4, "Missing grain does not cost you double.")])
def test_why_not_atone(chapter: int, text: str) -> None:
    t = Table("0: 2 grain 1 loyalty; 1: 2 grain 2 piety 9 money", 2, chapter=chapter).ends_chapter("tax 3")
    assert t.step == "atone"
    assert why_not(t, "atone begging") == text


def test_reasons_speak_of_renamed_things() -> None:
    own = own_content(('name = { en = "wool"', 'name = { en = "fleece"'))
    t = Table("0: 2 wool", own=own).uses("sale")
    assert why_not(t, "sell 3 0") == "For that you need 3 fleece in all, and you have 2."
