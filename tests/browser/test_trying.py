"""The event is turned on the council space before it is laid: everybody's income can be seen first, and only the button plays it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import FILE, violations
from tests.browser.conftest import Come
from tests.browser.driver import PHONE, TOWN, WIDE, Table, Visitor, until
from tests.browser.test_network import CUT
from triptych.core import registry

GAMES = 30  # at most, until the question comes that is wanted

# What is drawn on the board: where each piece lies, what is written on it, how it is turned, what is told of it.
_SHOWN = """() => Object.fromEntries([...document.querySelectorAll(".scene.board > .piece")].map((piece) => [piece.dataset.key, {
  at: piece.getAttribute("transform"),
  turn: piece.querySelector(":scope > use")?.getAttribute("transform") ?? null,
  texts: [...piece.querySelectorAll(":scope > text:not(.price)")].map((text) => text.textContent),
  icons: [...piece.querySelectorAll(":scope > use")].map((use) => use.getAttribute("href").split("-").slice(1).join("-")),
  told: piece.getAttribute("aria-label") ?? "",
}]))"""


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def lay_a_card(visitor: Visitor, *, bots: int = 2, ways: int = 4, undo: bool = False) -> str:
    """A table at which I hold the shield and may lay the event in so many directions; or take back what I did before."""

    def wanted(now: Any) -> bool:
        laying = now["legal"][0].startswith("lay")
        return bool(laying and (now["ask"]["undo"] if undo else len(now["legal"]) == ways))

    for seed in range(GAMES):
        table_id = visitor.make("me", *["greedy"] * bots, game=TOWN)
        if visitor.reach(table_id, wanted, seed):
            return table_id
    raise AssertionError("that never came")


def shows(visitor: Visitor, table: Table, move: str | None) -> None:
    """The board is drawn as it would lie after this answer (without one: as it lies), to the last word."""
    now = visitor.now(table)
    game = registry.game(TOWN, options={option["name"]: option["value"] for option in now["table"]["options"]})
    view = game.from_position(now["position"])
    wording = game.wording("en", [seat["name"] for seat in now["table"]["seats"]])
    if move is not None:
        view = game.preview(view, game.moves.parse(move))
    shape = "tall" if table.page.evaluate("innerWidth < 600 && innerHeight > innerWidth") else "wide"
    wanted = {piece.key: piece for piece in game.scenes(view, now["seat"], wording, shape)["board"].pieces}
    shown: dict[str, Any] = table.page.evaluate(_SHOWN)
    assert shown.keys() == wanted.keys()
    for key, piece in wanted.items():
        drawn = shown[key]
        assert drawn["at"] == f"translate({number(piece.x)} {number(piece.y)})", key
        if piece.symbol:
            middle = f"{number(piece.w / 2)} {number(piece.h / 2)}"
            assert drawn["turn"] == (f"rotate({number(piece.turn)} {middle})" if piece.turn else None), key
        assert drawn["texts"] == [part.text for part in piece.parts if part.text] + ([piece.text] if piece.text else []), key
        assert len(drawn["icons"]) == sum(bool(part.symbol) for part in piece.parts) + bool(piece.symbol), key
        assert piece.title in drawn["told"], key


def labels(visitor: Visitor, table: Table) -> dict[str, str]:
    moves = visitor.api("GET", f"/api/tables/{table.id}")["ask"]["moves"]
    return {move["move"]: move["label"] for move in moves}


def tries(visitor: Visitor, table: Table, move: str) -> None:
    """This answer is tried: in the list, on the board, and in words for those who do not see either."""
    expect(table.page.locator("#choices .tried")).to_have_attribute("data-move", move)
    assert table.trying() == move
    pressed = table.page.locator("#choices .choice").evaluate_all(
        "all => all.filter((one) => one.getAttribute('aria-pressed') === 'true').map((one) => one.parentElement.dataset.move)"
    )
    assert pressed == [move]
    expect(table.page.locator("#tried")).to_have_text(labels(visitor, table)[move])
    way = move.removeprefix("lay ")
    expect(table.page.locator(f"[data-key=turn-{way}]")).to_have_attribute("aria-pressed", "true")
    assert table.page.locator(".scene [data-key^=turn-][aria-pressed]").count() == 1
    shows(visitor, table, move)


def middle_of(page: Page, key: str) -> tuple[float, float]:
    box = page.locator(f".scene [data-key='{key}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_card_is_turned_and_then_laid(come: Come, size: tuple[int, int]) -> None:
    """By pressing the card, its directions, the field of the arc, the button and the list; nothing is sent until it is confirmed."""
    ann = come(size=size, touch=size == PHONE)
    ann.be("Ann")
    table_id = lay_a_card(ann)
    before = ann.lines(table_id)
    table = ann.sit(table_id)
    page = table.page
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    assert table.wait() == "mine"
    ways = [f"lay {way}" for way in range(4)]
    tries(ann, table, ways[0])

    def press(key: str) -> None:
        x, y = middle_of(page, key)
        if size == PHONE:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)

    for way in (1, 2, 3, 0):
        press("council")
        tries(ann, table, ways[way])
        assert page.locator(".tooltip").is_hidden(), "what is turned is not covered"
    for way in (2, 1):
        press(f"turn-{way}")
        tries(ann, table, ways[way])
    button = page.locator("#try-next")
    (button.tap if size == PHONE else button.click)()
    tries(ann, table, ways[2])
    choice = table.choices.nth(3)
    (choice.tap if size == PHONE else choice.click)()
    tries(ann, table, ways[3])
    expect(page.locator("#try-confirm")).to_be_in_viewport()
    if size == PHONE:  # with the list put away the one that is tried is still said, and can be laid
        page.locator("#fold").tap()
        expect(page.locator("#tried")).to_be_in_viewport()
        expect(page.locator("#try-confirm")).to_be_in_viewport()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    if FILE.is_file():
        assert violations(page) == []
    assert sent == []
    assert ann.lines(table_id) == before
    shown = labels(ann, table)[ways[3]]
    told = len(table.log())
    table.confirm()
    assert table.wait() == "mine"
    assert ann.lines(table_id) == [*before, ways[3]]
    assert table.trying() is None
    expect(page.locator("#tried")).to_be_empty()
    shows(ann, table, None)
    # The income that was shown is the income that is paid.
    paid = [line.strip() for line in table.log()[told:] if "as income" in line]
    assert paid
    for line in paid:
        name, _, amount = line.removesuffix(" as income.").partition(" gets ")
        assert (f"you get {amount}" if name == "Ann" else f"{name} gets {amount}") in shown


def test_a_field_of_the_arc_tries_the_direction_that_leads_there(come: Come) -> None:
    ann = come()
    table = ann.sit(lay_a_card(ann))
    assert table.wait() == "mine"
    moves = ann.now(table)["ask"]["moves"]
    fields = {key: move["move"] for move in moves for key in move["targets"] if key.startswith("favour-")}
    assert len(fields) >= 2
    for key, move in fields.items():
        table.page.locator(f"[data-key={key}]").click()
        tries(ann, table, move)
        expect(table.page.locator(f"[data-key={key}]")).to_have_attribute("aria-pressed", "true")
    assert table.page.locator("[aria-haspopup]").count() == 0, "nothing here opens a menu"


def test_by_keyboard(come: Come) -> None:
    """Numbers try, Enter lays; the buttons keep the focus while one turns, and afterwards it is with the next question."""
    ann = come()
    table = ann.sit(lay_a_card(ann))
    page = table.page
    assert table.wait() == "mine"
    for digit in (3, 2, 4):
        page.keyboard.press(str(digit))
        tries(ann, table, f"lay {digit - 1}")
    page.locator("#try-next").focus()
    page.keyboard.press("Enter")
    tries(ann, table, "lay 0")
    page.keyboard.press("Space")
    tries(ann, table, "lay 1")
    expect(page.locator("#try-next")).to_be_focused()
    page.locator("[data-key=council]").focus()
    page.keyboard.press("Enter")
    tries(ann, table, "lay 2")
    expect(page.locator("[data-key=council]")).to_be_focused()
    before = ann.lines(table.id)
    page.locator("#try-confirm").focus()
    page.keyboard.press("Enter")
    assert table.wait() == "mine"
    assert ann.lines(table.id)[len(before)] == "lay 2"
    page.wait_for_function("() => document.activeElement.matches('#ask, #ask .choice')")

    # And without anything in focus, as with the number keys alone.
    table = ann.sit(lay_a_card(ann))
    assert table.wait() == "mine"
    before = ann.lines(table.id)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert table.wait() == "mine"
    assert ann.lines(table.id)[len(before)] == "lay 1"


def test_what_cannot_be_laid_says_why(come: Come) -> None:
    ann = come()
    table = ann.sit(lay_a_card(ann, ways=3))
    page = table.page
    assert table.wait() == "mine"
    offered = table.offered()
    way = next(way for way in range(4) if f"lay {way}" not in offered)
    tried = table.trying()
    assert tried is not None
    with page.expect_response(lambda response: "/why?" in response.url) as answer:
        page.locator(f"[data-key=turn-{way}]").click()
    sentence = " ".join(answer.value.json()["why"])
    assert "Outlaws" in sentence
    expect(page.locator("#toast")).to_have_text(sentence)
    tries(ann, table, tried)
    seen = {tried}
    for _ in range(3):
        page.locator("[data-key=council]").click()
        seen.add(table.trying() or "")
    assert seen == offered
    tries(ann, table, tried)


def test_held_otherwise_while_trying(come: Come) -> None:
    """A phone is turned: the other drawing of the table, and on it the direction that was tried."""
    ann = come(size=PHONE, touch=True)
    table = ann.sit(lay_a_card(ann))
    page = table.page
    assert table.wait() == "mine"
    page.locator("#try-next").tap()
    tries(ann, table, "lay 1")
    for width, height in ((740, 360), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "(wide) => (({ width, height }) => (width > height) === wide)(document.querySelector('.scene.board').viewBox.baseVal)",
            arg=width > height,
        )
        assert table.wait() == "mine"
        tries(ann, table, "lay 1")
    page.locator("#try-next").tap()
    tries(ann, table, "lay 2")


def test_reconnects_and_a_lost_answer_while_trying(come: Come) -> None:
    """The line is cut while one tries, and again under the answer: it goes once, and the table is true."""
    ann = come()
    ann.expected += CUT
    table = ann.sit(lay_a_card(ann))
    page = table.page
    assert table.wait() == "mine"
    page.keyboard.press("3")
    ann.context.set_offline(True)
    page.keyboard.press("4")
    ann.context.set_offline(False)
    expect(page.locator("#line")).to_be_hidden()
    tries(ann, table, "lay 3")
    before = ann.lines(table.id)
    ann.context.set_offline(True)
    table.confirm()
    expect(page.locator("#ask")).to_have_class("ask asked sending")
    expect(page.locator("#try-confirm")).to_have_attribute("aria-disabled", "true")
    page.locator("#try-confirm").dispatch_event("click")
    page.locator("#try-next").dispatch_event("click")
    assert table.trying() == "lay 3", "what is on its way is not turned any more"
    ann.context.set_offline(False)
    until(page, lambda: len(ann.lines(table.id)) > len(before))
    ann.asked(table)
    assert table.wait() == "mine"
    expect(page.locator("#trying")).to_be_hidden()
    assert ann.lines(table.id)[len(before) :] == ["lay 3"]
    shows(ann, table, None)


def test_taking_back_while_trying(come: Come) -> None:
    """Undo takes back what was done before the card came; nothing of what was tried is left on the table."""
    ann = come()
    table = ann.sit(lay_a_card(ann, bots=1, undo=True))
    page = table.page
    assert table.wait() == "mine"
    before = ann.lines(table.id)
    table.page.keyboard.press("2")
    assert table.trying() is not None
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('#trying').hidden")
    assert table.wait() == "mine"
    assert ann.lines(table.id) == [*before, "undo"]
    assert table.trying() is None
    shows(ann, table, None)


def test_news_of_others_while_trying(come: Come) -> None:
    """Something changes on the table while I try: it is shown, my direction stays, and all of it is true when I try another one."""
    ann = come()
    lines: list[WebSocketRoute] = []
    heard: list[dict[str, Any]] = []

    def relay(socket: WebSocketRoute) -> None:
        lines.append(socket)
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            heard.append(json.loads(message))
            socket.send(message)

        server.on_message(tell)

    ann.page.route_web_socket("**/ws/**", relay)
    table = ann.sit(lay_a_card(ann))
    page = table.page
    assert table.wait() == "mine"
    page.keyboard.press("2")
    tries(ann, table, "lay 1")
    fresh = next(message for message in heard if message["t"] == "fresh")
    pieces = fresh["scenes"]["board"]["pieces"]
    at = next(i for i, piece in enumerate(pieces) if piece[0] == "supply-grain")
    moved = [*pieces[at]]
    moved[2] += 7
    change = {"name": "board", "put": [[pieces[at - 1][0], *moved]], "drop": []}
    lines[-1].send(
        json.dumps(
            {
                "t": "steps",
                "from": fresh["version"],
                "version": fresh["version"] + 1,
                "steps": [
                    {
                        "scenes": {"board": change},
                        "log": [{"n": 1, "text": "Ben has done something.", "seat": 1, "kind": "x"}],
                        "points": fresh["table"]["points"],
                    }
                ],
                "ask": fresh["ask"],
                "table": fresh["table"],
            }
        )
    )
    expect(page.locator("#log-list")).to_contain_text("Ben has done something.")
    grain = page.locator(".scene.board [data-key=supply-grain]")
    place = f"translate({number(moved[2])} {number(moved[3])})"
    council = page.locator(".scene.board [data-key=council] > use").first
    for way in (1, 2, 3):
        expect(grain).to_have_attribute("transform", place)
        assert table.trying() == f"lay {way}"
        assert (council.get_attribute("transform") or "").startswith(f"rotate({90 * way} ")
        page.locator("#try-next").click()
    expect(grain).to_have_attribute("transform", place)
    assert council.get_attribute("transform") is None
    page.reload()
    assert table.wait() == "mine"
    tries(ann, table, "lay 0")


def test_others_see_it_when_it_is_laid(come: Come) -> None:
    """Neither the other player nor a spectator sees what is being tried."""
    ann, ben, eve = come(), come(), come()
    ann.be("Ann")
    ben.be("Ben")
    for _ in range(GAMES):
        table_id = ann.make("me", "open", game=TOWN, listed=True)
        ben.api("POST", f"/api/tables/{table_id}/join", {})
        for _ in range(9):  # before the first card is laid there is little to decide
            now = ann.api("GET", f"/api/tables/{table_id}")
            if now["table"]["asked"] == [1]:
                ben.play_on(table_id, 1)
            elif not now["legal"][0].startswith("lay"):
                ann.play_on(table_id, 1)
        if now["legal"] and now["legal"][0].startswith("lay") and len(now["legal"]) == 4:
            break
    mine, *others = ann.sit(table_id), ben.sit(table_id), eve.sit(table_id)
    assert mine.wait() == "mine"
    for other in others:
        expect(other.page.locator(".scene.board")).to_be_visible()
        expect(other.page.locator("#trying")).to_be_hidden()
    mine.page.keyboard.press("3")
    tries(ann, mine, "lay 2")
    for other in others:
        assert other.page.locator("[data-key=council] > use").first.get_attribute("transform") is None
        assert other.page.locator("#choices [aria-pressed], .scene [aria-pressed], [aria-pressed=true]").count() == 0
    mine.confirm()
    for other in others:
        expect(other.page.locator("[data-key=council] > use").first).to_have_attribute("transform", "rotate(180 118 118)")


def test_the_card_comes_round(come: Come) -> None:
    """With motion on it is seen to turn."""
    ann = come(calm=False, chosen={"confirm": "never"})
    ann.page.add_init_script(
        "const animate = Element.prototype.animate; window.turns = [];"
        "Element.prototype.animate = function (frames, how)"
        " { window.turns.push(JSON.stringify(frames)); return animate.call(this, frames, how); };"
    )
    table = ann.sit(lay_a_card(ann))
    page = table.page
    page.wait_for_function("() => document.querySelector('#choices .choice')")
    page.evaluate("() => { window.turns = []; }")
    page.locator("[data-key=council]").click()
    assert any("rotate(90deg)" in frames for frames in page.evaluate("() => window.turns"))
    page.wait_for_function("() => document.getAnimations().length === 0")
    tries(ann, table, "lay 1")
