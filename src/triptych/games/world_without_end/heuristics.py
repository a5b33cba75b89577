"""What bots look at in World Without End: a position's worth in named parts, in thousandths of a VP.

`TownHeuristics1` is frozen with the bot `greedy@1`: the yardstick must not change. Better judgement is a new class beside it.
"""

from __future__ import annotations

from typing import Any, Final, cast

from triptych.core.heuristics import POINT, Heuristics
from triptych.core.sets import numbers_of
from triptych.core.state import NOBODY, TOP
from triptych.core.tables import in_order
from triptych.games.world_without_end import agenda, content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.hopes import MISSED, OVER, bundle_worth, card_hopes, donation_hopes
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.projects import is_open, stone_spaces, wood_spaces

# The parts.
POINTS: Final = 0
DUES: Final = 1
MONEY: Final = 2
MATERIAL: Final = 3
GOODS: Final = 4
STANDING: Final = 5
MEDICINE: Final = 6
HOUSES: Final = 7
DONATIONS: Final = 8
CARDS: Final = 9
PENALTIES: Final = 10

# Of a due still missing, in thousandths, with so many actions of the chapter left in which it could be got.
_STILL_MISSING: Final = [1000, 970, 940, 900, 860, 820, 780]
# What a penalty does.
_PENALTY: Final = [700, 1100, 1800]
# What is over after the dues, for the next chapter, beyond the first two.
_MORE_OVER: Final = 400
# The worth of the first, second ... coin: taxes, prices, half a point. And in the last chapter.
_COINS: Final = [1700, 1600, 1400, 1100, 800, 650, 600]
_LAST_COINS: Final = [2000, 2000, 1750, 1250, 750, 500, 500]


class TownHeuristics1(Heuristics):
    """The first judgement."""

    parts: tuple[str, ...] = in_order(
        (POINTS, "points"),
        (DUES, "dues"),
        (MONEY, "money"),
        (MATERIAL, "material"),
        (GOODS, "goods"),
        (STANDING, "standing"),
        (MEDICINE, "medicine"),
        (HOUSES, "houses"),
        (DONATIONS, "donations"),
        (CARDS, "cards"),
        (PENALTIES, "penalties"),
    )

    def judge(self, s: Any, seat: int) -> list[int]:
        town = cast(TownState, s)
        c = town.cells
        parts = [0] * len(self.parts)
        parts[POINTS] = c[m.VP + seat] * POINT + c[m.HALF + seat] * POINT // 2
        if town.actor == NOBODY:
            return parts
        hand = c[m.HAND + seat]
        plays = len(numbers_of(hand, 0)) // 2
        _judge_dues(town, seat, plays, parts)
        _judge_goods(town, seat, hand, parts)
        parts[HOUSES] = _houses(town, seat, hand)
        parts[DONATIONS] = donation_hopes(town, seat)
        parts[CARDS] = card_hopes(town, seat)
        top = c[TOP]
        if c[top] == agenda.TREATING and c[top + 1] == seat:
            for place in numbers_of(c[top + 2], 0):
                parts[MEDICINE] += 2 * POINT + bundle_worth(town.content.place_bonus[place])
        penalties = c[m.PENALTIES + seat]
        for kind in range(content.DUES_KINDS):
            if penalties >> kind & 1:
                parts[PENALTIES] -= _PENALTY[kind]
        return parts

    def value(self, s: Any, seat: int) -> int:
        """His own worth against the mean of the others."""
        town = cast(TownState, s)
        players = town.cells[m.PLAYERS]
        others = 0
        for other in range(players):
            if other != seat:
                others += sum(self.judge(town, other))
        return sum(self.judge(town, seat)) - others // (players - 1)


def _judge_dues(s: TownState, seat: int, plays: int, parts: list[int]) -> None:
    """Piety and grain: what will be missing, and what is over for the next chapter."""
    c = s.cells
    last = c[m.CHAPTER] == content.CHAPTERS
    for kind in (content.PIETY_DUE, content.GRAIN_DUE):
        have = c[m.HAVE + seat * content.HELD + content.DUE_THINGS[kind]]
        owed = max(0, 2 + c[m.DUES + kind])
        if have < owed:
            loss = (owed - have) * MISSED[kind] * (2 if last else 1) + (0 if last else _PENALTY[kind])
            parts[DUES] -= loss * _STILL_MISSING[plays] // 1000
        elif not last:
            over = have - owed
            parts[DUES] += min(over, 2) * OVER[kind] + max(0, over - 2) * _MORE_OVER
    coins = c[m.HAVE + seat * content.HELD + content.MONEY] - max(-2, c[m.DUES + content.TAX_DUE])
    worth = _LAST_COINS if last else _COINS
    for place in range(coins):
        if place >= len(worth):
            parts[MONEY] += (coins - place) * (500 if last else 550)
            break
        parts[MONEY] += worth[place]


def _judge_goods(s: TownState, seat: int, hand: int, parts: list[int]) -> None:
    c = s.cells
    have = m.HAVE + seat * content.HELD
    last = c[m.CHAPTER] == content.CHAPTERS
    stones = woods = 0
    for project in range(content.PROJECTS):
        if is_open(s, project):
            stones += stone_spaces(s, project)
            woods += wood_spaces(s, project)
    can_still_build = not last or hand >> content.PROJECT & 1
    for material in (content.STONE, content.WOOD):
        n = c[have + material]
        fitting = min(n, stones if material == content.STONE else woods, 4) if can_still_build else 0
        parts[MATERIAL] += fitting * 1800 + (n - fitting) * (POINT if last else 1300)
    can_still_sell = not last or hand >> content.SALE & 1
    if can_still_sell:
        wool = c[have + content.WOOL]
        parts[GOODS] += min(wool, 4) * 1050 + max(0, wool - 4) * 700
        cloth = c[have + content.CLOTH]
        if cloth:
            parts[GOODS] += 2000 + (0 if last else min(cloth - 1, 3) * 1400)
    loyalty = c[have + content.LOYALTY]
    parts[STANDING] += min(loyalty, 4) * (600 if last else 950) + max(0, loyalty - 4) * 500
    knowledge = c[have + content.KNOWLEDGE]
    if last and not hand >> content.MEDICINE & 1:
        parts[MEDICINE] += min(knowledge, 1) * 200
    else:
        parts[MEDICINE] += min(knowledge, 5) * 1000 + min(max(0, knowledge - 5), 4) * 600


def _houses(s: TownState, seat: int, hand: int) -> int:
    """Their rents, two a chapter, and a little for the Guild."""
    c = s.cells
    rents = content.CHAPTERS - c[m.CHAPTER] + (hand >> content.RENT & 1)
    best = second = more = 0
    for site in range(content.SITES):
        if c[m.SITE + site] != seat:
            continue
        worth = bundle_worth(s.content.site_yield[site])
        if worth > best:
            best, worth = worth, best
        if worth > second:
            second, worth = worth, second
        more += worth
    total = (best + second) * rents * 800 // 1000 + more * rents * 200 // 1000
    return total + (s.content.start_houses - c[m.HOUSES_LEFT + seat]) * 300
