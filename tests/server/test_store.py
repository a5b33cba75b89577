"""What is kept, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy import text as sql
from sqlalchemy.exc import IntegrityError

from triptych.core.errors import TriptychError
from triptych.server import schema, store
from triptych.server.database import Database, engine_for, migrate
from triptych.server.settings import Settings


def with_database(url: str, work: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(Settings(database=url).database_url())
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(run())


def row(table_id: str, person: store.Person, **more: Any) -> store.TableRow:
    values: dict[str, Any] = {
        "id": table_id,
        "game": "column-of-fire",
        "rules": 1,
        "content": "c" * 64,
        "players": 2,
        "host": person.id,
        "status": store.OPEN,
        "listed": True,
        "seed": "0" * 64,
        "rematch": "",
        "created": 1,
        "updated": 1,
        "seats": [store.Seat(0, store.PERSON, person.id, "", "Ann", "n1"), store.Seat(1)],
    }
    return store.TableRow(**{**values, **more})


ANN = store.Person("p" * 20, "Ann", "en")


def stand(asked: list[int], *points: int, status: str = store.RUNNING) -> store.Stand:
    return store.Stand(status, asked, list(points))


async def seeded(database: Database) -> None:
    await database.write(lambda c: store.add_person(c, ANN, "recovery"))
    await database.write(lambda c: store.add_table(c, row("t1", ANN)))


def test_people_and_tokens(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)
        assert await database.read(lambda c: store.person(c, ANN.id)) == ANN
        assert await database.read(lambda c: store.person(c, "nobody")) is None
        assert await database.read(lambda c: store.person_by_recovery(c, "recovery")) == ANN
        assert await database.read(lambda c: store.person_by_recovery(c, "Recovery")) is None
        token = await database.write(lambda c: store.add_token(c, ANN.id, "my bot"))
        assert await database.read(lambda c: store.person_by_token(c, token)) == ANN
        assert await database.read(lambda c: store.person_by_token(c, token + "x")) is None
        await database.write(lambda c: store.change_person(c, ANN.id, name="Anna"))
        found = await database.read(lambda c: store.person(c, ANN.id))
        assert found is not None
        assert found.name == "Anna"

    with_database(database_url, work)


def test_tables_and_seats(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)
        await database.write(lambda c: store.add_table(c, row("t2", ANN, listed=False, status=store.RUNNING)))
        found = await database.read(lambda c: store.table(c, "t1"))
        assert found == row("t1", ANN)
        assert {table.id for table in await database.read(lambda c: store.tables_of(c, ANN.id))} == {"t1", "t2"}
        assert [table.id for table in await database.read(lambda c: store.listed_tables(c, store.OPEN, 0, 30, 30))] == ["t1"]
        assert await database.read(lambda c: store.listed_tables(c, store.RUNNING, 0, 30, 30)) == []
        seat = store.Seat(1, store.BOT, None, "greedy", "greedy", "n2", {"windows": "pass"})
        await database.write(lambda c: store.change_seat(c, "t1", seat))
        found = await database.read(lambda c: store.table(c, "t1"))
        assert found is not None
        assert found.seats[1] == seat

    with_database(database_url, work)


def test_tables_that_go_on_by_themselves_are_taken_up(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)
        bot = store.Seat(1, store.BOT, None, "greedy", "greedy", "n")
        waits = store.Seat(0, store.PERSON, ANN.id, "", "Ann", "n")
        answers = store.Seat(0, store.PERSON, ANN.id, "", "Ann", "n", {"windows": "pass"})
        for name, asked, seats, status in (
            ("a bot is asked", [1], [waits, bot], store.RUNNING),
            ("answered before", [0], [answers, bot], store.RUNNING),
            ("both, at once", [0, 1], [answers, bot], store.RUNNING),
            ("nobody knows", [], [waits, bot], store.RUNNING),
            ("a person thinks", [0], [waits, bot], store.RUNNING),
            ("not begun", [], [waits, store.Seat(1)], store.OPEN),
            ("over", [], [waits, bot], store.OVER),
        ):
            made = row(name, ANN, seats=seats, status=status, asked=asked)
            await database.write(lambda c, made=made: store.add_table(c, made))  # type: ignore[misc]
        assert await database.read(store.unattended_tables) == ["a bot is asked", "answered before", "both, at once", "nobody knows"]

    with_database(database_url, work)


def test_my_tables_begin_where_it_is_my_turn(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)
        for name, at in (("mine", 1), ("ours", 0), ("theirs", 3), ("finished", 4)):
            await database.write(lambda c, name=name, at=at: store.add_table(c, row(name, ANN, updated=at)))  # type: ignore[misc]
        for name, now in (
            ("mine", stand([0], 3, 5)),
            ("ours", stand([0, 1], 0, 0)),
            ("theirs", stand([1], 4, 4)),
            ("finished", stand([], 50, 9, status=store.OVER)),
        ):
            await database.write(lambda c, name=name, now=now: store.add_entries(c, name, [], now))  # type: ignore[misc]
        found = await database.read(lambda c: store.tables_of(c, ANN.id))
        assert {table.id for table in found[:2]} == {"mine", "ours"}
        assert {table.id for table in found[2:4]} == {"theirs", "t1"}
        assert [(table.id, table.status, table.asked, table.points) for table in found[4:]] == [("finished", store.OVER, [], [50, 9])]
        assert {table.id: (table.asked, table.points) for table in found[:2]} == {"mine": ([0], [3, 5]), "ours": ([0, 1], [0, 0])}

    with_database(database_url, work)


def add_old_person(connection: Connection, person: store.Person) -> None:
    """As people were kept until the sixth form of the database."""
    values = {"id": person.id, "name": person.name, "language": person.language, "recovery": f"of {person.id}", "created": 0}
    connection.execute(sql(f"insert into people ({', '.join(values)}) values ({', '.join(f':{name}' for name in values)})"), values)


@pytest.mark.parametrize(
    ("form", "more", "asked"),
    [
        ("0001", {}, ""),
        ("0002", {"actor": 1, "points": "[]"}, "1"),
        ("0002", {"actor": None, "points": "[]"}, ""),
        ("0003", {"asked": "01", "points": "[]", "options": "{}"}, "01"),
    ],
)
def test_an_old_database_is_brought_up_to_date(database_url: str, form: str, more: dict[str, Any], asked: str) -> None:
    """Tables from before the points stood with them are still found, nothing is known of how they stand; and so are those of one actor.
    What went on by rules from before the first release is closed."""
    engine = engine_for(database_url)
    migrate(engine, form)
    with engine.begin() as connection:
        add_old_person(connection, ANN)
        newer = ("seats", "rules", "options", "asked", "points", "advice", "own", "watchers_talk")
        plain = {key: value for key, value in vars(row("t1", ANN)).items() if key not in newer}
        old = {**plain, "own_content": "", **more}
        connection.execute(sql(f"insert into tables ({', '.join(old)}) values ({', '.join(f':{name}' for name in old)})"), old)
    migrate(engine, "0003")
    with engine.connect() as connection:
        assert connection.execute(sql("select asked from tables")).scalar() == asked
    engine.dispose()

    async def look(database: Database) -> None:
        found = await database.read(lambda c: store.table(c, "t1"))
        assert found == row("t1", ANN, seats=[], status=store.STOPPED)

    with_database(database_url, look)


def test_own_content_of_an_old_database_is_kept_once(database_url: str) -> None:
    engine = engine_for(database_url)
    migrate(engine, "0004")
    kept = {"t1": ("a" * 64, "my cards"), "t2": ("a" * 64, "my cards"), "t3": ("b" * 64, "other\ncards"), "t4": ("c" * 64, "")}
    newer = ("seats", "own", "rules", "watchers_talk")
    with engine.begin() as connection:
        add_old_person(connection, ANN)
        for table_id, (content, text) in kept.items():
            old = {key: value for key, value in vars(row(table_id, ANN, content=content)).items() if key not in newer}
            old.update(own_content=text, options="{}", asked="", points="[]")
            connection.execute(sql(f"insert into tables ({', '.join(old)}) values ({', '.join(f':{name}' for name in old)})"), old)
    engine.dispose()

    async def look(database: Database) -> None:
        for table_id, (content, text) in kept.items():
            assert await database.read(lambda c, table_id=table_id: store.table(c, table_id)) == row(  # type: ignore[misc]
                table_id, ANN, content=content, seats=[], own=bool(text), status=store.STOPPED
            )
            assert await database.read(lambda c, content=content: store.content_text(c, content)) == text  # type: ignore[misc]
        assert await database.read(lambda c: store.contents_of(c, ANN.id)) == 2
        await database.write(lambda c: store.add_content(c, "a" * 64, "my cards", ANN.id))
        await database.write(lambda c: store.add_content(c, "d" * 64, "new cards", ANN.id))
        assert await database.read(lambda c: store.contents_of(c, ANN.id)) == 3
        assert await database.read(lambda c: store.has_content(c, "d" * 64))
        assert not await database.read(lambda c: store.has_content(c, "e" * 64))

    with_database(database_url, look)


def test_tables_for_friends_of_an_old_database_are_private(database_url: str) -> None:
    """Those that wait for players are in no list any more, those that run stay in theirs; who is called a guest has told no name; and what
    was said was said at the table."""
    engine = engine_for(database_url)
    migrate(engine, "0006")
    nobody = store.Person("n" * 20, "Gast", "de")
    with engine.begin() as connection:
        add_old_person(connection, ANN)
        add_old_person(connection, nobody)
        for table_id, status in (("t1", store.OPEN), ("t2", store.RUNNING)):
            kept = vars(row(table_id, ANN, status=status)).items()
            old = {key: value for key, value in kept if key not in ("seats", "watchers_talk")} | {
                "options": "{}",
                "asked": "",
                "points": "[]",
            }
            connection.execute(sql(f"insert into tables ({', '.join(old)}) values ({', '.join(f':{name}' for name in old)})"), old)
        line = {"table_id": "t2", "seq": 1, "person": ANN.id, "name": "Ann", "text": "hello", "at": 7}
        connection.execute(sql(f"insert into chat ({', '.join(line)}) values ({', '.join(f':{name}' for name in line)})"), line)
    engine.dispose()

    async def look(database: Database) -> None:
        for table_id, status, listed in (("t1", store.OPEN, False), ("t2", store.RUNNING, True)):
            found = await database.read(lambda c, table_id=table_id: store.table(c, table_id))  # type: ignore[misc]
            assert found == row(table_id, ANN, status=status, listed=listed, seats=[])
        assert await database.read(lambda c: store.person(c, ANN.id)) == store.Person(ANN.id, ANN.name, ANN.language, named=True)
        assert await database.read(lambda c: store.person(c, nobody.id)) == nobody
        assert await database.read(lambda c: store.chat(c, "t2")) == [store.ChatLine(1, "Ann", "hello", 7, ANN.id, store.TABLE)]

    with_database(database_url, look)


def test_entries_are_unique_and_a_failed_write_leaves_the_others(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)
        first = [store.Entry(0, -1, "begin 1", None, 1), store.Entry(1, 0, "pass", "0/a", 1)]
        await database.write(lambda c: store.add_entries(c, "t1", first, stand([0])))

        def add(seq: int, move_id: str | None) -> Awaitable[None]:
            return database.write(lambda c: store.add_entries(c, "t1", [store.Entry(seq, 0, "x", move_id, 1)], stand([0])))

        results = await asyncio.gather(add(2, "0/b"), add(1, "0/c"), add(3, "0/a"), add(3, "0/d"), return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], IntegrityError)
        assert isinstance(results[2], IntegrityError)
        assert results[3] is None
        kept = await database.read(lambda c: store.entries(c, "t1"))
        assert [(entry.seq, entry.move_id) for entry in kept] == [(0, None), (1, "0/a"), (2, "0/b"), (3, "0/d")]

    with_database(database_url, work)


def test_many_writers_share_commits(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)

        def add(seq: int) -> Awaitable[None]:
            return database.write(lambda c: store.add_entries(c, "t1", [store.Entry(seq, 0, "x", None, 1)], stand([0])))

        await asyncio.gather(*(add(seq) for seq in range(300)))
        kept = await database.read(lambda c: store.entries(c, "t1"))
        assert [entry.seq for entry in kept] == list(range(300))

    with_database(database_url, work)


def test_chat_is_in_order(database_url: str) -> None:
    async def work(database: Database) -> None:
        await seeded(database)

        def say(text: str) -> Awaitable[store.ChatLine]:
            return database.write(lambda c: store.add_chat(c, "t1", ANN.id, "Ann", text))

        for text in ("one", "two", "three"):
            await say(text)
        assert [line.text for line in await database.read(lambda c: store.chat(c, "t1"))] == ["one", "two", "three"]
        assert [line.seq for line in await database.read(lambda c: store.chat(c, "t1", 2))] == [2, 3]
        for text in ("four", "five", "six"):  # those who watch crowd nobody out
            await database.write(lambda c, text=text: store.add_chat(c, "t1", ANN.id, "Ann", text, store.WATCHERS))  # type: ignore[misc]
        lines = [(line.seq, line.channel) for line in await database.read(lambda c: store.chat(c, "t1", 2))]
        assert lines == [(2, store.TABLE), (3, store.TABLE), (5, store.WATCHERS), (6, store.WATCHERS)]

    with_database(database_url, work)


def test_migrations_make_what_the_schema_says(database_url: str) -> None:
    async def work(database: Database) -> None:
        with database.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []

    with_database(database_url, work)


def test_a_database_is_kept_when_opened_again(database_url: str) -> None:
    with_database(database_url, seeded)

    async def look(database: Database) -> None:
        assert await database.read(lambda c: store.person(c, ANN.id)) == ANN

    with_database(database_url, look)


def test_a_database_that_is_not_there() -> None:
    async def run() -> None:
        with pytest.raises(TriptychError, match="database cannot be used"):
            Database("postgresql+psycopg://nobody@/nothing?host=/nowhere")

    asyncio.run(run())
