"""Players bring something of their own to a seat, as an army"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.add_column(sa.Column("brought", sa.Text(), nullable=False, server_default=""))
