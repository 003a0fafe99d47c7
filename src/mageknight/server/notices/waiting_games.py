"""Games that wait for somebody who wants to be told so, and the claims that let exactly one process tell it.

Nothing is written when a game moves on: who is to be told follows from the table (for whom it waits), its log (who acted last, and
who has acted since the last notice) and the person's choice. What was told is a row in `notices`; a process may tell only after it has
made or changed that row, so of several one does. `due` is when to try again; without it there is nothing left to do.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, distinct, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from mageknight.server.notices.channels import Channel
from mageknight.server.notices.compose import Turn
from mageknight.server.notices.presence import AWAY
from mageknight.server.store.schema import channels, entries, notices, persons, seats, tables

MOST: Final = 200
"""How many turns one look takes; the others wait in the database for the next."""


_last: Final = entries.alias("last")
_actor: Final = seats.alias("actor")
_mine: Final = seats.alias("mine")
_acted: Final = exists().where(
    _mine.c.table == tables.c.id,
    _mine.c.person == persons.c.id,
    entries.c.table == tables.c.id,
    entries.c.number > notices.c.number,
    entries.c.actor == _mine.c.seat,
)
"""Whether the person has acted since the last notice."""
_together: Final = (
    select(func.count(distinct(_mine.c.person))).where(_mine.c.table == tables.c.id).correlate(tables).scalar_subquery()
)
"""How many people sit at the table."""

_games: Final = (
    select(
        tables.c.id.label("table"),
        tables.c.name.label("called"),
        tables.c.game,
        tables.c.version,
        tables.c.waiting,
        persons.c.id.label("person"),
        persons.c.lang,
        seats.c.seat,
        seats.c.name.label("player"),
        channels.c.channel,
        channels.c.address,
        notices.c.number,
        notices.c.tries,
        notices.c.due,
        _acted.label("acted"),
    )
    .select_from(channels)
    .join(persons, persons.c.id == channels.c.person)
    .join(seats, seats.c.person == persons.c.id)
    .join(tables, tables.c.id == seats.c.table)
    .outerjoin(
        notices,
        (notices.c.table == tables.c.id)
        & (notices.c.person == persons.c.id)
        & (notices.c.channel == channels.c.channel),
    )
    .outerjoin(_last, (_last.c.table == tables.c.id) & (_last.c.number == tables.c.version))
    .outerjoin(_actor, (_actor.c.table == tables.c.id) & (_actor.c.seat == _last.c.actor))
    .where(
        tables.c.status == "running",
        or_(channels.c.channel == "browser", channels.c.confirmed.is_not(None)),
        # Whoever moved last knows how the game stands; and who has just begun one alone as well.
        or_(_actor.c.person.is_(None), _actor.c.person != persons.c.id),
        or_(_last.c.number.is_not(None), _together > 1),
    )
    .order_by(tables.c.id, seats.c.seat)
)
"""Every game of everybody who has a channel, with what was told of it; unless that person moved last."""


class Due(msgspec.Struct, frozen=True):
    """A notice to be given; `number` and `due` are what the row of the last one says, if there is one."""

    turn: Turn
    channel: Channel
    address: str
    tries: int
    last: int | None
    due: int | None

    @property
    def key(self) -> tuple[str, str, str]:
        return self.turn.table, self.turn.person, self.channel


async def find(
    connection: AsyncConnection, wanted: tuple[Channel, ...], at: int, person: str | None = None
) -> list[Due]:
    """Notices to be given by these channels at this moment, to everybody or to one person."""
    query = _query(wanted, at)
    if person is not None:
        query = query.where(persons.c.id == person)
    found: dict[tuple[str, str, str], Due] = {}
    for row in await connection.execute(query):
        if str(row.seat) in row.waiting.split() and not _is_told(row, at):
            due = _due(row)
            found.setdefault(due.key, due)
    return [found[key] for key in sorted(found)][:MOST]


def _query(wanted: tuple[Channel, ...], at: int) -> Select[Any]:
    return _games.where(
        channels.c.channel.in_(wanted),
        or_(channels.c.mode == "always", (channels.c.mode == "away") & (persons.c.active <= at - AWAY)),
        # What was told and stands where it stood is no news; what could not be told is tried again.
        or_(notices.c.number.is_(None), notices.c.number < tables.c.version, notices.c.due <= at),
    )


def _is_told(row: Any, at: int) -> bool:
    """True if a notice was given since this person last acted, or is being given, or is to be tried again only later."""
    return row.number is not None and not row.acted and (row.due is None or row.due > at)


def _due(row: Any) -> Due:
    again = row.number is not None and not row.acted
    turn = Turn(row.table, row.called, row.game, row.seat, row.player, row.person, row.lang, row.version)
    return Due(
        turn=turn,
        channel=row.channel,
        address=row.address,
        tries=row.tries if again else 0,
        last=row.number,
        due=row.due,
    )


def claim(connection: Connection, one: Due, at: int, due: int | None) -> bool:
    """Take it upon this process to give a notice; False if another has."""
    table, person, channel = one.key
    values = {"number": one.turn.number, "at": at, "tries": one.tries, "due": due}
    if one.last is None:
        row = {"table": table, "person": person, "channel": channel, **values}
        query = _insert(connection).values(**row).on_conflict_do_nothing().returning(notices.c.number)
        return connection.execute(query).first() is not None
    same = notices.c.due.is_(None) if one.due is None else notices.c.due == one.due
    again = update(notices).where(_this(one), notices.c.number == one.last, same).values(**values)
    return connection.execute(again).rowcount == 1


def settle(connection: Connection, one: Due, tries: int, due: int | None) -> None:
    """Write down how it went, unless a later turn has come meanwhile: without `due` there is nothing left to do."""
    mine = update(notices).where(_this(one), notices.c.number == one.turn.number)
    connection.execute(mine.values(tries=tries, due=due))


def forget_over(connection: Connection) -> None:
    """Notices of games that are over are of no more use."""
    running = select(tables.c.id).where(tables.c.status == "running")
    connection.execute(delete(notices).where(notices.c.table.not_in(running)))


def _insert(connection: Connection) -> Any:
    """An insertion that can give way, in the words of this database."""
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(notices)


def _this(one: Due) -> Any:
    table, person, channel = one.key
    return (notices.c.table == table) & (notices.c.person == person) & (notices.c.channel == channel)
