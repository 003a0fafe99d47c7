"""Routes about the game of the day: how it stands, and one's own table of it."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from mageknight.honours.daily import PROGRAMME
from mageknight.kernel.refusal import refuse
from mageknight.server.http.answers import answer, shows
from mageknight.server.http.deps import MaybePerson, PersonNeeded, ServicesNeeded, count
from mageknight.server.http.tables import GameName, TableRef
from mageknight.server.tables.daily_tables import DailyInfo, today

router = APIRouter(prefix="/api")


class Daily(msgspec.Struct, frozen=True):
    """The games of a day, one for each game that has one."""

    day: str
    today: str
    games: tuple[DailyInfo, ...]


@router.get("/daily", **shows(Daily))
async def show_day(
    services: ServicesNeeded, person: MaybePerson, day: Annotated[date | None, Query()] = None
) -> Response:
    """The games of today, or of a day that was."""
    wanted = day or today()
    games = [await services.daily_games.show(person, wanted, game) for game in PROGRAMME]
    return answer(Daily(wanted.isoformat(), today().isoformat(), tuple(games)))


@router.post("/daily/{game}", **shows(TableRef, 201))
async def take_day(services: ServicesNeeded, request: Request, person: PersonNeeded, game: GameName) -> Response:
    """One's table of today: the one begun before, or a new one. Nobody has two."""
    count(services, "create", request)
    if not services.settings.open_tables and person.login is None:
        raise refuse("server-no-guests")
    return answer(TableRef(await services.daily_games.take(person, game)), 201)
