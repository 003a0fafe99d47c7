"""A plugin of mypy: no rule may depend on the order of a set.

That order differs between runs and platforms, and replays must not. It is used where a set is walked through (``for``, a
comprehension, ``list``, ``enumerate`` …) or popped. It is harmless where the result has none: in a set comprehension, or
directly inside ``sorted``, ``any``, ``sum`` and the like. The answer is to sort, or to keep a list or a dict instead.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

from mypy.checker import TypeChecker
from mypy.errorcodes import ErrorCode
from mypy.nodes import Context
from mypy.plugin import FunctionContext, MethodContext, Plugin
from mypy.types import Instance, Type, get_proper_type

RULES = ("mageknight.kernel", "mageknight.demo", "mageknight.board", "mageknight.minis")
SETS = ("builtins.set", "builtins.frozenset", "typing.AbstractSet", "typing.MutableSet")
WALKING = ("list", "tuple", "iter", "enumerate", "zip", "map", "filter", "dict")
ORDERLESS = ("sorted", "set", "frozenset", "any", "all", "sum", "min", "max")
SET_ORDER = ErrorCode("set-order", "Walk through no set where its order decides something", "General")


class OrderPlugin(Plugin):
    """Looks at the calls, written or implied, that give a set's members one after the other."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        owner, _, name = fullname.rpartition(".")
        if owner in SETS and name in ("__iter__", "pop"):
            return walked
        if fullname in ("builtins.str.join", "builtins.list.extend"):
            return given
        return None

    def get_function_hook(self, fullname: str) -> Callable[[FunctionContext], Type] | None:
        return given if fullname.removeprefix("builtins.") in WALKING else None


def walked(call: MethodContext) -> Type:
    """A set is asked for its members by ``for``, a comprehension or ``pop``."""
    complain(call.api, call.context)
    return call.default_return_type


def given(call: FunctionContext | MethodContext) -> Type:
    """Something that walks through its arguments is called."""
    for kind in (get_proper_type(each) for kinds in call.arg_types for each in kinds):
        if isinstance(kind, Instance) and any(base.fullname in SETS for base in kind.type.mro):
            complain(call.api, call.context)
    return call.default_return_type


def complain(checker: object, place: Context) -> None:
    """Report the place if it lies in the rules and its order is not harmless."""
    assert isinstance(checker, TypeChecker)
    module = checker.tree
    if module.fullname.startswith(RULES) and (place.line, place.column) not in harmless(module.path):
        checker.fail("The order of a set decides here", place, code=SET_ORDER)


@cache
def harmless(path: str) -> set[tuple[int, int]]:
    """Where in a file sets may be walked through, because nothing ordered comes of it."""
    comprehensions: list[ast.expr] = []
    for node in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
        if isinstance(node, ast.SetComp):
            comprehensions.append(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS:
            comprehensions += node.args
    return {
        (part.iter.lineno, part.iter.col_offset)
        for each in comprehensions
        if isinstance(each, ast.SetComp | ast.GeneratorExp | ast.ListComp)
        for part in each.generators
    }


def plugin(version: str) -> type[Plugin]:
    """Where mypy enters."""
    return OrderPlugin
