"""What the entries of a catalogue need: read with Fluent's own parser, independent of how we cut and render them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast


@dataclass
class Entry:
    """One message (``key``) or term (``-key``)."""

    key: str
    place: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


def read_language(folder: Path) -> list[Entry]:
    """All entries of a language; what is not Fluent is an error that names its place."""
    return [
        entry for file in sorted(folder.glob("*.ftl")) for entry in read_entries(file.read_text("utf-8"), file.name)
    ]


def read_entries(text: str, name: str) -> list[Entry]:
    """The entries of one resource."""
    entries = []
    for node in FluentParser().parse(text).body:
        place = f"{name}:{text.count(chr(10), 0, node.span.start) + 1 if node.span else 0}"
        if isinstance(node, ast.Junk):
            raise ValueError(f"{place}: {node.annotations[0].message}")
        if isinstance(node, ast.Message | ast.Term):
            entry = Entry(("-" if isinstance(node, ast.Term) else "") + node.id.name, place)
            for child in _walk(node):
                _note(child, entry)
            entries.append(entry)
    return entries


def all_variables(entry: Entry, entries: dict[str, Entry]) -> set[str]:
    """Variables of an entry and of the messages it refers to; a term has a scope of its own."""
    names, seen, todo = set(entry.variables), {entry.key}, list(entry.references)
    while todo:
        key = todo.pop()
        if key not in seen and not key.startswith("-") and key in entries:
            seen.add(key)
            names |= entries[key].variables
            todo += entries[key].references
    return names


def _note(node: ast.BaseNode, entry: Entry) -> None:
    if isinstance(node, ast.VariableReference):
        entry.variables.add(node.id.name)
    elif isinstance(node, ast.MessageReference):
        entry.references.add(node.id.name)
    elif isinstance(node, ast.TermReference):
        entry.references.add("-" + node.id.name)
    elif isinstance(node, ast.FunctionReference):
        entry.functions.add(node.id.name)


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)
