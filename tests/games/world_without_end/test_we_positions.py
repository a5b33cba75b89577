"""Positions that no table can show are refused, and it is said why."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import Table
from triptych.core.errors import PositionError
from triptych.games.world_without_end import model as m
from triptych.games.world_without_end.content import HELD


def sound() -> Table:
    """A table of three with something everywhere, seat 0 in the middle of its turn."""
    t = Table(
        "0: 2 stone 1 wood 3 money 2 loyalty; 1: 4 grain 1 cloth; 2: 2 piety; 0 houses: 1 4; 1 houses: 2; bridge: 2 stone 1 wood seal 0;"
        "palace: finished; hospital: seal 1 seal 2; place 4: 3; place 9: gone; edge: iii05_no_hands; covered: queen;"
        "0 hand: grain piety sale donation medicine favour; 0 open: house_rent",
        3,
        in_round=3,
    )
    return t.uses("medicine")


def event(name: str) -> int:
    return sound().event_ids.index(name)


EDITS: list[tuple[int, int, str]] = [
    (m.ACTIVE, 3, "active: there are only 3 players"),
    (m.TURN, 3, "turn: there are only 3 players"),
    (m.ACTIVE, m.EMPTY, "active: somebody holds the shield as soon as the first chapter begins"),
    (m.SUPPLY + 2, 9, "supply: there are 10 grain in all, not 13"),
    (m.SUPPLY + 2, 1, "supply: there are 10 grain in all, not 5"),
    (m.SUPPLY, 10, "supply: there are 25 stone in all, not 17"),
    (m.HAVE + HELD * 3 + 5, 1, "supply: there are 12 cloth in all, not 13"),
    (m.HOUSES_LEFT, 3, "houses_left: seat 1 has 4 houses in all"),
    (m.HOUSES_LEFT + 3, 4, "houses_left: seat 4 has 0 houses in all"),
    (m.SITE + 4, 2, "houses_left: seat 3 has 4 houses in all"),
    (m.SITE + 1, 0, "site: seat 1 has both sites of one yield"),
    (m.SEALS_LEFT, 2, "seals_left: seat 1 has 2 seals in all"),
    (m.SEALS_LEFT + 3, 1, "seals_left: seat 4 has 0 seals in all"),
    (m.STONES, 5, "project bridge: more material than spaces"),
    (m.WOODS, 3, "project bridge: more material than spaces"),
    (m.PROJECT, m.FINISHED, "project bridge: finished is what is full, and nothing else"),
    (m.PROJECT + 3, m.IN_PLAY, "project palace: finished is what is full, and nothing else"),
    (m.PROJECT, m.NOT_THERE, "project bridge: it has not come into play, so nothing lies on it"),
    (m.HAND, 0, "cards of seat 1: 5 lie nowhere"),
    (m.FACE_UP + 1, 1, "cards of seat 2: one lies in two places"),
    (m.HAND + 3, 1, "cards of seat 4: 11 lie nowhere"),
    (m.FACE_DOWN_SIZE, 2, "face_down_size: seat 1 has 5 there, not 2"),
    (m.FACE_DOWN_SIZE, 11, "face_down_size: seat 1 has twelve cards in all"),
    (m.LAST + 1, 4, "last: this card is not on the open pile of seat 2"),
    (m.LAST_PLAYED + 1, 4, "last_played: this card is not on the open pile of seat 2"),
    (m.SET_ASIDE + 1, 4, "set_aside: seat 2 has cards set aside, as in chapter 1 of a first game only"),
    (m.EVENT, event("iv09_peace"), "event: iv09_peace cannot lie there in chapter 3"),
    (m.EVENT, event("iv02_healers"), "event: iv02_healers cannot lie there in chapter 3"),
    (m.EDGE + 1, event("iii01_hospital"), "edge: iii01_hospital is not permanent"),
    (m.EVENT, event("iii05_no_hands"), "event: one lies in two places"),
    (m.EVENT, m.EMPTY, "laid: there is no event on the council space"),
    (m.ROUND, 5, "events_left: in round 5 as many of chapter 3 have been turned up"),
    (m.TILES_LEFT, 2, "tiles_left: 9 places have their tile face down, not 10"),
    (m.PLACES + 8, 1, "places: there are only 1 tiles of value 1"),
    (m.CHAPTER, 2, "places: the plague comes in chapter 3"),
]


@pytest.mark.parametrize(("cell", "value", "what"), EDITS, ids=[what.replace(" ", "-")[:48] for _, _, what in EDITS])
def test_what_no_table_can_show(cell: int, value: int, what: str) -> None:
    t = sound()
    assert t.game.problems(t.s) == []
    t.s.cells[cell] = value
    assert what in t.game.problems(t.s)


def test_a_view_is_looked_at_as_far_as_it_is_known() -> None:
    t = sound()
    for seat in (-1, 0, 1, 2):
        assert t.game.problems(t.game.view(t.s, seat)) == []


def test_before_the_first_chapter_no_cards_lie_anywhere() -> None:
    t = Table.new(3)
    assert t.game.problems(t.s) == []
    t.s.cells[m.HAND] = 1
    assert t.game.problems(t.s) == ["cards of seat 1: 11 lie nowhere"]


def test_a_position_handed_in_is_looked_at() -> None:
    t = sound()
    t.s.cells[m.SITE + 1] = 0
    with pytest.raises(PositionError, match="seat 1 has both sites of one yield"):
        t.game.from_position(t.game.position(t.s))


def test_a_substitute_in_the_tower_is_no_mistake() -> None:
    t = Table("stock stone: 2", 3).happens("iv01_merthin")
    assert t.game.problems(t.s) == []
