"""The analysis of a finished game in the browser: shown while it is being made, decision by decision, both moves drawn on the board, why
one of them is better, and who stood how; mine first, and only what matters."""

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
from triptych.server.people import COOKIE
from triptych.server.speech import page_words

COMING = 180_000  # ms; it takes only what others leave


def played(browser: Browser, server: Server) -> tuple[str, str]:
    """A short game that is over, in which a person decided too; and what that person is known by."""
    ann = Visitor(browser, server)
    ann.be("Ann")
    table_id = ann.make("me", "greedy", game=DUEL, options={"sides": "first-catholic", "limit": "16"})
    ann.play_on(table_id)
    known_by = next(cookie["value"] for cookie in ann.context.cookies() if cookie["name"] == COOKIE)
    ann.close()
    return table_id, known_by


@pytest.fixture(scope="module")
def over(browser: Browser, server: Server) -> tuple[str, str]:
    """A game that has been looked through, which somebody has watched."""
    table_id, known_by = played(browser, server)
    ann = as_ann(Visitor(browser, server), known_by)
    page = ann.page
    page.goto(f"/t/{table_id}/analysis")
    expect(page.locator("#far")).to_have_text(re.compile(r"\d+ of \d+ decisions looked at"), timeout=COMING)
    page.reload()  # it goes on meanwhile
    page.locator("#study[data-state=done]").wait_for(timeout=COMING)
    expect(page.locator("#coming")).to_be_hidden()
    assert ann.unexpected() == []
    ann.close()
    return table_id, known_by


def as_ann(visitor: Visitor, known_by: str) -> Visitor:
    visitor.context.add_cookies([{"name": COOKIE, "value": known_by, "url": visitor.server.url}])
    return visitor


def opened(page: Page, table_id: str, at: int | None = None) -> None:
    """The page, when everything is found and the first decision is on the board."""
    page.goto(f"/t/{table_id}/analysis{'' if at is None else f'?at={at}'}")
    page.locator("#study[data-state=done]").wait_for(timeout=COMING)


def found(visitor: Visitor, table_id: str) -> list[dict[str, Any]]:
    decisions: list[dict[str, Any]] = visitor.api("GET", f"/api/tables/{table_id}/analysis")["analysis"]["decisions"]
    return decisions


def percent(page: Page, share: float) -> str:
    """As the page writes it: halves are rounded there, not here."""
    written: str = page.evaluate("(share) => new Intl.NumberFormat('en', { style: 'percent' }).format(share)", share)
    return written


def shows(page: Page, decision: dict[str, Any]) -> None:
    """Until the board is the one of this decision."""
    expect(page.locator("#study")).to_have_attribute("data-at", str(decision["at"]))
    expect(page.locator("#prompt")).to_have_text(decision["prompt"])


def ringed(page: Page, look: str) -> set[str]:
    rings = page.locator(f"#drawn .way-ring.{look}").evaluate_all("rings => rings.map((ring) => ring.dataset.key)")
    return set(rings)


def drawn(page: Page, keys: list[str]) -> set[str]:
    """Those of the things that lie on the table."""
    pieces = page.locator("#frame .piece, #hand .display:not([hidden]) .piece").evaluate_all("all => all.map((one) => one.dataset.key)")
    return set(keys) & set(pieces)


def partial(decisions: list[dict[str, Any]], since: int, upto: int) -> dict[str, Any]:
    return {"state": "going", "done": upto, "of": len(decisions), "analysis": {"since": since, "decisions": decisions[since:upto]}}


def test_what_is_found_so_far_is_shown(come: Come, over: tuple[str, str]) -> None:
    """The server tells the first few decisions, and for a while no more."""
    table_id, known_by = over
    ann = as_ann(come(), known_by)
    page = ann.page
    decisions = [one for one in found(ann, table_id) if one["seat"] == 0]
    differ = [one for one in decisions if not one["same"]]
    upto = decisions.index(differ[1]) + 1
    asked: list[str] = []
    all_of_it: list[bool] = []

    def on_the_way(route: Route) -> None:
        if not is_call(route) or all_of_it:
            return route.continue_()
        asked.append(route.request.url)
        since = int("0" + re.sub(r".*?(since=)?(\d*)$", r"\2", route.request.url))
        return route.fulfill(json=partial(decisions, since, upto))

    page.route(re.compile("/analysis"), on_the_way)
    page.goto(f"/t/{table_id}/analysis?at={differ[0]['at']}")
    shows(page, differ[0])
    page.locator("#small-too").check()
    expect(page.locator("#coming")).to_be_visible()
    expect(page.locator("#far")).to_have_text(f"{upto} of {len(decisions)} decisions looked at")
    expect(page.locator("#count")).to_have_text("1 of 2")
    until(page, lambda: any(url.endswith(f"since={upto}") for url in asked))  # it asks for what is new, and for nothing else
    all_of_it.append(True)
    expect(page.locator("#count")).to_have_text(f"1 of {len(differ)}")
    shows(page, differ[0])
    expect(page.locator("#coming")).to_be_hidden()


def test_from_mistake_to_mistake_on_the_board(come: Come, over: tuple[str, str]) -> None:
    table_id, known_by = over
    ann = as_ann(come(), known_by)
    page = ann.page
    opened(page, table_id)
    page.locator("#small-too").check()
    mine = [one for one in found(ann, table_id) if one["seat"] == 0 and not one["same"]]
    page.locator("#decisions button").first.click()
    for place, one in enumerate(mine[:3]):
        if place:
            page.keyboard.press("n" if place == 1 else "ArrowRight")
        shows(page, one)
        expect(page.locator("#count")).to_have_text(f"{place + 1} of {len(mine)}")
        expect(page.locator("#head")).to_contain_text("Ann")
        expect(page.locator("#moves-were dd")).to_have_text([one["played"]["label"], one["best"]["label"]])
        expect(page.locator("#lesson")).to_have_text(one["lesson"])
        # Both moves are drawn, each in its way; what both touch has two rings.
        page.locator("#hand").scroll_into_view_if_needed()
        for look in ("best", "played"):
            until(page, lambda look=look, one=one: ringed(page, look) == drawn(page, one[look]["targets"]))  # type: ignore[misc]
        # Who stood how, before and after.
        before, after = (percent(page, one[when][0]) for when in ("before", "after"))
        expect(page.locator("#stand li").first).to_contain_text(f"Ann: {before} to win before, {after} after")
        # Numbers are there for whoever wants them.
        expect(page.locator("#numbers")).to_be_hidden()
        assert "%" not in one["lesson"]
    page.keyboard.press("p")
    shows(page, mine[1])
    assert page.url.endswith(f"/analysis?at={mine[1]['at']}")
    page.locator(".numbers summary").click()
    expect(page.locator("#numbers li").first).to_contain_text(f"{percent(page, mine[1]['played']['chance'])} to win")
    expect(page.locator("#numbers li").last).to_have_text(mine[1]["why"])
    page.locator("#decisions button").last.click()
    shows(page, mine[-1])
    expect(page.locator("#next")).to_be_disabled()
    page.locator("#decisions button").first.click()
    shows(page, mine[0])
    expect(page.locator("#back")).to_be_disabled()
    # The address leads back to it, and on to the table as it was then.
    page.reload()
    shows(page, mine[0])
    page.locator("#from-here").click()
    page.wait_for_url(f"**/t/{table_id}/replay?at={mine[0]['at']}&seat=0")
    page.locator(".tools a[href$='/analysis']").click()
    page.locator("#study[data-state=done]").wait_for()


def test_rings_lie_around_what_they_mean(come: Come, over: tuple[str, str]) -> None:
    table_id, known_by = over
    ann = as_ann(come(), known_by)
    page = ann.page
    opened(page, table_id)
    page.locator("#small-too").check()
    for one in (one for one in found(ann, table_id) if one["seat"] == 0 and not one["same"]):
        page.locator(f"#decisions [data-at='{one['at']}']").click()
        shows(page, one)
        page.locator("#hand").scroll_into_view_if_needed()
        if drawn(page, one["best"]["targets"]):
            break
    around = """() => [...document.querySelectorAll("#drawn .way-ring")].every((ring) => {
      const pieces = [...document.querySelectorAll(".scene .piece")].filter((one) => one.dataset.key === ring.dataset.key);
      const piece = pieces.find((one) => one.checkVisibility());
      const [a, b] = [ring.getBoundingClientRect(), piece.getBoundingClientRect()];
      return a.left < b.left && a.right > b.right && a.top < b.top && a.bottom > b.bottom && a.width < b.width + 30;
    }) && document.querySelectorAll("#drawn .way-ring").length > 0"""
    page.wait_for_function(around)
    page.locator("#side").evaluate("(side) => (side.scrollTop = 20)")  # rings go where their things go
    page.wait_for_function(around)
    page.set_viewport_size({"width": 1400, "height": 1000})
    page.wait_for_function(around)


def test_the_others_and_what_hardly_matters_are_behind_switches(come: Come, over: tuple[str, str]) -> None:
    table_id, known_by = over
    ann = as_ann(come(), known_by)
    page = ann.page
    opened(page, table_id)
    told = [one for one in found(ann, table_id) if not one["same"]]
    mine = [one for one in told if one["seat"] == 0]
    left = len([one for one in mine if not one["matters"]])
    items = page.locator("#decisions li")
    expect(items).to_have_count(len(mine) - left)
    if left:
        expect(page.locator("#left-out")).to_contain_text(f"Left out: {left} ")
    else:
        expect(page.locator("#left-out")).to_be_hidden()
    page.locator("#small-too").check()
    expect(items).to_have_count(len(mine))
    expect(page.locator("#left-out")).to_be_hidden()
    page.locator("#others-too").check()
    expect(items).to_have_count(len(told))
    # Somebody who only watches sees everybody's from the beginning.
    guest = come()
    opened(guest.page, table_id)
    expect(guest.page.locator("#others-too")).to_be_hidden()
    expect(guest.page.locator("#decisions li")).to_have_count(len([one for one in told if one["matters"]]))
    # The address of another's decision shows it, with his eyes.
    for other in [one for one in told if one["seat"] == 1][:1]:
        opened(page, table_id, other["at"])
        shows(page, other)
        expect(page.locator("#head")).to_contain_text("Greedy bot")
        expect(page.locator("#others-too")).to_be_checked()
        expect(page.locator("#hand .display:not([hidden])")).to_have_count(1)


def test_the_whole_game_is_told_too(come: Come, over: tuple[str, str]) -> None:
    table_id, _ = over
    guest = come()
    page = guest.page
    opened(page, table_id)
    told = guest.api("GET", f"/api/tables/{table_id}/analysis")["analysis"]
    lines = page.locator("#curve .line:not(.casing)")
    expect(lines).to_have_count(2)
    assert {len(re.findall("[ML]", lines.nth(i).get_attribute("d") or "")) for i in range(2)} == {len(told["curve"])}
    ends = page.locator("#curve .end").all_text_contents()
    assert sorted(ends) == sorted(percent(page, chance) for chance in told["curve"][-1]["chances"])
    page.locator("#small-too").check()
    differ = [one for one in told["decisions"] if not one["same"]]
    expect(page.locator("#curve .turn")).to_have_count(len(differ))
    page.locator("#curve .turn").last.dispatch_event("click")
    shows(page, differ[-1])
    expect(page.locator("#summary li")).to_have_count(2)
    for seat in (0, 1):
        own = [one for one in told["decisions"] if one["seat"] == seat]
        same = len([one for one in own if one["same"]])
        expect(page.locator("#summary li").nth(seat)).to_contain_text(f"in {same} of {len(own)} decisions the bot would have done the same")


def test_the_end_of_a_game_leads_there(come: Come, over: tuple[str, str]) -> None:
    guest = come()
    guest.page.goto(f"/t/{over[0]}")
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.locator("a[href$='/analysis']").click()
    guest.page.wait_for_url(f"**/t/{over[0]}/analysis*")
    guest.page.locator("#found").wait_for(timeout=COMING)


def test_a_server_in_trouble_is_told_and_asked_again(come: Come, over: tuple[str, str]) -> None:
    guest = come()
    guest.expected.append("status of 500")
    page = guest.page
    page.route(
        re.compile("/analysis"),
        lambda route: route.fulfill(status=500, json={"error": "Something went wrong."}) if is_call(route) else route.continue_(),
    )
    page.goto(f"/t/{over[0]}/analysis")
    expect(page.locator("#far")).to_have_text("Something went wrong.")
    page.unroute(re.compile("/analysis"))
    page.locator("#study[data-state=done]").wait_for(timeout=COMING)


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
def test_it_shuts_nobody_out(come: Come, over: tuple[str, str], language: str, size: tuple[int, int], theme: str) -> None:
    need_axe()
    guest = come(language=language, size=size, theme=theme, touch=size == PHONE)
    page = guest.page
    opened(page, over[0])
    words = page_words(language)
    expect(page.locator("#list-title")).to_have_text(words.say("analysis-list"))
    page.locator("#small-too").check()
    page.locator("#study[data-at]").wait_for()
    label = page.locator("#curve svg").get_attribute("aria-label") or ""
    assert label.count("Ann") == 5, "the curve is told in words at five moments"
    # The next mistake is at hand wherever one reads.
    for way in ("#back", "#next"):
        expect(page.locator(way)).to_be_in_viewport(ratio=1)
        box = page.locator(way).bounding_box()
        assert box is not None
        assert box["height"] >= 32
        if size == PHONE:
            assert box["y"] > size[1] - 100, "within the thumb's reach"
    page.locator("#side").evaluate("(side) => (side.scrollTop = 0)")
    take(page, f"analysis-{language}", "phone-light" if size == PHONE else "wide-dark")
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"/t/{over[0]}/replay")
    expect(page.locator(".tools a[href$='/analysis']")).to_be_in_viewport(ratio=1)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
