"""By which rules a table is played. Those before the first release (1) are not played any more: what went on by them is closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    op.execute("UPDATE tables SET status = 'stopped', asked = '' WHERE status IN ('open', 'running')")
