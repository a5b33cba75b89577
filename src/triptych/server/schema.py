"""The tables of the database. What happened in a game is its `entries`, one line of the record each; everything else is around it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("named", Boolean, nullable=False, server_default=false()),
    Column("recovery", String(64), nullable=False, unique=True),
    Column("created", Integer, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),
    Column("content", String(64), nullable=False),
    Column("options", Text, nullable=False, server_default="{}"),
    Column("players", Integer, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("status", String(8), nullable=False),
    Column("asked", String(8), nullable=False, server_default=""),
    Column("points", Text, nullable=False, server_default="[]"),
    Column("listed", Boolean, nullable=False),
    Column("watchers_talk", Boolean, nullable=False, server_default=true()),
    Column("advice", Boolean, nullable=False, server_default=false()),
    Column("own", Boolean, nullable=False, server_default=false()),
    Column("seed", String(64), nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("created", Integer, nullable=False),
    Column("updated", Integer, nullable=False),
    Index("ix_tables_status_updated", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("standing", Text, nullable=False),
    Column("advice", Boolean, nullable=False, server_default=false()),
)

contents = Table(
    "contents",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(80), nullable=False),
    Column("move_id", String(64), nullable=True),
    Column("at", Integer, nullable=False),
    UniqueConstraint("table_id", "move_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Integer, nullable=False),
    Column("channel", String(8), nullable=False, server_default="table"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("made_by", String(40), nullable=False),
    Column("found", Text, nullable=False),
    Column("at", Integer, nullable=False),
)
