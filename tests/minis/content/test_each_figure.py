"""Every single figure: the definition shows exactly what its line in the file says, read here a second way."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from mageknight.kernel.message import say
from mageknight.locale import Words
from mageknight.minis.army.names import Names
from mageknight.minis.content import abilities, factions
from mageknight.minis.content.library import OFFICIAL_SETS, official
from mageknight.minis.content.sets import figure_key
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import RANKS, SLOTS, FigureDef
from tests.marks import content_cases

NAMES = Names(official(), [Words.of("en").render, Words.of("de").render])


def rows() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name in OFFICIAL_SETS:
        text = resources.files("mageknight.minis.content").joinpath(f"figures/{name}.json").read_text("utf-8")
        for row in json.loads(text)["figures"]:
            found[figure_key(name, row["number"])] = row
    return found


ROWS = rows()


def marked(words: str) -> set[str]:
    return set(words.partition(":")[2].split("+")) - {""}


def number(words: str) -> int:
    """The value of one area; a skull counts as 0."""
    value = words.partition(":")[0]
    return 0 if value == "x" else int(value.removesuffix("y"))


def assert_dial(figure: FigureDef, clicks: list[str]) -> None:
    """A dial shows the clicks of a file: values, skulls, repair markers and abilities."""
    assert figure.clicks == len(clicks)
    for click, text in enumerate(clicks):
        parts = text.removesuffix("!").split(" ")
        assert dial.shows_repair(figure, click) == text.endswith("!")
        assert [dial.value(figure, click, slot) for slot in range(len(SLOTS))] == [number(part) for part in parts]
        assert dial.skulls(figure, click) == sum(part.startswith("x") for part in parts)
        shown = {each.name for each in abilities.table() if dial.has(figure, click, each.id)}
        assert shown == set().union(*(marked(part) for part in parts))


@pytest.mark.parametrize("piece", content_cases(f"minis/figure/{key}" for key in ROWS))
def test_a_figure_shows_what_its_line_says(piece: str) -> None:
    key = piece.rpartition("/")[2]
    row, figure = ROWS[key], official()[key]
    assert (figure.name, RANKS[figure.rank], figure.points) == (row["name"], row["rank"], row["points"])
    assert [factions.table()[each].name for each in figure.factions] == row["factions"]
    assert (figure.arc, figure.range, figure.targets) == (
        row.get("arc", 90),
        row.get("range", 0),
        row.get("targets", 1),
    )
    assert figure.base.name == row.get("base", "round")
    dials = [row["dial"], *row.get("sections", {}).values()]
    shown = figure.parts()[1:] if figure.is_large else [figure]
    for part, clicks in zip(shown, dials, strict=True):
        assert_dial(part, clicks)
    for lang in ("en", "de"):
        words = Words.of(lang).render
        name = f"{words(figure.title())} ({words(say(f'minis-rank-{RANKS[figure.rank]}'))})"
        assert NAMES.figure(name) is figure
