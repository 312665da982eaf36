"""Sessions tell their device and their use; what names look like; where writers sat; changes beside a server."""

import sqlalchemy as sa
from alembic import op

from yamen.server.names import skeleton_of

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("look", sa.String(200), nullable=True))
    op.add_column("sessions", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("proven", sa.Double, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(80), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("seat", sa.Integer, nullable=True))
    op.create_table(
        "changes", sa.Column("id", sa.Integer, primary_key=True), sa.Column("change", sa.Text, nullable=False)
    )
    fill()
    op.create_index("people_by_look", "people", ["look"], unique=True)


def fill() -> None:
    """Of names that look alike already, the oldest is protected."""
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE sessions SET seen = created"))
    people = connection.execute(sa.text("SELECT id, login FROM people WHERE login IS NOT NULL ORDER BY created"))
    looks: dict[str, str] = {}
    for id_, login in people.all():
        looks.setdefault(skeleton_of(login), id_)
    for look, id_ in looks.items():
        connection.execute(sa.text("UPDATE people SET look = :look WHERE id = :id"), {"look": look, "id": id_})


def downgrade() -> None:
    op.drop_table("changes")
    op.drop_index("people_by_look", "people")
    op.drop_column("chat", "seat")
    for column in ("device", "proven", "seen"):
        op.drop_column("sessions", column)
    op.drop_column("people", "look")
