"""What happened, read from the events of a match."""

from __future__ import annotations

from typing import Any

from triptych.core.game import Game
from triptych.core.match import UNDO, Match, entry_move
from triptych.core.state import Event


def standing_events(match: Match, since: int = 0) -> list[Event]:
    """The events from number `since` on, without those of moves that were taken back."""
    standing: list[int] = []
    for number, packed in enumerate(match.entries, 1):
        if entry_move(packed) == UNDO:
            standing.pop()
        else:
            standing.append(number)
    made = set(standing)
    return [event for at, event in match.events[since:] if at in made]


def points_by_source(game: Game[Any], events: list[Event], players: int) -> dict[int, list[Any]]:
    """What every seat scored and lost, by the source that the events name; half points are told in `halves`."""
    table: dict[int, list[Any]] = {source: [0] * players for source in range(len(game.vp_sources))}
    for event in events:
        args = game.events.kind(event).args
        if "vp_source" in args:
            source = event[1 + args.index("vp_source")]
            if "number" in args:
                table[source][event[1 + args.index("seat")]] += event[1 + args.index("number")]
            else:
                table[source][event[1 + args.index("seat")]] += event[1 + args.index("halves")] / 2
    return table
