"""Start playing at once, and faster as soon as that can be.

The rules run as Python reads them until they have been compiled; that is done in the background, once for each state of the
sources, and kept in build/. When it is done the server goes on with the compiled build: pages connect again by themselves.

    python -m scripts.play
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from scripts import compile as compiling

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
LOG = ROOT / "build" / "compile.log"
NICE = 19
LOOK = 0.5
"""Seconds between two looks whether the compiler is done."""


def main() -> None:
    if not (ROOT / "src" / "mageknight" / "server" / "web" / "index.html").exists():
        program = str(BIN / "mageknight")
        os.execv(program, [program, "play", "demo"])
    if compiling.is_current():
        say("The rules are compiled.")
        sys.exit(_waited(start(compiled=True, opens=True)))
    server = start(compiled=False, opens=True)
    builder = build()
    try:
        status = watch(server, builder)
    finally:
        if builder is not None and builder.poll() is None:
            builder.terminate()
    sys.exit(status)


def watch(server: subprocess.Popen[bytes], builder: subprocess.Popen[bytes] | None) -> int:
    """Wait for the server to end; when the builder is done before, let another one go on. The exit status of the last."""
    while builder is not None:
        try:
            return server.wait(LOOK)
        except subprocess.TimeoutExpired:
            pass
        except KeyboardInterrupt:
            return _waited(server)
        if builder.poll() is None:
            continue
        if builder.returncode == 0 and compiling.is_current():
            say("The rules are compiled now; the server goes on with them.")
            server.send_signal(signal.SIGTERM)
            server.wait()
            server = start(compiled=True, opens=False)
        else:
            say(f"The rules could not be compiled ({LOG.relative_to(ROOT)} says why); the game goes on as it is.")
        builder = None
    return _waited(server)


def start(compiled: bool, opens: bool) -> subprocess.Popen[bytes]:
    """A server on one of the builds."""
    environment = dict(os.environ)
    if compiled:
        environment["PYTHONPATH"] = str(compiling.BUILD)
    return subprocess.Popen(
        [str(BIN / "mageknight"), "serve", *(["--open"] if opens else [])], env=environment, cwd=ROOT
    )


def build() -> subprocess.Popen[bytes] | None:
    """Compile in the background, with what time nobody else wants; nothing where there is no C compiler."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        say("There is no C compiler on this machine: the rules stay as they are, which is slower but plays the same.")
        return None
    say("The rules are being compiled in the background; play on.")
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "scripts.play", "--compile"],
            cwd=ROOT,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def compile_now() -> None:
    """The work of the background process: fetch the compiler if it is missing, then use it."""
    os.nice(NICE)
    if subprocess.run([sys.executable, "-c", "import mypyc, setuptools"], check=False, capture_output=True).returncode:
        lock = str(ROOT / "requirements-compile.txt")
        uv = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", sys.executable]
        subprocess.run([*uv, "--require-hashes", "--requirement", lock], check=True)
    compiling.main()


def say(sentence: str) -> None:
    print(f"mageknight: {sentence}", flush=True)


def _waited(server: subprocess.Popen[bytes]) -> int:
    """The exit status of a server that was asked to end, or will be."""
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            time.sleep(0)


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile"]:
        compile_now()
    else:
        main()
