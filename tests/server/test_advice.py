"""Advice at a table: who gets it, from what, and when it is not given."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.listening import overheard
from tests.server.test_sturdy import GAME, SECONDS, Guest, Site, move, on_site, told, until, whose_turn
from triptych.core.words import LANGUAGES
from triptych.server import advice
from triptych.server.limits import Buckets
from triptych.server.live import LiveTable
from triptych.server.people import LANGUAGE_COOKIE
from triptych.server.speech import game_words
from triptych.server.thinking import Look
from triptych.server.watch import Reader


@pytest.fixture(autouse=True)
def shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 60)  # few enough that time does not decide
    monkeypatch.setattr(advice, "SECONDS", 15.0)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """Every look that a worker is asked for."""
    return overheard(monkeypatch, Look)


async def table_of(guest: Guest, *seats: str, given: bool = True) -> str:
    made: str = (await guest.post("/api/tables", game=GAME, seats=list(seats), advice=given)).json()["id"]
    return made


async def ask(guest: Guest, table_id: str) -> Any:
    version = (await guest.get(f"/api/tables/{table_id}"))["version"]
    return await guest.post(f"/api/tables/{table_id}/advice", version=version)


async def asked_alone(here: Site) -> tuple[Guest, str]:
    """Somebody against a bot, who is asked."""
    ann = here.guest()
    table_id = await table_of(ann, "me", "random")
    await ann.get(f"/api/tables/{table_id}/turn?wait=30")
    return ann, table_id


def test_against_bots_alone_nobody_has_to_agree(tmp_path: Path, looks: list[Look]) -> None:
    async def work(here: Site) -> None:
        ann, table_id = await asked_alone(here)
        seen = await ann.get(f"/api/tables/{table_id}")
        assert seen["table"]["advice"] == {"offered": True, "agreed": [0], "on": True}
        answers = await asyncio.gather(ask(ann, table_id), ask(ann, table_id))
        said = answers[0].json()
        assert answers[1].json() == said
        labels = {one["move"]: one["label"] for one in seen["ask"]["moves"]}
        assert 1 <= len(said["moves"]) <= 3
        assert all(labels[one["move"]] == one["label"] for one in said["moves"])
        assert all(0 <= one["chance"] <= 1 for one in said["moves"])
        assert 1 <= said["equal"] <= len(said["moves"])
        assert said["hint"].endswith(".")
        assert "%" not in said["hint"]
        assert said["why"].endswith(".")
        assert "to win" in said["why"]
        assert said["looked"] >= 60
        for language in LANGUAGES:
            ann.http.cookies.set(LANGUAGE_COOKIE, language)
            again = (await ask(ann, table_id)).json()
            assert [one["chance"] for one in again["moves"]] == [one["chance"] for one in said["moves"]]
            assert (again["why"] == said["why"]) is (language == "en")
            assert (again["hint"] == said["hint"]) is (language == "en")
        assert len(looks) == 1, "one question is looked at once, whoever asks how often"

    on_site(tmp_path, work)


def test_a_table_without_advice_gives_none(tmp_path: Path, looks: list[Look]) -> None:
    async def work(here: Site) -> None:
        ann = here.guest()
        table_id = await table_of(ann, "me", "random", given=False)
        assert (await ask(ann, table_id)).json()["code"] == "no-advice"
        assert (await ann.post(f"/api/tables/{table_id}/agree", agrees=True)).json()["code"] == "no-advice"
        assert not looks

    on_site(tmp_path, work)


def test_among_people_all_must_agree(tmp_path: Path, looks: list[Look]) -> None:
    async def work(here: Site) -> None:
        ann, ben, stranger = here.guest(), here.guest(), here.guest()
        table_id = await table_of(ann, "me", "open", "open")
        path = f"/api/tables/{table_id}"
        await ben.post(f"{path}/join")

        async def agreed(guest: Guest = ann) -> Any:
            return (await guest.get(path))["table"]["advice"]

        assert await agreed() == {"offered": True, "agreed": [0], "on": False}
        # Before the game begins one may think otherwise.
        gallery = await here.house.gallery(table_id)
        reader = Reader(gallery.eyes(0, "en", "wide", game_words("en", GAME)), gallery.table.row.seats[0].person)
        gallery.enter(reader, -1)
        told(reader)
        for agrees, who in ((True, [0, 1]), (False, [0]), (True, [0, 1])):
            assert (await ben.post(f"{path}/agree", agrees=agrees)).json()["advice"]["agreed"] == who
            assert f'"agreed":{str(who).replace(" ", "")}' in told(reader)[-1], "the others are told at once"
        assert (await stranger.post(f"{path}/agree", agrees=True)).json()["code"] == "not-seated"
        third = here.guest()
        await third.post(f"{path}/join")
        assert await agreed() == {"offered": True, "agreed": [0, 1], "on": False}
        for guest in (ann, ben, third):
            assert (await ask(guest, table_id)).json()["code"] == "advice-not-agreed"
        assert not looks
        assert (await third.post(f"{path}/agree", agrees=True)).json()["advice"] == {"offered": True, "agreed": [0, 1, 2], "on": True}
        assert (await ben.post(f"{path}/agree", agrees=False)).json()["code"] == "agreed"
        asked = await whose_turn(table_id, ann, ben, third)
        for guest in (ann, ben, third, stranger):
            answer = await ask(guest, table_id)
            assert answer.json().get("code", "") == ("" if guest is asked else "not-seated" if guest is stranger else "not-asked")
        # It is kept.
        here.house.sweep(-1)
        gallery.leave(reader)
        here.house.sweep(-1)
        assert (await agreed())["on"]

    on_site(tmp_path, work)


def test_who_asks_for_a_rematch_agrees_to_what_he_agreed_to_before(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        ann, ben = here.guest(), here.guest()
        table_id = await table_of(ann, "me", "open")
        await ben.post(f"/api/tables/{table_id}/join")
        table = await here.table(table_id)
        while table.row.status != "over":
            await move(await whose_turn(table_id, ann, ben), table_id)
        again = (await ben.post(f"/api/tables/{table_id}/rematch")).json()["id"]
        assert (await ben.get(f"/api/tables/{again}"))["table"]["advice"] == {"offered": True, "agreed": [], "on": False}

    on_site(tmp_path, work)


def test_it_is_given_for_the_present_question_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever moves meanwhile is told so at once, and nobody thinks on."""
    monkeypatch.setattr(advice, "ITERATIONS", 10**7)
    monkeypatch.setattr(advice, "SECONDS", 600.0)

    async def work(here: Site) -> None:
        ann, table_id = await asked_alone(here)
        stale = await ann.post(f"/api/tables/{table_id}/advice", version=0)
        assert (stale.status_code, stale.json()["code"]) == (409, "stale")
        workers = here.house.workers
        asking = asyncio.create_task(ask(ann, table_id))
        await until(lambda: not workers._free)
        begun = asyncio.get_running_loop().time()
        assert (await move(ann, table_id)).status_code == 200
        answer = await asking
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")
        await (await here.table(table_id)).rest()
        await until(lambda: bool(workers._free))
        assert asyncio.get_running_loop().time() - begun < SECONDS

    on_site(tmp_path, work)


def test_where_nobody_can_think_it_is_our_mistake_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(here: Site) -> None:
        ann, table_id = await asked_alone(here)
        position = LiveTable.position
        with monkeypatch.context() as broken:
            broken.setattr(LiveTable, "position", lambda *args: replace(position(*args), game="no-such-game"))
            answer = await ask(ann, table_id)
        assert (answer.status_code, answer.json()["code"]) == (500, "trouble")
        assert f"table {table_id}: no advice for seat 0" in caplog.text
        assert "a worker could not answer:\nTraceback" in caplog.text
        assert (await ask(ann, table_id)).status_code == 200, "and it can be asked for again"

    on_site(tmp_path, work)


def test_it_is_not_given_too_often(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        here.house.settings.rates = True
        here.house.advisers._rates = Buckets(0, 2)
        ann, table_id = await asked_alone(here)
        codes = []
        for _ in range(4):
            codes.append((await ask(ann, table_id)).status_code)
            assert (await ask(ann, table_id)).status_code == codes[-1], "what is known costs nothing"
            await move(ann, table_id)
            await ann.get(f"/api/tables/{table_id}/turn?wait=30")
        assert codes == [200, 200, 429, 429]

    on_site(tmp_path, work)
