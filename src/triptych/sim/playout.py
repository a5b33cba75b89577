"""One match between bots, from the first lot to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from triptych.bots.bot import Bot
from triptych.core.chance import ChanceSource
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.state import State


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


class TimedBot(Bot):
    """A bot whose thinking is measured, by a clock that is handed in: nothing a bot does hangs on it. A turn is all that the bot is asked
    within one turn of the game, whoever's turn that is."""

    def __init__(self, bot: Bot, game: Game[Any], clock: Callable[[], float]) -> None:
        self.name = bot.name
        self.needs_view = bot.needs_view
        self.bot = bot
        self.game = game
        self.clock = clock
        self.decisions = 0
        self.turns = 0
        self.seconds = 0.0
        self.longest = 0.0
        """The seconds of the longest turn."""
        self._turn = -1
        self._this_turn = 0.0

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        turn = self.game.turn(view)
        if self.turns == 0 or turn != self._turn:
            self.turns += 1
            self._turn = turn
            self._this_turn = 0.0
        begin = self.clock()
        move = self.bot.choose(view, seat, moves)
        took = self.clock() - begin
        self.decisions += 1
        self.seconds += took
        self._this_turn += took
        if self._this_turn > self.longest:
            self.longest = self._this_turn
        return move
