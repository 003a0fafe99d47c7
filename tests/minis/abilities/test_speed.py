from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged, DiceRolled
from tests.marks import content, rule
from tests.minis.drill import battle

FAR = "1 trooper 30 30 0"


@content("minis/ability/charge")
@rule("REB-ABL-01")
def test_charge_doubles_the_move_or_ends_it_with_an_attack():
    double = battle("0 charge 10 10 0", FAR).act(0, "charge-double")
    assert double.refused(double.path(0, (26.1, 10))).reason == "table-too-far"
    assert double.move(0, (26, 10)).place(0) == (26, 10)
    play = battle("0 charge 10 10 0", "1 trooper 17 10 180", dice=[(5, 5)]).act(0, "charge")
    assert play.refused(play.path(0, (18.1, 14))).reason == "table-too-far"
    play.move(0, (15.5, 10)).decline()
    assert (play.kind, play.seat) == ("follow-up", 0)
    play.act(0, "fight").target(1)
    assert play.click(1) == 2
    assert play.tokens(0) == 1


@content("minis/ability/charge")
@rule("REB-ABL-01")
def test_no_charge_attack_after_enemy_contact_at_the_start_of_the_turn():
    play = battle("0 charge 10 10 0", "1 trooper 11.5 10 180")
    assert "REB-ABL-01" in play.refused(c.Act(0, 0, "charge")).rules
    assert play.offers(c.Act(0, 0, "charge-double"))
    old = battle("0 charge 10 10 0", "1 trooper 11.5 10 180", card=2001)
    assert "REB-ABL-01" in old.refused(c.Act(0, 0, "charge-double")).rules


@content("minis/ability/charge")
@rule("REB-ABL-01", "REB-ABL-02")
def test_on_the_card_of_2001_a_charger_beside_an_enemy_moves_plainly_and_breaks_away_on_2():
    play = battle("0 charge 10 10 0", "1 trooper 11.5 10 180", card=2001, dice=[(2,)])
    play.act(0, "move").break_away(0)
    assert play.refused(play.path(0, (1.9, 10))).reason == "table-too-far"
    assert play.move(0, (2, 10)).place(0) == (2, 10)


@content("minis/ability/charge", "minis/ability/bound")
@rule("REB-ABL-02", "REB-ABL-12")
@pytest.mark.parametrize("ability", ["charge", "bound"])
def test_chargers_break_away_on_2_and_join_no_formation(ability: str):
    play = battle(f"0 {ability} 10 10 0", "1 trooper 11.5 10 180", dice=[(2,)])
    play.act(0, f"{ability}-double").break_away(0).move(0, (4, 10))
    assert play.place(0) == (4, 10)
    row = battle(f"0 {ability} 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13 0", "0 trooper 10 14.5 0", FAR)
    assert row.act(1, "march").refused(c.Join(0, 0)).rules == (
        ("REB-ABL-02",) if ability == "charge" else ("REB-ABL-12",)
    )
    mob = battle("0 trooper 10 10 0", f"0 {ability} 11.5 8.5 90", "1 trooper 11.5 10 180", FAR, dice=[(1, 2)])
    mob.act(0, "fight").target(2)
    assert mob.only(Attacked).total == 11


@content("minis/ability/charge")
@rule("REB-CON-07", "REB-CON-08")
def test_a_charger_that_cancels_its_ability_marches():
    row = battle("0 charge 10 10 0", "0 trooper 10 11.5 0", "0 trooper 10 13 0", FAR)
    assert "REB-CON-07" in row.refused(c.Act(0, 0, "move")).rules
    row.cancel(0, 0, "charge").act(0, "march").join(1)
    assert row.offers(c.Join(0, 2))


@content("minis/ability/quickness")
@rule("REB-ABL-03")
def test_quickness_moves_for_no_action_but_with_a_token():
    play = battle("0 quickness 10 10 0 tokens 1", "0 trooper 20 10 0", "0 trooper 20 20 0", FAR)
    play.act(0, "move").move(0, (15, 10))
    assert play.state.actions == 2
    assert (play.tokens(0), play.click(0)) == (2, 1)
    assert "REB-TRN-06" in play.refused(c.Act(0, 0, "fight")).rules
    play.act(1, "pass").act(2, "pass")
    assert play.seat == 1


@content("minis/ability/quickness")
@rule("REB-ABL-03")
def test_quickness_is_left_when_all_actions_are_gone():
    play = battle("0 quickness 10 10 0", "0 trooper 20 10 0", FAR, actions=1).act(1, "pass")
    assert (play.seat, play.kind) == (0, "action")
    assert "REB-TRN-03" in play.refused(c.Act(0, 0, "pass")).rules
    assert play.act(0, "move").move(0, (12, 10)).seat == 1


@content("minis/ability/quickness", "minis/ability/flight", "minis/ability/ram")
@rule("REB-ABL-04", "REB-ABL-08", "REB-ABL-16")
@pytest.mark.parametrize(
    "ability, number", [("quickness", "REB-ABL-04"), ("flight", "REB-ABL-08"), ("ram", "REB-ABL-16")]
)
def test_some_march_with_nobody(ability: str, number: str):
    row = ("0 trooper 10 11.5 0", "0 trooper 10 13 0", "0 trooper 10 14.5 0")
    play = battle(f"0 {ability} 10 10 0", *row, FAR)
    assert number in play.refused(c.Act(0, 0, "march")).rules
    assert number in play.act(1, "march").refused(c.Join(0, 0)).rules
    archers = battle("0 archer 10 10 0", "1 trooper 18 10 180", dice=[(5, 5)])
    assert archers.act(0, "shoot").target(1).click(1) == 2


@content("minis/ability/magic-levitation")
@rule("REB-ABL-05", "REB-ABL-06")
def test_levitation_sets_a_figure_down_within_10_inches_and_lets_it_rest():
    play = battle(
        "0 magic-levitation 10 10 0",
        "0 trooper 11.5 10 0",
        "1 trooper 24 24 0",
        "0 elf 5 5 0",
        terrain=["house: 15 10", "lake: 8 16"],
    ).act(0, "levitate")
    assert "REB-ABL-05" in play.refused(c.Target(0, 2)).rules
    play.target(1)
    assert "REB-ABL-05" in play.refused(play.putting(1, 21.6, 10)).rules
    assert "REB-BLK-01" in play.refused(play.putting(1, 15, 10)).rules
    assert "REB-BLK-01" in play.refused(play.putting(1, 8, 16)).rules
    play.put(1, 21.5, 10, 200)
    assert (play.place(0), play.place(1), play.facing(1)) == ((10, 10), (21.5, 10), 200)
    assert "REB-ABL-06" in play.refused(c.Act(0, 1, "move")).rules


@content("minis/ability/magic-levitation")
@rule("REB-ABL-05")
def test_levitation_lifts_enemies_too_but_only_who_touched_at_the_start():
    play = (
        battle("0 magic-levitation 10 10 0", "1 trooper 11.5 10 180", FAR).act(0, "levitate").target(1).put(1, 11.5, 18)
    )
    assert play.place(1) == (11.5, 18)
    late = battle("0 magic-levitation 10 10 0", "0 trooper 14 10 0", FAR)
    late.act(1, "move").move(1, (11.5, 10))
    assert late.refused(c.Act(0, 0, "levitate")).reason == "minis-nobody-to-levitate"


def test_on_the_card_of_2001_the_levitated_figure_may_act():
    play = battle("0 magic-levitation 10 10 0", "0 trooper 11.5 10 0", FAR, card=2001)
    play.act(0, "levitate").target(1).put(1, 15, 15)
    assert play.offers(c.Act(0, 1, "move"))


@content("minis/ability/flight")
@rule("REB-ABL-07", "REB-ABL-08")
def test_flight_passes_over_everything_but_lands_on_free_ground():
    crowd = ("0 trooper 12 10 0", "1 trooper 17 10 180")
    play = battle("0 flight 10 10 0", *crowd, terrain=["house: 14.5 10"]).act(0, "move")
    assert play.refused(play.path(0, (14.5, 10))).reason == "table-on-solid"
    assert play.refused(play.path(0, (17, 10.5))).reason == "table-on-base"
    assert play.move(0, (17.9, 11.3)).place(0) == (17.9, 11.3)
    slow = battle("0 flight 13 10 0", FAR, terrain=["crop-field: 16 10"]).act(0, "move")
    assert slow.move(0, (21, 10)).place(0) == (21, 10)
    for die, free in ((1, False), (2, True)):
        held = battle("0 flight 10 10 0", "1 trooper 11.5 10 180", dice=[(die,)]).act(0, "move").break_away(0)
        assert held.offers(held.path(0, (5, 10))) is free


@content("minis/ability/aquatic")
@rule("REB-ABL-09")
def test_water_is_open_ground_for_aquatic_figures():
    for piece in ("pond", "lake"):
        play = battle("0 aquatic 10 10 0", FAR, terrain=[f"{piece}: 14 10"]).act(0, "move")
        assert play.offers(play.path(0, (14, 10)))
        assert play.move(0, (18, 10)).place(0) == (18, 10)
    inside = battle("0 aquatic 14 10 0", FAR, terrain=["pond: 14 10"]).act(0, "move")
    assert inside.move(0, (22, 10)).place(0) == (22, 10)
    land = battle("0 aquatic 10 10 0", FAR, terrain=["house: 14 10"]).act(0, "move")
    assert "REB-BLK-01" in land.refused(land.path(0, (14, 10))).rules


@content("minis/ability/stealth")
@rule("REB-ABL-10")
def test_stealth_turns_hindering_terrain_into_cover():
    play = battle("0 archer 10 10 0", "1 stealth 18 10 180", "1 trooper 17 13 180", terrain=["rubble: 14 9.5"])
    assert "REB-ABL-10" in play.act(0, "shoot").refused(c.Target(0, 1)).rules
    play.cancel(1, 1, "stealth")
    assert play.offers(c.Target(0, 1))
    clear = battle("0 archer 10 10 0", "1 stealth 18 10 180").act(0, "shoot")
    assert clear.offers(c.Target(0, 1))


@content("minis/ability/bound")
@rule("REB-ABL-11")
def test_bound_doubles_the_move_or_ends_it_with_a_shot():
    double = battle("0 bound 10 10 0", FAR).act(0, "bound-double")
    assert double.move(0, (26, 10)).place(0) == (26, 10)
    play = battle("0 bound 10 10 0", "1 trooper 26 10 180", dice=[(5, 5)]).act(0, "bound").move(0, (17, 10))
    play.act(0, "shoot").target(1)
    assert play.click(1) == 2
    held = battle("0 bound 10 10 0", "1 trooper 11.5 10 180")
    assert "REB-ABL-11" in held.refused(c.Act(0, 0, "bound")).rules


@content("minis/ability/forced-march")
@rule("REB-ABL-13")
def test_forced_march_sets_the_pace_of_the_formation():
    row = ("0 forced-march 10 10 0", "0 slow 10 11.5 0", "0 fast 10 13 0", FAR)
    play = battle(*row).act(0, "march").join(1).join(2)
    assert play.refused(play.path(2, (18.1, 13))).reason == "table-too-far"
    assert play.offers(play.path(1, (18, 11.5)))
    lazy = battle(*row).cancel(0, 0, "forced-march").act(0, "march").join(1).join(2)
    assert lazy.refused(lazy.path(1, (14.1, 11.5))).reason == "table-too-far"


@content("minis/ability/nimble")
@rule("REB-ABL-14")
def test_a_nimble_figure_turns_without_an_action_even_after_its_own():
    play = battle("0 nimble 10 10 0", "0 trooper 20 10 0", FAR)
    play.act(0, "nimble").turn(0, 180)
    assert (play.facing(0), play.tokens(0), play.state.actions) == (180, 0, 2)
    play.act(0, "move").move(0, (12, 10)).act(0, "nimble").turn(0, 90)
    assert (play.facing(0), play.tokens(0)) == (90, 1)
    aiming = battle("0 nimble 10 10 0", "0 archer 20 10 0", "1 trooper 26 10 180").act(1, "shoot")
    assert aiming.refused(c.Act(0, 0, "nimble")).reason == "unknown-command"
    foreign = battle("0 nimble 10 10 0", FAR, turn=1)
    assert foreign.refused(c.Act(0, 0, "nimble")).reason == "not-your-decision"


@content("minis/ability/ram")
@rule("REB-ABL-15", "REB-ABL-16")
def test_ram_strikes_everybody_before_its_front_after_the_spins():
    play = battle("0 ram 10 10 0", "1 trooper 15.5 10.8 0", "1 trooper 15.5 9.2 0", "1 trooper 12.5 11.5 0")
    play.act(0, "move").move(0, (14.23, 10))
    while play.kind == "free-spin":
        assert play.click(1) == play.click(2) == 0
        play.decline()
    assert [event.figure for event in play.all(Damaged)] == [1, 2]
    leaving = (
        battle("0 ram 10 10 180", "1 trooper 11.5 10 180", dice=[(6,)]).act(0, "move").break_away(0).move(0, (5, 10))
    )
    assert leaving.click(1) == 0
    assert not leaving.all(DiceRolled)


@content("minis/ability/frenzy")
def test_frenzied_figures_come_first_and_keep_no_captives():
    play = battle("0 frenzy 10 10 0", "0 trooper 20 10 0", FAR)
    assert play.refused(c.Act(0, 1, "move")).reason == "minis-frenzy-first"
    assert play.offers(c.Act(0, 1, "pass"))
    play.act(0, "move").turn(0, 90)
    assert play.offers(c.Act(0, 1, "move"))
    tired = battle("0 frenzy 10 10 0 tokens 2", "0 trooper 20 10 0", FAR)
    assert tired.offers(c.Act(0, 1, "move"))


@content("minis/ability/summon")
def test_summoned_beasts_return_at_their_start():
    play = battle("0 summon 10 10 0", "0 spawn eliminated", "0 trooper eliminated", FAR).act(0, "summon")
    assert play.refused(c.Target(0, 2)).reason == "minis-not-mage-spawn"
    play.target(1).put(1, 10, 11.5)
    assert (play.is_fielded(1), play.click(1)) == (True, 0)
    held = battle("0 summon 10 10 0", "0 spawn eliminated", "1 trooper 11.5 10 180")
    assert held.refused(c.Act(0, 0, "summon")).reason == "minis-touches-foe"
