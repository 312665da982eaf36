"""How long people took for their turns."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("replies", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "replies")
