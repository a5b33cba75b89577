"""With the keyboard only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import Table


def focused(page: Page) -> str:
    """What has the focus: its id and classes."""
    found: str = page.evaluate("() => `#${document.activeElement.id} .${[...document.activeElement.classList].join('.')}`")
    return found


def tab_to(page: Page, wanted: str) -> None:
    """Tab until something has the focus; a whole round without meeting it is a mistake."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    pytest.fail(f"Tab never comes to {wanted}")


def test_first_turns(come: Come) -> None:
    """From the home page to the first moves without a pointer: Tab, Enter, arrows, number keys, pieces on the board, their menu."""
    ann = come()
    page = ann.page
    page.goto("/")
    tab_to(page, "form.acts button.primary, form[action^='/play/'] button")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = Table(page)
    made: list[str] = []

    def done(move: str | None) -> None:
        """The move is in the server's record when I am asked again."""
        assert table.wait() == "mine"
        lines = ann.lines(table.id)
        assert len(lines) == len(made) + 1
        assert move is None or lines[-1] == move
        made.append(lines[-1])

    assert table.wait() == "mine"
    made += ann.asked_always(table.id)
    move = table.choices.first.locator("..").get_attribute("data-move")
    page.keyboard.press("1")
    done(move)

    # Arrows down the list, Enter; then the focus comes back to the choices by itself.
    tab_to(page, "#choices .choice")
    places = table.choices.count()
    page.keyboard.press("ArrowDown")
    chosen = page.evaluate("() => document.activeElement.parentElement.dataset.move")
    assert chosen == table.choices.nth(1 % places).locator("..").get_attribute("data-move")
    page.keyboard.press("Enter")
    done(chosen)
    page.wait_for_function("() => document.activeElement.matches('#ask, #ask .choice')")
    if "choice" not in focused(page):
        tab_to(page, "#choices .choice")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    chosen = page.evaluate("() => document.activeElement.parentElement.dataset.move")
    page.keyboard.press("Enter")
    done(chosen)

    # By a piece: Tab to one that is lit, Enter; where it may do several things a menu opens, and arrows walk there too.
    by_piece = by_menu = 0
    for _ in range(12):
        if not page.locator(".scene .piece.lit").count():
            page.keyboard.press("1")
            done(None)
            continue
        tab_to(page, ".scene .piece.lit")
        many = page.evaluate("() => document.activeElement.getAttribute('aria-haspopup')") == "menu"
        page.keyboard.press("Enter")
        if many:
            expect(page.get_by_role("menu").get_by_role("menuitem").first).to_be_focused()
            page.keyboard.press("Escape")
            expect(page.get_by_role("menu")).to_be_hidden()
            assert "piece" in focused(page)
            page.keyboard.press("Enter")
            expect(page.get_by_role("menu").get_by_role("menuitem").first).to_be_focused()
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
            by_menu += 1
        else:
            by_piece += 1
        done(None)
        if by_piece and by_menu:
            break
    assert by_piece + by_menu > 0


def test_arrows_walk_the_board(come: Come) -> None:
    """From a piece the arrows go to its neighbours, and the one with the focus says what it is."""
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    table.wait()
    page = table.page
    tab_to(page, "#frame .piece")
    seen: list[str] = [focused(page)]
    keys: set[str] = set()
    for arrow in [arrow for arrow in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown") for _ in range(4)]:
        page.keyboard.press(arrow)
        keys.add(page.evaluate("() => document.activeElement.dataset.key"))
        seen.append(focused(page))
    assert all("piece" in one for one in seen)
    assert len(keys) > 3
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    expect(page.locator(".tooltip")).to_be_visible()


def test_text_board_by_key(come: Come) -> None:
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    table.wait()
    table.page.keyboard.press("t")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("pre")).to_contain_text(table.prompt)
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
