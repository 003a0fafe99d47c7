"""Stealth on the card of 2003: hindering and concealing terrain hide it."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/stealth")
@rule("M2-ABL-SPD-17")
@pytest.mark.parametrize("piece", ["thicket", "tall-grass"])
def test_a_line_through_hindering_or_concealing_terrain_does_not_reach_the_stealthy(piece: str):
    figures = ("0 cadets-bow 10 10 0", "1 scouts-stealth 18 10 180", "1 cadets-plain 18 11.5 180", FAR)
    play = second(*figures, terrain=[f"{piece}: 14 10"]).act(0, "shoot")
    assert play.refused(c.Target(0, 1)).rules == ("M2-ABL-SPD-17",)
    assert play.offers(c.Target(0, 2))
    assert second(*figures).act(0, "shoot").offers(c.Target(0, 1))


@content("minis/ability/stealth")
@rule("M2-ABL-SPD-17")
def test_also_the_strip_under_the_archer_hides_the_stealthy():
    figures = ("0 cadets-bow 10 10 0", "1 scouts-stealth 18 10 180", FAR)
    play = second(*figures, terrain=["thicket: 9 10"])
    assert "M2-ABL-SPD-17" in play.refused(c.Act(0, 0, "shoot")).rules
    off = second(*figures, terrain=["thicket: 9 10"]).cancel(1, 1, "stealth")
    assert off.offers(c.Act(0, 0, "shoot"))
