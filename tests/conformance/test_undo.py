"""Taking back: one's own last moves, never across a lot, a thing that he has learned, or somebody else's being asked.

What he has shown himself may be taken back, though the others have seen it. So after an undo the one who took back knows nothing that he
did not know before, and everybody else nothing but what he has shown of his own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.hiding import has_secrets, scramble
from tests.conformance.playing import (
    Dice,
    Judge,
    every_table,
    find,
    out_of_sight,
    scaled,
    seat_names,
    seats_and_spectator,
    told_to,
    world,
)
from triptych.core import record, registry
from triptych.core.barrier import last_ones
from triptych.core.chance import SeededChance
from triptych.core.errors import IllegalMove
from triptych.core.game import Game
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import CHANCE, State


def feed(judge: Judge, match: Match, since: int) -> None:
    """Tell the judge what was played."""
    for packed in match.entries[since:]:
        judge.play(entry_seat(packed), entry_move(packed))


@every_table
def test_random_undos(name: str, players: int) -> None:
    game = find(name)
    undone = refused = 0
    for i in range(scaled(2)):
        dice = Dice(game, f"undo {players} {i}")
        match = Match(game, players, SeededChance(i), keep_events=True)
        judge = Judge(game, players)
        feed(judge, match, 0)
        while not match.over:
            seat = match.state.actor
            for other in range(-2, players + 1) if dice.rng.random() < 0.3 else [seat]:
                assert match.can_undo(other) == judge.can_undo(other)
                if not judge.can_undo(other) and dice.rng.random() < 0.2:
                    refused += 1
                    before = (match.state.key(), match.entries[:], match.barrier, match.events[:])
                    with pytest.raises(IllegalMove):
                        match.undo(other)
                    assert (match.state.key(), match.entries[:], match.barrier, match.events) == before
            if judge.can_undo(seat) and dice.rng.random() < 0.35:
                undone += 1
                match.undo(seat)
                judge.undo()
                assert entry_seat(match.entries[-1]) == seat
            else:
                since = len(match.entries)
                match.play(seat, dice.answer(match.state))
                feed(judge, match, since)
            assert match.state.key() == judge.state.key()
            assert (match.state.actor, match.state.moves) == (judge.state.actor, judge.state.moves)
            assert match.barrier <= len(match.entries)
        assert game.points(match.state) == game.points(judge.state)
        written = record.of_match(match, seat_names(players)).write()
        again = record.parse(written).check(registry.game)
        assert again.state.key() == match.state.key()
        assert again.entries == match.entries
        assert again.barrier == match.barrier
    assert undone > 3
    assert refused > 10


@every_table
def test_nothing_is_taken_back_across_the_barrier(name: str, players: int) -> None:
    """After every move: take back all that can be taken back, and what was drawn, shown or passed on still stands."""
    game = find(name)
    deep = 0
    for i in range(scaled(3)):
        dice = Dice(game, f"barrier {players} {i}")
        match = Match(game, players, SeededChance(i))
        keys = [match.state.key()]  # since the barrier
        while not match.over:
            seat = match.state.actor
            since = len(match.entries)
            match.play(seat, dice.answer(match.state))
            drew = any(entry_seat(packed) == CHANCE for packed in match.entries[since:])
            if drew or match.state.actor != seat:
                assert match.barrier == len(match.entries)
                assert not any(match.can_undo(other) for other in range(players))
            if match.barrier == len(match.entries):
                keys = [match.state.key()]
                continue
            keys.append(match.state.key())
            if dice.rng.random() < 0.2:
                barrier, standing = match.barrier, match.entries[: match.barrier]
                moves = [packed for packed in match.effective()[-(len(keys) - 1) :]]
                for key in reversed(keys[:-1]):
                    match.undo(seat)
                    assert match.state.key() == key
                assert not any(match.can_undo(other) for other in range(-1, players))
                assert match.barrier == barrier
                assert match.entries[:barrier] == standing
                for packed in moves:
                    match.play(entry_seat(packed), entry_move(packed))
                assert match.state.key() == keys[-1]
                assert match.barrier == barrier
                deep = max(deep, len(moves))
    assert deep >= 1


def watched(game: Game[Any], start: State, eyes: int, moves: list[int], mover: int) -> list[Any]:
    """What a seat sees and hears while these moves of one seat are made, and what that seat may do each time."""
    s = start.clone()
    s.sink = []
    seen: list[Any] = []
    for packed in [*moves, None]:
        seen += [game.view(s, eyes).cells, told_to(game, s.sink, eyes), game.asked(s), game.legal(s, mover)]
        s.sink.clear()
        if packed is not None:
            game.apply(s, mover, entry_move(packed))
    return seen


@every_table
def test_what_can_be_taken_back_has_taught_nobody_anything_but_what_the_mover_showed(name: str, players: int) -> None:
    """As long as moves can be taken back they go the same way in every world that looks alike to the one who makes them: he sees and hears
    the same, and has the same choices. And every other sees and hears the same in every world that differs only in what both of them cannot
    see: what he has learned is the mover's own."""
    game = find(name)
    rng = random.Random(f"taught {name} {players}")
    shown = compared = different = 0
    for i in range(scaled(4)):
        dice = Dice(game, f"taught {players} {i}")
        match = Match(game, players, SeededChance(f"taught {i}"))
        while not match.over:
            at_barrier, mover = match.at_barrier, match.state.actor
            assert at_barrier is not None
            if match.open and rng.random() < 0.3:
                for eyes in seats_and_spectator(players):
                    cells = scramble(game.layout, at_barrier.cells, mover, rng, eyes)
                    here = watched(game, at_barrier, eyes, match.open, mover)
                    assert watched(game, world(game, cells), eyes, match.open, mover) == here
                    compared += 1
                    different += cells != at_barrier.cells
                    shown += bool(out_of_sight(game, at_barrier, eyes) - out_of_sight(game, match.state, eyes))
                    assert eyes != mover or not out_of_sight(game, at_barrier, eyes) - out_of_sight(game, match.state, eyes)
            match.play(mover, dice.answer(match.state))
    assert compared > 30
    if has_secrets(game):
        assert different > compared // 6
        assert shown > 3, "some of these moves showed something of the mover's own"


@every_table
def test_which_moves_are_the_last_is_known_before(name: str, players: int) -> None:
    """What is said of each move from the mover's view alone is what the match does: does it stand for good once it is made? Also with what
    a player's habits answer behind it."""
    game = find(name)
    counts = {True: 0, False: 0}
    for i in range(scaled(2)):
        dice = Dice(game, f"last {players} {i}")
        match = Match(game, players, SeededChance(f"last {i}"))
        while not match.over:
            seat = dice.rng.choice(game.asked(match.state))
            view = game.view(match.state, seat)
            alone, by_habit = last_ones(game, view, seat, None), last_ones(game, view, seat, {})
            assert len(alone) == len(by_habit) == len(view.moves)
            at = dice.rng.randrange(len(view.moves))
            fork = match.fork()
            fork.source = SeededChance("aside")
            move = view.moves[at]
            while move >= 0 and fork.barrier <= len(match.entries):
                fork.play(seat, move)
                move = game.standing_answer(fork.state, seat, {}) if game.asked(fork.state) == [seat] else -1
            assert by_habit[at] == (fork.barrier > len(match.entries))
            match.play(seat, view.moves[at])
            assert alone[at] == (match.barrier == len(match.entries))
            assert by_habit[at] or not alone[at]
            counts[alone[at]] += 1
    assert counts[True] > 20
    assert counts[False] > 5


@every_table
def test_a_match_without_undo(name: str, players: int) -> None:
    game = find(name)
    dice, same = Dice(game, f"without {players}"), Dice(game, f"without {players}")
    match = Match(game, players, SeededChance(1), undo=False)
    with_undo = Match(game, players, SeededChance(1))
    while not match.over:
        seat = match.state.actor
        match.play(seat, dice.answer(match.state))
        with_undo.play(seat, same.answer(with_undo.state))
        assert not any(match.can_undo(other) for other in range(-1, players))
        with pytest.raises(IllegalMove):
            match.undo(seat)
    assert match.entries == with_undo.entries
