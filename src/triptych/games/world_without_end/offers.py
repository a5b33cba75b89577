"""Which things on the table a legal move touches.

The things have names that stay the same all game long, so that a board on any screen can mark them. Seats, sites and places count from 1;
things, cards, favours, projects and events have the names of the notation (RULES.md, WE-11):

    council                    the event card on the council space
    turn-2                     the direction in which it would lie after two quarter turns
    card-building_project      an action card of the hand
    supply-wool                what there is to be had of a thing; supply-money
    mine-wool                  what the asked one has of it
    market-wool                a good's field of the market
    project-bridge             a building project
    site-7                     a house site
    place-3, plague-3          a place of the plague, and the tile on it
    favour-king                a field of the arc
    stone                      the favour stone
    event-i07_quarry           an event on the council space or at the edge
    penalty-court              a penalty
    shield, score-2            the shield, the score of seat 2
"""

from __future__ import annotations

from typing import Final

from triptych.core.state import TOP
from triptych.games.world_without_end import content, moves
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.phases.actions import BY_PRIVILEGE, uses
from triptych.games.world_without_end.phases.favours import field_after
from triptych.games.world_without_end.phases.round import number_at

GOODS: Final = (content.WOOL, content.CLOTH)
UNTOUCHED: Final = ("pass", "skip", "done")
"""Kinds of move that leave everything where it is."""


def targets(s: TownState, move: int) -> list[str]:
    """The things a legal move touches, by name, what goes first, where it goes last; none for moves that leave everything where it is."""
    box = s.content
    kind = moves.kind_of(move)
    if kind == "lay":
        field = field_after(s, number_at(s, move - moves.LAY))
        return [f"turn-{move - moves.LAY}", "council", *([] if field == content.NOTHING else [f"favour-{box.favour_id[field]}"])]
    if kind == "exchange":
        return [f"event-{box.event_id[move - moves.EXCHANGE]}"]
    if kind == "take-back":
        return [f"site-{move - moves.TAKE_BACK + 1}"]
    if kind == "play":
        return [f"card-{content.ACTIONS[move - moves.PLAY]}"]
    if kind == "discard":
        return [f"card-{content.ACTIONS[move - moves.DISCARD]}"]
    if kind == "idle":
        return [f"card-{content.ACTIONS[move - moves.IDLE]}"]
    if kind == "build":
        project, materials = divmod(move - moves.BUILD, moves.WAYS_TO_BUILD)
        used = (moves.STONES_OF[materials], content.STONE), (moves.WOODS_OF[materials], content.WOOD)
        return [*(f"mine-{content.THINGS[thing]}" for number, thing in used if number), f"project-{box.project_id[project]}"]
    if kind == "donate":
        return [f"project-{box.project_id[move - moves.DONATE]}"]
    if kind == "house":
        return [f"site-{move - moves.HOUSE + 1}"]
    if kind == "rent":
        return [f"site-{site + 1}" for site in moves.RENTED[move - moves.RENT]]
    if kind == "treat":
        return [f"{thing}-{move - moves.TREAT + 1}" for thing in ("place", "plague")]
    if kind == "favour":
        return ["stone", f"favour-{box.favour_id[field_after(s, 1)]}"]
    if kind == "atone":
        return [f"penalty-{m.PENALTY_WORDS[move - moves.ATONE]}"]
    return _thing_targets(s, kind, move)


def _thing_targets(s: TownState, kind: str, move: int) -> list[str]:
    """Moves about what the asked one has or takes."""
    if kind == "lose":
        return [f"mine-{content.THINGS[move - moves.LOSE]}"]
    if kind == "show":
        return [f"mine-{content.THINGS[s.content.op_per[s.cells[s.cells[TOP] + 2]]]}"]
    if kind == "take":
        return [f"supply-{content.THINGS[move - moves.TAKE]}"]
    if kind == "earn":
        return [f"supply-{content.THINGS[content.MONEY]}"]
    if kind == "weave":
        return [f"mine-{content.THINGS[content.WOOL]}", f"supply-{content.THINGS[content.CLOTH]}"]
    if kind == "sell":
        sold = zip(divmod(move - moves.SELL, moves.CLOTHS), GOODS, strict=True)
        return [f"{where}-{content.THINGS[good]}" for number, good in sold if number for where in ("mine", "market")]
    if kind in UNTOUCHED:
        return []
    raise AssertionError(f"what move {move} touches is not known")


def idle(s: TownState, move: int) -> bool:
    """Is this a card that could not be used now? [WE-4.4] Privilege is, where nothing was played that it could repeat."""
    if moves.kind_of(move) != "play":
        return False
    card = move - moves.PLAY
    if card != content.PRIVILEGE:
        return not uses(s, s.actor, card)
    before = s.cells[m.LAST_PLAYED + s.actor]
    return before == m.EMPTY or not uses(s, s.actor, before + BY_PRIVILEGE)


def moves_at(s: TownState, name: str) -> list[int]:
    """The moves somebody may have meant who points at a thing by which nothing can be chosen; those of the kinds now offered first."""
    thing, _, rest = name.partition("-")
    meant = _meant(s, thing, rest)
    now = {moves.kind_of(move) for move in s.moves}
    offered = [move for move in meant if moves.kind_of(move) in now]
    return offered or meant[:1]


def _meant(s: TownState, thing: str, rest: str) -> list[int]:
    box = s.content
    if thing in ("mine", "supply", "market") and rest in content.THINGS:
        return _meant_thing(thing, content.THINGS.index(rest))
    if thing == "card" and rest in content.ACTIONS:
        card = content.ACTIONS.index(rest)
        return [moves.PLAY + card, moves.DISCARD + card, moves.IDLE + card]
    if thing == "project" and rest in box.project_id:
        project = box.project_id.index(rest)
        building = [moves.BUILD + project * moves.WAYS_TO_BUILD + materials for materials in range(content.MATERIAL_KINDS)]
        return [*building, moves.DONATE + project]
    if thing == "event" and rest in box.event_id:
        return [moves.EXCHANGE + box.event_id.index(rest)]
    if thing == "site" and rest in moves.SITE_WORDS:
        site = moves.SITE_WORDS.index(rest)
        return [moves.HOUSE + site, moves.RENT + site, moves.TAKE_BACK + site]
    if thing in ("place", "plague") and rest in moves.PLACE_WORDS:
        return [moves.TREAT + moves.PLACE_WORDS.index(rest)]
    if thing == "penalty" and rest in m.PENALTY_WORDS:
        return [moves.ATONE + m.PENALTY_WORDS.index(rest)]
    if thing == "turn" and rest in moves.TURN_WORDS:
        return [moves.LAY + moves.TURN_WORDS.index(rest)]
    if thing == "favour" and rest in box.favour_id:
        return _meant_favour(s, box.favour_id.index(rest))
    if rest:
        return []
    if thing == "stone" and field_after(s, 1) != content.NOTHING:
        return [moves.FAVOUR]
    return [moves.LAY + turns for turns in range(content.DIRECTIONS)] if thing == "council" else []


def _meant_favour(s: TownState, field: int) -> list[int]:
    """Moving the stone to a field by one; before the event is laid, the directions that bring it there."""
    one_on = [moves.FAVOUR] if field_after(s, 1) == field else []
    if s.cells[m.EVENT] == m.EMPTY or s.cells[m.LAID] != m.EMPTY:
        return one_on
    return one_on + [moves.LAY + turns for turns in range(content.DIRECTIONS) if field_after(s, number_at(s, turns)) == field]


def _meant_thing(where: str, thing: int) -> list[int]:
    """What can be done with a thing of his own, of the supply, or at the market."""
    if where == "supply":
        if thing <= content.PIETY:
            return [moves.TAKE + thing]
        return [moves.EARN] if thing == content.MONEY else [moves.WEAVE] if thing == content.CLOTH else []
    sale = [moves.SELL + moves.CLOTHS] if thing == content.WOOL else [moves.SELL + 1] if thing == content.CLOTH else []
    if where == "market":
        return sale
    found = [moves.LOSE + thing] if thing < content.KNOWLEDGE else []
    return [*sale, *found, moves.WEAVE] if thing == content.WOOL else [*sale, *found]
