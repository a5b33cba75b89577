"""Sola Fide: Catholics against Protestants, who begins, length, and how each card's side fares with it."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from benchmarks.balance.games import Facts, Group, Sample, Setting, decided, seats
from benchmarks.balance.tables import lengths, percent, table
from triptych.core import registry
from triptych.core.match import Match
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import CARDS, CATHOLIC, RELIGIONS
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.model import SIDE, TURNS

LIMIT = 600  # turns; bots of little imagination could go on for ever


def _setting(name: str, decks: str) -> Setting:
    return Setting(name, 2, (("decks", decks), ("limit", str(LIMIT)), ("sides", "lot")))


SETTINGS = [_setting("starter decks", "starter"), _setting("drafted decks", "draft")]


def facts(match: Match) -> Facts:
    c = match.state.cells
    return {
        "winners": match.game.winners(match.state),
        "points": list(match.game.points(match.state)),
        "start": next(event[1] for _, event in match.events if event[0] == told.BEGINS),
        "sides": c[SIDE : SIDE + 2],
        "turns": c[TURNS],
        "kept": [event[2] for _, event in match.events if event[0] == told.KEPT],
        "played": [event[2] for _, event in match.events if event[0] == told.PLAYED],
    }


def groups(sample: Sample) -> list[Group]:
    """Sides, seats, order."""
    by_side = [Group(religion, 1 / 2) for religion in RELIGIONS]
    for game, winner in decided(sample):
        for seat, side in enumerate(game["sides"]):
            by_side[side].players += 1
            by_side[side].won += seat == winner
    return by_side + seats(sample)


def report(samples: list[Sample]) -> list[str]:
    lines: list[str] = []
    for sample in samples:
        lines += [f"### {sample.setting.name.capitalize()}", "", *_course(sample), "", *_cards(sample), ""]
    return lines[:-1]


def _course(sample: Sample) -> list[str]:
    points = [mean(game["points"][game["sides"].index(side)] for game in sample.games) for side in range(2)]
    turns = [game["turns"] for game in sample.games]
    return [
        f"- Mean points: {RELIGIONS[0]} {points[0]:.1f}, {RELIGIONS[1]} {points[1]:.1f}.",
        f"- Turns: {lengths(turns)}; {turns.count(LIMIT)} games stopped at {LIMIT}.",
    ]


def _cards(sample: Sample) -> list[str]:
    """Each card: how often it is in a drafted deck, how often it is played, how its side fares where it is played."""
    game = registry.game("sola-fide", options=dict(sample.setting.options))
    assert isinstance(game, SolaFide)
    decided_games = list(decided(sample))
    catholic = sum(one["sides"][winner] == CATHOLIC for one, winner in decided_games) / len(decided_games)
    times, kept, games_with, won_with = Counter[int](), Counter[int](), Counter[int](), Counter[int]()
    for one in sample.games:
        times.update(one["played"])
        kept.update(one["kept"])
    for one, winner in decided_games:
        for card in set(one["played"]):
            games_with[card] += 1
            won_with[card] += card // CARDS == one["sides"][winner]
    rows: list[tuple[int, float, list[str]]] = []
    for card, count in games_with.items():
        overall = catholic if card // CARDS == CATHOLIC else 1 - catholic
        share = won_with[card] / count
        cells = [RELIGIONS[card // CARDS], game.content.card_name[card]["en"]]
        cells += [percent(kept[card] / len(sample.games))] if kept else []
        cells += [f"{times[card] / len(sample.games):.2f}", f"{percent(share)} of {count}", f"{100 * (share - overall):+.1f} points"]
        rows.append((card // CARDS, overall - share, cells))
    head = ["side", "card", *(["in the deck"] if kept else []), "played a game", "side's share with it", "against its share overall"]
    return table(head, [cells for _, _, cells in sorted(rows)])
