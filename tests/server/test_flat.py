"""A table that has been played at for long costs no more than a new one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_entries import idle_move
from tests.server.dice import given_dice
from tests.server.test_sturdy import DUEL, Guest, Site, move, on_site, whose_turn
from triptych.core.entries import PACK
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import CHANCE
from triptych.server import live
from triptych.server.live import LiveTable
from triptych.server.present import log_lines
from triptych.server.speech import game_words


async def duel(here: Site) -> tuple[LiveTable, list[Guest]]:
    ann, ben = here.guest(), here.guest()
    table = await here.table((await ann.post("/api/tables", game=DUEL, seats=["me", "open"])).json()["id"])
    assert (await ben.post(f"/api/tables/{table.id}/join")).status_code == 200
    return table, [ann, ben]


async def idle_on(table: LiveTable, entries: int) -> None:
    while table.version < entries:
        match = table.match
        assert match is not None
        await table.play(match.state.actor, table.version, f"m{table.version}", idle_move(match))


def test_memory_has_an_end_and_the_log_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_dice(monkeypatch, "flat")
    monkeypatch.setattr(live, "EVENTS_KEPT", 60)
    monkeypatch.setattr("triptych.server.present.EVENTS_KEPT", 60)

    async def work(here: Site) -> None:
        table, _ = await duel(here)
        await idle_on(table, 900)

        def bounded(table: LiveTable) -> Match:
            match = table.match
            assert match is not None
            assert 60 <= len(match.events) < 150
            assert len(match.entries._latest) < PACK + 20
            assert len(table.move_ids) <= live.IDS_KEPT
            return match

        match = bounded(table)
        gallery = await here.house.gallery(table.id)
        eyes = gallery.eyes(0, "en", "wide", game_words("en", DUEL))
        log = eyes.fresh(set(), [])["log"]
        assert len(log) == 60
        whole = Match(table.game, 2, table._source(), keep_events=True)
        for packed in match.entries:
            if entry_seat(packed) != CHANCE:
                whole.play(entry_seat(packed), entry_move(packed))
        assert whole.entries == match.entries
        assert log == log_lines(whole, whole.events, eyes.wording, eyes.words, 0, 0)[-60:]
        # What is read again is the same.
        here.house.hub._tables.clear()
        again = bounded(await here.table(table.id))
        assert again.entries == match.entries
        assert again.state.key() == match.state.key()
        assert again.events[-60:] == match.events[-60:]

    on_site(tmp_path, work)


def test_an_id_of_long_ago_counts_once_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "IDS_KEPT", 3)

    async def work(here: Site) -> None:
        table_id, one, other = await here.two()
        table = await here.table(table_id)
        first = await one.get(f"/api/tables/{table_id}/turn?wait=0")
        body: dict[str, Any] = {"version": first["version"], "id": "first", "move": first["legal"][0]}
        assert (await one.post(f"/api/tables/{table_id}/moves", **body)).status_code == 200
        for _ in range(20):
            assert (await move(await whose_turn(table_id, one, other), table_id)).status_code == 200
        while await whose_turn(table_id, one, other) is not one:
            assert (await move(other, table_id)).status_code == 200
        assert len(table.move_ids) == 3
        before = table.match
        late = await one.post(f"/api/tables/{table_id}/moves", **body)
        assert late.status_code == 409, "what was sent so long ago is late"
        now = await one.get(f"/api/tables/{table_id}/turn?wait=0")
        for move_text in now["legal"]:  # whatever is drawn for it
            used = await one.post(f"/api/tables/{table_id}/moves", version=now["version"], id="first", move=move_text)
            assert used.status_code == 200
            assert used.json()["version"] == now["version"], "that id has been used"
        assert table.match is before, "nothing had to be read again"
        assert "could not be saved" not in caplog.text
        again = await asyncio.gather(*(move(one, table_id, f"new{number}") for number in range(2)))
        assert sorted(answer.status_code for answer in again)[0] == 200
        here.house.hub._tables.clear()
        assert (await here.table(table_id)).version > now["version"]

    on_site(tmp_path, work)
