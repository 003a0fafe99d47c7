"""Abilities of enemies that need more than one token, or more than one phase, to be seen."""

from __future__ import annotations

from typing import Any

import pytest

from mageknight.board.terms import PILES
from mageknight.board.values import parse_value
from mageknight.kernel.match import Match
from tests.board.rules.fights import enemy, fighting, hand, me
from tests.board.units.ranks import leading, uid, unit, use
from tests.marks import content, rule
from tests.play import deciding, do, options, refused, view


def summoned(match: Match[Any]) -> list[str]:
    """The monsters that stand in for somebody."""
    return [one.enemy for one in view(match).combat.enemies if one.summoner >= 0]


def facing(name: str, colour: str, *tokens: str, units: str = "peasants wounded") -> Match[Any]:
    """A fight at its beginning, with these tokens on top of a pile."""
    match = leading(units, "ranged", enemies=name)
    stack(match, colour, *tokens)
    return match


def stack(match: Match[Any], colour: str, *names: str) -> None:
    """Put tokens on top of a pile, the first one uppermost."""
    pile = match.state.piles[PILES.index(colour)]
    for name in reversed(names):
        token = parse_value("enemy", name)
        pile.remove(token)
        pile.append(token)


# Summoners.


@content("board/enemy/orc_summoners", "board/enemy/illusionists")
@rule("UE-ABIL-05", "UE-ABIL-01")
@pytest.mark.parametrize("name", ["orc_summoners", "illusionists"])
def test_an_unblocked_summoned_monster_deals_its_own_damage_with_its_own_abilities(name: str) -> None:
    match = facing(name, "brown", "minotaur")
    do(match, "0: end-phase")
    assert summoned(match) == ["minotaur"]
    do(match, "0: end-phase")
    assert hand(match).count("wound") == -(-2 * 5 // 4)
    assert fighting(match) == [name]


@content("board/enemy/dragon_summoner")
@rule("UE-ABIL-01", "UE-ABIL-02", "UE-ABIL-06")
def test_two_summons_bring_two_monsters_and_both_leave() -> None:
    match = facing("dragon_summoner", "brown", "gargoyle", "medusa", units="peasants")
    do(match, "0: end-phase")
    assert summoned(match) == ["gargoyle", "medusa"]
    assert enemy(match, "dragon_summoner").away
    do(match, "0: end-phase", "0: take-damage gargoyle 0", "0: assign-damage hero")
    assert summoned(match) == ["medusa"]
    do(match, "0: assign-damage hero")
    assert fighting(match) == ["dragon_summoner"]
    assert {"gargoyle", "medusa"} <= set(view(match).decks.discarded["brown"])


@content("board/enemy/shrouded_necromancers")
@rule("UE-ABIL-01")
def test_necromancers_summon_from_the_green_pile() -> None:
    match = facing("shrouded_necromancers", "green", "wolf_riders")
    do(match, "0: end-phase")
    assert summoned(match) == ["wolf_riders"]


@content("board/enemy/orc_summoners")
@rule("UE-ABIL-04")
def test_a_blocked_summoned_monster_is_discarded_without_fame() -> None:
    match = facing("orc_summoners", "brown", "gargoyle", units="altem_guardians")
    do(match, "0: end-phase")
    use(match, 1)
    do(match, "0: block-attack gargoyle 0", "0: end-phase")
    assert fighting(match) == ["orc_summoners"]
    assert me(match).fame == 80
    assert "gargoyle" in view(match).decks.discarded["brown"]


@content("board/enemy/orc_summoners")
@rule("UE-ABIL-02")
def test_while_its_monster_fights_no_effect_reaches_the_summoner() -> None:
    match = leading("amotep_freezers, peasants wounded", "ranged", enemies="orc_summoners", mana="blue")
    stack(match, "brown", "gargoyle")
    do(match, "0: end-phase")
    use(match, 1)
    assert not enemy(match, "gargoyle").attacks[0].left
    do(match, "0: end-phase")
    assert enemy(match, "orc_summoners").armor.total == 4


@content("board/enemy/orc_summoners")
@rule("UE-ABIL-26")
def test_a_summoner_kept_from_attacking_summons_nobody() -> None:
    match = leading("amotep_freezers", "ranged", enemies="orc_summoners", mana="blue")
    use(match, 1)
    do(match, "0: end-phase")
    assert summoned(match) == []


# Several attacks.


@content("board/enemy/hydra")
@rule("UE-ABIL-26", "UE-ABIL-25")
def test_an_enemy_kept_from_attacking_makes_none_of_its_attacks() -> None:
    match = leading("illusionists", "block", enemies="hydra, prowlers", mana="white")
    use(match, 1, "choose-enemy hydra")
    assert [attack.left for attack in enemy(match, "hydra").attacks] == [False, False, False]


# Elusive.


@content("board/enemy/shocktroops", "board/enemy/vampire_dragon")
@rule("UE-ABIL-20", "UE-ABIL-19")
def test_armor_changes_of_the_elusive_count_for_both_values() -> None:
    match = leading("shocktroops, altem_guardians", "block", enemies="shocktroops")
    use(match, 1)
    assert enemy(match, "shocktroops").armor.total == 6 - 1
    use(match, 1, at=1)
    do(match, "0: block-attack shocktroops 0", "0: end-phase")
    assert enemy(match, "shocktroops").armor.total == 3 - 1


@content("board/enemy/orc_trackers")
@rule("UE-ABIL-19")
def test_an_attack_that_was_prevented_does_not_catch_the_elusive() -> None:
    match = leading("illusionists", "block", enemies="orc_trackers", mana="white")
    use(match, 1)
    do(match, "0: end-phase")
    assert view(match).turn.phase == "attack"
    assert enemy(match, "orc_trackers").armor.total == 6


@content("board/enemy/vampire_dragon")
@rule("UE-ABIL-16", "UE-ABIL-20")
def test_what_a_vampire_drinks_counts_on_its_higher_armor_too() -> None:
    match = leading("peasants wounded", "block", enemies="vampire_dragon")
    do(match, "0: end-phase")
    assert enemy(match, "vampire_dragon").armor.total == 16 + 2


# Defend.


@content("board/enemy/elven_protectors")
@rule("UE-ABIL-24")
def test_defend_helps_another_attacked_enemy_once() -> None:
    match = leading("altem_guardians, utem_crossbowmen", "attack", enemies="elven_protectors, prowlers, diggers")
    do(match, "0: aim-at prowlers")
    assert (view(match).combat.needed.total, [p.amount for p in view(match).combat.needed.parts]) == (5, [3, 2])
    use(match, 0)
    do(match, "0: strike", "0: aim-at diggers")
    assert view(match).combat.needed.total == 3
    use(match, 0, at=1)
    do(match, "0: strike")
    assert fighting(match) == ["elven_protectors"]


@content("board/enemy/elven_protectors", "board/enemy/crystal_sprites")
@rule("UE-ABIL-24")
@pytest.mark.parametrize(
    "enemies, aimed, needed",
    [
        ("elven_protectors", ["elven_protectors"], 4 + 2),
        ("crystal_sprites", ["crystal_sprites"], 2 + 1),
        ("elven_protectors, prowlers", ["elven_protectors", "prowlers"], 4 + 2 + 3),
        ("elven_protectors, crystal_sprites, prowlers", ["prowlers"], 3 + 2),
        ("elven_protectors, crystal_sprites, prowlers", ["prowlers", "crystal_sprites"], 3 + 2 + 2 + 1),
    ],
)
def test_each_attacked_enemy_is_defended_by_itself_first_and_at_most_once(
    enemies: str, aimed: list[str], needed: int
) -> None:
    match = leading("peasants", "attack", enemies=enemies)
    do(match, *[f"0: aim-at {name}" for name in aimed])
    assert view(match).combat.needed.total == needed


@content("board/enemy/corrupted_priests")
@rule("UE-ABIL-24")
def test_defend_works_in_the_first_phase_too() -> None:
    match = leading("catapults", "ranged", enemies="corrupted_priests, prowlers")
    use(match, 0)
    do(match, "0: aim-at prowlers")
    assert refused(match, "0: strike").facts == {"total": 3, "needed": 4}


# Abilities together.


@content("board/enemy/altem_mages")
@rule("UE-ABIL-08", "UE-ABIL-10")
def test_brutal_poison_doubles_the_damage_and_each_wound_brings_one_more() -> None:
    match = leading("peasants wounded", "block", enemies="altem_mages")
    do(match, "0: end-phase")
    assert (hand(match).count("wound"), me(match).discard.count("wound")) == (2, 2)


@content("board/enemy/freezers")
@rule("UE-ABIL-07", "UE-ABIL-11")
def test_swift_paralyze_is_hard_to_block_and_destroys_units() -> None:
    match = leading("peasants", "block", enemies="freezers")
    assert enemy(match, "freezers").attacks[0].needed == 6
    do(match, "0: end-phase", f"0: assign-damage unit={uid(match)}")
    assert view(match).players[0].units == ()


@content("board/enemy/fire_catapult", "board/enemy/ice_catapult")
@rule("UE-ABIL-14")
@pytest.mark.parametrize("name, value", [("fire_catapult", 8), ("ice_catapult", 9)])
def test_catapults_are_slowed_by_move_points_for_the_rest_of_the_turn(name: str, value: int) -> None:
    match = leading("peasants", "block", enemies=name)
    use(match, 2)
    do(match, f"0: slow-attack {name} 0", f"0: slow-attack {name} 0")
    assert enemy(match, name).attacks[0].needed == value - 2
    assert not any(option.startswith("slow-attack") for option in options(match))


@content("board/enemy/manticore")
@rule("UE-ABIL-13", "UE-ABIL-10")
def test_poisonous_assassins_reach_only_the_hero() -> None:
    match = leading("altem_guardians", "block", enemies="manticore")
    do(match, "0: end-phase")
    assert (hand(match).count("wound"), me(match).discard.count("wound")) == (1, 1)
    assert unit(match).wounds == 0
    assert deciding(match) == [(0, "combat")]


@content("board/enemy/grim_legionnaires")
@rule("UE-ABIL-21", "UE-ABIL-22")
def test_legionnaires_ignore_walls_and_magic() -> None:
    match = leading("amotep_freezers", "ranged", enemies="grim_legionnaires fortified", mana="blue")
    assert enemy(match, "grim_legionnaires").fortified == 0
    assert refused(match, f"0: activate-unit {uid(match)} 1").reason == "board-no-enemy-to-affect"
