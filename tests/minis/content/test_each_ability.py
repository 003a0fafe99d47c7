"""Every single ability of the second generation's card: it stands on a dial in its own value area and nowhere else."""

from __future__ import annotations

import json

import pytest

from mageknight.kernel.files.sheet import Source
from mageknight.kernel.message import say
from mageknight.locale import Words, languages
from mageknight.minis.content import abilities
from mageknight.minis.content.sets import FigureSet, read_set
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import SLOTS
from tests.marks import content_cases

NEW = [each.name for each in abilities.table() if list(each.cards) == [abilities.CARD_2003]]


def shown_in(slot: int, ability: str) -> tuple[FigureSet | None, list[str]]:
    values = ["8", "8", "16", "2"]
    values[slot] += f":{ability}"
    figure = {"number": 1, "name": "T", "rank": "weak", "points": 9, "factions": ["shyft"], "dial": [" ".join(values)]}
    source = Source("t.json", json.dumps({"set": "t", "title": "T", "generation": 2, "figures": [figure]}).encode())
    return read_set(source, 42), [each.reason.key for each in source.problems]


@pytest.mark.parametrize("piece", content_cases(f"minis/ability/{name}" for name in NEW))
def test_an_ability_of_the_second_generation_marks_its_own_value(piece: str) -> None:
    name = piece.rpartition("/")[2]
    ability = abilities.ability(abilities.ids()[name])
    for slot in range(len(SLOTS)):
        found, problems = shown_in(slot, name)
        if slot == ability.slot:
            assert found is not None
            assert dial.has(found.figures[0], 0, ability.id)
        else:
            assert problems == ["minis-problem-ability-slot"]
    sentences = {Words.of(lang).render(say(ability.text_on(abilities.CARD_2003))) for lang in languages()}
    assert len(sentences) == len(languages())
