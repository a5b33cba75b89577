"""How far a move can be taken back: as long as nobody has learned or answered anything by it.

What the one who moves has shown of his own (a card from his hand, a tile) is no barrier: he may take it back, though the others have seen
it. What holds a move is a lot that was drawn, something that came out of where he could not look, somebody else's being asked, and the
turn's passing on.
"""

from __future__ import annotations

from typing import Any, Final

from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.state import NOBODY, State

MOST_BY_HABIT: Final = 100  # answers in a row; no turn has so many


def stands(game: Game[Any], before: State, seat: int, after: State) -> bool:
    """Can the move that led from one state to the other, and that seat made, not be taken back? In `after` no lot may have been drawn yet:
    one that is due holds the move."""
    if game.asked(after) != [seat] or game.turn(after) != game.turn(before):
        return True
    return game.layout.came_out(before.cells, after.cells, seat)


def still_answered(game: Game[Any], answers: dict[str, str], before: State, move: int, after: State) -> dict[str, str]:
    """What a seat has answered beforehand, without what was meant for the question alone that this move of its own has answered."""
    once = [one.name for one in game.standing() if one.once and one.name in answers]
    if not once or not game.spends(before, move, after):
        return answers
    return {name: value for name, value in answers.items() if name not in once}


def last_ones(game: Game[Any], view: State, seat: int, answers: dict[str, str] | None) -> list[bool]:
    """Of each move that a seat may make now: does it stand for good once it is made, with what the seat's standing answers (None: it gives
    none) say behind it? This is found out in a world that the seat's view could be of, so it says nothing that the seat may not know; and
    in all such worlds it is the same, because what differs in them stays hidden from the seat as long as a move can be taken back."""
    if view.actor == NOBODY:
        return []
    world: State = game.determinize(view, seat, SeededChance("ahead"))
    found: list[bool] = []
    for move in view.moves:
        s = world.clone()
        by = move
        held = answers
        left = MOST_BY_HABIT
        last = False
        while by >= 0 and not last and left > 0:
            before = s.clone()
            game.apply(s, seat, by)
            last = stands(game, before, seat, s)
            if left == MOST_BY_HABIT and held is not None:  # what follows by habit spends nothing
                held = still_answered(game, held, before, move, s)
            by = -1 if last or held is None else game.standing_answer(s, seat, held)
            left -= 1
        found.append(last)
    return found
