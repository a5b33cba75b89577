"""Shares, with their intervals, and tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable
from statistics import mean, quantiles

from benchmarks.balance.games import Facts, Sample
from triptych.sim.statistics import wilson


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share_of(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{percent(won / games)} ({percent(low)} to {percent(high)})" if games else "-"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows)]


def points_rows(samples: list[Sample]) -> list[list[str]]:
    """What players end with, a column for each setting."""
    all_points = [[points for game in sample.games for points in game["points"]] for sample in samples]
    return [
        ["mean", *(f"{mean(points):.1f}" for points in all_points)],
        ["quartiles", *(", ".join(f"{cut:g}" for cut in quantiles(points, method="inclusive")) for points in all_points)],
        ["lowest, highest", *(f"{min(points):g}, {max(points):g}" for points in all_points)],
        ["the winner's, mean", *(f"{mean(max(game['points']) for game in sample.games):.1f}" for sample in samples)],
    ]


def lengths(values: list[int]) -> str:
    """How long games are."""
    ordered = sorted(values)
    last = len(ordered) - 1
    tails = f"5% below {ordered[last // 20]}, 5% above {ordered[last - last // 20]}"
    return f"mean {mean(ordered):.1f}, median {ordered[last // 2]}, {tails}, longest {ordered[-1]}"


def had_by(names: list[str], samples: list[Sample], things: Callable[[Facts], list[list[int]]]) -> list[list[str]]:
    """A row for each thing that players have in a game (`things` are those of each seat): how often a player has it, and how far the share
    of those who have it lies above or below a fair one, with how many there are in decided games. What is had most often comes first."""
    times = [[0] * len(samples) for _ in names]
    had = [[0] * len(samples) for _ in names]
    won = [[0] * len(samples) for _ in names]
    for column, sample in enumerate(samples):
        for game in sample.games:
            for seat, mine in enumerate(things(game)):
                for thing in mine:
                    times[thing][column] += 1
                if len(game["winners"]) == 1:
                    for thing in set(mine):
                        had[thing][column] += 1
                        won[thing][column] += seat == game["winners"][0]
    rows: list[list[str]] = []
    for thing in sorted(range(len(names)), key=lambda thing: -sum(times[thing])):
        row = [names[thing]]
        for column, sample in enumerate(samples):
            players = sample.setting.players
            often = times[thing][column] / (len(sample.games) * players)
            count = had[thing][column]
            row.append(f"{often:.2f}, {100 * (won[thing][column] / count - 1 / players):+.1f} of {count}" if count else "-")
        rows.append(row)
    return rows
