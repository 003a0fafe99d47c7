"""Rooms one finds one's way in: no package with very many modules side by side, no module and no function without end."""

from __future__ import annotations

import ast
from pathlib import Path

HOME = Path(__file__).resolve().parents[2] / "src" / "mageknight"

BY_NAME = (
    "board/effects/pieces",
    "board/effects/words",
    "minis/abilities",
    "minis/subfactions",
    "minis/cards/spells",
)
"""Packages with a module for each thing of the rulebook: found by its name, however many there are."""

MODULES = 24
LINES = 600
LONG = 82
"""Lines of a function: the constructor of a state takes one for each of its fields."""


def packages() -> list[Path]:
    return sorted({file.parent for file in HOME.rglob("*.py")})


def test_no_package_is_crowded() -> None:
    crowded = [
        str(package.relative_to(HOME))
        for package in packages()
        if str(package.relative_to(HOME)) not in BY_NAME and len(list(package.glob("*.py"))) > MODULES
    ]
    assert crowded == []


def test_modules_named_after_things_still_are_there() -> None:
    assert [name for name in BY_NAME if not (HOME / name).is_dir()] == []


def test_no_module_and_no_function_is_without_end() -> None:
    found = []
    for file in sorted(HOME.rglob("*.py")):
        if "migrations" in file.parts:
            continue
        text = file.read_text(encoding="utf-8")
        if text.count("\n") > LINES:
            found.append(str(file.relative_to(HOME)))
        found += [
            f"{file.relative_to(HOME)}: {node.name}"
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno >= LONG
        ]
    assert found == []
