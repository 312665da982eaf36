"""Which tables strangers find, what lists tell of a table, who is there, and what happened besides moves."""

import time

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

revision = "0006"
down_revision = "0005"

LISTED_BEFORE = text("watchable AND (stage = 'running' OR (stage = 'open' AND free > 0))")
LISTED = text("public AND ((stage = 'running' AND watchable) OR (stage = 'open' AND free > 0))")


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("branched_from", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("seen", sa.Double, nullable=True))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("notices_by_table", "notices", ["table", "number"])
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["created"], sqlite_where=LISTED, postgresql_where=LISTED)
    fill()


def fill() -> None:
    """Tables that strangers could find stay on the list; everybody counts as having been here just now."""
    connection = op.get_bind()
    connection.execute(text("UPDATE tables SET public = watchable"))
    connection.execute(text("UPDATE seats SET seen = :now WHERE kind = 'person'"), {"now": time.time()})


def downgrade() -> None:
    op.drop_index("tables_listed", "tables")
    op.create_index("tables_listed", "tables", ["created"], sqlite_where=LISTED_BEFORE, postgresql_where=LISTED_BEFORE)
    op.drop_table("notices")
    op.drop_column("seats", "seen")
    for column in ("branched_from", "result", "round", "public"):
        op.drop_column("tables", column)
