"""Many matches: the same bots in rotating seats, in one process or several, with the same result for the same seed.

Game i is the same whoever plays it: its lots come from (seed, i) and its bots' own from (seed, i, seat). So results only need to be
added up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import triptych
from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import TriptychError
from triptych.sim.playout import play_match
from triptych.sim.processes import ProcessLost, each
from triptych.sim.statistics import wilson

Progress = Callable[[int, int], None]

WIN = 12  # a win in units that every number of winners divides


def share_of_win(seat: int, winners: list[int]) -> int:
    """What a seat has won of a game, in twelfths: those who win together share it."""
    return WIN // len(winners) if seat in winners else 0


@dataclass
class Tally:
    """Games, wins (in twelfths) and points of one bot, or of one seat."""

    games: int = 0
    wins: int = 0
    points: float = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points

    @property
    def share(self) -> float:
        return self.wins / WIN / max(self.games, 1)

    @property
    def mean_points(self) -> float:
        return self.points / max(self.games, 1)

    def to_json(self) -> dict[str, Any]:
        wins = self.wins / WIN
        low, high = wilson(wins, self.games)
        return {
            "games": self.games,
            "wins": round(wins, 4),
            "share": self.share,
            "low": low,
            "high": high,
            "mean_points": self.mean_points,
        }


@dataclass
class Report:
    """What came out. Of a bot that sits in several seats every seat counts: a fair share is one in the number of players."""

    game: str
    seats: list[str]
    seed: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    lost: ProcessLost | None = None
    """Why it was interrupted, if nobody wanted it."""
    options: dict[str, str] = field(default_factory=dict)
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_seat: list[Tally] = field(default_factory=list)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for name, tally in other.by_bot.items():
            self.by_bot.setdefault(name, Tally()).add(tally)
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "interrupted": self.interrupted,
            "compiled": triptych.compiled,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "mean_decisions": self.decisions / max(self.games, 1),
            "bots": [{"bot": name, **tally.to_json()} for name, tally in sorted(self.by_bot.items())],
            "seats": [{"seat": seat, **tally.to_json()} for seat, tally in enumerate(self.by_seat, 1)],
        }


def play_games(game_name: str, own_content: str, options: Mapping[str, str], bots: list[str], seed: int, first: int, last: int) -> Report:
    """Games `first` to `last` - 1 of a simulation."""
    game = registry.game(game_name, "", own_content, options)
    players = len(bots)
    report = Report(game_name, bots, seed, by_seat=[Tally() for _ in bots])
    for i in range(first, last):
        names = [bots[(seat + i) % players] for seat in range(players)]
        playing = [roster.make(name, game, f"{seed}/{i}/{seat}") for seat, name in enumerate(names)]
        outcome = play_match(game, playing, SeededChance(f"{seed}/{i}"))
        report.games += 1
        report.decisions += outcome.decisions
        for seat, name in enumerate(names):
            tally = Tally(1, share_of_win(seat, outcome.winners), outcome.points[seat])
            report.by_bot.setdefault(name, Tally()).add(tally)
            report.by_seat[seat].add(tally)
    return report


def simulate(
    game_name: str,
    bots: list[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    own_content: str = "",
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games, seats rotated. Interrupted (Ctrl-C, or a process is lost) it keeps what is done."""
    game = registry.game(game_name, "", own_content, options)
    if len(bots) not in game.player_counts:
        raise TriptychError(f"{game_name} is for {', '.join(map(str, game.player_counts))} players, not {len(bots)}")
    for bot in bots:
        roster.make(bot, game, 0)
    if games < 1 or jobs < 1:
        raise TriptychError("games and jobs must be at least 1")
    report = Report(game_name, bots, seed, options=game.options, by_seat=[Tally() for _ in bots])
    chunk = max(1, min(50, games // (jobs * 8)))
    tasks = ((game_name, own_content, game.options, bots, seed, first, min(first + chunk, games)) for first in range(0, games, chunk))
    start = time.perf_counter()
    try:
        for part in each(play_games, tasks, jobs):
            report.add(part)
            if progress is not None:
                progress(report.games, games)
    except KeyboardInterrupt:
        report.interrupted = True
    except ProcessLost as lost:
        report.interrupted, report.lost = True, lost
    report.seconds = time.perf_counter() - start
    return report
