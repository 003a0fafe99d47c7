"""Puzzles at a table: how one is begun and how it stands. A puzzle is a match like any other, begun from a situation."""

from __future__ import annotations

from functools import cache

import msgspec

from mageknight.kernel.message import Message
from mageknight.puzzles.attempt import OPEN, Attempt
from mageknight.puzzles.shelf import after, puzzle_named, puzzles, puzzles_of
from mageknight.server.store.numbered_match import NumberedMatch
from mageknight.server.store.records import Person, TableRecord
from mageknight.server.tables.lobby import Lobby, Plan, SeatPlan
from mageknight.server.wire.phrases import Phrases
from mageknight.server.wire.types import OptionsInfo, PuzzleInfo

OPPONENT = "squire"
"""Who sits on the other seats; a puzzle is over before it is their turn."""


def attempt_of(record: TableRecord, numbered: NumberedMatch) -> Attempt | None:
    """The puzzle of a table, if it has one and its log reaches back to the beginning."""
    name = record.options.puzzle
    if numbered.base or not any(puzzle.name == name for puzzle in puzzles()):
        return None
    return Attempt(puzzle_named(name))


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
    row = puzzles_of(puzzle.game)
    following = after(puzzle)
    status = attempt.status(match)
    shown = attempt.next_step(match) if status == OPEN else None
    return PuzzleInfo(
        name=puzzle.name,
        title=words.render(puzzle.title()),
        goal=words.render(goal_in_words(puzzle.name)),
        grade=puzzle.grade,
        number=row.index(puzzle) + 1,
        count=len(row),
        dice=puzzle.dice()[len(puzzle.dice()) - len(match.state.core.forced) :],
        status=status,
        shown=shown,
        words=words.render(numbered.kit.describe(match.state, shown)) if shown is not None else "",
        next=following.name if following is not None else "",
    )


async def take(lobby: Lobby, person: Person, name: str, words: Phrases) -> str:
    """A table at which a puzzle begins; the one where it was tried before is cleared away."""
    puzzle = puzzle_named(name)
    for record, _ in await lobby.tables_of(person):
        if record.options.puzzle == name and record.status == "running":
            await lobby.close(record.id)
    attempt = Attempt(puzzle)
    match = attempt.begin()
    others = [SeatPlan("bot", OPPONENT) for _ in range(match.setup.seats - 1)]
    plan = Plan(
        game=puzzle.game,
        setup=msgspec.to_builtins(match.setup),
        seats=(SeatPlan("me"), *others),
        options=OptionsInfo(take_back="free", hints=False, puzzle=name),
        name=words.render(puzzle.title()),
    )
    return await lobby.create(person, plan, start=msgspec.json.encode(attempt.kit.codec.dump(match.state)))
