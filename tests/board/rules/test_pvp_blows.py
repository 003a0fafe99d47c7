"""Attacks, blocks and damage between players."""

from __future__ import annotations

from tests.board.rules.fights import hand, me
from tests.board.rules.rivals import AT_HOME, contest, duel, passes, play, uid, unit
from tests.marks import rule
from tests.play import deciding, do, options, refused, view


@rule("UE-PVP-21", "UE-PVP-24", "UE-PVP-38", "UE-PVP-39")
def test_first_ranged_attacks_by_the_defender_then_melee_by_the_aggressor() -> None:
    match = duel("hand: march, rage", "hand: march, rage", phase="ranged")
    assert deciding(match) == [(1, "rival-attack")]
    assert contest(match).phase == "ranged"
    passes(match, 1)
    assert deciding(match) == [(0, "rival-attack")]
    passes(match, 0)
    assert contest(match).phase == "attack"
    assert deciding(match) == [(0, "rival-attack")]


@rule("UE-PVP-23", "UE-PVP-38")
def test_the_players_take_turns_and_only_passes_in_succession_end_a_phase() -> None:
    match = duel("hand: swiftness, march", "hand: swiftness, rage", phase="ranged")
    passes(match, 1)
    play(match, 0, "swiftness strong")
    do(match, "0: strike")
    assert deciding(match) == [(1, "rival-block")]
    do(match, "1: end-phase", "0: decline")
    assert deciding(match) == [(1, "rival-attack")]
    passes(match, 1)
    assert contest(match).phase == "ranged", "an attack came between the two passes"
    assert deciding(match) == [(0, "rival-attack")]
    passes(match, 0)
    assert contest(match).phase == "attack"


@rule("UE-PVP-25")
def test_only_ranged_and_siege_attacks_count_in_the_first_phase() -> None:
    match = duel("hand: rage", "hand: rage, swiftness, crushing_bolt", phase="ranged")
    assert refused(match, "1: strike").rules == ("UE-PVP-23", "UE-PVP-25")
    assert refused(match, "1: play-card rage attack").reason == "board-attack-not-now"
    assert refused(match, "1: play-card rage strong").reason == "board-attack-not-ranged"
    play(match, 1, "swiftness strong", "crushing_bolt strong")
    assert contest(match).value == 6


@rule("UE-PVP-26")
def test_walls_leave_the_aggressor_siege_attacks_only() -> None:
    match = duel("hand: swiftness, crushing_bolt", "hand: swiftness", phase="ranged", **AT_HOME)
    play(match, 1, "swiftness strong")
    assert contest(match).value == 3
    do(match, "1: strike", "0: end-phase", "1: decline")
    play(match, 0, "swiftness strong")
    assert contest(match).value == 0
    assert refused(match, "0: strike").reason == "board-nothing-to-attack-with"
    play(match, 0, "crushing_bolt strong")
    assert contest(match).value == 3


@rule("UE-PVP-40")
def test_in_melee_all_attacks_count_and_walls_do_not() -> None:
    match = duel("hand: swiftness, crushing_bolt, rage", "hand: march", **AT_HOME)
    play(match, 0, "swiftness strong", "crushing_bolt strong", "rage strong")
    assert contest(match).value == 3 + 3 + 4


@rule("UE-PVP-28", "UE-PVP-30")
def test_two_points_of_block_take_one_off_a_ranged_attack_and_inefficient_ones_count_half_before() -> None:
    first = duel("hand: ice_shield, rage", "hand: fireball", phase="ranged")
    play(first, 1, "fireball basic")
    do(first, "1: strike", "0: play-card ice_shield basic")
    assert (contest(first).value, contest(first).blocked, contest(first).left) == (5, 1, 4)
    other = duel("hand: determination, rage", "hand: fireball", phase="ranged")
    play(other, 1, "fireball basic")
    do(other, "1: strike", "0: play-card determination strong", "0: play-card rage block")
    assert contest(other).blocked == 1, "6 points of physical Block are 3 against fire, and 3 take off 1"


@rule("UE-PVP-28")
def test_efficient_against_one_element_of_a_mixed_attack_is_efficient() -> None:
    match = duel("hand: fireball, snowstorm", "hand: ice_shield, rage", attends="fully")
    play(match, 0, "fireball basic", "snowstorm basic")
    do(match, "0: strike", "1: play-card ice_shield basic")
    assert contest(match).elements == ("fire", "ice")
    assert contest(match).blocked == 3
    do(match, "1: play-card rage block")
    assert contest(match).blocked == 3, "a physical point is efficient against neither"


@rule("UE-PVP-31")
def test_blocks_against_swiftness_work_fully_on_ranged_attacks() -> None:
    match = duel("units: utem_guardsmen; hand: march", "hand: fireball, swiftness", phase="ranged")
    play(match, 1, "swiftness strong")
    do(match, "1: strike", f"0: activate-unit {uid(match, 0)} 1")
    assert contest(match).blocked == 4
    assert contest(match).left == 0


@rule("UE-PVP-29", "UE-PVP-32", "UE-PVP-42")
def test_in_melee_every_point_of_block_counts_and_the_rest_is_damage_for_the_attacker_to_spend() -> None:
    match = duel("hand: rage, march", "hand: rage, march")
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: play-card rage block")
    assert (contest(match).value, contest(match).blocked, contest(match).left) == (4, 1, 3)
    do(match, "1: end-phase")
    assert deciding(match) == [(0, "rival-damage")]
    assert "assign-damage unit=hero" in options(match)


@rule("UE-PVP-33", "UE-PVP-37")
def test_damage_equal_to_its_armor_wounds_a_unit_and_less_does_nothing() -> None:
    match = duel("hand: rage, march", "hand: march; units: peasants, foresters, thugs wounded")
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: end-phase")
    peasants, foresters, thugs = (uid(match, 1, at) for at in range(3))
    assert f"assign-damage unit={peasants}" in options(match)
    assert f"assign-damage unit={foresters}" in options(match)
    assert refused(match, f"0: assign-damage {thugs}").rules == ("UE-PVP-33",)
    do(match, f"0: assign-damage {peasants}")
    assert unit(match, 1).wounds == 1
    assert deciding(match) == [(1, "rival-attack")], "one point left: there is nothing it could be used for"


@rule("UE-PVP-37")
def test_damage_may_be_left_unassigned() -> None:
    match = duel("hand: rage, march", "hand: march")
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: end-phase", "0: decline")
    assert "wound" not in hand(match, 1)
    assert deciding(match) == [(1, "rival-attack")]


@rule("UE-PVP-34", "UE-PVP-41")
def test_a_unit_that_resists_any_element_of_the_attack_takes_twice_its_armor() -> None:
    match = duel("hand: fireball, march", "hand: march; units: guardian_golems")
    play(match, 0, "fireball basic")
    do(match, "0: strike", "1: end-phase")
    golems = uid(match, 1)
    assert f"assign-damage unit={golems}" in options(match), "5 of fire is more than 3"
    other = duel("hand: fireball, march", "hand: march; units: guardian_golems")
    play(other, 0, "fireball basic", "march attack")
    assert contest(other).elements == ("physical", "fire")
    do(other, "0: strike", "1: play-card march block")
    assert contest(other).blocked == 1, "the sideways card makes every Block efficient"
    do(other, "1: end-phase")
    assert refused(other, f"0: assign-damage {uid(other, 1)}").reason == "board-too-little-damage"


@rule("UE-PVP-41")
def test_sideways_cards_are_physical_attacks_in_melee() -> None:
    match = duel("hand: march, promise", "hand: march")
    play(match, 0, "march attack", "promise attack")
    assert contest(match).value == 2
    assert contest(match).elements == ("physical",)


@rule("UE-PVP-67")
def test_cold_fire_is_resisted_only_with_both_resistances() -> None:
    match = duel("hand: mana_bolt, march", "hand: march; units: fire_mages, sorcerers")
    do(match, "0: play-card mana_bolt basic", "0: pay-mana token-red red")
    assert contest(match).elements == ("cold_fire",)
    do(match, "0: strike", "1: end-phase")
    assert f"assign-damage unit={uid(match, 1, 0)}" in options(match)
    assert f"assign-damage unit={uid(match, 1, 1)}" not in options(match), "7 is less than twice 4"


@rule("UE-PVP-35")
def test_each_armor_of_damage_wounds_the_hero_once() -> None:
    match = duel("hand: rage, march", "hand: march")
    play(match, 0, "rage strong")
    do(match, "0: strike", "1: end-phase", "0: assign-damage hero")
    assert hand(match, 1) == ("march", "wound")
    do(match, "0: assign-damage hero")
    assert hand(match, 1) == ("march", "wound", "wound")
    assert deciding(match) == [(1, "rival-attack")]


@rule("UE-PVP-36")
def test_wounds_of_a_combat_with_a_player_knock_out_too() -> None:
    match = duel("hand: fireball, snowstorm, march", "hand: march, rage", attends="fully")
    play(match, 0, "fireball basic", "snowstorm basic")
    do(match, "0: strike", "1: end-phase", *["0: assign-damage hero"] * 5)
    assert hand(match, 1) == ("wound",) * 5
    assert set(me(match, 1).discard) == {"march", "rage"}
    assert view(match).combat.knocked_out
    passes(match, 1)
    assert not view(match).combat.knocked_out, "that was the other hero"


@rule("UE-PVP-32")
def test_the_defenders_attacks_do_damage_to_the_aggressor() -> None:
    match = duel("hand: march", "hand: swiftness", phase="ranged")
    play(match, 1, "swiftness strong")
    do(match, "1: strike", "0: end-phase")
    assert deciding(match) == [(1, "rival-damage")]
    do(match, "1: assign-damage hero")
    assert hand(match, 0) == ("march", "wound")
    assert deciding(match) == [(0, "rival-attack")]
