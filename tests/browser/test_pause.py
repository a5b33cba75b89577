"""A misclick can be taken back: cards come back to the hand, the last answer of a turn waits, what can do nothing is asked about."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import need_axe, violations
from tests.browser.conftest import Come
from tests.browser.driver import DUEL, TOWN, Table, Visitor, until
from triptych.server.speech import page_words

# The moment in which an answer waits does not pass by itself, but when the test says so: a busy machine would miss it.
HELD = """
window.held = [];
const wait = window.setTimeout, forget = window.clearTimeout;
window.setTimeout = (done, ms, ...args) => (ms === 1500 ? -held.push(done) : wait(done, ms, ...args));
window.clearTimeout = (id) => (id < 0 ? (held[-id - 1] = null) : forget(id));
window.passes = () => held.splice(0).forEach((done) => done?.());
"""
WAITS = "#choices .waits"


def moves(now: Any, kind: str, **marks: bool) -> list[str]:
    """The moves of this kind that are marked so."""
    found = [move for move in now["ask"]["moves"] if move["move"].split()[0] == kind]
    return [move["move"] for move in found if all(move[mark] == wanted for mark, wanted in marks.items())]


def button(table: Table, move: str) -> Any:
    return table.page.locator(f'#ask [data-move="{move}"] .choice')


def sent(ann: Visitor, table: Table, before: Any) -> Any:
    """Until the table has gone on, and I am asked again."""
    table.shows(before["version"] + 1)
    return ann.asked(table)


@pytest.mark.parametrize(("game", "hand"), [(TOWN, "card"), (DUEL, "hand")])
def test_a_card_of_the_hand_comes_back(come: Come, game: str, hand: str) -> None:
    """Touched by mistake it is played; taken back it lies in the hand again, and another is played."""
    ann = come()
    made = ann.make("me", "greedy", game=game)
    assert ann.reach(made, lambda now: len(moves(now, "play", last=False)) > 1 and not now["ask"]["undo"], bot="greedy")
    table = ann.sit(made)
    before = ann.asked(table)
    first, second = moves(before, "play", last=False)[:2]
    lines = ann.lines(made, before["seat"])
    piece = table.page.locator(f'.piece[data-key="{hand}-{first.split()[1]}"]')
    piece.click()
    played = sent(ann, table, before)
    assert ann.lines(made, before["seat"])[len(lines)] == first
    assert played["seat"] in played["table"]["asked"]
    expect(table.page.locator("#undo")).to_be_visible()
    table.page.locator("#undo").click()
    back = sent(ann, table, played)
    assert back["legal"] == before["legal"]
    assert not back["ask"]["undo"], "as far as the beginning of the turn, and no further"
    expect(piece).to_be_visible()
    table.page.locator(f'.piece[data-key="{hand}-{second.split()[1]}"]').click()
    sent(ann, table, back)
    since = ann.lines(made, before["seat"])[len(lines) :]
    assert second in since[since.index("undo") :]


def may_draw(come: Come) -> tuple[Visitor, Table, Any]:
    """Somebody who has chosen nothing, at a table where he may draw, which is the last step of a turn, or first play a card; and the
    question. A moment passes when the test says so."""
    ann = come(chosen={})
    ann.context.add_init_script(HELD)
    made = ann.make("me", "greedy", game=DUEL)
    assert ann.reach(made, lambda now: "draw" in now["legal"] and bool(moves(now, "play", last=False, idle=False)))
    table = ann.sit(made)
    return ann, table, ann.asked(table)


def test_the_last_answer_waits_a_moment(come: Come) -> None:
    """It is seen and said, can be taken back, replaced, or sent at once; and else goes by itself."""
    need_axe()
    ann, table, before = may_draw(come)
    made, page = table.id, table.page
    pause, said = page.locator("#pause"), page.locator("#pause-said")
    label = next(move["label"] for move in before["ask"]["moves"] if move["move"] == "draw")

    def nothing_sent() -> None:
        expect(pause).to_be_hidden()
        expect(page.locator(WAITS)).to_have_count(0)
        assert ann.api("GET", f"/api/tables/{made}")["version"] == before["version"]

    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.keyboard.press("u"),
        lambda: page.locator("#pause-back").click(),
    ]
    for take_back in ways:
        button(table, "draw").click()
        expect(pause).to_be_visible()
        expect(page.locator("#pause-what")).to_have_text(label)
        expect(said).to_have_text(page_words("en").say("js-pause-said-moment").replace("{label}", label))
        expect(page.locator(WAITS)).to_have_attribute("data-move", "draw")
        expect(page.locator(".pause-bar")).to_be_visible()
        take_back()
        nothing_sent()
    button(table, "draw").dblclick()
    expect(pause).to_be_visible()
    assert violations(page) == []
    button(table, moves(before, "play", last=False, idle=False)[0]).click()
    after = sent(ann, table, before)
    assert ann.lines(made, before["seat"])[-1] != "draw", "another answer was chosen instead"
    page.keyboard.press("u")
    again = sent(ann, table, after)
    button(table, "draw").click()
    expect(pause).to_be_visible()
    page.locator("#prompt").click()
    page.keyboard.press("Enter")
    until(page, lambda: "draw" in ann.lines(made, before["seat"])[-3:])
    assert ann.asked(table)["version"] > again["version"]


def test_what_waits_is_sent_by_itself(come: Come) -> None:
    ann, table, before = may_draw(come)
    table.page.locator(f'.piece[data-key="deck-{before["seat"] + 1}"]').click()
    expect(table.page.locator("#pause")).to_be_visible()
    assert ann.api("GET", f"/api/tables/{table.id}")["version"] == before["version"]
    table.page.evaluate("passes()")
    sent(ann, table, before)
    expect(table.page.locator("#pause")).to_be_hidden()


def test_a_key_that_is_held_down_sends_nothing_that_waits(come: Come) -> None:
    """However long a finger stays on a key, it has chosen once: Enter on a choice, or the choice's own key."""
    ann, table, before = may_draw(come)
    page = table.page
    key = button(table, "draw").locator("kbd").inner_text()
    for on, pressed in ((button(table, "draw"), "Enter"), (page.locator("#ask"), key)):
        on.focus()
        for _ in range(3):
            page.keyboard.down(pressed)  # the second and the third are repeated by the keyboard
        page.keyboard.up(pressed)
        expect(page.locator("#pause")).to_be_visible()
        expect(page.locator("#ask")).not_to_have_class(re.compile("sending"))
        assert ann.api("GET", f"/api/tables/{table.id}")["version"] == before["version"]
        page.keyboard.press("Escape")
        expect(page.locator("#pause")).to_be_hidden()


def test_whoever_looks_back_takes_back_what_waits(come: Come) -> None:
    """It would be sent where nothing can be sent, and be lost unsaid."""
    ann, table, before = may_draw(come)
    page = table.page
    expect(page.locator("#meanwhile")).to_be_visible()
    button(table, "draw").click()
    expect(page.locator("#pause")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#room")).to_have_attribute("data-shown", re.compile(r"\d+"))
    expect(page.locator("#pause")).to_be_hidden()
    expect(page.locator("#pause-said")).to_have_text(page_words("en").say("js-pause-back"))
    page.evaluate("passes()")
    page.keyboard.press("Escape")
    expect(page.locator("#room")).not_to_have_class(re.compile("looking-back"))
    expect(page.locator(WAITS)).to_have_count(0)
    assert ann.now(table)["version"] == before["version"]
    button(table, "draw").click()
    page.evaluate("passes()")
    sent(ann, table, before)


def test_an_answer_that_waits_is_sent_when_the_page_is_left(come: Come) -> None:
    ann, table, before = may_draw(come)
    button(table, "draw").click()
    expect(table.page.locator("#pause")).to_be_visible()
    table.page.goto("/about")
    until(table.page, lambda: ann.api("GET", f"/api/tables/{table.id}")["version"] > before["version"])


def test_who_wants_to_confirm_is_waited_for(come: Come) -> None:
    """Without any end to it; and what can be taken back anyway goes at once."""
    ann = come(chosen={"confirm": "always"})
    made = ann.make("me", "greedy", game=DUEL)
    assert ann.reach(made, lambda now: "draw" in now["legal"] and bool(moves(now, "play", last=False, idle=False)))
    table = ann.sit(made)
    before = ann.asked(table)
    button(table, moves(before, "play", last=False, idle=False)[0]).click()
    played = sent(ann, table, before)
    table.page.locator("#undo").click()
    back = sent(ann, table, played)
    button(table, "draw").click()
    expect(table.page.locator("#pause")).to_have_attribute("data-why", "always")
    expect(table.page.locator(".pause-bar")).to_be_hidden()
    assert ann.api("GET", f"/api/tables/{made}")["version"] == back["version"]
    table.page.locator("#pause-go").click()
    sent(ann, table, back)


def test_what_can_do_nothing_is_dimmed_and_asked_about_once(come: Come) -> None:
    ann = come(chosen={"confirm": "moment"})
    ann.context.add_init_script(HELD)
    made = ann.make("me", "greedy", game=TOWN)
    assert ann.reach(made, lambda now: bool(moves(now, "play", last=False, idle=True)))
    table = ann.sit(made)
    page = table.page
    before = ann.asked(table)
    useless = moves(before, "play", last=False, idle=True)[0]
    card = page.locator(f'.piece[data-key="card-{useless.split()[1]}"]')
    expect(card).to_have_class(re.compile(r"\bidle\b"))
    expect(page.locator(f'#ask [data-move="{useless}"]')).to_have_class(re.compile(r"\bidle\b"))
    card.click()
    expect(page.locator("#pause")).to_have_attribute("data-why", "idle")
    expect(page.locator("#pause-what")).to_contain_text(": really?")
    page.keyboard.press("Escape")
    expect(page.locator("#pause")).to_be_hidden()
    assert ann.api("GET", f"/api/tables/{made}")["version"] == before["version"]
    card.click()
    sent(ann, table, before)
    assert useless in ann.lines(made, before["seat"])[-2:], "he was asked once"


def test_going_on_is_lit_on_the_board(come: Come) -> None:
    """To begin the half-year one touches the year."""
    ann = come()
    made = ann.make("me", "greedy")
    ann.asked_always(made)
    wanted = [("pass", ["year"])]
    assert ann.reach(made, lambda now: [(move["move"], move["targets"]) for move in now["ask"]["moves"]][:1] == wanted, bot="greedy")
    table = ann.sit(made)
    before = ann.asked(table)
    year = table.page.locator('.piece.lit[data-key="year"]')
    expect(year).to_be_visible()
    year.click()
    sent(ann, table, before)
    assert "pass" in ann.lines(made, before["seat"])[-3:]
