"""Words: every fault and every crossing can be said in every language, and names what it is about."""

from __future__ import annotations

import pytest

from mageknight.kernel.message import say
from mageknight.locale.catalogue import catalogue
from mageknight.minis.table import (
    BLOCKING,
    HINDERING,
    WALK,
    Crossing,
    Passage,
    Piece,
    crossing_message,
    inches,
    path_length,
    rectangle,
    refusal,
    trace,
    walk_fault,
)
from mageknight.minis.table.faults import (
    BETWEEN,
    FULL_UP,
    MUST_STOP,
    fault,
    first_of,
    is_about_piece,
    kind_of,
    second_of,
)
from mageknight.minis.table.sight import EFFECT_FLAGS, EFFECT_RULES, EFFECTS
from mageknight.minis.table.terrain import KINDS
from mageknight.minis.table.verdicts import REASONS, RULES, piece_name
from tests.minis.table.worlds import box, field, points, stand


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_fault_crossing_and_kind_of_terrain_has_its_words(lang):
    keys = catalogue(lang).keys()
    wanted = [f"refusal-{reason}" for reason in REASONS]
    wanted += [f"table-crossing-{effect}" for effect in EFFECTS]
    wanted += [f"minis-terrain-{kind}" for kind in KINDS]
    assert [key for key in wanted if key not in keys] == []


def test_tables_of_faults_and_effects_are_complete():
    assert len(REASONS) == len(RULES) == FULL_UP + 1
    assert len(EFFECTS) == len(EFFECT_RULES) == len(EFFECT_FLAGS)


def test_a_fault_packs_its_kind_and_whom_it_is_about():
    code = fault(BETWEEN, 7, 99)
    assert (kind_of(code), first_of(code), second_of(code)) == (BETWEEN, 7, 99)
    assert not is_about_piece(code)
    assert is_about_piece(fault(MUST_STOP, 3))


def test_lengths_are_inches_with_two_decimals():
    assert inches(492).args == {"whole": 4, "rest": "92"}
    assert inches(1205).args == {"whole": 12, "rest": "05"}


def test_a_path_through_a_base_is_refused_with_reason_rule_and_name():
    table = field()
    i = stand(table, 4, 12)
    stand(table, 8, 12)
    code = walk_fault(Passage(table, i, WALK), points((4, 12), (12, 12)), 10)
    verdict = refusal(table, code, [say("me"), say("you")])
    assert verdict.reason == "table-base-in-way"
    assert verdict.rules == ("REB-MOV-03",)
    assert verdict.facts["first"] == say("you")
    assert refusal(table, code).facts["first"] == say("table-figure", number=2)
    assert refusal(table, code, rules=("M2-MOVE-03",)).rules == ("M2-MOVE-03",)


def test_a_path_that_is_too_long_is_refused_with_its_numbers():
    table = field()
    i = stand(table, 4, 12)
    path = points((4, 12), (12.5, 12))
    verdict = refusal(table, walk_fault(Passage(table, i, WALK), path, 8), length=path_length(path), allowed=8)
    assert verdict.reason == "table-too-far"
    assert verdict.facts["length"] == inches(850)
    assert verdict.facts["allowed"] == 8


def test_terrain_is_called_by_its_name_or_its_kind():
    named = Piece(BLOCKING, rectangle(0, 0, 500, 500), name="boulder")
    table = field(named, box(HINDERING, 5, 5, 8, 8))
    assert piece_name(table, 0) == say("minis-piece-boulder")
    assert piece_name(table, 1) == say("minis-terrain-hindering")


def test_crossings_say_what_is_crossed():
    table = field(box(BLOCKING, 11, 11, 13, 13))
    i, j = stand(table, 6, 12), stand(table, 18, 12)
    stand(table, 9, 12)
    found: list[Crossing] = []
    trace(table, i, j, found=found)
    said = [crossing_message(table, each) for each in found]
    assert said == [
        say("table-crossing-base", what=say("table-figure", number=3)),
        say("table-crossing-blocking", what=say("minis-terrain-blocking")),
    ]
    assert [each.rule() for each in found] == ["REB-RNG-07", "REB-BLK-02"]
