"""What the machine must bring for the whole test suite, and Debian's packages for what is missing.

Only the standard library is used: this runs before anything is installed. The tests ask the same functions, so that
a test which is left out gives the same reason that the set-up printed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path


def find_chromium() -> str | None:
    """The browser of the browser tests: what ``MAGEKNIGHT_CHROMIUM`` names, otherwise the first one on the path."""
    named = os.environ.get("MAGEKNIGHT_CHROMIUM")
    if named:
        return named
    names = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def find_postgres() -> str | None:
    """The folder with PostgreSQL's ``initdb``: what ``MAGEKNIGHT_PG_BIN`` names, otherwise Debian's newest."""
    named = os.environ.get("MAGEKNIGHT_PG_BIN")
    if named:
        return named
    folders = [found.parent for found in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if folders:
        return str(max(folders, key=lambda folder: int(folder.parent.name)))
    on_path = shutil.which("initdb")
    return str(Path(on_path).resolve().parent) if on_path else None


def find_compiler() -> str | None:
    """A C compiler, counted only when Python's own headers are there too: mypyc needs both."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which("cc") if header.exists() else None


class Need:
    """Something outside Python's packages that a part of the test suite stands on."""

    def __init__(
        self, name: str, serves: str, packages: tuple[str, ...], find: Callable[[], str | None], variable: str
    ) -> None:
        self.name = name
        self.serves = serves
        self.packages = packages
        self.find = find
        self.variable = variable

    def reason(self) -> str:
        """Why the tests that need it are left out, and what would bring them back."""
        return f"{self.name} is missing (Debian: {' '.join(self.packages)}; or set {self.variable})"


CHROMIUM = Need(
    "Chromium",
    "browser tests",
    ("chromium", "chromium-sandbox", "fonts-liberation"),
    find_chromium,
    "MAGEKNIGHT_CHROMIUM",
)
POSTGRES = Need("PostgreSQL", "tests against PostgreSQL", ("postgresql",), find_postgres, "MAGEKNIGHT_PG_BIN")
COMPILER = Need(
    "a C compiler with Python's headers",
    "rule tests of the compiled build",
    ("build-essential", "python3-dev"),
    find_compiler,
    "CC",
)
NEEDS = (CHROMIUM, POSTGRES, COMPILER)


def provide() -> dict[str, str]:
    """Install what is missing where that is allowed; say what stays out and why; return the settings for the tests."""
    missing = [need for need in NEEDS if need.find() is None]
    if missing:
        install([package for need in missing for package in need.packages])
    settings: dict[str, str] = {}
    for need in NEEDS:
        found = need.find()
        if found is None:
            print(f"Left out: {need.serves}, because {need.reason()}.", flush=True)
        elif need is not COMPILER:
            settings[need.variable] = found
    return settings


def install(packages: list[str]) -> bool:
    """Install Debian packages if this user may do so without being asked for a password; True when it worked."""
    prefix = _privilege()
    if prefix is None:
        return False
    print(f"Installing Debian's {' '.join(packages)} …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages],
    ):
        done = subprocess.run(
            [*prefix, *command], check=False, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        if done.returncode != 0:
            return False
    return True


def _privilege() -> list[str] | None:
    """The words to put before apt-get, or None when packages may not be installed here."""
    if os.environ.get("MAGEKNIGHT_NO_INSTALL") or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], check=False, stdin=subprocess.DEVNULL, capture_output=True)
    return ["sudo", "-n"] if asked.returncode == 0 else None
