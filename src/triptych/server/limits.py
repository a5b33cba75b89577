"""How much one sender may ask: a bucket of tokens for each, that fills up again with time; how many may be in at once; how large a body
may be."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triptych.server.people import language_of
from triptych.server.refusals import TooLarge

MOST_SENDERS = 20_000


class Bucket:
    """`rate` tokens a second, at most `burst` at once."""

    __slots__ = ("_level", "_then", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Is there a token left? Then it is gone."""
        at = time.monotonic()
        self._level = min(self.burst, self._level + (at - self._then) * self.rate)
        self._then = at
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each sender."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Has he a token left? Then it is gone."""
        bucket = self._of.pop(sender, None) or Bucket(self.rate, self.burst)
        self._of[sender] = bucket
        if len(self._of) > MOST_SENDERS:
            self._of.popitem(last=False)
        return bucket.take()


class Places:
    """At most `most` at once under each name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def free(self, name: str) -> bool:
        return self._taken[name] < self.most

    def take(self, name: str) -> None:
        self._taken[name] += 1

    def leave(self, name: str) -> None:
        self._taken[name] -= 1
        if not self._taken[name]:
            del self._taken[name]


class BodyLimit:
    """Refuses bodies that are too large, whatever their header says."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        said = Headers(scope=scope).get("content-length", "0")
        if not said.isdecimal() or int(said) > self.most:
            await self._refuse(scope, receive, send)
            return
        got = 0
        body: list[Message] = []
        while True:
            message = await receive()
            body.append(message)
            got += len(message.get("body", b""))
            if got > self.most:
                await self._refuse(scope, receive, send)
                return
            if message["type"] != "http.request":  # gone, or cut off, before all was there
                return
            if not message.get("more_body"):
                break

        async def replay() -> Message:
            return body.pop(0) if body else await receive()

        await self.app(scope, replay, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = TooLarge("refused-size", most=self.most)
        answer = JSONResponse(refusal.told(language_of(HTTPConnection(scope), None)), refusal.status)
        await answer(scope, receive, send)
