"""Do bots know what they cannot see? Games in which everything hidden is dealt anew before each of their decisions.

python -m benchmarks.fairness                                   every game
python -m benchmarks.fairness sola-fide --bot level-4 --games 50

Every game is played twice with the same seeds: as always, and with another world shown to whoever decides, one that looks the same from his
seat. A fair bot makes the same moves in both, so it beats nobody in the one whom it does not beat in the other. Beside it plays one that
cheats, and must not come through: otherwise the experiment would show nothing.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, Protocol

from benchmarks import wishes
from triptych.bots import roster
from triptych.bots.search import play_out
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.state import State

BOT = "level-3"
CHEAT = "cheat"
TRIED = 4  # moves the cheat looks at


class Player(Protocol):
    needs_view: bool

    def choose(self, view: State, seat: int, moves: list[int], /) -> int: ...


class Cheat:
    """Says that it needs no view, and looks at the state it is given: plays on from there at random, and takes what ended best."""

    needs_view = False

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.chance = SeededChance(f"cheat {seed}")

    def choose(self, state: State, seat: int, moves: list[int]) -> int:
        return max(moves[:TRIED], key=lambda move: self.ahead(state, seat, move))

    def ahead(self, state: State, seat: int, move: int) -> float:
        after: State = state.clone()
        self.game.apply(after, seat, move)
        play_out(self.game, after, self.chance)
        points = self.game.points(after)
        return len(points) * points[seat] - sum(points)


class Played:
    """A whole game: what was played and drawn, who won, and how many decisions were made in another world than the true one."""

    def __init__(self, entries: list[int], winners: list[int], decisions: int, elsewhere: int) -> None:
        self.entries = entries
        self.winners = winners
        self.decisions = decisions
        self.elsewhere = elsewhere


def player(name: str, game: Game[Any], seed: str) -> Player:
    return Cheat(game, seed) if name == CHEAT else roster.make(name, game, seed)


def other_world(game: Game[Any], state: State, seat: int, chance: SeededChance) -> State:
    """The table with everything dealt anew that this seat cannot see."""
    world: State = game.determinize(game.view(state, seat), seat, chance)
    world.actor, world.moves = state.actor, state.moves
    return world


def play(game: Game[Any], players: list[Player], seed: str, scrambled: bool) -> Played:
    """The game goes on in the true world, whichever one the players are shown."""
    match = Match(game, len(players), SeededChance(f"game {seed}"), undo=False)
    chance = SeededChance(f"worlds {seed}")
    decisions = elsewhere = 0
    while not match.over:
        state = match.state
        seat, move = state.actor, state.moves[0]
        if len(state.moves) > 1:
            world = other_world(game, state, seat, chance) if scrambled else state
            decisions += 1
            elsewhere += world.cells != state.cells
            one = players[seat]
            move = one.choose(game.view(world, seat) if one.needs_view else world, seat, state.moves[:])
        match.play(seat, move)
    return Played(match.entries[:], game.winners(match.state), decisions, elsewhere)


def twice(game: Game[Any], name: str, count: int, seed: str) -> tuple[Played, Played]:
    """A game as always, and the same with scrambled worlds: everything else has the same seeds."""
    first, second = (
        play(game, [player(name, game, f"{seed}/{seat}") for seat in range(count)], seed, scrambled) for scrambled in (False, True)
    )
    return first, second


def report(game: Game[Any], name: str, games: int) -> str:
    """A row: over all numbers of players in turn."""
    decisions = elsewhere = same = same_winners = 0
    for number in range(games):
        first, second = twice(game, name, game.player_counts[number % len(game.player_counts)], f"fairness {number}")
        decisions += second.decisions
        elsewhere += second.elsewhere
        same += first.entries == second.entries
        same_winners += first.winners == second.winners
    return f"| {game.name} | {name} | {games} | {decisions:,} | {elsewhere:,} | {same} | {same_winners} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", type=wishes.game, default=registry.names(), metavar="GAME")
    parser.add_argument("--bot", type=wishes.bot, default=BOT)
    parser.add_argument("--games", type=wishes.count, default=20)
    wish = parser.parse_args()
    sys.stdout.write("| | bot | games | decisions | in another world | games with the same moves | with the same winners |\n")
    sys.stdout.write("|---|---|---|---|---|---|---|\n")
    for name in wish.game:
        for bot in (wish.bot, CHEAT):
            sys.stdout.write(report(registry.game(name), bot, wish.games) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
