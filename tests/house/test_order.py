"""The plugin that keeps the order of sets out of the rules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = """
from __future__ import annotations

def all_of(names: set[str], numbers: frozenset[int], table: dict[str, int]) -> None:
    for name in names:  # decides
        print(name)
    firsts = [number for number in numbers]  # decides
    firsts.extend(numbers)  # decides
    pairs = list(enumerate(names))  # decides
    ranks = {name: 1 for name in names | {"x"}}  # decides
    chosen = names.pop()  # decides
    line = ", ".join(names)  # decides
    shared = tuple(table.keys() & names)  # decides
    for name in table:
        print(name, firsts, pairs, ranks, chosen, line, shared)
    in_order = [name for name in sorted(names)]
    copied = {name for name in names} | set(names)
    found = any(name == "x" for name in names) and "x" in names
    print(in_order, copied, found, max(numbers), sorted(number for number in numbers))
"""


def lines_reported(folder: Path, package: str) -> list[int]:
    """Type-check the sample as a module of that package; the lines the plugin reports."""
    file = folder / "mageknight" / package / "sample.py"
    file.parent.mkdir(parents=True)
    file.write_text(SAMPLE, "utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--no-incremental",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        str(file),
    ]
    environment = {"MYPYPATH": str(folder)}
    answer = subprocess.run(command, check=False, cwd=folder, env=environment, capture_output=True, text=True)
    return [int(line.split(":")[1]) for line in answer.stdout.splitlines() if line.endswith("[set-order]")]


def test_walking_through_a_set_is_reported_where_its_order_decides(tmp_path: Path):
    wanted = [number for number, line in enumerate(SAMPLE.splitlines(), 1) if line.endswith("# decides")]
    assert sorted(set(lines_reported(tmp_path, "kernel"))) == wanted


def test_outside_the_rules_sets_may_be_walked_through(tmp_path: Path):
    assert lines_reported(tmp_path, "bots") == []
