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

EVERY: Final = 4  # of so many ways one goes through a move that was asked about, or is to be compared with the best
FACTS: Final = 8  # ways on which it is looked what a move brings at once
SUPPOSED: Final = 2  # of a move tried seldom, so many more ways are supposed that differ as they do everywhere at this question
NO_MORE_THAN: Final = 3  # things in a reason
LEAST: Final = 250  # thousandths of a point: less is no reason,
LEAST_SHARE: Final = 5  # nor is what is less than one in so many of the largest thing,
CLEARLY: Final = 1.5  # nor what is less than so many times its own uncertainty
CAREFULLY: Final = 2.0  # moves are ranked by what they are worth less so many standard errors
SAME_CHANCE: Final = 10_000  # millionths, and
SAME_POINTS: Final = 500  # thousandths: moves that are closer than both are equal
SAME_COUNT: Final = 250  # thousandths of a thing: who brings so many more brings the same
ONE: Final = 1000  # thing, in thousandths
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
    count: int
    """How many more things that are, in thousandths of one, if they can be counted;"""
    count_margin: int
    """it may be so many more or fewer, by twice the standard error;"""
    count_spread: int
    """and so far one way lies from the others."""


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


class Hint(TypedDict):
    """What somebody who asks for a hint is told. Plain data, as a difference is."""

    equal: int
    """How many of the best moves are practically equal, or too close to tell apart; 1: the best one stands alone."""
    close: bool
    """They are not the same, but too close for this search to tell apart."""
    common: list[Because]
    """What all of those bring more than the next move behind them, if they are several; the largest first."""
    why: Difference | None
    """Between the best move and the next; None if nothing else was tried."""


class Yield:
    """What the first ways through a move brought, piece by piece, on average, and how many things each piece was, in thousandths."""

    def __init__(self, pieces: list[int], counts: list[int]) -> None:
        self.pieces = pieces
        self.counts = counts


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
        self.yields: list[Yield] = []
        """The parts again, piece by piece: after 1, 2, 4, 8 ... ways."""
        self.thing_spreads: list[float] = []
        """How far one way lies from the others in what the things bring that the pieces are about, the groups of things, and in how many
        things there are."""
        self.group_spreads: list[float] = []
        self.count_spreads: list[float] = []
        self.facts: list[int] = []
        """How many things each piece is as soon as the move is made, before anything else is decided, and how far one way lies from the
        others in that."""
        self.fact_spreads: list[float] = []
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


class _Pieces:
    """Of a move at the root, over the ways through it, the pieces of its parts."""

    def __init__(self, pieces: int, things: int, groups: int) -> None:
        self.pieces: list[int] = [0] * pieces
        self.thing_squares: list[float] = [0.0] * things
        self.group_squares: list[float] = [0.0] * groups
        self.counts: list[int] = [0] * pieces
        self.count_squares: list[float] = [0.0] * pieces


class _Sums:
    """Of a move at the root, over all ways through it, what the search itself does not add up."""

    def __init__(self, players: int, parts: int, pieces: int, things: int, groups: int) -> None:
        self.worth_squares = 0.0
        self.chance_squares = 0.0
        self.rivals_squares = 0.0
        self.parts: list[int] = [0] * parts
        self.pieces = _Pieces(pieces, things, groups)
        self.after: list[Yield] = []
        """What they were after 1, 2, 4, 8 ... ways."""
        self.looks = 0
        self.facts: list[int] = [0] * pieces
        self.fact_squares: list[float] = [0.0] * pieces
        self.everybody: list[int] = [0] * players
        self.points_of_all: list[int] = [0] * players


class _Shown(Judged):
    """A judgement with the table it is about."""

    def __init__(self, found: Judged, table: State) -> None:
        super().__init__(found.worth, found.chances, found.points)
        self.table = table


class _Watched(Search):
    """A search that remembers more at the root, and goes through the moves it is asked about often enough to judge them, too."""

    def __init__(self, game: Game[Any], view: State, seat: int, chance: SeededChance, about: list[int], compare: bool) -> None:
        fitted = judgement(game)
        super().__init__(game, fitted, view, seat, chance)
        self.fitted = fitted
        self.about = about
        self.compare = compare
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
            if self.compare and node.total >= EVERY:
                at = self._next_best(node)
                if node.visits[at] * EVERY < node.total:
                    return at
        return super().select(node, s)

    def _next_best(self, node: Node) -> int:
        """The move that was tried most often behind the favourite; one that answers the question, if there is any."""
        order = sorted(range(len(node.moves)), key=lambda at: (-node.visits[at], -node.mean(at)))
        for at in order[1:]:
            if not self.game.aside(node.moves[at]):
                return at
        return order[1]

    def follow(self, node: Node, s: State, at: int) -> Node:
        """From the first move on somebody listens to what is scored, and for what; and looks what it brings at once."""
        if node is not self.root:
            return super().follow(node, s, at)
        s.sink = []
        child = super().follow(node, s, at)
        sums = self._of(at)
        if sums.looks < FACTS:
            sums.looks += 1
            counts = self.fitted.judge_details(self.details, s, self.seat, self._scored(s))[1]
            for i in self.details.counted:
                if counts[i] != 0:
                    sums.facts[i] += counts[i]
                    sums.fact_squares[i] += float(counts[i]) * counts[i]
        return child

    def look(self, s: State, actor: int, move: int) -> Judged:
        after = s.clone()
        if s.sink is not None:
            after.sink = s.sink[:]
        self.game.apply(after, actor, move)
        self.settle(after)
        return self.judge(after)

    def judge(self, s: State) -> Judged:
        return _Shown(super().judge(s), s)

    def _of(self, at: int) -> _Sums:
        if at not in self.sums:
            parts = len(self.heuristics.parts)
            self.sums[at] = _Sums(self.players, parts, len(self.details.pieces), len(self.details.groups), len(self.groups))
        return self.sums[at]

    def remember(self, at: int, found: Judged) -> None:
        sums = self._of(at)
        worth = found.worth[self.seat]
        sums.worth_squares += worth * worth
        sums.chance_squares += float(found.chances[self.seat]) * found.chances[self.seat]
        assert isinstance(found, _Shown)
        self._remember_parts(sums, found)
        self._remember_details(sums.pieces, found.table)
        ways = self.root.visits[at]
        if ways & (ways - 1) == 0:
            so_far = sums.pieces
            sums.after.append(Yield([total // ways for total in so_far.pieces], [total // ways for total in so_far.counts]))
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

    def _remember_details(self, sums: _Pieces, table: State) -> None:
        values, counts = self.fitted.judge_details(self.details, table, self.seat, self._scored(table))
        for i in self.details.counted:
            if counts[i] != 0:
                sums.counts[i] += counts[i]
                sums.count_squares[i] += float(counts[i]) * counts[i]
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
            self._tell_details(option, sums)
            option.everybody = [total // visits for total in sums.everybody]
            option.points_of_all = [total // visits for total in sums.points_of_all]
            option.chance = option.everybody[self.seat]
            option.points = option.points_of_all[self.seat]
            scatter = self._scatter(at, float(self._of_rivals(sums.points_of_all)), sums.rivals_squares)
            option.rivals_error = sqrt(scatter) / visits / (self.players - 1)
            options.append(option)
        options.sort(key=lambda option: (CAREFULLY * option.worth_error - option.worth, option.move))
        return Insight(self.seat, self.heuristics.parts, self.details, self.iterations, options)

    def _tell_details(self, option: Option, sums: _Sums) -> None:
        pieces = sums.pieces
        ways = option.visits
        things = [0] * len(self.details.groups)
        for i in range(len(pieces.pieces)):
            things[self.details.pieces[i].thing] += pieces.pieces[i]
        groups = [0] * len(self.groups)
        for i in range(len(things)):
            groups[self.group_of[i]] += things[i]
        option.yields = sums.after
        option.thing_spreads = [_spread(things[i], pieces.thing_squares[i], ways) for i in range(len(things))]
        option.group_spreads = [_spread(groups[i], pieces.group_squares[i], ways) for i in range(len(groups))]
        option.count_spreads = [_spread(pieces.counts[i], pieces.count_squares[i], ways) for i in range(len(pieces.counts))]
        option.facts = [total // sums.looks for total in sums.facts]
        option.fact_spreads = [_spread(sums.facts[i], sums.fact_squares[i], sums.looks) for i in range(len(sums.facts))]

    def _scatter(self, at: int, total: float, squares: float) -> float:
        """The sum of the squares of how far the values of a move lie from their mean."""
        return _scatter(total, squares, self.root.visits[at])

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


def _scatter(total: float, squares: float, ways: int) -> float:
    return max(0.0, squares - total * total / ways)


def _spread(total: int, squares: float, ways: int) -> float:
    return sqrt(_scatter(float(total), squares, ways) / ways)


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
    compare: bool = False,
) -> Insight:
    """Search the answers to the question put to this seat. `about`: moves to be judged whether they look good or not. `compare`: look at
    the second best often enough to tell what makes the difference. Where there is only one answer, nothing is spent and nothing found."""
    moves = game.legal(view, seat)
    if len(moves) < 2:
        fitted = judgement(game)
        return Insight(seat, fitted.parts, fitted.details(view), 0, [])
    search = _Watched(game, view, seat, SeededChance(f"insight {seed}"), [move for move in about or [] if move in moves], compare)
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


def hint(insight: Insight, most: int) -> Hint:
    """What there is to say of the `most` best moves: why the first is better than the next or, if it is not, what they have in common."""
    best = insight.options[0]
    alike = [best]
    close = False
    rest: Option | None = None
    for other in insight.options[1:]:
        found = differences(insight, best.move, other.move)
        if not found["equal"]:
            rest = other
            break
        if len(alike) < most:
            alike.append(other)
            close = close or abs(found["chance"] - found["other_chance"]) >= SAME_CHANCE
    common: list[Because] = []
    if len(alike) > 1 and rest is not None:
        common = what_matters(insight.details, best, rest)
        for other in alike[1:]:
            brings = what_matters(insight.details, other, rest)
            common = [_shared(one, two) for one in common for two in brings if _about(one) == _about(two)]
    why = differences(insight, best.move, insight.options[1].move) if len(insight.options) > 1 else None
    return {"equal": len(alike), "close": close, "common": common, "why": why}


def _about(because: Because) -> tuple[str, str, list[tuple[str, int]], bool]:
    """What it is about, and whether it is more or less."""
    return because["group"], because["detail"], list(because["about"].items()), because["points"] > 0


def _shared(one: Because, two: Because) -> Because:
    """What two moves both bring: as many things as the one that brings fewer, as long as that is not known to be fewer."""
    less, more = (one, two) if abs(one["count"]) < abs(two["count"]) else (two, one)
    same = abs(more["count"]) - abs(less["count"]) <= max(more["count_margin"], less["count_margin"], SAME_COUNT)
    return {
        **one,
        "count": less["count"] if same else 0,
        "count_margin": max(one["count_margin"], two["count_margin"]),
        "count_spread": max(one["count_spread"], two["count_spread"]),
    }


# -- which things make the difference ------------------------------------------------------------------------------------------------------


class _Gaps:
    """What one move brings more than another: by pieces, by things, by groups of things; and how uncertain that is.

    As many ways of the one are looked at as of the other: a move that was tried more often was looked at further ahead, and had more time
    to bring something. How far ways lie apart is known best of that one, and is supposed of the other as well.
    """

    def __init__(self, details: Details, one: Option, two: Option) -> None:
        self.details = details
        last = min(len(one.yields), len(two.yields)) - 1
        first = one.yields[last]
        second = two.yields[last]
        self.pieces: list[int] = [first.pieces[i] - second.pieces[i] for i in range(len(details.pieces))]
        self.things: list[int] = [0] * len(details.groups)
        for i in range(len(self.pieces)):
            self.things[details.pieces[i].thing] += self.pieces[i]
        self.groups = group_names(details)
        ways = 1 << last
        self.thing_errors: list[float] = [_of_mean(spread, ways) for spread in _wider(one.thing_spreads, two.thing_spreads)]
        self.group_errors: list[float] = [_of_mean(spread, ways) for spread in _wider(one.group_spreads, two.group_spreads)]
        self.counts: list[int] = [first.counts[i] - second.counts[i] for i in range(len(details.pieces))]
        self.count_spreads = _wider(one.count_spreads, two.count_spreads)
        self.facts: list[int] = [one.facts[i] - two.facts[i] for i in range(len(details.pieces))]
        self.fact_spreads = _wider(one.fact_spreads, two.fact_spreads)
        self.ways = ways

    def clear(self) -> list[int]:
        """The things that have a name and matter for themselves."""
        found: list[int] = []
        for piece in self.details.pieces:
            thing = piece.thing
            if piece.message and thing not in found and _matters(self.things[thing], self.thing_errors[thing]):
                found.append(thing)
        return found

    def thing(self, thing: int) -> Because:
        """A thing, named by the piece of it that counts most for what it brings. How many things that is, is not told if others of it are
        what a player sees at once: he would take those for it."""
        best = -1
        for i in range(len(self.pieces)):
            if self.details.pieces[i].thing == thing:
                sign = 1 if self.things[thing] > 0 else -1
                if best < 0 or self.pieces[i] * sign > self.pieces[best] * sign:
                    best = i
        piece = self.details.pieces[best]
        alike = [
            i for i in self.details.counted if self.details.pieces[i].thing == thing and self.details.pieces[i].message == piece.message
        ]
        seen = [i for i in self.details.counted if self.details.pieces[i].thing == thing and self.facts[i] != 0]
        if seen and not any(i in alike for i in seen):
            alike = []
        return self.because(self.details.groups[thing], piece.message, piece.about, False, self.things[thing], alike)

    def rest(self, group: int, named: list[int]) -> Because | None:
        """What a group brings beside those of its things that are named, if that matters: its uncertainty is then at most all of theirs."""
        gap = 0
        error = 0.0
        some = False
        left: list[int] = []
        for i in range(len(self.things)):
            if self.details.groups[i] == self.groups[group]:
                if i in named:
                    some = True
                else:
                    gap += self.things[i]
                    error += self.thing_errors[i]
                    left += [at for at, piece in enumerate(self.details.pieces) if piece.thing == i]
        if not _matters(gap, error if some else self.group_errors[group]):
            return None
        name = self.groups[group]
        return self.because(name, "", {}, some, gap, left if name in self.details.counted_groups else [])

    def because(self, group: str, detail: str, about: dict[str, int], rest: bool, points: int, pieces: list[int]) -> Because:
        """`pieces`: those whose things are counted together. What lies there at once is what a player can see; what comes later is told
        if it is something else. Fewer things with more points tell nothing."""
        count = facts = 0
        spread = fact_spread = 0.0
        for i in pieces:
            count += self.counts[i]
            spread += self.count_spreads[i]
            facts += self.facts[i]
            fact_spread += self.fact_spreads[i]
        ways = self.ways
        if facts != 0 and abs(count - facts) < ONE:
            count = facts
            spread = fact_spread
            ways = min(ways, FACTS)
        return {
            "group": group,
            "detail": detail,
            "about": about,
            "rest": rest,
            "points": points,
            "count": count if (count > 0) == (points > 0) else 0,
            "count_margin": int(2 * _of_mean(spread, ways)),
            "count_spread": int(spread),
        }


def _wider(one: list[float], two: list[float]) -> list[float]:
    return [max(one[i], two[i]) for i in range(len(one))]


def _of_mean(spread: float, ways: int) -> float:
    """The standard error of the difference between two means, each of so many ways."""
    return spread * sqrt(2 / ways)


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
