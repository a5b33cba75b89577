"""Hints in the browser: asked for, shown, marked on the board, gone with the question; among people only if all agree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import need_axe, violations
from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, PHONE, WIDE, Table, Visitor, told, until
from tests.browser.screens import take
from tests.browser.test_analysis import percent
from triptych.core.words import LANGUAGES
from triptych.server.speech import page_words


def advised(ann: Visitor, *seats: str, game: str = GAME, moves: int = 0) -> str:
    """A table that gives hints, some moves into the game."""
    made: str = ann.api("POST", "/api/tables", {"game": game, "seats": list(seats), "listed": False, "advice": True})["id"]
    if moves:
        ann.play_on(made, moves, bot="greedy")
    return made


def several_to_choose(table: Table) -> None:
    """Go on until there is something to choose from."""
    while table.wait() == "mine" and len(table.offered()) < 3:
        table.choose()


def ask(page: Page) -> None:
    page.locator("#advice").click()
    page.locator("#advice-box .way").first.wait_for()


def hot(page: Page) -> set[str]:
    return set(page.locator(".scene .piece.hot").evaluate_all("pieces => pieces.map((piece) => piece.dataset.key)"))


@pytest.mark.parametrize("game", [GAME, DUEL])
def test_a_hint_is_shown_marked_and_gone_with_the_question(come: Come, game: str) -> None:
    ann = come()
    table = ann.sit(advised(ann, "me", "random", game=game, moves=6))
    several_to_choose(table)
    page = table.page
    asked = {one["move"]: one for one in ann.now(table)["ask"]["moves"]}
    expect(page.locator("#advice-box")).to_be_hidden()
    with page.expect_response(lambda response: response.url.endswith("/advice")) as answer:
        page.locator("#advice").click()
    said = answer.value.json()
    # The best move, or those that are as good, and one sentence why; no number.
    ways = page.locator("#advice-box .way")
    expect(ways).to_have_count(said["equal"])
    for i, one in enumerate(said["moves"][: said["equal"]]):
        expect(ways.nth(i)).to_have_text(one["label"])
    expect(page.locator("#advice-box .hint-said")).to_have_text(said["hint"])
    assert "%" not in page.locator("#advice-box").inner_text()
    # On the board and in the list.
    best = said["moves"][0]["move"]
    until(page, lambda: hot(page) >= set(asked[best]["targets"]) - hidden_keys(page, asked[best]["targets"]))
    expect(page.locator("#ask .advised")).to_have_attribute("data-move", best)
    # Looking at another one marks that.
    ways.nth(said["equal"] - 1).hover()
    other = said["moves"][said["equal"] - 1]["move"]
    until(page, lambda: hot(page) == set(asked[other]["targets"]) - hidden_keys(page, asked[other]["targets"]))
    # Whoever wants to know more unfolds the numbers.
    numbers = page.locator("#advice-box .numbers li")
    expect(numbers.first).to_be_hidden()
    page.locator("#advice-box summary").click()
    for i, one in enumerate(said["moves"]):
        expect(numbers.nth(i)).to_contain_text(one["label"])
        expect(numbers.nth(i)).to_contain_text(f"{percent(page, one['chance'])} to win")
    expect(numbers.nth(len(said["moves"]))).to_have_text(said["why"])
    # What it says can be played there, and with the question it is gone.
    lines = len(ann.lines(table.id))
    ways.first.click()
    expect(page.locator("#advice-box")).to_be_hidden()
    table.wait()
    assert ann.lines(table.id)[lines] == best
    expect(page.locator(".advised")).to_have_count(0)


def hidden_keys(page: Page, keys: list[str]) -> set[str]:
    """Things a move touches that are not drawn as pieces."""
    drawn = set(page.locator(".scene .piece").evaluate_all("pieces => pieces.map((piece) => piece.dataset.key)"))
    return set(keys) - drawn


def test_a_hint_by_keyboard(come: Come) -> None:
    ann = come()
    table = ann.sit(advised(ann, "me", "random", moves=6))
    several_to_choose(table)
    page = table.page
    page.locator("#advice").focus()
    page.keyboard.press("Enter")
    page.locator("#advice-box .way").first.wait_for()
    expect(page.locator("#advice-box")).to_have_attribute("role", "status")
    page.locator("#advice-close").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#advice-box")).to_be_hidden()
    expect(page.locator("#advice")).to_be_focused()
    until(page, lambda: hot(page) == set())


def test_a_hint_that_comes_too_late_is_not_shown(come: Come) -> None:
    """The answer is held back; I move meanwhile."""
    ann = come()
    ann.expected.append("status of 409")
    table = ann.sit(advised(ann, "me", "random", moves=6))
    several_to_choose(table)
    page = table.page
    held: list[Route] = []
    page.route("**/advice", lambda route: held.append(route))
    page.locator("#advice").click()
    expect(page.locator("#advice-text")).to_have_text(page_words("en").say("js-advice-thinking"))
    before = len(ann.lines(table.id))
    table.choose()
    expect(page.locator("#advice-box")).to_be_hidden()
    table.wait()
    assert len(ann.lines(table.id)) > before
    until(page, lambda: held)
    with page.expect_response(lambda response: response.url.endswith("/advice")) as answer:
        held[0].continue_()
    assert answer.value.status == 409
    expect(page.locator("#advice-box")).to_be_hidden()


def test_a_page_that_is_behind_begins_anew(come: Come) -> None:
    """Its line is dead without knowing it: whoever asks for a hint finds that out."""
    ann = come()
    ann.expected.append("status of 409")
    table = ann.sit(advised(ann, "me", "random", moves=6))
    several_to_choose(table)
    page = table.page
    page.route("**/advice", lambda route: route.fulfill(status=409, json={"error": "The table has gone on.", "code": "stale"}))
    with page.expect_websocket():
        page.locator("#advice").click()
    ann.now(table)  # it has come over the new line
    assert table.wait() == "mine"
    page.unroute("**/advice")
    ask(page)


def with_nobody_listening(visitor: Visitor) -> None:
    """Who agrees while the line is cut has not agreed, and sees it."""
    visitor.expected.append("ERR_FAILED")
    page, tick = visitor.page, visitor.page.locator("#ways .agree input")
    page.route("**/agree", lambda route: route.abort())
    tick.click()
    told(page, page_words("en").say("js-offline"))
    expect(tick).not_to_be_checked()
    page.unroute("**/agree")


def test_among_people_all_must_agree_and_see_who_has(come: Come) -> None:
    ann, ben = come(), come()
    ann.be("Ann")
    ben.be("Ben")
    table_id = advised(ann, "me", "open")
    ann.sit(table_id)
    expect(ann.page.locator("#lobby .agreed")).to_contain_text("Ann")
    expect(ann.page.locator("#lobby .agree input")).to_be_checked()
    ben.sit(table_id)
    ben.page.locator("#sit").click()
    tables = [Table(ann.page, table_id), Table(ben.page, table_id)]
    for seat, table in enumerate(tables):
        table.seated(seat)
        expect(table.page.locator("#room")).to_have_attribute("data-status", "running")
        table.shows(0)  # its scripts have come: tabs can be turned
        table.page.locator("#tab-ways").click()
        expect(table.page.locator("#ways .agreed")).to_have_text(re.compile(r"Agreed:\s+Ann"))
        expect(table.page.locator("#advice")).to_be_hidden()
    expect(ann.page.locator("#ways .agree input")).to_be_disabled()
    with_nobody_listening(ben)
    ben.page.locator("#ways .agree input").check()
    for table in tables:
        expect(table.page.locator("#ways .agreed")).to_have_text(page_words("en").say("js-advice-on"))
    expect(ben.page.locator("#ways .agree input")).to_be_disabled()
    for _ in range(40):
        until(ann.page, lambda: "mine" in [table.turn() for table in tables])
        turn = next(table for table in tables if table.turn() == "mine")
        if len(turn.offered()) > 1:
            ask(turn.page)
            return
        turn.choose()
    raise AssertionError("nobody was asked anything")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "theme"), [(WIDE, "light"), (PHONE, "dark")])
def test_a_hint_shuts_nobody_out(come: Come, language: str, size: tuple[int, int], theme: str) -> None:
    need_axe()
    ann = come(language=language, size=size, theme=theme, touch=size == PHONE)
    ann.be("Ann", language)
    table = ann.sit(advised(ann, "me", "random", moves=6))
    several_to_choose(table)
    ask(table.page)
    words = page_words(language)
    several = table.page.locator("#advice-box .way").count() > 1
    expect(table.page.locator("#advice-box h3")).to_have_text(words.say("js-advice-equal" if several else "js-advice-best"))
    expect(table.page.locator("#ask .choice").first).to_be_visible()  # the hint does not stand for the list
    take(table.page, f"hint-{language}", "phone-dark" if size == PHONE else "wide-light")
    assert violations(table.page) == []
    assert table.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for part in ("#advice-box", "#advice"):
        expect(table.page.locator(part)).to_be_in_viewport(ratio=0.9)
    way = table.page.locator(".way").first.bounding_box()
    assert way is not None
    assert way["height"] >= 30
