"""Strangers, forgers and floods: nobody does or sees what is not his."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.serving import Client, Server
from triptych.core import registry

GAME = "column-of-fire"


@pytest.fixture(params=registry.names())
def running(server: Server, request: pytest.FixtureRequest) -> tuple[Server, str, Client, Client]:
    """A table of two people, the one who is asked first."""
    ann, ben = server.client(), server.client()
    table_id = ann.post("/api/tables", game=request.param, seats=["me", "open"])["id"]
    ben.post(f"/api/tables/{table_id}/join")
    asked = ann if ann.table(table_id)["legal"] else ben
    return server, table_id, asked, ben if asked is ann else ann


Running = tuple[Server, str, Client, Client]


def test_a_stranger_can_watch_and_nothing_else(running: Running) -> None:
    server, table_id, asked, _ = running
    seen = asked.table(table_id)
    stranger = server.client()
    stranger.be("Stranger")
    for client in (stranger, server.client()):
        watching = client.table(table_id)
        assert watching["seat"] is None
        assert watching["legal"] == []
        assert watching["ask"]["moves"] == []
        assert client.move(table_id, seen["version"], seen["legal"][0]).status_code == 403
        for path, body in [
            ("undo", {"version": seen["version"], "id": "x"}),
            ("standing", {"windows": "pass"}),
            ("chat", {"text": "hello"}),
            ("rematch", {}),
            ("leave", {}),
            ("join", {}),
            ("fill", {"bot": "random"}),
        ]:
            assert client.http.post(f"/api/tables/{table_id}/{path}", json=body).status_code == 403, path
        assert client.http.get(f"/api/tables/{table_id}/why", params={"move": "pass"}).status_code == 403
        for seat in ("0", "1", "open"):
            assert client.http.get(f"/api/tables/{table_id}/replay", params={"seat": seat}).status_code == 403
    assert asked.table(table_id)["version"] == seen["version"]


def test_a_player_cannot_move_or_look_for_the_other(running: Running) -> None:
    _, table_id, asked, other = running
    seen = asked.table(table_id)
    assert other.move(table_id, seen["version"], seen["legal"][0]).status_code == 400
    assert other.http.get(f"/api/tables/{table_id}/replay", params={"seat": str(seen["seat"])}).status_code == 403
    assert other.http.post(f"/api/tables/{table_id}/undo", json={"version": seen["version"], "id": "u"}).status_code == 400
    assert asked.table(table_id)["version"] == seen["version"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_another_origin_changes_nothing(running: Running, origin: str) -> None:
    _, table_id, asked, _ = running
    seen = asked.table(table_id)
    body = {"version": seen["version"], "id": "x", "move": seen["legal"][0]}
    answer = asked.http.post(f"/api/tables/{table_id}/moves", json=body, headers={"Origin": origin})
    assert answer.status_code == 403
    assert asked.table(table_id)["version"] == seen["version"]


def test_no_origin_and_no_token_changes_nothing(running: Running) -> None:
    server, table_id, asked, _ = running
    seen = asked.table(table_id)
    body = {"version": seen["version"], "id": "x", "move": seen["legal"][0]}
    cookies = dict(asked.http.cookies)
    assert httpx.post(f"{server.url}/api/tables/{table_id}/moves", json=body, cookies=cookies).status_code == 403


def test_forged_cookies_and_tokens(running: Running) -> None:
    server, table_id, asked, _ = running
    value = asked.http.cookies["triptych"]
    # Not the last letter: its lowest bits say nothing in base64.
    changed = value[:-6] + ("a" if value[-6] != "a" else "b") + value[-5:]
    for forged in (changed, "x", value.split(".")[0], ""):
        with httpx.Client(base_url=server.url, cookies={"triptych": forged}, headers={"Origin": server.url}) as client:
            assert client.get(f"/api/tables/{table_id}").json()["seat"] is None
            assert client.get("/api/me").status_code == 401
    for token in ("x", "Bearer", "0" * 43):
        answer = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {token}"})
        assert answer.status_code == 401


@pytest.mark.parametrize(
    "body",
    [
        {"version": -1, "id": "x", "move": "pass"},
        {"version": 10**9, "id": "x", "move": "pass"},
        {"version": "1", "id": "", "move": "pass"},
        {"version": 0, "id": "x" * 200, "move": "pass"},
        {"version": 0, "id": "x"},
        {"version": 0, "id": "x", "move": 5},
        {"version": 0, "id": "x", "move": {"kind": 5}},
        {"version": 0, "id": "x", "move": "pass", "seat": 1},
        [],
        "pass",
        None,
    ],
)
def test_forged_moves(running: Running, body: object) -> None:
    _, table_id, asked, _ = running
    before = asked.table(table_id)["version"]
    answer = asked.http.post(f"/api/tables/{table_id}/moves", json=body)
    assert 400 <= answer.status_code < 500
    assert asked.table(table_id)["version"] == before


def test_bodies_that_are_too_large(running: Running) -> None:
    server, table_id, asked, _ = running
    big = b'{"text": "' + b"x" * 1_000_000 + b'"}'
    assert asked.http.post(f"/api/tables/{table_id}/chat", content=big).status_code == 413

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    answer = asked.http.post(f"/api/tables/{table_id}/chat", content=chunks(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert server.client().http.post("/api/guest", content=b"{not json").status_code == 422


def test_the_socket_refuses_other_origins_and_unknown_tables(running: Running) -> None:
    server, table_id, _, _ = running
    address = server.url.replace("http", "ws")
    for path, origin in [(table_id, "http://evil.example"), ("nosuchtable", server.url)]:
        with connect(f"{address}/ws/tables/{path}", origin=Origin(origin)) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=60)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (4403, 4404)


def test_unknown_paths_and_tables(server: Server) -> None:
    for path in ("/api/tables/nosuchtable", "/api/nothing", "/t/nosuchtable", "/rules/chess", "/static/../app.py", "/art/chess.svg"):
        assert server.client().http.get(path).status_code in (404, 405), path


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    server = Server(tmp_path, rates=True)
    try:
        codes = [httpx.post(f"{server.url}/api/guest", json={}, headers={"Origin": server.url}).status_code for _ in range(60)]
        assert codes[0] == 200
        assert 429 in codes
    finally:
        server.stop()


def test_an_old_socket_sees_with_the_eyes_its_person_has_now(server: Server) -> None:
    """Whoever sat down, opened a socket and left again learns nothing of the one who sits there after him."""
    host, leaver, ben, cas = server.client(), server.client(), server.client(), server.client()
    table_id = host.post("/api/tables", game=GAME, seats=["me", "open", "open"])["id"]
    leaver.post(f"/api/tables/{table_id}/join")
    address = server.url.replace("http", "ws")
    headers = {"Cookie": leaver.cookies_header()}
    with connect(f"{address}/ws/tables/{table_id}", origin=Origin(server.url), additional_headers=headers, max_size=None) as socket:
        assert json.loads(socket.recv(timeout=60))["table"]["mine"] == 1
        leaver.post(f"/api/tables/{table_id}/leave")
        ben.post(f"/api/tables/{table_id}/join")
        cas.post(f"/api/tables/{table_id}/join")
        seen = [json.loads(socket.recv(timeout=60))]
        while seen[-1]["t"] != "fresh" or not seen[-1]["version"]:
            seen.append(json.loads(socket.recv(timeout=60)))
        assert seen[-1]["table"]["mine"] is None
        assert seen[-1]["ask"]["moves"] == []
        assert seen[-1]["standing"] == []


def test_ids_of_the_table_itself_cannot_be_taken(running: Running) -> None:
    _, table_id, asked, _ = running
    seen = asked.table(table_id)
    for move_id in (f"={seen['version']}", "=", "tab\t", "\u00e9"):
        assert asked.move(table_id, seen["version"], seen["legal"][0], move_id).status_code == 400
    assert asked.table(table_id)["version"] == seen["version"]


@pytest.mark.parametrize(
    "content",
    ["track=[" + "{}," * 40_000 + "]", "x = " + "9" * 5000, "track = [{ colour = 0x" + "f" * 6000 + " }]", "[" * 3000],
)
def test_content_that_is_meant_to_hurt(server: Server, content: str) -> None:
    client = server.client()
    begun = time.monotonic()
    answer = client.http.post("/api/tables", json={"game": GAME, "seats": ["me", "random"], "own_content": content})
    assert answer.status_code == 400
    assert len(answer.text) < 10_000
    assert time.monotonic() - begun < 60


def test_cards_that_nobody_can_put_into_words_are_refused(server: Server) -> None:
    shipped = registry.shipped_content("sola-fide")
    circles = ", ".join(f'"{name}"' for name in re.findall(r'(?m)^id = "(.*)"', shipped[: shipped.index("[[card]]")]))
    op = f'{{ op = "convert", side = "nobility", n = 1, circles = 3, where = [{circles}] }}'
    lists = ", ".join(["[" + ", ".join([op] * 8) + "]"] * 4)
    own = re.sub(r"(?m)^effects = .*$", f"choice = [{lists}]", shipped, count=1)
    body = {"game": "sola-fide", "seats": ["me", "random"], "own_content": own}
    answer = server.client().http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert "more on it than can be said" in answer.json()["error"]


def test_bad_tokens_and_letters_get_a_sentence_not_a_500(running: Running) -> None:
    server, table_id, asked, _ = running
    answer = httpx.get(f"{server.url}/me", headers={"Authorization": "Bearer x", "Accept": "text/html"})
    assert answer.status_code == 401
    body = '{"version": 0, "id": "x", "move": {"kind": "\\ud800"}}'
    answer = asked.http.post(f"/api/tables/{table_id}/moves", content=body.encode(), headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
