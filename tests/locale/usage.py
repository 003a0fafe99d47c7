"""Which keys the sources use, read from their syntax: nothing is imported and nothing runs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

REFUSAL = "refusal-"
SPEAKERS = {"say": "", "Message": "", "refuse": REFUSAL, "Refusal": REFUSAL, "trouble": REFUSAL + "situation-"}
"""What makes messages, and what stands before the given word in the catalogue's key."""

HOMES = (
    "src/mageknight/kernel/message.py",
    "src/mageknight/kernel/refusal.py",
    "src/mageknight/kernel/situations/situation.py",
)
"""Where the speakers are defined: what they put together from their own arguments is no key of theirs."""

QUOTED = re.compile(r"""(["'`])(-?[a-z][A-Za-z0-9_-]*)\1""")


@dataclass(frozen=True)
class Call:
    """One place where a message is made: its key, or a pattern with ``*`` where the key is put together."""

    place: str
    key: str
    arguments: frozenset[str] | None
    """The arguments given; None if the source does not show them all."""


@dataclass
class Usage:
    """All words and calls of some sources."""

    words: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)

    def uses(self, key: str) -> bool:
        """A literal names the key, or what a speaker makes it from."""
        return any(key.startswith(prefix) and key.removeprefix(prefix) in self.words for prefix in SPEAKERS.values())


def read_sources(root: Path) -> Usage:
    """Usage in the package and in the browser client."""
    usage = Usage()
    for file in sorted((root / "src").rglob("*.py")):
        read_python(file.read_text(encoding="utf-8"), str(file.relative_to(root)), usage)
    for ending in ("ts", "svelte"):
        for file in sorted((root / "web" / "src").rglob(f"*.{ending}")):
            usage.words.update(match[2] for match in QUOTED.finditer(file.read_text(encoding="utf-8")))
    return usage


def read_python(source: str, name: str, usage: Usage) -> None:
    """Add what one Python file uses."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            usage.words.add(node.value)
        elif isinstance(node, ast.Call):
            speaker = _speaker(node.func)
            if speaker is not None and node.args:
                for word in _keys(node.args[0]):
                    if "*" in word and name in HOMES:
                        continue
                    usage.calls.append(Call(f"{name}:{node.lineno}", SPEAKERS[speaker] + word, _given(speaker, node)))


def _speaker(function: ast.expr) -> str | None:
    """The name of what makes a message: a function, bare or through its module, or `Section.trouble`."""
    if isinstance(function, ast.Name):
        return function.id if function.id in SPEAKERS else None
    if not isinstance(function, ast.Attribute):
        return None
    if function.attr == "trouble":
        return "trouble"
    module = isinstance(function.value, ast.Name) and function.value.id in ("message", "refusal")
    return function.attr if module and function.attr in SPEAKERS else None


def _keys(node: ast.expr) -> Iterator[str]:
    """The keys an expression can yield; a variable yields none, its literals are found where they stand."""
    if isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    else:
        pattern = _pattern(node)
        if pattern.strip("*"):
            yield pattern


def _pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(_pattern(part) for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _pattern(node.left) + _pattern(node.right)
    return "*"


def _given(speaker: str, call: ast.Call) -> frozenset[str] | None:
    if speaker in ("say", "refuse", "trouble"):
        names = [keyword.arg for keyword in call.keywords] + (["file", "line"] if speaker == "trouble" else [])
        return None if None in names else frozenset(name.replace("_", "-") for name in names if name)
    place = {"Message": 1, "Refusal": 2}[speaker]
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    given = call.args[place] if len(call.args) > place else keywords.get("args", keywords.get("facts"))
    if given is None:
        return frozenset()
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    return None


def read_families(text: str) -> dict[str, str]:
    """families.txt: patterns and reasons."""
    families = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            pattern, _, reason = line.partition(" ")
            families[pattern] = reason.strip()
    return families


def in_family(key: str, families: dict[str, str]) -> bool:
    """A key, or a pattern of keys, belongs to a declared family."""
    return any(fnmatchcase(key.replace("*", "x"), pattern) for pattern in families)
