"""Playing with others: an invitation, an open table, names, what is said at the table and by those who watch; and the panels on the first
page that lead there."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import FILE, violations
from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, PHONE, Table, Visitor, told
from triptych.core import registry
from triptych.core.words import LANGUAGES
from triptych.server.names import beasts
from triptych.server.speech import game_words, page_words

PHONES = ((390, 844), PHONE)
SCREENS = ((1440, 900), (1920, 1080), (1024, 768), (820, 1180), *PHONES)

# Where the panels and their buttons lie.
PANELS = """() => [...document.querySelectorAll(".wing")].map((wing) => ({
  boxes: [wing.querySelector(".picture"), wing.querySelector(".plinth")].map((part) => part.getBoundingClientRect().toJSON()),
  buttons: [...wing.querySelectorAll(".acts .button")].map((button) => Math.round(button.getBoundingClientRect().height)),
  cut: [...wing.querySelectorAll(".button, h2, .line, .facts")].filter((part) => part.scrollWidth > part.clientWidth + 1).length,
}))"""


def names(page: Page) -> list[str]:
    return page.locator("#lobby-seats li").all_inner_texts()


def play_together(ann: Visitor, ben: Visitor) -> tuple[Table, Table]:
    """Both sit at a table that runs, and see it."""
    table_id = ann.make("me", "open", game=DUEL, options={"sides": "first-catholic"})
    ben.api("POST", f"/api/tables/{table_id}/join", {})
    tables = ann.sit(table_id), ben.sit(table_id)
    for visitor, table in zip((ann, ben), tables, strict=True):
        visitor.now(table)
    return tables


def speak(page: Page, text: str) -> None:
    page.locator("#tab-chat").click()
    page.locator("#chat form [name=text]").fill(text)
    page.locator("#chat form").get_by_role("button", name="Send").click()


def test_a_friend_is_invited_by_name(come: Come) -> None:
    """Who invites is asked for a name; the friend, at a phone, reads who invites him to what, and gives his own."""
    ann, ben, stranger = come(), come(size=PHONE, touch=True), come()
    ann.page.goto("/")
    invite = ann.page.locator(f".{GAME}").get_by_role("button", name="Invite a friend")
    invite.click()
    asked = ann.page.get_by_role("dialog")
    field = asked.get_by_label("Your name at the table")
    expect(field).to_be_focused()
    assert field.input_value() in beasts("en")
    if FILE.is_file():
        assert violations(ann.page) == []
    ann.page.keyboard.press("Escape")  # rather not: nothing has happened
    expect(asked).to_be_hidden()
    assert ann.page.url.endswith("/")
    invite.click()
    field.fill("Ann")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.locator("#lobby")).to_contain_text("Only those who have its link can find this table.")
    ben.page.goto(ann.page.locator("#invite-link").input_value())
    said = game_words("en", GAME)
    expect(ben.page.locator("#prompt")).to_have_text(f"Ann invites you to {said.say(f'game-{GAME}')}")
    expect(ben.page.locator("#invitation")).to_contain_text(said.say("game-line"))
    expect(ben.page.locator("#invitation .facts")).to_contain_text(re.compile(r"2–4 players\s*90 min\s*medium"))
    assert names(ben.page) == ["Ann", "Open seat"]
    stranger.page.goto("/")
    expect(stranger.page.locator("#open")).to_be_visible()
    expect(stranger.page.locator(f"#tables a[href='/t/{Table(ann.page).id}']")).to_have_count(0)
    name = ben.page.get_by_label("Your name at the table")
    assert name.input_value() in beasts("en")
    name.fill("Ben")
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    ben.page.get_by_role("button", name="Sit down").click()
    Table(ben.page).seated(1)
    for visitor in (ann, ben):
        expect(visitor.page.locator("#room")).to_have_attribute("data-status", "running")
    seats = ann.api("GET", f"/api/tables/{Table(ann.page).id}")["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben"]
    ann.page.goto("/")  # both are known from now on
    invite.click()
    ann.page.wait_for_url("**/t/*")


def test_an_open_table_is_joined_from_the_first_page(come: Come) -> None:
    ann, stranger = come(), come()
    ann.be("Ann")
    ann.page.goto("/")
    ann.page.locator(f".{DUEL}").get_by_role("button", name="Open to anybody").click()
    ann.page.wait_for_url("**/t/*")
    lobby = ann.page.locator("#lobby")
    expect(lobby).to_contain_text("anybody may sit down")
    line = stranger.page.locator(f"#tables a[href='/t/{Table(ann.page).id}']")
    for button, listed in (("By link only again", 0), ("Open to anybody", 1)):
        lobby.get_by_role("button", name=button).click()
        expect(lobby.get_by_role("button", name=button)).to_be_hidden()
        stranger.page.goto("/")
        expect(line).to_have_count(listed)
    expect(line).to_contain_text("Ann")
    expect(line).to_contain_text("one seat free")
    assert stranger.page.locator("#tables h2").all_inner_texts()[0] == "Open tables"
    line.click()
    expect(stranger.page.locator("#prompt")).to_contain_text("Ann invites you to Sola Fide")
    stranger.page.get_by_role("button", name="Sit down").click()  # with the name that stands there
    Table(stranger.page).seated(1)
    for visitor in (ann, stranger):
        expect(visitor.page.locator("#room")).to_have_attribute("data-status", "running")
    expect(ann.page.locator("#others .seat-head .name")).to_have_text(re.compile(f"^({'|'.join(beasts('en'))})$"))


def test_nothing_slips_away_from_under_the_pointer(come: Come) -> None:
    """The lists of the first page are brought up to date, but not while somebody is about to choose in them."""
    ann, stranger = come(), come()
    ann.be("Ann")
    page = stranger.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    look_again = "async () => { document.dispatchEvent(new Event('visibilitychange')); await fetch('/about'); }"

    def line(table_id: str) -> Locator:
        return page.locator(f"#tables a[href='/t/{table_id}']")

    first = ann.make("me", "open", game=DUEL, listed=True)
    page.goto("/")
    line(first).hover()
    second = ann.make("me", "open", game=DUEL, listed=True)
    asked.clear()
    page.evaluate(look_again)
    assert asked == ["/about"]
    page.mouse.move(1, 1)
    page.evaluate(look_again)
    expect(line(second)).to_be_visible()
    expect(line(first)).to_be_visible()


def test_the_form_asks_who_may_come(come: Come) -> None:
    """A table with a seat for somebody is private unless it is opened; where only bots play the question is who may watch."""
    ann = come()
    ann.be("Ann")
    page = ann.page
    page.goto(f"/new/{DUEL}")
    expect(page.locator("[name=listed]")).to_be_visible()
    expect(page.locator("[name=anybody]")).to_be_hidden()
    page.locator(".seat-row select").nth(1).select_option("open")
    expect(page.locator("[name=listed]")).to_be_hidden()
    expect(page.locator("[name=anybody]")).not_to_be_checked()
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    assert ann.api("GET", f"/api/tables/{Table(page).id}")["table"]["listed"] is False


def test_who_speaks_is_seen_and_told(come: Come) -> None:
    ann, ben = come(), come()
    ann.be("Ann")
    ben.be("Ben")
    mine, his = play_together(ann, ben)
    long = "I wonder whether you know what you are doing there, " * 3
    speak(mine.page, long)
    line = mine.page.locator("#chat-list li")
    expect(line.locator(".speaker")).to_have_text("Ann")
    expect(line.locator("use")).to_have_attribute("href", "#mark-sun")
    expect(his.page.locator("#tab-chat")).to_have_class(re.compile("news"))
    his.page.wait_for_function("() => window.notices.some((notice) => /^Ann: I wonder .* …$/.test(notice) && notice.length < 110)")
    his.page.locator("#tab-chat").click()
    expect(his.page.locator("#chat-list li")).to_contain_text(long.strip())
    speak(his.page, "So do I")
    expect(mine.page.locator("#chat-list li")).to_have_count(2)
    expect(mine.page.locator("#chat-list li").last).to_contain_text("Ben")
    # Whoever looks at the talk is not told besides, and nobody of what he said himself.
    assert mine.page.evaluate("() => window.notices.filter((notice) => notice.includes(': ')).length") == 0
    assert his.page.evaluate("() => window.notices.filter((notice) => notice.startsWith('Ben')).length") == 0


def test_those_who_watch_are_seen_and_talk_among_themselves(come: Come) -> None:
    ann, ben, eve = come(), come(), come()
    ann.be("Ann")
    ben.be("Ben")
    mine, his = play_together(ann, ben)
    expect(mine.page.locator("#watching")).to_be_hidden()
    watching = eve.sit(mine.id)
    for table in (mine, his, watching):
        expect(table.page.locator("#watching .count")).to_have_text("1")
        expect(table.page.locator("#watching")).to_have_attribute("title", "One spectator")
    speak(watching.page, "What a game")
    named = watching.page.get_by_role("dialog")
    named.get_by_label("Your name at the table").fill("Eve")
    named.get_by_role("button", name="That is me").click()
    expect(watching.page.locator("#chat-list .speaker")).to_have_text("Eve")
    speak(mine.page, "We are seen")
    expect(watching.page.locator("#chat-list li")).to_have_count(2)
    expect(mine.page.locator("#chat-list li")).to_have_count(1)  # her own line, and not what was said before it
    mine.page.get_by_label("Spectators may talk among themselves").uncheck()
    expect(watching.page.locator("#watchers-form")).to_be_hidden()
    expect(watching.page.locator("#watchers-off")).to_be_visible()
    for table in (mine, watching):
        expect(table.page.locator("#chat-list .note")).to_have_text("Ann has switched off the spectators’ chat.")
    told(his.page, "Ann has switched off the spectators’ chat.")
    if FILE.is_file():
        assert violations(mine.page) + violations(watching.page) == []
    watching.page.close()
    expect(mine.page.locator("#watching")).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_say_what_the_games_are(come: Come, language: str) -> None:
    """A line, players, minutes, weight; buttons of one height in all three; and on a phone all of it at once."""
    page = come(language=language).page
    page.goto("/")
    words = page_words(language)
    for game in registry.names():
        said = game_words(language, game)
        wing = page.locator(f".{game}")
        expect(wing.locator(".line")).to_have_text(said.say("game-line"))
        expect(wing.locator(".facts")).to_contain_text(said.say("game-weight"))
        expect(wing.locator(".facts")).to_contain_text(words.say("facts-minutes", minutes=said.say("game-minutes")))
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        panels = page.evaluate(PANELS)
        assert len({tuple(panel["buttons"]) for panel in panels}) == 1, (width, panels)
        assert min(panels[0]["buttons"]) >= 32
        assert [panel["cut"] for panel in panels] == [0, 0, 0], width
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        for panel in panels:
            for box in panel["boxes"]:
                assert box["top"] >= 0, (width, height)
                assert box["bottom"] <= height, (width, height)
