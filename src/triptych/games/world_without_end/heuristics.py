"""What bots look at in World Without End: a position's worth in named parts, in thousandths of a VP.

`TownHeuristics1` is frozen with the bot `greedy@1`: the yardstick must not change. Better judgement is a new class beside it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.heuristics import POINT, Heuristics
from triptych.core.sets import numbers_of
from triptych.core.state import NOBODY, TOP
from triptych.games.world_without_end import agenda
from triptych.games.world_without_end.content import (
    CHAPTERS,
    CLOTH,
    CLOTH_MAKING,
    DONATION,
    GRAIN,
    GRAIN_CARD,
    HELD,
    HOUSE_BUILDING,
    KNOWLEDGE,
    LOYALTY,
    MATERIAL,
    MEDICINE,
    MONEY,
    NOTHING,
    PIETY,
    PIETY_CARD,
    PLACES,
    PRIVILEGE,
    PROJECT,
    PROJECTS,
    RENT,
    SALE,
    SITES,
    STONE,
    WOOD,
    WOOL,
)
from triptych.games.world_without_end.model import (
    CHAPTER,
    DUES,
    FACE_DOWN,
    GONE,
    HALF,
    HAND,
    HAVE,
    HOUSES_LEFT,
    PENALTIES,
    PLACE,
    PLAYERS,
    SEALS,
    SEALS_LEFT,
    SITE,
    SUPPLY,
    TownState,
)
from triptych.games.world_without_end.model import VP as VP_TRACK
from triptych.games.world_without_end.phases.favours import can_move, field_after
from triptych.games.world_without_end.phases.lasting import forbidden, made_useless
from triptych.games.world_without_end.phases.projects import is_open, stone_spaces, wood_spaces

POINTS: Final = 0
DUES_PART: Final = 1
MONEY_PART: Final = 2
MATERIAL_PART: Final = 3
GOODS: Final = 4
STANDING: Final = 5
MEDICINE_PART: Final = 6
HOUSES: Final = 7
DONATIONS: Final = 8
CARDS: Final = 9
PENALTIES_PART: Final = 10

# Of a due still missing, in thousandths, with so many actions of the chapter left in which it could be got.
_STILL_MISSING: Final = [1000, 970, 940, 900, 860, 820, 780]
# What a missing piety and grain cost, and what the penalty does.
_MISSED: Final = [3 * POINT, 2 * POINT]
_PENALTY: Final = [700, 1100, 1800]
# What is over after the dues, for the next chapter: the first two, and more.
_OVER: Final = [1500, 1100]
_MORE_OVER: Final = 400
# The worth of the first, second ... coin: taxes, prices, half a point. And in the last chapter.
_COINS: Final = [1700, 1600, 1400, 1100, 800, 650, 600]
_LAST_COINS: Final = [2000, 2000, 1750, 1250, 750, 500, 500]
# Things, roughly: what having one more of them is worth to somebody who can use it.
_THING: Final = [1500, 1500, 1300, 1700, 1000, 1500, 900, 1000, 700, POINT, 2000, 2500, 1000]


class TownHeuristics1(Heuristics):
    """The first judgement."""

    parts: tuple[str, ...] = (
        "points",
        "dues",
        "money",
        "material",
        "goods",
        "standing",
        "medicine",
        "houses",
        "donations",
        "cards",
        "penalties",
    )

    def judge(self, s: Any, seat: int) -> list[int]:
        town = cast(TownState, s)
        c = town.cells
        parts = [0] * len(self.parts)
        parts[POINTS] = c[VP_TRACK + seat] * POINT + c[HALF + seat] * POINT // 2
        if town.actor == NOBODY:
            return parts
        hand = c[HAND + seat]
        plays = len(numbers_of(hand, 0)) // 2
        _judge_dues(town, seat, plays, parts)
        _judge_goods(town, seat, hand, parts)
        parts[HOUSES] = _houses(town, seat, hand)
        parts[DONATIONS] = donation_hopes(town, seat)
        parts[CARDS] = card_hopes(town, seat)
        top = c[TOP]
        if c[top] == agenda.TREATING and c[top + 1] == seat:
            for place in numbers_of(c[top + 2], 0):
                parts[MEDICINE_PART] += 2 * POINT + _bundle_worth(town.content.place_bonus[place])
        penalties = c[PENALTIES + seat]
        for kind in range(3):
            if penalties >> kind & 1:
                parts[PENALTIES_PART] -= _PENALTY[kind]
        return parts

    def value(self, s: Any, seat: int) -> int:
        """His own worth against the mean of the others."""
        town = cast(TownState, s)
        players = town.cells[PLAYERS]
        others = 0
        for other in range(players):
            if other != seat:
                others += sum(self.judge(town, other))
        return sum(self.judge(town, seat)) - others // (players - 1)


def _judge_dues(s: TownState, seat: int, plays: int, parts: list[int]) -> None:
    """Piety and grain: what will be missing, and what is over for the next chapter."""
    c = s.cells
    last = c[CHAPTER] == CHAPTERS
    for kind in range(2):
        have = c[HAVE + seat * HELD + (PIETY if kind == 0 else GRAIN)]
        owed = max(0, 2 + c[DUES + kind])
        if have < owed:
            loss = (owed - have) * _MISSED[kind] * (2 if last else 1) + (0 if last else _PENALTY[kind])
            parts[DUES_PART] -= loss * _STILL_MISSING[plays] // 1000
        elif not last:
            over = have - owed
            parts[DUES_PART] += min(over, 2) * _OVER[kind] + max(0, over - 2) * _MORE_OVER
    coins = c[HAVE + seat * HELD + MONEY] - max(-2, c[DUES + 2])
    worth = _LAST_COINS if last else _COINS
    for place in range(coins):
        if place >= len(worth):
            parts[MONEY_PART] += (coins - place) * (500 if last else 550)
            break
        parts[MONEY_PART] += worth[place]


def _judge_goods(s: TownState, seat: int, hand: int, parts: list[int]) -> None:
    c = s.cells
    have = HAVE + seat * HELD
    last = c[CHAPTER] == CHAPTERS
    stones = woods = 0
    for project in range(PROJECTS):
        if is_open(s, project):
            stones += stone_spaces(s, project)
            woods += wood_spaces(s, project)
    can_still_build = not last or hand >> PROJECT & 1
    for material in range(2):
        n = c[have + material]
        fitting = min(n, stones if material == STONE else woods, 4) if can_still_build else 0
        parts[MATERIAL_PART] += fitting * 1800 + (n - fitting) * (POINT if last else 1300)
    can_still_sell = not last or hand >> SALE & 1
    if can_still_sell:
        wool = c[have + WOOL]
        parts[GOODS] += min(wool, 4) * 1050 + max(0, wool - 4) * 700
        cloth = c[have + CLOTH]
        if cloth:
            parts[GOODS] += 2000 + (0 if last else min(cloth - 1, 3) * 1400)
    loyalty = c[have + LOYALTY]
    parts[STANDING] += min(loyalty, 4) * (600 if last else 950) + max(0, loyalty - 4) * 500
    knowledge = c[have + KNOWLEDGE]
    if last and not hand >> MEDICINE & 1:
        parts[MEDICINE_PART] += min(knowledge, 1) * 200
    else:
        parts[MEDICINE_PART] += min(knowledge, 5) * 1000 + min(max(0, knowledge - 5), 4) * 600


def _houses(s: TownState, seat: int, hand: int) -> int:
    """Their rents, two a chapter, and a little for the Guild."""
    c = s.cells
    rents = CHAPTERS - c[CHAPTER] + (hand >> RENT & 1)
    best = second = more = 0
    for site in range(SITES):
        if c[SITE + site] != seat:
            continue
        worth = _bundle_worth(s.content.site_yield[site])
        if worth > best:
            best, worth = worth, best
        if worth > second:
            second, worth = worth, second
        more += worth
    total = (best + second) * rents * 800 // 1000 + more * rents * 200 // 1000
    return total + (s.content.start_houses - c[HOUSES_LEFT + seat]) * 300


def _bundle_worth(bundle: list[int]) -> int:
    total = 0
    for thing in range(len(bundle)):
        if bundle[thing]:
            total += bundle[thing] * _THING[thing]
    return total


def donation_hopes(s: TownState, seat: int) -> int:
    """A seal brings its bonus if the project is finished: the fuller it is and the more time is left, the surer."""
    c = s.cells
    total = 0
    for project in range(PROJECTS):
        if c[SEALS + project] >> seat & 1:
            left = stone_spaces(s, project) + wood_spaces(s, project)
            chapters = CHAPTERS - c[CHAPTER] + 1
            sure = min(950, max(100, 1000 - 130 * left + 130 * chapters))
            total += _bundle_worth(s.content.donors[project]) * sure // 1000
    return total


def card_hopes(s: TownState, seat: int) -> int:
    """What the cards in hand will be good for. Half of them can be played: the best ones count."""
    hand = s.cells[HAND + seat]
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
    have = HAVE + seat * HELD
    if forbidden(s, card):
        return 100
    if card == GRAIN_CARD or card == PIETY_CARD:
        kind = 0 if card == PIETY_CARD else 1
        thing = PIETY if kind == 0 else GRAIN
        if c[SUPPLY + thing] == 0:
            return 50
        owed = max(0, 2 + c[DUES + kind])
        if c[have + thing] < owed:
            return _MISSED[kind] * (2 if c[CHAPTER] == CHAPTERS else 1) * 500 // 1000 + 700
        return 300 if c[CHAPTER] == CHAPTERS else _OVER[kind] * 700 // 1000
    if card == MATERIAL:
        return 1350
    if card == PROJECT:
        return _building(s, seat)
    if card == SALE:
        return 300 + 700 * min(c[have + WOOL], 4) + (1500 if c[have + CLOTH] else 0)
    if card == PRIVILEGE:
        return 1300
    if card == HOUSE_BUILDING:
        chapters = CHAPTERS - c[CHAPTER]
        return 300 + 800 * chapters if c[HOUSES_LEFT + seat] > 0 else 50
    if card == RENT:
        return rents(s, seat) * 400 // 1000
    if card == DONATION:
        if c[SEALS_LEFT + seat] == 0:
            return 50
        for project in range(PROJECTS):
            if is_open(s, project) and not c[SEALS + project] >> seat & 1:
                return 700
        return 200
    if card == CLOTH_MAKING:
        return 200 + 350 * min(2, c[have + WOOL])
    if card == MEDICINE:
        return 1600 + treatable(s, seat)
    return _next_favour(s, seat)


def _building(s: TownState, seat: int) -> int:
    """The most material that one project takes: 3 VP each, of which the material itself counts already."""
    c = s.cells
    have = HAVE + seat * HELD
    most = 0
    for project in range(PROJECTS):
        if is_open(s, project):
            fitting = min(c[have + STONE], stone_spaces(s, project)) + min(c[have + WOOD], wood_spaces(s, project))
            most = max(most, min(2, fitting))
    return 500 + 1100 * most


def rents(s: TownState, seat: int) -> int:
    """The two best rents of his houses."""
    best = second = 0
    for site in range(SITES):
        if s.cells[SITE + site] == seat:
            worth = _bundle_worth(s.content.site_yield[site])
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best + second


def treatable(s: TownState, seat: int) -> int:
    """What he could treat now on top of the small services, the cheapest first."""
    c = s.cells
    if made_useless(s, KNOWLEDGE):
        return 0
    knowledge = c[HAVE + seat * HELD + KNOWLEDGE]
    total = 0
    for value in range(1, GONE):
        for place in range(PLACES):
            if c[PLACE + place] == value and value != FACE_DOWN and value <= knowledge:
                knowledge -= value
                total += 2 * POINT + _bundle_worth(s.content.place_bonus[place])
    return max(0, total - 1700)


def _next_favour(s: TownState, seat: int) -> int:
    if not can_move(s, seat):
        return 100
    field = field_after(s, 1)
    content = s.content
    total = _bundle_worth(content.favour_get[field]) - _bundle_worth(content.favour_pay[field])
    if content.favour_per[field] != NOTHING:
        total += 1500
    return max(300, total)
