"""Words that remember what they were asked for, and whole games in which everything is said. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from triptych.core.game import Game
from triptych.core.state import CHANCE, NOBODY, Event, State
from triptych.core.words import Wording, Words

LONGEST = 150


class Listening(Words):
    """Words that remember which messages were asked for."""

    def __init__(self, package: str) -> None:
        super().__init__("en", (package,))
        self.said: set[str] = set()

    def say(self, message: str, **args: int | str) -> str:
        self.said.add(message)
        text = super().say(message, **args)
        assert text, f"{message} says nothing"
        assert "{" not in text, f"{message} with {args}: {text}"
        return text


def game_of(game: Game[Any], players: int, choose: Any) -> Iterator[tuple[State, list[Event]]]:
    """The positions in which somebody is asked, and the last one, each with what happened since the one before.

    `choose` gets the state, the seat (or CHANCE) and its moves; of several who are asked at once, one after the other comes first.
    """
    s: State = game.new(players)
    s.sink = []
    turn = 0
    while True:
        if s.actor != CHANCE:
            yield s, s.sink
            s.sink.clear()
        if s.actor == NOBODY:
            return
        turn += 1
        asked = game.asked(s)
        seat = asked[turn % len(asked)] if asked else CHANCE
        game.apply(s, seat, choose(s, seat, game.legal(s, seat) if asked else s.moves))


def say_position(wording: Wording, game: Game[Any], s: State) -> None:
    """Everything that anybody can read about a position: one line each, not too long, and no two choices that look the same."""
    for seat in range(-1, game.players(s)):
        view = game.view(s, seat)
        question = wording.prompt(view, seat)
        assert 0 < len(question) < LONGEST, question
        assert "\n" not in question
        if seat in game.asked(s):
            labels = [wording.label(view, move) for move in game.legal(s, seat)]
            assert len(set(labels)) == len(labels), labels
            assert max(len(text) for text in labels) < LONGEST, max(labels, key=len)
