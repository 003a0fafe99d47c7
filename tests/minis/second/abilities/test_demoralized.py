from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, holders, second


@content("minis/ability/demoralized")
@rule("M2-ABL-DMG-10")
def test_the_demoralized_move_and_take_special_actions_only():
    play = second("0 adepts-timid 10 10 0 click 1", "1 adepts-plain 11.5 10 180", FAR, dice=[(4,)])
    assert play.refused(c.Act(0, 0, "fight")).rules == ("M2-ABL-DMG-10",)
    assert play.offers(c.Act(0, 0, "move"))
    assert play.act(0, "regenerate").click(0) == 0


@rule("M2-ABL-DMG-11")
def test_they_keep_away_from_enemies():
    play = second("0 adepts-demoralized 10 10 0", "1 adepts-plain 14 10 180", FAR).act(0, "move")
    assert play.refused(play.path(0, (12.5, 10))).rules == ("M2-ABL-DMG-11",)


@rule("M2-ABL-DMG-13")
def test_it_is_easy_to_break_away_from_them():
    figures = ("0 adepts-plain 10 10 0", "1 adepts-demoralized 11.5 10 180", FAR)
    away = second(*figures, dice=[(2,)]).act(0, "move").break_away(0)
    assert away.move(0, (6, 10)).place(0) == (6, 10)
    both = second(*figures, "1 adepts-plain 8.5 10 0", dice=[(2,)]).act(0, "move").break_away(0)
    assert both.refused(both.path(0, (10, 14))).reason == "minis-broke-not-away"


@rule("M2-ABL-DMG-12")
def test_they_control_no_objective():
    tokens = {"objective_0": "18 18", "objective_1": "18 10", "objective_2": "18 26"}
    play = second("0 adepts-demoralized 17 18 0", "0 adepts-plain 5 5 0", FAR, **tokens)  # type: ignore[arg-type]
    assert holders(play.end_turn())[0] == -1
    brave = second("0 adepts-plain 17 18 0", "0 adepts-plain 5 5 0", FAR, **tokens)  # type: ignore[arg-type]
    assert holders(brave.end_turn())[0] == 0
