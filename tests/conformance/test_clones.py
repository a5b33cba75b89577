"""A clone is the same position and shares nothing with the original."""

from __future__ import annotations

import random

from tests.conformance.playing import Dice, every_table, find, sampled, scaled
from triptych.core.state import NOBODY, State

FAR = 40  # answers played on


def snapshot(s: State) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    return s.key(), s.actor, tuple(s.moves)


@every_table
def test_playing_on_in_one_leaves_the_other_alone(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"clones {name} {players}")
    count = 0
    for s in sampled(game, players, 10, 0.1, "clones"):
        t = s.clone()
        assert type(t) is type(s)
        assert t.cells is not s.cells
        before = snapshot(s)
        assert snapshot(t) == before
        count += s.actor != NOBODY
        dice = Dice(game, str(rng.random()))
        played: list[tuple[int, int]] = []
        while t.actor != NOBODY and len(played) < FAR:
            played.append((t.actor, dice.answer(t)))
            game.apply(t, *played[-1])
        assert snapshot(s) == before, "the original knows what was played in the clone"
        after = snapshot(t)
        assert not played or after != before
        for seat, move in played:
            game.apply(s, seat, move)
        assert snapshot(t) == after, "the clone knows what was played in the original"
        assert snapshot(s) == after, "the same answers lead to the same position"
    assert count > 50 or scaled(10) < 10


@every_table
def test_a_clone_tells_nobody(name: str, players: int) -> None:
    game = find(name)
    for s in sampled(game, players, 4, 0.1, "silent clones"):
        s.sink = []
        t = s.clone()
        assert t.sink is None
        dice = Dice(game, "silent")
        for _ in range(FAR):
            if t.actor != NOBODY:
                game.apply(t, t.actor, dice.answer(t))
        assert s.sink == []


@every_table
def test_listening_changes_nothing(name: str, players: int) -> None:
    game = find(name)
    dice = Dice(game, f"listening {players}")
    s, t = game.new(players), game.new(players)
    t.sink = []
    while s.actor != NOBODY:
        seat, move = s.actor, dice.answer(s)
        game.apply(s, seat, move)
        game.apply(t, seat, move)
        assert snapshot(s) == snapshot(t)
    assert s.sink is None


@every_table
def test_a_view_is_no_part_of_the_state(name: str, players: int) -> None:
    game = find(name)
    for s in sampled(game, players, 3, 0.1, "view copies"):
        before = snapshot(s)
        for seat in range(-1, players):
            view = game.view(s, seat)
            assert view.cells is not s.cells
            view.cells[:] = [99] * len(view.cells)
        assert snapshot(s) == before
