"""Following the others' turns: time to read, speeds, what happened since one's own turn, looking back, a log that has room."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.axe import need_axe, violations
from tests.browser.conftest import Come
from tests.browser.driver import DUEL, GAME, PHONE, TOWN, Table, Visitor, until

MOST_STEPS = 6  # looked at before one goes back to now
DESKS = ((1440, 900), (1280, 800), (1024, 768))

# Where every piece of the board lies, by its key.
PIECES = """() => Object.fromEntries([...document.querySelectorAll("#frame .piece:not(.leaving)")]
  .map((piece) => [piece.dataset.key, piece.getAttribute("transform")]))"""

# The same, of a scene as the server tells it.
TOLD = "(pieces) => Object.fromEntries(pieces.map(([key, symbol, x, y]) => [key, `translate(${x} ${y})`]))"

# Everybody's points where they are drawn, and where they stand beside the names.
DRAWN = "() => [...document.querySelectorAll('[data-key^=vp-]')].map((one) => one.textContent)"
BESIDE = "() => [...document.querySelectorAll('.seat-head .points')].map((one) => one.textContent)"

# How often the page has waited for a newcomer to go on.
WAITS = """
window.waits = 0;
addEventListener("DOMContentLoaded", () => {
  const button = document.querySelector("#go-on");
  const seen = new MutationObserver(() => button.hidden || (window.waits += 1));
  if (button) seen.observe(button, { attributes: true, attributeFilter: ["hidden"] });
});
"""

# The page waits for a newcomer, or shows this version of the table.
WAITS_OR_SHOWS = """(version) =>
  !document.querySelector("#go-on").hidden || Number(document.querySelector("#room").dataset.version ?? -1) >= version"""


def paced(page: Page, lines: list[dict[str, Any]], **how: Any) -> int:
    """How long the page lets these lines of the log stay."""
    found: int = page.evaluate("async ([lines, how]) => (await import('/static/pace.js')).reading(lines, how)", [lines, how])
    return found


def since_my_turn(visitor: Visitor, game: str, *seats: str, moves: int = 0) -> Table:
    """A table with others, at a question before which they have done something."""
    table = visitor.sit(visitor.make("me", *seats, game=game, options={"sides": "first-catholic"} if game == DUEL else {}))
    visitor.play_on(table.id, moves, bot="greedy")
    for _ in range(60):
        visitor.asked(table)
        assert table.wait() == "mine"
        if table.page.locator("#meanwhile").is_visible() and table.page.locator("#meanwhile-list li").count():
            return table
        visitor.play_on(table.id, 1, bot="greedy")
    raise AssertionError("nobody has done anything")


def frame(visitor: Visitor, table: Table, at: int) -> Any:
    return visitor.api("GET", f"/api/tables/{table.id}/replay?at={at}")


def test_reading_takes_as_long_as_the_text_is(come: Come) -> None:
    """Longer texts stay longer, at every speed but the last; what concerns everybody stays longest, one's own doing not at all."""
    page = come().page
    page.goto("/")
    short, long = {"text": "Ann takes 1 ore."}, {"text": "Ann takes the Cloth merchant of England with the white 6, and more."}
    for speed in ("slow", "normal", "fast"):
        assert 0 < paced(page, [short], speed=speed) < paced(page, [long], speed=speed) < paced(page, [short, long], speed=speed)
        assert paced(page, [long | {"moment": True}], speed=speed) > paced(page, [long], speed=speed)
        assert paced(page, [short], own=True, speed=speed) == 0
        assert paced(page, [short | {"moment": True}], own=True, speed=speed) > 0
        assert paced(page, [], speed=speed) == 0
    slow, normal, fast, instant = (paced(page, [long], speed=speed) for speed in ("slow", "normal", "fast", "instant"))
    assert slow > normal > fast > instant == 0
    assert paced(page, [long | {"moment": True}], speed="instant") == 0
    # Whoever reads 30 letters a second, the quickest of readers, has the time that the normal speed gives.
    assert normal >= len(long["text"]) * 1000 / 34
    assert paced(page, [long | {"moment": True}]) >= len(long["text"]) * 1000 / 18
    assert paced(page, [{"text": "x" * 5000}], speed="slow") < 30_000


def scores(page: Page, where: str) -> list[int]:
    return [int(re.sub(r"\D", "", text)) for text in page.evaluate(where)]


def test_moments_wait_in_a_first_game(come: Come) -> None:
    """Until a game was played to its end, what concerns everybody stays until the reader goes on: by a click, Enter, or the space bar."""
    ann = come(chosen={"confirm": "never", "speed": "fast"})
    ann.context.add_init_script(WAITS)
    page = ann.page
    page.goto("/")
    page.evaluate("(game) => localStorage.removeItem(`finished ${game}`)", TOWN)
    table = ann.sit(ann.make("me", "greedy", game=TOWN))
    assert table.wait() == "mine"

    def play_on() -> None:
        """Past the page, until it waits for the reader or has shown everything."""
        for _ in range(12):
            ann.play_on(table.id, 1, bot="greedy")
            version = ann.api("GET", f"/api/tables/{table.id}")["version"]
            page.wait_for_function(WAITS_OR_SHOWS, arg=version)
            if page.locator("#go-on").is_visible():
                return
        raise AssertionError("nothing has happened")

    for by in ("click", "Enter", " "):
        play_on()
        expect(page.locator("#ask")).to_have_class(re.compile("holding"))
        expect(page.locator("#now")).not_to_be_empty()
        expect(page.locator("#skip")).to_be_visible()
        assert page.locator("#log-list .moment").last.inner_text().strip() in page.locator("#now").inner_text()
        # What stands beside the names goes with what is drawn: nothing is counted only when everything has been shown.
        until(page, lambda: scores(page, DRAWN) == scores(page, BESIDE))
        assert len(scores(page, DRAWN)) == 2
        assert page.locator("#ask .choice").count() == 0
        assert not table.lit()
        waited = page.evaluate("window.waits")
        if by == "click":
            page.locator("#go-on").focus()  # as by Tab: the button goes away, the focus does not
            page.locator("#go-on").click()
        else:
            page.keyboard.press(by)
        # It goes on: to the question, or to the next that waits.
        page.wait_for_function("(waited) => document.querySelector('#go-on').hidden || window.waits > waited", arg=waited)
        assert table.wait() == "mine"
        if by == "click":
            expect(page.locator("#ask .choice:focus")).to_have_count(1)
    page.evaluate("(game) => localStorage.setItem(`finished ${game}`, 'yes')", TOWN)
    waited = page.evaluate("window.waits")
    ann.play_on(table.id, 6, bot="greedy")
    ann.asked(table)
    assert page.evaluate("window.waits") == waited


def test_a_finished_game_is_remembered(come: Come) -> None:
    """Whoever has seen the end of a game is no newcomer to it any more; whoever only watches was none."""
    ann = come()
    table_id = ann.make("me", "greedy", game=DUEL, options={"sides": "first-catholic", "limit": "30"})
    ann.play_on(table_id, bot="greedy")
    ann.page.goto("/")
    marks = "Object.keys(localStorage).filter((key) => key.startsWith('finished'))"
    ann.page.evaluate(f"() => {marks}.forEach((key) => localStorage.removeItem(key))")
    assert ann.sit(table_id).wait() == "over"
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert ann.page.evaluate(f"() => {marks}") == [f"finished {DUEL}"]


def test_speed_takes_effect_at_once(come: Come) -> None:
    """At a clock that stands still nothing goes on by itself; chosen at the table, "instant" shows the end and the whole log at once."""
    ann = come(chosen={"confirm": "never", "speed": "slow"})
    page = ann.page
    page.clock.install()
    table = ann.sit(ann.make("me", "greedy", "greedy"))
    assert table.wait() == "mine"
    expect(page.locator("#speed")).to_have_value("slow")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))

    def others_play() -> Any:
        """Past the page, until somebody else has taken a person, which is told, and I am asked again; what the server says then."""
        before = ann.record_text(table.id)
        while True:
            ann.play_on(table.id, 1, bot="greedy")
            new = ann.record_text(table.id).removeprefix(before).splitlines()
            if any(line.startswith(("2 take ", "3 take ")) for line in new):
                return now_mine()

    def now_mine() -> Any:
        while not (now := ann.api("GET", f"/api/tables/{table.id}"))["legal"]:
            page.wait_for_timeout(20)
        return now

    now = others_play()
    expect(page.locator("#skip")).to_be_visible()
    assert int(page.locator("#room").get_attribute("data-version") or -1) < now["version"]
    page.locator("#speed").select_option("instant")
    expect(page.locator("#room")).to_have_attribute("data-version", str(now["version"]))
    assert page.evaluate("localStorage.getItem('speed')") == "instant"
    now = others_play()
    expect(page.locator("#room")).to_have_attribute("data-version", str(now["version"]))
    assert table.log()[-5:] == [line["text"] for line in frame(ann, table, now["version"])["log"]][-5:]
    page.reload()
    expect(page.locator("#speed")).to_have_value("instant")


@pytest.mark.parametrize(("game", "others"), [(GAME, ("greedy", "greedy")), (DUEL, ("greedy",)), (TOWN, ("greedy", "greedy"))])
def test_since_my_turn_and_looking_back(come: Come, game: str, others: tuple[str, ...]) -> None:
    """A few lines of what the log told since my answer, the points as they have changed; each moment since then on the board, as the server
    tells it to me; nothing can be chosen there, what happens meanwhile waits, and one key leads back."""
    ann = come()
    table = since_my_turn(ann, game, *others, moves=8)
    page = table.page
    now = ann.now(table)
    choices, pieces = table.offered(), page.evaluate(PIECES)
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.method == "POST" else None)

    told = page.locator("#meanwhile-list .telling > span").evaluate_all("lines => lines.map((line) => line.firstChild.textContent.trim())")
    assert 0 < len(told) <= 7
    log = [re.sub(r"\s+", " ", text).strip() for text in table.log()]
    assert all(text in log for text in told), "each is a line of the log"
    assert page.locator("#meanwhile-list svg.icon").count() >= len(told) / 2, "with pictures"

    page.locator("#meanwhile-first").click()
    room = page.locator("#room")
    expect(room).to_have_attribute("data-shown", re.compile(r"\d+"))
    first = frame(ann, table, int(room.get_attribute("data-shown") or -1))
    last = frame(ann, table, now["version"])
    won = [after - before for before, after in zip(first["points"], last["points"], strict=True) if after != before]
    steps = 0
    while room.get_attribute("data-shown") is not None:
        at = int(room.get_attribute("data-shown") or -1)
        there = frame(ann, table, at)
        board = there["scenes"]["board"]["pieces"]
        assert page.evaluate(PIECES) == page.evaluate(TOLD, board)
        # Nothing can be chosen, by whatever means.
        assert page.locator("#ask .choice:not([aria-disabled=true])").count() == 0
        assert not table.lit()
        page.keyboard.press("1")
        page.keyboard.press("u")
        if page.locator("#choices .choice").first.is_visible():
            page.locator("#choices .choice").first.click(force=True)
        steps += 1
        page.keyboard.press("ArrowRight" if steps < MOST_STEPS else "Escape")
        page.wait_for_function("(at) => document.querySelector('#room').dataset.shown !== String(at)", arg=at)
    assert steps > 1
    assert not sent
    assert page.evaluate(PIECES) == pieces
    assert table.wait() == "mine"
    assert table.offered() == choices
    shown = page.locator("#meanwhile-points > span").evaluate_all("spans => spans.map((span) => span.textContent)")
    assert shown == [f"{'+' if change > 0 else '−'}{abs(change)}" for change in won]

    # A move made elsewhere meanwhile is shown when one is back.
    page.locator("#meanwhile-back").click()
    expect(room).to_have_class(re.compile("looking-back"))
    expect(room).to_have_attribute("data-shown", re.compile(r"\d+"))
    ann.play_on(table.id, 1, bot="greedy")
    expect(page.locator("#meanwhile-now")).to_have_class(re.compile("news"))
    expect(room).to_have_attribute("data-version", str(now["version"]))
    page.keyboard.press("Escape")
    expect(room).not_to_have_class(re.compile("looking-back"))
    ann.asked(table)
    assert not sent


def test_the_focus_stays_with_what_is_read(come: Come) -> None:
    """By the keyboard alone: buttons that go away, or can do nothing more, hand the focus on; back at the table it is with the choices."""
    ann = come()
    table = since_my_turn(ann, DUEL, "greedy", moves=8)
    page = table.page
    room = page.locator("#room")
    page.locator("#meanwhile-list button").first.focus()
    page.keyboard.press("Enter")
    expect(room).to_have_attribute("data-shown", re.compile(r"\d+"))
    expect(page.locator("#meanwhile-next")).to_be_focused()
    page.locator("#meanwhile-first").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#meanwhile-first")).to_be_disabled()
    expect(page.locator("#meanwhile-next")).to_be_focused()
    page.locator("#meanwhile-now").focus()
    page.keyboard.press("Enter")
    assert table.wait() == "mine"
    expect(table.choices.first).to_be_focused()


def test_a_line_leads_to_its_moment(come: Come) -> None:
    """A touch on a line shows the table after it; on a phone the lines are folded until asked for. A page opened anew has the same."""
    need_axe()
    ann = come(size=PHONE, touch=True)
    table = since_my_turn(ann, TOWN, "greedy", moves=6)
    page = table.page
    expect(page.locator("#meanwhile-list")).to_be_hidden()
    page.locator("#meanwhile-fold").click()
    lines = page.locator("#meanwhile-list button")
    expect(lines.first).to_be_visible()
    told = lines.all_inner_texts()
    page.reload()
    assert table.wait() == "mine"
    expect(lines.first).to_be_visible()
    assert lines.all_inner_texts() == told
    assert not violations(page)
    page.locator("#rooms [aria-controls=talk]").click()
    lines.first.click()
    expect(page.locator("#stage")).to_be_visible()
    expect(page.locator("#room")).to_have_attribute("data-shown", re.compile(r"\d+"))
    shown = page.locator("#meanwhile-list .telling").all_inner_texts()
    assert any(told[0].strip().startswith(line.strip()) for line in shown if line.strip())
    assert not violations(page)
    page.locator("#meanwhile-now").click()
    assert table.wait() == "mine"
    assert lines.all_inner_texts() == told


@pytest.mark.parametrize("game", [GAME, DUEL, TOWN])
def test_log_has_room(come: Come, game: str) -> None:
    """More than two lines of the log at every size of a desk, with what happened above the question and without, whatever is asked."""
    ann = come(size=DESKS[0])
    table = since_my_turn(ann, game, "greedy", moves=4)
    page = table.page
    for asked in range(3):
        for width, height in DESKS:
            page.set_viewport_size({"width": width, "height": height})
            room, line = page.evaluate(
                """() => {
                  const list = document.querySelector("#log-list");
                  const style = getComputedStyle(list);
                  return [list.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom), parseFloat(style.lineHeight)];
                }"""
            )
            assert room >= 3.5 * line, f"question {asked} at {width}x{height}: {room / line:.1f} lines"
            page.locator("#log-list").scroll_into_view_if_needed()
        table.choose()
        ann.asked(table)
        if table.wait() == "over":
            break


def test_everything_anew_puts_no_question_again(come: Come) -> None:
    """A page that has sent a move and is told everything as it was before stays shut; the move counts once."""
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    assert table.wait() == "mine"
    begun = len(ann.asked_always(table.id))
    page = table.page
    before = page.evaluate("document.querySelector('#frame svg').getAttribute('viewBox')")
    held: list[Route] = []
    page.route("**/moves", lambda route: held.append(route))
    table.choices.first.click()
    until(page, lambda: held)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})  # turned: the server tells everything, in another shape
    page.wait_for_function("(before) => document.querySelector('#frame svg').getAttribute('viewBox') !== before", arg=before)
    expect(page.locator("#ask")).to_have_class(re.compile("sending"))
    assert page.locator("#ask .choice").count() > 0
    assert page.locator("#ask .choice:not([aria-disabled=true])").count() == 0
    assert not table.lit()
    page.keyboard.press("1")
    assert len(held) == 1
    held[0].continue_()
    assert table.wait() == "mine"
    ann.asked(table)
    assert len(ann.lines(table.id)) == begun + 1
