"""The plainest bot that thinks: random games to the end after each move, and the move after which most were won. A yardstick for search."""

from __future__ import annotations

from typing import Any

from triptych.bots.bot import Bot
from triptych.bots.search import play_out
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.state import State


class FlatBot(Bot):
    """Plays so many random games in a decision, the moves in turn."""

    def __init__(self, name: str, game: Game[Any], chance: SeededChance, playouts: int) -> None:
        self.name = name
        self.needs_view = True
        self.game = game
        self.chance = chance
        self.playouts = playouts

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        game = self.game
        won = [0.0] * len(moves)
        tries = max(1, self.playouts // len(moves))
        for at in range(len(moves)):
            for _ in range(tries):
                world: State = game.determinize(view, seat, self.chance)
                if moves[at] not in world.moves:
                    continue
                game.apply(world, seat, moves[at])
                play_out(game, world, self.chance)
                winners = game.winners(world)
                if seat in winners:
                    won[at] += 1 / len(winners)
        best = 0
        for at in range(1, len(moves)):
            if won[at] > won[best]:
                best = at
        return moves[best]
