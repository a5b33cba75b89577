"""The entries of a match: they only ever grow, and forks share what they have in common.

What is older lies in packs that nobody changes any more, each a few bytes an entry and each knowing the one before it. So a fork costs the
same however long the game is, one that is thrown away leaves no trace, and what somebody reads never changes under his eyes.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final, overload

PACK: Final = 256  # entries at the end that are not packed yet, at most, when a fork is made


class Pack:
    """Entries that stand for good, behind those of the pack before."""

    def __init__(self, before: Pack | None, entries: list[int]) -> None:
        self.before = before
        self.entries = array("i", entries)


class Entries:
    """A list of small ints to which one can only add."""

    def __init__(self) -> None:
        self._packed: Pack | None = None
        self._packed_length: int = 0
        self._latest: list[int] = []

    def append(self, packed: int) -> None:
        self._latest.append(packed)

    def fork(self) -> Entries:
        """The same once more, to be added to without touching this."""
        other = Entries()
        other._packed = self._packed
        other._packed_length = self._packed_length
        other._latest = self._latest[:]
        if len(other._latest) >= PACK:
            other._packed = Pack(other._packed, other._latest)
            other._packed_length += len(other._latest)
            other._latest = []
        return other

    def since(self, start: int) -> list[int]:
        """All from number `start` on. What is looked at are only the packs that hold them."""
        if start >= self._packed_length:
            return self._latest[start - self._packed_length :]
        parts = [self._latest]
        left = self._packed_length
        pack = self._packed
        while pack is not None and left > start:
            parts.append(list(pack.entries))
            left -= len(pack.entries)
            pack = pack.before
        parts.reverse()
        found = [packed for part in parts for packed in part]
        return found[start - left :] if start > left else found

    def __len__(self) -> int:
        return self._packed_length + len(self._latest)

    def __iter__(self) -> Iterator[int]:
        return iter(self.since(0))

    @overload
    def __getitem__(self, index: int) -> int: ...

    @overload
    def __getitem__(self, index: slice) -> list[int]: ...

    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self.since(start)[: max(0, stop - start)] if step == 1 else self.since(0)[index]
        at = index if index >= 0 else index + len(self)
        if not 0 <= at < len(self):
            raise IndexError("there is no such entry")
        return self.since(at)[0]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Entries):
            return self.since(0) == other.since(0)
        return self.since(0) == other
