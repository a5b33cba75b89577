"""All tables of this server: made, found, joined, taken up again after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection

from triptych.bots import roster
from triptych.core import registry
from triptych.core.errors import ContentError, TriptychError
from triptych.core.game import Game
from triptych.core.words import LANGUAGES
from triptych.server import archive, store
from triptych.server.attendance import Attendance
from triptych.server.database import Database
from triptych.server.dice import Cup, new_seed
from triptych.server.limits import Buckets
from triptych.server.live import LiveTable
from triptych.server.names import name_among
from triptych.server.people import Recent
from triptych.server.refusals import Forbidden, NotFound, OldRules, Refusal, TooMany
from triptych.server.turns import Asker
from triptych.server.workers import Workers
from triptych.server.writing import told_apart

log = logging.getLogger(__name__)

MOST_BOT_TABLES = 2  # games of bots alone that one person may have going on,
MOST_BOT_TABLES_AT_ALL = 20  # and all together: nobody plays there, but each move costs as much as any other
MOST_ADDRESSES = 10_000  # people of whom it is remembered from where they asked last
MOST_NONCE = 64
MOST_OWN_CONTENT = 200_000
MOST_CONTENTS = 20  # that one person may bring, and one address in a day; of one that is there already there may be any number of tables
DAY = 24 * 3600.0


@dataclass(frozen=True)
class Plan:
    """A table that can be made: everything about it has been checked."""

    game: Game[Any]
    kinds: list[str]
    own_content: str
    listed: bool
    nonce: str
    seed: str
    advice: bool
    agrees: bool
    """Does whoever makes the table agree to advice?"""
    standing: dict[str, str] = field(default_factory=dict)
    """What whoever makes the table has answered once for all."""
    held: Mapping[int, store.Seat] = field(default_factory=dict)
    """Seats that wait for somebody, by their numbers."""


def check_words(game: Game[Any]) -> None:
    """Can what somebody has put on his cards be said? There is an end to what fits into a sentence."""
    for language in LANGUAGES:
        try:
            game.wording(language, ["?"] * max(game.player_counts)).cards()
        except TriptychError as error:
            raise ContentError("content.toml", [(0, f"a card has more on it than can be said: {error}")]) from None


class Hub:
    """Keeps the tables that are played at in memory, each once."""

    def __init__(self, database: Database, workers: Workers, secret: bytes) -> None:
        self.database = database
        self.workers = workers
        self._secret = secret
        self.cup = Cup()
        self._contents_brought = Buckets(MOST_CONTENTS / DAY, MOST_CONTENTS)
        self._addresses = Recent[str](MOST_ADDRESSES)
        self.attendance = Attendance()
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._bots_alone = asyncio.Lock()

    async def start(self) -> None:
        """Take up every game that was running when the server went down."""
        for table_id in await self.database.read(store.unattended_tables):
            try:
                await self.table(table_id)
            except Exception:  # one that cannot be read must not keep the others waiting
                log.exception("table %s cannot be taken up", table_id)

    async def close(self) -> None:
        for table in self._tables.values():
            await table.close()

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id."""
        if not store.may_be_id(table_id):
            raise NotFound("refused-no-table")
        found = self._tables.get(table_id) or await self._load(table_id)
        found.used = time.monotonic()
        return found

    async def _load(self, table_id: str) -> LiveTable:
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                if found := self._tables.get(table_id):
                    return found
                row = await self.database.read(lambda c: store.table(c, table_id))
                if row is None:
                    raise NotFound("refused-no-table")
                if archive.is_past(row):
                    raise OldRules(table_id, row.rules, await self.database.read(lambda c: store.has_entries(c, table_id)))
                own = await self.database.read(lambda c: store.content_text(c, row.content)) if row.own else ""
                table = LiveTable(row, self.database, self.workers, self._secret, own, self.asker)
                await table.load()
                table = self._tables.setdefault(table_id, table)
                table.drive()
                return table
            finally:
                self._loading.pop(table_id, None)

    def came_from(self, person: store.Person, address: str) -> None:
        """Remember from where somebody asked last, and when. It is written down nowhere."""
        self._addresses.keep(person.id, address)
        self.attendance.saw(person.id)

    def asker(self, person_id: str) -> Asker:
        """As whom a person counts where something is shared out; one whose address nobody knows yet counts for himself."""
        return Asker(self._addresses.get(person_id) or person_id, person_id)

    def forget_idle(self, seconds: float) -> list[str]:
        """Forget tables at which nothing has happened for so long, and nobody looks; they are read again when somebody comes."""
        since = time.monotonic() - seconds
        idle = [table_id for table_id, table in self._tables.items() if table.used <= since and table.idle]
        for table_id in idle:
            del self._tables[table_id]
        return idle

    async def plan(self, wish: dict[str, Any]) -> Plan:
        """A table as somebody wishes it, checked; the wish is what the API's body says."""
        own_content = wish.get("own_content") or ""
        if len(own_content) > MOST_OWN_CONTENT:
            raise Refusal("refused-content-size", most=MOST_OWN_CONTENT)
        game = await asyncio.to_thread(registry.game, known_game(wish["game"]), "", own_content)
        if options := checked_options(wish.get("options") or {}, game):
            game = await asyncio.to_thread(registry.game, game.name, "", own_content, options)
        if own_content:
            await asyncio.to_thread(check_words, game)
            own_content = game.content_text
        kinds: list[str] = wish["seats"]
        if len(kinds) not in game.player_counts:
            raise Refusal("refused-players", counts=", ".join(map(str, game.player_counts)), count=len(kinds))
        if kinds.count("me") > 1:
            raise Refusal("refused-two-seats")
        for kind in kinds:
            if kind not in ("me", "open"):
                check_bot(kind)
        hosts_nonce = nonce(wish.get("nonce"))
        seed = self.cup.take(wish["dice"]) if wish.get("dice") else new_seed()
        advice = bool(wish.get("advice"))
        standing = habits_of(game, wish.get("standing") or {})
        return Plan(game, kinds, own_content, bool(wish.get("listed", True)), hosts_nonce, seed, advice, advice, standing)

    async def create(self, host: store.Person, plan: Plan) -> LiveTable:
        """A new table."""
        game = plan.game
        seats = [self._new_seat(number, kind, host, plan) for number, kind in enumerate(plan.kinds)]
        at = store.now()
        row = store.TableRow(
            id=store.new_id(),
            game=game.name,
            rules=game.version,
            content=game.content_hash,
            own=bool(plan.own_content),
            options=game.options,
            players=len(seats),
            host=host.id,
            status=store.OPEN,
            listed=plan.listed,
            advice=plan.advice,
            seed=plan.seed,
            rematch="",
            created=at,
            updated=at,
            seats=seats,
        )
        async with self._bots_alone if "me" not in plan.kinds else contextlib.nullcontext():
            self._check_bots_alone(row.host, seats)
            await self.database.write(lambda c: self._add_table(c, row, plan.own_content))
            table = await self.table(row.id)
        async with table.lock:
            await table.begin_if_full()
        return table

    @staticmethod
    def _add_table(c: Connection, row: store.TableRow, own_content: str) -> None:
        if own_content:
            store.add_content(c, row.content, own_content, row.host)
        store.add_table(c, row)

    async def check_content(self, plan: Plan, person: store.Person | None, address: str, limited: bool) -> None:
        """May somebody bring content of his own? What is there already anybody may play with; of new ones there is an end."""
        if not plan.own_content or await self.database.read(lambda c: store.has_content(c, plan.game.content_hash)):
            return
        brought = await self.database.read(lambda c: store.contents_of(c, person.id)) if person is not None else 0
        if brought >= MOST_CONTENTS or (limited and not self._contents_brought.take(address)):
            raise TooMany("refused-contents", most=MOST_CONTENTS)

    def _check_bots_alone(self, host: str, seats: list[store.Seat]) -> None:
        """Games of bots alone go on by themselves, as fast as they can: there may be a few at a time. Under the lock for them."""
        if any(seat.kind != store.BOT for seat in seats):
            return
        hosts = [table.row.host for table in self._tables.values() if table.bots_alone]
        if hosts.count(host) >= MOST_BOT_TABLES or len(hosts) >= MOST_BOT_TABLES_AT_ALL:
            raise TooMany("refused-bot-tables", most=MOST_BOT_TABLES)

    def _new_seat(self, number: int, kind: str, host: store.Person, plan: Plan) -> store.Seat:
        if number in plan.held:
            return store.Seat(number, store.HELD, plan.held[number].person, "", plan.held[number].name)
        if kind == "open":
            return store.Seat(number)
        if kind == "me":
            bots = [kind for kind in plan.kinds if kind not in ("me", "open")]
            others = [*bots, *(seat.name for seat in plan.held.values())]
            name = name_among(host, others) if "open" in plan.kinds else told_apart(host.name, others)
            return store.Seat(number, store.PERSON, host.id, "", name, plan.nonce, plan.standing, plan.agrees)
        return bot_seat(number, kind)

    async def join(
        self, table: LiveTable, person: store.Person, wanted: int | None, given_nonce: str | None, habits: dict[str, str]
    ) -> None:
        """Sit down on an open seat; the last one to do so begins the game."""
        async with table.lock:
            number = self.seat_for(table, person, wanted, given_nonce)
            held = table.held_for(person.id)
            others = [seat.name for seat in table.row.seats if seat.seat not in (number, held)]
            name = name_among(person, others)
            standing = habits_of(table.game, habits)
            await self._seat(table, store.Seat(number, store.PERSON, person.id, "", name, nonce(given_nonce), standing))
            if held not in (-1, number):
                await self._seat(table, store.Seat(held))
            await table.begin_if_full()

    def seat_for(self, table: LiveTable, person: store.Person | None, wanted: int | None, given_nonce: str | None) -> int:
        """The seat that somebody gets who wants to sit down, maybe nobody yet; or why he gets none."""
        nonce(given_nonce)
        if table.row.status != store.OPEN:
            raise Forbidden("refused-begun")
        if person is not None and table.seat_of(person.id) >= 0:
            raise Forbidden("refused-sitting")
        held = table.held_for(person.id if person else None)
        asked_for = [seat for seat in table.row.seats if wanted in (None, seat.seat)]
        free = [seat.seat for seat in asked_for if seat.kind == store.NOBODY or seat.seat == held]
        if free:
            return held if held in free else free[0]
        if any(seat.kind == store.HELD for seat in asked_for):
            raise Forbidden("refused-held")
        raise Forbidden("refused-taken")

    async def open(self, table: LiveTable, person: store.Person | None, wanted: int | None) -> None:
        """Whoever made the table lets anybody have the seats that are held."""
        async with table.lock:
            if person is None or table.row.host != person.id or table.row.status != store.OPEN:
                raise Forbidden("refused-open")
            for seat in table.row.seats:
                if seat.kind == store.HELD and wanted in (None, seat.seat):
                    await self._seat(table, store.Seat(seat.seat))

    async def list_table(self, table: LiveTable, person: store.Person | None, listed: bool) -> None:
        """Whoever made the table opens it to anybody, or makes it private again, before the game begins."""
        async with table.lock:
            if person is None or table.row.host != person.id or table.row.status != store.OPEN:
                raise Forbidden("refused-listed")
            if table.row.listed != listed:
                await self.database.write(lambda c: store.change_table(c, table.id, listed=listed))
                table.row.listed, table.row.updated = listed, store.now()
                for other in self._tables.values():
                    if other.row.rematch == table.id:
                        other.rematch_listed = listed

    async def let_watchers_talk(self, table: LiveTable, person: store.Person, talk: bool) -> store.ChatLine | None:
        """Somebody who plays lets those who watch talk among themselves, or not; the note of it in the chat, if that is new."""
        async with table.lock:
            seat = table.seat_of(person.id)
            if seat < 0:
                raise Forbidden("refused-not-seated")
            if table.row.watchers_talk == talk:
                return None
            name = table.row.seats[seat].name

            def change(c: Connection) -> store.ChatLine:
                store.change_table(c, table.id, watchers_talk=talk)
                return store.add_chat(c, table.id, person.id, name, "watchers-talk" if talk else "watchers-quiet", store.NOTE)

            note = await self.database.write(change)
            table.row.watchers_talk = talk
            return note

    async def leave(self, table: LiveTable, person: store.Person | None) -> None:
        """Stand up again, before the game begins."""
        async with table.lock:
            number = table.seat_of(person.id if person else None)
            if number < 0 or table.row.status != store.OPEN:
                raise Forbidden("refused-leave")
            await self._seat(table, store.Seat(number))

    async def fill(self, table: LiveTable, person: store.Person | None, bot: str) -> None:
        """Whoever made the table puts bots on the seats that are still open."""
        check_bot(bot)
        async with table.lock:
            if person is None or table.row.host != person.id or table.row.status != store.OPEN:
                raise Forbidden("refused-fill")
            async with self._bots_alone:
                open_seats = [seat.seat for seat in table.row.seats if seat.kind == store.NOBODY]
                bots = [bot_seat(number, bot) for number in open_seats]
                self._check_bots_alone(person.id, [*bots, *(seat for seat in table.row.seats if seat.kind != store.NOBODY)])
                for seat in bots:
                    await self._seat(table, seat)
            await table.begin_if_full()

    async def _seat(self, table: LiveTable, seat: store.Seat) -> None:
        await self.database.write(lambda c: store.change_seat(c, table.id, seat))
        table.row.seats[seat.seat] = seat

    async def stand_by(self, table: LiveTable, person: store.Person, answers: dict[str, str]) -> dict[str, str]:
        """Change the standing answers of one's seat."""
        known = {standing.name: standing.choices for standing in table.game.standing()}
        for name, value in answers.items():
            if value not in known.get(name, ()):
                raise Refusal("refused-standing", name=name[:40])
        async with table.lock:
            number = table.seat_of(person.id)
            if number < 0:
                raise Forbidden("refused-not-seated")
            seat = table.row.seats[number]
            await self._seat(table, replace(seat, standing={**seat.standing, **answers}))
        table.drive()
        return table.row.seats[number].standing

    async def agree(self, table: LiveTable, person: store.Person, agrees: bool) -> None:
        """Say that one wants advice at this table, or, before the game begins, that one does not."""
        async with table.lock:
            number = table.seat_of(person.id)
            if number < 0:
                raise Forbidden("refused-not-seated")
            if not table.row.advice:
                raise Forbidden("refused-no-advice")
            if not agrees and table.row.status != store.OPEN:
                raise Forbidden("refused-agreed")
            await self._seat(table, replace(table.row.seats[number], advice=agrees))

    async def rematch(self, table: LiveTable, person: store.Person, part: dict[str, Any]) -> LiveTable:
        """The same people at a new table, seats moved on by one; whoever asks first makes it, with his part in the dice. The others'
        seats are held for them."""
        if table.seat_of(person.id) < 0:
            raise Forbidden("refused-not-seated")
        async with table.lock:
            if table.row.status != store.OVER:
                raise Forbidden("refused-not-over")
            if not table.row.rematch:
                seats = [table.row.seats[(i + 1) % table.row.players] for i in range(table.row.players)]
                kinds = ["me" if s.person == person.id else "open" if s.kind == store.PERSON else s.bot for s in seats]
                row = table.row
                wish = {"game": row.game, "own_content": table.own_content, "options": row.options, "seats": kinds, "listed": row.listed}
                held = {i: seat for i, seat in enumerate(seats) if kinds[i] == "open"}
                agrees = row.seats[table.seat_of(person.id)].advice
                plan = replace(await self.plan({**wish, "advice": row.advice, **part}), held=held, agrees=agrees)
                made = await self.create(person, plan)
                await self.database.write(lambda c: store.change_table(c, table.id, rematch=made.id))
                table.row.rematch, table.rematch_listed = made.id, made.row.listed
        return await self.table(table.row.rematch)


def known_game(name: str) -> str:
    """The name of a game there is."""
    if name not in registry.names():
        raise NotFound("refused-no-game", game=name[:40])
    return name


def checked_options(wanted: dict[str, str], game: Game[Any]) -> dict[str, str]:
    """What somebody wants to be settled before the game, each something that this game offers."""
    offered = {option.name: option for option in game.offered}
    for name, value in wanted.items():
        if name not in offered or not offered[name].allows(value):
            raise Refusal("refused-option", name=name[:40])
    return wanted


def habits_of(game: Game[Any], wanted: dict[str, str]) -> dict[str, str]:
    """What somebody wants to be answered for him at every new table, as far as this game asks it: his browser may remember what games asked
    once. What holds anyway (the first of the choices) is left out."""
    offered = {one.name: one.choices[1:] for one in game.standing() if not one.once}
    return {name: value for name, value in wanted.items() if value in offered.get(name, ())}


def check_bot(name: str) -> None:
    """Is there such a bot? Yardsticks that think as long as one likes do not come to tables."""
    if name not in roster.names():
        raise NotFound("refused-no-bot", bot=name[:40], bots=", ".join(roster.names()))


def bot_seat(number: int, bot: str) -> store.Seat:
    """A bot adds its name to the dice: anything else the server could choose when it knows everybody's number."""
    return store.Seat(number, store.BOT, None, bot, bot, bot)


def nonce(given: str | None) -> str:
    """What a seat adds to the dice: the player's own, or drawn for one who brings none."""
    if given is None or given == "":
        return secrets.token_hex(16)
    if len(given) > MOST_NONCE or not given.isascii() or not given.isprintable() or " " in given:
        raise Refusal("refused-nonce", most=MOST_NONCE)
    return given
