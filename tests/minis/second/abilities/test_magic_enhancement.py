from __future__ import annotations

from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

HELPER = "0 adepts-magic-enhancement 10 11.5 0"


@content("minis/ability/magic-enhancement")
@rule("M2-ABL-DMG-06")
def test_a_friend_in_contact_shoots_1_harder():
    play = second("0 adepts-bowman 10 10 0", "1 adepts-plain 16 10 180", HELPER, FAR, dice=[(5, 6)])
    assert play.act(0, "shoot").target(1).only(Damaged).amount == 3
    close = second("0 adepts-plain 10 10 0", "1 adepts-plain 11.5 10 180", HELPER, FAR, dice=[(5, 5)])
    assert close.act(0, "fight").target(1).only(Damaged).amount == 2
    healed = second(
        "0 adepts-magic-healing 10 10 0", "0 adepts-plain 16 10 0 click 4", HELPER, FAR, dice=[(4, 4), (2,)]
    )
    assert healed.act(0, "magic-heal").target(1).click(1) == 2


@rule("M2-ABL-DMG-07")
def test_it_matters_whether_the_attacker_is_immune_and_not_the_target():
    immune = second("0 adepts-bowman 10 10 0", "1 adepts-magic-immunity 16 10 180", HELPER, FAR, dice=[(5, 6)])
    assert immune.act(0, "shoot").target(1).only(Damaged).amount == 3
    shielded = second("0 adepts-immune-bow 10 10 0", "1 adepts-plain 16 10 180", HELPER, FAR, dice=[(5, 6)])
    assert shielded.act(0, "shoot").target(1).only(Damaged).amount == 2
