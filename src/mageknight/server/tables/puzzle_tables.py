"""Puzzles at a table: how one is begun and how it stands. A puzzle is a match like any other, begun from a situation."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse
from mageknight.puzzles.attempt import OPEN, Attempt
from mageknight.puzzles.puzzle import Puzzle, read
from mageknight.puzzles.shelf import after, puzzle_named, puzzles_of
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.server.store.records import Person, TableRecord
from mageknight.server.store.schema import made_puzzles
from mageknight.server.tables.lobby import Lobby, Plan, SeatPlan
from mageknight.server.wire.phrases import Phrases
from mageknight.server.wire.types import OptionsInfo, PuzzleInfo

MADE = "own-"
"""With this begins the name of a puzzle that somebody has made from a match."""
OPPONENT = "squire"
"""Who sits on the other seats; a puzzle is over before it is their turn."""


async def attempt_of(connection: AsyncConnection, record: TableRecord, numbered: NumberedMatch) -> Attempt | None:
    """The puzzle of a table, if it has one and its log reaches back to the beginning."""
    name = record.options.puzzle
    if numbered.base or not name:
        return None
    try:
        return Attempt(await find(connection, name))
    except Refusal:
        return None


async def find(connection: AsyncConnection, name: str) -> Puzzle:
    """A puzzle by its name: one of the package, of a pack, or one that somebody has made."""
    if not name.startswith(MADE):
        return puzzle_named(name)
    row = (await connection.execute(select(made_puzzles).where(made_puzzles.c.name == name))).first()
    if row is None:
        raise refuse("puzzle-gone")
    return _made(row)


async def made_by(connection: AsyncConnection, person: str) -> list[Puzzle]:
    """The puzzles somebody has made, the newest first; read at once, as one of them may be taken away meanwhile."""
    own = select(made_puzzles).where(made_puzzles.c.person == person)
    rows = await connection.execute(own.order_by(made_puzzles.c.made.desc(), made_puzzles.c.name))
    return [_made(row) for row in rows]


def _made(row: Row[Any]) -> Puzzle:
    puzzle = read(row.text, row.name)
    puzzle.called = row.title
    return puzzle


@cache
def goal_in_words(name: str) -> Message:
    """The goal of a puzzle; figures are named in it, so its position is laid out once."""
    return Attempt(puzzle_named(name)).goal()


def puzzle_info(numbered: NumberedMatch, words: Phrases) -> PuzzleInfo | None:
    """A puzzle as its solver sees it."""
    attempt = numbered.attempt
    if attempt is None:
        return None
    puzzle, match = attempt.puzzle, numbered.match
    row = puzzles_of(puzzle.game) if not puzzle.called else ()
    following = after(puzzle) if row else None
    status = attempt.status(match)
    shown = attempt.next_step(match) if status == OPEN else None
    return PuzzleInfo(
        name=puzzle.name,
        title=words.render(puzzle.title()),
        goal=words.render(attempt.goal() if puzzle.called else goal_in_words(puzzle.name)),
        grade=puzzle.grade,
        number=row.index(puzzle) + 1 if row else 0,
        count=len(row),
        dice=puzzle.dice()[len(puzzle.dice()) - len(match.state.core.forced) :],
        status=status,
        shown=shown,
        words=words.render(numbered.kit.describe(match.state, shown)) if shown is not None else "",
        next=following.name if following is not None else "",
        proved=bool(puzzle.solution),
    )


async def take(lobby: Lobby, person: Person, name: str, words: Phrases) -> str:
    """A table at which a puzzle begins; the one where it was tried before is cleared away."""
    async with lobby.database.reading() as connection:
        puzzle = await find(connection, name)
    for record, _ in await lobby.tables_of(person):
        if record.options.puzzle == name and record.status == "running":
            await lobby.close(record.id)
    attempt = Attempt(puzzle)
    match = attempt.begin()
    plan = Plan(
        game=puzzle.game,
        setup=msgspec.to_builtins(match.setup),
        seats=tuple(
            [SeatPlan("me") if seat == puzzle.seat else SeatPlan("bot", OPPONENT) for seat in range(match.setup.seats)]
        ),
        options=OptionsInfo(take_back="free", hints=False, puzzle=name),
        name=words.render(puzzle.title()),
    )
    return await lobby.create(person, plan, start=msgspec.json.encode(attempt.kit.codec.dump(match.state)))
