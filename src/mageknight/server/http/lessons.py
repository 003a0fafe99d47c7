"""Routes about lessons: which there are, and a table to take one at."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from mageknight.kernel.refusal import refuse
from mageknight.lessons.shelf import lessons
from mageknight.server.http.answers import answer, language, shows
from mageknight.server.http.deps import PersonNeeded, ServicesNeeded, count
from mageknight.server.http.people import Body
from mageknight.server.http.tables import TableRef
from mageknight.server.tables import lesson_tables
from mageknight.server.wire.phrases import phrases

router = APIRouter(prefix="/api")

LessonName = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,59}$")]


class Taken(Body):
    """The way a lesson is taken: where it was left, or from its beginning."""

    again: bool = False


class LessonHead(msgspec.Struct, frozen=True):
    """A lesson in the list of all."""

    name: str
    game: str
    title: str
    about: str
    minutes: int


class Lessons(msgspec.Struct, frozen=True):
    """All lessons, in the order they are learned in."""

    lessons: tuple[LessonHead, ...]


@router.get("/lessons", **shows(Lessons))
async def list_lessons(request: Request, lang: Annotated[str, Query(max_length=20)] = "") -> Response:
    """The lessons there are."""
    words = phrases(lang or language(request))
    found = await asyncio.to_thread(lessons)
    heads = [
        LessonHead(one.name, one.game, words.render(one.title()), words.render(one.about()), one.minutes)
        for one in found
    ]
    return answer(Lessons(tuple(heads)))


@router.post("/lessons/{name}", **shows(TableRef, 201))
async def take_lesson(
    services: ServicesNeeded, request: Request, person: PersonNeeded, name: LessonName, body: Taken
) -> Response:
    """The table of a lesson: the one that was left, or a new one."""
    count(services, "create", request)
    if not services.settings.open_tables and person.login is None:
        raise refuse("server-no-guests")
    words = phrases(language(request))
    return answer(TableRef(await lesson_tables.take(services.lobby, person, name, body.again, words)), 201)
