"""Problems of a content file: file, line, field and reason, as data that every language can render."""

from __future__ import annotations

import json
import re
from typing import Final

import msgspec

from mageknight.kernel.message import Message, say

Path = tuple[str | int, ...]
"""Where a value stands in a JSON document: names of fields and positions in lists."""

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_STRING: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_SCALAR: Final = re.compile(r"[^ \t\r\n,\]}]+")


class Problem(msgspec.Struct, frozen=True):
    """One reason to refuse a file. `line` counts from 1; 0 means that the whole file is meant."""

    file: str
    line: int
    field: str
    reason: Message

    def message(self) -> Message:
        """The whole complaint as one sentence: where it is and what it is."""
        return say("content-problem", place=self.place(), reason=self.reason)

    def place(self) -> Message:
        if not self.line:
            return say("content-place-file", file=self.file)
        if not self.field:
            return say("content-place-line", file=self.file, line=self.line)
        return say("content-place-field", file=self.file, line=self.line, field=self.field)


class Told(Problem, frozen=True):
    """A problem whose reason names file and line itself."""

    def message(self) -> Message:
        return self.reason


class ContentError(Exception):
    """Content that is refused whole, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(f"{each.file}:{each.line}: {each.field}: {each.reason.key}" for each in problems))
        self.problems = problems


def dotted(path: Path) -> str:
    """A path as people read it: ``figures[3].dial[0]``."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def line_of(text: str, path: Path) -> int:
    """The line on which the value at `path` begins; the line of its nearest parent when the value is missing.

    `text` must be well-formed JSON.
    """
    at = _skip(text, 0)
    for step in path:
        inner = _child(text, at, step)
        if inner < 0:
            break
        at = inner
    return text.count("\n", 0, at) + 1


def line_of_syntax_error(text: str) -> int:
    """The line of the first syntax error of a JSON text, or 0 when only a stricter reader objects."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno
    except RecursionError:
        return 0
    return 0


def _skip(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _child(text: str, at: int, step: str | int) -> int:
    """Offset of one member of the object or list at `at`, or -1."""
    if text[at] not in "{[" or (text[at] == "{") != isinstance(step, str):
        return -1
    closing = "}" if text[at] == "{" else "]"
    position = 0
    at = _skip(text, at + 1)
    while text[at] != closing:
        name: str | int = position
        if closing == "}":
            end = _end(text, at)
            name = str(json.loads(text[at:end]))
            at = _skip(text, _skip(text, end) + 1)
        if name == step:
            return at
        at = _skip(text, _end(text, at))
        position += 1
        if text[at] == ",":
            at = _skip(text, at + 1)
    return -1


def _end(text: str, at: int) -> int:
    """Offset just behind the value that begins at `at`."""
    if text[at] not in "{[":
        match = (_STRING if text[at] == '"' else _SCALAR).match(text, at)
        return match.end() if match else at + 1
    depth = 0
    while True:
        if text[at] == '"':
            at = _end(text, at)
            continue
        depth += (text[at] in "{[") - (text[at] in "}]")
        at += 1
        if not depth:
            return at
