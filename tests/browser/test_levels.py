"""Bots by their levels: chosen on the form, named in every language, and played against."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, PHONE, Table
from triptych.bots.levels import LEVELS
from triptych.core.words import LANGUAGES
from triptych.server.pages import USUAL_BOT
from triptych.server.speech import page_words

LEVEL_NAMES = [f"level-{level.number}" for level in LEVELS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_offers_the_levels_first_and_says_what_they_are(come: Come, language: str) -> None:
    page = come(language=language, size=PHONE if language == "de" else (1280, 800)).page
    words = page_words(language)
    page.goto(f"/new/{GAME}")
    row = page.locator(".seat-row").nth(1)
    values = row.locator("option").evaluate_all("options => options.map((option) => option.value)")
    assert values == ["me", "open", *LEVEL_NAMES, "greedy", "random"]
    expect(row.locator("select")).to_have_value(USUAL_BOT)
    said = set()
    for level in LEVELS:
        name = f"level-{level.number}"
        row.locator("select").select_option(name)
        expect(row.locator("option:checked")).to_have_text(words.say("bot-name", bot=name))
        sentence = words.say("bot-why", bot=name, pace=words.say("bot-pace", seconds=int(level.seconds)))
        expect(row.locator(".strength")).to_have_text(sentence)
        said.add(sentence)
    assert len(said) == len(LEVELS)
    row.locator("select").select_option("open")
    expect(row.locator(".strength")).to_be_hidden()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_table_with_levels_from_the_form(come: Come) -> None:
    """Set on the form, played at the table: the bots answer, and the log calls them by their names."""
    ann = come()
    page = ann.page
    page.goto(f"/new/{DUEL}")
    page.locator(".seat-row").nth(1).locator("select").select_option("level-3")
    page.locator("[name=listed]").uncheck()
    page.locator("#new [type=submit]").click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    for _ in range(6):
        assert table.wait() == "mine"
        table.choose()
    assert table.wait() == "mine"
    told = ann.api("GET", f"/api/tables/{table.id}")["table"]
    assert [seat["bot"] for seat in told["seats"]] == [None, "level-3"]
    assert any(page_words("en").say("bot-name", bot="level-3") in line for line in table.log())
    assert len(ann.lines(table.id, 1)) > 1


def test_one_click_leads_to_a_table_with_levels(come: Come) -> None:
    ann = come()
    ann.page.goto("/")
    ann.page.locator(f"button[data-game={GAME}].primary").click()
    ann.page.wait_for_url("**/t/*")
    table = Table(ann.page)
    assert table.wait() == "mine"
    told = ann.api("GET", f"/api/tables/{table.id}")["table"]
    assert {seat["bot"] for seat in told["seats"]} == {None, USUAL_BOT}
    assert told["advice"]["on"]


def test_old_tables_with_old_bots_go_on(come: Come) -> None:
    ann = come()
    table = ann.sit(ann.make("me", "greedy", "random"))
    for _ in range(3):
        assert table.wait() == "mine"
        table.choose()
    assert table.wait() == "mine"
    expect(ann.page.locator("#others")).to_contain_text("Greedy bot")
    expect(ann.page.locator("#advice")).to_be_hidden()  # nobody settled that there are hints
