from __future__ import annotations

import pytest

from mageknight.kernel.game import ImpossibleOutcome
from mageknight.minis.events import Healed
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/regeneration")
@rule("M2-ABL-DEF-07", "M2-TURN-21")
def test_regeneration_heals_a_die_less_2_but_at_least_1():
    for die, healed in ((1, 1), (2, 1), (3, 1), (4, 2)):
        play = second("0 adepts-regeneration 10 10 0 click 2", FAR, dice=[(die,)]).act(0, "regenerate")
        assert play.only(Healed).amount == healed
        assert play.tokens(0) == 1


@rule("M2-ABL-DEF-07")
def test_regeneration_is_possible_beside_enemies():
    play = second("0 adepts-regeneration 10 10 0 click 2", "1 adepts-plain 11.5 10 180", dice=[(5,)])
    assert play.act(0, "regenerate").click(0) == 0


@rule("M2-ABL-DEF-07")
def test_the_die_has_six_faces():
    with pytest.raises(ImpossibleOutcome):
        second("0 adepts-regeneration 10 10 0 click 2", FAR, dice=[(7,)]).act(0, "regenerate")
