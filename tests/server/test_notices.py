"""Being told that a game waits: when, how often, by which process, and by which page."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import update

from mageknight.server.clock import now
from mageknight.server.notices import waiting_games
from mageknight.server.notices.send import LEASE, RETRIES
from mageknight.server.store.schema import persons
from tests.server.client import DEADLINE, Person, close_all
from tests.server.conftest import Serve, serving, settings_for
from tests.server.post import Listener
from tests.server.test_play import two_players
from tests.server.waiting import HOOKS, LATER, QUIET, act, channel_of, until_waits, wish

# --------------------------------------------------------------------------------------------------------- when


async def test_who_is_away_is_told_once_until_the_next_act(serve_both: Serve, hook: Listener):
    base, services = await serve_both(**HOOKS)
    _, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "webhook", "away", hook.url)
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 0
    assert await services.courier.look(now() + LATER) == 1
    assert await services.courier.look(now() + LATER) == 0
    assert await services.courier.look(now() + 10 * LATER) == 0
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 0
    assert await services.courier.look(now() + LATER) == 1
    assert len(hook.bodies) == 2


async def test_a_notice_names_game_table_and_player_and_nothing_else(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS, public_url="https://games.example.org")
    _, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    await services.courier.look(now())
    (body,) = hook.bodies
    url = f"https://games.example.org/table/{ben.table}"
    sentence = f"Ben, it is your turn at “Friday” (Kite Quarrel). {url}"
    assert body.pop("id").startswith(ben.table)
    assert body == {
        "type": "turn",
        "game": "demo",
        "table": ben.table,
        "name": "Friday",
        "seat": 1,
        "player": "Ben",
        "url": url,
        "text": sentence,
        "content": sentence,
    }
    assert hook.heads[0].startswith("POST /hook?key=1 HTTP/1.1\r\n")


async def test_always_means_also_when_there(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 1
    await wish(ben.person, "webhook", "never")
    await until_waits(players, ben)
    assert await services.courier.look(now() + LATER) == 0


async def test_input_on_any_page_is_presence(serve_both: Serve, hook: Listener):
    base, services = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "away", hook.url)
    await until_waits(players, ben)
    await pass_time(services, ben.person, LATER)
    # A page that is only open is nobody.
    await ben.person.post("/api/me/pulse", {"input": False}, 200)
    second = Person(base, ben.person.token, ben.person.me)
    await second.post("/api/me/pulse", {"input": True}, 200)
    assert await services.courier.look(now()) == 0
    await pass_time(services, ben.person, LATER)
    assert await services.courier.look(now()) == 1


async def test_who_moved_last_or_plays_alone_from_the_start_is_not_told(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS)
    ann, ben = players = await two_players(base)
    await wish(ann.person, "webhook", "always", hook.url)
    alone = await ann.person.table(seats=[{"who": "me"}, {"who": "me"}])
    await until_waits(players, ben)
    assert await services.courier.look(now() + LATER) == 0
    one = await ann.person.live(alone)
    await act(one)
    assert await services.courier.look(now() + LATER) == 0


async def test_at_the_beginning_those_are_told_for_whom_the_table_waits(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS)
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    await wish(ann, "webhook", "away", hook.url)
    table = await ann.table()
    assert await services.courier.look(now() + LATER) == 0
    await ben.join(await ann.invite(table))
    assert await services.courier.look(now() + LATER) == 1
    assert hook.bodies[0]["player"] == "Ann"


# ------------------------------------------------------------------------------------------------ nothing lost or doubled


async def test_what_was_told_stays_told_after_a_restart(tmp_path: Path, hook: Listener):
    home = settings_for(tmp_path, **HOOKS)
    async with serving(home) as (base, services):
        _, ben = players = await two_players(base)
        await wish(ben.person, "webhook", "away", hook.url)
        await until_waits(players, ben)
        assert await services.courier.look(now() + LATER) == 1
        await close_all()
    async with serving(home) as (_, services):
        assert await services.courier.look(now() + LATER) == 0
    assert len(hook.bodies) == 1


async def test_the_courier_goes_round_by_itself(serve: Serve, hook: Listener):
    base, _ = await serve(**{**HOOKS, "notice_seconds": 0.02})
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    async with asyncio.timeout(DEADLINE):
        await hook.heard.wait()
    assert len(hook.bodies) == 1


async def test_games_go_on_while_a_notice_is_under_way(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    hook.may_answer.clear()
    await until_waits(players, ben)
    async with asyncio.timeout(DEADLINE):
        looking = asyncio.create_task(services.courier.look(now()))
        await hook.heard.wait()
        await until_waits(players, ben)
        assert not looking.done()
        hook.may_answer.set()
        assert await looking == 1
        # What was under way when the person moved is no notice of the next turn.
        assert await services.courier.look(now()) == 1


async def test_of_two_processes_one_tells(serve_both: Serve, hook: Listener):
    base, one = await serve_both(**HOOKS)
    _, two = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    for _ in range(5):
        await until_waits(players, ben)
        assert sorted(await asyncio.gather(one.courier.look(now()), two.courier.look(now()))) == [0, 1]
    assert len(hook.bodies) == 5


async def test_what_fails_is_tried_again_and_shown(serve_both: Serve, hook: Listener):
    base, services = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    hook.status = "503 Busy"
    await until_waits(players, ben)
    at = now()
    assert await services.courier.look(at) == 0
    for tries, wait in enumerate(RETRIES, start=1):
        at += wait
        assert await services.courier.look(at - 1) == 0
        assert len(hook.bodies) == tries
        assert await services.courier.look(at) == 0
    assert len(hook.bodies) == 1 + len(RETRIES)
    assert len({body["id"] for body in hook.bodies}) == 1
    assert await services.courier.look(at + 24 * 3600) == 0
    assert len(hook.bodies) == 1 + len(RETRIES)
    shown = await channel_of(ben.person, "webhook")
    assert shown["trouble"] == "the answer was an error (503)"
    assert shown["failed"] is not None
    figures = services.metrics.page().decode()
    assert 'mageknight_notices_total{channel="webhook",result="failed"} 5.0' in figures
    # The game goes on, the next turn is told again, and what arrives ends the complaint.
    hook.status = "200 OK"
    await until_waits(players, ben)
    assert await services.courier.look(now()) == 1
    assert (await channel_of(ben.person, "webhook"))["trouble"] == ""


async def test_what_failed_is_not_tried_again_for_who_has_acted(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS)
    ann, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    hook.status = "503 Busy"
    await until_waits(players, ben)
    await services.courier.look(now())
    await until_waits(players, ann)
    assert await services.courier.look(now() + RETRIES[0]) == 0
    assert len(hook.bodies) == 1


async def test_a_notice_left_unfinished_is_taken_up(serve_both: Serve, hook: Listener):
    base, services = await serve_both(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    async with services.database.reading() as connection:
        (due,) = await waiting_games.find(connection, ("webhook",), now())
    at = now()
    assert await services.database.write(lambda connection: waiting_games.claim(connection, due, at, at + LEASE))
    assert not await services.database.write(lambda connection: waiting_games.claim(connection, due, at, at + LEASE))
    assert await services.courier.look(at) == 0
    assert await services.courier.look(at + LEASE) == 1


# ------------------------------------------------------------------------------------------------------ browser


async def test_a_page_shows_each_turn_once_among_all_pages(serve_both: Serve):
    base, services = await serve_both(**QUIET)
    ann, ben = players = await two_players(base, name="Friday")
    await wish(ben.person, "browser", "away")
    await until_waits(players, ben)
    there = await ben.person.post("/api/me/pulse", {"shows": True}, 200)
    assert there["notices"] == []
    assert [one["name"] for one in there["waiting"]] == ["Friday"]
    await pass_time(services, ben.person, LATER)
    assert (await ben.person.post("/api/me/pulse", {}, 200))["notices"] == []
    pulses = [ben.person.post("/api/me/pulse", {"shows": True}, 200) for _ in range(3)]
    shown = [one for answer in await asyncio.gather(*pulses) for one in answer["notices"]]
    sentence = "Ben, it is your turn at “Friday” (Kite Quarrel)."
    path = f"/table/{ben.table}"
    assert shown == [{"table": ben.table, "title": "Your turn: Friday", "text": sentence, "path": path}]
    await until_waits(players, ann)
    assert (await ben.person.post("/api/me/pulse", {}, 200))["waiting"] == []


async def test_nothing_is_kept_of_who_is_gone(serve: Serve, hook: Listener):
    base, services = await serve(**HOOKS)
    _, ben = players = await two_players(base)
    await wish(ben.person, "webhook", "always", hook.url)
    await until_waits(players, ben)
    assert (await ben.person.http.delete("/api/me")).status_code == 200
    assert await services.courier.look(now() + LATER) == 0
    assert (await services.channels.of(ben.person.me["id"]))["webhook"].address == ""


async def pass_time(services: Any, person: Person, seconds: int) -> None:
    """Make the last input of somebody longer ago."""
    await services.courier.presence.store()
    query = update(persons).where(persons.c.id == person.me["id"]).values(active=persons.c.active - seconds)
    await services.database.write(lambda connection: connection.execute(query))
    services.courier.presence._stored.clear()
