"""How far a game has gone: what the replay jumps to is what the log calls the year, or the turn."""

from __future__ import annotations

import random

import pytest

from triptych.core import registry
from triptych.core.chance import SeededChance
from triptych.core.match import Match

HEADS = {"column-of-fire": "year", "sola-fide": "turn", "world-without-end": "round"}
"""The event that begins a new year, turn or round, by game; rounds are counted anew in each chapter, the clock goes on."""


@pytest.mark.parametrize("options", [{}, {"limit": "9"}, {"decks": "draft", "limit": "9"}])
@pytest.mark.parametrize("name", registry.names())
def test_the_clock_says_what_the_log_says(name: str, options: dict[str, str]) -> None:
    offered = {option.name for option in registry.game(name).offered}
    game = registry.game(name, options={key: value for key, value in options.items() if key in offered})
    rng = random.Random(f"clock {name}")
    match = Match(game, game.player_counts[0], SeededChance(f"clock {name}"), keep_events=True)
    last = 0
    while not match.over:
        seat = rng.choice(game.asked(match.state))
        match.play(seat, rng.choice(game.legal(match.state, seat)))
        heads = [event for _, event in match.events if game.events.kind(event).name == HEADS[name]]
        numbers = [event[1 + game.events.kind(event).args.index("number")] for event in heads]
        told = sum(number for number, after in zip(numbers, [*numbers, 1][1:], strict=True) if after == 1)
        assert last <= game.clock(match.state) == told
        last = told
    assert last > 1
