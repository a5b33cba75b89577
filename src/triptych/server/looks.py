"""Looking back at games without standing in anybody's way.

A look is made in a thread that makes one at a time, so those who play hardly notice; each address may wait for a few at once. What was
made is kept for a while: of a game that is over, or has not gone on, the same is seen again.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from triptych.core.match import Match
from triptych.server.limits import Places
from triptych.server.people import Recent
from triptych.server.refusals import TooMany
from triptych.server.walk import Walk

MOST_OF_ADDRESS = 4  # looks that one address may wait for at once
MOST_WALKS = 24  # games of which states are kept
MOST_TEXT = 8_000_000  # characters of what was seen lately


class Looks:
    """Makes looks, and keeps what they need."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._places = Places(MOST_OF_ADDRESS)
        self._walks = Recent[Walk](MOST_WALKS)
        self._walking = threading.Lock()
        self._texts: OrderedDict[tuple[object, ...], str] = OrderedDict()
        self._characters = 0
        self._thread = ThreadPoolExecutor(1, "looks back")

    def walk(self, table_id: str, match: Match) -> Walk:
        """The walk through this table's match."""
        with self._walking:
            walk = self._walks.get(table_id)
            if walk is None:
                walk = Walk(match)
                self._walks.keep(table_id, walk)
        return walk

    async def look(self, address: str, what: tuple[object, ...], make: Callable[[], str]) -> str:
        """What somebody at this address wants to see, as a text; `what` names it, with the version it was asked of."""
        if found := self._texts.get(what):
            self._texts.move_to_end(what)
            return found
        if self._limited and not self._places.free(address):
            raise TooMany("refused-looks", most=MOST_OF_ADDRESS)
        self._places.take(address)
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._thread, make)
        finally:
            self._places.leave(address)
        self._keep(what, made)
        return made

    def _keep(self, what: tuple[object, ...], text: str) -> None:
        self._characters += len(text) - len(self._texts.pop(what, ""))
        self._texts[what] = text
        while self._characters > MOST_TEXT:
            self._characters -= len(self._texts.popitem(last=False)[1])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
