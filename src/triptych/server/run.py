"""Starting the server, and saying where it can be found."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable

import uvicorn

from triptych.core.errors import TriptychError
from triptych.server.app import create_app
from triptych.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
GARBAGE = (20_000, 50, 100)
"""After how much is made garbage is looked for. With Python's own numbers everything in memory was looked through every few seconds, and
each time all tables stood still for a tenth of a second or more. What is used up is freed without it; only circles wait for it."""
MOST_SILENCE = 60_000  # milliseconds


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
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        ws_max_size=8 * 1024,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=75,  # a player thinks longer than 5 seconds; his next move should not have to connect anew
        server_header=False,
        proxy_headers=False,  # what a proxy says is believed only by --proxy, in limits and cookies
        h11_max_incomplete_event_size=32 * 1024,
    )
    server = _Announcing(config, lambda: announce(addresses(host, listening.getsockname()[1])))
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()


class _Announcing(uvicorn.Server):
    """Says that it has started."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            gc.collect()
            gc.freeze()  # what there is now stays; it need not be looked through again
            gc.set_threshold(*GARBAGE)
            self._tell()
