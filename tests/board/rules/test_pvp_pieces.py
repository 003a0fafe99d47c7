"""Cards, skills and units about single enemies, in combats between players."""

from __future__ import annotations

from tests.board.rules.fights import hand
from tests.board.rules.rivals import AT_HOME, contest, duel, passes, play, uid, unit
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view

NIGHT = "night: yes; source: gold, gold, gold"
DARK = "mana: red 3, blue 3, green 3, white 3, black 3"


# Forked Lightning.


@content("board/skill/braevalar_forked_lightning")
@rule("UE-PVP-59", "UE-PVP-25")
def test_forked_lightning_strikes_as_often_as_there_are_enemies() -> None:
    for units, amount in (
        ("", 1),
        ("; units: peasants", 2),
        ("; units: peasants, thugs wounded, foresters, scouts", 3),
    ):
        match = duel(
            "hand: march; skills: braevalar_forked_lightning",
            f"hand: march{units}",
            phase="ranged",
            more="heroes: braevalar, krang",
        )
        passes(match, 1)
        do(match, "0: use-skill braevalar_forked_lightning")
        assert (contest(match).value, contest(match).elements) == (amount, ("cold_fire",))


@content("board/skill/braevalar_forked_lightning")
@rule("UE-PVP-26")
def test_walls_keep_forked_lightning_out() -> None:
    match = duel(
        "hand: march; skills: braevalar_forked_lightning",
        "hand: march",
        phase="ranged",
        more="heroes: braevalar, krang",
        **AT_HOME,
    )
    passes(match, 1)
    do(match, "0: use-skill braevalar_forked_lightning")
    assert contest(match).value == 0


# Dueling.


def dueling(seat: str = "", rival: str = "hand: rage, march, march"):
    """The duellist is seat 0, who has passed and blocks an attack of the Melee phase."""
    match = duel(f"hand: determination, rage; skills: wolfhawk_dueling; {seat}", rival, more="heroes: wolfhawk, krang")
    passes(match, 0)
    play(match, 1, "rage basic")
    do(match, "1: strike")
    return match


@content("board/skill/wolfhawk_dueling")
@rule("UE-PVP-65", "UE-PVP-27")
def test_a_duel_with_a_player_gives_block_attack_in_the_next_attack_and_fame() -> None:
    match = dueling()
    do(match, "0: use-skill wolfhawk_dueling")
    assert contest(match).blocked == 1
    do(match, "0: end-phase")
    assert contest(match).value == 1, "the blow of the duel"
    assert view(match).players[0].fame == 0
    do(match, "0: strike")
    assert view(match).players[0].fame == 1
    do(match, "1: end-phase")
    passes(match, 1)
    assert contest(match).value == 0, "there is one blow only"


@content("board/skill/wolfhawk_dueling")
def test_a_unit_that_helps_spoils_the_duel() -> None:
    before = dueling("units: foresters")
    do(before, f"0: activate-unit {uid(before, 0)} 1", "0: use-skill wolfhawk_dueling", "0: end-phase", "0: strike")
    assert view(before).players[0].fame == 0, "the foresters blocked"
    after = dueling("units: peasants")
    do(after, "0: use-skill wolfhawk_dueling", "0: end-phase")
    do(after, f"0: activate-unit {uid(after, 0)} 0", "0: strike")
    assert view(after).players[0].fame == 0, "the peasants attacked"
    rival = dueling(rival="hand: rage, march, march; units: foresters")
    do(rival, "0: use-skill wolfhawk_dueling", "0: end-phase", "0: strike")
    do(rival, f"1: activate-unit {uid(rival, 1)} 1")
    assert view(rival).players[0].fame == 1, "a unit of the opponent does not"


@content("board/skill/wolfhawk_dueling")
def test_who_does_not_attack_after_the_duel_gets_nothing_for_it() -> None:
    match = dueling()
    do(match, "0: use-skill wolfhawk_dueling", "0: end-phase")
    passes(match, 0)
    play(match, 1, "march attack")
    do(match, "1: strike", "0: end-phase")
    play(match, 0, "rage basic")
    do(match, "0: strike")
    assert view(match).players[0].fame == 0


@content("board/skill/wolfhawk_dueling")
def test_duels_belong_to_the_melee() -> None:
    match = duel(
        "hand: march; skills: wolfhawk_dueling", "hand: swiftness", phase="ranged", more="heroes: wolfhawk, krang"
    )
    play(match, 1, "swiftness strong")
    do(match, "1: strike")
    assert refused(match, "0: use-skill wolfhawk_dueling").reason == "board-only-in-melee"


# Cure, whose strong half is Disease.


@content("board/card/cure")
@rule("UE-PVP-58", "UE-PVP-60")
def test_disease_strikes_the_units_whose_attack_was_blocked() -> None:
    match = duel("units: utem_swordsmen, peasants, thugs; hand: rage", f"hand: cure, determination; {DARK}", more=NIGHT)
    do(match, f"0: activate-unit {uid(match, 0)} 0", f"0: activate-unit {uid(match, 0, 1)} 0", "0: strike")
    assert refused(match, "1: play-card cure strong").reason == "board-no-enemy-to-affect", "not blocked yet"
    do(match, "1: play-card determination strong", "1: end-phase")
    do(match, "1: play-card cure strong")
    assert [unit(match, 0, at).armor.total for at in range(3)] == [1, 1, 5], "the thugs took no part"


@content("board/card/cure")
@rule("UE-PVP-58")
def test_disease_spares_units_whose_attack_came_through() -> None:
    match = duel("units: utem_swordsmen; hand: rage", f"hand: cure, determination; {DARK}", more=NIGHT)
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: strike")
    do(match, "1: play-card determination basic", "1: end-phase")
    assert deciding(match) == [(1, "rival-attack")], "1 damage was too little for anything"
    assert refused(match, "1: play-card cure strong").reason == "board-no-enemy-to-affect"


@content("board/unit/delphana_masters")
@rule("UE-PVP-56", "UE-PVP-58")
def test_a_unit_whose_attack_was_blocked_can_be_doomed_afterwards() -> None:
    match = duel("units: utem_swordsmen; hand: rage", "hand: determination; units: delphana_masters")
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: strike")
    do(match, "1: play-card determination strong", "1: end-phase")
    do(match, f"1: activate-unit {uid(match, 1)} 1")
    assert unit(match, 0).wounds == 1


# Counterattack.


@content("board/card/counterattack")
@rule("UE-PVP-59", "UE-PVP-65")
def test_a_counterattack_counts_those_whose_attack_was_blocked() -> None:
    for attack, amount in (
        (("0: play-card rage basic",), 2 + 2),
        (("$",), 2 + 2),
        (("$", "0: play-card rage basic"), 2 + 4),
    ):
        match = duel("units: peasants; hand: rage", "hand: counterattack, determination")
        for text in attack:
            do(match, f"0: activate-unit {uid(match, 0)} 0" if text == "$" else text)
        do(match, "0: strike", "1: play-card determination strong", "1: end-phase")
        play(match, 1, "counterattack basic")
        assert contest(match).value == amount
    through = duel("hand: rage", "hand: counterattack, determination")
    do(through, "0: play-card rage strong", "0: strike", "1: end-phase", "0: decline")
    play(through, 1, "counterattack basic")
    assert contest(through).value == 2, "nothing was blocked"


# Charm, whose strong half is Possess.


def possessed(attack: str = "0", phase: str = "attack"):
    """Seat 1 has possessed the unit of seat 0 that attacked."""
    match = duel("units: ice_mages, peasants; hand: rage", f"hand: charm, march, rage; {DARK}", more=NIGHT, phase=phase)
    if phase == "ranged":
        passes(match, 1)
    do(match, f"0: activate-unit {uid(match, 0)} {attack}", "0: strike")
    do(match, "1: play-card charm strong")
    return match


@content("board/card/charm")
@rule("UE-PVP-61", "UE-PVP-65")
def test_possess_deducts_the_share_of_a_unit_and_lends_its_strength() -> None:
    match = possessed()
    assert contest(match).value == 0
    do(match, "1: end-phase", "1: use-grant 0")
    assert (contest(match).value, contest(match).elements) == (4, ("ice",))
    do(match, "1: strike", "0: end-phase")
    assert f"assign-damage unit={uid(match, 0, 1)}" in options(match)
    assert refused(match, f"1: assign-damage {uid(match, 0)}").reason == "board-no-such-unit", "its own strength"


@content("board/card/charm")
def test_without_the_borrowed_strength_the_possessed_unit_can_be_wounded() -> None:
    match = possessed()
    do(match, "1: end-phase")
    play(match, 1, "rage strong")
    do(match, "1: strike", "0: end-phase")
    assert f"assign-damage unit={uid(match, 0)}" in options(match)


@content("board/card/charm")
@rule("UE-PVP-25")
def test_strength_borrowed_from_afar_is_used_in_melee() -> None:
    match = possessed("1", "ranged")
    do(match, "1: end-phase")
    assert "use-grant grant=0" not in options(match), "it is a plain Attack"
    passes(match, 1, 0, 0)
    do(match, "1: use-grant 0")
    assert contest(match).value == 4


# Cold Toughness.


@content("board/card/cold_toughness")
@rule("UE-PVP-65", "UE-PVP-42")
def test_cold_toughness_grows_with_the_mana_the_attacker_spent_on_the_attack() -> None:
    match = duel("hand: rage, mana_bolt, march; units: red_cape_monks", "hand: cold_toughness, cold_toughness, march")
    play(match, 0, "rage strong")
    do(match, f"0: activate-unit {uid(match, 0)} 1", "0: strike")
    do(match, "1: play-card cold_toughness strong")
    assert contest(match).blocked == 5 + 2
    do(match, "1: end-phase")
    passes(match, 1)
    do(match, "0: play-card march attack", "0: strike", "1: play-card cold_toughness strong")
    assert contest(match).blocked == 5, "no mana was spent on this attack"


# Expose.


@content("board/card/expose")
@rule("UE-PVP-68", "UE-PVP-26")
def test_walls_taken_from_all_are_open_for_the_rest_of_the_combat() -> None:
    match = duel(f"hand: expose, swiftness, rage; {DARK}", "hand: march", phase="ranged", more=NIGHT, **AT_HOME)
    passes(match, 1)
    do(match, "0: play-card expose strong")
    assert contest(match).value == 3
    do(match, "0: strike", "1: end-phase", "0: decline")
    passes(match, 1)
    play(match, 0, "swiftness strong")
    assert contest(match).value == 3


@content("board/card/expose")
@rule("UE-PVP-26")
def test_walls_taken_from_one_unit_shelter_the_others() -> None:
    match = duel("hand: expose, rage", "hand: march; units: peasants", phase="ranged", **AT_HOME)
    passes(match, 1)
    do(match, "0: play-card expose basic")
    assert contest(match).value == 0


# Effects of a turn, Cumbersome attacks, guards and tolls.


@content("board/unit/delphana_masters")
@rule("UE-PVP-60")
def test_changes_for_a_turn_end_with_the_combat() -> None:
    match = duel("units: delphana_masters; hand: rage", "hand: march; units: thugs")
    do(match, f"0: activate-unit {uid(match, 0)} 2", "0: decline")
    assert unit(match, 1).armor.total == 1
    passes(match, 0, 1)
    assert unit(match, 1).armor.total == 5


@content("board/skill/braevalar_natures_vengeance")
@rule("UE-PVP-65", "UE-ABIL-14")
def test_move_points_slow_a_unit_made_cumbersome() -> None:
    match = duel(
        "units: amotep_gunners; hand: rage, march",
        "hand: march; skills: braevalar_natures_vengeance",
        attends="fully",
        more="heroes: tovak, braevalar",
    )
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: strike")
    slow = f"1: slow-attack unit-{uid(match, 0)} 0"
    assert refused(match, slow).reason == "board-not-cumbersome"
    do(match, "1: use-skill braevalar_natures_vengeance")
    assert contest(match).value == 4
    assert refused(match, slow).reason == "board-no-move-points"
    do(match, "1: play-card march basic", slow, slow)
    assert contest(match).value == 2
    assert refused(match, slow).reason == "board-no-move-points"


@content("board/unit/shocktroops")
@rule("UE-PVP-65", "UE-PVP-32")
def test_damage_goes_first_to_a_unit_that_placed_itself_before_the_attack() -> None:
    match = duel("units: amotep_gunners; hand: rage", "hand: march; units: shocktroops, peasants")
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: play-card rage strong", "0: strike")
    do(match, f"1: activate-unit {uid(match, 1)} 2", "1: end-phase")
    assert contest(match).left == 5 + 4 - 3
    guard, peasants = uid(match, 1), uid(match, 1, 1)
    assert options(match) == [f"assign-damage unit={guard}", "decline"]
    assert refused(match, "0: assign-damage hero").reason == "board-guard-first"
    assert refused(match, f"0: assign-damage {peasants}").reason == "board-guard-first"
    do(match, f"0: assign-damage {guard}")
    assert unit(match, 1).wounds == 1
    assert f"assign-damage unit={peasants}" in options(match)


@content("board/unit/heroes_red")
@rule("UE-COMBAT-02")
def test_heroes_do_not_like_to_assault_the_keep_of_a_player_either() -> None:
    match = duel("units: heroes_red; hand: promise, rage", "hand: march; units: heroes_blue", **AT_HOME)
    assert refused(match, f"0: activate-unit {uid(match, 0)} 0").reason == "board-too-little-influence"
    do(match, "0: play-card promise basic", f"0: activate-unit {uid(match, 0)} 0", "0: strike")
    do(match, f"1: activate-unit {uid(match, 1)} 0")
    assert contest(match).left == 0, "the owner's need no persuasion"
    assert hand(match, 1) == ("march",)


# Blocks and what follows them.


@content("board/card/burning_shield")
@rule("UE-PVP-58", "UE-PVP-56", "UE-PVP-55")
def test_a_burning_shield_burns_back() -> None:
    match = duel("hand: rage, march", "hand: burning_shield, march")
    do(match, "0: play-card rage basic", "0: strike", "1: play-card burning_shield basic", "1: end-phase")
    do(match, "1: use-grant 0")
    assert (contest(match).value, contest(match).elements) == (4, ("fire",)), "the Attack needs no unit"
    for name, wounds in (("peasants", 1), ("fire_golems", 0)):
        match = duel(f"hand: rage; units: {name}", f"hand: burning_shield, march; {DARK}", more=NIGHT)
        do(match, f"0: activate-unit {uid(match, 0)} 0", "0: strike", "1: play-card burning_shield strong")
        do(match, "1: end-phase")
        assert unit(match, 0).wounds == wounds


@content("board/card/shield_bash")
@rule("UE-PVP-58")
def test_the_surplus_of_a_shield_bash_dents_the_armor() -> None:
    match = duel("hand: march; units: thugs", "hand: march, shield_bash")
    do(match, f"0: activate-unit {uid(match, 0)} 1", "0: strike", "1: play-card shield_bash strong", "1: end-phase")
    assert unit(match, 0).armor.total == 5 - 2


@content("board/card/shield_of_the_fallen_kings")
@rule("UE-PVP-27")
def test_separate_blocks_stop_separate_attacks() -> None:
    match = duel("hand: rage, march, march", "hand: shield_of_the_fallen_kings, march")
    do(match, "0: play-card rage basic", "0: strike")
    do(match, "1: play-card shield_of_the_fallen_kings basic", "1: choose-option 1")
    assert contest(match).blocked == 4
    assert "use-grant grant=0" not in options(match), "the second is for another attack"
    do(match, "1: end-phase", "1: end-phase", "0: play-card march attack", "0: strike", "1: use-grant 0")
    assert contest(match).blocked == 4


@content("board/card/dodge_and_weave")
@rule("UE-PVP-54", "UE-PVP-65")
def test_who_dodged_unhurt_strikes_back() -> None:
    match = duel("hand: rage; units: thugs", "hand: dodge_and_weave, march")
    do(match, f"0: activate-unit {uid(match, 0)} 1", "0: strike", "1: play-card dodge_and_weave basic")
    assert contest(match).value == 3 - 2
    do(match, "1: end-phase", "1: use-grant 0")
    assert contest(match).value == 1


# Changes of units.


@content("board/skill/wolfhawk_know_your_prey")
@rule("UE-PVP-28", "UE-PVP-60")
def test_an_element_is_taken_from_the_share_of_a_unit() -> None:
    match = duel(
        "hand: rage; units: ice_mages",
        "hand: march; skills: wolfhawk_know_your_prey",
        attends="fully",
        more="heroes: tovak, wolfhawk",
    )
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: strike", "1: use-skill wolfhawk_know_your_prey")
    do(match, "1: choose-option 1")
    assert (contest(match).value, contest(match).elements) == (4, ("physical",))


@content("board/skill/wolfhawk_taunt")
@rule("UE-PVP-54")
def test_a_unit_is_taunted() -> None:
    match = duel(
        "hand: rage; units: thugs",
        "hand: march; skills: wolfhawk_taunt",
        attends="fully",
        more="heroes: tovak, wolfhawk",
    )
    do(match, f"0: activate-unit {uid(match, 0)} 1", "0: strike", "1: use-skill wolfhawk_taunt", "1: choose-option 1")
    assert (contest(match).value, unit(match, 0).armor.total) == (3 + 2, 5 - 2)


@content("board/skill/krang_curse")
@rule("UE-PVP-26", "UE-PVP-40")
def test_walls_shelter_units_from_a_curse_until_the_melee() -> None:
    match = duel(
        "hand: march; skills: krang_curse",
        "hand: march; units: thugs",
        phase="ranged",
        more="heroes: krang, tovak",
        **AT_HOME,
    )
    passes(match, 1)
    assert refused(match, "0: use-skill krang_curse").reason == "board-no-enemy-to-affect"
    passes(match, 0)
    do(match, "0: use-skill krang_curse")
    assert unit(match, 1).armor.total == 4


@content("board/skill/tovak_resistance_break")
@rule("UE-PVP-54")
def test_resistances_of_a_unit_cost_it_armor() -> None:
    match = duel(
        "hand: march; skills: tovak_resistance_break", "hand: march; units: fire_golems", more="heroes: tovak, krang"
    )
    do(match, "0: use-skill tovak_resistance_break")
    assert unit(match, 1).armor.total == 4 - 2


@content("board/card/banner_of_fear")
@rule("UE-PVP-61", "UE-PVP-63")
def test_fear_deducts_the_share_of_a_unit_or_cancels_the_attack() -> None:
    match = duel("hand: march; units: thugs", "hand: march; units: peasants banner_of_fear")
    do(match, f"0: activate-unit {uid(match, 0)} 1", "0: play-card march attack", "0: strike")
    do(match, f"1: use-banner {uid(match, 1)}")
    assert (contest(match).value, view(match).players[1].fame, unit(match, 1).ready) == (1, 1, False)
    strong = duel("hand: march; units: thugs", "hand: march, banner_of_fear")
    do(strong, f"0: activate-unit {uid(strong, 0)} 1", "0: play-card march attack", "0: strike")
    do(strong, "1: play-card banner_of_fear strong")
    assert contest(strong).value == 0


@content("board/card/chill")
@rule("UE-PVP-55", "UE-PVP-61")
def test_a_chilled_unit_neither_attacks_nor_resists_fire() -> None:
    match = duel("hand: march; units: fire_golems", "hand: march, chill")
    do(match, f"0: activate-unit {uid(match, 0)} 0", "0: strike", "1: play-card chill basic")
    assert (contest(match).value, unit(match, 0).resistances) == (0, ("physical",))
    cold = duel("hand: march; units: ice_golems", "hand: march, chill")
    do(cold, f"0: activate-unit {uid(cold, 0)} 0", "0: strike")
    assert refused(cold, "1: play-card chill basic").reason == "board-no-enemy-to-affect"


@content("board/card/sword_of_justice")
@rule("UE-PVP-34", "UE-PVP-60")
def test_justice_doubles_blows_and_takes_resistance_from_all_units() -> None:
    match = duel("hand: sword_of_justice, rage, march", "hand: march; units: guardian_golems")
    do(match, "0: play-card sword_of_justice strong", "0: play-card rage basic")
    assert (contest(match).value, unit(match, 1).resistances) == (4, ())
    alone = duel("hand: sword_of_justice, rage, march", "hand: march")
    do(alone, "0: play-card sword_of_justice strong", "0: play-card rage basic")
    assert contest(alone).value == 4, "without units there is nothing to lose resistances"


@content("board/card/soul_harvester")
@rule("UE-PVP-56")
def test_nobody_is_defeated_by_a_player() -> None:
    match = duel("hand: soul_harvester, march", "hand: march; units: peasants")
    do(match, "0: play-card soul_harvester basic", "0: strike", "1: end-phase", f"0: assign-damage {uid(match, 1)}")
    assert unit(match, 1).wounds == 1
    assert deciding(match) == [(1, "rival-attack")], "no crystal for a wounded unit"
