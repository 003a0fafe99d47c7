"""Ends the table makes itself, for games that know none of their own: a seat concedes, or all agree to stop.

A game with a command to concede or to agree keeps it: there such an end is a move like any other. For the others the table
remembers how it ended (`TableRecord.ending`), and everybody is shown that as the outcome.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, insert, update

from mageknight.kernel.game import Outcome
from mageknight.kernel.message import say
from mageknight.kernel.move import command_types
from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.people.results import result_rows
from mageknight.server.store.records import Access
from mageknight.server.store.schema import links, seats, tables, watchers
from mageknight.server.tables.lobby import Lobby
from mageknight.server.tokens import new_id
from mageknight.server.workers.thinker import stand_in

if TYPE_CHECKING:
    from mageknight.server.live.table import LiveTable

AGREEING: Final = ("agree", "agree-end")
"""Commands by which a game lets its players agree to end it."""


class Endings:
    """Conceding and agreeing to end, for all tables."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def concede(self, live: LiveTable, access: Access, seat: int) -> None:
        """Give up a seat: the last one left has won; while others play on a bot moves the pieces that stay."""
        _refuse_unless_playing(live, access, seat)
        if _offers(live, seat, "concede"):
            raise refuse("server-game-decides")
        numbered, seated = live.running(), live.seated
        left = [one for one in seated if one.seat != seat and not one.conceded]
        others = [one for one in left if one.person is not None]
        competitive = numbered.kit.mode(numbered.match.setup) == "competitive"
        if others and not (competitive and len(left) == 1):
            await self._lobby.change(live.id, lambda connection: _step_down(connection, live.id, seat, access))
            return
        winners = tuple([one.seat for one in left]) if competitive else ()
        ending = say("server-ending-conceded") if winners else say("server-ending-given-up")
        outcome = Outcome(winners, tuple([0] * len(seated)), ending)
        last = [msgspec.structs.replace(one, conceded=one.conceded or one.seat == seat) for one in seated]

        def job(connection: Connection) -> None:
            end_table(connection, live.id, "finished", outcome)
            connection.execute(
                update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(conceded=True)
            )
            result_rows(connection, live.record, last, numbered, outcome)

        await self._lobby.change(live.id, job)

    async def agree(self, live: LiveTable, access: Access, seat: int, on: bool) -> None:
        """Say that one would end the game, or no longer; when everybody says so it is over without a result."""
        _refuse_unless_playing(live, access, seat)
        if any(cls.__struct_config__.tag in AGREEING for cls in live.running().kit.codec.commands):
            raise refuse("server-game-decides")
        everybody = {one.person for one in live.seated if one.person is not None}
        willing = {one.person for one in live.seated if one.person is not None and one.ends and one.seat != seat}
        if on:
            willing.add(access.person.id)
        nobody = tuple([0] * len(live.seated))

        def job(connection: Connection) -> None:
            connection.execute(update(seats).where(seats.c.table == live.id, seats.c.seat == seat).values(ends=on))
            if willing == everybody:
                end_table(connection, live.id, "closed", Outcome((), nobody, say("server-ending-agreed")))

        await self._lobby.change(live.id, job)


def _refuse_unless_playing(live: LiveTable, access: Access, seat: int) -> None:
    if seat not in access.seats:
        raise refuse("server-not-your-seat")
    if live.record.status != "running":
        raise refuse("game-over" if live.record.finished else "server-not-begun")


def _offers(live: LiveTable, seat: int, name: str) -> bool:
    """True if the game itself lets this seat do that at any time."""
    return any(
        cls.__struct_config__.tag == name
        for decision in live.running().pending()
        if decision.standing and decision.seat == seat
        for cls in command_types(type(decision.ask))
    )


def end_table(connection: Connection, table: str, status: str, outcome: Outcome) -> None:
    """End a running table in a way its game has not found itself."""
    running = update(tables).where(tables.c.id == table, tables.c.status == "running")
    values = {"status": status, "finished": now(), "waiting": "", "ending": msgspec.json.encode(outcome).decode()}
    if connection.execute(running.values(**values)).rowcount != 1:
        raise refuse("server-table-over")


def _step_down(connection: Connection, table: str, seat: int, access: Access) -> None:
    """A bot moves for somebody who has conceded; the person may go on watching."""
    values = {"person": None, "name": "", "bot": stand_in(), "pin": "", "offered": False, "held_by": None, "votes": ""}
    mine = update(seats).where(seats.c.table == table, seats.c.seat == seat, seats.c.person == access.person.id)
    if connection.execute(mine.values(**values, conceded=True, ends=False)).rowcount != 1:
        raise refuse("server-not-your-seat")
    if len(access.seats) == 1:
        let_watch(connection, table, access.person.id, access.person.id)


def let_watch(connection: Connection, table: str, person: str, maker: str) -> None:
    """Let somebody see a table without a link having been sent."""
    link = new_id()
    row = {"id": link, "table": table, "kind": "watch", "seat": None, "token": new_id(), "maker": maker, "created": 0}
    connection.execute(insert(links), [{**row, "revoked": None}])
    connection.execute(watchers.delete().where(watchers.c.table == table, watchers.c.person == person))
    connection.execute(insert(watchers), [{"table": table, "person": person, "link": link, "seat": None}])
