"""Skills for combat: enemies weakened, attacks raised, damage shrugged off, tokens kept."""

from __future__ import annotations

import pytest

from tests.board.rules.fights import enemy, hand, me, sideways
from tests.board.skills.trials import attack, battle, block, cases, state, usable, use
from tests.marks import content, rule
from tests.play import do, options, refused, view


def armor(match: object, name: str) -> int:
    return int(enemy(match, name).armor.total)  # type: ignore[arg-type]


def value(match: object, name: str, at: int = 0) -> int:
    return int(enemy(match, name).attacks[at].value.total)  # type: ignore[arg-type]


@content("board/skill/tovak_resistance_break")
@rule("UE-ABIL-22")
@pytest.mark.parametrize("name, before, after", [("golems", 5, 4), ("fire_mages", 5, 4), ("prowlers", 3, 3)])
def test_resistance_break_lowers_armor_for_each_resistance(name: str, before: int, after: int) -> None:
    match = battle("tovak_resistance_break", f"{name}, shadow", "attack")
    assert armor(match, name) == before
    use(match, "tovak_resistance_break")
    assert armor(match, name) == after
    assert refused(match, "0: use-skill tovak_resistance_break").reason == "board-skill-used"


@content("board/skill/krang_curse")
@rule("UE-COMBAT-19")
def test_curse_weakens_an_attack_or_the_armor() -> None:
    match = battle("krang_curse", "prowlers", "block")
    use(match, "krang_curse", "choose-option 0")
    assert (value(match, "prowlers"), armor(match, "prowlers")) == (3, 3)
    match = battle("krang_curse", "prowlers", "attack")
    use(match, "krang_curse", "choose-option 1")
    assert (value(match, "prowlers"), armor(match, "prowlers")) == (4, 2)


@content("board/skill/krang_curse")
def test_curse_does_not_reach_behind_walls_in_the_first_phase() -> None:
    match = battle("krang_curse", "diggers", "ranged")
    assert refused(match, "0: use-skill krang_curse").reason == "board-no-enemy-to-affect"
    match = battle("krang_curse", "diggers, prowlers", "ranged")
    use(match, "krang_curse", "choose-option 1")
    assert (armor(match, "diggers"), armor(match, "prowlers")) == (3, 2)
    assert usable(battle("krang_curse", "diggers", "block"), "krang_curse")


@content("board/skill/wolfhawk_taunt")
def test_taunt_weakens_or_provokes() -> None:
    match = battle("wolfhawk_taunt", "cursed_hags", "block")
    use(match, "wolfhawk_taunt", "choose-option 0")
    assert (value(match, "cursed_hags"), armor(match, "cursed_hags")) == (2, 5)
    match = battle("wolfhawk_taunt", "cursed_hags", "block")
    use(match, "wolfhawk_taunt", "choose-option 1")
    assert (value(match, "cursed_hags"), armor(match, "cursed_hags")) == (5, 3)
    match = battle("wolfhawk_taunt", "diggers", "block")
    use(match, "wolfhawk_taunt", "choose-option 1")
    assert armor(match, "diggers") == 1
    assert refused(battle("wolfhawk_taunt", "diggers", "attack"), "0: use-skill wolfhawk_taunt").reason == (
        "board-wrong-time"
    )


@content("board/skill/wolfhawk_taunt")
def test_an_enemy_kept_from_attacking_is_not_taunted() -> None:
    match = battle("wolfhawk_taunt", "cursed_hags", "block", hand="chill", seat="mana: blue")
    use(match, "wolfhawk_taunt", "choose-option 1")
    assert armor(match, "cursed_hags") == 3
    do(match, "0: play-card chill basic")
    assert armor(match, "cursed_hags") == 5


@pytest.mark.parametrize(
    "skill, phase, answers, expected",
    cases(
        ("braevalar_feral_allies", "attack", ("choose-option 0",), (1, 4)),
        ("braevalar_feral_allies", "block", (), (0, 3)),
    ),
)
def test_feral_allies_attack_or_weaken(
    skill: str, phase: str, answers: tuple[str, ...], expected: tuple[int, int]
) -> None:
    match = battle(skill, "prowlers", phase)
    use(match, skill, *answers)
    assert (sum([one[0] for one in attack(match)]), value(match, "prowlers")) == expected


@pytest.mark.parametrize(
    "skill, phase, card, use_as, expected",
    cases(
        ("braevalar_shapeshift", "attack", "march", "basic", [(2, "melee", "physical")]),
        ("braevalar_shapeshift", "attack", "determination", "strong", [(5, "melee", "physical")]),
        ("braevalar_shapeshift", "block", "rage", "strong", [(4, "physical")]),
        ("braevalar_shapeshift", "block", "swiftness", "strong", [(3, "physical")]),
    ),
)
def test_shapeshift_gives_a_card_another_form(
    skill: str, phase: str, card: str, use_as: str, expected: list[object]
) -> None:
    match = battle(skill, "prowlers", phase, hand=f"{card}, stamina", seat="mana: red, blue, white")
    use(match, skill, f"choose-option {2 if phase == 'block' else 1}")
    do(match, f"0: play-card {card} {use_as}")
    assert (attack(match) if phase == "attack" else block(match)) == expected


@content("board/skill/wolfhawk_deadly_aim")
def test_deadly_aim_raises_one_card() -> None:
    skill = "wolfhawk_deadly_aim"
    match = battle(skill, "prowlers", "ranged", hand="swiftness", seat="mana: white")
    assert refused(match, f"0: use-skill {skill}").reason == "board-nothing-to-raise"
    do(match, "0: play-card swiftness strong")
    use(match, skill)
    assert attack(match) == [(3, "ranged", "physical"), (1, "ranged", "physical")]
    match = battle(skill, "prowlers", "attack", hand="march, rage")
    sideways(match, "attack", "march")
    use(match, skill)
    assert attack(match) == [(1, "melee", "physical"), (2, "melee", "physical")]
    units = battle(skill, "prowlers", "attack", seat="units: utem_swordsmen")
    do(units, f"0: activate-unit {me(units).units[0].uid} 0")
    assert not usable(units, skill)


@content("board/skill/norowas_leadership")
@rule("UE-UNIT-17")
@pytest.mark.parametrize(
    "unit, ability, phase, expected",
    [
        ("utem_guardsmen", 1, "block", [(4, "physical"), (3, "physical")]),
        ("utem_swordsmen", 0, "attack", [(3, "melee", "physical"), (2, "melee", "physical")]),
        ("utem_crossbowmen", 1, "ranged", [(2, "ranged", "physical"), (1, "ranged", "physical")]),
    ],
)
def test_leadership_raises_what_a_unit_gives(unit: str, ability: int, phase: str, expected: list[object]) -> None:
    match = battle("norowas_leadership", "prowlers", phase, hand="determination, swiftness", seat=f"units: {unit}")
    assert not usable(match, "norowas_leadership")
    do(match, f"0: activate-unit {me(match).units[0].uid} {ability}")
    use(match, "norowas_leadership")
    assert (block(match) if phase == "block" else attack(match)) == expected


@content("board/skill/norowas_leadership")
def test_leadership_is_not_for_siege_attacks() -> None:
    match = battle("norowas_leadership", "prowlers", "ranged", seat="units: catapults; mana: red")
    do(match, f"0: activate-unit {me(match).units[0].uid} 0")
    assert [one[1] for one in attack(match)] == ["siege"]
    assert not usable(match, "norowas_leadership")


@content("board/skill/krang_spirit_guides")
def test_spirit_guides_give_move_now_and_block_later() -> None:
    match = battle("krang_spirit_guides", "fire_mages", "block", hand="cold_toughness, march")
    use(match, "krang_spirit_guides")
    assert view(match).turn.move == 1
    assert "use-grant grant=0" not in options(match)
    do(match, "0: play-card cold_toughness basic")
    sideways(match, "block", "march")
    do(match, "0: use-grant 0", "0: choose-option 0")
    assert block(match) == [(3, "ice"), (1, "physical"), (1, "ice")]
    assert refused(match, "0: use-grant 0").reason == "board-no-such-grant"


@rule("UE-DAMAGE-15")
@pytest.mark.parametrize(
    "skill, name, wounds",
    cases(
        ("krang_battle_hardened", "swordsmen", 2),
        ("krang_battle_hardened", "fire_mages", 3),
        ("braevalar_elemental_resistance", "fire_mages", 2),
        ("braevalar_elemental_resistance", "ice_mages", 2),
        ("braevalar_elemental_resistance", "swordsmen", 3),
        ("braevalar_elemental_resistance", "shadow", 2),
    ),
)
def test_damage_is_shrugged_off(skill: str, name: str, wounds: int) -> None:
    match = battle(skill, name, "block")
    assert refused(match, f"0: use-skill {skill}").reason == "board-wrong-time"
    do(match, "0: end-phase")
    use(match, skill)
    do(match, *(["0: assign-damage unit=-1"] if "assign-damage unit=-1" in options(match) else []))
    assert hand(match).count("wound") == wounds
    assert state(match, skill) == "turn"


@content("board/skill/krang_battle_hardened")
def test_only_the_damage_of_one_attack_is_shrugged_off() -> None:
    match = battle("krang_battle_hardened", "diggers, cursed_hags", "block", hand="")
    do(match, "0: end-phase", "0: take-damage diggers 0")
    use(match, "krang_battle_hardened")
    assert hand(match).count("wound") == 1 + 2


@content("board/skill/krang_battle_frenzy")
def test_battle_frenzy_flips_for_more_and_rest_turns_it_up() -> None:
    skill = "krang_battle_frenzy"
    match = battle(skill, "prowlers", "attack")
    use(match, skill, "choose-option 0")
    assert (attack(match), state(match, skill)) == ([(2, "melee", "physical")], "turn")
    match = battle(skill, "prowlers", "attack", hand="march, rage")
    use(match, skill, "choose-option 1")
    assert (attack(match), state(match, skill)) == ([(4, "melee", "physical")], "round")
    do(match, "0: aim-at prowlers", "0: strike", "0: end-phase", "0: end-turn")
    while "begin-rest" not in options(match):
        do(match, f"0: {'decline' if 'decline' in options(match) else options(match)[0]}")
    assert state(match, skill) == "round"
    do(match, "0: begin-rest")
    assert state(match, skill) == "ready"
