"""Dependencies are locked by version and hash, and no file of ours says where packages come from."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements-bootstrap.txt", "requirements-compile.txt", "requirements.txt", "requirements-dev.txt")
NAME = re.compile(r"[A-Za-z0-9._-]+")


def entries(lock: str) -> list[str]:
    """The requirements of a lock file, each with its hashes on one line."""
    return (ROOT / lock).read_text("utf-8").replace("\\\n", " ").splitlines()


def names(requirements: list[str]) -> set[str]:
    return {
        found[0].lower().replace("_", "-").replace(".", "-") for each in requirements if (found := NAME.match(each))
    }


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_has_one_version_and_hashes(lock: str):
    for entry in entries(lock):
        assert re.match(r"[A-Za-z0-9._-]+(\[[a-z,]+\])?==[^ ;]+( ;[^\\]*?)?( +--hash=sha256:[0-9a-f]{64})+$", entry), (
            entry
        )


@pytest.mark.parametrize("lock", LOCKS)
def test_no_lock_names_an_address(lock: str):
    assert not re.search(r"://|--(extra-)?index|--find-links| @ ", (ROOT / lock).read_text("utf-8"))


def test_development_uses_the_versions_people_play_with():
    played, developed = (
        {entry.split(" --hash")[0].strip() for entry in entries(lock)}
        for lock in ("requirements.txt", "requirements-dev.txt")
    )
    assert played <= developed


def test_the_locks_hold_what_the_project_asks_for():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups, extras = declared["dependency-groups"], declared["project"]["optional-dependencies"]
    assert names(groups["bootstrap"]) <= names(entries("requirements-bootstrap.txt"))
    assert names(declared["project"]["dependencies"] + extras["server"]) <= names(entries("requirements.txt"))
    assert names(groups["compile"]) <= names(entries("requirements-compile.txt"))
    assert set(entries("requirements-compile.txt")) <= set(entries("requirements-dev.txt"))
    tested = [each for each in groups["dev"] if isinstance(each, str)]
    wanted = tested + groups["compile"] + [each for extra in extras.values() for each in extra]
    assert names(wanted) - {"mageknight"} <= names(entries("requirements-dev.txt"))


def test_the_build_backend_is_the_locked_one():
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(declared["build-system"]["requires"]) <= set(declared["dependency-groups"]["bootstrap"])


def test_the_web_lock_has_hashes_and_no_address():
    lock = ROOT / "web" / "package-lock.json"
    if not lock.exists():
        pytest.skip("there is no web client yet")
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert name == "" or package.get("link") or package.get("integrity", "").startswith("sha512-"), name


def test_what_uvicorn_would_bring_besides_is_not_installed():
    """A parser we do not use, a reader of YAML, a watcher of files: nothing of ours asks for them."""
    locked = names(entries("requirements.txt"))
    assert {"uvicorn", "uvloop", "h11"} <= locked
    assert not locked & {"httptools", "pyyaml", "watchfiles"}
