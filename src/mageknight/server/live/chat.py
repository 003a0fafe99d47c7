"""Chat at a table. Each viewer may mute it; the text is plain and shown as such."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, insert, select

from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.live.table import LiveTable
from mageknight.server.live.viewer import Viewer
from mageknight.server.people.accounts import clean
from mageknight.server.store.broker import Broker, Note
from mageknight.server.store.database import Database
from mageknight.server.store.schema import chat
from mageknight.server.wire.protocol import Chatted
from mageknight.server.wire.types import ChatInfo

LAST: Final = 100
"""How much of the chat a viewer is sent on arrival."""


async def say(database: Database, broker: Broker, live: LiveTable, viewer: Viewer, command: str, text: str) -> int:
    """Say something to the table, once; its number."""
    words = clean(text, 500)
    if not words:
        raise refuse("server-nothing-said")
    seats = viewer.access.seats
    mine = (chat.c.table == live.id) & (chat.c.person == viewer.access.person.id) & (chat.c.command == command)

    def job(connection: Connection) -> tuple[int, bool]:
        known = (connection.execute(select(chat.c.number).where(mine))).scalar()
        if known is not None:
            return int(known), False
        last = (connection.execute(select(func.max(chat.c.number)).where(chat.c.table == live.id))).scalar()
        number = int(last or 0) + 1
        row = {
            "table": live.id,
            "number": number,
            "person": viewer.access.person.id,
            "name": viewer.access.person.name,
            "seat": (viewer.look if viewer.look in seats else seats[0]) if seats else None,
            "text": words,
            "command": command,
            "at": now(),
        }
        connection.execute(insert(chat), [row])
        broker.tell_within(connection, Note("chat", live.id, number))
        return number, True

    number, is_new = await database.write(job, live.id)
    if is_new:
        await deliver(database, live, number)
    return number


async def deliver(database: Database, live: LiveTable, number: int) -> None:
    """Send one thing that was said to everybody who wants to hear it."""
    for info in await said(database, live.id, number - 1, number):
        for viewer in live.viewers:
            if viewer.ready and not viewer.muted:
                viewer.send(Chatted(info))


async def said(database: Database, table: str, after: int = 0, up_to: int | None = None) -> list[ChatInfo]:
    """The chat of a table after a number, at most the last hundred."""
    query = select(chat).where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number.desc()).limit(LAST)
    if up_to is not None:
        query = query.where(chat.c.number <= up_to)
    async with database.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [ChatInfo(row.number, row.name, row.seat, row.text, row.at) for row in reversed(rows)]
