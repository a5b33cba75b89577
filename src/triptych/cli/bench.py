"""`triptych bench`: how fast the engine is on this machine."""

from __future__ import annotations

import importlib.util
import json
import platform
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import triptych
from triptych.bots import roster
from triptych.bots.search import Search
from triptych.cli import catalogue, files, palette
from triptych.cli.say import say
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.match import Match, entry_seat
from triptych.sim.analysis import Question, questions
from triptych.sim.playout import run

ROUNDS = 4
"""What is measured takes turns, so that a machine that slows down slows all of it. All times are those of the processor."""

ROWS = (
    ("bench-choices", "decisions_per_second", 0),
    ("bench-all", "all_decisions_per_second", 0),
    ("bench-games", "games_per_second", 1),
    ("bench-search", "searches_per_second", 0),
    ("bench-rollouts", "rollouts_per_second", 0),
    ("bench-clone", "clone_us", 2),
    ("bench-record", "record_ms", 1),
)
FASTER = (("choices", "decisions_per_second"), ("searches", "searches_per_second"), ("rollouts", "rollouts_per_second"))
POSITIONS = 12
"""Where searches are measured: so many questions, from the first to the last of a game between greedy bots."""
ITERATIONS = {False: 64, True: 8}
"""Of a search by the judgement, and of one by random games, which takes much longer."""
AIM = 6
"""Compiled, a search is to be so many times as fast as interpreted."""
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
        start = process_time()
        match = Match(self.game, len(self.bots), self.source, undo=False)
        choices = run(match, self.bots)
        self.tempo.seconds += process_time() - start
        self.tempo.games += 1
        self.tempo.choices += choices
        self.tempo.all += sum(entry_seat(packed) >= 0 for packed in match.entries)
        return match


class Searches:
    """Searches at questions of a real game, one after the other."""

    def __init__(self, game: Game[Any], asked: list[Question], playouts: bool) -> None:
        self.game = game
        self.asked = asked
        self.playouts = playouts
        self.seconds = [0.0] * len(asked)
        self.runs = [0] * len(asked)

    def play_one(self) -> None:
        at = sum(self.runs) % len(self.asked)
        question = self.asked[at]
        view = question.view(self.game)
        judgement = self.game.heuristics(roster.JUDGEMENT)
        start = process_time()
        Search(self.game, judgement, view, question.seat, SeededChance(1), None, self.playouts).run(ITERATIONS[self.playouts])
        self.seconds[at] += process_time() - start
        self.runs[at] += 1

    def per_second(self) -> float:
        """Iterations; every question that was looked at counts alike, however often that was."""
        each = [seconds / runs for seconds, runs in zip(self.seconds, self.runs, strict=True) if runs]
        return ITERATIONS[self.playouts] * len(each) / sum(each)


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
        start = process_time()
        self.make(self.players, seed=self.tempo.games + 1).play()
        self.tempo.seconds += process_time() - start
        self.tempo.games += 1


def bench(game_name: str, seconds: float, options: list[str] | None, beside: Path | None, as_json: bool) -> None:
    game = catalogue.find(game_name or registry.names()[0], None, catalogue.chosen(options))
    before = None if beside is None else earlier(beside, game)
    with palette.console(stderr=True).status(say("bench-running")):
        data = measure(game, seconds)
    if as_json:
        print(json.dumps(data))
    else:
        show(palette.console(), data, before)


def earlier(path: Path, game: Game[Any]) -> dict[str, Any]:
    """What `--json` has written in another run."""
    try:
        data: dict[str, Any] = json.loads(files.read(path))
        fits = data["game"] == game.name and all(data[key] > 0 for _, key, _ in ROWS)
    except (ValueError, KeyError, TypeError):
        fits = False
    if not fits:
        raise TriptychError(say("bench-not-one", path=str(path), game=game.name))
    return data


def measure(game: Game[Any], seconds: float) -> dict[str, Any]:
    """Everything, as numbers."""
    players = min(4, max(game.player_counts))
    asked = questions_of_a_game(game, players)
    ours = OurGames(game, players)
    judging, rolling = Searches(game, asked, playouts=False), Searches(game, asked, playouts=True)
    theirs = CatanatronGames() if importlib.util.find_spec("catanatron") else None
    for _ in range(ROUNDS):
        for engine in (ours, judging, rolling, theirs):
            if engine is not None:
                until = process_time() + seconds / ROUNDS
                engine.play_one()
                while process_time() < until:
                    engine.play_one()
    data: dict[str, Any] = {
        "game": game.name,
        "players": players,
        "compiled": triptych.compiled,
        "python": platform.python_version(),
        **ours.tempo.to_json(),
        "searches_per_second": judging.per_second(),
        "rollouts_per_second": rolling.per_second(),
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


def questions_of_a_game(game: Game[Any], players: int) -> list[Question]:
    """Decisions from all over a game between greedy bots, the same everywhere."""
    match = Match(game, players, SeededChance(1), undo=False)
    run(match, [roster.make("greedy", game, seat) for seat in range(players)])
    asked, _ = questions(match)
    return [asked[nth * len(asked) // POSITIONS] for nth in range(POSITIONS)]


def clone_us(game: Game[Any], players: int) -> float:
    """The time of one clone, the best of some rows of them."""
    clone = Match(game, players, SeededChance(1)).state.clone
    best = float("inf")
    for _ in range(5):
        start = process_time()
        for _ in range(CLONES):
            clone()
        best = min(best, process_time() - start)
    return best / CLONES * 1e6


def record_ms(match: Match) -> float:
    """A finished game from its text: parsed, replayed and checked."""
    text = record.of_match(match, [f"random-{seat}" for seat in range(match.players)]).write()
    times: list[float] = []
    for _ in range(REPLAYS):
        start = process_time()
        record.parse(text).check(registry.game)
        times.append(process_time() - start)
    return median(times) * 1e3


def beside_catanatron(data: dict[str, Any], before: dict[str, Any]) -> bool:
    return bool(data["catanatron"] and before["catanatron"])


def times_as_fast(data: dict[str, Any], before: dict[str, Any], key: str) -> float:
    """This run to an earlier one; if both ran beside catanatron, by its speed, as the machine may have been another's in part."""
    if beside_catanatron(data, before):
        data, before = ({key: one[key] / one["catanatron"]["all_decisions_per_second"]} for one in (data, before))
    return float(data[key] / before[key])


def aim(data: dict[str, Any], before: dict[str, Any]) -> int:
    """How many times the iterations are wanted of one engine in place of the other; 0 if it is the same one."""
    return AIM if data["compiled"] != before["compiled"] else 0


def engine(data: dict[str, Any]) -> str:
    return say("bench-engine", compiled="yes" if data["compiled"] else "no")


def show(out: Console, data: dict[str, Any], before: dict[str, Any] | None) -> None:
    head = {name: data[name] for name in ("game", "players", "python")}
    out.print(Text(say("bench-title", **head), "title"))
    other = data["catanatron"]
    columns = [engine(data)]
    if before:
        columns.append(engine(before))
    if other:
        columns += [f"catanatron {other['version']}", say("bench-ratio")]
    grid = Grid("", box=box.SIMPLE_HEAD)
    for number, column in enumerate(columns):
        grid.add_column(column, justify="right", style="" if number else "strong")
    for message, key, digits in ROWS:
        row = [f"{one[key]:,.{digits}f}" for one in (data, before) if one]
        if other and key in other:
            row += [f"{other[key]:,.{digits}f}", f"{data[key] / other[key]:.1f}"]
        grid.add_row(say(message), *row)
    out.print(grid)
    if not other:
        out.print(say("bench-no-catanatron"))
    if before:
        times = {name: f"{times_as_fast(data, before, key):.1f}" for name, key in FASTER}
        out.print(say("bench-times", one=engine(data), other=engine(before), aim=aim(data, before), **times))
        if beside_catanatron(data, before):
            out.print(say("bench-by-catanatron"))
