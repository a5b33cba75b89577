"""Content of people's own: kept once by its hash, and not without end."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_sturdy import DUEL, Guest, Site, on_site
from triptych.core import record, registry
from triptych.server import hub

OWN = registry.shipped_content(DUEL)


async def bring(guest: Guest, number: int) -> Any:
    """A table with content that nobody else has."""
    return await guest.post("/api/tables", game=DUEL, seats=["me", "open"], own_content=f"{OWN}# {number}\n")


def rows(data: Path, statement: str) -> Any:
    with closing(sqlite3.connect(data / "triptych.sqlite3")) as database:
        return database.execute(statement).fetchall()


def test_the_same_content_is_kept_once_however_many_play_with_it(tmp_path: Path) -> None:
    made: list[str] = []

    async def work(here: Site) -> None:
        ann, ben = here.guest(), here.guest()
        for _ in range(3):
            for guest in (ann, ben):
                made.append((await bring(guest, 1)).json()["id"])
        made.append((await bring(ben, 2)).json()["id"])
        made.append((await ann.post("/api/tables", game=DUEL, seats=["me", "open"])).json()["id"])
        assert [one["own_cards"] for one in await ann.get("/api/tables")].count(True) == 3
        assert (await ben.post(f"/api/tables/{made[0]}/join")).status_code == 200

    on_site(tmp_path, work)
    assert rows(tmp_path, "select count(*) from contents") == [(2,)]
    assert rows(tmp_path, "select sum(length(text)) from contents")[0][0] == 2 * len(OWN) + 8
    assert sorted(rows(tmp_path, "select own, count(*) from tables group by own")) == [(0, 1), (1, 7)]

    async def after_a_restart(here: Site) -> None:
        tables = [await here.table(table_id) for table_id in made]
        assert [bool(table.own_content) for table in tables] == [True] * 7 + [False]
        assert len({id(table.own_content) for table in tables[:6]}) == 1, "in memory, too"
        text = (await here.guest().http.get(f"/api/tables/{made[0]}/record")).text
        assert record.parse(text).own_content == f"{OWN}# 1\n"

    on_site(tmp_path, after_a_restart)


def test_a_person_brings_so_many_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_CONTENTS", 2)

    async def work(here: Site) -> None:
        ann, ben = here.guest(), here.guest()
        assert [(await bring(ann, number)).status_code for number in (1, 2, 1)] == [200] * 3
        refused = await bring(ann, 3)
        assert (refused.status_code, refused.json()["code"]) == (429, "contents")
        assert (await bring(ben, 3)).status_code == 200
        assert (await bring(ann, 3)).status_code == 200, "now it is there"
        assert (await ann.post("/api/tables", game=DUEL, seats=["me", "open"])).status_code == 200

    on_site(tmp_path, work)


def test_one_address_brings_so_many_a_day_under_whatever_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_CONTENTS", 2)

    async def work(here: Site) -> None:
        here.house.settings.rates = True
        answers = [await bring(here.guest(), number) for number in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert rows(tmp_path, "select count(*) from people") == [(2,)], "one who is refused does not become a guest"

    on_site(tmp_path, work)
