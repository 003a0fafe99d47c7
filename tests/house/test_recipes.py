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
BLOCK = re.compile(r"`((?:src|tests)/[^`]+)`[^`\n]*:\n\n```\w+\n(.*?)```", re.DOTALL)
FOLLOWED = """
import inspect, runpy, sys, tempfile
from pathlib import Path
import mageknight.games
from mageknight.kernel.message import say
from mageknight.locale import be_strict, languages, render

be_strict()
for file in sys.argv[2:]:
    for name, function in runpy.run_path(file).items():
        if name.startswith("test_"):
            function(*[Path(tempfile.mkdtemp(dir=Path(file).parent)) for each in inspect.signature(function).parameters])
print(*[render(say(sys.argv[1], amount=1), lang) for lang in sorted(languages())], sep="\\n")
"""
"""Run the tests of a recipe without pytest, which is not to know the copy; then say one of its sentences in every language."""


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
            whole = json.loads(path.read_text(encoding="utf-8"))
            rows = whole if isinstance(whole, list) else whole[path.stem]
            rows.append(json.loads(block))
            path.write_text(json.dumps(whole), encoding="utf-8")
        elif path.is_file():
            path.write_text(path.read_text(encoding="utf-8") + "\n" + block, encoding="utf-8")
        else:
            path.write_text(block, encoding="utf-8")
        touched.append(file)
    return touched


def said(copy: Path, key: str, *tests: str) -> list[str]:
    """Run the tests of a recipe in the copy; a sentence in every language the copy has."""
    done = subprocess.run(
        [sys.executable, "-c", FOLLOWED, key, *[str(copy / test) for test in tests]],
        check=False,
        env={**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{ROOT}"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sources to work in."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    return tmp_path


pytestmark = pytest.mark.skipif(COMPILED, reason="a recipe adds sources")


def test_an_odd_card_is_added_by_its_recipe(copy: Path) -> None:
    touched = follow("An odd card", copy)
    assert len(touched) == len(set(touched)) <= 4
    assert said(copy, "board-effect-move-per-crystal", touched[-1]) == [
        "Bewegung 1 für jeden deiner Kristalle",
        "Move 1 for each of your crystals",
    ]


def test_an_ordinary_card_is_added_by_its_recipe(copy: Path) -> None:
    touched = follow("A card", copy)
    assert len(touched) == len(set(touched)) <= 4
    assert said(copy, "board-card-long-road", touched[-1]) == ["Langer Weg", "Long Road"]


def test_a_site_is_added_by_its_recipe(copy: Path) -> None:
    touched = follow("A site", copy)
    assert len(touched) == len(set(touched)) <= 5
    assert said(copy, "board-site-wyrm-hole", touched[-1]) == ["Wurmloch", "Wyrm hole"]


def test_an_ability_is_added_by_its_recipe(copy: Path) -> None:
    touched = follow("An ability of figures", copy)
    assert len(touched) == len(set(touched)) <= 5
    assert said(copy, "minis-ability-deflection", touched[-1]) == ["Ablenkung", "Deflection"]


def test_an_endpoint_is_added_by_its_recipe(copy: Path) -> None:
    touched = follow("A server endpoint", copy)
    assert len(touched) == len(set(touched)) <= 4
    said(copy, "board-card-march", touched[-1])


def test_a_language_is_a_folder_of_files(copy: Path) -> None:
    """A third language is found and spoken, without a line of code."""
    shutil.copytree(copy / "src" / "mageknight" / "locale" / "en", copy / "src" / "mageknight" / "locale" / "fr")
    names = copy / "src" / "mageknight" / "locale" / "fr" / "board_names.ftl"
    text = names.read_text(encoding="utf-8")
    names.write_text(text.replace("board-card-march = March\n", "board-card-march = Marche\n"), encoding="utf-8")
    assert said(copy, "board-card-march") == ["Marsch", "March", "Marche"]
