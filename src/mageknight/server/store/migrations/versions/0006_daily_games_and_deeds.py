"""Everybody has one game of the day; a result keeps what its player did in the match"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(26), nullable=False),
        sa.Column("table", sa.String(26), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person", name="pk_daily"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_daily_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_daily_table", ondelete="CASCADE"),
    )
    op.create_index("ix_daily_person", "daily", ["person"])
    op.create_index("ix_daily_table", "daily", ["table"])
    with op.batch_alter_table("result_seats") as table:
        table.add_column(sa.Column("deeds", sa.Text(), nullable=False, server_default=""))
