"""What the machine must bring for the whole test suite, and Debian's packages for what is missing.

Only the standard library is used: this runs before anything is installed. The tests ask the same functions, so that
a test which is left out gives the same reason that the set-up printed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path

OLDEST_NODE = 20


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


def find_node() -> str | None:
    """Node with npm, if it is new enough to build and test the web client."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.", answer)
    return node if found is not None and int(found[1]) >= OLDEST_NODE else None


class Need:
    """Something outside Python's packages that a part of the test suite stands on."""

    def __init__(
        self, name: str, serves: str, find: Callable[[], str | None], packages: tuple[str, ...] = (), variable: str = ""
    ) -> None:
        self.name = name
        self.serves = serves
        self.find = find
        self.packages = packages
        self.variable = variable

    def reason(self) -> str:
        """Why the tests that need it are left out, and what would bring them back."""
        ways = [f"Debian: {' '.join(self.packages)}"] if self.packages else []
        ways += [f"or set {self.variable}"] if self.variable else []
        return f"{self.name} is missing" + (f" ({'; '.join(ways)})" if ways else "")


CHROMIUM = Need(
    "Chromium",
    "browser tests",
    find_chromium,
    ("chromium", "chromium-sandbox", "fonts-liberation"),
    "MAGEKNIGHT_CHROMIUM",
)
POSTGRES = Need("PostgreSQL", "tests against PostgreSQL", find_postgres, ("postgresql",), "MAGEKNIGHT_PG_BIN")
COMPILER = Need(
    "a C compiler with Python's headers",
    "rule tests of the compiled build",
    find_compiler,
    ("build-essential", "python3-dev"),
)
NODE = Need(f"Node {OLDEST_NODE} or newer", "web client and its tests", find_node)
NEEDS = (CHROMIUM, POSTGRES, COMPILER, NODE)


def provide() -> dict[str, str]:
    """Install what is missing where that is allowed; say what stays out and why; return the settings for the tests."""
    missing = [need for need in NEEDS if need.find() is None]
    packages = [package for need in missing for package in need.packages]
    if packages:
        install(packages)
    # Debian keeps some programs, runuser for one, where not everybody's path leads.
    settings = {"PATH": f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"}
    for need in NEEDS:
        found = need.find()
        if found is None:
            print(f"Left out: {need.serves}, because {need.reason()}.", flush=True)
        elif need.variable:
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
