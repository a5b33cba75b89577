"""Random games: they end, they offer something at every step, pieces are conserved, and a view offers what the table offers."""

from __future__ import annotations

import random

from tests.conformance.hiding import contents
from tests.conformance.playing import every_table, find, sampled, scaled, seat_names, seats_and_spectator, walk, walks, wording_of, world
from triptych.core.game import Reason
from triptych.core.state import CHANCE, NOBODY


@every_table
def test_games_end_and_offer_something_until_then(name: str, players: int) -> None:
    game = find(name)
    lengths: set[int] = set()
    for i in range(scaled(48)):
        decisions = 0
        for s in walk(game, players, f"ends {players} {i}"):
            decisions += s.actor >= 0
            assert s.actor in (*range(players), CHANCE, NOBODY)
            if s.actor == NOBODY:
                break
            assert s.moves, "somebody is asked, but nothing is offered"
            assert s.moves == sorted(set(s.moves))
            table = game.lots if s.actor == CHANCE else game.moves
            assert s.moves[0] >= 0
            assert s.moves[-1] < table.size
            if s.actor == CHANCE:
                weights = game.weights(s)
                assert not weights or (len(weights) == len(s.moves) and min(weights) >= 1)
                assert game.lot_seat(s) in (*range(players), CHANCE)
        assert s.actor == NOBODY
        assert s.moves == []
        assert len(game.points(s)) == players
        winners = game.winners(s)
        assert winners
        assert winners == sorted(set(winners))
        assert set(winners) <= set(range(players))
        lengths.add(decisions)
    assert 0 < max(lengths) <= game.longest
    assert len(lengths) > 1 or scaled(48) < 8, "random games differ"


@every_table
def test_only_the_seat_that_is_asked_has_moves(name: str, players: int) -> None:
    game = find(name)
    for s in walks(game, players, 6, "asked"):
        for seat in range(-3, players + 2):
            legal = game.legal(s, seat)
            if seat == s.actor:
                assert legal == s.moves
                legal.clear()
            elif seat not in game.asked(s):
                assert legal == []
        assert s.moves or s.actor == NOBODY, "what legal() gives away is not the state's own list"


@every_table
def test_pieces_are_conserved(name: str, players: int) -> None:
    game = find(name)
    pools: dict[str, list[int]] = {}
    for s in walks(game, players, 12, "pieces"):
        assert game.problems(s) == []
        now: dict[str, list[int]] = {}
        for field in game.layout.fields:
            if field.members and field.pool:
                for row in range(field.rows):
                    members = contents(field, s.cells, field.at + row)
                    there = now.setdefault(f"{field.pool} {row}", [0] * field.members)
                    now[f"{field.pool} {row}"] = [a + b for a, b in zip(there, members, strict=True)]
            elif field.pool:
                kinds = now.setdefault(field.pool, [0] * field.width)
                for at in range(field.at, field.at + field.size):
                    kinds[(at - field.at) % field.width] += s.cells[at]
        for pool, kinds in now.items():
            if pool in {field.pool for field in game.layout.fields}:
                assert pools.setdefault(pool, kinds) == kinds, f"the things of pool '{pool}' became more or fewer"
            else:
                assert max(kinds) <= 1, f"a member of the sets of '{pool}' lies in two places"


@every_table
def test_problems_of_a_view_are_none_either(name: str, players: int) -> None:
    game = find(name)
    for s in sampled(game, players, 6, 0.1, "view problems"):
        for seat in seats_and_spectator(players):
            assert game.problems(game.view(s, seat)) == []


@every_table
def test_a_settled_state_stays_as_it_is(name: str, players: int) -> None:
    game = find(name)
    for s in sampled(game, players, 8, 0.3, "settled"):
        t = world(game, s.cells)
        assert t.key() == s.key()
        assert (t.actor, t.moves) == (s.actor, s.moves)


@every_table
def test_the_view_offers_what_the_table_offers(name: str, players: int) -> None:
    game = find(name)
    for s in walks(game, players, 8, "views"):
        for seat in seats_and_spectator(players):
            view = game.view(s, seat)
            assert view.actor == (seat if seat in game.asked(s) else s.actor)
            assert game.players(view) == players
            if seat == s.actor and seat >= 0:
                assert game.legal(view, seat) == s.moves
                again = world(game, view.cells)
                assert (again.actor, again.moves, again.cells) == (seat, s.moves, view.cells)
            elif seat in game.asked(s):
                assert view.moves == game.legal(view, seat) == game.legal(s, seat) != []
            else:
                assert game.legal(view, seat) == []
                assert view.moves == []


@every_table
def test_why_not_has_an_answer_to_everything(name: str, players: int) -> None:
    game = find(name)
    wording = wording_of(game, seat_names(players))
    rng = random.Random(f"why {name} {players}")
    for s in sampled(game, players, 12, 0.1, "why"):
        for seat in seats_and_spectator(players):
            view = game.view(s, seat)
            asked = seat == s.actor and seat >= 0
            for move in range(game.moves.size) if asked else rng.sample(range(game.moves.size), 8):
                if asked and move in s.moves:
                    continue
                reason = game.why_not(s, seat, move)
                assert isinstance(reason, Reason)
                assert reason.message
                seen = game.why_not(view, seat, move)
                assert (seen.message, seen.args) == (reason.message, reason.args), "the reason follows from what the seat sees"
                if wording is not None and asked and rng.random() < 0.1:
                    assert wording.reason(reason).strip()
