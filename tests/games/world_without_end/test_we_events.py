"""Every event of the box is played where it matters and where it does not (events.py); what holds on is looked at as long as it holds."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.world_without_end.events import ALWAYS_MATTER, IMMEDIATE, LASTING, Case, Lasting
from tests.games.world_without_end.table import Table, printed
from triptych.core.state import CHANCE
from triptych.games.world_without_end import model as m

EVENTS: dict[str, dict[str, Any]] = {event["id"]: event for event in printed()["event"]}
BRINGING = {name: op["id"] for name, event in EVENTS.items() for op in event["effects"] if op["op"] == "project"}
PERMANENT = [name for name, event in EVENTS.items() if event["permanent"]]

SAID = {
    *("vp", "have", "site", "project", "stones", "woods", "seals", "covered_projects", "favour", "covered_favours", "covered_market"),
    *("edge", "places", "dues", "penalties"),
}
"""The fields of which `news` speaks."""
COMES_ALONG = {"round", "supply", "event", "events_left", "tiles_left"}
"""What changes with every event, or with what a seat gains: that nothing gets lost is looked at after every move."""


def named(cases: list[Case] | list[Lasting]) -> list[str]:
    """Each case by its event and the how-manieth position of it."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for case in cases:
        seen[case.event] = seen.get(case.event, 0) + 1
        found.append(f"{case.event}-{seen[case.event]}")
    return found


def statements(text: str) -> set[str]:
    return {part.strip() for part in text.split(";") if part.strip()}


def turned(text: str, by: int, players: int) -> str:
    """Statements or a question with everybody so many seats further on."""

    def on(found: re.Match[str]) -> str:
        return f"{found[1]}{(int(found[2]) + by) % players}"

    text = re.sub(r"(^|; *)(\d)(?=[ :])", on, text)
    text = re.sub(r"(seal )(\d)", on, text)
    return re.sub(r"(site \d+: )(\d)", on, text)


def answer(t: Table, question: str) -> str:
    """Somebody is asked just this, and answers."""
    seat, offered, said = (part.strip() for part in re.split(r"[?!]", question))
    assert t.asked == (CHANCE if seat == "-" else int(seat)), f"{question}: {t.asked} is asked {t.offered}"
    assert t.offered == offered.split(", ")
    assert said in t.offered
    t.play(said)
    return said


def other_fields(t: Table, before: list[int]) -> set[str]:
    """The fields that have changed, those of which `news` speaks aside."""
    changed = {
        field.name
        for field in t.game.layout.fields
        if before[field.at : field.at + field.size] != t.s.cells[field.at : field.at + field.size]
    }
    return changed - SAID - COMES_ALONG


@pytest.mark.parametrize("active", [0, 1, 3])
@pytest.mark.parametrize("case", IMMEDIATE, ids=named(IMMEDIATE))
def test_we_3_1_every_immediate_event(case: Case, active: int) -> None:
    """WE-3.1, 3.9, 3.10, 6.5, 8.4, 9.2: whoever is active, all sit so many seats further on."""
    t = Table(turned(case.table, active, case.players), case.players, chapter=EVENTS[case.event]["chapter"], active=active % case.players)
    before = t.s.cells[:]
    t.happens(case.event)
    laid: list[tuple[int, str]] = []
    for question in case.asks:
        question = turned(question, active, case.players)
        laid.append((t.asked, answer(t, question)))
    assert (t.step, t.asked) == ("lay", active % case.players), "and nothing else is asked"
    assert statements(t.news()) == statements(turned(case.after, active, case.players))
    assert other_fields(t, before) == set(case.also)
    for seat, said in laid:
        verb, card = said.split()[0], said.split()[-1]
        if verb in ("idle", "discard"):
            assert card not in t.hand(seat)
            assert card in (t.open_pile(seat) if verb == "idle" else t.face_down(seat))


def lasts(case: Lasting, place: str) -> Table:
    """The turn of the case: with the event turned up in this round, or in an earlier one, or without it."""
    chapter = EVENTS[case.event]["chapter"]
    t = Table(f"{case.table}; edge: {case.event}" if place == "edge" else case.table, chapter=chapter)
    return t.turn(0, case.event if place == "now" else "")


@pytest.mark.parametrize("place", ["now", "edge"])
@pytest.mark.parametrize("case", LASTING, ids=named(LASTING))
def test_we_3_6_every_permanent_event(case: Lasting, place: str) -> None:
    """WE-3.5, 3.6, 3.8: in the round it is turned up and at the edge."""
    t = lasts(case, place)
    for question in case.asks:
        answer(t, question)
    assert t.s.cells[m.TURN] == 1, "the next one has his turn"
    assert statements(t.news()) == statements(case.after)


@pytest.mark.parametrize("case", LASTING, ids=named(LASTING))
def test_we_3_6_the_same_turn_without_the_event(case: Lasting) -> None:
    """So that it is the event that makes the difference, or makes none."""
    t = lasts(case, "without")
    for question in case.asks if case.otherwise is None else case.otherwise:
        answer(t, question)
    assert t.s.cells[m.TURN] == 1
    assert statements(t.news()) == statements(case.after if case.otherwise is None else case.otherwise_after)


@pytest.mark.parametrize("event", BRINGING)
def test_we_1_2_a_project_that_is_there_does_not_come_once_more(event: str) -> None:
    """The second position of the events that bring one."""
    t = Table(chapter=EVENTS[event]["chapter"]).happens(event)
    assert t.project(BRINGING[event]) == "nothing"
    t.happens(event)
    assert t.news() == ""
    assert t.heard("brought") == []


def test_no_event_is_left_out() -> None:
    """Each of the 44 has a position in which something happens, and one in which nothing does, unless there is none."""
    assert len(EVENTS) == 44
    assert {case.event for case in IMMEDIATE} == set(EVENTS) - set(PERMANENT)
    assert {case.event for case in LASTING} == set(PERMANENT)
    matters = {case.event for case in IMMEDIATE if case.after or case.also} | {case.event for case in LASTING if case.otherwise is not None}
    assert matters == set(EVENTS)
    nothing = {case.event for case in IMMEDIATE if not case.after and not case.also}
    nothing |= {case.event for case in LASTING if case.otherwise is None} | set(BRINGING)
    assert set(EVENTS) - nothing == ALWAYS_MATTER


def test_every_choice_of_an_event_is_answered_both_ways() -> None:
    """Exchanges and grants are taken and left; whoever may choose among several things does not always take the first."""
    said: dict[str, set[str]] = {}
    for name, questions in [*((case.event, case.asks) for case in IMMEDIATE), *((case.event, case.asks) for case in LASTING)]:
        said.setdefault(name, set()).update(question.partition("!")[2].strip() for question in questions)
    for name, event in EVENTS.items():
        for op in event["effects"]:
            if op["op"] == "exchange":
                assert {"pass", f"exchange {name}"} <= said[name]
            if op["op"] == "gain" and op["what"] in ("treat", "favour"):
                assert "skip" in said[name]
                assert any(one.startswith(op["what"]) for one in said[name])


# -- what an immediate event leaves behind -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "stone", "fields", "comes_to"),
    [
        ("i06_empty_stall", "queen", 1, "outlaws_1"),
        ("i06_empty_stall", "outlaws_2", 1, "queen"),
        ("i06_empty_stall", "outlaws_2", 2, "outlaws_1"),
        ("ii04_harvest_fails", "king", 2, "bishop"),
        ("ii04_harvest_fails", "king", 1, "outlaws_2"),
        ("ii04_harvest_fails", "earl", 1, "outlaws_2"),
        ("iii06_court_leaves", "bishop", 1, "prior"),
        ("iii06_court_leaves", "merchants", 1, "earl"),
        ("iii06_court_leaves", "merchants", 3, "bishop"),
    ],
)
def test_we_3_4_covered_fields_are_not_counted_from_this_very_round_on(event: str, stone: str, fields: int, comes_to: str) -> None:
    t = Table(f"favour: {stone}; 0: 3 money").happens(event)
    t.lay((fields - EVENTS[event]["arrow"]) % 4)
    assert t.favour == comes_to


def test_we_7_2_what_an_event_has_covered_is_open_in_the_next_chapter() -> None:
    t = Table("covered: earl bridge; palace: 0 stone; only: palace; dues: 1 money; market: wool", chapter=2).ends_chapter("tax 2")
    assert t.s.cells[m.CHAPTER] == 3
    found = t.looks()
    assert (found["covered"], found["market"], found["dues"], found["bridge"], found["palace"]) == ("-", "-", "-", "nothing", "1 stone")
    assert t.s.cells[m.ONLY_PROJECT] == m.EMPTY


def test_we_4_3_cloth_can_be_sold_as_soon_as_buyers_ask_for_it() -> None:
    t = Table("0: 1 cloth; 0 hand: sale grain piety").happens("i03_cloth_buyers").lay().play("play sale")
    assert "sell 0 1" in t.offered
    t = Table("0: 1 cloth; 0 hand: sale grain piety").happens("i04_fair").lay().play("play sale")
    assert t.step == "discard", "the cloth field is covered in chapter I"


@pytest.mark.parametrize(
    ("event", "owed"),
    [("i11_fleet", {"money": 4}), ("iii07_papal_pardon", {"piety": 1}), ("iv09_peace", {"money": 2}), ("", {})],
)
def test_we_7_3_what_is_owed_changes_for_this_chapter(event: str, owed: dict[str, int]) -> None:
    """Without a `dues` event it is 2 piety, 2 grain and, as rolled here, 3 money."""
    t = Table("all: 4 piety 4 grain 9 money 0 loyalty", 2, in_round=6)
    if event:
        t.happens(event)
        while t.step == "exchange":
            t.play("pass")
    t.ends_chapter("tax 3")
    expected = {"piety": 2, "grain": 2, "money": 3} | owed
    assert t.heard("gave") == [f"gave {seat} {thing} {n}" for seat in (0, 1) for thing, n in expected.items()]
    assert t.heard("missed") == []
    if t.s.cells[m.CHAPTER] != 4:
        assert t.looks()["dues"] == "-", "it was for that chapter only"


def test_we_6_5_nothing_is_built_where_godwyns_masons_do_not_work() -> None:
    """WE-6.5 and, at the end of the chapter, WE-7.1."""
    t = Table("bridge: 1 stone; 0: 2 stone 3 money; 0 hand: building_project donation grain").happens("iii03_palace").lay()
    assert t.fork().play("play building_project").offered == ["skip", "build palace stone", "build palace stone+stone"]
    assert t.fork().play("play donation").offered == ["skip", "donate palace"]
    t = Table("bridge: 1 stone", in_round=6).happens("iii03_palace").ends_chapter("tax 2")
    assert (t.project("bridge"), t.project("palace")) == ("1 stone", "1 stone")


@pytest.mark.parametrize("event", ["ii01_war", "ii03_accusation"])
def test_we_8_4_who_has_laid_his_cards_plays_none_in_this_round(event: str) -> None:
    """He has his turn for permanent exchanges all the same; Privilege repeats nothing of what lies there unused (WE-4.4)."""
    t = Table("1: 1 piety; all hand: grain piety sale privilege; 0: 2 money", 2).happens(event)
    while t.step in ("idle", "discard"):
        t.play(t.offered[0])
    t.lay()
    if event == "ii01_war":
        assert t.asked == CHANCE, "the next event"
        assert (t.s.cells[m.ROUND], t.active) == (3, 1)
        assert [t.hand(seat) for seat in (0, 1)] == [["sale", "privilege"]] * 2
        assert t.s.cells[m.SKIPS] == 0
    else:
        assert (t.asked, t.step) == (1, "play")
        assert t.hand(0) == ["sale", "privilege"]
    u = Table("0 laid: grain; 0 hand: privilege sale", 2, chapter=2).uses("privilege")
    assert u.asked == 1, "nothing to repeat; the last card went face down by itself"


def test_we_8_5_who_comes_before_the_royal_court_does_not_go_to_war_as_well() -> None:
    """The position in which the war changes nothing for those who have laid their cards already."""
    t = Table("0 penalties: court; all hand: grain piety sale favour", 2, chapter=2, in_round=1).begins_round()
    t.play("idle grain", "discard piety", "event ii01_war")
    assert (t.asked, t.step) == (1, "idle"), "only the other one"
    t.play("idle sale", "discard favour")
    assert t.step == "lay"
    assert [t.hand(seat) for seat in (0, 1)] == [["sale", "favour"], ["grain", "piety"]]


def test_we_8_4_after_penance_the_war_takes_only_an_open_card() -> None:
    t = Table("0 penalties: penance; all hand: grain piety sale favour", 2, chapter=2, in_round=1).begins_round()
    t.play("lose-card grain", "event ii01_war", "idle sale", "idle piety", "discard grain")
    assert t.step == "lay"
    assert [t.hand(seat) for seat in (0, 1)] == [["piety", "favour"], ["sale", "favour"]]


def test_we_9_2_the_place_falls_sick_before_the_text_is_read() -> None:
    """So the one who has just fallen sick can be treated, and counts in the trench."""
    t = Table("1: 3 knowledge", chapter=4).happens("iv10_plague_back", tile=3)
    assert (t.asked, t.offered) == (1, ["skip", "treat 3"])
    t = Table("0: 1 piety", 2, chapter=3).happens("iii10_trench", tile=5)
    assert t.news() == "1: -1 vp; covered: guild bishop; place 5: 5"


@pytest.mark.parametrize("event", [name for name, event in EVENTS.items() if event["chapter"] > 2])
def test_we_9_2_every_place_is_that_of_its_event(event: str) -> None:
    place = EVENTS[event]["place"]
    t = Table(chapter=EVENTS[event]["chapter"]).happens(event, tile=4)
    assert t.place(place) == "4"
    assert t.heard("sick", "nobody-sick") == [f"sick {place} 4"]
    for lies in ("2", "gone"):
        t = Table(f"place {place}: {lies}", chapter=EVENTS[event]["chapter"]).happens(event)
        assert t.place(place) == lies
        assert t.heard("sick", "nobody-sick") == [f"nobody-sick {place}"]


# -- from when to when a permanent event holds -------------------------------------------------------------------------


@pytest.mark.parametrize("event", PERMANENT)
def test_we_3_6_a_permanent_event_does_nothing_when_it_is_turned_up(event: str) -> None:
    """Nobody is asked anything and nothing changes, a place that falls sick aside, until the card is laid."""
    chapter = EVENTS[event]["chapter"]
    t = Table("all: 3 wool 2 cloth 2 money 1 knowledge 1 stone", chapter=chapter).happens(event)
    assert (t.step, t.asked) == ("lay", 0)
    assert t.news() == (f"place {EVENTS[event]['place']}: 1" if chapter > 2 else "")


@pytest.mark.parametrize("event", PERMANENT)
def test_we_3_6_it_goes_to_the_edge_and_the_third_replaces_the_older_one(event: str) -> None:
    chapter = EVENTS[event]["chapter"]
    first, second = [name for name in PERMANENT if EVENTS[name]["chapter"] == chapter and name != event]
    for edge, then, left in (
        ("", event, []),
        (first, f"{first} {event}", []),
        (second, f"{second} {event}", []),
        (f"{first} {second}", f"{second} {event}", [f"edge-left {first}"]),
        (f"{second} {first}", f"{first} {event}", [f"edge-left {second}"]),
    ):
        t = Table(f"edge: {edge}" if edge else "", chapter=chapter, in_round=4).ends_round(event)
        assert t.news() == f"edge: {then}"
        assert t.heard("edge-left", "to-the-edge") == [*left, f"to-the-edge {event}"]
        assert t.s.cells[m.EVENT] == m.EMPTY


@pytest.mark.parametrize("event", [name for name in EVENTS if name not in PERMANENT])
def test_we_3_6_an_immediate_event_does_not_go_to_the_edge(event: str) -> None:
    t = Table(chapter=EVENTS[event]["chapter"]).ends_round(event)
    assert t.news() == ""
    assert t.edge == []


@pytest.mark.parametrize("event", PERMANENT)
def test_we_7_2_it_ends_with_the_chapter(event: str) -> None:
    t = Table(f"edge: {event}; all: 2 piety 2 grain 9 money").ends_chapter("tax 2")
    assert t.edge == []
    assert t.s.cells[m.CHAPTER] == min(4, EVENTS[event]["chapter"] + 1)


def test_we_3_6_in_the_round_of_the_third_all_three_hold() -> None:
    """Wool at 1, stone for coin, no Privilege; in the next round the oldest is gone: wool at 2."""
    says = "edge: i01_works i07_quarry; 0: 2 wool 2 money; 0 open: grain; 0 hand: sale privilege piety favour"
    t = Table(says, 2, in_round=4).happens("i10_charter").lay()
    t.play("exchange i07_quarry").fresh()
    assert t.fork().play("play sale", "sell 2 0").told("sold") == [(0, 0, 2, 2)]
    assert t.fork().play("play privilege").step == "discard", "it repeats nothing"
    t.play("play piety", "skip", "discard favour", "play grain", "skip", "discard piety")
    assert t.edge == ["i07_quarry", "i10_charter"]
    t.play("event i04_fair")
    while t.step == "exchange":
        t.play("pass")
    t.lay().play("play building_material", "skip", "discard sale")
    assert (t.asked, t.step) == (0, "play")
    assert t.fork().play("play sale", "sell 2 0").told("sold") == [(0, 0, 2, 4)]
    assert t.fork().play("play privilege").asked == CHANCE, "it repeats nothing, and the last card went face down by itself"


def test_we_3_6_useless_books_in_the_action_phases_and_not_in_the_council() -> None:
    """When the stone comes to the Prioress by the council card she finds knowledge, in later rounds too; by an action card not."""
    says = "favour: guild; 0: 1 knowledge; 1: 1 knowledge"
    t = Table(says, 2).happens("iii02_old_books").lay((1 - EVENTS["iii02_old_books"]["arrow"]) % 4)
    assert t.favour == "prioress"
    assert (2, "favour") in t.vp_from(0)
    t = Table(f"{says}; edge: iii02_old_books", 2, in_round=3).happens("iii07_papal_pardon").lay(1)
    assert t.favour == "prioress"
    assert (2, "favour") in t.vp_from(0)
    t = Table(f"{says}; edge: iii02_old_books", 2, in_round=3).uses("favour", "favour")
    assert t.favour == "prioress"
    assert (2, "favour") not in t.vp_from(0)


def test_we_3_6_of_two_prices_the_newer_counts() -> None:
    """Wool at 1 by the works; cloth at 5 by the red of Kingsbridge, and neither touches the other good."""
    t = Table("edge: i01_works; 0: 1 wool 1 cloth; market: -").uses("sale", "sell 1 1")
    assert t.news() == "0: -1 wool -1 cloth +5 money"
    t = Table("edge: ii07_red; 0: 1 wool 1 cloth").uses("sale", "sell 1 1")
    assert t.news() == "0: -1 wool -1 cloth +7 money"


def test_we_3_8_each_permanent_exchange_once_a_round_for_each_player() -> None:
    """At the edge as in the round it was turned up; in the next round anew."""
    for says, event in (("edge: i07_quarry; ", ""), ("", "i07_quarry")):
        t = Table(f"{says}all: 4 money; all hand: grain piety", 2).turn(0, event)
        t.play("exchange i07_quarry")
        assert t.step == "play"
        t.play("play grain", "skip")
        assert (t.asked, t.offered) == (1, ["pass", "exchange i07_quarry"])
        t.play("pass", "play grain", "skip", "exchange i07_quarry")
        assert t.news().startswith("0: +1 stone -2 money; 1: +1 stone -2 money")
        assert t.asked == CHANCE
        assert t.s.cells[m.EXCHANGED : m.EXCHANGED + 2] == [0, 0], "a new round"


def test_we_8_4_who_was_made_to_lay_his_cards_still_exchanges() -> None:
    t = Table("edge: iv11_altar_cloths; 0: 1 cloth; 0 penalties: court; all hand: grain piety sale", 2, in_round=2)
    t.s.cells[m.SKIPS] = 1
    t.turn(0)
    assert (t.asked, t.offered) == (0, ["pass", "exchange iv11_altar_cloths"])
    t.play("exchange iv11_altar_cloths")
    assert t.asked == 1


def test_we_8_4_a_skipped_action_is_discarded_by_choice_even_in_the_course_of_the_plague() -> None:
    """Royal Court in round one of chapter III, with the event that draws discards: it holds from the action phase on."""
    t = Table("0 penalties: court; 1 hand: grain piety sale; 0 hand: grain piety sale", 2, chapter=3, in_round=1).begins_round()
    t.play("idle grain", "discard sale", "event iii11_plague_course", "plague 3").lay()
    t.play("play grain", "skip")
    assert (t.asked, t.offered) == (CHANCE, ["lose-card piety", "lose-card sale"])


def test_we_8_1_after_penance_the_plague_draws_no_card() -> None:
    t = Table("0 penalties: penance; all hand: grain piety sale", 2, chapter=3, in_round=1).begins_round()
    t.play("lose-card grain", "event iii11_plague_course", "plague 3").lay().play("play piety", "skip")
    assert t.asked == 1, "his first action after Penance: none is discarded"
    assert t.hand(0) == ["sale"]
    t.play("play grain", "skip")
    assert (t.asked, t.offered) == (CHANCE, ["lose-card piety", "lose-card sale"])
