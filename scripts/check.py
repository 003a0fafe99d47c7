"""Run every check of the project: the small ones side by side, then the three test suites, pytest last.

A failed check does not hide the others: all of them run, pytest repeats above its summary which failed, and the exit
status is zero only if everything passed. How long each one took is kept in build/, so that the next run can say how long
it will take.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scripts import machine

ROOT = Path(__file__).resolve().parent.parent
TIMES = ROOT / "build" / "check-times.json"
SIDE_BY_SIDE = min(2, os.cpu_count() or 1)
HEARTBEAT = 30.0
"""Seconds between two lines that say what is running and how long is left."""

GUESSES = {
    "lint": 3,
    "contracts": 10,
    "rules": 15,
    "content": 15,
    "types": 60,
    "compile": 150,
    "docs": 30,
    "web": 60,
    "browser": 150,
    "compiled": 150,
    "pytest": 400,
}
"""Seconds on two quiet cores: what a first run goes by, before this machine's own times are known."""


class Progress:
    """What runs, what waits, and how long both will take by the times of the last run."""

    def __init__(self, names: Iterable[str], times: Path) -> None:
        self.times = times
        self.known: dict[str, float] = json.loads(times.read_text("utf-8")) if times.exists() else {}
        self.waiting = list(names)
        self.count = len(self.waiting)
        self.running: dict[str, float] = {}
        self.failed: list[str] = []
        self.lock = threading.Lock()

    def expected(self, name: str) -> float:
        return self.known.get(name, GUESSES.get(name, 60))

    def left(self) -> float:
        """Seconds until the last check ends. Small checks share the cores; a suite has them to itself."""
        now = time.monotonic()
        rest = {name: max(self.expected(name) - (now - began), 1.0) for name, began in self.running.items()}
        rest |= {name: self.expected(name) for name in self.waiting}
        small = [seconds for name, seconds in rest.items() if name not in suites()]
        suite = sum(seconds for name, seconds in rest.items() if name in suites())
        return max(sum(small) / SIDE_BY_SIDE, max(small, default=0.0)) + suite

    def begin(self, name: str) -> None:
        with self.lock:
            self.waiting.remove(name)
            self.running[name] = time.monotonic()

    def end(self, name: str, status: int, said: bytes = b"") -> None:
        """Print what a check said, if that has not been seen yet, and its verdict; remember its time."""
        with self.lock:
            seconds = time.monotonic() - self.running.pop(name)
            if status == 0:
                self.known[name] = round(seconds, 1)
            else:
                self.failed.append(name)
            if name == suites()[-1]:
                return  # the last line is the summary of pytest
            sys.stdout.flush()
            sys.stdout.buffer.write(said)
            done = self.count - len(self.waiting) - len(self.running)
            say(
                f"-- {name} {'passed' if status == 0 else 'FAILED'} after {spoken(seconds)}"
                f" ({done} of {self.count}, about {spoken(self.left())} left)"
            )

    def remember(self) -> None:
        self.times.parent.mkdir(parents=True, exist_ok=True)
        self.times.write_text(json.dumps(self.known, indent=1, sort_keys=True) + "\n", "utf-8")

    def beat(self, over: threading.Event) -> None:
        """Say from time to time what is running, until everything is over."""
        while not over.wait(HEARTBEAT):
            with self.lock:
                if self.running:
                    say(f"\n.. {', '.join(self.running)}: about {spoken(self.left())} left")


def main(arguments: list[str]) -> int:
    os.environ.update(machine.provide())
    # Names in sets come in the same order each time: a run that is red stays red when it is repeated.
    os.environ.setdefault("PYTHONHASHSEED", "1")
    progress = Progress([*small_checks(), *suites()], Path(arguments[0]) if arguments else TIMES)
    known = "as long as last time" if progress.known else "a guess; the next run knows better"
    say(f"{progress.count} checks, about {spoken(progress.left())} ({known}).")
    over = threading.Event()
    clock = threading.Thread(target=progress.beat, args=(over,), daemon=True)
    clock.start()
    try:
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            list(pool.map(lambda name: run_aside(progress, name), small_checks()))
        for name in suites():
            run_in_view(progress, name)
    finally:
        over.set()
        progress.remember()
    return 1 if progress.failed else 0


def small_checks() -> list[str]:
    """The checks that need one core each, cheapest first; what the machine cannot do was named by ``machine.provide``."""
    names = ["lint", "contracts", "rules", "content", "types"]
    if machine.COMPILER.find() is not None:
        names.append("compile")
    names.append("docs")
    if (ROOT / "web" / "package.json").exists() and machine.NODE.find() is not None:
        names.append("web")
    return names


def suites() -> list[str]:
    """The test suites, each of which uses all cores; pytest closes with its own summary."""
    return [*(["compiled"] if machine.COMPILER.find() is not None else []), "browser", "pytest"]


def run_aside(progress: Progress, name: str) -> None:
    """Run a check beside another one; what it says is shown in one piece when it ends."""
    progress.begin(name)
    done = subprocess.run(make(name), check=False, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True)
    progress.end(name, done.returncode, done.stdout + done.stderr)


def run_in_view(progress: Progress, name: str) -> None:
    """Run a suite alone; its lines are seen as they come."""
    progress.begin(name)
    say(f"\n== {name}, about {spoken(progress.expected(name))}")
    os.environ["MAGEKNIGHT_FAILED_CHECKS"] = " ".join(progress.failed)
    status = subprocess.run(make(name), check=False, cwd=ROOT, stdin=subprocess.DEVNULL).returncode
    progress.end(name, status)


def make(target: str) -> list[str]:
    """One target in a make of its own; it says nothing but what its tools say."""
    return ["make", "--no-print-directory", "--silent", target]


def spoken(seconds: float) -> str:
    """A time as one says it: 40 s, 3 min."""
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
