"""Whose turn it is, to be told; how people are told, and where."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    due = sa.text("due IS NOT NULL")
    op.create_table(
        "turn_outbox",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=True),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("turn_outbox_due", "turn_outbox", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_index("turn_outbox_by_table", "turn_outbox", ["table"])
    op.create_table(
        "notification_settings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("feed", sa.String(16), nullable=True),
        sa.Column("not_before", sa.Double, nullable=False, server_default="0"),
        sa.Column("lease", sa.Double, nullable=False, server_default="0"),
    )
    op.create_table(
        "notification_channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(100), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("delivered", sa.Double, nullable=True),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("error", sa.String(200), nullable=True),
        sa.Column("off", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("notification_channels_by_person", "notification_channels", ["person"])


def downgrade() -> None:
    for table in ("notification_channels", "notification_settings", "turn_outbox"):
        op.drop_table(table)
