"""The first form of the database"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("keeps_record", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
        sa.UniqueConstraint("login", name=op.f("uq_persons_login")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_expires"), ["expires"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "shelf",
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_shelf_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "kind", "name", name=op.f("pk_shelf")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("owner", sa.String(length=26), nullable=True),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("open_seed", sa.Boolean(), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("content", sa.String(length=80), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.String(length=80), nullable=False),
        sa.Column("request", sa.Text(), nullable=False),
        sa.Column("taken_back", sa.Boolean(), nullable=False),
        sa.Column("origin", sa.String(length=26), nullable=True),
        sa.Column("origin_at", sa.Integer(), nullable=True),
        sa.Column("next", sa.String(length=26), nullable=True),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("begun", sa.Integer(), nullable=True),
        sa.Column("changed", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["persons.id"], name=op.f("fk_tables_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_owner"), ["owner"], unique=False)
        batch_op.create_index("ix_tables_status_changed", ["status", "changed"], unique=False)

    op.create_table(
        "chat",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("command", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_chat_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(length=40), nullable=True),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_entries")),
        sa.UniqueConstraint("table", "actor", "command", name=op.f("uq_entries_table_actor_command")),
    )
    op.create_table(
        "links",
        sa.Column("id", sa.String(length=26), nullable=False),
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("maker", sa.String(length=26), nullable=False),
        sa.Column("created", sa.Integer(), nullable=False),
        sa.Column("revoked", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["maker"], ["persons.id"], name=op.f("fk_links_maker"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_links_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_links")),
        sa.UniqueConstraint("token", name=op.f("uq_links_token")),
    )
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_links_table"), ["table"], unique=False)

    op.create_table(
        "results",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("scenario", sa.String(length=80), nullable=False),
        sa.Column("mode", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("taken_back", sa.Boolean(), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("finished", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_finished"), ["finished"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("pin", sa.String(length=200), nullable=False),
        sa.Column("offered", sa.Boolean(), nullable=False),
        sa.Column("held_by", sa.String(length=26), nullable=True),
        sa.Column("votes", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("rules", sa.String(length=80), nullable=False),
        sa.Column("content", sa.String(length=80), nullable=False),
        sa.Column("base", sa.Boolean(), nullable=False),
        sa.Column("barrier", sa.String(length=80), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "result_seats",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("role", sa.String(length=80), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_result_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["results.table"], name=op.f("fk_result_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_result_seats")),
    )
    with op.batch_alter_table("result_seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_result_seats_person"), ["person"], unique=False)

    op.create_table(
        "watchers",
        sa.Column("table", sa.String(length=26), nullable=False),
        sa.Column("person", sa.String(length=26), nullable=False),
        sa.Column("link", sa.String(length=26), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["link"], ["links.id"], name=op.f("fk_watchers_link"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_watchers_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_watchers_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_watchers")),
    )
    with op.batch_alter_table("watchers", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_watchers_person"), ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("watchers", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_watchers_person"))

    op.drop_table("watchers")
    with op.batch_alter_table("result_seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_result_seats_person"))

    op.drop_table("result_seats")
    op.drop_table("snapshots")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_results_finished"))

    op.drop_table("results")
    with op.batch_alter_table("links", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_links_table"))

    op.drop_table("links")
    op.drop_table("entries")
    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_changed")
        batch_op.drop_index(batch_op.f("ix_tables_owner"))

    op.drop_table("tables")
    op.drop_table("shelf")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person"))
        batch_op.drop_index(batch_op.f("ix_sessions_expires"))

    op.drop_table("sessions")
    op.drop_table("secrets")
    op.drop_table("persons")
