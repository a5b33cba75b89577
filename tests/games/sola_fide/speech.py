"""Positions of random games to talk about, and a wording that remembers what it has said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from tests.games.listening import Listening, game_of
from tests.games.sola_fide.table import Table, faith, printed
from tests.referee.sola_fide_content import random_content, to_toml
from triptych.core.state import Event, State
from triptych.games.sola_fide.game import SolaFide
from triptych.games.sola_fide.model import FaithState
from triptych.games.sola_fide.wording import PACKAGE, FaithWording

NAMES = ["Ann", "Ben"]


@lru_cache(maxsize=16)
def speak(game: SolaFide) -> FaithWording:
    return FaithWording(Listening(PACKAGE), NAMES, game.content)


@lru_cache(maxsize=4)
def anything(seed: int) -> SolaFide:
    """The game with cards that do anything at all."""
    return faith(to_toml(random_content(printed(), f"speech {seed}")), decks="draft", limit=60)


def random_game(game: SolaFide, seed: str) -> Iterator[tuple[FaithState, list[Event]]]:
    """A game at random, in which who may play does so mostly."""
    rng = random.Random(seed)

    def choose(s: State, seat: int, moves: list[int]) -> int:
        return rng.choice(moves[1:] if len(moves) > 1 and rng.random() < 0.5 else moves)

    for s, events in game_of(game, 2, choose):
        assert isinstance(s, FaithState)
        yield s, events


def seen(t: Table) -> FaithState:
    """The table as the one who is asked sees it."""
    return t.game.view(t.s, t.asked)


def label(t: Table, text: str) -> str:
    """The label of a move that is offered."""
    assert text in t.offered, t.offered
    return speak(t.game).label(seen(t), t.game.moves.parse(text))


def prompts(t: Table) -> tuple[str, str]:
    """What is asked, and what the others read."""
    wording = speak(t.game)
    return wording.prompt(seen(t), t.asked), wording.prompt(t.game.view(t.s, -1), -1)


def why_not(t: Table, text: str) -> str:
    """Why a move that is not offered is not."""
    assert t.refuses(text), text
    return speak(t.game).reason(t.game.why_not(t.s, t.asked, t.game.moves.parse(text)))


def log(t: Table, seat: int = 0) -> list[str]:
    """What has been told since the table was set up, as a seat (-1: a spectator) learned it."""
    lines = [speak(t.game).sentence(t.game.events.for_seat(event, seat)) for event in t.s.sink or []]
    return [line for line in lines if line]
