"""Whole games, clicked through."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.driver import GAME, WAIT, Table, replayed
from triptych.core import record


def test_four_players_against_bots(come: Come, tmp_path: Path) -> None:
    """One person and three bots to the end, by the list and by the pieces that are lit; then the result and the record."""
    ann = come()
    page = ann.page
    page.goto(f"/new/{GAME}")
    page.locator("input[name=players][value='4']").check(force=True)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    rng = random.Random(4)
    by_list = by_piece = 0
    while table.wait() == "mine":
        if rng.random() < 0.5 and table.point(rng):
            by_piece += 1
        else:
            table.choose(rng.choice((0, 1, 2, 3, 99, 99)))
            by_list += 1
    assert by_list > 10
    assert by_piece > 10

    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible(timeout=WAIT)
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
    assert [line.seat for line in kept.lines].count(0) == by_list + by_piece

    names = [seat["name"] for seat in ann.api("GET", f"/api/tables/{table.id}")["table"]["seats"]]
    title = panel.locator("#end-title").inner_text()
    assert str(points[winners[0]]) in title
    assert winners == [0] or all(names[seat] in title for seat in winners)
    totals = [int(re.sub("−", "-", cell)) for cell in panel.locator("#end-sources tfoot td").all_inner_texts()]
    assert totals == sorted(points, reverse=True)
    columns = [
        [re.sub("−", "-", cell.strip()) for cell in row.locator("td").all_inner_texts()]
        for row in panel.locator("#end-sources tbody tr").all()
    ]
    assert [sum(int(row[i]) for row in columns if row[i]) for i in range(4)] == totals
    expect(panel.locator("#end-curve svg").first).to_be_visible()
    assert page.title().startswith("Finished")
    panel.get_by_role("button", name="Look at the board").click()
    expect(panel).to_be_hidden()


def test_two_people(come: Come) -> None:
    """One invites the other by link; both play to the end, and neither ever sees a choice while the other is asked."""
    ann, ben = come(), come()
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Invite a friend").click()
    ann.page.wait_for_url("**/t/*")
    link = ann.page.locator("#invite-link")
    expect(link).to_have_value(re.compile("/t/"))
    ben.page.goto(link.input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    tables = [Table(ann.page), Table(ben.page)]
    table_id = tables[0].id
    assert ann.api("GET", f"/api/tables/{table_id}")["seat"] == 0
    expect(ben.page.locator("#room")).to_have_attribute("data-status", "running")
    assert ben.api("GET", f"/api/tables/{table_id}")["seat"] == 1
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
            assert other.page.locator("#ask .choice:not([aria-disabled=true]), .scene .piece.lit").count() == 0
            assert asked.offered() == set((ann, ben)[actor].api("GET", f"/api/tables/{table_id}")["legal"])
            assert (ben, ann)[actor].api("GET", f"/api/tables/{table_id}")["legal"] == []
        last = asked.choices.count() - 1
        place = last if rng.random() < 0.85 else rng.randrange(4)  # the last is often to pass: it makes the game shorter
        if rng.random() < 0.2 or not 0 <= place <= min(last, 8):
            asked.choose(place)
        else:
            asked.page.keyboard.press(str(place + 1))
        made[actor] += 1
    for table in tables:
        expect(table.page.get_by_role("dialog")).to_be_visible()
    assert [len(ann.lines(table_id, seat)) for seat in (0, 1)] == made
    assert replayed(ben.record_text(table_id)).over

    # A rematch: the seat is kept for Ben, and only he is asked to sit down there.
    ann.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(re.compile(rf"/t/(?!{table_id})"))
    expect(ann.page.locator("#lobby-seats")).to_contain_text("Kept for")
    expect(ann.page.get_by_role("button", name="Let others have")).to_be_visible()
    expect(ann.page.locator("#filling")).to_be_hidden()
    cas = come()
    cas.page.goto(ann.page.url)
    expect(cas.page.locator("#lobby-seats")).to_contain_text("Kept for")
    expect(cas.page.get_by_role("button", name="Sit down")).to_be_hidden()
    ben.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    ben.page.wait_for_url(ann.page.url)
    ben.page.get_by_role("button", name="Sit down").click()
    for visitor in (ann, ben):
        expect(visitor.page.locator("#room")).to_have_attribute("data-status", "running")
