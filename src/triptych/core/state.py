"""A state: one flat list of ints, and what follows from it.

Everything a game has to remember lies in `cells`; where, and who may see it, is said by the game's field table (fields.py). So a clone is
one copy of a list, and nothing can be forgotten in it.

The first cells are the agenda: the stack of things still to be carried out. A frame is a step and two numbers. Decisions inside
decisions are frames above frames, never Python calls that wait, so a state can be cloned, saved and sent in the middle of anything.
"""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1  # the seat of the lots
NOBODY: Final = -2  # the actor of a game that is over
UNKNOWN: Final = -1  # a cell, or an event's argument, that this seat may not see

TOP: Final = 0  # the cell that holds the place of the top frame
FRAME: Final = 3  # step, a, b
BOTTOM: Final = 1  # the place of the lowest frame
DEPTH: Final = 18  # frames there is room for
AGENDA_END: Final = 55  # BOTTOM + FRAME * DEPTH

Event = tuple[int, int, int, int, int]  # kind and four arguments, see events.py


class State:
    """A game in progress. `actor` and `moves` follow from the cells: who is asked now (or CHANCE, or NOBODY), and his legal moves."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.actor: int = NOBODY
        self.moves: list[int] = []
        self.sink: list[Event] | None = None

    def clone(self) -> State:
        """An independent copy; it tells its events to nobody."""
        raise NotImplementedError

    def push(self, step: int, a: int = 0, b: int = 0) -> None:
        """Put a step on the agenda: it is carried out before everything that is there."""
        c = self.cells
        top = c[TOP] + FRAME
        c[TOP] = top
        c[top] = step
        c[top + 1] = a
        c[top + 2] = b

    def pop(self) -> None:
        """Take the top step off. Its cells become zero, so that equal positions have equal cells."""
        c = self.cells
        top = c[TOP]
        c[top] = 0
        c[top + 1] = 0
        c[top + 2] = 0
        c[TOP] = top - FRAME

    def to_come(self, step: int) -> bool:
        """Is this step on the agenda?"""
        c = self.cells
        return step in c[BOTTOM : c[TOP] + 1 : FRAME]

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell an event, if somebody listens."""
        if self.sink is not None:
            self.sink.append((kind, a, b, c, d))

    def key(self) -> tuple[int, ...]:
        """Equal exactly for equal positions."""
        return tuple(self.cells)
