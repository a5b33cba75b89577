"""Nobody learns what he may not see: the hidden things are dealt anew, from the field table, and nothing that a seat is told changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.hiding import has_secrets, plain, refusals, scramble, words
from tests.conformance.playing import (
    Dice,
    every_table,
    find,
    open_in_pools,
    sampled,
    scaled,
    seat_names,
    seats_and_spectator,
    told_to,
    walk,
    wording_of,
    world,
)
from triptych.core import record
from triptych.core.chance import ForcedChance, SeededChance
from triptych.core.errors import IllegalMove
from triptych.core.game import Game
from triptych.core.match import Match
from triptych.core.state import CHANCE, NOBODY, Event, State


def tries(game: Game[Any], rng: random.Random, number: int) -> list[int]:
    return [*rng.sample(range(game.moves.size), min(number, game.moves.size)), -1, game.moves.size]


@every_table
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_see(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"secrecy {name} {players}")
    names = seat_names(players)
    changed = compared = 0
    for s in sampled(game, players, 10, 0.05, "secrecy"):
        if s.actor == NOBODY:
            continue
        for seat in seats_and_spectator(players):
            cells = scramble(game.layout, s.cells, seat, rng)
            other = world(game, cells)
            assert other.cells == cells, "what is carried out unasked depends on hidden things"
            assert game.problems(other) == [], "another world is a possible one"
            changed += cells != s.cells
            compared += 1
            assert plain(game, other, seat) == plain(game, s, seat)
            some = tries(game, rng, 25)
            assert refusals(game, other, seat, some) == refusals(game, s, seat, some)
            if rng.random() < 0.025:
                assert words(game, other, seat, names, some[:6]) == words(game, s, seat, names, some[:6])
    assert not has_secrets(game) or changed > compared // 3, f"of {compared} only {changed} worlds were different ones"


@every_table
def test_reasons_for_every_move_do_not_depend_on_hidden_things(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"reasons {name} {players}")
    for s in sampled(game, players, 10, 0.03, "reasons"):
        if s.actor >= 0:
            other = world(game, scramble(game.layout, s.cells, s.actor, rng))
            everything = list(range(game.moves.size))
            assert refusals(game, other, s.actor, everything) == refusals(game, s, s.actor, everything)


@every_table
def test_who_is_asked_depends_on_public_things_alone(name: str, players: int) -> None:
    """Even with the asked seat's own secrets dealt anew, the same seat is asked at the same step."""
    game = find(name)
    rng = random.Random(f"asked {name} {players}")
    own = 0
    for s in sampled(game, players, 16, 0.3, "who is asked"):
        if s.actor == NOBODY:
            continue
        for seat in (-1, s.actor):
            cells = scramble(game.layout, s.cells, seat, rng)
            other = world(game, cells)
            assert other.actor == s.actor
            assert other.cells == cells
            assert game.step(other).name == game.step(s).name
            assert s.actor == CHANCE or other.moves
            if seat == s.actor:
                assert other.moves == s.moves or seat == CHANCE
            own += s.actor >= 0 and game.view(other, s.actor).cells != game.view(s, s.actor).cells
    assert own > 20 or not has_secrets(game) or scaled(16) < 16


@every_table
def test_errors_of_a_match_tell_nothing(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"errors {name} {players}")
    for i in range(scaled(3)):
        dice = Dice(game, f"errors {players} {i}")
        match = Match(game, players, SeededChance(i))
        while not match.over:
            real = match.state
            if rng.random() < 0.1:
                for seat in range(players):
                    heard: list[list[tuple[str, list[str], bool]]] = []
                    some = tries(game, rng, 8)
                    other = world(game, scramble(game.layout, real.cells, seat, rng))
                    for state in (real, other):
                        match.state = state
                        heard.append([])
                        for move in some:
                            if seat != state.actor or move not in state.moves:
                                with pytest.raises(IllegalMove) as caught:
                                    match.play(seat, move)
                                heard[-1].append((str(caught.value), caught.value.legal, match.can_undo(seat)))
                    assert heard[0] == heard[1]
                match.state = real
            match.play(real.actor, dice.answer(real))


# -- two worlds played on -----------------------------------------------------------------------------------------------------------------


def choose(game: Game[Any], dice: Dice, a: State, b: State, seat: int) -> tuple[int, int] | None:
    """Answers for two worlds that must look alike to `seat`: the same wherever it sees them; None where no common one is left."""
    if a.actor == CHANCE:
        eyes = game.lot_seat(a)
        assert eyes == game.lot_seat(b), "who sees a lot is public"
        if eyes not in (CHANCE, seat):
            return dice.answer(a), dice.answer(b)
    elif game.step(a).secret and a.actor != seat:
        return dice.answer(a), dice.answer(b)
    common = [move for move in a.moves if move in b.moves]
    if not common:
        return None
    if a.actor == CHANCE:
        move = dice.rng.choice(common)
    else:
        move = dice.rng.choices(common, [dice.taste(a.actor, move) for move in common])[0]
    return move, move


def parted(game: Game[Any], a: State, b: State) -> bool:
    """Has something been shown by itself that was hidden, and is not the same in both worlds? (A player who must discard all he has.)"""
    return open_in_pools(game, a) != open_in_pools(game, b)


def play_both(game: Game[Any], dice: Dice, a: State, b: State, seat: int, most: int) -> tuple[int, bool]:
    """Play on in both worlds and compare what `seat` sees and hears; how far, and did the worlds differ to the last?"""
    a.sink, b.sink = [], []
    far = 0
    while a.actor != NOBODY and far < most:
        answers = choose(game, dice, a, b, seat)
        if answers is None:
            break
        actor = a.actor
        for s, move in zip((a, b), answers, strict=True):
            assert s.sink is not None
            s.sink.clear()
            game.apply(s, actor, move)
        assert b.actor == a.actor
        if a.actor == NOBODY or parted(game, a, b):
            break
        far += 1
        assert told_to(game, b.sink, seat) == told_to(game, a.sink, seat)
        v, w = game.view(a, seat), game.view(b, seat)
        assert (w.cells, w.actor, w.moves) == (v.cells, v.actor, v.moves)
    return far, a.cells != b.cells


@every_table
def test_two_worlds_stay_alike_when_played_on(name: str, players: int) -> None:
    game = find(name)
    rng = random.Random(f"two worlds {name} {players}")
    far = different = count = 0
    for s in sampled(game, players, 12, 0.03, "two worlds"):
        if s.actor == NOBODY:
            continue
        for seat in seats_and_spectator(players):
            cells = scramble(game.layout, s.cells, seat, rng)
            if cells == s.cells:
                continue
            steps, differ = play_both(game, Dice(game, str(rng.random())), s.clone(), world(game, cells), seat, 60)
            far += steps
            different += differ
            count += 1
    if has_secrets(game):
        assert count > 10
        assert far > count * 10
        assert different > count // 2


class TwinMatch:
    """Two matches from the start that must look alike to one seat: what is drawn secretly by others is drawn for each on its own."""

    def __init__(self, game: Game[Any], players: int, seat: int, seed: str) -> None:
        self.game = game
        self.seat = seat
        self.dice = Dice(game, seed)
        self.alive = True
        a, b = game.new(players), game.new(players)
        lots = self.draw(a, b)
        self.sources = [ForcedChance(lots[0]), ForcedChance(lots[1])]
        self.matches = [Match(game, players, source, keep_events=True) for source in self.sources]

    def draw(self, a: State, b: State) -> tuple[list[int], list[int]]:
        """Draw lots in both (spare) states until somebody is asked."""
        drawn: tuple[list[int], list[int]] = ([], [])
        while a.actor == CHANCE:
            assert b.actor == CHANCE
            lots = choose(self.game, self.dice, a, b, self.seat)
            if lots is None:
                self.alive = False
                break
            for s, lot, list_ in zip((a, b), lots, drawn, strict=True):
                self.game.apply(s, CHANCE, lot)
                list_.append(lot)
        return drawn

    def go_on(self) -> None:
        """A move, or its being taken back, in both."""
        one, two = self.matches
        seat = one.state.actor
        if one.can_undo(seat) and self.dice.rng.random() < 0.15:
            assert two.can_undo(seat)
            for match in self.matches:
                match.undo(seat)
            return
        answers = choose(self.game, self.dice, one.state, two.state, self.seat)
        if answers is None:
            self.alive = False
            return
        a, b = one.state.clone(), two.state.clone()
        for s, answer in zip((a, b), answers, strict=True):
            self.game.apply(s, seat, answer)
        for source, lots in zip(self.sources, self.draw(a, b), strict=True):
            source.lots += lots
        self.alive = self.alive and not parted(self.game, a, b)
        if not self.alive:
            return
        for match, answer in zip(self.matches, answers, strict=True):
            match.play(seat, answer)

    def told(self, match: Match) -> list[tuple[int, Event]]:
        return [(at, self.game.events.for_seat(event, self.seat)) for at, event in match.events]


@every_table
def test_records_and_logs_of_twin_matches_are_the_same_to_a_seat(name: str, players: int) -> None:
    game = find(name)
    names = seat_names(players)
    wording = wording_of(game, names)
    different = 0
    for i in range(scaled(2)):
        for seat in seats_and_spectator(players):
            twin = TwinMatch(game, players, seat, f"twins {players} {i} {seat}")
            one, two = twin.matches
            while twin.alive and not one.over and not two.over:
                assert len(one.entries) == len(two.entries)
                assert one.barrier == two.barrier
                assert [one.can_undo(other) for other in range(players)] == [two.can_undo(other) for other in range(players)]
                assert game.view(one.state, seat).cells == game.view(two.state, seat).cells
                if twin.dice.rng.random() < 0.04:
                    records = [record.of_match(match, names) for match in twin.matches]
                    seen = [record.for_seat(match, made, seat) for match, made in zip(twin.matches, records, strict=True)]
                    assert seen[0].write() == seen[1].write()
                    assert seen[0].write() == record.parse(seen[0].write()).write()
                    assert len(seen[0].lines) == len(one.entries)
                    different += records[0].write() != records[1].write()
                    assert twin.told(one) == twin.told(two)
                    if wording is not None:
                        log = [[wording.sentence(event) for _, event in twin.told(match)[-8:]] for match in twin.matches]
                        assert log[0] == log[1]
                twin.go_on()
    assert different or not has_secrets(game), "some of the whole records differ"


# -- what is told to whom -----------------------------------------------------------------------------------------------------------------


@every_table
def test_secret_lots_are_told_to_their_seat_alone(name: str, players: int) -> None:
    """A lot for one seat's eyes stands in that seat's record, as `?` in all others, and whole in everybody's when the game is over."""
    game = find(name)
    names = seat_names(players)
    hidden = 0
    for i in range(scaled(3)):
        dice = Dice(game, f"secret lots {players} {i}")
        match = Match(game, players, SeededChance(i))
        while not match.over:
            if dice.rng.random() < 0.02:
                made = record.of_match(match, names)
                judge: State = game.new(players)
                eyes: list[int] = []
                for packed in match.entries:
                    if judge.actor == CHANCE:
                        eyes.append(game.lot_seat(judge))
                    else:
                        eyes.append(judge.actor if game.step(judge).secret else CHANCE)
                    game.apply(judge, judge.actor, packed // 8)
                for seat in seats_and_spectator(players):
                    seen = record.for_seat(match, made, seat)
                    assert (seen.seats, seen.content, seen.result) == (made.seats, made.content, None)
                    for line, shown, only in zip(made.lines, seen.lines, eyes, strict=True):
                        if only in (CHANCE, seat):
                            assert shown.write() == line.write()
                        else:
                            hidden += 1
                            who, word = line.write().split()[:2]
                            assert shown.write() == f"{who} {word} ?"
            match.play(match.state.actor, dice.answer(match.state))
        made = record.of_match(match, names)
        assert all(record.for_seat(match, made, seat).write() == made.write() for seat in seats_and_spectator(players))
    assert hidden or not has_secrets(game)


@every_table
def test_a_lot_tells_a_seat_what_its_view_shows(name: str, players: int) -> None:
    """Who sees a lot can tell its outcomes apart on the table afterwards, who does not cannot: the record tells no more than the view."""
    game = find(name)
    rng = random.Random(f"lots {name} {players}")
    for s in sampled(game, players, 8, 0.4, "lots and views"):
        if s.actor != CHANCE or len(s.moves) < 2:
            continue
        eyes = game.lot_seat(s)
        after = [s.clone(), s.clone()]
        for other, lot in zip(after, rng.sample(s.moves, 2), strict=True):
            game.apply(other, CHANCE, lot)
        if after[0].cells == after[1].cells or NOBODY in (after[0].actor, after[1].actor):
            continue
        for seat in seats_and_spectator(players):
            views = [game.view(other, seat) for other in after]
            alike = (views[0].cells, views[0].actor, views[0].moves) == (views[1].cells, views[1].actor, views[1].moves)
            assert alike == (eyes not in (CHANCE, seat)), game.step(s).name


@every_table
def test_a_view_marks_what_is_hidden_and_nothing_else(name: str, players: int) -> None:
    game = find(name)
    for s in walk(game, players, f"marks {players}"):
        for seat in seats_and_spectator(players):
            view = game.view(s, seat)
            unseen = {cell for field, at in game.layout.hidden_rows(seat) for cell in range(at, at + field.width)}
            if s.actor == NOBODY:
                assert view.cells == s.cells, "after the end everything lies open"
            else:
                assert view.cells == [-1 if cell in unseen else value for cell, value in enumerate(s.cells)]
                assert game.view(view, seat).cells == view.cells
