"""Moving, breaking away, free spins and speed types of edition 2.0, played through commands."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged, DiceRolled, FigureMoved, FigureTurned
from mageknight.minis.queries.preview import path_to, reach_of
from mageknight.minis.rules.movement.moving import Moving
from tests.marks import rule
from tests.minis.drill import units
from tests.minis.second.field import FAR, second


def faults(refusal) -> tuple[str, tuple[str, ...]]:
    return refusal.reason, refusal.rules


@rule("M2-MOVE-01", "M2-MEASURE-02")
def test_a_warrior_moves_up_to_its_speed_and_anything_can_be_measured_before():
    play = second("0 cadets-sword 10 10 0", FAR)
    assert reach_of(play.state, 0).contains(units(18), units(10))
    assert path_to(play.state, 0, units(18.5), units(10)).fault != 0
    play.act(0, "move")
    too_far = play.refused(play.path(0, (18.5, 10)))
    assert faults(too_far) == ("table-too-far", ("M2-MOVE-01", "M2-MOVE-02"))
    play.move(0, (18, 10))
    assert play.place(0) == (18, 10)


@rule("M2-MOVE-02", "M2-MEASURE-01")
def test_a_path_bends_freely_and_is_measured_from_the_centre():
    play = second("0 cadets-sword 10 10 0", FAR)
    play.act(0, "move")
    play.refused(play.path(0, (14, 10), (14, 14.1)))
    play.move(0, (14, 10), (14, 14))
    assert play.place(0) == (14, 14)


@rule("M2-MOVE-03")
def test_a_path_crosses_no_base_of_friend_or_foe():
    for other in ("0 cadets-sword 13 10 0", "1 cadets-plain 13 10 0"):
        play = second("0 cadets-sword 10 10 0", other, FAR)
        play.act(0, "move")
        assert faults(play.refused(play.path(0, (16, 10)))) == ("table-base-in-way", ("M2-MOVE-03",))


@rule("M2-MOVE-04")
def test_a_path_does_not_pass_between_two_that_touch():
    play = second("0 cadets-sword 10 10 0", "0 cadets-sword 13 10.75 0", "0 cadets-sword 13 9.25 0", FAR)
    play.act(0, "move")
    assert faults(play.refused(play.path(0, (16, 10)))) == ("table-between", ("M2-MOVE-04",))


@rule("M2-MOVE-05")
def test_the_whole_base_must_fit_on_the_battlefield_at_the_end():
    play = second("0 cadets-sword 4 10 180", FAR)
    play.act(0, "move")
    assert play.refused(play.path(0, (0.5, 10))).reason == "table-off-table"
    play.move(0, (0.75, 10))
    assert play.place(0) == (0.75, 10)


@rule("M2-MOVE-06", "M2-MEASURE-06")
def test_the_facing_is_chosen_at_the_end_of_the_move():
    play = second("0 cadets-sword 10 10 0", FAR)
    play.act(0, "move").move(0, (15, 10), facing=215)
    assert play.facing(0) == 215


@rule("M2-MOVE-07")
def test_whoever_turns_in_its_own_turn_has_moved():
    play = second("0 cadets-sword 10 10 90", "1 cadets-plain 11.502 10 0", dice=[(4,)])
    play.act(0, "move").break_away(0).turn(0, 0)
    assert (play.kind, play.seat) == ("free-spin", 1)
    assert play.all(FigureTurned)


@rule("M2-MOVE-07")
def test_a_move_action_without_a_move_gives_nobody_a_free_spin():
    play = second("0 cadets-sword 10 10 90", "1 cadets-plain 11.502 10 0", dice=[(4,)])
    play.act(0, "move").break_away(0).stay(0)
    assert play.kind != "free-spin"


@rule("M2-BREAK-01", "M2-BREAK-04")
def test_whoever_is_touched_must_break_away_first_with_one_die_for_all():
    play = second("0 cadets-sword 10 10 0", "1 cadets-plain 11.502 10 180", "1 cadets-plain 8.498 10 0", dice=[(4,)])
    play.act(0, "move")
    assert faults(play.refused(play.path(0, (10, 14)))) == ("minis-must-break-away", ("M2-BREAK-01",))
    assert faults(play.refused(c.Turn(0, 0, 180))) == ("minis-must-break-away", ("M2-BREAK-01",))
    play.break_away(0)
    assert len(play.all(DiceRolled)) == 1
    play.move(0, (10, 14))
    assert play.place(0) == (10, 14)


@rule("M2-BREAK-02", "M2-BREAK-03", "M2-BREAK-06")
@pytest.mark.parametrize("die, free", [(1, False), (3, False), (4, True), (6, True)])
def test_four_to_six_break_away_and_others_may_only_turn(die, free):
    play = second("0 cadets-sword 10 10 0", "1 cadets-plain 11.502 10 0", dice=[(die,)])
    play.act(0, "move").break_away(0)
    if free:
        play.move(0, (8, 10))
        assert play.place(0) == (8, 10)
        return
    assert faults(play.refused(play.path(0, (8, 10)))) == ("minis-broke-not-away", ("M2-BREAK-02",))
    play.turn(0, 90)
    assert play.facing(0) == 90
    assert (play.kind, play.seat) == ("free-spin", 1), "turning after a failure is movement, not a free spin"


@rule("M2-BREAK-05")
def test_a_mount_may_turn_away_after_a_failed_break_away_unless_it_has_horseshoes():
    behind = "1 cadets-plain 7 10 0"
    play = second("0 recruits-mule 10 10 0", behind, FAR, dice=[(1,)]).act(0, "move").break_away(0)
    assert play.touches(0, 1)
    play.turn(0, 90)
    assert not play.touches(0, 1), "even though this ends the contact"
    held = second("0 recruits-charger 10 10 0", behind, FAR, dice=[(1,)]).act(0, "move").break_away(0)
    assert faults(held.refused(c.Turn(0, 0, 180))) == ("minis-held-fast", ("M2-SPEED-06",))


@rule("M2-BREAK-04")
def test_those_who_let_others_go_hold_nobody_unless_an_able_one_touches_too():
    """Reading R37: the hardest of those touched counts."""
    alone = second("0 cadets-sword 10 10 0", "1 cadets-coward 11.502 10 180", FAR, dice=[(2,)])
    alone.act(0, "move").break_away(0).move(0, (8, 10))
    assert alone.place(0) == (8, 10)
    mixed = second("0 cadets-sword 10 10 0", "1 cadets-coward 11.502 10 180", "1 cadets-plain 8.498 10 0", dice=[(2,)])
    mixed.act(0, "move").break_away(0)
    assert mixed.refused(mixed.path(0, (10, 14))).reason == "minis-broke-not-away"


@rule("M2-SPIN-01", "M2-SPIN-02", "M2-SPIN-03")
def test_whoever_is_moved_up_to_may_turn_its_front_to_the_mover():
    play = second("0 cadets-sword 10 10 0", "0 cadets-sword 5 5 0", "1 cadets-plain 14 10 0", total=200)
    actions = play.state.actions
    play.act(0, "move").move(0, (12.498, 10))
    assert (play.kind, play.seat) == ("free-spin", 1)
    past = play.refused(c.Spin(1, 2, 0))
    assert faults(past) == ("minis-spin-past", ("M2-SPIN-01",))
    play.spin(2, 180)
    assert play.facing(2) == 180
    assert play.tokens(2) == 0
    assert play.state.actions == actions - 1
    assert play.kind != "free-spin", "the spin is no movement and gives no spin in return"


@rule("M2-SPIN-02")
def test_a_free_spin_may_be_declined():
    play = second("0 cadets-sword 10 10 0", "1 cadets-plain 14 10 0")
    play.act(0, "move").move(0, (12.498, 10)).decline()
    assert play.facing(1) == 0


@rule("M2-SPEED-08")
def test_horseshoes_get_no_free_spin():
    play = second("0 cadets-sword 10 10 0", "1 cadets-steed 14 10 0", FAR)
    play.act(0, "move").move(0, (12.498, 10))
    assert play.kind != "free-spin"


@rule("M2-SPEED-01", "M2-SPEED-15", "M2-SPEED-17", "M2-SPEED-18")
def test_boots_double_their_speed_and_are_pushed_for_it():
    play = second("0 cadets-sword 10 10 0", FAR)
    play.act(0, "double-time")
    play.refused(play.path(0, (26.5, 10)))
    play.move(0, (26, 10))
    assert play.place(0) == (26, 10)
    assert play.click(0) == 1
    assert play.tokens(0) == 1


@rule("M2-SPEED-03", "M2-SPEED-04")
def test_horseshoes_double_their_speed_for_nothing():
    play = second("0 cadets-immune 10 10 0", FAR)
    play.act(0, "double-time").move(0, (26, 10))
    assert play.click(0) == 0


@rule("M2-SPEED-15", "M2-MOVE-09")
@pytest.mark.parametrize("key", ["wing", "wave"])
def test_wings_and_waves_have_no_double_time(key):
    play = second(f"0 cadets-{key} 10 10 0", FAR)
    assert faults(play.refused(c.Act(0, 0, "double-time"))) == ("minis-no-double-time", ("M2-SPEED-15",))


@rule("M2-SPEED-16")
def test_nobody_uses_double_time_in_contact_with_an_opponent():
    play = second("0 cadets-sword 10 10 0", "1 cadets-plain 11.502 10 180")
    assert faults(play.refused(c.Act(0, 0, "double-time"))) == ("minis-double-time-contact", ("M2-SPEED-16",))


@rule("M2-SPEED-20", "M2-SPEED-21", "M2-SPEED-22", "M2-SPEED-23")
def test_a_formation_uses_double_time_together_and_each_boot_is_pushed():
    play = second(
        "0 cadets-sword 10 10 0", "0 cadets-immune 10 11.502 0", "0 cadets-sword 10 8.498 0", FAR, total=200
    )  # fmt: skip
    play.act(0, "double-march").join(1).join(2)
    if play.kind == "gather":
        play.enough()
    play.move(0, (22, 10)).move(1, (22, 11.502)).move(2, (22, 8.498))
    if play.kind == "march":
        play.enough()
    assert [play.click(figure) for figure in range(3)] == [1, 0, 1]


@rule("M2-SPEED-20")
def test_who_has_no_double_time_cannot_join_such_a_formation():
    play = second(
        "0 cadets-sword 10 10 0", "0 cadets-wave 10 11.502 0", "0 cadets-sword 10 8.498 0", "0 cadets-sword 10 6.996 0",
        FAR, total=200,
    )  # fmt: skip
    play.act(0, "double-march")
    assert faults(play.refused(c.Join(0, 1))) == ("minis-no-double-time", ("M2-SPEED-15",))


@rule("M2-SPEED-24", "M2-TERRAIN-08")
def test_out_of_hindering_terrain_speed_is_halved_and_then_doubled():
    play = second("0 cadets-slow 10 10 0", FAR, terrain=["crop-field: 10 10"])
    play.act(0, "double-time")
    play.refused(play.path(0, (18.3, 10)))
    play.move(0, (18, 10))
    assert play.place(0) == (18, 10)


@rule("M2-SPEED-05", "M2-SPEED-13")
@pytest.mark.parametrize("key", ["immune", "wing"])
def test_horseshoes_and_wings_fail_to_break_away_only_on_a_one(key):
    play = second(f"0 cadets-{key} 10 10 0", "1 cadets-plain 11.502 10 180", dice=[(2,)])
    play.act(0, "move").break_away(0).move(0, (8, 10))
    assert play.place(0) == (8, 10)
    play = second(f"0 cadets-{key} 10 10 0", "1 cadets-plain 11.502 10 180", dice=[(1,)])
    play.act(0, "move").break_away(0)
    assert play.refused(play.path(0, (8, 10))).reason == "minis-broke-not-away"


@rule("M2-SPEED-06")
def test_horseshoes_do_not_turn_after_failing_to_break_away():
    play = second("0 cadets-immune 10 10 0", "1 cadets-plain 11.502 10 180", dice=[(1,)])
    play.act(0, "move").break_away(0)
    assert faults(play.refused(c.Turn(0, 0, 180))) == ("minis-held-fast", ("M2-SPEED-06",))
    play.stay(0)
    assert play.facing(0) == 0


@rule("M2-SPEED-07")
def test_horseshoes_shake_off_whoever_touches_them_outside_their_front_arc():
    play = second(
        "0 cadets-immune 10 10 0", "1 cadets-plain 11.502 10 180", "1 cadets-plain 8.498 10 0", dice=[(2,)]
    )  # fmt: skip
    play.act(0, "move").break_away(0)
    assert [event.figure for event in play.all(Damaged)] == [2]
    assert (play.click(1), play.click(2)) == (0, 1)
    play.stay(0)
    assert play.click(2) == 1


@rule("M2-SPEED-07")
def test_horseshoes_with_ram_shake_nobody_off():
    play = second("0 cadets-steed 10 10 0", "1 cadets-plain 8.498 10 0", dice=[(2,)])
    play.act(0, "move").break_away(0)
    assert play.click(1) == 0


@rule("M2-SPEED-09")
def test_for_waves_all_water_is_clear():
    for piece in ("lake", "pond"):
        play = second("0 cadets-wave 10 10 0", FAR, terrain=[f"{piece}: 14 10"])
        play.act(0, "move").move(0, (18, 10))
        assert play.place(0) == (18, 10)
    play = second("0 cadets-wave 14 10 0", FAR, terrain=["pond: 14 10"])
    play.act(0, "move").move(0, (22, 10))
    assert play.place(0) == (22, 10)


@rule("M2-SPEED-11", "M2-SPEED-12")
def test_wings_fly_over_bases_and_terrain_and_end_on_neither():
    play = second("0 cadets-wing 10 10 0", "1 cadets-plain 13 10 180", terrain=["boulder: 15 10", "lake: 10 16"])
    play.act(0, "move")
    assert faults(play.refused(play.path(0, (13, 10.5)))) == ("table-on-base", ("M2-MOVE-05",))
    assert faults(play.refused(play.path(0, (15, 10)))) == ("table-on-solid", ("M2-TERRAIN-13",))
    assert play.refused(play.path(0, (10, 16))).reason == "table-on-solid"
    play.move(0, (18, 10))
    assert play.place(0) == (18, 10)


@rule("M2-SPEED-25")
def test_a_wing_in_the_woods_is_hard_to_hit_like_everybody():
    plain = second("0 cadets-bow 10 10 0", "1 cadets-wing 16 10 180", dice=[(3, 4)])
    woods = second("0 cadets-bow 10 10 0", "1 cadets-wing 16 10 180", terrain=["crop-field: 16 10"], dice=[(3, 4)])
    numbers = []
    for play in (plain, woods):
        play.act(0, "shoot").target(1)
        numbers.append(play.click(1))
    assert numbers[0] > 0
    play = second("0 cadets-wing 16 10 180", FAR, terrain=["crop-field: 16 10"])
    play.act(0, "move").move(0, (8, 10))
    assert play.place(0) == (8, 10), "but its speed is not halved"


@rule("M2-SPEED-19")
def test_abilities_that_rule_it_out_leave_no_double_time():
    for key in ("flight", "aquatic"):
        play = second(f"0 {key} 10 10 0", FAR)
        refusal = play.refused(c.Act(0, 0, "double-time"))
        assert refusal.reason == "minis-ability-bars-double-time"
        assert "M2-SPEED-19" in refusal.rules


@rule("M2-MEASURE-03", "M2-ELEV-06")
def test_height_costs_no_movement():
    play = second("0 cadets-sword 8 10 0", FAR, terrain=["hill: 16 10"])
    edge = path_to(play.state, 0, units(13.62), units(10))
    assert edge.fault == 0
    play.act(0, "move").move(0, (13.62, 10))
    assert play.only(FigureMoved).path[-1] == (units(13.62), units(10))


@rule("M2-SPEED-18", "M2-SPEED-04")
def test_double_time_says_what_it_costs_where_it_costs_something():
    def asked(figure: str) -> str:
        play = second(figure, FAR).act(0, "double-time")
        top = play.state.core.agenda[-1]
        assert isinstance(top, Moving)
        return top.prompt(play.state).key

    assert asked("0 cadets-sword 10 10 0") == "ask-minis-move-tiring"
    assert asked("0 cadets-immune 10 10 0") == "ask-minis-move"
