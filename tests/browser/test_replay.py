"""Replay: what the slider shows is what the record says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import GAME, PHONE, TOWN, Visitor
from triptych.core import record, registry
from triptych.core.words import points_text
from triptych.server.speech import page_words


def shown(page: Page) -> dict[str, Any]:
    """Pieces on the board with their places, points by seat, the log's lines."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
          board: Object.fromEntries([...document.querySelectorAll(".scene.board > .piece:not(.leaving)")].map((piece) => {
            const [x, y] = piece.getAttribute("transform").match(/-?[\\d.]+/g).map(Number);
            return [piece.dataset.key, [x, y]];
          })),
          points: [...document.querySelectorAll("#others .seat")].map((seat) => seat.querySelector(".points").textContent),
          log: [...document.querySelectorAll("#log-list li")].map((line) => line.textContent),
        })"""
    )
    return found


def slide_to(page: Page, at: int) -> None:
    page.locator("#slider").evaluate(
        "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })); }", at
    )
    wait_at(page, at)


def wait_at(page: Page, at: int) -> None:
    """Until the page shows the table after move `at`: its address says so when everything is written."""
    page.wait_for_function("(at) => new URLSearchParams(location.search).get('at') === String(at)", arg=at)
    page.wait_for_function("() => !document.querySelector('.scene .leaving') && document.querySelector('.scene.board')")


def finished(ann: Visitor, game: str = GAME) -> tuple[str, record.Record]:
    table_id = ann.make("me", "greedy", "greedy", game=game)
    ann.play_on(table_id)
    return table_id, record.parse(ann.record_text(table_id))


def equals(ann: Visitor, page: Page, table_id: str, kept: record.Record, at: int, seat: str, shape: str = "wide") -> None:
    """The page shows what the rules make of the first `at` lines of the record, seen by this seat."""
    match = kept.replay(registry.game, at, keep_events=True)
    game = match.game
    names = [sitter["name"] for sitter in ann.api("GET", f"/api/tables/{table_id}")["table"]["seats"]]
    wording = game.wording("en", names)
    eyes = 0 if seat in ("", "open") else int(seat)
    view = match.state if seat == "open" else game.view(match.state, eyes)
    scene = game.scenes(view, eyes, wording, shape)["board"]
    page.wait_for_function("(count) => document.querySelectorAll('.scene.board > .piece').length === count", arg=len(scene.pieces))
    now = shown(page)
    assert now["board"] == {piece.key: [piece.x, piece.y] for piece in scene.pieces}
    written = page_words("en").say("js-points")
    assert now["points"] == [written.replace("{n}", points_text(points)) for points in game.points(match.state)]
    told = [wording.sentence(game.events.for_seat(event, eyes)) for n, event in match.events if n <= at]
    assert now["log"][-40:] == told[-40:]
    expect(page.locator("#label")).to_have_text(wording.prompt(game.view(match.state, -1), -1))
    expect(page.locator("#count")).to_have_text(f"Move {at} of {len(kept.lines)}")


@pytest.mark.parametrize("game", [GAME, TOWN])
def test_slider_equals_the_record(come: Come, game: str) -> None:
    ann = come()
    table_id, kept = finished(ann, game)
    page = ann.page
    page.goto(f"/t/{table_id}/replay")
    last = len(kept.lines)
    wait_at(page, last)
    equals(ann, page, table_id, kept, last, "")
    for at in (0, last // 5, last // 2, last // 3, last * 3 // 4, last):
        slide_to(page, at)
        equals(ann, page, table_id, kept, at, "")
    # Other eyes, and everybody's: allowed after the end.
    slide_to(page, last // 2)
    for seat in ("1", "open"):
        with page.expect_response(lambda response, seat=seat: f"seat={seat}" in response.url):  # type: ignore[misc]
            page.locator("#eyes").select_option(seat)
        page.wait_for_function("(seat) => new URLSearchParams(location.search).get('seat') === seat", arg=seat)
        equals(ann, page, table_id, kept, last // 2, seat)


def test_link_steps_and_jumps(come: Come) -> None:
    """A link to a position opens there; the buttons step from stop to stop; the list jumps to a year; it plays by itself."""
    ann, ben = come(), come(size=PHONE)
    table_id, kept = finished(ann)
    last = len(kept.lines)
    page = ann.page
    page.goto(f"/t/{table_id}/replay?at={last // 4}")
    wait_at(page, last // 4)
    equals(ann, page, table_id, kept, last // 4, "")
    stops: list[int] = ann.api("GET", f"/api/tables/{table_id}/replay?at=0")["stops"]
    after = next(stop for stop in stops if stop > last // 4)
    page.locator("#next").click()
    wait_at(page, after)
    equals(ann, page, table_id, kept, after, "")
    before = max(stop for stop in stops if stop < after)
    page.locator("#back").click()
    wait_at(page, before)
    equals(ann, page, table_id, kept, before, "")
    page.locator("#first").click()
    wait_at(page, 0)
    assert page.locator("#back").is_disabled()
    year = page.locator("#jump option").nth(1)
    at = int(year.get_attribute("value") or "0")
    page.locator("#jump").select_option(str(at))
    wait_at(page, at)
    equals(ann, page, table_id, kept, at, "")
    page.locator("#play").click()
    page.wait_for_function("(at) => Number(new URLSearchParams(location.search).get('at')) > at", arg=at)
    page.locator("#play").click()

    # The link, opened by somebody else on a phone.
    slide_to(page, last // 3)
    ben.page.goto(page.locator("#link-text").input_value())
    wait_at(ben.page, last // 3)
    expect(ben.page.locator("#count")).to_have_text(f"Move {last // 3} of {last}")
    assert shown(ben.page)["points"] == shown(page)["points"]


def test_own_eyes_while_it_runs(come: Come) -> None:
    ann, guest = come(), come()
    ann.expected.append("status of 403")
    table = ann.sit(ann.make("me", "greedy", listed=True))
    for _ in range(4):
        assert table.wait() == "mine"
        table.choose()
    assert table.wait() == "mine"
    page = ann.page
    page.goto(f"/t/{table.id}/replay")
    expect(page.locator("#count")).to_have_text(re.compile(r"Move (\d+) of \1$"))
    assert page.locator("#eyes option").evaluate_all("options => options.map((option) => option.value)") == [""]
    for visitor in (ann, guest):
        for seat in ("1", "open"):
            with pytest.raises(AssertionError, match="403"):
                visitor.api("GET", f"/api/tables/{table.id}/replay?at=5&seat={seat}")
    # Whoever writes it into the address gets nothing but a sentence.
    page.goto(f"/t/{table.id}/replay?at=5&seat=1")
    page.wait_for_function("() => window.notices.length > 0")
    assert page.locator(".scene").count() == 0
