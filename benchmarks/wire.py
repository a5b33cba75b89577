"""The leanest clients there can be, so that the server is measured: HTTP/1.1 on a kept connection, and a socket as browsers open it."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Any

import orjson

END = b"\r\n\r\n"


class Connection(asyncio.Protocol):
    """One kept connection, opened again if the server has closed it; one request at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.got = bytearray()
        self.waiting: asyncio.Future[tuple[int, bytes, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport

    def connection_lost(self, error: Exception | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(error or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        self.got += data
        end = self.got.find(END)
        if end < 0:
            return
        head = bytes(self.got[:end])
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(self.got) < end + 4 + length:
            return
        body = bytes(self.got[end + 4 : end + 4 + length])
        del self.got[: end + 4 + length]
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result((int(head[9:12]), head, body))

    async def ask(self, method: str, path: str, headers: str, body: Any = None) -> Any:
        """The answer's JSON; anything but 2xx is a mistake."""
        if self.transport.is_closing():
            await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        content = b"" if body is None else orjson.dumps(body)
        self.waiting = asyncio.get_running_loop().create_future()
        lines = (
            f"{method} {path} HTTP/1.1\r\nHost: bench\r\n{headers}Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self.transport.write(lines.encode() + content)
        status, head, answer = await self.waiting
        self.head = head.decode("latin-1")
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {answer!r}")
        return orjson.loads(answer)


class Socket(asyncio.Protocol):
    """A table's socket. It offers compression like a browser, and unpacks what comes compressed."""

    def __init__(self, path: str, headers: str, told: Callable[[Any], None]) -> None:
        self.path = path
        self.headers = headers
        self.told = told
        self.got = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.unpack: Any = None
        self.bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: Any = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n{self.headers}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.got += data
        if not self.opened.done():
            end = self.got.find(END)
            if end < 0:
                return
            head = bytes(self.got[:end]).lower()
            if b" 101 " not in head:
                self.opened.set_exception(RuntimeError(head.decode()))
                return
            if b"permessage-deflate" in head:
                self.unpack = zlib.decompressobj(-15)
            del self.got[: end + 4]
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Read one frame, if a whole one is there. The server sends each message in one frame."""
        got = self.got
        if len(got) < 2:
            return False
        at, length = 2, got[1]
        if length == 126:
            at, length = 4, int.from_bytes(got[2:4], "big")
        elif length == 127:
            at, length = 10, int.from_bytes(got[2:10], "big")
        if len(got) < at + length:
            return False
        first, text = got[0], bytes(got[at : at + length])
        del got[: at + length]
        if first & 15 == 1:
            self.told(orjson.loads(self.unpack.decompress(text + b"\x00\x00\xff\xff") if first & 64 else text))
        elif first & 15 == 9:  # ping: a pong, masked with zeros
            self.transport.write(bytes([138, 128 + length, 0, 0, 0, 0]) + text)
        return True


async def connection(port: int) -> Connection:
    _, made = await asyncio.get_running_loop().create_connection(lambda: Connection(port), "127.0.0.1", port)
    return made


async def socket(port: int, path: str, headers: str, told: Callable[[Any], None]) -> Socket:
    _, made = await asyncio.get_running_loop().create_connection(lambda: Socket(path, headers, told), "127.0.0.1", port)
    await made.opened
    return made
