"""Docstrings name their thing: none begins with a question word (`docs/builders/language.md`)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import mageknight

HOME = Path(mageknight.__file__).parent
QUESTIONS = ("What", "Why", "Who", "Whom", "Whose", "How", "Whether", "Where", "Which", "When")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of a file, each with the name it describes."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, DOCUMENTED) and (said := ast.get_docstring(node)):
            yield getattr(node, "name", file.stem), said


def test_no_docstring_begins_with_a_question() -> None:
    asking = [
        f"{file.relative_to(HOME)}: {name}: {said.splitlines()[0]}"
        for file in sorted(HOME.rglob("*.py"))
        for name, said in docstrings(file)
        if said.split()[0].rstrip(",?") in QUESTIONS
    ]
    assert asking == []
