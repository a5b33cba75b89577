"""What is kept, as plain rows, and the queries for it. Every function takes the connection that `Database.read` or `write` hands it."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, String, and_, bindparam, cast, delete, func, insert, or_, select, update

from triptych.server import schema

OPEN, RUNNING, OVER, STOPPED = "open", "running", "over", "stopped"
PAST = (OVER, STOPPED)  # nothing is played there any more
NOBODY, PERSON, BOT = "open", "person", "bot"
TOKEN_ID = 12  # digits of a token's hash by which its owner names it
HELD = "held"  # for the person who is named there and has not come yet
TABLE, WATCHERS, NOTE = "table", "watchers", "note"  # whom a line of the chat is for; a note is for all, and its text is a word of ours


def now() -> int:
    return int(time.time())


def new_id(length: int = 10) -> str:
    """An id nobody can guess, easy to read aloud."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(length))


def may_be_id(word: str) -> bool:
    """Could this be an id? Letters and digits: PostgreSQL takes not every text even to look for it."""
    return word.isascii() and word.isalnum()


def digest(secret: str) -> str:
    """Secrets that people carry are kept as their hash only."""
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass
class Person:
    id: str
    name: str
    language: str
    named: bool = False
    """Has he told his name? Whoever has not is called a guest."""


@dataclass
class Seat:
    seat: int
    kind: str = NOBODY
    person: str | None = None
    bot: str = ""
    name: str = ""
    nonce: str = ""
    standing: dict[str, str] = field(default_factory=dict)
    advice: bool = False
    """Has whoever sits here agreed that the table gives advice?"""


@dataclass
class Entry:
    seq: int
    seat: int
    text: str
    move_id: str | None
    at: int


@dataclass
class Stand:
    """How a game stands: what a list of tables tells of it."""

    status: str
    asked: list[int]
    points: list[float]


@dataclass
class TableRow:
    id: str
    game: str
    rules: int
    content: str
    players: int
    host: str
    status: str
    listed: bool
    seed: str
    rematch: str
    created: int
    updated: int
    advice: bool = False
    """May the table give advice, if all who play agree?"""
    watchers_talk: bool = True
    """May those who watch talk among themselves?"""
    own: bool = False
    """Is the content somebody's own? Then it is kept by its hash."""
    options: dict[str, str] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)

    def stands(self, stand: Stand) -> None:
        self.status, self.asked, self.points = stand.status, stand.asked, stand.points

    def asks(self, person_id: str) -> bool:
        """Is it this person's turn?"""
        return any(self.seats[seat].person == person_id for seat in self.asked)


@dataclass
class ChatLine:
    seq: int
    name: str
    text: str
    at: int
    person: str
    channel: str = TABLE


# -- people -------------------------------------------------------------------------------------------------------------------------------


def add_person(c: Connection, person: Person, recovery: str) -> None:
    c.execute(insert(schema.people).values(**vars(person), recovery=digest(recovery), created=now()))


def person(c: Connection, person_id: str) -> Person | None:
    row = c.execute(select(schema.people).where(schema.people.c.id == person_id)).first()
    return Person(row.id, row.name, row.language, row.named) if row else None


def person_by_recovery(c: Connection, recovery: str) -> Person | None:
    row = c.execute(select(schema.people).where(schema.people.c.recovery == digest(recovery))).first()
    return Person(row.id, row.name, row.language, row.named) if row else None


def change_person(c: Connection, person_id: str, **values: str | bool) -> None:
    c.execute(update(schema.people).where(schema.people.c.id == person_id).values(**values))


def add_token(c: Connection, person_id: str, label: str) -> str:
    token = secrets.token_urlsafe(32)
    c.execute(insert(schema.tokens).values(hash=digest(token), person=person_id, label=label, created=now()))
    return token


def person_by_token(c: Connection, token: str) -> Person | None:
    row = c.execute(
        select(schema.people).join(schema.tokens, schema.tokens.c.person == schema.people.c.id).where(schema.tokens.c.hash == digest(token))
    ).first()
    return Person(row.id, row.name, row.language, row.named) if row else None


@dataclass
class Token:
    """A token as its owner sees it again: `id` names it, and is not the token itself."""

    id: str
    label: str
    created: int
    hash: str


def tokens_of(c: Connection, person_id: str) -> list[Token]:
    kept = schema.tokens
    rows = c.execute(select(kept).where(kept.c.person == person_id).order_by(kept.c.created.desc(), kept.c.hash))
    return [Token(row.hash[:TOKEN_ID], row.label, row.created, row.hash) for row in rows]


def drop_token(c: Connection, person_id: str, token_id: str) -> list[str]:
    """Take back a token of this person; the hashes of what is gone."""
    gone = [token.hash for token in tokens_of(c, person_id) if token.id == token_id]
    if gone:
        c.execute(delete(schema.tokens).where(schema.tokens.c.hash.in_(gone)))
    return gone


# -- tables -------------------------------------------------------------------------------------------------------------------------------


def add_table(c: Connection, row: TableRow) -> None:
    values = {**vars(row), "options": json.dumps(row.options), "asked": seats_text(row.asked), "points": json.dumps(row.points)}
    del values["seats"]
    c.execute(insert(schema.tables).values(values))
    c.execute(insert(schema.seats), [{**vars(seat), "table_id": row.id, "standing": json.dumps(seat.standing)} for seat in row.seats])


def add_content(c: Connection, content: str, text: str, person_id: str) -> None:
    """Keep content of somebody's own, by its hash; it is there once, whoever brings it again."""
    if not has_content(c, content):
        c.execute(insert(schema.contents).values(hash=content, text=text, person=person_id, created=now()))


def has_content(c: Connection, content: str) -> bool:
    return c.execute(select(schema.contents.c.hash).where(schema.contents.c.hash == content)).first() is not None


def content_text(c: Connection, content: str) -> str:
    """Content of somebody's own, or nothing if there is none of this hash."""
    text: str | None = c.execute(select(schema.contents.c.text).where(schema.contents.c.hash == content)).scalar()
    return text or ""


def contents_of(c: Connection, person_id: str) -> int:
    """How many contents a person was the first to bring."""
    return c.execute(select(func.count()).select_from(schema.contents).where(schema.contents.c.person == person_id)).scalar() or 0


def seats_text(seats: list[int]) -> str:
    """Some seats as they stand in the database: a digit each."""
    return "".join(map(str, seats))


def table(c: Connection, table_id: str) -> TableRow | None:
    row = c.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    found = _table(row)
    found.seats = _seats(c, [table_id]).get(table_id, [])
    return found


def is_listed(c: Connection, table_id: str) -> bool:
    """Is there such a table, and is it open to anybody?"""
    return bool(c.execute(select(schema.tables.c.listed).where(schema.tables.c.id == table_id)).scalar())


def _table(row: RowMapping) -> TableRow:
    asked = [int(seat) for seat in row["asked"]]
    return TableRow(**{**row, "options": json.loads(row["options"]), "asked": asked, "points": json.loads(row["points"])})


def _seats(c: Connection, ids: list[str]) -> dict[str, list[Seat]]:
    rows = c.execute(select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.table_id, schema.seats.c.seat))
    found: dict[str, list[Seat]] = {}
    for row in rows:
        seat = Seat(row.seat, row.kind, row.person, row.bot, row.name, row.nonce, json.loads(row.standing), row.advice)
        found.setdefault(row.table_id, []).append(seat)
    return found


def tables_of(c: Connection, person_id: str, most: int = 60) -> list[TableRow]:
    """The tables at which this person sits: where it is his turn, then where a game goes on, then the finished and stopped ones."""
    mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id)
    return sorted(_tables(c, schema.tables.c.id.in_(mine), most), key=lambda row: not row.asks(person_id))


def listed_tables(c: Connection, status: str, since: int, most: int, of_one_host: int) -> list[TableRow]:
    """Listed tables that stand so, and at which something has happened since then; the latest first, and of each host no more than so many.
    A private one is never among them."""
    tables = schema.tables
    place = func.row_number().over(partition_by=tables.c.host, order_by=(tables.c.updated.desc(), tables.c.id))
    wanted = and_(tables.c.listed, tables.c.status == status, tables.c.updated >= since)
    found = select(tables.c.id, place.label("place")).where(wanted).subquery()
    return _tables(c, tables.c.id.in_(select(found.c.id).where(found.c.place <= of_one_host)), most)


def games_of(c: Connection, person_id: str, first: int, most: int) -> list[TableRow]:
    """What this person has played to its end, or what was stopped: the latest first, `most` of them from the `first` on."""
    mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id, schema.seats.c.kind == PERSON)
    query = select(schema.tables).where(schema.tables.c.id.in_(mine), schema.tables.c.status.in_(PAST))
    return _rows(c, query.order_by(schema.tables.c.updated.desc(), schema.tables.c.id).offset(first).limit(most))


def unattended_tables(c: Connection) -> list[str]:
    """Running tables that go on by themselves: a bot is asked, or somebody who has given answers beforehand, or nobody knows who."""
    tables, seats = schema.tables, schema.seats
    asked = and_(seats.c.table_id == tables.c.id, tables.c.asked.contains(cast(seats.c.seat, String)))
    goes_on = or_(tables.c.asked == "", seats.c.kind == BOT, seats.c.standing != "{}")
    found = select(tables.c.id).distinct().outerjoin(seats, asked).where(tables.c.status == RUNNING, goes_on).order_by(tables.c.id)
    return [row.id for row in c.execute(found)]


def _tables(c: Connection, where: object, most: int) -> list[TableRow]:
    query = select(schema.tables).where(where).limit(most)  # type: ignore[arg-type]
    return _rows(c, query.order_by(schema.tables.c.status.in_(PAST), schema.tables.c.updated.desc(), schema.tables.c.id))


def _rows(c: Connection, query: Select[Any]) -> list[TableRow]:
    """What a query finds, each with who sits there."""
    found = [_table(row) for row in c.execute(query).mappings()]
    seats = _seats(c, [row.id for row in found]) if found else {}
    for row in found:
        row.seats = seats.get(row.id, [])
    return found


def change_table(c: Connection, table_id: str, **values: str | int | bool | None) -> None:
    c.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(updated=now(), **values))


def change_seat(c: Connection, table_id: str, seat: Seat) -> None:
    values = {**vars(seat), "standing": json.dumps(seat.standing)}
    values.pop("seat")
    c.execute(update(schema.seats).where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat).values(values))


# -- entries ------------------------------------------------------------------------------------------------------------------------------


# Made once: putting a statement together takes longer than carrying it out.
_ADD_ENTRIES = insert(schema.entries)
_STANDS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("status", "asked", "points", "updated")})
)


def entries(c: Connection, table_id: str) -> list[Entry]:
    rows = c.execute(select(schema.entries).where(schema.entries.c.table_id == table_id).order_by(schema.entries.c.seq))
    return [Entry(row.seq, row.seat, row.text, row.move_id, row.at) for row in rows]


def has_entries(c: Connection, table_id: str) -> bool:
    """Has the game begun?"""
    return c.execute(select(schema.entries.c.seq).where(schema.entries.c.table_id == table_id).limit(1)).first() is not None


def add_entries(c: Connection, table_id: str, new: list[Entry], stand: Stand) -> None:
    """Append; `(table, seq)` and `(table, move_id)` are unique, so nothing can stand there twice."""
    if new:
        c.execute(_ADD_ENTRIES, [{**vars(entry), "table_id": table_id} for entry in new])
    stands = {"status": stand.status, "asked": seats_text(stand.asked), "points": json.dumps(stand.points), "updated": now()}
    c.execute(_STANDS, {"table": table_id, **stands})


def has_move(c: Connection, table_id: str, move_id: str) -> bool:
    """Is there a move of this id?"""
    kept = schema.entries
    return c.execute(select(kept.c.seq).where(kept.c.table_id == table_id, kept.c.move_id == move_id)).first() is not None


# -- chat ---------------------------------------------------------------------------------------------------------------------------------


def add_chat(c: Connection, table_id: str, person_id: str, name: str, text: str, channel: str = TABLE) -> ChatLine:
    last = c.execute(select(func.max(schema.chat.c.seq)).where(schema.chat.c.table_id == table_id)).scalar()
    line = ChatLine((last or 0) + 1, name, text, now(), person_id, channel)
    c.execute(insert(schema.chat).values(table_id=table_id, **vars(line)))
    return line


def chat(c: Connection, table_id: str, most: int = 200) -> list[ChatLine]:
    """The latest lines, so many of the table's talk and so many of the watchers': neither crowds out the other."""
    kept = schema.chat
    found: list[ChatLine] = []
    for whose in (kept.c.channel == WATCHERS, kept.c.channel != WATCHERS):
        query = select(kept).where(kept.c.table_id == table_id, whose).order_by(kept.c.seq.desc()).limit(most)
        found += [ChatLine(row.seq, row.name, row.text, row.at, row.person, row.channel) for row in c.execute(query)]
    return sorted(found, key=lambda line: line.seq)


# -- analyses -----------------------------------------------------------------------------------------------------------------------------


def analysis(c: Connection, table_id: str, made_by: str) -> Any:
    """What was found in a finished game by those who look at it in this way; None if nobody has."""
    kept = schema.analyses
    text = c.execute(select(kept.c.found).where(kept.c.table_id == table_id, kept.c.made_by == made_by)).scalar()
    return None if text is None else json.loads(text)


def keep_analysis(c: Connection, table_id: str, made_by: str, found: Any) -> None:
    """The newest counts."""
    c.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table_id))
    c.execute(insert(schema.analyses).values(table_id=table_id, made_by=made_by, found=json.dumps(found), at=now()))
