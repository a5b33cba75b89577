"""A table at which people and bots play: the one place that holds a match.

Whatever changes goes the same way: under the table's lock it is played, then saved, then told. If saving fails, the match is thrown away
and read again from what is saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import Any

from triptych.core import fair, record, registry
from triptych.core.chance import ForcedChance
from triptych.core.errors import TriptychError
from triptych.core.game import Game
from triptych.core.match import UNDO, Match, entry_move, entry_seat
from triptych.core.state import CHANCE, State
from triptych.server import store
from triptych.server.database import Database
from triptych.server.refusals import Refusal, Stale
from triptych.server.workers import Question, Workers

log = logging.getLogger(__name__)

MOST_IDS = 60  # a move's id is at most so long
AUTO = "="  # ids of moves that a bot or a standing answer makes begin so


Listener = Callable[["LiveTable", int, list[State]], None]
"""Told after each change: the table, the version before it, and the states the match went through."""


def checked_id(move_id: str) -> str:
    """The id a sender gives his move; never one of those that the table itself gives."""
    if not move_id or len(move_id) > MOST_IDS or not move_id.isascii() or not move_id.isprintable() or move_id.startswith(AUTO):
        raise Refusal("refused-move-id", most=MOST_IDS, sign=AUTO)
    return move_id


def how_it_stands(match: Match) -> store.Stand:
    status = store.OVER if match.over else store.RUNNING
    return store.Stand(status, None if match.over else match.state.actor, match.game.points(match.state))


class LiveTable:
    """A table in memory. `version` is the number of entries of the record."""

    def __init__(self, row: store.TableRow, database: Database, workers: Workers, secret: bytes) -> None:
        self.row = row
        self.game: Game[Any] = registry.game(row.game, row.content, row.own_content)
        self.match: Match | None = None
        self.move_ids: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._database = database
        self._workers = workers
        self._secret = secret
        self._driver: asyncio.Task[None] | None = None

    # -- reading --------------------------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return len(self.match.entries) if self.match is not None else 0

    @property
    def quiet(self) -> bool:
        """Does nothing go on by itself?"""
        return self._driver is None or self._driver.done()

    def seat_of(self, person_id: str | None) -> int:
        """The seat of a person, or -1 for somebody who watches."""
        for seat in self.row.seats:
            if person_id is not None and seat.person == person_id:
                return seat.seat
        return -1

    def names(self) -> list[str]:
        return [seat.name or f"{seat.seat + 1}" for seat in self.row.seats]

    def commitment(self) -> str:
        """The hash of the dice's seed, shown from the beginning."""
        return fair.commitment(bytes.fromhex(self.row.seed))

    def record(self, seat: int) -> record.Record:
        """The record as this seat may see it."""
        match = self.match
        if match is None:
            raise Refusal("refused-not-begun")
        nonces = [seat.nonce for seat in self.row.seats]
        options = fair.options_for(bytes.fromhex(self.row.seed), nonces, over=match.over)
        whole = record.of_match(match, self.names(), options, self.row.own_content)
        return record.for_seat(match, whole, seat)

    # -- beginning ------------------------------------------------------------------------------------------------------------------------

    def _source(self) -> fair.FairChance:
        return fair.FairChance(bytes.fromhex(self.row.seed), [seat.nonce for seat in self.row.seats], self.game.lots)

    async def load(self) -> None:
        """Take the match up from what is saved."""
        if self.row.status == store.OPEN:
            return
        entries = await self._database.read(lambda c: store.entries(c, self.id))
        await asyncio.to_thread(self._replay, entries)

    def _replay(self, entries: list[store.Entry]) -> None:
        game = self.game
        source = self._source()
        lots = [game.lots.parse(entry.text) for entry in entries if entry.seat == CHANCE]
        for lot in lots:
            source.skip(lot)
        match = Match(game, self.row.players, ForcedChance(lots, source), keep_events=True)
        for entry in entries:
            if entry.seat != CHANCE:
                if entry.text == "undo":
                    match.undo(entry.seat)
                else:
                    match.play(entry.seat, game.moves.parse(entry.text))
            if entry.move_id:
                self.move_ids[entry.move_id] = entry.seq + 1
        if len(match.entries) != len(entries):
            raise TriptychError(f"table {self.id}: {len(entries)} entries are saved, {len(match.entries)} are played")
        self.match = match

    async def begin_if_full(self) -> None:
        """When no seat is open the game begins."""
        if self.row.status != store.OPEN or any(seat.kind == store.NOBODY for seat in self.row.seats):
            return
        match = Match(self.game, self.row.players, self._source(), keep_events=True)
        new = self._entries_since(match, 0, None)
        stand = how_it_stands(match)
        await self._database.write(lambda c: store.add_entries(c, self.id, new, stand))
        self.row.stands(stand)
        self.match = match
        self._tell(0, [match.state.clone()])
        self.drive()

    # -- playing --------------------------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, version: int, move_id: str, move: int) -> int:
        """A move of a seat that has seen `version`; sent twice under one id it counts once. Returns the new version."""
        return await self._change(seat, version, checked_id(move_id), lambda match: match.play(seat, move))

    async def undo(self, seat: int, version: int, move_id: str) -> int:
        """Take the seat's last move back."""

        def back(match: Match) -> None:
            match.undo(seat)
            if match.trail is not None:
                match.trail.append(match.state.clone())

        return await self._change(seat, version, checked_id(move_id), back)

    async def _change(self, seat: int, version: int, move_id: str, change: Callable[[Match], None]) -> int:
        own_id = f"{seat}/{move_id}"
        async with self.lock:
            if own_id in self.move_ids:
                return self.move_ids[own_id]
            match = self.match
            if match is None:
                raise Refusal("refused-not-begun")
            if version != self.version:
                raise Stale("refused-stale")
            before = self.version
            match.trail = []
            try:
                change(match)
                trail = match.trail
            finally:
                match.trail = None
            await self._save(match, before, own_id)
            self.move_ids[own_id] = before + 1
            self._tell(before, trail)
            done = self.version
        self.drive()
        return done

    async def _save(self, match: Match, before: int, own_id: str) -> None:
        new = self._entries_since(match, before, own_id)
        stand = how_it_stands(match)
        try:
            await self._database.write(lambda c: store.add_entries(c, self.id, new, stand))
        except Exception:
            log.exception("table %s: a move could not be saved", self.id)
            self.match = None
            await self.load()
            raise Refusal("refused-not-saved") from None
        self.row.stands(stand)
        self.row.updated = store.now()

    def _entries_since(self, match: Match, before: int, own_id: str | None) -> list[store.Entry]:
        game = match.game
        at = store.now()
        new: list[store.Entry] = []
        for seq, packed in enumerate(match.entries[before:], before):
            seat, move = entry_seat(packed), entry_move(packed)
            text = "undo" if move == UNDO else game.lots.text(move) if seat == CHANCE else game.moves.text(move)
            new.append(store.Entry(seq, seat, text, own_id if seq == before else None, at))
        return new

    def _tell(self, before: int, trail: list[State]) -> None:
        for listener in list(self.listeners):
            listener(self, before, trail)

    # -- seats that answer by themselves --------------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """See to it that bots and standing answers go on, as long as one of them is asked."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self) -> None:
        while (answer := self._next_answer()) is not None:
            seat, version, state = answer
            try:
                move = await self._answer_of(seat, version, state)
                await self._play_by_itself(seat, version, move)
            except Stale:
                await asyncio.sleep(0)
                continue
            except TriptychError:
                log.exception("table %s: seat %s cannot go on", self.id, seat)
                return
            if self.version <= version:
                log.error("table %s: an answer of seat %s changed nothing", self.id, seat)
                return

    async def _play_by_itself(self, seat: int, version: int, move: int) -> None:
        await self._change(seat, version, f"{AUTO}{version}", lambda match: match.play(seat, move))

    def _next_answer(self) -> tuple[int, int, State] | None:
        match = self.match
        if match is None or match.over:
            return None
        actor = match.state.actor
        seat = self.row.seats[actor]
        if seat.kind == store.BOT or self.game.standing_answer(match.state, actor, seat.standing) >= 0:
            return actor, self.version, match.state
        return None

    async def _answer_of(self, actor: int, version: int, state: State) -> int:
        seat = self.row.seats[actor]
        if seat.kind != store.BOT:
            return self.game.standing_answer(state, actor, seat.standing)
        if len(state.moves) == 1:
            return state.moves[0]
        view = self.game.view(state, actor)
        seed = hashlib.sha256(self._secret + f"{self.id}/{version}/{actor}".encode()).hexdigest()
        question = Question(
            self.game.name, self.game.content_hash, self.row.own_content, tuple(view.cells), actor, tuple(view.moves), seat.bot, seed
        )
        return await self._workers.choose(question)

    async def rest(self) -> None:
        """Wait until nothing goes on by itself any more."""
        while self._driver is not None and not self._driver.done():
            await asyncio.wait([self._driver])

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driver
