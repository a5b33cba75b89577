"""Fit the weights of a game's judgement on played games (docs/bots.md): python -m benchmarks.fit GAME [--bot NAME=GAMES ...] [--write src].

Bots play, now and then at random so that all sorts of tables are met. At some questions every seat's measures are written down, and at the
end what it came to. For each stage: how much a unit of each measure was worth in points by the end, by least squares over all stages at
once (a table between two stages counts for both), drawn towards the judgement it starts from and towards the stages next to it where there
is little data; and how far the end lies from that, such that chances come out right. Every fifth game is held out: it says how good the fit
is.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from benchmarks import wishes
from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.heuristics import POINT
from triptych.core.state import CHANCE, NOBODY
from triptych.sim.processes import each

ASTRAY = 0.12  # of the moves are made at random
NOTED = 0.12  # of the questions are written down
HELD_OUT = 5  # every fifth game
DRAWN = 300  # how much the first judgement counts, in positions, unless said otherwise,
SMOOTH = 600  # and how much the stages next to one
SPREADS = [int(800 * 1.15**n) for n in range(32)]

T = TypeVar("T")
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
    rng = random.Random(f"astray {seed}/{number}")
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


def play_all(play_one: Callable[[int], T], games: int, jobs: int) -> list[T]:
    """All games by their numbers, in their order, played by several processes."""
    found: dict[int, T] = {}
    for number, played in each(partial(_numbered, play_one), ((number,) for number in range(games)), jobs):
        found[number] = played
        sys.stderr.write(f"\r{len(found)} of {games} games")
        sys.stderr.flush()
    sys.stderr.write("\n")
    return [found[number] for number in range(games)]


def _numbered(play_one: Callable[[int], T], number: int) -> tuple[int, T]:
    return number, play_one(number)


class Tables:
    """All tables of some games, in arrays: a row for each seat, those of a table one after the other."""

    def __init__(self, played: list[Played], stages: int) -> None:
        tables = [(stage, every, one) for one in played for stage, every in one.rows]
        self.measured = np.array([measured for _, every, _ in tables for measured in every]) / POINT
        self.points = np.array([points for _, _, one in tables for points in one.points])
        self.won = np.array([(seat in one.winners) / len(one.winners) for _, every, one in tables for seat in range(len(every))])
        self.table = np.repeat(np.arange(len(tables)), [len(every) for _, every, _ in tables])
        self.seats = np.bincount(self.table)
        stage = np.array([stage for stage, _, _ in tables])[self.table] / POINT
        self.near = np.maximum(0.0, 1.0 - np.abs(stage[:, None] - np.arange(stages)))
        """How much a row belongs to each stage: to the one, or in parts to the two between which it lies."""

    def ahead(self, values: Any) -> Any:
        """By how much each seat has more than the mean of its table."""
        sums = np.zeros((len(self.seats), *values.shape[1:]))
        np.add.at(sums, self.table, values)
        return values - (sums.T / self.seats).T[self.table]

    def expected(self, rows: list[list[int]], time: list[int]) -> Any:
        weights = self.near @ (np.array(rows) / POINT)
        return (self.measured * weights).sum(axis=1) + self.near @ (np.array(time) / POINT)

    def log_losses(self, expected: Any, spread: Any) -> Any:
        """How far the chances of each table were from what happened; the less the better."""
        weight = np.exp(self.ahead(expected) / spread)
        sums = np.bincount(self.table, weight)
        chance = np.maximum(weight / sums[self.table], 1e-3)
        return np.bincount(self.table, -self.won * np.log(chance))

    def stage_of_table(self) -> Any:
        """The stage next to which each table lies."""
        return self.near.argmax(axis=1)[np.searchsorted(self.table, np.arange(len(self.seats)))]


def fit_rows(tables: Tables, given: list[int], drawn: int = DRAWN) -> tuple[list[list[int]], list[int]]:
    """For each stage the weights and what comes by itself, in thousandths. What is fitted is by how much a seat ended ahead of the mean of
    all, from by how much it measures more: so a long game and a rich one, which are good for everybody, do not look like merits. Measures
    that are `given` keep the weight of the first judgement."""
    stages, width = tables.near.shape[1], tables.measured.shape[1]
    x = tables.ahead(tables.measured)
    y = tables.ahead(tables.points) - x.sum(axis=1)  # beside what the first judgement expects
    x[:, given] = 0.0
    strength = np.maximum(x.std(axis=0), 0.05) ** 2
    a = np.zeros((stages, width, stages, width))
    b = np.zeros((stages, width))
    for stage in range(stages):
        here = x * tables.near[:, stage, None]
        b[stage] = here.T @ y
        for other in range(max(0, stage - 1), min(stages, stage + 2)):
            a[stage, :, other, :] = here.T @ (x * tables.near[:, other, None])
        a[stage, :, stage, :] += np.diag(drawn * strength)
    for stage in range(stages - 1):
        for one, other in ((stage, stage + 1), (stage + 1, stage)):
            a[one, :, one, :] += np.diag(SMOOTH * strength)
            a[one, :, other, :] -= np.diag(SMOOTH * strength)
    found = 1.0 + np.linalg.solve(a.reshape(stages * width, -1), b.reshape(-1)).reshape(stages, width)
    rest = tables.points - (tables.measured * (tables.near @ found)).sum(axis=1)
    near = tables.near
    time = np.linalg.solve(near.T @ near + np.eye(stages) * 1e-6, near.T @ rest)
    return [[round(float(weight) * POINT) for weight in row] for row in found], [round(float(value) * POINT) for value in time]


def fit_spread(tables: Tables, rows: list[list[int]], time: list[int]) -> list[int]:
    expected = tables.expected(rows, time)
    losses = np.array([tables.log_losses(expected, spread / POINT) for spread in SPREADS])
    stage = tables.stage_of_table()
    return [SPREADS[int(losses[:, stage == one].sum(axis=1).argmin())] for one in range(tables.near.shape[1])]


def error(tables: Tables, rows: list[list[int]], time: list[int]) -> float:
    """The usual distance of the points from what was expected (root of the mean square)."""
    return float(np.sqrt(np.mean((tables.expected(rows, time) - tables.points) ** 2)))


def log_losses(tables: Tables, rows: list[list[int]], time: list[int], spread: list[int]) -> list[float]:
    """Of the chances, stage by stage."""
    losses = tables.log_losses(tables.expected(rows, time), tables.near @ (np.array(spread) / POINT))
    stage = tables.stage_of_table()
    return [round(float(losses[stage == one].mean()), 4) if (stage == one).any() else 0.0 for one in range(len(spread))]


def write_weights(tree: str, name: str, weights: dict[str, Any]) -> None:
    """Into the folder of a game below a source tree, a line for each stage."""
    rows = ",\n  ".join(map(json.dumps, weights["rows"]))
    text = json.dumps({**weights, "rows": None}, indent=1).replace("null", f"[\n  {rows}\n ]")
    (Path(tree) / "triptych" / "games" / name.replace("-", "_") / "weights.json").write_text(text + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", type=wishes.game)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--bot",
        action="append",
        type=wishes.bot_and_games,
        metavar="NAME=GAMES",
        help="who plays how many games, repeatable (default: greedy@1=2400)",
    )
    parser.add_argument("--drawn", type=int, default=DRAWN, help="how many positions the first judgement counts for (default %(default)s)")
    parser.add_argument("--write", action="append", metavar="SRC", help="write weights.json into the game's folder below this source tree")
    options = parser.parse_args()
    bots = dict(options.bot or [("greedy@1", 2400)])
    game: Any = registry.game(options.game)
    measures = game.measures()
    width = len(measures.names)
    played: list[Played] = []
    for at, (bot, games) in enumerate(bots.items()):
        played += play_all(partial(play, options.game, bot, options.seed + at), games, options.jobs)
    known = Tables([one for one in played if one.number % HELD_OUT], measures.stages)
    held_out = Tables([one for one in played if not one.number % HELD_OUT], measures.stages)
    rows, time = fit_rows(known, [measures.names.index(name) for name in measures.given], options.drawn)
    spread = fit_spread(known, rows, time)
    as_before = ([[POINT] * width] * measures.stages, [0] * measures.stages)
    report = {
        "games": bots,
        "seed": options.seed,
        "drawn": options.drawn,
        "tables": sum(len(one.rows) for one in played),
        "error": round(error(known, rows, time), 3),
        "error_held_out": round(error(held_out, rows, time), 3),
        "error_before": round(error(held_out, *as_before), 3),
        "log_loss_held_out": log_losses(held_out, rows, time, spread),
    }
    weights = {"measures": list(measures.names), "rows": rows, "time": time, "spread": spread, "fit": report}
    sys.stdout.write(json.dumps(weights, indent=1) + "\n")
    for tree in options.write or []:
        write_weights(tree, options.game, weights)


if __name__ == "__main__":
    main()
