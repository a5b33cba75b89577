"""Two games that differ only in what lies hidden: every byte that a seat, or a spectator, receives is the same.

In A Column of Fire the first seat draws other advantage tiles in the second game and never uses one. In Sola Fide it drafts another deck,
draws another hand and never plays a card. In World Without End it lays other cards face down. Everything the other seat and a spectator get
(pages, socket, API, errors) is collected and compared.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from triptych.core import registry
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.game import Game
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import CHANCE, State
from triptych.server import advice, live, store, watch
from triptych.server.app import create_app
from triptych.server.settings import Settings
from triptych.server.speech import game_words
from triptych.server.watch import Reader

SECRET_SEAT = 0


@dataclass
class World:
    """One of the two games: its lots, and the moves of both seats."""

    lots: list[int]
    moves: list[tuple[int, int]]


@dataclass
class Play:
    """Two games of one kind that differ in hidden things alone, and what the other seat may try in them in vain."""

    name: str
    options: dict[str, str]
    worlds: tuple[World, World]
    vain: tuple[str, str]

    @property
    def game(self) -> Game[Any]:
        return registry.game(self.name, options=self.options)


def tiles() -> Play:
    """A game in which nobody uses a tile; then the same lots with other tiles for the secret seat."""
    game = registry.game("column-of-fire")
    for seed in itertools.count():
        rng = random.Random(seed)
        match = Match(game, 2, SeededChance(f"secrets {seed}"), undo=False)
        moves: list[tuple[int, int]] = []
        drawn: list[int] = []  # places among the lots of the tiles that the secret seat drew
        while not match.over:
            seat = match.state.actor
            allowed = [move for move in match.state.moves if not game.moves.text(move).startswith(("tile", "ransom"))]
            wishes = [move for move in allowed if game.moves.text(move) == "gain tile"]
            before = len(match.entries)
            move = rng.choice(wishes or allowed)
            match.play(seat, move)
            moves.append((seat, move))
            lots_before = sum(entry_seat(packed) == CHANCE for packed in match.entries[:before])
            for i, packed in enumerate(packed for packed in match.entries[before:] if entry_seat(packed) == CHANCE):
                if game.lots.text(entry_move(packed)).startswith("draw") and seat == SECRET_SEAT:
                    drawn.append(lots_before + i)
        lots = [entry_move(packed) for packed in match.entries if entry_seat(packed) == CHANCE]
        others = with_other_tiles(game, lots, drawn)
        if len(drawn) >= 4 and others != lots:
            moves = moves[:-1]  # with the last move the game is over, and everything is shown
            return Play(game.name, {}, (World(lots, moves), World(others, moves)), ("pass", "tile captain book france"))
    raise AssertionError


def with_other_tiles(game: Any, lots: list[int], drawn: list[int]) -> list[int]:
    """The secret seat's tiles become others of those that nobody draws."""
    content = game.content
    left = {key: count for key, count in zip(content.tile_keys, content.tile_count, strict=True)}
    for lot in lots:
        text = game.lots.text(lot)
        if text.startswith("draw "):
            left[text.removeprefix("draw ")] -= 1
    spare = [key for key, count in left.items() for _ in range(count)]
    changed = list(lots)
    for place, key in zip(drawn, spare, strict=False):
        changed[place] = game.lots.parse(f"draw {key}")
    return changed


class Urn:
    """Draws the cards of the secret seat from one generator, everything else from another."""

    def __init__(self, game: Game[Any], cards: set[str], secret: str) -> None:
        self.game = game
        self.cards = cards
        self.secret = random.Random(secret)
        self.open = random.Random("open")

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        word, _, card = self.game.lots.text(outcomes[0]).partition(" ")
        hidden = word in ("deal", "draw") and card in self.cards
        return (self.secret if hidden else self.open).choice(outcomes)


def drafts() -> Play:
    """The secret seat drafts and draws, and discards nothing; the other one drafts and plays, as long as that can go on."""
    options = {"decks": "draft", "sides": "first-catholic"}
    game = registry.game("sola-fide", options=options)
    cards = {key for key, _, _, _ in game.wording("en", []).cards()[:45]}
    matches = [Match(game, 2, Urn(game, cards, secret), undo=False) for secret in ("one", "two")]
    rng = random.Random("both")
    drawing = game.moves.parse("draw")
    moves: list[list[tuple[int, int]]] = [[], []]
    while True:
        asked = game.asked(matches[0].state)
        assert asked == game.asked(matches[1].state)
        step = game.step(matches[0].state).name
        seat = rng.choice(asked)
        if step not in ("draft", "turn") and seat == SECRET_SEAT:
            break
        place = rng.random()
        for match, made in zip(matches, moves, strict=True):
            ways = game.legal(match.state, seat)
            if step == "turn":  # the secret seat draws, the other one plays
                ways = [move for move in ways if (move == drawing) == (seat == SECRET_SEAT)]
            move = ways[int(place * len(ways))]
            match.play(seat, move)
            made.append((seat, move))
    drawn = [[entry_move(packed) for packed in match.entries if entry_seat(packed) == CHANCE] for match in matches]
    one, two = (World(lots, made) for lots, made in zip(drawn, moves, strict=True))
    return Play(game.name, options, (one, two), ("draw", f"play {sorted(cards)[0]}"))


def discards() -> Play:
    """The secret seat lays another card face down once in a chapter, and may lose others by penance; what it plays is in both its hands."""
    game = registry.game("world-without-end")
    matches = [Match(game, 2, Urn(game, set(), ""), undo=False) for _ in range(2)]  # of both hands the card at the same place is drawn
    rng = random.Random("both")
    moves: list[list[tuple[int, int]]] = [[], []]
    while game.clock(matches[0].state) < 23:  # of 24 rounds: at the end of a chapter all cards are down, and the same again
        seat = matches[0].state.actor
        assert seat == matches[1].state.actor
        ways = [game.legal(match.state, seat) for match in matches]
        same = [move for move in ways[0] if move in ways[1]]
        if game.step(matches[0].state).name == "discard" and seat == SECRET_SEAT and ways[0] == ways[1]:
            made = rng.sample(same, 2)
        else:
            made = [rng.choice(same)] * 2
        for match, line, move in zip(matches, moves, made, strict=True):
            match.play(seat, move)
            line.append((seat, move))
    drawn = [[entry_move(packed) for packed in match.entries if entry_seat(packed) == CHANCE] for match in matches]
    one, two = (World(lots, line) for lots, line in zip(drawn, moves, strict=True))
    return Play(game.name, {}, (one, two), ("pass", "sell 15 1"))


PLAYS = {"column-of-fire": tiles, "sola-fide": drafts, "world-without-end": discards}

every_game = pytest.mark.parametrize("name", registry.names())


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Ids, times and random secrets begin anew, so that two games differ in nothing else."""

    def anew() -> None:
        counter = itertools.count(1)
        monkeypatch.setattr(store, "new_id", lambda length=10: f"id{next(counter):06d}")
        monkeypatch.setattr(store, "now", lambda: 1_700_000_000)
        monkeypatch.setattr(secrets, "token_hex", lambda n: "ab" * n)

    return anew


def received(data: Path, play: Play, world: World, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """Play the script on a real application and collect what the other seat and a spectator are sent."""
    monkeypatch.setattr(live.LiveTable, "_source", lambda self: ForcedChance(world.lots, SeededChance("rest")))
    monkeypatch.setattr(live.LiveTable, "_by_habit", lambda self, state, seat: False)  # the script answers everything
    monkeypatch.setattr(advice, "ITERATIONS", 40)  # few enough that time does not decide
    monkeypatch.setattr(advice, "SECONDS", 15.0)
    monkeypatch.setattr(watch, "COUNT_SECONDS", 3600)  # how many watch is told by the clock; the table says it all the same
    return asyncio.run(_received(data, play, world))


async def _received(data: Path, play: Play, world: World) -> dict[str, list[str]]:
    app = create_app(Settings(data=data, workers=1, rates=False))
    got: dict[str, list[str]] = {"other seat": [], "spectator": []}
    async with app.router.lifespan_context(app):
        house = app.state.house
        clients = [httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://here", headers=head()) for _ in range(3)]
        secret, other, spectator = clients
        wish = {"game": play.name, "seats": ["me", "open"], "options": play.options, "advice": True}
        table_id = (await secret.post("/api/tables", json=wish)).json()["id"]
        await other.post(f"/api/tables/{table_id}/join", json={})
        await other.post(f"/api/tables/{table_id}/agree", json={"agrees": True})
        await spectator.post("/api/guest", json={"name": "Spectator"})
        gallery = await house.gallery(table_id)
        readers = {
            name: [Reader(gallery.eyes(seat, "en", shape, game_words("en", play.name)), person) for shape in ("wide", "tall")]
            for name, seat, person in (("other seat", 1, gallery.table.row.seats[1].person), ("spectator", -1, None))
        }
        for reader in itertools.chain(*readers.values()):
            gallery.enter(reader, -1)
        game = gallery.table.game
        for number, (seat, move) in enumerate(world.moves):
            mover = (secret, other)[seat]
            body = {"version": gallery.table.version, "id": f"m{number}", "move": game.moves.text(move)}
            answer = await mover.post(f"/api/tables/{table_id}/moves", json=body)
            assert answer.status_code == 200, answer.text
            for name, client in (("other seat", other), ("spectator", spectator)):
                got[name] += drained(readers[name])
                if number % 5 == 0:
                    told = await client.post(f"/api/tables/{table_id}/advice", json={"version": gallery.table.version})
                    got[name].append(f"advice {told.status_code}\n{told.text}")
                if number % 15 == 0:
                    got[name] += [text async for text in pages(client, table_id, gallery.table.version, play.vain)]
        for client in clients:
            await client.aclose()
    return got


def head() -> dict[str, str]:
    return {"Origin": "http://here", "Accept": "text/html,application/json"}


def drained(readers: list[Reader]) -> Iterator[str]:
    for reader in readers:
        while not reader.queue.empty():
            yield reader.queue.get_nowait()


async def pages(client: httpx.AsyncClient, table_id: str, version: int, vain: tuple[str, str]) -> Any:
    """Everything that can be looked at, and errors."""
    for path in (
        f"/api/tables/{table_id}",
        f"/api/tables/{table_id}/record",
        f"/api/tables/{table_id}/replay?at={version // 2}",
        f"/api/tables/{table_id}/replay?seat=0",
        f"/api/tables/{table_id}/replay?seat=open",
        f"/api/tables/{table_id}/result",
        f"/api/tables/{table_id}/why?move={vain[0]}",
        f"/api/tables/{table_id}/why?move={vain[1]}",
        f"/t/{table_id}",
        f"/t/{table_id}/text",
        f"/t/{table_id}/replay",
        "/",
    ):
        answer = await client.get(path)
        yield f"{path} {answer.status_code}\n{answer.text}"
    for body in ({"version": version, "id": "x", "move": vain[1]}, {"version": 0, "id": "y", "move": vain[0]}):
        answer = await client.post(f"/api/tables/{table_id}/moves", json=body)
        yield f"POST {answer.status_code}\n{answer.text}"


@every_game
def test_a_seat_receives_the_same_bytes_whatever_lies_hidden(
    name: str, tmp_path: Path, same_world: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = PLAYS[name]()
    same_world()
    first = received(tmp_path / "one", play, play.worlds[0], monkeypatch)
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "secret.key").write_bytes((tmp_path / "one" / "secret.key").read_bytes())
    (tmp_path / "two" / "secret.key").chmod(0o600)
    same_world()
    second = received(tmp_path / "two", play, play.worlds[1], monkeypatch)
    assert sum(text.startswith("advice 200") for text in first["other seat"]) > 3
    for reader, got in first.items():
        assert len(got) == len(second[reader]) > 100
        for one, two in zip(got, second[reader], strict=True):
            assert one == two, f"{reader} can tell the games apart"


@every_game
def test_the_two_games_really_differ(name: str) -> None:
    play = PLAYS[name]()

    def final(world: World) -> State:
        match = Match(play.game, 2, ForcedChance(world.lots, SeededChance("rest")), undo=False)
        for seat, move in world.moves:
            match.play(seat, move)
        return match.state

    one, two = (final(world) for world in play.worlds)
    assert play.game.step(one).name == play.game.step(two).name
    assert one.key() != two.key()
    for seat in (1, -1):
        assert play.game.view(one, seat).key() == play.game.view(two, seat).key()
