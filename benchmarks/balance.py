"""How fair the games are: many games of bots, and what decides them, as tables for docs/balance.md.

python -m benchmarks.balance sola-fide --games 2000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.games.sola_fide import happenings as told
from triptych.games.sola_fide.content import CATHOLIC, RELIGIONS
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.model import SIDE, TURNS, FaithState
from triptych.sim.playout import run
from triptych.sim.statistics import wilson

LIMIT = "600"  # turns; bots of little imagination could go on for ever


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share_of(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{percent(wins / games) if games else '-'} ({percent(low)} to {percent(high)})"


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
    for i in range(games):
        match = Match(game, 2, SeededChance(f"{seed}/{i}"), keep_events=True, undo=False)
        run(match, [roster.make(bot, game, f"{seed}/{i}/{seat}") for seat in range(2)])
        state = match.state
        assert isinstance(state, FaithState)
        sides = state.cells[SIDE : SIDE + 2]
        winners = [sides[seat] for seat in game.winners(state)]
        tally.turns.append(state.cells[TURNS])
        for seat, points in enumerate(game.points(state)):
            tally.points[sides[seat]] += points
        cards = Counter(event[2] for _, event in match.events if event[0] == told.PLAYED)
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


REPORTS: dict[str, Callable[[int, str, str], str]] = {"sola-fide": sola_fide}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(REPORTS))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy@1")
    parser.add_argument("--seed", default="balance 1")
    wish = parser.parse_args()
    sys.stdout.write(REPORTS[wish.game](wish.games, wish.bot, wish.seed) + "\n")


if __name__ == "__main__":
    main()
