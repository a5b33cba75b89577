"""The database: one thread writes, several moves in one commit; reads go beside it.

A move is told only when it is on the disk. Waiting for the disk once for every move would be slow, so all writes that wait at the same
time share one commit (group commit). If one of them fails, all are rolled back and carried out once more, each so that it can fail alone.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import StaticPool

from triptych.core.errors import TriptychError

T = TypeVar("T")
Work = Callable[[Connection], T]
Job = tuple[Work[Any], "asyncio.Future[Any]"]
Result = tuple["asyncio.Future[Any]", Any, BaseException | None]

MOST_IN_ONE_COMMIT = 500


def engine_for(url: str) -> Engine:
    """An engine; SQLite set up so that a commit is on the disk, and writers take their lock at once."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    memory = url in ("sqlite://", "sqlite:///:memory:")
    more: dict[str, Any] = {"poolclass": StaticPool} if memory else {}
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


class Database:
    """Reads and writes for an event loop. Made on that loop; `close` before it ends."""

    def __init__(self, url: str) -> None:
        try:
            self.engine = engine_for(url)
            migrate(self.engine)
        except SQLAlchemyError as error:
            raise TriptychError(f"the database cannot be used: {str(error).splitlines()[0]}") from None
        self._writing = self.engine.execution_options(writes=True)
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_for_ever, name="database writer", daemon=True)
        self._thread.start()

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
            results = [(done, None, error) for _, done in jobs] if results else self._commit_each(jobs)
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
            results = [(done, None, error) for _, done in jobs]
        return results


def _settle(results: list[Result]) -> None:
    for done, value, error in results:
        if done.cancelled():
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(value)
