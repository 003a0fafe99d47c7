from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Healed
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/life-drain")
@rule("M2-ABL-DMG-23")
def test_ranged_damage_heals_1_and_none_does_not():
    archer = "0 adepts-life-drain 10 10 0 click 2"
    play = second(archer, "1 adepts-plain 16 10 180", FAR, dice=[(5, 6)]).act(0, "shoot").target(1)
    assert play.click(0) == 1
    tough = second(archer, "1 adepts-invulnerability 16 10 180", FAR, dice=[(5, 6)]).act(0, "shoot").target(1)
    assert tough.all(Healed) == []
    close = second(archer, "1 adepts-plain 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert close.all(Healed) == []


@rule("M2-ABL-DMG-23")
def test_it_can_be_cancelled():
    play = second("0 adepts-life-drain 10 10 0 click 2", "1 adepts-plain 16 10 180", FAR, dice=[(5, 6)])
    play.do(c.CancelAbility(0, 0, "life-drain")).act(0, "shoot").target(1)
    assert play.click(0) == 2
