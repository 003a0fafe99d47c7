"""The game of the day: the same luck for everybody, one attempt each, a table of results that names who counts."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.honours.daily import PROGRAMME
from mageknight.kernel.registry import kit_named
from mageknight.server.tables import forms
from mageknight.server.tables.daily_tables import midnight, ranked, today
from tests.server.client import Person
from tests.server.conftest import Days, Serve

A_DAY = 24 * 3600


async def day_of(person: Person, game: str = "board", day: str = "") -> dict[str, Any]:
    shown = await person.get(f"/api/daily?day={day}" if day else "/api/daily")
    found: dict[str, Any] = next(each for each in shown["games"] if each["game"] == game)
    return found


async def begin(person: Person, game: str = "board") -> str:
    return str((await person.post(f"/api/daily/{game}", {}, 201))["table"])


async def give_up(person: Person, table: str) -> None:
    await person.post(f"/api/tables/{table}/seats/0", {"action": "concede"}, 200)


@pytest.mark.parametrize("game", PROGRAMME)
def test_every_day_has_a_game_that_can_be_set_up(game: str) -> None:
    first = date(2026, 1, 1)
    setups = {str(PROGRAMME[game](first + timedelta(days=days)).setup) for days in range(60)}
    assert len(setups) > 5, "the days differ"
    for days in range(60):
        what = PROGRAMME[game](first + timedelta(days=days))
        assert forms.check(kit_named(game), what.setup).seats == 1 + len(what.bots)


@pytest.mark.parametrize("game", PROGRAMME)
async def test_everybody_has_the_same_luck_and_nobody_knows_it(serve: Serve, game: str):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    tables = [(await each.get(f"/api/tables/{await begin(each, game)}"))["table"] for each in (ann, ben)]
    assert tables[0]["id"] != tables[1]["id"]
    assert tables[0]["commitment"] == tables[1]["commitment"]
    assert tables[0]["setup"] == tables[1]["setup"]
    for table in tables:
        assert not table["open_seed"]
        assert table["seed"] is None
        assert table["options"]["daily"] == today().isoformat()
        assert not table["options"]["hints"]
        assert table["options"]["take_back"] == "never"


async def test_the_first_game_is_the_only_one_of_the_day(serve: Serve, days: Days):
    base, services = await serve()
    ann = await Person.arrive(base, "Ann")
    table = await begin(ann)
    assert (await day_of(ann))["status"] == "running"
    await give_up(ann, table)
    assert await begin(ann) == table
    own = await day_of(ann)
    assert (own["table"], own["status"]) == (table, "finished")
    assert [each["mine"] for each in own["results"]] == [True]
    assert [(each["given_up"], each["rank"]) for each in own["results"]] == [(True, 0)]
    again = (await ann.post(f"/api/tables/{table}/rematch", {}, 201))["table"]
    assert (await ann.get(f"/api/tables/{again}"))["table"]["options"]["daily"] == ""
    await days.go_by(services, table, A_DAY)
    assert (await day_of(ann))["table"] == ""
    other = await begin(ann)
    first, second = [(await ann.get(f"/api/tables/{each}"))["table"] for each in (table, other)]
    assert first["commitment"] != second["commitment"]
    assert (await day_of(ann, day=own["day"]))["table"] == table


async def test_a_game_whose_luck_became_known_does_not_count(serve: Serve):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await begin(ann)
    assert (await ann.http.get(f"/api/tables/{table}/export")).status_code == 200
    await give_up(ann, table)
    own = await day_of(ann)
    assert not own["counts"]
    assert own["results"] == []
    await give_up(ben, await begin(ben))
    assert [each["name"] for each in (await day_of(ann))["results"]] == ["Ben"]


async def test_a_game_ended_after_the_next_day_does_not_count(serve: Serve, days: Days):
    base, services = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table, late = await begin(ann), await begin(ben)
    day = today().isoformat()
    shown = await day_of(ann)
    assert shown["closes"] == shown["ends"] + A_DAY == midnight(today()) + 2 * A_DAY
    await days.go_by(services, table, A_DAY)
    await give_up(ann, table)
    await days.go_by(services, late, A_DAY)
    await give_up(ben, late)
    assert [each["name"] for each in (await day_of(ann, day=day))["results"]] == ["Ann"]


async def test_a_guest_who_logs_in_brings_the_attempt_along_but_no_second_one(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    table = await begin(ann)
    await give_up(ann, table)
    assert (await day_of(ann))["results"][0]["guest"]
    await ann.post("/api/accounts", {"login": "ann", "password": "correct horse"}, 201)
    assert not (await day_of(ann))["results"][0]["guest"]
    guest = await Person.arrive(base, "Somebody")
    await begin(guest)
    told = await guest.post("/api/login", {"login": "ann", "password": "correct horse"}, 200)
    account = Person(base, told["token"], told)
    assert (await day_of(account))["table"] == table


async def test_who_keeps_no_record_is_not_in_the_table(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    await ann.http.patch("/api/me", json={"keeps_record": False})
    await give_up(ann, await begin(ann))
    own = await day_of(ann)
    assert own["status"] == "finished"
    assert own["results"] == []


async def test_days_to_come_and_games_without_a_day_are_not_shown(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    await ann.get(f"/api/daily?day={(today() + timedelta(days=1)).isoformat()}", 404)
    await ann.get("/api/daily?day=yesterday", 422)
    await ann.post("/api/daily/demo", {}, 404)


def test_equal_results_share_a_rank() -> None:
    assert ranked([(True, 30), (True, 20), (True, 20), (False, 40)]) == [1, 2, 2, 4]
