"""Entries: a list one can only add to, shared by forks."""

from __future__ import annotations

import pytest

from triptych import compiled
from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.entries import PACK, Entries
from triptych.core.match import UNDO, Match, entry, taken_back
from triptych.core.state import CHANCE, State

DUEL = registry.game("sola-fide")
IDLE = ("draw", "discard", "skip", "leave")


def filled(count: int) -> Entries:
    """So many entries, forked after each as a server does."""
    entries = Entries()
    for number in range(count):
        entries = entries.fork()
        entries.append(number)
    return entries


def idle_move(match: Match) -> int:
    """A move that leads nowhere, if there is one."""
    texts = {match.game.moves.text(move): move for move in match.state.moves}
    leads_nowhere = [move for word in IDLE for text, move in texts.items() if text.startswith(word)]
    return (leads_nowhere or match.state.moves)[0]


def idle(match: Match) -> None:
    match.play(match.state.actor, idle_move(match))


@pytest.mark.parametrize("count", [0, 1, PACK - 1, PACK, PACK + 1, 5 * PACK + 7])
def test_it_reads_like_a_list(count: int) -> None:
    entries, like = filled(count), list(range(count))
    assert len(entries) == count
    assert entries == like
    assert entries == filled(count)
    assert entries != [*like, 0]
    assert list(entries) == entries[:] == like
    for at in (0, 1, PACK - 1, PACK, PACK + 1, 3 * PACK, count - 1, count, count + 5):
        assert entries.since(at) == entries[at:] == like[at:]
        assert entries[:at] == like[:at]
        assert entries[at : at + 3] == like[at : at + 3]
    assert entries[-2:] == like[-2:]
    assert entries[::2] == like[::2]
    for at in {0, count // 2, count - 1} if count else set():
        assert entries[at] == like[at]
        assert entries[at - count] == like[at - count]
    for at in (count, -count - 1):
        with pytest.raises(IndexError):
            entries[at]


def test_whoever_goes_on_leaves_the_others_as_they_are() -> None:
    trunk = filled(3 * PACK - 1)
    before = trunk[:]
    left, right = trunk.fork(), trunk.fork()
    for number in range(2 * PACK):
        left.append(number)
        right.append(-number)
    assert trunk == before
    assert left == [*before, *range(2 * PACK)]
    assert right == [*before, *(-number for number in range(2 * PACK))]
    assert left.fork().fork() == left


def test_forks_share_what_they_have_in_common() -> None:
    """However long the record is, a fork copies no more than the latest of it."""
    long = filled(40 * PACK + 3)
    fork = long.fork()
    fork.append(1)
    assert fork._packed is long._packed
    assert len(fork._latest) <= PACK


def test_a_move_of_a_long_game_is_copied_no_more_than_one_of_a_short_game() -> None:
    match = Match(DUEL, 2, SeededChance("long"), keep_events=True, most_events=50)
    sizes: list[tuple[int, int]] = []
    while len(match.entries) < 3000:
        match = match.fork()
        idle(match)
        sizes.append((len(match.entries._latest), len(match.events)))
    assert max(latest for latest, _ in sizes) < PACK + 50
    assert max(events for _, events in sizes) < 150
    assert min(events for _, events in sizes[200:]) >= 50
    assert match.entries[:] == match.fork().entries[:]
    whole = Match(DUEL, 2, SeededChance("long"), keep_events=True)
    while len(whole.entries) < len(match.entries):
        idle(whole)
    assert whole.entries == match.entries
    assert whole.events[-len(match.events) :] == match.events


@pytest.mark.skipif(compiled, reason="what is compiled cannot be listened to")
def test_taking_back_plays_no_more_than_the_turn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Late in a game as early."""
    game = registry.game("column-of-fire")
    match = Match(game, 2, SeededChance("back"))
    chance = SeededChance("moves")
    applied = 0
    apply = game.apply

    def counting(s: State, seat: int, move: int) -> None:
        nonlocal applied
        applied += 1
        apply(s, seat, move)

    monkeypatch.setattr(game, "apply", counting)
    taken: list[int] = []
    while not match.over:
        seat = match.state.actor
        before = match.state.key()
        move = match.state.moves[chance.below(len(match.state.moves))]
        match.play(seat, move)
        if match.can_undo(seat):
            applied = 0
            match.undo(seat)
            assert match.state.key() == before
            assert applied == len(match.open) < 20
            taken.append(len(match.entries))
            match.play(seat, move)
    assert taken[-1] > 150
    assert len(taken) > 20


def test_which_moves_are_taken_back() -> None:
    undo, move, lot = entry(0, UNDO), entry(0, 5), entry(CHANCE, 3)
    assert taken_back([lot, move, move, undo, move, undo, undo, lot, move]) == [False, True, True, False, True, *[False] * 4]
    assert taken_back([]) == []
