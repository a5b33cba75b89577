"""Requests that wait for something to happen: so many at once, and none longer than somebody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Iterator

from starlette.requests import Request

from triptych.server.limits import Places
from triptych.server.refusals import TooMany
from triptych.server.settings import Settings


class Polls:
    """Everything that is waited for by a request."""

    def __init__(self, settings: Settings) -> None:
        self._limited = settings.rates
        self._of_address = Places(settings.most_polls_of_address)
        self._of_person = Places(settings.most_polls_of_person)
        self._waiting: set[asyncio.Timeout] = set()
        self._ended = False

    @contextlib.contextmanager
    def place(self, sender: str, person_id: str) -> Iterator[None]:
        """The places that one who waits takes."""
        wanted = [(self._of_address, sender), (self._of_person, person_id)] if self._limited else []
        if not all(kind.free(name) for kind, name in wanted):
            raise TooMany("refused-too-many-polls")
        for kind, name in wanted:
            kind.take(name)
        try:
            yield
        finally:
            for kind, name in wanted:
                kind.leave(name)

    async def wait(self, request: Request, what: Awaitable[None]) -> None:
        """Wait for it, until whoever asked is gone or the server stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0 if self._ended else None) as patience:
                self._waiting.add(patience)
                gone = asyncio.create_task(self._until_gone(request, patience))
                try:
                    await what
                finally:
                    self._waiting.discard(patience)
                    gone.cancel()

    def end(self) -> None:
        """Nobody waits any longer: all are answered with what is known now, and come again."""
        self._ended = True
        for patience in self._waiting:
            hurry(patience)

    async def _until_gone(self, request: Request, patience: asyncio.Timeout) -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass
        if patience in self._waiting:
            hurry(patience)


def hurry(patience: asyncio.Timeout) -> None:
    if not patience.expired():
        patience.reschedule(0)
