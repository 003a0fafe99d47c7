"""Titans (M2-TITAN): one huge warrior with one dial, and its two actions a turn."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.content.available import library
from mageknight.minis.events import BY_PUSHING, Damaged, TokenPlaced
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

TITAN = "0 giants-titan 10 10 0"
OGRE = "1 giants-ogre 12.625 10 180"
"""Beside the titan, base to base: 3 inches wide both."""


def pushes(play: Play) -> list[int]:
    return [each.figure for each in play.log if isinstance(each, Damaged) and each.cause == BY_PUSHING]


@rule("M2-TITAN-01", "M2-TITAN-02")
def test_the_level_chosen_turns_the_dial_and_lowers_the_points():
    strong, weak = library().get("giants-titan@1"), library().get("giants-titan@2")
    assert strong is not None
    assert weak is not None
    assert (strong.points, weak.points) == (100, 60)
    play = second("0 giants-titan@2 10 10 0", FAR)
    assert play.state.defs[0].is_titan
    assert play.click(0) == 2


@rule("M2-TITAN-03")
def test_titans_neither_capture_nor_are_captured():
    held = second(TITAN, "1 cadets-plain 12.25 10 180", FAR)
    assert held.refused(c.Act(0, 0, "capture")).reason == "minis-giant-captures"
    play = second("0 cadets-sword 10 10 0", "1 giants-ogre 12.25 10 180", FAR)
    refusal = play.refused(c.Act(0, 0, "capture"))
    assert "M2-TITAN-03" in refusal.rules


@rule("M2-TITAN-04")
def test_titans_join_no_formation():
    bows = ("0 cadets-bow 12.25 10 0", "0 cadets-bow 13.75 10 0", "0 cadets-bow 15.25 10 0")
    play = second(TITAN, *bows, FAR)
    assert play.refused(c.Act(0, 0, "march")).reason == "minis-giant-formation"
    play.act(1, "march")
    assert play.refused(c.Join(0, 0)).rules == ("M2-TITAN-04",)


@rule("M2-TITAN-05")
def test_titans_use_neither_double_time_nor_surge():
    play = second(TITAN, "1 cadets-plain 15 10 180", FAR)
    assert play.refused(c.Act(0, 0, "double-time")).reason == "minis-giant-double-time"
    assert play.refused(c.Act(0, 0, "surge")).reason == "minis-giant-surge"
    assert {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == 0} == {
        "move",
        "shoot",
    }


@rule("M2-TITAN-06")
def test_titans_do_not_come_back():
    play = second("0 adepts-necromancy 10 10 0", "0 giants-titan eliminated", FAR)
    assert play.refused(c.Act(0, 0, "raise")).reason == "minis-nobody-to-return"


@rule("M2-TITAN-07")
def test_titans_ignore_what_lays_hands_on_them():
    # Magic Levitation, Healing, Strong Flier, Magic Healing and Tinker of a friend beside it.
    for click, hows in ((0, ("levitate", "heal")), (1, ("carry", "magic-heal", "tinker"))):
        play = second(f"0 giants-helper 10 10 0 click {click}", "0 giants-titan 12.25 10 0 click 2", FAR)
        for how in hows:
            assert c.Act(0, 0, how) not in play.options()
        small = second(f"0 giants-helper 10 10 0 click {click}", "0 cadets-sword 11.5 10 0 click 1", FAR)
        assert any(c.Act(0, 0, how) in small.options() for how in hows)
    # Magic Freeze, Magic Confusion and Immobilize of an opponent.
    for click, how, x, near in (
        (0, "magic-freeze", 16, 0),
        (2, "magic-confuse", 16, 0),
        (3, "immobilize", 12.25, 0.75),
    ):
        play = second(f"0 giants-helper 10 10 0 click {click}", f"1 giants-ogre {x} 10 180", FAR)
        small = second(f"0 giants-helper 10 10 0 click {click}", f"1 cadets-plain {x - near} 10 180", FAR)
        assert c.Act(0, 0, how) in small.options()
        assert "M2-TITAN-07" in play.refused(c.Act(0, 0, how)).rules


@rule("M2-TITAN-07")
def test_titans_fear_nobody_and_feel_no_venom():
    terror = second(TITAN, "1 fencers-terror 16 10 180", FAR).act(0, "move")
    terror.move(0, (13.75, 10))
    assert terror.touches(0, 1)  # no die for Terrify
    bite = second("0 giants-helper 10 10 0 click 2", "1 giants-ogre 12.25 10 180", FAR, begin="yes")
    assert (bite.kind, bite.click(1)) == ("action", 0)


@rule("M2-TITAN-08")
def test_a_titan_breaks_away_on_2():
    play = second(TITAN, "1 cadets-plain 12.25 10 180", FAR, dice=[(2,)]).act(0, "move")
    play.break_away(0).move(0, (8, 10))
    assert play.place(0) == (8, 10)
    fails = second(TITAN, "1 cadets-plain 12.25 10 180", FAR, dice=[(1,)]).act(0, "move").break_away(0)
    assert fails.refused(fails.path(0, (8, 10))).reason == "minis-broke-not-away"


@rule("M2-TITAN-12", "M2-TITAN-14", "M2-TITAN-15")
def test_after_a_move_a_titan_may_have_a_second_action_for_one_token():
    play = second(TITAN, "1 cadets-plain 20 10 180", "0 cadets-sword 4 4 0", FAR, dice=[(1, 2)], total=300)
    play.act(0, "move").move(0, (14, 10))
    assert (play.tokens(0), play.state.actions) == (1, 2)
    play.act(0, "shoot").target(1)
    assert (play.tokens(0), play.state.actions) == (1, 1)
    assert len([each for each in play.log if isinstance(each, TokenPlaced)]) == 1
    assert play.refused(c.Act(0, 0, "move")).reason == "minis-titan-acted-twice"


@rule("M2-TITAN-14")
def test_nothing_follows_an_attack_and_a_second_action_is_one_of_the_total():
    play = second(TITAN, "1 cadets-plain 17 10 180", "0 cadets-sword 4 4 0", FAR, dice=[(1, 2)], total=300)
    play.act(0, "shoot").target(1)
    assert play.refused(c.Act(0, 0, "move")).reason == "minis-titan-moves-first"
    single = second(TITAN, "1 cadets-plain 30 10 180", FAR, total=100).act(0, "move").move(0, (14, 10))
    assert single.state.active == 1  # the one action of the turn is spent


@rule("M2-TITAN-13")
def test_contact_when_the_command_phase_begins_leaves_one_action():
    play = second(
        TITAN, "1 cadets-plain 12.25 10 180", FAR, "0 cadets-sword 4 4 0", dice=[(2,)], total=300, begin="yes"
    )
    play.act(0, "move").break_away(0).move(0, (7, 10))
    assert play.refused(c.Act(0, 0, "move")).reason == "minis-titan-was-touched"


@rule("M2-TITAN-16", "M2-TITAN-17")
def test_a_titan_pushed_by_its_first_action_acts_again_without_another_push():
    play = second("0 giants-titan 10 10 0 tokens 1", "1 cadets-plain 20 10 180", FAR, dice=[(1, 2)], total=300)
    play.act(0, "move").move(0, (14, 10))
    assert (play.tokens(0), pushes(play)) == (2, [0])
    play.act(0, "shoot").target(1)
    assert (play.tokens(0), pushes(play)) == (2, [0])
    tired = second("0 giants-titan 10 10 0 tokens 2", "0 cadets-sword 4 4 0", FAR, total=300)
    assert tired.refused(c.Act(0, 0, "move")).reason == "minis-pushed-already"
