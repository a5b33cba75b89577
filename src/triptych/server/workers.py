"""Where bots think: processes of their own that can be killed, and that are given a view, a bot's name and a seed, and nothing else.

They open no database and see no record. One that does not answer in time, or dies, is killed and replaced, and the question is put to
another.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from triptych.core.errors import TriptychError

SECONDS = 20.0
TRIES = 3


@dataclass(frozen=True)
class Question:
    """What a worker gets to know: the game, its content and options, what the seat sees, what it may do."""

    game: str
    content: str
    own_content: str
    options: tuple[tuple[str, str], ...]
    cells: tuple[int, ...]
    seat: int
    moves: tuple[int, ...]
    bot: str
    seed: str


def answer(question: Question) -> int:
    """Let the bot choose."""
    from triptych.bots import roster
    from triptych.core import registry

    game = registry.game(question.game, question.content, question.own_content, dict(question.options))
    view = game.from_cells(list(question.cells))
    view.actor = question.seat
    view.moves = list(question.moves)
    return roster.make(question.bot, game, question.seed).choose(view, question.seat, list(question.moves))


def _work(pipe: Connection) -> None:
    """A worker's life: answer until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(10)  # thinking must not slow down the tables
    with contextlib.suppress(EOFError, OSError):
        while True:
            question = pipe.recv()
            try:
                pipe.send(answer(question))
            except Exception as error:
                pipe.send(f"{type(error).__name__}: {error}")


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs,), daemon=True, name="triptych bot")
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> int | str:
        """Blocks until the answer comes; raises OSError or EOFError if it does not."""
        self.pipe.send(question)
        if not self.pipe.poll(SECONDS):
            raise TimeoutError(f"a bot did not answer in {SECONDS:g} seconds")
        found: int | str = self.pipe.recv()
        return found

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Workers:
    """A few workers, each asked by one table at a time."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        for _ in range(count):
            self._start_one()

    def _start_one(self) -> None:
        worker = Worker()
        self._all.add(worker)
        self._free.put_nowait(worker)

    async def choose(self, question: Question) -> int:
        """The bot's move; a worker that fails is replaced."""
        failure = ""
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                found = await asyncio.to_thread(worker.ask, question)
            except (OSError, EOFError) as error:
                failure = f"{type(error).__name__}: {error}"
                self._replace(worker)
                continue
            except asyncio.CancelledError:
                self._replace(worker)
                raise
            self._free.put_nowait(worker)
            if isinstance(found, int) and found in question.moves:
                return found
            failure = str(found)
        raise TriptychError(f"the bot {question.bot} gave no move: {failure}")

    def _replace(self, worker: Worker) -> None:
        self._all.discard(worker)
        worker.kill()
        self._start_one()

    def close(self) -> None:
        for worker in self._all:
            worker.kill()
        self._all.clear()
