"""An answer that is tried before it is given: whoever is asked is told what each one would change on the table, and nobody else."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.dice import given_dice
from triptych.core import registry
from triptych.server.app import create_app
from triptych.server.settings import Settings
from triptych.server.speech import game_words
from triptych.server.watch import Gallery, Reader

GAME = "world-without-end"
SHAPES = ("wide", "tall")
MOVES = 60  # some rounds, so that the card is laid by both


@dataclass
class Page:
    """A page that believes what it is told: scenes by name, each a list of pieces."""

    reader: Reader
    seat: int
    shape: str
    scenes: dict[str, list[list[Any]]] = field(default_factory=dict)
    told: list[str] = field(default_factory=list)

    def listen(self) -> dict[str, Any] | None:
        """Take in everything that was sent; the last question."""
        asked = None
        while not self.reader.queue.empty():
            text = self.reader.queue.get_nowait()
            self.told.append(text)
            message = json.loads(text)
            if message["t"] == "fresh":
                self.scenes = {name: scene["pieces"] for name, scene in message["scenes"].items()}
            for step in message.get("steps", []):
                self.scenes |= changed(self.scenes, step["scenes"])
            asked = message.get("ask") or asked
        return asked


def changed(scenes: dict[str, list[list[Any]]], changes: dict[str, Any]) -> dict[str, list[list[Any]]]:
    """The scenes with some of them changed."""
    found = dict(scenes)
    for name, change in changes.items():
        if "pieces" in change:
            found[name] = change["pieces"]
            continue
        pieces = {piece[0]: piece for piece in scenes[name] if piece[0] not in change["drop"]}
        order = list(pieces)
        for before, *piece in change["put"]:
            pieces[piece[0]] = piece
            if piece[0] in order:
                order.remove(piece[0])
            order.insert(order.index(before) + 1 if before else 0, piece[0])
        found[name] = [pieces[key] for key in order]
    return found


@asynccontextmanager
async def a_table(data: Path) -> AsyncIterator[tuple[str, list[httpx.AsyncClient], Gallery, list[Page]]]:
    """Two people at a table, and the pages of both and of a spectator, in both shapes."""
    app = create_app(Settings(data=data, workers=1, rates=False))
    async with app.router.lifespan_context(app):
        people = [
            httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here", headers={"Origin": "http://here"})
            for _ in range(2)
        ]
        table_id = (await people[0].post("/api/tables", json={"game": GAME, "seats": ["me", "open"]})).json()["id"]
        await people[1].post(f"/api/tables/{table_id}/join", json={})
        gallery = await app.state.house.gallery(table_id)
        pages = []
        for seat in (0, 1, -1):
            person = gallery.table.row.seats[seat].person if seat >= 0 else None
            for shape in SHAPES:
                reader = Reader(gallery.eyes(seat, "en", shape, game_words("en", GAME)), person)
                gallery.enter(reader, -1)
                pages.append(Page(reader, seat, shape))
        yield table_id, people, gallery, pages
        for client in people:
            await client.aclose()


def test_previews_are_true_and_for_the_one_who_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given_dice(monkeypatch, "previews")
    assert asyncio.run(play(tmp_path)) >= 4


async def play(data: Path) -> int:
    """How often the card was laid by somebody to whom it was shown before."""
    rng = random.Random(4)
    laid = 0
    async with a_table(data) as (table_id, people, gallery, pages):
        game = registry.game(GAME)
        for number in range(MOVES):
            state = gallery.table.match.state  # type: ignore[union-attr]
            actor = state.actor
            trying = game.step(state).tried
            for page in pages:
                ask = page.listen()
                assert ask is not None
                assert ask["tried"] == (trying and page.seat == actor)
                if not ask["tried"]:
                    assert '"preview"' not in page.told[-1]
                    continue
                view = game.view(state, page.seat)
                wording = page.reader.eyes.wording
                for told, move in zip(ask["moves"], view.moves, strict=True):
                    wanted = game.scenes(game.preview(view, move), page.seat, wording, page.shape)
                    shown = changed(page.scenes, told["preview"])
                    assert shown == {name: json.loads(json.dumps(scene.to_json()["pieces"])) for name, scene in wanted.items()}
                    assert set(told["preview"]) == {"board"}, "displays do not change, and are not sent"
            if trying:
                laid += 1
                answers = [(await person.get(f"/api/tables/{table_id}")).text for person in people]
                assert not any("preview" in answer for answer in answers)
            body = {"version": gallery.table.version, "id": f"m{number}", "move": game.moves.text(rng.choice(state.moves))}
            answer = await people[actor].post(f"/api/tables/{table_id}/moves", json=body)
            assert answer.status_code == 200, answer.text
    return laid


def test_whoever_comes_back_is_shown_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page opened anew, or held otherwise, gets the question with what each answer would change, for the shape it has now."""
    given_dice(monkeypatch, "coming back")
    asyncio.run(come_back(tmp_path))


async def come_back(data: Path) -> None:
    async with a_table(data) as (table_id, people, gallery, pages):
        for number in range(MOVES):
            state = gallery.table.match.state  # type: ignore[union-attr]
            asks = {(page.seat, page.shape): page.listen() for page in pages}
            actor = state.actor
            if gallery.table.game.step(state).tried:
                break
            body = {"version": gallery.table.version, "id": f"m{number}", "move": gallery.table.game.moves.text(state.moves[0])}
            await people[actor].post(f"/api/tables/{table_id}/moves", json=body)
        else:
            raise AssertionError("nobody was asked for something that can be tried")
        for shape in SHAPES:
            again = Reader(gallery.eyes(actor, "en", shape, game_words("en", GAME)), gallery.table.row.seats[actor].person)
            gallery.enter(again, -1)
            fresh = json.loads(again.queue.get_nowait())
            assert fresh["t"] == "fresh"
            assert fresh["ask"] == asks[actor, shape]
            gallery.leave(again)
        wide, tall = (json.dumps(asks[actor, shape]) for shape in SHAPES)
        assert wide != tall
