"""Measure, for both builds, what the design promises about speed.

    python -m tools.bench [--only NAME] [--compiled build/compiled]

Every module `tools/bench_*.py` has a function ``benchmarks() -> list[Benchmark]``. Each benchmark is called five times
and the median counts; it measures CPU time, so that a busy machine disturbs little. The results are a list of
records in build/bench.json; the printed table shows how the builds compare. Nothing here is part of a test.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "build" / "bench.json"
RUNS: Final = 5
LONG_ENOUGH: Final = 0.3
"""A run of `per_second` and `microseconds` takes at least so many seconds of CPU time."""

Result = dict[str, Any]


class Benchmark:
    """One figure: what it is called, its unit, and a function that measures it once. `better` is "more" or "less"."""

    def __init__(self, name: str, unit: str, measure: Callable[[], float], better: str = "") -> None:
        self.name = name
        self.unit = unit
        self.measure = measure
        self.better = better or ("more" if unit.endswith("/s") else "less")


def per_second(work: Callable[[], int]) -> float:
    """How much of something is done in a second of CPU time; `work` does some and says how much."""
    done, started = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - started
        if spent >= LONG_ENOUGH:
            return done / spent


def microseconds(work: Callable[[], object], batch: int = 100) -> float:
    """How long one call takes, in microseconds of CPU time."""

    def some() -> int:
        for _ in range(batch):
            work()
        return batch

    return 1_000_000 / per_second(some)


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    if options.inside:
        print(json.dumps(measured(options.only, options.inside)))
        return 0
    results = run_build("interpreted", options.only, ROOT / "src")
    if options.compiled.exists():
        results += run_build("compiled", options.only, options.compiled)
    else:
        print(f"{options.compiled} does not exist: only the interpreted build is measured (`make compile` makes it).")
    if not results:
        print(f"There is no benchmark called {options.only}.", file=sys.stderr)
        return 1
    compare(results)
    write(results, keep=bool(options.only))
    print(table(results))
    return 0


def compare(results: list[Result]) -> None:
    """Set every rate of decisions beside the yardstick of the same run, where there is one (`tools.bench_yardstick`)."""
    yardsticks = [each["value"] for each in results if each["name"].startswith("yardstick.")]
    if not yardsticks:
        return
    for each in results:
        if each["unit"] == "decisions/s":
            each["per_yardstick"] = each["value"] / statistics.median(yardsticks)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", help="only benchmarks whose name contains this")
    parser.add_argument(
        "--compiled", type=Path, default=ROOT / "build" / "compiled", help="where the compiled build is"
    )
    parser.add_argument("--inside", default="", choices=("interpreted", "compiled"), help=argparse.SUPPRESS)
    return parser


def run_build(build: str, only: str, package: Path) -> list[Result]:
    """Measure one build in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(package.resolve()), str(ROOT)])}
    command = [sys.executable, "-m", "tools.bench", "--inside", build, "--only", only]
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"The {build} build could not be measured; see above.")
    results: list[Result] = json.loads(done.stdout)
    return results


def measured(only: str, build: str) -> list[Result]:
    """Every benchmark of this process's build, the median of five runs each."""
    check_build(build)
    about = {"build": build, "python": platform.python_version(), "machine": machine()}
    results: list[Result] = []
    for module in sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py")):
        for benchmark in importlib.import_module(f"tools.{module}").benchmarks():
            if only not in benchmark.name:
                continue
            print(f"{build}: {benchmark.name}", file=sys.stderr, flush=True)
            runs = [float(benchmark.measure()) for _ in range(RUNS)]
            figure = {"name": benchmark.name, "value": statistics.median(runs), "unit": benchmark.unit}
            results.append({**figure, **about, "better": benchmark.better, "runs": runs})
    return results


def check_build(build: str) -> None:
    """The figures must be those of the build they are called by."""
    file = importlib.import_module("mageknight.kernel.agenda").__file__ or ""
    if file.endswith(".py") != (build == "interpreted"):
        sys.exit(f"{file} is not of the {build} build")


def machine() -> str:
    """The processor and how many of its cores there are."""
    name = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                name = line.partition(":")[2].strip()
                break
    except OSError:
        pass
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


def write(results: list[Result], keep: bool) -> None:
    """Put the results into build/bench.json; after measuring only some, the earlier figures of the others stay."""
    fresh = {(result["name"], result["build"]) for result in results}
    kept = [old for old in earlier() if (old.get("name"), old.get("build")) not in fresh] if keep else []
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps([*kept, *results], indent=2) + "\n", "utf-8")


def earlier() -> list[Result]:
    try:
        results: list[Result] = json.loads(RESULTS.read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return results


def table(results: list[Result]) -> str:
    """One line for each benchmark: both builds, and how many times better the compiled one is."""
    builds: dict[str, dict[str, Result]] = {}
    for result in results:
        builds.setdefault(result["name"], {})[result["build"]] = result
    width = max(len(name) for name in builds)
    lines = [f"{'':{width}}  {'interpreted':>12}  {'compiled':>12}  {'ratio':>6}  unit"]
    for name, figures in builds.items():
        slow, fast = figures.get("interpreted"), figures.get("compiled")
        ratio = ""
        if slow and fast and slow["value"] and fast["value"]:
            times = fast["value"] / slow["value"]
            ratio = f"{times if slow['better'] == 'more' else 1 / times:.1f}"
        known = fast or slow or {}
        beside = f"  {known['per_yardstick']:.1f} × yardstick" if "per_yardstick" in known else ""
        lines.append(f"{name:{width}}  {_figure(slow):>12}  {_figure(fast):>12}  {ratio:>6}  {known['unit']}{beside}")
    return "\n".join(lines)


def _figure(result: Result | None) -> str:
    if result is None:
        return ""
    value = result["value"]
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"


if __name__ == "__main__":
    sys.exit(main())
