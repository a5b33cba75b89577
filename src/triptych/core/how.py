"""How a game is played, as chapters with pictures: an optional `how.toml` in a game's folder names them.

A chapter has an id, the rules it tells of, and pictures. What it says are messages of the game: `how-ID` is its title, `how-ID-text` its
paragraphs, `how-ID-picture` (`-picture-2` ...) what stands below a picture. A picture is a scene of a real position as a seat sees it, cut
out around the pieces it `shows` (the whole scene if it names none); those it `points` at are outlined, and numbered if there are several.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from triptych.core import registry
from triptych.core.scene import Scene
from triptych.core.state import State
from triptych.core.words import Wording, Words

NAMES = ("Ann", "Ben", "Cas", "Dot")
"""Who plays in the pictures."""
SHAPE = "tall"
"""Pictures are drawn for a phone unless they say otherwise: cut out of such a scene they can be read at any size."""


@dataclass(frozen=True)
class Sight:
    """One picture: a position, by its name in the file, and what is shown of it."""

    position: str
    scene: str
    seat: int
    shape: str
    shows: tuple[str, ...]
    points: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    id: str
    rules: tuple[str, ...]
    pictures: tuple[Sight, ...]

    def title(self, words: Words) -> str:
        return words.say(f"how-{self.id}")

    def paragraphs(self, words: Words) -> list[str]:
        return [text.strip() for text in words.say(f"how-{self.id}-text").split("\n\n")]

    def caption(self, words: Words, picture: int) -> str:
        return words.say(f"how-{self.id}-picture" if picture == 0 else f"how-{self.id}-picture-{picture + 1}")


@dataclass(frozen=True)
class Told:
    """What the file of a game has."""

    positions: dict[str, str]
    chapters: tuple[Chapter, ...]


@lru_cache(maxsize=16)
def told(game: str) -> Told:
    """The chapters of a game; none if it has no such file."""
    file = files(registry.folders()[game].rpartition(".")[0]).joinpath("how.toml")
    if not file.is_file():
        return Told({}, ())
    read = tomllib.loads(file.read_text("utf-8"))
    return Told(read["positions"], tuple(_chapter(chapter) for chapter in read["chapter"]))


def _chapter(read: dict[str, object]) -> Chapter:
    pictures = read.get("picture", [])
    assert isinstance(pictures, list)
    sights = tuple(
        Sight(
            one["position"],
            one.get("scene", "board"),
            one.get("seat", 0),
            one.get("shape", SHAPE),
            tuple(one.get("shows", ())),
            tuple(one.get("points", ())),
        )
        for one in pictures
    )
    rules = read["rules"]
    assert isinstance(rules, list)
    return Chapter(str(read["id"]), tuple(rules), sights)


def scene_of(game: str, sight: Sight, language: str) -> Scene:
    """The scene of a picture, whole."""
    rules = registry.game(game)
    state = position(game, sight.position)
    return rules.scenes(rules.view(state, sight.seat), sight.seat, _wording(game, language, rules.players(state)), sight.shape)[sight.scene]


@lru_cache(maxsize=64)
def position(game: str, name: str) -> State:
    """A position of the file as the state it describes; nobody plays on in it, so one is enough for all pictures."""
    state: State = registry.game(game).from_position(told(game).positions[name])
    return state


@lru_cache(maxsize=32)
def _wording(game: str, language: str, players: int) -> Wording:
    return registry.game(game).wording(language, list(NAMES[:players]))
