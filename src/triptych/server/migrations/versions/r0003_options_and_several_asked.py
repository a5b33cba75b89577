"""What was settled before the game stands with the table; and several seats can be asked at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("options", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("asked", sa.String(8), nullable=False, server_default=""))
    op.execute("UPDATE tables SET asked = CAST(actor AS VARCHAR(8)) WHERE actor IS NOT NULL")
    op.drop_column("tables", "actor")
