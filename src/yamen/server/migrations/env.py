"""Alembic's entry: the connection comes from `yamen.server.store`."""

from alembic import context

from yamen.server.schema import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
