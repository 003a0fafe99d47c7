"""What a host does about people and tables beside a running server, and the check of all matches."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import update
from typer.testing import CliRunner

from mageknight.cli.main import app
from mageknight.kernel.refusal import Refusal
from mageknight.server.store.schema import entries
from mageknight.server.upkeep import moderation
from tests.server.client import Person
from tests.server.conftest import Serve
from tests.server.test_play import play_on, two_players


async def test_a_forgotten_password_is_replaced(serve: Serve):
    base, services = await serve()
    ann = await Person.arrive(base)
    await ann.post("/api/accounts", {"login": "Ann", "password": "correct horse"}, 201)
    made = await moderation.reset_password(services.settings, "ann")
    assert (await ann.http.get("/api/me")).status_code == 401, "all sessions have ended"
    ben = await Person.arrive(base, "Ben")
    await ben.post("/api/login", {"login": "ann", "password": "correct horse"}, 401)
    await ben.post("/api/login", {"login": "ann", "password": made}, 200)
    with pytest.raises(Refusal):
        await moderation.reset_password(services.settings, "nobody")


async def test_somebody_is_found_locked_out_and_forgotten(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await ben.person.post("/api/accounts", {"login": "ben", "password": "correct horse"}, 201)
    (found,) = await moderation.people(services.settings, "BE")
    assert (found.login, found.sessions, found.tables) == ("ben", 1, (ann.table,))
    await moderation.lock(services.settings, "ben")
    await services.live_tables._end_old_sessions()
    await ben.until(lambda message: message["type"] == "trouble")
    await ann.person.post("/api/login", {"login": "ben", "password": "correct horse", "adopt": False}, 401)
    await moderation.forget(services.settings, found.id)
    assert await moderation.people(services.settings, "ben") == []


async def test_a_table_the_host_closes_takes_no_further_move(serve: Serve):
    base, services = await serve()
    ann, ben = await two_players(base)
    await play_on([ann, ben], 3)
    await moderation.close(services.settings, ann.table)
    mover = ann if ann.decision else ben
    assert mover.decision
    answer = await mover.do(mover.decision["options"][0]["command"])
    assert answer["type"] == "refused"
    record, _ = await services.lobby.table(ann.table)
    assert (record.status, record.version) == ("closed", 3)
    assert record.remarks[-1].said.key == "server-remark-closed-by-host"
    with pytest.raises(Refusal):
        await moderation.close(services.settings, ann.table)


async def test_all_matches_are_read_and_the_damaged_ones_named(serve: Serve):
    base, services = await serve(snapshot_seconds=3600)
    ann, ben = await two_players(base)
    other, _ = await two_players(base)
    await play_on([ann, ben], 6)
    assert await moderation.check(services.settings) == (2, [])
    broken = update(entries).where(entries.c.table == ann.table, entries.c.number == 3).values(entry='{"play":{}}')
    await services.database.write(lambda connection: connection.execute(broken))
    assert await moderation.check(services.settings) == (1, [(ann.table, "server-match-damaged")])
    assert other.table != ann.table


def test_the_commands_speak_in_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MAGEKNIGHT_DATA", str(tmp_path))
    run = CliRunner().invoke
    assert run(app, ["db", "check"]).exit_code == 0
    for arguments in (["password", "nobody"], ["moderate", "lock", "nobody"], ["moderate", "close", "a" * 26]):
        done = run(app, arguments)
        assert done.exit_code == 1, done.output
        assert "Traceback" not in done.output
    assert run(app, ["moderate", "people", "x"]).exit_code == 0
