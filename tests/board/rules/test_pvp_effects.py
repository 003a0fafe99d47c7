"""Special effects in combats between players: they reach the opponent's units, never the hero."""

from __future__ import annotations

from tests.board.rules.fights import hand
from tests.board.rules.rivals import AT_HOME, contest, duel, passes, play, uid, unit
from tests.marks import rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"
DARK = "mana: red 3, blue 3, green 3, white 3, black 3"


@rule("UE-PVP-54", "UE-PVP-65")
def test_effects_on_enemies_reach_unwounded_units_only() -> None:
    match = duel("hand: tremor, rage", "hand: march; units: peasants wounded, foresters, thugs")
    do(match, "0: play-card tremor basic", "0: choose-option 0")
    targets = [f"choose-enemy enemy=unit-{uid(match, 1, at)}" for at in (1, 2)]
    assert options(match) == targets, "neither the wounded unit nor the hero"
    do(match, f"0: choose-enemy unit-{uid(match, 1, 1)}")
    assert unit(match, 1, 1).armor.total == 1
    bare = duel("hand: tremor, rage", "hand: march")
    assert refused(bare, "0: play-card tremor basic").reason == "board-no-enemy-to-affect"


@rule("UE-PVP-57", "UE-PVP-60")
def test_armor_is_never_lowered_below_one_and_stays_low_for_the_whole_combat() -> None:
    match = duel("hand: tremor, march, promise, rage", "hand: march; units: herbalists")
    do(match, "0: play-card tremor basic", "0: choose-option 0")
    assert unit(match, 1).armor.total == 1
    play(match, 0, "march attack")
    do(match, "0: strike", "1: end-phase", "0: decline")
    passes(match, 1)
    assert unit(match, 1).armor.total == 1, "an attack later it still is"
    play(match, 0, "promise attack")
    do(match, "0: strike", "1: end-phase", f"0: assign-damage {uid(match, 1)}")
    assert unit(match, 1).wounds == 1


@rule("UE-PVP-60")
def test_the_effect_ends_with_the_combat() -> None:
    match = duel("hand: tremor, march, rage", "hand: march; units: herbalists")
    do(match, "0: play-card tremor basic", "0: choose-option 0")
    passes(match, 0, 1)
    assert unit(match, 1).armor.total == 2


@rule("UE-PVP-55")
def test_red_effects_spare_units_that_resist_fire_and_blue_ones_those_that_resist_ice() -> None:
    units = "units: fire_mages, ice_mages"
    match = duel(f"hand: demolish, rage; {DARK}", f"hand: march; {units}", more=NIGHT)
    do(match, "0: play-card demolish strong")
    assert [unit(match, 1, at).wounds for at in (0, 1)] == [0, 1]
    assert unit(match, 1, 0).armor.total == 4
    for name, reached in (("ice_mages", False), ("peasants", True)):
        blue = duel(f"hand: march; units: {name}", "units: amotep_freezers; hand: march")
        do(blue, f"0: activate-unit {uid(blue, 0)} 0", "0: strike")
        assert (f"activate-unit unit={uid(blue, 1)} ability=1" in options(blue)) == reached


@rule("UE-PVP-56")
def test_what_would_destroy_an_enemy_wounds_a_unit() -> None:
    match = duel(f"hand: whirlwind, rage; {DARK}", "hand: march; units: altem_guardians", more=NIGHT)
    do(match, "0: play-card whirlwind strong")
    assert unit(match, 1).wounds == 1
    assert view(match).players[0].fame == 0


@rule("UE-PVP-56")
def test_a_banner_can_save_the_unit() -> None:
    match = duel(f"hand: whirlwind, rage; {DARK}", "hand: march; units: peasants banner_of_fortitude", more=NIGHT)
    do(match, "0: play-card whirlwind strong")
    assert deciding(match) == [(1, "save-unit")]
    do(match, "1: choose-option 0")
    assert unit(match, 1).wounds == 0
    assert deciding(match) == [(0, "rival-attack")]


def shield(blocker: str, attacker: str, *attack: str):
    """Seat 0 attacks in melee, seat 1 answers with a strong Ice Shield."""
    match = duel(attacker, blocker)
    for text in attack:
        do(match, text.replace("$", str(uid(match, 0))) if "$" in text else text)
    do(match, "0: strike", "1: play-card ice_shield strong")
    return match


@rule("UE-PVP-58")
def test_side_effects_of_a_block_hit_a_unit_that_took_part() -> None:
    blocker = "hand: ice_shield, march"
    match = shield(blocker, "units: utem_swordsmen, peasants; hand: rage", "0: activate-unit $ 0")
    do(match, "1: end-phase")
    assert unit(match, 0, 0).armor.total == 1, "3 were blocked by 3; the swordsmen took part"
    assert unit(match, 0, 1).armor.total == 3


@rule("UE-PVP-58")
def test_a_choice_between_the_units_that_took_part() -> None:
    match = duel("units: utem_swordsmen, peasants; hand: rage", "hand: ice_shield, determination, march")
    do(match, f"0: activate-unit {uid(match, 0)} 0")
    do(match, f"0: activate-unit {uid(match, 0, 1)} 0")
    do(match, "0: strike", "1: play-card ice_shield strong", "1: play-card determination strong", "1: end-phase")
    assert deciding(match) == [(1, "partaker")]
    do(match, f"1: choose-unit {uid(match, 0, 1)}")
    assert [unit(match, 0, at).armor.total for at in (0, 1)] == [4, 1]


@rule("UE-PVP-58")
def test_a_side_effect_needs_the_attack_reduced_to_nothing() -> None:
    match = shield(
        "hand: ice_shield, march",
        "units: utem_swordsmen; hand: rage",
        "0: activate-unit $ 0",
        "0: play-card rage attack",
    )
    do(match, "1: end-phase")
    assert unit(match, 0).armor.total == 4, "4 were blocked by 3"


@rule("UE-PVP-66")
def test_without_units_in_the_attack_a_side_effect_finds_no_target() -> None:
    match = shield("hand: ice_shield, march", "units: peasants; hand: rage", "0: play-card rage attack")
    do(match, "1: end-phase")
    assert deciding(match) == [(1, "rival-attack")]
    assert unit(match, 0).armor.total == 3


@rule("UE-PVP-59")
def test_the_number_of_enemies_counts_hero_ready_units_and_those_that_take_part() -> None:
    units = "units: peasants, foresters spent, thugs wounded"
    match = duel(f"hand: flame_wall, rage; {DARK}", f"hand: march; {units}", more=NIGHT)
    do(match, "0: play-card flame_wall strong")
    assert contest(match).value == 5 + 2 * 2, "the hero and the peasants"
    other = duel(f"hand: rage; {units}", f"hand: flame_wall; {DARK}", more=NIGHT)
    do(other, f"0: activate-unit {uid(other, 0)} 0", "0: strike")
    do(other, "1: play-card flame_wall strong")
    assert contest(other).blocked == 7 + 2 * 2, "the peasants are spent, but they take part in the attack"


@rule("UE-PVP-61", "UE-PVP-62")
def test_a_unit_kept_from_attacking_has_its_share_deducted_and_stays_spent() -> None:
    match = duel("units: peasants; hand: rage", "hand: whirlwind, march")
    passes(match, 0)
    assert refused(match, "1: play-card whirlwind basic").reason == "board-no-enemy-to-affect", "nobody attacks"
    passes(match, 1)
    match = duel("units: peasants; hand: rage", "hand: whirlwind, march")
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: play-card rage attack", "0: strike")
    assert contest(match).value == 3
    do(match, "1: play-card whirlwind basic")
    assert contest(match).value == 1
    do(match, "1: end-phase")
    assert not unit(match, 0).ready


@rule("UE-PVP-62")
def test_a_block_cannot_be_prevented() -> None:
    match = duel("hand: rage, whirlwind", "units: foresters; hand: march")
    do(match, "0: play-card rage attack", "0: strike", f"1: activate-unit {uid(match, 1)} 1")
    assert contest(match).left == 0
    do(match, "1: end-phase")
    passes(match, 1)
    assert refused(match, "0: play-card whirlwind basic").reason == "board-no-enemy-to-affect"


@rule("UE-PVP-63", "UE-PVP-69")
def test_an_effect_that_stops_all_attacks_cancels_one_whole_attack_of_either_phase() -> None:
    for phase in ("ranged", "attack"):
        match = duel(
            f"hand: wings_of_wind, march, rage; {DARK}",
            f"hand: swiftness, swiftness; units: utem_crossbowmen; {DARK}",
            phase=phase,
            more=NIGHT,
        )
        if phase == "attack":
            passes(match, 0)
        play(match, 1, "swiftness strong")
        do(match, f"1: activate-unit {uid(match, 1)} 1", "1: strike")
        assert contest(match).value == 5
        do(match, "0: play-card wings_of_wind strong")
        assert contest(match).value == 0
        do(match, "0: end-phase")
        assert "wound" not in hand(match)
        assert not unit(match, 1).ready
        assert "swiftness" in view(match).players[1].played
        assert deciding(match) == [(0, "rival-attack")], "the combat goes on"
        assert contest(match).phase == phase


@rule("UE-PVP-68")
def test_walls_once_ignored_stay_ignored() -> None:
    match = duel(
        "hand: demolish, swiftness, swiftness, rage",
        "hand: march; units: peasants",
        phase="ranged",
        **AT_HOME,
    )
    passes(match, 1)
    play(match, 0, "swiftness strong")
    assert contest(match).value == 0
    play(match, 0, "demolish basic")
    assert contest(match).value == 3
    do(match, "0: strike", "1: end-phase", "0: decline")
    passes(match, 1)
    play(match, 0, "swiftness strong")
    assert contest(match).value == 3


@rule("UE-PVP-65", "UE-PVP-31")
def test_an_attack_that_loses_its_swiftness_is_blocked_point_for_point() -> None:
    match = duel(
        "hand: chilling_stare, determination", "units: peasants, utem_crossbowmen; hand: march", phase="ranged"
    )
    do(match, f"1: activate-unit {uid(match, 1, 1)} 1", "1: strike")
    do(match, "0: play-card determination basic")
    assert contest(match).blocked == 1
    do(match, "0: play-card chilling_stare basic", "0: choose-option 1")
    assert contest(match).blocked == 2


@rule("UE-PVP-65", "UE-PVP-35", "UE-PVP-11")
def test_damage_that_a_hero_ignores_makes_the_first_wound_dearer() -> None:
    match = duel(
        "hand: fireball, march, promise",
        "hand: march; skills: krang_battle_hardened",
        attends="fully",
        more="heroes: tovak, krang",
    )
    play(match, 0, "fireball basic")
    do(match, "0: strike", "1: use-skill krang_battle_hardened", "1: end-phase")
    assert refused(match, "0: assign-damage 99").reason == "board-no-such-unit"
    do(match, "0: assign-damage hero", "0: assign-damage hero")
    assert hand(match, 1) == ("march", "wound", "wound")
    assert deciding(match) == [(1, "rival-attack")], "1 of fire is ignored once, and 2 are needed twice"
    passes(match, 1)
    play(match, 0, "promise attack")
    do(match, "0: strike", "1: play-card march block", "1: end-phase")
    assert not [one for one in view(match).lasting if one.source.name == "krang_battle_hardened"]


@rule("UE-PVP-54", "UE-PVP-60")
def test_a_unit_loses_its_resistances_and_no_other_does() -> None:
    match = duel("hand: expose, rage", "hand: march; units: guardian_golems, guardian_golems")
    do(match, "0: play-card expose basic", f"0: choose-enemy unit-{uid(match, 1, 1)}")
    assert [unit(match, 1, at).resistances for at in (0, 1)] == [("physical",), ()]
    play(match, 0, "rage basic")
    do(match, "0: strike", "1: end-phase")
    assert f"assign-damage unit={uid(match, 1, 1)}" in options(match)
    assert f"assign-damage unit={uid(match, 1, 0)}" not in options(match)
