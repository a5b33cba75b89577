"""Tune the weights of a game's judgement by playing with them (docs/bots.md): python -m benchmarks.tune GAME [--write src].

A fit learns what goes with a good end in games of the bots that were watched, which is not what a bot gains by striving for it: who builds
a house early may be one who had nothing better to do. So every game here is played by one bot that searches a little, with every weight
changed at random, up or down, by itself for the early and for the late game, against others that never change. How far it ends ahead of
them, on average over all games with a weight up and all with it down, says where that weight should go, for all weights at once. They go
there, the further the clearer it is; the next round changes them less.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial
from typing import Any

import numpy as np

from benchmarks import fit, wishes
from triptych.bots import roster
from triptych.bots.searcher import SearchBot
from triptych.core import fitted, registry
from triptych.core.chance import SeededChance
from triptych.core.heuristics import POINT
from triptych.core.match import Match
from triptych.sim.playout import run

FIELD = "greedy@1"
ROUNDS = (1.0, 0.7)  # how much the weights are changed, in the usual changes
USUAL = 0.35  # points by which a usual change of a weight moves what is expected, from table to table
WHOLE = 1.0  # points that a change must bring to be made in full
LEAST = 0.3  # measures that differ less are taken to differ as much: hardly any table would show the change
LOOKED_AT = 90  # games in which is seen how far the measures differ

Rows = list[list[int]]


def early(stages: int) -> list[float]:
    """How much each stage belongs to the early game; the rest of it to the late one."""
    return [min(1.0, max(0.0, ((stages + 1) / 2 - stage) / 2)) for stage in range(stages)]


def usual_changes(name: str, seed: int) -> list[int]:
    """For each weight, in thousandths: the wider its measure differs from seat to seat, the less. Those that are given stay as they are."""
    measures = registry.game(name).measures()
    tables = fit.Tables([fit.play(name, FIELD, seed, number) for number in range(LOOKED_AT)], measures.stages)
    widths = [float(width) for width in tables.ahead(tables.measured).std(axis=0)]
    return [
        0 if measure in measures.given else round(POINT * USUAL / max(LEAST, width))
        for measure, width in zip(measures.names, widths, strict=True)
    ]


def changed(rows: Rows, changes: list[int], ways: list[list[float]]) -> Rows:
    """The weights, each changed by so much of its usual change: `ways` has a row for the early and one for the late game."""
    return [
        [round(weight + change * (soon * part + late * (1 - part))) for weight, change, soon, late in zip(row, changes, *ways, strict=True)]
        for row, part in zip(rows, early(len(rows)), strict=True)
    ]


class Setting:
    """What all games of a round have in common."""

    def __init__(
        self, name: str, players: int, iterations: int, seed: str, weights: dict[str, Any], changes: list[int], size: float
    ) -> None:
        self.name = name
        self.players = players
        self.iterations = iterations
        self.seed = seed
        self.weights = weights
        self.changes = changes
        self.size = size


def play(setting: Setting, number: int) -> tuple[list[list[float]], float]:
    """Game `number`: which way each weight went, and how far the bot with these weights ended ahead of the others."""
    game: Any = registry.game(setting.name)
    rng = random.Random(f"ways {setting.seed}/{number}")
    ways = [[rng.choice((-setting.size, setting.size)) for _ in setting.changes] for _ in range(2)]
    weights = setting.weights
    tried = fitted.Weights(changed(weights["rows"], setting.changes, ways), weights["time"], weights["spread"])
    judgement = fitted.Fitted(game.measures(), tried, game)
    match = Match(game, setting.players, SeededChance(f"tune {setting.seed}/{number}"), keep_events=False, undo=False)
    own = number % setting.players
    bots: list[Any] = [roster.make(FIELD, game, f"{setting.seed}/{number}/{seat}") for seat in range(setting.players)]
    bots[own] = SearchBot("tuned", game, judgement, roster.own_lots(f"{setting.seed}/{number}"), setting.iterations)
    run(match, bots)
    points = [float(one) for one in game.points(match.state)]
    return ways, points[own] - (sum(points) - points[own]) / (setting.players - 1)


def play_round(setting: Setting, games: int, jobs: int) -> tuple[Any, Any]:
    """All ways that were gone, and what they led to."""
    found = fit.play_all(partial(play, setting), games, jobs)
    return np.array([np.ravel(ways) for ways, _ in found]), np.array([ahead for _, ahead in found])


def steps(ways: Any, ahead: Any, size: float) -> tuple[Any, Any, float]:
    """What each change brings (points, by its whole size in this round), which part of it to make, and how far that may be wrong."""
    n = len(ahead)
    design = np.c_[np.ones(n), ways / size]
    brings = np.linalg.lstsq(design, ahead, rcond=None)[0][1:]
    rest = ahead - design @ np.r_[ahead.mean(), brings]
    wrong = float(rest.std() / n**0.5)
    sure = np.maximum(0.0, 1.0 - (wrong / np.maximum(np.abs(brings), 1e-9)) ** 2)
    return brings, np.clip(brings / WHOLE, -1.0, 1.0) * sure * size, wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", type=wishes.game)
    parser.add_argument("--players", type=int, help="at the table (default: as many as can play)")
    parser.add_argument("--games", type=wishes.count, default=2000, help="in each round (default %(default)s)")
    parser.add_argument("--iterations", type=int, default=50, help="of the bot that is tuned, for each opponent (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="append", metavar="SRC", help="write weights.json into the game's folder below this source tree")
    options = parser.parse_args()
    game: Any = registry.game(options.game)
    names = game.measures().names
    players = options.players or game.player_counts[-1]
    weights = fitted.read(options.game)
    changes = usual_changes(options.game, options.seed)
    report: list[dict[str, Any]] = []
    for number, size in enumerate(ROUNDS, 1):
        setting = Setting(options.game, players, options.iterations, f"{options.seed}/{number}", weights, changes, size)
        ways, ahead = play_round(setting, options.games, options.jobs)
        brings, parts, wrong = steps(ways, ahead, size)
        weights = {**weights, "rows": changed(weights["rows"], changes, parts.reshape(2, -1).tolist())}
        report.append({"games": options.games, "ahead": round(float(ahead.mean()), 2), "wrong": round(wrong, 2)})
        for at, name in enumerate(names):
            soon, late = brings[at], brings[at + len(names)]
            sys.stdout.write(f"round {number} {name:18} early {soon:6.2f} late {late:6.2f} (+- {wrong:.2f})\n")
        sys.stdout.flush()
    weights["tuned"] = {"players": players, "iterations": options.iterations, "seed": options.seed, "rounds": report}
    for tree in options.write or []:
        fit.write_weights(tree, options.game, weights)


if __name__ == "__main__":
    main()
