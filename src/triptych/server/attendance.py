"""When somebody was seen last, wherever on this server: so that nobody is sent to a table whose host has long gone. It is written down
nowhere; after a restart one is seen again when one comes."""

from __future__ import annotations

from collections import Counter

from triptych.server import store
from triptych.server.people import Recent

MOST_SEEN = 10_000  # people of whom it is remembered


class Attendance:
    """People who ask for something, and those who keep a table's page open: its socket is there while nobody asks for anything."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._last = Recent[int](MOST_SEEN)

    def saw(self, person_id: str) -> None:
        self._last.keep(person_id, store.now())

    def enters(self, person_id: str) -> None:
        """A page of his is open."""
        self._here[person_id] += 1

    def leaves(self, person_id: str) -> None:
        self._here[person_id] -= 1
        if not self._here[person_id]:
            del self._here[person_id]
        self.saw(person_id)

    def last_seen(self, person_id: str) -> int:
        """0 if nobody knows."""
        return store.now() if person_id in self._here else self._last.get(person_id) or 0
