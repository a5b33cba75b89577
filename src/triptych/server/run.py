"""Starting the server, and saying where it can be found."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

import uvicorn
from fastapi import FastAPI

from triptych.core.errors import TriptychError
from triptych.server.app import create_app
from triptych.server.edge import SPARE_FILES, EdgeConfig, Gate, allowed_files, gate_of
from triptych.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
GARBAGE = (20_000, 50, 100)
"""After how much is made garbage is looked for. With Python's own numbers everything in memory was looked through every few seconds, and
each time all tables stood still for a tenth of a second or more. What is used up is freed without it; only circles wait for it."""
MOST_SILENCE = 60_000  # milliseconds
GRACE_SECONDS = 1.0  # for what is being answered when the server stops
TICKS_A_SECOND = 10  # of uvicorn's own


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 means any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever takes nothing for so long is cut off by the system, also while closing
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, MOST_SILENCE)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise TriptychError(f"cannot listen on {host} port {port}: {error.strerror or error}") from None
    return made


def addresses(host: str, port: int) -> list[str]:
    """Where a browser finds it: here, and for a friend in the same network if it listens to all."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    return [f"http://localhost:{port}/", *(f"http://{address}:{port}/" for address in own_addresses())]


def own_addresses() -> list[str]:
    """This machine's addresses in its networks. Asking the routing table sends nothing."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return [address for address in found if not address.startswith("127.")]


def serve(settings: Settings, host: str, port: int, announce: Callable[[list[str]], None]) -> None:
    """Serve until stopped; `announce` is told the addresses as soon as they answer."""
    listening = bound_socket(host, port)
    app = create_app(settings)
    config = EdgeConfig(
        app,
        Gate(settings, allowed_files(settings.most_connections + SPARE_FILES)),
        log_level="warning",
        lifespan="off",  # the server sees to it itself: what goes wrong at the start is then an error like any other
        ws_max_size=8 * 1024,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=settings.idle_seconds,
        server_header=False,
        proxy_headers=False,  # what a proxy says is believed only by --proxy, in limits and cookies
    )
    server = HouseServer(config, app, lambda: announce(addresses(host, listening.getsockname()[1])))
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()
    if server.failure:
        raise TriptychError(server.failure)


class HouseServer(uvicorn.Server):
    """Opens the house before it lets anybody in, says that it has, and closes it when all have been answered."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.failure = ""
        self._app = app
        self._gate = gate_of(config)
        self._tell = started
        self._life: AbstractAsyncContextManager[object] = app.router.lifespan_context(app)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._life.__aenter__()
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what there is now stays; it need not be looked through again
        gc.set_threshold(*GARBAGE)
        self._tell()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self._gate.sweep(asyncio.get_running_loop().time())
            if self._app.state.house.database.taken:
                self.failure = self._app.state.house.database.taken
                self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever only waits is answered at once; whoever is not done soon is not waited for."""
        self._app.state.house.stop()
        cutting = asyncio.create_task(self._cut_late_ones())
        await super().shutdown(sockets)
        cutting.cancel()
        await self._life.__aexit__(None, None, None)

    async def _cut_late_ones(self) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        self._gate.cut_all()
        await asyncio.sleep(0.1)  # whoever was written to or read from notices it by himself
        for task in self.server_state.tasks:
            task.cancel()
