from __future__ import annotations

from mageknight.minis.content.available import library
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/starting-position")
@rule("M2-ABL-DMG-01")
def test_the_dial_begins_at_the_starting_position_and_what_shares_it_counts():
    known = library().get("adepts-late")
    assert known is not None
    assert known.start == 1
    play = second("0 adepts-late 10 10 0", FAR)
    assert play.click(0) == 1
    assert play.has(0, "crushing-blow")


@rule("M2-ABL-DMG-02")
def test_nobody_is_healed_past_it():
    play = second("0 adepts-healing 10 10 0", "0 adepts-late 11.5 10 0 click 2", FAR, dice=[(4, 4)])
    assert play.act(0, "heal").target(1).heal_by(die=False).click(1) == 1
