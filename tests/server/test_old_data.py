"""A data folder made by 0.1.0, whose rules are not played any more: the server starts with it, and what was played can be read."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.serving import Client, Server
from triptych.core import record, registry
from triptych.core.errors import RecordError
from triptych.core.words import LANGUAGES

DUMP = Path(__file__).parent / "old_data" / "0.1.0.sql"
TOKEN = "4gBSetjGxTgYOEGAWJNr2JC6p-mALJxRIiGr3vAR1rs"  # of Ann, who sat at all of these tables
OVER = {"column-of-fire": "ahuhcnd4xv", "sola-fide": "995mdjjp6r", "world-without-end": "x8x7ye7kxr"}
RUNNING = {"column-of-fire": "cks5y9xuxy", "sola-fide": "e86ekafctu", "world-without-end": "7h6atwx5cm"}
NOT_BEGUN = "p58d7yu3cu"


def put_together(folder: Path) -> None:
    """The data folder as 0.1.0 left it, with a key as it made one."""
    with closing(sqlite3.connect(folder / "triptych.sqlite3")) as database:
        database.executescript(DUMP.read_text("utf-8"))
        database.execute("PRAGMA journal_mode=WAL")
    key = folder / "secret.key"
    key.touch(0o600)
    key.write_text(secrets.token_hex(32))


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("old")
    put_together(folder)
    made = Server(folder)
    yield made
    made.stop()
    assert not [line for line in made.log if "Traceback" in line or "Error" in line], "".join(made.log)


@pytest.fixture(scope="module")
def ann(old_server: Server) -> Client:
    return old_server.client(TOKEN)


def test_tables_that_were_played_are_listed_and_nothing_goes_on(ann: Client) -> None:
    status = {table["id"]: (table["status"], table["asked"]) for table in ann.get("/api/tables", which="mine")}
    assert status == {
        **{table_id: ("over", []) for table_id in OVER.values()},
        **{table_id: ("stopped", []) for table_id in (*RUNNING.values(), NOT_BEGUN)},
    }
    assert ann.get("/api/tables", which="watch") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_to_one_is_told_why_it_is_closed_and_gets_the_record(old_server: Server, language: str) -> None:
    stranger = old_server.client()
    stranger.http.cookies.set("triptych-language", language)
    sentences = set()
    for table_id in (*OVER.values(), *RUNNING.values(), NOT_BEGUN):
        page = stranger.http.get(f"/t/{table_id}", headers={"Accept": "text/html"})
        assert page.status_code == 410
        assert (f'href="/api/tables/{table_id}/record"' in page.text) is (table_id != NOT_BEGUN)
        told = stranger.http.get(f"/api/tables/{table_id}")
        assert (told.status_code, told.json()["code"]) == (410, "old-rules")
        assert told.json()["error"] in page.text
        sentences.add(told.json()["error"])
    assert len(sentences) == 1


@pytest.mark.parametrize("name", OVER)
def test_the_record_stays_to_be_read(ann: Client, name: str) -> None:
    answer = ann.http.get(f"/api/tables/{OVER[name]}/record")
    assert answer.status_code == 200
    kept = record.parse(answer.text)
    assert kept.write() == answer.text
    assert (kept.game, kept.rules, len(kept.seats)) == (name, 1, 2)
    assert len(kept.lines) > 50
    assert kept.result is not None
    with pytest.raises(RecordError, match=f"line 3: rules 1 of {name} are older than its first release"):
        kept.check(registry.game)
    cut_short = record.parse(ann.http.get(f"/api/tables/{RUNNING[name]}/record").text)
    assert cut_short.result is None
    assert len(cut_short.lines) > 20


def test_what_never_began_has_no_record(ann: Client) -> None:
    answer = ann.http.get(f"/api/tables/{NOT_BEGUN}/record")
    assert (answer.status_code, answer.json()["code"]) == (400, "not-begun")


def test_new_tables_are_made_beside_the_old_ones(ann: Client) -> None:
    table_id = ann.post("/api/tables", game="sola-fide", seats=["me", "random"])["id"]
    assert ann.table(table_id)["table"]["status"] == "running"
