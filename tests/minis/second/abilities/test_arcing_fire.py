"""Arcing Fire: bases do not block its lines of fire."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.queries.preview import targets
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

FIGURES = ("1 cadets-plain 14 10 180", "1 cadets-plain 18 10 180", FAR)


@content("minis/ability/arcing-fire")
@rule("M2-ABL-BOW-01")
def test_fire_that_arcs_goes_over_bases_and_not_over_terrain():
    play = second("0 scouts-arcing-fire 10 10 0", *FIGURES, dice=[(5, 5)])
    assert targets(play.state, 0, "shoot", only=[2])[0].refusal is None
    play.act(0, "shoot").target(2)
    assert play.click(2) == 3 or play.is_eliminated(2)
    wall = second("0 scouts-arcing-fire 10 10 0", *FIGURES, terrain=["standing-stone: 16 10"]).act(0, "shoot")
    assert wall.refused(c.Target(0, 2)).reason == "minis-terrain-in-line"


@content("minis/ability/arcing-fire")
@rule("M2-ABL-BOW-01")
def test_others_and_who_switches_it_off_are_blocked():
    plain = second("0 cadets-bow 10 10 0", *FIGURES).act(0, "shoot")
    assert plain.refused(c.Target(0, 2)).reason == "minis-base-in-line"
    off = second("0 scouts-arcing-fire 10 10 0", *FIGURES).cancel(0, 0, "arcing-fire").act(0, "shoot")
    assert off.refused(c.Target(0, 2)).reason == "minis-base-in-line"
