"""The package's own rows are read as strictly as a user's files."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mageknight.board.content.library import Library, library, load_into
from mageknight.board.content.printed import PrintedCard, read_printed
from mageknight.board.effect import EFFECTS
from mageknight.board.effects.pieces import mind_read
from mageknight.kernel.discover import modules_of
from mageknight.kernel.files.problem import ContentError
from mageknight.kernel.files.sheet import Source, decode


def complaints(row: dict[str, Any]) -> list[str]:
    """The fields of a card that are wrong."""
    source = Source("test.json", msgspec.json.encode([row]))
    decode(source, PrintedCard, msgspec.json.encode(row), (0,))
    return [problem.field for problem in source.problems]


def test_a_row_with_an_unknown_field_or_a_wrong_value_is_refused_by_its_place() -> None:
    row = {key: value for key, value in mind_read.CARD.items() if key != "kind"}
    assert complaints(row) == []
    assert complaints({**row, "colour": "red"}) == ["[0].colour"]
    assert complaints({**row, "colors": ["purple"]}) == ["[0].colors[0]"]
    assert complaints({**row, "set": "elsewhere"}) == ["[0].set"]


def test_the_card_of_a_module_is_read_as_strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mind_read.CARD, "colours", ["red"])
    with pytest.raises(ContentError) as caught:
        read_printed(modules_of("mageknight.board.effects.pieces"))
    assert [(problem.file, problem.field) for problem in caught.value.problems] == [("mind_read.py", "colours")]


def test_an_effect_that_means_nothing_is_named_with_file_and_field(monkeypatch: pytest.MonkeyPatch) -> None:
    library()
    before = len(EFFECTS)
    monkeypatch.setitem(mind_read.CARD, "basic", {"read_minds": True})
    try:
        with pytest.raises(ContentError) as caught:
            load_into(Library())
    finally:
        del EFFECTS[before:]
    assert [(problem.file, problem.field) for problem in caught.value.problems] == [("mind_read.py", "basic")]
