"""Ways to hurt a server before it has looked who asks: with memory, frames, files and time. Each was tried and worked once."""

from __future__ import annotations

import contextlib
import json
import os
import re
import socket as plain
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.serving import Client, Server
from triptych.server.edge import FRAMES, MOST_HEAD
from triptych.server.settings import Settings

GAME = "column-of-fire"
SECONDS = 60.0  # for what must come; it comes in a moment where nothing else goes on
MEGABYTE = 1_000_000
ROOM = 40 * MEGABYTE  # what a connection may cost at most, by far: it costs nothing that can be seen, and without a guard 115 MB and more
POURED = 100 * MEGABYTE  # of which the system holds a part on its way, whatever the server does with it
HEAD = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as it is started, with its limits."""
    made = Server(tmp_path_factory.mktemp("limited"), rates=True)
    yield made
    made.stop()
    assert not [line for line in made.log if "Traceback" in line], "".join(made.log)


def memory(server: Server, which: str) -> int:
    """What the process takes, in bytes: VmRSS now, VmHWM at most."""
    found = re.search(rf"{which}:\s+(\d+) kB", Path(f"/proc/{server.pid}/status").read_text())
    assert found is not None
    return int(found.group(1)) * 1024


def cpu_seconds(server: Server) -> float:
    fields = Path(f"/proc/{server.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def turns_in_circles(server: Server) -> bool:
    """Does the process take up what time it gets? We do so for a while: on a busy machine it would get about as much as we do; one that
    waits for something takes a hundredth of that."""
    begun, ours = cpu_seconds(server), time.process_time()
    while time.process_time() - ours < 1.0:
        pass
    return cpu_seconds(server) - begun > 0.2


def raw(server: Server, source: str = "127.0.0.1") -> plain.socket:
    return plain.create_connection(("127.0.0.1", server.port), timeout=SECONDS, source_address=(source, 0))


def is_open(connection: plain.socket) -> bool:
    """Has the server neither closed it nor sent anything?"""
    connection.setblocking(False)
    try:
        connection.recv(1, plain.MSG_PEEK)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def wait_until_cut(connection: plain.socket) -> None:
    connection.settimeout(SECONDS)
    with contextlib.suppress(ConnectionError):
        while connection.recv(65536):
            pass


def pour(server: Server, first: bytes, more: bytes, memory_left: Callable[[], bool]) -> int:
    """Send and send, and read nothing, until the connection is gone, or POURED is sent, or the server has taken too much memory: how much
    was sent."""
    sent = 0
    with raw(server) as connection, contextlib.suppress(ConnectionError):
        connection.sendall(first)
        while sent < POURED and memory_left():
            sent += connection.send(more)
    return sent


def look(server: Server, source: str = "127.0.0.1") -> int:
    """Somebody else looks at the page of games."""
    with httpx.Client(base_url=server.url, timeout=SECONDS, transport=httpx.HTTPTransport(local_address=source)) as http:
        return http.get("/api/games").status_code


# -- memory -------------------------------------------------------------------------------------------------------------------------------


POST = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (b"", (HEAD + b"\r\n") * 1000),
        (b"", b"GET / HTTP/1.1\r\n\r\n" * 3000),
        (HEAD, b"".join(b"X-%d: %s\r\n" % (n, b"x" * 1000) for n in range(60))),
        (HEAD + b"X: ", b"x" * 60_000),
        (HEAD, b"x" * 60_000),
        (b"GET /", b"x" * 60_000),
        (POST + b"0\r\n", b"".join(b"X-%d: %s\r\n" % (n, b"x" * 1000) for n in range(60))),
        (POST + b"0\r\nX: ", b"x" * 60_000),
    ],
    ids=["requests", "small requests", "headers", "a header", "a name", "an address", "trailers", "a trailer"],
)
def test_one_connection_cannot_fill_the_memory(limited: Server, first: bytes, more: bytes) -> None:
    """It is cut off before what it sends takes any room."""
    look(limited)
    most = memory(limited, "VmRSS") + ROOM
    Path(f"/proc/{limited.pid}/clear_refs").write_text("5")  # what was at most before does not count
    assert pour(limited, first, more, lambda: memory(limited, "VmRSS") < most) < POURED
    assert look(limited) == 200
    assert memory(limited, "VmHWM") < most


def test_a_large_head_is_refused_and_a_usual_one_is_not(limited: Server) -> None:
    for size, status in ((8_000, b"200"), (MOST_HEAD + 1000, b"400")):
        with raw(limited) as connection:
            connection.sendall(HEAD + b"Connection: close\r\nCookie: " + b"x" * size + b"\r\n\r\n")
            assert connection.recv(100).split()[1] == status


def test_a_few_requests_at_once_are_answered(limited: Server) -> None:
    with raw(limited) as connection:
        connection.sendall((HEAD + b"\r\n") * 3 + HEAD + b"Connection: close\r\n\r\n")
        heard = b""
        while part := connection.recv(65536):
            heard += part
    assert heard.count(b"HTTP/1.1 200") == 4


# -- frames -------------------------------------------------------------------------------------------------------------------------------


def watching(server: Server) -> contextlib.AbstractContextManager[ClientConnection]:
    table_id = server.client().post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    address = server.url.replace("http", "ws")
    return connect(f"{address}/ws/tables/{table_id}", origin=Origin(server.url), max_size=None, compression=None)


TOO_OFTEN = (4429, "too-often")


def last_word(socket: ClientConnection) -> tuple[int, str] | None:
    """With which code and reason it was closed, if that was still to be read."""
    try:
        while True:
            socket.recv(timeout=SECONDS)
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else None


FRAME: dict[str, Callable[[], bytes]] = {
    "pings": lambda: Frame(Opcode.PING, b"").serialize(mask=True),
    "pongs": lambda: Frame(Opcode.PONG, b"").serialize(mask=True),
    "messages": lambda: Frame(Opcode.TEXT, b"").serialize(mask=True),
    "pieces": lambda: Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
}


@pytest.mark.parametrize("kind", FRAME)
def test_frames_are_talk_and_too_many_end_it(limited: Server, kind: str) -> None:
    """100,000 pings a second made others wait for 11 s. Now a few are taken, and the rest is not even read: it takes a hundredth of a
    second, where a megabyte of them took half a one and more."""
    with watching(limited) as socket:
        assert json.loads(socket.recv(timeout=SECONDS))["t"] == "fresh"
        begun, sent, many = cpu_seconds(limited), 0, FRAME[kind]() * 10_000
        with contextlib.suppress(OSError):
            if kind == "pieces":
                socket.socket.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            while sent < POURED and cpu_seconds(limited) - begun < 2.0:
                socket.socket.sendall(many)
                sent += len(many)
        assert cpu_seconds(limited) - begun < 2.0
        assert sent < POURED / 2, "what comes after the last word is still read"
        assert last_word(socket) in (None, TOO_OFTEN)
    assert look(limited) == 200


def test_who_said_too_much_is_told_so(limited: Server) -> None:
    with watching(limited) as socket:
        socket.recv(timeout=SECONDS)
        for _ in range(2 * FRAMES[1]):
            with contextlib.suppress(ConnectionClosed):
                socket.ping()
        assert last_word(socket) == TOO_OFTEN


def test_a_socket_that_cannot_be_opened_does_not_stay(limited: Server) -> None:
    with raw(limited) as connection:
        many = b"".join(b"X-%d: x\r\n" % n for n in range(300))
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n"
        connection.sendall(b"GET /ws/tables/x HTTP/1.1\r\nHost: here\r\n" + upgrade + many + b"\r\n")
        wait_until_cut(connection)


# -- files --------------------------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for one second only."""
    settings = {"head_seconds": 1, "body_seconds": 1, "idle_seconds": 1}
    made = Server(tmp_path_factory.mktemp("hurried"), rates=True, settings=settings)
    yield made
    made.stop()
    assert not [line for line in made.log if "Traceback" in line], "".join(made.log)


WHOLE = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n"
BODY = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@pytest.mark.parametrize(
    "said", [b"", b"GET", HEAD, b"\r\n", BODY, BODY + b"{", BODY.replace(b"Origin", b"No"), WHOLE, WHOLE + b"\r\n", WHOLE + b"G"]
)
def test_who_says_too_little_is_cut_off(hurried: Server, said: bytes) -> None:
    with raw(hurried) as connection:
        connection.sendall(said)
        wait_until_cut(connection)


@pytest.mark.parametrize("said", [HEAD + b"X: ", BODY, WHOLE + HEAD + b"X: "])
def test_who_says_it_too_slowly_is_cut_off(hurried: Server, said: bytes) -> None:
    until = time.monotonic() + SECONDS
    with raw(hurried) as connection:
        connection.sendall(said)
        try:
            while time.monotonic() < until:
                connection.sendall(b"x")
                time.sleep(0.1)
        except ConnectionError:
            return
    raise AssertionError("it still listens")


def test_who_waits_for_a_turn_is_not_cut_off(hurried: Server) -> None:
    ann = hurried.client()
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    begun = time.monotonic()
    assert ann.get(f"/api/tables/{table_id}/turn", wait=4)["legal"] == []
    assert time.monotonic() - begun > 3


def poll(server: Server, table_id: str, client: Client, source: str = "127.0.0.1", wait: int = 60, behind: bytes = b"") -> plain.socket:
    """A request that waits, and maybe another one behind it."""
    connection = raw(server, source)
    head = f"GET /api/tables/{table_id}/turn?wait={wait} HTTP/1.1\r\nHost: here\r\nCookie: {client.cookies_header()}\r\n\r\n"
    connection.sendall(head.encode() + behind)
    return connection


def status(connection: plain.socket) -> bytes:
    connection.settimeout(SECONDS)
    return connection.recv(65536).split()[1]


def test_a_person_and_an_address_wait_for_so_many_turns(limited: Server) -> None:
    """One guest held 994 of them, until there were no files left. And whoever is gone does not wait any more."""
    settings = Settings()
    guests: list[tuple[Client, str]] = []
    for _ in range(settings.most_polls_of_address // settings.most_polls_of_person + 1):
        client = limited.client()
        guests.append((client, client.post("/api/tables", game=GAME, seats=["me", "open"])["id"]))
    with contextlib.ExitStack() as stack:
        waiting = []
        for client, table_id in guests[:-1]:
            for number in range(settings.most_polls_of_person):
                waiting.append(stack.enter_context(poll(limited, table_id, client, behind=WHOLE if number % 2 else b"")))
                time.sleep(0.03)  # not more looks a second than an address may have
            refused = stack.enter_context(poll(limited, table_id, client))
            assert status(refused) == b"429"
        assert all(is_open(one) for one in waiting)
        client, table_id = guests[-1]
        assert status(stack.enter_context(poll(limited, table_id, client))) == b"429", "as many wait from this address as may"
        assert status(stack.enter_context(poll(limited, table_id, client, "127.0.0.2", wait=1))) == b"200", "others do not"
        for one in waiting:
            one.close()
        until = time.monotonic() + SECONDS / 2  # long before those who are gone would have been answered
        while (found := status(stack.enter_context(poll(limited, table_id, client, wait=1)))) != b"200":
            assert found == b"429"
            assert time.monotonic() < until, "the places of those who are gone did not become free"
            time.sleep(0.2)


FEW_FILES = 400


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server to which the system gives few files."""
    made = Server(tmp_path, rates=True, settings={"files": FEW_FILES})
    yield made
    made.stop()
    assert not [line for line in made.log if "Traceback" in line or "rror" in line], "".join(made.log)


NO_BODY = b"GET /static/table.js HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n"  # of files one may ask for many


@pytest.mark.parametrize("said", [b"", HEAD, WHOLE, NO_BODY])
def test_one_address_cannot_take_all_files(narrow: Server, said: bytes) -> None:
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(raw(narrow)) for _ in range(2 * FEW_FILES)]
        for one in held:
            with contextlib.suppress(OSError):
                one.sendall(said)
        assert look(narrow, "127.0.0.2") == 200
        assert not turns_in_circles(narrow)
        assert look(narrow, "127.0.0.3") == 200


def test_many_addresses_cannot_take_all_files(narrow: Server) -> None:
    """Those who ask nothing make room for those who do."""
    with contextlib.ExitStack() as stack:
        for number in range(2 * FEW_FILES):
            stack.enter_context(raw(narrow, f"127.0.1.{number % 40 + 1}"))
        for number in range(5):
            assert look(narrow, f"127.0.0.{number + 2}") == 200


def test_a_proxy_of_ones_own_comes_for_many(tmp_path: Path) -> None:
    server = Server(tmp_path, rates=True, settings={"most_connections_of_address": 5, "proxies": ["127.0.0.1"]})
    try:
        with contextlib.ExitStack() as stack:
            held = [stack.enter_context(raw(server)) for _ in range(50)]
            strangers = [stack.enter_context(raw(server, "127.0.0.2")) for _ in range(50)]
            assert look(server) == 200
            assert all(is_open(one) for one in held)
            assert sum(is_open(one) for one in strangers) == 5
    finally:
        server.stop()


def test_the_number_of_files_is_raised_at_the_start(tmp_path: Path) -> None:
    command = ["bash", "-c", 'ulimit -Sn 300; exec "$@"', "bash"]
    server = Server(tmp_path, before=command)
    try:
        found = re.search(r"Max open files\s+(\d+)", Path(f"/proc/{server.pid}/limits").read_text())
        assert found is not None
        assert int(found.group(1)) > Settings().most_connections
    finally:
        server.stop()


# -- pages --------------------------------------------------------------------------------------------------------------------------------


def test_eight_people_behind_one_address_open_the_page_at_once(limited: Server) -> None:
    """Each gets the page with all that belongs to it; and the other way round nobody who asks for files keeps others from playing."""
    static = Path("src/triptych/server/static")
    files = [f"/static/{path.name}" for path in static.iterdir()] + [f"/art/{GAME}.svg", f"/art/{GAME}.css"]
    source = "127.0.0.8"
    with httpx.Client(base_url=limited.url, timeout=SECONDS, transport=httpx.HTTPTransport(local_address=source)) as http:
        for _ in range(8):
            codes = {http.get(path).status_code for path in ["/", *files, "/api/games"]}
            assert codes == {200}
