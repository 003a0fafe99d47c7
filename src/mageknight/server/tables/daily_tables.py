"""The game of the day: the same luck for everybody on this server, one attempt each, and the table of results.

The seed of a day follows from the secret of the server, so nobody can try it out beforehand. The first game somebody begins is the
one that counts, whatever becomes of it; one that ends after the next day, or whose luck became known while it ran, does not.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, insert, select

from mageknight.honours.daily import PROGRAMME, DailyGame
from mageknight.kernel.refusal import refuse
from mageknight.server.clock import now
from mageknight.server.store.records import Person
from mageknight.server.store.schema import daily, persons, result_seats, results, seats, tables
from mageknight.server.tables.lobby import Lobby, Plan, SeatPlan
from mageknight.server.wire.types import OptionsInfo

SHOWN: Final = 100
"""So many results stand in the table of a day."""
FIRST_DAY: Final = date(2026, 1, 1)
"""No game of a day is older; moments before it would not fit a database either."""
DAYS_TO_FINISH: Final = 2


class DailyResult(msgspec.Struct, frozen=True):
    """A line of the table of results; equal results share a `rank`. A game that was given up has none (0), and no score that counts."""

    rank: int
    name: str
    guest: bool
    won: bool
    given_up: bool
    score: int
    mine: bool


class DailyInfo(msgspec.Struct, frozen=True):
    """The game of a day as somebody sees it: what is played, how one's own attempt stands, what the others have done.

    `status` is that of one's own table, empty if there is none; `counts` is false once its luck was known while it ran. `ends` is when
    the day is over, `closes` when its last game must be.
    """

    day: str
    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    ends: int
    closes: int
    table: str
    status: str
    counts: bool
    results: tuple[DailyResult, ...]


def today() -> date:
    """The day it is for everybody: that of the universal time."""
    return datetime.fromtimestamp(now(), UTC).date()


def midnight(day: date) -> int:
    """The moment a day begins."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


class DailyGames:
    """The games of all days on this server."""

    def __init__(self, lobby: Lobby, secret: bytes) -> None:
        self._lobby = lobby
        self._secret = secret

    def seed(self, day: date, game: str) -> str:
        """The luck of a day, which nobody knows who does not know the secret of the server."""
        return hmac.digest(self._secret, f"daily {day.isoformat()} {game}".encode(), "sha256")[:16].hex()

    async def take(self, person: Person, game: str) -> str:
        """Somebody's table of today: the one begun before, or a new one."""
        day = today()
        found = await self._attempt(person.id, day, game)
        if found is not None:
            return found
        what = _game_of(day, game)
        plan = Plan(
            game=game,
            setup=what.setup,
            seats=(SeatPlan("me"), *[SeatPlan("bot", bot) for bot in what.bots]),
            options=OptionsInfo(take_back="never", hints=False, daily=day.isoformat()),
            seed=self.seed(day, game),
            sealed=True,
        )
        row = {"day": day.isoformat(), "game": game, "person": person.id}

        def filled(connection: Connection, table: str) -> None:
            mine = select(daily.c.table).where(*[daily.c[name] == value for name, value in row.items()])
            if connection.execute(mine).first() is not None:
                raise refuse("server-daily-begun")
            connection.execute(insert(daily), [{**row, "table": table}])

        return await self._lobby.create(person, plan, filled=filled)

    async def show(self, person: Person | None, day: date, game: str) -> DailyInfo:
        """A day as somebody sees it; days to come are nobody's business, and before the first there was no game."""
        if not FIRST_DAY <= day <= today():
            raise refuse("server-no-such-thing")
        what = _game_of(day, game)
        table, status, counts = await self._own(person, day, game)
        return DailyInfo(
            day=day.isoformat(),
            game=game,
            setup=what.setup,
            bots=what.bots,
            ends=midnight(day + timedelta(days=1)),
            closes=midnight(day + timedelta(days=DAYS_TO_FINISH)),
            table=table,
            status=status,
            counts=counts,
            results=await self._results(person, day, game),
        )

    async def _attempt(self, person: str, day: date, game: str) -> str | None:
        query = select(daily.c.table).where(
            daily.c.person == person, daily.c.day == day.isoformat(), daily.c.game == game
        )
        async with self._lobby.database.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def _own(self, person: Person | None, day: date, game: str) -> tuple[str, str, bool]:
        table = await self._attempt(person.id, day, game) if person is not None else None
        if table is None:
            return "", "", True
        record, _ = await self._lobby.table(table)
        return table, record.status, not record.open_seed

    async def _results(self, person: Person | None, day: date, game: str) -> tuple[DailyResult, ...]:
        """The results: who reached the goal before who did not, then by points, last who gave up; whoever keeps no record is not in it."""
        query = (
            select(result_seats, persons.c.login, seats.c.conceded)
            .join(seats, (seats.c.table == result_seats.c.table) & (seats.c.seat == result_seats.c.seat))
            .join(daily, (daily.c.table == result_seats.c.table) & (daily.c.person == result_seats.c.person))
            .join(results, results.c.table == result_seats.c.table)
            .join(tables, tables.c.id == result_seats.c.table)
            .join(persons, persons.c.id == result_seats.c.person)
            .where(
                daily.c.day == day.isoformat(),
                daily.c.game == game,
                ~tables.c.open_seed,
                results.c.finished < midnight(day + timedelta(days=DAYS_TO_FINISH)),
            )
            .order_by(seats.c.conceded, result_seats.c.won.desc(), result_seats.c.score.desc(), results.c.finished)
            .limit(SHOWN)
        )
        async with self._lobby.database.reading() as connection:
            rows = (await connection.execute(query)).all()
        ranks = ranked([(row.conceded, row.won, row.score) for row in rows])
        return tuple(
            [
                DailyResult(
                    rank=0 if row.conceded else rank,
                    name=row.name,
                    guest=row.login is None,
                    won=row.won,
                    given_up=row.conceded,
                    score=0 if row.conceded else row.score,
                    mine=person is not None and row.person == person.id,
                )
                for rank, row in zip(ranks, rows, strict=True)
            ]
        )


def ranked(values: list[Any]) -> list[int]:
    """The rank of each of these, which are in order: equals share theirs, and the next one is as far down as if they did not."""
    return [values.index(each) + 1 for each in values]


def _game_of(day: date, game: str) -> DailyGame:
    if game not in PROGRAMME:
        raise refuse("server-no-such-thing")
    return PROGRAMME[game](day)
