"""Answers given once for all: windows that pass by themselves, and who is stopped in them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.column_of_fire.table import RED, Table, fire
from triptych.core.barrier import last_ones
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.games.column_of_fire import moves


def answer(t: Table, **answers: str) -> str:
    move = t.game.standing_answer(t.s, t.asked, answers)
    assert move < 0 or move in t.s.moves
    return t.game.moves.text(move) if move >= 0 else "-"


def test_what_can_be_answered() -> None:
    assert {one.name: one.choices for one in fire().standing() if not one.once} == {
        "windows": ("pass", "tiles", "always"),
        "events": ("ask", "protect", "suffer"),
        "feasts": ("ask", "offer", "keep"),
    }
    assert [one.name for one in fire().standing() if one.once] == ["stop"]


@pytest.mark.parametrize(("wish", "without", "with_tiles"), [("pass", "pass", "pass"), ("tiles", "pass", "-"), ("always", "-", "-")])
def test_cf_3_2_windows_pass_by_themselves_as_one_likes(wish: str, without: str, with_tiles: str) -> None:
    poor = Table().has(RED, vp=3).first_half(RED)
    rich = Table().has(RED, vp=3, tiles={"captain": 1}).first_half(RED)
    assert (answer(poor, windows=wish), answer(rich, windows=wish)) == (without, with_tiles)


def test_cf_3_2_by_default_a_window_passes() -> None:
    assert answer(Table().has(RED, vp=3, tiles={"captain": 1}).first_half(RED)) == "pass"


@pytest.mark.parametrize("tile", ["captain", "step_on", "vp:3"])
def test_cf_3_2_whoever_drew_a_tile_in_this_turn_is_asked_whatever_it_shows(tile: str) -> None:
    """That he is asked must tell nobody what he drew."""
    t = Table().person(RED, "huus", "orange", 4).person(RED, "feria", "brown", 3).first_half(RED)
    t.play("gain tile", f"draw {tile}")
    assert (t.step, answer(t)) == ("window", "-")
    t.play("pass", "gain protection")
    assert (t.step, answer(t)) == ("window", "-"), "before the conflicts too"
    t.play("pass")
    while t.asked != RED:
        t.play(t.offered[0])
    assert (t.step, t.half, answer(t)) == ("window", 2, "pass"), "in his next turn not any more"


def test_cf_3_2_a_tile_used_up_stops_nobody() -> None:
    t = Table().has(RED, vp=9).person(RED, "huus", "orange", 4).person(RED, "feria", "brown", 3).first_half(RED)
    t.play("pass", "gain tile", "draw neutral_stone", "tile place neutral spain")
    assert (t.step, answer(t)) == ("window", "pass")


def test_cf_3_2_stop_me() -> None:
    t = Table().has(RED, vp=6).prisoner(RED, "blue", 3).prisoner(RED, "white", 3).first_half(RED)
    assert answer(t, stop="next") == "-"
    before = t.s.clone()
    t.play("ransom blue")
    assert t.step == "window"
    assert not t.game.spends(before, t.game.moves.parse("ransom blue"), t.s), "the window is put again"
    before = t.s.clone()
    t.play("pass")
    assert t.game.spends(before, t.game.moves.parse("pass"), t.s)


def test_cf_3_2_stop_me_is_over_when_the_window_closes_by_itself() -> None:
    t = Table().has(RED, vp=3).prisoner(RED, "blue", 3).before_roll(RED)
    before = t.s.clone()
    t.play("ransom blue")
    assert t.game.spends(before, t.game.moves.parse("ransom blue"), t.s)


def test_no_other_question_is_answered() -> None:
    t = Table().second_half(RED)
    assert answer(t, windows="pass", events="protect", feasts="keep", stop="next") == "-"


def test_a_pass_that_spends_the_stop_is_known_to_be_the_last() -> None:
    """Who is stopped in one window passes through the next by habit: what comes behind that cannot be taken back, and he is told so."""
    game: Game[Any] = fire()
    walks_on = 0
    for seed in range(40):
        match = Match(game, 3, SeededChance(seed))
        rng = random.Random(seed)
        while not match.over:
            seat = match.state.actor
            if game.step(match.state).name == "window" and moves.PASS in match.state.moves:
                told = last_ones(game, game.view(match.state, seat), seat, {"stop": "next"})[match.state.moves.index(moves.PASS)]
                fork = match.fork()
                fork.source = SeededChance("aside")
                fork.play(seat, moves.PASS)
                at_once = fork.barrier > len(match.entries)
                while fork.barrier <= len(match.entries) and (by_habit := game.standing_answer(fork.state, seat, {})) >= 0:
                    fork.play(seat, by_habit)
                assert told == (fork.barrier > len(match.entries))
                walks_on += told and not at_once
            match.play(seat, rng.choice(match.state.moves))
        if walks_on > 3:
            return
    raise AssertionError("nobody came through one window into the next")
