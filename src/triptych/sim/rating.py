"""One number for each bot, from all games of an arena.

The rating is openskill's (Plackett and Luce; Weng and Lin 2011). Whoever wins has beaten those who did not; of those who did not win
together nobody has beaten anybody, so a game with three others counts as up to three comparisons of two. For bots whose odds are fixed, the
comparisons then have the very odds that the bots have.

Such a rating is made game by game, and hangs a little on their order; and its own sigma knows nothing of games that hang together. So it is
made many times, each time from as many rounds as there are, drawn with repetition from those of each pairing and in any order (a bootstrap
over rounds). The mean of these is the rating, and how they scatter gives its interval, unless sigma gives a wider one: where a bot has won
all its games nothing scatters, but much is unknown. The draws have a seed of their own: the same games give the same ratings.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from triptych.sim.arena import Arena
from triptych.sim.statistics import Z95

MOST_DRAWS = 100
FEWEST_DRAWS = 40  # enough for a standard deviation
LEAST_DRAWS = 2  # when somebody is waiting: of fewer nothing scatters
COMPARISONS = 200_000  # about so many in all: some seconds

Comparison = tuple[str, str, int]
"""Two bots, and who of them won: 1 the first, -1 the second, 0 both."""


def never() -> bool:
    return False


@dataclass(frozen=True)
class Rating:
    """A bot's strength, and where it lies with 95%. The scale is openskill's: 25 in the middle; 6.5 more win three games of four."""

    rating: float
    low: float
    high: float


def ratings(arena: Arena, hurry: Callable[[], bool] = never) -> tuple[dict[str, Rating], int]:
    """Every bot's rating, and from how many draws it was made: from as many as there are by then, if there is a hurry."""
    rounds = [comparisons_by_round(arena, at) for at in range(len(arena.encounters))]
    rounds = [one for one in rounds if one]
    total = sum(len(comparisons) for pairing in rounds for comparisons in pairing)
    draws = max(FEWEST_DRAWS, min(MOST_DRAWS, COMPARISONS // max(total, 1)))
    chance = random.Random("ratings")
    found: dict[str, list[tuple[float, float]]] = {bot: [] for bot in arena.bots}
    for done in range(draws):
        if done >= LEAST_DRAWS and hurry():
            draws = done
            break
        drawn = [one for pairing in rounds for one in chance.choices(pairing, k=len(pairing))]
        chance.shuffle(drawn)
        for bot, rating in rate(arena.bots, [comparison for one in drawn for comparison in one]).items():
            found[bot].append(rating)
    return {bot: _summed(values) for bot, values in found.items()}, draws


def comparisons_by_round(arena: Arena, at: int) -> list[list[Comparison]]:
    """What the games of a pairing say about its two bots."""
    encounter = arena.encounters[at]
    one, other, players = encounter.pairing.one, encounter.pairing.other, encounter.pairing.players
    rounds: list[list[Comparison]] = [[] for _ in range(encounter.counted)]
    for seat, played in encounter.counting():
        mine = seat in played.winners
        for rival in range(players):
            theirs = rival in played.winners
            if rival != seat and (mine or theirs):
                rounds[played.round].append((one, other, int(mine) - int(theirs)))
    return rounds


def rate(bots: Sequence[str], comparisons: Sequence[Comparison]) -> dict[str, tuple[float, float]]:
    """Every bot's mu and sigma from comparisons in this order. Bots do not change (tau 0), and every comparison tells as much as it does
    (gamma 1). Games tell how far bots are apart and not where they are: the mean of all is put where it began."""
    model = PlackettLuce(tau=0.0, gamma=_whole)
    found = {bot: model.rating() for bot in bots}
    for one, other, result in comparisons:
        ranks: list[float] = [int(result < 0), int(result > 0)]
        (found[one],), (found[other],) = model.rate([[found[one]], [found[other]]], ranks=ranks)
    drift = sum(rating.mu for rating in found.values()) / len(found) - model.mu
    return {bot: (rating.mu - drift, rating.sigma) for bot, rating in found.items()}


def _whole(*_: object) -> float:
    return 1.0


def _summed(drawn: list[tuple[float, float]]) -> Rating:
    mean = sum(mu for mu, _ in drawn) / len(drawn)
    scatter = sqrt(sum((mu - mean) ** 2 for mu, _ in drawn) / (len(drawn) - 1))
    unknown = sum(sigma for _, sigma in drawn) / len(drawn)
    spread = Z95 * max(scatter, unknown)
    return Rating(mean, mean - spread, mean + spread)
