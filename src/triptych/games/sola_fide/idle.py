"""Whether anything could come of a move: for whoever is about to play a card that can do nothing now."""

from __future__ import annotations

from typing import Final

from triptych.core.chance import SeededChance
from triptych.core.state import TOP, UNKNOWN
from triptych.core.steps import settle
from triptych.games.sola_fide import model as m
from triptych.games.sola_fide import moves
from triptych.games.sola_fide.content import CIRCLES
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.phases.hands import hand
from triptych.games.sola_fide.steps import STEPS
from triptych.games.sola_fide.view import fill

MOST_TRIED: Final = 300  # answers; where there are more ways than these to go through a card, something may come of it


def idle(view: FaithState, move: int) -> bool:
    """Is this a card of which nothing would come, whatever he chose on the way? It is tried in a world that his view could be of."""
    if not moves.PLAY <= move < moves.DO:
        return False
    world = FaithState(view.content, view.cells[:])
    if UNKNOWN in world.cells[m.HAND : m.HAND + m.SEATS]:
        fill(world, view.actor, SeededChance("idle"))
    settle(world, STEPS)
    return nothing_comes_of(world, view.actor, move)


def nothing_comes_of(s: FaithState, seat: int, move: int) -> bool:
    """Does the turn pass on with everything as it was, whatever he answers on the way? That he has fewer cards then is nothing to hope for;
    a lot, or a question to the other, is something."""
    left = MOST_TRIED
    waiting = [(s, move)]
    while waiting:
        left -= 1
        before, answer = waiting.pop()
        after = before.clone()
        STEPS[after.cells[after.cells[TOP]]].play(after, seat, answer)
        settle(after, STEPS)
        if left < 0 or _table(after, seat) != _table(s, seat) or hand(after, seat) & ~hand(s, seat):
            return False
        if after.cells[m.TURNS] != s.cells[m.TURNS]:
            continue
        if after.actor != seat:
            return False
        waiting += [(after, other) for other in after.moves]
    return True


def _table(s: FaithState, seat: int) -> list[int]:
    """What a card can change: the circles and their markers, points, permanent cards, the other's hand."""
    c = s.cells
    found = c[m.CIRCLE : m.CIRCLE + CIRCLES] + c[m.POWER : m.POWER + CIRCLES] + c[m.MARKS : m.MARKS + CIRCLES * 2 * m.MARK_KINDS]
    return [*found, *c[m.VP : m.VP + m.SEATS], *c[m.PERMANENT : m.PERMANENT + m.SEATS], c[m.DISPUTED], c[m.HAND_SIZE + 1 - seat]]
