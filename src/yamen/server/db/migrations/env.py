"""Alembic's entry: the connection comes from `yamen.server.db.store`."""

from alembic import context

from yamen.server.db.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
