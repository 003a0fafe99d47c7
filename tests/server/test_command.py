"""The commands for those who run a server."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from typer.testing import CliRunner

from mageknight.cli.main import app
from mageknight.server.settings import settled
from tools.server import ServerProcess, free_port

runner = CliRunner()


async def test_serve_answers_at_the_address_it_prints(tmp_path: Path):
    async with ServerProcess(tmp_path, free_port()) as server, httpx2.AsyncClient(base_url=server.base) as http:
        assert (await http.get("/health")).json()["status"] == "ok"
        page = await http.get("/some/page")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
    assert (tmp_path / "mageknight.sqlite").exists()


def test_backup_restore_upgrade_and_admin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MAGEKNIGHT_LANG", "en")
    one, two, file = str(tmp_path / "one"), str(tmp_path / "two"), str(tmp_path / "b.mkbackup")
    first = runner.invoke(app, ["db", "upgrade", "--data", one])
    assert first.exit_code == 0, first.output
    again = runner.invoke(app, ["db", "upgrade", "--data", one])
    assert again.exit_code == 0
    assert again.output != first.output
    assert runner.invoke(app, ["backup", file, "--data", one]).exit_code == 0
    assert runner.invoke(app, ["restore", file, "--data", two]).exit_code == 0
    assert runner.invoke(app, ["restore", file + ".none", "--data", two]).exit_code == 1
    nobody = runner.invoke(app, ["admin", "nobody", "--data", one])
    assert nobody.exit_code == 1


def test_the_settings_file_of_the_named_folder_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("MAGEKNIGHT_DATA", raising=False)
    (tmp_path / "mageknight.toml").write_text("port = 9001\nsession_days = 7\n", encoding="utf-8")
    assert settled(data=tmp_path).port == 9001
    assert settled(data=tmp_path, port=9002).port == 9002
    monkeypatch.setenv("MAGEKNIGHT_SESSION_DAYS", "9")
    assert settled(data=tmp_path).session_days == 9


def trouble(arguments: list[str]) -> str:
    """What a command that cannot do its work says; never more than one line."""
    done = runner.invoke(app, arguments)
    assert done.exit_code == 1
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert done.output.count("\n") == 1, done.output
    return done.output


def test_what_goes_wrong_for_a_host_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MAGEKNIGHT_LANG", "en")
    data = ["--data", str(tmp_path)]
    assert "“port”" in trouble(["serve", "--port", "99999", *data])
    assert "“database”" in trouble(["backup", "b", "--database", "mysql://somebody:hush@db/x", *data])
    assert str(tmp_path / "none") in trouble(["backup", str(tmp_path / "none" / "b"), *data])
    away = trouble(["db", "upgrade", "--database", "postgresql://somebody:hush@127.0.0.1:1/x", *data])
    assert "database" in away
    assert "hush" not in away
    (tmp_path / "mageknight.toml").write_text("prot = 9001\n", encoding="utf-8")
    assert "prot" in trouble(["serve", *data])
    (tmp_path / "mageknight.toml").write_text("[[[", encoding="utf-8")
    assert "mageknight.toml" in trouble(["serve", *data])


def test_nobody_else_may_look_into_a_new_data_folder(tmp_path: Path):
    folder = tmp_path / "new"
    assert runner.invoke(app, ["db", "upgrade", "--data", str(folder)]).exit_code == 0
    assert folder.stat().st_mode & 0o077 == 0
