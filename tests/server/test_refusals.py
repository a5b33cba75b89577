"""Everything the server refuses, asked for on a real server: with its status, its code, and its sentence in each language."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import signal
import socket as plain
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from typing import Any

import httpx
import pytest
from fluent.syntax import ast
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.languages import messages
from tests.server.serving import Client, Server
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import CHANCE
from triptych.core.words import LANGUAGES
from triptych.server.analyses import MOST_GOING
from triptych.server.hub import MOST_CONTENTS, MOST_OWN_CONTENT
from triptych.server.live import ENTRIES_FOR_DECISION, MOST_UNDONE
from triptych.server.looks import MOST_OF_ADDRESS
from triptych.server.people import LANGUAGE_COOKIE
from triptych.server.refusals import FAMILY
from triptych.server.settings import Settings

GAME = "column-of-fire"
DUEL = "sola-fide"
PACKAGE = "triptych.server"


class Stage:
    """People and tables for all refusals. Each request comes from an address of its own, through a proxy: limits are met on purpose."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.language = LANGUAGES[0]
        self._numbers = itertools.count()
        self.host, self.mate, self.stranger = (self.client() for _ in range(3))
        for client, name in ((self.host, "Host"), (self.mate, "Mate"), (self.stranger, "Stranger")):
            client.be(name)
        self.program = self.client(self.host.post("/api/me/token")["token"])
        self.waiting = self.table("me", "open")
        self.running = self.table("me", "open")
        self.mate.post(f"/api/tables/{self.running}/join")
        self.tired: Client | None = None
        self.back_and_forth = ""
        self.endless = ""
        self.undone = self.table("me", "open")
        self.mate.post(f"/api/tables/{self.undone}/join")
        self.advised, self.agreed = self.table("me", "open", advice=True), self.table("me", "open", advice=True)
        for table_id in (self.advised, self.agreed):
            self.mate.post(f"/api/tables/{table_id}/join")
        self.mate.post(f"/api/tables/{self.agreed}/agree", agrees=True)

    def client(self, token: str = "") -> Client:
        client = self.server.client(token)

        def dress(request: httpx.Request) -> None:
            number = next(self._numbers)
            request.headers.setdefault("X-Forwarded-For", f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}")
            request.headers["Accept-Language"] = self.language

        client.http.event_hooks = {"request": [dress]}
        return client

    def speak(self, language: str) -> None:
        """From now on all people read this language, each in his browser."""
        self.language = language
        for client in (self.host, self.mate, self.stranger):
            client.http.cookies.set(LANGUAGE_COOKIE, language)

    def table(self, *seats: str, advice: bool = False) -> str:
        table_id: str = self.host.post("/api/tables", game=GAME, seats=list(seats), advice=advice)["id"]
        return table_id

    def players(self, table_id: str) -> tuple[Client, Client]:
        """Who is asked, and who is not."""
        return (self.host, self.mate) if self.host.table(table_id)["legal"] else (self.mate, self.host)

    def database(self) -> sqlite3.Connection:
        return sqlite3.connect(self.server.data / "triptych.sqlite3", timeout=30, isolation_level=None)

    @contextmanager
    def full_disk(self, table: str) -> Iterator[None]:
        """Nothing can be written into one of the database's tables."""
        with closing(self.database()) as database:
            database.execute(f"create trigger full before insert on {table} begin select raise(abort, 'the disk is full'); end")
            try:
                yield
            finally:
                database.execute("drop trigger full")

    def copied(self, changes: str, table_id: str = "") -> str:
        """A waiting table as it may be found after a restart: a copy with something changed."""
        made = f"copy{next(self._numbers)}"
        with closing(self.database()) as database:
            for name, key in (("tables", "id"), ("seats", "table_id")):
                database.execute(f"create temp table copied_{name} as select * from {name} where {key} = ?", (table_id or self.waiting,))
                database.execute(f"update copied_{name} set {key} = ?", (made,))
            database.execute(f"update {changes}")
            database.execute("begin immediate")
            for name in ("tables", "seats"):
                database.execute(f"insert into {name} select * from copied_{name}")
            database.execute("commit")
        return made

    # -- asking -----------------------------------------------------------------------------------------------------------------------

    def ask(self, client: Client | None, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        http = (client or self.client()).http
        return http.request(method, path, json=body, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def wish(self, **more: Any) -> httpx.Response:
        return self.ask(self.host, "POST", "/api/tables", {"game": GAME, "seats": ["me", "open"], **more})

    def at(self, table_id: str, client: Client | None, verb: str, **body: Any) -> httpx.Response:
        return self.ask(client, "POST", f"/api/tables/{table_id}/{verb}", body)

    def move(self, move: str, *, version: int | None = None, move_id: str = "x") -> httpx.Response:
        asked, _ = self.players(self.running)
        now = asked.table(self.running)["version"]
        return self.at(self.running, asked, "moves", version=now if version is None else version, id=move_id, move=move)

    def see(self, client: Client | None, path: str) -> httpx.Response:
        return self.ask(client, "GET", f"/api/tables/{path}")


def too_often(stage: Stage) -> httpx.Response:
    client = stage.client()
    for _ in range(1000):
        answer = stage.ask(client, "POST", "/api/guest", {"name": ""}, x_forwarded_for="203.0.113.1")
        if answer.status_code == 429:
            return answer
    raise AssertionError("nobody was too fast")


def too_many_sockets(stage: Stage) -> httpx.Response:
    """The server has one place."""
    address = f"{stage.server.url.replace('http', 'ws')}/ws/tables/{stage.waiting}"
    origin = Origin(stage.server.url)
    for _ in range(1000):  # the one who was here before may still be on his way out
        try:
            with connect(address, origin=origin), pytest.raises(InvalidStatus) as refused:
                connect(address, origin=origin, additional_headers={"Accept-Language": stage.language})
        except InvalidStatus:
            continue
        return httpx.Response(refused.value.response.status_code, content=bytes(refused.value.response.body))
    raise AssertionError("the place did not become free")


def too_many_polls(stage: Stage) -> httpx.Response:
    """As many of one person's requests wait as may; one more does not."""
    port = stage.server.port
    head = f"GET /api/tables/{stage.waiting}/turn?wait=60 HTTP/1.1\r\nHost: here\r\nCookie: {stage.host.cookies_header()}\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(5 * Settings().most_polls_of_person):  # ours may have come before one of them and had its place
            stack.enter_context(plain.create_connection(("127.0.0.1", port))).sendall(head.encode())
            answer = stage.see(stage.host, f"{stage.waiting}/turn?wait=0.1")
            if answer.status_code == 429:
                return answer
    raise AssertionError("everybody may wait")


def undo(stage: Stage) -> httpx.Response:
    _, other = stage.players(stage.running)
    return stage.at(stage.running, other, "undo", version=other.table(stage.running)["version"], id="u")


def undo_often(stage: Stage) -> httpx.Response:
    """Play until a move can be taken back, then play it and take it back until that is enough."""
    while stage.tired is None:
        asked, _ = stage.players(stage.undone)
        seen = asked.table(stage.undone)
        assert asked.move(stage.undone, seen["version"], seen["legal"][0]).status_code == 200
        if asked.table(stage.undone)["ask"]["undo"]:
            stage.tired, stage.back_and_forth = asked, seen["legal"][0]
    version = stage.tired.table(stage.undone)["version"]
    for number in range(MOST_UNDONE + 1):
        answer = stage.at(stage.undone, stage.tired, "undo", version=version, id=f"{stage.language}{number}")
        if answer.status_code != 200:
            return answer
        again = stage.tired.move(stage.undone, answer.json()["version"], stage.back_and_forth)
        version = again.json()["version"]
    raise AssertionError("moves can be taken back for ever")


def endless_game(stage: Stage) -> str:
    """A table of host and mate at which no card does anything, as it is saved after all the entries that it may have."""
    own = re.sub(r"(?m)^effects = .*$", "effects = []", registry.shipped_content(DUEL))
    table_id: str = stage.host.post("/api/tables", game=DUEL, seats=["me", "open"], own_content=own)["id"]
    match = Match(registry.game(DUEL, own_content=own), 2, SeededChance(1), undo=False)
    rng = random.Random(1)
    while len(match.entries) < ENTRIES_FOR_DECISION * match.game.longest:
        match.play(match.state.actor, rng.choice(match.state.moves))
    return saved(stage, table_id, match, "running")


def saved(stage: Stage, table_id: str, match: Match, status: str) -> str:
    """A copy of a table of host and mate at which this match was played."""
    rows = []
    for seq, packed in enumerate(match.entries):
        seat, move = entry_seat(packed), entry_move(packed)
        rows.append((seq, seat, (match.game.lots if seat == CHANCE else match.game.moves).text(move)))
    made = stage.copied(f"copied_tables set status = '{status}'", table_id)
    with closing(stage.database()) as database:
        database.execute("begin immediate")
        seat_of_mate = (stage.mate.get("/api/me")["id"], made)
        database.execute("update seats set kind = 'person', name = 'Mate', person = ? where table_id = ? and seat = 1", seat_of_mate)
        database.executemany(f"insert into entries (table_id, seq, seat, text, at) values ('{made}', ?, ?, ?, 0)", rows)
        database.execute("commit")
    return made


def too_long(stage: Stage) -> httpx.Response:
    stage.endless = stage.endless or endless_game(stage)
    asked, _ = stage.players(stage.endless)
    seen = asked.table(stage.endless)
    return stage.at(stage.endless, asked, "moves", version=seen["version"], id="on", move=seen["legal"][0])


def advice(stage: Stage, table_id: str, asked: bool = True) -> httpx.Response:
    client = stage.players(table_id)[0 if asked else 1]
    return stage.at(table_id, client, "advice", version=client.table(table_id)["version"])


def analyses(stage: Stage) -> httpx.Response:
    """Each game takes its time, and they wait for one another."""
    match = Match(registry.game(GAME), 2, SeededChance(2), undo=False)
    rng = random.Random(2)
    while not match.over:
        match.play(match.state.actor, rng.choice(match.state.moves))
    for _ in range(3 * MOST_GOING):
        answer = stage.at(saved(stage, stage.waiting, match, "over"), stage.host, "analysis")
        if answer.status_code != 200:
            return answer
    raise AssertionError("everything is looked through at once")


def trouble(stage: Stage) -> httpx.Response:
    with stage.full_disk("chat"):
        return stage.at(stage.running, stage.host, "chat", text="hello")


def not_saved(stage: Stage) -> httpx.Response:
    asked, _ = stage.players(stage.running)
    with stage.full_disk("entries"):
        return stage.move(asked.table(stage.running)["legal"][0])


def bot_tables(stage: Stage) -> httpx.Response:
    """Games of bots that cannot begin are not over either."""
    with stage.full_disk("entries"):
        for _ in range(10):
            answer = stage.wish(seats=["random", "random"])
            if answer.status_code != 500:
                return answer
    raise AssertionError("bots may play as much as they like")


def others_eyes(stage: Stage) -> httpx.Response:
    return stage.see(stage.host, f"{stage.running}/replay?seat={1 - stage.host.table(stage.running)['seat']}")


def content(stage: Stage) -> httpx.Response:
    return stage.wish(own_content=registry.shipped_content(GAME).replace('"vp:2" }', '"vp:two" }'))


def contents(stage: Stage) -> httpx.Response:
    for number in range(MOST_CONTENTS + 1):
        body = {"game": DUEL, "seats": ["me", "open"], "own_content": f"{registry.shipped_content(DUEL)}# {stage.language} {number}\n"}
        answer = stage.ask(stage.stranger, "POST", "/api/tables", body)
        if answer.status_code != 200:
            return answer
    raise AssertionError("content of one's own can be brought for ever")


def too_many_looks(stage: Stage) -> httpx.Response:
    """Many from one address at a long game, which the server finds all at once when it wakes up."""
    stage.endless = stage.endless or endless_game(stage)
    stage.see(None, stage.endless)
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(HTTPConnection("127.0.0.1", stage.server.port, timeout=60))) for _ in range(64)]
        for line in lines:
            line.connect()
        os.kill(stage.server.pid, signal.SIGSTOP)
        try:
            for at, line in enumerate(lines):
                path = f"/api/tables/{stage.endless}/replay?at={at}&language={stage.language}"
                line.request("GET", path, headers={"X-Forwarded-For": "203.0.113.100"})
        finally:
            os.kill(stage.server.pid, signal.SIGCONT)
        told = [line.getresponse() for line in lines]
        answers = [httpx.Response(answer.status, content=answer.read()) for answer in told]
    assert MOST_OF_ADDRESS <= [answer.status_code for answer in answers].count(200) < len(answers), "any number can look back at once"
    return next(answer for answer in answers if answer.status_code != 200)


def watchers_quiet(stage: Stage) -> httpx.Response:
    stage.at(stage.running, stage.host, "watchers", talk=False)
    return stage.at(stage.running, stage.stranger, "chat", text="hello", channel="watchers")


REFUSALS: dict[str, tuple[int, Callable[[Stage], httpx.Response]]] = {
    "token": (401, lambda s: s.ask(None, "GET", "/api/me", authorization="Bearer x")),
    "by-token": (403, lambda s: s.ask(s.program, "PATCH", "/api/me", {"name": "Eve"}, cookie=f"{LANGUAGE_COOKIE}={s.language}")),
    "recovery": (404, lambda s: s.ask(None, "POST", "/me/recover/nonsense")),
    "nobody": (401, lambda s: s.ask(None, "GET", "/api/me")),
    "name-length": (422, lambda s: s.ask(s.host, "PATCH", "/api/me", {"name": " "})),
    "name-signs": (422, lambda s: s.ask(None, "POST", "/api/guest", {"name": "\u202eeve"})),
    "name-marks": (422, lambda s: s.ask(None, "POST", "/api/guest", {"name": "e\u0316\u0317\u0318ve"})),
    "name-wide": (422, lambda s: s.ask(None, "POST", "/api/guest", {"name": "\ufdfd"})),
    "language": (422, lambda s: s.ask(s.host, "PATCH", "/api/me", {"language": "tlh"})),
    "origin": (403, lambda s: s.ask(s.host, "POST", "/api/guest", {}, origin="http://evil.example")),
    "too-often": (429, too_often),
    "too-many-sockets": (429, too_many_sockets),
    "too-many-polls": (429, too_many_polls),
    "size": (413, lambda s: s.ask(s.host, "POST", "/api/guest", {"name": "x" * 300_000})),
    "body": (422, lambda s: s.ask(s.host, "POST", "/api/guest", {"name": 5})),
    "page": (404, lambda s: s.ask(None, "GET", "/api/nothing")),
    "method": (405, lambda s: s.ask(None, "DELETE", "/api/me")),
    "trouble": (500, trouble),
    "input": (400, lambda s: s.move("nonsense")),
    "unknown": (404, lambda s: s.see(None, s.copied(f"copied_tables set content = '{'f' * 64}'"))),
    "no-table": (404, lambda s: s.see(None, "nosuchtable")),
    "old-rules": (410, lambda s: s.see(None, s.copied("copied_tables set rules = 1"))),
    "no-game": (404, lambda s: s.wish(game="chess")),
    "no-bot": (404, lambda s: s.wish(seats=["me", "hal"])),
    "content": (400, content),
    "contents": (429, contents),
    "content-size": (400, lambda s: s.wish(own_content="x" * (MOST_OWN_CONTENT + 1))),
    "players": (400, lambda s: s.wish(seats=["me"])),
    "option": (400, lambda s: s.wish(options={"decks": "none"})),
    "two-seats": (400, lambda s: s.wish(seats=["me", "me"])),
    "nonce": (400, lambda s: s.wish(nonce="two words")),
    "dice": (400, lambda s: s.wish(dice="nonsense")),
    "begun": (403, lambda s: s.at(s.running, s.stranger, "join")),
    "sitting": (403, lambda s: s.at(s.waiting, s.host, "join")),
    "taken": (403, lambda s: s.at(s.waiting, s.stranger, "join", seat=0)),
    "held": (403, lambda s: s.at(s.copied("copied_seats set kind = 'held'"), s.stranger, "join")),
    "open": (403, lambda s: s.at(s.waiting, s.stranger, "open")),
    "listed": (403, lambda s: s.at(s.waiting, s.stranger, "listed", listed=True)),
    "leave": (403, lambda s: s.at(s.waiting, s.stranger, "leave")),
    "fill": (403, lambda s: s.at(s.waiting, s.stranger, "fill", bot="greedy")),
    "bot-tables": (429, bot_tables),
    "not-seated": (403, lambda s: s.at(s.waiting, s.stranger, "chat", text="hello")),
    "standing": (400, lambda s: s.at(s.running, s.host, "standing", nonsense="never")),
    "no-advice": (403, lambda s: advice(s, s.running)),
    "advice-not-agreed": (403, lambda s: advice(s, s.advised)),
    "agreed": (403, lambda s: s.at(s.agreed, s.host, "agree", agrees=False)),
    "not-asked": (400, lambda s: advice(s, s.agreed, asked=False)),
    "analyses": (429, analyses),
    "looks": (429, too_many_looks),
    "not-begun": (400, lambda s: s.see(s.host, f"{s.waiting}/record")),
    "not-over": (403, lambda s: s.see(s.host, f"{s.running}/result")),
    "stale": (409, lambda s: s.move("pass", version=0)),
    "not-saved": (503, not_saved),
    "move": (400, lambda s: s.move("conflict spain")),
    "move-id": (400, lambda s: s.move("pass", move_id="=1")),
    "undo": (400, undo),
    "undo-often": (400, undo_often),
    "too-long": (400, too_long),
    "chat-empty": (422, lambda s: s.at(s.waiting, s.host, "chat", text="\u200b")),
    "chat-length": (422, lambda s: s.at(s.waiting, s.host, "chat", text="x" * 401)),
    "watchers-only": (403, lambda s: s.at(s.waiting, s.host, "chat", text="hello", channel="watchers")),
    "watchers-quiet": (403, watchers_quiet),
    "eyes": (400, lambda s: s.see(s.host, f"{s.running}/replay?seat=9")),
    "eyes-open": (403, lambda s: s.see(s.host, f"{s.running}/replay?seat=open")),
    "eyes-others": (403, others_eyes),
}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    server = Server(tmp_path_factory.mktemp("refusals"), rates=True, more=["--proxy", "127.0.0.1", "--sockets", "1"])
    yield Stage(server)
    server.stop()


def says(language: str, code: str, sentence: str) -> bool:
    """Is this the sentence of a language, whatever stands in its places?"""
    pattern = messages(language, PACKAGE)[f"{FAMILY}{code}"].value
    assert pattern is not None
    parts = [re.escape(part.value) if isinstance(part, ast.TextElement) else "(?!None).+" for part in pattern.elements]
    return re.fullmatch("".join(parts), sentence, re.DOTALL) is not None


def test_nothing_is_refused_that_is_not_asked_for_here() -> None:
    assert {name.removeprefix(FAMILY) for name in messages("en", PACKAGE) if name.startswith(FAMILY)} == set(REFUSALS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_is_said_in_the_readers_language(stage: Stage, code: str, language: str) -> None:
    status, ask = REFUSALS[code]
    stage.speak(language)
    answer = ask(stage)
    told = answer.json()
    assert (answer.status_code, told["code"]) == (status, code)
    assert says(language, code, told["error"]), told["error"]
    assert not any(says(other, code, told["error"]) for other in LANGUAGES if other != language)
    assert set(told) == {"error", "code"} | ({"fresh"} if code == "stale" else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_get_a_page_with_the_sentence(stage: Stage, language: str) -> None:
    stage.speak(language)
    for client in (stage.host, None):
        answer = stage.ask(client, "GET", "/t/nosuchtable", accept="text/html")
        sentence = re.search(r'<p class="status">404</p>.*?<p>(.*?)</p>', answer.text, re.S)
        assert answer.status_code == 404
        assert sentence is not None
        assert says(language, "no-table", sentence.group(1).replace("&#39;", "'"))
        assert f'<html lang="{language}"' in answer.text


def test_the_cookie_comes_before_the_person_and_the_person_before_the_header(stage: Stage) -> None:
    stage.speak("en")
    client = stage.client()
    client.post("/api/guest", name="Zoe", language="de")
    asked = "/api/tables/nosuchtable"
    assert says("de", "no-table", client.http.get(asked).json()["error"])
    client.http.cookies.set(LANGUAGE_COOKIE, "fr")
    assert says("fr", "no-table", client.http.get(asked).json()["error"])
    assert says("en", "no-table", json.loads(stage.client().http.get(asked).text)["error"])


def test_a_mistake_of_ours_has_the_headers_of_all_answers(stage: Stage) -> None:
    stage.speak("en")
    answer = trouble(stage)
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
