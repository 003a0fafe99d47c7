"""What happens to a cavalry unit: effects meet mount, rider or both, each as the rules say."""

from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged, Eliminated
from mageknight.minis.figures.roster import symbols_of
from mageknight.minis.queries.preview import targets
from mageknight.minis.rules.attack.bombs import bombs_of
from tests.marks import rule
from tests.minis.drill import units
from tests.minis.second.field import FAR, second

HORSE = "0 stable-horse 10 10 0"
RIDER = "0 stable-rider rides 0"
FOE_HORSE = "1 stable-horse 10 10 180"
FOE_RIDER = "1 stable-rider rides 1"


def hurt(play) -> dict[int, int]:
    """The clicks each figure has taken so far."""
    found: dict[int, int] = {}
    for event in play.log:
        if isinstance(event, Damaged):
            found[event.figure] = found.get(event.figure, 0) + event.amount
    return found


@rule("M2-CAV-08")
@pytest.mark.parametrize("how, figure", [("levitate", "scouts-magic-levitation"), ("carry", "scouts-strong-flier")])
def test_nobody_lifts_or_carries_cavalry(how: str, figure: str):
    play = second(
        f"0 {figure} 10 11.5 0", "0 stable-horse 10 10 0", "0 stable-rider rides 1", "0 cadets-sword 10 13 0", FAR
    )
    play.act(0, how)
    for half in (1, 2):
        assert play.refused(c.Target(0, half)).rules == ("M2-CAV-08",)
    assert play.options() == [c.Target(0, 3)]
    riderless = second(f"0 {figure} 10 11.5 0", "0 stable-horse 10 10 0", "0 cadets-sword 10 13 0", FAR).act(0, how)
    assert riderless.offers(c.Target(0, 1)), "a mount without a rider is no cavalry unit"


@rule("M2-CAV-14")
def test_mount_and_rider_both_stand_in_the_terrain_of_the_unit():
    lines = ("0 cadets-bow 4 10 0", "1 stable-horse 12 10 180", "1 stable-rider rides 1")
    clear, hidden = second(*lines), second(*lines, terrain=["thicket: 12 10"])
    for half in (1, 2):
        assert defense(hidden, half) == defense(clear, half) + 1


def defense(play, target: int) -> int:
    """What a shot of figure 0 at a figure has to meet."""
    (answer,) = [each for each in targets(play.state, 0, "shoot") if each.target == target]
    assert answer.defense is not None
    return answer.defense.total


@rule("M2-CAV-18")
def test_the_venom_of_a_rider_works_in_the_front_arc_of_its_mount():
    beside = "1 cadets-plain 10 11.5 270"
    lines = ("0 stable-horse 10 10 0", "0 stable-venom rides 0", beside, FAR)
    play = second(*lines, begin="yes")
    assert play.kind == "react"
    play.resolve(0)
    assert play.click(2) == 1
    walking = second("0 stable-venom 10 10 0", beside, FAR, begin="yes")
    assert walking.kind == "action", "on foot that opponent is not in front"


@rule("M2-CAV-18")
def test_a_rider_sweeps_the_front_arc_of_its_mount():
    play = second(
        HORSE, "0 stable-sweep rides 0", "1 cadets-plain 10 11.5 270", "1 cadets-plain 11.5 10 180", dice=[(5, 5)]
    )
    play.act(1, "sweep")
    assert hurt(play) == {2: 2, 3: 2}


@rule("M2-ABL-SWD-30", "M2-CAV-39")
def test_sweep_strikes_mount_and_rider():
    play = second("0 adepts-sweep 8.5 10 0", FOE_HORSE, FOE_RIDER, FAR, dice=[(5, 5)]).act(0, "sweep")
    assert hurt(play) == {1: 2, 2: 2}


@rule("M2-ABL-SPD-35")
def test_ram_strikes_mount_and_rider():
    play = second("0 scouts-ram 4 10 0", FOE_HORSE, FOE_RIDER, FAR).act(0, "move").move(0, (8.5, 10))
    while play.kind == "free-spin":
        play.decline()
    assert hurt(play) == {1: 1, 2: 1}


@rule("M2-CAV-39")
def test_an_area_strikes_both_dials_each_by_its_own_defense():
    lines = ("0 scouts-bombardment 5 10 0", "1 stable-horse 20 10 180", FOE_RIDER, FAR)
    play = second(*lines, dice=[(2, 2), (3, 3)]).act(0, "bombard")
    play.do(c.LayBomb(0, units(20), units(10))).end_turn()
    assert bombs_of(play.state, 0) == []
    struck = hurt(play)
    assert set(struck) == {1, 2}
    close = second(*lines, dice=[(2, 2), (2, 3)]).act(0, "bombard")
    close.do(c.LayBomb(0, units(20), units(10))).end_turn()
    assert set(hurt(close)) == {2}, "15 is met, 16 is not"


@rule("M2-CAV-26")
def test_each_half_counts_with_its_own_points():
    play = second("0 cadets-sword 8.5 10 0", "1 stable-frail 10 10 180 click 1", FOE_RIDER, FAR, dice=[(6, 5)])
    play.act(0, "fight").target(1)
    assert [(event.figure, event.points) for event in play.log if isinstance(event, Eliminated)] == [(1, 30)]
    summoner = second(
        HORSE, "0 stable-summon rides 0", "0 scouts-spawn eliminated", "0 scouts-giant-spawn eliminated", FAR
    )
    summoner.act(1, "summon")
    assert summoner.refused(c.Target(0, 3)).reason == "minis-worth-too-much", "25 points, and the rider has 20"


@rule("M2-CAV-35")
def test_a_rider_drops_and_takes_up_items_at_the_base_of_its_mount():
    play = second(HORSE, "0 stable-wielder rides 0 with I-001", FAR)
    play.do(c.DropItem(0, 0, 360))
    x, y = play.state.spots[0]
    assert (x < units(8), y) == (True, units(10)), "behind the tail of the mount"
    assert play.state.bearer == [-1]
    play.act(1, "pick-up").do(c.TakeItem(0, 0))
    assert play.state.bearer == [1]


@rule("M2-CAV-42")
def test_pushing_damage_of_one_dial_is_not_shared_out():
    play = second(HORSE, "0 stable-smite rides 0", "1 cadets-plain 11.5 10 180", FAR, dice=[(5, 5)])
    play.act(1, "smite").target(2)
    assert play.kind != "tire"
    assert (play.click(0), play.click(1)) == (0, 1)


@rule("M2-CAV-63")
def test_impale_heals_nobody_the_more():
    lines = ("0 stable-impale 10 10 0", "0 stable-healing rides 0", "0 stable-rider 11.5 10 180 click 4", FAR)
    play = second(*lines, dice=[(6, 5)]).act(1, "heal").target(2)
    if play.kind == "heal":
        play.heal_by(False)
    assert play.click(2) == 2


@rule("M2-CAV-78")
def test_a_pole_arm_does_not_stop_what_trampling_does():
    play = second("0 stable-trample 10 10 0", RIDER, "1 cadets-plain 13 10 180", "1 adepts-pole-arm 19 10 180")
    play.act(0, "trample").move(0, (17.5, 10), facing=0)
    while play.kind == "free-spin":
        play.decline()
    assert hurt(play) == {2: 1, 0: 1}, "the trampled one is hurt, and so is the mount that runs onto the weapon"


@rule("M2-MOUNT-09")
def test_a_mount_keeps_its_own_faction_symbol_under_a_rider_of_another():
    play = second(HORSE, RIDER, "0 stable-horse 20 20 0", "0 stable-rider 25 25 0", FAR)
    assert symbols_of(play.state, 0) == symbols_of(play.state, 2)
    assert symbols_of(play.state, 1) == symbols_of(play.state, 3)
    assert symbols_of(play.state, 0) & symbols_of(play.state, 1) == 0
