"""Brings the database to the form this program needs.

Starting is quick: one query tells whether anything is to be done, and Alembic is only loaded if so.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, inspect, text

HEAD: Final = "0008"
"""The newest migration; a test compares it with the files."""

LOCK: Final = 7_269_420
"""The advisory lock of PostgreSQL that lets one of several starting processes migrate while the others wait."""


class DatabaseTooNewError(RuntimeError):
    """The database was written by a newer program."""


def upgrade(engine: Engine, to: str = HEAD) -> bool:
    """Migrate to the newest form; True if anything was done. It reads and writes: call it in a thread."""
    with engine.connect() as connection:
        if version(connection) == to:
            return False
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        return upgrade_within(connection, to)


def version(connection: Connection) -> str:
    """The migration the database is at; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def upgrade_within(connection: Connection, to: str = HEAD) -> bool:
    """The same within a transaction of the caller's."""
    found = version(connection)
    if found == to:
        return False
    if found > to:
        raise DatabaseTooNewError(f"the database is at {found}, this program knows up to {to}")
    from alembic import command

    command.upgrade(configuration(connection), to)
    return True


def configuration(connection: Connection | None = None) -> Any:
    """Alembic's configuration for this package's migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
