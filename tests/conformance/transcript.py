"""Games from seeds as one text: records, positions and views, events, worlds. Run as a program it prints them, for another process or
another build of the engine to be compared with."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import triptych
from triptych.core import record, registry
from triptych.core.chance import SeededChance
from triptych.core.game import Game
from triptych.core.match import Match

GAMES = 4


def transcript(game: Game[Any], players: int, seed: int) -> dict[str, Any]:
    """Everything of one random match that must be the same everywhere."""
    rng = random.Random(seed)
    match = Match(game, players, SeededChance(seed), keep_events=True)
    positions: list[str] = []
    worlds: list[str] = []
    while not match.over:
        seat = match.state.actor
        if rng.random() < 0.1:
            positions.append(game.position(match.state))
            seer = rng.randrange(-1, players)
            view = game.view(match.state, seer)
            positions.append(game.position(view))
            worlds.append(game.position(game.determinize(view, seer, SeededChance(f"{seed} {len(worlds)}"))))
        if rng.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.play(seat, rng.choice(match.state.moves))
    text = record.of_match(match, [f"seat {seat}" for seat in range(players)]).write()
    assert record.parse(text).check(registry.game).state.key() == match.state.key()
    return {
        "record": text,
        "positions": positions,
        "worlds": worlds,
        "events": [[at, *event] for at, event in match.events],
        "points": game.points(match.state),
        "winners": game.winners(match.state),
    }


def transcripts() -> dict[str, Any]:
    games = {name: registry.game(name) for name in registry.names()}
    return {
        f"{name} {players} {seed}": transcript(game, players, seed)
        for name, game in games.items()
        for players in game.player_counts
        for seed in range(GAMES)
    }


if __name__ == "__main__":
    json.dump({"compiled": triptych.compiled, "file": triptych.__file__, "games": transcripts()}, sys.stdout)
