"""The commands that read-me and guide promise, and the runner of `make test`."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from scripts import check, compile, machine, setup
from tools import mutate

ROOT = Path(__file__).resolve().parents[2]
TEXTS = [
    "README.md",
    "CONTRIBUTING.md",
    *(str(page.relative_to(ROOT)) for page in sorted((ROOT / "docs").rglob("*.md"))),
]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("text", TEXTS)
def test_every_make_target_a_text_names_exists(text: str):
    named = re.findall(r"(?:^    |`)make(?: PYTHON=\S+)? ([a-z-]+)", (ROOT / text).read_text("utf-8"), re.MULTILINE)
    assert set(named) <= targets()


def test_the_checks_are_make_targets():
    assert {*check.small_checks(), *check.suites()} <= targets()


def test_every_folder_of_tests_the_makefile_or_the_mutants_name_exists():
    named = re.findall(r"\btests/[a-z_]+", (ROOT / "Makefile").read_text("utf-8"))
    assert [folder for folder in (*named, *mutate.LEFT_OUT) if not (ROOT / folder).is_dir()] == []


def test_examples_are_the_same_each_time_and_fresh_ones_are_left_to_the_long_tests():
    assert settings.get_profile("fixed").derandomize
    assert not settings.get_profile("fresh").derandomize
    assert "profile=fresh" not in commands_of("compiled", "pytest", "browser")
    assert "profile=fresh" in commands_of("test-long")


def commands_of(*names: str) -> str:
    """What make would run for some targets."""
    done = subprocess.run(["make", "--dry-run", *names], check=True, cwd=ROOT, capture_output=True, text=True)
    return done.stdout


def test_the_continuous_integration_runs_make_test_and_nothing_else():
    commands = [line for line in (ROOT / ".ci" / "run").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert commands == ["set -eu", 'cd "$(dirname "$0")/.."', "exec make test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def run_checks(folder: Path, failing: str) -> tuple[int, list[str], str]:
    """Run the checks with a `make` that only notes its target, and fails for one of them; what ran, and what was said."""
    notes, make = folder / "notes.txt", folder / "make"
    make.write_text(f'#!/bin/sh\nfor last; do :; done\necho "$last" >> {notes}\n[ "$last" != "{failing}" ]\n', "utf-8")
    make.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "MAGEKNIGHT_NO_INSTALL": "1"}
    command = [sys.executable, "-m", "scripts.check", str(folder / "times.json")]
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, capture_output=True, text=True)
    return done.returncode, notes.read_text("utf-8").split(), done.stdout


def test_a_failed_check_stops_no_other_and_is_not_forgotten(tmp_path: Path):
    status, ran, said = run_checks(tmp_path, failing="types")
    assert status == 1
    assert sorted(ran) == sorted([*check.small_checks(), *check.suites()])
    assert ran[-1] == "pytest"
    assert "-- types FAILED" in said


def test_a_run_remembers_how_long_each_check_took_and_the_next_one_goes_by_it(tmp_path: Path):
    (tmp_path / "times.json").write_text(json.dumps({"lint": 1e6}), "utf-8")
    said = run_checks(tmp_path, failing="nothing")[2]
    assert said.splitlines()[0].endswith("(as long as last time).")
    known = json.loads((tmp_path / "times.json").read_text("utf-8"))
    assert set(known) == {*check.small_checks(), *check.suites()}
    assert known["lint"] < 1e6


def test_the_small_checks_share_the_cores_and_the_suites_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(check, "SIDE_BY_SIDE", 2)
    progress = check.Progress(["lint", "types", "docs", "pytest"], tmp_path / "none.json")
    progress.known = {"lint": 10, "types": 40, "docs": 10, "pytest": 100}
    assert progress.left() == 40 + 100
    progress.known |= {"lint": 40, "docs": 40}
    assert progress.left() == 60 + 100


def test_a_run_without_failures_succeeds(tmp_path: Path):
    assert run_checks(tmp_path, failing="nothing")[0] == 0


def test_failed_python_tests_fail_the_run(tmp_path: Path):
    assert run_checks(tmp_path, failing="pytest")[0] == 1


def test_what_is_missing_is_named_with_the_tests_it_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("MAGEKNIGHT_NO_INSTALL", "1")
    monkeypatch.delenv("MAGEKNIGHT_CHROMIUM", raising=False)
    assert "MAGEKNIGHT_CHROMIUM" not in machine.provide()
    said = capsys.readouterr().out
    assert "Left out: browser tests, because Chromium is missing" in said
    assert "Left out: rule tests of the compiled build" in said


def test_a_browser_named_by_hand_is_taken(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("MAGEKNIGHT_CHROMIUM", "/opt/browser")
    assert machine.find_chromium() == "/opt/browser"


def test_a_set_up_is_repeated_when_a_name_or_a_content_changes():
    readme, licence = ROOT / "README.md", ROOT / "LICENSE"
    prints = {setup.fingerprint(paths) for paths in ([readme], [licence], [readme, licence], [licence, readme], [])}
    assert len(prints) == 5
    assert setup.fingerprint([readme]) == setup.fingerprint([readme])
    assert setup.fingerprint([readme]) != setup.fingerprint([readme], "another interpreter")


def test_every_exception_from_compiling_exists_and_has_a_reason():
    for name, reason in compile.STAY_INTERPRETED.items():
        assert (ROOT / "src" / "mageknight" / name).exists()
        assert reason


@pytest.mark.parametrize(
    "statement, kept_out",
    [
        ("class A:", False),
        ("class A(Base):", False),
        ("class A(metaclass=M):", False),
        ("class A(Base, frozen=True):", True),
    ],
)
def test_a_module_whose_classes_have_options_is_not_compiled(tmp_path: Path, statement: str, kept_out: bool):
    module = tmp_path / "module.py"
    module.write_text(f"{statement}\n    pass\n", "utf-8")
    assert compile.has_class_options(module) == kept_out
