"""A table remembers that somebody asked for a hint; the record marks such games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("tables", "results"):
        with op.batch_alter_table(name) as table:
            table.add_column(sa.Column("hinted", sa.Boolean(), nullable=False, server_default="0"))
