"""People make puzzles of positions and pass them on"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "made_puzzles",
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("person", sa.String(26), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_made_puzzles"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_made_puzzles_person", ondelete="CASCADE"),
    )
    op.create_index("ix_made_puzzles_person", "made_puzzles", ["person"])
