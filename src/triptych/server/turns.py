"""Whose turn it is where many wait for a few: shared out by address, within an address by person, and within a person by due time.

Each address has an account of what was spent for it, and whoever has had least comes next. One who comes anew starts with what those have
who wait, so he is next whatever one address has queued up, and nobody saves up turns by staying away.
"""

from __future__ import annotations

import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_ACCOUNTS = 500


@dataclass(frozen=True)
class Asker:
    """For whom something is done. Both are empty for what the house does for itself."""

    address: str = ""
    person: str = ""


NOBODY = Asker()


@dataclass(order=True)
class Wish(Generic[T]):
    """Something that waits: when it is due, and from when on it counts like any other."""

    due: float
    number: int
    patient_until: float = field(compare=False)
    cost: float = field(compare=False)
    what: T = field(compare=False)


class Accounts:
    """What was spent under each name. Only those are remembered who have had more than whoever came last; if they are too many, the
    half that has had less starts anew with the others."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}
        self._least = 0.0

    def of(self, name: str) -> float:
        return max(self._least, self._spent.get(name, 0.0))

    def knows(self, name: str) -> bool:
        return name in self._spent

    def begin(self, name: str, cost: float) -> None:
        """It is this one's turn: that will cost so much."""
        self._least = self.of(name)
        self._spent[name] = self._least + cost
        if len(self._spent) > MOST_ACCOUNTS:
            self._least = max(self._least, sorted(self._spent.values())[len(self._spent) // 2])
            self._spent = {name: spent for name, spent in self._spent.items() if spent > self._least}

    def correct(self, name: str, more: float) -> None:
        """It was more, or less."""
        if name in self._spent:
            self._spent[name] += more


class Turns(Generic[T]):
    """Those who wait, and who of them is next."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, list[Wish[T]]]] = {}
        self._addresses = Accounts()
        self._people: dict[str, Accounts] = {}
        self._numbers = itertools.count()

    def wait(self, asker: Asker, what: T, cost: float, due: float, later: float = 0.0) -> None:
        """Stand in line. `later`: for so many seconds others come first."""
        wishes = self._waiting.setdefault(asker.address, {}).setdefault(asker.person, [])
        heapq.heappush(wishes, Wish(due, next(self._numbers), time.monotonic() + later, cost, what))

    def next(self, allowed: Callable[[str], bool] = lambda _: True) -> tuple[Asker, Wish[T]] | None:
        """Whose turn it is, among the addresses that are allowed one; he does not wait any more."""
        waiting = [address for address in self._waiting if allowed(address)]
        if not waiting:
            return None
        now = time.monotonic()
        address = min(waiting, key=lambda one: self._key(self._addresses.of(one), self._first(one), now))
        people = self._waiting[address]
        accounts = self._people.setdefault(address, Accounts())
        person = min(people, key=lambda one: self._key(accounts.of(one), people[one][0], now))
        wish = heapq.heappop(people[person])
        if not people[person]:
            del people[person]
        if not people:
            del self._waiting[address]
        return Asker(address, person), wish

    def charge(self, asker: Asker, cost: float) -> None:
        """He has got what costs so much, in his turn or because nobody waited."""
        self._addresses.begin(asker.address, cost)
        self._people.setdefault(asker.address, Accounts()).begin(asker.person, cost)
        if len(self._people) > 2 * MOST_ACCOUNTS:
            self._people = {address: found for address, found in self._people.items() if self._matters(address)}

    def correct(self, asker: Asker, more: float) -> None:
        """It cost more than he said, or less."""
        self._addresses.correct(asker.address, more)
        if asker.address in self._people:
            self._people[asker.address].correct(asker.person, more)

    def _matters(self, address: str) -> bool:
        return address in self._waiting or self._addresses.knows(address)

    def _first(self, address: str) -> Wish[T]:
        """The wish of this address that others must let come before the rest of it."""
        return min((wishes[0] for wishes in self._waiting[address].values()), key=lambda wish: (wish.patient_until, wish.due))

    @staticmethod
    def _key(spent: float, wish: Wish[T], now: float) -> tuple[float, Wish[T]]:
        return spent + max(0.0, wish.patient_until - now), wish
