"""What the parts of the server share."""

from __future__ import annotations

import asyncio
import contextlib

from triptych.server import store
from triptych.server.advice import Advisers
from triptych.server.analyses import Analysts
from triptych.server.database import Database
from triptych.server.hub import Hub
from triptych.server.keeping import private_folder
from triptych.server.limits import Buckets, Places
from triptych.server.live import LiveTable
from triptych.server.looks import Looks
from triptych.server.people import People
from triptych.server.polls import Polls
from triptych.server.senders import Proxies
from triptych.server.settings import Settings
from triptych.server.watch import Gallery
from triptych.server.workers import Workers

IDLE_SECONDS = 600.0  # after which a table that nobody looks at is forgotten; it is still in the database
SWEEP_SECONDS = 60.0


class House:
    """Everything a request may need; it hangs on `app.state.house`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        private_folder(settings.data)
        self.database = Database(settings.database_url(), self._take_key)
        secret = self._secret
        self.workers = Workers(settings.worker_count())
        self.hub = Hub(self.database, self.workers, secret)
        self.advisers = Advisers(self.workers)
        self.analysts = Analysts(self.database)
        self.looks = Looks(settings.rates)
        self.people = People(self.database, secret)
        self.moves = Buckets(20, 60)
        self.makings = Buckets(1, 30)
        self.lookups = Buckets(40, 200)
        self.files = Buckets(200, 4000)  # a page has dozens of them, and a class of pupils opens it at once
        self.proxies = Proxies(settings.proxies)
        self.knocks = Buckets(5, 200)
        self.socket_messages = Buckets(2, 30)
        self.sockets_at_all = Places(settings.most_sockets)
        self.sockets_of_address = Places(settings.most_sockets_of_address)
        self.sockets_of_person = Places(settings.most_sockets_of_person)
        self.polls = Polls(settings)
        self.stopping = False
        self._galleries: dict[str, Gallery] = {}
        self._sweeping: asyncio.Task[None] | None = None

    def _take_key(self, in_use: bool) -> None:
        self._secret = self.settings.secret_key(in_use)

    async def start(self) -> None:
        """Take up what was going on, and see to it that memory does not fill up with what is not."""
        await self.hub.start()
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(IDLE_SECONDS)

    def sweep(self, seconds: float) -> None:
        """Forget the tables at which nothing has happened for so long, and their galleries."""
        for table_id in self.hub.forget_idle(seconds):
            self._galleries.pop(table_id, None)

    async def gallery(self, table_id: str) -> Gallery:
        """The readers of a table; raises if there is no such table."""
        table = await self.hub.table(table_id)
        await table.ready()
        if not self._has_gallery(table):
            lines = await self.database.read(lambda c: store.chat(c, table_id))
            if not self._has_gallery(table):
                self._galleries[table_id] = Gallery(table, lines)
        return self._galleries[table_id]

    def _has_gallery(self, table: LiveTable) -> bool:
        return table.id in self._galleries and self._galleries[table.id].table is table

    def stop(self) -> None:
        """Before it is closed: nobody is to wait for what will not come any more."""
        self.stopping = True
        self.polls.end()

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeping
        await self.advisers.close()
        await self.analysts.close()
        await self.hub.close()
        self.looks.close()
        self.workers.close()
        await self.database.close()
