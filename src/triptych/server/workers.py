"""Where bots think: processes of their own that can be killed, and that are given what one seat sees, a bot's name and a seed.

They open no database and see no record. One that does not answer in time, or dies, is killed and replaced, and the question is put to
another. There are more of them than cores: then a few tables think at once without one waiting for another, the system shares the cores
out among them, and each stops when its time is up. Where more want to think they are served in turns, by address and by person, and people
come before bots that play among themselves; nobody has all workers at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from triptych.bots.searcher import Clock
from triptych.core.errors import TriptychError
from triptych.server.thinking import BOTS_KEPT, NOBODYS, Choice, Question, Shelf
from triptych.server.turns import NOBODY, Asker, Turns

log = logging.getLogger(__name__)

SECONDS = 20.0
TRIES = 3
START_AGAIN = 1.0  # seconds after which a worker is started that could not be started before
STOP = "stop"  # said to one who thinks: answer with what you have
BEHIND_TABLES = 10  # niceness: thinking must not slow down the tables,
BEHIND_BOTS = 19  # and what nobody waits for must not slow down bots


class Task(Protocol):
    """Something to think about."""

    @property
    def seconds(self) -> float: ...

    @property
    def whose(self) -> str: ...

    def answer(self, clock: Clock, shelf: Shelf, /) -> object: ...


class Failure:
    """What went wrong in a worker, and where."""

    def __init__(self, error: Exception) -> None:
        self.text = f"{type(error).__name__}: {error}"
        self.trace = "".join(traceback.format_exception(error))


class Alarm:
    """Goes off when the time is up, or when somebody says stop: nothing else is said to one who thinks."""

    def __init__(self, pipe: Connection, seconds: float) -> None:
        self.pipe = pipe
        self.at = time.monotonic() + seconds

    def late(self) -> bool:
        return time.monotonic() >= self.at or self.pipe.poll()


def _work(pipe: Connection, niceness: int) -> None:
    """A worker's life: answer until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(niceness)
    shelf = Shelf()
    with contextlib.suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            if task == STOP:  # said when the answer was on its way already
                continue
            try:
                pipe.send(task.answer(Alarm(pipe, task.seconds), shelf))
            except Exception as error:
                pipe.send(Failure(error))


class Worker:
    """One process and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs, niceness), daemon=True, name="triptych bot")
        self.process.start()
        theirs.close()
        self.lately: deque[str] = deque(maxlen=BOTS_KEPT)
        """Whom it has thought for."""
        self._sending = threading.Lock()  # one writes to the pipe at a time: a task may take several strokes
        self._asked = False
        self._unwanted = threading.Event()

    def begin(self, whose: str) -> None:
        """Before it is asked on behalf of somebody."""
        self._asked = False
        self._unwanted.clear()
        if whose != NOBODYS:
            with contextlib.suppress(ValueError):
                self.lately.remove(whose)
            self.lately.append(whose)

    def ask(self, task: Task) -> object:
        """Blocks until the answer comes; raises OSError or EOFError if it does not. Nothing is asked that is unwanted by now."""
        with self._sending:
            if self._unwanted.is_set():
                return None
            self.pipe.send(task)
            self._asked = True
        if self._unwanted.is_set():  # meanwhile: whoever said so has not waited for a task that takes long to send
            self.stop()
        if not self.pipe.poll(SECONDS):
            raise TimeoutError(f"a bot did not answer in {SECONDS:g} seconds")
        found: object = self.pipe.recv()
        return found

    def stop(self) -> None:
        """Whoever asked does not want to know any more. Said twice, it does no harm."""
        self._unwanted.set()
        if self._sending.acquire(blocking=False):
            try:
                if self._asked:
                    self.pipe.send(STOP)
            except OSError:
                pass  # it is gone, which whoever waits for its answer will see
            finally:
                self._sending.release()

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


@dataclass(frozen=True)
class Errand:
    """What a worker is out for: for whom, how long it may take, and since when."""

    asker: Asker
    seconds: float
    begun: float


class Workers:
    """A few workers, each asked by one table at a time. Where all are busy, it goes in turns (turns.py); of one person's bots that comes
    first which must have its answer first: one who thinks shortly does not wait behind many who think long. One worker is left to the
    others whatever an address asks for, if there are several."""

    def __init__(self, count: int, niceness: int = BEHIND_TABLES) -> None:
        self._niceness = niceness
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._most_of_address = max(1, count - 1)
        self._turns: Turns[asyncio.Future[Worker]] = Turns()
        self._errands: dict[Worker, Errand] = {}
        self._closed = False
        self._threads = ThreadPoolExecutor(count, "waits for a bot")  # its own: nothing else shall wait behind one that thinks
        for _ in range(count):
            self._start_one()

    def _start_one(self) -> None:
        worker = Worker(self._niceness)
        self._all.add(worker)
        self._release(worker)

    async def choose(self, question: Question, later: float = 0.0, asker: Asker = NOBODY) -> Choice:
        """The bot's move, with as much patience as `ask` is told of."""
        for _ in range(TRIES):
            found = await self.ask(question, later, asker)
            if isinstance(found, Choice) and found.move in question.position.moves:
                return found
        raise TriptychError(f"the bot {question.bot} gave no move: {found}")

    async def ask(self, task: Task, later: float = 0.0, asker: Asker = NOBODY) -> Any:
        """What a worker answers; one that fails is replaced. Whoever is cancelled while he waits stops the thinking. Where all are busy,
        `later` lets those come first who ask within so many seconds."""
        failure = ""
        for _ in range(TRIES):
            worker = await self._worker_for(asker, task, later)
            worker.begin(task.whose)
            asking = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, task)
            try:
                found = await asyncio.shield(asking)
            except asyncio.CancelledError:
                worker.stop()
                asking.add_done_callback(lambda asked, worker=worker: self._finish(worker, asked))  # type: ignore[misc]
                raise
            except Exception as error:  # it is gone, or its answer cannot be read
                failure = f"{type(error).__name__}: {error}"
                self._replace(worker)
                continue
            self._release(worker)
            if not isinstance(found, Failure):
                return found
            failure = found.text
            log.error("a worker could not answer:\n%s", found.trace)
        raise TriptychError(f"nobody could think it through: {failure}")

    def _free_again(self, whose: str) -> Worker | None:
        """One who has thought for the same seat before and may go on from there. Nobody waits for him if he is busy."""
        for worker in self._free:
            if whose in worker.lately:
                self._free.remove(worker)
                return worker
        return None

    async def _worker_for(self, asker: Asker, task: Task, later: float) -> Worker:
        if self._free and self._may_have_one(asker.address):
            worker = self._free_again(task.whose) or self._free.pop()
            self._send(worker, asker, task.seconds)
            return worker
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._turns.wait(asker, turn, task.seconds, time.monotonic() + task.seconds + later, later)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was his turn at the same moment
                self._release(turn.result())
            raise

    def _may_have_one(self, address: str) -> bool:
        """Not if it would be the last one: that is for somebody else. (What is asked for nobody is not shared out.)"""
        has = sum(errand.asker.address == address for errand in self._errands.values())
        return address == NOBODY.address or has < self._most_of_address

    def _send(self, worker: Worker, asker: Asker, seconds: float) -> None:
        self._turns.charge(asker, seconds)
        self._errands[worker] = Errand(asker, seconds, time.monotonic())

    def _come_back(self, worker: Worker) -> None:
        """Now it is known how long it took."""
        errand = self._errands.pop(worker, None)
        if errand is not None:
            self._turns.correct(errand.asker, time.monotonic() - errand.begun - errand.seconds)

    def _release(self, worker: Worker) -> None:
        """To the one whose turn it is."""
        self._come_back(worker)
        self._free.append(worker)
        while self._free and (found := self._turns.next(self._may_have_one)) is not None:
            asker, wish = found
            if not wish.what.done():
                worker = self._free.pop()
                self._send(worker, asker, wish.cost)
                wish.what.set_result(worker)

    def _finish(self, worker: Worker, asked: asyncio.Future[object]) -> None:
        """One who was told to stop has stopped, or is gone."""
        failed = asked.cancelled() or asked.exception() is not None
        if worker not in self._all:  # the house is closed
            return
        if failed:
            self._replace(worker)
        else:
            self._release(worker)

    def _replace(self, worker: Worker) -> None:
        self._come_back(worker)
        self._all.discard(worker)
        worker.kill()
        self._start_another()

    def _start_another(self) -> None:
        """In the moment in which one is lost there may be no room for another (memory, files, processes): then a little later."""
        if self._closed:
            return
        try:
            self._start_one()
        except OSError:
            log.exception("a worker cannot be started now")
            asyncio.get_running_loop().call_later(START_AGAIN, self._start_another)

    def close(self) -> None:
        self._closed = True
        for worker in self._all:
            worker.kill()
        self._all.clear()
        self._threads.shutdown(wait=False)
