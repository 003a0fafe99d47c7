"""Cavalry units: two warriors, one body; what they cannot do, and which dial does what."""

from __future__ import annotations

from mageknight.kernel.agenda import Flow
from mageknight.minis import commands as c
from mageknight.minis.figures.roster import powers
from mageknight.minis.queries.targets import aims
from mageknight.minis.rules.figures.control import pass_control
from tests.marks import rule
from tests.minis.second.field import FAR, second

HORSE = "0 stable-horse 10 10 0"
RIDER = "0 stable-rider rides 0"
FOE = "1 cadets-sword 11.5 10 180"
FRIEND = "0 cadets-sword 25 25 0"


def words(play, figure: int) -> set[str]:
    return {option.how for option in play.options() if isinstance(option, c.Act) and option.figure == figure}


@rule("M2-CAV-30", "M2-CAV-32")
def test_the_mount_moves_and_either_dial_fights():
    play = second(HORSE, RIDER, FAR)
    assert "move" in words(play, 0)
    assert "move" not in words(play, 1)
    assert play.refused(c.Act(0, 1, "move")).reason == "minis-mount-moves"
    play = second(HORSE, RIDER, FOE)
    assert "fight" in words(play, 0) & words(play, 1)


@rule("M2-CAV-33", "M2-CAV-34")
def test_only_abilities_of_the_dial_that_acts_count():
    play = second(HORSE, "0 stable-weapon-master rides 0", FOE)
    assert "weapon-master" in words(play, 1)
    assert "weapon-master" not in words(play, 0)


@rule("M2-RIDER-03", "M2-RIDER-04", "M2-CAV-36")
def test_the_bonus_of_a_rider_counts_on_a_mount_only():
    play = second(HORSE, RIDER, FOE, dice=[(3, 2)])
    play.act(1, "fight").target(2)
    assert play.click(2) == 2, "8 and 2 for the saddle and 5 meet 15"
    play = second("0 stable-rider 10 10 0", FOE, dice=[(3, 2)])
    play.act(0, "fight").target(1)
    assert play.click(1) == 0


@rule("M2-RIDER-03")
def test_the_bonus_counts_whatever_the_attack_type():
    play = second(HORSE, "0 stable-bow rides 0", FOE, dice=[(3, 2)])
    play.act(1, "fight").target(2)
    assert play.click(2) == 2


@rule("M2-CAV-22", "M2-CAV-37", "M2-CAV-13", "M2-CAV-40")
def test_the_attacker_chooses_the_dial():
    for target in (1, 2):
        play = second("0 cadets-sword 8.5 10 0", "1 stable-horse 10 10 180", "1 stable-rider rides 1", dice=[(6, 5)])
        play.act(0, "fight")
        assert {option.figure for option in play.options() if isinstance(option, c.Target)} == {1, 2}
        play.target(target)
        assert play.click(target) > 0
        assert play.click(3 - target) == 0


@rule("M2-CAV-38")
def test_a_line_of_fire_goes_to_the_mounts_centre_for_both():
    play = second("0 cadets-bow 4 10 0", "1 stable-horse 12 10 180", "1 stable-rider rides 1", dice=[(6, 5)])
    play.act(0, "shoot").target(2)
    assert play.click(2) > 0
    assert play.click(1) == 0


@rule("M2-CAV-07", "M2-CAV-06", "M2-MOUNT-03")
def test_cavalry_neither_surges_nor_captures():
    play = second(HORSE, RIDER, "1 cadets-sword 16 10 180")
    assert play.refused(c.Act(0, 1, "surge")).rules == ("M2-CAV-07",)
    assert not words(play, 0) & {"surge", "capture"}
    play = second(HORSE, RIDER, FOE)
    assert play.refused(c.Act(0, 1, "capture")).rules == ("M2-CAV-06",)
    play = second(HORSE, FOE)
    assert play.refused(c.Act(0, 0, "capture")).rules == ("M2-MOUNT-03",)


@rule("M2-CAV-06")
def test_a_charge_of_cavalry_does_not_end_in_a_capture():
    play = second("0 stable-mounted-charge 10 10 0", "0 stable-charge rides 0", "1 cadets-sword 18 10 180")
    play.act(1, "charge").move(0, (16.5, 10), facing=0).decline()
    assert play.kind == "follow-up"
    assert words(play, 1) == {"fight"}
    assert play.refused(c.Act(0, 1, "capture")).rules == ("M2-CAV-06",)


@rule("M2-CAV-06", "M2-MOUNT-03")
def test_no_capture_is_foretold_for_cavalry():
    mounted = second(HORSE, RIDER, FOE)
    on_foot = second("0 stable-rider 10 10 0", FOE)
    for half in (0, 1):
        assert "capture" not in {each.how for each in aims(mounted.state, half, "", (), False, -1)}
    assert "capture" in {each.how for each in aims(on_foot.state, 0, "", (), False, -1)}


@rule("M2-CAV-06")
def test_cavalry_is_not_captured():
    play = second("0 cadets-sword 8.5 10 0", "1 stable-horse 10 10 180", "1 stable-rider rides 1")
    assert play.refused(c.Act(0, 0, "capture")).reason == "minis-nobody-to-capture"


@rule("M2-CAV-05", "M2-MOUNT-02")
def test_no_free_spins_for_mounts_and_riders():
    play = second(
        "0 cadets-sword 13 13 270", "1 stable-boots 10 10 180", "1 stable-rider rides 1", "1 stable-boots 20 10 180"
    )
    play.act(0, "move").move(0, (11, 11.5), facing=180)
    assert play.kind != "free-spin"
    play = second("0 cadets-sword 13 13 270", "1 stable-boots 10 10 180", FRIEND)
    play.act(0, "move").move(0, (11, 11.5), facing=180)
    assert play.kind == "action"


@rule("M2-CAV-15")
def test_a_rider_moves_like_its_mount():
    play = second("0 stable-wings 10 10 0", RIDER, FAR)
    assert "soar" in words(play, 0)
    play.act(0, "soar").move(0, (12, 10), facing=0)
    assert play.state.table.level[1] == play.state.table.level[0] == 1


@rule("M2-CAV-31")
def test_abilities_of_both_help_a_move():
    thicket = ["thicket: 14 10"]
    held = second(HORSE, RIDER, FAR, terrain=thicket)
    path = held.path(0, (20, 10), facing=0)
    held.act(0, "move")
    assert held.refused(path).reason == "table-must-stop"
    play = second(HORSE, "0 stable-scout rides 0", FAR, terrain=thicket)
    play.act(0, "move").do(path)
    assert play.place(0) == (20.0, 10.0)


@rule("M2-CAV-09")
def test_subfaction_abilities_rest_in_the_saddle():
    play = second(HORSE, "0 stable-vladd rides 0", "0 stable-vladd 20 20 0", FAR)
    assert powers(play.state, 1) == 0
    assert powers(play.state, 2) != 0


@rule("M2-CAV-10")
def test_nothing_changes_the_side_of_a_unit():
    play = second(HORSE, RIDER, FAR)
    pass_control(Flow(play.state), 1, 1)
    assert play.state.controller == [0, 0, 1]


@rule("M2-CAV-12", "M2-CAV-16", "M2-CAV-17")
def test_a_rider_heals_its_mount_but_no_golem():
    play = second("0 stable-horse 10 10 0 click 2", "0 stable-healing rides 0", FAR, dice=[(6, 5)])
    play.act(1, "heal").target(0)
    if play.kind == "heal":
        play.heal_by(False)
    assert play.click(0) < 2
    play = second("0 stable-golem 10 10 0 click 2", "0 stable-healing rides 0", FAR)
    assert "heal" not in words(play, 1)


@rule("M2-CAV-41")
def test_double_time_of_a_boot_mount_tires_one_of_the_two():
    for tired in (0, 1):
        play = second("0 stable-boots 10 10 0", RIDER, FAR)
        play.act(0, "double-time").move(0, (26, 10), facing=0)
        assert play.kind == "tire"
        play.target(tired)
        assert play.click(tired) == 1
        assert play.click(1 - tired) == 0


@rule("M2-CAV-43", "M2-CAV-44", "M2-CAV-45")
def test_cavalry_marches_with_cavalry_alone():
    row = [
        line for at in range(3) for line in (f"0 stable-horse 10 {10 + at * 1.5} 0", f"0 stable-rider rides {2 * at}")
    ]
    play = second(*row, "0 cadets-sword 10 14.5 0", FAR)
    play.act(0, "march")
    assert play.refused(c.Join(0, 6)).rules == ("M2-CAV-43",)
    play.join(2)
    assert play.refused(c.Enough(0)).reason == "minis-formation-incomplete"
    play.join(4)
    play.enough() if play.kind == "gather" else None
    assert play.kind == "march"
    other = [*row[:4], "0 stable-horse 10 13 0", "0 stable-orc rides 4"]
    play = second(*other, FAR)
    assert "march" not in words(play, 0)


@rule("M2-ABL-DEF-25")
def test_mount_and_rider_both_brave_the_terrible():
    terrible = "1 adepts-terrify 16 10 180"
    play = second(HORSE, RIDER, terrible, dice=[(5, 2)])
    play.act(0, "move").move(0, (14.5, 10), facing=0)
    assert play.place(0) == (10.0, 10.0)
    play = second(HORSE, RIDER, terrible, dice=[(5, 3)])
    play.act(0, "move").move(0, (14.5, 10), facing=0)
    assert play.place(0) == (14.5, 10.0)


@rule("M2-CAV-20", "M2-CONQ-02")
def test_in_the_saddle_an_arc_all_round_is_of_no_use():
    behind = "1 cadets-plain 8.5 10 0"
    foot = second("0 stable-rider 10 10 0", behind, FAR, edition="conquest", total=1200)
    assert foot.state.table.arc[0] == 360
    foot.act(0, "fight").target(1)
    tail = "1 cadets-plain 7 10 0"
    riding = second(HORSE, RIDER, tail, FAR, edition="conquest", total=1200)
    assert riding.state.table.arc[1] == riding.state.defs[0].arc < 360
    assert riding.touches(1, 2)
    assert riding.refused(c.Act(0, 1, "fight")).reason == "minis-nobody-in-front"
    riding.act(1, "dismount")
    while riding.kind != "action":
        riding.do(riding.options()[0])
    assert riding.state.table.arc[1] == 360, "on foot it counts again"
