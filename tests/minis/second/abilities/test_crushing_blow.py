from __future__ import annotations

from mageknight.minis.events import Attacked, Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/crushing-blow")
@rule("M2-ABL-DMG-22")
def test_a_crushing_blow_ignores_the_defense_abilities_of_its_target():
    for defense in ("toughness", "invulnerability", "dodge", "magic-retaliation"):
        figures = ("0 adepts-crushing-blow 10 10 0", f"1 adepts-{defense} 11.5 10 180", FAR)
        play = second(*figures, dice=[(5, 5)]).act(0, "fight").target(1)
        assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 2)]


@rule("M2-ABL-DMG-22")
def test_it_does_not_ignore_the_shield_of_a_neighbour():
    """Reading R62: the abilities of the target alone are ignored."""
    figures = ("0 adepts-crushing-blow 10 10 0", "1 adepts-plain 11.5 10 180 click 3", "1 adepts-defend 13 10 180", FAR)
    play = second(*figures, dice=[(1, 2)]).act(0, "fight").target(1)
    assert play.only(Attacked).defense == 15
