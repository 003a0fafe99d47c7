"""Invitations: links that lead to a seat, to watching, or to watching with somebody's hand; they can be revoked."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.live.seating import Seating
from mageknight.server.store.records import Access, Person, SeatRecord, TableRecord
from mageknight.server.store.schema import links, watchers
from mageknight.server.tables.lobby import Lobby
from mageknight.server.tokens import Mint, new_id

Kind = Literal["seat", "watch", "hand"]
LINKS_PER_TABLE: Final = 50


class Invitations:
    """The links of all tables."""

    def __init__(self, lobby: Lobby, seating: Seating, mint: Mint) -> None:
        self._lobby = lobby
        self._seating = seating
        self._mint = mint

    async def make_link(self, access: Access, table: str, kind: Kind, seat: int | None) -> tuple[str, str]:
        """A new link: its id and its token, which is shown once and never stored."""
        record, seated = await self._lobby.table(table)
        if seat is not None and not 0 <= seat < len(seated):
            raise refuse("server-no-such-seat")
        if (
            kind == "seat"
            and not access.owner
            and not (access.seats and seat is not None and _deserted(record, seated[seat]))
        ):
            raise refuse("server-owner-only")
        if kind == "watch" and not (access.owner or access.seats):
            raise refuse("server-owner-only")
        if kind == "hand" and seat not in access.seats:
            raise refuse("server-not-your-seat")
        link = new_id()
        token, stored = self._mint.issue()
        row = {
            "id": link,
            "table": record.id,
            "kind": kind,
            "seat": seat if kind != "watch" else None,
            "token": stored,
            "maker": access.person.id,
            "created": now(),
            "revoked": None,
        }

        def job(connection: Connection) -> None:
            query = select(func.count()).select_from(links).where(links.c.table == table, links.c.revoked.is_(None))
            if ((connection.execute(query)).scalar() or 0) >= LINKS_PER_TABLE:
                raise refuse("server-too-many-links", most=LINKS_PER_TABLE)
            connection.execute(insert(links), [row])

        await self._lobby.database.write(job, table)
        return link, token

    async def links_of(self, access: Access, table: str) -> list[Any]:
        """The links that still work: all for the owner, one's own for others."""
        query = select(links.c.id, links.c.kind, links.c.seat, links.c.created).where(
            links.c.table == table, links.c.revoked.is_(None)
        )
        if not access.owner:
            query = query.where(links.c.maker == access.person.id)
        async with self._lobby.database.reading() as connection:
            return list(await connection.execute(query.order_by(links.c.created)))

    async def revoke(self, access: Access, table: str, link: str) -> None:
        """A link works no more, and whoever watches by it sees nothing more."""
        mine = (links.c.id == link) & (links.c.table == table)
        if not access.owner:
            mine = mine & (links.c.maker == access.person.id)

        def job(connection: Connection) -> None:
            done = connection.execute(update(links).where(mine, links.c.revoked.is_(None)).values(revoked=now()))
            if done.rowcount != 1:
                raise refuse("server-no-such-link")
            connection.execute(delete(watchers).where(watchers.c.link == link))

        await self._lobby.change(table, job)

    async def look(self, token: str) -> tuple[str, str]:
        """The kind of a link and the table's id, for somebody who has not used it yet."""
        link = await self._link(token)
        return str(link.kind), str(link.table)

    async def _link(self, token: str) -> Any:
        stored = self._mint.check(token)
        async with self._lobby.database.reading() as connection:
            query = select(links).where(links.c.token == (stored or ""), links.c.revoked.is_(None))
            link = (await connection.execute(query)).first()
        if link is None:
            raise refuse("server-no-such-link")
        return link

    async def join(self, person: Person, token: str, seat: int | None) -> str:
        """Use a link: claim a seat, or watch. Returns the table's id."""
        link = await self._link(token)
        table = str(link.table)
        if link.kind == "seat":
            await self._seating.claim(person, table, link.seat if link.seat is not None else seat, invited=True)
        else:
            await self._watch(person, table, link.id, link.seat)
        return table

    async def _watch(self, person: Person, table: str, link: str, seat: int | None) -> None:
        row = {"table": table, "person": person.id, "link": link, "seat": seat}

        def job(connection: Connection) -> None:
            connection.execute(delete(watchers).where(watchers.c.table == table, watchers.c.person == person.id))
            connection.execute(insert(watchers), [row])

        await self._lobby.change(table, job)


def _deserted(record: TableRecord, one: SeatRecord) -> bool:
    """True if a seat of a running game waits for somebody to play it."""
    return record.status == "running" and one.is_free and not one.conceded
