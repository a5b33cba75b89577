"""What the tables of all games' tests share: playing by text, with a look at the whole table after each move."""

from __future__ import annotations

from typing import Any, TypeVar

from triptych.core.game import Game
from triptych.core.state import AGENDA_END, BOTTOM, CHANCE, FRAME, NOBODY, TOP, State
from triptych.core.steps import settle

T = TypeVar("T", bound="GameTable")


class GameTable:
    """A position that is set up, then played. `s.sink` keeps the events."""

    game: Game[Any]
    s: State

    def set_agenda(self, frames: list[str]) -> None:
        """Go on from here: steps with their numbers, as in a position, the lowest first."""
        names = {step.name: number for number, step in enumerate(self.game.steps)}
        self.s.cells[TOP:AGENDA_END] = [BOTTOM - FRAME, *[0] * (AGENDA_END - 1)]
        self.s.sink = []
        for frame in frames:
            name, *numbers = frame.split(":")
            self.s.push(names[name], *(int(number) for number in numbers))
        settle(self.s, self.game.steps)
        self.check()

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        return self.s.actor

    @property
    def offered(self) -> list[str]:
        table = self.game.lots if self.s.actor == CHANCE else self.game.moves
        return [table.text(move) for move in self.s.moves]

    @property
    def step(self) -> str:
        """The name of the question."""
        return self.game.step(self.s).name

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    def play(self: T, *texts: str) -> T:
        """Moves of whoever is asked, and lots, one after the other; each must be offered."""
        for text in texts:
            assert text in self.offered, f"'{text}' is not offered to {self.asked}, but {self.offered}"
            table = self.game.lots if self.s.actor == CHANCE else self.game.moves
            self.game.apply(self.s, self.s.actor, table.parse(text))
            self.check()
        return self

    def refuses(self, text: str) -> bool:
        """Is this a move of the game that is not offered now?"""
        return self.game.moves.parse(text) not in self.s.moves

    def check(self) -> None:
        """The table is one that can be, and its text form gives the same again."""
        assert not self.game.problems(self.s), self.game.problems(self.s)
        again = self.game.from_position(self.game.position(self.s))
        assert again.key() == self.s.key()
        assert (again.actor, again.moves) == (self.s.actor, self.s.moves)

    def fork(self: T) -> T:
        """The same table once more, to try something else."""
        twin = type(self).__new__(type(self))
        vars(twin).update(vars(self))
        twin.s = self.s.clone()
        twin.s.sink = []
        return twin

    # -- looking -------------------------------------------------------------------------------------------------------

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """The events of a kind so far, oldest first, without their kind and cut to the arguments they have."""
        number = self.game.events.by_name[kind]
        args = len(self.game.events.kinds[number].args)
        return [event[1 : args + 1] for event in self.s.sink or [] if event[0] == number]

    def passed_on(self) -> bool:
        """Has the turn that was set up come to its end?"""
        return bool(self.told("turn")) or self.over

    def vp_from(self, seat: int) -> list[tuple[int, str]]:
        """The seat's points so far, each with its source."""
        return [(points, self.game.vp_sources[source]) for who, points, source in self.told("vp") if who == seat]

    def cells(self) -> list[int]:
        """Everything that lies on the table, the agenda aside."""
        return self.s.cells[AGENDA_END:]

    def winners(self) -> list[int]:
        return self.game.winners(self.s)
