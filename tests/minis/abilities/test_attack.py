from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, DiceRolled, Healed
from mageknight.minis.queries.preview import why_not_target
from mageknight.minis.table.verdicts import inches
from tests.marks import content, rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"


@content("minis/ability/healing")
@rule("REB-ABL-17")
def test_healing_hits_without_modifiers_and_heals_value_or_die():
    patient = "0 trooper 11.5 10 0 click 4"
    by_value = battle("0 healing 10 10 0", patient, FAR, dice=[(1, 2)]).act(0, "heal").target(1)
    # The patient shows its back, but nothing modifies the roll.
    assert by_value.only(Attacked).total == 11
    assert by_value.only(Attacked).defense == 11
    assert by_value.heal_by(die=False).click(1) == 2
    by_die = battle("0 healing 10 10 0", patient, FAR, dice=[(1, 2), (3,)]).act(0, "heal").target(1).heal_by(die=True)
    assert by_die.click(1) == 1
    missed = (
        battle("0 healing 10 10 0 click 2", "0 hard 11.5 10 0 click 2", FAR, dice=[(5, 6)]).act(0, "heal").target(1)
    )
    assert missed.click(1) == 2


@content("minis/ability/healing")
@rule("REB-ABL-17")
def test_no_healing_in_the_reach_of_enemies():
    healer = battle("0 healing 10 10 0", "0 trooper 11.5 10 0 click 2", "1 trooper 10 8.5 90")
    assert "REB-ABL-17" in healer.refused(c.Act(0, 0, "heal")).rules
    patient = battle("0 healing 10 10 0", "0 trooper 11.5 10 0 click 2", "1 trooper 13 10 180")
    assert "REB-ABL-17" in patient.refused(c.Act(0, 0, "heal")).rules


@content("minis/ability/weapon-master")
@rule("REB-ABL-18")
def test_a_weapon_master_deals_a_die():
    for die in (1, 5):
        play = battle("0 weapon-master 10 10 0", "1 trooper 11.5 10 180", FAR, dice=[(4, 4), (die,)])
        play.act(0, "fight").target(1)
        assert play.only(Damaged).amount == die
    lucky = (
        battle("0 weapon-master 10 10 0", "1 trooper 11.5 10 180", FAR, dice=[(6, 6), (3,)]).act(0, "fight").target(1)
    )
    assert lucky.only(Damaged).amount == 4


@content("minis/ability/magic-blast")
@rule("REB-ABL-19")
def test_magic_blast_knows_no_obstacles_and_deals_a_die():
    play = battle(
        "0 magic-blast 10 10 0",
        "1 trooper 19 10 180",
        "1 elf 16.5 10.2 180",
        terrain=["house: 14 10"],
        dice=[(4, 3), (4,)],
    )
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-nobody-to-shoot"
    play.act(0, "magic-blast").target(1)
    assert (play.only(Attacked).defense, play.click(1)) == (15, 4)
    single = (
        battle("0 magic-blast 10 10 0", "1 trooper 19 10 180", "1 trooper 17 13 180").act(0, "magic-blast").target(1)
    )
    assert len(single.all(Attacked)) == 1


@content("minis/ability/flame-lightning")
@rule("REB-ABL-20")
def test_flames_reach_everybody_touching_the_target():
    play = battle(
        "0 flame-lightning 10 10 0",
        "1 trooper 16 10 180",
        "1 hard 17.5 10 180",
        "2 trooper 16 11.5 0",
        FAR,
        seats=3,
        dice=[(4, 4)],
    )
    play.act(0, "flame").target(1)
    assert {event.target: event.hit for event in play.all(Attacked)} == {1: True, 2: False, 3: True}
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 1), (3, 1)]
    assert len(play.all(DiceRolled)) == 1


@content("minis/ability/flame-lightning")
@rule("REB-ABL-20")
def test_flames_reach_whoever_touches_the_target_and_go_no_further():
    # A friend of the firer touches a figure beside the target: it is not burnt, and does not protect the target.
    play = battle(
        "0 flame-lightning 10 10 0", "1 trooper 16 10 180", "1 trooper 17.5 10 180", "0 trooper 19 10 0", dice=[(5, 5)]
    )
    play.act(0, "flame").target(1)
    assert [event.figure for event in play.all(Damaged)] == [1, 2]
    allies = (
        battle("0 flame-lightning 10 10 0", "1 trooper 16 10 180", "2 trooper 17.5 10 180", seats=3, dice=[(5, 5)])
        .act(0, "flame")
        .target(1)
    )
    assert [event.figure for event in allies.all(Damaged)] == [1, 2]


@content("minis/ability/shockwave")
@rule("REB-ABL-21")
def test_a_shockwave_rolls_once_against_all_within_half_range():
    play = battle(
        "0 shockwave 10 10 0",
        "1 toughness 14 10 180",
        "0 trooper 6 10 0",
        "1 trooper 10 15.01 0",
        "1 dodge 10 6 0",
        dice=[(4, 4)],
    )
    play.act(0, "shockwave")
    assert [event.target for event in play.all(Attacked)] == [1, 2, 4]
    assert [(event.figure, event.amount) for event in play.all(Damaged)] == [(1, 1), (2, 1), (4, 1)]
    assert len(play.all(DiceRolled)) == 1


@content("minis/ability/shockwave")
@rule("REB-ABL-22")
def test_a_shockwave_on_one_figure_deals_the_whole_damage_and_spares_no_captor():
    single = battle("0 shockwave 10 10 0", "1 trooper 10 14 0", FAR, dice=[(4, 4)]).act(0, "shockwave")
    assert single.only(Damaged).amount == 2
    captor = battle("0 shockwave 10 10 0", "1 trooper 10 14 0", "0 elf 10 15.5 0 captive of 1", FAR, dice=[(4, 4)])
    assert captor.act(0, "shockwave").only(Damaged).figure == 1
    engaged = battle("0 shockwave 10 10 0", "1 trooper 10 14 0", "0 elf 10 15.5 0", FAR, dice=[(4, 4)])
    assert engaged.act(0, "shockwave").only(Damaged).figure == 1


@rule("REB-ABL-21")
def test_a_refused_wave_says_what_stops_it():
    far = battle("0 shockwave 10 10 0", "1 trooper 10 16 0", FAR)
    refused = far.refused(c.Act(0, 0, "shockwave"))
    told = why_not_target(far.state, 0, "shockwave", 1)
    assert refused.reason == "minis-nobody-in-wave"
    assert told is not None
    assert (told.reason, told.facts["half"], told.facts["missing"]) == ("minis-beyond-wave", inches(500), inches(100))
    assert (refused.facts["half"], refused.facts["missing"]) == (inches(500), inches(100))
    hidden = battle("0 shockwave 10 10 0", "1 trooper 10 15 0", FAR, terrain=["boulder: 10 12.5"])
    assert hidden.refused(c.Act(0, 0, "shockwave")).reason == "minis-wave-blocked"


@content("minis/ability/shockwave", "minis/ability/magic-immunity", "minis/ability/magic-enhancement")
@rule("REB-ABL-21", "REB-ABL-31", "REB-ABL-42")
def test_a_shockwave_ignores_immunity_to_an_enhanced_click():
    play = battle("0 shockwave 10 10 0", "0 magic-enhancement 10 11.5 0", "1 magic-immunity 13 10 180", dice=[(6, 5)])
    play.act(0, "shockwave")
    assert (play.click(1), play.click(2)) == (1, 2)


@content("minis/ability/vampirism")
@rule("REB-ABL-23")
def test_a_vampire_heals_when_it_really_inflicts_damage():
    play = battle("0 vampirism 10 10 0 click 2", "1 trooper 11.5 10 180", FAR, dice=[(6, 5)]).act(0, "fight").target(1)
    assert play.only(Healed).figure == 0
    assert play.click(0) == 1
    shrugged = (
        battle("0 vampirism 10 10 0 click 2", "1 toughness 11.5 10 180", FAR, dice=[(6, 5)]).act(0, "fight").target(1)
    )
    assert shrugged.click(1) == 0
    assert shrugged.click(0) == 2


@content("minis/ability/magic-healing")
@rule("REB-ABL-24")
def test_magic_healing_heals_a_die_from_afar():
    play = battle("0 magic-healing 10 10 0", "0 trooper 18 10 0 click 4", FAR, dice=[(1, 2), (3,)])
    play.act(0, "magic-heal").target(1)
    assert (play.only(Attacked).defense, play.click(1)) == (11, 1)
    near = battle("0 magic-healing 10 10 0", "0 trooper 11.5 10 0 click 2", FAR).act(0, "magic-heal")
    assert near.offers(c.Target(0, 1))
    held = battle("0 magic-healing 10 10 0", "0 trooper 18 10 0 click 2", "1 trooper 19.5 10 180")
    assert held.refused(c.Act(0, 0, "magic-heal")).reason == "minis-nobody-to-shoot"


@content("minis/ability/venom")
@rule("REB-ABL-25")
def test_venom_bites_at_the_start_of_its_own_turn():
    figures = ("0 venom 10 10 0", "1 trooper 11.5 10 180", "1 trooper 10 11.5 270", "1 toughness 20 20 0")
    play = battle(*figures, begin="yes")
    assert (play.click(1), play.click(2)) == (1, 0)
    other = battle(*figures, begin="yes", turn=1)
    assert other.click(1) == 0


@content("minis/ability/sneak-attack")
@rule("REB-ABL-26")
def test_a_sneak_attacker_gives_no_time_to_spin():
    play = battle("0 sneak-attack 10 10 0", "1 trooper 14 10 0").act(0, "move").move(0, (12.5, 10))
    assert play.kind == "action"
    honest = battle("0 sneak-attack 10 10 0", "1 trooper 14 10 0").cancel(0, 0, "sneak-attack")
    assert honest.act(0, "move").move(0, (12.5, 10)).kind == "free-spin"


@content("minis/ability/sneak-attack")
@rule("REB-ABL-27")
def test_from_behind_a_sneak_attack_deals_double():
    behind = battle("0 sneak-attack 10 10 0", "1 trooper 11.5 10 0", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert behind.click(1) == 4
    front = battle("0 sneak-attack 10 10 0", "1 trooper 11.5 10 180", FAR, dice=[(5, 5)]).act(0, "fight").target(1)
    assert front.click(1) == 2


@content("minis/ability/sweep")
@rule("REB-ABL-28")
def test_sweep_strikes_all_before_its_front_with_one_roll():
    play = battle(
        "0 sweep 10 10 0", "1 trooper 11.27 10.8 180", "1 hard 11.27 9.2 180", "1 trooper 8.5 10 0", dice=[(4, 4)]
    ).act(0, "sweep")
    assert {event.target: event.hit for event in play.all(Attacked)} == {1: True, 2: False}
    assert play.only(Damaged).amount == 2
    assert len(play.all(DiceRolled)) == 1
    assert not any(command == c.Act(0, 0, "capture-sweep") for command in play.options())


@content("minis/ability/venom", "minis/ability/ram")
@rule("REB-ABL-15", "REB-ABL-25", "REB-SPC-06")
def test_neither_venom_nor_ram_reaches_across_a_low_wall():
    wall = ["low-wall: 14 10 turn 1"]
    beyond = "1 trooper 14.85 10 180"
    assert battle("0 venom 13.15 10 0", beyond, terrain=wall, begin="yes").click(1) == 0
    assert battle("0 ram 10 10 0", beyond, terrain=wall).act(0, "move").move(0, (13.15, 10)).click(1) == 0
