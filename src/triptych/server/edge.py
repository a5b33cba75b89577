"""The edge of the server: connections, before anybody has looked what they ask for.

uvicorn reads whatever is sent: heads without end, requests behind requests, frames as fast as they come; and it waits for ever for what
does not come. Here that has an end, before it costs memory, time or files that others need. The parser stays httptools, with a guard: h11,
which bounds heads by itself, was measured to take 18% more of the processor for a move (docs/performance.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState, ProtocolError
from websockets.frames import Frame
from websockets.server import ServerProtocol

from triptych.server.limits import Bucket, Places
from triptych.server.refusals import TooMany
from triptych.server.senders import Proxies, named
from triptych.server.settings import Settings
from triptych.server.sockets import CLOSED

MOST_HEAD = 32 * 1024  # bytes of a request before its body, or behind it
MOST_PIPELINED = 4  # requests that wait behind the one that is answered; browsers send none
FRAMES = (4, 60)  # frames of a socket a second, and at once; a page sends a pong every 20 seconds and hardly anything else
LAST_WORD_SECONDS = 2.0  # for whoever said too much to read that he did
SPARE_FILES = 150  # for the database, the workers, what is read from the disk
SHARE = 4  # one address may have the fourth part of all connections at most


class TooMuch(Exception):
    """Somebody sends more than there is any need for."""


class Visit:
    """One connection: where it comes from, and what is awaited from it."""

    __slots__ = ("address", "at_rest", "cut", "until")

    def __init__(self, address: str, now: float, cut: Callable[[], None]) -> None:
        self.address = address
        self.cut = cut
        self.at_rest = now
        """Since when nothing has been asked on it; infinity while something is."""
        self.until = math.inf
        """When what has begun to come must be there."""

    @property
    def resting(self) -> bool:
        return self.at_rest < math.inf


class Gate:
    """Who is connected: so many all together, so many from one address, and nobody who only keeps his place."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.most = min(settings.most_connections, max(files - SPARE_FILES, files // 2))
        self._proxies = Proxies(settings.proxies)
        self._visits: dict[asyncio.Transport, Visit] = {}
        self._of_address = Places(min(settings.most_connections_of_address, max(1, self.most // SHARE)))

    def enter(self, transport: asyncio.Transport, host: str, now: float, cut: Callable[[], None]) -> Visit | None:
        """Nobody gets in for whom there is no place; a proxy of one's own comes for many, and has as many places as there are."""
        address = "" if self._proxies.is_ours(host) or not self.settings.rates else named(host)
        if address and not self._of_address.free(address):
            return None
        if len(self._visits) >= self.most and not self._make_room():
            return None
        if address:
            self._of_address.take(address)
        visit = self._visits[transport] = Visit(address, now, cut)
        return visit

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self._visits.pop(transport, None)
        if visit is not None and visit.address:
            self._of_address.leave(visit.address)

    def _make_room(self) -> bool:
        """Where all places are taken, those go who have asked nothing for longest: a few at once, so that this is not done every time."""
        resting = [(visit.at_rest, number, transport) for number, (transport, visit) in enumerate(self._visits.items()) if visit.resting]
        for _, _, transport in sorted(resting)[: max(1, self.most // 8)]:
            self._cut(transport)
        return bool(resting)

    def sweep(self, now: float) -> None:
        """Cut off those from whom too little came for too long."""
        for transport in [transport for transport, visit in self._visits.items() if visit.until < now]:
            self._cut(transport)

    def cut_all(self) -> None:
        for transport in list(self._visits):
            self._cut(transport)

    def _cut(self, transport: asyncio.Transport) -> None:
        visit = self._visits[transport]
        self.leave(transport)  # at once: the system tells only later that it is gone
        visit.cut()


class EdgeConfig(uvicorn.Config):
    """uvicorn's settings, and the gate at which its connections come in."""

    def __init__(self, app: Any, gate: Gate, **more: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **more)
        self.gate = gate


def gate_of(config: uvicorn.Config) -> Gate:
    assert isinstance(config, EdgeConfig)
    return config.gate


class GuardedHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to what is kept of a request, and to how long it is waited for."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = gate_of(config)
        self.visit: Visit | None = None
        self._running: RequestResponseCycle | None = None
        self._fields = 0
        self._useless = 0
        self._useful = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        now = self.loop.time()
        self.visit = self.gate.enter(transport, self.client[0] if self.client else "", now, self.cut)
        if self.visit is None:
            transport.abort()
        else:
            self.visit.until = now + self.gate.settings.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        self.visit = None
        self._tell_gone()
        super().connection_lost(exc)

    def cut(self) -> None:
        self._tell_gone()
        self.transport.abort()

    def _tell_gone(self) -> None:
        """uvicorn tells the request that came last. It is the first that is being answered, and that must neither wait nor write."""
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self.visit is None:
            return
        if self.visit.until == math.inf:
            self.visit.until = self.loop.time() + self.gate.settings.head_seconds
        self._useful = False
        super().data_received(data)
        # What the parser has not told of yet, it keeps.
        self._useless = 0 if self._useful else self._useless + len(data)
        if self._useless > MOST_HEAD and not self.transport.is_closing():
            self.cut()

    def on_message_begin(self) -> None:
        self._fields = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, length: int) -> None:
        self._fields += length
        if self._fields > MOST_HEAD:
            raise TooMuch  # told to the parser, which ends it with 400

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self._useful = True
        if self.visit is not None:
            self.visit.at_rest = math.inf
            self.visit.until = self.loop.time() + self.gate.settings.body_seconds
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._useful = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._useful = True
        if self.visit is not None:
            self.visit.until = math.inf
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.visit is not None and self.cycle.response_complete:
            self.visit.at_rest = self.loop.time()

    def send_400_response(self, msg: str) -> None:
        """In the middle of another answer nobody could read it."""
        if self.cycle is not None and (self.pipeline or not self.cycle.response_complete):
            self.cut()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        if self.visit is not None:
            self.visit.at_rest = self.visit.until = math.inf
            self.visit.cut = self.transport.abort
        super().handle_websocket_upgrade()


class Talk(ServerProtocol):
    """What comes over a socket, frame by frame. Each counts, whatever is in it: a ping is answered, and a piece of a message is kept."""

    bucket: Bucket | None = None

    def recv_frame(self, frame: Frame) -> None:
        if self.bucket is not None and not self.bucket.take():
            self.writes.clear()
            self.fail(CLOSED + TooMany.status, "too-often")
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket as uvicorn speaks it, on which nobody says too much."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = gate_of(config)
        made = self.conn
        self.conn = Talk(extensions=made.available_extensions, max_size=made.max_message_size, logger=made.logger)
        if self.gate.settings.rates:
            self.conn.bucket = Bucket(*FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # nothing that could be answered, and nobody who would
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Nothing more is read. What is said last is not thrown away with what was not read, if it is taken soon."""
        if self.close_sent or self.transport.is_closing():
            return
        code, reason = 1006, ""
        if self.conn.close_sent is not None:
            code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.read_paused = False  # nobody shall read on when he has taken what waits for him
        self.transport.pause_reading()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.close_timer = self.loop.call_later(LAST_WORD_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        with contextlib.suppress(InvalidState):  # said already, and not taken yet
            super().shutdown()


def allowed_files(wanted: int) -> int:
    """How many files this process may have open. The system's first word is often low, and may be raised by oneself."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return min(soft, wanted)
