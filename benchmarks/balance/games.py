"""Many games of a bot against itself, and what is kept of each: plain data, so that it can be written to a file and read again.

Game i of a setting is the same whoever plays it and whenever: its lots come from (seed, setting, i), its bots' own from that and the seat.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.sim.fingerprint import thinking
from triptych.sim.playout import run
from triptych.sim.processes import each

Facts = dict[str, Any]
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Setting:
    """A way to play a game that is looked at by itself."""

    name: str
    players: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass
class Group:
    """Players who have something in common, a seat or a side: how many of them there were in decided games, and how many of those won."""

    name: str
    fair: float
    players: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        return self.won / max(self.players, 1)


@dataclass
class Sample:
    """The games of one bot in one setting."""

    setting: Setting
    bot: str
    seed: str
    games: list[Facts] = field(default_factory=list)


class Report(Protocol):
    """What a module of this package that reports on a game has; it is named as the game's folder is."""

    SETTINGS: list[Setting]

    def facts(self, match: Match) -> Facts:
        """What is kept of a finished game. `winners` are seats."""

    def groups(self, sample: Sample) -> list[Group]:
        """Those who ought to win equally often."""

    def report(self, samples: list[Sample]) -> list[str]:
        """One bot's games in each setting, as lines of Markdown."""


def reports() -> list[str]:
    """The games that there is a report on: a module of this package for each."""
    folder = Path(__file__).parent
    return [name for name in registry.names() if (folder / f"{name.replace('-', '_')}.py").exists()]


def report_on(name: str) -> Report:
    module: Any = importlib.import_module(f"benchmarks.balance.{name.replace('-', '_')}")
    report: Report = module
    return report


def decided(sample: Sample) -> Iterator[tuple[Facts, int]]:
    """The games that somebody won alone, with his seat."""
    return ((game, game["winners"][0]) for game in sample.games if len(game["winners"]) == 1)


def seats(sample: Sample) -> list[Group]:
    """By the seat, and by the place in order from the start player (`start`)."""
    players = sample.setting.players
    by_seat = [Group(f"seat {seat + 1}", 1 / players) for seat in range(players)]
    by_turn = [Group(f"{place} after him" if place else "start player", 1 / players) for place in range(players)]
    for game, winner in decided(sample):
        for seat in range(players):
            for group in (by_seat[seat], by_turn[(seat - game["start"]) % players]):
                group.players += 1
                group.won += seat == winner
    return by_seat + by_turn


def play(name: str, setting: Setting, bot: str, seed: str, number: int) -> tuple[int, Facts]:
    """One game, with its number."""
    game = registry.game(name, options=dict(setting.options))
    lots = f"{seed} {setting.name}/{number}"
    match = Match(game, setting.players, SeededChance(lots), keep_events=True, undo=False)
    run(match, [roster.make(bot, game, f"{lots}/{seat}") for seat in range(setting.players)])
    return number, report_on(name).facts(match)


class Book:
    """Games that are over, by what they hang on; in a file too, if there is one, so that a long series can be stopped and taken up."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._games: dict[str, dict[int, Facts]] = {}
        if path is not None and path.exists():
            whole, newline, _unfinished = path.read_text("utf-8").rpartition("\n")
            path.write_text(whole + newline, "utf-8")
            for line in whole.splitlines():
                series, number, facts = json.loads(line)
                self._games.setdefault(series, {})[number] = facts

    def sample(self, name: str, setting: Setting, bot: str, seed: str, games: int, jobs: int, progress: Progress) -> Sample:
        """The first `games` games of a series; those that are not in the book are played, and written down as they come."""
        game = registry.game(name, options=dict(setting.options))
        series = f"{name}, {setting.name}, {bot}, {seed}, rules {game.version}, content {game.content_hash[:12]}, bots {thinking(name)}"
        known = self._games.setdefault(series, {})
        tasks = ((name, setting, bot, seed, number) for number in range(games) if number not in known)
        for number, facts in each(play, tasks, jobs):
            known[number] = facts
            self._write(series, number, facts)
            progress(f"{series}: {len(known)}")
        return Sample(setting, bot, seed, [known[number] for number in range(games)])

    def _write(self, series: str, number: int, facts: Facts) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([series, number, facts], separators=(",", ":")) + "\n")
