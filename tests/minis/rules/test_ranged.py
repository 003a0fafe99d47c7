from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, DiceRolled
from tests.marks import rule
from tests.minis.drill import Play, battle


def shot(*figures: str, dice: tuple[int, int] = (4, 3)) -> Play:
    return battle(*figures, dice=[dice]).act(0, "shoot")


@rule("REB-RNG-01", "REB-RNG-11", "REB-RNG-13")
def test_roll_and_attack_value_at_the_defense_hit_for_the_damage_value():
    play = shot("0 archer 10 10 0", "1 trooper 18 10 180", "1 trooper 30 30 0", dice=(4, 3)).target(1)
    result = play.only(Attacked)
    assert (result.attacker, result.total, result.defense, result.hit) == (0, 15, 15, True)
    assert play.click(1) == 2


@rule("REB-RNG-11")
def test_one_less_misses():
    play = shot("0 archer 10 10 0", "1 trooper 18 10 180", dice=(3, 3)).target(1)
    assert not play.only(Attacked).hit
    assert play.click(1) == 0


@rule("REB-RNG-02")
def test_a_range_of_0_does_not_shoot():
    play = battle("0 trooper 10 10 0", "1 trooper 18 10 180")
    assert "REB-RNG-02" in play.refused(c.Act(0, 0, "shoot")).rules


@rule("REB-RNG-03")
def test_who_touches_an_enemy_does_not_shoot():
    play = battle("0 archer 10 10 0", "1 trooper 10 11.5 270", "1 trooper 18 10 180")
    assert "REB-RNG-03" in play.refused(c.Act(0, 0, "shoot")).rules


@rule("REB-RNG-04", "REB-RNG-06")
def test_the_range_reaches_from_centre_to_centre():
    play = shot("0 archer 10 10 0", "1 trooper 20 10 180", "1 trooper 20.01 12 180", dice=(4, 3))
    assert "REB-RNG-06" in play.refused(c.Target(0, 2)).rules
    assert play.target(1).click(1) == 2


@rule("REB-RNG-05", "REB-MOV-06")
def test_the_line_of_fire_passes_through_the_front_arc():
    play = shot("0 archer 10 10 0", "1 trooper 16 16 180", "1 trooper 15 4.9 180", dice=(4, 3))
    assert "REB-RNG-05" in play.refused(c.Target(0, 2)).rules
    assert play.target(1).click(1) == 2


@rule("REB-RNG-07", "REB-RNG-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_base_in_between_blocks_the_line(seat: int):
    play = shot("0 archer 10 10 0", "1 trooper 18 10 180", f"{seat} elf 14 10.7 180", "1 trooper 14 6.5 0")
    assert {"REB-RNG-07", "REB-RNG-08"} <= set(play.refused(c.Target(0, 1)).rules)
    assert play.offers(c.Target(0, 3))


@rule("REB-RNG-09")
def test_lines_and_distances_can_be_checked_at_any_time():
    from mageknight.minis.queries.preview import targets

    play = battle("0 archer 10 10 0", "1 trooper 18 10 180", "1 trooper 21 12 180", turn=1)
    found = {answer.target: answer for answer in targets(play.state, 0, "shoot")}
    assert found[1].refusal is None
    assert found[2].refusal is not None
    assert found[2].refusal.reason == "minis-out-of-range"


@rule("REB-RNG-10")
def test_an_enemy_that_touches_a_friend_of_the_firer_is_not_shot_at():
    play = shot("0 archer 10 10 0", "1 trooper 18 10 180", "0 elf 18 11.5 0", "1 trooper 17 7 180")
    assert "REB-RNG-10" in play.refused(c.Target(0, 1)).rules
    assert play.offers(c.Target(0, 3))


@rule("REB-RNG-12", "REB-GLO-02")
def test_abilities_and_modifiers_change_defense_or_roll():
    armored = shot("0 archer 10 10 0", "1 battle-armor 18 10 180", dice=(4, 4)).target(1)
    assert (armored.only(Attacked).defense, armored.only(Attacked).hit) == (17, False)
    rear = battle("0 trooper 10 10 0", "1 trooper 11.5 10 0", dice=[(3, 3)]).act(0, "fight").target(1)
    assert (rear.only(Attacked).total, rear.only(Attacked).hit) == (15, True)


@rule("REB-RNG-14")
def test_toughness_and_several_targets_change_the_damage():
    tough = shot("0 archer 10 10 0", "1 toughness 18 10 180", "1 trooper 30 30 0", dice=(5, 5)).target(1)
    assert tough.click(1) == 1
    several = shot("0 archer2 10 10 0", "1 trooper 18 10 180", "1 trooper 18 13 180", dice=(5, 5))
    several.target(1).target(2)
    assert (several.click(1), several.click(2)) == (1, 1)


@rule("REB-MUL-01", "REB-MUL-02")
def test_as_many_different_targets_as_arrows():
    foes = ["1 trooper 18 10 180", "1 trooper 17 13 180", "1 trooper 17 7 180", "1 trooper 15 14.5 180"]
    single = shot("0 archer 10 10 0", *foes)
    single.target(1)
    assert single.click(1) == 2
    triple = shot("0 archer3 10 10 0", *foes, dice=(5, 5)).target(1).target(2)
    assert "REB-MUL-02" in triple.refused(c.Target(0, 1)).rules
    triple.target(3)
    assert [triple.click(figure) for figure in (1, 2, 3, 4)] == [1, 1, 1, 0]


@rule("REB-MUL-01")
def test_fewer_targets_than_arrows_are_allowed():
    play = shot("0 archer2 10 10 0", "1 trooper 18 10 180", "1 trooper 17 13 180", dice=(5, 5)).target(1).enough()
    assert (play.click(1), play.click(2)) == (2, 0)


@rule("REB-MUL-03", "REB-MUL-08")
def test_each_target_must_be_legal_for_itself():
    play = shot(
        "0 archer3 10 10 0",
        "1 trooper 18 10 180",
        "1 trooper 19.6 10 180",
        "1 trooper 21 9 180",
        "1 trooper 10 16 180",
        "0 elf 15 7.5 0",
        "1 trooper 15 6 180",
        "1 trooper 15 13 180",
    )
    play.target(1)
    assert "REB-RNG-07" in play.refused(c.Target(0, 2)).rules
    assert "REB-RNG-06" in play.refused(c.Target(0, 3)).rules
    assert "REB-RNG-05" in play.refused(c.Target(0, 4)).rules
    assert "REB-RNG-10" in play.refused(c.Target(0, 6)).rules


@rule("REB-MUL-05", "REB-MUL-06", "REB-MUL-07")
def test_the_noble_archer_of_the_book_misses_16_and_hits_15_for_one_click():
    play = shot("0 noble 10 10 0", "1 sixteen 17 12 180", "1 trooper 17 8 180", dice=(5, 3)).target(1).target(2)
    results = {event.target: (event.total, event.defense, event.hit) for event in play.all(Attacked)}
    assert results == {1: (15, 16, False), 2: (15, 15, True)}
    assert (play.click(1), play.click(2)) == (0, 1)
    assert len(play.all(DiceRolled)) == 1


@rule("REB-MUL-04")
def test_flames_need_a_line_to_their_main_target_only():
    play = battle("0 flame-lightning 10 10 0", "1 trooper 16 10 180", "1 trooper 17.5 10 180", dice=[(5, 5)])
    play.act(0, "flame").target(1)
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 1), (2, 1)]


@rule("REB-TGT-01", "REB-TGT-02")
def test_nobody_attacks_friends_or_itself():
    play = shot("0 archer 10 10 0", "0 trooper 14 13 0", "1 trooper 18 10 180")
    assert "REB-TGT-01" in play.refused(c.Target(0, 1)).rules
    assert "REB-TGT-02" in play.refused(c.Target(0, 0)).rules


@rule("REB-TGT-02")
def test_nobody_heals_itself():
    play = battle("0 healing 10 10 0 click 1", "0 trooper 11.5 10 0 click 2", "1 trooper 30 30 0").act(0, "heal")
    assert "REB-TGT-02" in play.refused(c.Target(0, 0)).rules
