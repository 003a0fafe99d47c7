"""Routes about puzzles: which there are, a table to solve one at, and making one of a moment of a match."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from mageknight.kernel.message import Message
from mageknight.kernel.refusal import refuse
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import puzzles
from mageknight.server.http.answers import answer, done, language, shows
from mageknight.server.http.deps import AccessNeeded, PersonNeeded, ServicesNeeded, TableId, count, count_person
from mageknight.server.http.people import Body
from mageknight.server.http.tables import TableRef
from mageknight.server.matches.clerk_messages import GoalInfo
from mageknight.server.tables import puzzle_tables
from mageknight.server.wire.phrases import phrases

router = APIRouter(prefix="/api")

PuzzleName = Annotated[str, Path(pattern=r"^[a-z][a-z0-9-]{0,59}$")]


class PuzzleHead(msgspec.Struct, frozen=True):
    """A puzzle in the list of all."""

    name: str
    game: str
    title: str
    goal: str
    grade: int


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles, the easy ones first."""

    puzzles: tuple[PuzzleHead, ...]


class Goals(msgspec.Struct, frozen=True):
    """The goals that could be asked in a position."""

    goals: tuple[GoalInfo, ...]


class Wish(Body):
    """A puzzle to be made: of the position after so many commands, with one of the goals there, under a title."""

    at: Annotated[int, Field(ge=0, le=2**31 - 1)]
    goal: Annotated[str, Field(max_length=40)]
    title: Annotated[str, Field(max_length=200)]


class MadePuzzle(msgspec.Struct, frozen=True):
    """A puzzle that was made: where it is found, how hard it is, whether a way to its goal was found."""

    name: str
    grade: int
    proved: bool


def goals() -> list[tuple[Puzzle, Message]]:
    """All puzzles with their goals; the first time each position is laid out."""
    return [(puzzle, puzzle_tables.goal_in_words(puzzle.name)) for puzzle in puzzles()]


@router.get("/puzzles", **shows(Puzzles))
async def list_puzzles(request: Request, lang: Annotated[str, Query(max_length=20)] = "") -> Response:
    """The puzzles there are."""
    words = phrases(lang or language(request))
    found = await asyncio.to_thread(goals)
    heads = [
        PuzzleHead(one.name, one.game, words.render(one.title()), words.render(goal), one.grade) for one, goal in found
    ]
    return answer(Puzzles(tuple(heads)))


@router.get("/puzzles/mine", **shows(Puzzles))
async def list_own(
    services: ServicesNeeded, request: Request, person: PersonNeeded, lang: Annotated[str, Query(max_length=20)] = ""
) -> Response:
    """The puzzles one has made, the newest first."""
    words = phrases(lang or language(request))
    async with services.database.reading() as connection:
        own = await puzzle_tables.made_by(connection, person.id)
    heads = [PuzzleHead(one.name, one.game, words.render(one.title()), "", one.grade) for one in own]
    return answer(Puzzles(tuple(heads)))


@router.delete("/puzzles/mine/{name}", **shows(dict[str, Any]))
async def forget_own(services: ServicesNeeded, person: PersonNeeded, name: PuzzleName) -> Response:
    """Take a puzzle of one's own away."""
    await services.made_puzzles.forget(person, name)
    return done()


@router.get("/tables/{table}/puzzle", **shows(Goals))
async def list_goals(
    services: ServicesNeeded,
    request: Request,
    access: AccessNeeded,
    table: TableId,
    at: Annotated[int, Query(ge=0, le=2**31 - 1)],
    lang: Annotated[str, Query(max_length=20)] = "",
) -> Response:
    """The goals that could be asked of whoever decides after so many commands of a match."""
    count_person(services, "work", access.person)
    return answer(Goals(await services.made_puzzles.goals(access, table, at, lang or language(request))))


@router.post("/tables/{table}/puzzle", **shows(MadePuzzle, 201))
async def make_puzzle(
    services: ServicesNeeded, request: Request, access: AccessNeeded, table: TableId, body: Wish
) -> Response:
    """A puzzle of that moment; refused if every line of play was tried and none reaches the goal."""
    count(services, "create", request)
    count_person(services, "work", access.person)
    name, posed = await services.made_puzzles.make(access, table, body.at, body.goal, body.title)
    return answer(MadePuzzle(name, posed.grade, posed.proved), 201)


@router.post("/puzzles/{name}", **shows(TableRef, 201))
async def take_puzzle(services: ServicesNeeded, request: Request, person: PersonNeeded, name: PuzzleName) -> Response:
    """A table at which the puzzle begins."""
    count(services, "create", request)
    if not services.settings.open_tables and person.login is None:
        raise refuse("server-no-guests")
    return answer(TableRef(await puzzle_tables.take(services.lobby, person, name, phrases(language(request)))), 201)
