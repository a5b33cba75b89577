"""Whole games, clicked through."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Come
from tests.browser.driver import DRAFT, DUEL, GAME, TOWN, Table, Visitor, replayed, until
from triptych.core import record, registry
from triptych.core.words import points_text


def sent_by(page: Page) -> list[str]:
    """What a page sends as moves from now on, in its order."""
    moves: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            moves.append(json.loads(request.post_data or "")["move"])

    page.on("request", note)
    return moves


def said_by(kept: record.Record, seat: int) -> list[str]:
    """The moves of somebody who has kept the habits he came with, but for those that his habits made for him."""
    lines = [line for line in kept.lines if not line.comment]
    said: list[str] = []
    for at, line in enumerate(lines):
        if line.seat != seat:
            continue
        before = kept.replay(registry.game, at)
        habit = before.game.standing_answer(before.state, seat, {})
        if habit < 0:
            said.append(line.text)
        else:
            assert line.text == before.game.moves.text(habit)
    return said


def read_points(text: str) -> float:
    """The number that a page has written."""
    return float(text.replace("−", "-").replace("½", ".5"))


@pytest.mark.parametrize(("game", "players"), [(GAME, 4), (DUEL, 2), (TOWN, 3)])
def test_against_bots(come: Come, tmp_path: Path, game: str, players: int) -> None:
    """One person against bots to the end, by the list and by the pieces that are lit; then the result and the record."""
    ann = come()
    page = ann.page
    page.goto(f"/new/{game}")
    if page.locator("input[name=players][type=radio]").count():
        page.locator(f"input[name=players][value='{players}']").check(force=True)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    sent = sent_by(page)
    rng = random.Random(players)
    by_list = by_piece = 0
    while table.wait() == "mine":
        if (by_list + by_piece) % 2 and table.point(rng):
            by_piece += 1
        else:
            table.choose(rng.choice((0, 1, 2, 3, 99, 99)))
            by_list += 1
    assert by_list > 10
    assert by_piece > 10

    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible()
    with page.expect_download() as download:
        panel.locator("a[download]").click()
    download.value.save_as(tmp_path / "record.txt")
    text = (tmp_path / "record.txt").read_text("utf-8")
    match = replayed(text)
    assert match.over
    points = match.game.points(match.state)
    winners = match.game.winners(match.state)
    kept = record.parse(text)
    assert kept.result == points
    assert len(sent) == by_list + by_piece
    assert said_by(kept, 0) == sent

    names = [seat["name"] for seat in ann.api("GET", f"/api/tables/{table.id}")["table"]["seats"]]
    title = panel.locator("#end-title").inner_text()
    assert points_text(points[winners[0]]) in title
    assert winners == [0] or all(names[seat] in title for seat in winners)
    totals = [read_points(cell) for cell in panel.locator("#end-sources .total td").all_inner_texts()]
    assert totals == sorted(points, reverse=True)
    columns = [
        [read_points(cell.strip() or "0") for cell in row.locator("td").all_inner_texts()]
        for row in panel.locator("#end-sources tbody tr").all()
    ]
    assert [sum(row[i] for row in columns) for i in range(players)] == totals
    expect(panel.locator("#end-curve svg").first).to_be_visible()
    expect(page).to_have_title(re.compile("^Finished"))
    panel.get_by_role("button", name="Look at the board").click()
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("game", [GAME, TOWN])
def test_two_people(come: Come, game: str) -> None:
    """One invites the other by link; both play to the end, and neither ever sees a choice while the other is asked."""
    ann, ben = come(), come()
    ann.page.goto("/")
    ann.page.locator(f".{game}").get_by_role("button", name="Invite a friend").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="That is me").click()
    ann.page.wait_for_url("**/t/*")
    link = ann.page.locator("#invite-link")
    expect(link).to_have_value(re.compile("/t/"))
    ben.page.goto(link.input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    tables = [Table(ann.page), Table(ben.page)]
    table_id = tables[0].id
    assert ann.api("GET", f"/api/tables/{table_id}")["seat"] == 0
    tables[1].seated(1)
    expect(ben.page.locator("#room")).to_have_attribute("data-status", "running")
    assert ben.api("GET", f"/api/tables/{table_id}")["seat"] == 1
    sent = [sent_by(table.page) for table in tables]
    rng = random.Random(2)
    made = [0, 0]
    while (turns := [table.turn() for table in tables]) != ["over", "over"]:
        assert turns != ["mine", "mine"]
        if "mine" not in turns:
            ann.page.wait_for_timeout(20)
            continue
        actor = turns.index("mine")
        asked, other = tables[actor], tables[1 - actor]
        if sum(made) % 4 == 0:
            (ben, ann)[actor].now(other)  # the news may reach one page before the other
            assert other.page.locator("#ask .choice:not([aria-disabled=true]), .scene .piece.lit").count() == 0
            assert asked.offered() == set((ann, ben)[actor].api("GET", f"/api/tables/{table_id}")["legal"])
            assert (ben, ann)[actor].api("GET", f"/api/tables/{table_id}")["legal"] == []
        last = asked.choices.count() - 1
        place = last if rng.random() < 0.85 else rng.randrange(4)  # the last is often to pass: it makes the game shorter
        if rng.random() < 0.2 or not 0 <= place <= min(last, 8):
            asked.choose(place)
        else:
            asked.press(place + 1)
        made[actor] += 1
    for table in tables:
        expect(table.page.get_by_role("dialog")).to_be_visible()
    assert [len(moves) for moves in sent] == made
    text = ben.record_text(table_id)
    assert [said_by(record.parse(text), seat) for seat in (0, 1)] == sent
    assert replayed(text).over

    # A rematch: the seat is kept for Ben, and only he is asked to sit down there.
    ann.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(re.compile(rf"/t/(?!{table_id})"))
    expect(ann.page.locator("#lobby-seats")).to_contain_text("Reserved for")
    expect(ann.page.get_by_role("button", name="Open the reserved seats")).to_be_visible()
    expect(ann.page.locator("#filling")).to_be_hidden()
    cas = come()
    cas.page.goto(ann.page.url)
    expect(cas.page.locator("#lobby-seats")).to_contain_text("Reserved for")
    expect(cas.page.get_by_role("button", name="Sit down")).to_be_hidden()
    ben.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ben.page.wait_for_url(ann.page.url)
    ben.page.get_by_role("button", name="Sit down").click()
    for visitor in (ann, ben):
        expect(visitor.page.locator("#room")).to_have_attribute("data-status", "running")


def test_behind_screens_in_a_first_game(come: Come) -> None:
    """Closed screens, which are what is offered first: what others have is drawn behind them until the end. A first game, chosen on the
    page: the first chapter has six cards each."""
    ann, eve = come(), come()
    page = ann.page
    page.goto(f"/new/{TOWN}")
    expect(page.locator("#option-screens")).to_have_value("closed")
    expect(page.locator("#why-screens")).to_contain_text("screen")
    page.locator("#option-first-game").select_option("yes")
    expect(page.locator("#why-first-game")).to_contain_text("six")
    for seat in (1, 2):
        page.locator(".seat-row select").nth(seat).select_option("random")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    watching = eve.sit(table.id)
    expect(watching.page.locator(".scene.board")).to_be_visible()
    game = registry.game(TOWN, options={"screens": "closed", "first-game": "yes"})
    asked: set[str] = set()
    held: set[int] = set()
    for _ in range(300):
        now = ann.asked(table)
        assert table.wait() == "mine"
        watching.shows(now["version"])
        clock = game.clock(game.from_position(now["position"]))
        cards = page.locator(".scene.seat-0 [data-key^=card-]").count()
        if clock > 6:
            break
        asked |= {move.split()[0] for move in now["legal"]}
        held.add(cards)
        expect(page.locator(".scene.seat-0 [data-key^=mine-]")).to_have_count(9)
        for one, seats in ((page, (1, 2)), (watching.page, (0, 1, 2))):
            for seat in seats:
                expect(one.locator(f".scene.seat-{seat} [data-key=screen-{seat + 1}]")).to_have_count(1)
                assert one.locator(f".scene.seat-{seat} [data-key^=have-]").count() == 0
        if len(held) < 3:
            table.choose()
        else:
            ann.play_on(table.id, 1)
    assert {"play"} < asked
    assert "discard" not in asked
    assert max(held) == 6
    assert cards > 6
    ann.play_on(table.id)
    last = ann.api("GET", f"/api/tables/{table.id}")["version"]
    for looking in (table, watching):  # the page may still be at a question that was answered past it
        looking.shows(last)
        assert looking.wait() == "over"
    for one, seats in ((page, (1, 2)), (watching.page, (0, 1, 2))):
        for seat in seats:
            expect(one.locator(f".scene.seat-{seat} [data-key^=have-]")).to_have_count(9)
            expect(one.locator("[data-key^=screen-]")).to_have_count(0)


PICKS = 15
TURNS = 6


def test_two_people_draft_without_waiting_for_each_other(come: Come) -> None:
    """Options chosen on the page; both draft at once, each at his own pace, by click, key and list; then a short game to its end."""
    ann, ben = come(), come()
    for visitor, name in ((ann, "Ann"), (ben, "Ben")):
        visitor.be(name)
    page = ann.page
    page.goto(f"/new/{DUEL}")
    for option, value in DRAFT.items():
        page.locator(f"#option-{option}").select_option(value)
    expect(page.locator("#why-decks")).to_contain_text("in secret")
    page.locator("#option-limit").fill(f"0{TURNS}")  # a number however it is written
    page.locator(".seat-row select").nth(1).select_option("open")
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#lobby .settled")).to_contain_text("Decks: Draft")
    ben.page.goto(page.url)
    ben.page.get_by_role("button", name="Sit down").click()
    tables = mine, his = Table(ann.page), Table(ben.page)
    assert [table.wait() for table in tables] == ["mine", "mine"]
    for table in tables:
        expect(table.page).to_have_title(re.compile("Your turn"))
    not_thrown_away(ann, mine, his)
    focus_stays(ann, mine, his)
    rng = random.Random(3)
    made = [len(ann.lines(mine.id, seat)) for seat in (0, 1)]
    while made != [PICKS, PICKS]:
        seat = rng.choice([seat for seat in (0, 1) if made[seat] < PICKS])
        table = tables[seat]
        assert table.wait() == "mine"
        if rng.random() < 0.4 and table.point(rng):
            pass
        elif rng.random() < 0.5:
            table.page.keyboard.press(rng.choice("123"))
        else:
            table.choose(rng.randrange(3))
        made[seat] += 1
        _until(ann, mine.id, made)
        other = tables[1 - seat]
        if made[1 - seat] < PICKS:
            assert other.wait() == "mine", "nobody has to wait"
            assert len(other.offered()) == 3
    while (turns := [table.turn() for table in tables]) != ["over", "over"]:
        if "mine" in turns:
            tables[turns.index("mine")].choose(rng.randrange(3))
        else:
            page.wait_for_timeout(20)
    match = replayed(ben.record_text(mine.id))
    assert match.over
    assert match.game.options == {**DRAFT, "limit": str(TURNS)}
    for table in tables:
        expect(table.page.get_by_role("dialog")).to_be_visible()


def not_thrown_away(ann: Visitor, mine: Table, his: Table) -> None:
    """While my choice is on its way the other makes his: mine stays chosen, and counts."""
    held: list[Route] = []
    mine.page.route("**/moves", lambda route: held.append(route))
    wanted = mine.choices.nth(1).locator("..").get_attribute("data-move")
    mine.choices.nth(1).click()
    expect(mine.page.locator("#ask")).to_have_class("ask asked sending")
    his.choose()
    assert his.wait() == "mine"
    expect(mine.page.locator("#log-list")).to_contain_text("Ben has chosen 1 of 15")
    expect(mine.page.locator("#ask")).to_have_class("ask asked sending")
    assert mine.choices.evaluate_all("all => all.every((choice) => choice.getAttribute('aria-disabled') === 'true')")
    until(mine.page, lambda: held)
    assert len(held) == 1
    held[0].continue_()
    mine.page.unroute("**/moves")
    assert mine.wait() == "mine"
    assert ann.lines(mine.id) == [wanted]


def focus_stays(ann: Visitor, mine: Table, his: Table) -> None:
    """Whoever has a choice under his finger still has it after the other's."""
    mine.choices.nth(2).focus()
    wanted = mine.choices.nth(2).locator("..").get_attribute("data-move")
    his.choose(2)
    assert his.wait() == "mine"
    expect(mine.page.locator("#log-list")).to_contain_text("Ben has chosen 2 of 15")
    expect(mine.choices.nth(2)).to_be_focused()
    mine.page.keyboard.press("Enter")
    _until(ann, mine.id, [2, 2])
    assert ann.lines(mine.id)[1] == wanted


def _until(visitor: Visitor, table_id: str, made: list[int]) -> None:
    """Until the server has so many moves of each seat."""
    until(visitor.page, lambda: [len(visitor.lines(table_id, seat)) for seat in range(len(made))] == made)
