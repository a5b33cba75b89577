"""Content of people's own stands once, by its hash, however many tables play with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_contents_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_contents"),
    )
    op.create_index("ix_contents_person", "contents", ["person"])
    op.execute(
        "INSERT INTO contents (hash, text, person, created) "
        "SELECT content, MIN(own_content), MIN(host), MIN(created) FROM tables WHERE own_content <> '' GROUP BY content"
    )
    op.add_column("tables", sa.Column("own", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET own = (own_content <> '')")
    op.drop_column("tables", "own_content")
