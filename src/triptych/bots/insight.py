"""What a search finds out about a question, for whoever wants to know why: the moves with their chances, and what makes the difference.

Every number here is one that the search found: a mean over the ways it took through a move. It comes from the view of one seat and from
nothing else.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, TypedDict

from triptych.bots.roster import JUDGEMENT
from triptych.bots.search import Judged, Node, Search
from triptych.bots.searcher import AT_A_TIME, Clock
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.heuristics import SURE, falling
from triptych.core.state import State

EVERY: Final = 4  # of so many ways one goes through a move that was asked about
SUPPOSED: Final = 2  # of a move tried seldom, so many more ways are supposed that differ as they do everywhere at this question
NO_MORE_THAN: Final = 3  # parts in a reason
LEAST: Final = 250  # thousandths of a point: less is no reason,
LEAST_SHARE: Final = 5  # nor is what is less than one in so many of the largest part,
CLEARLY: Final = 1.5  # nor what is less than so many times its own uncertainty
CAREFULLY: Final = 2.0  # moves are ranked by what they are worth less so many standard errors
SAME_CHANCE: Final = 10_000  # millionths, and
SAME_POINTS: Final = 500  # thousandths: moves that are closer than both are equal
COMMON: Final = "time"  # the part that is the same for everybody: it is no reason for anything
TELLING: Final = 800_000  # the least confidence with which one move is called better than another


class Difference(TypedDict):
    """Why one move is better than another. Plain data: it goes through processes and into JSON, and becomes a sentence where it is read."""

    better: int
    other: int
    equal: bool
    """Practically the same, or too close for this search to tell."""
    confidence: int
    """How sure it is, in millionths, that the better one is better: from how far apart the values of their ways lie, how much those
    differ among themselves, and how many they are. 500,000 is no idea."""
    chance: int
    other_chance: int
    points: int
    """What the better one brings more, in thousandths, beside what comes to everybody alike."""
    parts: list[tuple[str, int]]
    """Where that comes from: the parts that matter, the largest first."""
    rivals: int
    """What the better one brings more to the others, on average, counted likewise."""
    players: int


class Option:
    """A move as the search found it; chances in millionths, points in thousandths, for the seat that is asked."""

    def __init__(self, move: int, visits: int) -> None:
        self.move = move
        self.visits = visits
        self.worth = 0.0
        self.worth_error = 0.0
        self.chance = 0
        self.margin = 0
        """The chance may be so much higher or lower, by twice its standard error."""
        self.points = 0
        self.parts: list[int] = []
        self.part_errors: list[float] = []
        self.everybody: list[int] = []
        """The chances of all seats."""
        self.points_of_all: list[int] = []


class Insight:
    """What was found: the moves, the best one first. A move that was never tried is not among them: nothing is known of it."""

    def __init__(self, seat: int, parts: tuple[str, ...], iterations: int, options: list[Option]) -> None:
        self.seat = seat
        self.parts = parts
        self.iterations = iterations
        self.options = options

    def option(self, move: int) -> Option | None:
        for option in self.options:
            if option.move == move:
                return option
        return None

    def confidence(self) -> int:
        """How sure it is that the best move is better than the one that comes next to it."""
        least = SURE
        for other in self.options[1:]:
            least = min(least, sureness(self.options[0], other))
        return least


class _Sums:
    """Of a move at the root, over all ways through it, what the search itself does not add up."""

    def __init__(self, players: int, parts: int) -> None:
        self.worth_squares = 0.0
        self.chance_squares = 0.0
        self.part_squares: list[float] = [0.0] * parts
        self.everybody: list[int] = [0] * players
        self.points_of_all: list[int] = [0] * players


class _Watched(Search):
    """A search that remembers more at the root, and goes through the moves it is asked about often enough to judge them, too."""

    def __init__(self, game: Game[Any], view: State, seat: int, chance: SeededChance, about: list[int]) -> None:
        super().__init__(game, game.heuristics(JUDGEMENT), view, seat, chance)
        self.about = about
        self.sums: dict[int, _Sums] = {}

    def select(self, node: Node, s: State) -> int:
        if node is self.root:
            for move in self.about:
                at = node.index[move]
                if node.visits[at] * EVERY < node.total:
                    return at
        return super().select(node, s)

    def remember(self, at: int, found: Judged) -> None:
        super().remember(at, found)
        if at not in self.sums:
            self.sums[at] = _Sums(self.players, len(found.parts))
        sums = self.sums[at]
        worth = found.worth[self.seat]
        sums.worth_squares += worth * worth
        sums.chance_squares += float(found.chances[self.seat]) * found.chances[self.seat]
        for i in range(len(found.parts)):
            sums.part_squares[i] += float(found.parts[i]) * found.parts[i]
        for seat in range(self.players):
            sums.everybody[seat] += found.chances[seat]
            sums.points_of_all[seat] += found.points[seat]

    # -- what came out --------------------------------------------------------------------------------------------------------------------

    def insight(self) -> Insight:
        """The moves, the best first: the one that is worth most even if it was lucky."""
        root = self.root
        tried = [at for at in range(len(root.moves)) if root.visits[at] > 0]
        worth_variance = self._pooled([self._scatter(at, root.worth[at], self.sums[at].worth_squares) for at in tried])
        chance_variance = self._pooled([self._scatter(at, float(root.chance[at]), self.sums[at].chance_squares) for at in tried])
        options: list[Option] = []
        for at in tried:
            visits = root.visits[at]
            sums = self.sums[at]
            option = Option(root.moves[at], visits)
            option.worth = root.worth[at] / visits
            option.worth_error = self._error(at, self._scatter(at, root.worth[at], sums.worth_squares), worth_variance)
            option.chance = root.chance[at] // visits
            option.margin = int(2 * self._error(at, self._scatter(at, float(root.chance[at]), sums.chance_squares), chance_variance))
            option.points = root.points[at] // visits
            for i in range(len(self.heuristics.parts)):
                total = root.parts[at][i]
                option.parts.append(total // visits)
                option.part_errors.append(sqrt(self._scatter(at, float(total), sums.part_squares[i])) / visits)
            option.everybody = [total // visits for total in sums.everybody]
            option.points_of_all = [total // visits for total in sums.points_of_all]
            options.append(option)
        options.sort(key=lambda option: (CAREFULLY * option.worth_error - option.worth, option.move))
        return Insight(self.seat, self.heuristics.parts, self.iterations, options)

    def _scatter(self, at: int, total: float, squares: float) -> float:
        """The sum of the squares of how far the values of a move lie from their mean."""
        return max(0.0, squares - total * total / self.root.visits[at])

    def _pooled(self, scatters: list[float]) -> float:
        """How much values differ at this question, whatever the move."""
        return sum(scatters) / max(1, self.root.total - len(scatters))

    def _error(self, at: int, scatter: float, pooled: float) -> float:
        """The standard error of a move's mean."""
        visits = self.root.visits[at]
        return sqrt((scatter + SUPPOSED * pooled) / (visits + SUPPOSED) / visits)


def look(
    game: Game[Any],
    view: State,
    seat: int,
    *,
    iterations: int,
    seed: int | str,
    clock: Clock | None = None,
    about: list[int] | None = None,
) -> Insight:
    """Search the answers to the question put to this seat. `about`: moves to be judged whether they look good or not. Where there is only
    one answer, nothing is spent and nothing is found."""
    moves = game.legal(view, seat)
    if len(moves) < 2:
        return Insight(seat, game.heuristics(JUDGEMENT).parts, 0, [])
    search = _Watched(game, view, seat, SeededChance(f"insight {seed}"), [move for move in about or [] if move in moves])
    least = len(search.about) + 2  # the first iteration only looks at the moves: one more, so that something is found
    done = 0
    while done < least or (done < iterations and (clock is None or not clock.late())):
        n = max(1, min(AT_A_TIME, iterations - done))
        search.run(n)
        done += n
    return search.insight()


def sureness(better: Option, other: Option) -> int:
    """The confidence of a `Difference`, from the standard errors of both values: the normal curve, by the logistic one next to it."""
    gap = better.worth - other.worth
    error = sqrt(better.worth_error * better.worth_error + other.worth_error * other.worth_error)
    if error == 0.0:
        return SURE if gap > 0 else SURE // 2 if gap == 0 else 0
    rest = falling(int(min(20.0, 1.702 * abs(gap) / error) * 1000))
    less = SURE * rest // (SURE + rest)
    return SURE - less if gap > 0 else less


def differences(insight: Insight, better: int, other: int) -> Difference:
    """What makes the difference between two moves that were found."""
    one = insight.option(better)
    two = insight.option(other)
    assert one is not None
    assert two is not None
    found: list[tuple[str, int]] = []
    common = 0
    for i in range(len(insight.parts)):
        gap = one.parts[i] - two.parts[i]
        if insight.parts[i] == COMMON:
            common = gap
            continue
        error = sqrt(one.part_errors[i] * one.part_errors[i] + two.part_errors[i] * two.part_errors[i])
        if abs(gap) >= LEAST and abs(gap) >= CLEARLY * error:
            found.append((insight.parts[i], gap))
    found.sort(key=lambda part: -abs(part[1]))
    parts = [part for part in found[:NO_MORE_THAN] if abs(part[1]) * LEAST_SHARE >= abs(found[0][1])]
    rivals = 0
    players = len(one.points_of_all)
    for seat in range(players):
        if seat != insight.seat:
            rivals += one.points_of_all[seat] - two.points_of_all[seat]
    rivals = rivals // (players - 1) - common
    points = one.points - two.points - common
    confidence = sureness(one, two)
    same = abs(one.chance - two.chance) < SAME_CHANCE and abs(points - rivals) < SAME_POINTS
    return {
        "better": better,
        "other": other,
        "equal": same or confidence < TELLING,
        "confidence": confidence,
        "chance": one.chance,
        "other_chance": two.chance,
        "points": points,
        "parts": parts,
        "rivals": rivals,
        "players": players,
    }
