"""Guests and accounts, their sessions, and what accounts keep.

Nobody needs an account to play: a guest is a person with a session and a name. Registering turns the guest into an
account, so all games stay; logging in from a guest's session can bring the guest's games along.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections import Counter
from functools import cache
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, func, insert, select, update

from mageknight.kernel.refusal import refuse
from mageknight.locale import best
from mageknight.server.clock import now
from mageknight.server.store.database import Database
from mageknight.server.store.records import Person, person_of
from mageknight.server.store.schema import (
    chat,
    daily,
    made_puzzles,
    persons,
    result_seats,
    seats,
    sessions,
    shelf,
    tables,
    watchers,
)
from mageknight.server.tokens import Mint, new_id

SHELF_LIMIT: Final = 200
DAY: Final = 24 * 3600

_hasher: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """A hash to compare with when there is nobody to compare with, so that both take equally long."""
    return _hasher.hash("nobody has this password")


def clean(text: str, longest: int = 40) -> str:
    """A typed text as one line: no control characters, no invisible marks, no blanks at the ends."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:longest].strip()


async def hash_password(password: str) -> str:
    """Argon2id, away from the event loop because it is slow on purpose."""
    return await asyncio.to_thread(_hasher.hash, password)


async def fits_password(stored: str | None, password: str) -> bool:
    """True if a password is the stored one; as slow for somebody who does not exist."""
    try:
        return await asyncio.to_thread(_hasher.verify, stored or _nobody(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


class People:
    """Everybody this server knows."""

    def __init__(self, database: Database, mint: Mint, session_days: int) -> None:
        self._database = database
        self._mint = mint
        self._session_seconds = session_days * DAY

    async def guest(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest and the token of the guest's session."""
        person = Person(
            id=new_id(),
            name=clean(name) or "?",
            lang=best([lang]),
            login=None,
            admin=False,
            keeps_record=True,
            settings="{}",
            created=now(),
        )
        token, stored = self._mint.issue()

        def job(connection: Connection) -> None:
            connection.execute(insert(persons), [msgspec.structs.asdict(person)])
            self._insert_session(connection, stored, person.id)

        await self._database.write(job)
        return person, token

    async def of_token(self, token: str) -> Person | None:
        """The person whose session this is."""
        stored = self._mint.check(token)
        if stored is None:
            return None
        query = (
            select(persons)
            .join(sessions, sessions.c.person == persons.c.id)
            .where(sessions.c.token == stored, sessions.c.expires > now())
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return person_of(row) if row is not None else None

    def session_of(self, token: str) -> str:
        """The name under which a session is stored; empty if this server did not begin it."""
        return self._mint.check(token) or ""

    async def ended(self, known: set[str]) -> set[str]:
        """Those of the sessions that are over."""
        query = select(sessions.c.token).where(sessions.c.token.in_(known), sessions.c.expires > now())
        async with self._database.reading() as connection:
            return known - {str(row.token) for row in await connection.execute(query)}

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Turn a guest into an account."""
        if person.login is not None:
            raise refuse("server-already-registered")
        hashed = await hash_password(password)
        name = login.casefold()

        def job(connection: Connection) -> None:
            if (connection.execute(select(persons.c.id).where(persons.c.login == name))).first() is not None:
                raise refuse("server-login-taken")
            connection.execute(update(persons).where(persons.c.id == person.id).values(login=name, password=hashed))

        await self._database.write(job)
        return msgspec.structs.replace(person, login=name)

    async def log_in(self, login: str, password: str, guest: Person | None, adopt: bool) -> tuple[Person, str]:
        """A new session of an account; the games of the guest who logs in come along if wanted."""
        async with self._database.reading() as connection:
            row = (await connection.execute(select(persons).where(persons.c.login == login.casefold()))).first()
        if not await fits_password(row.password if row is not None else None, password) or row is None:
            raise refuse("server-wrong-password")
        person = person_of(row)
        token, stored = self._mint.issue()

        def job(connection: Connection) -> None:
            self._insert_session(connection, stored, person.id)
            if adopt and guest is not None and guest.login is None:
                _adopt(connection, guest.id, person.id)

        await self._database.write(job)
        return person, token

    async def log_out(self, token: str) -> None:
        stored = self._mint.check(token)

        def job(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.token == stored))

        await self._database.write(job)

    async def change(self, person: Person, **values: Any) -> Person:
        """Change name, language, settings or the wish to keep a record."""

        def job(connection: Connection) -> None:
            connection.execute(update(persons).where(persons.c.id == person.id).values(**values))

        await self._database.write(job)
        return msgspec.structs.replace(person, **values)

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """A new password; every other session of the account ends."""
        async with self._database.reading() as connection:
            stored = (await connection.execute(select(persons.c.password).where(persons.c.id == person.id))).scalar()
        if not await fits_password(stored, old):
            raise refuse("server-wrong-password")
        hashed = await hash_password(new)

        def job(connection: Connection) -> None:
            connection.execute(update(persons).where(persons.c.id == person.id).values(password=hashed))
            connection.execute(delete(sessions).where(sessions.c.person == person.id))

        await self._database.write(job)

    async def forget(self, person: Person) -> list[str]:
        """Delete a person: sessions, shelf and name go; games stay without the name. Returns the tables sat at."""

        def job(connection: Connection) -> list[str]:
            sat = connection.execute(select(seats.c.table).where(seats.c.person == person.id).distinct())
            tables_sat = [str(row.table) for row in sat]
            connection.execute(update(chat).where(chat.c.person == person.id).values(name="–"))
            connection.execute(update(seats).where(seats.c.person == person.id).values(name="–", offered=True))
            connection.execute(update(result_seats).where(result_seats.c.person == person.id).values(name="–"))
            connection.execute(delete(persons).where(persons.c.id == person.id))
            return tables_sat

        return await self._database.write(job)

    async def tidy(self) -> None:
        """Forget sessions that have run out."""

        def job(connection: Connection) -> None:
            connection.execute(delete(sessions).where(sessions.c.expires <= now()))

        await self._database.write(job)

    async def grant_admin(self, login: str, on: bool) -> bool:
        """Make an account an administrator, or no longer; False if there is no such account."""

        def job(connection: Connection) -> int:
            done = connection.execute(update(persons).where(persons.c.login == login.casefold()).values(admin=on))
            return int(done.rowcount)

        return await self._database.write(job) == 1

    def _insert_session(self, connection: Connection, stored: str, person: str) -> None:
        at = now()
        row = {"token": stored, "person": person, "created": at, "expires": at + self._session_seconds}
        connection.execute(insert(sessions), [row])

    # ------------------------------------------------------------------------------------------------ the shelf

    async def shelf(self, person: Person, kind: str) -> list[tuple[str, str, int]]:
        """Name, data and time of everything of one kind a person keeps."""
        query = select(shelf).where(shelf.c.person == person.id, shelf.c.kind == kind).order_by(shelf.c.name)
        async with self._database.reading() as connection:
            return [(row.name, row.data, row.changed) for row in await connection.execute(query)]

    async def put(self, person: Person, kind: str, name: str, data: str, most_bytes: int) -> None:
        """Keep something under a name; what had the name before is replaced."""
        mine = (shelf.c.person == person.id) & (shelf.c.kind == kind)

        def job(connection: Connection) -> None:
            connection.execute(delete(shelf).where(mine, shelf.c.name == name))
            count = (connection.execute(select(func.count()).select_from(shelf).where(mine))).scalar() or 0
            if count >= SHELF_LIMIT:
                raise refuse("server-shelf-full", most=SHELF_LIMIT)
            kept = select(func.sum(func.length(shelf.c.data))).where(shelf.c.person == person.id)
            if (connection.execute(kept).scalar() or 0) + len(data) > most_bytes:
                raise refuse("server-shelf-heavy", most=most_bytes // 1024)
            row = {"person": person.id, "kind": kind, "name": name, "data": data, "changed": now()}
            connection.execute(insert(shelf), [row])

        await self._database.write(job)

    async def drop(self, person: Person, kind: str, name: str) -> bool:
        def job(connection: Connection) -> int:
            done = connection.execute(
                delete(shelf).where(shelf.c.person == person.id, shelf.c.kind == kind, shelf.c.name == name)
            )
            return int(done.rowcount)

        return await self._database.write(job) == 1


def _adopt(connection: Connection, guest: str, account: str) -> None:
    """Everything a guest has becomes the account's."""
    for column in (seats.c.person, seats.c.held_by, tables.c.owner, result_seats.c.person):
        connection.execute(update(column.table).where(column == guest).values({column.name: account}))
    mine = select(watchers.c.table).where(watchers.c.person == account)
    connection.execute(delete(watchers).where(watchers.c.person == guest, watchers.c.table.in_(mine)))
    connection.execute(update(watchers).where(watchers.c.person == guest).values(person=account))
    _adopt_days(connection, guest, account)
    _adopt_shelf(connection, guest, account)
    connection.execute(update(made_puzzles).where(made_puzzles.c.person == guest).values(person=account))
    connection.execute(delete(persons).where(persons.c.id == guest))


def _adopt_days(connection: Connection, guest: str, account: str) -> None:
    """A guest's games of the day become the account's, except on days on which the account has played: one attempt each."""
    theirs = {(row.day, row.game) for row in connection.execute(select(daily).where(daily.c.person == account))}
    for row in connection.execute(select(daily).where(daily.c.person == guest)).all():
        if (row.day, row.game) not in theirs:
            mine = (daily.c.person == guest) & (daily.c.day == row.day) & (daily.c.game == row.game)
            connection.execute(update(daily).where(mine).values(person=account))


def _adopt_shelf(connection: Connection, guest: str, account: str) -> None:
    """The things a guest keeps go on the account's shelf, as long as there is room; what lies there under the same name stays."""
    rows = connection.execute(select(shelf).where(shelf.c.person.in_((guest, account)))).all()
    there = {(row.kind, row.name) for row in rows if row.person == account}
    counts = Counter(kind for kind, _ in there)
    for row in rows:
        if row.person == guest and (row.kind, row.name) not in there and counts[row.kind] < SHELF_LIMIT:
            mine = (shelf.c.person == guest) & (shelf.c.kind == row.kind) & (shelf.c.name == row.name)
            connection.execute(update(shelf).where(mine).values(person=account))
            counts[row.kind] += 1
