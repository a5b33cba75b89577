"""Runs migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from triptych.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
