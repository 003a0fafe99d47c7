from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import DiceRolled, FigureTurned
from tests.marks import rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"


@rule("REB-MOV-01", "REB-MOV-02")
def test_a_figure_moves_up_to_its_speed_along_a_bent_path():
    play = battle("0 trooper 10 10 0", FAR).act(0, "move")
    assert "REB-MOV-01" in play.refused(play.path(0, (18.1, 10))).rules
    # Six inches east and three north are nine on foot, though the end is nearer.
    assert "REB-MOV-02" in play.refused(play.path(0, (16, 10), (16, 13))).rules
    play.move(0, (15, 10), (15, 13))
    assert play.place(0) == (15, 13)


@rule("REB-MOV-01")
def test_the_speed_is_the_one_that_shows():
    play = battle("0 trooper 10 10 0 click 4", FAR).act(0, "move")
    assert play.refused(play.path(0, (14.1, 10))).reason == "table-too-far"
    assert play.move(0, (14, 10)).place(0) == (14, 10)


@rule("REB-MOV-03")
def test_a_path_crosses_no_base_friendly_or_not():
    play = battle("0 trooper 10 10 0", "0 trooper 13 10 0", "1 trooper 10 13 0").act(0, "move")
    assert "REB-MOV-03" in play.refused(play.path(0, (16, 10))).rules
    assert "REB-MOV-03" in play.refused(play.path(0, (10, 16))).rules
    play.move(0, (13, 11.6), (16, 10))
    assert play.place(0) == (16, 10)


@rule("REB-MOV-04")
def test_a_path_does_not_pass_between_touching_bases():
    play = battle("0 trooper 10 10 0", "0 trooper 13 10.75 0", "0 trooper 13 9.25 0", FAR).act(0, "move")
    assert "REB-MOV-04" in play.refused(play.path(0, (16, 10))).rules
    apart = battle("0 trooper 10 10 0", "0 trooper 13 10.8 0", "0 trooper 13 9.2 0", FAR).act(0, "move")
    assert apart.move(0, (16, 10)).place(0) == (16, 10)


@rule("REB-MOV-05", "REB-MOV-07")
def test_a_figure_takes_any_facing_and_may_only_turn():
    play = battle("0 trooper 10 10 0", "0 trooper 20 10 0", FAR)
    play.act(0, "move").move(0, (12, 10), facing=217)
    assert play.facing(0) == 217
    play.act(1, "move").turn(1, 99)
    assert (play.place(1), play.facing(1), play.tokens(1)) == ((20, 10), 99, 1)


@rule("REB-MOV-06")
def test_attacks_come_out_of_the_front_arc_only():
    play = battle("0 archer 10 10 180", "0 trooper 10 20 180", "1 trooper 18 10 180", "1 trooper 11.5 20 180")
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-nobody-to-shoot"
    assert play.refused(c.Act(0, 1, "fight")).reason == "minis-nobody-in-front"


@rule("REB-BRK-01", "REB-BRK-02", "REB-BRK-04")
def test_who_touches_an_enemy_must_break_away_to_leave():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[(4,)]).act(0, "move")
    assert "REB-BRK-01" in play.refused(play.path(0, (8, 10))).rules
    play.break_away(0)
    assert play.only(DiceRolled).dice == (4,)
    play.move(0, (6, 10))
    assert play.place(0) == (6, 10)


@rule("REB-BRK-02", "REB-BRK-03")
def test_a_3_fails_and_leaves_only_a_turn():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", dice=[(3,)]).act(0, "move").break_away(0)
    assert "REB-BRK-03" in play.refused(play.path(0, (8, 10))).rules
    play.turn(0, 180)
    assert (play.place(0), play.facing(0), play.tokens(0)) == ((10, 10), 180, 1)


@rule("REB-BRK-05")
def test_one_roll_is_enough_for_all_enemies_in_contact():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", "1 trooper 10 11.5 270", dice=[(6,)])
    play.act(0, "move").break_away(0)
    assert len(play.all(DiceRolled)) == 1
    play.move(0, (7, 7))
    assert play.place(0) == (7, 7)


@rule("REB-BRK-01")
def test_turning_needs_no_breaking_away():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180").act(0, "move").turn(0, 90)
    assert (play.facing(0), play.events and not play.all(DiceRolled)) == (90, True)


def test_a_rider_breaks_away_on_anything_but_a_1():
    for die, free in ((2, True), (1, False)):
        play = battle("0 rider 10 10 0", "1 trooper 11.5 10 180", dice=[(die,)]).act(0, "move").break_away(0)
        assert play.offers(play.path(0, (8, 12), facing=0)) is free


@rule("REB-SPN-01", "REB-SPN-02")
def test_whoever_is_moved_up_to_may_turn_its_front_to_the_mover():
    play = battle("0 trooper 10 10 0", "1 trooper 14 10 0 tokens 1", "1 trooper 30 30 0").act(0, "move")
    play.move(0, (12.5, 10))
    assert (play.seat, play.kind) == (1, "free-spin")
    assert "REB-SPN-01" in play.refused(c.Spin(1, 1, 0)).rules
    play.spin(1, 180)
    assert (play.facing(1), play.tokens(1), play.click(1)) == (180, 1, 0)
    assert play.only(FigureTurned).figure == 1


@rule("REB-SPN-01")
def test_every_figure_in_contact_has_its_own_spin_and_any_part_of_the_front_will_do():
    play = battle("0 trooper 10 10 0", "1 trooper 14 10 0", "1 trooper 12.5 11.5 90").act(0, "move")
    play.move(0, (12.5, 10))
    assert play.kind == "free-spin"
    # The border of a front arc of 90 degrees: 45 degrees past the mover still touches it.
    assert "REB-SPN-01" in play.refused(c.Spin(1, 1, 2 * 134)).rules
    play.spin(1, 135)
    assert play.kind == "free-spin"
    play.spin(2, 270)
    assert (play.facing(1), play.facing(2)) == (135, 270)


@rule("REB-SPN-02")
def test_a_free_spin_may_be_left():
    play = battle("0 trooper 10 10 0", "1 trooper 14 10 0").act(0, "move").move(0, (12.5, 10)).decline()
    assert play.facing(1) == 0
    assert play.tokens(1) == 0


@rule("REB-SPN-03")
def test_the_guardsman_and_the_bladesman_of_the_book():
    play = battle("0 rebellion-005 10 10 0", "1 rebellion-019 15 10 0")
    assert play.state.defs[0].name == "Utem Guardsman"
    assert play.state.defs[1].name == "Crystal Bladesman"
    play.act(0, "move").move(0, (13.5, 10)).spin(1, 180)
    assert play.touches(0, 1)
    assert play.facing(1) == 180


def test_a_rider_gets_no_free_spin():
    play = battle("0 trooper 10 10 0", "1 rider 15.5 10 0").act(0, "move").move(0, (12.75, 10))
    assert play.touches(0, 1)
    assert play.kind == "action"


@rule("REB-CON-02", "REB-GLO-01")
def test_bases_touch_at_the_sum_of_their_radii():
    play = battle("0 trooper 10 10 0", "1 trooper 11.5 10 180", "0 trooper 20 10 0", "1 trooper 21.51 10 180")
    assert play.touches(0, 1)
    assert not play.touches(2, 3)
    assert play.offers(c.Act(0, 0, "fight"))
    assert not play.offers(c.Act(0, 2, "fight"))


@rule("REB-ETI-04")
def test_doubtful_positions_are_decided_by_measure_not_by_dice():
    play = battle("0 trooper 10 10 0", "0 trooper 13 10.752 0", "0 trooper 13 9.248 0", FAR).act(0, "move")
    command = play.path(0, (16, 10))
    assert play.refused(command).reason == play.refused(command).reason == "table-between"


@rule("REB-MOV-07")
def test_a_rider_that_should_not_be_where_it_is_may_at_least_stay():
    play = battle("0 rider 11 10 0", FAR, terrain=["lake: 11 10"]).act(0, "move")
    assert play.refused(c.Turn(0, 0, 2)).reason == "table-on-solid"
    assert play.stay(0).kind == "action"
