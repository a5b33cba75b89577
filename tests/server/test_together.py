"""Options of a table, and a draft at it: several are asked at once, in secret, and neither waits for the other."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.serving import Client, Server
from triptych.core import record, registry
from triptych.core.words import LANGUAGES
from triptych.server.speech import game_words, page_words

GAME = "sola-fide"
DRAFT = {"decks": "draft", "sides": "first-protestant"}
PICKS = 15


def draft(server: Server) -> tuple[str, Client, Client]:
    """A table at which two people draft."""
    ann, ben = server.client(), server.client()
    ann.be("Ann")
    ben.be("Ben")
    table_id: str = ann.post("/api/tables", game=GAME, seats=["me", "open"], options=DRAFT)["id"]
    ben.post(f"/api/tables/{table_id}/join")
    return table_id, ann, ben


def listening(server: Server, client: Client, table_id: str) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws')}/ws/tables/{table_id}"
    return connect(address, origin=Origin(server.url), additional_headers={"Cookie": client.cookies_header()}, max_size=None)


def pick(client: Client, table_id: str, place: int = 0) -> str:
    seen = client.table(table_id)
    answer = client.move(table_id, seen["version"], seen["legal"][place], f"pick-{seen['version']}")
    assert answer.status_code == 200, answer.text
    chosen: str = seen["legal"][place]
    return chosen


# -- options ------------------------------------------------------------------------------------------------------------------------------


def test_every_game_tells_what_can_be_settled(server: Server) -> None:
    for told in server.client().get("/api/games"):
        game = registry.game(told["game"])
        assert [option["name"] for option in told["options"]] == [option.name for option in game.offered]
        for option, offered in zip(told["options"], game.offered, strict=True):
            assert option["value"] == offered.choices[0]
            assert option["most"] == offered.most
            assert [choice["value"] for choice in option["choices"]] == ([] if offered.most else list(offered.choices))


def test_what_was_settled_stays_with_the_table(mortal: Server) -> None:
    """In the game itself, in its record, after a restart, and at a rematch."""
    ann = mortal.client()
    wanted = {"sides": "first-protestant", "limit": "1"}
    table_id = ann.post("/api/tables", game=GAME, seats=["me", "random"], options=wanted)["id"]
    settled = {"sides": "first-protestant", "decks": "starter", "limit": "1"}
    mortal.kill()
    mortal.start()
    while ann.get(f"/api/tables/{table_id}/turn", wait=30)["status"] != "over":
        pick(ann, table_id)
    played = record.parse(ann.http.get(f"/api/tables/{table_id}/record").text)
    assert played.options | settled == played.options
    assert played.check(registry.game).game.options == settled
    again = ann.post(f"/api/tables/{table_id}/rematch")["id"]
    told = ann.table(again)["table"]["options"]
    assert {option["name"]: option["value"] for option in told} == settled


@pytest.mark.parametrize(
    "options",
    [
        {"decks": "none"},
        {"limit": "-1"},
        {"limit": "10001"},
        {"limit": "٣"},
        {"limit": ""},
        {"nonsense": "1"},
        {"sides": "roll ", "decks": "draft"},
    ],
)
def test_what_is_not_offered_makes_no_table(server: Server, options: dict[str, str]) -> None:
    client = server.client()
    answer = client.http.post("/api/tables", json={"game": GAME, "seats": ["me", "random"], "options": options})
    assert (answer.status_code, answer.json()["code"]) == (400, "option")
    assert not client.http.cookies, "a request that is refused makes no guest"


@pytest.mark.parametrize(
    "options", [5, [], {"decks": 1}, {"decks": None}, {"x" * 41: "y"}, {"decks": "x" * 41}, {str(i): "" for i in range(21)}]
)
def test_what_is_no_option_at_all(server: Server, options: object) -> None:
    answer = server.client().http.post("/api/tables", json={"game": GAME, "seats": ["me", "random"], "options": options})
    assert answer.status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_what_can_be_and_what_was_settled(server: Server, language: str) -> None:
    words, page = game_words(language, GAME), page_words(language)
    client = server.client()
    form = client.http.get(f"/new/{GAME}", params={"language": language}).text.replace("&#39;", "'")
    for option in registry.game(GAME).offered:
        assert words.say(f"option-{option.name}") in form
        assert words.say(f"option-{option.name}-why") in form
        for choice in () if option.most else option.choices:
            assert words.say(f"option-{option.name}-{choice}") in form
            assert words.say(f"option-{option.name}-{choice}-why") in form
    table_id = client.post("/api/tables", game=GAME, seats=["me", "open"], options={**DRAFT, "limit": "40"})["id"]
    lobby = client.http.get(f"/t/{table_id}", params={"language": language}).text.replace("&#39;", "'")
    for name, value in {"decks": words.say("option-decks-draft"), "limit": "40"}.items():
        assert page.say("table-option", option=words.say(f"option-{name}"), value=value) in lobby
    assert "option-" not in client.http.get("/new/column-of-fire").text


# -- the draft ----------------------------------------------------------------------------------------------------------------------------


def test_both_are_asked_and_neither_waits(server: Server) -> None:
    """One who has seen nothing of the other's picks makes his own all the same; his late ones are late."""
    table_id, ann, ben = draft(server)
    first = {client: client.table(table_id) for client in (ann, ben)}
    for client, seen in first.items():
        assert seen["table"]["asked"] == seen["ask"]["asked"] == [0, 1]
        assert seen["ask"]["mine"]
        assert [move["move"] for move in seen["ask"]["moves"]] == seen["legal"]
        assert len(seen["legal"]) == 3
        assert client.get("/api/tables", which="mine")[0]["asked"] == [0, 1]
        assert page_words("en").say("home-your-turn") in client.http.get("/").text
        assert client.get(f"/api/tables/{table_id}/turn", wait=60)["legal"] == seen["legal"]
    watching = server.client().http.get("/").text
    assert re.search(rf'href="/t/{table_id}">.*?{page_words("en").say("home-turn-of-several")}.*?</li>', watching, re.S)
    for place in (0, 1, 2):
        pick(ben, table_id, place)
    stays = ann.table(table_id)
    assert stays["legal"] == first[ann]["legal"]
    assert stays["ask"]["since"] == first[ann]["ask"]["since"] < stays["version"]
    made = ann.move(table_id, first[ann]["version"], first[ann]["legal"][2])
    assert made.status_code == 200
    assert made.json()["asked"] == [0, 1]
    again = ann.move(table_id, first[ann]["version"], first[ann]["legal"][2], "another")
    assert again.status_code == 409
    assert again.json()["fresh"]["legal"] == made.json()["legal"]
    late = ben.move(table_id, first[ben]["version"], first[ben]["legal"][0], "late")
    assert late.status_code == 409
    assert ann.move(table_id, first[ben]["version"] - 1, made.json()["legal"][0], "early").status_code == 409
    for client in (ann, ben):
        answer = client.http.post(f"/api/tables/{table_id}/undo", json={"version": client.table(table_id)["version"], "id": "u"})
        assert answer.json()["code"] == "undo", "picks are final"


def test_one_who_is_done_waits_for_the_other(server: Server) -> None:
    table_id, ann, ben = draft(server)
    for _ in range(PICKS):
        pick(ben, table_id)
    for client, mine in ((ann, True), (ben, False)):
        seen = client.table(table_id)
        assert seen["table"]["asked"] == [0]
        assert seen["ask"]["mine"] is mine
        assert bool(seen["legal"]) is mine
        assert (page_words("en").say("home-your-turn") in client.http.get("/").text) is mine
    assert ben.move(table_id, ben.table(table_id)["version"], ann.table(table_id)["legal"][0]).status_code == 400
    for _ in range(PICKS):
        pick(ann, table_id)
    assert len(ann.table(table_id)["table"]["asked"]) == 1


def test_nobody_sees_the_others_picks(server: Server) -> None:
    """Cards looked at and kept by one do not stand in anything that the other, or a spectator, gets while the game runs."""
    table_id, ann, ben = draft(server)
    guest = server.client()
    with listening(server, ben, table_id) as his, listening(server, guest, table_id) as theirs:
        looked_at: set[str] = set()
        for _ in range(4):
            looked_at |= {move.removeprefix("keep ") for move in ann.table(table_id)["legal"]}
            pick(ann, table_id)
        names = {key: name for key, name, _, _ in registry.game(GAME).wording("en", []).cards()}
        secret = looked_at | {names[card] for card in looked_at}
        version = ann.table(table_id)["version"]
        for client, socket in ((ben, his), (guest, theirs)):
            got = [client.http.get(path).text for path in (f"/t/{table_id}/text", f"/t/{table_id}", f"/api/tables/{table_id}/replay")]
            got += [client.http.get(f"/api/tables/{table_id}/record").text, json.dumps(client.table(table_id))]
            heard: dict[str, Any] = {"version": -1}
            while heard["version"] < version:
                heard = {"version": -1, **json.loads(socket.recv(timeout=30))}
                got.append(json.dumps(heard))
            for text in got:
                assert [name for name in secret if re.search(rf"\b{re.escape(name)}\b", text)] == []
        own = ann.http.get(f"/api/tables/{table_id}/record").text
        assert own.count("keep ?") == 0
        assert ben.http.get(f"/api/tables/{table_id}/record").text.count("1 keep ?") == 4


def test_a_bot_drafts_while_a_person_thinks_and_goes_on_after_a_restart(mortal: Server) -> None:
    ann = mortal.client()
    table_id = ann.post("/api/tables", game=GAME, seats=["greedy", "me"], options=DRAFT)["id"]
    first = ann.table(table_id)

    def bots_picks() -> int:
        found: str = ann.http.get(f"/api/tables/{table_id}/record").text
        return found.count("1 keep ?")

    while bots_picks() < 2:
        ann.get("/api/games")
    mortal.kill()
    mortal.start()
    while bots_picks() < PICKS:
        ann.get("/api/games")
    assert ann.table(table_id)["table"]["asked"] == [1]
    assert ann.move(table_id, first["version"], first["legal"][0]).status_code == 200
    for _ in range(PICKS - 1):
        pick(ann, table_id)
    assert ann.get(f"/api/tables/{table_id}/turn", wait=60)["legal"]
