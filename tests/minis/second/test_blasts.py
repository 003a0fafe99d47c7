"""Explosive fire, indirect fire and long range (M2-EXPLOSIVE, M2-INDIRECT, M2-TITAN-19, M2-TITAN-20)."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import BY_EXPLOSION, Attacked, Damaged
from mageknight.minis.queries.preview import targets
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

SAPPER = "0 giants-sapper 10 10 0"
THROWER = "0 giants-thrower 10 10 0"
FOE = "1 cadets-plain 16 10 180"


def blown_up(play: Play) -> list[tuple[int, int]]:
    """Who was hurt by explosions, and by how much."""
    return [(each.figure, each.amount) for each in play.log if isinstance(each, Damaged) and each.cause == BY_EXPLOSION]


def shot(
    *figures: str, dice: tuple[int, int] = (5, 5), target: int = 1, how: str = "shoot", terrain: tuple[str, ...] = ()
) -> Play:
    play = second(*figures, FAR, dice=[dice], terrain=terrain).act(0, how).target(target)
    return play.enough() if play.kind == "aim" else play


@rule("M2-EXPLOSIVE-01", "M2-EXPLOSIVE-02", "M2-EXPLOSIVE-03")
def test_everybody_within_3_inches_of_a_target_hit_takes_1_friend_and_foe():
    near = ("1 cadets-plain 16 13 180", "0 cadets-sword 18 11.8 180", "1 cadets-plain 12.9 10.8 180")
    play = shot(SAPPER, FOE, *near)
    assert blown_up(play) == [(2, 1), (3, 1)]
    hurt = [each.figure for each in play.log if isinstance(each, Damaged)]
    assert hurt == [1, 2, 3]  # the target first
    assert play.only_hurt(1).parts[0] == (parts.DAMAGE_VALUE, 2)


@rule("M2-EXPLOSIVE-02")
def test_the_attacker_is_not_spared_and_an_eliminated_target_explodes_too():
    play = shot(SAPPER, "1 cadets-plain 12.8 10 180 click 2")
    assert play.is_eliminated(1)
    assert blown_up(play) == [(0, 1)]


@rule("M2-EXPLOSIVE-06")
def test_a_miss_does_not_explode():
    play = shot(SAPPER, FOE, "1 cadets-plain 16 13 180", dice=(1, 2))
    assert not play.only(Attacked).hit
    assert blown_up(play) == []


@rule("M2-EXPLOSIVE-05")
def test_blocking_terrain_between_target_and_victim_protects():
    near = ("1 cadets-plain 16 12.5 180", "1 cadets-plain 18.5 10 180")
    play = shot(SAPPER, FOE, *near, terrain=("standing-stone: 16 11.3",))
    assert [figure for figure, _ in blown_up(play)] == [3]
    water = shot(SAPPER, FOE, *near, terrain=("pond: 24 24",))
    assert [figure for figure, _ in blown_up(water)] == [2, 3]


@rule("M2-EXPLOSIVE-04")
def test_abilities_of_the_attacker_do_not_count_and_toughness_of_the_victim_does():
    tough = "1 fencers-tough 16 13 180"
    play = shot("0 giants-sapper 10 10 0 click 1", FOE, tough)
    assert blown_up(play) == []  # Pierce of the attacker would have ignored Toughness
    strong = shot("0 giants-sapper 10 10 0", FOE, "1 cadets-plain 16 13 180", dice=(6, 6))
    assert strong.only_hurt(1).amount == 3  # the critical hit
    assert blown_up(strong) == [(2, 1)]


@rule("M2-EXPLOSIVE-02")
def test_each_of_two_targets_explodes_and_neither_is_a_victim():
    play = second(SAPPER, FOE, "1 cadets-plain 16 12 180", "1 cadets-plain 18 11 180", FAR, dice=[(5, 5)])
    play.act(0, "shoot").target(1).target(2)
    play.do(c.Divide(0, (1, 1)))
    assert blown_up(play) == [(3, 1), (3, 1)]


@rule("M2-INDIRECT-01", "M2-INDIRECT-02", "M2-INDIRECT-04")
def test_indirect_fire_goes_over_terrain_and_bases_with_1_less_damage_and_2_more_defense():
    screen = "1 cadets-plain 14 10 180"
    walls = ("standing-stone: 12.5 10",)
    plain = second(THROWER, FOE, screen, FAR, terrain=walls)
    assert targets(plain.state, 0, "shoot", only=[1])[0].refusal is not None
    answer = targets(plain.state, 0, "indirect-fire", only=[1])[0]
    assert answer.refusal is None
    assert answer.defense is not None
    assert answer.damage is not None
    assert (answer.defense.total, answer.damage.total) == (17, 2)
    play = shot(THROWER, FOE, screen, how="indirect-fire", terrain=walls)
    assert dict(play.only(Attacked).guards)[parts.INDIRECT_FIRE] == 2
    assert play.only(Attacked).defense == answer.defense.total
    assert dict(play.only_hurt(1).parts)[parts.INDIRECT_FIRE] == -1
    assert play.only_hurt(1).amount == answer.damage.total


@rule("M2-INDIRECT-01", "M2-INDIRECT-02")
def test_it_takes_a_titan_with_a_minimum_range_and_the_front_arc():
    play = second(SAPPER, FOE, FAR)
    assert play.refused(c.Act(0, 0, "indirect-fire")).reason == "minis-no-indirect-fire"
    behind = second(THROWER, "1 cadets-plain 4 10 0", FAR)
    refusal = behind.refused(c.Act(0, 0, "indirect-fire"))
    assert refusal.reason == "minis-nobody-to-shoot"
    assert "M2-INDIRECT-01" not in refusal.rules


@rule("M2-INDIRECT-03", "M2-DEF-13")
def test_the_target_lies_between_minimum_and_maximum_range():
    near = second(THROWER, "1 cadets-plain 13.99 10 180", FOE, FAR).act(0, "indirect-fire")
    assert near.refused(c.Target(0, 1)).reason == "minis-too-near"
    edge = second(THROWER, "1 cadets-plain 14 10 180", FAR, dice=[(1, 2)]).act(0, "indirect-fire").target(1)
    assert edge.only(Attacked).target == 1
    far = second(THROWER, "1 cadets-plain 22.01 10 180", FOE, FAR).act(0, "indirect-fire")
    assert far.refused(c.Target(0, 1)).reason == "minis-out-of-range"


@rule("M2-INDIRECT-05")
def test_nobody_in_contact_shoots_and_friends_shelter_the_target():
    held = second(THROWER, "1 cadets-plain 10 12.25 270", FOE, FAR)
    assert held.refused(c.Act(0, 0, "indirect-fire")).reason == "minis-firer-in-contact"
    sheltered = second(THROWER, FOE, "0 cadets-sword 17.5 10 180", "1 cadets-plain 17 8 0", FAR)
    sheltered.act(0, "indirect-fire")
    assert sheltered.refused(c.Target(0, 1)).reason == "minis-target-touches-friend"


@rule("M2-INDIRECT-06")
def test_indirect_fire_of_an_explosive_titan_explodes():
    play = shot(THROWER, FOE, "1 cadets-plain 16 13 180", how="indirect-fire")
    assert blown_up(play) == [(2, 1)]


@rule("M2-TITAN-19")
def test_a_titan_shoots_twice_as_far_at_another_with_2_less_damage():
    titan = "0 giants-titan 10 10 0"
    play = second(titan, "1 giants-ogre 24 10 180", "1 cadets-plain 24 14 180", FAR, dice=[(5, 5)])
    assert play.refused(c.Act(0, 0, "shoot")).reason == "minis-nobody-to-shoot"
    play.act(0, "long-shot")
    assert play.refused(c.Target(0, 2)).reason == "minis-long-range-giants"
    play.target(1)
    assert play.only_hurt(1).parts == ((parts.DAMAGE_VALUE, 3), (parts.LONG_RANGE, -2))
    beyond = second(titan, "1 giants-ogre 26.01 10 180", FAR)
    assert beyond.refused(c.Act(0, 0, "long-shot")).reason == "minis-nobody-to-shoot"
    near = second(titan, "1 giants-ogre 18 10 180", FAR)
    assert c.Act(0, 0, "long-shot") not in near.options()
    small = second(SAPPER, "1 giants-ogre 24 10 180", FAR)
    assert small.refused(c.Act(0, 0, "long-shot")).reason == "minis-giants-only"


@rule("M2-TITAN-20")
def test_only_the_maximum_of_two_ranges_is_doubled():
    play = second(THROWER, "1 giants-ogre 28 10 180", "1 giants-ogre 13.5 10 180", FAR, dice=[(5, 5)])
    play.act(0, "long-indirect-fire")
    assert play.refused(c.Target(0, 2)).reason == "minis-too-near"
    damage = targets(play.state, 0, "long-indirect-fire", only=[1])[0].damage
    assert damage is not None
    assert [line.amount for line in damage.parts] == [3, -2, -1]
    assert play.target(1).only(Attacked).hit
