"""The move table: every choice (or lot) of a game as one small int, one line of text, one piece of JSON.

A kind of move is a word and some axes (`take` x dice x countries); it owns a range of ints. From this one table come the index a learner
needs, the text of records and the JSON of the API.
"""

from __future__ import annotations

from typing import Final

from triptych.core.errors import TriptychError

NO_AXES: Final[tuple[tuple[str, ...], ...]] = ()


class MoveKind:
    """A kind of move: `words` said first, then one word of each axis."""

    def __init__(self, words: str, axes: tuple[tuple[str, ...], ...] = NO_AXES, *, size: int = 0) -> None:
        self.words = words
        self.axes = axes
        count = 1
        for axis in axes:
            count *= len(axis)
        self.size = max(size, count)
        """Room kept in the table; more than the axes need where own content may have more of something."""
        self.count = count
        self.at = -1


class MoveTable:
    """Kinds in order; each move is its kind's start plus the place on its axes."""

    def __init__(self, kinds: list[MoveKind]) -> None:
        self.kinds = kinds
        self.by_words: dict[str, MoveKind] = {}
        self.kind_of: list[MoveKind] = []
        self.texts: list[str] = []
        for kind in kinds:
            kind.at = len(self.texts)
            self.by_words[kind.words] = kind
            for place in range(kind.size):
                self.kind_of.append(kind)
                self.texts.append(" ".join([kind.words, *self._words(kind, place)]) if place < kind.count else "")
        self.size = len(self.texts)
        self.index = {text: move for move, text in enumerate(self.texts) if text}

    @staticmethod
    def _words(kind: MoveKind, place: int) -> list[str]:
        words: list[str] = []
        for axis in reversed(kind.axes):
            place, i = divmod(place, len(axis))
            words.append(axis[i])
        return words[::-1]

    def at(self, words: str) -> int:
        """The first move of a kind."""
        return self.by_words[words].at

    def text(self, move: int) -> str:
        return self.texts[move]

    def parse(self, text: str) -> int:
        """The move a text means, legal or not."""
        move = self.index.get(" ".join(text.split()))
        if move is None:
            raise TriptychError(f"'{text.strip()}' is not a move of this game{self._hint(text)}")
        return move

    def _hint(self, text: str) -> str:
        word = text.split()[0] if text.split() else ""
        same = [known for known in self.index if known.split()[0] == word]
        if not same:
            return f"; moves begin with {', '.join(sorted({known.split()[0] for known in self.index}))}"
        return f"; did you mean {', '.join(same[:6])}{' …' if len(same) > 6 else ''}?"

    def to_json(self, move: int) -> dict[str, str | list[str]]:
        kind = self.kind_of[move]
        return {"kind": kind.words, "args": self.args(move)}

    def args(self, move: int) -> list[str]:
        """The words on the axes."""
        kind = self.kind_of[move]
        return self._words(kind, move - kind.at)

    def from_json(self, data: object) -> int:
        """The move that `to_json` described."""
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str) or not isinstance(data.get("args", []), list):
            raise TriptychError('a move in JSON is {"kind": words, "args": [words]}')
        return self.parse(" ".join([data["kind"], *(str(word) for word in data.get("args", []))]))
