"""Run every check of the project, one make target after another, and pytest last.

A failed check does not hide the others: all of them run, pytest repeats above its summary which failed, and the exit
status is zero only if everything passed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from scripts import machine

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    os.environ.update(machine.provide())
    failed: list[str] = []
    for target in targets():
        print(f"\n== {target}", flush=True)
        started = time.monotonic()
        if make(target) != 0:
            failed.append(target)
        verdict = "FAILED" if target in failed else "passed"
        print(f"-- {target} {verdict} after {time.monotonic() - started:.0f} s", flush=True)
    print("\n== pytest", flush=True)
    os.environ["MAGEKNIGHT_FAILED_CHECKS"] = " ".join(failed)
    status = make("pytest")
    return 1 if failed or status else 0


def targets() -> list[str]:
    """The checks before pytest, cheapest first; what the machine cannot do was named by ``machine.provide``."""
    names = ["lint", "types", "contracts", "docs"]
    if (ROOT / "web" / "package.json").exists() and machine.NODE.find() is not None:
        names.append("web")
    names += ["rules", "content", "browser"]
    if machine.COMPILER.find() is not None:
        names.append("compiled")
    return names


def make(target: str) -> int:
    """One target in a make of its own; it says nothing but what its tools say."""
    return subprocess.run(
        ["make", "--no-print-directory", "--silent", target], check=False, cwd=ROOT, stdin=subprocess.DEVNULL
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
