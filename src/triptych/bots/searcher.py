"""A bot that searches. How well it plays is said by how often it looks ahead in a turn, and how gladly it takes what is nearly best."""

from __future__ import annotations

import gc
from typing import Any, Final, Protocol

from triptych.bots.bot import Bot
from triptych.bots.search import Answer, Node, Search, child_key
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.heuristics import Heuristics, falling
from triptych.core.state import State

AT_A_TIME: Final = 8  # iterations between two looks at the clock and at what is settled
LATER_SHARE: Final = 8  # every decision of a turn gets at least one part in this many
TOO_FAR: Final = 2500  # thousandths of the softness: what is worse by more is never taken,
TOO_SELDOM: Final = 4  # nor what was seen so many times less often than the favourite: how good it is is not known


class Clock(Protocol):
    """Says when to stop. Only play has one: what is to be repeated is counted in iterations alone."""

    def late(self) -> bool: ...


class SearchBot(Bot):
    """Thinks once over a turn: half of the iterations go to its first decision, half of the rest to the next, and so on; none where one
    answer only is sensible. Against several it has the iterations for each of them. The tree is kept within a turn as long as no lot falls
    between two decisions, and used for the very position it was kept for."""

    def __init__(
        self,
        name: str,
        game: Game[Any],
        heuristics: Heuristics,
        chance: SeededChance,
        iterations: int,
        softness: float = 0.0,
        clock: Clock | None = None,
        playouts: bool = False,
    ) -> None:
        self.name = name
        self.needs_view = True
        self.game = game
        self.heuristics = heuristics
        self.chance = chance
        self.iterations = iterations
        self.softness = softness
        self.clock = clock
        self.playouts = playouts
        self.turn = -1
        self.left = 0
        self.kept: Node | None = None
        self.kept_for: list[int] = []
        """What the seat will see if nothing comes between this decision and its next one."""
        self.searched = 0

    def choose(self, view: State, seat: int, moves: list[int]) -> int:
        if not self.has_to_think(view, seat):
            return self.heuristics.sensible(view)[0]
        search = self.search(view, seat)
        move = self.pick(search.answers())
        self.keep(search, move)
        return move

    def has_to_think(self, table: State, seat: int) -> bool:
        """Is there more than one sensible answer? Of several who are asked at once, only the first one's are known here."""
        return table.actor != seat or len(self.heuristics.sensible(table)) > 1

    def search(self, view: State, seat: int) -> Search:
        """Look for the best answer, with the share of this decision."""
        share = self.share(view)
        search = Search(self.game, self.heuristics, view, seat, self.chance, self.found_before(view, seat), self.playouts, False)
        self.searched += share
        self.run(search, share)
        return search

    def share(self, table: State) -> int:
        """The iterations for the next decision of this turn."""
        turn = self.game.turn(table)
        whole = self.iterations * (self.game.players(table) - 1)
        if turn != self.turn:
            self.turn = turn
            self.left = whole
            self.kept = None
        share = max(self.left // 2, whole // LATER_SHARE, 2)
        self.left = max(0, self.left - share)
        return share

    def found_before(self, view: State, seat: int) -> Node | None:
        """The tree that was kept, if it was for this position. In some of the worlds that were made up another answer may have been
        possible: then it is not used either."""
        root = self.kept
        if root is None or root.actor != seat or self.kept_for != view.cells:
            return None
        for move in root.moves:
            if move not in view.moves:
                return None
        return root

    def run(self, search: Search, share: int) -> None:
        """All of the share; less if the time is up, or if the rest could not change what a bot picks that is not soft. Trees hold no
        cycles, so nobody needs to look for garbage among them meanwhile: that took a sixth of the time."""
        left = share
        collecting = gc.isenabled()
        gc.disable()
        try:
            while left > 0:
                n = min(AT_A_TIME, left)
                search.run(n)
                left -= n
                if (self.clock is not None and self.clock.late()) or (self.softness == 0.0 and search.lead() > left):
                    break
        finally:
            if collecting:
                gc.enable()

    def pick(self, answers: list[Answer]) -> int:
        """The best, or, if the bot is soft, one that is nearly as good."""
        if self.softness == 0.0:
            return answers[0].move
        known = [answer for answer in answers if (answer.visits + 1) * TOO_SELDOM > answers[0].visits]
        best = answers[0].worth
        for answer in known:
            best = max(best, answer.worth)
        moves: list[int] = []
        weights: list[int] = []
        for answer in known:
            behind = int((best - answer.worth) * (1000 / self.softness))
            if behind <= TOO_FAR:
                moves.append(answer.move)
                weights.append(falling(behind))
        return self.chance.draw(moves, weights)

    def keep(self, search: Search, move: int) -> None:
        """What was found behind the move that is made: of use if the same seat is asked next, and nothing is drawn before."""
        self.kept = None
        world: State = self.game.determinize(search.view, search.seat, self.chance)
        self.game.apply(world, search.seat, move)
        while world.actor == search.seat and len(world.moves) == 1:
            self.game.apply(world, world.actor, world.moves[0])
        if world.actor == search.seat:
            self.kept = search.root.children.get(child_key(move, world))
            self.kept_for = self.game.view(world, search.seat).cells
