"""Puzzles at a table: a real match that says how the puzzle stands, goes through restarts, and leaves no record."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, insert, select

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.saves import save
from mageknight.kernel.situations.rehearsal import begin
from mageknight.puzzles.puzzle import Puzzle
from mageknight.puzzles.shelf import puzzles, puzzles_of
from mageknight.server.store.schema import made_puzzles
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
    opened = await ann.live(again)
    assert opened.scene
    assert opened.scene["puzzle"]["status"] == "open"


async def test_an_unknown_puzzle_is_not_found_and_all_are_listed(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    assert (await ann.post("/api/puzzles/board-fight-0", {}, 404))["reason"] == "puzzle-unknown"
    heads = (await ann.get("/api/puzzles?lang=de"))["puzzles"]
    assert [head["name"] for head in heads] == [puzzle.name for puzzle in puzzles()]
    assert all(head["title"] and head["goal"] for head in heads)


MINE = """
game: board
scenario: solo_conquest
heroes: norowas
source: blue, green, red
combat:
  enemies: diggers
  phase: ranged
  kind: rampage
seat 0:
  hand: determination, rage, march
"""


async def position(person: Person) -> str:
    """A table that stands in a fight, brought as a saved match."""
    answer = await person.http.post("/api/import", content=save.dumps(begin(MINE).match))
    return str(answer.json()["table"])


async def test_a_puzzle_is_made_of_a_saved_position_and_solved_by_somebody_else(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    table = await position(ann)
    goals = (await ann.get(f"/api/tables/{table}/puzzle?at=0&lang=de"))["goals"]
    assert [each["goal"] for each in goals] == ["unhurt", "victory"]
    assert "Besiege" in goals[1]["words"]
    wish = {"at": 0, "goal": "victory", "title": "Diggers at dusk"}
    made = await ann.post(f"/api/tables/{table}/puzzle", wish, 201)
    assert made["proved"]
    assert [each["name"] for each in (await ann.get("/api/puzzles/mine"))["puzzles"]] == [made["name"]]
    ben = await Person.arrive(base, "Ben")
    live = await ben.live((await ben.post(f"/api/puzzles/{made['name']}", {}, 201))["table"])
    assert live.scene
    assert "Diggers at dusk" in live.scene["puzzle"]["title"]
    while live.scene["puzzle"]["status"] == "open":
        assert (await live.do(live.scene["puzzle"]["shown"]))["type"] == "accepted"
    assert live.scene["puzzle"]["status"] == "solved"
    assert (await ben.get("/api/puzzles/mine"))["puzzles"] == []
    assert (await ben.http.delete(f"/api/puzzles/mine/{made['name']}")).json()["reason"] == "puzzle-gone"
    assert (await ann.http.delete(f"/api/puzzles/mine/{made['name']}")).status_code == 200
    assert (await ben.post(f"/api/puzzles/{made['name']}", {}, 404))["reason"] == "puzzle-gone"


async def test_ones_puzzles_are_listed_while_one_of_them_is_taken_away(serve: Serve):
    base, services = await serve()
    ann = await Person.arrive(base, "Ann")
    made = await ann.post(
        f"/api/tables/{await position(ann)}/puzzle", {"at": 0, "goal": "victory", "title": "Dusk"}, 201
    )

    def copies(connection: Connection) -> None:
        row = dict(connection.execute(select(made_puzzles)).mappings().one())
        connection.execute(insert(made_puzzles), [{**row, "name": f"own-{number}"} for number in range(40)])

    await services.database.write(copies)

    async def forget() -> None:
        for number in range(40):
            await ann.http.delete(f"/api/puzzles/mine/own-{number}")

    async def look() -> None:
        heads = [made["name"], ""]
        while len(heads) > 1:
            answer = await ann.http.get("/api/puzzles/mine")
            assert answer.status_code == 200
            heads = [each["name"] for each in answer.json()["puzzles"]]
        assert heads == [made["name"]]

    await asyncio.gather(forget(), look())


async def test_what_cannot_be_a_puzzle_is_refused_with_the_reason(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    table = await position(ann)
    wish = {"at": 0, "goal": "victory", "title": "Diggers at dusk"}
    address = f"/api/tables/{table}/puzzle"
    assert (await ann.post(address, {**wish, "title": " "}, 409))["reason"] == "puzzle-no-title"
    assert (await ann.post(address, {**wish, "goal": "reach 0,0"}, 409))["reason"] == "puzzle-wrong-goal"
    ben = await Person.arrive(base, "Ben")
    assert (await ben.post(address, wish, 404))["reason"] == "server-no-such-table"
