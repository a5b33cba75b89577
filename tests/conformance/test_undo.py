"""Taking back: one's own last moves, never across a lot, a thing shown, or somebody else's being asked."""

from __future__ import annotations

import pytest

from tests.conformance.playing import Dice, Judge, every_table, find, scaled, seat_names
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.errors import IllegalMove
from triptych.core.match import Match, entry_move, entry_seat
from triptych.core.state import CHANCE


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
