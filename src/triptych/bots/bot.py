"""What a bot is: something that is shown a view and picks one of the moves offered."""

from __future__ import annotations

from triptych.core.state import State


class Bot:
    """A player. It gets what its seat sees and nothing else; `needs_view` is False for those that do not look."""

    name: str = ""
    needs_view: bool = True

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        """One of `moves`. A bot that needs no view may be given any state and must not look at it."""
        raise NotImplementedError
