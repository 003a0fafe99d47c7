"""The ladder of those who play alone, and honours for what was done in finished matches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.honours.shelf import honours
from mageknight.lessons.check import do
from mageknight.lessons.course import Course
from mageknight.lessons.shelf import lesson_named
from mageknight.server.store.schema import result_seats, results, tables
from mageknight.server.tables.lobby import Plan, SeatPlan
from tests.server.client import Person
from tests.server.conftest import Serve

SOLO = {"seats": 1, "scenario": "solo_reconnaissance", "heroes": ["tovak"]}


async def finished(person: Person, services: Any, score: int = 0, **setup: Any) -> str:
    """A game alone that was given up; afterwards it has so many points."""
    body = {"game": "board", "setup": {**SOLO, **setup}, "seats": [{"who": "me"}]}
    table = str((await person.post("/api/tables", body, 201))["table"])
    await person.post(f"/api/tables/{table}/seats/0", {"action": "concede"}, 200)

    def job(connection: Connection) -> None:
        connection.execute(update(result_seats).where(result_seats.c.table == table).values(score=score))

    await services.database.write(job)
    return table


async def mark(services: Any, table: str, **values: Any) -> None:
    def job(connection: Connection) -> None:
        for where, key in ((results, results.c.table), (tables, tables.c.id)):
            mine = {name: value for name, value in values.items() if name in where.c}
            if mine:
                connection.execute(update(where).where(key == table).values(**mine))

    await services.database.write(job)


async def test_the_ladder_shows_the_best_game_of_everybody(serve: Serve):
    base, services = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    assert (await ann.get("/api/ladder"))["rungs"] == []
    for score in (12, 30, 20):
        await finished(ann, services, score)
    await finished(ben, services, 25, heroes=["arythea"])
    await finished(ben, services, 99, scenario="solo_conquest")
    found = await ann.get("/api/ladder")
    assert found["scenarios"] == ["solo_reconnaissance", "solo_conquest"]
    assert [(each["rank"], each["name"], each["score"], each["mine"]) for each in found["rungs"]] == [
        (1, "Ann", 30, True),
        (2, "Ben", 25, False),
    ]
    assert len(found["roles"]) == 2
    arythea = next(each["role"] for each in found["rungs"] if each["name"] == "Ben")
    one = await ann.get(f"/api/ladder?role={arythea}")
    assert [each["name"] for each in one["rungs"]] == ["Ben"]
    other = await ben.get("/api/ladder?scenario=solo_conquest")
    assert [(each["name"], each["score"]) for each in other["rungs"]] == [("Ben", 99)]


@pytest.mark.parametrize("fault", ["taken_back", "stood_in", "hinted", "open_seed"])
async def test_games_with_help_do_not_stand_on_the_ladder(serve: Serve, fault: str):
    base, services = await serve()
    ann = await Person.arrive(base, "Ann")
    await mark(services, await finished(ann, services, 50), **{fault: True})
    assert (await ann.get("/api/ladder"))["rungs"] == []


async def test_honours_are_given_for_what_was_done_and_name_the_match(serve: Serve):
    base, services = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    nothing = await finished(ann, services)
    table = await with_a_fight(ann, services)
    await ann.post(f"/api/tables/{table}/seats/0", {"action": "concede"}, 200)
    for _ in range(2):
        found = await ann.get("/api/me/honours?lang=de")
        assert found["left"] == 0
        won = {each["name"]: each["table"] for each in found["honours"] if each["table"]}
        assert won["board-first-blood"] == won["board-shield-wall"] == table != nothing
        assert "board-first-city" not in won
    assert [each["name"] for each in found["honours"]] == [each.name for each in honours()]
    assert not any(each["table"] for each in (await ben.get("/api/me/honours"))["honours"])


async def with_a_fight(person: Person, services: Any) -> str:
    """A table at which somebody has won the fight of a lesson, as a game of its own."""
    course = Course(lesson_named("board-fight"))
    match = course.begin()
    start = msgspec.json.encode(course.kit.codec.dump(match.state))
    while (deed := course.deed(course.standing(match))) is not None:
        assert do(course, match, deed) is None
    owner = await services.people.of_token(person.token)
    plan = Plan(game="board", setup=msgspec.to_builtins(match.setup), seats=(SeatPlan("me"),))
    table = str(await services.lobby.create(owner, plan, start=start))
    live = await person.live(table)
    for command in match.history:
        assert (await live.do(msgspec.json.decode(course.kit.codec.encode_command(command))))["type"] == "accepted"
    return table
