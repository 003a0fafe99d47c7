"""The recipes of CONTRIBUTING.md work as they are written: followed in a copy of the package, they add what they promise."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import COMPILED

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"`((?:src|tests)/[^`]+)`:\n\n```\w+\n(.*?)```", re.DOTALL)
FOLLOWED = """
import runpy, sys
import mageknight.games
from mageknight.kernel.registry import kit_named
from mageknight.locale import languages, render

test = runpy.run_path(sys.argv[1])
for name, function in test.items():
    if name.startswith("test_"):
        function()
kit = kit_named("board")
from mageknight.board.content.library import library
card = library().cards[library().number("card", "crystal_stride")]
print(*[render(card.basic.text(), lang) for lang in sorted(languages())], sep="\\n")
"""


def section(title: str) -> str:
    """A section of CONTRIBUTING.md."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def follow(title: str, copy: Path) -> list[str]:
    """Do what a section says in a copy of the project; the files it touches."""
    touched = []
    for file, block in BLOCK.findall(section(title)):
        path = copy / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".json":
            rows = json.loads(path.read_text(encoding="utf-8"))
            path.write_text(json.dumps([*rows, json.loads(block)]), encoding="utf-8")
        elif path.is_file():
            path.write_text(path.read_text(encoding="utf-8") + "\n" + block, encoding="utf-8")
        else:
            path.write_text(block, encoding="utf-8")
        touched.append(file)
    return touched


@pytest.mark.skipif(COMPILED, reason="a recipe adds sources")
def test_an_odd_card_is_added_by_its_recipe(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    touched = follow("An odd card", tmp_path)
    assert len(touched) == len(set(touched)) <= 5
    test = tmp_path / "tests" / "board" / "pieces" / "test_crystal_stride.py"
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-c", FOLLOWED, str(test)],
        check=False,
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["Bewegung 1 für jeden deiner Kristalle", "Move 1 for each of your crystals"]
