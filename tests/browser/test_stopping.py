"""Windows of A Column of Fire pass by themselves; *Stop me*, by button or key, and habits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, TOWN, Visitor

LABELS = {"en": "Stop me", "de": "Halt mich an", "fr": "M’arrêter"}


def until_asked_in_a_window(ann: Visitor, table_id: str) -> None:
    assert ann.reach(table_id, lambda now: "pass" in now["legal"], bot="greedy")


def pressed(page: Page, on: bool) -> None:
    expect(page.locator("#stop")).to_have_attribute("aria-pressed", "true" if on else "false")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_stop_me(come: Come, language: str, size: tuple[int, int]) -> None:
    ann = come(size=size, touch=size[0] < 500, language=language)
    ann.be("Ann", language)
    table_id = ann.make("me", "random")
    table = ann.sit(table_id)
    page = table.page
    assert table.wait() == "mine"
    button = page.locator("#stop")
    expect(button).to_be_visible()
    expect(button).to_contain_text(LABELS[language])
    pressed(page, False)
    assert all("pass" not in move for move in table.offered()), "the windows before have passed by themselves"
    button.click()
    pressed(page, True)
    button.click()
    pressed(page, False)
    page.keyboard.press("s")
    pressed(page, True)
    page.reload()
    assert table.wait() == "mine"
    pressed(page, True)
    until_asked_in_a_window(ann, table_id)
    assert table.wait() == "mine"
    pressed(page, True)
    ann.api("POST", f"/api/tables/{table_id}/moves", {"version": version(ann, table_id), "id": "on", "move": "pass"})
    pressed(page, False)


def version(ann: Visitor, table_id: str) -> int:
    found: int = ann.api("GET", f"/api/tables/{table_id}")["version"]
    return found


def test_a_habit_asks_in_every_window(come: Come) -> None:
    ann = come()
    ann.be("Ann")
    table_id = ann.make("me", "random")
    table = ann.sit(table_id)
    page = table.page
    assert table.wait() == "mine"
    page.locator("#tab-ways").click()
    habits = page.locator("#standing select").first
    expect(habits).to_have_value("pass")
    expect(page.locator("#standing select")).to_have_count(3)  # stop me is a button, no habit
    with page.expect_response("**/standing"):
        habits.select_option("always")
    until_asked_in_a_window(ann, table_id)
    page.keyboard.press("Escape")
    for _ in range(2):
        at = version(ann, table_id)
        ann.api("POST", f"/api/tables/{table_id}/moves", {"version": at, "id": f"on {at}", "move": "pass"})
        until_asked_in_a_window(ann, table_id)


@pytest.mark.parametrize("game", [GAME, DUEL, TOWN])
@pytest.mark.parametrize("size", [(1366, 800), (1024, 768), (1920, 1080)])
def test_automatic_answers_can_be_reached(come: Come, game: str, size: tuple[int, int]) -> None:
    """However low the room is in which they stand: scrolled down to, never beside what one sees."""
    ann = come(size=size)
    table = ann.sit(ann.make("me", "greedy", game=game))
    assert table.wait() == "mine"
    page = table.page
    page.locator("#tab-ways").click()
    choices = page.locator("#standing select")
    assert choices.count() > 0
    for choice in choices.all():
        choice.scroll_into_view_if_needed()
        expect(choice).to_be_in_viewport(ratio=0.95)
    assert page.locator("#ways").evaluate("(box) => box.scrollWidth <= box.clientWidth")


def test_no_such_button_where_nothing_passes_by_itself(come: Come) -> None:
    ann = come()
    ann.be("Ann")
    table = ann.sit(ann.make("me", "random", game="sola-fide"))
    assert table.wait() == "mine"
    expect(table.page.locator("#stop")).to_be_hidden()
    table.page.keyboard.press("s")
    expect(table.page.locator("#stop")).to_be_hidden()
