"""Routes about puzzles: which there are, and a table to solve one at."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from mageknight.kernel.message import Message
from mageknight.kernel.refusal import refuse
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import puzzles
from mageknight.server.http.answers import answer, language, shows
from mageknight.server.http.deps import PersonNeeded, ServicesNeeded, count
from mageknight.server.http.tables import TableRef
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


@router.post("/puzzles/{name}", **shows(TableRef, 201))
async def take_puzzle(services: ServicesNeeded, request: Request, person: PersonNeeded, name: PuzzleName) -> Response:
    """A table at which the puzzle begins."""
    count(services, "create", request)
    if not services.settings.open_tables and person.login is None:
        raise refuse("server-no-guests")
    return answer(TableRef(await puzzle_tables.take(services.lobby, person, name, phrases(language(request)))), 201)
