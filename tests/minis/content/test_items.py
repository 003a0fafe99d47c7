"""Items of packs: what is wrong with one is told with file, field and reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mageknight.kernel.files.problem import ContentError
from mageknight.minis.content.items import DEEDS, official_items
from mageknight.minis.content.library import Library
from mageknight.minis.content.pack import load_pack

SPOON: dict[str, Any] = {"id": "long-spoon", "number": "I-001", "name": "Long Spoon", "points": 4, "needs": ["sword"]}


def pack(folder: Path, *items: dict[str, Any]) -> Path:
    (folder / "items").mkdir(exist_ok=True)
    (folder / "pack.json").write_text('{"pack": "kitchen", "title": "Kitchen"}')
    (folder / "items" / "spoons.json").write_text(json.dumps({"items": items}))
    return folder


def test_a_pack_brings_items_with_numbers_of_its_own(tmp_path: Path) -> None:
    library = Library((load_pack(pack(tmp_path, SPOON)),))
    assert library.items["kitchen-I-001"].points == 4
    assert library.items["I-001"].name == "balanced-blade"


@pytest.mark.parametrize(
    "change, field, reason",
    [
        ({"does": "dance"}, "does", "minis-problem-unknown-word"),
        ({"needs": ["apron"]}, "needs", "minis-problem-unknown-word"),
        ({"modifiers": ["taste+1"]}, "modifiers", "minis-problem-unknown-word"),
        ({"modifiers": ["attack+1 apron"]}, "modifiers", "minis-problem-unknown-word"),
        ({"abilities": ["cooking"]}, "abilities", "minis-problem-unknown-word"),
        ({"id": "plate"}, "id", "content-problem-name-twice"),
        ({"pages": 5}, "pages", "minis-problem-book-no-relic"),
        ({"number": "X-001"}, "number", "content-problem-type"),
        ({"weight": 3}, "weight", "content-problem-unknown-field"),
    ],
)
def test_a_wrong_item_is_refused_with_file_and_field(
    tmp_path: Path, change: dict[str, Any], field: str, reason: str
) -> None:
    with pytest.raises(ContentError) as error:
        load_pack(pack(tmp_path, {**SPOON, **change}))
    (problem,) = error.value.problems
    assert problem.file.endswith("items/spoons.json")
    assert problem.field.endswith(field)
    assert problem.reason.key == reason


def test_every_word_for_what_items_do_is_used_by_one() -> None:
    assert {each.does for each in official_items().values()} - {""} == set(DEEDS)
