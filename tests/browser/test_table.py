"""The table page in its details: small screens, languages, undo, watching, motion."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.driver import DRAFT, DUEL, GAME, PHONE, TOWN, Table, told, until
from triptych.core.words import LANGUAGES
from triptych.server.speech import page_words


def see(page: Page, selector: str) -> None:
    """The whole of it is on the screen, as soon as everything lies where it belongs."""
    page.wait_for_function(
        """(selector) => {
          const seen = [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
          const box = seen.find((part) => part.width > 0);
          return box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
        }""",
        arg=selector,
    )


def choose_until(table: Table, wanted: str, limit: int = 60) -> None:
    """Play on until something can be seen."""
    for _ in range(limit):
        assert table.wait() == "mine"
        if table.page.locator(wanted).first.is_visible():
            return
        table.choose()
    pytest.fail(f"{wanted} never came")


# -- a phone ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "options"), [(GAME, 3, {}), (DUEL, 2, {}), (DUEL, 2, DRAFT), (TOWN, 4, {})])
def test_phone(come: Come, game: str, seats: int, options: dict[str, str]) -> None:
    """At 360×740 by touch: question and choices are on the screen, nothing is wider than it, the tabs show the other parts."""
    ann = come(size=PHONE, touch=True)
    table = ann.sit(ann.make("me", *["greedy"] * (seats - 1), game=game, options=options))
    page = table.page
    assert table.wait() == "mine"
    begun = len(ann.asked_always(table.id))
    for turn in range(begun, begun + 5):
        assert table.wait() == "mine"
        for selector in ("#prompt", "#ask .choice", "#frame, #mine.open"):  # my own things, if the question is about them
            see(page, selector)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        lit = table.lit() if turn % 2 else []
        trying = table.trying() is not None
        if trying:
            see(page, "#try-confirm")

        def tap(lit: list[dict[str, Any]] = lit, trying: bool = trying) -> None:
            if lit:
                page.touchscreen.tap(lit[0]["x"], lit[0]["y"])
                if lit[0]["many"]:
                    page.get_by_role("menu").get_by_role("menuitem").first.tap()
            else:
                table.choices.first.tap()
            if trying:
                page.locator("#try-confirm").tap()

        # Two taps on one place at a machine's pace are a double tap, and one that lasts too long on a busy machine is a long press:
        # neither answers. So a person's pace, and once more if need be: if nothing is on its way though the page has had its time.
        for _ in range(20):
            page.wait_for_timeout(400)
            if len(ann.lines(table.id)) > turn or page.locator("#ask.sending").count():
                break
            tap()
            page.wait_for_timeout(400)
        until(page, lambda turn=turn: len(ann.lines(table.id)) > turn)  # type: ignore[misc]
        assert table.wait() == "mine"
        assert len(ann.lines(table.id)) == turn + 1
    for panel in ("mine", "others", "talk", "stage"):
        tab = page.locator(f"#rooms [aria-controls={panel}]")
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(page.locator(f"#{panel}")).to_be_visible()
        see(page, f"#{panel}")
        for other in {"mine", "others", "talk", "stage"} - {panel}:
            expect(page.locator(f"#{other}")).to_be_hidden()
        see(page, "#prompt")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "size"), [(GAME, PHONE), (GAME, (1024, 768)), (GAME, (1440, 900)), (TOWN, PHONE), (TOWN, (1024, 768))])
def test_folded_players_tell_everything(come: Come, game: str, size: tuple[int, int]) -> None:
    """Name, all that the scene tells in brief, points: in two rows at most rather than fewer kinds, not wider than the screen."""
    ann = come(size=size, touch=size == PHONE)
    table_id = ann.make("me", "greedy", "greedy", "greedy", game=game)
    ann.play_on(table_id, 8, bot="greedy")
    table = ann.sit(table_id)
    table.wait()
    page = table.page
    if size == PHONE:
        page.locator("#rooms [aria-controls=others]").tap()
    scenes = ann.api("GET", f"/api/tables/{table_id}/replay?shape={'tall' if size == PHONE else 'wide'}")["scenes"]
    lines = page.locator("#others summary")
    expect(lines).to_have_count(3)
    for seat in range(3):
        line = lines.nth(seat)
        told = scenes[f"seat-{seat + 1}"]["brief"]
        assert line.locator(".brief > span").evaluate_all("items => items.map((item) => [item.textContent, item.title])") == [
            [text, title] for _, text, title, _ in told
        ]
        rows = line.locator(".brief > span").evaluate_all(
            """items => items.map((item) => {
              const [box, room] = [item.getBoundingClientRect(), item.closest("summary").getBoundingClientRect()];
              const across = box.width > 10 && box.left >= room.left && box.right <= Math.min(room.right, innerWidth);
              return across && box.top >= room.top - 1 && box.bottom <= room.bottom + 1 ? Math.round(box.top) : "cut off";
            })"""
        )
        assert "cut off" not in rows
        assert len(set(rows)) <= 2
        assert line.locator(".name").evaluate("(name) => name.scrollWidth <= name.clientWidth + 1")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# -- newcomers ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "size"), [(GAME, PHONE), (GAME, (1440, 900)), (DUEL, PHONE), (TOWN, PHONE)])
def test_a_newcomer_is_told_how_it_goes(come: Come, game: str, size: tuple[int, int]) -> None:
    """Play now, the game in a minute, a hint with each question until it is switched off; nobody is told twice."""
    ann = come(size=size, touch=size == PHONE, new=True)
    page = ann.page
    page.goto("/")
    page.locator(f".{game}").get_by_role("button", name=page_words("en").say("home-play")).click()
    page.wait_for_url("**/t/*")
    guide = page.get_by_role("dialog")
    expect(guide).to_be_visible()
    assert guide.get_by_role("listitem").count() >= 4
    assert all(text.strip() for text in guide.get_by_role("listitem").all_inner_texts())
    go = guide.get_by_role("button", name=page_words("en").say("table-guide-go"))
    expect(go).to_be_in_viewport()
    go.click()
    expect(guide).to_be_hidden()
    table = Table(page)
    for _ in range(3):
        assert table.wait() == "mine"
        hint = ann.api("GET", f"/api/tables/{table.id}")["ask"]["hint"]
        expect(page.locator(".hint:visible")).to_have_text(hint)
        expect(page.locator(".hint:visible")).to_be_in_viewport()
        table.choose()
    assert table.wait() == "mine"
    page.locator("#guide-open").click()
    page.locator("#hints").uncheck()
    go.click()
    expect(page.locator(".hint:visible")).to_have_count(0)
    # A second table: no word of it.
    again = ann.sit(ann.make("me", "greedy", game=game))
    assert again.wait() == "mine"
    expect(guide).to_be_hidden()
    expect(page.locator(".hint:visible")).to_have_count(0)
    again.choose()


# -- languages ----------------------------------------------------------------------------------------------------------------------------


def test_language_in_mid_game(come: Come) -> None:
    """Another language changes every text and nothing else."""
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    page = table.page
    assert table.wait() == "mine"
    begun = len(ann.asked_always(table.id))
    for _ in range(3):
        assert table.wait() == "mine"
        table.choose()
    assert table.wait() == "mine"
    version = ann.api("GET", f"/api/tables/{table.id}")["version"]
    shown: dict[str, tuple[str, list[str], list[str]]] = {}
    moves = table.offered()
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#tab-log")).to_have_text(page_words(language).say("table-log"))
        assert table.wait() == "mine"
        answer = ann.api("GET", f"/api/tables/{table.id}")
        assert answer["version"] == version
        assert answer["ask"]["prompt"] == table.prompt
        assert table.offered() == moves
        shown[language] = (table.prompt, table.log(), table.choices.all_inner_texts())
        expect(page).to_have_title(re.compile("^" + re.escape(page_words(language).say("js-title-mine"))))
    assert len({prompt for prompt, _, _ in shown.values()}) == len(LANGUAGES)
    assert len({len(log) for _, log, _ in shown.values()}) == 1
    assert len({log[-1] for _, log, _ in shown.values()}) == len(LANGUAGES)
    table.choose()
    assert table.wait() == "mine"
    assert len(ann.lines(table.id)) == begun + 4


# -- undo ---------------------------------------------------------------------------------------------------------------------------------


def test_undo_by_key_up_to_the_barrier(come: Come) -> None:
    """`u` takes back move by move as far as the barrier; there it does nothing any more."""
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    page = table.page

    def version() -> int:
        found: int = ann.api("GET", f"/api/tables/{table.id}")["version"]
        return found

    def standing() -> list[str]:
        """My moves that were not taken back."""
        left: list[str] = []
        for line in ann.lines(table.id):
            if line == "undo":
                left.pop()
            else:
                left.append(line)
        return left

    # Somewhere in the first turns there are two moves in a row that can be taken back.
    taken = 0
    for _ in range(40):
        assert table.wait() == "mine"
        depth = 0
        moves_before = standing()
        while page.locator("#undo").is_visible():
            before = len(standing())
            log = len(table.log())
            page.keyboard.press("u")
            assert table.wait() == "mine"
            assert len(standing()) == before - 1
            assert len(table.log()) > log
            depth += 1
        # At the barrier: the key does nothing, and the server says no as well.
        now = version()
        page.keyboard.press("u")
        page.locator("#prompt").hover()
        refused = ann.context.request.post(
            f"/api/tables/{table.id}/undo", data={"version": now, "id": f"forced-{now}"}, headers={"Origin": ann.server.url}
        )
        assert 400 <= refused.status < 500
        assert version() == now
        taken = max(taken, depth)
        assert standing() == moves_before[: len(moves_before) - depth]
        if taken >= 2:
            return
        for _ in range(2):
            assert table.wait() == "mine"
            table.choose()
    assert taken >= 1


# -- who sees what ------------------------------------------------------------------------------------------------------------------------


def test_title_tells_whose_turn(come: Come) -> None:
    ann, ben = come(), come()
    ann.be("Ann")
    ben.be("Ben")
    table_id = ann.make("me", "open")
    page = ann.sit(table_id).page
    expect(page).to_have_title("Waiting – A Column of Fire")
    ben.api("POST", f"/api/tables/{table_id}/join", {})
    sitting = {0: Table(page, table_id), 1: ben.sit(table_id)}
    expect(page.locator("#room")).to_have_attribute("data-status", "running")
    for _ in range(2):
        actor = ann.api("GET", f"/api/tables/{table_id}")["table"]["asked"][0]
        names = ["Ann", "Ben"]
        expect(sitting[actor].page).to_have_title("● Your turn – A Column of Fire")
        expect(sitting[1 - actor].page).to_have_title(f"{names[actor]} to play – A Column of Fire")
        while ann.api("GET", f"/api/tables/{table_id}")["table"]["asked"][0] == actor:
            (ann, ben)[actor].play_on(table_id, 1)


def test_why_not(come: Come) -> None:
    """Whoever clicks something that cannot be chosen is told why, and nothing happens."""
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    table.wait()
    page = table.page
    spots: list[dict[str, Any]] = page.evaluate(
        """() => [...document.querySelectorAll("#frame .piece:not(.lit):not(.choice-under):not(.choice-aside)")].flatMap((piece) => {
          const box = piece.getBoundingClientRect();
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          return document.elementFromPoint(x, y)?.closest(".piece") === piece ? [{ x, y, key: piece.dataset.key }] : [];
        })"""
    )
    before = ann.lines(table.id)
    clicked = 0
    for spot in spots[::7][:6]:
        with page.expect_response(lambda response: "/why?" in response.url) as answer:
            page.mouse.click(spot["x"], spot["y"])
        sentence = " ".join(answer.value.json()["why"]) or page_words("en").say("js-nothing")
        told(page, sentence)
        clicked += 1
    assert clicked >= 3
    assert ann.lines(table.id) == before


def test_spectator_sees_no_choices(come: Come) -> None:
    ann, guest = come(), come()
    table = ann.sit(ann.make("me", "greedy", listed=True))
    watching = guest.sit(table.id)
    for _ in range(4):
        assert table.wait() == "mine"
        expect(watching.page.locator(".scene.board")).to_be_visible()
        assert watching.page.locator("#ask .choice, .piece.lit, #undo:not([hidden]), #chat-form").count() == 0
        table.choose()
    table.wait()
    watching.page.wait_for_function("(lines) => document.querySelectorAll('#log-list li').length >= lines - 1", arg=len(table.log()))
    expect(watching.page.locator("#mine")).to_be_hidden()
    with pytest.raises(AssertionError, match="403"):
        guest.api("POST", f"/api/tables/{table.id}/moves", {"version": 1, "id": "x", "move": table.offered().pop()})


def test_text_board_page(come: Come) -> None:
    """The link for screen readers gives the table in characters, in the reader's language."""
    ann = come()
    table = ann.sit(ann.make("me", "greedy"))
    table.wait()
    prompt = table.prompt
    table.page.locator("a.skip[href$='/text']").focus()
    table.page.keyboard.press("Enter")
    table.page.wait_for_url(f"**/t/{table.id}/text")
    text = table.page.inner_text("body")
    assert text.startswith(prompt)
    assert len(text.splitlines()) > 15


def test_dark_is_kept(come: Come) -> None:
    ann = come()
    page = ann.page
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    light = page.evaluate(
        "() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.documentElement).backgroundColor"
    )
    page.locator("#theme").click()
    expect(root).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(
        "() => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.documentElement).backgroundColor"
    )
    assert light != dark
    page.goto("/about")
    expect(root).to_have_attribute("data-theme", "dark")
    second = ann.context.new_page()
    second.goto("/")
    expect(second.locator("html")).to_have_attribute("data-theme", "dark")


# -- motion and weight --------------------------------------------------------------------------------------------------------------------


def test_things_slide(come: Come) -> None:
    """With motion on, something is animated after a move, and at the end everything lies where the server says."""
    ann = come(calm=False, chosen={"confirm": "never"})
    ann.page.add_init_script(
        "const animate = Element.prototype.animate; window.slides = 0;"
        "Element.prototype.animate = function (...given) { window.slides += 1; return animate.apply(this, given); };"
    )
    table = ann.sit(ann.make("me", "greedy"))
    page = table.page
    page.wait_for_function("() => document.querySelector('#choices .choice')")
    before = ann.now(table)["version"]
    table.choose()
    page.wait_for_function("() => window.slides > 0")
    # Not skipped, as whoever looks at the turn would: it comes to rest by itself.
    page.wait_for_function("(before) => Number(document.querySelector('#room').dataset.version) > before", arg=before)
    expect(page.locator("#choices .choice, #aside-list .choice").first).to_be_visible()
    expect(page.locator(".sky > *")).to_have_count(0)
    shown = ann.api("GET", f"/api/tables/{table.id}/replay?shape=wide")["scenes"]["board"]["pieces"]
    drawn = page.locator(".scene.board > .piece").evaluate_all(
        "pieces => pieces.map((piece) => [piece.dataset.key, piece.getAttribute('transform')])"
    )
    assert dict(drawn) == {piece[0]: f"translate({number(piece[2])} {number(piece[3])})" for piece in shown}


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


@pytest.mark.parametrize(("game", "players"), [(GAME, 4), (DUEL, 2), (TOWN, 4)])
def test_weight_of_the_table_page(come: Come, game: str, players: int) -> None:
    """Cold, with everything that comes with it, compressed."""
    ann = come()
    table_id = ann.make("me", *["greedy"] * (players - 1), game=game)
    line = ann.context.new_cdp_session(ann.page)
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    line.on("Network.requestWillBeSent", lambda event: names.update({event["requestId"]: event["request"]["url"]}))
    line.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": False})
    ann.sit(table_id).wait()
    until(ann.page, lambda: len(sizes) > 10 and set(names) <= set(sizes))
    by_name = sorted(((int(size), names.get(request, "?")) for request, size in sizes.items()), reverse=True)
    assert len(by_name) > 10
    assert sum(size for size, _ in by_name) < 150_000, by_name
