"""Source Opening."""

from __future__ import annotations

import pytest

from mageknight.kernel.refusal import Refusal
from tests.board.rules.fights import me
from tests.board.skills.trials import end_turn, state, table, use
from tests.marks import content, rule
from tests.play import do, view


@content("board/skill/goldyx_source_opening")
@rule("UE-MANA-12")
@pytest.mark.parametrize("stays", [True, False])
def test_source_opening_lends_a_die(stays: bool) -> None:
    skill = "goldyx_source_opening"
    match = table(skill, others="at: 0,0; hand: march, stamina", more="source: green, blue, black; chance:", at="0,0")
    use(match, skill, "decline")
    end_turn(match)
    do(match, f"1: use-skill {skill}", "1: choose-die 1", f"1: choose-option {1 if stays else 0}")
    assert (me(match, 1).mana, me(match).crystals, state(match, skill)) == ({"blue": 1}, {"blue": 1}, "round")
    assert view(match).turn.dice == 1
    do(match, "1: play-card stamina strong", "1: play-card march strong")
    assert view(match).turn.move == 8
    end_turn(match, 1)
    assert stays is False or view(match).source[1].colour == "blue"
    assert {die.owner for die in view(match).source} == {-1}


@content("board/skill/goldyx_source_opening")
@rule("UE-REVERT-03")
def test_source_opening_may_roll_a_die_first() -> None:
    match = table("goldyx_source_opening", more="source: black, black, black")
    use(match, "goldyx_source_opening", "choose-option 0", "choose-die 0")
    with pytest.raises(Refusal):
        match.undo(0)
