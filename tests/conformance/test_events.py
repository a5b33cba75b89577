"""Events: their arguments are what the table says, they tell every change of points, and secrets only to whom they belong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conformance.playing import Dice, every_table, find, play_match, scaled, seat_names, seats_and_spectator, wording_of
from triptych.core.chance import SeededChance
from triptych.core.events import SEAT
from triptych.core.game import Game
from triptych.core.log import points_by_source
from triptych.core.match import UNDO, Match, entry_move
from triptych.core.state import CHANCE, NOBODY, UNKNOWN, Event

VP = "vp"


def points_told(game: Game[Any], players: int, events: list[Event]) -> list[float]:
    """What the events tell of points, from whatever source."""
    rows = points_by_source(game, events, players).values()
    return [sum(row[seat] for row in rows) for seat in range(players)]


@every_table
def test_every_change_of_points_is_told_with_its_source(name: str, players: int) -> None:
    game = find(name)
    if VP not in game.events.by_name:
        pytest.skip("no points are told in this game")
    vp = game.events.by_name[VP]
    seat, number, source = game.events.kinds[vp].args[:3]
    assert (seat, number) == (SEAT, "number")
    assert source.endswith("source")
    sources: set[int] = set()
    for i in range(scaled(16)):
        dice = Dice(game, f"points {players} {i}")
        s = game.new(players)
        while s.actor == CHANCE:
            game.apply(s, CHANCE, dice.answer(s))
        points = game.points(s)  # as set up
        s.sink = []
        while s.actor != NOBODY:
            game.apply(s, s.actor, dice.answer(s))
            told = points_told(game, players, s.sink)
            points = [before + change for before, change in zip(points, told, strict=True)]
            assert game.points(s) == points
            for event in s.sink:
                if event[0] == vp:
                    assert event[2] != 0, "no change is no event"
                    assert 0 <= event[3] < len(game.vp_sources)
                    sources.add(event[3])
            s.sink.clear()
    assert len(sources) > 1 or len(game.vp_sources) == 1


@every_table
def test_points_of_a_match_with_undos(name: str, players: int) -> None:
    """The events of the entries that stand add up to the points, whenever somebody is asked."""
    game = find(name)
    if VP not in game.events.by_name:
        pytest.skip("no points are told in this game")
    for i in range(scaled(2)):
        dice = Dice(game, f"told {players} {i}")
        match = Match(game, players, SeededChance(i), keep_events=True)
        start = game.points(match.state)
        set_up = len(match.entries)
        while not match.over:
            seat = match.state.actor
            if match.can_undo(seat) and dice.rng.random() < 0.3:
                match.undo(seat)
            else:
                match.play(seat, dice.answer(match.state))
            if match.over or dice.rng.random() < 0.2:
                standing: list[int] = []
                for at, packed in enumerate(match.entries, 1):
                    if entry_move(packed) == UNDO:
                        standing.pop()
                    else:
                        standing.append(at)
                stands = set(standing)
                told = points_told(game, players, [event for at, event in match.events if at > set_up and at in stands])
                assert game.points(match.state) == [before + change for before, change in zip(start, told, strict=True)]


@every_table
def test_arguments_are_what_the_table_says(name: str, players: int) -> None:
    game = find(name)
    wording = wording_of(game, seat_names(players))
    met: set[int] = set()
    said: set[Event] = set()
    for i in range(scaled(8)):
        match = play_match(game, players, f"arguments {players} {i}", keep_events=True)
        assert match.events
        assert [at for at, _ in match.events] == sorted(at for at, _ in match.events)
        assert all(0 <= at <= len(match.entries) for at, _ in match.events)
        for _, event in match.events:
            assert len(event) == 5
            assert 0 <= event[0] < len(game.events.kinds)
            met.add(event[0])
            kind = game.events.kind(event)
            for arg, value in zip(kind.args, event[1:], strict=False):
                if arg == SEAT:
                    assert 0 <= value < players, kind.name
                elif arg == "vp_source":
                    assert 0 <= value < len(game.vp_sources), kind.name
                elif arg != "number":
                    assert -1 <= value < 1 << 20, f"{kind.name}: {arg}"
            assert not any(event[1 + len(kind.args) :]), f"{kind.name}: an argument without a name"
            assert json.loads(json.dumps(game.events.to_json(event)))["event"] == kind.name
            assert len(game.events.to_json(event)) == 1 + len(kind.args)
            if wording is not None:
                said.update(game.events.for_seat(event, seat) for seat in seats_and_spectator(players))
    if wording is not None:
        for event in said:
            sentence = wording.sentence(event)
            assert sentence == sentence.strip()
        assert sum(bool(wording.sentence(event)) for event in said) > len(said) // 2, "few events need no line in the log"
    assert len(met) > len(game.events.kinds) // 2 or scaled(8) < 8


@every_table
def test_secrets_are_told_to_their_seat_alone(name: str, players: int) -> None:
    game = find(name)
    secrets = 0
    for i in range(scaled(4)):
        match = play_match(game, players, f"secrets {players} {i}", keep_events=True)
        for _, event in match.events:
            kind = game.events.kind(event)
            for seat in seats_and_spectator(players):
                told = game.events.for_seat(event, seat)
                if not kind.secret or event[1] == seat:
                    assert told == event
                else:
                    secrets += 1
                    assert told == tuple(UNKNOWN if i - 1 in kind.secret else value for i, value in enumerate(event))
    assert secrets or not any(kind.secret for kind in game.events.kinds)


@every_table
def test_a_match_that_keeps_no_events_has_none(name: str, players: int) -> None:
    game = find(name)
    match = play_match(game, players, "silent", stop=30)
    assert match.events == []
    assert match.state.sink is None
