"""The database: migrations, backup and restore, the corpus of earlier days, the writer."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import httpx2
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, event, func, insert, select, text

from mageknight.kernel.refusal import Refusal, refuse
from mageknight.server.people import results
from mageknight.server.settings import Settings, settled
from mageknight.server.store import migrate
from mageknight.server.store.database import Database, StorageError
from mageknight.server.store.schema import metadata, persons, secrets, tables
from mageknight.server.upkeep.backup import BackupError, load, save
from tests.server.client import Person, close_all
from tests.server.conftest import Days, Serve, serving, settings_for
from tests.server.test_play import play_on, two_players

CORPUS = Path(__file__).parent / "corpus"


@pytest.fixture(params=["sqlite", "postgres"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings with an empty database."""
    database = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    return settings_for(tmp_path, database=database)


def test_the_newest_migration_is_the_one_the_program_wants():
    script = ScriptDirectory.from_config(migrate.configuration())
    assert script.get_heads() == [migrate.HEAD]
    for file in script.walk_revisions():
        assert file.revision.isdigit()


def test_migrations_lead_to_the_form_the_program_uses(fresh: Settings):
    database = Database(fresh.database_url)
    assert migrate.upgrade(database.writing)
    assert not migrate.upgrade(database.writing)
    with database.writing.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        found = MetaData()
        found.reflect(connection)
    # Backups keep rows in the order of columns: a new column comes last.
    for name, table in metadata.tables.items():
        assert list(found.tables[name].columns.keys()) == list(table.columns.keys())
    database.writing.dispose()


async def test_migrating_keeps_what_is_there_and_refuses_what_is_newer(fresh: Settings):
    async with serving(fresh) as (base, _):
        players = await two_players(base)
        await play_on(list(players), 5)
        scene, person, table = players[0].scene, players[0].person, players[0].table
        await close_all()
    database = Database(fresh.database_url)
    assert not await asyncio.to_thread(migrate.upgrade, database.writing)
    async with serving(fresh) as (base, _):
        again = await Person(base, person.token, person.me).live(table)
        assert again.scene == scene
        await close_all()
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(migrate.DatabaseTooNewError):
        migrate.upgrade(database.writing)
    database.writing.dispose()


@pytest.mark.parametrize("there,back", [("sqlite", "postgres"), ("postgres", "sqlite")])
async def test_a_backup_moves_everything_to_another_database(
    tmp_path: Path, request: pytest.FixtureRequest, there: str, back: str
):
    cluster = request.getfixturevalue("cluster")
    homes = {
        kind: settings_for(tmp_path / kind, database=cluster.database() if kind == "postgres" else "")
        for kind in (there, back)
    }
    file = tmp_path / "all.mkbackup"
    async with serving(homes[there]) as (base, _):
        players = await two_players(base)
        await play_on(list(players), 20)
        person, scene, table = players[0].person, players[0].scene, players[0].table
        # While the server runs.
        assert await save(homes[there], file) > 20
        await close_all()
    await load(homes[back], file)
    async with serving(homes[back]) as (base, _):
        again = await Person(base, person.token, person.me).live(table)
        assert again.scene == scene
        await close_all()
    with pytest.raises(BackupError):
        await load(homes[back], file)


async def test_a_broken_backup_restores_nothing(tmp_path: Path):
    home = settings_for(tmp_path / "a")
    async with serving(home) as (base, _):
        await two_players(base)
        await close_all()
    file = tmp_path / "b.mkbackup"
    await save(home, file)
    whole = file.read_bytes()
    other = settings_for(tmp_path / "b")
    for broken in (b"", b"nonsense", whole[: len(whole) // 2]):
        file.write_bytes(broken)
        with pytest.raises(BackupError):
            await load(other, file)
    database = Database(other.database_url)
    with database.writing.connect() as connection:
        assert connection.execute(select(func.count()).select_from(tables)).scalar() == 0
    database.writing.dispose()


@pytest.mark.parametrize("file", sorted(CORPUS.glob("*.mkbackup")), ids=lambda file: file.stem)
async def test_matches_of_earlier_days_go_on(tmp_path: Path, file: Path):
    home = settings_for(tmp_path)
    await load(home, file)
    async with serving(home) as (_, services):
        async with services.database.reading() as connection:
            found = (await connection.execute(select(tables.c.id, tables.c.status, tables.c.version))).all()
        assert {row.status for row in found} == {"running", "finished"}
        for row in found:
            live = await services.live_tables.live(row.id)
            assert live.numbered.version == row.version
            assert live.told
            if row.status == "finished":
                assert live.numbered.outcome() is not None
            else:
                assert live.numbered.waiting()


async def test_a_job_that_fails_fails_alone(tmp_path: Path):
    database = Database(settings_for(tmp_path).database_url)
    migrate.upgrade(database.writing)
    await database.open()

    def good(name: str) -> Any:
        return lambda connection: connection.execute(insert(secrets), [{"name": name, "value": b"x"}]) and name

    def refused(_connection: Any) -> None:
        raise refuse("server-no-such-thing")

    results = await asyncio.gather(
        database.write(good("one")),
        database.write(refused),
        database.write(good("two")),
        database.write(good("one")),
        return_exceptions=True,
    )
    assert results[0] == "one"
    assert isinstance(results[1], Refusal)
    assert results[2] == "two"
    assert isinstance(results[3], StorageError)
    await database.close()
    with pytest.raises(StorageError):
        await database.write(good("three"))


async def test_readiness_tells_whether_the_database_answers(serve: Serve):
    base, services = await serve()
    ann = await Person.arrive(base)
    assert (await ann.get("/ready"))["status"] == "ready"
    assert (await ann.get("/health"))["status"] == "ok"
    services.is_open = False
    assert (await ann.http.get("/ready")).status_code == 503
    services.is_open = True


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "mageknight.toml"
    file.write_text('port = 1111\nhost = "0.0.0.0"\nworkers = 3\n', "utf-8")
    monkeypatch.setenv("MAGEKNIGHT_DATA", str(tmp_path))
    monkeypatch.setenv("MAGEKNIGHT_PORT", "2222")
    found = Settings(workers=4)
    assert (found.host, found.port, found.workers) == ("0.0.0.0", 2222, 4)
    assert found.database_url.endswith(f"{tmp_path}/mageknight.sqlite")
    file.write_text("prot = 1111\n", "utf-8")
    with pytest.raises(Refusal) as refused:
        Settings()
    assert (refused.value.reason, refused.value.facts["names"]) == ("server-settings-unknown", "prot")


def test_data_live_where_the_platform_keeps_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().data == tmp_path / "mageknight"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Settings().data == tmp_path / ".local" / "share" / "mageknight"
    assert "secret" not in repr(Settings(database="postgresql://u:secret@h/d"))


async def test_a_backup_is_its_owners_alone(tmp_path: Path):
    home = settings_for(tmp_path / "home")
    file = tmp_path / "all.mkbackup"
    file.write_text("what lay there before, for everybody")
    file.chmod(0o644)
    await save(home, file)
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_backup_with_a_flipped_byte_is_refused_in_words(tmp_path: Path):
    home = settings_for(tmp_path / "a")
    file = tmp_path / "b.mkbackup"
    await save(home, file)
    whole = bytearray(file.read_bytes())
    for at in (len(whole) // 3, len(whole) // 2, len(whole) - 12):
        broken = whole.copy()
        broken[at] ^= 0xFF
        file.write_bytes(broken)
        with pytest.raises(BackupError):
            await load(settings_for(tmp_path / f"c{at}"), file)
    header = b'{"format":"mageknight-backup","version":1,"form":"0005"}\n'
    file.write_bytes(gzip.compress(header + b"[" * 100_000))
    with pytest.raises(BackupError):
        await load(settings_for(tmp_path / "d"), file)


async def test_readiness_means_that_something_can_be_written(serve: Serve, tmp_path: Path):
    base, services = await serve()
    async with httpx2.AsyncClient(base_url=base) as http:
        assert (await http.get("/ready")).status_code == 200
        services.database._tried = -1000.0

        @event.listens_for(services.database.writing, "before_cursor_execute")
        def full(*_: Any) -> None:
            raise OSError("no space left on device")

        assert (await http.get("/ready")).status_code == 503
        event.remove(services.database.writing, "before_cursor_execute", full)
        assert (await http.get("/ready")).status_code == 200


@pytest.mark.parametrize(
    "name,value",
    [
        ("ALLOWED_ORIGINS", "play.example.org"),
        ("HTTP_RATE", "lots"),
        ("PUBLIC_URL", "not a url"),
        ("WORK_RATE", "10/fortnight"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str):
    monkeypatch.setenv(f"MAGEKNIGHT_{name}", value)
    with pytest.raises(Refusal) as refused:
        settled(data=tmp_path)
    assert refused.value.reason == "server-settings-wrong"
    assert refused.value.facts["name"] == name.lower()


def test_origins_are_given_as_a_list_or_in_a_line(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("MAGEKNIGHT_ALLOWED_ORIGINS", "https://a.example, https://b.example/")
    assert settled(data=tmp_path).allowed_origins == ("https://a.example", "https://b.example")
    monkeypatch.delenv("MAGEKNIGHT_ALLOWED_ORIGINS")
    (tmp_path / "mageknight.toml").write_text('allowed_origins = ["https://c.example"]')
    assert settled(data=tmp_path).allowed_origins == ("https://c.example",)


async def test_what_is_past_its_time_goes_and_nothing_else(serve_both: Serve, days: Days):
    base, services = await serve_both(guest_days=10, closed_days=10, finished_days=10, session_days=5)
    ann, ben = await two_players(base, name="running")
    cat = await Person.arrive(base, "Cat")
    closed, opened = await cat.table(), await cat.table()
    await cat.post(f"/api/tables/{closed}/close", {}, 200)
    done = await two_players(base)
    assert await play_on(list(done))
    days._ahead += 11 * 24 * 3600
    dog = await Person.arrive(base, "Dog")
    fresh = await dog.table()
    gone, guests = await services.retention.sweep()
    async with services.database.reading() as connection:
        left = {row.id for row in await connection.execute(select(tables.c.id))}
        people = {row.name for row in await connection.execute(select(persons.c.name))}
    assert left == {ann.table, fresh}
    assert people == {"Ann", "Ben", "Dog"}, "who still plays stays"
    assert gone == 3
    assert guests >= 1
    assert {closed, opened} & left == set()
    assert ben.table in left


async def test_results_of_everybody_are_counted_by_the_database(serve_both: Serve):
    base, services = await serve_both()
    ann, ben = await two_players(base)
    assert await play_on([ann, ben])
    async with services.database.reading() as connection:
        counted = await results.count_all(connection, {})
        listed = results.tally(await results.results_of(connection, None))
        nothing = await results.count_all(connection, {"game": "nothing"})
    assert counted == listed
    assert nothing == []
    assert (await ann.person.get("/api/results"))["tally"][0]["games"] == counted[0].games
