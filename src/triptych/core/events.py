"""Events: what happened, as small tuples of ints; words are made of them when somebody reads.

An event is a kind and up to four arguments. The table says what each argument is (a seat, a card, a number), so that it can be put into
any language, and which are for the eyes of the seat concerned only: others get UNKNOWN there.
"""

from __future__ import annotations

from typing import Final

from triptych.core.state import UNKNOWN, Event

SEAT: Final = "seat"


class EventKind:
    """A kind of event. `args` name what the numbers are; those marked `!` are told to the seat of the first argument only."""

    def __init__(self, name: str, *args: str) -> None:
        self.name = name
        self.args = tuple(arg.rstrip("!") for arg in args)
        self.secret = tuple(i for i, arg in enumerate(args) if arg.endswith("!"))
        if self.secret and self.args[0] != SEAT:
            raise ValueError(f"{name}: a secret needs a seat as first argument")


class EventTable:
    """A game's kinds of event, by number."""

    def __init__(self, kinds: list[EventKind]) -> None:
        self.kinds = kinds
        self.by_name = {kind.name: number for number, kind in enumerate(kinds)}

    def kind(self, event: Event) -> EventKind:
        return self.kinds[event[0]]

    def for_seat(self, event: Event, seat: int) -> Event:
        """The event as `seat` (-1: a spectator) learns it."""
        kind = self.kinds[event[0]]
        if not kind.secret or event[1] == seat:
            return event
        args = list(event)
        for i in kind.secret:
            args[i + 1] = UNKNOWN
        return (args[0], args[1], args[2], args[3], args[4])

    def to_json(self, event: Event) -> dict[str, int | str]:
        kind = self.kinds[event[0]]
        table: dict[str, int | str] = {"event": kind.name}
        for i, arg in enumerate(kind.args):
            table[arg if arg not in table else f"{arg}{i}"] = event[i + 1]
        return table
