"""Strict decoding of content files: unknown fields are errors, and all problems are found, not just the first."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from mageknight.kernel.files.problem import Path, Problem, dotted, line_of, line_of_syntax_error
from mageknight.kernel.message import Arg, Message, say

S = TypeVar("S", bound=msgspec.Struct)

_MISSING: Final = re.compile(r"missing required field `(.+?)`")
_PATH: Final = re.compile(r"at `\$(.*)`$")
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]")


class Source:
    """One file that is being read: its name, its text, and the problems found so far."""

    def __init__(self, file: str, data: bytes) -> None:
        self.file = file
        self.data = data
        self.text = data.decode("utf-8", "replace")
        self.problems: list[Problem] = []

    def complain(self, path: Path, reason: Message) -> None:
        self.problems.append(Problem(self.file, line_of(self.text, path), dotted(path), reason))

    def is_json(self) -> bool:
        """Is the file well-formed JSON in UTF-8? Otherwise say where it is not; nothing else can be checked then."""
        try:
            self.data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = self.data.count(b"\n", 0, error.start) + 1
            self.problems.append(Problem(self.file, line, "", say("content-problem-not-utf8")))
            return False
        try:
            msgspec.json.decode(self.data)
        except (msgspec.DecodeError, RecursionError):
            line = line_of_syntax_error(self.text)
            self.problems.append(Problem(self.file, line, "", say("content-problem-not-json")))
            return False
        return True


def decode(source: Source, kind: type[S], data: bytes | msgspec.Raw, path: Path = ()) -> S | None:
    """Decode one object of a file that `is_json`; None when it has problems, which are then all in the source."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError:
        _complain_about_fields(source, kind, data, path)
        return None


def _complain_about_fields(source: Source, kind: type[S], data: bytes | msgspec.Raw, path: Path) -> None:
    """Try every field on its own: the decoder itself stops at the first error."""
    try:
        given = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except msgspec.ValidationError:
        source.complain(path, say("content-problem-type", expected=say("content-expected-object")))
        return
    known = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for name in given:
        if name not in known:
            source.complain((*path, name), say("content-problem-unknown-field", known=", ".join(sorted(known))))
    for name, field in known.items():
        if name not in given:
            if field.required:
                source.complain(path, say("content-problem-missing-field", name=name))
            continue
        try:
            msgspec.json.decode(given[name], type=field.type)
        except msgspec.ValidationError as error:
            source.complain((*path, name, *_inner_path(str(error))), _wrong(field.type, str(error)))


def _inner_path(text: str) -> Path:
    match = _PATH.search(text)
    steps = _STEP.findall(match.group(1)) if match else []
    return tuple(name if name else int(position) for name, position in steps)


def _wrong(kind: Any, text: str) -> Message:
    """The reason why a value does not fit: a missing inner field by name, else what the innermost type expects."""
    missing = _MISSING.search(text)
    if missing:
        return say("content-problem-missing-field", name=missing.group(1))
    info = inspect.type_info(kind)
    for step in _inner_path(text):
        if isinstance(step, int) and isinstance(info, inspect.ListType | inspect.VarTupleType):
            info = info.item_type
        elif isinstance(info, inspect.StructType):
            info = next((f.type for f in info.fields if f.encode_name == step), info)
    return say("content-problem-type", expected=expected(info))


def expected(info: inspect.Type) -> Message:
    """The values a type accepts, in words of the catalogue."""
    if isinstance(info, inspect.UnionType):
        parts: Arg = [expected(each) for each in info.types if not isinstance(each, inspect.NoneType)]
        return say("content-expected-either", kinds=parts)
    if isinstance(info, inspect.IntType):
        low = info.ge if info.ge is not None else "-∞"
        high = info.le if info.le is not None else "∞"
        return say("content-expected-integer", low=str(low), high=str(high))
    if isinstance(info, inspect.LiteralType):
        return say("content-expected-one-of", words=", ".join(str(each) for each in info.values))
    if isinstance(info, inspect.StrType):
        if info.pattern is None:
            return say("content-expected-text")
        return say("content-expected-word" if info.pattern.startswith("^[a-z0-9]") else "content-expected-line")
    if isinstance(info, inspect.BoolType):
        return say("content-expected-truth")
    if isinstance(info, inspect.ListType | inspect.VarTupleType):
        return say("content-expected-list", least=info.min_length or 0, most=str(info.max_length or "∞"))
    return say("content-expected-object")
