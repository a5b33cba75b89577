"""Positions of random games to talk about, and a wording that remembers what it has said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from tests.games.column_of_fire.table import Table, fire, own_content
from tests.games.listening import Listening
from triptych.core.state import CHANCE, NOBODY, Event
from triptych.games.column_of_fire.game import ColumnOfFire
from triptych.games.column_of_fire.model import FireState
from triptych.games.column_of_fire.wording import FireWording

PACKAGE = "triptych.games.column_of_fire"
NAMES = ["Ann", "Ben", "Clara", "Dmitri"]


@lru_cache(maxsize=8)
def speak(game: ColumnOfFire) -> FireWording:
    return FireWording(Listening(PACKAGE), NAMES, game.content)


def label(t: Table, text: str) -> str:
    """The label of a move that is offered."""
    move = t.game.moves.parse(text)
    assert move in t.s.moves, t.offered
    return speak(t.game).label(t.game.view(t.s, t.asked), move)


def prompts(t: Table) -> tuple[str, str]:
    """What is asked, and what the others read."""
    wording = speak(t.game)
    return wording.prompt(t.game.view(t.s, t.asked), t.asked), wording.prompt(t.game.view(t.s, -1), -1)


def why_not(t: Table, text: str) -> str:
    """Why a move that is not offered is not."""
    move = t.game.moves.parse(text)
    assert move not in t.s.moves, text
    return speak(t.game).reason(t.game.why_not(t.s, t.asked, move))


def random_game(game: ColumnOfFire, players: int, seed: str) -> Iterator[tuple[FireState, list[Event]]]:
    """The positions in which somebody is asked, and the last one, each with what happened since the one before.

    The player likes what is rare (tiles, captains, ships), so that a few games show most of it.
    """
    rng = random.Random(seed)
    s = game.new(players)
    s.sink = []
    while True:
        if s.actor != CHANCE:
            yield s, s.sink
            s.sink.clear()
        if s.actor == NOBODY:
            return
        if s.actor == CHANCE:
            weights = game.weights(s) or [1] * len(s.moves)
            move = rng.choices(s.moves, weights)[0]
        else:
            dull = ("pass", "skip", "no-person", "ransom", "gain", "stay", "suffer")
            rare = [move for move in s.moves if not game.moves.text(move).startswith(dull)]
            move = rng.choice(rare if rare and rng.random() < 0.7 else s.moves)
        game.apply(s, s.actor, move)


@lru_cache(maxsize=1)
def everything() -> ColumnOfFire:
    """A game with content that shows every symbol on the track, more kinds of tile, and events of every kind."""
    more = [
        '{ colour = "white", action = "good:book" }',
        '{ colour = "white", action = "captain" }',
        '{ colour = "white", action = "step_on" }',
        '{ colour = "blue", action = "take_die" }',
        '{ colour = "brown", action = "stone:either" }',
        '{ colour = "white", action = "neutral_stone" }',
    ]
    last = '{ colour = "brown", action = "remove_person" },         # 19'
    tiles = '"vp:1" = 5\n"vp:2" = 5\n"vp:3" = 2\n'
    return fire(
        own_content(
            (last, ",\n  ".join([last.partition(",         ")[0], *more]) + ","),
            (tiles, '"vp:1" = 9\nadvantage = 1\nprotection = 1\n'),
            ("take_die = 2", 'take_die = 2\n"good:book" = 1'),
            ('effect = "lose_good:1"', 'effect = "lose_good:2"'),
        )
    )
