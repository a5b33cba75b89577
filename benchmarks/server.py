"""How fast is the server? Many tables of two programs each; half of them hold sockets like browsers.

    python -m benchmarks.server [--tables 100] [--seconds 20]

Starts a real server in a process of its own, and measures from the POST of a move to its arrival at the other player's socket: first
with every table moving once a second, then as fast as it goes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.serving import Server

GAME = "column-of-fire"


class Player:
    """A program at a table, with or without a socket."""

    def __init__(self, url: str, http: httpx.AsyncClient, token: str) -> None:
        self.url = url
        self.http = http
        self.headers = {"Authorization": f"Bearer {token}"}
        self.socket: ClientConnection | None = None
        self.arrived: dict[int, asyncio.Future[float]] = {}

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body, headers=self.headers)
        answer.raise_for_status()
        return answer.json()

    async def watch(self, table_id: str) -> None:
        address = self.url.replace("http", "ws")
        self.socket = await connect(
            f"{address}/ws/tables/{table_id}", additional_headers=self.headers, max_size=None, compression="deflate", ping_interval=None
        )
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            at = time.perf_counter()
            message = json.loads(text)
            if message["t"] in ("steps", "fresh"):
                waiting = self.arrived.pop(message.get("from", -1), None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(at)


class BenchTable:
    """Two players who move at random; new games when one is over."""

    def __init__(self, players: list[Player], rng: random.Random) -> None:
        self.players = players
        self.rng = rng
        self.id = ""
        self.moves = 0
        self.delays: list[float] = []

    async def begin(self, sockets: bool) -> None:
        first, second = self.players
        self.id = (await first.post("/api/tables", game=GAME, seats=["me", "open"], listed=False))["id"]
        await second.post(f"/api/tables/{self.id}/join")
        for player in self.players if sockets else []:
            if player.socket is not None:
                await player.socket.close()
            await player.watch(self.id)

    async def move(self, sockets: bool) -> None:
        """One move by whoever is asked; the delay until the other's socket tells it."""
        for player in self.players:
            seen = (await player.http.get(f"/api/tables/{self.id}", headers=player.headers)).json()
            if seen["table"]["status"] == "over":
                await self.begin(sockets)
                return
            if seen["legal"]:
                break
        else:
            return
        other = self.players[1] if player is self.players[0] else self.players[0]
        arrival: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        if sockets:
            other.arrived[seen["version"]] = arrival
        sent = time.perf_counter()
        await player.post(
            f"/api/tables/{self.id}/moves", version=seen["version"], id=f"b{seen['version']}", move=self.rng.choice(seen["legal"])
        )
        self.moves += 1
        if sockets:
            with contextlib.suppress(TimeoutError):
                self.delays.append(await asyncio.wait_for(arrival, 5) - sent)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(url: str, pid: int, count: int, seconds: float) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=count * 2, max_keepalive_connections=count * 2)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        tables = []
        for i in range(count):
            players = []
            for seat in range(2):
                guest = await http.post("/api/guest", json={"name": f"P{i}{seat}"}, headers={"Origin": url})
                cookies = {"triptych": guest.cookies["triptych"]}
                http.cookies.clear()
                made = await http.post("/api/me/token", json={}, headers={"Origin": url}, cookies=cookies)
                http.cookies.clear()
                players.append(Player(url, http, made.json()["token"]))
            tables.append(BenchTable(players, random.Random(i)))
        for i, table in enumerate(tables):
            await table.begin(i % 2 == 0)
        paced = await phase(tables, pid, seconds, 1.0)
        full = await phase(tables, pid, seconds, 0.0)
        for table in tables:
            for player in table.players:
                if player.socket is not None:
                    player.reading.cancel()
                    await player.socket.close()
    return {"tables": count, "paced": paced, "full": full}


async def phase(tables: list[BenchTable], pid: int, seconds: float, pause: float) -> dict[str, float]:
    for table in tables:
        table.moves, table.delays = 0, []
    until = time.perf_counter() + seconds
    cpu = cpu_seconds(pid)

    async def play(i: int, table: BenchTable) -> None:
        await asyncio.sleep(pause * i / len(tables))
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await table.move(i % 2 == 0)
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - begun)))

    begun = time.perf_counter()
    await asyncio.gather(*(play(i, table) for i, table in enumerate(tables)))
    took = time.perf_counter() - begun
    moves = sum(table.moves for table in tables)
    delays = sorted(delay for table in tables for delay in table.delays)
    return {
        "moves_per_second": moves / took,
        "p50_ms": delays[len(delays) // 2] * 1000 if delays else 0,
        "p99_ms": delays[int(len(delays) * 0.99)] * 1000 if delays else 0,
        "server_cpu_ms_per_move": (cpu_seconds(pid) - cpu) * 1000 / max(moves, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            assert server.process is not None
            found = asyncio.run(run(server.url, server.process.pid, args.tables, args.seconds))
        finally:
            server.stop()
    json.dump(found, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
