"""Finding what a package holds by walking through its modules: nothing is listed by hand, so nothing can be forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from mageknight.kernel.agenda import Ask
from mageknight.kernel.event import Event
from mageknight.kernel.record import Record


def modules_of(*packages: str) -> list[ModuleType]:
    """Packages with every module below them, imported, in the order of their names. Compiled modules count like others."""
    found: list[ModuleType] = []
    for package in packages:
        top = import_module(package)
        found.append(top)
        names = sorted([each.name for each in walk_packages(top.__path__, package + ".")])
        found += [import_module(name) for name in names]
    return found


def classes_of(modules: Iterable[ModuleType], base: type) -> list[Any]:
    """The subclasses of a class that these modules define, in the order in which they stand there."""
    return [
        cls
        for module in modules
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls is not base and cls.__module__ == module.__name__
    ]


def records_of(modules: Iterable[ModuleType]) -> list[type[Record]]:
    """The records a saved state can be made of: every record but the events."""
    return [cls for cls in classes_of(modules, Record) if not issubclass(cls, Event)]


def kinds_of(records: Iterable[type[Record]]) -> tuple[str, ...]:
    """The kinds of the decisions among records, sorted; chance is one of every game."""
    kinds = {cls.KIND for cls in records if issubclass(cls, Ask) and cls.KIND}
    return (*sorted(kinds - {"chance"}), "chance")
