"""Nothing is lost: restarts, kill -9, upgrades of the rules, several processes."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, select, update
from websockets.exceptions import ConnectionClosed

from mageknight.kernel.saves import save
from mageknight.server.store.schema import entries, snapshots, tables
from tests.patience import SECONDS
from tests.server.client import Live, Person, close_all, commands_of, fresh_id
from tests.server.cluster import Cluster
from tests.server.conftest import Serve, serving, settings_for
from tests.server.test_play import play_on, settle, two_players
from tools.server import ServerProcess, free_port


@pytest.mark.parametrize("steps", [27, 33, 40])
async def test_a_stopped_server_resumes_every_match_where_it_was(tmp_path: Path, steps: int):
    async with serving(settings_for(tmp_path)) as (base, _):
        players = await two_players(base, seed="resume")
        assert not await play_on(list(players), steps)
        scenes = [player.scene for player in players]
        lines = [player.lines for player in players]
        persons = [player.person for player in players]
        table = players[0].table
        await close_all()
    async with serving(settings_for(tmp_path)) as (base, services):
        again = []
        for person in persons:
            back = Person(base, person.token, person.me)
            again.append(await back.live(table))
        assert [player.scene for player in again] == scenes
        assert [player.lines for player in again] == lines
        live = await services.live_tables.live(table)
        assert live.numbered.base > 0, "the snapshot was not used"
        assert await play_on(again)
        await close_all()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_what_was_confirmed_survives_kill_9(tmp_path: Path, request: pytest.FixtureRequest, kind: str):
    more = {"database": request.getfixturevalue("cluster").database()} if kind == "postgres" else {}
    port = free_port()
    async with killable(ServerProcess(tmp_path, port, **more)) as server:
        players = list(await two_players(server.base))
        for _ in range(2):
            await play_on(players, 7)
            before = [player.scene for player in players]
            await server.kill()
            await server.start()
            for player in players:
                await player.close()
                await player.open()
            assert [player.scene for player in players] == before
        assert await play_on(players)


async def test_a_command_whose_confirmation_was_lost_is_not_done_twice(tmp_path: Path):
    async with killable(ServerProcess(tmp_path, free_port())) as server:
        players = list(await two_players(server.base))
        await play_on(players, 5)
        for _ in range(2):
            await settle(players)
            mover = next(player for player in players if player.decision)
            assert mover.decision
            assert mover.scene
            seq = mover.scene["seq"]
            message = {
                "type": "do",
                "id": fresh_id(),
                "number": mover.decision["number"],
                "seen": seq,
                "command": commands_of(mover.decision)[0],
            }
            await mover.send(message)
            await server.kill()
            with contextlib.suppress(ConnectionClosed):
                await mover.until(lambda answer: answer["type"] == "accepted")
            await server.start()
            for player in players:
                player.scene = None
                await player.open()
            answer = await mover.ask(dict(message))
            assert answer["type"] == "accepted", answer
            assert answer["seq"] == seq + 1
            await mover.until_seq(seq + 1)
            assert mover.scene["seq"] == seq + 1


async def test_two_processes_share_one_match(tmp_path: Path, cluster: Cluster):
    database = cluster.database()
    first = ServerProcess(tmp_path / "a", free_port(), database=database)
    second = ServerProcess(tmp_path / "b", free_port(), database=database)
    async with killable(first), killable(second):
        ann, ben = await Person.arrive(first.base, "Ann"), await Person.arrive(second.base, "Ben")
        table = await ann.table()
        await ben.join(await ann.invite(table))
        players = [await ann.live(table), await ben.live(table)]
        await play_on(players, 10)
        request = {"type": "say", "id": fresh_id(), "text": "hello over there"}
        await players[0].ask(request)
        said = await players[1].until(lambda message: message["type"] == "chat")
        assert said["said"]["text"] == "hello over there"
        await players[0].send({"type": "point", "line": [{"x": 1, "y": 2, "piece": -1}, {"x": 3, "y": 4, "piece": 5}]})
        seen = await players[1].until(lambda message: message["type"] == "pointed")
        assert seen["line"][1]["piece"] == 5
        assert await play_on(players)
        assert (players[0].scene or {})["outcome"] == (players[1].scene or {})["outcome"]


async def test_two_processes_never_write_the_same_entry(tmp_path: Path, cluster: Cluster):
    """Both seats of one person act on two processes at the same time; each entry is written once."""
    database = cluster.database()
    first = ServerProcess(tmp_path / "a", free_port(), database=database)
    second = ServerProcess(tmp_path / "b", free_port(), database=database)
    async with killable(first), killable(second):
        ann = await Person.arrive(first.base, "Ann")
        twin = Person(second.base, ann.token, ann.me)
        table = await ann.table(seats=[{"who": "me"}, {"who": "me"}])
        here, there = await ann.live(table, look=0), await twin.live(table, look=1)
        for _ in range(15):
            await settle([here, there])
            seats = [one for one in (here, there) if one.decision]
            if (here.scene or {})["outcome"]:
                break
            await asyncio.gather(*[_try(one) for one in seats])
            for one in (here, there):
                await one.send({"type": "sync", "last": None})
                await one.until(lambda message: message["type"] == "snapshot")
        await settle([here, there])
        numbers = [line["entry"] for line in here.lines]
        assert numbers == sorted(numbers)
        assert (here.scene or {})["seq"] == (there.scene or {})["seq"] > 5


async def _try(live: Live) -> dict[str, Any]:
    assert live.decision
    return await live.do(commands_of(live.decision)[0])


async def test_the_loser_of_a_race_is_told_to_look_again(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 6)
    live = await services.live_tables.live(ann.table)
    mover = next(player for player in (ann, ben) if player.decision)
    # Another process writes an entry this one has not heard of yet.
    async with services.database.reading() as connection:
        row = (await connection.execute(select(entries).where(entries.c.number == 6))).one()._mapping
    assert mover.decision
    command = commands_of(mover.decision)[0]

    def job(connection: Any) -> None:
        other = {**row, "number": 7, "command": "elsewhere", "entry": msgspec.json.encode({"play": command}).decode()}
        connection.execute(entries.insert(), [other])
        connection.execute(update(tables).values(version=7))

    await services.database.write(job)
    answer = await mover.do(command)
    assert answer["type"] == "refused"
    assert answer["refusal"]["reason"] == "stale-decision"
    assert live.record.version == 7
    await play_on([ann, ben], 3)


async def test_after_new_rules_a_running_match_goes_on_from_its_snapshot(tmp_path: Path):
    async with serving(settings_for(tmp_path)) as (base, _):
        players = await two_players(base, seed="upgrade")
        await play_on(list(players), 16)
        persons, table = [player.person for player in players], players[0].table
        view = (players[0].scene or {})["view"]
        await close_all()
    async with serving(settings_for(tmp_path)) as (base, services):

        def older(connection: Any) -> None:
            connection.execute(update(tables).values(rules="0", content="older"))
            connection.execute(update(snapshots).values(rules="0", content="older"))

        await services.database.write(older)
        again = [await Person(base, person.token, person.me).live(table) for person in persons]
        assert (again[0].scene or {})["seq"] == 16
        assert (again[0].scene or {})["view"] == view
        assert again[0].lines, "the old log can no longer be read"
        record, _ = await services.lobby.table(table)
        assert record.rules == "1"
        await play_on(again, 2)
        refused = await again[0].ask({"type": "ask-take-back", "seat": 0, "to": 2})
        if refused["type"] == "accepted":
            request = again[0].about["request"]["id"] if again[0].about.get("request") else refused["id"]
            refused = await again[1].ask({"type": "answer-take-back", "seat": 1, "request": request, "agree": True})
        assert refused["refusal"]["reason"] == "server-before-upgrade"
        assert await play_on(again)
        exported = await again[0].person.http.get(f"/api/tables/{table}/export")
        assert exported.status_code == 200
        back = await again[0].person.http.post("/api/import", content=exported.text)
        assert back.status_code == 201, back.text
        await close_all()


async def test_a_match_these_rules_cannot_load_says_so_and_can_be_taken_away(tmp_path: Path):
    async with serving(settings_for(tmp_path)) as (base, _):
        ann = await Person.arrive(base)
        table = await ann.table(seats=[{"who": "me"}, {"who": "me"}], seed="strange")
        players = [await ann.live(table, look=seat) for seat in (0, 1)]
        await play_on(players, 30)
        await close_all()
    async with serving(settings_for(tmp_path)) as (base, services):
        ann = Person(base, ann.token, ann.me)
        whole = (await ann.http.get(f"/api/tables/{table}/export")).text
        async with services.database.reading() as connection:
            stored = (await connection.execute(select(snapshots))).one()

        def strange(connection: Any) -> None:
            connection.execute(update(tables).values(rules="0"))
            state = stored.state.replace(b'"DemoState"', b'"StateOfOldTimes"')
            connection.execute(update(snapshots).values(rules="0", state=state))

        await services.database.write(strange)
        services.live_tables._live.clear()
        door = await ann.live(table)
        assert door.welcome["reason"] == "save-other-rules"
        kept = await ann.http.get(f"/api/tables/{table}/export")
        assert kept.status_code == 200
        lines = kept.text.splitlines()
        assert lines[1 : stored.number + 1] == whole.splitlines()[1 : stored.number + 1]
        assert b"StateOfOldTimes" in kept.content
        # A program that knows those rules can load it.
        healed = save.sealed(
            msgspec.json.decode(lines[0].replace('"rules":"0"', '"rules":"1"'), type=save.Header),
            lines[1:-2],
            save.Snapshot(stored.number, msgspec.json.decode(stored.state)),
            hashlib.sha256(stored.state).hexdigest()[:32],
        )
        assert save.loads(healed).version == stored.number
        await close_all()


async def test_a_match_that_is_over_and_watched_by_nobody_leaves_the_memory(serve: Serve):
    base, services = await serve(snapshot_seconds=0.05)
    ann, ben = await two_players(base)
    assert await play_on([ann, ben])
    other, _ = await two_players(base)
    scene = ann.scene
    await ann.close()
    await ben.close()
    async with asyncio.timeout(SECONDS):
        while ann.table in {live.id for live in services.live_tables.known()}:
            await other.ask({"type": "log", "before": 0})
    assert other.table in {live.id for live in services.live_tables.known()}
    again = await ann.person.live(ann.table)
    assert again.scene == scene


async def test_bots_go_on_wherever_their_table_is_opened(serve: Serve):
    """The process that let them move is gone; this one has never heard of the table before somebody opens it."""
    base, services = await serve()

    async def nobody_listens(_table: str) -> None:
        """As if another process had made the table."""

    heard, services.lobby.changed = services.lobby.changed, nobody_listens
    ann = await Person.arrive(base)
    table = await ann.table(seats=[{"who": "me"}, {"who": "bot"}])
    services.lobby.changed = heard
    assert services.live_tables.known() == []
    live = await ann.live(table)
    await live.until_scene(lambda scene: scene["waiting"] == [0])


async def test_a_table_interrupted_before_its_beginning_begins_when_somebody_comes(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await ann.table()
    token = await ann.invite(table)
    # Ben sat down, and the process was killed before the match began.
    await services.seating.set_seat(table, 1, person=ben.me["id"], name="Ben")
    services.live_tables._live.clear()
    live = await ann.live(table)
    await live.until_scene(lambda scene: bool(scene["waiting"]))
    other = await ann.table()
    await services.seating.set_seat(other, 1, person=ben.me["id"], name="Ben")
    assert await ben.join(await ann.invite(other)) == other
    assert (await ben.get(f"/api/tables/{other}"))["table"]["status"] == "running"
    assert await ben.join(token) == table


async def test_a_table_that_begins_while_it_is_read_is_shown_as_begun(serve: Serve):
    base, services = await serve()
    ann, ben = await Person.arrive(base, "Ann"), await Person.arrive(base, "Ben")
    table = await ann.table(options={"begins": "asked"})
    await ben.join(await ann.invite(table))
    services.live_tables._live.clear()
    load, changed = services.live_tables.load, services.lobby.changed
    stored = asyncio.Event()
    begun: list[asyncio.Task[None]] = []

    async def told(which: str) -> None:
        """The beginning is stored; from now on it is told."""
        stored.set()
        await changed(which)

    async def overtaken(live: Any, whole: bool = False) -> None:
        """The match begins after its table was read, before anybody can hear of it."""
        await load(live, whole)
        if not begun:
            begun.append(asyncio.create_task(services.lobby.begin(table)))
            await stored.wait()

    services.live_tables.load, services.lobby.changed = overtaken, told
    live = await ann.live(table)
    scene = await live.until_scene(lambda scene: bool(scene["waiting"]))
    await begun[0]
    assert scene["waiting"]
    assert (await services.live_tables.live(table)).record.status == "running"


@contextlib.asynccontextmanager
async def killable(server: ServerProcess) -> AsyncIterator[ServerProcess]:
    await server.start()
    try:
        yield server
    finally:
        await close_all()
        await server.stop()


async def test_a_young_match_has_its_position_on_disk_from_the_beginning(serve_both: Serve):
    base, services = await serve_both(snapshot_seconds=3600)
    ann, ben = await two_players(base, seed="young")
    await play_on([ann, ben], 5)
    view = (ann.scene or {})["view"]

    def older(connection: Any) -> None:
        connection.execute(update(tables).values(rules="0", content="older", seed=b"another luck, not 16"[:16]))
        connection.execute(update(snapshots).values(rules="0", content="older"))

    # As after a kill: nothing but the log and the first snapshot, and a program whose rules deal otherwise.
    await services.database.write(older)
    services.live_tables._live.clear()
    again = await Person(base, ann.person.token, ann.person.me).live(ann.table)
    assert (again.scene or {})["view"] == view
    assert (again.scene or {})["seq"] == 5


async def test_a_log_of_other_rules_that_leads_nowhere_is_left_alone(serve: Serve):
    base, services = await serve(snapshot_seconds=3600)
    ann, ben = await two_players(base)
    await play_on([ann, ben], 5)

    def older(connection: Any) -> None:
        connection.execute(update(tables).values(rules="0", content="older"))
        connection.execute(delete(snapshots))

    await services.database.write(older)
    services.live_tables._live.clear()
    door = await ann.person.live(ann.table)
    assert door.welcome["reason"] == "save-other-rules"
    record, _ = await services.lobby.table(ann.table)
    assert (record.rules, record.version) == ("0", 5), "it waits as it was"


async def test_one_match_that_cannot_be_read_keeps_no_other_waiting(tmp_path: Path):
    bots = [{"who": "bot"}, {"who": "bot"}]
    async with serving(settings_for(tmp_path, unattended_tables=0)) as (base, services):
        ann = await Person.arrive(base)
        tables_made = sorted([await ann.table(bots) for _ in range(3)])
        await close_all()

    async with serving(settings_for(tmp_path, unattended_tables=0)) as (base, services):

        def poison(connection: Any) -> None:
            connection.execute(update(snapshots).where(snapshots.c.table == tables_made[0]).values(state=b"\xff"))
            connection.execute(update(tables).where(tables.c.id == tables_made[0]).values(setup="[]"))

        await services.database.write(poison)
    async with serving(settings_for(tmp_path)) as (base, services), asyncio.timeout(SECONDS):
        for table in tables_made[1:]:
            while (await services.lobby.table(table))[0].status != "finished":
                pass


async def test_an_entry_that_makes_no_sense_is_told_and_not_skipped(serve: Serve):
    base, services = await serve(snapshot_seconds=3600)
    ann, ben = await two_players(base)
    await play_on([ann, ben], 6)
    await services.database.write(
        lambda connection: connection.execute(update(entries).where(entries.c.number == 4).values(entry='{"play":{}}'))
    )
    services.live_tables._live.clear()
    door = await ann.person.live(ann.table)
    assert door.welcome["reason"] == "server-match-damaged"
    answer = await ann.person.http.post(f"/api/tables/{ann.table}/report", json={})
    assert answer.json()["reason"] == "server-match-damaged"


async def test_a_client_that_knows_more_than_the_log_is_noticed(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 4)
    again = await ann.person.live(ann.table, last=60)
    assert (again.scene or {})["seq"] == 4
    assert services.metrics.errors._value.get() == 1
