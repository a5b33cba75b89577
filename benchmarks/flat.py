"""Does a move of a long game cost more than one of a short game?

    python -m benchmarks.flat [--entries 5000]

One table of Sola Fide in a server without a network and without anybody who looks on (to draw the table costs much more, and the same at
any time), idled on: the CPU time of a move early and after so many entries, the memory that each entry takes, and what a look back costs
then. What counts are the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any

from triptych.core.game import Game
from triptych.core.state import State
from triptych.server import replay
from triptych.server.app import create_app
from triptych.server.house import House
from triptych.server.live import LiveTable
from triptych.server.settings import Settings
from triptych.server.walk import Walk

GAME = "sola-fide"
FEW = 600  # entries at which the first figure is taken
MEASURED = 600  # entries over which it is taken
IDLE = ("draw", "discard", "skip", "leave")  # what leads nowhere


def idle_move(game: Game[Any], state: State) -> int:
    """One that leads nowhere, if there is one."""
    texts = [game.moves.text(move) for move in state.moves]
    for word in IDLE:
        for move, text in zip(state.moves, texts, strict=True):
            if text.startswith(word):
                return move
    return state.moves[0]


async def idle_to(table: LiveTable, entries: int) -> int:
    """Play until the record is so long; how many moves that took."""
    moves = 0
    while table.version < entries:
        match = table.match
        assert match is not None
        seat = match.state.actor
        await table.play(seat, table.version, f"m{table.version}", idle_move(table.game, match.state))
        moves += 1
    return moves


async def table_of_two(house: House) -> LiveTable:
    people = [await house.people.make_guest(name, "en") for name in ("Ann", "Ben")]
    plan = await house.hub.plan({"game": GAME, "seats": ["me", "open"]})
    table = await house.hub.create(people[0], plan)
    await house.hub.join(table, people[1], None, None)
    return table


async def cpu_of_a_move(table: LiveTable, entries: int) -> float:
    """Milliseconds of CPU, from this entry on."""
    await idle_to(table, entries)
    gc.collect()
    begun = time.process_time()
    moves = await idle_to(table, entries + MEASURED)
    return (time.process_time() - begun) * 1000 / moves


async def measure(entries: int, memory: bool) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), workers=1, rates=False))
        async with app.router.lifespan_context(app):
            table = await table_of_two(app.state.house)
            if memory:
                await idle_to(table, entries // 2)  # by then whatever has an end has reached it
                tracemalloc.start()
                before = tracemalloc.get_traced_memory()[0]
                await idle_to(table, entries)
                gc.collect()
                return {"bytes an entry": (tracemalloc.get_traced_memory()[0] - before) / (entries - entries // 2)}
            early = await cpu_of_a_move(table, FEW)
            late = await cpu_of_a_move(table, entries)
            looks: list[float] = []
            walk = Walk(replay.started(table))
            for at in (0, entries // 3, entries // 2, entries):
                begun = time.process_time()
                replay.frame(table, walk, 0, "en", at, "", "wide")
                looks.append((time.process_time() - begun) * 1000)
            return {"early, ms": early, "late, ms": late, "late / early": late / early, "a look, ms": sorted(looks)[len(looks) // 2]}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=5000)
    entries = parser.parse_args().entries
    for memory in (False, True):
        for name, value in asyncio.run(measure(entries, memory)).items():
            sys.stdout.write(f"{name:20} {value:10.3f}\n")


if __name__ == "__main__":
    main()
