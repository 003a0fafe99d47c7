from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

ARCHER = "0 adepts-pierce 10 10 0"


@content("minis/ability/pierce")
@rule("M2-ABL-DMG-26")
def test_a_piercing_shot_ignores_the_defense_abilities_of_its_target():
    for defense in ("battle-armor", "toughness", "invulnerability", "dodge", "magic-retaliation"):
        play = second(ARCHER, f"1 adepts-{defense} 16 10 180", FAR, dice=[(5, 5)]).act(0, "shoot").target(1)
        assert play.only(Attacked).defense == 15
        assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 2)]


@rule("M2-ABL-DMG-27")
def test_it_does_not_make_targets_of_those_who_are_none():
    figures = (
        ARCHER,
        "1 adepts-ghostform 16 10 180",
        "1 adepts-limited-invisibility 16 12 180",
        "1 adepts-plain 16 14 180",
    )
    play = second(*figures, FAR).act(0, "shoot")
    assert play.refused(c.Target(0, 1)).rules == ("M2-ABL-DEF-12",)
    assert play.refused(c.Target(0, 2)).rules == ("M2-ABL-DEF-21",)
