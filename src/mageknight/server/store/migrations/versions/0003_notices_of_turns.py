"""People choose how they are told that a game waits for them; the server knows when they were last there and what it has told"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("persons") as table:
        table.add_column(sa.Column("active", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "channels",
        sa.Column("person", sa.String(26), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("address", sa.String(400), nullable=False),
        sa.Column("confirmed", sa.Integer()),
        sa.Column("failed", sa.Integer()),
        sa.Column("trouble", sa.String(120), nullable=False),
        sa.PrimaryKeyConstraint("person", "channel", name="pk_channels"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_channels_person", ondelete="CASCADE"),
    )
    op.create_table(
        "notices",
        sa.Column("table", sa.String(26), nullable=False),
        sa.Column("person", sa.String(26), nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Integer()),
        sa.PrimaryKeyConstraint("table", "person", "channel", name="pk_notices"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_notices_person", ondelete="CASCADE"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_due", "notices", ["due"])
