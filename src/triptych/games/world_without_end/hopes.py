"""What things, houses, seals, cards and the sick are hoped to bring in World Without End, in thousandths of a VP.

Both judgements look at this: the frozen one (heuristics.py), and the measures whose weights were fitted. So it is frozen, too.
"""

from __future__ import annotations

from typing import Final

from triptych.core.heuristics import POINT
from triptych.core.sets import numbers_of
from triptych.core.tables import in_order
from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.favours import can_move, field_after
from triptych.games.world_without_end.phases.lasting import forbidden, made_useless
from triptych.games.world_without_end.phases.projects import is_open, stone_spaces, wood_spaces

# By the kind of due, of piety and grain: what a missing one costs,
MISSED: Final[list[int]] = list(in_order((content.PIETY_DUE, 3 * POINT), (content.GRAIN_DUE, 2 * POINT)))
# and what is over after the dues is worth, for the next chapter: the first two.
OVER: Final[list[int]] = list(in_order((content.PIETY_DUE, 1500), (content.GRAIN_DUE, 1100)))
# Things, roughly: what having one more of them is worth to somebody who can use it.
_THING: Final = [1500, 1500, 1300, 1700, 1000, 1500, 900, 1000, 700, POINT, 2000, 2500, 1000]


def bundle_worth(bundle: list[int]) -> int:
    total = 0
    for thing in range(len(bundle)):
        if bundle[thing]:
            total += bundle[thing] * _THING[thing]
    return total


def donation_hopes(s: TownState, seat: int) -> int:
    """A seal brings its bonus if the project is finished: the fuller it is and the more time is left, the surer."""
    c = s.cells
    total = 0
    for project in range(content.PROJECTS):
        if c[m.SEALS + project] >> seat & 1:
            left = stone_spaces(s, project) + wood_spaces(s, project)
            chapters = content.CHAPTERS - c[m.CHAPTER] + 1
            sure = min(950, max(100, 1000 - 130 * left + 130 * chapters))
            total += bundle_worth(s.content.donors[project]) * sure // 1000
    return total


def card_hopes(s: TownState, seat: int) -> int:
    """What the cards in hand will be good for. Half of them can be played: the best ones count."""
    hand = s.cells[m.HAND + seat]
    plays = len(numbers_of(hand, 0)) // 2
    worths = [card_hope(s, seat, card, hand) for card in numbers_of(hand, 0)]
    worths.sort()
    worths.reverse()
    total = 0
    for place in range(plays):
        total += worths[place]
    return total


def card_hope(s: TownState, seat: int, card: int, hand: int) -> int:
    """What playing a card some time in this chapter adds to what is counted already."""
    c = s.cells
    have = m.HAVE + seat * content.HELD
    if forbidden(s, card):
        return 100
    if card == content.GRAIN_CARD or card == content.PIETY_CARD:
        kind = content.PIETY_DUE if card == content.PIETY_CARD else content.GRAIN_DUE
        thing = content.DUE_THINGS[kind]
        if c[m.SUPPLY + thing] == 0:
            return 50
        owed = max(0, 2 + c[m.DUES + kind])
        if c[have + thing] < owed:
            return MISSED[kind] * (2 if c[m.CHAPTER] == content.CHAPTERS else 1) * 500 // 1000 + 700
        return 300 if c[m.CHAPTER] == content.CHAPTERS else OVER[kind] * 700 // 1000
    if card == content.MATERIAL:
        return 1350
    if card == content.PROJECT:
        return _building(s, seat)
    if card == content.SALE:
        return 300 + 700 * min(c[have + content.WOOL], 4) + (1500 if c[have + content.CLOTH] else 0)
    if card == content.PRIVILEGE:
        return 1300
    if card == content.HOUSE_BUILDING:
        chapters = content.CHAPTERS - c[m.CHAPTER]
        return 300 + 800 * chapters if c[m.HOUSES_LEFT + seat] > 0 else 50
    if card == content.RENT:
        return rents(s, seat) * 400 // 1000
    if card == content.DONATION:
        if c[m.SEALS_LEFT + seat] == 0:
            return 50
        for project in range(content.PROJECTS):
            if is_open(s, project) and not c[m.SEALS + project] >> seat & 1:
                return 700
        return 200
    if card == content.CLOTH_MAKING:
        return 200 + 350 * min(2, c[have + content.WOOL])
    if card == content.MEDICINE:
        return 1600 + treatable(s, seat)
    if card == content.FAVOUR_CARD:
        return _next_favour(s, seat)
    raise AssertionError(f"what card {card} is good for is not known")


def _building(s: TownState, seat: int) -> int:
    """The most material that one project takes: 3 VP each, of which the material itself counts already."""
    c = s.cells
    have = m.HAVE + seat * content.HELD
    most = 0
    for project in range(content.PROJECTS):
        if is_open(s, project):
            fitting = min(c[have + content.STONE], stone_spaces(s, project)) + min(c[have + content.WOOD], wood_spaces(s, project))
            most = max(most, min(2, fitting))
    return 500 + 1100 * most


def rents(s: TownState, seat: int) -> int:
    """The two best rents of his houses."""
    best = second = 0
    for site in range(content.SITES):
        if s.cells[m.SITE + site] == seat:
            worth = bundle_worth(s.content.site_yield[site])
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best + second


def treatable(s: TownState, seat: int) -> int:
    """What he could treat now on top of the small services, the cheapest first."""
    c = s.cells
    if made_useless(s, content.KNOWLEDGE):
        return 0
    knowledge = c[m.HAVE + seat * content.HELD + content.KNOWLEDGE]
    total = 0
    for value in range(1, m.TILE_GONE):
        for place in range(content.PLACES):
            if c[m.PLACES + place] == value and value != m.TILE_DOWN and value <= knowledge:
                knowledge -= value
                total += 2 * POINT + bundle_worth(s.content.place_bonus[place])
    return max(0, total - 1700)


def _next_favour(s: TownState, seat: int) -> int:
    if not can_move(s, seat):
        return 100
    field = field_after(s, 1)
    box = s.content
    total = bundle_worth(box.favour_get[field]) - bundle_worth(box.favour_pay[field])
    if box.favour_per[field] != content.NOTHING:
        total += 1500
    return max(300, total)
