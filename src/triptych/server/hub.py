"""All tables of this server: made, found, joined, taken up again after a restart."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from triptych.bots import roster
from triptych.core import registry
from triptych.core.errors import TriptychError, UnknownName
from triptych.server import store
from triptych.server.database import Database
from triptych.server.live import Forbidden, LiveTable
from triptych.server.workers import Workers

MOST_IN_MEMORY = 2000
MOST_NONCE = 64
MOST_OWN_CONTENT = 200_000


class Hub:
    """Keeps the tables that are played at in memory, each once."""

    def __init__(self, database: Database, workers: Workers, secret: bytes) -> None:
        self.database = database
        self.workers = workers
        self._secret = secret
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def start(self) -> None:
        """Take up every game that was running when the server went down."""
        for table_id in await self.database.read(store.running_tables):
            (await self.table(table_id)).drive()

    async def close(self) -> None:
        for table in self._tables.values():
            await table.close()

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id."""
        if found := self._tables.get(table_id):
            return found
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if found := self._tables.get(table_id):
                return found
            row = await self.database.read(lambda c: store.table(c, table_id))
            if row is None:
                self._loading.pop(table_id, None)
                raise UnknownName("there is no such table")
            table = LiveTable(row, self.database, self.workers, self._secret)
            await table.load()
            self._make_room()
            self._tables[table_id] = table
            self._loading.pop(table_id, None)
            return table

    def _make_room(self) -> None:
        """Forget tables that nobody looks at and nothing goes on at; they are read again when somebody comes."""
        if len(self._tables) < MOST_IN_MEMORY:
            return
        for table_id, table in list(self._tables.items()):
            if not table.listeners and not table.lock.locked() and table.quiet:
                del self._tables[table_id]

    async def create(self, host: store.Person, wish: dict[str, Any]) -> LiveTable:
        """A new table as somebody wishes it; the wish is what the API's body says."""
        own_content = wish.get("own_content") or ""
        if len(own_content) > MOST_OWN_CONTENT:
            raise TriptychError(f"a content file may have {MOST_OWN_CONTENT} characters at most")
        game = await asyncio.to_thread(registry.game, wish["game"], "", own_content)
        kinds: list[str] = wish["seats"]
        if len(kinds) not in game.player_counts:
            raise TriptychError(f"this game is for {', '.join(map(str, game.player_counts))} players, not {len(kinds)}")
        if kinds.count("me") > 1:
            raise TriptychError("you can sit on one seat only")
        seats = [self._new_seat(game, number, kind, host, wish) for number, kind in enumerate(kinds)]
        at = store.now()
        row = store.TableRow(
            id=store.new_id(),
            game=game.name,
            content=game.content_hash,
            own_content=own_content,
            players=len(seats),
            host=host.id,
            status=store.OPEN,
            listed=bool(wish.get("listed", True)),
            seed=secrets.token_hex(32),
            rematch="",
            created=at,
            updated=at,
            seats=seats,
        )
        await self.database.write(lambda c: store.add_table(c, row))
        table = await self.table(row.id)
        async with table.lock:
            await table.begin_if_full()
        return table

    def _new_seat(self, game: Any, number: int, kind: str, host: store.Person, wish: dict[str, Any]) -> store.Seat:
        if kind == "open":
            return store.Seat(number)
        if kind == "me":
            return store.Seat(number, store.PERSON, host.id, "", host.name, nonce(wish.get("nonce")))
        roster.make(kind, game, 0)
        return store.Seat(number, store.BOT, None, kind, kind, nonce(None))

    async def join(self, table: LiveTable, person: store.Person, wanted: int | None, given_nonce: str | None) -> None:
        """Sit down on an open seat; the last one to do so begins the game."""
        async with table.lock:
            if table.row.status != store.OPEN:
                raise Forbidden("the game has begun already")
            if table.seat_of(person.id) >= 0:
                raise Forbidden("you sit at this table already")
            free = [seat for seat in table.row.seats if seat.kind == store.NOBODY and wanted in (None, seat.seat)]
            if not free:
                raise Forbidden("this seat is taken" if wanted is not None else "no seat is free")
            seat = store.Seat(free[0].seat, store.PERSON, person.id, "", person.name, nonce(given_nonce))
            await self._seat(table, seat)
            await table.begin_if_full()

    async def leave(self, table: LiveTable, person: store.Person) -> None:
        """Stand up again, before the game begins."""
        async with table.lock:
            number = table.seat_of(person.id)
            if number < 0 or table.row.status != store.OPEN:
                raise Forbidden("you can leave only a table at which you sit and that has not begun")
            await self._seat(table, store.Seat(number))

    async def fill(self, table: LiveTable, person: store.Person, bot: str) -> None:
        """Whoever made the table puts bots on the seats that are still open."""
        roster.make(bot, table.game, 0)
        async with table.lock:
            if table.row.host != person.id or table.row.status != store.OPEN:
                raise Forbidden("only whoever made the table can fill it, before the game begins")
            for seat in table.row.seats:
                if seat.kind == store.NOBODY:
                    await self._seat(table, store.Seat(seat.seat, store.BOT, None, bot, bot, nonce(None)))
            await table.begin_if_full()

    async def _seat(self, table: LiveTable, seat: store.Seat) -> None:
        await self.database.write(lambda c: store.change_seat(c, table.id, seat))
        table.row.seats[seat.seat] = seat

    async def stand_by(self, table: LiveTable, person: store.Person, answers: dict[str, str]) -> dict[str, str]:
        """Change the standing answers of one's seat."""
        number = table.seat_of(person.id)
        if number < 0:
            raise Forbidden("you do not sit at this table")
        known = {standing.name: standing.choices for standing in table.game.standing()}
        for name, value in answers.items():
            if value not in known.get(name, ()):
                raise TriptychError(f"'{name}' can be set to {', '.join(known.get(name, ()))}" if name in known else f"'{name}' is not one")
        seat = table.row.seats[number]
        seat.standing.update(answers)
        await self.database.write(lambda c: store.change_seat(c, table.id, seat))
        table.drive()
        return seat.standing

    async def rematch(self, table: LiveTable, person: store.Person) -> LiveTable:
        """The same people at a new table, seats moved on by one; whoever asks first makes it."""
        if table.seat_of(person.id) < 0:
            raise Forbidden("you did not sit at this table")
        async with table.lock:
            if table.row.status != store.OVER:
                raise Forbidden("the game is not over")
            if not table.row.rematch:
                seats = [table.row.seats[(i + 1) % table.row.players] for i in range(table.row.players)]
                kinds = ["me" if s.person == person.id else "open" if s.kind == store.PERSON else s.bot for s in seats]
                wish = {"game": table.row.game, "own_content": table.row.own_content, "seats": kinds, "listed": table.row.listed}
                made = await self.create(person, wish)
                await self.database.write(lambda c: store.change_table(c, table.id, rematch=made.id))
                table.row.rematch = made.id
        return await self.table(table.row.rematch)


def nonce(given: str | None) -> str:
    """What a seat adds to the dice: the player's own, or drawn for one who brings none."""
    if given is None or given == "":
        return secrets.token_hex(16)
    if len(given) > MOST_NONCE or not given.isascii() or not given.isprintable() or " " in given:
        raise TriptychError(f"a nonce has at most {MOST_NONCE} plain characters without spaces")
    return given
