"""The database: one thread writes, several moves in one commit; reads go beside it.

A move is told only when it is on the disk. Waiting for the disk once for every move would be slow, so all writes that wait at the same
time share one commit (group commit). If one of them fails, all are rolled back and carried out once more, each so that it can fail alone.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from triptych.core.errors import TriptychError
from triptych.server.keeping import PATIENCE, TAKEN, FileLock, private_files
from triptych.server.refusals import NotNow

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any, BaseException | None]

MOST_IN_ONE_COMMIT = 500
LOCK = int.from_bytes(b"triptych", "big")  # the name of our lock in a PostgreSQL database
UNUSABLE = "the database cannot be used"


class Taken(Exception):
    """Another server has the database."""


def engine_for(url: str, **more: Any) -> Engine:
    """An engine; SQLite set up so that a commit is on the disk, and writers take their lock at once."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True, **more)
    memory = url in ("sqlite://", "sqlite:///:memory:")
    if memory:
        more["poolclass"] = StaticPool
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 30}, **more)

    def on_connect(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy says when a transaction begins
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)
    return engine


def migrate(engine: Engine, form: str = "head") -> None:
    """Bring the tables to the newest form, or to one of those on the way."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database, as the system calls it."""
    name = make_url(url).database or ""
    if not url.startswith("sqlite") or name in ("", ":memory:"):
        return None
    return Path(name.removeprefix("file:").partition("?")[0]).resolve()


def check_sound(engine: Engine) -> None:
    """A file that is damaged says so now, and not in the middle of a game."""
    with engine.connect() as connection:
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise TriptychError(f"{UNUSABLE}: its file is damaged ({found}); put a copy in its place")


def alone_on_postgres(url: str) -> Engine:
    """An engine with one connection, which has the database's lock. All writes go through it: whoever has lost it cannot write. If it is
    opened anew it must get the lock anew."""
    engine = engine_for(url, pool_size=1, max_overflow=0)

    def on_connect(connection: Any, _: object) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            with connection.cursor() as cursor:
                got = cursor.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone()[0]
            connection.commit()
            if got:
                return
            if time.monotonic() > until:
                connection.close()
                raise Taken(TAKEN.format(where=make_url(url).render_as_string(hide_password=True)))
            time.sleep(0.1)

    event.listen(engine, "connect", on_connect)
    return engine


class Database:
    """Reads and writes for an event loop. Made on that loop; `close` before it ends.

    `prepare` is called when no other server can use the database any more, with whether it was in use before.
    """

    def __init__(self, url: str, prepare: Callable[[bool], None] | None = None) -> None:
        self.taken = ""
        """Why this server must not go on: another one has the database now."""
        self._lock: FileLock | None = None
        try:
            if url.startswith("sqlite"):
                self._open_file(url)
            else:
                self.engine, self._writer = engine_for(url), alone_on_postgres(url)
            in_use = inspect(self._writer).has_table("alembic_version")
            if prepare is not None:
                prepare(in_use)
            migrate(self._writer)
            with self._writer.execution_options(writes=True).begin() as connection:  # one that cannot be written says so now
                connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
        except Taken as error:
            raise TriptychError(str(error)) from None
        except CommandError:
            raise TriptychError(f"{UNUSABLE}: a newer version of Triptych has written it; start that one") from None
        except (SQLAlchemyError, ImportError) as error:
            raise TriptychError(f"{UNUSABLE}: {str(error).splitlines()[0]}") from None
        self._writing = self._writer.execution_options(writes=True)
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_for_ever, name="database writer", daemon=True)
        self._thread.start()

    def _open_file(self, url: str) -> None:
        path = file_of(url)
        if path is not None:
            self._lock = FileLock(path.with_name(f"{path.name}.lock"), str(path))
            beside = [path.with_name(f"{path.name}-{more}") for more in ("wal", "shm")]
            private_files([path, *(one for one in beside if one.exists())])
        self.engine = self._writer = engine_for(url)
        check_sound(self.engine)

    async def read(self, work: Work[T]) -> T:
        """Run a query in a thread."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Run a change; when this returns it is committed."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((work, done))
        return await done

    async def close(self) -> None:
        """Finish what was asked for, then let go."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self.engine.dispose()
        self._writer.dispose()
        if self._lock is not None:
            self._lock.release()

    def _write_for_ever(self) -> None:
        while True:
            batch = [self._jobs.get()]
            while len(batch) < MOST_IN_ONE_COMMIT:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
            if None in batch:
                return

    def _commit(self, jobs: list[Job]) -> None:
        results: list[Result] = []
        try:
            with self._writing.begin() as connection:
                results = [(done, work(connection), None) for work, done in jobs]
        except Exception as error:
            # If the commit itself failed nobody knows what is saved: then nothing is tried again.
            results = self._failed(jobs, error) if results else self._commit_each(jobs)
        self._loop.call_soon_threadsafe(_settle, results)

    def _commit_each(self, jobs: list[Job]) -> list[Result]:
        """One of these fails, the others need not. Savepoints cost more than what they guard, so they are set only now."""
        results: list[Result] = []
        try:
            with self._writing.begin() as connection:
                for work, done in jobs:
                    try:
                        with connection.begin_nested():
                            results.append((done, work(connection), None))
                    except Exception as error:
                        results.append((done, None, error))
        except Exception as error:
            results = self._failed(jobs, error)
        return results

    def _failed(self, jobs: list[Job], error: Exception) -> list[Result]:
        if isinstance(error, Taken):
            self.taken = str(error)
            error = NotNow("refused-not-saved")  # nothing was written, and the one who asks again may meet the other server
        return [(done, None, error) for _, done in jobs]


def _settle(results: list[Result]) -> None:
    for done, value, error in results:
        if done.cancelled():
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(value)
