"""Moderation of people and tables by a host, beside a running server: find, log out, lock, forget, close, reset a password, check.

A server that runs notices by itself: a connection whose session was ended is closed within a minute, a table that was closed takes
no further move.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from mageknight.kernel.message import say
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server.clock import now
from mageknight.server.live.absences import locked, remark
from mageknight.server.people.accounts import People, hash_password
from mageknight.server.settings import Settings
from mageknight.server.store import match_log
from mageknight.server.store.database import Database
from mageknight.server.store.records import Person, person_of
from mageknight.server.store.schema import persons, seats, sessions, tables
from mageknight.server.tables.lobby import kit_of, read_table
from mageknight.server.tokens import Mint
from mageknight.server.upkeep.backup import opened

FOUND = 50
"""How many people a search shows."""
LOCKED = "locked"
"""In place of a password: nothing fits it."""


class Found(msgspec.Struct, frozen=True):
    """Somebody, as a host sees people."""

    id: str
    name: str
    login: str
    sessions: int
    tables: tuple[str, ...]


async def people(settings: Settings, text: str) -> list[Found]:
    """People whose name, login or id holds a text, and the tables they play at."""
    async with opened(settings) as database, database.reading() as connection:
        like = f"%{text.casefold()}%"
        query = select(persons.c.id, persons.c.name, persons.c.login).where(
            or_(func.lower(persons.c.name).like(like), persons.c.login.like(like), persons.c.id == text)
        )
        rows = (await connection.execute(query.order_by(persons.c.active.desc()).limit(FOUND))).all()
        return [await _found(connection, row) for row in rows]


async def _found(connection: AsyncConnection, row: Any) -> Found:
    held = select(func.count()).select_from(sessions).where(sessions.c.person == row.id, sessions.c.expires > now())
    sat = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(seats.c.person == row.id, tables.c.status.in_(["open", "running"]))
        .distinct()
    )
    count = (await connection.execute(held)).scalar() or 0
    return Found(
        row.id, row.name, row.login or "", count, tuple([str(one.id) for one in await connection.execute(sat)])
    )


async def reset_password(settings: Settings, login: str) -> str:
    """A new password for an account; all its sessions end."""
    password = secrets.token_urlsafe(9)
    await _set_password(settings, login, await hash_password(password))
    return password


async def lock(settings: Settings, who: str) -> None:
    """Let nobody in under this account until its password is reset; all its sessions end."""
    await _set_password(settings, who, LOCKED)


async def _set_password(settings: Settings, who: str, stored: str) -> None:
    async with opened(settings) as database:
        person = await _person(database, who)

        def job(connection: Connection) -> None:
            if person.login is not None:
                connection.execute(update(persons).where(persons.c.id == person.id).values(password=stored))
            connection.execute(delete(sessions).where(sessions.c.person == person.id))

        await database.write(job)


async def forget(settings: Settings, who: str) -> None:
    """Delete somebody; games stay without the name."""
    async with opened(settings) as database:
        await People(database, Mint(b"", "none"), 1).forget(await _person(database, who))


async def close(settings: Settings, table: str) -> None:
    """End a table without a result; those who play there are told who did it."""
    async with opened(settings) as database:

        def job(connection: Connection) -> None:
            known = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
            if known is None:
                raise refuse("server-no-such-table")
            if known not in ("open", "running"):
                raise refuse("server-table-over")
            record, _ = locked(connection, table)
            values = {"status": "closed", "finished": now(), "changed": now(), "revision": tables.c.revision + 1}
            connection.execute(update(tables).where(tables.c.id == table).values(values))
            remark(connection, record, say("server-remark-closed-by-host"))

        await database.write(job, table)


async def check(settings: Settings) -> tuple[int, list[tuple[str, str]]]:
    """Read every match to its end: how many can be read, and which cannot, with the reason."""
    well, broken = 0, []
    async with opened(settings) as database:
        async with database.reading() as connection:
            query = select(tables.c.id).where(tables.c.status != "open").order_by(tables.c.created)
            ids = [str(row.id) for row in await connection.execute(query)]
        for table in ids:
            trouble = await _trouble(database, table)
            if trouble:
                broken.append((table, trouble))
            else:
                well += 1
    return well, broken


async def _trouble(database: Database, table: str) -> str:
    """The reason a match cannot be read; empty if it can."""
    async with database.reading() as connection:
        try:
            record, _ = await read_table(connection, table)
            if record.begun is None:
                return ""
            numbered, _ = await match_log.read_match(connection, kit_of(record), record)
        except Refusal as refusal:
            return refusal.reason
        except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as error:
            return type(error).__name__
    return "" if numbered.version == record.version else "server-match-damaged"


async def _person(database: Database, who: str) -> Person:
    async with database.reading() as connection:
        query = select(persons).where(or_(persons.c.login == who.casefold(), persons.c.id == who))
        row = (await connection.execute(query)).first()
    if row is None:
        raise refuse("server-no-such-person", who=who)
    return person_of(row)
