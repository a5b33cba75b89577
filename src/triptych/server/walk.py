"""A match walked through: once from its first entry to its last, and from then on any moment of it is a few steps away.

States are kept at intervals, so a look costs no more steps than there are between two of them, and memory has an end, too. What stands
before the match's barrier cannot be taken back: of a match that goes on only what is new is walked through.
"""

from __future__ import annotations

import threading
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Any

from triptych.core.game import Game
from triptych.core.match import UNDO, Match, entry_move, entry_seat, taken_back
from triptych.core.state import CHANCE, Event, State

EVERY = 64  # entries from one state that is kept to the next, as long as there are not too many,
MOST_KEPT = 100  # which are these; then every other one goes
FURTHER_BACK = 4  # kept states from which on things are told again, at most, for one who asks what has happened lately


def steps(game: Game[Any], state: State, entries: list[int], sink: list[Event] | None = None) -> Iterator[State]:
    """Carry out these entries one after the other: the state after each, which the next one changes. A move taken back leads to the state
    before it. What happens is told to the sink."""
    before: list[State] = []
    state.sink = sink
    for packed, back in zip(entries, taken_back(entries), strict=True):
        if entry_move(packed) == UNDO:
            state = before.pop()
            state.sink = sink
        else:
            if back:
                before.append(state.clone())
            game.apply(state, entry_seat(packed), entry_move(packed))
        yield state


def _number(kept: tuple[int, Any]) -> int:
    return kept[0]


class Walk:
    """What is known of a match by having walked through it; several threads may ask."""

    def __init__(self, match: Match) -> None:
        self.game: Game[Any] = match.game
        begin: State = self.game.new(match.players)
        self._lock = threading.Lock()
        self._every = EVERY
        self._entries = array("i")
        self._kept: list[tuple[int, State]] = [(0, begin)]
        """States, each with how many entries lead there; nothing from before one of them is taken back behind it."""
        self._stops = array("i", [0])
        self._clocks: list[tuple[int, int]] = [(0, self.game.clock(begin))]
        self._sure = (0, begin)
        """As far as nothing can be taken back: how many entries, and the state."""

    def stops(self, match: Match) -> tuple[list[int], list[tuple[int, int]]]:
        """The moments that are worth a look: after each move, and after each run of lots of one kind (all dice fall together). And of the
        game's clock the first of these moments at which it shows something else."""
        last = len(match.entries)
        with self._lock:
            self._go_on(match)
            stops = self._stops[: bisect_left(self._stops, last)].tolist()
            changes = self._clocks[: bisect_right(self._clocks, last, key=_number)]
        stops.append(last)
        clocks: list[tuple[int, int]] = []
        for at, clock in changes:
            seen = stops[bisect_left(stops, at)]
            if clocks and clocks[-1][0] == seen:
                clocks.pop()
            if not clocks or clocks[-1][1] != clock:
                clocks.append((seen, clock))
        return stops, clocks

    def at(self, match: Match, at: int) -> State:
        """The state after so many entries."""
        since, state = self._kept_before(match, at)
        found = state
        for after in steps(self.game, state, match.entries[since:at]):
            found = after
        return found

    def events(self, match: Match, upto: int, most: int) -> list[tuple[int, Event]]:
        """What was told lately up to this entry, each with its entry: so many, or as many as a few states further back can tell."""
        found: list[tuple[int, Event]] = []
        end = upto
        for _ in range(FURTHER_BACK):
            since, state = self._kept_before(match, end)
            sink: list[Event] = []
            told: list[tuple[int, Event]] = []
            for number, _ in enumerate(steps(self.game, state, match.entries[since:end], sink), since + 1):
                told += [(number, event) for event in sink]
                sink.clear()
            found = told + found
            end = since
            if end == 0 or len(found) >= most:
                break
        return found[-most:]

    def _kept_before(self, match: Match, at: int) -> tuple[int, State]:
        """The latest state that is kept from before this moment, and how many entries lead there."""
        with self._lock:
            self._go_on(match)
            since, state = self._kept[max(0, bisect_left(self._kept, at, key=_number) - 1)]
        return since, state.clone()

    def _go_on(self, match: Match) -> None:
        """Walk to the end of the match, from where it is sure: a match that goes on, or is read again, has the same entries there."""
        if len(self._entries) >= len(match.entries):
            return
        at, state = self._sure
        del self._entries[at:]
        del self._stops[max(1, bisect_left(self._stops, at)) :]
        del self._clocks[bisect_right(self._clocks, at, key=_number) :]
        new = match.entries.since(at)
        depth = 0
        for packed, back, after in zip(new, taken_back(new), steps(self.game, state.clone(), new), strict=True):
            self._note(packed)
            depth += back - (entry_move(packed) == UNDO)
            at += 1
            clock = self.game.clock(after)
            if clock != self._clocks[-1][1]:
                self._clocks.append((at, clock))
            if at <= match.barrier and depth == 0 and at - self._kept[-1][0] >= self._every:
                self._keep(at, after.clone())
            if at == match.barrier:
                self._sure = (at, after.clone())

    def _note(self, packed: int) -> None:
        """One more entry: was the moment before it worth a look? Not between two lots of a kind."""
        at = len(self._entries)
        if at and not self._kind(packed) == self._kind(self._entries[-1]) != "":
            self._stops.append(at)
        self._entries.append(packed)

    def _kind(self, packed: int) -> str:
        """The kind of a lot; nothing for a move."""
        return self.game.lots.kind_of[entry_move(packed)].words if entry_seat(packed) == CHANCE else ""

    def _keep(self, at: int, state: State) -> None:
        self._kept.append((at, state))
        if len(self._kept) > MOST_KEPT:
            self._kept = self._kept[::2]
            self._every *= 2
