"""Positions of random games to talk about, and a wording that remembers what it has said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from tests.games.listening import Listening, game_of
from tests.games.world_without_end.table import Table, printed, town
from tests.referee.world_without_end_content import random_content, to_toml
from triptych.core.state import Event, State
from triptych.games.world_without_end.game import WorldWithoutEnd
from triptych.games.world_without_end.model import TownState
from triptych.games.world_without_end.wording import PACKAGE, TownWording

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


@lru_cache(maxsize=64)
def speak(game: WorldWithoutEnd) -> TownWording:
    return TownWording(Listening(PACKAGE), NAMES, game.content)


@lru_cache(maxsize=4)
def anything(seed: int) -> WorldWithoutEnd:
    """The game with events, favours and bonuses that are anything at all."""
    return town(to_toml(random_content(printed(), f"speech {seed}")))


def random_game(game: WorldWithoutEnd, players: int, seed: str) -> Iterator[tuple[TownState, list[Event]]]:
    """A game at random, in which who may do something mostly does."""
    rng = random.Random(seed)

    def choose(s: State, seat: int, moves: list[int]) -> int:
        return rng.choice(moves[1:] if len(moves) > 1 and rng.random() < 0.6 else moves)

    for s, events in game_of(game, players, choose):
        assert isinstance(s, TownState)
        yield s, events


def seen(t: Table) -> TownState:
    """The table as the one who is asked sees it."""
    return t.game.view(t.s, t.asked)


def label(t: Table, text: str) -> str:
    """The label of a move that is offered."""
    assert text in t.offered, t.offered
    return speak(t.game).label(seen(t), t.game.moves.parse(text))


def labels(t: Table) -> list[str]:
    """All that stands on the buttons."""
    return [label(t, text) for text in t.offered]


def prompts(t: Table) -> tuple[str, str]:
    """What is asked, and what the others read."""
    wording = speak(t.game)
    return wording.prompt(seen(t), t.asked), wording.prompt(t.game.view(t.s, -1), -1)


def why_not(t: Table, text: str) -> str:
    """Why a move that is not offered is not."""
    assert t.refuses(text), text
    return speak(t.game).reason(t.game.why_not(seen(t), t.asked, t.game.moves.parse(text)))


def log(t: Table, seat: int = 0) -> list[str]:
    """What has been told since the table was set up, as a seat (-1: a spectator) learned it."""
    return [speak(t.game).sentence(t.game.events.for_seat(event, seat)) for event in t.s.sink or []]
