"""All games at a glance: who wins, at every level of play, and who is too far off his fair share at all of them."""

from __future__ import annotations

from benchmarks.balance.games import Group, Report, Sample, decided
from benchmarks.balance.tables import percent, share_of, table

OFF = 0.05  # this far from a fair share is too far


def verdict(groups: list[Group]) -> str:
    """Whether the same players are too far off with every bot. If they are so both ways, it is how the bots play, not what they play with;
    so it may be if one bot alone says it."""
    distances = [group.share - group.fair for group in groups]
    if len(groups) < 2 or min(map(abs, distances)) <= OFF:
        return ""
    return "**off**" if min(distances) > 0 or max(distances) < 0 else "off both ways"


def rows_of(name: str, report: Report, samples: list[list[Sample]]) -> list[list[str]]:
    """The rows of a game; `samples` are those of each bot, setting by setting."""
    rows: list[list[str]] = []
    for here in zip(*samples, strict=True):
        counts = [f"{len(list(decided(sample)))} of {len(sample.games)}" for sample in here]
        rows.append([f"**{name}, {here[0].setting.name}**", "", *counts, ""])
        for groups in zip(*(report.groups(sample) for sample in here), strict=True):
            shares = [share_of(group.won, group.players) for group in groups]
            rows.append([groups[0].name, percent(groups[0].fair), *shares, verdict(list(groups))])
    return rows


def who_wins(bots: list[str], rows: list[list[str]]) -> list[str]:
    head = ["decided games", "fair", *(f"`{bot}`" for bot in bots), "more than 5 points off"]
    return ["## Who wins", "", *table(head, rows), ""]
