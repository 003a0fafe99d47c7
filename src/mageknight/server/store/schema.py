"""The tables of the database, for SQLite and PostgreSQL alike.

What a match is stands in `entries`, one row for each entry of its log; everything else about a match only helps to find or
to speed up. Times are whole seconds of the epoch. JSON is kept as text, because the server never searches in it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("admin", Boolean, nullable=False),
    Column("keeps_record", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", Integer, nullable=False),
    Column("active", Integer, nullable=False, server_default="0"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Integer, nullable=False),
    Column("expires", Integer, nullable=False, index=True),
)

shelf = Table(
    "shelf",
    metadata,
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("data", Text, nullable=False),
    Column("changed", Integer, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(26), ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("open_seed", Boolean, nullable=False),
    Column("rules", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("waiting", String(80), nullable=False),
    Column("request", Text, nullable=False),
    Column("taken_back", Boolean, nullable=False),
    Column("origin", String(26)),
    Column("origin_at", Integer),
    Column("next", String(26)),
    Column("created", Integer, nullable=False),
    Column("begun", Integer),
    Column("changed", Integer, nullable=False),
    Column("finished", Integer),
    Column("ending", Text, nullable=False),
    Column("clocks", Text, nullable=False, server_default=""),
    Column("remarks", Text, nullable=False, server_default=""),
    Column("stood_in", Boolean, nullable=False, server_default="0"),
    Column("hinted", Boolean, nullable=False, server_default="0"),
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("pin", String(200), nullable=False),
    Column("offered", Boolean, nullable=False),
    Column("held_by", String(26)),
    Column("votes", Text, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("ends", Boolean, nullable=False),
    Column("held_name", String(40), nullable=False, server_default=""),
    Column("held_since", Integer),
    Column("brought", Text, nullable=False, server_default=""),
)

links = Table(
    "links",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("token", String(64), nullable=False, unique=True),
    Column("maker", String(26), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("created", Integer, nullable=False),
    Column("revoked", Integer),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("link", String(26), ForeignKey("links.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("actor", Integer, nullable=False),
    Column("command", String(40)),
    Column("entry", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", Integer, nullable=False),
    UniqueConstraint("table", "actor", "command"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("rules", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("base", Boolean, nullable=False),
    Column("barrier", String(80), nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(500), nullable=False),
    Column("command", String(40), nullable=False),
    Column("at", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(80), nullable=False),
    Column("mode", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("taken_back", Boolean, nullable=False),
    Column("rules", String(80), nullable=False),
    Column("finished", Integer, nullable=False, index=True),
    Column("stood_in", Boolean, nullable=False, server_default="0"),
    Column("hinted", Boolean, nullable=False, server_default="0"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table", String(26), ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("role", String(80), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("deeds", Text, nullable=False, server_default=""),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
)

made_puzzles = Table(
    "made_puzzles",
    metadata,
    Column("name", String(60), primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("title", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Integer, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(10), primary_key=True),
    Column("mode", String(10), nullable=False),
    Column("address", String(400), nullable=False),
    Column("confirmed", Integer),
    Column("failed", Integer),
    Column("trouble", String(120), nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table", String(26), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(26), ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("channel", String(10), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("at", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Integer, index=True),
)
