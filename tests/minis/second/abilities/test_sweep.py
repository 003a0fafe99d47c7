from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, DiceRolled
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FIGURES = (
    "0 adepts-sweep 10 10 0",
    "1 adepts-plain 11.27 10.8 180",
    "1 adepts-plain 11.27 9.2 180",
    "1 adepts-plain 8.5 10 0",
)


@content("minis/ability/sweep")
@rule("M2-ABL-SWD-28")
def test_a_sweep_hits_everybody_in_front_with_one_roll_and_full_damage():
    play = second(*FIGURES, FAR, dice=[(4, 4)]).act(0, "sweep")
    assert [event.target for event in play.all(Attacked)] == [1, 2]
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 2), (2, 2)]
    assert len(play.all(DiceRolled)) == 1


@rule("M2-ABL-SWD-29")
def test_who_sweeps_takes_no_captives():
    assert second(*FIGURES, FAR).refused(c.Act(0, 0, "capture")).rules == ("M2-ABL-SWD-29",)
