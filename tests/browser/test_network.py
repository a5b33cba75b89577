"""None lost, none doubled: double clicks, two tabs, stale moves, a network that comes and goes."""

from __future__ import annotations

import json

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.driver import Table, Visitor, replayed, until
from triptych.server.speech import page_words

CUT = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "ERR_NETWORK_CHANGED", "ERR_CONNECTION", "WebSocket connection"]


def sat_down(visitor: Visitor) -> tuple[Table, int]:
    """A table at which I am asked, from now on whatever can be asked; how many moves I have made there so far by habit."""
    table = visitor.sit(visitor.make("me", "greedy"))
    assert table.wait() == "mine"
    return table, len(visitor.asked_always(table.id))


def agrees(visitor: Visitor, table: Table) -> None:
    """The page shows what the server has, and shows it again when it is opened anew."""
    now = visitor.asked(table)
    assert table.wait() == "mine"
    assert table.offered() == set(now["legal"])
    assert table.prompt == now["ask"]["prompt"]
    told = table.log()
    table.page.reload()
    assert table.wait() == "mine"
    assert table.log() == told


def version(visitor: Visitor, table: Table) -> int:
    found: int = visitor.api("GET", f"/api/tables/{table.id}")["version"]
    return found


def test_double_click_before_the_answer(come: Come) -> None:
    """Two clicks on a choice or a lit piece while the server thinks: one request, one move."""
    ann = come()
    table, begun = sat_down(ann)
    page = table.page
    held: list[Route] = []
    page.route("**/moves", lambda route: held.append(route))
    for made in range(6):
        assert table.wait() == "mine"
        lit = [piece for piece in table.lit() if not piece["many"]]
        if made % 2 and lit:
            page.mouse.dblclick(lit[0]["x"], lit[0]["y"])
        else:
            table.answers.first.dblclick()
        page.keyboard.press("1")
        expect(page.locator("#ask")).to_have_class("ask asked sending")
        until(page, lambda made=made: len(held) > made)  # type: ignore[misc]
        assert len(held) == made + 1
        assert len(ann.lines(table.id)) == begun + made
        assert len(held) == made + 1
        held[-1].continue_()
        assert table.wait() == "mine"
        assert len(ann.lines(table.id)) == begun + made + 1
    agrees(ann, table)


def test_double_click_behind_the_answer(come: Come) -> None:
    """A slow double click, whose first click is answered before the second comes: that one is not for the next question."""
    ann = come()
    table, begun = sat_down(ann)
    page = table.page
    for made in range(8):
        assert table.wait() == "mine"
        first = table.answers.first
        first.scroll_into_view_if_needed()
        box = first.bounding_box()
        assert box is not None
        page.mouse.dblclick(box["x"] + 40, box["y"] + box["height"] / 2, delay=150)
        assert table.wait() == "mine"
        assert len(ann.lines(table.id)) == begun + made + 1
    agrees(ann, table)


def test_two_tabs(come: Come) -> None:
    """The same seat in two tabs: both follow, either may act."""
    ann = come()
    first, begun = sat_down(ann)
    second = ann.sit(first.id, ann.context.new_page())
    for made, (table, other) in enumerate([(first, second), (second, first), (second, first), (first, second)], 1):
        assert table.wait() == "mine"
        table.choose()
        other.shows(ann.asked(table)["version"])
        assert [one.wait() for one in (table, other)] == ["mine", "mine"]
        assert len(ann.lines(first.id)) == begun + made
        assert other.offered() == table.offered()
        assert other.log() == table.log()
    agrees(ann, second)


def test_stale_move(come: Come) -> None:
    """A tab that has not heard of a move sends one: it is refused, told, and shows everything anew."""
    ann = come()
    ann.expected.append("status of 409")
    deaf = False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        born_deaf = deaf
        server.on_message(lambda message: None if deaf and not born_deaf else socket.send(message))

    ann.page.route_web_socket("**/ws/**", relay)
    first, begun = sat_down(ann)
    second = ann.sit(first.id, ann.context.new_page())
    assert second.wait() == "mine"
    deaf = True
    second.choose()
    ann.asked(second)
    assert second.wait() == "mine"
    assert len(ann.lines(first.id)) == begun + 1
    before = version(ann, first)
    with first.page.expect_response("**/moves") as answer:
        first.choose(1)
    assert answer.value.status == 409
    first.page.wait_for_function("() => window.notices.length > 0")
    ann.asked(first)
    assert first.wait() == "mine"
    assert version(ann, first) == before
    assert len(ann.lines(first.id)) == begun + 1
    assert first.offered() == second.offered()
    assert first.log() == second.log()
    first.choose()
    assert first.wait() == "mine"
    assert len(ann.lines(first.id)) == begun + 2


def test_answer_lost(come: Come) -> None:
    """The move arrives, its answer does not: it goes again with the same id and counts once."""
    ann = come()
    ann.expected += CUT
    table, begun = sat_down(ann)
    lost: list[str] = []
    ids: list[str] = []

    def lose(route: Route) -> None:
        ids.append(json.loads(route.request.post_data or "")["id"])
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().text())
        route.abort()

    table.page.route("**/moves", lose)
    with table.page.expect_response("**/moves") as answer:
        table.choose()
    assert answer.value.status == 200
    assert table.wait() == "mine"
    assert len(ids) == 2
    assert len(set(ids)) == 1
    assert len(ann.lines(table.id)) == begun + 1
    agrees(ann, table)


def test_move_not_saved(come: Come) -> None:
    """The server cannot save just now: the page says so, and sends the same move again until it is made."""
    ann = come()
    ann.expected += ["503"]
    table, begun = sat_down(ann)
    ids: list[str] = []
    sentence = page_words("en").say("refused-not-saved")

    def refuse(route: Route) -> None:
        ids.append(json.loads(route.request.post_data or "")["id"])
        if len(ids) > 2:
            route.continue_()
        else:
            route.fulfill(status=503, headers={"Retry-After": "1"}, json={"error": sentence, "code": "not-saved"})

    table.page.route("**/moves", refuse)
    table.choose()
    expect(table.page.locator("#toast")).to_have_text(sentence)
    expect(table.page.locator("#toast")).to_be_visible()
    assert table.wait() == "mine"
    assert len(ids) == 3
    assert len(set(ids)) == 1
    assert len(ann.lines(table.id)) == begun + 1
    agrees(ann, table)


def test_network_cut_and_back(come: Come) -> None:
    """Without a network a move waits and goes once when it is back; what others did meanwhile is caught up with."""
    ann, ben = come(), come()
    ann.expected += CUT
    table_id = ann.make("me", "open")
    ben.api("POST", f"/api/tables/{table_id}/join", {})
    tables = {0: ann.sit(table_id), 1: ben.sit(table_id)}
    page = ann.page
    made = [len(visitor.asked_always(table_id, seat)) for seat, visitor in enumerate((ann, ben))]
    begun = sum(made)
    cuts = {"mine": 0, "his": 0}
    for _ in range(40):
        actor = ann.api("GET", f"/api/tables/{table_id}")["table"]["asked"][0]
        assert tables[actor].wait() == "mine"
        cut = cuts["mine" if actor == 0 else "his"] < 2
        if cut:
            ann.context.set_offline(True)
            cuts["mine" if actor == 0 else "his"] += 1
        tables[actor].choose()
        made[actor] += 1
        if cut and actor == 0:
            expect(page.locator("#ask")).to_have_class("ask asked sending")
            assert len(ben.lines(table_id, 0)) == made[0] - 1
            page.locator("#ask .choice").first.dispatch_event("click")
        if cut and actor == 1:
            _until(ben, table_id, 1, made[1])
        if cut:
            ann.context.set_offline(False)
        _until(ben, table_id, actor, made[actor])
        if min(cuts.values()) == 2 and sum(made) - begun > 8:
            break
    assert min(cuts.values()) == 2
    actor = ben.api("GET", f"/api/tables/{table_id}")["table"]["asked"][0]
    assert tables[actor].wait() == "mine"
    assert [len(ben.lines(table_id, seat)) for seat in (0, 1)] == made
    fresh = ben.sit(table_id)
    fresh.page.wait_for_function("() => document.querySelector('#log-list li')")
    page.wait_for_function("(lines) => document.querySelectorAll('#log-list li').length === lines", arg=len(fresh.log()))
    expect(page.locator("#line")).to_be_hidden()


def _until(visitor: Visitor, table_id: str, seat: int, moves: int) -> None:
    """Until the server has so many moves of a seat; more would be a mistake."""
    until(visitor.page, lambda: len(visitor.lines(table_id, seat)) >= moves)
    assert len(visitor.lines(table_id, seat)) == moves


def test_server_killed_and_back(come: Come) -> None:
    """The server dies under the page and comes back: the page finds it again and the game goes on."""
    ann = come()
    ann.expected += CUT
    table, begun = sat_down(ann)
    table.choose()
    assert table.wait() == "mine"
    ann.server.kill()
    expect(table.page.locator("#line")).to_be_visible()
    table.choose()
    ann.server.start()
    assert table.wait() == "mine"
    table.page.wait_for_function("() => document.querySelector('#line').hidden")
    assert table.wait() == "mine"
    assert len(ann.lines(table.id)) == begun + 2
    agrees(ann, table)
    ann.play_on(table.id)
    assert replayed(ann.record_text(table.id)).over
