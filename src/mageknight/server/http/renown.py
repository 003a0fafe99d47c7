"""Routes about renown: the ladder of those who play alone, and one's honours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from mageknight.kernel.message import Message
from mageknight.server.http.answers import answer, language, shows
from mageknight.server.http.deps import MaybePerson, ServicesNeeded, count_person
from mageknight.server.http.people import STORABLE
from mageknight.server.matches.renown import LadderInfo, Won
from mageknight.server.wire.phrases import phrases

router = APIRouter(prefix="/api")

Render = Callable[[Message], str]
Wanted = Annotated[str, Query(max_length=80, pattern=STORABLE)]


class HonourInfo(msgspec.Struct, frozen=True):
    """An honour in words, and the first match it was given for; `table` is empty as long as there is none."""

    name: str
    game: str
    title: str
    about: str
    table: str
    finished: int


class Honours(msgspec.Struct, frozen=True):
    """All honours; `left` of one's matches are still to be counted."""

    honours: tuple[HonourInfo, ...]
    left: int


@router.get("/ladder", **shows(LadderInfo))
async def ladder(services: ServicesNeeded, person: MaybePerson, scenario: Wanted = "", role: Wanted = "") -> Response:
    """The best game of everybody who plays a scenario alone, perhaps with one hero only; without a scenario the one played most."""
    me = person.id if person is not None else ""
    return answer(await services.renown.ladder("board", scenario, role, me))


@router.get("/me/honours", **shows(Honours))
async def my_honours(
    services: ServicesNeeded, request: Request, person: MaybePerson, lang: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """All honours, and which of them are one's own; who is nobody yet has none."""
    words = phrases(lang or language(request))
    if person is not None:
        count_person(services, "work", person)
    won, left = await services.renown.honours(person.id if person is not None else "")
    return answer(Honours(tuple([_info(each, words.render) for each in won]), left))


def _info(each: Won, render: Render) -> HonourInfo:
    honour = each.honour
    return HonourInfo(
        name=honour.name,
        game=honour.game,
        title=render(honour.title()),
        about=render(honour.about()),
        table=each.table,
        finished=each.finished,
    )
