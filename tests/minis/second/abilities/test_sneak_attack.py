from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

SNEAK = "0 adepts-sneak-attack 10 10 0"


@content("minis/ability/sneak-attack")
@rule("M2-ABL-SWD-26")
def test_a_close_combat_action_from_behind_doubles_the_damage():
    play = second(SNEAK, "1 adepts-plain 11.5 10 0", FAR, dice=[(5, 5)]).act(0, "sneak-attack").target(1)
    assert play.only(Damaged).amount == 4
    front = second(SNEAK, "1 adepts-plain 11.5 10 180", FAR)
    assert "M2-ABL-SWD-26" in front.refused(c.Act(0, 0, "sneak-attack")).rules


@rule("M2-ABL-SWD-25")
def test_nobody_turns_to_one_who_comes_up_unnoticed():
    play = second(SNEAK, "1 adepts-plain 16 10 0", FAR).act(0, "move").move(0, (14.5, 10))
    assert play.seat == 1
    assert play.kind == "action"
    plain = second("0 adepts-plain 10 10 0", "1 adepts-plain 16 10 0", FAR).act(0, "move").move(0, (14.5, 10))
    assert plain.kind == "free-spin"


@rule("M2-ABL-SPD-03")
def test_a_charge_is_no_sneak_attack():
    """Reading R67: it is no move action, and the charger was not in contact when the action was given."""
    charger = "0 adepts-sneak-charger 10 10 0"
    play = second(charger, "1 adepts-plain 16 10 0", FAR).act(0, "charge").move(0, (14.5, 10))
    assert play.kind == "free-spin"
    play.decline()
    assert not play.offers(c.Act(0, 0, "sneak-attack"))
    assert play.offers(c.Act(0, 0, "fight"))
