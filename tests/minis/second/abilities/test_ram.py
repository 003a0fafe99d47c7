"""Ram on the card of 2003: its front arc strikes after every move."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

RAM = "0 scouts-ram 10 10 0"


@content("minis/ability/ram")
@rule("M2-ABL-SPD-31")
def test_who_touches_its_front_arc_after_the_spins_takes_1():
    figures = (RAM, "1 cadets-plain 15 10 180", "1 cadets-plain 13.5 11.5 180", FAR)
    play = second(*figures).act(0, "move").move(0, (13.5, 10))
    assert (play.kind, play.click(1)) == ("free-spin", 0)
    play.decline().decline()
    assert [play.click(1), play.click(2)] == [1, 0], "only the front arc strikes"


@content("minis/ability/ram")
@rule("M2-ABL-SPD-32")
def test_rams_march_with_nobody():
    row = ("0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0", "0 cadets-sword 10 14.5 0")
    play = second(RAM, *row, FAR).act(1, "march").join(2)
    assert play.refused(c.Join(0, 0)).rules == ("M2-ABL-SPD-32",)


@content("minis/ability/ram")
@rule("M2-ABL-SPD-33")
def test_a_horse_that_rams_shakes_nobody_off():
    figures = ("0 cadets-steed 10 10 0", "1 cadets-plain 8.5 10 0", FAR)
    play = second(*figures, dice=[(4,)]).act(0, "move").break_away(0)
    assert play.click(1) == 0
    off = second(*figures, dice=[(4,)]).cancel(0, 0, "ram").act(0, "move").break_away(0)
    assert off.click(1) == 1


@content("minis/ability/ram")
@rule("M2-ABL-SPD-34")
def test_against_a_pole_arm_the_active_player_chooses_what_strikes_first():
    figures = (RAM, "1 scouts-halberd 15 10 180", FAR)
    play = second(*figures).act(0, "move").move(0, (13.5, 10)).decline()
    assert (play.kind, play.seat) == ("order", 0)
    assert len(play.options()) == 2
    play.resolve(0)
    assert (play.click(0), play.click(1)) == (0, 1), "whoever is rammed first may lose its halberd"
    other = second(*figures).act(0, "move").move(0, (13.5, 10)).decline().resolve(1)
    assert (other.click(0), other.click(1)) == (1, 1)
