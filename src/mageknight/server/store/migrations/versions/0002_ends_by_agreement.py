"""Seats concede and agree to end; a table remembers how it ended when the game itself did not say"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("ending", sa.Text(), nullable=False, server_default=""))
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("conceded", sa.Boolean(), nullable=False, server_default=sa.false()))
        table.add_column(sa.Column("ends", sa.Boolean(), nullable=False, server_default=sa.false()))
