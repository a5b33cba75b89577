"""Permanent events: which are in force, and what they change (WE-3.6)."""

from __future__ import annotations

from triptych.games.world_without_end import content
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.model import TownState


def in_force(s: TownState) -> list[int]:
    """[WE-3.6] The permanent events in force, the oldest first: those at the edge, and the one of this round from the action phase on. What
    they do is asked in action phases only; what could be asked in others asks for the phase first (`useless`)."""
    c = s.cells
    found: list[int] = []
    for place in range(m.EDGE_PLACES):
        if c[m.EDGE + place] != m.EMPTY:
            found.append(c[m.EDGE + place])
    if c[m.TURN] != m.EMPTY and c[m.EVENT] != m.EMPTY and s.content.event_permanent[c[m.EVENT]]:
        found.append(c[m.EVENT])
    return found


def _ops(s: TownState, kind: int) -> list[int]:
    """The ops of this kind in force, the oldest first."""
    found: list[int] = []
    for event in in_force(s):
        op = s.content.event_list[event]
        while s.content.op[op] != content.END:
            if s.content.op[op] == kind:
                found.append(op)
            op += 1
    return found


def useless(s: TownState, thing: int) -> bool:
    """[WE-3.6] Does the thing count as none now? Only where action cards are played."""
    return s.cells[m.TURN] != m.EMPTY and made_useless(s, thing)


def made_useless(s: TownState, thing: int) -> bool:
    """Does the thing count as none in the action phases?"""
    for op in _ops(s, content.USELESS):
        if s.content.op_what[op] == thing:
            return True
    return False


def forbidden(s: TownState, card: int) -> bool:
    """May this action card not be used?"""
    for op in _ops(s, content.FORBID):
        if s.content.op_what[op] == card:
            return True
    return False


def price(s: TownState, good: int) -> int:
    """What the market pays; of two prices the newer counts."""
    found = s.content.price[good]
    for op in _ops(s, content.PRICE):
        if s.content.op_what[op] == good:
            found = s.content.op_n[op]
    return found


def draws_discards(s: TownState) -> bool:
    """Is the face-down card drawn at random?"""
    return len(_ops(s, content.RANDOM_DISCARD)) > 0


def cost_of_use(s: TownState, cards: int) -> list[int]:
    """[WE-3.8] What a use of these cards (a set: Privilege and what it repeats) costs before, as a bundle; empty for nothing."""
    found: list[int] = []
    for op in _ops(s, content.MODIFY):
        if cards >> s.content.op_what[op] & 1 and any(s.content.op_give[op]):
            found = found or [0] * content.BUNDLE
            for thing in range(content.HELD):
                found[thing] += s.content.op_give[op][thing]
    return found


def gains_of_use(s: TownState, cards: int) -> list[int]:
    """[WE-3.8] The ops that give something after a use of these cards."""
    found: list[int] = []
    for op in _ops(s, content.MODIFY):
        if cards >> s.content.op_what[op] & 1 and any(s.content.op_get[op]):
            found.append(op)
    return found
