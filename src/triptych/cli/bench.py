"""`triptych bench`: how fast the engine is on this machine."""

from __future__ import annotations

import importlib.util
import json
import platform
from importlib.metadata import version
from statistics import median
from time import perf_counter
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import triptych
from triptych.bots import roster
from triptych.cli import catalogue, palette
from triptych.cli.say import say
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.match import Match, entry_seat
from triptych.sim.playout import run

ROUNDS = 4
"""The engines take turns, so that a machine that slows down slows both."""

ROWS = (
    ("bench-choices", "decisions_per_second", 0),
    ("bench-all", "all_decisions_per_second", 0),
    ("bench-games", "games_per_second", 1),
)
CLONES = 20_000
REPLAYS = 7


class Tempo:
    """Games, decisions between at least two moves, and all decisions, in so many seconds."""

    def __init__(self) -> None:
        self.games = 0
        self.choices = 0
        self.all = 0
        self.seconds = 0.0

    def to_json(self) -> dict[str, float]:
        return {
            "games_per_second": self.games / self.seconds,
            "decisions_per_second": self.choices / self.seconds,
            "all_decisions_per_second": self.all / self.seconds,
        }


class OurGames:
    """Random games through the match, which checks every move and writes it down."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.game = game
        self.source = SeededChance(1)
        self.bots = [roster.make("random", game, seat) for seat in range(players)]
        self.tempo = Tempo()

    def play_one(self) -> Match:
        start = perf_counter()
        match = Match(self.game, len(self.bots), self.source, undo=False)
        choices = run(match, self.bots)
        self.tempo.seconds += perf_counter() - start
        self.tempo.games += 1
        self.tempo.choices += choices
        self.tempo.all += sum(entry_seat(packed) >= 0 for packed in match.entries)
        return match


class CatanatronGames:
    """Random games of catanatron with four players, counted in the players' own hands."""

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        tempo = Tempo()

        class Counting(RandomPlayer):  # type: ignore[misc]
            def decide(self, game: Any, playable_actions: Any) -> Any:
                tempo.all += 1
                tempo.choices += len(playable_actions) > 1
                return super().decide(game, playable_actions)

        self.tempo = tempo
        self.players = [Counting(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        self.make = Game

    def play_one(self) -> None:
        start = perf_counter()
        self.make(self.players, seed=self.tempo.games + 1).play()
        self.tempo.seconds += perf_counter() - start
        self.tempo.games += 1


def bench(game_name: str, seconds: float, options: list[str] | None, as_json: bool) -> None:
    game = catalogue.find(game_name or registry.names()[0], None, catalogue.chosen(options))
    with palette.console(stderr=True).status(say("bench-running")):
        data = measure(game, seconds)
    if as_json:
        print(json.dumps(data))
    else:
        show(palette.console(), data)


def measure(game: Game[Any], seconds: float) -> dict[str, Any]:
    """Everything, as numbers."""
    players = min(4, max(game.player_counts))
    ours = OurGames(game, players)
    theirs = CatanatronGames() if importlib.util.find_spec("catanatron") else None
    for _ in range(ROUNDS):
        for engine in (ours, theirs):
            if engine is not None:
                until = perf_counter() + seconds / ROUNDS
                engine.play_one()
                while perf_counter() < until:
                    engine.play_one()
    data: dict[str, Any] = {
        "game": game.name,
        "players": players,
        "compiled": triptych.compiled,
        "python": platform.python_version(),
        **ours.tempo.to_json(),
        "clone_us": clone_us(game, players),
        "record_ms": record_ms(ours.play_one()),
        "catanatron": None,
    }
    if theirs is not None:
        other = theirs.tempo.to_json()
        ratios = {"ratio": "decisions_per_second", "all_ratio": "all_decisions_per_second"}
        data["catanatron"] = {"version": version("catanatron"), **other}
        data |= {name: data[key] / other[key] for name, key in ratios.items()}
    return data


def clone_us(game: Game[Any], players: int) -> float:
    """The time of one clone, the best of some rows of them."""
    clone = Match(game, players, SeededChance(1)).state.clone
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        for _ in range(CLONES):
            clone()
        best = min(best, perf_counter() - start)
    return best / CLONES * 1e6


def record_ms(match: Match) -> float:
    """A finished game from its text: parsed, replayed and checked."""
    text = record.of_match(match, [f"random-{seat}" for seat in range(match.players)]).write()
    times: list[float] = []
    for _ in range(REPLAYS):
        start = perf_counter()
        record.parse(text).check(registry.game)
        times.append(perf_counter() - start)
    return median(times) * 1e3


def show(out: Console, data: dict[str, Any]) -> None:
    head = {name: data[name] for name in ("game", "players", "python")}
    out.print(Text(say("bench-title", **head, compiled="yes" if data["compiled"] else "no"), "title"))
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column("")
    grid.add_column(say("bench-ours"), justify="right", style="strong")
    other = data["catanatron"]
    if other:
        grid.add_column(f"catanatron {other['version']}", justify="right")
        grid.add_column(say("bench-ratio"), justify="right")
    rows = (
        ("bench-choices", "decisions_per_second", 0),
        ("bench-all", "all_decisions_per_second", 0),
        ("bench-games", "games_per_second", 1),
    )
    for message, key, digits in rows:
        ours = f"{data[key]:,.{digits}f}"
        grid.add_row(say(message), ours, *([f"{other[key]:,.{digits}f}", f"{data[key] / other[key]:.1f}"] if other else []))
    grid.add_row(say("bench-clone"), f"{data['clone_us']:.2f}")
    grid.add_row(say("bench-record"), f"{data['record_ms']:.1f}")
    out.print(grid)
    if not other:
        out.print(say("bench-no-catanatron"))
