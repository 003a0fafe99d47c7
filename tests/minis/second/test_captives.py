"""Captors and captives of edition 2.0 after the capture: how they move, come down from the air, and whose they are."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged, Eliminated, FigureMoved, PointsShared
from mageknight.minis.table.tabletop import GROUND, SOARING
from tests.marks import rule
from tests.minis.second.field import FAR, second

HAWKS = ("0 recruits-hawk 10 10 30 soaring", "1 cadets-wing 11.002 10 135 soaring")
"""Two flight stands that touch."""


@rule("M2-CAPTURE-04")
def test_captors_get_no_free_spin():
    play = second("0 cadets-sword 14 10 180", "1 cadets-sword 11.5 10 180", "0 cadets-plain 10 10 0 captive of 1")
    play.act(0, "move").move(0, (13, 10), facing=180)
    assert play.touches(0, 1)
    assert play.kind != "free-spin"
    free = second("0 cadets-sword 14 10 180", "1 cadets-sword 11.5 10 180", FAR)
    free.act(0, "move").move(0, (13, 10), facing=180)
    assert free.kind == "free-spin"


@rule("M2-CAPTURE-05")
def test_captors_and_captives_walk_on_boots():
    rider = ("0 recruits-rider 10 10 0", "1 cadets-plain 11.5 10 180 captive of 0", "1 cadets-plain 8.5 10 0")
    play = second(*rider, FAR, dice=[(2,)]).act(0, "move").break_away(0)
    assert play.refused(play.path(0, (10, 14))).rules == ("M2-BREAK-02",), "horseshoes would have broken away"
    assert play.click(2) == 0
    bird = second("0 recruits-hawk 10 10 0", "1 cadets-plain 11.5 10 180 captive of 0", "1 cadets-plain 10 13 0", FAR)
    assert bird.refused(c.Act(0, 0, "soar")).rules == ("M2-SPEED-14", "M2-SOAR-01")
    bird.act(0, "move")
    assert bird.refused(bird.path(0, (10, 16))).rules == ("M2-MOVE-03",), "no flying over bases"


@rule("M2-CAPTURE-05", "M2-SPEED-18")
def test_a_captor_on_boots_pays_for_double_time():
    """Reading R39."""
    play = second("0 recruits-rider 10 10 0", "1 cadets-plain 11.5 10 180 captive of 0", FAR)
    play.act(0, "double-time").move(0, (10, 24)).put(1, 11.5, 24, 180)
    assert [event.figure for event in play.log if isinstance(event, Damaged)] == [0]


@rule("M2-CAPTURE-06", "M2-CAPTURE-08")
def test_captor_and_captive_move_with_the_lower_speed_and_stay_in_contact():
    for captor, captive in (("recruits-rider", "cadets-plain"), ("cadets-sword", "recruits-rider")):
        play = second(f"0 {captor} 10 10 0", f"1 {captive} 11.5 10 180 captive of 0", FAR).act(0, "move")
        assert play.refused(play.path(0, (10, 18.5))).rules == ("M2-MOVE-01", "M2-MOVE-02")
        play.move(0, (10, 18))
        assert (play.kind, play.seat) == ("place-captive", 0)
        assert play.refused(play.putting(1, 12, 18)).rules == ("M2-CAPTURE-08",)
        play.put(1, 11.5, 18)
        assert play.touches(0, 1)


@rule("M2-CAPTURE-09", "M2-SOAR-09", "M2-SOAR-08")
def test_a_capture_in_the_air_ends_on_the_ground():
    play = second(*HAWKS, "1 cadets-plain 10 11.502 270", FAR, dice=[(6, 5)]).act(0, "capture").target(1)
    levels = play.state.table.level
    assert (levels[0], play.place(0), play.facing(0)) == (GROUND, (10, 10), 30)
    assert levels[1] == GROUND
    x, y = play.place(1)
    assert (y, play.facing(1)) == (10, 135)
    assert 11.5 <= x <= 11.504, "the shortest way into contact"
    assert play.touches(0, 1)
    assert play.touches(0, 2)
    assert not play.all(FigureMoved)
    assert play.seat == 1, "nobody has moved: no free spin"
    assert play.kind == "action"


@rule("M2-CAPTURE-10", "M2-SOAR-10")
def test_a_captive_that_cannot_be_set_down_is_eliminated():
    for terrain, other in ((["house: 13 10"], FAR), ([], "1 cadets-plain 12.9 10.3 0")):
        play = second(*HAWKS, other, terrain=terrain, dice=[(6, 5)]).act(0, "capture").target(1)
        assert play.is_eliminated(1)
        assert play.is_fielded(0)
        assert play.state.captive[0] == -1
        assert play.only(Eliminated).seat == -1, "reading R47: nobody caused it"


@rule("M2-CAPTURE-10", "M2-SOAR-10")
def test_a_captor_that_cannot_be_set_down_is_eliminated_and_its_captive_flies_on():
    play = second(*HAWKS, "1 cadets-plain 8.8 10 0", FAR, dice=[(6, 5)]).act(0, "capture").target(1)
    assert play.is_eliminated(0)
    assert play.only(PointsShared).points == 20
    assert play.state.captor[1] == -1
    assert play.state.table.level[1] == SOARING


@rule("M2-CAPTURE-20")
def test_a_captive_stands_in_the_line_of_fire():
    play = second(
        "0 cadets-bow 4 10 0",
        "1 cadets-plain 9 10 0",
        "1 cadets-plain 7 10 180 captive of 3",
        "0 cadets-sword 7 11.5 270",
        FAR,
    )
    assert "M2-RANGED-05" in play.refused(c.Act(0, 0, "shoot")).rules


@rule("M2-CAPTURE-23")
def test_a_captive_still_belongs_to_its_player():
    figures = ("0 cadets-sword 10 10 0", "1 recruits-zombie 11.5 10 180 captive of 0", "1 recruits-necromancer 30 30 0")
    play = second(*figures, dice=[(6, 5)])
    assert play.refused(c.Act(0, 1, "move")).rules == ("M2-STATUS-04",), "its captor's player cannot command it"
    play.act(0, "dispatch")
    assert play.is_eliminated(1)
    assert play.state.score == [10, 0], "points for an opposing warrior"
    play.act(2, "raise").target(1)
    assert play.kind == "put-returned", "it returns to the army it was in"


@rule("M2-CAPTURE-24", "M2-CAPTURE-17")
def test_a_freed_captive_returns_to_whoever_controlled_it():
    """Player 2 controls figure 1 though it began in player 1's army; player 1 has captured it."""
    figures = (
        "0 cadets-sword 10 10 0 click 2",
        "0 cadets-plain 11.5 10 180 under 1 captive of 0",
        "1 cadets-sword 8.5 10 0",
        FAR,
    )
    play = second(*figures, turn=1, total=200, dice=[(6, 5)]).act(2, "fight").target(0)
    assert play.is_eliminated(0)
    assert play.state.captor[1] == -1
    assert play.offers(c.Act(1, 1, "move"))
    play.end_turn()


@rule("M2-STATUS-03", "M2-STATUS-04")
def test_who_controls_a_figure_gives_it_actions_whoever_owns_it():
    figures = ("0 cadets-sword 10 10 0", "0 cadets-sword 11.5 10 180 under 1", "0 cadets-plain 20 20 0", FAR)
    play = second(*figures, dice=[(6, 5)], turn=1)
    assert play.refused(c.Act(1, 0, "move")).rules == ("M2-STATUS-04",)
    play.act(1, "fight").target(0)
    assert play.click(0) == 2, "it fights its own side"
    assert play.state.owner[1] == 0
    other = second(*figures)
    assert other.refused(c.Act(0, 1, "move")).rules == ("M2-STATUS-04",)
