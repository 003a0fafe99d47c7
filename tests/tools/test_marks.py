from __future__ import annotations

import pytest

from tests.marks import content, content_cases, rule


def test_a_rule_mark_carries_its_ids():
    assert rule("UE-FLOW-01", "UE-FLOW-02").mark.args == ("UE-FLOW-01", "UE-FLOW-02")
    assert rule("UE-FLOW-01").mark.name == "rule"


@pytest.mark.parametrize("count", [0, 5])
def test_a_test_names_one_to_four_rules(count):
    with pytest.raises(ValueError, match="one to 4 rules"):
        rule(*[f"UE-FLOW-0{n}" for n in range(count)])


def test_a_mark_without_brackets_is_noticed():
    with pytest.raises(TypeError, match="an id is a non-empty text"):
        rule(test_a_rule_mark_carries_its_ids)  # type: ignore[arg-type]


@pytest.mark.parametrize("bad", ["", " UE-FLOW-01"])
def test_an_id_is_a_clean_text(bad):
    with pytest.raises(TypeError):
        content(bad)


def test_a_content_mark_names_something():
    with pytest.raises(ValueError, match="at least one piece"):
        content()


def test_cases_of_a_table_each_carry_their_own_mark():
    cases = content_cases(["board/card/rage", "board/card/march"])
    assert [case.values for case in cases] == [("board/card/rage",), ("board/card/march",)]
    assert [[mark.args for mark in case.marks] for case in cases] == [[("board/card/rage",)], [("board/card/march",)]]
