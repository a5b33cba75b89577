"""What bots think of when they look far ahead: tiles and ransoms lie beside every choice, and most of the time they are a waste."""

from __future__ import annotations

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
