"""Starting and stopping: what cannot work is said in one sentence before anybody comes, and nobody is left waiting."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket as plain
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.serving import Server
from triptych.core.errors import TriptychError
from triptych.server import keeping
from triptych.server.keeping import KEY_BYTES, private_folder
from triptych.server.settings import Settings

GAME = "column-of-fire"
SECONDS = 60.0
ABOVE = 2  # the exit code of what was asked wrongly


def refused(data: Path, *more: str, database: str = "", code: int = ABOVE) -> str:
    """What a server says that does not start."""
    env = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    if database:
        env["DATABASE_URL"] = database
    command = [sys.executable, "-m", "triptych", "serve", "--port", "0", "--workers", "1", "--data", str(data), *more]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def used_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a guest in it."""
    data = tmp_path_factory.mktemp("used")
    server = Server(data)
    server.client().be("Ann")
    server.stop()
    return data


@pytest.fixture
def used(used_once: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(used_once, tmp_path / "data"))


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- the key ------------------------------------------------------------------------------------------------------------------------------


class PowerFails(BaseException):
    """Nothing is cleared up after this."""


@pytest.mark.parametrize("failure", [OSError(28, "No space left on device"), PowerFails("now")])
def test_the_key_is_written_beside_and_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException) -> None:
    """A first start on a full disk left an empty key, and the next one signed with it. Whatever happens before all of it is on the disk,
    there is no key."""
    path = tmp_path / "secret.key"

    def fail(_: int) -> None:
        raise failure

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", fail)
        with pytest.raises((TriptychError, PowerFails), match=str(failure.args[-1])):
            keeping.key(path, lost=False)
    left = list(tmp_path.iterdir())
    assert path not in left
    assert isinstance(failure, PowerFails) or left == [], "nothing of it stays"
    key = keeping.key(path, lost=False)
    assert len(key) == KEY_BYTES
    assert keeping.key(path, lost=False) == key
    assert mode(path) == 0o600
    assert set(tmp_path.iterdir()) == {path, *left}


@pytest.mark.parametrize("text", ["", "00" * 31, "00" * 33, "nonsense", "x" * 64, "\u00e9" * 32])
def test_a_key_has_32_bytes(used: Path, text: str) -> None:
    (used / "secret.key").write_text(text)
    said = refused(used)
    assert "secret.key" in said
    assert "--new-key" in said


def test_no_new_key_beside_a_database_without_being_told_to(used: Path) -> None:
    (used / "secret.key").unlink()
    said = refused(used)
    assert "--new-key" in said
    assert not (used / "secret.key").exists()
    server = Server(used, more=["--new-key"])
    try:
        assert len(bytes.fromhex((used / "secret.key").read_text())) == KEY_BYTES
    finally:
        server.stop()


def test_a_key_that_others_can_read(used: Path) -> None:
    (used / "secret.key").chmod(0o644)
    assert "chmod 600" in refused(used)


# -- the folder ---------------------------------------------------------------------------------------------------------------------------


def test_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds the seeds of running games. An old folder is mended, too."""
    data = tmp_path / "new" / "data"
    before = os.umask(0o022)
    try:
        server = Server(data)
    finally:
        os.umask(before)
    database = data / "triptych.sqlite3"
    try:
        server.client().be("Ann")
        assert mode(data) == 0o700
        assert {path.name: oct(mode(path)) for path in data.iterdir() if mode(path) != 0o600} == {}
        assert (data / "triptych.sqlite3-wal").exists()
    finally:
        server.kill()
    data.chmod(0o755)
    for path in data.iterdir():
        if path.name != "secret.key":
            path.chmod(0o644)
    assert (data / "triptych.sqlite3-wal").exists()
    server.start()
    try:
        assert mode(data) == 0o700
        assert mode(database) == mode(data / "triptych.sqlite3-wal") == 0o600
    finally:
        server.stop()


def test_a_folder_in_which_other_things_lie_stays_as_open_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("Dear Ann")
    tmp_path.chmod(0o755)
    private_folder(tmp_path)
    assert mode(tmp_path) == 0o755


# -- one server ---------------------------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def first(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server, on either kind of database."""
    url = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else ""
    server = Server(tmp_path / "data", database=url)
    yield server
    server.stop()


def test_a_second_server_on_one_database_is_refused(first: Server) -> None:
    """67 of 150 moves failed. However the first one ends, the next can begin at once."""
    said = refused(first.data, database=first.database)
    assert "another server" in said
    if first.database:
        assert "another server" in refused(first.data.with_name("elsewhere"), database=first.database)
    first.client().be("Ann")
    first.kill()
    first.start()
    first.client().be("Ben")


def lock_holder(database: str, work: Callable[[Any], Any]) -> Any:
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        return work(connection)


HOLDERS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"


def test_a_server_that_has_lost_its_lock_gets_it_anew(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, database=postgres.new_database())
    try:
        client = server.client()
        client.be("Ann")
        holders = f"SELECT pg_terminate_backend(pid) FROM ({HOLDERS}) AS holders"
        lock_holder(server.database, lambda connection: connection.execute(holders))
        until = time.monotonic() + SECONDS
        while server.client().http.post("/api/guest", json={"name": "Ben"}).status_code != 200:
            assert time.monotonic() < until
        assert lock_holder(server.database, lambda connection: len(connection.execute(HOLDERS).fetchall())) == 1
    finally:
        server.stop()


def test_a_server_whose_database_another_has_taken_writes_nothing_and_stops(postgres: Postgres, tmp_path: Path) -> None:
    import psycopg

    server = Server(tmp_path, database=postgres.new_database())
    try:
        server.client().be("Ann")
        assert server.process is not None
        with psycopg.connect(server.database, autocommit=True) as other:
            key = other.execute("SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory'").fetchone()
            assert key is not None
            waiting = threading.Thread(target=other.execute, args=("SELECT pg_advisory_lock(%s)", key))
            waiting.start()  # as another server that waits for its turn
            lock_holder(server.database, lambda connection: connection.execute(f"SELECT pg_terminate_backend(pid) FROM ({HOLDERS}) AS h"))
            waiting.join(SECONDS)
            with httpx.Client(base_url=server.url, headers={"Origin": server.url}, timeout=SECONDS) as http:
                answer = http.post("/api/guest", json={"name": "Ben"})
                assert (answer.status_code, answer.headers["Retry-After"], answer.json()["code"]) == (503, "1", "not-saved")
            assert server.process.wait(SECONDS) == ABOVE
            assert other.execute("SELECT count(*) FROM people").fetchone() == (1,)
        server.reader.join(SECONDS)
        assert "another server" in server.log[-1]
    finally:
        server.stop()


# -- what cannot be used ------------------------------------------------------------------------------------------------------------------


def test_a_damaged_database(used: Path) -> None:
    """Also where the damage lies in what nobody looks at when a server starts."""
    path = used / "triptych.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'").fetchone()
    whole = path.read_bytes()
    for damaged in (
        b"this is no database at all" * 400,
        whole[:size] + secrets.token_bytes(len(whole) - size),
        whole[: len(whole) // 2],
        whole[: (page - 1) * size] + bytes([255]) * size + whole[page * size :],
    ):
        for more in ("-wal", "-shm"):
            path.with_name(f"{path.name}{more}").unlink(missing_ok=True)
        path.write_bytes(damaged)
        assert "the database cannot be used" in refused(used)


def test_a_newer_database(used: Path) -> None:
    with closing(sqlite3.connect(used / "triptych.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'r9999'")
    assert "newer version" in refused(used)


def test_a_database_that_cannot_be_written(used: Path) -> None:
    path = used / "triptych.sqlite3"
    assert "readonly" in refused(used, database=f"sqlite:///file:{path}?mode=ro&uri=true")


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    assert "the database cannot be used" in refused(tmp_path, database=f"postgresql://nobody@/nothing?host={tmp_path}")
    assert "the database cannot be used" in refused(tmp_path, database="oracle://somewhere/else")


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused(tmp_path / "file" / "data")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with plain.create_server(("127.0.0.1", 0)) as taken:
        said = refused(tmp_path, "--port", str(taken.getsockname()[1]))
    assert "cannot listen" in said
    assert not (tmp_path / "secret.key").exists()


# -- stopping -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_whoever_waits_is_told_to_come_again_when_the_server_stops(tmp_path: Path, how: signal.Signals) -> None:
    places = Settings().most_polls_of_person
    server = Server(tmp_path, rates=True)
    ann = server.client()
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    answers: list[httpx.Response] = []

    def wait() -> None:
        with httpx.Client(base_url=server.url, cookies=ann.http.cookies, timeout=SECONDS) as http:
            while (answer := http.get(f"/api/tables/{table_id}/turn", params={"wait": 60})).status_code == 429:
                time.sleep(0.1)  # just then it was the test that had his place
            answers.append(answer)

    waiting = [threading.Thread(target=wait) for _ in range(places)]
    for one in waiting:
        one.start()
    try:
        until = time.monotonic() + SECONDS / 2
        while ann.http.get(f"/api/tables/{table_id}/turn", params={"wait": 0.1}).status_code != 429:  # then all of them wait
            assert time.monotonic() < until
            time.sleep(0.1)
        begun = time.monotonic()
        assert server.process is not None
        server.process.send_signal(how)
        server.process.wait(SECONDS)
        took = time.monotonic() - begun
        for one in waiting:
            one.join(SECONDS)
        assert took < 20, "a third of what they would have waited; it takes half a second where nothing else goes on"
        assert [answer.status_code for answer in answers] == [200] * places
        assert [answer.json()["legal"] for answer in answers] == [[]] * places
        assert {answer.headers["connection"] for answer in answers} == {"close"}
        server.reader.join(SECONDS)
        assert not [line for line in server.log if "Traceback" in line or "rror" in line], "".join(server.log)
    finally:
        server.stop()


def test_sockets_and_slow_readers_do_not_keep_a_server_from_stopping(tmp_path: Path) -> None:
    """One who asks for much and takes nothing, and one whose request never ends."""
    server = Server(tmp_path)
    try:
        deaf = plain.socket()
        deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 2048)
        half = plain.socket()
        with deaf, half:
            deaf.connect(("127.0.0.1", server.port))
            deaf.sendall(b"GET /rules/column-of-fire HTTP/1.1\r\nHost: here\r\n\r\n" * 3)
            half.connect(("127.0.0.1", server.port))
            half.sendall(b"POST /api/guest HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nContent-Length: 100\r\n\r\n{")
            assert server.client().http.get("/api/games").status_code == 200
            assert server.process is not None
            server.process.terminate()
            server.process.wait(SECONDS / 3)
        server.reader.join(SECONDS)
        assert not [line for line in server.log if "Traceback" in line or "rror" in line], "".join(server.log)
    finally:
        server.stop()
