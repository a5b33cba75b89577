"""Who sits where: `me,greedy,random`, or `me:Ann,me:Ben,greedy`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from triptych.bots import roster
from triptych.cli.say import LANGUAGE, say
from triptych.core.characters import cut, plain
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.words import Words, load

ME = "me"
LONGEST_NAME = 20
LONGEST_SHOWN = 40


@dataclass(frozen=True)
class Seat:
    """A seat at the table: a person, or the bot of that name."""

    name: str
    person: bool


def parse(text: str, game: Game[Any]) -> list[Seat]:
    """The seats of `--seats`, as many as the game can have."""
    words = [word.strip() for word in text.split(",")]
    if len(words) not in game.player_counts:
        counts = ", ".join(str(count) for count in game.player_counts)
        raise TriptychError(say("seats-count", game=game.name, counts=counts, seats=text, count=len(words)))
    seats = [_seat(word, game) for word in words]
    people = [seat.name for seat in seats if seat.person]
    if people.count(ME) > 1:
        return [Seat(f"{ME}-{number}", True) if seat == Seat(ME, True) else seat for number, seat in enumerate(seats, 1)]
    for name in people:
        if people.count(name) > 1:
            raise TriptychError(say("seats-same-name", name=name))
    return seats


def of_names(names: list[str]) -> list[Seat]:
    """The seats of a record: who is called like a bot is one."""
    return [Seat(name, not roster.is_bot(name)) for name in names]


def shown_names(seats: list[Seat], language: str = LANGUAGE) -> list[str]:
    """The names for board and log, fit to begin a sentence; levels are called as at a table, whoever gave no name is a guest; of several
    alike each gets the number of its seat."""
    words = load(language, "triptych.cli")
    names = [_shown(seat, words) for seat in seats]
    names = [cut(plain(name), LONGEST_SHOWN) for name in names]  # a record may come from anywhere
    names = [name[:1].upper() + name[1:] for name in names]
    return [f"{name}-{number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]


def _shown(seat: Seat, words: Words) -> str:
    if not seat.person:
        return words.say("bot-level", bot=seat.name)
    who, dash, number = seat.name.partition("-")
    if who == ME and (not dash or number.isdecimal()):
        return words.say("guest") + dash + number
    return seat.name


def _seat(word: str, game: Game[Any]) -> Seat:
    who, colon, name = word.partition(":")
    if who != ME:
        return Seat(roster.make(word, game, 0).name, False)
    if not colon:
        return Seat(ME, True)
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise TriptychError(say("seats-bad-name", word=word, longest=LONGEST_NAME))
    if roster.is_bot(name):
        raise TriptychError(say("seats-bot-name", name=name))
    return Seat(name, True)
