from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/limited-invisibility")
@rule("M2-ABL-DEF-21")
def test_nobody_shoots_at_the_invisible_until_it_cancels():
    figures = ("0 adepts-bowman 10 10 0", "1 adepts-limited-invisibility 16 10 180", "1 adepts-plain 16 13 180", FAR)
    hidden = second(*figures).act(0, "shoot")
    assert hidden.refused(c.Target(0, 1)).rules == ("M2-ABL-DEF-21",)
    seen = second(*figures).cancel(1, 1, "limited-invisibility").act(0, "shoot")
    assert seen.offers(c.Target(0, 1))
