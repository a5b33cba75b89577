"""What a search finds out about a question, for whoever wants to know why: the moves with their chances, and what makes the difference.

Every number here is one that the search found: a mean over the ways it took through a move. It comes from the view of one seat and from
nothing else.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, TypedDict

from triptych.bots.roster import judgement
from triptych.bots.search import Judged, Node, Search
from triptych.bots.searcher import AT_A_TIME, Clock
from triptych.core.chance import SeededChance
from triptych.core.details import Details
from triptych.core.game import Game
from triptych.core.heuristics import SURE, falling
from triptych.core.state import NOBODY, State

EVERY: Final = 4  # of so many ways one goes through a move that was asked about
SUPPOSED: Final = 2  # of a move tried seldom, so many more ways are supposed that differ as they do everywhere at this question
NO_MORE_THAN: Final = 3  # things in a reason
LEAST: Final = 250  # thousandths of a point: less is no reason,
LEAST_SHARE: Final = 5  # nor is what is less than one in so many of the largest thing,
CLEARLY: Final = 1.5  # nor what is less than so many times its own uncertainty
CAREFULLY: Final = 2.0  # moves are ranked by what they are worth less so many standard errors
SAME_CHANCE: Final = 10_000  # millionths, and
SAME_POINTS: Final = 500  # thousandths: moves that are closer than both are equal
COMMON: Final = "time"  # the part that is the same for everybody: it is no reason for anything
TELLING: Final = 800_000  # the least confidence with which one move is called better than another
SCORED: Final = "vp"  # the event by which every game tells that a seat has scored, how much and for what


class Because(TypedDict):
    """A thing that makes a difference, or a group of them."""

    group: str
    """What it is one of: words are in its `part-{group}`."""
    detail: str
    """The message about the thing itself, and its nouns; empty if it is the whole group that counts, or what is left of it."""
    about: dict[str, int]
    rest: bool
    """The group without those of its things that are named for themselves."""
    points: int
    """What it brings more, in thousandths."""


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
    because: list[Because]
    """Where that comes from: what matters, the largest first, and behind that what is left of groups."""
    rivals: int
    """What the better one brings more to the others, on average, counted likewise; nothing if that does not matter either."""
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
        self.pieces: list[int] = []
        """The parts again, piece by piece; how uncertain it is what the things bring that these are about, and the groups of things."""
        self.thing_errors: list[float] = []
        self.group_errors: list[float] = []
        self.everybody: list[int] = []
        """The chances of all seats."""
        self.points_of_all: list[int] = []
        self.rivals_error = 0.0
        """How uncertain it is what it brings to one of the others, on average."""


class Insight:
    """What was found: the moves, the best one first. A move that was never tried is not among them: nothing is known of it."""

    def __init__(self, seat: int, parts: tuple[str, ...], details: Details, iterations: int, options: list[Option]) -> None:
        self.seat = seat
        self.parts = parts
        self.details = details
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

    def __init__(self, players: int, parts: int, pieces: int, things: int, groups: int) -> None:
        self.worth_squares = 0.0
        self.chance_squares = 0.0
        self.rivals_squares = 0.0
        self.parts: list[int] = [0] * parts
        self.pieces: list[int] = [0] * pieces
        self.thing_squares: list[float] = [0.0] * things
        self.group_squares: list[float] = [0.0] * groups
        self.everybody: list[int] = [0] * players
        self.points_of_all: list[int] = [0] * players


class _Shown(Judged):
    """A judgement with the table it is about."""

    def __init__(self, found: Judged, table: State) -> None:
        super().__init__(found.worth, found.chances, found.points)
        self.table = table


class _Watched(Search):
    """A search that remembers more at the root, and goes through the moves it is asked about often enough to judge them, too."""

    def __init__(self, game: Game[Any], view: State, seat: int, chance: SeededChance, about: list[int]) -> None:
        fitted = judgement(game)
        super().__init__(game, fitted, view, seat, chance)
        self.fitted = fitted
        self.about = about
        self.details: Details = fitted.details(view)
        self.groups = group_names(self.details)
        self.group_of: list[int] = [self.groups.index(group) for group in self.details.groups]
        self.scored_event: int = game.events.by_name[SCORED]
        self.sources = len(game.vp_sources)
        self.sums: dict[int, _Sums] = {}

    def select(self, node: Node, s: State) -> int:
        if node is self.root:
            for move in self.about:
                at = node.index[move]
                if node.visits[at] * EVERY < node.total:
                    return at
        return super().select(node, s)

    def follow(self, node: Node, s: State, at: int) -> Node:
        """From the first move on somebody listens to what is scored, and for what."""
        if node is self.root:
            s.sink = []
        return super().follow(node, s, at)

    def look(self, s: State, actor: int, move: int) -> Judged:
        after = s.clone()
        if s.sink is not None:
            after.sink = s.sink[:]
        self.game.apply(after, actor, move)
        self.settle(after)
        return self.judge(after)

    def judge(self, s: State) -> Judged:
        return _Shown(super().judge(s), s)

    def remember(self, at: int, found: Judged) -> None:
        if at not in self.sums:
            parts = len(self.heuristics.parts)
            self.sums[at] = _Sums(self.players, parts, len(self.details.pieces), len(self.details.groups), len(self.groups))
        sums = self.sums[at]
        worth = found.worth[self.seat]
        sums.worth_squares += worth * worth
        sums.chance_squares += float(found.chances[self.seat]) * found.chances[self.seat]
        assert isinstance(found, _Shown)
        self._remember_parts(sums, found)
        self._remember_details(sums, found.table)
        for seat in range(self.players):
            sums.everybody[seat] += found.chances[seat]
            sums.points_of_all[seat] += found.points[seat]
        rivals = float(self._of_rivals(found.points))
        sums.rivals_squares += rivals * rivals

    def _of_rivals(self, points: list[int]) -> int:
        return sum(points) - points[self.seat]

    def _remember_parts(self, sums: _Sums, found: _Shown) -> None:
        """Of a game that is over nothing but the points count."""
        if found.table.actor == NOBODY:
            sums.parts[0] += found.points[self.seat]
            return
        parts = self.heuristics.judge(found.table, self.seat)
        for i in range(len(parts)):
            sums.parts[i] += parts[i]

    def _remember_details(self, sums: _Sums, table: State) -> None:
        values = self.fitted.judge_details(self.details, table, self.seat, self._scored(table))
        things = [0] * len(self.details.groups)
        for i in range(len(values)):
            if values[i] != 0:
                sums.pieces[i] += values[i]
                things[self.details.pieces[i].thing] += values[i]
        groups = [0] * len(self.groups)
        for i in range(len(things)):
            if things[i] != 0:
                sums.thing_squares[i] += float(things[i]) * things[i]
                groups[self.group_of[i]] += things[i]
        for i in range(len(groups)):
            sums.group_squares[i] += float(groups[i]) * groups[i]

    def _scored(self, table: State) -> list[int]:
        """What the seat has scored on the way, by what it was for."""
        found = [0] * self.sources
        if table.sink is not None:
            for kind, seat, points, source, _ in table.sink:
                if kind == self.scored_event and seat == self.seat:
                    found[source] += points
        return found

    # -- what came out --------------------------------------------------------------------------------------------------------------------

    def insight(self) -> Insight:
        """The moves, the best first: the one that is worth most even if it was lucky."""
        root = self.root
        tried = [at for at in range(len(root.moves)) if root.visits[at] > 0]
        worth_variance = self._pooled([self._scatter(at, root.worth[at], self.sums[at].worth_squares) for at in tried])
        chance_variance = self._pooled([self._scatter_of_chance(at) for at in tried])
        options: list[Option] = []
        for at in tried:
            visits = root.visits[at]
            sums = self.sums[at]
            option = Option(root.moves[at], visits)
            option.worth = root.worth[at] / visits
            option.worth_error = self._error(at, self._scatter(at, root.worth[at], sums.worth_squares), worth_variance)
            option.margin = int(2 * self._error(at, self._scatter_of_chance(at), chance_variance))
            option.parts = [total // visits for total in sums.parts]
            self._tell_details(option, at, sums)
            option.everybody = [total // visits for total in sums.everybody]
            option.points_of_all = [total // visits for total in sums.points_of_all]
            option.chance = option.everybody[self.seat]
            option.points = option.points_of_all[self.seat]
            scatter = self._scatter(at, float(self._of_rivals(sums.points_of_all)), sums.rivals_squares)
            option.rivals_error = sqrt(scatter) / visits / (self.players - 1)
            options.append(option)
        options.sort(key=lambda option: (CAREFULLY * option.worth_error - option.worth, option.move))
        return Insight(self.seat, self.heuristics.parts, self.details, self.iterations, options)

    def _tell_details(self, option: Option, at: int, sums: _Sums) -> None:
        option.pieces = [total // option.visits for total in sums.pieces]
        things = [0] * len(self.details.groups)
        for i in range(len(sums.pieces)):
            things[self.details.pieces[i].thing] += sums.pieces[i]
        groups = [0] * len(self.groups)
        for i in range(len(things)):
            groups[self.group_of[i]] += things[i]
        for i in range(len(things)):
            option.thing_errors.append(sqrt(self._scatter(at, float(things[i]), sums.thing_squares[i])) / option.visits)
        for i in range(len(groups)):
            option.group_errors.append(sqrt(self._scatter(at, float(groups[i]), sums.group_squares[i])) / option.visits)

    def _scatter(self, at: int, total: float, squares: float) -> float:
        """The sum of the squares of how far the values of a move lie from their mean."""
        return max(0.0, squares - total * total / self.root.visits[at])

    def _scatter_of_chance(self, at: int) -> float:
        sums = self.sums[at]
        return self._scatter(at, float(sums.everybody[self.seat]), sums.chance_squares)

    def _pooled(self, scatters: list[float]) -> float:
        """How much values differ at this question, whatever the move."""
        return sum(scatters) / max(1, self.root.total - len(scatters))

    def _error(self, at: int, scatter: float, pooled: float) -> float:
        """The standard error of a move's mean."""
        visits = self.root.visits[at]
        return sqrt((scatter + SUPPOSED * pooled) / (visits + SUPPOSED) / visits)


def group_names(details: Details) -> list[str]:
    """The groups of things, each once."""
    found: list[str] = []
    for group in details.groups:
        if group not in found:
            found.append(group)
    return found


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
        fitted = judgement(game)
        return Insight(seat, fitted.parts, fitted.details(view), 0, [])
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
    common = 0
    for i in range(len(insight.parts)):
        if insight.parts[i] == COMMON:
            common = one.parts[i] - two.parts[i]
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
        "because": what_matters(insight.details, one, two),
        "rivals": rivals if _matters(rivals, _both(one.rivals_error, two.rivals_error)) else 0,
        "players": players,
    }


# -- which things make the difference ------------------------------------------------------------------------------------------------------


class _Gaps:
    """What one move brings more than another: by pieces, by things, by groups of things; and how uncertain that is."""

    def __init__(self, details: Details, one: Option, two: Option) -> None:
        self.details = details
        self.pieces: list[int] = [one.pieces[i] - two.pieces[i] for i in range(len(details.pieces))]
        self.things: list[int] = [0] * len(details.groups)
        for i in range(len(self.pieces)):
            self.things[details.pieces[i].thing] += self.pieces[i]
        self.thing_errors: list[float] = [_both(one.thing_errors[i], two.thing_errors[i]) for i in range(len(self.things))]
        self.groups = group_names(details)
        self.group_errors: list[float] = [_both(one.group_errors[i], two.group_errors[i]) for i in range(len(self.groups))]

    def clear(self) -> list[int]:
        """The things that have a name and matter for themselves."""
        found: list[int] = []
        for piece in self.details.pieces:
            thing = piece.thing
            if piece.message and thing not in found and _matters(self.things[thing], self.thing_errors[thing]):
                found.append(thing)
        return found

    def thing(self, thing: int) -> Because:
        """A thing, named by the piece of it that counts most for what it brings."""
        best = -1
        for i in range(len(self.pieces)):
            if self.details.pieces[i].thing == thing:
                sign = 1 if self.things[thing] > 0 else -1
                if best < 0 or self.pieces[i] * sign > self.pieces[best] * sign:
                    best = i
        piece = self.details.pieces[best]
        group = self.details.groups[thing]
        return {"group": group, "detail": piece.message, "about": piece.about, "rest": False, "points": self.things[thing]}

    def rest(self, group: int, named: list[int]) -> Because | None:
        """What a group brings beside those of its things that are named, if that matters: its uncertainty is then at most all of theirs."""
        gap = 0
        error = 0.0
        some = False
        for i in range(len(self.things)):
            if self.details.groups[i] == self.groups[group]:
                if i in named:
                    some = True
                else:
                    gap += self.things[i]
                    error += self.thing_errors[i]
        if not _matters(gap, error if some else self.group_errors[group]):
            return None
        return {"group": self.groups[group], "detail": "", "about": {}, "rest": some, "points": gap}


def _both(one: float, two: float) -> float:
    """The standard error of a difference."""
    return sqrt(one * one + two * two)


def _matters(gap: int, error: float) -> bool:
    return abs(gap) >= LEAST and abs(gap) >= CLEARLY * error


def what_matters(details: Details, one: Option, two: Option) -> list[Because]:
    """The things that make the difference, the largest first, and behind them what is left of their groups. What is too little to be
    named counts with its group, so that many small things are a reason together; nothing counts twice."""
    gaps = _Gaps(details, one, two)
    named = gaps.clear()
    while True:
        found: list[tuple[int, int, Because]] = []
        for thing in named:
            found.append((-abs(gaps.things[thing]), thing, gaps.thing(thing)))
        for group in range(len(gaps.groups)):
            rest = gaps.rest(group, named)
            if rest is not None:
                found.append((-abs(rest["points"]), -1, rest))
        found.sort(key=lambda one: one[0])
        kept = [one for one in found[:NO_MORE_THAN] if one[0] * LEAST_SHARE <= found[0][0]]
        left = [one[1] for one in kept if one[1] >= 0]
        if len(left) == len(named):
            return [one[2] for one in kept if not one[2]["rest"]] + [one[2] for one in kept if one[2]["rest"]]
        named = left
