"""Worlds for a bot to think in: they fit the view, are possible, differ, and each is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb, sqrt

import pytest

from tests.conformance.hiding import Row, has_secrets, hidden_pools
from tests.conformance.playing import every_table, find, sampled, scaled, seats_and_spectator, world
from triptych.core.chance import SeededChance
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
                        assert sum(other.cells[at : at + field.width]) == sum(s.cells[at : at + field.width])
            assert worlds[0].key() == game.determinize(view, seat, SeededChance("0")).key(), "the same seed gives the same world"
            if s.actor != NOBODY and ways_of(s, list(hidden_pools(game.layout, seat).values())) > 50:
                could += 1
                differ += len({other.key() for other in worlds}) > 1
    assert differ >= could * 0.9
    assert could or not has_secrets(game)


def ways_of(s: State, pools: list[list[Row]]) -> int:
    """A lower bound for the number of different worlds: the ways to choose the first row's things among two kinds."""
    most = 1
    for rows in pools:
        kinds = [sum(s.cells[at + kind] for _, at in rows) for kind in range(rows[0][0].width)]
        total, top = sum(kinds), max(kinds, default=0)
        for field, at in rows:
            size = sum(s.cells[at : at + field.width])
            if 0 < size < total and top < total:
                most = max(most, min(len(kinds), total - top) ** min(size, 4))
    return most


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


def number_of_deals(things: tuple[int, ...], sizes: tuple[int, ...], most: int) -> int:
    count = 0
    for _ in deals(things, sizes):
        count += 1
        if count > most:
            break
    return count


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
                things = tuple(sum(s.cells[at + kind] for _, at in rows) for kind in range(rows[0][0].width))
                sizes = tuple(sum(s.cells[at : at + field.width]) for field, at in rows)
                if (*sizes, -1, *things) in seen or sum(size > 0 for size in sizes) < 2 or cases >= scaled(CASES):
                    continue
                if 2 <= number_of_deals(things, sizes, MOST_DEALS) <= MOST_DEALS:
                    seen.add((*sizes, -1, *things))
                    cases += 1
                    check_likelihood(name, s, seat, rows, dict(deals(things, sizes)))
    assert cases >= min(2, scaled(CASES)), "no small case was met"


def check_likelihood(name: str, s: State, seat: int, rows: list[Row], weights: dict[Hands, int]) -> None:
    game = find(name)
    view = game.view(s, seat)
    chance = SeededChance(f"likely {seat} {len(weights)}")
    number = 40 * len(weights) + 400
    met: Counter[Hands] = Counter()
    for _ in range(number):
        cells = game.determinize(view, seat, chance).cells
        met[tuple(tuple(cells[at : at + field.width]) for field, at in rows)] += 1
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
    """In large cases: of each kind, each hidden row holds its share."""
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
            things = [sum(s.cells[at + kind] for _, at in rows) for kind in range(rows[0][0].width)]
            total = sum(things)
            for field, at in rows:
                size = sum(s.cells[at : at + field.width])
                for kind in range(field.width):
                    if total > 1:
                        mean = size * things[kind] / total
                        spread = size * things[kind] * (total - things[kind]) * (total - size) / (total * total * (total - 1))
                        found = sum(cells[at + kind] for cells in worlds) / number
                        assert abs(found - mean) <= 5 * sqrt(spread / number) + 1e-9, f"{field.name}, kind {kind}"
                        checked += 0 < size < total
    assert checked or not has_secrets(game)
