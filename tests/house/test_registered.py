"""Nothing in the files of a game is unknown to it: what can be saved, sent, commanded or written on a card is registered.

The walk goes through the files of the packages, not through the lists the games keep, so a new class that somebody forgot
to register is met here and not by the first player whose match cannot be saved.
"""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from typing import Any

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.board.effect import Effect
from mageknight.kernel.agenda import Ask, Chance
from mageknight.kernel.command import Command
from mageknight.kernel.event import Event
from mageknight.kernel.record import Record
from mageknight.kernel.registry import kit_named
from mageknight.kernel.wire.schema import export

GAMES = ("board", "minis", "demo")


def modules_of(game: str) -> list[str]:
    """The names of all modules that lie in the folder of a game."""
    package = importlib.import_module(f"mageknight.{game}")
    return [found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]


def written(game: str, base: type[Any]) -> set[type[Any]]:
    """The classes below a base that stand in the files of a game and are no base of further ones."""
    modules = set(modules_of(game))
    for module in modules:
        importlib.import_module(module)
    found: set[type[Any]] = set()
    todo = [base]
    while todo:
        for cls in todo.pop().__subclasses__():
            todo.append(cls)
            if cls.__module__ in modules and not cls.__subclasses__():
                found.add(cls)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_record_can_be_saved(game: str):
    kit = kit_named(game)
    saved = set(kit.codec.records.values())
    records = {cls for cls in written(game, Record) if not issubclass(cls, Event)}
    assert names(records - saved) == []
    assert records


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_described_to_clients(game: str):
    kit = kit_named(game)
    assert names(written(game, Event) - set(kit.event_types())) == []
    assert {cls.__name__ for cls in kit.event_types()} <= set(export(kit)["$defs"])


@pytest.mark.parametrize("game", GAMES)
def test_every_command_can_be_sent(game: str):
    assert names(written(game, Command) - set(kit_named(game).codec.commands)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_kind_that_is_listed(game: str):
    kit = kit_named(game)
    asks = [cls for cls in written(game, Ask) if not issubclass(cls, Chance)]
    kinds = {cls.kind(object.__new__(cls)) for cls in asks}
    assert sorted(kinds - set(kit.decision_kinds())) == []


@pytest.mark.parametrize("game", GAMES)
def test_loading_a_game_loads_every_file_that_holds_a_part_of_it(game: str):
    program = (
        "import sys, mageknight.games; from mageknight.kernel.registry import kit_named; "
        f"kit_named({game!r}); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    parts = {cls for base in (Record, Command, Effect) for cls in written(game, base)}
    assert names(cls for cls in parts if cls.__module__ not in loaded) == []


def names(classes: Any) -> list[str]:
    return sorted(f"{cls.__module__}.{cls.__qualname__}" for cls in classes)
