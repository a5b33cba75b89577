"""World Without End: by seat and order, points and their sources, cards, projects, dues."""

from __future__ import annotations

from collections import Counter

from benchmarks.balance.games import Facts, Group, Sample, Setting, seats
from benchmarks.balance.tables import percent, points_rows, table
from triptych.core import registry
from triptych.core.match import Match
from triptych.games.world_without_end import happenings as told
from triptych.games.world_without_end.content import CHAPTERS, GRAIN, MONEY, PIETY
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.model import FINISHED, NOT_THERE, PROJECT

SETTINGS = [Setting(f"{players} players", players) for players in (2, 3, 4)]
DUES = {PIETY: "piety", GRAIN: "grain", MONEY: "tax"}


def facts(match: Match) -> Facts:
    game, state = match.game, match.state
    assert isinstance(game, WorldWithoutEnd)
    start = chapter = 0
    halves = [0] * len(told.VP_SOURCES)
    actions: list[int] = []
    missed: list[list[int]] = []
    for _, (kind, a, b, c, _) in match.events:
        if kind == told.BEGINS:
            start = a
        elif kind == told.CHAPTER:
            chapter = a
        elif kind == told.SCORED:
            halves[c] += 2 * b
        elif kind == told.HALF:
            halves[c] += b
        elif kind == told.PLAYED:
            actions.append(b)
        elif kind == told.MISSED:
            missed.append([chapter, b, c])
    return {
        "winners": match.game.winners(state),
        "points": list(match.game.points(state)),
        "start": start,
        "halves": halves,
        "actions": actions,
        "missed": missed,
        "projects": state.cells[PROJECT : PROJECT + len(game.content.project_id)],
    }


def groups(sample: Sample) -> list[Group]:
    """Seats and order."""
    return seats(sample)


def report(samples: list[Sample]) -> list[str]:
    return [*_points(samples), *_actions(samples), *_projects(samples), *_dues(samples)]


def _game() -> WorldWithoutEnd:
    game = registry.game("world-without-end")
    assert isinstance(game, WorldWithoutEnd)
    return game


def _each(sample: Sample, number: float) -> float:
    """For each player of each game."""
    return number / (len(sample.games) * sample.setting.players)


def _columns(samples: list[Sample]) -> list[str]:
    return [sample.setting.name for sample in samples]


def _points(samples: list[Sample]) -> list[str]:
    rows = points_rows(samples)
    for source, word in enumerate(told.VP_SOURCES):
        each = [_each(sample, sum(game["halves"][source] for game in sample.games) / 2) for sample in samples]
        rows.append([f"from {word}", *(f"{number:+.1f}" for number in each)])
    return ["Points, and where a player has them from:", "", *table(["", *_columns(samples)], rows)]


def _actions(samples: list[Sample]) -> list[str]:
    counts = [Counter(card for game in sample.games for card in game["actions"]) for sample in samples]
    rows = [
        [_game().content.action_name[card]["en"], *(f"{_each(sample, of[card]):.2f}" for sample, of in zip(samples, counts, strict=True))]
        for card, _ in sum(counts, Counter[int]()).most_common()
    ]
    return ["", "Cards played open, a player and game:", "", *table(["card", *_columns(samples)], rows)]


def _projects(samples: list[Sample]) -> list[str]:
    rows: list[list[str]] = []
    for project, name in enumerate(_game().content.project_name):
        row = [name["en"]]
        for sample in samples:
            states = [game["projects"][project] for game in sample.games]
            row.append(f"{percent(1 - states.count(NOT_THERE) / len(states))}, {percent(states.count(FINISHED) / len(states))}")
        rows.append(row)
    return ["", "Projects in play, and finished, at the end:", "", *table(["project", *_columns(samples)], rows)]


def _dues(samples: list[Sample]) -> list[str]:
    rows: list[list[str]] = []
    for chapter in range(1, CHAPTERS + 1):
        for due, word in DUES.items():
            row = [f"{chapter}, {word}"]
            for sample in samples:
                units = [n for game in sample.games for at, thing, n in game["missed"] if at == chapter and thing == due]
                row.append(f"{percent(_each(sample, len(units)))}, {_each(sample, sum(units)):.2f}")
            rows.append(row)
    return ["", "Players who miss a due, and how much of it is missing on average:", "", *table(["chapter", *_columns(samples)], rows)]
