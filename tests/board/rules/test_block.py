"""The Block phase."""

from __future__ import annotations

import pytest

from mageknight.board.commands import BlockAttack
from tests.board.rules.fights import enemy, fight, fighting, hand, me, sideways
from tests.marks import rule
from tests.play import deciding, do, refused, view


def blocked(match: object, name: str) -> list[bool]:
    return [attack.blocked for attack in enemy(match, name).attacks]  # type: ignore[arg-type]


@rule("UE-BLOCK-01")
def test_every_enemy_left_attacks() -> None:
    match = fight("prowlers, diggers", "march", phase="block")
    assert all(attack.left for name in ("prowlers", "diggers") for attack in enemy(match, name).attacks)


@rule("UE-BLOCK-03", "UE-BLOCK-04", "UE-BLOCK-10", "UE-BLOCK-11")
def test_blocks_of_several_cards_add_up_and_stop_the_attack() -> None:
    match = fight("prowlers", "determination, march", phase="block", seat="mana: blue")
    do(match, "0: play-card determination basic")
    sideways(match, "block", "march")
    assert refused(match, "0: block-attack prowlers 0").facts == {"total": 3, "needed": 4}
    match.undo(0)
    match.undo(0)
    do(match, "0: play-card determination strong", "0: block-attack prowlers 0", "0: end-phase")
    assert view(match).turn.phase == "attack"
    assert "wound" not in hand(match)


@rule("UE-BLOCK-02", "UE-BLOCK-15", "UE-BLOCK-16")
def test_each_block_is_against_one_attack_and_used_up_by_it() -> None:
    match = fight("prowlers, diggers", "determination, stamina", phase="block", seat="mana: blue")
    do(match, "0: play-card determination strong", "0: block-attack prowlers 0")
    assert view(match).combat.block == ()
    assert refused(match, "0: block-attack diggers 0").facts == {"total": 0, "needed": 3}
    assert (blocked(match, "prowlers"), blocked(match, "diggers")) == ([True], [False])


@rule("UE-BLOCK-12")
def test_a_blocked_enemy_is_not_beaten() -> None:
    match = fight("diggers", "determination, rage", phase="block", seat="mana: blue, red")
    do(match, "0: play-card determination strong", "0: block-attack diggers 0", "0: end-phase")
    assert fighting(match) == ["diggers"]
    do(match, "0: play-card rage strong", "0: aim-at diggers", "0: strike")
    assert fighting(match) == []


@rule("UE-BLOCK-13")
def test_a_block_that_is_too_small_changes_nothing() -> None:
    match = fight("prowlers", "march, stamina", phase="block")
    sideways(match, "block", "march", "stamina")
    assert refused(match, "0: block-attack prowlers 0").rules == ("UE-BLOCK-10", "UE-BLOCK-13")
    do(match, "0: end-phase")
    assert hand(match).count("wound") == 2


@rule("UE-BLOCK-05", "UE-BLOCK-06", "UE-BLOCK-07", "UE-BLOCK-08")
@pytest.mark.parametrize(
    "name, card, total",
    [
        ("minotaur", "cold_toughness", 3),
        ("fire_mages", "cold_toughness", 3),
        ("ice_mages", "cold_toughness", 1),
        ("shadow", "cold_toughness", 1),
        ("fire_mages", "determination", 1),
        ("minotaur", "determination", 2),
    ],
)
def test_elements_of_block_against_elements_of_attack(name: str, card: str, total: int) -> None:
    match = fight(name, card, phase="block")
    do(
        match,
        f"0: play-card {card} basic",
        *(["0: choose-option option=1"] if deciding(match) != [(0, "combat")] else []),
    )
    assert enemy(match, name).attacks[0].gathered == total


@rule("UE-BLOCK-09")
def test_inefficient_blocks_are_summed_before_they_are_halved() -> None:
    match = fight("fire_mages", "march, stamina, promise", phase="block")
    sideways(match, "block", "march", "stamina", "promise")
    assert enemy(match, "fire_mages").attacks[0].gathered == 1


@rule("UE-ABIL-07")
def test_swift_attacks_need_twice_the_block_and_deal_no_more() -> None:
    match = fight("wolf_riders", "determination", phase="block", seat="mana: blue")
    do(match, "0: play-card determination strong")
    assert refused(match, "0: block-attack wolf_riders 0").facts == {"total": 5, "needed": 6}
    do(match, "0: end-phase")
    assert hand(match).count("wound") == 2


@rule("UE-ABIL-25", "UE-ABIL-27")
def test_each_of_several_attacks_is_blocked_on_its_own() -> None:
    match = fight("hydra", "determination, stamina, march, rage", phase="block", seat="mana: blue")
    do(match, "0: play-card determination basic", "0: block-attack hydra 1")
    assert blocked(match, "hydra") == [False, True, False]
    sideways(match, "block", "stamina", "march")
    do(match, "0: block-attack hydra 0", "0: end-phase")
    assert hand(match).count("wound") == 1


@rule("UE-ABIL-14", "UE-ABIL-15")
def test_move_points_slow_a_cumbersome_attack_until_it_counts_as_blocked() -> None:
    match = fight("zombie_horde", "march, stamina", phase="block", seat="mana: green")
    do(match, "0: play-card march strong", "0: slow-attack zombie_horde 0")
    assert blocked(match, "zombie_horde") == [True, False, False]
    assert view(match).turn.move == 3


@rule("UE-ABIL-14")
def test_only_the_cumbersome_are_slowed_and_only_with_move_points() -> None:
    match = fight("prowlers, zombie_horde", "march", phase="block")
    assert refused(match, "0: slow-attack zombie_horde 0").reason == "board-no-move-points"
    do(match, "0: play-card march basic")
    assert refused(match, "0: slow-attack prowlers 0").reason == "board-not-cumbersome"


@rule("UE-ABIL-01", "UE-ABIL-02", "UE-ABIL-03", "UE-ABIL-06")
def test_a_summoned_monster_stands_in_for_its_summoner_until_the_attack_phase() -> None:
    match = fight("orc_summoners", "march")
    do(match, "0: end-phase")
    summoned = [one for one in view(match).combat.enemies if one.summoner >= 0]
    assert len(summoned) == 1
    assert enemy(match, "orc_summoners").away
    assert not enemy(match, "orc_summoners").attacks[0].left
    do(match, "0: end-phase")
    while deciding(match)[0][1] == "assign-damage":
        do(match)
    assert fighting(match) == ["orc_summoners"]
    assert not enemy(match, "orc_summoners").away


@rule("UE-ABIL-02", "UE-ABIL-04")
@pytest.mark.parametrize("first, block", [(False, 7 + 2 * 2), (True, 7 + 2)])
def test_a_blocked_summoned_monster_is_no_enemy_any_more(first: bool, block: int) -> None:
    """Flame Wave gives Block 7, and 2 for every enemy faced: the prowlers, and the monster until it is blocked."""
    seat = "mana: red, black; units: altem_guardians; fame: 20"
    match = fight("prowlers, orc_summoners", "flame_wall", seat=seat, more="night: yes")
    do(match, "0: end-phase")
    if first:
        monster = next(one for one in view(match).combat.enemies if one.summoner >= 0)
        do(match, f"0: activate-unit {me(match).units[0].uid} 1", f"0: block-attack {monster.token} 0")
    do(match, "0: play-card flame_wall strong")
    assert [points.amount for points in view(match).combat.block] == [block]


@rule("UE-ABIL-04")
def test_a_blocked_summoned_monster_gives_no_fame() -> None:
    match = fight("orc_summoners", "flame_wall", more="chance:; night: no", seat="mana: red")
    do(match, "0: end-phase")
    monster = next(one for one in view(match).combat.enemies if one.summoner >= 0)
    needed = sum(attack.needed for attack in monster.attacks)
    do(match, "0: end-phase")
    while deciding(match)[0][1] in ("assign-damage", "next-damage"):
        do(match)
    assert needed > 0
    assert me(match).fame == 0


@rule("UE-BLOCK-01")
def test_nothing_is_blocked_before_the_block_phase() -> None:
    match = fight("prowlers", "march", "ranged")
    token = view(match).combat.enemies[0].token
    refusal = match.explain(BlockAttack(0, token, 0))
    assert refusal is not None
    assert refusal.reason == "board-not-blocking-now"
