"""Routes about what remains of a match: score sheet, replay, fork, files, reports, results, administration."""

from __future__ import annotations

import platform
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import Field, JsonValue
from sqlalchemy import func, select

from mageknight import __version__
from mageknight.kernel.refusal import refuse
from mageknight.kernel.registry import games, kit_named
from mageknight.server.http.answers import answer, language, sends, shows
from mageknight.server.http.deps import (
    AccessNeeded,
    AdminNeeded,
    PersonNeeded,
    ServicesNeeded,
    TableId,
    count,
    count_person,
)
from mageknight.server.http.people import Body, Filter
from mageknight.server.http.tables import SeatWish, TableRef
from mageknight.server.matches import archive
from mageknight.server.matches.outgoing import outcome_info
from mageknight.server.matches.stepping import FrameInfo
from mageknight.server.people import results
from mageknight.server.people.results import ResultInfo, TallyInfo
from mageknight.server.store.schema import persons, tables
from mageknight.server.tables.lobby import SeatPlan
from mageknight.server.wire.phrases import phrases
from mageknight.server.wire.types import OutcomeInfo

router = APIRouter(prefix="/api")

Lang = Annotated[str, Query(max_length=20)]


class Branch(Body):
    """A branch of a match: where it leaves the match, and who plays it, oneself on all seats if nobody is named."""

    at: Annotated[int, Field(ge=0, le=2**31 - 1)]
    seats: Annotated[list[SeatWish], Field(max_length=64)] = []


class Trouble(Body):
    """The client's part of a report: what was on the screen, what the player wrote."""

    screen: dict[str, JsonValue] = {}


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match, if it has ended."""

    outcome: OutcomeInfo | None


class GameFigures(msgspec.Struct, frozen=True):
    """A game and its versions."""

    name: str
    rules: str
    content: str


class AdminInfo(msgspec.Struct, frozen=True):
    """The figures an administrator sees."""

    version: str
    python: str
    database: str
    games: tuple[GameFigures, ...]
    people: int
    accounts: int
    tables: dict[str, int]
    live: int
    viewers: int
    backlog: int
    commits: int
    jobs: int


class Standings(msgspec.Struct, frozen=True):
    """Results of everybody, counted together."""

    tally: tuple[TallyInfo, ...]


@router.get("/tables/{table}/outcome", **shows(Outcome))
async def outcome(
    services: ServicesNeeded, request: Request, access: AccessNeeded, table: TableId, lang: Lang = ""
) -> Response:
    """The score sheet."""
    live = await services.live_tables.live(table)
    numbered = live.running()
    match, ended = numbered.match, numbered.outcome()
    words = phrases(lang or language(request))
    return answer(Outcome(outcome_info(ended, match.seed, words, live.names) if ended is not None else None))


@router.get("/tables/{table}/replay", **shows(FrameInfo))
async def replay(
    services: ServicesNeeded,
    request: Request,
    access: AccessNeeded,
    table: TableId,
    action: Annotated[int, Query(ge=-1, le=2**31 - 1)] = -1,
    look: Annotated[int | None, Query(ge=0, le=63)] = None,
    lang: Lang = "",
) -> Response:
    """A moment of the match by the number of its action (-1: the last), from a seat or as a spectator."""
    return answer(await services.replays.frame(access, table, action, look, lang or language(request)))


@router.get("/tables/{table}/tally", **sends("application/json"))
async def tally(services: ServicesNeeded, access: AccessNeeded, table: TableId) -> Response:
    """The match in numbers, as its game counts them; empty where it counts nothing."""
    return answer(await services.replays.tally(access, table))


@router.post("/tables/{table}/fork", **shows(TableRef, 201))
async def fork(
    services: ServicesNeeded, request: Request, access: AccessNeeded, table: TableId, body: Branch
) -> Response:
    """A new table that goes on from an action of this one."""
    count(services, "create", request)
    count_person(services, "work", access.person)
    seats = tuple([SeatPlan(wish.who, wish.bot, wish.name) for wish in body.seats])
    return answer(TableRef(await archive.fork(services.lobby, services.clerks, access, table, body.at, seats)), 201)


@router.get("/tables/{table}/export", **sends("application/x-mageknight-match"))
async def export(services: ServicesNeeded, access: AccessNeeded, table: TableId) -> Response:
    """The match as one file, which any installation can load."""
    count_person(services, "work", access.person)
    text = await archive.export(services.lobby, services.clerks, access, table)
    return _file(text, "application/x-mageknight-match", f"{table}.mkm")


IMPORT = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@router.post("/import", **shows(TableRef, 201, openapi_extra=IMPORT))
async def bring(services: ServicesNeeded, request: Request, person: PersonNeeded) -> Response:
    """A new table from such a file, sent as the body."""
    count(services, "create", request)
    count(services, "import", request)
    count_person(services, "import", person)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise refuse("save-unreadable", file="file", line=1) from None
    return answer(
        TableRef(
            await archive.bring(services.lobby, services.clerks, person, text, services.settings.entries_per_match)
        ),
        201,
    )


@router.post("/tables/{table}/report", **sends("application/json"))
async def report(services: ServicesNeeded, access: AccessNeeded, table: TableId, body: Trouble) -> Response:
    """A report of trouble as one file, without anybody else's secrets while the match runs."""
    count_person(services, "work", access.person)
    made = await archive.report(services.database, services.clerks, access, table, body.screen)
    return _file(made.decode(), "application/json", f"mageknight-report-{table}.json")


@router.get("/results", **shows(Standings))
async def standings(
    services: ServicesNeeded, person: PersonNeeded, game: Filter = None, scenario: Filter = None, mode: Filter = None
) -> Response:
    """The standings of all finished games, by game, scenario, mode and role."""
    return answer(Standings(await services.tallies.of_everybody(_wanted(game, scenario, mode))))


@router.get("/results.csv", **sends("text/csv"))
async def results_csv(
    services: ServicesNeeded, admin: AdminNeeded, game: Filter = None, scenario: Filter = None, mode: Filter = None
) -> Response:
    """Every finished game for a spreadsheet: for administrators, because it names people."""
    async with services.database.reading() as connection:
        found: list[ResultInfo] = await results.results_of(connection, None, _wanted(game, scenario, mode), 100_000)
    return _file(results.as_csv(found), "text/csv", "mageknight-results.csv")


@router.get("/admin", **shows(AdminInfo))
async def admin(services: ServicesNeeded, person: AdminNeeded) -> Response:
    """Games, load and version."""
    async with services.database.reading() as connection:
        by_status = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        counted = {str(status): int(number) for status, number in by_status}
        people = (await connection.execute(select(func.count()).select_from(persons))).scalar() or 0
        accounts = (await connection.execute(select(func.count(persons.c.login)))).scalar() or 0
    live = services.live_tables.known()
    info = AdminInfo(
        version=__version__,
        python=platform.python_version(),
        database="sqlite" if services.database.is_sqlite else "postgresql",
        games=tuple([_figures(name) for name in games()]),
        people=people,
        accounts=accounts,
        tables=counted,
        live=len(live),
        viewers=sum(len(one.viewers) for one in live),
        backlog=services.database.writer.backlog,
        commits=services.database.writer.commits,
        jobs=services.database.writer.jobs,
    )
    return answer(info)


def _figures(name: str) -> GameFigures:
    kit: Any = kit_named(name)
    return GameFigures(name, kit.rules_version, kit.content_hash)


def _wanted(game: str | None, scenario: str | None, mode: str | None) -> dict[str, str]:
    given = {"game": game, "scenario": scenario, "mode": mode}
    return {name: value for name, value in given.items() if value is not None}


def _file(text: str, media_type: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type=media_type, headers=headers)
