"""Playing with others: private and open tables, names, and the talk of those who play and of those who watch."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.sync.client import ClientConnection

from tests.server.serving import Client, Server
from tests.server.test_api import new_table, play_to_the_end
from tests.server.test_sockets import SECONDS, opened
from tests.server.test_store import ANN, row, seeded, with_database
from triptych.core import registry
from triptych.core.words import LANGUAGES
from triptych.server import lists, store
from triptych.server.attendance import Attendance
from triptych.server.database import Database
from triptych.server.names import beasts, name_among

DUEL = "sola-fide"
LISTS = ("open", "mine", "watch")


def people(server: Server, *names: str) -> list[Client]:
    here = [server.client() for _ in names]
    for client, name in zip(here, names, strict=True):
        client.be(name)
    return here


def listing(client: Client, table_id: str) -> list[str]:
    """The lists in which somebody finds a table; those of the first page say the same."""
    found = [which for which in LISTS if table_id in [table["id"] for table in client.get("/api/tables", which=which)]]
    assert (f'href="/t/{table_id}"' in client.http.get("/").text) == bool(found)
    return found


def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of this kind."""
    while (message := json.loads(socket.recv(timeout=SECONDS)))["t"] != kind:
        pass
    return message


def until_watched_by(socket: ClientConnection, count: int) -> None:
    """Until a page has been told of so many who watch."""
    while True:
        message = json.loads(socket.recv(timeout=SECONDS))
        if (message if message["t"] == "watching" else message.get("table", {})).get("watching") == count:
            return


# -- private and open ----------------------------------------------------------------------------------------------------------------------


def test_a_private_table_is_in_no_list_but_those_of_its_players(server: Server) -> None:
    ann, ben, stranger = people(server, "Ann", "Ben", "Stranger")
    table_id = new_table(ann, ["me", "open"], listed=False)
    for client in (ben, stranger, server.client()):
        assert listing(client, table_id) == []
    assert listing(ann, table_id) == ["mine"]
    ben.post(f"/api/tables/{table_id}/join")  # he has the link
    assert ben.table(table_id)["table"]["status"] == "running"
    assert [listing(client, table_id) for client in (ann, ben, stranger, server.client())] == [["mine"], ["mine"], [], []]


def test_the_host_opens_a_table_to_anybody_and_closes_it_again(server: Server) -> None:
    ann, ben, stranger = people(server, "Ann", "Ben", "Stranger")
    table_id = new_table(ann, ["me", "open", "open"], listed=False)
    ben.post(f"/api/tables/{table_id}/join")
    for client in (ben, stranger, server.client()):
        answer = client.http.post(f"/api/tables/{table_id}/listed", json={"listed": True})
        assert (answer.status_code, answer.json()["code"]) == (403, "listed")
    with opened(server, table_id, ben) as socket:
        heard(socket, "fresh")
        assert ann.post(f"/api/tables/{table_id}/listed", listed=True)["listed"] is True
        while not heard(socket, "table")["table"]["listed"]:  # that he came himself is told, too
            pass
    assert listing(stranger, table_id) == ["open"]
    ann.post(f"/api/tables/{table_id}/listed", listed=False)
    assert listing(stranger, table_id) == []
    ann.post(f"/api/tables/{table_id}/listed", listed=True)
    stranger.post(f"/api/tables/{table_id}/join")
    assert listing(server.client(), table_id) == ["watch"]
    answer = ann.http.post(f"/api/tables/{table_id}/listed", json={"listed": False})
    assert (answer.status_code, answer.json()["code"]) == (403, "listed")


def test_whoever_watches_learns_nothing_of_a_private_rematch(server: Server) -> None:
    """Neither from the table's page, nor from the API, nor over the socket; as soon as it is open to anybody he does."""
    ann, ben, cas = people(server, "Ann", "Ben", "Cas")
    first = new_table(ann, ["me", "open"], listed=True, game=DUEL, options={"limit": "2"})
    ben.post(f"/api/tables/{first}/join")
    play_to_the_end(server, [ann, ben], first, 3)

    def seen(client: Client) -> list[str | None]:
        with opened(server, first, client) as socket:
            told = heard(socket, "fresh")["table"]["rematch"]
        page = client.http.get(f"/t/{first}").text
        return [client.table(first)["table"]["rematch"], told, f"/t/{again}" if again in page else None]

    again = ann.post(f"/api/tables/{first}/rematch")["id"]
    link = f"/t/{again}"
    assert seen(cas) == seen(ben) == [link] * 3
    with opened(server, first, cas) as watching:
        heard(watching, "fresh")
        ann.post(f"/api/tables/{again}/listed", listed=False)
        assert seen(cas) == [None] * 3
        assert seen(ben) == [link] * 3, "his seat is held for him there"
        ben.post(f"/api/tables/{first}/chat", text="Once more!")
        while (message := json.loads(watching.recv(timeout=SECONDS)))["t"] != "chat":
            assert again not in json.dumps(message)
    ann.post(f"/api/tables/{again}/listed", listed=True)
    assert seen(cas) == [link] * 3


def test_a_private_game_keeps_its_rematch_from_those_who_watch_also_after_a_restart(mortal: Server) -> None:
    ann, cas = people(mortal, "Ann", "Cas")
    first = new_table(ann, ["me", "random"], listed=False, game=DUEL, options={"limit": "2"})
    play_to_the_end(mortal, [ann], first, 3)
    again = ann.post(f"/api/tables/{first}/rematch")["id"]
    for _ in range(2):
        assert cas.table(first)["table"]["rematch"] is None
        assert ann.table(first)["table"]["rematch"] == f"/t/{again}"
        mortal.kill()
        mortal.start()


def test_an_open_table_says_what_one_may_want_to_know(server: Server) -> None:
    (ann,) = people(server, "Ann")
    table_id: str = ann.post("/api/tables", game=DUEL, seats=["me", "open"], options={"decks": "draft"})["id"]
    (told,) = [table for table in server.client().get("/api/tables", which="open") if table["id"] == table_id]
    assert [(seat["kind"], seat["name"]) for seat in told["seats"]] == [("person", "Ann"), ("open", "")]
    assert told["listed"] is True
    assert {option["name"]: (option["value"], option["usual"]) for option in told["options"]}["decks"] == ("draft", False)
    page = server.client().http.get("/", params={"language": "en"}).text
    line = re.search(rf'<li><a href="/t/{table_id}">.*?</li>', page, re.S)
    assert line is not None
    for word in ("Ann", "one seat free", "just opened", "Decks: Draft"):
        assert word in line.group()


def test_a_table_that_is_gone_is_in_no_list(database_url: str) -> None:
    """Times are chosen from the table's side; the host's from the attendance's."""
    now = store.now()
    taken = [store.Seat(0, store.PERSON, ANN.id, "", "Ann", "n"), store.Seat(1, store.BOT, None, "greedy", "greedy", "n")]

    async def work(database: Database) -> None:
        await seeded(database)

        async def add(name: str, ago: int, **more: Any) -> None:
            await database.write(lambda c: store.add_table(c, row(name, ANN, updated=now - ago, **more)))

        async def found(attendance: Attendance) -> set[str]:
            return {table.id for table in await lists.open_tables(database, attendance)} - {"t1"}

        away, here = Attendance(), Attendance()
        here.saw(ANN.id)
        await add("fresh", 0)
        await add("waiting", lists.HOST_AWAY + 60)
        await add("forgotten", lists.OPEN_FOR + 60)
        await add("private", 0, listed=False)
        await add("full", 0, seats=taken)
        assert await found(away) == {"fresh"}
        assert await found(here) == {"fresh", "waiting"}
        looking = Attendance()
        looking.enters(ANN.id)
        assert await found(looking) == {"fresh", "waiting"}
        looking.leaves(ANN.id)
        assert await found(looking) == {"fresh", "waiting"}  # he was here a moment ago
        for number in range(lists.MOST_OF_ONE_HOST):
            await add(f"another {number}", 0)
        assert len(await lists.open_tables(database, here)) == lists.MOST_OF_ONE_HOST
        for name, ago, listed in (("played", 60, True), ("left", lists.UNTOUCHED + 60, True), ("unseen", 60, False)):
            await add(name, ago, listed=listed, status=store.RUNNING, seats=taken)
        assert [table.id for table in await lists.tables_to_watch(database)] == ["played"]

    with_database(database_url, work)


def test_one_who_opens_very_many_tables_hides_nobody_elses(database_url: str) -> None:
    """Not even those that opened long before all of his."""
    now = store.now()
    bob = store.Person("b" * 20, "Bob", "en")
    here = Attendance()
    for person in (ANN, bob):
        here.saw(person.id)

    async def work(database: Database) -> None:
        await seeded(database)
        await database.write(lambda c: store.add_person(c, bob, "another recovery"))
        await database.write(lambda c: store.add_table(c, row("bob's", bob, updated=now - 60)))

        def fill(c: Connection) -> None:
            for number in range(lists.LOOKED_THROUGH):
                store.add_table(c, row(f"another {number}", ANN, updated=now))

        await database.write(fill)
        found = await lists.open_tables(database, here)
        assert [table.host for table in found] == [ANN.id] * lists.MOST_OF_ONE_HOST + [bob.id]

    with_database(database_url, work)


# -- names ---------------------------------------------------------------------------------------------------------------------------------


def test_no_two_guests_at_one_table(server: Server) -> None:
    """Whoever has told no name is a beast, whatever he reads; programs too."""
    host, second = server.client(), server.client()
    host.http.cookies.set("triptych-language", "fr")
    second.http.cookies.set("triptych-language", "de")
    program = server.client(server.client().post("/api/me/token")["token"])
    table_id = new_table(host, ["me", "open", "open", "open"])
    for client in (second, program):
        client.post(f"/api/tables/{table_id}/join")
    third = server.client()
    third.post(f"/api/tables/{table_id}/join")
    names = [seat["name"] for seat in host.table(table_id)["table"]["seats"]]
    assert len(set(names)) == 4
    assert all(name in beasts(language) for name, language in zip(names, ("fr", "de", "en", "en"), strict=True)), names
    assert host.get("/api/me")["named"] is False
    assert host.be("Zoe")["named"] is True
    later = new_table(host, ["me", "open"])
    assert host.table(later)["table"]["seats"][0]["name"] == "Zoe"


def test_a_guest_alone_with_bots_is_a_guest(server: Server) -> None:
    alone = server.client()
    table_id = new_table(alone, ["me", "random"])
    assert alone.table(table_id)["table"]["seats"][0]["name"] == "Guest"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_enough_beasts_and_each_once(language: str) -> None:
    names = beasts(language)
    assert len(names) == len(set(names)) == len(beasts("en")) >= 20
    taken: list[str] = []
    for number in range(len(names) + 2):
        taken.append(name_among(store.Person(f"person{number}", "Guest", language), taken))
    assert len(set(taken)) == len(taken)
    assert set(taken[: len(names)]) == set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_say_what_they_are(server: Server, language: str) -> None:
    told = {game["game"]: game for game in server.client().get("/api/games", language=language)}
    assert list(told) == registry.names()
    for game in told.values():
        assert game["line"].endswith(".")
        assert int(game["minutes"]) > 0
        assert game["weight"]


# -- talk ----------------------------------------------------------------------------------------------------------------------------------


def said(client: Client, table_id: str, text: str, channel: str = "table") -> tuple[int, str]:
    answer = client.http.post(f"/api/tables/{table_id}/chat", json={"text": text, "channel": channel})
    return answer.status_code, answer.json().get("code", "")


def test_those_who_watch_talk_among_themselves(server: Server) -> None:
    ann, ben, eve = people(server, "Ann", "Ben", "Ann")
    nobody = server.client()
    table_id: str = ann.post("/api/tables", game=DUEL, seats=["me", "open"], options={"limit": "2", "sides": "first-catholic"})["id"]
    ben.post(f"/api/tables/{table_id}/join")
    with opened(server, table_id, ann) as player, opened(server, table_id, eve) as watcher:
        until_watched_by(player, 1)
        assert ann.table(table_id)["table"]["watching"] == 1
        assert said(eve, table_id, "hello") == (403, "not-seated")
        assert said(eve, table_id, "Catholic will win", "watchers") == (200, "")
        assert said(nobody, table_id, "I doubt it", "watchers") == (200, "")
        assert said(ann, table_id, "who?", "watchers") == (403, "watchers-only")
        assert said(ann, table_id, "good luck") == (200, "")
        lines = [heard(watcher, "chat") for _ in range(3)]
        assert [(one["line"]["channel"], one["line"]["seat"], one["own"]) for one in lines] == [
            ("watchers", None, True),
            ("watchers", None, False),
            ("table", 0, False),
        ]
        # Nobody who watches is taken for somebody who plays, nor for another.
        assert lines[0]["line"]["name"] == "Ann (2)"
        assert lines[1]["line"]["name"] in beasts("en")
        first = heard(player, "chat")  # of all this the player hears her own sentence
        assert (first["line"]["text"], first["own"]) == ("good luck", True)
        # Any player may switch it off, and all are told; what was said stays to be read by those who watch.
        assert eve.http.post(f"/api/tables/{table_id}/watchers", json={"talk": False}).status_code == 403
        assert ben.post(f"/api/tables/{table_id}/watchers", talk=False)["watchers_talk"] is False
        for socket in (player, watcher):
            note = heard(socket, "chat")["line"]
            assert (note["channel"], note["name"], note["seat"], note["text"]) == ("note", "Ben", 1, "watchers-quiet")
            assert heard(socket, "table")["table"]["watchers_talk"] is False
        assert said(eve, table_id, "oh", "watchers") == (403, "watchers-quiet")
        ben.post(f"/api/tables/{table_id}/watchers", talk=False)  # nothing new, nothing told
        ann.post(f"/api/tables/{table_id}/watchers", talk=True)
        assert heard(player, "chat")["line"]["text"] == "watchers-talk"
        assert said(eve, table_id, "thank you", "watchers") == (200, "")
        play_to_the_end(server, [ann, ben], table_id, 3)
        # When it is over those who played may read it all.
        talk = heard(player, "talk")["chat"]
        whole = [line["text"] for line in talk]
        assert whole == ["Catholic will win", "I doubt it", "good luck", "watchers-quiet", "watchers-talk", "thank you"]
        assert said(eve, table_id, "well played", "watchers") == (200, "")
        assert heard(player, "chat")["line"]["text"] == "well played"
    with opened(server, table_id, ben) as late:
        assert [line["text"] for line in heard(late, "fresh")["chat"]] == [*whole, "well played"]


def test_a_player_who_comes_back_does_not_read_what_those_who_watch_say(server: Server) -> None:
    ann, ben, eve = people(server, "Ann", "Ben", "Eve")
    table_id = new_table(ann, ["me", "open"])
    assert said(eve, table_id, "may I watch?", "watchers") == (200, "")
    with opened(server, table_id, ann) as before:  # nothing is going on yet that anybody could give away
        assert [line["text"] for line in heard(before, "fresh")["chat"]] == ["may I watch?"]
    ben.post(f"/api/tables/{table_id}/join")
    said(eve, table_id, "Ann should build", "watchers")
    said(ben, table_id, "hello")
    for client, texts in ((ann, ["hello"]), (eve, ["may I watch?", "Ann should build", "hello"])):
        with opened(server, table_id, client) as socket:
            assert [line["text"] for line in heard(socket, "fresh")["chat"]] == texts


def test_those_who_watch_are_counted_once_each(server: Server) -> None:
    ann, eve = people(server, "Ann", "Eve")
    table_id = new_table(ann, ["me", "random"])
    with opened(server, table_id, ann) as player:
        with opened(server, table_id, eve), opened(server, table_id, eve):
            until_watched_by(player, 1)
            with opened(server, table_id, server.client()):
                until_watched_by(player, 2)
            until_watched_by(player, 1)
        until_watched_by(player, 0)
