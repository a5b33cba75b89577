"""The symbols (CF-7): what cards, spaces and tiles let one do.

An action is one int: the first of its kind, and for kinds with an axis what it is about (`SHIP + country`). The table has every kind with
its word in the content file; whatever looks at actions by kind asks `KINDS`, and ends with an error for a kind it does not know.
"""

from __future__ import annotations

from typing import Final

from triptych.games.column_of_fire.content import COUNTRY_WORDS, GOOD_WORDS, RELIGION_WORDS, Content

GOOD: Final = 0  # + good
ANY_GOOD: Final = 4
ADVANTAGE: Final = 5
PROTECTION: Final = 6
CAPTAIN: Final = 7
NEUTRAL_STONE: Final = 8
TURN_DIE: Final = 9
REMOVE_PERSON: Final = 10
STEP_ON: Final = 11
TAKE_DIE: Final = 12
SHIP: Final = 16  # + country
MARKET: Final = 20  # + good
STONE: Final = 24  # + religion
EITHER: Final = 2  # in its place: either religion
VP: Final = 32  # + points
MOST_VP: Final = 9


class Symbol:
    """A kind of action: its first int, its word, and what it can be about."""

    def __init__(self, first: int, word: str, axis: tuple[str, ...] = (), *, beginning: int = 0) -> None:
        self.first = first
        self.word = word
        self.texts = {first + beginning + i: f"{word}:{about}" for i, about in enumerate(axis)} if axis else {first: word}
        """Each of its actions in the words of the content file."""


SYMBOLS: Final = (
    Symbol(GOOD, "good", GOOD_WORDS),
    Symbol(ANY_GOOD, "any_good"),
    Symbol(ADVANTAGE, "advantage"),
    Symbol(PROTECTION, "protection"),
    Symbol(CAPTAIN, "captain"),
    Symbol(NEUTRAL_STONE, "neutral_stone"),
    Symbol(TURN_DIE, "turn_die"),
    Symbol(REMOVE_PERSON, "remove_person"),
    Symbol(STEP_ON, "step_on"),
    Symbol(TAKE_DIE, "take_die"),
    Symbol(SHIP, "ship", COUNTRY_WORDS),
    Symbol(MARKET, "market", GOOD_WORDS),
    Symbol(STONE, "stone", (*RELIGION_WORDS, "either")),
    Symbol(VP, "vp", tuple(str(points) for points in range(1, MOST_VP + 1)), beginning=1),
)
UNKNOWN: Final = -1
ACTIONS: Final[dict[str, int]] = {}
"""Every action by its words in the content file."""
TEXTS: Final[dict[int, str]] = {}
"""And the words of each."""
KINDS: Final[list[int]] = [UNKNOWN] * (VP + MOST_VP + 1)
"""The kind of each action, by its first int; UNKNOWN for an int that is none."""


def _fill() -> None:
    for symbol in SYMBOLS:
        for action, text in symbol.texts.items():
            if KINDS[action] != UNKNOWN or text in ACTIONS:
                raise ValueError(f"{text}: {TEXTS.get(action, text)} is there already")
            KINDS[action] = symbol.first
            ACTIONS[text] = action
            TEXTS[action] = text


_fill()


def of_tile(box: Content, kind: int) -> int:
    """What a kind of tile shows: its action, or its VP."""
    return box.tile_action[kind] if box.tile_action[kind] >= 0 else VP + box.tile_vp[kind]
