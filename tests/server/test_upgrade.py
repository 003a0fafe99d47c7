"""Upgrades keep everything: databases of every earlier form, with people and matches in them, go on with today's program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, insert, select

from mageknight.server.settings import Settings
from mageknight.server.store import migrate
from mageknight.server.store.database import Database
from mageknight.server.store.schema import metadata
from tests.server.client import Person, close_all
from tests.server.conftest import serving, settings_for
from tests.server.test_play import play_on, two_players

FORMS = sorted([one.revision for one in ScriptDirectory.from_config(migrate.configuration()).walk_revisions()])

Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    database = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    return settings_for(tmp_path / "old", database=database)


async def lived_in(folder: Path) -> tuple[Rows, Person, str, dict[str, Any]]:
    """The rows of a server at which people have played; somebody there, the table, and what was seen."""
    home = settings_for(folder)
    async with serving(home) as (base, _):
        ann, ben = await two_players(base, name="Old times")
        await ann.person.post("/api/accounts", {"login": "ann", "password": "correct horse"}, 201)
        await ann.person.http.put("/api/me/shelf/army/Elves", json={"figures": [1, 2]})
        await play_on([ann, ben], 30)
        done = await two_players(base)
        assert await play_on(list(done))
        seen: dict[str, Any] = ann.scene or {}
        await close_all()
    database = Database(home.database_url)
    with database.writing.connect() as connection:
        rows = {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }
    database.writing.dispose()
    return rows, ann.person, ann.table, seen


def filled(settings: Settings, form: str, rows: Rows) -> Rows:
    """A database of an earlier form with these rows, as far as it has room for them; what it holds then."""
    settings.prepare_folder()
    database = Database(settings.database_url)
    migrate.upgrade(database.writing, form)
    held: Rows = {}
    with database.writing.begin() as connection:
        found = MetaData()
        found.reflect(connection)
        for table in metadata.sorted_tables:
            old = found.tables.get(table.name)
            if old is None or not rows[table.name]:
                continue
            kept = [{name: row[name] for name in row if name in old.columns} for row in rows[table.name]]
            connection.execute(insert(old), kept)
            held[table.name] = kept
    database.writing.dispose()
    return held


def plain(row: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """The columns of a row that another has, JSON as what it says."""
    kept = {name: row[name] for name in wanted if name != "active"}
    return {name: json.loads(value) if name == "options" else value for name, value in kept.items()}


@pytest.mark.parametrize("form", FORMS)
async def test_everything_is_there_after_an_upgrade(settings: Settings, tmp_path: Path, form: str):
    rows, person, table, seen = await lived_in(tmp_path / "new")
    held = filled(settings, form, rows)
    assert {"persons", "sessions", "tables", "seats", "entries", "snapshots", "results"} <= set(held)
    async with serving(settings) as (base, services):
        async with services.database.reading() as connection:
            for name, before in held.items():
                after = [dict(row._mapping) for row in await connection.execute(select(metadata.tables[name]))]
                keys = [column.name for column in metadata.tables[name].primary_key]
                now = {tuple(row[key] for key in keys): row for row in after}
                for row in before:
                    there = now[tuple(row[key] for key in keys)]
                    # A visit is noted when the server begins; nothing else may differ.
                    assert plain(there, row) == plain(row, row)
        again = await Person(base, person.token, person.me).live(table)
        assert (again.scene or {})["view"] == seen["view"]
        assert (again.scene or {})["seq"] == seen["seq"]
        assert (await again.person.get("/api/me/shelf/army"))["items"][0]["name"] == "Elves"
        assert (await again.person.get("/api/me"))["login"] == "ann"
        await close_all()
