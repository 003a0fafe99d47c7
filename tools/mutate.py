"""`make mutate`: put random small faults into the rules and list those no test notices.

Everything happens in a temporary copy of the project, never in the working tree, and in one process at a time. First the
tests run once unharmed, with coverage, to learn which test reaches which line; then each mutant is met by the tests that
reach it and, if these let it pass, by all tests of its area. A survivor is a line no test reaches, a rule no test shows, or
a change that makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from coverage import CoverageData

from tools.mutants import KINDS, Mutant, find_mutants

ROOT = Path(__file__).resolve().parents[1]
AREAS = ("kernel", "board", "minis")
COPIED = ("src", "tests", "tools", "scripts", "docs/builders", "docs/rules", "pyproject.toml")
LEFT_OUT = ("tests/browser", "tests/house", "tests/server", "tests/fuzz", "tests/tools")
"""Tests that are slow, look at the whole project, or reach the rules only from far away."""

PYTEST = ("-m", "pytest", "-q", "--no-header", "-p", "no:randomly", "-p", "no:cacheprovider", "-p", "no:schemathesis")
COVERAGE = "[run]\nsource_pkgs = mageknight\ndata_file = coverage.data\n"
PATIENCE = 3
"""A mutant may take so many times as long as the unharmed tests before it counts as noticed (it does not end)."""


class BaselineError(Exception):
    """The tests fail without any mutant: there is nothing to measure."""


class Workshop:
    """A copy of the project in which faults are made and tests run."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source, target = root / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "web"))
            elif source.exists():
                shutil.copy2(source, target)

    def run(self, arguments: Iterable[str], seconds: float) -> tuple[int | None, str]:
        """Run Python; the exit code is None if it did not end in time."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        child = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            output, _ = child.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return None, ""
        return child.returncode, output

    def test(self, tests: list[str], seconds: float) -> bool:
        """Whether all these tests pass."""
        listing = self.folder / "tests-to-run.txt"
        listing.write_text("\n".join(tests) + "\n", encoding="utf-8")
        code, _ = self.run([*PYTEST, "-x", f"@{listing.name}"], seconds)
        return code == 0


class Reach:
    """Which tests reach which line."""

    def __init__(self, workshop: Workshop, files: list[str], seconds: float) -> None:
        (workshop.folder / "coverage.ini").write_text(COVERAGE, encoding="utf-8")
        options = ["--cov", "--cov-config=coverage.ini", "--cov-context=test", "--cov-report="]
        began = time.monotonic()
        code, output = workshop.run([*PYTEST, *options, *files], seconds)
        if code != 0:
            reason = "\n".join(output.splitlines()[-15:]) if code is not None else f"no end within {seconds:.0f} s"
            raise BaselineError(reason)
        self.seconds = time.monotonic() - began
        self.files = files
        self._folder = workshop.folder
        self._data = CoverageData(str(workshop.folder / "coverage.data"))
        self._data.read()

    def tests(self, mutant: Mutant) -> list[str] | None:
        """The tests that run the mutant's lines; None if they run while the module is imported, that is for all tests."""
        lines = self._data.contexts_by_lineno(str((self._folder / mutant.file).resolve()))
        contexts = {context for line in range(mutant.line, mutant.last_line + 1) for context in lines.get(line, [])}
        if "" in contexts:
            return None
        return sorted({context.rpartition("|")[0] for context in contexts})


def choose(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """Draw mutants without repetition: first the kind, so that tables of numbers do not crowd out the rest, then one of it."""
    chance = random.Random(seed)
    shelves = {kind: [mutant for mutant in mutants if mutant.kind == kind] for kind in KINDS}
    for shelf in shelves.values():
        chance.shuffle(shelf)
    chosen: list[Mutant] = []
    while len(chosen) < number and any(shelves.values()):
        kind = chance.choice([kind for kind, shelf in shelves.items() if shelf])
        chosen.append(shelves[kind].pop())
    return chosen


def sources(root: Path, paths: list[str]) -> list[Path]:
    """The Python files below some paths of the project, in a fixed order."""
    files: list[Path] = []
    for path in paths:
        there = root / path
        files += sorted(there.rglob("*.py")) if there.is_dir() else [there]
    return list(dict.fromkeys(files))


def tests_of(root: Path, areas: set[str]) -> list[str]:
    """The test files that import one of these packages, themselves or through a helper beside them."""
    imports = {file: _imports(file) for file in sorted((root / "tests").rglob("*.py"))}
    wanted = {file for file, names in imports.items() if any(_inside(name, area) for name in names for area in areas)}
    helpers = {".".join(file.relative_to(root).with_suffix("").parts) for file in wanted}
    wanted |= {
        file for file, names in imports.items() if any(_inside(name, helper) for name in names for helper in helpers)
    }
    found = [str(file.relative_to(root)) for file in sorted(wanted) if file.name.startswith("test_")]
    return [name for name in found if not name.startswith(LEFT_OUT)]


def _inside(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def _imports(file: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def namesakes(mutant: Mutant, files: list[str]) -> list[str]:
    """The test files called like the harmed module or its package. What is only built once, in whichever test comes first, seems
    reached by that one alone: these know better."""
    source = Path(mutant.file)
    names = {f"test_{source.stem}.py", f"test_{source.parent.name}.py"}
    return [each for each in files if Path(each).name in names]


def survives(mutant: Mutant, workshop: Workshop, reach: Reach, quick: bool) -> str | None:
    """Why a mutant survives, or None if a test notices it."""
    file = workshop.folder / mutant.file
    source = file.read_text(encoding="utf-8")
    tests = reach.tests(mutant)
    if tests == [] and quick:
        return "no test reaches it"
    file.write_text(mutant.apply(source), encoding="utf-8")
    try:
        patience = max(30.0, PATIENCE * reach.seconds)
        if tests and not workshop.test(tests, patience):
            return None
        kin = namesakes(mutant, reach.files)
        if kin and not workshop.test(kin, patience):
            return None
        if (tests is None or not quick) and not workshop.test(reach.files, patience):
            return None
    finally:
        file.write_text(source, encoding="utf-8")
    return "no test reaches it" if tests == [] else "no test notices it"


def mutate(options: argparse.Namespace) -> int:
    """Choose, try and report mutants; the result is 0 unless the tests fail by themselves."""
    root: Path = options.root
    files = sources(root, options.paths)
    areas = {".".join(file.relative_to(root / "src").parts[:2]).removesuffix(".py") for file in files}
    found = [mutant for file in files for mutant in find_mutants(file.read_text("utf-8"), str(file.relative_to(root)))]
    chosen = choose(found, options.n, options.seed)
    print(f"{len(found):,} mutants in {len(files)} files; trying {len(chosen)} (seed {options.seed})")
    deadline = time.monotonic() + options.minutes * 60
    survivors: list[tuple[Mutant, str]] = []
    tried = 0
    with tempfile.TemporaryDirectory(prefix="mageknight-mutants-") as folder:
        workshop = Workshop(root, Path(folder).resolve())
        reach = Reach(workshop, options.tests or tests_of(root, areas), options.minutes * 60)
        print(f"the tests pass unharmed in {reach.seconds:.0f} s", flush=True)
        for mutant in chosen:
            if time.monotonic() > deadline:
                print(f"stopped after {options.minutes} minutes")
                break
            reason = survives(mutant, workshop, reach, options.quick)
            tried += 1
            if reason is not None:
                survivors.append((mutant, reason))
                print(f"survives, {reason}: {mutant}", flush=True)
    _write(root / "build" / "mutants.json", tried, survivors, options.seed)
    print(f"{tried} tried, {tried - len(survivors)} noticed, {len(survivors)} survived")
    return 0


def _write(path: Path, tried: int, survivors: list[tuple[Mutant, str]], seed: int) -> None:
    listed = [
        {"file": m.file, "line": m.line, "kind": m.kind, "before": m.before, "after": m.text, "why": why}
        for m, why in survivors
    ]
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps({"seed": seed, "tried": tried, "survivors": listed}, indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate", description="List faults in the rules no test notices."
    )
    parser.add_argument("-n", "--n", type=int, default=100, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="chooses the mutants")
    parser.add_argument(
        "--paths", nargs="+", default=[f"src/mageknight/{area}" for area in AREAS], help="files or folders to harm"
    )
    parser.add_argument("--tests", nargs="+", help="test files to use; otherwise those that import the harmed packages")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    parser.add_argument("--minutes", type=float, default=60, help="stop after this time")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="ask only the tests that reach the line and those called like its file or folder",
    )
    try:
        return mutate(parser.parse_args(arguments))
    except BaselineError as error:
        print(f"error: the tests fail without any mutant:\n{error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
