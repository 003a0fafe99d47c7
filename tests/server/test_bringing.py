"""Whoever joins a battle brings an army of their own: chosen before it begins, by the rules of the table, unknown to the others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mageknight.minis.army.ready import ready_armies
from tests.server.client import Person
from tests.server.conftest import Serve

SETUP = {"seats": 2, "edition": "rebellion", "total": 200, "table": "everything", "edges": [0, 2]}


def army(name: str) -> list[str]:
    """A ready-made army as its player brings it."""
    lineup = ready_armies()[name].lineup()
    assert isinstance(lineup, tuple)
    return list(lineup)


NAMES = [name for name, each in ready_armies().items() if each.game == "rebellion" and each.total == 200]
MINE, THEIRS, OTHER = NAMES[0], NAMES[1], NAMES[2]


async def laid(ann: Person, setup: dict[str, Any] = SETUP, **more: Any) -> str:
    """A table to which everybody brings an army; its maker has chosen one in the form."""
    made = {**setup, "armies": [army(MINE), army(OTHER)]} if "armies" not in setup else setup
    body = {"game": "minis", "setup": made, "options": {"brings": True, **more}}
    return str((await ann.post("/api/tables", body, 201))["table"])


async def bring(person: Person, table: str, seat: int, what: Any, status: int | None = 200) -> Any:
    return await person.post(f"/api/tables/{table}/seats/{seat}", {"action": "bring", "brings": what}, status)


async def about(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get(f"/api/tables/{table}"))["table"]
    return found


def fielded(scene: dict[str, Any], seat: int) -> list[str]:
    return sorted(each["key"] for each in scene["view"]["figures"] if each["owner"] == seat)


async def test_the_battle_begins_when_everybody_has_brought_an_army(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await laid(ann)
    await ben.join(await ann.invite(table, "seat", 1))
    seen = await about(ben, table)
    assert seen["status"] == "open"
    assert [seat["brings"] for seat in seen["seats"]] == ["ready", "missing"]
    await bring(ben, table, 1, army(THEIRS))
    assert (await about(ann, table))["status"] == "running"
    live = await ann.live(table)
    assert live.scene
    assert fielded(live.scene, 0) == sorted(army(MINE))
    assert fielded(live.scene, 1) == sorted(army(THEIRS))


async def test_nobody_sees_the_armies_of_the_others_before_they_have_chosen(serve: Serve):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await laid(ann, begins="asked")
    token = await ann.invite(table, "seat", 1)
    shown = [(await ben.post("/api/join/look", {"token": token}, 200))["table"]]
    await ben.join(token)
    await bring(ben, table, 1, army(THEIRS))
    shown += [await about(ann, table), await about(ben, table), (await ann.get("/api/me/tables"))]
    said = json.dumps(shown)
    assert not any(figure in said for figure in {*army(MINE), *army(THEIRS)})
    assert (await ann.http.get(f"/api/tables/{table}/export")).status_code >= 400
    await ann.post(f"/api/tables/{table}/begin", {}, 200)
    assert (await about(ann, table))["setup"]["armies"] == [army(MINE), army(THEIRS)]


async def test_what_stands_in_a_book_that_was_brought_the_host_never_reads(serve: Serve):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    mine = {"figures": [{"figure": "muster-145"}, {"figure": "muster-144"}]}
    book = {"figure": "muster-261", "items": ["R-014"], "spells": ["gust", "weariness", "unravel"]}
    theirs = {"figures": [book, {"figure": "muster-258"}]}
    setup = {"seats": 2, "edition": "second", "total": 200, "table": "two-woods", "edges": [0, 2]}
    table = await laid(ann, {**setup, "armies": [mine, mine]})
    await ben.join(await ann.invite(table, "seat", 1))
    await bring(ben, table, 1, theirs)
    live = await ann.live(table)
    told = "".join(live.raw) + json.dumps(await about(ann, table))
    assert "R-014" in told
    assert "weariness" not in told
    assert "weariness" in "".join((await ben.live(table)).raw)


@pytest.mark.parametrize(
    "what, reason",
    [
        (["rebellion-067"] * 40, "army-over-total"),
        (["nobody-at-all"], "minis-unknown-figure"),
        ([], "army-empty"),
        ("text", "server-setup-malformed"),
        ({"figures": 3}, "server-setup-malformed"),
        ([{"figure": "rebellion-001"}], "server-setup-malformed"),
        (["x" * 50_000], "server-setup-malformed"),
    ],
)
async def test_an_army_that_may_not_be_fielded_is_refused(serve: Serve, what: Any, reason: str):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await laid(ann)
    await ben.join(await ann.invite(table, "seat", 1))
    refused = await bring(ben, table, 1, what, None)
    assert refused["reason"] == reason
    assert (await about(ann, table))["seats"][1]["brings"] == "missing"


async def test_only_who_sits_there_brings_an_army_and_only_before_the_battle(serve: Serve):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await laid(ann)
    await ben.join(await ann.invite(table, "seat", 1))
    assert (await bring(ann, table, 1, army(MINE), None))["reason"] == "server-not-your-seat"
    assert (await ann.post(f"/api/tables/{table}/begin", {}))["reason"] == "server-not-brought"
    await bring(ben, table, 1, army(THEIRS))
    assert (await bring(ben, table, 1, army(OTHER), None))["reason"] == "server-already-begun"


async def test_whoever_gets_up_takes_the_army_along(serve: Serve):
    base, _ = await serve()
    ann, ben, cat = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    table = await laid(ann, begins="asked")
    token = await ann.invite(table, "seat", 1)
    await ben.join(token)
    await bring(ben, table, 1, army(THEIRS))
    await bring(ben, table, 1, army(OTHER))
    await ben.post(f"/api/tables/{table}/seats/1", {"action": "leave"}, 200)
    await cat.join(token)
    assert (await about(cat, table))["seats"][1]["brings"] == "missing"
    await bring(cat, table, 1, army(THEIRS))
    await ann.post(f"/api/tables/{table}/begin", {}, 200)
    live = await cat.live(table)
    assert live.scene
    assert fielded(live.scene, 1) == sorted(army(THEIRS))


async def test_a_computer_keeps_nobody_waiting(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    table = await laid(ann)
    await ann.post(f"/api/tables/{table}/seats/1", {"action": "bot", "bot": "page"}, 200)
    live = await ann.live(table)
    assert live.scene
    assert fielded(live.scene, 1) == sorted(army(OTHER))


async def test_nothing_is_brought_to_other_games_and_other_tables(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base, "Ann")
    body = {"game": "demo", "setup": {"seats": 2}, "options": {"brings": True}}
    assert (await ann.post("/api/tables", body))["reason"] == "server-nothing-to-bring"
    table = await ann.table()
    assert (await bring(ann, table, 0, ["x"], None))["reason"] == "server-nothing-to-bring"
