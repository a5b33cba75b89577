"""Many pieces of work, here or in several processes."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from triptych.core.errors import TriptychError

Result = TypeVar("Result")


class ProcessLost(TriptychError):
    """A process that worked for us is gone, and not by our doing."""

    def __init__(self) -> None:
        super().__init__("a process was ended from outside, perhaps for want of memory; fewer of them (--jobs) need less")


def each(work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Result]:
    """What `work` gives for each task, as it comes. A task is asked for only when somebody can take it up soon, so `tasks` may look at what
    has come back meanwhile; an interruption ends at once, whatever is being worked on. ProcessLost if somebody else ends a process."""
    return _here(work, tasks) if jobs == 1 else _in_processes(work, tasks, jobs)


def _here(work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Result]:
    for task in tasks:
        yield work(*task)


def _in_processes(work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Result]:
    context = multiprocessing.get_context("spawn")
    others = {child.pid for child in multiprocessing.active_children()}
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin) as pool:
        pending: set[Future[Result]] = set()
        finished = False
        try:
            for task in tasks:
                pending.add(pool.submit(work, *task))
                if len(pending) >= jobs * 2:
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in _good_first(done))
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in _good_first(done))
            finished = True
        except BrokenProcessPool as error:
            raise ProcessLost from error
        finally:
            if not finished:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in multiprocessing.active_children():
                    if child.pid not in others:
                        child.terminate()


def _good_first(done: set[Future[Result]]) -> list[Future[Result]]:
    """What was finished is not to be lost with what was not."""
    return sorted(done, key=lambda future: future.exception() is not None)


def _begin() -> None:
    """Ctrl-C reaches the whole group, but only the main process answers it; and when that one is gone, however it went, nobody works on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)
