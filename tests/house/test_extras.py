"""A slim installation: what needs more says which extra brings it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from mageknight.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[2]
CORE = {"babel", "fluent", "msgspec", "rich", "typer", "websockets"}
MODULES = {"argon2-cffi": "argon2", "fluent.runtime": "fluent", "prometheus-client": "prometheus_client"}
"""Modules that are not called like the package that brings them."""

WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv.pop(1).split(",")))
"""
"""A module that is `None` cannot be imported: Python says that it is not there."""


def slim(program: str, *arguments: str, lacks: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program as where none of the extras is installed, or all but one."""
    absent = [module for extra, modules in EXTRAS.items() if lacks in ("", extra) for module in modules]
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + program, ",".join(absent), *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8", "LANGUAGE": "en"},
        cwd=ROOT,
    )


COMMAND = "from mageknight.cli.main import app; app()"


def module_of(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None
    return MODULES.get(name[0], name[0].replace("-", "_"))


def test_the_extras_are_those_of_the_package():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {module_of(each) for each in project["dependencies"]} == CORE
    declared = project["optional-dependencies"]
    assert set(declared) == set(EXTRAS)
    for extra, requirements in declared.items():
        assert {module_of(each) for each in requirements} - {"mageknight"} <= set(EXTRAS[extra]), extra


def test_a_game_and_a_contest_need_no_extra():
    play = "import mageknight; game = mageknight.start('board', scenario='solo_reconnaissance', seed=1); game.play(0)"
    assert slim(play).returncode == 0
    held = slim(COMMAND, "simulate", "demo/standard", "--bots", "random,greedy", "--games", "1")
    assert held.returncode == 0, held.stderr


@pytest.mark.parametrize("command", [["serve"], ["backup", "x"], ["db", "check"], ["password", "ada"]])
def test_a_server_command_names_the_extra(command: list[str]):
    told = slim(COMMAND, *command)
    assert told.returncode == 1
    assert "pip install 'mageknight[server]'" in told.stderr
    assert "Traceback" not in told.stderr


def test_help_lists_every_command_all_the_same():
    told = slim(COMMAND, "--help")
    assert told.returncode == 0, told.stderr
    assert "serve" in told.stdout


def test_the_driver_of_postgresql_is_an_extra_of_its_own():
    told = slim(COMMAND, "db", "check", "--database", "postgresql://nobody@127.0.0.1:9/none", lacks="postgres")
    assert told.returncode == 1
    assert "pip install 'mageknight[postgres]'" in told.stderr


def test_an_environment_names_the_extra():
    told = slim("from mageknight.lab.rl.solo import SoloEnv")
    assert "ExtraMissingError" in told.stderr
    assert told.stderr.rstrip().endswith("it comes with: pip install 'mageknight[rl]'")


def test_a_cluster_names_the_extra():
    told = slim(COMMAND, "simulate", "demo/standard", "--bots", "random", "--cluster", "tcp://127.0.0.1:9")
    assert "pip install 'mageknight[cluster]'" in told.stderr


def test_a_report_without_plots_says_so(tmp_path: Path):
    told = slim(COMMAND, "simulate", "demo/standard", "--bots", "random", "--games", "1", "--out", str(tmp_path))
    assert told.returncode == 0
    assert "pip install 'mageknight[plots]'" in told.stderr
