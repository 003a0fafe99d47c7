"""Walking packages: what a module defines is found, whether or not anything else speaks of it."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.agenda import Frame
from mageknight.kernel.discover import classes_of, kinds_of, modules_of, records_of
from mageknight.kernel.record import Record
from mageknight.kernel.registry import kit_named

FRAMES = {"Frame", "Ask", "MoveAsk", "Roll", "Chance", "Shuffle"}


def files_of(package: str) -> list[Path]:
    found = importlib.util.find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return sorted(Path(found.submodule_search_locations[0]).rglob("*.py"))


def test_modules_of_sub_packages_are_found_once():
    names = [module.__name__ for module in modules_of("mageknight.minis")]
    assert {"mageknight.minis", "mageknight.minis.rules", "mageknight.minis.rules.turn.turns"} <= set(names)
    assert len(names) == len(set(names))


def test_classes_count_where_they_are_defined_not_where_they_are_used():
    modules = modules_of("mageknight.minis.rules")
    frames = classes_of(modules, Frame)
    assert len(frames) == len(set(frames))
    assert all(cls.__module__.startswith("mageknight.minis.rules") for cls in frames)


def test_events_are_no_part_of_a_saved_state():
    records = records_of(modules_of("mageknight.minis"))
    assert all(issubclass(cls, Record) for cls in records)
    assert "Damaged" not in {cls.__name__ for cls in records}


@pytest.mark.parametrize("game", ["minis"])
def test_no_file_holds_a_frame_the_game_cannot_save(game: str):
    """Read from the files themselves: a class that is a frame by its base must be among the records of the codec."""
    kit = kit_named(game)
    written = {
        node.name
        for path in files_of(f"mageknight.{game}")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        if isinstance(base, ast.Subscript) and isinstance(base.value, ast.Name) and base.value.id in FRAMES
    }
    assert written <= {cls.__name__ for cls in kit.codec.records.values()}
    assert set(kit.decision_kinds()) == set(kinds_of(kit.codec.records.values()))
