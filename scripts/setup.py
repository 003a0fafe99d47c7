"""Set up a checkout: the virtual environment from the lock files, and the web client from its sources.

    python3 -m scripts.setup play    # what is needed to play
    python3 -m scripts.setup dev     # what is needed to develop and test

Only the standard library is used. What was done is remembered by the hash of what it was done from, so a second run
costs a few hundredths of a second and a changed branch or lock file is noticed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from scripts import machine

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "installed.txt"
WEB = ROOT / "web"
WEB_BUILT = ROOT / "src" / "mageknight" / "server" / "web"


def main(arguments: list[str]) -> None:
    if arguments not in (["play"], ["dev"]):
        sys.exit(__doc__)
    if sys.version_info < (3, 11):  # noqa: UP036 – this file meets older ones first
        sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}. Try: make PYTHON=python3.13 …")
    keep_caches_inside()
    environment(dev=arguments == ["dev"])
    web_client()


def keep_caches_inside() -> None:
    """Without a home folder the caches of uv and npm go to build/, where ``make clean`` finds them."""
    home = os.environ.get("HOME", "")
    if not home or not os.access(home, os.W_OK):
        os.environ.setdefault("UV_CACHE_DIR", str(ROOT / "build" / "cache" / "uv"))
        os.environ.setdefault("npm_config_cache", str(ROOT / "build" / "cache" / "npm"))


def environment(dev: bool) -> None:
    """The virtual environment holds exactly what the lock files name. Once set up for development it stays so."""
    interpreter = f"{sys.version} in {VENV}"
    before = STAMP.read_text("utf-8").split("\n") if STAMP.exists() else ["", "", ""]
    dev = dev or before[0] == "dev"
    locks = [ROOT / "requirements-bootstrap.txt", ROOT / ("requirements-dev.txt" if dev else "requirements.txt")]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = ["dev" if dev else "play", fingerprint(locks, repr(project)), interpreter.replace("\n", " ")]
    if before == wanted:
        return
    if not PYTHON.exists() or before[2] not in ("", wanted[2]):
        make_venv()
    STAMP.unlink(missing_ok=True)
    print("Installing Python packages …", flush=True)
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(*pip, "install", "--require-hashes", "--requirement", str(locks[0]))
    uv = [str(VENV / "bin" / "uv"), "pip"]
    quiet = ["--quiet", "--python", str(PYTHON)]
    # Compiled now, they start quickly also where the environment lets Python keep nothing it compiles, as containers do.
    run(*uv, "sync", *quiet, "--compile-bytecode", "--require-hashes", *map(str, locks))
    run(*uv, "install", *quiet, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    STAMP.write_text("\n".join(wanted), "utf-8")


def make_venv() -> None:
    """A fresh virtual environment; Debian keeps the means to make one in a package of its own."""
    print("Making the virtual environment .venv …", flush=True)
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode != 0:
        if not machine.install(["python3-venv"]):
            sys.exit("Python cannot make a virtual environment here; on Debian: apt-get install python3-venv")
        run(*command)


def web_client() -> None:
    """Build the web client when its sources, or what it carries of ours, differ from what it was built from."""
    if not (WEB / "package.json").exists():
        return
    folders = (WEB, ROOT / "src" / "mageknight" / "locale", ROOT / "docs" / "rules", ROOT / "docs" / "players")
    wanted = fingerprint([path for folder in folders for path in files_below(folder)])
    stamp = WEB_BUILT / "built-from.txt"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    if machine.NODE.find() is None:
        print(f"The web client is not built, because {machine.NODE.reason()}.", flush=True)
        return
    node_modules()
    print("Building the web client …", flush=True)
    run("npm", "run", "--silent", "build", where=WEB)
    stamp.write_text(wanted, "utf-8")


def node_modules() -> None:
    """Install exactly what npm's lock file names."""
    stamp = WEB / "node_modules" / "installed.txt"
    wanted = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    print("Installing the web client's packages …", flush=True)
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", where=WEB)
    stamp.write_text(wanted, "utf-8")


def files_below(folder: Path) -> list[Path]:
    """Every file below a folder in a fixed order; installed packages are not looked at."""
    found: list[Path] = []
    for base, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in {"node_modules", "__pycache__"})
        found.extend(Path(base, name) for name in sorted(names))
    return found


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """One hash over the names and contents of files, and any further words."""
    digest = hashlib.sha256("\0".join(words).encode())
    for path in paths:
        content = path.read_bytes() if path.exists() else b""
        digest.update(f"\0{path.relative_to(ROOT)}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def run(*command: str, where: Path = ROOT) -> None:
    """Run one step of the set-up; when it fails, stop with its name instead of a traceback."""
    done = subprocess.run(command, check=False, cwd=where, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        sys.exit(f"Set-up stopped: “{' '.join(command[:4])} …” failed with status {done.returncode}.")


if __name__ == "__main__":
    main(sys.argv[1:])
