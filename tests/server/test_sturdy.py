"""Things go wrong in the middle of a game: nothing that is not saved is seen, nothing that is saved is lost, and the others play on."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import sqlite3
import threading
import time
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, update

from triptych.core import fair, record, registry
from triptych.core.match import Match
from triptych.server import hub, live, schema, store
from triptych.server.app import create_app
from triptych.server.database import Database
from triptych.server.house import House
from triptych.server.limits import Buckets
from triptych.server.live import LiveTable
from triptych.server.people import Recent
from triptych.server.present import Message
from triptych.server.settings import Settings
from triptych.server.speech import game_words
from triptych.server.thinking import Choice, Question
from triptych.server.turns import Asker
from triptych.server.watch import Gallery, Reader
from triptych.server.workers import Workers

GAME = "column-of-fire"
DUEL = "sola-fide"
SECONDS = 120.0


class Guest:
    """Somebody with cookies of his own."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def new_table(self, *seats: str) -> str:
        answer = await self.post("/api/tables", game=GAME, seats=list(seats))
        assert answer.status_code == 200, answer.text
        made: str = answer.json()["id"]
        return made


class Site:
    """The whole application, without a network."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.house: House = app.state.house
        self.guests: list[Guest] = []

    def guest(self) -> Guest:
        transport = httpx.ASGITransport(app=self.app, raise_app_exceptions=False)
        self.guests.append(Guest(httpx.AsyncClient(transport=transport, base_url="http://here", headers={"Origin": "http://here"})))
        return self.guests[-1]

    async def seated(self) -> tuple[str, Guest, Guest]:
        """A table of two people: the one on the first seat, and the one on the second."""
        ann, ben = self.guest(), self.guest()
        table_id = await ann.new_table("me", "open")
        assert (await ben.post(f"/api/tables/{table_id}/join")).status_code == 200
        return table_id, ann, ben

    async def two(self) -> tuple[str, Guest, Guest]:
        """A table of two people: the one who is asked, and the other."""
        table_id, ann, ben = await self.seated()
        asked = (await ann.get(f"/api/tables/{table_id}"))["legal"]
        return (table_id, ann, ben) if asked else (table_id, ben, ann)

    async def table(self, table_id: str) -> LiveTable:
        return await self.house.hub.table(table_id)


@asynccontextmanager
async def site(data: Path) -> AsyncIterator[Site]:
    app = create_app(Settings(data=data, workers=1, rates=False))
    async with app.router.lifespan_context(app):
        made = Site(app)
        yield made
        for guest in made.guests:
            await guest.http.aclose()


def on_site(data: Path, work: Callable[[Site], Awaitable[None]]) -> None:
    async def run() -> None:
        async with site(data) as here:
            await work(here)

    asyncio.run(run())


async def move(guest: Guest, table_id: str, move_id: str = "") -> httpx.Response:
    """The first legal move."""
    seen = await guest.get(f"/api/tables/{table_id}/turn?wait=0")
    body = {"version": seen["version"], "id": move_id or f"m{seen['version']}", "move": seen["legal"][0]}
    return await guest.post(f"/api/tables/{table_id}/moves", **body)


async def whose_turn(table_id: str, *guests: Guest) -> Guest:
    for guest in guests:
        if (await guest.get(f"/api/tables/{table_id}/turn?wait=0"))["legal"]:
            return guest
    raise AssertionError("nobody is asked")


async def one_who_can_undo(table_id: str, *guests: Guest) -> Guest:
    """Play until somebody could take back what he has just done."""
    for _ in range(200):
        mover = await whose_turn(table_id, *guests)
        assert (await move(mover, table_id)).status_code == 200
        if (await mover.get(f"/api/tables/{table_id}"))["ask"]["undo"]:
            return mover
    raise AssertionError("nothing could be taken back")


async def eyes_of(here: Site, table_id: str, seat: int) -> tuple[Gallery, Reader]:
    gallery = await here.house.gallery(table_id)
    person = gallery.table.row.seats[seat].person if seat >= 0 else None
    reader = Reader(gallery.eyes(seat, "en", "wide", game_words("en", GAME)), person)
    gallery.enter(reader, -1)
    return gallery, reader


def told(reader: Reader) -> list[str]:
    found = []
    while not reader.queue.empty():
        found.append(reader.queue.get_nowait())
    return found


async def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def in_database(data: Path, statement: str) -> None:
    with closing(sqlite3.connect(data / "triptych.sqlite3", timeout=SECONDS, isolation_level=None)) as database:
        database.execute(statement)


def full_disk(data: Path) -> None:
    in_database(
        data,
        "create trigger full before insert on entries when new.seq > 0 and new.move_id is not null begin select raise(abort, 'full'); end",
    )


def empty_disk(data: Path) -> None:
    in_database(data, "drop trigger full")


# -- what a program needs -----------------------------------------------------------------------------------------------------------------


def test_a_program_plays_by_posting_and_waiting_for_its_turn(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        table_id, asked, other = await here.two()
        table = await here.table(table_id)
        waiting = asyncio.create_task(other.get(f"/api/tables/{table_id}/turn?wait=60"))
        state = await asked.get(f"/api/tables/{table_id}/turn?wait=60")
        assert state["legal"] == (await asked.get(f"/api/tables/{table_id}"))["legal"]
        seat = state["asked"]
        for number in range(200):
            assert state["version"] == table.version
            body = {"version": state["version"], "id": f"m{number}", "move": state["legal"][number % len(state["legal"])]}
            assert not waiting.done()
            answer = await asked.post(f"/api/tables/{table_id}/moves", **body)
            assert answer.status_code == 200
            state = answer.json()
            if state["asked"] != seat:
                break
            assert state["legal"] == [table.game.moves.text(one) for one in table.match.state.moves] if table.match else False
        assert state["legal"] == []
        found = await waiting
        assert found["asked"] == state["asked"] != seat
        assert found["legal"]
        assert found["version"] == state["version"]
        assert (await asked.get(f"/api/tables/{table_id}/turn?wait=0"))["legal"] == [], "it waits no longer than it is told to"

    on_site(tmp_path, work)


# -- saved, then seen ---------------------------------------------------------------------------------------------------------------------


def test_a_move_is_not_seen_before_it_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saving, go_on = threading.Event(), threading.Event()
    add_entries = store.add_entries

    def slowly(c: Connection, table_id: str, new: list[store.Entry], stand: store.Stand) -> None:
        saving.set()
        assert go_on.wait(60)
        add_entries(c, table_id, new, stand)

    async def work(here: Site) -> None:
        table_id, asked, other = await here.two()
        _, reader = await eyes_of(here, table_id, -1)
        before = await other.get(f"/api/tables/{table_id}")
        page = (await other.http.get(f"/t/{table_id}/text")).text
        told(reader)
        monkeypatch.setattr(store, "add_entries", slowly)
        moving = asyncio.create_task(move(asked, table_id))
        await asyncio.to_thread(saving.wait, 60)
        assert await other.get(f"/api/tables/{table_id}") == before
        assert (await other.http.get(f"/t/{table_id}/text")).text == page
        assert (await other.get(f"/api/tables/{table_id}/replay"))["last"] == before["version"]
        _, late = await eyes_of(here, table_id, -1)
        assert f'"version":{before["version"]},' in told(late)[0]
        assert not any('"t":"steps"' in text for text in told(reader))
        assert not moving.done()
        go_on.set()
        assert (await moving).json()["version"] > before["version"]
        assert (await other.get(f"/api/tables/{table_id}"))["version"] > before["version"]
        assert any('"t":"steps"' in text for text in told(reader))

    on_site(tmp_path, work)


def test_if_saving_fails_the_game_goes_on_from_what_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    async def work(here: Site) -> None:
        table_id, asked, other = await here.two()
        before = await asked.get(f"/api/tables/{table_id}")
        with monkeypatch.context() as broken:
            broken.setattr(store, "add_entries", fail)
            answer = await move(asked, table_id, "again")
            assert (answer.status_code, answer.headers["Retry-After"]) == (503, "1")
            assert answer.json()["code"] == "not-saved"
            assert await asked.get(f"/api/tables/{table_id}") == before
            broken.setattr(store, "entries", fail)  # now it cannot even be read again
            assert (await move(asked, table_id, "again")).json()["code"] == "not-saved"
            assert (await asked.http.get(f"/api/tables/{table_id}")).status_code == 500
        assert await asked.get(f"/api/tables/{table_id}") == before, "whoever comes next has it read again"
        assert (await move(asked, table_id, "again")).status_code == 200
        for number in range(40):
            assert (await move(await whose_turn(table_id, asked, other), table_id, f"on {number}")).status_code == 200
        await check_dice(here, table_id)

    on_site(tmp_path, work)


async def check_dice(here: Site, table_id: str) -> None:
    """What is in memory is what is saved, and every lot was drawn fairly, in its order."""
    table = await here.table(table_id)
    async with table.lock:  # where bots play, they would go on meanwhile
        match = table.match
        saved = await here.house.database.read(lambda c: store.entries(c, table_id))
    assert match is not None
    assert len(saved) == len(match.entries)
    options = fair.options_for(bytes.fromhex(table.row.seed), [seat.nonce for seat in table.row.seats], over=True)
    record.of_match(match, table.names(), options).check(registry.game)


def test_a_mistake_in_the_middle_of_a_move_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        table_id, asked, other = await here.two()
        table = await here.table(table_id)
        _, reader = await eyes_of(here, table_id, -1)
        for number in range(30):
            mover = await whose_turn(table_id, asked, other)
            before = await mover.get(f"/api/tables/{table_id}")
            seat: int = before["seat"]

            def play_and_break(match: Match, seat: int = seat) -> None:
                match.play(seat, match.state.moves[-1])
                raise RuntimeError("a mistake of ours")

            with pytest.raises(RuntimeError, match="of ours"):
                await table._change(seat, before["version"], f"x{number}", play_and_break)
            assert await mover.get(f"/api/tables/{table_id}") == before
            assert (await move(mover, table_id)).status_code == 200
        assert '"t":"fresh"' in "".join(told(reader))
        await check_dice(here, table_id)

    on_site(tmp_path, work)


def test_a_match_that_was_seen_never_changes(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        table_id, asked, other = await here.two()
        table = await here.table(table_id)
        match = table.match
        assert match is not None
        before = (list(match.entries), list(match.events), match.state.key())
        record_before = table.record(0).write()

        async def look(path: str) -> None:
            for _ in range(10):
                assert (await other.http.get(f"/api/tables/{table_id}/{path}")).status_code == 200

        looking = [asyncio.create_task(look(path)) for path in ("record", "replay", "record", "replay?at=5")]
        for number in range(30):
            mover = await whose_turn(table_id, asked, other)
            assert (await move(mover, table_id)).status_code == 200
            if number % 7 == 0:
                seen = await mover.get(f"/api/tables/{table_id}")
                if seen["ask"]["undo"]:
                    body = {"version": seen["version"], "id": f"u{number}"}
                    assert (await mover.post(f"/api/tables/{table_id}/undo", **body)).status_code == 200
        await asyncio.gather(*looking)
        assert (match.entries[:], match.events, match.state.key()) == before
        assert table.match is not match
        table.match = match
        assert table.record(0).write() == record_before

    on_site(tmp_path, work)


# -- one fails, the others go on ----------------------------------------------------------------------------------------------------------


def test_a_table_that_cannot_be_read_does_not_keep_the_server_from_starting(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def spoil(here: Site) -> tuple[str, str]:
        bad, _, _ = await here.two()
        good, _, _ = await here.two()

        def write(c: Connection) -> None:
            c.execute(update(schema.tables).values(asked=""))
            c.execute(update(schema.entries).where(schema.entries.c.table_id == bad, schema.entries.c.seq == 0).values(text="nonsense"))

        await here.house.database.write(write)
        return bad, good

    async def run() -> None:
        async with site(tmp_path) as here:
            bad, good = await spoil(here)
        with caplog.at_level(logging.ERROR):
            async with site(tmp_path) as here:
                assert f"table {bad} cannot be taken up" in caplog.text
                assert good not in caplog.text
                somebody = here.guest()
                assert (await somebody.get(f"/api/tables/{good}"))["version"] > 0
                assert (await somebody.http.get(f"/api/tables/{bad}")).status_code >= 400
                assert (await somebody.get("/api/games"))[0]["game"] == GAME

    asyncio.run(run())


def test_eyes_that_fail_do_not_keep_the_others_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Message:
        raise RuntimeError("no words for this")

    async def work(here: Site) -> None:
        table_id, asked, other = await here.two()
        readers = [(await eyes_of(here, table_id, seat))[1] for seat in (-1, 0, 1)]
        for broken in readers:
            for reader in readers:
                told(reader)
            caplog.clear()
            with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
                patch.setattr(broken.eyes, "steps", fail)
                assert (await move(await whose_turn(table_id, asked, other), table_id)).status_code == 200
            assert "no words for this" in caplog.text
            for reader in readers:
                assert len(told(reader)) == (0 if reader is broken else 1)
            assert (await move(await whose_turn(table_id, asked, other), table_id)).status_code == 200
            for reader in readers:
                (text,) = told(reader)
                assert ('"t":"fresh"' if reader is broken else '"t":"steps"') in text

    on_site(tmp_path, work)


def test_a_full_table_that_did_not_begin_begins_when_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    async def work(here: Site) -> None:
        ann, ben = here.guest(), here.guest()
        table_id = await ann.new_table("me", "open")
        with monkeypatch.context() as broken:
            broken.setattr(store, "add_entries", fail)
            assert (await ben.post(f"/api/tables/{table_id}/join")).status_code == 500
        assert (await ann.get(f"/api/tables/{table_id}"))["table"]["status"] == "running"

    on_site(tmp_path, work)


def test_a_game_that_began_though_nobody_was_told_so_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commit arrives, its answer does not."""
    add_entries = store.add_entries
    begins: list[str] = []

    def add(c: Connection, table_id: str, new: list[store.Entry], stand: store.Stand) -> None:
        add_entries(c, table_id, new, stand)
        begins.append(table_id)

    def fail(*_: object) -> None:
        raise OSError("nothing can be read")

    async def work(here: Site) -> None:
        dialect = here.house.database.engine.dialect
        commit = dialect.do_commit

        def commit_and_break(connection: Any) -> None:
            commit(connection)
            if begins:
                raise OSError("the line is dead")

        for can_be_read in (True, False):
            ann, ben = here.guest(), here.guest()
            await ben.post("/api/guest", name="Ben")
            table_id = await ann.new_table("me", "open")
            with monkeypatch.context() as broken:
                broken.setattr(store, "add_entries", add)
                broken.setattr(dialect, "do_commit", commit_and_break)
                if not can_be_read:
                    broken.setattr(store, "table", fail)
                assert (await ben.post(f"/api/tables/{table_id}/join")).status_code == (200 if can_be_read else 500)
            assert begins == [table_id]
            begins.clear()
            for guest in (ann, ben):
                assert (await guest.get(f"/api/tables/{table_id}"))["table"]["status"] == "running"
            assert (await move(await whose_turn(table_id, ann, ben), table_id)).status_code == 200
            await check_dice(here, table_id)

    on_site(tmp_path, work)


@pytest.mark.parametrize("unreadable", [0, 1, 5])
def test_a_bot_whose_move_could_not_be_saved_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, unreadable: int
) -> None:
    monkeypatch.setattr(live, "PAUSES", (0.01,) * 100_000)
    entries = store.entries

    left = [unreadable]

    def fail_first(c: Connection, table_id: str) -> list[store.Entry]:
        if left[0]:
            left[0] -= 1
            raise OSError("it cannot be read either")
        return entries(c, table_id)

    async def work(here: Site) -> None:
        full_disk(tmp_path)
        monkeypatch.setattr(store, "entries", fail_first)
        table = await here.table(await here.guest().new_table("random", "greedy"))
        await until(lambda: caplog.text.count("cannot go on") > 2)
        before = table.version
        empty_disk(tmp_path)
        await until(lambda: table.version > before)
        await check_dice(here, table.id)
        assert left == [0]

    on_site(tmp_path, work)


def test_a_bot_does_not_give_up_as_long_as_somebody_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(live, "PAUSES", (0.01,))

    async def work(here: Site) -> None:
        full_disk(tmp_path)
        table = await here.table(await here.guest().new_table("random", "greedy"))
        _, reader = await eyes_of(here, table.id, -1)
        await until(lambda: caplog.text.count("cannot go on") > 3)
        before = table.version
        empty_disk(tmp_path)
        await until(lambda: table.version > before)
        assert told(reader)

    on_site(tmp_path, work)


def test_a_bot_that_gave_up_goes_on_when_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PAUSES", (0.01,))

    async def work(here: Site) -> None:
        full_disk(tmp_path)
        ann = here.guest()
        table = await here.table(await ann.new_table("random", "greedy"))
        before = table.version
        await table.rest()
        assert table.version == before
        empty_disk(tmp_path)
        await ann.get(f"/api/tables/{table.id}")
        await until(lambda: table.version > before)

    on_site(tmp_path, work)


# -- limits -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bucket", "path"), [("files", "/static/page.css"), ("files", f"/art/{GAME}.svg"), ("lookups", "/api/games"), ("lookups", "/")]
)
def test_files_have_a_bucket_of_their_own(tmp_path: Path, bucket: str, path: str) -> None:
    """Who opens many pages at once can look on at his game, and who looks too often can still open a page."""

    async def work(here: Site) -> None:
        here.house.settings.rates = True
        for name in ("files", "lookups", "moves", "makings"):
            setattr(here.house, name, Buckets(0, 3 if name == bucket else 0))
        guest = here.guest()
        assert [(await guest.http.get(path)).status_code for _ in range(5)] == [200, 200, 200, 429, 429]

    on_site(tmp_path, work)


def test_tables_at_which_nothing_happens_are_forgotten_and_read_again(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        house = here.house
        table_id, asked, other = await here.two()
        assert (await move(asked, table_id)).status_code == 200
        seen = await other.get(f"/api/tables/{table_id}")
        table = weakref.ref(await here.table(table_id))
        gallery, reader = await eyes_of(here, table_id, -1)
        house.sweep(0)
        assert await here.table(table_id) is table(), "somebody looks"
        gallery.leave(reader)
        house.sweep(600)
        assert await here.table(table_id) is table(), "somebody was here just now"
        living = table()
        assert living is not None
        async with living.lock:
            house.sweep(0)
            assert await here.table(table_id) is living, "something goes on"
        await living.rest()
        del gallery, reader, living
        house.sweep(0)
        await house.database.write(lambda c: None)  # the writer still has the last thing it wrote in hand
        gc.collect()
        assert table() is None, "nothing holds it any more"
        assert await other.get(f"/api/tables/{table_id}") == seen
        mover = await whose_turn(table_id, asked, other)
        assert (await move(mover, table_id)).status_code == 200
        await check_dice(here, table_id)

    on_site(tmp_path, work)


def test_a_table_of_two_requests_at_once_is_read_once(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        table_id, _, _ = await here.two()
        first = await here.table(table_id)
        await first.rest()
        here.house.sweep(0)
        found = await asyncio.gather(*(here.table(table_id) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert found[0] is not first

    on_site(tmp_path, work)


def test_only_the_latest_people_are_kept_in_memory() -> None:
    known = Recent[str](3)
    for name in ("a", "b", "c"):
        known.keep(name, name.upper())
    assert known.get("a") == "A"
    known.keep("d", "D")
    assert known.get("b") is None, "nobody has asked for b since"
    assert [known.get(name) for name in ("a", "c", "d")] == ["A", "C", "D"]


def test_so_many_moves_can_be_taken_back_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_UNDONE", 3)

    async def work(here: Site) -> None:
        table_id, ann, ben = await here.two()
        asked = await one_who_can_undo(table_id, ann, ben)

        async def undo(move_id: str) -> httpx.Response:
            version = (await asked.get(f"/api/tables/{table_id}"))["version"]
            return await asked.post(f"/api/tables/{table_id}/undo", version=version, id=move_id)

        assert (await undo("u0")).status_code == 200
        for number in (1, 2):
            assert (await move(asked, table_id)).status_code == 200
            assert (await asked.get(f"/api/tables/{table_id}"))["ask"]["undo"]
            assert (await undo(f"u{number}")).status_code == 200
        assert (await move(asked, table_id)).status_code == 200
        assert not (await asked.get(f"/api/tables/{table_id}"))["ask"]["undo"]
        refused = await undo("u3")
        assert (refused.status_code, refused.json()["code"]) == (400, "undo-often")
        assert "3" in refused.json()["error"]
        assert (await undo("u2")).status_code == 200, "sent twice it counts once, even the last"
        await (await here.table(table_id)).rest()
        here.house.sweep(0)
        assert (await undo("u4")).json()["code"] == "undo-often", "it is counted in what is saved"

    on_site(tmp_path, work)


def test_bots_alone_play_a_few_games_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: Workers, question: Question, later: float, asker: Asker) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Workers, "choose", never)

    async def work(here: Site) -> None:
        ann, ben = here.guest(), here.guest()
        await ann.post("/api/guest", name="Ann")  # one and the same person, even if she asks for several tables at once
        wish = {"game": GAME, "seats": ["random", "greedy"]}
        made = await asyncio.gather(*(ann.post("/api/tables", **wish) for _ in range(hub.MOST_BOT_TABLES + 2)))
        assert sorted(answer.status_code for answer in made) == [200] * hub.MOST_BOT_TABLES + [429] * 2
        assert {answer.json()["code"] for answer in made if answer.status_code == 429} == {"bot-tables"}
        table_id = await ann.new_table("open", "greedy")
        assert (await ann.post(f"/api/tables/{table_id}/fill", bot="random")).status_code == 429
        assert (await ann.get(f"/api/tables/{table_id}"))["table"]["status"] == "open"
        await ann.new_table("me", "greedy")
        table_id = await ann.new_table("me", "open")
        assert (await ann.post(f"/api/tables/{table_id}/fill", bot="random")).status_code == 200, "she plays herself"
        assert (await ben.post("/api/tables", **wish)).status_code == 200
        monkeypatch.setattr(hub, "MOST_BOT_TABLES_AT_ALL", hub.MOST_BOT_TABLES + 1)
        assert (await ben.post("/api/tables", **wish)).status_code == 429

    on_site(tmp_path, work)


def test_a_game_without_an_end_is_stopped(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No card does anything, so nobody ever gets a point."""
    own = re.sub(r"(?m)^effects = .*$", "effects = []", registry.shipped_content(DUEL))
    longest = 40

    async def work(here: Site) -> None:
        ann, ben = here.guest(), here.guest()
        wish = {"game": DUEL, "own_content": own, "listed": True}
        table = await here.table((await ann.post("/api/tables", **wish, seats=["open", "random"])).json()["id"])
        table.game.longest = longest
        assert (await ann.post(f"/api/tables/{table.id}/fill", bot="random")).status_code == 200
        assert [table.bots_alone] == [True]
        await until(table.too_long)
        await table.rest()
        assert longest * live.ENTRIES_FOR_DECISION <= table.version < longest * live.ENTRIES_FOR_DECISION + 20
        assert f"table {table.id}: after {table.version} entries the game has gone on too long" in caplog.text
        assert not table.bots_alone, "nothing goes on there any more"
        stopped = table.version
        await ann.get(f"/api/tables/{table.id}/replay")
        await table.rest()
        assert table.version == stopped

        table = await here.table((await ann.post("/api/tables", **wish, seats=["me", "open"])).json()["id"])
        assert table.game.longest == longest
        assert (await ben.post(f"/api/tables/{table.id}/join")).status_code == 200
        last = None
        while not table.too_long():
            mover = await whose_turn(table.id, ann, ben)
            last = (mover, await mover.get(f"/api/tables/{table.id}/turn?wait=0"))
            assert (await move(mover, table.id)).status_code == 200
        refused = await move(await whose_turn(table.id, ann, ben), table.id)
        assert (refused.status_code, refused.json()["code"]) == (400, "too-long")
        assert last is not None
        mover, seen = last
        body = {"version": seen["version"], "id": f"m{seen['version']}", "move": seen["legal"][0]}
        assert (await mover.post(f"/api/tables/{table.id}/moves", **body)).status_code == 200, "sent twice it counts once, even the last"
        for guest in (ann, ben):
            assert not (await guest.get(f"/api/tables/{table.id}"))["ask"]["undo"]
            (listed,) = [one for one in await guest.get("/api/tables?which=mine") if one["id"] == table.id]
            assert (listed["status"], listed["asked"]) == ("stopped", [])
            assert re.search(r'<span class="how">\s*stopped\s*</span>', (await guest.http.get("/")).text)
        assert table.id not in [one["id"] for one in await ann.get("/api/tables?which=watch")]

    with caplog.at_level(logging.WARNING):
        on_site(tmp_path, work)
    registry._made.cache_clear()


def test_standing_answers_wait_for_their_turn_at_the_table(tmp_path: Path) -> None:
    async def work(here: Site) -> None:
        table_id, _, _ = await here.two()
        table = await here.table(table_id)
        person = store.Person(table.row.seats[0].person or "", "Ann", "en")
        async with table.lock:
            asking = asyncio.create_task(here.house.hub.stand_by(table, person, {"windows": "pass"}))
            while not table.lock._waiters:  # until it has come to the lock
                assert not asking.done()
                await asyncio.sleep(0)
            assert table.row.seats[0].standing == {}
        assert await asking == {"windows": "pass"} == table.row.seats[0].standing
        saved = await here.house.database.read(lambda c: store.table(c, table_id))
        assert saved is not None
        assert saved.seats[0].standing == {"windows": "pass"}

    on_site(tmp_path, work)


def test_if_the_commit_itself_fails_nothing_is_tried_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'test.sqlite3'}")

        def commit(*_: object) -> None:
            raise OSError("the line is dead")

        with monkeypatch.context() as broken:
            broken.setattr(database.engine.dialect, "do_commit", commit)
            found = await asyncio.gather(*(database.write(lambda c: calls.append("written")) for _ in range(3)), return_exceptions=True)
        assert [str(error) for error in found] == ["the line is dead"] * 3
        assert calls == ["written"] * 3
        await database.write(lambda c: calls.append("written"))
        await database.close()

    asyncio.run(run())
