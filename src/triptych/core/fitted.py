"""A judgement with weights that were fitted on played games: each part is what it is expected to bring in points by the end.

A game says what is to be measured (`Measures`); the weights stand in its `weights.json`, written by `make fit`. For each stage of the
game there is a row: what a measure's unit is worth, what comes by itself in the time left, and how far the end lies from all that. Between
two stages the weights lie between their rows: if they jumped, a bot would see merits in coming to the next stage, or in staying away.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Protocol

from triptych.core.details import Details
from triptych.core.heuristics import POINT, Heuristics
from triptych.core.state import NOBODY


class Measures:
    """What a game measures on the table."""

    names: tuple[str, ...] = ()
    stages: int = 1
    given: tuple[str, ...] = ()
    """Those that count for what they say, and are not fitted: played games do not tell what they are worth."""
    iterations: tuple[int, int, int, int, int] = (8, 24, 120, 700, 4000)
    """How often bots that judge by this look ahead in a turn, for each opponent, from the first level to the fifth;"""
    softness: tuple[float, float, float, float, float] = (0.001, 0.0, 0.0, 0.0, 0.0)
    """and how gladly they take what is nearly as good. A game that has been measured sets both, such that each level is beaten by the next
    in about seven games of ten."""

    def stage(self, s: Any) -> int:
        """How far the game has gone, in thousandths: from 0 to 1000 times (`stages` - 1)."""
        raise NotImplementedError

    def measure(self, s: Any, seat: int) -> list[int]:
        """For this seat, in the order of `names`, in thousandths of whatever is counted; points come first."""
        raise NotImplementedError

    def sensible(self, s: Any) -> list[int]:
        """Those of the moves on offer that deserve a thought when looking far ahead; one at least."""
        moves: list[int] = s.moves
        return moves

    def details(self, s: Any) -> Details:
        """The things that the measures are about, on tables like this one."""
        return Details(self.names)


class Weights:
    """The numbers of the fit: in thousandths, by stage."""

    def __init__(self, rows: list[list[int]], time: list[int], spread: list[int]) -> None:
        self.rows = rows
        self.time = time
        self.spread = spread

    def row(self, stage: int) -> list[int]:
        """What the measures are worth at a stage."""
        at = stage // POINT
        after = stage % POINT
        row = self.rows[at]
        if after == 0:
            return row
        following = self.rows[at + 1]
        return [row[i] + (following[i] - row[i]) * after // POINT for i in range(len(row))]


def between(values: list[int], stage: int) -> int:
    """A value that each stage has one of, at a stage."""
    at = stage // POINT
    after = stage % POINT
    return values[at] if after == 0 else values[at] + (values[at + 1] - values[at]) * after // POINT


class Seated(Protocol):
    """Whoever knows how many sit at a table: a game."""

    def players(self, s: Any) -> int: ...


class Fitted(Heuristics):
    """The judgement that measures and weights make."""

    def __init__(self, measures: Measures, weights: Weights, seated: Seated) -> None:
        self.measures = measures
        self.weights = weights
        self.seated = seated
        self.parts = (*measures.names, "time")

    def judge(self, s: Any, seat: int) -> list[int]:
        stage = self.measures.stage(s)
        found = self.measures.measure(s, seat)
        row = self.weights.row(stage)
        for i in range(len(found)):
            found[i] = found[i] * row[i] // POINT
        found.append(between(self.weights.time, stage))
        return found

    def expected(self, s: Any, players: int) -> list[int]:
        """The same as `judge` for everybody, without the parts: a search asks for this at every new table."""
        stage = self.measures.stage(s)
        row = self.weights.row(stage)
        time = between(self.weights.time, stage)
        found: list[int] = []
        for seat in range(players):
            total = time
            measured = self.measures.measure(s, seat)
            for i in range(len(row)):
                total += measured[i] * row[i] // POINT
            found.append(total)
        return found

    def value(self, s: Any, seat: int) -> int:
        """His own worth against the mean of the others; of a game that is over only the points count."""
        players = self.seated.players(s)
        if s.actor == NOBODY:
            worths = [self.measures.measure(s, one)[0] for one in range(players)]
        else:
            worths = self.expected(s, players)
        return worths[seat] - (sum(worths) - worths[seat]) // (players - 1)

    def details(self, s: Any) -> Details:
        """The pieces of the measures; what comes by itself is not split."""
        details = self.measures.details(s)
        details.complete()
        return details

    def judge_details(self, details: Details, s: Any, seat: int, scored: list[int]) -> tuple[list[int], list[int]]:
        """The same as `judge`, piece by piece, without what comes by itself; and how many things each piece is, where they are counted. Of
        a game that is over only the points count."""
        found = details.split(s, seat, self.measures.measure(s, seat), scored)
        counts = details.count(s, seat, found)
        over = s.actor == NOBODY
        row = self.weights.row(self.measures.stage(s))
        for at in range(len(found)):
            if found[at] != 0:
                part = details.pieces[at].part
                if not over:
                    found[at] = found[at] * row[part] // POINT
                elif part > 0:
                    found[at] = counts[at] = 0
        return found, counts

    def sensible(self, s: Any) -> list[int]:
        return self.measures.sensible(s)

    def spread(self, s: Any) -> int:
        return between(self.weights.spread, self.measures.stage(s))


_LOADED: dict[str, Weights] = {}


def read(game: str) -> dict[str, Any]:
    """All that stands in the `weights.json` of a game: the weights, and how they came about."""
    folder = files(f"triptych.games.{game.replace('-', '_')}")
    found: dict[str, Any] = json.loads(folder.joinpath("weights.json").read_text("utf-8"))
    return found


def load(game: str) -> Weights:
    """The weights of a game; read once, because bots are made anew for many a decision at a table."""
    if game not in _LOADED:
        data = read(game)
        _LOADED[game] = Weights(data["rows"], data["time"], data["spread"])
    return _LOADED[game]
