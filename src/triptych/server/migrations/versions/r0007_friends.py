"""Who has told his name; whom a line of the chat is for, and whether those who watch may talk. Tables that wait for players were made for
somebody who was sent the link: they are in no list until their host opens them to anybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

UNNAMED = ("Guest", "Gast", "Convive")  # what whoever had told no name was called until now


def upgrade() -> None:
    op.add_column("people", sa.Column("named", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("watchers_talk", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("chat", sa.Column("channel", sa.String(8), nullable=False, server_default="table"))
    people = sa.table("people", sa.column("name", sa.String()), sa.column("named", sa.Boolean()))
    tables = sa.table("tables", sa.column("status", sa.String()), sa.column("listed", sa.Boolean()))
    op.execute(people.update().where(people.c.name.not_in(UNNAMED)).values(named=sa.true()))
    op.execute(tables.update().where(tables.c.status == "open").values(listed=sa.false()))
