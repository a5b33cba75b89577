"""Bots play in scrambled worlds as in true ones, move by move; one that looks at what is hidden does not."""

from __future__ import annotations

import pytest

from benchmarks.fairness import CHEAT, twice
from triptych.core import registry

every_game = pytest.mark.parametrize("name", registry.names())


@every_game
@pytest.mark.parametrize("bot", ["level-2", "greedy@1"])
def test_a_bot_in_a_scrambled_world_plays_the_same_game(name: str, bot: str) -> None:
    game = registry.game(name)
    elsewhere = 0
    for players in {game.player_counts[0], game.player_counts[-1]}:
        first, second = twice(game, bot, players, f"scrambled {players}")
        elsewhere += second.elsewhere
        assert first.elsewhere == 0
        assert first.entries == second.entries
        assert first.winners == second.winners
    assert elsewhere > 20, "hardly anything was hidden"


@every_game
def test_a_cheat_is_caught(name: str) -> None:
    game = registry.game(name)
    first, second = twice(game, CHEAT, game.player_counts[0], "caught")
    assert second.elsewhere > 20
    assert first.entries != second.entries
