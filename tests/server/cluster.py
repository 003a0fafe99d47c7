"""A PostgreSQL of one's own for tests: made, started on a free port of this machine, thrown away."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.server import free_port

CONFIGURATION: Final = """
listen_addresses = '127.0.0.1'
fsync = off
max_connections = 60
shared_buffers = 16MB
"""


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self.folder = folder
        self.port = free_port()
        self._count = 0

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as somebody who is not root, which it refuses to be."""
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", user(), "--", *command]
        done = subprocess.run(
            command, check=False, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stdout.decode(errors='replace')}")

    def make(self) -> None:
        data = str(self.folder / "data")
        self.run(
            "initdb", "--pgdata", data, "--username", "mage", "--auth", "trust", "--no-sync", "--locale", "C.UTF-8"
        )
        (self.folder / "data" / "postgresql.auto.conf").write_text(
            CONFIGURATION + f"port = {self.port}\nunix_socket_directories = '{self.folder}'\n", "utf-8"
        )

    def start(self) -> None:
        log = str(self.folder / "log")
        self.run("pg_ctl", "--pgdata", str(self.folder / "data"), "--log", log, "--wait", "start")

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "--pgdata", str(self.folder / "data"), "--mode", mode, "--wait", "stop")

    def restart(self) -> None:
        """As after a crash: nobody is asked to finish."""
        self.stop()
        self.start()

    def database(self) -> str:
        """The URL of a new empty database."""
        self._count += 1
        name = f"mage{self._count}"
        self.run("createdb", "--host", "127.0.0.1", "--port", str(self.port), "--username", "mage", name)
        return f"postgresql://mage@127.0.0.1:{self.port}/{name}"


def user() -> str:
    """Somebody without rights whom PostgreSQL can run as."""
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise RuntimeError("there is no user PostgreSQL could run as")


@contextlib.contextmanager
def running(programs: Path) -> Iterator[Cluster]:
    """A cluster that lives as long as the block."""
    folder = Path(tempfile.mkdtemp(prefix="mageknight-pg-"))
    if os.geteuid() == 0:
        who = pwd.getpwnam(user())
        os.chown(folder, who.pw_uid, who.pw_gid)
    cluster = Cluster(programs, folder)
    try:
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
