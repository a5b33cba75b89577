"""The engine and a referee play the same game side by side: same questions, same lots, same tables, same winners. Knows no game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY


@dataclass(frozen=True)
class Question:
    """What each seat that is asked may answer; or what chance may draw, and how often it lies in the urn. Neither: the game is over."""

    asked: dict[int, set[str]]
    lots: dict[str, int]


class Second(Protocol):
    """The referee, as the lockstep needs it."""

    def question(self) -> Question: ...

    def answer(self, seat: int, text: str) -> None:
        """A move of a seat, or a lot (seat CHANCE)."""

    def table(self) -> dict[str, Any]:
        """Everything on the table, as plain data."""

    def winners(self) -> list[int]: ...


Choose = Callable[[random.Random, dict[str, int]], str]
"""Takes one of these texts, which have weights."""


def by_weight(rng: random.Random, offered: dict[str, int]) -> str:
    return rng.choices(list(offered), list(offered.values()))[0]


def question(game: Game[Any], s: Any) -> Question:
    """What the engine asks."""
    if s.actor == NOBODY:
        return Question({}, {})
    if s.actor == CHANCE:
        weights = game.weights(s) or [1] * len(s.moves)
        return Question({}, {game.lots.text(lot): weight for lot, weight in zip(s.moves, weights, strict=True)})
    return Question({seat: {game.moves.text(move) for move in game.legal(s, seat)} for seat in game.asked(s)}, {})


def side_by_side(
    game: Game[Any], engine: Any, second: Second, seed: str, snapshot: Callable[[Any], dict[str, Any]], choose: Choose = by_weight
) -> None:
    """Play one game on both to its end. `snapshot` puts the engine's table into the referee's words, as far as both have them."""
    rng = random.Random(seed)
    trace: list[str] = []
    while True:
        where = f"{seed}, after {trace[-12:]} ({len(trace)})"
        asks, expected = question(game, engine), second.question()
        assert asks == expected, f"{where}: the engine asks {asks}, the referee {expected}"
        ours, theirs = snapshot(engine), second.table()
        for key in ours:
            assert ours[key] == theirs[key], f"{where}: {key} is {ours[key]} for the engine, {theirs[key]} for the referee"
        if not asks.asked and not asks.lots:
            break
        seat = CHANCE if asks.lots else rng.choice(sorted(asks.asked))
        offered = asks.lots or dict.fromkeys(asks.asked[seat], 1)
        text = choose(rng, {word: offered[word] for word in sorted(offered)})
        trace.append(text)
        game.apply(engine, seat, (game.lots if seat == CHANCE else game.moves).parse(text))
        second.answer(seat, text)
    assert game.winners(engine) == second.winners(), seed
