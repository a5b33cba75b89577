"""Every page, wide and on a phone, light and dark: a picture of it to build/screens, and nothing on it that shuts people out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import screens
from tests.browser.axe import FILE, need_axe, violations
from tests.browser.conftest import Come
from tests.browser.driver import PHONE
from tests.browser.screens import LOOKS, NAMES, Tables
from tests.server.serving import Server
from triptych.core import registry
from triptych.core.rulebook import rulebook
from triptych.core.words import LANGUAGES, points_text


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return screens.set_tables(browser, server)


@pytest.mark.parametrize("look", LOOKS)
def test_pages(browser: Browser, server: Server, tables: Tables, look: str) -> None:
    """One browser looks at all pages, one after the other; everything found is told together."""
    found: list[str] = []
    ann = screens.come_back(browser, server, tables, look)
    for name in NAMES:
        page = screens.show(ann, tables, name)
        assert screens.take(page, name, look).stat().st_size > 3000
        if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
            found.append(f"{name}: wider than the screen")
        if FILE.is_file():
            found += [f"{name}: {line}" for line in violations(page)]
    found += ann.unexpected()
    ann.close()
    assert not found, "\n".join(found)
    need_axe()


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_points_are_written_in_one_way(come: Come, language: str) -> None:
    """On every page as in the words of the game and in the terminal."""
    page = come(language=language).page
    page.goto("/about")
    points = [46.5, 46, 0, 0.5, -0.5, -3, -3.5]
    written = page.evaluate("async (points) => { const { number } = await import('/static/dom.js'); return points.map(number); }", points)
    assert written == [points_text(one) for one in points]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_on_a_phone(come: Come, language: str) -> None:
    """Whatever the length of its words, no language makes the rulebook wider than the screen; a link leads to its rule."""
    page = come(size=PHONE, touch=True, language=language).page
    for game in registry.names():
        book = rulebook(game, language)
        rule = list(book.entries)[-1]
        page.goto(f"/rules/{game}#{rule}")
        expect(page.locator("h1")).to_have_text(book.text.splitlines()[0].removeprefix("# "))
        expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()
        assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE[0]


def test_axe_sees(come: Come) -> None:
    """A picture without words and a button without a name would be found."""
    need_axe()
    page = come().page
    page.goto("/about")
    assert violations(page) == []
    page.evaluate("() => document.querySelector('main').insertAdjacentHTML('beforeend', '<img src=\"data:,\"><button></button>')")
    assert {line.split(":")[0] for line in violations(page)} == {"critical image-alt", "critical button-name"}
