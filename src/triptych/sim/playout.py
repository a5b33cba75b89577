"""One match between bots, from the first lot to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from triptych.bots.bot import Bot
from triptych.core.chance import ChanceSource
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.match import Match


class Outcome:
    """How a match ended. `decisions` counts the choices between at least two moves."""

    def __init__(self, points: Sequence[float], winners: list[int], decisions: int) -> None:
        self.points = points
        self.winners = winners
        self.decisions = decisions


def play_match(game: Game[Any], bots: list[Bot], source: ChanceSource) -> Outcome:
    """Let the bots play; each sees its seat's view only."""
    match = Match(game, len(bots), source, undo=False)
    decisions = run(match, bots)
    return Outcome(game.points(match.state), game.winners(match.state), decisions)


def run(match: Match, bots: list[Bot]) -> int:
    """Play a match to its end; how many decisions there were."""
    game = match.game
    state = match.state
    decisions = 0
    while state.actor >= 0:
        seat = state.actor
        moves = state.moves
        if len(moves) > 1:
            decisions += 1
            bot = bots[seat]
            move = bot.choose(game.view(state, seat) if bot.needs_view else state, seat, moves)
        else:
            move = moves[0]
        match.play(seat, move)
        if decisions > game.longest:
            raise TriptychError(f"{game.name}: no end after {decisions} decisions")
    return decisions
