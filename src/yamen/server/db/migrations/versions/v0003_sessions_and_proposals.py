"""Sessions and passwords; what lists and proposals need in the row of a table."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

revision = "0003"
down_revision = "0002"

LISTED = text("watchable AND (stage = 'running' OR (stage = 'open' AND free > 0))")


def upgrade() -> None:
    op.add_column("people", sa.Column("login", sa.String(40), nullable=True))
    op.add_column("people", sa.Column("password", sa.String(200), nullable=True))
    op.create_index("people_by_login", "people", ["login"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("to_move", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("proposal", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("pack", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.create_index("tables_listed", "tables", ["created"], sqlite_where=LISTED, postgresql_where=LISTED)
    fill()


def fill() -> None:
    """Tell of the tables that are there how many moves and free seats they have, and whose turn it is."""
    connection = op.get_bind()
    connection.execute(
        text(
            'UPDATE tables SET number = (SELECT COUNT(*) FROM moves WHERE moves."table" = tables.id), '
            "free = (SELECT COUNT(*) FROM seats WHERE seats.\"table\" = tables.id AND seats.kind = 'open')"
        )
    )


def downgrade() -> None:
    op.drop_index("tables_listed", "tables")
    for column in ("rematch", "pack", "abandoned", "proposal", "free", "to_move", "number"):
        op.drop_column("tables", column)
    op.drop_table("sessions")
    op.drop_index("people_by_login", "people")
    for column in ("password", "login"):
        op.drop_column("people", column)
