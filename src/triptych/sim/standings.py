"""What came out of an arena, in numbers: a cross table, each bot's strength and speed, and the verdicts of tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import triptych
from triptych.sim.arena import Arena, Encounter
from triptych.sim.rating import FEWEST_DRAWS, Rating, never, ratings
from triptych.sim.sequential import anytime_interval
from triptych.sim.simulate import WIN, Tally, share_of_win
from triptych.sim.statistics import wilson

PLACES = 6  # digits of what is computed from logarithms: more would differ from machine to machine
MOST_POINTS = 60  # of a curve


@dataclass
class Share:
    """A share of wins, where it lies with 95%, and how many games that is from."""

    share: float
    low: float
    high: float
    games: int

    def reversed(self) -> Share:
        """The share of the other one, where there are two."""
        return Share(1 - self.share, 1 - self.high, 1 - self.low, self.games)

    def to_json(self) -> dict[str, Any]:
        return {"games": self.games, "share": self.share, "low": round(self.low, PLACES), "high": round(self.high, PLACES)}


def share_of(numbers: list[float], each: int, anytime: bool) -> Share:
    """A share from what was won in each round, of so many games `each`: with an interval that holds at any time where a test may stop, with
    Wilson's, for a number of games settled before, otherwise."""
    won = sum(numbers)
    low, high = anytime_interval(numbers) if anytime else wilson(won * each, len(numbers) * each)
    return Share(won / max(len(numbers), 1), low, high, len(numbers) * each)


@dataclass
class Standing:
    """A bot: its strength, what it won as the one against others, and how it thought in all its seats."""

    bot: str
    rating: Rating
    tally: Tally = field(default_factory=Tally)
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def decisions_per_turn(self) -> float:
        return self.decisions / max(self.turns, 1)

    @property
    def seconds_per_turn(self) -> float:
        return self.seconds / max(self.turns, 1)

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rating": round(self.rating.rating, PLACES),
            "rating_low": round(self.rating.low, PLACES),
            "rating_high": round(self.rating.high, PLACES),
            "games": self.tally.games,
            "share": self.tally.share if self.tally.games else None,
            "mean_points": self.tally.mean_points if self.tally.games else None,
            "turns": self.turns,
            "decisions_per_turn": self.decisions_per_turn,
            "seconds_per_turn": self.seconds_per_turn,
            "longest_turn": self.longest,
        }


class Meeting:
    """One bot against another."""

    def __init__(self, encounter: Encounter) -> None:
        pairing = encounter.pairing
        self.one = pairing.one
        self.other = pairing.other
        self.encounter = encounter
        self.mine = Tally()
        self.theirs = Tally()
        won: list[list[float]] = [[] for _ in range(pairing.players)]
        for seat, played in encounter.counting():
            won[seat].append(share_of_win(seat, played.winners) / WIN)
            for at, points in enumerate(played.points):
                (self.mine if at == seat else self.theirs).add(Tally(1, share_of_win(at, played.winners), points))
        self.share = self.after(encounter.counted)
        self.by_seat = [share_of(numbers, 1, encounter.test is not None) for numbers in won]
        """What the one won from each seat."""
        self.verdict = None if encounter.test is None else encounter.test.verdict

    def after(self, rounds: int) -> Share:
        """The share after so many rounds."""
        return share_of(self.encounter.shares()[:rounds], self.encounter.pairing.players, self.encounter.test is not None)

    def course(self) -> list[Share]:
        """How the share came to be what it is, in as many points as can be seen."""
        counted = self.encounter.counted
        steps = min(counted, MOST_POINTS)
        return [self.after(counted * step // steps) for step in range(1, steps + 1)]

    @property
    def together(self) -> float | None:
        """How the games of a round hang together: the spread of rounds against what it would be if they did not. Below 1 Wilson's interval
        is on the safe side, above 1 it is too narrow. None where nothing can be told."""
        shares = self.encounter.shares()
        mean = self.share.share
        if len(shares) < 2 or mean in (0.0, 1.0):
            return None
        spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        return spread * self.encounter.pairing.players / (mean * (1 - mean))

    def to_json(self) -> dict[str, Any]:
        together = self.together
        return {
            "one": self.one,
            "other": self.other,
            **self.share.to_json(),
            "mean_points": self.mine.mean_points,
            "other_mean_points": self.theirs.mean_points,
            "rounds": self.encounter.counted,
            "together": None if together is None else round(together, PLACES),
            "verdict": self.verdict,
            "seats": [{"seat": seat, **share.to_json()} for seat, share in enumerate(self.by_seat, 1)],
        }


class Standings:
    """Everything there is to tell about an arena; the strongest bot comes first."""

    def __init__(self, arena: Arena, hurry: Callable[[], bool] = never) -> None:
        """`hurry` says whether somebody no longer wants to wait for ratings as good as they can be."""
        self.arena = arena
        self.meetings = [Meeting(encounter) for encounter in arena.encounters]
        rated, self.draws = ratings(arena, hurry)
        by_name = {bot: Standing(bot, rated[bot]) for bot in arena.bots}
        for meeting in self.meetings:
            by_name[meeting.one].tally.add(meeting.mine)
            if arena.setting.players == 2:
                by_name[meeting.other].tally.add(meeting.theirs)
            for _, played in meeting.encounter.counting():
                for at, name in enumerate(played.seats):
                    standing = by_name[name]
                    standing.decisions += played.decisions[at]
                    standing.turns += played.turns[at]
                    standing.seconds += played.seconds[at]
                    standing.longest = max(standing.longest, played.longest[at])
        self.bots = sorted(by_name.values(), key=lambda standing: (-standing.rating.rating, standing.bot))

    @property
    def hurried(self) -> bool:
        """Are the ratings from so few draws that their intervals are rough?"""
        return self.draws < FEWEST_DRAWS

    def cell(self, one: str, other: str) -> Share | None:
        """What the one won against the other; None where they have not met."""
        for meeting in self.meetings:
            if meeting.share.games and (meeting.one, meeting.other) == (one, other):
                return meeting.share
            if meeting.share.games and self.arena.setting.players == 2 and (meeting.one, meeting.other) == (other, one):
                return meeting.share.reversed()
        return None

    def to_json(self) -> dict[str, Any]:
        setting = self.arena.setting
        game = setting.made()
        bounds = self.arena.bounds
        return {
            "game": game.name,
            "options": game.options,
            "content": game.content_hash,
            "players": setting.players,
            "seed": setting.seed,
            "games": self.arena.games,
            "interrupted": self.arena.interrupted,
            "compiled": triptych.compiled,
            "seconds": self.arena.seconds,
            "fair_share": 1 / setting.players,
            "intervals": "wilson" if bounds is None else "anytime",
            "test": None if bounds is None else {"low": bounds[0], "high": bounds[1]},
            "rating_draws": self.draws,
            "bots": [standing.to_json() for standing in self.bots],
            "pairings": [meeting.to_json() for meeting in self.meetings],
        }
