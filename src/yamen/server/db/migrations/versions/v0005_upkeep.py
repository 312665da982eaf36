"""What upkeep needs: when tables were touched, archives of games long over, locked seats and who was sent away."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("locked", sa.Integer, nullable=False, server_default="0"))
    # Nobody knows when: all are given the whole time from now on.
    op.get_bind().execute(sa.text("UPDATE tables SET touched = :now"), {"now": time.time()})
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_index("chat_by_person", "chat", ["person", "at"])
    op.create_table(
        "removals",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "archives",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chores",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for name in ("chores", "archives", "removals"):
        op.drop_table(name)
    op.drop_index("chat_by_person", "chat")
    op.drop_index("tables_by_owner", "tables")
    for column in ("locked", "touched"):
        op.drop_column("tables", column)
