"""Clocks, nights and leave, seats that are away, and who sat where a bot plays now."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text

revision = "0009"
down_revision = "0008"

HAS_DEADLINE = text("deadline IS NOT NULL")
HAS_FORMER = text("former IS NOT NULL")


def upgrade() -> None:
    op.add_column("people", sa.Column("night", sa.String(60), nullable=True))
    op.add_column("tables", sa.Column("pace", sa.String(10), nullable=False, server_default="none"))
    op.add_column("tables", sa.Column("stand_in", sa.String(20), nullable=False, server_default="strong"))
    op.add_column("tables", sa.Column("asked_since", sa.Double, nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Double, nullable=True))
    op.add_column("tables", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_by_deadline", "tables", ["deadline"], sqlite_where=HAS_DEADLINE, postgresql_where=HAS_DEADLINE
    )
    op.add_column("seats", sa.Column("former", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("bank", sa.Double, nullable=True))
    op.add_column("seats", sa.Column("most", sa.Double, nullable=True))
    op.add_column("seats", sa.Column("credit", sa.Double, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("away", sa.Double, nullable=True))
    op.add_column("seats", sa.Column("returns", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("night", sa.String(60), nullable=True))
    op.create_index("seats_by_former", "seats", ["former"], sqlite_where=HAS_FORMER, postgresql_where=HAS_FORMER)
    op.create_table(
        "leaves",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
    )
    op.create_index("leaves_by_person", "leaves", ["person", "ends"])
    op.create_table(
        "downtimes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("downtimes")
    op.drop_table("leaves")
    op.drop_index("seats_by_former", "seats")
    for column in ("night", "returns", "away", "credit", "most", "bank", "former"):
        op.drop_column("seats", column)
    op.drop_index("tables_by_deadline", "tables")
    for column in ("waits", "deadline", "asked_since", "stand_in", "pace"):
        op.drop_column("tables", column)
    op.drop_column("people", "night")
