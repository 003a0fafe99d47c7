"""Flight on the card of 2003: over terrain and bases, alone, and never at double-time."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FLYER = "0 scouts-flight 10 10 0"


@content("minis/ability/flight")
@rule("M2-ABL-SPD-10")
def test_a_flyer_passes_over_everything_and_ends_on_nothing_solid():
    figures = (FLYER, "1 cadets-plain 12.5 10 180", FAR)
    play = second(*figures, terrain=["boulder: 15.5 10", "thicket: 15.5 13"]).act(0, "move")
    assert play.refused(play.path(0, (12.9, 10))).reason == "table-on-base"
    assert play.refused(play.path(0, (15.5, 10))).reason == "table-on-solid"
    assert play.move(0, (18, 10)).place(0) == (18, 10)


@content("minis/ability/flight")
@rule("M2-ABL-SPD-11")
def test_a_flyer_fails_to_break_away_only_on_a_1():
    figures = (FLYER, "1 cadets-plain 11.5 10 180", FAR)
    play = second(*figures, dice=[(2,)]).act(0, "move").break_away(0).move(0, (4, 10))
    assert play.place(0) == (4, 10)
    held = second(*figures, dice=[(1,)]).act(0, "move").break_away(0)
    assert held.refused(held.path(0, (4, 10))).reason == "minis-broke-not-away"


@content("minis/ability/flight")
@rule("M2-ABL-SPD-12", "M2-ABL-SPD-13")
def test_a_flyer_marches_with_nobody_and_has_no_double_time():
    row = ("0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0", "0 cadets-sword 10 14.5 0")
    play = second(FLYER, *row, FAR).act(1, "march").join(2)
    assert play.refused(c.Join(0, 0)).rules == ("M2-ABL-SPD-12",)
    alone = second(FLYER, FAR)
    assert "M2-ABL-SPD-13" in alone.refused(c.Act(0, 0, "double-time")).rules


@content("minis/ability/flight")
@rule("M2-ABILITY-07")
def test_flight_cannot_be_switched_off():
    play = second(FLYER, "0 scouts-charge 10 20 0", FAR)
    assert play.refused(c.CancelAbility(0, 0, "flight")).reason == "minis-ability-not-optional"
