"""Attacks on large warriors (M2-MDIAL-41 to M2-MDIAL-53): which section is met, and who says so."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.effects import parts
from mageknight.minis.events import BY_EXPLOSION, Attacked, Damaged, Eliminated, SectionLost
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, outcome, second

HULK = "1 hulks-hulk 15 15 0"
"""Figures 1 to 5 if one figure stands before it: the hull, then front, left, rear, right."""
HULL, FRONT, LEFT, REAR, RIGHT = 1, 2, 3, 4, 5


def targets(play: Play) -> list[int]:
    return [command.figure for command in play.options() if isinstance(command, c.Target)]


def fight(*figures: str, dice: tuple[int, int] = (5, 5)) -> Play:
    return second(*figures, FAR, dice=[dice]).act(0, "fight")


@rule("M2-MDIAL-08", "M2-MDIAL-41")
def test_a_fighter_meets_the_section_it_touches_and_no_rear_arc():
    play = fight("0 cadets-sword 10.25 15 0", HULK)
    assert targets(play) == [REAR]
    assert play.refused(c.Target(0, FRONT)).reason == "minis-other-section"
    assert play.refused(c.Target(0, HULL)).reason == "minis-aim-at-section"
    play.target(REAR)
    assert parts.REAR_ARC not in dict(play.only(Attacked).adds)
    assert play.only_hurt(REAR).amount == 2


@rule("M2-MDIAL-41")
def test_in_place_of_a_dead_section_the_attacker_takes_any_live_one():
    play = fight("0 cadets-sword 10.25 15 0", "1 hulks-hulk 15 15 0 sections 0 0 3 0")
    assert targets(play) == [FRONT, LEFT, RIGHT]
    play.target(FRONT)
    assert play.only_hurt(FRONT).amount == 2


@rule("M2-MDIAL-42")
def test_whoever_touches_two_sections_hits_the_one_the_defender_names():
    play = fight("0 cadets-sword 13 17.75 270", HULK)
    assert targets(play) == [LEFT, REAR]
    play.target(LEFT)
    assert (play.kind, play.seat) == ("struck-section", 1)
    assert targets(play) == [LEFT, REAR]
    play.target(REAR)
    assert play.only(Attacked).target == REAR


@rule("M2-MDIAL-43")
def test_whoever_touches_any_section_gangs_up():
    play = second("0 cadets-sword 10.25 15 0", HULK, "0 cadets-sword 15 12.25 90", FAR, dice=[(3, 3)])
    play.act(0, "fight").target(REAR).join(6)
    assert dict(play.only(Attacked).adds)[parts.FORMATION] == 1


@rule("M2-MDIAL-44")
def test_a_line_of_fire_meets_the_section_it_passes_through():
    play = second("0 cadets-bow 25 15 180", HULK, FAR, dice=[(5, 5)]).act(0, "shoot")
    assert targets(play) == [FRONT]
    assert "M2-MDIAL-44" in play.refused(c.Target(0, LEFT)).rules
    dead = second("0 cadets-bow 25 15 180", "1 hulks-hulk 15 15 0 sections 5 0 0 0", FAR, dice=[(5, 5)])
    assert targets(dead.act(0, "shoot")) == [LEFT, REAR, RIGHT]


@rule("M2-MDIAL-45")
def test_a_section_touched_by_a_friend_of_the_shooter_is_sheltered_and_the_others_are_not():
    friend = "0 cadets-sword 15 17.75 270"
    open_front = second("0 cadets-bow 25 15 180", HULK, friend, FAR).act(0, "shoot")
    assert targets(open_front) == [FRONT]
    sheltered = second("0 cadets-bow 15 24 270", HULK, friend, FAR)
    assert sheltered.refused(c.Act(0, 0, "shoot")).reason == "minis-nobody-to-shoot"


@rule("M2-MDIAL-46")
def test_on_a_border_the_defender_names_the_section():
    play = second("0 cadets-bow 21 21 225", HULK, FAR, dice=[(5, 5)]).act(0, "shoot")
    assert targets(play) == [FRONT, LEFT]
    play.target(FRONT)
    assert (play.kind, play.seat) == ("struck-section", 1)
    play.target(LEFT)
    assert play.only(Attacked).target == LEFT


@rule("M2-MDIAL-46", "M2-MDIAL-47")
def test_the_defender_names_a_stealthy_section_behind_hindering_terrain_and_the_attack_is_not_made():
    play = second("0 cadets-bow 9 21 315", HULK, FAR, terrain=["light-wood: 11 19"]).act(0, "shoot")
    assert targets(play) == [LEFT]  # the rear section has Stealth and cannot be aimed at
    play.target(LEFT)
    play.target(REAR)
    assert play.all(Attacked) == []
    assert (play.kind, play.state.actions, play.tokens(0)) == ("action", 1, 0)
    assert c.Act(0, 0, "move") in play.options()


@rule("M2-MDIAL-53")
def test_only_the_line_of_the_primary_attacker_counts():
    bows = ("0 cadets-bow 23.5 16.8 180", "0 cadets-bow 22.5 17.92 180", "0 cadets-bow 21.5 19.04 200")
    play = second(bows[0], HULK, *bows[1:], FAR, dice=[(5, 5)], total=300).act(0, "shoot").target(FRONT)
    joins = [command.figure for command in play.options() if isinstance(command, c.Join)]
    assert 6 in joins


@rule("M2-MDIAL-16", "M2-MDIAL-15")
def test_six_skulls_end_it_though_sections_live():
    play = fight("0 cadets-sword 10.25 15 0", "1 hulks-hulk 15 15 0 sections 3 3 1 3")
    assert play.state.score == [0, 0]
    play.target(REAR)  # 2 clicks: the rear section dies, 3 and 2 and 1 and 1 skulls
    assert [each.figure for each in play.log if isinstance(each, SectionLost)] == [REAR]
    assert play.only(Eliminated).figure == HULL
    assert play.state.score == [150, 0]
    assert not any(play.is_fielded(slot) for slot in (HULL, FRONT, LEFT, REAR, RIGHT))


@rule("M2-MDIAL-15")
def test_a_dead_section_takes_no_more_damage():
    play = fight("0 cadets-sword 10.25 15 0", "1 hulks-hulk 15 15 0 sections 0 0 1 0").target(REAR)
    assert play.only_hurt(REAR).amount == 2
    assert play.is_eliminated(REAR)
    assert play.is_fielded(HULL)


@rule("M2-MDIAL-31")
def test_a_neighbour_defends_only_the_section_it_touches():
    wall = "1 fencers-wall 15 17.75 90"
    close = fight("0 cadets-sword 13 12.25 90", "1 hulks-hulk 15 15 0", wall)
    close.target(RIGHT).target(RIGHT)
    assert parts.DEFENDED not in dict(close.only(Attacked).guards)
    defended = fight("0 cadets-sword 15.9 17.75 270", "1 hulks-hulk 15 15 0", "1 fencers-wall 14.4 17.75 90")
    defended.target(targets(defended)[0])
    assert dict(defended.only(Attacked).guards)[parts.DEFENDED] == 18


@rule("M2-MDIAL-48", "M2-MDIAL-49", "M2-MDIAL-50")
def test_an_explosion_rocks_one_section():
    sapper = "0 giants-sapper 24 15 180"
    play = second(sapper, HULK, "1 cadets-plain 15 17.9 270", FAR, dice=[(5, 5)]).act(0, "shoot").target(6).enough()
    blown = [each.figure for each in play.log if isinstance(each, Damaged) and each.cause == BY_EXPLOSION]
    assert blown == [LEFT]
    border = second(sapper, "1 hulks-beast 15 15 0", "1 cadets-plain 17.1 17.1 270", FAR, dice=[(5, 5)])
    border.act(0, "shoot").target(6).enough()
    assert (border.kind, border.seat) == ("section", 1)
    assert targets(border) == [FRONT, LEFT]
    dead = second(sapper, "1 hulks-hulk 15 15 0 sections 0 4 0 0", "1 cadets-plain 15 17.9 270", FAR, dice=[(5, 5)])
    dead.act(0, "shoot").target(6).enough()
    assert (dead.kind, dead.seat) == ("section", 0)
    assert targets(dead) == [FRONT, REAR, RIGHT]


@rule("M2-MDIAL-40")
def test_large_warriors_shoot_far_at_each_other():
    play = second("0 hulks-hulk 8 15 0", "1 hulks-beast 27 15 180", FAR, dice=[(5, 5)])
    play.act(1, "long-shot").target(6)
    assert dict(play.only_hurt(6).parts)[parts.LONG_RANGE] == -2


@rule("M2-MDIAL-25", "M2-MDIAL-26")
def test_three_skulls_give_half_the_points_away_where_nobody_has_most_objectives():
    play = second("0 cadets-sword 4 4 0", "1 hulks-hulk 15 15 0 sections 0 0 3 0", FAR, turns=1)
    play.end_turn().end_turn()
    lines = {(line.seat, line.what.key): line.points for line in outcome(play).sheet}
    assert lines[0, "minis-score-eliminated"] == 75
    four = second(
        "0 cadets-sword 4 4 0",
        "1 hulks-hulk 15 15 0 sections 0 0 3 0",
        "2 cadets-sword 30 4 0",
        FAR,
        turns=1,
        seats=3,
    )
    for _ in range(3):
        four.end_turn()
    lines = {(line.seat, line.what.key): line.points for line in outcome(four).sheet}
    assert (lines[0, "minis-score-eliminated"], lines[2, "minis-score-eliminated"]) == (37, 37)
    whole = second("0 cadets-sword 4 4 0", "1 hulks-hulk 15 15 0 sections 4 0 0 0", FAR, turns=1)
    whole.end_turn().end_turn()
    assert all(line.points == 0 for line in outcome(whole).sheet)
