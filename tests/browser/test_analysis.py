"""The analysis of a finished game in the browser: it comes with progress, shows the curve, the turning points and every decision."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.axe import need_axe, violations
from tests.browser.conftest import Come
from tests.browser.driver import DUEL, PHONE, WIDE, Visitor, until
from tests.browser.screens import take
from tests.server.serving import Server
from triptych.core.words import LANGUAGES
from triptych.server.speech import page_words

COMING = 180_000  # ms; it takes only what others leave


def played(browser: Browser, server: Server) -> str:
    """A short game that is over, in which a person decided too."""
    ann = Visitor(browser, server)
    ann.be("Ann")
    table_id = ann.make("me", "greedy", game=DUEL, options={"sides": "first-catholic", "limit": "16"})
    ann.play_on(table_id)
    ann.close()
    return table_id


@pytest.fixture(scope="module")
def over(browser: Browser, server: Server) -> str:
    return played(browser, server)


def opened(page: Page, table_id: str) -> None:
    page.goto(f"/t/{table_id}/analysis")
    page.locator("#found").wait_for(timeout=COMING)


def found(visitor: Visitor, table_id: str) -> Any:
    return visitor.api("GET", f"/api/tables/{table_id}/analysis")["analysis"]


def test_it_comes_with_progress_and_shows_everything(come: Come, browser: Browser, server: Server) -> None:
    over = played(browser, server)  # one that nobody has had looked through before
    guest = come()
    page = guest.page
    held: list[Route] = []
    page.route("**/api/tables/*/analysis", lambda route: route.continue_() if held else held.append(route))
    page.goto(f"/t/{over}/analysis")
    until(page, lambda: held)
    expect(page.locator("#coming")).to_be_visible()
    held[0].continue_()
    expect(page.locator("#far")).to_have_text(re.compile(r"\d+ of \d+ decisions"), timeout=COMING)
    page.locator("#found").wait_for(timeout=COMING)
    expect(page.locator("#coming")).to_be_hidden()
    told = found(guest, over)
    # The curve: a line for each seat, through every decision, and a mark for each turning point.
    lines = page.locator("#curve .line:not(.casing)")
    expect(lines).to_have_count(2)
    assert {len(re.findall("[ML]", lines.nth(i).get_attribute("d") or "")) for i in range(2)} == {len(told["curve"])}
    expect(page.locator("#curve .turn")).to_have_count(min(10, len(told["turning"])))
    ends = page.locator("#curve .end").all_text_contents()
    assert sorted(ends) == sorted(f"{round(chance * 100)}%" for chance in told["curve"][-1]["chances"])
    expect(page.locator("#summary li")).to_have_count(2)
    # Decisions: first where the bot would have done something else, then all of them, then one seat's.
    shown = page.locator("#decisions > li")
    differ = [one for one in told["decisions"] if not one["same"]]
    assert differ
    expect(shown).to_have_count(len(differ) if len(differ) <= 40 else 41)
    first = shown.first
    for text in (differ[0]["prompt"], differ[0]["played"]["label"], differ[0]["best"]["label"], differ[0]["why"]):
        expect(first).to_contain_text(text)
    page.locator("#differ").uncheck()
    expect(shown).to_have_count(min(41, len(told["decisions"])))
    page.locator("#who").select_option("0")
    own = [one for one in told["decisions"] if one["seat"] == 0]
    expect(shown).to_have_count(len(own) if len(own) <= 40 else 41)
    expect(shown.first.locator("b")).to_have_text("Ann")
    if len(own) > 40:
        page.locator("#decisions button").click()
        expect(shown).to_have_count(len(own))
        page.wait_for_function(
            "() => document.activeElement.closest('#decisions > li') === document.querySelectorAll('#decisions > li')[40]"
        )
    # From a decision to the table as it was then, with the eyes of whoever decided.
    link = shown.first.locator("a")
    assert link.get_attribute("href") == f"/t/{over}/replay?at={own[0]['at']}&seat=0"
    link.click()
    page.wait_for_function("(at) => new URLSearchParams(location.search).get('at') === String(at)", arg=own[0]["at"])
    page.locator(".tools a[href$='/analysis']").click()
    page.locator("#found").wait_for()


def test_the_end_of_a_game_leads_there(come: Come, over: str) -> None:
    guest = come()
    guest.page.goto(f"/t/{over}")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.locator("a[href$='/analysis']").click()
    guest.page.wait_for_url(f"**/t/{over}/analysis")
    guest.page.locator("#found").wait_for(timeout=COMING)


def test_a_server_in_trouble_is_told_and_asked_again(come: Come, over: str) -> None:
    guest = come()
    guest.expected.append("status of 500")
    page = guest.page
    page.route(
        "**/analysis",
        lambda route: route.fulfill(status=500, json={"error": "Something went wrong."}) if is_call(route) else route.continue_(),
    )
    page.goto(f"/t/{over}/analysis")
    expect(page.locator("#far")).to_have_text("Something went wrong.")
    page.unroute("**/analysis")
    page.locator("#found").wait_for(timeout=COMING)


def is_call(route: Route) -> bool:
    return "/api/" in route.request.url


def test_a_running_game_has_none(come: Come) -> None:
    ann = come()
    ann.expected.append("status of 403")
    table_id = ann.make("me", "greedy")
    ann.page.goto(f"/t/{table_id}/analysis")
    expect(ann.page.locator("main")).to_contain_text(page_words("en").say("refused-not-over"))
    ann.page.goto(f"/t/{table_id}/replay")
    assert ann.page.locator(".tools a[href$='/analysis']").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")])
def test_it_shuts_nobody_out(come: Come, over: str, language: str, size: tuple[int, int], theme: str) -> None:
    need_axe()
    guest = come(language=language, size=size, theme=theme, touch=size == PHONE)
    page = guest.page
    opened(page, over)
    words = page_words(language)
    expect(page.locator("#turning-title")).to_have_text(words.say("analysis-turning"))
    label = page.locator("#curve svg").get_attribute("aria-label") or ""
    assert label.count("Ann") == 5, "the curve is told in words at five moments"
    take(page, f"analysis-{language}", "phone-light" if size == PHONE else "wide-dark")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/t/{over}/replay")
    expect(page.locator(".tools a[href$='/analysis']")).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
