"""Finished games looked through: in the background, once, with what each seat knew."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.listening import overheard
from tests.server.test_looks import every_state
from tests.server.test_sturdy import SECONDS, Guest, Site, on_site, until
from triptych.core.words import LANGUAGES
from triptych.server import analyses, store
from triptych.server.live import LiveTable
from triptych.server.people import LANGUAGE_COOKIE
from triptych.server.thinking import Judge
from triptych.sim.analysis import questions


@pytest.fixture(autouse=True)
def shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 20)


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Judge]:
    """Every decision that a worker is asked about."""
    return overheard(monkeypatch, Judge)


async def finished(here: Site) -> tuple[Guest, str]:
    ann = here.guest()
    table_id = await ann.new_table("random", "greedy")
    table = await here.table(table_id)
    await until(lambda: table.row.status == store.OVER)
    return ann, table_id


async def looked_through(guest: Guest, table_id: str) -> Any:
    path = f"/api/tables/{table_id}/analysis"
    told = (await guest.post(path)).json()
    far = [told["done"]]
    deadline = time.monotonic() + SECONDS
    while told["state"] != "done":
        assert told["state"] == "going"
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)
        told = await guest.get(path)
        far.append(told["done"])
    assert far == sorted(far)
    return told["analysis"]


def test_every_decision_is_judged_with_what_its_seat_knew(tmp_path: Path, judged: list[Judge]) -> None:
    async def work(here: Site) -> None:
        ann, table_id = await finished(here)
        path = f"/api/tables/{table_id}/analysis"
        assert await ann.get(path) == {"state": "none", "done": 0, "of": 0, "analysis": None}
        found = await looked_through(ann, table_id)
        table = await here.table(table_id)
        match = table.match
        assert match is not None
        asked, forced = questions(match)
        assert [(one["at"], one["seat"]) for one in found["decisions"]] == [(one.at, one.seat) for one in asked]
        assert found["forced"] == forced
        went_through = every_state(match)
        wording = table.game.wording("en", ["Random bot", "Greedy bot"])
        for one, question, task in zip(found["decisions"], asked, judged, strict=True):
            view = table.game.view(went_through[question.at], question.seat)
            assert task.position.cells == tuple(view.cells)
            assert one["played"]["label"] == wording.label(view, question.played)
            assert 0 <= one["best"]["chance"] <= 1
            assert one["same"] == (one["best"] == one["played"])
            assert one["loss"] <= max(0, one["best"]["chance"] - one["played"]["chance"]) + 1e-9
        assert found["curve"][-1] == {
            "at": len(match.entries),
            "clock": table.game.clock(match.state),
            "chances": [1.0 / len(found["winners"]) if seat in found["winners"] else 0.0 for seat in (0, 1)],
        }
        assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in found["curve"])
        # It is kept, for everybody and in every language.
        count = len(judged)
        for language in LANGUAGES:
            guest = here.guest()
            guest.http.cookies.set(LANGUAGE_COOKIE, language)
            again = (await guest.post(path)).json()
            assert again["state"] == "done"
            assert (again["analysis"] == found) is (language == "en")
            assert again["analysis"]["curve"] == found["curve"]
        assert len(judged) == count

    on_site(tmp_path, work)


def test_only_what_is_over_is_looked_through(tmp_path: Path, judged: list[Judge]) -> None:
    async def work(here: Site) -> None:
        ann = here.guest()
        table_id = await ann.new_table("me", "random")
        for answer in (
            await ann.post(f"/api/tables/{table_id}/analysis"),
            await ann.http.get(f"/api/tables/{table_id}/analysis"),
            await ann.http.get(f"/t/{table_id}/analysis"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
        waiting = await ann.new_table("me", "open")
        assert (await ann.post(f"/api/tables/{waiting}/analysis")).json()["code"] == "not-begun"
        assert not judged

    on_site(tmp_path, work)


def test_bots_play_on_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has a process of its own: the only one of the bots is free for them."""
    monkeypatch.setattr(analyses, "ITERATIONS", 10**9)

    async def work(here: Site) -> None:
        ann, table_id = await finished(here)
        assert (await ann.post(f"/api/tables/{table_id}/analysis")).json()["state"] == "going"
        await until(lambda: here.house.analysts._workers is not None and not here.house.analysts._workers._free)
        other = await here.table(await ann.new_table("level-1", "greedy"))
        await until(lambda: other.version > 30)
        assert (await ann.get(f"/api/tables/{table_id}/analysis"))["state"] == "going"

    on_site(tmp_path, work)


def test_what_fails_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    keep = store.keep_analysis

    def fail(*_: Any) -> None:
        raise OSError("the disk is full")

    async def work(here: Site) -> None:
        ann, table_id = await finished(here)
        monkeypatch.setattr(store, "keep_analysis", fail)
        path = f"/api/tables/{table_id}/analysis"
        assert (await ann.post(path)).json()["state"] == "going"
        await until(lambda: here.house.analysts._going == {})
        assert "cannot be looked through" in caplog.text
        monkeypatch.setattr(store, "keep_analysis", keep)
        assert (await ann.get(path))["state"] == "none"
        assert (await looked_through(ann, table_id))["decisions"]

    on_site(tmp_path, work)


def test_what_comes_to_its_end_while_somebody_asks_is_not_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = analyses.Analysts.found

    async def slowly(self: analyses.Analysts, table: LiveTable) -> Any:
        """The database as it was, told when the analysis is over."""
        found = await read(self, table)
        await until(lambda: self.going(table) is None)
        return found

    async def work(here: Site) -> None:
        ann, table_id = await finished(here)
        path = f"/api/tables/{table_id}/analysis"
        assert (await ann.post(path)).json()["state"] == "going"
        monkeypatch.setattr(analyses.Analysts, "found", slowly)
        assert (await ann.get(path))["state"] == "going"
        assert (await ann.get(path))["state"] == "done"

    on_site(tmp_path, work)


def test_what_another_judge_found_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(here: Site) -> None:
        ann, table_id = await finished(here)
        await looked_through(ann, table_id)
        monkeypatch.setattr(analyses, "thinking", lambda game: "better")
        assert (await ann.get(f"/api/tables/{table_id}/analysis"))["state"] == "none"
        await looked_through(ann, table_id)

    on_site(tmp_path, work)


def test_one_game_after_the_other_and_not_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "ITERATIONS", 10**9)
    monkeypatch.setattr(analyses, "MOST_GOING", 1)

    async def work(here: Site) -> None:
        ann, first = await finished(here)
        _, second = await finished(here)
        assert (await ann.post(f"/api/tables/{first}/analysis")).status_code == 200
        assert (await ann.post(f"/api/tables/{first}/analysis")).status_code == 200, "it goes on already"
        answer = await ann.post(f"/api/tables/{second}/analysis")
        assert (answer.status_code, answer.json()["code"]) == (429, "analyses")

    on_site(tmp_path, work)
