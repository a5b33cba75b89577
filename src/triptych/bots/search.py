"""Search: a tree of what could be played from what one seat sees.

Information-set Monte-Carlo tree search. Every iteration makes up a whole table that the view could be of, walks down the tree by the moves
that are legal there, and where it comes to a question never met before, judges each answer; the best of them for whoever is asked is what
the way was worth, to everybody (max-n). Lots are drawn on the way by the search's own chance, and the tree knows only the questions, not
the lots between them: so a node is an average over all of them, and over all tables that look the same from the seat.

A node is chosen by what its moves were worth so far, and by how good they looked at first sight, which counts less and less the more often
they were tried. Nothing here looks at a clock or at a real table; the same seed and number of iterations give the same tree.
"""

from __future__ import annotations

from typing import Any, Final

from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.heuristics import POINT, SURE, Heuristics, chances, falling
from triptych.core.state import CHANCE, NOBODY, TOP, State

# What something is worth to a seat: its chance to win, and a little of how its points stand to the others'.
_CHANCE_SHARE: Final = 0.9
_POINTS_SHARE: Final = 0.1
# How a judgement at first sight becomes a prior: worth less by this much is e times less likely.
_SHARPNESS: Final = 0.06
# How much what was tried seldom is looked for.
_CURIOSITY: Final = 0.5
MANY: Final = 12  # moves from which on a node below the root does not look at all of them at once
DEEPEST: Final = 60  # questions on one way down
UNSEEN: Final = -1  # in place of a move that the searching seat would not see


class Judged:
    """What a table is worth to everybody, and what everybody's chances and points are."""

    def __init__(self, worth: list[float], chances: list[int], points: list[int]) -> None:
        self.worth = worth
        self.chances = chances
        self.points = points


class Node:
    """A question, and what is known of its answers, in lists that go together."""

    def __init__(self, actor: int, hidden: bool = False) -> None:
        self.actor = actor
        self.hidden = hidden
        """Does the searching seat not learn which answer was given?"""
        self.index: dict[int, int] = {}
        self.moves: list[int] = []
        self.prior: list[float] = []
        self.likely: list[int] = []
        """What the first sight of each says of how likely it is the best, in millionths: made when it is needed."""
        self.visits: list[int] = []
        self.worth: list[float] = []
        self.total = 0
        self.children: dict[int, Node] = {}

    def add(self, move: int, first_sight: float) -> int:
        at = len(self.moves)
        self.index[move] = at
        self.moves.append(move)
        self.prior.append(first_sight)
        self.visits.append(0)
        self.worth.append(0.0)
        return at

    def likelihoods(self, sharpness: float) -> list[int]:
        if len(self.likely) < len(self.moves):
            highest = self.prior[0]
            for first_sight in self.prior:
                if first_sight > highest:
                    highest = first_sight
            self.likely = [falling(int((highest - one) * (1000 / sharpness))) + SURE // 50 for one in self.prior]
        return self.likely

    def mean(self, at: int) -> float:
        """What a move was worth so far, its first sight counting as one visit."""
        return (self.worth[at] + self.prior[at]) / (self.visits[at] + 1)


def child_key(move: int, s: State) -> int:
    """What tells the questions behind a move apart: the move if it is seen (`UNSEEN` if not), which step asks, and whom."""
    return (move * 128 + s.cells[s.cells[TOP]]) * 8 + s.actor + 2


def play_out(game: Game[Any], s: State, chance: SeededChance) -> None:
    """Any moves, to the end."""
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            game.apply(s, CHANCE, chance.draw(s.moves, game.weights(s)))
        else:
            game.apply(s, s.actor, s.moves[chance.below(len(s.moves))])


class Answer:
    """What was found of a move: how often it was tried, and what it was worth to the searching seat, on average."""

    def __init__(self, move: int, visits: int, worth: float) -> None:
        self.move = move
        self.visits = visits
        self.worth = worth


class Search:
    """Looks for the best answer to the question put to a seat."""

    def __init__(
        self,
        game: Game[Any],
        heuristics: Heuristics,
        view: State,
        seat: int,
        chance: SeededChance,
        root: Node | None = None,
        playouts: bool = False,
        every_answer: bool = True,
    ) -> None:
        """`root`: what was found before of the same question, to go on with. `playouts`: judge by random games to the end, not by the
        heuristics (weaker, and kept to show that). `every_answer`: to the question itself, not only the sensible ones."""
        self.game = game
        self.heuristics = heuristics
        self.view = view
        self.seat = seat
        self.chance = chance
        self.players: int = game.players(view)
        # One move makes the less difference the more others there are, so smaller ones count.
        self.sharpness = _SHARPNESS / (self.players - 1)
        self.curiosity = _CURIOSITY / (self.players - 1)
        self.root: Node = root if root is not None else Node(seat)
        self.playouts = playouts
        self.every_answer = every_answer
        self.iterations = 0

    def run(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Once down the tree and back."""
        self.iterations += 1
        s: State = self.game.determinize(self.view, self.seat, self.chance)
        if s.actor != self.seat:  # several are asked at once, and another one first
            s.moves = self.game.legal(s, self.seat)
            s.actor = self.seat
        if not self.every_answer:
            s.moves = self.heuristics.sensible(s)
        nodes: list[Node] = []
        taken: list[int] = []
        node = self.root
        found: Judged | None = None
        while len(nodes) < DEEPEST:
            if s.actor == NOBODY:
                break
            if not node.moves:
                found = self.expand(node, s)
                break
            at = self.select(node, s)
            nodes.append(node)
            taken.append(at)
            node = self.follow(node, s, at)
        if found is None:
            found = self.judge(s)
        for i in range(len(nodes)):
            one = nodes[i]
            at = taken[i]
            one.total += 1
            one.visits[at] += 1
            one.worth[at] += found.worth[one.actor]
        if nodes:
            self.remember(taken[0], found)

    def remember(self, at: int, found: Judged) -> None:
        """At the root: what a move led to. For whoever wants to know why; bots do not."""

    def follow(self, node: Node, s: State, at: int) -> Node:
        """Make a move, draw what is to be drawn, make what nobody is asked about; the question behind it."""
        move = node.moves[at]
        self.game.apply(s, node.actor, move)
        self.settle(s)
        key = child_key(UNSEEN if node.hidden else move, s)
        child = node.children.get(key)
        if child is None:
            child = Node(s.actor, s.actor >= 0 and s.actor != self.seat and self.game.step(s).secret)
            node.children[key] = child
        return child

    def settle(self, s: State) -> None:
        """To the next question that has more than one sensible answer; only those are left."""
        while True:
            if s.actor == CHANCE:
                self.game.apply(s, CHANCE, self.chance.draw(s.moves, self.game.weights(s)))
            elif s.actor >= 0:
                if len(s.moves) > 1:
                    s.moves = self.heuristics.sensible(s)
                    if len(s.moves) > 1:
                        return
                self.game.apply(s, s.actor, s.moves[0])
            else:
                return

    def expand(self, node: Node, s: State) -> Judged:
        """Look at the answers to a new question once each; the best one for whoever is asked is what this was worth."""
        actor = s.actor
        best: Judged | None = None
        moves = s.moves
        if len(moves) > MANY and node is not self.root:
            moves = self.some(moves)
        for move in moves:
            found = self.look(s, actor, move)
            node.add(move, found.worth[actor])
            if best is None or found.worth[actor] > best.worth[actor]:
                best = found
        assert best is not None
        return best

    def some(self, moves: list[int]) -> list[int]:
        """As many as can be looked at, at random."""
        left = moves[:]
        chosen: list[int] = []
        while len(chosen) < MANY:
            at = self.chance.below(len(left))
            chosen.append(left[at])
            left[at] = left[-1]
            left.pop()
        return chosen

    def look(self, s: State, actor: int, move: int) -> Judged:
        after = s.clone()
        self.game.apply(after, actor, move)
        self.settle(after)
        return self.judge(after)

    def select(self, node: Node, s: State) -> int:
        """The move that is best, or has been tried too little for how good it looks. One that is new here is looked at first; of many not
        looked at yet, one more whenever the node has been met often enough, and all of them if it is the question itself (which had some
        only while it lay deeper in a tree that was kept)."""
        index = node.index
        known: list[int] = []
        fresh: list[int] = []
        for move in s.moves:
            at = index.get(move, -1)
            if at >= 0:
                known.append(at)
            else:
                fresh.append(move)
        if fresh and node is self.root:
            for move in fresh:
                known.append(node.add(move, self.look(s, node.actor, move).worth[node.actor]))
        elif fresh and (len(known) < MANY or len(known) * len(known) < node.total):
            move = fresh[self.chance.below(len(fresh))] if known else fresh[0]
            return node.add(move, self.look(s, node.actor, move).worth[node.actor])
        best = known[0]
        if len(known) == 1:
            return best
        likely = node.likelihoods(self.sharpness)
        visits = 1
        total = 0
        for at in known:
            visits += node.visits[at]
            total += likely[at]
        curiosity = self.curiosity * visits**0.5 / total
        best_score = -1.0
        for at in known:
            score = node.mean(at) + curiosity * likely[at] / (node.visits[at] + 1)
            if score > best_score:
                best_score = score
                best = at
        return best

    def judge(self, s: State) -> Judged:
        """By the heuristics, or, of a game that is over, by the result."""
        game = self.game
        if self.playouts:
            play_out(game, s, self.chance)
        players = self.players
        if s.actor == NOBODY:
            points = [int(one * POINT) for one in game.points(s)]
            winners = game.winners(s)
            won = [SURE // len(winners) if seat in winners else 0 for seat in range(players)]
            spread = self.heuristics.spread(s)
        else:
            points = self.heuristics.expected(s, players)
            spread = self.heuristics.spread(s)
            won = chances(points, spread)
        wide = 8.0 * spread
        every = 0
        for one in points:
            every += one
        worth: list[float] = []
        for seat in range(players):
            ahead = points[seat] - (every - points[seat]) // (players - 1)
            share = 0.5 + ahead / wide
            share = 0.0 if share < 0 else 1.0 if share > 1 else share
            worth.append(_CHANCE_SHARE * won[seat] / SURE + _POINTS_SHARE * share)
        return Judged(worth, won, points)

    def lead(self) -> int:
        """How much oftener the favourite was tried than any other move; as often as there were tries if there is no other."""
        first = second = 0
        for visits in self.root.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    # -- what came out --------------------------------------------------------------------------------------------------------------------

    def answers(self) -> list[Answer]:
        """Every move, the one tried most often first; of those alike the one that was worth more."""
        root = self.root
        order = sorted(range(len(root.moves)), key=lambda at: (-root.visits[at], -root.mean(at), root.moves[at]))
        return [Answer(root.moves[at], root.visits[at], root.mean(at)) for at in order]
