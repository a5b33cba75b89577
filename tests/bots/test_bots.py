"""Bots are fair, reproducible, and the frozen ones frozen."""

from __future__ import annotations

import hashlib

import pytest

from triptych.bots import roster
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.errors import UnknownName
from triptych.core.match import Match
from triptych.sim.playout import run

# What greedy@1 played when it was frozen. It is the yardstick for all that come after: these never change.
FROZEN = {
    ("column-of-fire", 2): "aa4f30c9face5405",
    ("column-of-fire", 3): "8012bb8edac04be8",
    ("column-of-fire", 4): "a25399bbb7f643a7",
    ("sola-fide", 2): "82f228475ec95be4",
    ("world-without-end", 2): "bd8a54e4f4be05ef",
    ("world-without-end", 3): "695fdd897aa3e6ae",
    ("world-without-end", 4): "b6ef05ac3f28c96e",
}
# The content it was frozen with, where that has changed since.
CONTENT_THEN = {"world-without-end": "e37fe8f512046c78879ebe6bc33a65aa52abc00529db2bcdef8796261bd78732"}


def played(name: str, players: int, bots: list[str], seed: str, content: str = "") -> str:
    game = registry.game(name, content)
    match = Match(game, players, SeededChance(seed), undo=False)
    run(match, [roster.make(bot, game, f"{seed}/{seat}") for seat, bot in enumerate(bots)])
    return record.of_match(match, bots).write()


@pytest.mark.parametrize(("name", "players"), FROZEN)
def test_greedy_1_is_frozen(name: str, players: int) -> None:
    text = played(name, players, ["greedy@1"] * players, "frozen", CONTENT_THEN.get(name, ""))
    lines = "\n".join(line.write() for line in record.parse(text).lines)
    assert hashlib.sha256(lines.encode()).hexdigest()[:16] == FROZEN[name, players], f"greedy@1 plays {name} otherwise than before"


def test_greedy_1_is_frozen_in_every_game() -> None:
    assert sorted(FROZEN) == [(name, players) for name in registry.names() for players in registry.game(name).player_counts]


def test_same_seed_same_game() -> None:
    assert played("column-of-fire", 3, ["greedy", "random", "greedy"], "s") == played(
        "column-of-fire", 3, ["greedy", "random", "greedy"], "s"
    )
    assert played("column-of-fire", 3, ["random"] * 3, "s") != played("column-of-fire", 3, ["random"] * 3, "t")


def test_unknown_bot() -> None:
    with pytest.raises(UnknownName, match="search:N"):
        roster.make("search:" + "9" * 5000, registry.game("sola-fide"), 0)
    for other_name in ("search:05", "search:\N{ARABIC-INDIC DIGIT FIVE}"):  # of search:5
        with pytest.raises(UnknownName, match="search:N"):
            roster.make(other_name, registry.game("sola-fide"), 0)
        assert not roster.is_bot(other_name)
    with pytest.raises(UnknownName, match="greedy"):
        roster.make("gredy", registry.game("column-of-fire"), 1)


@pytest.mark.parametrize("name", registry.names())
def test_greedy_sees_only_its_view(name: str) -> None:
    """Worlds that a view cannot tell apart give the same move for the same seed."""
    game = registry.game(name)
    players = game.player_counts[-1]
    match = Match(game, players, SeededChance("fair"), undo=False)
    driver = [roster.make("greedy", game, f"fair/{seat}") for seat in range(players)]
    compared = 0
    while not match.over:
        seat = match.state.actor
        view = game.view(match.state, seat)
        other_world = game.determinize(view, seat, SeededChance(f"other {len(match.entries)}"))
        choice = roster.make("greedy", game, 1).choose(view, seat, match.state.moves)
        assert roster.make("greedy", game, 1).choose(game.view(other_world, seat), seat, other_world.moves) == choice
        compared += other_world.key() != match.state.key()
        match.play(seat, driver[seat].choose(view, seat, match.state.moves))
    assert compared > 20


@pytest.mark.parametrize("name", registry.names())
def test_heuristics_add_up_and_look_at_views(name: str) -> None:
    game = registry.game(name)
    heuristics = game.heuristics(1)
    match = Match(game, game.player_counts[-1], SeededChance("parts"), undo=False)
    bots = [roster.make("random", game, f"parts/{seat}") for seat in range(match.players)]
    while not match.over:
        seat = match.state.actor
        view = game.view(match.state, seat)
        parts = heuristics.judge(view, seat)
        assert len(parts) == len(heuristics.parts)
        match.play(seat, bots[seat].choose(view, seat, match.state.moves))
