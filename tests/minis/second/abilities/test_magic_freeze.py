from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import DiceRolled
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/magic-freeze")
@rule("M2-ABL-DMG-28")
def test_a_freeze_deals_its_damage_and_on_4_a_token():
    mage = "0 adepts-magic-freeze 10 10 0"
    for die, tokens in ((3, 0), (4, 1)):
        play = second(mage, "1 adepts-plain 16 10 180", FAR, dice=[(5, 6), (die,)]).act(0, "magic-freeze").target(1)
        assert (play.click(1), play.tokens(1)) == (2, tokens)
    tired = second(mage, "1 adepts-plain 16 10 180 tokens 1", FAR, dice=[(5, 6), (4,)]).act(0, "magic-freeze").target(1)
    assert (tired.click(1), tired.tokens(1)) == (3, 2)
    done = second(mage, "1 adepts-plain 16 10 180 tokens 2", FAR, dice=[(5, 6)]).act(0, "magic-freeze").target(1)
    assert len(done.all(DiceRolled)) == 1


@rule("M2-ABL-DMG-28")
def test_one_die_decides_for_all_targets():
    figures = ("0 adepts-freezer 10 10 0", "1 adepts-plain 16 10 180", "1 adepts-plain 16 12 180", FAR)
    play = second(*figures, dice=[(5, 6), (5,)]).act(0, "magic-freeze").target(1).target(2)
    play.do(c.Divide(0, (2, 0)))
    assert (play.tokens(1), play.tokens(2)) == (1, 1)
    assert play.only(DiceRolled).figure == 1, "told of the first one hit"
