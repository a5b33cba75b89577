"""Whose turn it is and the points stand with the table, so that a list of tables needs no match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("actor", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("points", sa.Text(), nullable=False, server_default="[]"))
