"""Profile and settings: what somebody has played, which programs play for him, and pages that are there for everybody."""

from __future__ import annotations

import contextlib
import re
import sqlite3

import pytest

from tests.server.serving import Client, Server
from triptych.core import registry
from triptych.core.words import LANGUAGES
from triptych.server import store
from triptych.server.pages import played
from triptych.server.speech import page_words

DUEL = "sola-fide"
GAME = "column-of-fire"


def row(points: list[float], status: str = store.OVER) -> store.TableRow:
    seats = [store.Seat(0, store.PERSON, "me", name="Ada"), *(store.Seat(n, store.BOT, bot="greedy") for n in range(1, len(points)))]
    return store.TableRow("t", GAME, 2, "", len(points), "me", status, True, "", "", 0, 0, points=points, seats=seats)


@pytest.mark.parametrize(
    ("points", "winners", "result"),
    [
        ([50, 40], [0], "won"),
        ([40, 50], [1], "lost"),
        ([50, 50, 10], [0], "won"),  # as the tie was decided
        ([50, 50, 10], [1], "lost"),
        ([50, 50, 10], [0, 1], "shared"),
        ([50, 50, 10], [], "level"),  # by rules that are not played any more, so nobody can tell
        ([10, 50, 50], [], "lost"),
    ],
)
def test_what_became_of_a_game(points: list[float], winners: list[int], result: str) -> None:
    assert played(row(points), "en", "me", winners)["result"] == result


def test_a_stopped_game_has_no_result() -> None:
    assert played(row([5, 3], store.STOPPED), "en", "me", [])["result"] == "stopped"


def finish(client: Client) -> str:
    """A duel of a single turn, played to its end."""
    table: str = client.post("/api/tables", game=DUEL, seats=["me", "random"], options={"limit": "1", "sides": "first-catholic"})["id"]
    while (turn := client.get(f"/api/tables/{table}/turn", wait=20))["status"] != "over":
        if turn["legal"]:
            body = {"version": turn["version"], "id": str(turn["version"]), "move": turn["legal"][0]}
            assert client.http.post(f"/api/tables/{table}/moves", json=body).status_code in (200, 409)
    return table


def test_my_games_are_listed_with_their_results(server: Server) -> None:
    ada, ben = server.client(), server.client()
    ada.be("Ada")
    ben.be("Ben")
    words = page_words("en")
    assert words.say("me-games-none") in ada.http.get("/me").text
    table = finish(ada)
    running = ada.post("/api/tables", game=DUEL, seats=["me", "open"])["id"]
    text = ada.http.get("/me").text
    assert f'href="/t/{table}/replay"' in text
    assert f'href="/t/{table}/analysis"' in text
    assert running not in text
    assert len(re.findall(r'data-result="(?:won|lost|shared)"', text)) == 1
    assert table not in ben.http.get("/me").text
    assert words.say("me-games-none") in ada.http.get("/me", params={"page": 2}).text
    assert ada.http.get("/me", params={"page": 0}).status_code == 422


def test_a_game_that_cannot_be_read_does_not_hide_the_others(mortal: Server) -> None:
    """Where several have as many points the game itself is asked who has won; if it cannot tell, nobody has."""
    ada = mortal.client()
    ada.be("Ada")
    whole, broken = finish(ada), finish(ada)
    mortal.kill()
    with contextlib.closing(sqlite3.connect(mortal.data / "triptych.sqlite3")) as file, file:
        file.execute("UPDATE tables SET points = '[1, 1]' WHERE id = ?", [broken])
        file.execute("UPDATE entries SET text = 'nonsense' WHERE table_id = ? AND seat >= 0", [broken])
    mortal.start()
    text = ada.http.get("/me").text
    assert all(f'href="/t/{table}/replay"' in text for table in (whole, broken))
    assert 'data-result="level"' in text


def test_tokens_are_listed_and_can_be_taken_back(server: Server) -> None:
    ada, ben = server.client(), server.client()
    ada.be("Ada")
    ben.be("Ben")
    token = ada.post("/api/me/token", label="my bot")["token"]
    other = ada.post("/api/me/token", label="another")["token"]
    program = server.client(token)
    assert program.get("/api/me")["name"] == "Ada"
    listed = ada.get("/api/me/tokens")
    assert sorted(one["label"] for one in listed) == ["another", "my bot"]
    assert token not in str(listed)
    which = next(one["id"] for one in listed if one["label"] == "my bot")
    assert ben.get("/api/me/tokens") == []
    assert ben.http.delete(f"/api/me/tokens/{which}").json() == []  # another's is none of his
    assert program.http.get("/api/me").status_code == 200
    assert program.http.get("/api/me/tokens").status_code == 403
    assert program.http.delete(f"/api/me/tokens/{which}").status_code == 403
    left = ada.http.delete(f"/api/me/tokens/{which}")
    assert [one["label"] for one in left.json()] == ["another"]
    assert ada.http.delete(f"/api/me/tokens/{which}").json() == left.json()
    assert program.http.get("/api/me").status_code == 401
    assert server.client(other).get("/api/me")["name"] == "Ada"
    assert server.client().http.get("/api/me/tokens").status_code == 401


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_to_read_are_there_for_everybody(server: Server, language: str) -> None:
    stranger = server.client()
    for game in registry.names():
        for page in ("how", "cards", "rules"):
            answer = stranger.http.get(f"/{page}/{game}", params={"language": language})
            assert answer.status_code == 200, (page, game)
            assert f'href="/how/{game}"' in answer.text
    assert stranger.http.get("/how/chess").status_code == 404
    text = stranger.http.get("/settings", params={"language": language}).text
    assert page_words(language).say("settings-palette") in text
