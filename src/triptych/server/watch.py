"""Who is looking at which table, and telling them."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from triptych.core.state import State
from triptych.core.words import Words
from triptych.server.live import LiveTable
from triptych.server.present import Changes, Eyes, Message, chat_info, packed, table_info
from triptych.server.store import PAST, RUNNING, WATCHERS, ChatLine

log = logging.getLogger(__name__)

MOST_CHAT = 200  # lines of each channel that a page gets
COUNT_SECONDS = 0.3  # so many who come or go within this are told at once
MOST_WAITING = 200  # messages a slow reader may be behind before he is let go,
MOST_WAITING_TEXT = 4_000_000  # and characters


class Waiting(asyncio.Queue[str]):
    """What a reader has not been sent yet, and how much that is."""

    characters = 0

    def _put(self, item: str) -> None:
        super()._put(item)
        self.characters += len(item)

    def _get(self) -> str:
        item = super()._get()
        self.characters -= len(item)
        return item


class Reader:
    """One open socket."""

    def __init__(self, eyes: Eyes, person_id: str | None) -> None:
        self.eyes = eyes
        self.person_id = person_id
        self.queue = Waiting()
        self.gone = asyncio.Event()

    def tell(self, text: str) -> None:
        """Whoever falls too far behind is let go: he comes back and gets everything anew."""
        if self.queue.qsize() >= MOST_WAITING or self.queue.characters + len(text) > MOST_WAITING_TEXT:
            self.gone.set()
        elif not self.gone.is_set():
            self.queue.put_nowait(text)


class Gallery:
    """The readers of one table."""

    def __init__(self, table: LiveTable, lines: list[ChatLine]) -> None:
        self.table = table
        self.readers: set[Reader] = set()
        self.lines = lines
        """What was said here, by players and by those who watch."""
        self._counting: asyncio.TimerHandle | None = None
        self._eyes: dict[tuple[int, str, str], Eyes] = {}

    def eyes(self, seat: int, language: str, shape: str, words: Words) -> Eyes:
        key = (seat, language, shape)
        if key not in self._eyes:
            self._eyes[key] = Eyes(self.table, seat, language, shape, words)
        return self._eyes[key]

    def online(self) -> set[int]:
        return {reader.eyes.seat for reader in self.readers if reader.eyes.seat >= 0}

    def enter(self, reader: Reader, since: int) -> None:
        """A page comes, or comes back having seen version `since`: then it needs nothing if nothing has happened."""
        before = self.online()
        self.readers.add(reader)
        self.table.listeners.add(self.changed)
        self.count()
        fresh = reader.eyes.fresh(self.online(), self.chat(reader.eyes.seat))
        if since != self.table.version or since <= 0:
            reader.tell(packed(fresh))
        if since == self.table.version or self.online() != before:
            self.tell_table()

    def leave(self, reader: Reader) -> None:
        before = self.online()
        self.readers.discard(reader)
        used = {id(other.eyes) for other in self.readers}
        self._eyes = {key: eyes for key, eyes in self._eyes.items() if id(eyes) in used}
        if not self.readers:
            self.table.listeners.discard(self.changed)
        self.count()
        if self.online() != before:
            self.tell_table()

    def count(self) -> None:
        """How many watch, everybody once whom we can tell apart. Where many come at once all are told in one go."""
        watching = len({reader.person_id or str(id(reader)) for reader in self.readers if reader.eyes.seat < 0})
        changed = watching != self.table.watching
        self.table.watching = watching
        if not self.readers and self._counting is not None:  # nobody is left to be told, and nothing may hold the table
            self._counting.cancel()
            self._counting = None
        elif changed and self.readers and self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT_SECONDS, self._tell_count)

    def _tell_count(self) -> None:
        self._counting = None
        self.tell_all({"t": "watching", "watching": self.table.watching})

    def tell_table(self) -> None:
        """Somebody joined, came or went."""
        for eyes, readers in self._by_eyes().items():
            text = packed({"t": "table", "table": table_info(self.table, eyes.words, eyes.seat, self.online())})
            for reader in readers:
                reader.tell(text)

    def seats_changed(self) -> None:
        """Names have changed, so everything is said anew; and whoever has changed his seat sees with other eyes from now on."""
        for eyes in self._eyes.values():
            eyes.name_anew()
        self.seat_anew()
        self.tell_table()

    def seat_anew(self) -> None:
        """A socket sees what its person's seat sees now, not what it saw when it was opened."""
        for reader in self.readers:
            eyes = reader.eyes
            seat = self.table.seat_of(reader.person_id)
            if seat != eyes.seat:
                reader.eyes = self.eyes(seat, eyes.language, eyes.shape, eyes.words)
                reader.tell(packed(reader.eyes.fresh(self.online(), self.chat(seat))))
        self.count()

    def chat(self, seat: int) -> list[Message]:
        """What this seat may read of what was said."""
        return [self._told(line) for line in self.lines if self._may_read(line, seat)]

    def _told(self, line: ChatLine) -> Message:
        return chat_info(line, self.table.seat_of(line.person))

    def _may_read(self, line: ChatLine, seat: int) -> bool:
        """While the game runs those who play do not see what those who watch say: they could be told what they should find themselves."""
        return line.channel != WATCHERS or seat < 0 or self.table.row.status != RUNNING

    def watchers_names(self, person_id: str) -> list[str]:
        """The names under which others than this one who watch have spoken."""
        return [line.name for line in self.lines if line.channel == WATCHERS and line.person != person_id]

    def say(self, line: ChatLine) -> None:
        """Somebody said something; whoever said it is told that it is his own."""
        of_kind = [other for other in self.lines if (other.channel == WATCHERS) == (line.channel == WATCHERS)]
        too_old = of_kind[: max(0, len(of_kind) + 1 - MOST_CHAT)]
        self.lines = [*(other for other in self.lines if other not in too_old), line]
        message = {"t": "chat", "line": self._told(line)}
        told, told_back = packed({**message, "own": False}), packed({**message, "own": True})
        for reader in self.readers:
            if self._may_read(line, reader.eyes.seat):
                reader.tell(told_back if reader.person_id == line.person else told)

    def _open_the_talk(self) -> None:
        """The game is over: those who played may read what those who watched have said."""
        if any(line.channel == WATCHERS for line in self.lines):
            for reader in self.readers:
                if reader.eyes.seat >= 0:
                    reader.tell(packed({"t": "talk", "chat": self.chat(reader.eyes.seat)}))

    def tell_all(self, message: dict[str, Any]) -> None:
        text = packed(message)
        for reader in self.readers:
            reader.tell(text)

    def changed(self, table: LiveTable, before: int, trail: list[State]) -> None:
        """Tell everybody what has happened, each as he sees it."""
        if before == 0:  # the last one has just sat down
            for eyes in self._eyes.values():
                eyes.name_anew()
            self.seat_anew()
        online = self.online()
        changes = Changes()
        for eyes, readers in self._by_eyes().items():
            try:
                text = packed(eyes.steps(before, trail, online, changes) or eyes.fresh(online, self.chat(eyes.seat)))
            except Exception:  # the others are told all the same; these get everything with the next move
                log.exception("table %s: seat %s cannot be told in %s", table.id, eyes.seat, eyes.language)
                eyes.lose_sight()
                continue
            for reader in readers:
                reader.tell(text)
        if table.row.status in PAST:
            self._open_the_talk()

    def _by_eyes(self) -> dict[Eyes, list[Reader]]:
        found: dict[Eyes, list[Reader]] = {}
        for reader in self.readers:
            found.setdefault(reader.eyes, []).append(reader)
        return found
