from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, TokenPlaced
from tests.marks import rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"
ROW = ("0 trooper 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13 0")
VOLLEY = ("0 archer 10 10 0", "0 archer 10 11.5 0", "0 archer 10 13 0")
TARGET = "1 hard 18 11.5 180"


@rule("REB-FRM-01", "REB-FMV-02")
def test_one_action_moves_a_whole_formation_but_nobody_must_use_it():
    play = battle(*ROW, FAR, "0 elf 20 20 0")
    assert play.offers(c.Act(0, 0, "move"))
    play.act(0, "march").join(1).join(2)
    for figure, y in enumerate((10, 11.5, 13)):
        play.move(figure, (15, y))
    play.enough()
    assert [play.place(figure)[0] for figure in range(3)] == [15, 15, 15]
    assert play.state.actions == 1


@rule("REB-FRM-02")
def test_a_formation_is_of_one_faction():
    play = battle(*ROW, "0 elf 10 8.5 0", FAR).act(0, "march")
    assert "REB-FRM-02" in play.refused(c.Join(0, 3)).rules


@rule("REB-FRM-03")
def test_mage_spawn_use_no_formations():
    play = battle("0 spawn 10 10 0", "0 spawn 10 11.5 0", "0 spawn 10 13 0", FAR)
    assert "REB-FRM-03" in play.refused(c.Act(0, 0, "march")).rules


@rule("REB-FRM-04", "REB-FMV-06", "REB-FMV-07")
def test_every_member_gets_a_token_and_is_pushed_by_its_own_past():
    play = battle("0 trooper 10 10 0", "0 trooper 10 11.5 0 tokens 1", "0 trooper 10 13 0", FAR, "0 elf 20 20 0")
    play.act(0, "march").join(1).join(2).enough()
    assert [play.tokens(figure) for figure in range(3)] == [1, 2, 1]
    assert [play.click(figure) for figure in range(3)] == [0, 1, 0]
    assert [play.refused(c.Act(0, figure, "move")).rules[0] for figure in range(3)] == ["REB-TRN-06"] * 3


@rule("REB-FMV-01", "REB-GLO-04")
def test_three_to_five_touching_figures_march():
    two = battle("0 trooper 10 10 0", "0 trooper 10 11.5 0", FAR)
    assert "REB-FMV-01" in two.refused(c.Act(0, 0, "march")).rules
    apart = battle("0 trooper 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13.2 0", FAR)
    assert "REB-FMV-01" in apart.refused(c.Act(0, 0, "march")).rules
    play = battle(*[f"0 trooper 10 {10 + 1.5 * n} 0" for n in range(6)], FAR).act(2, "march").join(1)
    assert "REB-FMV-01" in play.refused(c.Enough(0)).rules
    play.join(3).join(0)
    play.join(4)
    assert play.kind == "march"
    assert play.refused(c.Join(0, 5)).reason == "unknown-command"


@rule("REB-FMV-03")
def test_all_march_at_the_pace_of_the_slowest():
    play = battle("0 fast 10 10 0", "0 slow 10 11.5 0", "0 trooper 10 13 0", FAR)
    play.act(0, "march").join(1).join(2)
    assert play.refused(play.path(0, (14.1, 10))).reason == "table-too-far"
    assert play.offers(play.path(0, (14, 10)))


@rule("REB-FMV-03", "REB-CAP-14")
def test_a_slow_captive_slows_the_whole_formation():
    row = ("0 trooper 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13 0", "1 slow 8.5 10 0 captive of 0", FAR)
    play = battle(*row).act(1, "march").join(0).join(2)
    assert play.refused(play.path(2, (14.1, 13))).reason == "table-too-far"
    assert play.offers(play.path(2, (14, 13)))


@rule("REB-FMV-04", "REB-FMV-05")
def test_members_move_by_the_normal_rules_and_end_touching():
    play = battle(*ROW, "1 trooper 13 12.25 180").act(0, "march").join(1).join(2)
    assert "REB-MOV-03" in play.refused(play.path(1, (16, 12.7))).rules
    play.move(0, (14, 8))
    assert "REB-FMV-05" in play.refused(c.Enough(0)).rules
    play.move(1, (14, 9.5)).move(2, (14, 6.5))
    play.enough()
    assert play.touches(0, 1)
    assert play.touches(0, 2)


@rule("REB-FMV-05")
def test_a_formation_that_cannot_come_together_goes_back():
    play = battle(*ROW, FAR).act(0, "march").join(1).join(2).move(0, (17, 10)).do(c.Halt(0))
    assert [play.place(figure) for figure in range(3)] == [(10, 10), (10, 11.5), (10, 13)]
    assert [play.tokens(figure) for figure in range(3)] == [1, 1, 1]


@rule("REB-FMV-08")
def test_a_member_that_fails_to_break_away_stays_and_the_others_keep_in_touch():
    play = battle(*ROW, "1 trooper 8.5 10 0", dice=[(2,)]).act(1, "march").join(0).join(2)
    assert "REB-BRK-01" in play.refused(play.path(0, (10, 8))).rules
    play.break_away(0)
    assert "REB-FMV-08" in play.refused(play.path(0, (10, 8))).rules
    play.turn(0, 180)
    play.move(2, (12.5, 12), (11.5, 10)).move(1, (11.5, 11.5)).enough()
    assert (play.place(0), play.facing(0)) == ((10, 10), 180)
    assert play.touches(0, 2)


@rule("REB-FMV-09")
@pytest.mark.parametrize("ability, how", [("regeneration", "regenerate"), ("magic-levitation", "levitate")])
def test_what_replaces_the_move_is_done_alone(ability: str, how: str):
    play = battle(f"0 {ability} 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13 0", FAR)
    play.act(0, how)
    assert play.tokens(1) == play.tokens(2) == 0
    assert play.kind != "gather"


@rule("REB-FRG-01", "REB-FRG-04", "REB-FRG-05", "REB-FRG-06")
def test_three_archers_shoot_as_one():
    play = battle(*VOLLEY, TARGET, dice=[(5, 3)]).act(1, "shoot").target(3).join(0).join(2)
    result = play.only(Attacked)
    assert (result.attacker, result.total, result.defense, result.hit) == (1, 18, 18, True)
    assert play.click(3) == 2


@rule("REB-FRG-01")
def test_two_archers_are_no_formation():
    play = battle(*VOLLEY[:2], TARGET, dice=[(5, 3)]).act(0, "shoot").target(2)
    assert play.only(Attacked).total == 16


@rule("REB-FRG-02")
def test_a_formation_shoots_at_one_target_to_damage_it():
    play = battle("0 archer2 10 10 0", *VOLLEY[1:], TARGET, "1 trooper 17 8 180", dice=[(5, 3)])
    play.act(0, "shoot").target(3).target(4)
    assert {event.target for event in play.all(Attacked)} == {3, 4}
    joined = battle("0 archer2 10 10 0", *VOLLEY[1:], TARGET, "1 trooper 17 8 180").act(0, "shoot").target(3).join(1)
    assert "REB-FRG-02" in joined.refused(c.Target(0, 4)).rules
    healing = battle("0 healarch 10 10 0", "0 archer 10 11.5 0", "0 archer 10 13 0", "0 trooper 15 10 0 click 2", FAR)
    healing.act(0, "magic-heal").target(3)
    assert not healing.all(TokenPlaced)


@rule("REB-FRG-03")
def test_every_archer_needs_a_line_of_its_own():
    play = battle(*VOLLEY, "0 archer 10 8.5 180", TARGET, dice=[(5, 3)]).act(1, "shoot").target(4)
    assert "REB-RNG-05" in play.refused(c.Join(0, 3)).rules
    assert play.offers(c.Join(0, 0))


@rule("REB-FRG-07")
def test_all_archers_have_fired():
    play = battle(
        "0 archer 10 10 0", "0 archer 10 11.5 0 tokens 1", "0 archer 10 13 0", TARGET, "0 elf 20 20 0", dice=[(5, 3)]
    )
    play.act(0, "shoot").target(3).join(1).join(2)
    assert [play.tokens(figure) for figure in range(3)] == [1, 2, 1]
    assert [play.click(figure) for figure in range(3)] == [0, 1, 0]
    assert "REB-TRN-06" in play.refused(c.Act(0, 2, "move")).rules


MOB = ("0 trooper 10 10 0", "0 trooper 11.5 8.5 90", "0 trooper 11.5 11.5 270")


@rule("REB-FCL-01", "REB-FCL-03", "REB-FCL-05", "REB-GLO-04")
def test_two_or_three_fronts_on_one_enemy_fight_together():
    three = battle(*MOB, "1 hard 11.5 10 180", dice=[(4, 3)]).act(0, "fight").target(3).join(1).join(2)
    # Two companions, and one of them stands in the back of the target.
    assert three.only(Attacked).total == 8 + 7 + 2 + 1
    assert not three.touches(1, 2)
    two = battle(*MOB[:2], "1 wide 11.5 10 225", dice=[(4, 3)]).act(0, "fight").target(2).join(1)
    assert two.only(Attacked).total == 8 + 7 + 1


@rule("REB-FCL-01")
def test_whose_front_does_not_touch_the_enemy_cannot_join():
    play = battle(*MOB[:2], "0 trooper 11.5 11.5 90", "1 hard 11.5 10 180").act(0, "fight").target(3)
    assert "REB-CLS-01" in play.refused(c.Join(0, 2)).rules


@rule("REB-FCL-02")
def test_nobody_heals_in_formation():
    play = battle("0 healing 10 10 0", "0 trooper 11.5 8.5 90", "0 trooper 11.5 10 180 click 2", FAR, dice=[(5, 5)])
    play.act(0, "heal").target(2).heal_by(die=False)
    assert play.tokens(1) == 0


@rule("REB-FCL-04", "REB-FCL-07")
def test_values_are_those_of_the_primary_attacker():
    play = battle("0 trooper 10 10 0 click 3", "0 trooper 11.5 8.5 90", "1 wide 11.5 10 225", FAR, dice=[(5, 6)])
    play.act(0, "fight").target(2).join(1)
    assert play.only(Attacked).total == 5 + 11 + 1
    assert play.click(2) == 1


@rule("REB-FCL-06")
def test_the_back_counts_once():
    play = battle(*MOB, "1 hard 11.5 10 0", dice=[(4, 3)]).act(0, "fight").target(3).join(1).join(2)
    assert play.only(Attacked).total == 8 + 7 + 2 + 1


@rule("REB-FCL-08")
def test_all_fighters_have_attacked():
    play = battle(MOB[0], "0 trooper 11.5 8.5 90 tokens 1", MOB[2], "1 hard 11.5 10 180", dice=[(4, 3)])
    play.act(0, "fight").target(3).join(1).enough()
    assert [play.tokens(figure) for figure in range(3)] == [1, 2, 0]
    assert [play.click(figure) for figure in range(3)] == [0, 1, 0]


@rule("REB-FCL-09")
def test_the_primary_attacker_holds_the_captive():
    play = battle(*MOB, "1 trooper 11.5 10 180", FAR, dice=[(4, 5)]).act(1, "capture").target(3).join(0).join(2)
    assert play.state.captor[3] == 1


@rule("REB-FCL-10")
def test_a_2_costs_only_the_primary_attacker_a_click():
    close = battle(*MOB, "1 trooper 11.5 10 180", dice=[(1, 1)]).act(0, "fight").target(3).join(1).join(2)
    assert [event.figure for event in close.all(Damaged)] == [0]
    volley = battle(*VOLLEY, TARGET, dice=[(1, 1)]).act(1, "shoot").target(3).join(0).join(2)
    assert [event.figure for event in volley.all(Damaged)] == [1]


@rule("REB-FRG-01", "REB-FMV-01")
def test_separate_pairs_are_no_formation():
    """Each member touching another is not enough: they must hang together (reading 24)."""
    pair = ("0 archer 10 16 0", "0 archer 10 17.5 0")
    volley = battle(*VOLLEY, *pair, "1 hard 16 13.75 180").act(0, "shoot").target(5).join(1)
    assert "REB-FRG-01" in volley.refused(c.Join(0, 3)).rules
    march = battle(*VOLLEY, *pair, FAR).act(0, "march").join(1)
    assert "REB-FMV-01" in march.refused(c.Join(0, 3)).rules


@rule("REB-FMV-05")
def test_a_formation_that_has_moved_hangs_together():
    play = battle(*[f"0 trooper 10 {10 + 1.5 * n} 0" for n in range(4)], FAR).act(0, "march").join(1).join(2).join(3)
    for figure, x, y in ((0, 12, 10), (1, 12, 11.5), (3, 10, 16.5), (2, 10, 15)):
        play.move(figure, (x, y))
    assert "REB-FMV-05" in play.refused(c.Enough(0)).rules


def test_a_formation_that_does_not_hang_together_yet_says_who_stands_apart():
    row = [f"0 trooper 10 {10 + 1.5 * n} 0" for n in range(4)]
    play = battle(*row, FAR).act(0, "march").join(2)
    assert play.refused(c.Enough(0)).reason == "minis-formation-incomplete"
    play.join(3)
    assert play.refused(c.Enough(0)).reason == "minis-formation-apart"
    play.join(1)
    assert play.kind == "march"


def test_the_first_of_a_formation_is_offered_ways_and_the_others_to_follow_it():
    play = battle(*ROW, FAR).act(0, "march").join(1).join(2)
    first = [each for each in play.options() if isinstance(each, c.Move)]
    assert {each.figure for each in first} == {0}, "each with a way of its own"
    play.move(0, (15, 10))
    following = [each for each in play.options() if isinstance(each, c.Move)]
    assert play.path(1, (15, 11.5)) in following
    assert {each.figure for each in following} == {1}
