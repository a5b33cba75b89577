"""Who is who: names, guests, tokens, recovery links."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from tests.server.serving import Server
from triptych.core.words import LANGUAGES
from triptych.server.speech import page_words

GAME = "column-of-fire"


def people_kept(server: Server) -> int:
    with closing(sqlite3.connect(server.data / "triptych.sqlite3")) as database:
        found: int = database.execute("select count(*) from people").fetchone()[0]
        return found


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("\u202eadA", "name-signs"),  # turns the writing around
        ("A\u200bda", "name-signs"),  # zero width
        ("Ada\u034f", "name-signs"),  # a mark that shows nothing
        ("\ufe0f", "name-signs"),  # the form of nothing
        ("Ada\ufe0f", "name-signs"),
        ("\u2065", "name-signs"),  # no sign at all
        ("\u0301", "name-signs"),  # an accent alone
        ("A\ufeffda", "name-signs"),
        ("A\u00adda", "name-signs"),  # a hyphen that nobody sees
        ("A\x07da", "name-signs"),
        ("\ue000", "name-signs"),  # private use
        ("\u3164", "name-signs"),  # a letter that shows nothing
        ("Z\u0334\u0335\u0336\u0337oe", "name-marks"),  # accents upon accents, over the lines above
        ("Zoe\u20dd\u20dd\u20dd", "name-marks"),
        ("\ufdfd", "name-wide"),  # a formula of four words in one sign
        ("\ufdfa", "name-wide"),
        ("\u2e3b", "name-wide"),
        ("\U0001242b", "name-wide"),
        ("", "name-length"),
        (" \t\u2003 ", "name-length"),
        ("x" * 25, "name-length"),
    ],
)
def test_names_that_deceive_are_refused_and_it_is_said_why(server: Server, name: str, code: str) -> None:
    client = server.client()
    client.be("Ada")
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/guest")):
        answer = client.http.request(method, path, json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    lone = client.http.patch("/api/me", content=b'{"name": "A\\ud800"}', headers={"Content-Type": "application/json"})
    assert lone.status_code == 422
    assert client.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Ada \u2003 \t Byron ", "Ada Byron"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("王力 ❤️", "王力 ❤️"),
        ("נועה", "נועה"),
        ("สู้ ที่", "สู้ ที่"),
        ("Nguyễn", "Nguyễn"),
    ],
)
def test_names_are_kept_as_they_are_seen(server: Server, written: str, kept: str) -> None:
    assert server.client().be(written)["name"] == kept


def test_a_name_is_not_changed_when_the_language_is_wrong(server: Server) -> None:
    client = server.client()
    client.be("Ada")
    table_id = client.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    assert client.http.patch("/api/me", json={"name": "Eve", "language": "xx"}).json()["code"] == "language"
    assert client.http.post("/api/guest", json={"name": "Eve", "language": "xx"}).json()["code"] == "language"
    assert client.get("/api/me")["name"] == "Ada"
    later = client.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    for one in (table_id, later):
        assert client.table(one)["table"]["seats"][0]["name"] == "Ada"


def test_what_nobody_sees_is_taken_out_of_the_chat(server: Server) -> None:
    client = server.client()
    table_id = client.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    path = f"/api/tables/{table_id}/chat"
    client.post(path, text="gg \u202e won\u200b\u2069 \n well\ue000 " + "\u200b" * 500)
    for text, code in (("\u200b \u202e", "chat-empty"), ("", "chat-empty"), ("x" * 401, "chat-length")):
        answer = client.http.post(path, json={"text": text})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
    with closing(sqlite3.connect(server.data / "triptych.sqlite3")) as database:
        assert database.execute("select text from chat where table_id = ?", (table_id,)).fetchall() == [("gg won well",)]


def chat_of(server: Server, table_id: str) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(server.data / "triptych.sqlite3")) as database:
        return database.execute("select name, text from chat where table_id = ? order by seq", (table_id,)).fetchall()


def test_nobody_speaks_under_another_name_than_he_sits_under(server: Server) -> None:
    ann, ben = server.client(), server.client()
    ann.be("Ann")
    ben.be("Ben")
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    ben.post(f"/api/tables/{table_id}/join")
    ben.post(f"/api/tables/{table_id}/chat", text="first")
    ben.http.patch("/api/me", json={"name": "Ann"})
    ben.post(f"/api/tables/{table_id}/chat", text="I give up")
    assert chat_of(server, table_id) == [("Ben", "first"), ("Ben", "I give up")]


@pytest.mark.parametrize("other", ["Ann", "ANN", "ａｎｎ", "Αnn", "\u0410nn"])
def test_names_that_look_alike_are_told_apart_at_a_table(server: Server, other: str) -> None:
    ann, second, third = (server.client() for _ in range(3))
    ann.be("Ann")
    second.be(other)
    third.be("Ann")
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open", "open"])["id"]
    second.post(f"/api/tables/{table_id}/join", seat=2)
    third.post(f"/api/tables/{table_id}/join", seat=1)
    assert [seat["name"] for seat in ann.table(table_id)["table"]["seats"]] == ["Ann", "Ann (3)", f"{other} (2)"]
    second.post(f"/api/tables/{table_id}/chat", text="he\u0334\u0335\u0336\u0337llo")
    assert chat_of(server, table_id) == [(f"{other} (2)", "he\u0334\u0335llo")]


def test_names_that_differ_stay_as_they_are(server: Server) -> None:
    ann, ben = server.client(), server.client()
    ann.be("Kari")
    ben.be("Karl")
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    assert [seat["name"] for seat in ben.post(f"/api/tables/{table_id}/join")["seats"]] == ["Kari", "Karl"]


def test_refused_requests_make_no_guests(server: Server) -> None:
    host = server.client()
    full = host.post("/api/tables", game=GAME, seats=["me", "random"])["id"]
    waiting = host.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    before = people_kept(server)
    refused: list[tuple[str, dict[str, object]]] = [
        (f"/api/tables/{full}/join", {}),
        (f"/api/tables/{waiting}/join", {"seat": 0}),
        (f"/api/tables/{waiting}/join", {"nonce": "two words"}),
        (f"/api/tables/{waiting}/join", {"seat": 99}),
        (f"/api/tables/{waiting}/leave", {}),
        (f"/api/tables/{waiting}/fill", {"bot": "greedy"}),
        ("/api/tables/nosuchtable/join", {}),
        ("/api/tables", {"game": "chess", "seats": ["me", "open"]}),
        ("/api/tables", {"game": GAME, "seats": ["me"]}),
        ("/api/tables", {"game": GAME, "seats": ["me", "hal"]}),
        ("/api/tables", {"game": GAME, "seats": ["me", "open"], "nonce": "two words"}),
        ("/api/tables", {"game": GAME, "seats": ["me", "open"], "own_content": "x"}),
        ("/api/tables", {}),
        ("/api/guest", {"name": ""}),
        ("/api/guest", {"name": 5}),
        ("/api/me/token", {"label": "x" * 100}),
        ("/play/chess", {}),
    ]
    for path, body in refused:
        answer = server.client().http.post(path, json=body)
        assert 400 <= answer.status_code < 500, path
        assert "set-cookie" not in answer.headers, path
    assert people_kept(server) == before
    joined = server.client()
    assert joined.post(f"/api/tables/{waiting}/join")["mine"] == 1
    assert joined.get("/api/me")["id"]
    assert people_kept(server) == before + 1


def test_play_now_makes_a_guest_who_keeps_his_seat(server: Server) -> None:
    client = server.client()
    for _ in range(2):
        answer = client.http.post(f"/play/{GAME}")
        assert answer.status_code == 303
        assert client.table(answer.headers["location"].removeprefix("/t/"))["seat"] == 0
    assert len(client.get("/api/tables", which="mine")) == 2


def test_a_token_plays_and_reads_but_does_not_become_its_owner(server: Server) -> None:
    owner = server.client()
    link = owner.be("Ada")["recovery"]
    program = server.client(owner.post("/api/me/token")["token"])
    assert program.get("/api/me") == {key: value for key, value in owner.get("/api/me").items() if key != "recovery"}
    word = link.rpartition("/")[2]
    for path in ("/me", "/", "/api/me"):
        answer = program.http.get(path, headers={"Accept": "text/html"})
        assert answer.status_code == 200
        assert word not in answer.text
        assert "set-cookie" not in answer.headers
    assert word in owner.http.get("/me").text
    for method, path in (("POST", "/api/me/token"), ("PATCH", "/api/me"), ("POST", "/api/guest")):
        answer = program.http.request(method, path, json={})
        assert (answer.status_code, answer.json()["code"]) == (403, "by-token")
        assert "set-cookie" not in answer.headers
    played = program.http.post(f"/play/{GAME}")
    assert played.status_code == 303
    assert "set-cookie" not in played.headers
    assert program.table(played.headers["location"].removeprefix("/t/"))["seat"] == 0
    table_id = program.post("/api/tables", game=GAME, seats=["me", "open"])["id"]
    assert owner.table(table_id)["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recovery_link_says_whom_one_is_and_whom_one_becomes(server: Server, language: str) -> None:
    words = page_words(language)
    lost, other = server.client(), server.client()
    link = lost.be("Lost One")["recovery"]
    mine = other.be("Other One")["recovery"]
    new = server.client()
    for client in (lost, other, new):
        client.http.headers["accept-language"] = language
        client.http.cookies.set("triptych-language", language)
    page = other.http.get(link).text
    assert words.say("recover-why", name="Lost One") in page
    assert words.say("recover-now", name="Other One") in page
    assert other.get("/api/me")["name"] == "Other One"  # looking changes nothing
    nobody = new.http.get(link).text
    assert words.say("recover-why", name="Lost One") in nobody
    assert words.say("me-recovery") not in nobody
    itself = lost.http.get(link).text
    assert words.say("recover-already", name="Lost One") in itself
    assert "<form method" not in itself
    assert other.http.post(link, headers={"Origin": "http://evil.example"}).status_code == 403
    assert other.http.post(link).status_code == 303
    assert other.get("/api/me")["name"] == "Lost One"
    assert other.http.post(mine).status_code == 303
    assert other.get("/api/me")["name"] == "Other One"
