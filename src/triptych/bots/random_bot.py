"""A bot that plays any legal move, each as likely as the others."""

from __future__ import annotations

from triptych.bots.bot import Bot
from triptych.core.chance import SeededChance
from triptych.core.state import State


class RandomBot(Bot):
    """Does not look at the table at all."""

    def __init__(self, chance: SeededChance) -> None:
        self.name = "random"
        self.needs_view = False
        self.chance = chance

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        return moves[self.chance.below(len(moves))]
