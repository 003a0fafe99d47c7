"""Tables state a pace and keep the time of every seat; who left a seat, when, and what was said about it is remembered"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Plain defaults: for others SQLite would make the table again, and what hangs on its rows would go with them.
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("clocks", sa.Text(), nullable=False, server_default=""))
        table.add_column(sa.Column("remarks", sa.Text(), nullable=False, server_default=""))
        table.add_column(sa.Column("stood_in", sa.Boolean(), nullable=False, server_default="0"))
    with op.batch_alter_table("seats") as table:
        table.alter_column("votes", existing_type=sa.String(200), type_=sa.Text(), existing_nullable=False)
        table.add_column(sa.Column("held_name", sa.String(40), nullable=False, server_default=""))
        table.add_column(sa.Column("held_since", sa.Integer(), nullable=True))
    with op.batch_alter_table("results") as table:
        table.add_column(sa.Column("stood_in", sa.Boolean(), nullable=False, server_default="0"))
    _turn_clocks_into_paces()


def _turn_clocks_into_paces() -> None:
    """The seconds a decision might take become the free time of a turn; votes already cast are cast again."""
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE seats SET votes = ''"))
    for table, text in connection.execute(sa.text("SELECT id, options FROM tables")).all():
        options = json.loads(text)
        seconds = options.pop("clock", 0)
        if seconds:
            options["pace"] = {"kind": "live" if seconds < 24 * 3600 else "days", "free": seconds}
        changed = sa.text("UPDATE tables SET options = :options WHERE id = :id")
        connection.execute(changed, {"options": json.dumps(options), "id": table})
