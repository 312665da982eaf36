"""Operators, whom people ignore, reports, sanctions, and stock phrases in chats."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("silenced", sa.Double, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("suspended", sa.Double, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("phrase", sa.String(20), nullable=True))
    op.create_table(
        "ignored",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ignored_by_other", "ignored", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("reporter", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("reason", sa.String(20), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("handled", sa.Double, nullable=True),
    )
    op.create_index("reports_by_about", "reports", ["about"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("sanctions_by_person", "sanctions", ["person"])


def downgrade() -> None:
    for table in ("sanctions", "reports", "ignored"):
        op.drop_table(table)
    op.drop_column("chat", "phrase")
    for column in ("closed", "suspended", "silenced", "operator"):
        op.drop_column("people", column)
