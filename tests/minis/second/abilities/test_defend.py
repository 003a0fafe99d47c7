from __future__ import annotations

from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/defend")
@rule("M2-ABL-DEF-06")
def test_a_friend_in_contact_lends_its_unmodified_defense():
    figures = ("0 adepts-plain 10 10 0", "1 adepts-plain 11.5 10 180 click 3", "1 adepts-defend 13 10 180", FAR)
    assert second(*figures, dice=[(1, 2)]).act(0, "fight").target(1).only(Attacked).defense == 15
    alone = second(*figures, dice=[(1, 2)]).cancel(1, 2, "defend").act(0, "fight").target(1)
    assert alone.only(Attacked).defense == 12
