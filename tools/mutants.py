"""Small deliberate faults: where a source can be changed, and how, so that some test should notice.

Sources are read as syntax trees and changed as text, one place at a time; everything else stays byte for byte.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
KINDS = ("comparison", "arithmetic", "and/or", "not", "number", "return", "deletion")


@dataclass(frozen=True)
class Mutant:
    """One fault: the bytes from `start` to `end` of a file become `text`."""

    file: str
    line: int
    last_line: int
    kind: str
    start: int
    end: int
    before: str
    text: str

    def apply(self, source: str) -> str:
        raw = source.encode()
        return (raw[: self.start] + self.text.encode() + raw[self.end :]).decode()

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {_short(self.before)}  →  {_short(self.text)}  ({self.kind})"


def find_mutants(source: str, file: str) -> list[Mutant]:
    """Every mutant of a source, in the order of the text; those that would not even compile are left out."""
    offsets = _line_offsets(source)
    found = []
    for node, kind, replacement in _changes(ast.parse(source)):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[node.end_lineno - 1] + node.end_col_offset
        before = source.encode()[start:end].decode()
        mutant = Mutant(file, node.lineno, node.end_lineno, kind, start, end, before, replacement)
        if _compiles(mutant.apply(source)):
            found.append(mutant)
    return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.kind, mutant.text))


Change = tuple[ast.expr | ast.stmt, str, str]


def _changes(tree: ast.AST) -> Iterator[Change]:
    for node in _walk(tree):
        if isinstance(node, ast.expr):
            yield from _expression(node)
        elif isinstance(node, ast.stmt):
            yield from _statement(node)


def _expression(node: ast.expr) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[at] = COMPARISONS[type(operator)]()
            yield node, "comparison", _text(changed)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield node, "arithmetic", _text(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, "and/or", _text(ast.BoolOp(other, node.values))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, "not", _text(node.operand)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, "number", str(node.value + 1)
        yield node, "number", f"({node.value - 1})"


def _statement(node: ast.stmt) -> Iterator[Change]:
    if isinstance(node, ast.Return):
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield node, "return", "return None"
    elif isinstance(node, ast.AugAssign | ast.Raise | ast.Continue | ast.Break) or _writes(node):
        yield node, "deletion", "pass"
    elif isinstance(node, ast.If | ast.While) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
        yield node.test, "not", _text(ast.UnaryOp(ast.Not(), node.test))


def _writes(node: ast.stmt) -> bool:
    """A call made for its effect, or a value stored where others see it; a missing local name would only crash."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those no test can or should notice: types, texts, decorators, assertions of the impossible."""
    if _idle(node):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child)


def _idle(node: ast.AST) -> bool:
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.Raise):
        error = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return isinstance(error, ast.Name) and error.id == "AssertionError"
    return False


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 70 else line[:69] + "…"


def _line_offsets(source: str) -> list[int]:
    offsets = [0]
    for line in source.encode().split(b"\n"):
        offsets.append(offsets[-1] + len(line) + 1)
    return offsets


def _compiles(source: str) -> bool:
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True
