"""Backup and restore: everything a server holds in one file, from either database into either.

The file is gzip of JSON lines: a header with the form of the database, then each row as ``[table, [values]]``. It is read from
one consistent picture of the data while the server runs, and restored only into an empty database.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import os
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, select, text

from mageknight.kernel.message import Message, say
from mageknight.server.people.accounts import People
from mageknight.server.settings import Settings
from mageknight.server.store import migrate
from mageknight.server.store.database import Database
from mageknight.server.store.schema import metadata, tables
from mageknight.server.tokens import Mint

FORMAT: Final = "mageknight-backup"
VERSION: Final = 1
CHUNK: Final = 500


class BackupError(Exception):
    """A backup cannot be restored; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class Header(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    format: str
    version: int
    form: str


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """The database of these settings, in today's form."""
    settings.prepare_folder()
    database = Database(settings.database_url)
    try:
        await asyncio.to_thread(migrate.upgrade, database.writing)
        await database.open()
        yield database
    finally:
        await database.close()


async def upgrade(settings: Settings) -> bool:
    """Migrate the database; True if that changed anything."""
    settings.prepare_folder()
    database = Database(settings.database_url)
    try:
        return await asyncio.to_thread(migrate.upgrade, database.writing)
    finally:
        await database.close()


async def grant_admin(settings: Settings, login: str, on: bool) -> bool:
    """Make an account an administrator, or no longer; False if there is none."""
    async with opened(settings) as database:
        return await People(database, Mint(b"", "none"), 1).grant_admin(login, on)


async def save(settings: Settings, file: Path) -> int:
    """Write a backup; how many rows it has. The file appears only when it is complete."""
    partial = file.with_name(file.name + ".part")
    async with opened(settings) as database:
        rows = 0
        with _private(partial) as raw, gzip.GzipFile(file.name, "wb", 6, raw) as out:
            out.write(msgspec.json.encode(Header(FORMAT, VERSION, migrate.HEAD)) + b"\n")
            async with database.reading() as connection:
                if not database.is_sqlite:
                    await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                for table in metadata.sorted_tables:
                    async for row in await connection.stream(select(table)):
                        out.write(msgspec.json.encode([str(table.name), [_plain(value) for value in row]]) + b"\n")
                        rows += 1
    partial.replace(file)
    return rows


def _private(file: Path) -> BinaryIO:
    """A new file that only its owner may read: it holds the seeds of running matches and the key that signs tokens."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


async def load(settings: Settings, file: Path) -> int:
    """Fill an empty database from a backup; how many rows there were. All of it, or nothing.

    A backup of an earlier program is put into a database of its own form, which is then brought to today's.
    """
    async with opened(settings) as database:

        def job(connection: Connection) -> int:
            count = connection.execute(select(func.count()).select_from(tables))
            if count.scalar():
                raise BackupError(say("server-restore-not-empty"))
            return _fill(connection, file)

        return await database.write(job)


def _fill(connection: Connection, file: Path) -> int:
    rows = 0
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    try:
        with gzip.open(file, "rb") as source:
            header = msgspec.json.decode(source.readline(), type=Header)
            if header.format != FORMAT or header.version > VERSION or not "0001" <= header.form <= migrate.HEAD:
                raise BackupError(say("server-restore-other", file=str(file), form=header.form))
            known = _begun_anew(connection, header.form)
            for line in source:
                name, values = msgspec.json.decode(line)
                if current is not known[name] or len(waiting) >= CHUNK:
                    _flush(connection, current, waiting)
                    current = known[name]
                waiting.append(_row(current, values))
                rows += 1
    except (
        OSError,
        EOFError,
        zlib.error,
        msgspec.DecodeError,
        RecursionError,
        LookupError,
        TypeError,
        ValueError,
    ) as error:
        raise BackupError(say("server-restore-broken", file=str(file))) from error
    _flush(connection, current, waiting)
    migrate.upgrade_within(connection)
    return rows


def _begun_anew(connection: Connection, form: str) -> dict[str, Table]:
    """The tables of a database of this form, without anything in them."""
    metadata.drop_all(connection)
    connection.execute(text("DROP TABLE alembic_version"))
    migrate.upgrade_within(connection, form)
    found = MetaData()
    found.reflect(connection)
    return dict(found.tables)


def _flush(connection: Connection, table: Table | None, waiting: list[dict[str, Any]]) -> None:
    if table is not None and waiting:
        connection.execute(insert(table), waiting)
    waiting.clear()


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, (bytes, memoryview)) else value


def _row(table: Table, values: list[Any]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for column, value in zip(table.columns, values, strict=True):
        binary = isinstance(column.type, LargeBinary) and value is not None
        row[column.name] = base64.b64decode(value) if binary else value
    return row
