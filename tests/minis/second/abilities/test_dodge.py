from __future__ import annotations

from mageknight.minis.events import Damaged, DiceRolled
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FIGURES = ("0 adepts-plain 10 10 0", "1 adepts-dodge 11.5 10 180", FAR)


@content("minis/ability/dodge")
@rule("M2-ABL-DEF-18")
def test_a_die_of_4_dodges_a_hit():
    assert second(*FIGURES, dice=[(5, 5), (4,)]).act(0, "fight").target(1).click(1) == 0
    assert second(*FIGURES, dice=[(5, 5), (3,)]).act(0, "fight").target(1).click(1) == 2
    shot = second("0 adepts-bowman 10 10 0", "1 adepts-dodge 16 10 180", FAR, dice=[(5, 5), (4,)])
    assert shot.act(0, "shoot").target(1).click(1) == 0
    missed = second(*FIGURES, dice=[(1, 2)]).act(0, "fight").target(1)
    assert len(missed.all(DiceRolled)) == 1


@rule("M2-ABL-DEF-19")
def test_even_a_critical_hit_is_dodged():
    assert second(*FIGURES, dice=[(6, 6), (6,)]).act(0, "fight").target(1).all(Damaged) == []
