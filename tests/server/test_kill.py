"""The server is killed again and again in the middle of games: nothing that was acknowledged is lost, and the games go on to their end."""

from __future__ import annotations

import random
import time
from pathlib import Path

import httpx

from tests.server.serving import Client, Server
from triptych.core import record, registry

KILLS = 12
TABLES = 7
GAME = "column-of-fire"


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    rng = random.Random(20)
    server = Server(tmp_path)
    client = server.client()
    client.be("Ann")
    tables = [client.post("/api/tables", game=GAME, seats=["me", "greedy", "random"])["id"] for _ in range(TABLES)]
    acknowledged: dict[str, dict[int, str]] = {table_id: {} for table_id in tables}
    over: set[str] = set()
    try:
        for _ in range(KILLS):
            until = time.monotonic() + rng.uniform(0.05, 0.7)
            play_until(client, tables, acknowledged, over, rng, until)
            server.kill()
            server.start()
            client = again(client, server)
            for table_id in tables:
                check_kept(client, table_id, acknowledged[table_id])
            if len(over) == TABLES:
                tables = [client.post("/api/tables", game=GAME, seats=["me", "greedy", "random"])["id"] for _ in range(TABLES)]
                acknowledged.update({table_id: {} for table_id in tables})
                over = set()
        play_until(client, tables, acknowledged, over, rng, time.monotonic() + 900)
        assert over == set(tables), "the games go on to their end"
        for table_id in acknowledged:
            text = client.http.get(f"/api/tables/{table_id}/record").text
            record.parse(text).check(registry.game)
    finally:
        server.stop()


def again(client: Client, server: Server) -> Client:
    """The same browser, after the server came back."""
    fresh = server.client()
    fresh.http.cookies = client.http.cookies
    return fresh


def play_until(
    client: Client, tables: list[str], acknowledged: dict[str, dict[int, str]], over: set[str], rng: random.Random, until: float
) -> None:
    while time.monotonic() < until and len(over) < len(tables):
        for table_id in tables:
            if table_id in over:
                continue
            try:
                seen = client.table(table_id)
                if seen["table"]["status"] == "over":
                    over.add(table_id)
                elif seen["legal"]:
                    move = rng.choice(seen["legal"])
                    answer = client.move(table_id, seen["version"], move, f"{seen['version']}-{rng.random()}")
                    if answer.status_code == 200:
                        acknowledged[table_id][seen["version"]] = move
            except httpx.TransportError:
                return


def check_kept(client: Client, table_id: str, acknowledged: dict[int, str]) -> None:
    """Every acknowledged move stands in the record at its place."""
    lines = [line for line in record.parse(client.http.get(f"/api/tables/{table_id}/record").text).lines if not line.comment]
    for version, move in acknowledged.items():
        assert lines[version].text == move
        assert lines[version].seat == 0
