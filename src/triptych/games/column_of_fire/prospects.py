"""What actions will bring, in thousandths of a VP: rough figures, without playing anything.

Frozen with the heuristics of `greedy@1`, which look at them; the measures that are fitted on played games do so, too.
"""

from __future__ import annotations

from typing import Final

from triptych.core.heuristics import POINT
from triptych.core.state import BOTTOM, FRAME, TOP
from triptych.games.column_of_fire import agenda, content, scoring, symbols
from triptych.games.column_of_fire import model as m
from triptych.games.column_of_fire.model import FireState

LESS_FOR_A_DIE: Final = 900  # a die in hand still counts as free, and soon will not
SECOND_CHOICE: Final = 200  # what it is worth that one of two actions can be chosen
A_GOOD: Final = 1900  # what a good is worth that is kept, and what taking one is worth
POINTS_A_YEAR: Final = 6  # more nobody gains for long

_WORTH: Final = {
    symbols.GOOD: 1600,
    symbols.ANY_GOOD: 1900,
    symbols.ADVANTAGE: 1500,
    symbols.PROTECTION: 1100,
    symbols.CAPTAIN: 1800,
    symbols.NEUTRAL_STONE: 500,
    symbols.TURN_DIE: 800,
    symbols.REMOVE_PERSON: 500,
    symbols.STEP_ON: 1700,
    symbols.TAKE_DIE: 400,
    symbols.SHIP: 1500,
    symbols.MARKET: 2200,
    symbols.STONE: 800,
}


def _worth(action: int) -> int:
    kind = symbols.KINDS[action]
    return (action - symbols.VP) * POINT if kind == symbols.VP else _WORTH[kind]


WORTH: Final[list[int]] = [_worth(action) if action in symbols.TEXTS else 0 for action in range(len(symbols.KINDS))]
"""What using each action once is worth, roughly."""


def years_left(s: FireState) -> int:
    """How many years are still to come, roughly: nobody gains more than six VP a year for long."""
    c = s.cells
    most = c[m.VP]
    for seat in range(1, c[m.PLAYERS]):
        if c[m.VP + seat] > most:
            most = c[m.VP + seat]
    return 1 + (scoring.ENOUGH - most) // POINTS_A_YEAR if most < scoring.ENOUGH else 0


def begun(s: FireState, seat: int) -> int:
    """What he is about to do: an action he may use now is worth nearly what it brings, a person in hand what it will bring."""
    c = s.cells
    worth = 0
    for at in range(BOTTOM, c[TOP] + 1, FRAME):
        if c[at] == agenda.USE:
            what = c[at + 1]
            if what >= agenda.SPACE:
                worth += _of_space(s, seat, s.content.space_action[what - agenda.SPACE])
            else:
                worth += best_of(s.content.actions[what])
        elif c[at] == agenda.LAY_CARD:
            uses = min(c[m.DIE_VALUE + seat * content.DICE + c[at + 2]] - 1, years_left(s))
            best = best_of(s.content.actions[c[at + 1]])
            worth += best + best * uses * 9 // 10 - LESS_FOR_A_DIE
    return worth


def best_of(actions: list[int]) -> int:
    """The better one of one or two actions, and a little for the choice."""
    best = 0
    for action in actions:
        worth = WORTH[action]
        best = worth + SECOND_CHOICE if best > 0 and worth <= best else worth if worth > best else best
    return best


def _of_space(s: FireState, seat: int, action: int) -> int:
    """What a space's action brings now: sales by what they would earn above the worth of the good kept."""
    kind = symbols.KINDS[action]
    earned = 0
    if kind == symbols.SHIP:
        for good in range(content.GOOD_KINDS):
            earned += _sale(s, seat, good, action - symbols.SHIP)
        return earned
    if kind == symbols.MARKET:
        for country in range(content.COUNTRIES):
            earned += _sale(s, seat, action - symbols.MARKET, country)
        return earned if earned > A_GOOD else A_GOOD
    return WORTH[action]


def _sale(s: FireState, seat: int, good: int, country: int) -> int:
    """What he would earn, or 0 if he cannot sell there."""
    price = s.content.price[country * content.GOOD_KINDS + good]
    have = s.cells[m.GOODS + seat * content.GOOD_KINDS + good]
    if have > 0 and price > 0 and s.cells[m.HOUSE + seat * content.COUNTRIES + country] > 0:
        return price * POINT - A_GOOD
    return 0
