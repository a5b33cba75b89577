"""Finished games looked through: in the background, once, with what each seat knew."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.listening import overheard
from tests.server.test_looks import every_state
from tests.server.test_sturdy import SECONDS, Guest, Site, move, on_site, until
from triptych.core.words import LANGUAGES
from triptych.server import analyses, store, workers
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
    """The whole analysis; what was told of it on the way is the same, each decision once."""
    path = f"/api/tables/{table_id}/analysis"
    told = (await guest.post(path)).json()
    far = [told["done"]]
    on_the_way: list[Any] = []
    deadline = time.monotonic() + SECONDS
    while told["state"] != "done":
        assert told["state"] == "going"
        assert time.monotonic() < deadline
        if told["analysis"]:
            assert told["analysis"]["since"] == len(on_the_way)
            on_the_way += told["analysis"]["decisions"]
        assert len(on_the_way) == told["done"]
        await asyncio.sleep(0.05)
        told = await guest.get(f"{path}?since={len(on_the_way)}")
        far.append(told["done"])
    assert far == sorted(far)
    whole = {one["at"]: one for one in told["analysis"]["decisions"]}
    assert all(whole[one["at"]] == one for one in on_the_way)
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
            assert one["played"]["targets"] == table.game.targets(view, question.played)
            assert one["after"][one["seat"]] == pytest.approx(one["played"]["chance"], abs=1e-5)
            assert one["before"][one["seat"]] == pytest.approx(one["best"]["chance"], abs=1e-5)
            assert one["clock"] == table.game.clock(went_through[question.at])
            assert not one["matters"] or (one["loss"] > 0 and not one["same"])
            assert "%" not in one["lesson"]
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


def test_it_is_told_while_it_is_being_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again gets what is new; whoever comes later, or again, gets all of it. His own decisions come first."""
    gates = [asyncio.Event(), asyncio.Event()]
    asked: list[Judge] = []

    async def work(here: Site) -> None:
        ann = here.guest()
        short = {"limit": "6", "sides": "first-catholic"}
        table_id = (await ann.post("/api/tables", game="sola-fide", seats=["me", "random"], options=short)).json()["id"]
        table = await here.table(table_id)
        while table.row.status != store.OVER:
            await ann.get(f"/api/tables/{table_id}/turn?wait=30")
            if table.row.status != store.OVER:
                await move(ann, table_id)
        ask = workers.Workers.ask

        async def slowly(self: workers.Workers, task: Any, **more: Any) -> Any:
            if isinstance(task, Judge):
                asked.append(task)
                for gate, when in zip(gates, (3, 5), strict=True):
                    if len(asked) == when:
                        await gate.wait()
            return await ask(self, task, **more)

        monkeypatch.setattr(workers.Workers, "ask", slowly)
        path = f"/api/tables/{table_id}/analysis"
        assert (await ann.post(path)).json()["state"] == "going"
        await until(lambda: len(asked) == 3)
        first = await ann.get(path)
        assert (first["state"], first["done"]) == ("going", 2)
        assert len(first["analysis"]["decisions"]) == 2
        assert {one["seat"] for one in first["analysis"]["decisions"]} == {0}
        assert (await ann.get(f"{path}?since=2"))["analysis"] is None
        gates[0].set()
        await until(lambda: len(asked) == 5)
        second = await ann.get(f"{path}?since=2")
        assert (second["done"], second["analysis"]["since"], len(second["analysis"]["decisions"])) == (4, 2, 2)
        again = await here.guest().get(path)  # after a reload, or somebody else
        assert again["analysis"]["decisions"] == first["analysis"]["decisions"] + second["analysis"]["decisions"]
        gates[1].set()
        await until(lambda: here.house.analysts._going == {})
        done = await ann.get(f"{path}?since=4")
        assert done["state"] == "done"
        assert [one["at"] for one in done["analysis"]["decisions"]] == sorted(one["at"] for one in done["analysis"]["decisions"])
        seats = [task.position.seat for task in asked]
        assert seats == sorted(seats)
        assert set(seats) == {0, 1}

    on_site(tmp_path, work)


def decision(**changes: Any) -> dict[str, Any]:
    return {"played": 1, "best": 2, "loss": 30_000, "chance_best": 500_000, "seat": 1, "chances": [300_000, 470_000, 230_000], **changes}


def test_only_what_matters_is_worth_a_look() -> None:
    assert analyses.matters(decision())
    assert not analyses.matters(decision(best=1)), "as the bot"
    assert not analyses.matters(decision(loss=0)), "as good"
    assert analyses.matters(decision(loss=6_000)), "a little, in a game that is open"
    for chance in (20_000, 980_000):
        assert not analyses.matters(decision(loss=6_000, chance_best=chance)), "a little, in a game that is decided"
        assert analyses.matters(decision(loss=15_000, chance_best=chance))


def test_what_an_older_version_kept_can_still_be_told() -> None:
    """It had only the chance of the one who decided behind the best move; the others share the rest."""
    assert analyses.chances_before(decision(chances_best=(250_000, 500_000, 250_000))) == [250_000, 500_000, 250_000]
    assert analyses.chances_before(decision()) == [283_018, 500_000, 216_981]
    assert analyses.chances_before(decision(chances=[0, 1_000_000, 0])) == [0, 500_000, 0]


def test_an_analysis_that_was_kept_without_the_newer_numbers_opens(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        ann, table_id = await finished(here)
        found = await looked_through(ann, table_id)
        table = await here.table(table_id)
        kept = await here.house.analysts.found(table)
        assert kept is not None
        for one in kept["decisions"]:
            del one["chances_best"]
        older = analyses.told(table, kept, "en")
        assert [one["lesson"] for one in older["decisions"]] == [one["lesson"] for one in found["decisions"]]
        assert all(abs(sum(one["before"]) - 1) < 0.01 for one in older["decisions"])

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
