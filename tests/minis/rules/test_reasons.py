"""Attacks that cannot be made say whom they miss, by which rule and by how much."""

from __future__ import annotations

from mageknight.kernel.message import Message
from mageknight.locale import render
from mageknight.minis import commands as c
from mageknight.minis.table.verdicts import inches
from tests.marks import rule
from tests.minis.drill import Play, battle


def why(play: Play, figure: int, how: str) -> Message:
    """What keeps the nearest figure from being a target."""
    found = play.refused(c.Act(0, figure, how)).facts["why"]
    assert isinstance(found, Message)
    return found


@rule("REB-RNG-06", "REB-RNG-08")
def test_nobody_in_range_names_the_nearest_and_what_is_missing():
    play = battle("0 archer 10 10 0", "1 trooper 30 10 180", "1 trooper 22.25 10 180")
    refused = play.refused(c.Act(0, 0, "shoot"))
    assert refused.reason == "minis-nobody-to-shoot"
    assert {"REB-RNG-06", "REB-RNG-08"} <= set(refused.rules)
    found = why(play, 0, "shoot")
    assert found.key == "refusal-minis-out-of-range"
    assert (found.args["distance"], found.args["range"], found.args["missing"]) == (inches(1225), 10, inches(225))


def test_what_is_missing_is_said_in_both_languages():
    play = battle("0 rebellion-001 10 10 0", "1 rebellion-001 30 10 180")
    refused = play.refused(c.Act(0, 0, "fight")).message()
    assert "18.50″ away, from base to base" in render(refused, "en")
    assert "18,50″ von Basis zu Basis" in render(refused, "de")


@rule("REB-RNG-05")
def test_who_is_outside_the_arc_is_told_with_the_turn_that_would_help():
    assert why(battle("0 archer 10 10 0", "1 trooper 10 15 180"), 0, "shoot").args["turn"] == 45
    assert why(battle("0 archer 10 10 0", "1 trooper 5 10 180"), 0, "shoot").args["turn"] == 135


@rule("REB-CLS-01")
def test_who_is_not_in_contact_is_told_with_the_gap_between_the_bases():
    play = battle("0 trooper 10 10 0", "1 trooper 30 10 180", "1 trooper 14 10 180")
    assert play.refused(c.Act(0, 0, "fight")).reason == "minis-nobody-in-front"
    for how in ("fight", "capture"):
        found = why(play, 0, how)
        assert (found.key, found.args["gap"]) == ("refusal-minis-not-in-contact", inches(250))


@rule("REB-CLS-01", "REB-CLS-03")
def test_who_touches_the_back_is_told_with_the_turn_that_would_help():
    found = why(battle("0 trooper 10 10 0", "1 trooper 10 11.5 180"), 0, "fight")
    assert (found.key, found.args["turn"]) == ("refusal-minis-not-in-front", 45)


@rule("REB-ABL-17", "REB-ABL-21")
def test_healing_and_shockwaves_tell_what_is_missing():
    healer = battle("0 healing 10 10 0", "0 trooper 14 10 0 click 2", "1 trooper 30 30 180")
    assert why(healer, 0, "heal").args["gap"] == inches(250)
    wave = battle("0 shockwave 10 10 0", "1 trooper 17.5 10 180")
    facts = play_facts(wave, "shockwave")
    assert (facts["half"], facts["missing"]) == (inches(500), inches(250))


@rule("REB-CAP-12", "REB-CAP-18")
def test_where_nobody_is_left_to_attack_that_is_said():
    play = battle("0 archer 10 10 0", "0 trooper 20 10 0", "1 trooper 20 11.5 0 captive of 1")
    assert why(play, 0, "shoot").key == "minis-nobody-there"


def play_facts(play: Play, how: str) -> dict[str, object]:
    return dict(play.refused(c.Act(0, 0, how)).facts)
