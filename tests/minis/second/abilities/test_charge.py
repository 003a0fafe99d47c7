"""Charge on the card of 2003: a close combat action that begins with a move."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

CHARGER = "0 scouts-charge 10 10 0"
BYSTANDER = "0 cadets-sword 10 30 0"


@content("minis/ability/charge")
@rule("M2-ABL-SPD-01")
def test_a_charger_moves_up_to_its_speed_and_strikes_with_the_same_action():
    play = second(CHARGER, "1 cadets-plain 17 10 180", BYSTANDER, FAR, dice=[(5, 5)], total=200).act(0, "charge")
    assert play.refused(play.path(0, (18.1, 14))).reason == "table-too-far"
    play.move(0, (15.5, 10)).decline()
    assert (play.kind, play.seat) == ("follow-up", 0)
    play.act(0, "fight").target(1)
    assert play.click(1) == 2
    assert (play.tokens(0), play.state.actions) == (1, 1)


@content("minis/ability/charge")
@rule("M2-ABL-SPD-01")
def test_nobody_charges_out_of_contact_and_the_plain_move_stays():
    play = second(CHARGER, "1 cadets-plain 11.5 10 180", FAR)
    assert play.refused(c.Act(0, 0, "charge")).rules == ("M2-ABL-SPD-01",)
    free = second(CHARGER, FAR)
    assert free.offers(c.Act(0, 0, "move"))
    assert free.offers(c.Act(0, 0, "double-time"))
    assert not free.offers(c.Act(0, 0, "charge-double"))


@content("minis/ability/charge")
@rule("M2-ABL-SPD-01")
def test_a_charge_that_meets_nobody_ends_without_an_attack():
    play = second(CHARGER, BYSTANDER, FAR, total=200).act(0, "charge").move(0, (16, 10))
    assert play.kind == "action"
    assert play.tokens(0) == 1


@content("minis/ability/charge")
@rule("M2-ABL-SPD-03")
def test_what_needs_an_action_of_its_own_does_not_follow_a_charge_and_the_rest_does():
    sweeper = second("0 scouts-sweeper 10 10 0", "1 cadets-plain 17 10 180", FAR).act(0, "charge")
    sweeper.move(0, (15.5, 10)).decline()
    assert sweeper.offers(c.Act(0, 0, "sweep"))
    doctor = ("0 scouts-doctor 10 10 0", "1 cadets-plain 17 10 180", "0 cadets-sword 15.5 8.5 0 click 1", FAR)
    play = second(*doctor).act(0, "charge").move(0, (15.5, 10)).decline()
    assert play.refused(c.Act(0, 0, "heal")).rules == ("M2-ABL-SPD-03",)
    assert play.offers(c.Act(0, 0, "fight"))


@content("minis/ability/charge")
@rule("M2-ABILITY-05", "M2-ABILITY-06")
def test_a_charge_can_be_switched_off_for_the_turn():
    play = second(CHARGER, FAR).cancel(0, 0, "charge")
    assert "M2-ABILITY-01" in play.refused(c.Act(0, 0, "charge")).rules
