"""Is it the cards of Sola Fide or the drafting? Decks drafted in several ways, all played by the same bot.

python -m benchmarks.balance.drafts --games 300 --keep balance.jsonl

`random` keeps one of three by lot, `greedy@1` by its rough worth of a card, `measured` by how far the card's side was ahead at the end of
games with it in the deck, compared with the others; those are games of level-3, as in the report on balance.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean

from benchmarks.balance.games import Book, Sample, Setting, report_on
from benchmarks.balance.tables import share_of, table
from triptych.bots import roster
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match
from triptych.games.sola_fide.content import ALL_CARDS, CARDS, CATHOLIC
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.model import EMPTY, TURN, FaithState
from triptych.sim.processes import each

DRAFTERS = ("random", "greedy@1", "measured")
PLAYER = "level-3"


def strengths(sample: Sample) -> list[float]:
    """Of each card: how much better its side did, in points, in games with it in the deck than in games without it."""
    ahead: list[list[list[float]]] = [[[], []] for _ in range(ALL_CARDS)]
    for game in sample.games:
        kept = set(game["kept"])
        catholic = game["sides"].index(CATHOLIC)
        margin = game["points"][catholic] - game["points"][1 - catholic]
        for card in range(ALL_CARDS):
            ahead[card][card in kept].append(margin if card < CARDS else -margin)
    return [mean(with_it) - mean(without) if with_it and without else 0.0 for without, with_it in ahead]


def play(setting: Setting, drafters: tuple[str, str], worth: list[float], seed: str, number: int) -> list[int]:
    """Who wins a game in which the Catholic sits in the first seat."""
    game = registry.game("sola-fide", options={**dict(setting.options), "sides": "first-catholic"})
    assert isinstance(game, SolaFide)
    lots = f"{seed}/{number}"
    match = Match(game, 2, SeededChance(lots), undo=False)
    choosers = [drafter(name, game, worth, f"{lots}/{seat}/draft") for seat, name in enumerate(drafters)]
    players = [roster.make(PLAYER, game, f"{lots}/{seat}") for seat in range(2)]
    state = match.state
    while state.actor >= 0:
        seat, moves = state.actor, state.moves
        choose = choosers[seat] if state.cells[TURN] == EMPTY else players[seat].choose
        match.play(seat, choose(match.game.view(state, seat), seat, moves) if len(moves) > 1 else moves[0])
    return match.game.winners(state)


def drafter(name: str, game: SolaFide, worth: list[float], seed: str) -> Callable[[FaithState, int, list[int]], int]:
    if name != "measured":
        return roster.make(name, game, seed).choose
    card_of = {card: number for number, card in enumerate(game.content.card_id)}
    return lambda view, seat, moves: max(moves, key=lambda move: worth[card_of[game.moves.args(move)[0]]])


def main() -> None:
    parser = argparse.ArgumentParser("benchmarks.balance.drafts", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="for each two ways to draft")
    parser.add_argument("--measured", type=int, default=1000, help="games that the cards' strength is measured in")
    parser.add_argument("--seed", default="balance 2")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="as for the report on balance")
    wish = parser.parse_args()
    setting = next(one for one in report_on("sola-fide").SETTINGS if dict(one.options)["decks"] == "draft")
    played = Book(wish.keep).sample("sola-fide", setting, PLAYER, wish.seed, wish.measured, wish.jobs, lambda text: None)
    worth = strengths(played)
    rows: list[list[str]] = []
    for catholic in DRAFTERS:
        row = [f"Catholic {catholic}"]
        for protestant in DRAFTERS:
            tasks = ((setting, (catholic, protestant), worth, f"drafts {wish.seed}", number) for number in range(wish.games))
            alone = [winners[0] for winners in each(play, tasks, wish.jobs) if len(winners) == 1]
            row.append(f"{share_of(alone.count(0), len(alone))} of {len(alone)}")
        rows.append(row)
        sys.stderr.write(f"{row}\n")
    sys.stdout.write("\n".join(table(["Catholic share", *(f"Protestant {name}" for name in DRAFTERS)], rows)) + "\n")


if __name__ == "__main__":
    main()
