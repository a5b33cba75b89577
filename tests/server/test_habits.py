"""What seats answer by habit, and how they are stopped and taken back: at tables whose dice are given, so that what must come does."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.dice import given_dice
from tests.server.test_sturdy import Guest, Site, on_site

Choose = Callable[[list[str]], str]


async def send(guest: Guest, table_id: str, seen: Any, move: str) -> None:
    answer = await guest.post(f"/api/tables/{table_id}/moves", version=seen["version"], id=f"m{seen['version']}", move=move)
    assert answer.status_code == 200, answer.text


def passing(seed: int) -> Choose:
    """At random, but always pass in windows."""
    rng = random.Random(seed)

    def choose(legal: list[str]) -> str:
        plain = [move for move in legal if not move.startswith(("tile", "ransom"))]
        return "pass" if "pass" in plain else rng.choice(plain)

    return choose


async def play_until(table_id: str, guests: tuple[Guest, Guest], choose: Choose, enough: Callable[[], Awaitable[bool]]) -> int:
    """Both play until it is enough or the game is over; how often the first of them has passed himself."""
    passed = 0
    while not await enough():
        for guest in guests:
            seen = await guest.get(f"/api/tables/{table_id}")
            if seen["table"]["status"] != "running":
                return passed
            if seen["legal"]:
                move = choose(seen["legal"])
                passed += move == "pass" and guest is guests[0]
                await send(guest, table_id, seen, move)
                break
    return passed


async def never() -> bool:
    return False


def test_standing_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_dice(monkeypatch, "habits")

    async def work(here: Site) -> None:
        table_id, ann, ben = await here.seated()
        wanted = {"windows": "pass", "events": "suffer", "feasts": "keep"}
        answers = (await ann.post(f"/api/tables/{table_id}/standing", **wanted)).json()
        assert {one["name"]: one["value"] for one in answers} == wanted
        assert (await ann.post(f"/api/tables/{table_id}/standing", windows="never")).status_code == 400
        own = await play_until(table_id, (ann, ben), passing(3), never)
        lines = (await ann.http.get(f"/api/tables/{table_id}/record")).text.splitlines()
        assert lines.count("1 pass") - own > 3, "nobody was asked, and the windows were passed"

    on_site(tmp_path, work)


def test_what_is_wanted_at_every_table_holds_from_its_beginning(tmp_path: Path) -> None:
    """For whoever makes a table, sits down at one, or plays again; what the game does not ask, or has no such answer to, is left aside."""
    chosen = {"use": "never", "extra": "ask", "windows": "always", "stop": "next", "exchanges": "perhaps"}

    async def work(here: Site) -> None:
        ann, ben, cas = here.guest(), here.guest(), here.guest()

        async def standing(guest: Guest, table_id: str) -> dict[str, str]:
            return {one["name"]: one["value"] for one in (await guest.get(f"/api/tables/{table_id}"))["standing"]}

        async def made(game: str, **more: Any) -> str:
            table_id: str = (await ann.post("/api/tables", game=game, seats=["me", "open"], **more)).json()["id"]
            return table_id

        duel = await made("sola-fide", standing=chosen, options={"limit": "2"})
        assert await standing(ann, duel) == {"use": "never", "extra": "ask"}
        await ben.post(f"/api/tables/{duel}/join", standing={"extra": "always"})
        assert await standing(ben, duel) == {"use": "ask", "extra": "always"}
        assert await standing(ann, duel) == {"use": "never", "extra": "ask"}
        town = await made("world-without-end", standing=chosen)
        assert await standing(ann, town) == {"use": "always", "exchanges": "ask"}
        fire = await made("column-of-fire", standing=chosen)
        assert await standing(ann, fire) == {"windows": "always", "events": "ask", "feasts": "ask"}
        assert (await ann.get(f"/api/tables/{fire}"))["ask"] is None
        await cas.post(f"/api/tables/{fire}/join")
        assert await standing(cas, fire) == {"windows": "pass", "events": "ask", "feasts": "ask"}
        assert (await ann.get(f"/api/tables/{fire}"))["ask"]["stop"]["on"] is False, "that is for once only"
        await play_until(duel, (ann, ben), lambda legal: legal[0], never)
        again = (await ben.post(f"/api/tables/{duel}/rematch", standing={"use": "always"})).json()["id"]
        assert await standing(ben, again) == {"use": "always", "extra": "ask"}
        assert (await ann.post("/api/tables", game="sola-fide", seats=["me", "random"], standing={"use": 1})).status_code == 422

    on_site(tmp_path, work)


def test_stop_me_holds_until_the_next_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_dice(monkeypatch, "stop me")

    async def work(here: Site) -> None:
        table_id, ann, ben = await here.seated()
        path = f"/api/tables/{table_id}"

        async def asked_in_a_window() -> bool:
            return "pass" in (await ann.get(path))["legal"]

        for _ in range(3):
            assert (await ann.get(path))["ask"]["stop"] == {"name": "stop", "choices": ["no", "next"], "on": False}
            answers = (await ann.post(f"{path}/standing", stop="next")).json()
            assert "stop" not in [one["name"] for one in answers], "it is no habit"
            assert (await ann.get(path))["ask"]["stop"]["on"]
            await play_until(table_id, (ann, ben), passing(3), asked_in_a_window)
            await send(ann, table_id, await ann.get(path), "pass")
            assert not (await ann.get(path))["ask"]["stop"]["on"], "it held for this window"
        assert (await here.guest().get(path))["ask"]["stop"] is None, "who watches is not asked"

    on_site(tmp_path, work)


def test_taking_back_goes_past_what_habits_have_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is taken back together with the windows that have passed by themselves since: he chooses anew, where he had chosen it."""

    async def work(here: Site) -> None:
        rng = random.Random(5)
        taken_back = 0
        for number in range(20):
            given_dice(monkeypatch, f"taking back {number}")
            table_id, *guests = await here.seated()
            path = f"/api/tables/{table_id}"
            mover, sent = guests[0], "pass"
            while (seen := await mover.get(path))["table"]["status"] == "running" and taken_back < 4:
                last = (await mover.http.get(f"{path}/record")).text.splitlines()[-1]
                if seen["ask"]["undo"] and sent != "pass" and last == f"{seen['seat'] + 1} pass":
                    back = await mover.post(f"{path}/undo", version=seen["version"], id=f"back {seen['version']}")
                    assert sent in back.json()["legal"]
                    taken_back += 1
                    sent = "pass"
                    continue
                for guest in guests:
                    seen = await guest.get(path)
                    if seen["legal"]:
                        mover, sent = guest, rng.choice(seen["legal"])
                        await send(mover, table_id, seen, sent)
                        break
            if taken_back == 4:
                return
        raise AssertionError("in twenty games nothing was answered by habit that could be taken back")

    on_site(tmp_path, work)
