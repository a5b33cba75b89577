"""The API as programs and pages use it, on a real server."""

from __future__ import annotations

import random
import stat
from typing import Any

import httpx
import pytest

from tests.server.serving import Client, Server
from triptych.core import record, registry
from triptych.server.speech import page_words

GAME = "column-of-fire"


def new_table(client: Client, seats: list[str], game: str = GAME, **more: Any) -> str:
    table_id: str = client.post("/api/tables", game=game, seats=seats, **more)["id"]
    return table_id


def play_to_the_end(server: Server, clients: list[Client], table_id: str, seed: int) -> None:
    """All clients play at random until it is over; bots play by themselves."""
    rng = random.Random(seed)
    for _ in range(20_000):
        moved = False
        for client in clients:
            seen = client.table(table_id)
            if seen["table"]["status"] == "over":
                return
            if seen["legal"]:
                answer = client.move(table_id, seen["version"], rng.choice(seen["legal"]))
                assert answer.status_code in (200, 409), answer.text
                moved = True
        if not moved:
            httpx.get(f"{server.url}/api/games")  # a moment for the bots
    raise AssertionError("the game did not end")


def test_a_program_plays_a_whole_game_with_a_token(server: Server) -> None:
    browser = server.client()
    browser.be("Ada")
    token = browser.post("/api/me/token", label="my program")["token"]
    program = server.client(token)
    assert program.get("/api/me")["name"] == "Ada"
    table_id = new_table(program, ["me", "random", "greedy"])
    play_to_the_end(server, [program], table_id, 1)
    result = program.get(f"/api/tables/{table_id}/result")
    text = program.http.get(f"/api/tables/{table_id}/record").text
    checked = record.parse(text).check(registry.game)  # dice included: the seed is shown now
    assert "dice-seed" in text
    assert checked.over
    assert result["points"] == checked.game.points(checked.state)
    for seat, points in enumerate(result["points"]):
        assert sum(part["points"] for part in result["sources"][seat]) == points


def test_two_people_join_by_link_and_the_game_begins(server: Server) -> None:
    ann, ben = server.client(), server.client()
    ann.be("Ann")
    ben.be("Ben")
    table_id = new_table(ann, ["me", "open"], nonce="ann-nonce")
    assert ann.table(table_id)["table"]["status"] == "open"
    joined = ben.post(f"/api/tables/{table_id}/join", nonce="ben-nonce")
    assert joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Ann", "Ben"]
    seen = ann.table(table_id)
    assert seen["version"] > 0
    assert sum(bool(client.table(table_id)["legal"]) for client in (ann, ben)) == 1
    running = ann.http.get(f"/api/tables/{table_id}/record").text
    assert "dice-seed" not in running
    assert "dice-nonce-1 ann-nonce" in running
    play_to_the_end(server, [ann, ben], table_id, 2)
    rematch = ann.post(f"/api/tables/{table_id}/rematch")
    assert ben.post(f"/api/tables/{table_id}/rematch") == rematch
    assert ben.post(f"/api/tables/{rematch['id']}/join")["status"] == "running"


def test_a_list_tells_how_each_table_stands(server: Server) -> None:
    ann, ben = server.client(), server.client()
    ann.be("Ann")
    table_id = new_table(ann, ["me", "open"])
    [waiting] = ann.get("/api/tables", which="mine")
    assert (waiting["status"], waiting["asked"], waiting["points"]) == ("open", [], None)
    ben.post(f"/api/tables/{table_id}/join")
    for _ in range(12):
        seen = [client.table(table_id) for client in (ann, ben)]
        for client, told in zip((ann, ben), seen, strict=True):
            [listed] = client.get("/api/tables", which="mine")
            assert {name: listed[name] for name in ("status", "asked", "points", "mine")} == {
                name: told["table"][name] for name in ("status", "asked", "points", "mine")
            }
            turn = page_words("en").say("home-your-turn")
            assert (turn in client.http.get("/").text) == (listed["mine"] in listed["asked"])
        [mover] = seen[0]["table"]["asked"]
        assert (ann, ben)[mover].move(table_id, seen[mover]["version"], seen[mover]["legal"][0]).status_code == 200


def test_sent_twice_counts_once_and_late_gets_409(server: Server) -> None:
    ann, ben = server.client(), server.client()
    table_id = new_table(ann, ["me", "open"])
    ben.post(f"/api/tables/{table_id}/join")
    mover = next(client for client in (ann, ben) if client.table(table_id)["legal"])
    seen = mover.table(table_id)
    first = mover.move(table_id, seen["version"], seen["legal"][0], "one")
    again = mover.move(table_id, seen["version"], seen["legal"][0], "one")
    assert first.status_code == again.status_code == 200
    after = mover.table(table_id)["version"]
    late = mover.move(table_id, seen["version"], seen["legal"][0], "two")
    assert late.status_code == 409
    assert late.json()["fresh"]["version"] == after
    assert mover.table(table_id)["version"] == after


def test_illegal_moves_change_nothing(server: Server) -> None:
    ann = server.client()
    table_id = new_table(ann, ["me", "open"])
    ben = server.client()
    ben.post(f"/api/tables/{table_id}/join")
    mover = next(client for client in (ann, ben) if client.table(table_id)["legal"])
    other = ben if mover is ann else ann
    seen = mover.table(table_id)
    for move in ("conflict spain", "", "nonsense", "take white england please", "x" * 5000):
        answer = mover.move(table_id, seen["version"], move, "bad")
        assert 400 <= answer.status_code < 500
        assert answer.json()["error"]
    assert other.move(table_id, seen["version"], seen["legal"][0], "not mine").status_code == 400
    assert mover.table(table_id)["version"] == seen["version"]


def test_why_not(server: Server) -> None:
    ann = server.client()
    table_id = new_table(ann, ["me", "open"])
    ben = server.client()
    ben.post(f"/api/tables/{table_id}/join")
    mover = next(client for client in (ann, ben) if client.table(table_id)["legal"])
    assert mover.get(f"/api/tables/{table_id}/why", move="conflict spain")["why"]
    assert mover.get(f"/api/tables/{table_id}/why", piece="space-3")["why"]
    assert mover.get(f"/api/tables/{table_id}/why", piece="no-such-thing") == {"why": []}


def test_recovery_link_brings_the_seats_to_another_device(server: Server) -> None:
    laptop, phone = server.client(), server.client()
    link = laptop.be("Cas")["recovery"]
    table_id = new_table(laptop, ["me", "random"])
    assert phone.table(table_id)["seat"] is None
    assert phone.http.post(link).status_code == 303
    assert phone.get("/api/me")["name"] == "Cas"
    assert phone.table(table_id)["seat"] == 0
    assert [table["id"] for table in phone.get("/api/tables", which="mine")] == [table_id]


def test_own_content_is_checked_with_lines_and_played(server: Server) -> None:
    ann = server.client()
    ann.be("Own")
    text = registry.shipped_content(GAME)
    table_id = new_table(ann, ["me", "random"], own_content=text.replace('action = "vp:2"', 'action = "vp:3"'))
    assert ann.table(table_id)["table"]["status"] == "running"
    broken = ann.http.post(
        "/api/tables", json={"game": GAME, "seats": ["me", "random"], "own_content": text.replace('"vp:2" }', '"vp:two" }')}
    )
    assert broken.status_code == 400
    assert "line 3" in broken.json()["error"]


def test_own_content_of_any_editor_gives_a_record_that_holds(server: Server) -> None:
    ann = server.client()
    ann.be("Own")
    text = "\ufeff" + f"# mine\n{registry.shipped_content(GAME)}".replace("\n", "\r\n")
    table_id = new_table(ann, ["me", "random"], own_content=text)
    kept = record.parse(ann.http.get(f"/api/tables/{table_id}/record").text)
    assert kept.own_content == f"# mine\n{registry.shipped_content(GAME)}"
    assert kept.find(registry.game).content_hash == kept.content


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": ["me", "open"]},
        {"game": GAME, "seats": ["me"]},
        {"game": GAME, "seats": ["me", "me"]},
        {"game": GAME, "seats": ["me", "open", "open", "open", "open"]},
        {"game": GAME, "seats": ["me", "alphazero"]},
        {"game": GAME},
        {"game": GAME, "seats": ["me", "open"], "extra": 1},
        {"game": GAME, "seats": ["me", "open"], "nonce": "two words"},
    ],
)
def test_bad_wishes_for_a_table(server: Server, body: dict[str, Any]) -> None:
    answer = server.client().http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


def test_the_key_is_for_its_owner_only(server: Server) -> None:
    mode = (server.data / "secret.key").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600


def test_headers_and_cookies(server: Server) -> None:
    answer = server.client().http.post("/api/guest", json={"name": "Eve"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
