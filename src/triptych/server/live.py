"""A table at which people and bots play: the one place that holds a match.

Whatever changes goes the same way: under the table's lock it is played on a fork of the match, saved, and only then is the fork the match
and told. So whoever looks sees what is saved, and a match that was once seen never changes. If anything fails on the way, memory is thrown
away and read again from what is saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import IntegrityError

from triptych.bots.sitting import Purses, window_seconds
from triptych.core import fair, record, registry
from triptych.core.barrier import still_answered
from triptych.core.chance import ForcedChance
from triptych.core.errors import IllegalMove, TriptychError
from triptych.core.game import Game
from triptych.core.match import UNDO, Match, entry_move, entry_seat
from triptych.core.state import CHANCE, State
from triptych.core.words import Wording
from triptych.server import store
from triptych.server.database import Database
from triptych.server.refusals import NotNow, Refusal, Stale
from triptych.server.thinking import Position, Question
from triptych.server.turns import Asker
from triptych.server.workers import Workers

log = logging.getLogger(__name__)

MOST_IDS = 60  # a move's id is at most so long
ENTRIES_FOR_DECISION = 2  # a record with more of them than this has gone on too long: lots and moves taken back are entries too
PAUSES = (0.2, 1.0, 5.0, 20.0)  # seconds after which a seat that could not go on by itself tries again
BEHIND_PEOPLE = 30.0  # seconds by which bots among themselves come later where many think at once
MOST_UNDONE = 200  # moves a seat may take back in one game: each makes the record longer
IDS_KEPT = 200  # of a table's latest moves; older ones the database knows
EVENTS_KEPT = 400  # of a table's latest: a page that comes anew is told of them; older ones follow from the record
ANEW = -1  # told as the version before: nobody knows what came before, all need everything
AUTO = "="  # ids of moves that a bot or a standing answer makes begin so
UNDONE = "undo"  # an entry that takes back, in the record and in the database

Listener = Callable[["LiveTable", int, list[State]], None]
"""Told after each change: the table, the version before it, and the states the match went through."""


def checked_id(move_id: str) -> str:
    """The id a sender gives his move; never one of those that the table itself gives."""
    if not move_id or len(move_id) > MOST_IDS or not move_id.isascii() or not move_id.isprintable() or move_id.startswith(AUTO):
        raise Refusal("refused-move-id", most=MOST_IDS, sign=AUTO)
    return move_id


def gone_on_too_long(match: Match) -> bool:
    """For longer than any game does? It is stopped and left as it stands: everything about it costs more with each entry."""
    return len(match.entries) >= ENTRIES_FOR_DECISION * match.game.longest


def how_it_stands(match: Match) -> store.Stand:
    points = list(match.game.points(match.state))
    if match.over or gone_on_too_long(match):
        return store.Stand(store.OVER if match.over else store.STOPPED, [], points)
    return store.Stand(store.RUNNING, match.game.asked(match.state), points)


class LiveTable:
    """A table in memory. `version` is the number of entries of the record."""

    def __init__(
        self, row: store.TableRow, database: Database, workers: Workers, secret: bytes, own_content: str, asker_of: Callable[[str], Asker]
    ) -> None:
        self.row = row
        self.game: Game[Any] = registry.game(row.game, row.content, own_content, row.options)
        self.own_content = self.game.content_text if row.own else ""
        self.match: Match | None = None
        self.move_ids: deque[str] = deque(maxlen=IDS_KEPT)
        self.undone = [0] * row.players
        self.used = time.monotonic()
        self.watching = 0
        """How many look on without a seat; whoever tells them counts."""
        self.rematch_listed = False
        """May those who look on know of the rematch? A private table is found by its link alone."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.spoken: dict[str, tuple[list[str], Wording]] = {}
        """How the table speaks, by language; with the names that were there."""
        self._database = database
        self._workers = workers
        self._secret = secret
        self._asker_of = asker_of
        """As whom a person counts where thinking is shared out."""
        self._purses = Purses()
        """What each bot has left of its turn."""
        self._driver: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # -- reading --------------------------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return len(self.match.entries) if self.match is not None else 0

    @property
    def full(self) -> bool:
        """Is no seat open?"""
        return all(seat.kind in (store.PERSON, store.BOT) for seat in self.row.seats)

    @property
    def idle(self) -> bool:
        """Does nobody look, and nothing go on?"""
        return not self.listeners and not self.lock.locked() and (self._driver is None or self._driver.done())

    @property
    def bots_alone(self) -> bool:
        """Do bots play here, or are they about to, without any person?"""
        return self.row.status != store.OVER and not self.too_long() and all(seat.kind == store.BOT for seat in self.row.seats)

    def too_long(self) -> bool:
        return self.match is not None and gone_on_too_long(self.match)

    def seat_of(self, person_id: str | None) -> int:
        """The seat of a person, or -1 for somebody who watches."""
        for seat in self.row.seats:
            if person_id is not None and seat.person == person_id and seat.kind == store.PERSON:
                return seat.seat
        return -1

    def asks(self, seat: int) -> bool:
        """Is this seat to say something? When the game is over nobody has to wait any more."""
        return self.match is not None and (self.match.over or seat in self.awaited())

    def awaited(self) -> list[int]:
        """The seats whose answers are awaited: those who are asked, but for people whose habits answer."""
        if self.match is None:
            return []
        return [seat for seat in self.game.asked(self.match.state) if not self._by_habit(self.match.state, seat)]

    def _by_habit(self, state: State, seat: int) -> bool:
        """Does this person not have to answer himself?"""
        sitting = self.row.seats[seat]
        return sitting.kind == store.PERSON and self.game.standing_answer(state, seat, sitting.standing) >= 0

    def answers(self, seat: int) -> dict[str, str]:
        """What this seat has answered once for all; one who watches nothing."""
        return self.row.seats[seat].standing if seat >= 0 else {}

    def put_at(self, seat: int) -> int:
        """The version at which this seat's present question was put; what it has seen since then need not be all."""
        return self.match.put_at[seat] if self.match is not None and seat >= 0 else self.version

    def can_undo(self, seat: int) -> bool:
        match = self.match
        return match is not None and self.undone[seat] < MOST_UNDONE and not self.too_long() and self._since_choice(match, seat) > 0

    def _since_choice(self, match: Match, seat: int) -> int:
        """How many moves must be taken back so that the seat can choose anew, what its habits answered included; 0 if it may not."""
        if not match.can_undo(seat):
            return 0
        made: list[int] = []
        for at, packed in enumerate(match.entries.since(match.barrier), match.barrier):
            if entry_move(packed) == UNDO:
                made.pop()
            else:
                made.append(at)
        for count, at in enumerate(reversed(made), 1):
            if f"{seat}/{AUTO}{at}" not in self.move_ids:
                return count
        return 0

    def answered(self, match: Match, seat: int) -> int:
        """After how many entries this seat gave its last answer that stands, itself and not by habit: 0 if it has given none, and not
        further back than anybody would be told of."""
        auto = set(self.move_ids)
        first = max(0, len(match.entries) - EVENTS_KEPT)
        undone = 0
        for place, packed in reversed(list(enumerate(match.entries.since(first), first))):
            if entry_move(packed) == UNDO:
                undone += 1
            elif entry_seat(packed) == CHANCE:
                continue
            elif undone:
                undone -= 1
            elif entry_seat(packed) == seat and f"{seat}/{AUTO}{place}" not in auto:
                return place + 1
        return first

    def habit_entries(self, match: Match, seat: int, since: int) -> set[int]:
        """The numbers of the entries after `since` that this seat's habits have answered."""
        auto = set(self.move_ids)
        return {place + 1 for place in range(since, len(match.entries)) if f"{seat}/{AUTO}{place}" in auto}

    async def wait_for(self, seat: int, seconds: float) -> None:
        """Wait until this seat is asked or the game is over, but no longer than that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.asks(seat):
                    await self._news.wait()

    async def until_put_anew(self, seat: int, since: int) -> None:
        """Wait until the question that was put to this seat then is not its question any more."""
        while self.asks(seat) and self.put_at(seat) == since:
            await self._news.wait()

    def held_for(self, person_id: str | None) -> int:
        """The seat that is held for a person, or -1."""
        for seat in self.row.seats:
            if person_id is not None and seat.person == person_id and seat.kind == store.HELD:
                return seat.seat
        return -1

    @property
    def advises(self) -> bool:
        """Does this table give advice? Among people only if all agree; whoever plays against bots alone asks nobody."""
        people = [seat for seat in self.row.seats if seat.kind != store.BOT]
        return self.row.advice and (len(people) == 1 or all(seat.advice for seat in people))

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
        whole = record.of_match(match, self.names(), options, self.own_content)
        return record.for_seat(match, whole, seat)

    # -- beginning ------------------------------------------------------------------------------------------------------------------------

    def _source(self) -> fair.FairChance:
        return fair.FairChance(bytes.fromhex(self.row.seed), [seat.nonce for seat in self.row.seats], self.game.lots)

    async def load(self) -> None:
        """Take the match up from what is saved."""
        if self.row.status == store.OPEN:
            return
        if self.row.rematch:
            self.rematch_listed = await self._database.read(lambda c: store.is_listed(c, self.row.rematch))
        entries = await self._database.read(lambda c: store.entries(c, self.id))
        self.match = await asyncio.to_thread(self._replay, entries)
        self.row.stands(how_it_stands(self.match))
        self.move_ids = deque((entry.move_id for entry in entries if entry.move_id), IDS_KEPT)
        self.undone = [sum(entry.seat == seat and entry.text == UNDONE for entry in entries) for seat in range(self.row.players)]

    async def ready(self) -> None:
        """Whatever failed when it was due, and could not be tried again then: now."""
        if self.match is None and (self.row.status != store.OPEN or self.full):
            async with self.lock:
                await self._saved_match()
                await self.begin_if_full()
        self.drive()

    async def _saved_match(self) -> Match | None:
        """The match, read again if it had to be thrown away. Under the lock."""
        if self.match is None and self.row.status != store.OPEN:
            await self.load()
            self._tell(ANEW, [])
        return self.match

    async def _throw_away(self) -> None:
        """Memory may differ from what is saved: that counts."""
        self.match = None
        await self._try_to_read()

    async def _try_to_read(self) -> None:
        try:
            await self._saved_match()
        except Exception:
            log.exception("table %s: it cannot be read now; whoever comes next tries again", self.id)

    def _replay(self, entries: list[store.Entry]) -> Match:
        game = self.game
        source = self._source()
        lots = [game.lots.parse(entry.text) for entry in entries if entry.seat == CHANCE]
        for lot in lots:
            source.skip(lot)
        match = Match(game, self.row.players, ForcedChance(lots, source), keep_events=True, most_events=EVENTS_KEPT)
        for entry in entries:
            if entry.seat != CHANCE:
                if entry.text == UNDONE:
                    match.undo(entry.seat)
                else:
                    match.play(entry.seat, game.moves.parse(entry.text))
        if len(match.entries) != len(entries):
            raise TriptychError(f"table {self.id}: {len(entries)} entries are saved, {len(match.entries)} are played")
        match.source = source
        return match.fork()  # in which the record is packed, and old events are gone

    async def begin_if_full(self) -> None:
        """When no seat is open the game begins."""
        if self.row.status != store.OPEN or not self.full:
            return
        match = Match(self.game, self.row.players, self._source(), keep_events=True, most_events=EVENTS_KEPT)
        self._play_habits(match)
        new = self._entries_since(match, 0, None)
        stand = how_it_stands(match)
        try:
            await self._database.write(lambda c: store.add_entries(c, self.id, new, stand))
        except Exception:  # it may be saved all the same
            if not await self._begun_all_the_same():
                raise
        else:
            self.row.stands(stand)
            self.match = match
            self.move_ids.extend(entry.move_id for entry in new if entry.move_id)
            self._tell(0, [match.state.clone()])
        self.drive()

    async def _begun_all_the_same(self) -> bool:
        """Does the database say that the game has begun, whatever memory says? Then it is read from there. Under the lock."""
        row = await self._database.read(lambda c: store.table(c, self.id))
        if row is None or row.status == store.OPEN:
            return False
        log.warning("table %s: it had begun already", self.id)
        self.row = row
        return await self._saved_match() is not None

    # -- playing --------------------------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, version: int, move_id: str, move: int) -> None:
        """A move of a seat that has seen `version`; sent twice under one id it counts once. What others answered to a question that was
        put to several at once it need not have seen."""
        await self._change(seat, version, checked_id(move_id), lambda match: match.play(seat, move))

    async def undo(self, seat: int, version: int, move_id: str) -> None:
        """Take the seat's last choice back, and what its habits have answered since."""

        def back(match: Match) -> None:
            if self.undone[seat] >= MOST_UNDONE:
                raise Refusal("refused-undo-often", most=MOST_UNDONE)
            count = self._since_choice(match, seat)
            if count == 0:
                raise Refusal("refused-undo")
            for _ in range(count):
                match.undo(seat)
                if match.trail is not None:
                    match.trail.append(match.state.clone())

        await self._change(seat, version, checked_id(move_id), back)

    async def _change(self, seat: int, version: int, move_id: str, change: Callable[[Match], None]) -> None:
        own_id = f"{seat}/{move_id}"
        async with self.lock:
            match = await self._saved_match()
            if own_id in self.move_ids:
                return
            if match is None:
                raise Refusal("refused-not-begun")
            if self.too_long():
                raise Refusal("refused-too-long")
            before = len(match.entries)
            if not match.put_at[seat] <= version <= before:
                raise Stale("refused-stale")
            fork = match.fork()
            if isinstance(match.source, fair.FairChance):
                fork.source = match.source.fork()
            trail: list[State] = []
            fork.trail = trail
            try:
                change(fork)
                spent = self._spend(seat, match.state, entry_move(fork.entries[before]), fork.state)
                self._play_habits(fork)
            except (IllegalMove, Refusal):
                raise
            except Exception:
                await self._throw_away()
                raise
            fork.trail = None
            if not await self._save(fork, before, own_id):
                return
            self.match = fork
            self.undone[seat] += sum(entry_move(packed) == UNDO for packed in fork.entries[before:])
            if spent:
                await self._keep_seat(seat)
            self._tell(before, trail)
            if self.too_long():
                log.warning("table %s: after %s entries the game has gone on too long", self.id, self.version)
        self.drive()

    def _spend(self, seat: int, before: State, move: int, after: State) -> bool:
        """What a person has said for once may be over with the move just made; is it?"""
        sitting = self.row.seats[seat]
        left = sitting.standing if move == UNDO else still_answered(self.game, sitting.standing, before, move, after)
        if left == sitting.standing:
            return False
        self.row.seats[seat] = replace(sitting, standing=left)
        return True

    async def _keep_seat(self, seat: int) -> None:
        changed = self.row.seats[seat]
        try:
            await self._database.write(lambda c: store.change_seat(c, self.id, changed))
        except Exception:  # the move counts all the same; at worst he is stopped once more
            log.exception("table %s: seat %s is stopped once more after a restart", self.id, seat)

    def _play_habits(self, match: Match) -> None:
        """Whoever is asked next and has answered once for all is not kept waiting for, nor seen to be asked."""
        while not match.over and not gone_on_too_long(match):
            by_habit = [seat for seat in self.game.asked(match.state) if self._by_habit(match.state, seat)]
            if not by_habit:
                return
            seat = by_habit[0]
            match.play(seat, self.game.standing_answer(match.state, seat, self.row.seats[seat].standing))

    async def _save(self, match: Match, before: int, own_id: str) -> bool:
        """Is it saved? Not if there was a move of this id so long ago that only the database remembers it."""
        new = self._entries_since(match, before, own_id)
        stand = how_it_stands(match)
        try:
            await self._database.write(lambda c: store.add_entries(c, self.id, new, stand))
            self.move_ids.extend(entry.move_id for entry in new if entry.move_id)
        except Exception as error:
            if isinstance(error, IntegrityError) and await self._is_saved(own_id):
                return False
            log.exception("table %s: a move could not be saved", self.id)
            await self._throw_away()
            raise NotNow("refused-not-saved") from None
        except BaseException:  # nobody waits any more, but it may be saved all the same
            self.match = None
            raise
        self.row.stands(stand)
        self.row.updated = store.now()
        return True

    async def _is_saved(self, own_id: str) -> bool:
        """Does the database know a move of this id? If it does not answer, nobody knows."""
        try:
            return await self._database.read(lambda c: store.has_move(c, self.id, own_id))
        except Exception:
            return False

    def _entries_since(self, match: Match, before: int, own_id: str | None) -> list[store.Entry]:
        game = match.game
        at = store.now()
        new: list[store.Entry] = []
        for seq, packed in enumerate(match.entries[before:], before):
            seat, move = entry_seat(packed), entry_move(packed)
            text = UNDONE if move == UNDO else game.lots.text(move) if seat == CHANCE else game.moves.text(move)
            move_id = own_id if seq == before else None
            if move_id is None and seat != CHANCE and move != UNDO:
                move_id = f"{seat}/{AUTO}{seq}"  # what follows a move within one change was answered by habit
            new.append(store.Entry(seq, seat, text, move_id, at))
        return new

    def _tell(self, before: int, trail: list[State]) -> None:
        self._news.set()
        self._news = asyncio.Event()
        for listener in list(self.listeners):
            listener(self, before, trail)

    # -- seats that answer by themselves --------------------------------------------------------------------------------------------------

    def drive(self) -> None:
        """See to it that bots and standing answers go on, as long as one of them is asked."""
        if (self._driver is None or self._driver.done()) and self._next_answer() is not None:
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    async def _drive(self) -> None:
        pauses = self._pauses()
        while (answer := self._next_answer()) is not None:
            seat, version, state = answer
            try:
                move = await self._answer_of(seat, version, state)
                await self._play_by_itself(seat, version, move)
            except Stale:
                await asyncio.sleep(0)
                continue
            except Exception:
                log.exception("table %s: seat %s cannot go on", self.id, seat)
                if not await self._readable_again(pauses):
                    return
                continue
            pauses = self._pauses()
            if self.version <= version:
                log.error("table %s: an answer of seat %s changed nothing", self.id, seat)
                return

    def _pauses(self) -> Iterator[float]:
        """Longer and longer ones, and then the longest as long as somebody looks on: a page that waits for a bot asks for nothing."""
        yield from PAUSES
        while self.listeners:
            yield PAUSES[-1]

    async def _readable_again(self, pauses: Iterator[float]) -> bool:
        """Wait, and read what is saved if memory was thrown away, until it is there; not if there are no pauses left."""
        for pause in pauses:
            await asyncio.sleep(pause)
            async with self.lock:
                await self._try_to_read()
            if self.match is not None:
                return True
        return False

    async def _play_by_itself(self, seat: int, version: int, move: int) -> None:
        await self._change(seat, version, f"{AUTO}{version}", lambda match: match.play(seat, move))

    def _next_answer(self) -> tuple[int, int, State] | None:
        match = self.match
        if match is None or match.over or self.too_long():
            return None
        for asked in self.game.asked(match.state):
            seat = self.row.seats[asked]
            if seat.kind == store.BOT or self._by_habit(match.state, asked):
                return asked, self.version, match.state
        return None

    async def _answer_of(self, actor: int, version: int, state: State) -> int:
        seat = self.row.seats[actor]
        if seat.kind != store.BOT:
            return self.game.standing_answer(state, actor, seat.standing)
        view: State = self.game.view(state, actor)
        purse = self._purses.of(actor, seat.bot, self.game.turn(view))
        seed = self.seed_for(f"{version}/{actor}")
        whose = self.seed_for(f"{seat.bot} on seat {actor}")
        # Whether a window holds anything to choose is the bot's secret; so the way to its answer and the time it takes are always the same.
        window = not self.bots_alone and self.game.step(view).insists(view, actor)
        seconds = window_seconds(seat.bot) if window else purse.share()
        question = Question(self.position(view, actor), seat.bot, seed, purse.iterations, seconds, whose)
        choosing = self._workers.choose(question, BEHIND_PEOPLE if self.bots_alone else 0.0, self._asker_of(self.row.host))
        choice, _ = await asyncio.gather(choosing, asyncio.sleep(seconds if window else 0))
        purse.spend(choice.iterations, seconds if window else choice.seconds)
        return choice.move

    def position(self, view: State, seat: int) -> Position:
        """What a worker gets to know: what the seat sees, and nothing of this table."""
        game = self.game
        return Position(
            game.name, game.content_hash, self.own_content, tuple(game.options.items()), tuple(view.cells), seat, tuple(view.moves)
        )

    def seed_for(self, purpose: str) -> str:
        """For lots that have nothing to do with those of the game, and that nobody can know."""
        return hashlib.sha256(self._secret + f"{self.id}/{purpose}".encode()).hexdigest()

    async def rest(self) -> None:
        """Wait until nothing goes on by itself any more."""
        while self._driver is not None and not self._driver.done():
            await asyncio.wait([self._driver])

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driver
