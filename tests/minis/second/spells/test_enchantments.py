"""The enchantments, each cast once: what its target has of it, and what ends it."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked, Damaged
from mageknight.minis.figures.roster import reach_of
from mageknight.minis.queries.preview import targets
from mageknight.minis.rules.movement.modes import inches_for
from tests.marks import content
from tests.minis.drill import Play
from tests.minis.second.spells.grimoire import FOE, FRIEND, MAGE, attack, cast, in_force, over_to, sorcery, stack

FENCER = "1 adepts-plain 10 13 270"
"""A foe that touches the friend of the mage."""


def can_shoot(play: Play, figure: int, target: int) -> bool:
    return any(each.target == target and each.refusal is None for each in targets(play.state, figure, "shoot"))


@content("minis/spell/arcane-sight")
def test_arcane_sight_uncovers_ghosts_until_a_shot_misses() -> None:
    archer = "0 adepts-bowman 10 11.5 0"
    ghost = "1 adepts-ghostform 16 10 180"
    hidden = "1 adepts-limited-invisibility 16 13 180"
    play = sorcery(MAGE, archer, ghost, hidden, book="arcane-sight", dice=[(1, 3)])
    assert not can_shoot(play, 1, 2)
    cast(play, 1)
    assert can_shoot(play, 1, 2)
    assert can_shoot(play, 1, 3)
    attack(play, 1, "shoot", 2)
    assert play.only(Attacked).hit is False
    assert in_force(play) == []
    assert stack(play) == ["arcane-sight"]


@content("minis/spell/stone-skin")
def test_stone_skin_is_toughness_until_damage_is_dealt() -> None:
    play = sorcery(MAGE, FRIEND, FENCER, book="stone-skin", dice=[(4, 4), (4, 4)])
    cast(play, 1)
    assert play.has(1, "toughness")
    attack(over_to(play, 1), 2, "fight", 1)
    assert play.only_hurt(1).amount == 1
    assert not play.has(1, "toughness")
    assert in_force(play) == []


@content("minis/spell/keen-edge")
def test_a_keen_edge_cuts_deeper_until_a_blow_misses() -> None:
    friend = "0 adepts-plain 10 11.5 90"
    play = sorcery(MAGE, friend, FENCER, book="keen-edge", dice=[(4, 4)])
    cast(play, 1)
    attack(play, 1, "fight", 2)
    assert play.only_hurt(2).amount == 3
    assert in_force(play) == ["keen-edge"]
    play = sorcery(MAGE, friend, FENCER, book="keen-edge", dice=[(1, 2)])
    cast(play, 1)
    attack(play, 1, "fight", 2)
    assert in_force(play) == []


@content("minis/spell/hawk-eye")
def test_a_hawk_eye_sees_two_inches_further() -> None:
    archer = "0 adepts-bowman 10 11.5 0"
    play = sorcery(MAGE, archer, "1 adepts-plain 21.8 11.5 180", book="hawk-eye")
    assert not can_shoot(play, 1, 2)
    cast(play, 1)
    assert reach_of(play.state, 1) == 12
    assert can_shoot(play, 1, 2)


@content("minis/spell/swift-feet")
def test_swift_feet_carry_two_inches_further_until_their_owner_attacks() -> None:
    friend = "0 adepts-plain 10 11.5 90"
    play = sorcery(MAGE, friend, FENCER, book="swift-feet", dice=[(1, 3)])
    before = inches_for(play.state, 1)
    cast(play, 1)
    assert inches_for(play.state, 1) == before + 2
    attack(play, 1, "fight", 2)
    assert in_force(play) == []
    assert inches_for(play.state, 1) == before


@content("minis/spell/lead-feet")
def test_lead_feet_drag_until_an_own_turn_without_an_action() -> None:
    play = sorcery(MAGE, FOE, book="lead-feet")
    before = inches_for(play.state, 1)
    cast(play, 1)
    assert inches_for(play.state, 1) == before - 3
    over_to(play, 1).act(1, "move").move(1, (17, 10), facing=180)
    over_to(play, 0)
    assert in_force(play) == ["lead-feet"]
    over_to(play, 1)
    over_to(play, 0)
    assert in_force(play) == []


@content("minis/spell/blood-bond")
def test_a_bonded_friend_takes_the_hit_if_its_player_wants_it() -> None:
    archer = "1 adepts-bowman 18 10 180"
    play = sorcery(MAGE, FRIEND, archer, book="blood-bond", dice=[(4, 4), (4, 4)])
    play.act(0, "cast")
    assert play.refused(c.Target(0, 0)).reason == "minis-spell-friend"
    play.target(1)
    attack(over_to(play, 1), 2, "shoot", 0)
    assert (play.seat, play.kind) == (0, "react")
    play.resolve(0)
    assert (play.click(0), play.click(1)) == (0, 2)


@content("minis/spell/mirror-ward")
def test_a_mirror_ward_is_magic_immunity_until_the_next_spell_at_it() -> None:
    wand = "1 adepts-mage 18 10 180"
    play = sorcery(MAGE, FRIEND, wand, book="mirror-ward hawk-eye")
    assert can_shoot(play, 2, 0)
    cast(play, 0)
    assert play.kind == "react"
    play.decline()
    assert play.has(0, "magic-immunity")
    assert not can_shoot(play, 2, 0)
    over_to(play, 1)
    over_to(play, 0)
    cast(play, 0)
    play.decline()
    assert in_force(play) == ["hawk-eye"]


@content("minis/spell/rage")
def test_rage_is_frenzy_and_one_more_attack() -> None:
    friend = "0 adepts-plain 10 11.5 90"
    play = sorcery(MAGE, friend, FENCER, book="rage", dice=[(3, 3)])
    cast(play, 1)
    assert play.has(1, "frenzy")
    attack(play, 1, "fight", 2)
    assert play.only(Attacked).total == 15


@content("minis/spell/mark-of-doom")
def test_a_mark_of_doom_shows_its_rear_to_everybody_until_the_caster_falls() -> None:
    archer = "0 adepts-bowman 8 14 0"
    play = sorcery(
        "0 adepts-mage 10 10 0 click 4",
        FOE,
        archer,
        "1 adepts-bowman 16 16 220",
        book="mark-of-doom",
        dice=[(3, 3), (4, 4)],
    )
    cast(play, 1)
    attack(play, 2, "shoot", 1)
    assert play.only(Attacked).total == 15
    attack(over_to(play, 1), 3, "shoot", 0)
    assert play.all(Damaged)
    assert play.is_eliminated(0)
    assert in_force(play) == []
