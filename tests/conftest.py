"""What all tests share: which build is under test, and what the machine brings."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

import mageknight
from mageknight.locale import be_strict
from scripts import machine

ROOT = Path(__file__).resolve().parent.parent
COMPILED = os.environ.get("MAGEKNIGHT_BUILD") == "compiled"

# What Python compiles is kept, also where the environment forbids it, as containers do: otherwise every worker, every run and
# every program a test starts compiles all modules again, which takes longer than most tests.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Examples are the same in every run, so that a red run is red again; `make test-long` asks for fresh ones with
# --hypothesis-profile=fresh. No test asserts how long something takes, so examples have no deadline either.
settings.register_profile("fixed", deadline=None, derandomize=True, database=None)
settings.register_profile("fresh", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("fixed")


@pytest.fixture(autouse=True)
def strict_words() -> None:
    """No test passes with a sentence missing, whatever the test before it has left."""
    be_strict()


def pytest_configure() -> None:
    """A run for one build must not silently test the other one."""
    home = Path(mageknight.__file__).resolve()
    if COMPILED:
        check_compiled(home)
    elif not home.is_relative_to(ROOT / "src"):
        raise pytest.UsageError(f"these tests are for the sources, but {home} is imported")


def check_compiled(home: Path) -> None:
    """Every module that was compiled is imported from its extension in build/compiled."""
    build = ROOT / "build" / "compiled"
    if not home.is_relative_to(build):
        raise pytest.UsageError(f"MAGEKNIGHT_BUILD=compiled, but {home} is imported; use `make compiled`")
    for name in (build / "modules.txt").read_text("utf-8").split():
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith(".so") or not Path(file).is_relative_to(build):
            raise pytest.UsageError(f"{name} should be compiled, but comes from {file}")


def pytest_report_header() -> str:
    return f"mageknight: {'compiled' if COMPILED else 'interpreted'} build"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """In `make test` the checks that failed before pytest are named once more, just above its last line."""
    failed = os.environ.get("MAGEKNIGHT_FAILED_CHECKS", "")
    if failed:
        terminalreporter.section("failed before the Python tests")
        for check in failed.split():
            terminalreporter.write_line(f"make {check}")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the browser for browser tests; without one they are left out."""
    return _found(machine.CHROMIUM)


@pytest.fixture(scope="session")
def postgres_bin() -> Path:
    """Folder of PostgreSQL's programs; without it the tests against PostgreSQL are left out."""
    return Path(_found(machine.POSTGRES))


def _found(need: machine.Need) -> str:
    path = need.find()
    if path is None:
        pytest.skip(need.reason())
    return path
