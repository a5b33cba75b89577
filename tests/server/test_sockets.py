"""Sockets in number and in flood: how many may be open, how much they may say, and what becomes of those who do not listen."""

from __future__ import annotations

import contextlib
import json
import socket as plain
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.serving import Client, Server
from triptych.server.run import MOST_SILENCE, bound_socket
from triptych.server.settings import Settings

GAME = "column-of-fire"
SECONDS = 60  # longer than anything here takes; nothing waits so long if all is well


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits."""
    made = Server(tmp_path_factory.mktemp("limited"), rates=True)
    yield made
    made.stop()
    assert not [line for line in made.log if "Traceback" in line or "Error" in line], "".join(made.log)


def opened(server: Server, table_id: str, client: Client | None = None) -> ClientConnection:
    headers = {"Cookie": client.cookies_header()} if client else {}
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table_id}"
    return connect(address, origin=Origin(server.url), additional_headers=headers, max_size=None, max_queue=None)


def refusal(server: Server, table_id: str, client: Client | None = None) -> tuple[int, str]:
    """Why no other socket can be opened."""
    with pytest.raises(InvalidStatus) as refused:
        opened(server, table_id, client)
    response = refused.value.response
    return response.status_code, json.loads(response.body)["code"]


def test_a_person_holds_so_many_sockets_and_an_address_so_many(limited: Server) -> None:
    ann = limited.client()
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    settings = Settings()
    with contextlib.ExitStack() as stack:
        mine = [stack.enter_context(opened(limited, table_id, ann)) for _ in range(settings.most_sockets_of_person)]
        assert refusal(limited, table_id, ann) == (429, "too-many-sockets")
        strangers = settings.most_sockets_of_address - settings.most_sockets_of_person
        for _ in range(strangers):
            stack.enter_context(opened(limited, table_id))
        assert refusal(limited, table_id) == (429, "too-many-sockets")
        assert ann.table(table_id)["table"]["seats"][0]["online"]
        mine[0].close()
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:  # the place is free as soon as the server has noticed
            with contextlib.suppress(InvalidStatus), opened(limited, table_id, ann) as again:
                assert json.loads(again.recv(timeout=SECONDS))["t"] == "fresh"
                return
        raise AssertionError("the place of a closed socket did not become free")


def test_all_together_hold_so_many(tmp_path: Path) -> None:
    server = Server(tmp_path, more=["--sockets", "2"])
    try:
        clients = [server.client() for _ in range(3)]
        table_id = clients[0].post("/api/tables", game=GAME, seats=["me", "open", "open"])["id"]
        for client in clients[1:]:
            client.be("Somebody")
        with opened(server, table_id, clients[0]), opened(server, table_id, clients[1]) as watching:
            assert json.loads(watching.recv(timeout=SECONDS))["t"] == "fresh"
            assert refusal(server, table_id, clients[2]) == (429, "too-many-sockets")
    finally:
        server.stop()


def flood(socket: ClientConnection) -> None:
    for number in range(5000):
        socket.send(json.dumps({"t": "shape", "shape": ("tall", "wide")[number % 2]}))
    while True:
        socket.recv(timeout=SECONDS)


def test_a_socket_that_floods_is_closed(limited: Server) -> None:
    table_id = limited.client().post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    with opened(limited, table_id) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            flood(socket)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-often")
    with opened(limited, table_id) as socket:  # it may come again, and listen
        assert json.loads(socket.recv(timeout=SECONDS))["t"] == "fresh"


def test_repeats_and_nonsense_are_not_answered(server: Server) -> None:
    table_id = server.client().post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    with opened(server, table_id) as socket:
        for message in ['{"t": "shape", "shape": "wide"}'] * 5 + ["", "{", "[]", "5", '{"t": []}', '{"t": "shape", "shape": ["tall"]}']:
            socket.send(message)
        socket.send(b"\x00\xff")
        socket.send("[" * 2500)
        socket.send('{"t": "language", "language": "de"}')
        heard = [json.loads(socket.recv(timeout=SECONDS))]
        while not any(message["t"] == "fresh" for message in heard[1:]):
            heard.append(json.loads(socket.recv(timeout=SECONDS)))
        assert [message["t"] for message in heard if message["t"] != "table"] == ["fresh", "fresh"]


def test_a_reader_that_does_not_listen_is_let_go(server: Server) -> None:
    """It asks for more and more and takes nothing: neither does the server keep it all, nor do others wait."""
    ann, ben = server.client(), server.client()
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    ben.post(f"/api/tables/{table_id}/join")
    deaf = plain.socket()
    deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    deaf.settimeout(SECONDS)
    deaf.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /ws/tables/{table_id} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}",
        f"Cookie: {ann.cookies_header()}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    with contextlib.closing(deaf), opened(server, table_id, ben) as listening:
        deaf.sendall("\r\n".join([*lines, "", ""]).encode())
        while not ann.table(table_id)["table"]["seats"][0]["online"]:
            pass
        until = time.monotonic() + SECONDS
        turns = 0
        while ann.table(table_id)["table"]["seats"][0]["online"]:
            assert time.monotonic() < until, f"after {turns} turns it is still there"
            for shape in ("tall", "wide"):
                text = json.dumps({"t": "shape", "shape": shape}).encode()
                with contextlib.suppress(OSError):  # closed in between
                    deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
            turns += 1
        assert turns > 3
        ben.post(f"/api/tables/{table_id}/chat", text="still here")
        while (heard := json.loads(listening.recv(timeout=SECONDS)))["t"] != "chat":
            pass
        assert heard["line"]["text"] == "still here"


def test_the_system_cuts_off_who_takes_nothing() -> None:
    with contextlib.closing(bound_socket("127.0.0.1", 0)) as listening:
        listening.listen()
        with contextlib.closing(plain.create_connection(listening.getsockname())):
            taken, _ = listening.accept()
            with contextlib.closing(taken):
                assert taken.getsockopt(plain.IPPROTO_TCP, plain.TCP_USER_TIMEOUT) == MOST_SILENCE
