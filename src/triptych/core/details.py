"""What the parts of a judgement are made of, each piece about a thing with a name: a good, a country, a card.

A judgement counts in parts. Whoever asks why wants to hear of things, so a game may split its parts into pieces; pieces about the same
thing are counted together, whatever part they are of (a house and its number), and are named by the one that counts most. This is slower
than the judgement itself, and nothing but reasons needs it.

Of some pieces it can be said how many there are: two grain, three points. These are counted as they lie there, whatever they are worth.
"""

from __future__ import annotations

from typing import Any, Protocol

from triptych.core.heuristics import POINT


class Measuring(Protocol):
    """Whoever measures a table for a seat, in parts."""

    def measure(self, s: Any, seat: int) -> list[int]: ...


class Piece:
    """Of one part what is about one thing. Its words are `detail-{message}` with `about` as its nouns; without a message it has none."""

    def __init__(self, part: int, thing: int, message: str, about: dict[str, int], counted: bool) -> None:
        self.part = part
        self.thing = thing
        self.message = message
        self.about = about
        self.counted = counted
        """Is it things that can be counted? Its words with an amount are `counted-{message}`."""


class Details:
    """The pieces of all parts in one list, always the same one. A game adds those of the parts that it splits and fills them in; every
    other part is one piece, and so is what is left of a part that has a rest.

    What a thing brings is found by measuring a table on which it is the only one of its kind, so that every formula stands in one place.
    """

    def __init__(self, parts: tuple[str, ...]) -> None:
        self.parts = parts
        self.pieces: list[Piece] = []
        self.groups: list[str] = []
        """Of each thing, whom it belongs to: where too many things count, their group is named, by its `part-{group}`."""
        self.counted: list[int] = []
        """The places of the pieces that are counted."""
        self.counted_groups: set[str] = set()
        """Those of which it can be said how many things there are, whichever they are, by `counted-all-{group}`."""
        self._things: dict[tuple[str, str, int], int] = {}
        self._rests: dict[int, int] = {}
        self._sources: list[int] = []

    def add(self, part: str, group: str, message: str, about: dict[str, int], counted: bool = False) -> int:
        """One more piece, by its place. It is about the same thing as others of its group whose first noun is the same."""
        nouns = list(about.items())
        noun, number = nouns[0] if nouns else (part, 0)
        key = (group, noun, number)
        if key not in self._things:
            self._things[key] = len(self.groups)
            self.groups.append(group)
        if counted:
            self.counted.append(len(self.pieces))
        self.pieces.append(Piece(self.parts.index(part), self._things[key], message, about, counted))
        return len(self.pieces) - 1

    def add_rest(self, part: str, counted: bool = False) -> int:
        """What is about nothing in particular."""
        at = self.add(part, part, "", {}, counted)
        if counted:
            self.counted_groups.add(part)
        self._rests[self.parts.index(part)] = at
        return at

    def add_sources(self, part: str, sources: int) -> None:
        """Points by what they were scored for since the question was put; and those there were."""
        for source in range(sources):
            self._sources.append(self.add(part, part, "scored", {"vp_source": source}, counted=True))
        self.add_rest(part, counted=True)

    def complete(self) -> None:
        """Every part that has not been split is one piece."""
        split = {piece.part for piece in self.pieces}
        for part in range(len(self.parts)):
            if part not in split:
                self.add_rest(self.parts[part])

    def fill(self, s: Any, seat: int, whole: list[int], found: list[int]) -> None:
        """Put in what there is on this table for this seat, by place. `whole`: the parts."""

    def put(self, parts: list[int], pieces: list[int], found: list[int]) -> None:
        """These pieces are all that there is of their parts, on a table that was measured so."""
        for at in pieces:
            found[at] = parts[self.pieces[at].part]

    def put_each(
        self, measures: Measuring, s: Any, seat: int, cells: range, nothing: int, pieces: list[list[int]], found: list[int]
    ) -> None:
        """Of things that lie in a row of cells: each is put alone on a table on which the others are `nothing`, and its pieces are what is
        measured there. Whatever has no pieces is left out."""
        table = s.clone()
        for at in cells:
            table.cells[at] = nothing
        for thing in range(len(pieces)):
            at = cells[thing]
            if pieces[thing] and s.cells[at] != nothing:
                table.cells[at] = s.cells[at]
                self.put(measures.measure(table, seat), pieces[thing], found)
                table.cells[at] = nothing

    def split(self, s: Any, seat: int, whole: list[int], scored: list[int]) -> list[int]:
        """The parts of this table, in pieces. `scored`: the points of the seat since the question was put, by what they were for."""
        found = [0] * len(self.pieces)
        for source in range(len(self._sources)):
            found[self._sources[source]] = scored[source] * POINT
        self.fill(s, seat, whole, found)
        left = whole[:]
        for at in range(len(found)):
            if found[at] != 0:
                left[self.pieces[at].part] -= found[at]
        for part, at in self._rests.items():
            found[at] = left[part]
        return found

    def count(self, s: Any, seat: int, found: list[int]) -> list[int]:
        """How many things there are of each piece that is counted, in thousandths, by place; nothing of all others. `found`: the pieces as
        they were measured, which is how many there are unless a game knows better (where many count no more than some)."""
        counts = [0] * len(found)
        for at in self.counted:
            counts[at] = found[at]
        return counts
