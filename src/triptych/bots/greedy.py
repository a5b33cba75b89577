"""A bot that looks one choice ahead.

For each move it asks: how does the table look, by the game's heuristics, when somebody is asked the next time? Where a lot is drawn
before that, it takes the mean over all outcomes of the first lot and samples the ones behind it. It is fair: it plays on in a state
made up from its own view, with lots of its own.

A released version is frozen: `greedy@1` plays the same moves for ever, so that others can be measured against it.
"""

from __future__ import annotations

from typing import Any

from triptych.bots.bot import Bot
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.heuristics import Heuristics
from triptych.core.state import CHANCE, State


class GreedyBot(Bot):
    """Takes the move after which the table looks best for its seat."""

    def __init__(self, name: str, game: Game[Any], heuristics: Heuristics, chance: SeededChance) -> None:
        self.name = name
        self.needs_view = True
        self.game = game
        self.heuristics = heuristics
        self.chance = chance

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        game = self.game
        world: State = game.determinize(view, seat, self.chance)
        best = moves[0]
        best_value = 0
        for i in range(len(moves)):
            after = world.clone()
            game.apply(after, seat, moves[i])
            value = self.expected(after, seat) if after.actor == CHANCE else self.heuristics.value(after, seat)
            if i == 0 or value > best_value:
                best = moves[i]
                best_value = value
        return best

    def expected(self, s: State, seat: int) -> int:
        """The mean over the outcomes of the lot that is due; lots behind it are drawn once each."""
        game = self.game
        outcomes = s.moves
        weights = game.weights(s)
        total = 0
        tickets = 0
        for i in range(len(outcomes)):
            after = s.clone()
            game.apply(after, CHANCE, outcomes[i])
            while after.actor == CHANCE:
                game.apply(after, CHANCE, self.chance.draw(after.moves, game.weights(after)))
            weight = weights[i] if weights else 1
            total += weight * self.heuristics.value(after, seat)
            tickets += weight
        return total // tickets
