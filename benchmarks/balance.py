"""How fair the games are: many games of bots, and what decides them, as tables for docs/balance.md.

python -m benchmarks.balance                                    every game
python -m benchmarks.balance world-without-end --games 2000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import mean, quantiles
from typing import Any

from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.games.sola_fide import happenings as faith_told
from triptych.games.sola_fide.content import CATHOLIC, RELIGIONS
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.model import SIDE, TURNS, FaithState
from triptych.games.world_without_end import happenings as town_told
from triptych.games.world_without_end.content import CHAPTERS, GRAIN, MONEY, PIETY
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.model import FINISHED, NOT_THERE, PROJECT
from triptych.sim.playout import run
from triptych.sim.simulate import WIN, Tally
from triptych.sim.statistics import wilson

LIMIT = "600"  # turns of Sola Fide; bots of little imagination could go on for ever


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share_of(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{percent(wins / games) if games else '-'} ({percent(low)} to {percent(high)})"


def played(game: Game[Any], players: int, bot: str, games: int, seed: str) -> Iterator[Match]:
    """Finished games of a bot against itself, with all that happened in them."""
    for i in range(games):
        match = Match(game, players, SeededChance(f"{seed}/{i}"), keep_events=True, undo=False)
        run(match, [roster.make(bot, game, f"{seed}/{i}/{seat}") for seat in range(players)])
        yield match


# -- Sola Fide ------------------------------------------------------------------------------------------------------------------------


@dataclass
class FaithTally:
    """What came out of many games of Sola Fide."""

    wins: list[int] = field(default_factory=lambda: [0, 0])
    ties: int = 0
    turns: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    played: Counter[int] = field(default_factory=Counter)
    """How often each card was played."""
    games_with: Counter[int] = field(default_factory=Counter)
    """In how many decided games it was played at least once, and ..."""
    won_with: Counter[int] = field(default_factory=Counter)
    """... how many of them its side won."""


def faith_games(game: SolaFide, bot: str, games: int, seed: str) -> FaithTally:
    tally = FaithTally()
    for match in played(game, 2, bot, games, seed):
        state = match.state
        assert isinstance(state, FaithState)
        sides = state.cells[SIDE : SIDE + 2]
        winners = [sides[seat] for seat in game.winners(state)]
        tally.turns.append(state.cells[TURNS])
        for seat, points in enumerate(game.points(state)):
            tally.points[sides[seat]] += points
        cards = Counter(event[2] for _, event in match.events if event[0] == faith_told.PLAYED)
        tally.played += cards
        if len(winners) > 1:
            tally.ties += 1
            continue
        tally.wins[winners[0]] += 1
        for card in cards:
            tally.games_with[card] += 1
            tally.won_with[card] += card // 45 == winners[0]
    return tally


def sola_fide(games: int, bot: str, seed: str) -> str:
    """Catholic share of decided games, ties, length; cards by how often they are played and how their side fares with them."""
    lines: list[str] = []
    for decks in ("starter", "draft"):
        game = registry.game("sola-fide", options={"sides": "lot", "decks": decks, "limit": LIMIT})
        assert isinstance(game, SolaFide)
        tally = faith_games(game, bot, games, f"{seed} {decks}")
        decided = sum(tally.wins)
        turns = sorted(tally.turns)
        lines += [
            f"### {'Starter decks' if decks == 'starter' else 'Drafted decks'}",
            "",
            f"{games} games of `{bot}` against itself, seed `{seed}`, sides by lot.",
            "",
            f"- Catholic share of decided games: {share_of(tally.wins[CATHOLIC], decided)}; ties: {percent(tally.ties / games)}.",
            f"- Mean points: Catholic {tally.points[0] / games:.1f}, Protestant {tally.points[1] / games:.1f}.",
            f"- Turns: mean {sum(turns) / games:.1f}, median {turns[games // 2]}, 5% below {turns[games // 20]},"
            f" 5% above {turns[-games // 20]}, longest {turns[-1]}; {turns.count(int(LIMIT))} games stopped at {LIMIT}.",
            "",
            "| side | card | played a game | side's share with it | against its share overall |",
            "|---|---|---|---|---|",
        ]
        rows = []
        for card, times in tally.played.items():
            religion = card // 45
            overall = tally.wins[religion] / decided
            with_it = tally.games_with[card]
            share = tally.won_with[card] / with_it if with_it else 0.0
            rows.append((religion, -(share - overall), card, times, share, overall, with_it))
        for religion, _, card, times, share, overall, with_it in sorted(rows):
            name = game.content.card_name[card]["en"]
            difference = 100 * (share - overall)
            lines.append(
                f"| {RELIGIONS[religion]} | {name} | {times / games:.2f} | {percent(share)} of {with_it} | {difference:+.1f} points |"
            )
        lines.append("")
    return "\n".join(lines)


# -- World Without End ----------------------------------------------------------------------------------------------------------------

DUES = {PIETY: "piety", GRAIN: "grain", MONEY: "tax"}


@dataclass
class TownTally:
    """What came out of many games of World Without End with one number of players."""

    players: int
    by_seat: list[Tally]
    by_turn: list[Tally]
    """By the place in the first round: the start player, the one after him ..."""
    games: int = 0
    points: list[float] = field(default_factory=list)
    winning: list[float] = field(default_factory=list)
    shared: int = 0
    sources: Counter[int] = field(default_factory=Counter)
    """Half points by where they come from."""
    actions: Counter[int] = field(default_factory=Counter)
    in_play: Counter[int] = field(default_factory=Counter)
    finished: Counter[int] = field(default_factory=Counter)
    missed: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By chapter and thing: how many players missed any, and ..."""
    missing: Counter[tuple[int, int]] = field(default_factory=Counter)
    """... how many units."""

    def add(self, match: Match) -> None:
        game, state = match.game, match.state
        points, winners = game.points(state), game.winners(state)
        self.games += 1
        self.points += points
        self.winning.append(max(points))
        self.shared += len(winners) > 1
        start = chapter = 0
        for _, (kind, a, b, c, _) in match.events:
            if kind == town_told.BEGINS:
                start = a
            elif kind == town_told.CHAPTER:
                chapter = a
            elif kind == town_told.SCORED:
                self.sources[c] += 2 * b
            elif kind == town_told.HALF:
                self.sources[c] += b
            elif kind == town_told.PLAYED:
                self.actions[b] += 1
            elif kind == town_told.MISSED:
                self.missed[chapter, b] += 1
                self.missing[chapter, b] += c
        for seat in range(self.players):
            result = Tally(1, WIN // len(winners) if seat in winners else 0, points[seat])
            self.by_seat[seat].add(result)
            self.by_turn[(seat - start) % self.players].add(result)
        for project, its_state in enumerate(state.cells[PROJECT : PROJECT + len(game.content.project_id)]):
            self.in_play[project] += its_state != NOT_THERE
            self.finished[project] += its_state == FINISHED

    def each(self, number: float) -> float:
        """For each player of each game."""
        return number / (self.games * self.players)


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    return ["| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows)]


def world_without_end(games: int, bot: str, seed: str) -> str:
    """By seat and turn, points and their sources, cards, projects, dues, for every number of players."""
    game = registry.game("world-without-end")
    assert isinstance(game, WorldWithoutEnd)
    tallies: list[TownTally] = []
    for players in game.player_counts:
        tally = TownTally(players, [Tally() for _ in range(players)], [Tally() for _ in range(players)])
        for match in played(game, players, bot, games, f"{seed} {players}"):
            tally.add(match)
        tallies.append(tally)
    return "\n".join(
        [
            f"{games} games of `{bot}` against itself for each number of players, seed `{seed}`.",
            *_wins(tallies),
            *_points(tallies),
            *_actions(tallies, game),
            *_projects(tallies, game),
            *_dues(tallies),
            "",
        ]
    )


def _counts(tallies: list[TownTally]) -> list[str]:
    return [f"{tally.players} players" for tally in tallies]


def _wins(tallies: list[TownTally]) -> list[str]:
    most = max(tally.players for tally in tallies)
    rows: list[list[str]] = []
    for place in range(most):
        rows.append([f"seat {place + 1}", *(_won(tally.by_seat, place) for tally in tallies)])
    for place in range(most):
        rows.append(["start player" if place == 0 else f"{place} after him", *(_won(tally.by_turn, place) for tally in tallies)])
    rows.append(["shared", *(percent(tally.shared / tally.games) for tally in tallies)])
    return ["", "### Who wins", "", *table(["", *_counts(tallies)], rows)]


def _won(results: list[Tally], place: int) -> str:
    return share_of(results[place].wins / WIN, results[place].games) if place < len(results) else ""


def _points(tallies: list[TownTally]) -> list[str]:
    rows: list[list[str]] = [
        ["mean", *(f"{mean(tally.points):.1f}" for tally in tallies)],
        ["quartiles", *(", ".join(f"{cut:g}" for cut in quantiles(tally.points, method="inclusive")) for tally in tallies)],
        ["lowest, highest", *(f"{min(tally.points):g}, {max(tally.points):g}" for tally in tallies)],
        ["the winner's, mean", *(f"{mean(tally.winning):.1f}" for tally in tallies)],
    ]
    for source, word in enumerate(town_told.VP_SOURCES):
        rows.append([f"from {word}", *(f"{tally.each(tally.sources[source] / 2):+.1f}" for tally in tallies)])
    return ["", "### Points", "", *table(["", *_counts(tallies)], rows)]


def _actions(tallies: list[TownTally], game: WorldWithoutEnd) -> list[str]:
    rows = [
        [game.content.action_name[card]["en"], *(f"{tally.each(tally.actions[card]):.2f}" for tally in tallies)]
        for card, _ in sum((tally.actions for tally in tallies), Counter()).most_common()
    ]
    return ["", "### Cards played open, a player and game", "", *table(["card", *_counts(tallies)], rows)]


def _projects(tallies: list[TownTally], game: WorldWithoutEnd) -> list[str]:
    rows = [
        [name["en"], *(f"{percent(tally.in_play[i] / tally.games)}, {percent(tally.finished[i] / tally.games)}" for tally in tallies)]
        for i, name in enumerate(game.content.project_name)
    ]
    return ["", "### Projects in play, and finished, at the end", "", *table(["project", *_counts(tallies)], rows)]


def _dues(tallies: list[TownTally]) -> list[str]:
    rows = [
        [
            f"{chapter}, {word}",
            *(f"{percent(tally.each(tally.missed[chapter, due]))}, {tally.each(tally.missing[chapter, due]):.2f}" for tally in tallies),
        ]
        for chapter in range(1, CHAPTERS + 1)
        for due, word in DUES.items()
    ]
    return ["", "### Players who miss a due, and how much of it is missing on average", "", *table(["chapter", *_counts(tallies)], rows)]


REPORTS: dict[str, Callable[[int, str, str], str]] = {"sola-fide": sola_fide, "world-without-end": world_without_end}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=sorted(REPORTS), metavar="GAME", help=", ".join(sorted(REPORTS)))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy@1")
    parser.add_argument("--seed", default="balance 1")
    wish = parser.parse_args()
    for name in wish.game:
        if name not in REPORTS:
            parser.error(f"no report on '{name}'; there are {', '.join(sorted(REPORTS))}")
        sys.stdout.write(REPORTS[name](wish.games, wish.bot, wish.seed) + "\n")


if __name__ == "__main__":
    main()
