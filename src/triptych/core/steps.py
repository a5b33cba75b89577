"""The steps a game is made of, and the loop that carries them out.

A game's rounds are small classes, one for each thing that is done or asked. Four kinds: an AUTO step just happens, a LOT is drawn, a
CHOICE is put to a seat, OVER ends the game. `settle` carries out steps until somebody, or chance, has to answer.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from triptych.core.state import CHANCE, NOBODY, TOP, State

AUTO: Final = 0
LOT: Final = 1
CHOICE: Final = 2
OVER: Final = 3

ANY: Final = 1 << 20  # a number of a frame that only playing on shows to be too high
SEAT: Final = -1  # a number of a frame that is a seat at this table

PATIENCE: Final = 10_000  # steps carried out without anybody being asked; more would be a ring

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """One thing that is carried out, drawn or asked. Steps keep nothing: what they need stands in the state."""

    kind: int = CHOICE
    name: str = ""
    rule: str = ""
    """The rule behind the question, shown with the prompt."""
    together: bool = False
    """CHOICE: put to several seats at once, each of which answers on its own, in whatever order; see `asked`."""
    secret: bool = False
    """CHOICE: while the game runs the answer is for the eyes of the one who gives it."""
    lowest: bool = False
    """It lies lowest on the agenda, and nowhere else."""
    upon: str = ""
    """The step right upon which it lies; not said of one that several lead to."""
    most_a: int = ANY
    """How high the numbers of its frame get (`SEAT`: they are seats): for positions that are handed in."""
    most_b: int = ANY
    tried: bool = False
    """CHOICE: an answer is tried on the table first, so that everybody's share can be seen, and then confirmed; see `Game.preview`."""

    def run(self, s: S) -> None:
        """AUTO: carry it out, and take the frame off or change it."""
        raise NotImplementedError

    def outcomes(self, s: S) -> list[int]:
        """LOT: what can be drawn, as entries of the game's table of lots; without any the step falls away."""
        raise NotImplementedError

    def weights(self, s: S) -> list[int]:
        """LOT: how often each outcome lies in the urn; empty means each once."""
        return []

    def seen_by(self, s: S) -> int:
        """LOT: the only seat that sees it, or CHANCE if everybody does."""
        return CHANCE

    def seat(self, s: S) -> int:
        """CHOICE: who is asked; of several at once the first."""
        raise NotImplementedError

    def asked(self, s: S) -> list[int]:
        """CHOICE put together: all who have not answered yet, ascending."""
        return [self.seat(s)]

    def options(self, s: S, seat: int) -> list[int]:
        """CHOICE: the ways of going on. A single one is taken by itself, unless the step `insists`; without any the step falls away."""
        raise NotImplementedError

    def insists(self, s: S, seat: int) -> bool:
        """Ask although there is only one option? May look at public things only: being asked must tell nobody anything."""
        return False

    def widen(self, s: S, seat: int, moves: list[int]) -> None:
        """Add what may be done beside the choice itself."""

    def play(self, s: S, seat: int, move: int) -> None:
        """LOT, CHOICE: carry out the answer, which is known to be one of those offered."""
        raise NotImplementedError


def settle(s: S, steps: list[Step[S]]) -> None:
    """Carry out what needs no answer; then `s.actor` and `s.moves` say who is asked what."""
    c = s.cells
    left = PATIENCE
    while True:
        left -= 1
        if left < 0:
            raise RuntimeError("the agenda goes round in a ring")
        step = steps[c[c[TOP]]]
        kind = step.kind
        if kind == AUTO:
            step.run(s)
        elif kind == CHOICE:
            seat = step.seat(s)
            moves = step.options(s, seat)
            if not moves:
                s.pop()
            elif len(moves) == 1 and not step.insists(s, seat):
                step.play(s, seat, moves[0])
            else:
                step.widen(s, seat, moves)
                moves.sort()
                s.actor = seat
                s.moves = moves
                return
        elif kind == LOT:
            moves = step.outcomes(s)
            if not moves:
                s.pop()
                continue
            s.actor = CHANCE
            s.moves = moves
            return
        else:
            s.actor = NOBODY
            s.moves = []
            return
