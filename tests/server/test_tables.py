"""Tables: links, seats, spectators, leaving and coming back, playing again."""

from __future__ import annotations

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Live, Person
from tests.server.conftest import Serve
from tests.server.test_play import play_on, two_players


async def test_links_lead_to_a_seat_to_watching_and_to_a_hand(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben, cat, dan = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat", "Dan")]
    table = await ann.table()
    watch, hand = await ann.invite(table, "watch"), await ann.invite(table, "hand", 0)
    await ben.join(await ann.invite(table, "seat", 1))
    await cat.join(watch)
    await dan.join(hand)
    seen = {name: await person.live(table) for name, person in (("ann", ann), ("cat", cat), ("dan", dan))}
    assert seen["cat"].scene
    assert seen["cat"].scene["look"] is None
    assert seen["cat"].scene["view"]["hand"] == []
    assert seen["dan"].scene
    assert seen["dan"].scene["view"] == (seen["ann"].scene or {})["view"]
    refused = await seen["dan"].ask({"type": "do", "number": -1, "seen": 0, "command": {"do": "concede", "seat": 0}})
    assert refused["refusal"]["reason"] == "server-not-your-seat"


async def test_a_revoked_link_shows_nothing_more(serve: Serve):
    base, _ = await serve()
    ann, cat = await Person.arrive(base, "Ann"), await Person.arrive(base, "Cat")
    table = await ann.table(seats=[{"who": "me"}, {"who": "me"}])
    made = await ann.post(f"/api/tables/{table}/links", {"kind": "watch"}, 201)
    assert made["url"].endswith("#" + made["token"])
    await cat.join(made["token"])
    live = await cat.live(table)
    answer = await ann.http.delete(f"/api/tables/{table}/links/{made['id']}")
    assert answer.status_code == 200
    assert await closes(live) == 1008
    await cat.get(f"/api/tables/{table}", 404)
    assert (await cat.post("/api/join", {"token": made["token"]}))["reason"] == "server-no-such-link"


async def test_who_is_invited_may_look_before_sitting_down(serve: Serve):
    base, _ = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await ann.table()
    token = await ann.invite(table, "seat", 1)
    seen = await ben.post("/api/join/look", {"token": token}, 200)
    assert seen["kind"] == "seat"
    assert seen["table"]["seats"][0]["name"] == "Ann"
    assert "setup" in seen["table"]
    await ben.get(f"/api/tables/{table}", 404)
    assert (await ben.post("/api/join/look", {"token": token[:-1] + "x"}, 404))["reason"] == "server-no-such-link"


async def closes(live: Live) -> int:
    """The code with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await live.until(lambda _message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_only_one_of_two_who_claim_the_same_seat_gets_it(serve_both: Serve):
    base, _ = await serve_both()
    ann, ben, cat = [await Person.arrive(base, name) for name in ("Ann", "Ben", "Cat")]
    table = await ann.table()
    token = await ann.invite(table, "seat", 1)
    answers = await asyncio.gather(
        ben.http.post("/api/join", json={"token": token}), cat.http.post("/api/join", json={"token": token})
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_people_may_come_and_go_while_a_table_changes(serve_both: Serve):
    base, services = await serve_both()
    ann, _ = await two_players(base)
    lives: list[Live] = []

    async def come() -> None:
        lives.append(await ann.person.live(ann.table))

    for _ in range(3):
        await asyncio.gather(*[come() for _ in range(4)], *[services.lobby.touch(ann.table) for _ in range(4)])
        await asyncio.gather(*[live.close() for live in lives], *[services.lobby.touch(ann.table) for _ in range(4)])
        lives.clear()
    assert services.metrics.errors._value.get() == 0


async def test_playing_again_keeps_people_and_seats(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    assert await play_on([ann, ben])
    first = await ann.person.post(f"/api/tables/{ann.table}/rematch", {}, 201)
    second = await ben.person.post(f"/api/tables/{ann.table}/rematch", {}, 201)
    assert first == second
    await ben.until(lambda message: message["type"] == "table" and message["table"]["next"])
    await ben.person.post(f"/api/tables/{first['table']}/seats/1", {"action": "claim"}, 200)
    about = (await ann.person.get(f"/api/tables/{first['table']}"))["table"]
    assert about["status"] == "running"
    assert [seat["name"] for seat in about["seats"]] == ["Ann", "Ben"]
    assert about["commitment"] != ann.welcome["table"]["commitment"]


async def test_tables_that_wait_come_first(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    waiting = await ann.table(seats=[{"who": "me"}, {"who": "me"}])
    opened = await ann.table()
    mine = await ann.get("/api/me/tables")
    assert mine["waiting"] == 1
    assert [one["table"]["id"] for one in mine["tables"]] == [waiting, opened]


async def test_a_table_begins_when_asked_if_so_agreed(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    table = await ann.table(seats=[{"who": "me"}, {"who": "bot"}], options={"begins": "asked"})
    assert (await ann.get(f"/api/tables/{table}"))["table"]["status"] == "open"
    live = await ann.live(table)
    await ann.post(f"/api/tables/{table}/begin", {}, 200)
    await live.until_scene(lambda scene: 0 in scene["waiting"])
    assert (await ann.post(f"/api/tables/{table}/begin", {}))["reason"] == "server-already-begun"


async def test_guests_become_accounts_and_accounts_adopt_guests(serve_both: Serve):
    base, _ = await serve_both()
    ann = await Person.arrive(base, "Ann")
    mine = await ann.table(seats=[{"who": "me"}, {"who": "me"}])
    await ann.post("/api/accounts", {"login": "Ann.1", "password": "correct horse"}, 201)
    guest = await Person.arrive(base, "Ann on the phone")
    other = await guest.table(seats=[{"who": "me"}, {"who": "bot"}])
    wrong = await guest.post("/api/login", {"login": "ann.1", "password": "wrong horse"}, 401)
    assert wrong["reason"] == "server-wrong-password"
    account = await guest.post("/api/login", {"login": "ann.1", "password": "correct horse"}, 200)
    again = Person(base, account["token"], account)
    tables = {one["table"]["id"] for one in (await again.get("/api/me/tables"))["tables"]}
    assert tables == {mine, other}
    await again.http.put("/api/me/shelf/army/Elves%20of%20ours", json={"figures": [1, 2]})
    shelf = await again.get("/api/me/shelf/army")
    assert shelf["items"][0]["data"] == {"figures": [1, 2]}
    changed = await again.http.patch("/api/me", json={"lang": "de-AT", "settings": {"theme": "dark"}})
    assert changed.json()["lang"] == "de"
    assert changed.json()["settings"] == {"theme": "dark"}
    ended = await again.http.delete("/api/session")
    assert ended.status_code == 200
    await again.get("/api/me", 401)


async def test_an_account_adopts_what_a_guest_has_won(serve: Serve):
    base, _ = await serve()
    owner = await Person.arrive(base, "Ann")
    await owner.post("/api/accounts", {"login": "ann", "password": "correct horse"}, 201)
    ann, ben = await two_players(base)
    assert await play_on([ann, ben])
    account = await ann.person.post("/api/login", {"login": "ann", "password": "correct horse"}, 200)
    record = await Person(base, account["token"], account).get("/api/me/results")
    assert [one["table"] for one in record["results"]] == [ann.table]
    await ann.person.get("/api/me", 401)


async def test_an_account_adopts_the_shelf_of_a_guest(serve_both: Serve):
    base, _ = await serve_both()
    owner = await Person.arrive(base, "Ann")
    await owner.post("/api/accounts", {"login": "ann", "password": "correct horse"}, 201)
    await owner.http.put("/api/me/shelf/army/Watch", json={"of": "the account"})
    guest = await Person.arrive(base, "Ann on the phone")
    for name in ("Watch", "Raid"):
        await guest.http.put(f"/api/me/shelf/army/{name}", json={"of": "the guest"})
    account = await guest.post("/api/login", {"login": "ann", "password": "correct horse"}, 200)
    shelf = await Person(base, account["token"], account).get("/api/me/shelf/army")
    assert {item["name"]: item["data"]["of"] for item in shelf["items"]} == {
        "Watch": "the account",
        "Raid": "the guest",
    }


async def test_a_new_password_ends_all_sessions(serve: Serve):
    base, _ = await serve()
    ann = await Person.arrive(base)
    await ann.post("/api/accounts", {"login": "ann", "password": "first password"}, 201)
    await ann.post("/api/me/password", {"old": "first password", "new": "second password"}, 200)
    await ann.get("/api/me", 401)
    guest = await Person.arrive(base)
    await guest.post("/api/login", {"login": "ann", "password": "first password"}, 401)
    again = await guest.post("/api/login", {"login": "ann", "password": "second password"}, 200)
    assert (await Person(base, again["token"], again).get("/api/me"))["login"] == "ann"


async def test_who_deletes_themselves_leaves_no_name(serve: Serve):
    base, _ = await serve()
    ann, ben = await two_players(base)
    assert (await ann.person.http.delete("/api/me")).status_code == 200
    about = (await ben.person.get(f"/api/tables/{ann.table}"))["table"]
    assert "Ann" not in str(about)
    await ann.person.get("/api/me", 401)


async def test_a_refusal_speaks_the_language_of_the_page_that_asked(serve: Serve):
    base, _ = await serve()
    ute = await Person.arrive(base, "Ute", "de")
    said = [
        (await ute.http.post("/api/import", content="nonsense", headers=headers)).json()["sentence"]
        for headers in ({}, {"x-language": "en"}, {"x-language": "de"}, {"x-language": "xx"})
    ]
    assert said[1] != said[0]
    assert said[0] == said[2] == said[3]
