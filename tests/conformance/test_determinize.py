"""Worlds for a bot to think in: they fit the view, are possible, differ, and each is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import comb, sqrt
from typing import Any

import pytest

from tests.conformance.hiding import Row, contents, fits, has_secrets, hidden_pools
from tests.conformance.playing import every_table, find, sampled, scaled, seats_and_spectator, world
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.state import NOBODY, UNKNOWN, State

Hands = tuple[tuple[int, ...], ...]


@every_table
def test_a_determinized_view_fits_the_view(name: str, players: int) -> None:
    game = find(name)
    differ = could = 0
    for s in sampled(game, players, 8, 0.12, "determinize"):
        for seat in seats_and_spectator(players):
            view = game.view(s, seat)
            before = view.cells[:]
            worlds = [game.determinize(view, seat, SeededChance(f"{seed}")) for seed in range(4)]
            assert view.cells == before, "the view itself is left alone"
            for other in worlds:
                assert game.problems(other) == []
                assert UNKNOWN not in [
                    value for field, at in game.layout.hidden_rows(seat) for value in other.cells[at : at + field.width]
                ], "nothing is left unknown"
                again = game.view(other, seat)
                assert (again.cells, again.actor, again.moves) == (view.cells, view.actor, view.moves)
                assert world(game, other.cells).moves == other.moves
                for rows in hidden_pools(game.layout, seat).values():
                    for field, at in rows:
                        assert sum(contents(field, other.cells, at)) == sum(contents(field, s.cells, at))
            assert worlds[0].key() == game.determinize(view, seat, SeededChance("0")).key(), "the same seed gives the same world"
            if s.actor != NOBODY and ways_of(game, s, list(hidden_pools(game.layout, seat).values())) > 50:
                could += 1
                differ += len({other.key() for other in worlds}) > 1
    assert differ >= could * 0.9
    assert could or not has_secrets(game)


def ways_of(game: Game[Any], s: State, pools: list[list[Row]]) -> int:
    """A lower bound for the number of different worlds: the ways to choose the first row's things among two kinds."""
    most = 1
    for rows in pools:
        if rows[0][0].members:
            most = max(most, sum(1 for _ in islice(set_deals(game, s, rows), 60)))
            continue
        kinds = things_in(s, rows)
        total, top = sum(kinds), max(kinds, default=0)
        for field, at in rows:
            size = sum(contents(field, s.cells, at))
            if 0 < size < total and top < total:
                most = max(most, min(len(kinds), total - top) ** min(size, 4))
    return most


def things_in(s: State, rows: list[Row]) -> tuple[int, ...]:
    """Of each kind, how many things lie in these rows."""
    return tuple(sum(counts) for counts in zip(*(contents(field, s.cells, at) for field, at in rows), strict=True))


def set_deals(game: Game[Any], s: State, rows: list[Row]) -> Iterator[tuple[Hands, int]]:
    """Every way to deal the members of hidden sets anew that fits what everybody knows of them; all are alike."""
    may_lie = {
        member: [i for i, row in enumerate(rows) if fits(game.layout, s.cells, rows, member, row)]
        for member, there in enumerate(things_in(s, rows))
        if there
    }
    members = sorted(may_lie, key=lambda member: len(may_lie[member]))  # those first that have little choice: or one would try in vain
    places = [may_lie[member] for member in members]
    left = [sum(contents(field, s.cells, at)) for field, at in rows]
    hands = [[0] * rows[0][0].members for _ in rows]

    def deal(nth: int) -> Iterator[tuple[Hands, int]]:
        if nth == len(members):
            yield tuple(tuple(hand) for hand in hands), 1
            return
        for i in places[nth]:
            if left[i] > 0:
                left[i] -= 1
                hands[i][members[nth]] = 1
                yield from deal(nth + 1)
                hands[i][members[nth]] = 0
                left[i] += 1

    return deal(0)


# -- how likely each world is -------------------------------------------------------------------------------------------------------------


@cache
def hands(things: tuple[int, ...], size: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every hand of so many things, with the number of ways to deal it."""
    if not things:
        return (((), 1),) if size == 0 else ()
    found: list[tuple[tuple[int, ...], int]] = []
    for count in range(min(things[0], size) + 1):
        for rest, ways in hands(things[1:], size - count):
            found.append(((count, *rest), ways * comb(things[0], count)))
    return tuple(found)


def deals(things: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[Hands, int]]:
    """Every way to deal these things to rows of these sizes, with its weight."""
    if not sizes:
        yield (), 1
        return
    for hand, ways in hands(things, sizes[0]):
        left = tuple(all_ - dealt for all_, dealt in zip(things, hand, strict=True))
        for rest, more in deals(left, sizes[1:]):
            yield (hand, *rest), ways * more


MOST_DEALS = 150
CASES = 6


@every_table
def test_worlds_are_as_likely_as_they_should_be(name: str, players: int) -> None:
    """In small cases every possible deal of a pool is counted; chi-square says whether the sampled ones look like it."""
    game = find(name)
    if not any(hidden_pools(game.layout, -1).values()):
        pytest.skip("nothing is hidden in this game")
    cases = 0
    seen: set[tuple[int, ...]] = set()
    for s in sampled(game, players, 40, 0.05, "likely"):
        if s.actor == NOBODY:
            continue
        for seat in seats_and_spectator(players):
            for rows in hidden_pools(game.layout, seat).values():
                things = things_in(s, rows)
                sizes = tuple(sum(contents(field, s.cells, at)) for field, at in rows)
                if (*sizes, -1, *things) in seen or sum(size > 0 for size in sizes) < 2 or cases >= scaled(CASES):
                    continue
                ways = set_deals(game, s, rows) if rows[0][0].members else deals(things, sizes)
                found = list(islice(ways, MOST_DEALS + 1))
                if 2 <= len(found) <= MOST_DEALS:
                    seen.add((*sizes, -1, *things))
                    cases += 1
                    check_likelihood(name, s, seat, rows, dict(found))
    assert cases >= min(2, scaled(CASES)), "no small case was met"


def check_likelihood(name: str, s: State, seat: int, rows: list[Row], weights: dict[Hands, int]) -> None:
    game = find(name)
    view = game.view(s, seat)
    chance = SeededChance(f"likely {seat} {len(weights)}")
    number = 40 * len(weights) + 400
    met: Counter[Hands] = Counter()
    for _ in range(number):
        cells = game.determinize(view, seat, chance).cells
        met[tuple(tuple(contents(field, cells, at)) for field, at in rows)] += 1
    assert set(met) <= set(weights), "a world that cannot be"
    total = sum(weights.values())
    # Rare deals are put together, so that every class is expected often enough.
    classes: list[tuple[float, int]] = []
    rare, rare_met = 0.0, 0
    for deal, weight in weights.items():
        expected = number * weight / total
        if expected < 8:
            rare, rare_met = rare + expected, rare_met + met[deal]
        else:
            classes.append((expected, met[deal]))
    if rare > 0:
        classes.append((rare, rare_met))
    chi = sum((found - expected) ** 2 / expected for expected, found in classes)
    free = len(classes) - 1
    assert chi <= free + 5 * sqrt(2 * free) + 5, f"chi-square {chi:.1f} with {free} degrees of freedom"


@every_table
def test_what_lies_where_on_average(name: str, players: int) -> None:
    """In large cases: of each kind, each hidden row holds its share. (Of sets of which something is known, the small cases must do.)"""
    game = find(name)
    checked = 0
    for i, s in enumerate(sampled(game, players, 4, 0.01, "average")):
        if s.actor == NOBODY or checked > scaled(6):
            continue
        seat = i % (players + 1) - 1
        view = game.view(s, seat)
        chance = SeededChance(f"average {i}")
        number = 600
        worlds = [game.determinize(view, seat, chance).cells for _ in range(number)]
        for rows in hidden_pools(game.layout, seat).values():
            if any(field.among or field.within for field, _ in rows):
                continue
            things = things_in(s, rows)
            total = sum(things)
            for field, at in rows:
                size = sum(contents(field, s.cells, at))
                for kind in range(len(things)):
                    if total > 1:
                        mean = size * things[kind] / total
                        spread = size * things[kind] * (total - things[kind]) * (total - size) / (total * total * (total - 1))
                        found = sum(contents(field, cells, at)[kind] for cells in worlds) / number
                        assert abs(found - mean) <= 5 * sqrt(spread / number) + 1e-9, f"{field.name}, kind {kind}"
                        checked += 0 < size < total
    known_of = any(field.among or field.within for field in game.layout.fields)
    assert checked or known_of or not has_secrets(game)
