"""A bot that looks one choice ahead.

For each move it asks: how does the table look, by the game's heuristics, when somebody is asked the next time? Where a lot is drawn
before that, it takes the mean over all outcomes of the first lot and samples the ones behind it. What may be done beside a choice (an
advantage tile, a ransom) is compared with the table as it is, not with what the choice leads to: otherwise putting a choice off would
look better than facing what comes next. It is fair: it plays on in a state made up from its own view, with lots of its own.

Versions are frozen, so that others can be measured against them. `greedy@1` takes the first of several moves that look alike; in Sola Fide
two of them may draw for ever, because of discards that look alike the first is the useful one. `greedy@2` draws among them.
"""

from __future__ import annotations

from typing import Any, Final

from triptych.bots.bot import Bot
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.heuristics import Heuristics
from triptych.core.state import CHANCE, TOP, State

NONE: Final = -1


class GreedyBot(Bot):
    """Takes the move after which the table looks best for its seat."""

    def __init__(self, name: str, game: Game[Any], heuristics: Heuristics, chance: SeededChance, draws_ties: bool) -> None:
        self.name = name
        self.needs_view = True
        self.game = game
        self.heuristics = heuristics
        self.chance = chance
        self.draws_ties = draws_ties
        """Does it draw among moves that look alike, or take the first?"""

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        game = self.game
        world: State = game.determinize(view, seat, self.chance)
        now = self.heuristics.value(world, seat)
        frame = world.cells[TOP]
        best = moves[0]
        best_value = 0
        alike = 0
        best_aside = NONE
        most_gained = 0
        asides_alike = 0
        for move in moves:
            after = world.clone()
            game.apply(after, seat, move)
            value = self.mean(after, seat, frame)
            if game.aside(move):
                if value - now > most_gained:
                    best_aside = move
                    most_gained = value - now
                    asides_alike = 1
                elif value - now == most_gained and most_gained > 0:
                    asides_alike += 1
                    if self.prefers_newer(asides_alike):
                        best_aside = move
            elif alike == 0 or value > best_value:
                best = move
                best_value = value
                alike = 1
            elif value == best_value:
                alike += 1
                if self.prefers_newer(alike):
                    best = move
        return best if best_aside == NONE else best_aside

    def prefers_newer(self, alike: int) -> bool:
        """Is it the newest of so many that look alike? Asked at each of them, this gives every one the same chance in the end."""
        return self.draws_ties and self.chance.below(alike) == 0

    def mean(self, s: State, seat: int, frame: int) -> int:
        """The mean over the outcomes of the lot that is due, if one is; lots behind it are drawn once each."""
        if s.actor != CHANCE:
            return self.settled(s, seat, frame)
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
            total += weight * self.settled(after, seat, frame)
            tickets += weight
        return total // tickets

    def settled(self, s: State, seat: int, frame: int) -> int:
        """The worth of a table at which somebody is asked; a question inside the move that was made is answered in the best way first."""
        if s.actor != seat or s.cells[TOP] <= frame:
            return self.heuristics.value(s, seat)
        best = 0
        for i in range(len(s.moves)):
            after = s.clone()
            self.game.apply(after, seat, s.moves[i])
            while after.actor == CHANCE:
                self.game.apply(after, CHANCE, self.chance.draw(after.moves, self.game.weights(after)))
            value = self.heuristics.value(after, seat)
            if i == 0 or value > best:
                best = value
        return best
