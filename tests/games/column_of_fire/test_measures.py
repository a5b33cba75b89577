"""What bots think of when they look far ahead: tiles and ransoms lie beside every choice, and most of the time they are a waste. And what
they expect of conflicts."""

from __future__ import annotations

import itertools

import pytest

from tests.games.column_of_fire.table import RED, Table
from triptych.bots import roster
from triptych.bots.searcher import SearchBot

DICE = ("white", "blue", "orange", "brown", "purple")
PERSONS = ("feria", "huus", "titelmans", "cecil", "carlos")


def sensible(t: Table) -> list[str]:
    return [t.game.moves.text(move) for move in roster.judgement(t.game).sensible(t.s)]


def all_dice_lie_on_persons(t: Table, but: int = 0) -> Table:
    for person, die in zip(PERSONS[but:], DICE[but:], strict=True):
        t.person(RED, person, die, 4)
    return t


def test_in_a_window_no_ransom_as_long_as_a_die_is_free() -> None:
    t = all_dice_lie_on_persons(Table().has(RED, vp=9), but=1).before_roll(RED)
    assert [f"ransom {die}" for die in (*DICE[1:], "black")] == t.offered[1:]
    assert sensible(t) == ["pass"]


def test_without_a_free_die_a_ransom_is_thought_of() -> None:
    t = all_dice_lie_on_persons(Table().has(RED, vp=9)).before_roll(RED)
    assert sensible(t) == ["pass", *(f"ransom {die}" for die in DICE)]


def test_before_a_conflict_the_religion_die_is_thought_of() -> None:
    t = Table().has(RED, vp=3).lay("spain", catholic=2, neutral=2).end_of_turn(RED)
    assert sensible(t) == ["pass", "ransom black"]


def test_tiles_are_thought_of_in_windows_only() -> None:
    t = Table().has(RED, vp=9, goods={"wine": 1}, tiles={"neutral_stone": 1}).before_roll(RED)
    by_tile = [move for move in t.offered if move.startswith("tile")]
    assert by_tile
    assert sensible(t) == ["pass", *by_tile]
    t = Table().has(RED, vp=9, tiles={"neutral_stone": 1}).second_half(RED, white=4, blue=2)
    assert set(t.offered) - set(sensible(t)) == {*by_tile, "ransom black"}


def test_where_only_one_answer_is_sensible_a_bot_gives_it_at_once() -> None:
    t = all_dice_lie_on_persons(Table().has(RED, vp=9), but=1).before_roll(RED)
    bot = roster.make("search:50", t.game, "at once")
    assert isinstance(bot, SearchBot)
    assert t.game.moves.text(bot.choose(t.game.view(t.s, RED), RED, t.game.legal(t.s, RED))) == "pass"
    assert bot.searched == 0


def conflict(catholic: int = 0, protestant: int = 0, neutral: int = 0, number: int = 4, players: int = 4) -> tuple[int, int]:
    """What a Catholic with a house in Spain measures there: ahead, behind."""
    t = Table(players).has(RED, religion="catholic").house(RED, "spain", number).lay("spain", catholic, protestant, neutral)
    measures = roster.judgement(t.game).measures
    measured = dict(zip(measures.names, measures.measure(t.s, RED), strict=True))
    return measured["conflicts-ahead"], measured["conflicts-behind"]


def test_nothing_is_expected_where_no_stone_lies() -> None:
    assert conflict() == (0, 0)


def test_more_stones_of_his_religion_promise_more_and_threaten_less() -> None:
    ways = [conflict(catholic, 3 - catholic) for catholic in range(4)]
    for (ahead, behind), (more, less) in itertools.pairwise(ways):
        assert more > ahead or less > behind
        assert more >= ahead
        assert less >= behind
    assert ways[0][0] == 0, "three against him: lost"
    assert ways[3][1] == 0, "three for him: won"


def test_a_conflict_that_is_settled_counts_in_full() -> None:
    assert conflict(catholic=3, neutral=1) == (4 * 1000 * 7 // 8 + 4 * 1000 // 2, 0)
    assert conflict(protestant=3, neutral=1) == (0, -1000)
    assert conflict(catholic=2, protestant=2) == (0, 0)
    assert conflict(protestant=2, neutral=1, players=2) == (0, -1000)


def test_what_is_won_hangs_on_the_number_of_the_house_and_what_is_lost_does_not() -> None:
    low, high = conflict(catholic=1, protestant=1, number=2), conflict(catholic=1, protestant=1, number=6)
    assert high[0] == pytest.approx(3 * low[0], abs=3)
    assert high[1] == low[1] < 0
