"""A table at home: people and bots around one match, kept in a file after every move.

The same seed gives the same game, also when it is put away and taken up again: the lots go on where they stopped, and each choice of a bot
has lots of its own. (Unless a bot's time runs out, or the game is broken off while it thinks.)
"""

from __future__ import annotations

import secrets
import time
from collections import deque
from pathlib import Path
from typing import Any

from triptych.bots.bot import Bot
from triptych.bots.searcher import SearchBot
from triptych.bots.sitting import Deadline, Purses, go_on, think
from triptych.cli import files
from triptych.cli.seats import Seat, of_names
from triptych.core import registry
from triptych.core.chance import ChanceSource, SeededChance
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.log import standing_events
from triptych.core.match import UNDO, Match, entry_move, entry_seat
from triptych.core.record import Line, Record, of_match
from triptych.core.state import CHANCE, Event, State


class _LotsGoOn:
    """The lots of a record first, then those that its seed would have brought next."""

    def __init__(self, lots: list[int], seed: str) -> None:
        self.lots = deque(lots)
        self.seeded = SeededChance(seed)

    def draw(self, outcomes: list[int], weights: list[int]) -> int:
        fresh = self.seeded.draw(outcomes, weights)
        return self.lots.popleft() if self.lots else fresh


class Table:
    """Everything about a game in progress but the talking."""

    def __init__(self, game: Game[Any], seats: list[Seat], seed: str, source: ChanceSource, own_content: str = "") -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.own_content = own_content
        self.options = {"seed": seed}
        self.match = Match(game, len(seats), source, keep_events=True)
        self.path: Path | None = None
        self.trouble = ""
        """Why the last move could not be saved, if it could not."""
        self.old_lines: list[Line] = []
        """Of a game taken up again: its lines as they stood, comments too."""
        self._bots: dict[int, SearchBot] = {}
        """Those who search, from their first choice on."""
        self._purses = Purses()
        self.habits: dict[int, dict[str, str]] = {seat: {} for seat in self.people}
        """What each person has answered once for all."""

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.seats) if sitter.person]

    # -- playing --------------------------------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Let the bots and people's habits play until a person has to choose, or the game is over."""
        while not self.over:
            seat, moves = self.state.actor, self.state.moves
            if self.seats[seat].person:
                move = self._by_itself(self.state)
                if move < 0:
                    return
                self.play(seat, move)
            else:
                self.play(seat, moves[0] if len(moves) == 1 else self._bot_choice(seat, moves))

    def _by_itself(self, state: State) -> int:
        """The move of a person who need not be asked, or -1: what his habits answer; and a single move, where no other person could learn
        from it that there was nothing to choose."""
        if len(state.moves) == 1 and len(self.people) == 1:
            return state.moves[0]
        return self.game.standing_answer(state, state.actor, self.habits[state.actor])

    def _bot_choice(self, seat: int, moves: list[int]) -> int:
        begun = time.monotonic()
        view = self.view(seat)
        purse = self._purses.of(seat, self.seats[seat].name, self.game.turn(view))
        bot = self._bot(seat, purse.share())
        move, left = think(bot, view, seat, moves[:], purse.iterations)
        purse.spend(left, time.monotonic() - begun)
        return move

    def _bot(self, seat: int, seconds: float) -> Bot:
        """The bot of this seat, for the choice that it has now. One that searches lives as long as the game."""
        lots = f"{self.seed}/{seat}/{len(self.match.entries)}"
        bot = go_on(self._bots.get(seat), self.seats[seat].name, self.game, lots, Deadline(seconds))
        if isinstance(bot, SearchBot):
            self._bots[seat] = bot
        return bot

    def play_again(self, seat: int, move: int) -> None:
        """A move of the record. If it was the choice of a bot that searches, its turn has so much less left."""
        if not self.seats[seat].person and len(self.game.legal(self.state, seat)) > 1:
            bot = self._bot(seat, 0.0)
            if isinstance(bot, SearchBot) and bot.has_to_think(self.state, seat):
                bot.share(self.state)
        self.match.play(seat, move)

    def play(self, seat: int, move: int) -> None:
        before: State = self.state.clone()
        self.match.play(seat, move)
        if self.seats[seat].person and self.game.spends(before, move, self.state):
            for one in self.game.standing():
                if one.once:
                    self.habits[seat].pop(one.name, None)
        self.autosave()

    def undo(self, seat: int) -> bool:
        """Take back the seat's last real choice, if it can be."""
        count = self._moves_to_last_choice(seat)
        for _ in range(count):
            self.match.undo(seat)
        if count:
            self.autosave()
        return count > 0

    def _moves_to_last_choice(self, seat: int) -> int:
        """How many moves must be taken back so that the seat can choose anew; 0 if it may not."""
        if not self.match.can_undo(seat):
            return 0
        since = self.match.entries[self.match.barrier :]
        takeable = sum(-1 if entry_move(packed) == UNDO else 1 for packed in since)
        played = self.match.effective()
        state: State = self.game.new(self.match.players)
        asked: list[bool] = []
        for packed in played:
            asked.append(entry_seat(packed) == seat and self._by_itself(state) < 0)
            self.game.apply(state, entry_seat(packed), entry_move(packed))
        for count, choice in enumerate(reversed(asked[len(asked) - takeable :]), 1):
            if choice:
                return count
        return 0

    # -- what a seat sees -----------------------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> State:
        """What a seat (-1: a spectator) may know."""
        view: State = self.game.view(self.state, seat)
        return view

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened from event `since` on, as the seat learned it."""
        eyes = self.game.events
        return [event if self.over else eyes.for_seat(event, seat) for event in standing_events(self.match, since)]

    # -- the record -----------------------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        names = [seat.name for seat in self.seats]
        record = of_match(self.match, names, self.options, self.own_content)
        known = sum(not line.comment for line in self.old_lines)
        record.lines = self.old_lines + record.lines[known:]
        return record

    def save(self, path: Path) -> None:
        """Keep the game in this file, from now on."""
        files.write(path, self.record().write())
        self.path = path
        self.trouble = ""

    def autosave(self) -> None:
        """Save where it is kept; a full disk must not end the game."""
        if self.path is not None:
            try:
                self.save(self.path)
            except TriptychError as error:
                self.trouble = str(error)


def new_seed() -> str:
    return str(secrets.randbits(32))


def resume(record: Record, path: Path) -> Table:
    """Take up a recorded game where it stands."""
    replayed = record.check(registry.game)
    lots = [entry_move(packed) for packed in replayed.entries if entry_seat(packed) == CHANCE]
    seed = record.options.get("seed") or new_seed()
    table = Table(replayed.game, of_names(record.seats), seed, _LotsGoOn(lots, seed), record.own_content)
    for packed in replayed.entries:
        seat, move = entry_seat(packed), entry_move(packed)
        if move == UNDO:
            table.match.undo(seat)
        elif seat != CHANCE:
            table.play_again(seat, move)
    table.options = {**record.options, "seed": seed}
    table.old_lines = record.lines
    table.path = path
    return table
