from __future__ import annotations

from tests.marks import content, rule
from tests.minis.second.field import FAR, second

TERRIBLE = "1 adepts-terrify 16 10 180"


@content("minis/ability/terrify")
@rule("M2-ABL-DEF-22")
def test_a_die_decides_who_dares_to_come_near():
    figures = ("0 adepts-plain 10 10 0", TERRIBLE, FAR)
    bold = second(*figures, dice=[(3,)]).act(0, "move").move(0, (14.5, 10))
    assert bold.touches(0, 1)
    timid = second(*figures, dice=[(2,)]).act(0, "move").move(0, (14.5, 10))
    assert not timid.touches(0, 1)
    assert timid.kind == "move"
    assert timid.refused(timid.path(0, (14.5, 10))).rules == ("M2-ABL-DEF-22", "M2-ABL-DEF-23")
    hero = second("0 veterans-001 10 10 0", TERRIBLE, FAR).act(0, "move").move(0, (14.5, 10))
    assert hero.touches(0, 1)


@rule("M2-ABL-DEF-23")
def test_the_terrible_fear_nobody():
    play = second("0 adepts-terrify 10 10 0", TERRIBLE, FAR).act(0, "move").move(0, (14.5, 10))
    assert play.touches(0, 1)


@rule("M2-ABL-DEF-22")
def test_members_of_a_formation_roll_one_by_one_and_the_timid_move_otherwise():
    """Reading R79."""
    row = ("0 adepts-plain 10 10 0", "0 adepts-plain 10 11.5 0", "0 adepts-plain 10 13 0")
    play = second(*row, TERRIBLE, FAR, dice=[(2,), (5,)]).act(0, "march").join(1).join(2)
    play.move(0, (14.5, 10))
    assert (play.kind, play.place(0)) == ("march", (10, 10)), "it did not dare"
    assert "M2-ABL-DEF-22" in play.refused(play.path(0, (14.5, 10))).rules
    play.move(0, (11, 8)).move(1, (14.5, 10))
    assert play.touches(1, 3), "the next member throws a die of its own"
