"""A match: one game being played, with its record.

The match is the only one that holds the real state. It checks that a move is offered, draws the lots from its source, and writes
everything down.
"""

from __future__ import annotations

from typing import Any, Final

from triptych.core.barrier import stands
from triptych.core.chance import NO_LOT, ChanceSource
from triptych.core.entries import Entries
from triptych.core.errors import IllegalMove
from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY, Event, State

UNDO: Final = -1  # an entry that takes the last move back; the seat is that of the move

# An entry of the record is one int: the move and, in the lowest three bits, the seat + 1.


def entry(seat: int, move: int) -> int:
    return move * 8 + seat + 1


def entry_seat(packed: int) -> int:
    return packed % 8 - 1


def entry_move(packed: int) -> int:
    return packed // 8


def taken_back(entries: list[int]) -> list[bool]:
    """Of each of these entries: is it a move that one behind it takes back? Where they are gone through again, the table needs to be
    remembered before these alone."""
    found = [False] * len(entries)
    due = 0
    for at in range(len(entries) - 1, -1, -1):
        packed = entries[at]
        if entry_move(packed) == UNDO:
            due += 1
        elif due and entry_seat(packed) != CHANCE:
            found[at] = True
            due -= 1
    return found


class Match:
    """Plays one game. `events`, if kept, are pairs: after how many entries it happened, and what. With `most_events` only the latest are
    kept, not fewer than these and not more than twice as many where the match is forked for every move. `begun`: the state to go on from,
    for a fork."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        source: ChanceSource,
        *,
        keep_events: bool = False,
        undo: bool = True,
        most_events: int = 0,
        begun: State | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.state: State = game.new(players) if begun is None else begun
        self.entries = Entries()
        self.undo_allowed = undo
        self.barrier: int = 0
        """Entries before this one cannot be taken back."""
        self.open: list[int] = []
        """The moves since the barrier that still stand, all of one seat; kept only where undo is allowed."""
        self.at_barrier: State | None = None
        """The table as it lay there, for whoever takes back; kept only where undo is allowed."""
        self.put_at: list[int] = [0] * players
        """After how many entries each seat's present question was put. Where several are asked at once, the answer of one leaves the
        others' questions as they are. Of a seat that is not asked: all of them. Kept only where undo is allowed."""
        self.events: list[tuple[int, Event]] = []
        self.keep_events = keep_events
        self.most_events = most_events
        self.trail: list[State] | None = None
        """If somebody wants to show what happens step by step: a copy of the state after each entry, put here until taken away."""
        if keep_events:
            self.state.sink = []
        self.players = players
        if begun is not None:
            return
        if self.state.actor == CHANCE:
            self._draw_lots()
            self.barrier = len(self.entries)
        if undo:
            self.at_barrier = self.state.clone()
        self.put_at = [len(self.entries)] * players

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    def fork(self) -> Match:
        """The same match once more, to be played on without touching this one. Both draw from one source: only one of them goes on."""
        other = Match(
            self.game,
            self.players,
            self.source,
            keep_events=self.keep_events,
            undo=self.undo_allowed,
            most_events=self.most_events,
            begun=self.state.clone(),
        )
        other.entries = self.entries.fork()
        other.barrier = self.barrier
        other.at_barrier = self.at_barrier
        other.open = self.open[:]
        other.put_at = self.put_at[:]
        too_many = self.most_events and len(self.events) >= 2 * self.most_events
        other.events = self.events[-self.most_events :] if too_many else self.events[:]
        return other

    def play(self, seat: int, move: int) -> None:
        """Make a move for a seat; an illegal one changes nothing."""
        s = self.state
        if seat == CHANCE or (move not in s.moves if seat == s.actor else move not in self.game.legal(s, seat)):
            raise self.game.illegal(s, seat, move)
        if self.undo_allowed:
            self._play_watching(seat, move)
            return
        self.entries.append(move * 8 + seat + 1)
        self.game.apply(s, seat, move)
        if s.sink is not None:
            self._collect()
        if s.actor == CHANCE:
            self._draw_lots()

    def _play_watching(self, seat: int, move: int) -> None:
        """Play, and set the barrier where a lot was drawn, the seat learned something, somebody else is asked, or the turn passed on."""
        s = self.state
        before = s.clone()
        step = self.game.step(s)
        others = self.game.asked(s) if step.together else []
        self.entries.append(entry(seat, move))
        self.game.apply(s, seat, move)
        if s.sink is not None:
            self._collect()
        drew = s.actor == CHANCE
        if drew:
            self._draw_lots()
        asked = self.game.asked(s)
        if drew or stands(self.game, before, seat, s):
            self.barrier = len(self.entries)
            self.at_barrier = s.clone()
            self.open.clear()
        else:
            self.open.append(entry(seat, move))
        same = step.together and s.actor >= 0 and self.game.step(s) is step
        for one in range(self.players):
            if not (same and one != seat and one in others and one in asked):
                self.put_at[one] = len(self.entries)

    def _draw_lots(self) -> None:
        s = self.state
        game = self.game
        source = self.source
        entries = self.entries
        while s.actor == CHANCE:
            lot = source.draw(s.moves, game.weights(s))
            if lot == NO_LOT:
                return
            entries.append(lot * 8)
            game.apply(s, CHANCE, lot)
            if s.sink is not None:
                self._collect()

    def _collect(self) -> None:
        if self.trail is not None:
            self.trail.append(self.state.clone())
        sink = self.state.sink
        if sink:
            at = len(self.entries)
            self.events += [(at, event) for event in sink]
            sink.clear()

    # -- undo ---------------------------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last move back? Only its own, and only as far as the barrier."""
        return bool(self.open) and entry_seat(self.open[-1]) == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. The record keeps both, the move and its being taken back."""
        if not self.can_undo(seat):
            raise IllegalMove("nothing to take back: a lot was drawn, something hidden was seen, or it is somebody else's turn")
        self.entries.append(entry(seat, UNDO))
        self.open.pop()
        self.put_at = [len(self.entries)] * self.players
        self._rebuild()

    def effective(self) -> list[int]:
        """The entries that stand, in order."""
        standing: list[int] = []
        for packed in self.entries:
            if entry_move(packed) == UNDO:
                standing.pop()
            else:
                standing.append(packed)
        return standing

    def _rebuild(self) -> None:
        """The table of the barrier, and what still stands of the moves since then; nothing but the state changes."""
        assert self.at_barrier is not None
        state = self.at_barrier.clone()
        for packed in self.open:
            self.game.apply(state, entry_seat(packed), entry_move(packed))
        if self.keep_events:
            state.sink = []
        self.state = state
