"""Bots against each other, each against each: who meets whom, from which seats, with which lots, and for how long.

With two players every two bots meet; with more, one bot meets a field of another, and the other way round. A round is the same lots once
from every seat. What is played follows from the names of the bots, the seed and the number of the round alone: whoever else is there, in
however many processes, taken up again or not, a game is the same.

Only whole rounds count, in their order and without a gap, and none after a test was decided. So what comes out does not hang on which game
was over first.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

import triptych
from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.sim.fingerprint import thinking
from triptych.sim.ledger import Ledger, Played, Unusable
from triptych.sim.playout import TimedBot, play_match
from triptych.sim.processes import ProcessLost, each
from triptych.sim.sequential import OPEN, SequentialTest
from triptych.sim.simulate import WIN, Progress, share_of_win


@dataclass(frozen=True)
class Setting:
    """What is played: everything but the bots and the number of games."""

    game: str
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    own_content: str = ""

    def made(self) -> Game[Any]:
        return registry.game(self.game, "", self.own_content, self.options)

    def header(self) -> dict[str, Any]:
        """What every game hangs on, and what its times hang on: only games of the same may be added up."""
        game = self.made()
        return {
            "triptych": triptych.__version__,
            "compiled": triptych.compiled,
            "game": game.name,
            "rules": game.version,
            "content": game.content_hash,
            "options": game.options,
            "thinking": thinking(game.name),
            "players": self.players,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Pairing:
    """A bot, and the one that has all other seats."""

    one: str
    other: str
    players: int

    def seats(self, seat: int) -> tuple[str, ...]:
        """Who sits where when the one has this seat."""
        return tuple(self.one if at == seat else self.other for at in range(self.players))

    @property
    def lots(self) -> str:
        """What the lots of a round are drawn from. Where each has one seat, it does not matter which of them is named first."""
        names = sorted((self.one, self.other)) if self.players == 2 else [self.one, self.other]
        return " ".join(names)


@dataclass
class Encounter:
    """The games of a pairing: those that are there, and those that count."""

    pairing: Pairing
    rounds: int
    test: SequentialTest | None = None
    games: dict[tuple[int, int], Played] = field(default_factory=dict)
    """By the number of the round and the seat of the one."""
    counted: int = 0
    """So many rounds count."""

    @property
    def decided(self) -> bool:
        return self.test is not None and self.test.verdict != OPEN

    @property
    def wanted(self) -> int:
        """How many games are to be played, as far as is known by now."""
        return (self.counted if self.decided else self.rounds) * self.pairing.players

    @property
    def played(self) -> int:
        """How many of them are over."""
        return self.wanted if self.decided else len(self.games)

    def add(self, played: Played) -> None:
        """A game that is over. One that is there already stays as it is."""
        self.games.setdefault((played.round, played.seats.index(self.pairing.one)), played)
        while self.counted < self.rounds and not self.decided and self._whole(self.counted):
            if self.test is not None:
                self.test.add(self.share(self.counted))
            self.counted += 1

    def _whole(self, number: int) -> bool:
        return all((number, seat) in self.games for seat in range(self.pairing.players))

    def share(self, number: int) -> float:
        """What the one has won of a round."""
        players = self.pairing.players
        return sum(share_of_win(seat, self.games[number, seat].winners) for seat in range(players)) / (WIN * players)

    def shares(self) -> list[float]:
        return [self.share(number) for number in range(self.counted)]

    def counting(self) -> Iterator[tuple[int, Played]]:
        """The games that count, in order, each with the seat of the one."""
        for number in range(self.counted):
            for seat in range(self.pairing.players):
                yield seat, self.games[number, seat]


@dataclass
class Arena:
    """What was played."""

    setting: Setting
    bots: list[str]
    encounters: list[Encounter]
    bounds: tuple[float, float] | None = None
    gauntlet: bool = False
    seconds: float = 0.0
    interrupted: bool = False
    lost: ProcessLost | Unusable | None = None
    """Why it was interrupted, if nobody wanted it."""

    @property
    def games(self) -> int:
        """How many games count."""
        return sum(encounter.counted for encounter in self.encounters) * self.setting.players


def pairings(bots: list[str], players: int, gauntlet: bool = False) -> list[Pairing]:
    """Who meets whom: every two bots; with more than two players each as the one against a field of the other. In a gauntlet the first one
    meets each of the others, and nobody else meets anybody."""
    found = combinations(bots, 2) if players == 2 else permutations(bots, 2)
    return [Pairing(one, other, players) for one, other in found if one == bots[0] or not gauntlet]


def play_one(setting: Setting, seats: tuple[str, ...], lots: str, number: int) -> Played:
    """One game of a round."""
    game = setting.made()
    key = f"{setting.seed}/{lots}/{number}"
    bots = [roster.make(name, game, f"{key}/{' '.join(seats)}/{seat}") for seat, name in enumerate(seats)]
    timed = [TimedBot(bot, game, time.process_time) for bot in bots]  # of a core, however busy the machine is
    outcome = play_match(game, list(timed), SeededChance(key))
    return Played(
        seats=seats,
        round=number,
        winners=outcome.winners,
        points=list(outcome.points),
        decisions=[bot.decisions for bot in timed],
        turns=[bot.turns for bot in timed],
        seconds=[round(bot.seconds, 6) for bot in timed],
        longest=[round(bot.longest, 6) for bot in timed],
    )


def hold(
    setting: Setting,
    bots: list[str],
    games: int,
    *,
    jobs: int = 1,
    bounds: tuple[float, float] | None = None,
    gauntlet: bool = False,
    ledger: Ledger | None = None,
    progress: Progress | None = None,
) -> Arena:
    """Let all of them meet (in a gauntlet only the first one the others), `games` games each, or as many more as make whole rounds, or
    until a sequential test is decided: whether what the first one wins is above or below `bounds`. What the ledger has is not played again.
    Interrupted (Ctrl-C, a process is lost, the ledger takes no more) it keeps what is done."""
    check(setting, bots, games, jobs, bounds)
    rounds = -(-games // setting.players)
    arena = Arena(setting, bots, [], bounds, gauntlet)
    for pairing in pairings(bots, setting.players, gauntlet):
        test = SequentialTest(*bounds) if bounds is not None else None
        arena.encounters.append(Encounter(pairing, rounds, test))
    where = {encounter.pairing.seats(seat): encounter for encounter in arena.encounters for seat in range(setting.players)}
    for played in ledger.games if ledger is not None else []:
        if played.seats in where and played.round < rounds:
            where[played.seats].add(played)
    start = time.perf_counter()
    try:
        for played in each(play_one, _tasks(arena, rounds), jobs):
            if ledger is not None:
                ledger.append(played)
            where[played.seats].add(played)
            if progress is not None:
                progress(sum(one.played for one in arena.encounters), sum(one.wanted for one in arena.encounters))
    except KeyboardInterrupt:
        arena.interrupted = True
    except (ProcessLost, Unusable) as lost:
        arena.interrupted, arena.lost = True, lost
    arena.seconds = time.perf_counter() - start
    return arena


def check(setting: Setting, bots: list[str], games: int, jobs: int, bounds: tuple[float, float] | None) -> None:
    """Can this be played? TriptychError says why not."""
    game = setting.made()
    if setting.players not in game.player_counts:
        raise TriptychError(f"{setting.game} is for {', '.join(map(str, game.player_counts))} players, not {setting.players}")
    for bot in bots:
        roster.make(bot, game, 0)
    if len(bots) < 2 or twice(bots) is not None:
        raise TriptychError("an arena needs at least two bots, each named once")
    if games < 1 or jobs < 1:
        raise TriptychError("games and jobs must be at least 1")
    if bounds is not None and not 0 < bounds[0] < bounds[1] < 1:
        raise TriptychError("the bounds of a test are two shares between 0 and 1, the lower one first")


def twice(bots: list[str]) -> tuple[str, str] | None:
    """Two names of the same bot, if it is there twice: one without a version means the newest."""
    same = (pair for pair in combinations(bots, 2) if len({roster.NEWEST.get(name, name) for name in pair}) == 1)
    return next(same, None)


def _tasks(arena: Arena, rounds: int) -> Iterator[tuple[Setting, tuple[str, ...], str, int]]:
    """The games that are still to be played: a round of each pairing, then the next, leaving out what is decided meanwhile."""
    for number in range(rounds):
        for encounter in arena.encounters:
            pairing = encounter.pairing
            for seat in range(pairing.players):
                if not encounter.decided and (number, seat) not in encounter.games:
                    yield arena.setting, pairing.seats(seat), pairing.lots, number
