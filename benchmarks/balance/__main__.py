"""How fair the games are: many games of bots, and what decides them, as tables for docs/balance.md.

python -m benchmarks.balance                                          every game, greedy@2 and level-3
python -m benchmarks.balance sola-fide --bot level-3=500 --jobs 2
python -m benchmarks.balance --keep balance.jsonl                     can be stopped and taken up
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks import wishes
from benchmarks.balance.games import Book, report_on, reports
from benchmarks.balance.summary import rows_of, who_wins

BOTS = ["greedy@2=1000", "level-3=400"]


def _progress(text: str) -> None:
    sys.stderr.write(f"\r{text} ")


def main() -> None:
    there = reports()
    parser = argparse.ArgumentParser("benchmarks.balance", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=there, metavar="GAME", help=", ".join(there))
    parser.add_argument(
        "--bot", action="append", type=wishes.bot_and_games, metavar="NAME=GAMES", help=f"may be given several times; {', '.join(BOTS)}"
    )
    parser.add_argument("--seed", default="balance 2")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes; the result is the same")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="a file for what was played: games it has are not played again")
    wish = parser.parse_args()
    for name in wish.game:
        if name not in there:
            parser.error(f"no report on '{name}'; there are {', '.join(there)}")
    bots: list[tuple[str, int]] = wish.bot or [wishes.bot_and_games(text) for text in BOTS]
    book = Book(wish.keep)
    at_a_glance: list[list[str]] = []
    in_full: list[str] = []
    for name in wish.game:
        report = report_on(name)
        samples = [
            [book.sample(name, setting, bot, wish.seed, games, wish.jobs, _progress) for setting in report.SETTINGS] for bot, games in bots
        ]
        at_a_glance += rows_of(name, report, samples)
        for (bot, games), of_bot in zip(bots, samples, strict=True):
            in_full += [f"## {name}, `{bot}`", "", f"{games} games each, seed `{wish.seed}`.", "", *report.report(of_bot), ""]
    sys.stdout.write("\n".join([*who_wins([bot for bot, _ in bots], at_a_glance), *in_full]) + "\n")


if __name__ == "__main__":
    main()
