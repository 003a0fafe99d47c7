"""The six mounted proficiencies."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.events import Damaged
from mageknight.minis.figures.bodies import mount_of
from tests.marks import rule
from tests.minis.second.field import FAR, second

RIDER = "0 stable-rider rides 0"
FOE_HORSE = "1 stable-horse 16 10 180"


def words(play, figure: int) -> set[str]:
    return {option.how for option in play.options() if isinstance(option, c.Act) and option.figure == figure}


@rule("M2-CAV-59", "M2-CAV-60")
def test_horsemanship_makes_a_rider_hard_to_shoot():
    lines = ("0 cadets-bow 4 10 0", "1 stable-horsemanship 12 10 180", "1 stable-rider rides 1")
    play = second(*lines, dice=[(3, 2)])
    play.act(0, "shoot").target(2)
    hindered = play.click(2)
    free = second(*lines, dice=[(3, 2)])
    free.cancel(1, 2, "horsemanship").act(0, "shoot").target(2)
    assert (hindered, free.click(2) > 0) == (0, True)
    mount = second(*lines, dice=[(5, 5)])
    mount.act(0, "shoot").target(1)
    assert mount.click(1) > 0, "the mount is not protected"


@rule("M2-CAV-61", "M2-CAV-64")
def test_impale_deals_two_more():
    lines = ("0 stable-impale 10 10 0", RIDER, "1 stable-rider 11.5 10 180")
    play = second(*lines, dice=[(4, 4)])
    play.act(1, "fight").target(2)
    assert play.click(2) == 4
    without = second(*lines, dice=[(4, 4)])
    without.cancel(0, 1, "impale").act(1, "fight").target(2)
    assert without.click(2) == 2
    mount = second(*lines, dice=[(4, 4)])
    mount.act(0, "fight").target(2)
    assert mount.click(2) == 3


@rule("M2-CAV-62", "M2-CAV-57")
def test_impale_forbids_weapon_master():
    play = second("0 stable-impale 10 10 0", "0 stable-weapon-master rides 0", "1 cadets-sword 11.5 10 180")
    assert play.refused(c.Act(0, 1, "weapon-master")).rules == ("M2-CAV-62",)
    assert "weapon-master" not in words(play, 1)


@rule("M2-CAV-68", "M2-CAV-28")
def test_mounted_charge_rides_and_fights_with_either_dial():
    for fighter in (0, 1):
        play = second("0 stable-mounted-charge 10 10 0", RIDER, "1 cadets-sword 20 10 180", dice=[(5, 5)])
        play.act(fighter, "mounted-charge").move(0, (18.5, 10), facing=0)
        assert play.kind in ("free-spin", "follow-up")
        if play.kind == "free-spin":
            play.decline()
        play.act(fighter, "fight").target(2)
        assert play.click(2) == (3 if fighter == 0 else 2)
        assert play.tokens(0) == 1
    touched = second("0 stable-mounted-charge 10 10 0", RIDER, "1 cadets-sword 11.5 10 180")
    assert touched.refused(c.Act(0, 1, "mounted-charge")).reason == "minis-touches-foe"


@rule("M2-CAV-65")
def test_mounted_bound_rides_and_shoots_with_the_rider():
    play = second("0 stable-mounted-bound 10 10 0", "0 stable-bow rides 0", "1 cadets-sword 28 10 180", dice=[(5, 5)])
    assert "mounted-bound" not in words(play, 0)
    play.act(1, "mounted-bound").move(0, (20, 10), facing=0)
    play.act(1, "shoot").target(2)
    assert play.click(2) == 2
    assert play.tokens(0) == 1


@rule("M2-CAV-67", "M2-CAV-66")
def test_mounted_bound_may_end_in_overwatch():
    play = second("0 stable-mounted-bound 10 10 0", "0 stable-overwatch rides 0", "1 cadets-sword 28 10 180")
    play.act(1, "mounted-bound").move(0, (20, 10), facing=0)
    play.act(1, "overwatch")
    assert [entry.kind for entry in play.state.lasting] == ["overwatch"]
    assert play.tokens(0) == 1


@rule("M2-CAV-56")
def test_a_mounted_charge_may_use_an_ability_of_the_dial_that_fights():
    lines = ("0 stable-mounted-charge 10 10 0", "0 stable-weapon-master rides 0", "1 stable-boots 20 10 180")
    play = second(*lines, dice=[(5, 5), (4,)])
    play.act(1, "mounted-charge").move(0, (18.5, 10), facing=0)
    play.act(1, "weapon-master").target(2)
    assert play.click(2) == 4


@rule("M2-CAV-58")
def test_charge_and_mounted_charge_share_one_action():
    lines = ("0 stable-mounted-charge 10 10 0", "0 stable-charge rides 0", "1 cadets-steed 20 10 180 click 2", FAR)
    play = second(*lines, "1 cadets-steed 20 20 180", dice=[(6, 5)])
    play.act(1, "mounted-charge").move(0, (18.5, 10), facing=0)
    play.act(1, "fight").target(2)
    assert play.is_eliminated(2)
    assert play.kind == "follow-up"
    play.act(1, "charge").move(0, (18.5, 14), facing=90)
    assert play.place(0) == (18.5, 14.0)
    assert play.tokens(0) == 1


@rule("M2-CAV-32", "M2-CAV-58")
def test_a_charge_goes_as_far_as_the_dial_it_is_given_to():
    lines = ("0 stable-mounted-charge 10 10 0", "0 stable-charge rides 0", "1 cadets-sword 30 10 180")
    for how, inches in (("charge", 8), ("mounted-charge", 10)):
        play = second(*lines).act(1, how)
        assert play.refused(play.path(0, (10 + inches + 0.1, 10), facing=0)).reason == "table-too-far"
        play.move(0, (10 + inches, 10), facing=0)
        assert play.place(0) == (10.0 + inches, 10.0)


@rule("M2-CAV-69", "M2-CAV-70")
def test_overwhelm_throws_a_rider_on_six_with_the_bonus():
    lines = ("0 stable-overwhelm 8 10 0", RIDER, FOE_HORSE, "1 stable-rider rides 2")
    play = second(*lines, dice=[(4,)])
    held = second(*lines, "1 cadets-plain 8 11.5 270")
    assert held.refused(c.Act(0, 0, "overwhelm")).reason == "minis-touches-foe"
    play.act(0, "overwhelm")
    assert play.refused(play.path(0, (10, 10), facing=0)).reason == "minis-overwhelm-nowhere"
    play.move(0, (14.5, 10), facing=0)
    assert (play.kind, play.seat) == ("set-rider-down", 1)
    play.put(3, 16, 11.5, 90)
    assert mount_of(play.state, 3) == -1
    assert audit(play.state) == []
    short = second(*lines, dice=[(3,)])
    short.act(0, "overwhelm").move(0, (14.5, 10), facing=0)
    assert mount_of(short.state, 3) == 2


@rule("M2-CAV-71")
def test_a_thrown_rider_without_a_place_is_eliminated():
    ring = [
        (1.5, 0.0),
        (-0.75, 1.5),
        (-2.25, 1.3),
        (-3.0, 0.0),
        (-2.25, -1.3),
        (-0.75, -1.5),
        (0.75, -1.3),
        (0.75, 1.3),
    ]
    around = [f"1 cadets-plain {16 - dx} {10 + dy} 0" for dx, dy in ring[1:]]
    play = second("0 stable-overwhelm 8 10 0", RIDER, FOE_HORSE, "1 stable-rider rides 2", *around, dice=[(6,)])
    play.act(0, "overwhelm").move(0, (14.5, 10), facing=0)
    while play.kind == "free-spin":
        play.decline()
    assert play.is_eliminated(3)
    assert play.is_fielded(2)


@rule("M2-CAV-81", "M2-CAV-70")
def test_dark_riders_are_not_thrown():
    play = second(
        "0 stable-overwhelm 8 10 0", RIDER, "1 stable-121b 16 10 180", "1 stable-121a rides 2", FAR, dice=[(6,)]
    )
    play.act(0, "overwhelm").move(0, (14.5, 10), facing=0)
    assert mount_of(play.state, 3) == 2


@rule("M2-CAV-72")
def test_no_speed_ability_helps_to_overwhelm():
    thicket = ["thicket: 12 10"]
    play = second(
        "0 stable-overwhelm 8 10 0",
        "0 stable-scout rides 0",
        "1 stable-horse 18 10 180",
        "1 stable-rider rides 2",
        terrain=thicket,
    )
    play.act(0, "overwhelm")
    assert play.refused(play.path(0, (16.5, 10), facing=0)).reason == "table-must-stop"


@rule("M2-CAV-73", "M2-CAV-74", "M2-CAV-76")
def test_trample_rides_straight_over_friend_and_foe():
    play = second(
        "0 stable-trample 10 10 0",
        RIDER,
        "1 cadets-sword 13 10 180",
        "0 cadets-sword 15 10 0",
        "1 cadets-sword 17 12 0",
    )
    play.act(0, "trample")
    assert play.refused(play.path(0, (13, 12), (19, 10), facing=0)).reason == "table-bad-path"
    assert play.refused(play.path(0, (6, 10), facing=0)).reason == "table-not-straight"
    play.move(0, (19.9, 10), facing=0)
    assert [play.click(figure) for figure in (2, 3, 4)] == [1, 1, 0]
    assert audit(play.state) == []


@rule("M2-CAV-75")
def test_trample_goes_no_farther_than_the_speed():
    play = second("0 stable-trample 10 10 0", RIDER, FAR)
    play.act(0, "trample")
    assert play.refused(play.path(0, (21, 10), facing=0)).reason == "table-too-far"


@rule("M2-CAV-77")
def test_a_rider_is_trampled_only_where_the_way_crosses_its_own_base():
    play = second("0 stable-trample 10 10 0", RIDER, "1 stable-horse 14 10.7 90", "1 stable-rider rides 2")
    play.act(0, "trample").move(0, (18, 10), facing=0)
    assert (play.click(2), play.click(3)) == (1, 0)
    play = second("0 stable-trample 10 10 0", RIDER, "1 stable-horse 14 11.7 90", "1 stable-rider rides 2")
    play.act(0, "trample").move(0, (18, 10), facing=0)
    assert (play.click(2), play.click(3)) == (1, 1)


@rule("M2-CAV-79")
def test_titans_are_not_trampled():
    play = second("0 stable-trample 6 10 0", RIDER, "1 stable-colossus 11 10 180")
    play.act(0, "trample").move(0, (15.9, 10), facing=0)
    assert play.click(2) == 0


@rule("M2-CAV-21")
def test_a_unit_shakes_off_each_opponent_once():
    play = second("0 stable-horse 10 10 0", RIDER, "1 cadets-sword 7 10 0", dice=[(4,)])
    play.act(0, "move").break_away(0)
    assert [(event.figure, event.amount) for event in play.log if isinstance(event, Damaged)] == [(2, 1)]


@rule("M2-CAV-73")
def test_a_mount_without_room_for_its_tail_is_offered_a_turn():
    play = second("0 stable-trample 10 10 0", RIDER, "1 cadets-plain 17.8 10 180", FAR)
    play.act(0, "trample")
    over = [each for each in play.options() if isinstance(each, c.Move) and each.facing == 360]
    assert over
    play.do(over[0])
    assert play.click(2) == 1
