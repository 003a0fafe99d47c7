"""Frenzy on the card of 2003: it acts first and takes no captives."""

from __future__ import annotations

from mageknight.minis import commands as c
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

WILD = "0 scouts-frenzy 10 10 0"
CALM = "0 cadets-sword 20 10 0"


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-24")
def test_the_frenzied_are_given_actions_before_others():
    play = second(WILD, CALM, FAR, actions=2, total=200)
    assert play.refused(c.Act(0, 1, "move")).rules == ("M2-ABL-SPD-24",)
    play.act(0, "move").turn(0, 90)
    assert play.offers(c.Act(0, 1, "move"))
    tired = second("0 scouts-frenzy 10 10 0 tokens 2", CALM, FAR)
    assert tired.offers(c.Act(0, 1, "move"))
    ready = second("0 scouts-frenzy 10 10 0 tokens 1", "0 scouts-quickness 20 10 0", FAR)
    assert not ready.offers(c.Act(0, 1, "move")), "also moves that cost nothing wait"


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-25")
def test_the_frenzied_belong_to_no_formation():
    row = ("0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0", "0 cadets-sword 10 14.5 0")
    play = second("0 scouts-frenzy 10 10 0 tokens 2", *row, FAR).act(1, "march").join(2)
    assert play.refused(c.Join(0, 0)).rules in (("M2-TOKEN-02",), ("M2-ABL-SPD-25",))
    led = second(WILD, *row, FAR)
    assert led.refused(c.Act(0, 0, "march")).rules == ("M2-ABL-SPD-25",)


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-26")
def test_of_several_the_player_chooses_who_acts():
    play = second(WILD, "0 scouts-frenzy 10 20 0", CALM, FAR, actions=1)
    assert play.offers(c.Act(0, 0, "move"))
    assert play.offers(c.Act(0, 1, "move"))
    assert not play.offers(c.Act(0, 2, "move"))


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-27")
def test_the_frenzied_neither_capture_nor_are_captured():
    play = second(WILD, "1 cadets-plain 11.5 10 180", FAR)
    assert play.refused(c.Act(0, 0, "capture")).rules == ("M2-ABL-SPD-27",)
    prey = second("0 cadets-sword 10 10 0", "1 scouts-frenzy 11.5 10 180", FAR)
    assert "M2-ABL-SPD-27" in prey.refused(c.Act(0, 0, "capture")).rules


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-28")
def test_a_captor_that_grows_frenzied_kills_its_captive():
    figures = ("0 scouts-rising 10 10 0 tokens 1", "1 cadets-plain 11.5 10 180 captive of 0", FAR)
    play = second(*figures).act(0, "move").turn(0, 90)
    assert play.click(0) == 1
    assert play.is_eliminated(1)


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-30")
def test_a_frenzied_figure_that_gets_no_action_holds_nobody_up():
    figures = (WILD, "0 scouts-magic-levitation 10 11.5 270", CALM, FAR)
    play = second(*figures, actions=3, total=300)
    assert not play.offers(c.Act(0, 2, "move"))
    held = second("1 cadets-sword 10 11.5 270", "0 scouts-frenzy 10 10 0 captive of 0", CALM, FAR)
    assert held.offers(c.Act(0, 2, "move"))


@content("minis/ability/frenzy")
@rule("M2-ABL-SPD-29")
def test_in_the_command_phase_the_frenzied_come_first_too():
    dead = "1 cadets-plain eliminated"
    calm = second("0 recruits-speaker 10 10 0", CALM, dead, FAR, begin="yes", total=300)
    assert (calm.kind, calm.offers(c.Act(0, 0, "revenant"))) == ("command", True)
    held = second("0 recruits-speaker 10 10 0", "0 scouts-frenzy 20 10 0", dead, FAR, begin="yes", total=300)
    assert held.kind == "action", "nobody may call before the frenzied have acted"
    two = ("0 recruits-speaker 10 10 0", "0 banners-mad-speaker 20 10 0")
    mad = second(*two, dead, "1 cadets-plain eliminated", FAR, begin="yes", total=300)
    assert mad.kind == "command", "the frenzied one can call itself"
    assert mad.refused(c.Act(0, 0, "revenant")).rules == ("M2-ABL-SPD-24",)
    mad.act(1, "revenant").target(2).put(2, 20, 14)
    assert mad.offers(c.Act(0, 0, "revenant")), "then the others may"
