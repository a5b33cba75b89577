"""How fast is the server? Many tables of two players each; those of every other table hold sockets like browsers, the rest are programs.

    python -m benchmarks.server [--tables 100] [--seconds 20] [--thinking 3]

Starts a real server in a process of its own, and measures from the POST of a move to its arrival at the other player's socket: first
with every table moving once a second, then as fast as it goes. Who holds a socket is told there what is asked, and POSTs his moves; a
program without one is told by the answer to its POST, and waits for its turn with `GET .../turn`. Beside it, in the same run, a bare
echo of a POST: what the machine gives at that moment.

Then bots of the highest level think at some more tables, and all tables move once a second again: thinking must not delay them. Before all
that, with three bot tables active, how long a turn of a level-3 bot takes, from the move before it to the next question: once beside two
other tables of that level, once beside two of the highest.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop

from benchmarks import wire
from tests.server.serving import Server

GAME = "column-of-fire"
MIDDLE, HIGHEST = "level-3", "level-5"
LEVEL_3_SECONDS = 0.5
ECHO_CONNECTIONS = 16
ECHO_SECONDS = 4.0
WARM_UP = 5.0


class Pace:
    """How long a table waits between two moves; the same for all, changed while they play."""

    def __init__(self) -> None:
        self.pause = 1.0


class Player:
    """One who plays at random, with a socket or without."""

    def __init__(self, port: int, http: wire.Connection, token: str) -> None:
        self.port = port
        self.http = http
        self.headers = f"Authorization: Bearer {token}\r\n"
        self.socket: wire.Socket | None = None
        self.version = 0
        self.moves: list[str] = []
        self.over = False
        self.news = asyncio.Event()

    async def post(self, path: str, **body: Any) -> Any:
        return await self.http.ask("POST", path, self.headers, body)

    def learn(self, version: int, moves: list[str], status: str) -> None:
        if version >= self.version:
            self.version, self.moves, self.over = version, moves, status == "over"
            self.news.set()

    def forget(self) -> None:
        self.version, self.moves, self.over = 0, [], False


class BenchTable:
    """Two players; a new game when one is over."""

    def __init__(self, players: list[Player], pace: Pace, sockets: bool, number: int) -> None:
        self.players = players
        self.pace = pace
        self.sockets = sockets
        self.rng = random.Random(number)
        self.due = time.perf_counter() + number / 100
        self.id = ""
        self.sent: tuple[Player, int, float] | None = None
        self.moves = 0
        self.delays: list[float] = []

    async def play(self) -> None:
        while True:
            await self._begin()
            await asyncio.gather(*(self._play_as(player) for player in self.players))

    async def _begin(self) -> None:
        first, second = self.players
        self.id = (await first.post("/api/tables", game=GAME, seats=["me", "open"], listed=False))["id"]
        for player in self.players:
            player.forget()
            if player.socket is not None:
                player.socket.transport.close()
            if self.sockets:
                player.socket = await wire.socket(player.port, f"/ws/tables/{self.id}", player.headers, self._listener(player))
        await second.post(f"/api/tables/{self.id}/join")

    def _listener(self, player: Player) -> Callable[[Any], None]:
        def told(message: Any) -> None:
            if message["t"] not in ("steps", "fresh") or message["ask"] is None:
                return
            if self.sent is not None and self.sent[0] is not player and message["version"] > self.sent[1]:
                self.delays.append(time.perf_counter() - self.sent[2])
                self.sent = None
            player.learn(message["version"], [one["move"] for one in message["ask"]["moves"]], message["table"]["status"])

        return told

    async def _play_as(self, player: Player) -> None:
        while True:
            while not player.moves and not player.over:
                player.news.clear()
                if self.sockets:
                    await player.news.wait()
                else:
                    found = await player.http.ask("GET", f"/api/tables/{self.id}/turn", player.headers)
                    player.learn(found["version"], found["legal"], found["status"])
            if player.over:
                return
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            if not player.moves:  # told otherwise while he waited
                continue
            move, player.moves = self.rng.choice(player.moves), []
            now = time.perf_counter()
            self.due = max(now, self.due + self.pace.pause)
            self.sent = (player, player.version, now)
            self.moves += 1
            path = f"/api/tables/{self.id}/moves"
            found = await player.post(path, version=player.version, id=f"b{player.version}", move=move)
            if not self.sockets:
                player.learn(found["version"], found["legal"], found["status"])


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(tables: list[BenchTable], pid: int, seconds: float) -> dict[str, float]:
    """What happens in the next seconds."""
    for table in tables:
        table.moves, table.delays = 0, []
    begun, cpu, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
    heard = sum(player.socket.bytes for table in tables for player in table.players if player.socket)
    await asyncio.sleep(seconds)
    took, cpu, own = time.perf_counter() - begun, cpu_seconds(pid) - cpu, time.process_time() - own
    heard = sum(player.socket.bytes for table in tables for player in table.players if player.socket) - heard
    moves = sum(table.moves for table in tables)
    delays = sorted(delay for table in tables for delay in table.delays)
    return {
        "moves_per_second": round(moves / took, 1),
        "p50_ms": round(delays[len(delays) // 2] * 1000, 1),
        "p99_ms": round(delays[int(len(delays) * 0.99)] * 1000, 1),
        "server_cpu_ms_per_move": round(cpu * 1000 / moves, 2),
        "client_cpu_ms_per_move": round(own * 1000 / moves, 2),
        "socket_bytes_per_move": round(heard / moves),
    }


async def echoes() -> float:
    """How many POSTs a bare application answers in a second here and now."""
    command = [sys.executable, "-m", "benchmarks.echo"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        count = 0

        async def ask(http: wire.Connection) -> None:
            nonlocal count
            while True:
                await http.ask("POST", "/echo", "", {"version": 12, "id": "b12", "move": "take white england"})
                count += 1

        asking = [asyncio.create_task(ask(await wire.connection(port))) for _ in range(ECHO_CONNECTIONS)]
        begun = time.perf_counter()
        await asyncio.sleep(ECHO_SECONDS)
        found = count / (time.perf_counter() - begun)
        for task in asking:
            task.cancel()
    finally:
        process.terminate()
        process.wait()
    return found


async def seated(port: int, count: int, pace: Pace) -> list[BenchTable]:
    """Tables with their players, who all come as guests and get a token."""
    tables = []
    for number in range(count):
        players = []
        for seat in range(2):
            players.append(await guest(port, f"P{number}-{seat}"))
        tables.append(BenchTable(players, pace, number % 2 == 0, number))
    return tables


async def guest(port: int, name: str) -> Player:
    """Somebody who comes as a guest and gets a token."""
    http = await wire.connection(port)
    await http.ask("POST", "/api/guest", "Origin: http://bench\r\n", {"name": name})
    cookie = next(line for line in http.head.splitlines() if line.lower().startswith("set-cookie:"))
    headers = f"Origin: http://bench\r\nCookie: {cookie.partition(':')[2].split(';')[0].strip()}\r\n"
    token = (await http.ask("POST", "/api/me/token", headers, {}))["token"]
    return Player(port, http, token)


async def let_think(port: int, count: int) -> None:
    """Tables at which bots of the highest level play each other, for as long as the benchmark lasts: each is somebody else's."""
    for number in range(count):
        host = await guest(port, f"Host {number}")
        await host.post("/api/tables", game=GAME, seats=[HIGHEST, HIGHEST], listed=False)


async def bot_turns(player: Player, bot: str, seconds: float, number: int) -> list[float]:
    """Play against a bot at random for some seconds; how long each answer of its took until the next question."""
    rng = random.Random(number)
    found: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        table = (await player.post("/api/tables", game=GAME, seats=["me", bot], listed=False))["id"]
        path = f"/api/tables/{table}"
        told = await player.http.ask("GET", f"{path}/turn", player.headers)
        while told["status"] != "over" and time.perf_counter() < until:
            move = {"version": told["version"], "id": f"b{told['version']}", "move": rng.choice(told["legal"])}
            told = await player.post(f"{path}/moves", **move)
            begun = time.perf_counter()
            if not told["legal"] and told["status"] != "over":
                told = await player.http.ask("GET", f"{path}/turn", player.headers)
                found.append(time.perf_counter() - begun)
    return found


async def three_tables(port: int, others: str, seconds: float) -> dict[str, Any]:
    """A level-3 table beside two others: its bot's turns, and how much longer than its share the longest took."""
    players = [await guest(port, f"{others}-{number}") for number in range(3)]
    playing = [
        bot_turns(players[0], MIDDLE, seconds, 0),
        *(bot_turns(player, others, seconds, i) for i, player in enumerate(players[1:], 1)),
    ]
    turns = sorted((await asyncio.gather(*playing))[0])
    return {
        "turns": len(turns),
        "p50_s": round(turns[len(turns) // 2], 3),
        "p99_s": round(turns[int(len(turns) * 0.99)], 3),
        "longest_over_its_share_s": round(turns[-1] - LEVEL_3_SECONDS, 3),
    }


async def run(server: Server, count: int, seconds: float, thinking: int) -> dict[str, Any]:
    assert server.process is not None
    pid = server.process.pid
    load = os.getloadavg()[0]
    echo_before = await echoes()
    found: dict[str, Any] = {"tables": count, "load_before": round(load, 2)}
    found["level_3_beside_two_of_its_kind"] = await three_tables(server.port, MIDDLE, seconds)
    found["level_3_beside_two_of_the_highest"] = await three_tables(server.port, HIGHEST, seconds)
    pace = Pace()
    tables = await seated(server.port, count, pace)
    playing = asyncio.gather(*(table.play() for table in tables))
    waiting = asyncio.ensure_future(asyncio.sleep(WARM_UP))
    await asyncio.wait([playing, waiting], return_when=asyncio.FIRST_COMPLETED)
    for name, pause in (("paced", 1.0), ("flat_out", 0.0), ("paced_while_bots_think", 1.0)):
        pace.pause = pause
        if name == "paced_while_bots_think":
            await let_think(server.port, thinking)
            for number, table in enumerate(tables):  # one after the other again, as they began
                table.due = time.perf_counter() + number / 100
            await asyncio.sleep(WARM_UP)
        measuring = asyncio.ensure_future(measure(tables, pid, seconds))
        await asyncio.wait([playing, measuring], return_when=asyncio.FIRST_COMPLETED)
        if playing.done():
            playing.result()
        found[name] = await measuring
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing
    echo_after = await echoes()
    found["echo_posts_per_second"] = [round(echo_before), round(echo_after)]
    found["echoes_a_move_flat_out"] = round((echo_before + echo_after) / 2 / found["flat_out"]["moves_per_second"], 2)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--thinking", type=int, default=3, help="tables at which bots of the highest level think")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), workers=0)
        try:
            found = uvloop.run(run(server, args.tables, args.seconds, args.thinking))
        finally:
            server.stop()
    json.dump(found, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
