"""Pages beside the table: how a game is played, its cards, settings that hold everywhere, the profile, the sheet of keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, PHONE, TOWN, Table, Visitor
from tests.server.serving import Server
from triptych.core.words import LANGUAGES
from triptych.server.speech import page_words

# Which symbols pictures use that are not in the page; none once the sheet is laid into it.
_MISSING = """() => [...document.querySelectorAll(".scene use")]
  .map((use) => use.getAttribute("href").slice(1)).filter((id) => !document.getElementById(id))"""
_DRAWN = "() => document.querySelector('.sheet symbol[id^=art-]') !== null"
_LETTERS = "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
_SUN = "() => getComputedStyle(document.querySelector('.sample[data-palette=usual] .of-sun')).color"


def fits(page: Page) -> bool:
    """Neither the page nor its bar has more than the screen is wide."""
    found: bool = page.evaluate(
        "() => [document.documentElement, document.querySelector('.bar')].every((one) => one.scrollWidth <= one.clientWidth)"
    )
    return found


@pytest.mark.parametrize(("game", "language"), list(zip((GAME, DUEL, TOWN), LANGUAGES, strict=True)))
def test_how_it_is_played(come: Come, game: str, language: str) -> None:
    """Reached from the foot of every page; every chapter has its picture, drawn with symbols that are there, and a way to its rules."""
    page = come(language=language).page
    page.goto("/about")
    page.locator(f".foot a[href='/how/{game}']").click()
    page.wait_for_function(_DRAWN)
    assert page.evaluate(_MISSING) == []
    chapters = page.locator(".chapter")
    for i in range(chapters.count()):
        expect(chapters.nth(i).locator("figure .scene").first).to_have_css("display", "block")
        assert chapters.nth(i).locator("figcaption").first.inner_text()
    first = page.locator("figure .scene").first.bounding_box()
    assert first is not None
    assert first["height"] > 100
    page.locator(".contents a").last.click()
    expect(chapters.last.locator("h2")).to_be_in_viewport()
    rule = chapters.last.locator(".of-rules a").first
    name = rule.inner_text()
    rule.click()
    expect(page.locator(f"[id='{name}']")).to_be_in_viewport()


def test_newcomers_find_it(come: Come) -> None:
    """From the panel on the first page, and from the guide at the table."""
    ann = come(new=True)
    ann.be("Ann")
    page = ann.page
    page.goto("/")
    page.locator(f".wing.{GAME} a[href='/how/{GAME}']").click()
    expect(page.locator("h1")).to_contain_text(page_words("en").say("page-how").lower())
    table = ann.sit(ann.make("me", "greedy"))
    assert table.wait() == "mine"
    expect(page.locator("#guide")).to_be_visible()
    expect(page.locator(f"#guide a[href='/how/{GAME}']")).to_be_visible()


def test_cards_are_found(come: Come) -> None:
    page = come().page
    page.goto(f"/cards/{GAME}")
    cards = page.locator("#cards > li")
    all_cards = cards.count()
    expect(page.locator("#found")).to_have_text(f"{all_cards} of {all_cards}")
    page.wait_for_function(_DRAWN)
    assert page.evaluate(_MISSING) == []
    seen = page.locator("#cards > li:visible")
    page.locator("#by-kind").select_option("kind=person")
    page.locator("#by-country").select_option("country=spain")
    expect(seen).to_have_count(13)
    page.locator("#find").fill("captain")
    expect(seen).to_have_count(1)
    expect(seen.locator("h2")).to_contain_text("Captain")
    source = seen.locator("details p")
    expect(source).to_be_hidden()
    seen.locator("summary").click()
    expect(source).to_be_visible()
    page.reload()  # what was looked for stands in the address
    expect(seen).to_have_count(1)
    page.locator("#find").fill("nothing is called like this")
    expect(page.locator("#none")).to_be_visible()


def test_without_scripts_there_is_something_to_read(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, java_script_enabled=False, locale="en")
    page = context.new_page()
    page.goto(f"/cards/{DUEL}")
    assert page.locator("#cards h2:visible").count() == page.locator("#cards > li").count()
    expect(page.locator("#sieve")).to_be_hidden()
    page.goto(f"/how/{DUEL}")
    assert page.locator(".chapter figcaption").first.inner_text()
    page.goto("/settings")
    expect(page.locator("#settings")).to_be_hidden()
    page.locator(".tongues a[lang=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    context.close()


def test_automatic_answers_chosen_once_hold_at_new_tables(come: Come) -> None:
    """Made on the first page or on that for new ones, joined, or played again; another game's are its own."""
    ann, ben = come(), come()
    ann.be("Ann")
    ben.be("Ben")
    for visitor in (ann, ben):
        visitor.page.goto("/settings")
        duel = visitor.page.locator(f"[data-answers={DUEL}]")
        expect(duel.locator("[name=use]")).to_have_value("ask")
        duel.locator("[name=use]").select_option("never")
        expect(visitor.page.locator("#kept")).to_have_text(page_words("en").say("js-settings-kept"))
        visitor.page.reload()
        expect(duel.locator("[name=use]")).to_have_value("never")
        expect(visitor.page.locator(f"[data-answers={TOWN}] [name=use]")).to_have_value("always")

    def use(visitor: Visitor) -> str:
        visitor.page.wait_for_url("**/t/*")
        said = visitor.api("GET", f"/api/tables/{Table(visitor.page).id}")
        return str(next(one["value"] for one in said["standing"] if one["name"] == "use"))

    page = ann.page
    page.goto("/")
    page.locator(f"button.primary[data-game={DUEL}]").click()
    assert use(ann) == "never"
    page.goto("/")
    page.locator(f"button.primary[data-game={TOWN}]").click()
    assert use(ann) == "always"
    page.goto(f"/new/{DUEL}")
    page.locator("#new [type=submit]").click()
    assert use(ann) == "never"
    table = ben.sit(ann.make("me", "open", game=DUEL, options={"limit": "2"}))
    ben.page.locator("#sit").click()
    table.seated(1)
    assert use(ben) == "never"
    done = ben.make("me", "greedy", game=DUEL, options={"limit": "2"})
    ben.play_on(done)
    assert ben.sit(done).wait() == "over"
    ben.page.locator("#end .rematch").click()
    ben.page.wait_for_url(lambda url: done not in url)
    assert use(ben) == "never"


def test_settings_hold_everywhere(come: Come) -> None:
    """At once, on every page, after a reload, and in a tab that is open already."""
    ann = come(chosen={})
    page, other = ann.page, ann.context.new_page()
    page.goto("/about")
    other.goto("/about")
    letters = other.evaluate(_LETTERS)
    page.locator(".tools a[href='/settings']").click()
    expect(page.locator("[name=confirm][value=moment]")).to_be_checked()
    expect(page.locator("[name=speed][value=normal]")).to_be_checked()
    page.get_by_label(page_words("en").say("settings-size-largest")).check()
    page.locator("[name=palette][value=distinct]").check()
    page.locator("[name=theme][value=dark]").check()
    page.locator("[name=speed][value=slow]").check()
    expect(page.locator("#kept")).to_have_text(page_words("en").say("js-settings-kept"))
    for one in (page, other):
        root = one.locator("html")
        expect(root).to_have_attribute("data-size", "largest")
        expect(root).to_have_attribute("data-palette", "distinct")
        expect(root).to_have_attribute("data-theme", "dark")
    assert other.evaluate(_LETTERS) == pytest.approx(letters * 1.35, rel=0.01)
    page.reload()
    expect(page.locator("[name=speed][value=slow]")).to_be_checked()
    usual = page.evaluate(_SUN)
    assert usual == "rgb(224, 180, 22)", "a sample shows its own colours"
    page.goto(f"/t/{ann.make('me', 'greedy')}")
    assert Table(page).wait() == "mine"
    colour = page.evaluate("() => getComputedStyle(document.querySelector('.scene .player-1')).getPropertyValue('--f-seat').trim()")
    assert colour == "#f9e24a"


def test_the_largest_letters_fit_on_a_phone(come: Come) -> None:
    """With the longest words, nothing runs out of the screen; the bar keeps its links."""
    ann = come(size=PHONE, touch=True, language="de", chosen={"confirm": "never", "size": "largest"})
    ann.be("Ann", "de")
    table, over = ann.make("me", "greedy"), ann.make("me", "greedy", game=DUEL, options={"limit": "1"})
    ann.play_on(over)
    page = ann.page
    paths = ["/", f"/new/{TOWN}", f"/how/{TOWN}", f"/cards/{TOWN}", f"/rules/{TOWN}", "/settings", "/me", "/about", f"/t/{over}/replay"]
    for path in [*paths, f"/t/{table}"]:
        page.goto(path)
        if path == f"/t/{table}":
            assert Table(page).wait() == "mine"
        assert fits(page), path
        expect(page.locator(".tools a[href='/settings']")).to_be_in_viewport(ratio=1)
        expect(page.locator(".tools a[href='/me']")).to_be_in_viewport(ratio=0.9)


def test_tokens_are_taken_back_in_the_profile(come: Come) -> None:
    ann = come()
    ann.be("Ann")
    page = ann.page
    page.goto("/about")
    page.locator(".tools .me").click()
    page.locator("#token-label").fill("my bot")
    page.locator("#token-form button").click()
    expect(page.locator("#token")).to_be_visible()
    token = page.locator("#token").input_value()
    expect(page.locator("#tokens li")).to_have_count(1)
    expect(page.locator("#tokens .label")).to_have_text("my bot")
    page.reload()
    page.get_by_role("button", name=page_words("en").say("js-token-revoke-one").replace("{label}", "my bot")).click()
    expect(page.locator("#tokens li")).to_have_count(0)
    answer = ann.context.request.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.status == 401


def test_a_key_shows_the_keys(come: Come) -> None:
    """Those of the page one is on; not while one types; by a button too."""
    ann = come()
    ann.be("Ann")
    page = ann.page
    sheet = page.locator("#keys")
    page.goto(f"/cards/{GAME}")
    page.locator("#find").press("?")
    expect(sheet).to_be_hidden()
    page.locator(".tools [data-opens=keys]").click()
    expect(sheet).to_be_visible()
    expect(sheet.locator("kbd")).to_have_text(["Tab", "Esc", "?"])
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    table = ann.sit(ann.make("me", "greedy"))
    assert table.wait() == "mine"
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    for cap in ("1", "9", "u", "Space", "t"):
        expect(sheet.locator("kbd", has_text=cap).first).to_be_visible()
    page.keyboard.press("t")  # not while the sheet is open
    expect(page.locator("#text")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.goto(f"/t/{table.id}/replay")
    page.keyboard.press("?")
    expect(sheet.locator("kbd").first).to_have_text("←")
