"""Puzzles at a table: a real match that says how the puzzle stands, goes through restarts, and leaves no record."""

from __future__ import annotations

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import puzzles, puzzles_of
from tests.server.client import Person
from tests.server.conftest import Serve

FIRST = [puzzles_of(game)[0] for game in ("board", "minis")]


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda each: each.name)
async def test_a_puzzle_is_open_until_it_is_solved(serve: Serve, puzzle: Puzzle):
    base, services = await serve()
    ann = await Person.arrive(base, "Ann", "de")
    table = (await ann.post(f"/api/puzzles/{puzzle.name}", {}, 201))["table"]
    live = await ann.live(table)
    for at, _ in enumerate(puzzle.solution):
        assert live.scene
        now = live.scene["puzzle"]
        assert now["status"] == "open"
        assert len(now["dice"]) <= len(puzzle.dice())
        assert (await live.do(now["shown"]))["type"] == "accepted"
        if at == 0:
            await services.live_tables.store_snapshot(await services.live_tables.live(table))
            await services.live_tables.load(await services.live_tables.live(table))
    assert live.scene
    assert live.scene["puzzle"]["status"] == "solved"


async def test_the_other_side_waits_when_a_puzzle_was_missed(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    name = puzzles_of("minis")[0].name
    live = await ann.live((await ann.post(f"/api/puzzles/{name}", {}, 201))["table"])
    await live.do({"do": "end-turn", "seat": 0})
    assert live.scene
    assert live.scene["puzzle"]["status"] == "missed"
    assert live.scene["puzzle"]["shown"] is None
    assert live.scene["waiting"] == [1]
    again = (await ann.post(f"/api/puzzles/{name}", {}, 201))["table"]
    anew = await ann.live(again)
    assert anew.scene
    assert anew.scene["puzzle"]["status"] == "open"


async def test_an_unknown_puzzle_is_not_found_and_all_are_listed(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    assert (await ann.post("/api/puzzles/board-fight-0", {}, 404))["reason"] == "puzzle-unknown"
    heads = (await ann.get("/api/puzzles?lang=de"))["puzzles"]
    assert [head["name"] for head in heads] == [puzzle.name for puzzle in puzzles()]
    assert all(head["title"] and head["goal"] for head in heads)
