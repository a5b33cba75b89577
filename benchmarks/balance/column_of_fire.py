"""A Column of Fire: by seat, order, religion and Loch Leven card; points and their sources, length, conflicts, persons and tiles."""

from __future__ import annotations

from statistics import mean

from benchmarks.balance.games import Facts, Group, Sample, Setting, decided, seats
from benchmarks.balance.tables import had_by, lengths, percent, points_rows, table
from triptych.core import registry
from triptych.core.match import Match
from triptych.games.column_of_fire import happenings as told
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.content import COUNTRY_WORDS, GOOD_WORDS, PERSONS, RELIGION_WORDS, TILE_KINDS, country_of
from triptych.games.column_of_fire.game import ColumnOfFire

SETTINGS = [Setting(f"{players} players", players) for players in (2, 3, 4)]
OUTCOMES = ("won by the Catholics", "won by the Protestants", "avoided")


def facts(match: Match) -> Facts:
    c = match.state.cells
    players = c[m.PLAYERS]
    cards = {a: b for _, (kind, a, b, _, _) in match.events if kind in (told.DEALT, told.REDEALT)}
    sources = [[0] * len(told.VP_SOURCES) for _ in range(players)]
    took: list[list[int]] = [[] for _ in range(players)]
    used: list[list[int]] = [[] for _ in range(players)]
    conflicts: list[int] = []
    for _, (kind, a, b, d, _) in match.events:
        if kind == told.VP:
            sources[a][d] += b
        elif kind == told.TOOK:
            took[a].append(b)
        elif kind == told.TILE_USED:
            used[a].append(b)
        elif kind == told.CONFLICT:
            conflicts.append(b)
    return {
        "winners": match.game.winners(match.state),
        "points": list(match.game.points(match.state)),
        "start": c[m.START],
        "loch": [cards[seat] for seat in range(players)],
        "religion": c[m.RELIGION : m.RELIGION + players],
        "years": c[m.YEAR],
        "finale": c[m.FINALE],
        "sources": sources,
        "took": took,
        "used": used,
        "kept": [c[m.TILES + seat * TILE_KINDS : m.TILES + (seat + 1) * TILE_KINDS] for seat in range(players)],
        "conflicts": conflicts,
    }


def groups(sample: Sample) -> list[Group]:
    """Seats, order, the religion one begins with, the Loch Leven card."""
    content = _game().content
    fair = 1 / sample.setting.players
    by_religion = [Group(f"begins {religion}", fair) for religion in RELIGION_WORDS]
    by_card = [
        Group(f"Loch Leven card {card + 1}: {RELIGION_WORDS[content.loch_religion[card]]}, {GOOD_WORDS[good]}", fair)
        for card, good in enumerate(content.loch_good)
    ]
    for game, winner in decided(sample):
        for seat, card in enumerate(game["loch"]):
            for group in (by_religion[content.loch_religion[card]], by_card[card]):
                group.players += 1
                group.won += seat == winner
    return seats(sample) + by_religion + by_card


def report(samples: list[Sample]) -> list[str]:
    return [*_religion_at_the_end(samples), *_points(samples), *_length(samples), *_persons(samples), *_tiles(samples)]


def _game() -> ColumnOfFire:
    game = registry.game("column-of-fire")
    assert isinstance(game, ColumnOfFire)
    return game


def _columns(samples: list[Sample]) -> list[str]:
    return ["", *(sample.setting.name for sample in samples)]


def _religion_at_the_end(samples: list[Sample]) -> list[str]:
    """Religion is changed in the game, so this tells what winners are, not what makes one win."""
    rows: list[list[str]] = []
    for religion, name in enumerate(RELIGION_WORDS):
        among = [sum(game["religion"].count(religion) for game in sample.games) for sample in samples]
        won = [sum(game["religion"][winner] == religion for game, winner in decided(sample)) for sample in samples]
        all_players = [len(sample.games) * sample.setting.players for sample in samples]
        all_won = [len(list(decided(sample))) for sample in samples]
        rows.append([f"{name}, of all players", *(percent(n / m) for n, m in zip(among, all_players, strict=True))])
        rows.append([f"{name}, of all winners", *(percent(n / m) for n, m in zip(won, all_won, strict=True))])
    return ["Religion at the end:", "", *table(_columns(samples), rows)]


def _points(samples: list[Sample]) -> list[str]:
    rows = points_rows(samples)
    for source, word in enumerate(told.VP_SOURCES):
        means = [mean(each[source] for game in sample.games for each in game["sources"]) for sample in samples]
        winners = [mean(game["sources"][winner][source] for game, winner in decided(sample)) for sample in samples]
        rows.append([f"from {word}", *(f"{of_all:+.1f}, {of_one:+.1f}" for of_all, of_one in zip(means, winners, strict=True))])
    return ["", "Points, and where they come from (a player's, the winner's):", "", *table(_columns(samples), rows)]


def _length(samples: list[Sample]) -> list[str]:
    rows = [
        ["years", *(lengths([game["years"] for game in sample.games]) for sample in samples)],
        ["ends by 50 points", *(percent(mean(game["finale"] & m.FIFTY != 0 for game in sample.games)) for sample in samples)],
        ["ends by a stack", *(percent(mean(game["finale"] & m.STACK_OUT != 0 for game in sample.games)) for sample in samples)],
    ]
    for outcome, words in enumerate(OUTCOMES):
        each = [mean(game["conflicts"].count(outcome) for game in sample.games) for sample in samples]
        rows.append([f"conflicts {words}, a game", *(f"{number:.2f}" for number in each)])
    return ["", "Length and conflicts:", "", *table(_columns(samples), rows)]


def _persons(samples: list[Sample]) -> list[str]:
    content = _game().content
    names = [f"{content.card_name[card]['en']} ({COUNTRY_WORDS[country_of(card)]})" for card in range(PERSONS)]
    rows = had_by(names, samples, lambda game: game["took"])
    head = "Persons taken, a player and game, and by how many points the share of those who take one lies above a fair one:"
    return ["", head, "", *table(["person", *_columns(samples)[1:]], rows)]


def _tiles(samples: list[Sample]) -> list[str]:
    rows = had_by(_game().content.tile_keys, samples, _tiles_had)
    return ["", "Advantage tiles used, or kept to the end, in the same way:", "", *table(["tile", *_columns(samples)[1:]], rows)]


def _tiles_had(game: Facts) -> list[list[int]]:
    return [
        used + [tile for tile, count in enumerate(kept) for _ in range(count)]
        for used, kept in zip(game["used"], game["kept"], strict=True)
    ]
