"""Fit the weights of a game's judgement on played games (docs/bots.md): python -m benchmarks.fit GAME [--games N] [--write src].

Bots play, now and then at random so that all sorts of tables are met. At some questions every seat's measures are written down, and at the
end what it came to. For each stage: how much a unit of each measure was worth in points by the end, by least squares, drawn towards the
judgement it starts from where there is little data; and how far the end lies from that, such that chances come out right. Every fifth
game is held out: it says how good the fit is.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.heuristics import POINT, SURE, chances
from triptych.core.state import CHANCE, NOBODY

ASTRAY = 0.12  # of the moves are made at random
NOTED = 0.12  # of the questions are written down
HELD_OUT = 5  # every fifth game
DRAWN = 300.0  # how much the first judgement counts, in positions
SPREADS = [int(800 * 1.15**n) for n in range(32)]

Row = tuple[int, list[list[int]]]  # stage, everybody's measures


class Played:
    """One game: the tables written down, and how it ended."""

    def __init__(self, number: int, rows: list[Row], points: list[float], winners: list[int]) -> None:
        self.number = number
        self.rows = rows
        self.points = points
        self.winners = winners


def options_of(game: Any, number: int) -> dict[str, str]:
    """The options of a table take turns; numbers stay as they are."""
    found: dict[str, str] = {}
    for option in game.offered:
        if not option.most:
            found[option.name] = option.choices[number % len(option.choices)]
            number //= len(option.choices)
    return found


def play(name: str, bot: str, seed: int, number: int) -> Played:
    """Game `number` of a fit."""
    plain = registry.game(name)
    game: Any = registry.game(name, options=options_of(plain, number // 3))
    rng = random.Random(f"fit {seed}/{number}")
    players = game.player_counts[number % len(game.player_counts)]
    chance = SeededChance(f"fit {seed}/{number}")
    bots = [roster.make(bot, game, f"fit {seed}/{number}/{seat}") for seat in range(players)]
    measures = game.measures()
    s: Any = game.new(players)
    rows: list[Row] = []
    decisions = 0
    while s.actor != NOBODY and decisions < 2_000:
        if s.actor == CHANCE:
            game.apply(s, CHANCE, chance.draw(s.moves, game.weights(s)))
            continue
        seat = s.actor
        if len(s.moves) == 1:
            move = s.moves[0]
        elif rng.random() < ASTRAY:
            move = rng.choice(s.moves)
        else:
            move = bots[seat].choose(game.view(s, seat), seat, s.moves)
        decisions += 1
        game.apply(s, seat, move)
        if s.actor >= 0 and rng.random() < NOTED:
            rows.append((measures.stage(s), [measures.measure(s, one) for one in range(players)]))
    return Played(number, rows, [float(p) for p in game.points(s)], game.winners(s))


def play_some(name: str, bot: str, seed: int, numbers: list[int]) -> list[Played]:
    return [play(name, bot, seed, number) for number in numbers]


def gather(name: str, bot: str, seed: int, games: int, jobs: int) -> list[Played]:
    bunches = [list(range(first, min(first + 10, games))) for first in range(0, games, 10)]
    found: list[Played] = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for done, bunch in enumerate(pool.map(play_some, *zip(*((name, bot, seed, bunch) for bunch in bunches), strict=True)), 1):
            found += bunch
            sys.stderr.write(f"\r{done * 10} of {games} games")
            sys.stderr.flush()
    sys.stderr.write("\n")
    return found


def fit_rows(played: list[Played], stages: int, width: int) -> tuple[list[list[int]], list[int]]:
    """For each stage the weights and what comes by itself, in thousandths. What is fitted is by how much a seat ended ahead of the mean of
    all, from by how much it measures more: so a long game and a rich one, which are good for everybody, do not look like merits."""
    rows: list[list[int]] = []
    time: list[int] = []
    for stage in range(stages):
        tables = [(np.array(every) / POINT, np.array(one.points)) for one in played for at, every in one.rows if at == stage]
        tables = tables or [(np.zeros((2, width)), np.zeros(2))]
        x = np.concatenate([measured - measured.mean(axis=0) for measured, _ in tables])
        y = np.concatenate([points - points.mean() for _, points in tables])
        first = np.ones(width)
        pull = np.diag(DRAWN * np.maximum(x.std(axis=0), 0.05) ** 2)
        found = first + np.linalg.solve(x.T @ x + pull, x.T @ (y - x @ first))
        rows.append([round(float(weight) * POINT) for weight in found])
        rest = np.concatenate([points - measured @ found for measured, points in tables])
        time.append(round(float(rest.mean()) * POINT))
    return rows, time


def expected(measured: list[int], row: list[int], time: int) -> int:
    return sum(value * weight // POINT for value, weight in zip(measured, row, strict=True)) + time


def log_loss(played: list[Played], stage: int, row: list[int], time: int, spread: int) -> tuple[float, int]:
    """How far the chances were from what happened; the less the better."""
    total, n = 0.0, 0
    for one in played:
        for at, every in one.rows:
            if at != stage:
                continue
            chance = chances([expected(measured, row, time) for measured in every], spread)
            for seat in one.winners:
                total -= float(np.log(max(chance[seat] / SURE, 1e-3))) / len(one.winners)
            n += 1
    return total, n


def fit_spread(played: list[Played], rows: list[list[int]], time: list[int]) -> list[int]:
    return [min(SPREADS, key=lambda spread: log_loss(played, stage, row, time[stage], spread)[0]) for stage, row in enumerate(rows)]


def error(played: list[Played], rows: list[list[int]], time: list[int]) -> float:
    """The usual distance of the points from what was expected (root of the mean square)."""
    squares = [
        (expected(measured, rows[stage], time[stage]) / POINT - points) ** 2
        for one in played
        for stage, every in one.rows
        for measured, points in zip(every, one.points, strict=True)
    ]
    return float(np.sqrt(np.mean(squares)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="greedy@1")
    parser.add_argument("--write", metavar="SRC", help="write weights.json into the game's folder below this source tree")
    options = parser.parse_args()
    game: Any = registry.game(options.game)
    measures = game.measures()
    width = len(measures.names)
    played = gather(options.game, options.bot, options.seed, options.games, options.jobs)
    known = [one for one in played if one.number % HELD_OUT]
    held_out = [one for one in played if not one.number % HELD_OUT]
    rows, time = fit_rows(known, measures.stages, width)
    spread = fit_spread(known, rows, time)
    as_before = ([[POINT] * width] * measures.stages, [0] * measures.stages)
    losses = [log_loss(held_out, stage, rows[stage], time[stage], spread[stage]) for stage in range(measures.stages)]
    report = {
        "games": options.games,
        "bot": options.bot,
        "seed": options.seed,
        "tables": sum(len(one.rows) for one in played),
        "error": round(error(known, rows, time), 3),
        "error_held_out": round(error(held_out, rows, time), 3),
        "error_before": round(error(held_out, *as_before), 3),
        "log_loss_held_out": [round(total / max(n, 1), 4) for total, n in losses],
    }
    weights = {"measures": list(measures.names), "rows": rows, "time": time, "spread": spread, "fit": report}
    sys.stdout.write(json.dumps(weights, indent=1) + "\n")
    if options.write:
        folder = Path(options.write) / "triptych" / "games" / options.game.replace("-", "_")
        text = json.dumps({**weights, "rows": None}, indent=1).replace("null", "[\n  " + ",\n  ".join(map(json.dumps, rows)) + "\n ]")
        (folder / "weights.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
