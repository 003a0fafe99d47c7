"""The commands for those who run a server."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest
from typer.testing import CliRunner

from mageknight.cli.main import app
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
