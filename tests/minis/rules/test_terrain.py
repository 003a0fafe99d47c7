from __future__ import annotations

import pytest

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from tests.marks import rule
from tests.minis.drill import Play, battle

FAR = "1 trooper 30 30 0"
FIELD = "crop-field: 16 10"
"""Hindering, 13.5 to 18.5 east, 8.5 to 11.5 north."""


def walk(start: str, *terrain: str, more: tuple[str, ...] = (FAR,)) -> Play:
    return battle(start, *more, terrain=terrain).act(0, "move")


def defense(*figures: str, terrain: tuple[str, ...] = (), dice: tuple[int, int] = (5, 5)) -> int:
    """The defense of figure 1 against a shot of figure 0."""
    return battle(*figures, terrain=terrain, dice=[dice]).act(0, "shoot").target(1).all(Attacked)[0].defense


def is_blocked(*figures: str, terrain: tuple[str, ...]) -> bool:
    """Is the line from figure 0 to figure 1 blocked?"""
    from mageknight.minis.queries.preview import why_not_target

    refusal = why_not_target(battle(*figures, terrain=terrain).state, 0, "shoot", 1)
    return refusal is not None and refusal.reason in ("minis-terrain-in-line", "minis-base-in-line")


@rule("REB-TER-02", "REB-TER-03")
def test_the_empty_table_is_clear_and_does_nothing():
    play = walk("0 trooper 10 10 0")
    assert play.move(0, (18, 10)).place(0) == (18, 10)
    assert defense("0 archer 10 10 0", "1 trooper 18 10 180") == 15


@rule("REB-TER-04", "REB-SPC-12")
@pytest.mark.parametrize(
    "piece, effect",
    [
        ("brush-strip", "slow"),
        ("light-wood", "slow"),
        ("rubble", "slow"),
        ("great-tree", "solid"),
        ("high-wall", "solid"),
        ("house", "solid"),
        ("hill", "high"),
        ("low-plateau", "high"),
        ("stream", "slow"),
        ("ford", "slow"),
        ("pond", "slow"),
        ("lake", "solid"),
        ("river-bend", "solid"),
        ("parapet", "cliff"),
        ("flat-roof", "cliff"),
        ("cliff-plateau", "cliff"),
    ],
)
def test_objects_are_terrain_of_their_kind(piece: str, effect: str):
    if effect == "slow":
        inside = battle("0 trooper 16.2 10 90", FAR, terrain=[f"{piece}: 16 10"]).act(0, "move")
        assert inside.refused(inside.path(0, (16, 14.1))).reason == "table-too-far"
    elif effect == "solid":
        alone = battle("0 trooper 16 4 90", FAR, terrain=[f"{piece}: 16 10"]).act(0, "move")
        assert alone.refused(alone.path(0, (16, 10))).reason == "table-solid-in-way"
    elif effect == "cliff":
        alone = battle("0 trooper 14.8 6 90", FAR, terrain=[f"{piece}: 16 10"]).act(0, "move")
        assert alone.refused(alone.path(0, (14.8, 10))).reason == "table-cliff"
    else:
        assert defense("0 archer 16 3 90", "1 trooper 16 10 270", terrain=(f"{piece}: 16 10",)) == 16


@rule("REB-HIN-02", "REB-HIN-03")
def test_a_figure_stops_once_it_is_wholly_inside():
    play = walk("0 trooper 10 10 0", FIELD)
    assert "REB-HIN-03" in play.refused(play.path(0, (16, 10))).rules
    play.move(0, (14.25, 10))
    assert play.place(0) == (14.25, 10)


@rule("REB-HIN-04")
def test_a_base_that_never_gets_wholly_inside_goes_on():
    play = walk("0 trooper 10 11.3 0", FIELD)
    assert play.move(0, (18, 11.3)).place(0) == (18, 11.3)


@rule("REB-HIN-05")
def test_out_of_hindering_terrain_goes_half_the_speed_rounded_up():
    play = walk("0 trooper 13 10 0", FIELD)
    assert play.refused(play.path(0, (8.9, 10))).reason == "table-too-far"
    assert play.move(0, (9, 10)).place(0) == (9, 10)
    odd = walk("0 trooper 13 10 0 click 1", FIELD)
    assert odd.move(0, (9, 10)).place(0) == (9, 10)


@rule("REB-HIN-11")
def test_half_speed_with_a_stop_when_partly_in_and_without_when_wholly_in():
    partly = walk("0 trooper 13 10 0", FIELD)
    assert "REB-HIN-03" in partly.refused(partly.path(0, (15.5, 10))).rules
    wholly = walk("0 trooper 14.5 10 0", FIELD)
    assert wholly.refused(wholly.path(0, (18.6, 10))).reason == "table-too-far"
    assert wholly.move(0, (17.5, 10)).place(0) == (17.5, 10)


@rule("REB-HIN-06")
def test_a_line_through_hindering_terrain_gives_1_however_much_of_it():
    line = ("0 archer 10 10 0", "1 trooper 19.5 10 180")
    assert defense(*line) == 15
    assert defense(*line, terrain=("ford: 2 2", "rubble: 14 10")) == 16
    assert defense(*line, terrain=("rubble: 12.6 10", "thicket: 16.8 10")) == 16


@rule("REB-HIN-07")
def test_hindering_terrain_does_not_matter_in_close_combat():
    play = battle("0 trooper 15 10 0", "1 trooper 16.5 10 180", terrain=[FIELD], dice=[(5, 5)])
    assert play.act(0, "fight").target(1).only(Attacked).defense == 15


@rule("REB-HIN-08")
def test_from_the_edge_one_shoots_without_hindrance():
    target = "1 trooper 24 10 180"
    assert defense("0 archer 18 10 0", target, terrain=(FIELD,)) == 15
    assert defense("0 archer 17.8 10 0", target, terrain=(FIELD,)) == 16
    assert defense("0 archer 18 10 0", target, terrain=(FIELD, "thicket: 22 10")) == 16


@rule("REB-HIN-09", "REB-HGT-03")
def test_in_a_formation_only_the_line_of_the_primary_attacker_counts():
    row = ("0 archer 10 10 0", "0 archer 10 11.5 0", "0 archer 10 13 0")
    terrain = ["ford: 2 2", "thicket: 14 13.2"]

    def against(leader: int, target: str, terrain: list[str]) -> int:
        play = battle(*row, target, terrain=terrain, dice=[(5, 5)]).act(leader, "shoot").target(3)
        for companion in range(3):
            if companion != leader:
                play.join(companion)
        return play.only(Attacked).defense

    assert against(0, "1 hard 18 12 180", terrain) == 18
    assert against(2, "1 hard 18 12 180", terrain) == 19
    up = battle(
        "0 archer 10 10 0",
        "0 archer 10 11.5 0",
        "0 archer 10 13 0",
        "1 hard 18 10 180",
        terrain=["hill: 18 10"],
        dice=[(5, 5)],
    )
    assert up.act(0, "shoot").target(3).join(1).join(2).only(Attacked).defense == 19


@rule("REB-BLK-01")
def test_nobody_enters_or_crosses_blocking_terrain():
    play = walk("0 trooper 10 10 0", "house: 14 10")
    for place in ((14, 10), (17, 10), (12, 10)):
        assert "REB-BLK-01" in play.refused(play.path(0, place)).rules
    assert play.move(0, (11.7, 10)).place(0) == (11.7, 10)


@rule("REB-BLK-02")
def test_blocking_terrain_blocks_every_line_that_crosses_it():
    line = ("0 archer 10 10 0", "1 trooper 18 10 180")
    assert is_blocked(*line, terrain=("house: 14 10",))
    assert is_blocked(*line, terrain=("house: 14 10.9",))
    assert not is_blocked(*line, terrain=("house: 14 11.1",))


@rule("REB-ELV-01")
def test_all_elevations_are_equally_high():
    terrain = ("hill: 10 10", "cliff-plateau: 18 10")
    assert defense("0 archer 10 10 0", "1 trooper 18 10 180", terrain=terrain) == 15


@rule("REB-ELV-02")
def test_an_elevation_is_clear_but_for_what_is_marked_on_it():
    plain = walk("0 trooper 15 10 0", "low-plateau: 16 10")
    assert plain.move(0, (17, 10)).place(0) == (17, 10)
    wooded = walk("0 trooper 16 10 0", "wooded-hill: 16 10")
    assert wooded.refused(wooded.path(0, (20.1, 10))).reason in ("table-too-far", "table-must-stop")
    rocky = walk("0 trooper 14.6 10 0", "rocky-hill: 16 10")
    assert rocky.refused(rocky.path(0, (16, 10))).reason in ("table-solid-in-way", "table-on-solid")


@rule("REB-ELV-04")
def test_a_figure_stops_when_it_has_come_up_or_down():
    up = walk("0 trooper 10 10 0", "low-plateau: 16 10")
    assert "REB-ELV-04" in up.refused(up.path(0, (17.5, 10))).rules
    down = walk("0 trooper 16 10 0", "low-plateau: 16 10")
    assert "REB-ELV-04" in down.refused(down.path(0, (23, 10))).rules
    assert down.move(0, (19.75, 10)).place(0) == (19.75, 10)


@rule("REB-ELV-05")
def test_only_horizontal_distance_is_measured():
    assert defense("0 archer 10 10 0", "1 trooper 20 10 180", terrain=("hill: 20 10",)) == 16


@rule("REB-ELV-06")
def test_an_elevation_hides_those_below_from_each_other():
    line = ("0 archer 10 10 0", "1 trooper 19.5 10 180")
    assert is_blocked(*line, terrain=("hill: 14.7 10",))
    assert not is_blocked("0 archer 10 10 0", "1 trooper 14.7 10 180", terrain=("hill: 14.7 10",))


@rule("REB-ELV-07")
def test_between_two_elevations_only_what_is_elevated_matters():
    line = ("0 archer 8.5 10 0", "1 trooper 18.4 10 180")
    hills = ("cliff-plateau: 7 10", "cliff-plateau: 19 10")
    assert not is_blocked(*line, "1 elf 13 10 180", terrain=hills)
    assert not is_blocked(*line, terrain=(*hills, "house: 13 10"))
    assert defense(*line, terrain=(*hills, "thicket: 13 10")) == 15
    assert is_blocked(*line, "1 elf 16.6 10 180", terrain=hills)
    raised = ("0 archer 8 10 0", "1 trooper 17.5 10 180")
    assert defense(*raised, terrain=("hill: 8 10", "wooded-hill: 16 10")) == 16
    assert is_blocked(*raised, terrain=("hill: 8 10", "rocky-hill: 15.5 10"))


@rule("REB-ELV-08", "REB-ELV-09")
def test_from_one_elevation_another_one_and_blocking_terrain_block():
    line = ("0 archer 8 10 0", "1 trooper 18 10 180")
    assert not is_blocked(*line, terrain=("hill: 8 10",))
    assert is_blocked(*line, terrain=("hill: 8 10", "parapet: 13.5 10 turn 1"))
    assert is_blocked(*line, terrain=("hill: 8 10", "house: 13.5 10"))


@rule("REB-ELV-10")
def test_from_an_elevation_one_looks_over_bases_below():
    line = ("0 archer 8 10 0", "1 trooper 18 10 180")
    assert not is_blocked(*line, "1 elf 13 10 0", terrain=("cliff-plateau: 8 10",))
    assert is_blocked(*line, "1 elf 9.6 10 0", terrain=("cliff-plateau: 8 10",))


@rule("REB-ELV-11")
def test_from_an_elevation_low_hindering_terrain_counts_only_at_the_ends():
    line = ("0 archer 8 10 0", "1 trooper 18 10 180")
    assert defense(*line, terrain=("hill: 8 10", "thicket: 13 10")) == 15
    assert defense(*line, terrain=("hill: 8 10", "thicket: 18 10")) == 16
    assert defense(*line, terrain=("wooded-hill: 8 10",)) == 16


@rule("REB-HGT-01", "REB-HGT-02")
def test_height_and_hindrance_add_up():
    line = ("0 archer 9 10 0", "1 trooper 17.5 10 180")
    assert defense(*line, terrain=("low-plateau: 18 10",)) == 16
    assert defense("0 archer 17.5 10 180", "1 trooper 9 10 0", terrain=("low-plateau: 18 10",)) == 15
    assert defense(*line, terrain=("wooded-hill: 17.5 10",)) == 17


@rule("REB-HGT-04", "REB-HGT-06", "REB-HGT-07")
def test_close_combat_goes_up_and_down_and_the_higher_one_defends_better():
    figures = ("0 trooper 12.4 10 0", "1 trooper 13.9 10 180")
    up = battle(*figures, terrain=["low-plateau: 16 10"], dice=[(5, 5)])
    assert up.touches(0, 1)
    assert up.act(0, "fight").target(1).only(Attacked).defense == 16
    down = battle(*figures, terrain=["low-plateau: 16 10"], turn=1, dice=[(5, 5)]).act(1, "fight").target(0)
    assert down.only(Attacked).defense == 15


@rule("REB-HGT-05", "REB-SPC-09")
def test_a_formation_may_stand_on_two_levels_but_not_across_a_cliff():
    row = ("0 trooper 12.4 10 0", "0 trooper 13.9 10 0", "0 trooper 15.4 10 0", FAR)
    slope = battle(*row, terrain=["low-plateau: 16 10"]).act(0, "march")
    assert slope.offers(c.Join(0, 1))
    cliff = battle(*row, "0 trooper 10.9 10 0", terrain=["cliff-plateau: 15.5 10"])
    assert "REB-FMV-01" in cliff.refused(c.Act(0, 0, "march")).rules
    above = battle(*row, "0 trooper 16.9 10 0", terrain=["cliff-plateau: 15.5 10"]).act(2, "march")
    assert "REB-SPC-09" in above.refused(c.Join(0, 0)).rules


@rule("REB-SPC-01")
def test_shallow_water_slows_and_does_not_hinder_shots():
    play = walk("0 trooper 10 10 0", "pond: 14 10")
    assert "REB-SPC-01" in play.refused(play.path(0, (17, 10))).rules
    inside = walk("0 trooper 14 10 0", "pond: 14 10")
    assert inside.refused(inside.path(0, (18.1, 10))).reason == "table-too-far"
    assert defense("0 archer 10 10 0", "1 trooper 18 10 180", terrain=("pond: 14 10",)) == 15


@rule("REB-SPC-02")
def test_deep_water_bars_the_way_but_no_shot():
    play = walk("0 trooper 10 10 0", "lake: 14 10")
    assert "REB-BLK-01" in play.refused(play.path(0, (17, 10))).rules
    assert defense("0 archer 10 10 0", "1 trooper 18 10 180", terrain=("lake: 14 10",)) == 15


WALL = "low-wall: 14 10 turn 1"
"""From 8 to 12 north, a fifth of an inch thick."""


@rule("REB-SPC-03", "REB-SPC-04")
def test_a_low_wall_stops_on_its_far_side_and_never_halves_the_speed():
    play = walk("0 trooper 10 10 0", WALL)
    assert "REB-SPC-03" in play.refused(play.path(0, (17, 10))).rules
    play.move(0, (14.86, 10))
    away = walk("0 trooper 14.86 10 0", WALL)
    assert away.move(0, (22.8, 10)).place(0) == (22.8, 10)


@rule("REB-SPC-05")
def test_a_shot_across_a_low_wall_is_hindered_unless_the_firer_touches_it():
    target = "1 trooper 19 10 180"
    assert defense("0 archer 10 10 0", target, terrain=(WALL,)) == 16
    assert defense("0 archer 13.15 10 0", target, terrain=(WALL,)) == 15


@rule("REB-SPC-06", "REB-GLO-01")
def test_one_fights_across_a_low_wall():
    play = battle("0 trooper 13.15 10 0", "1 trooper 14.85 10 180", terrain=[WALL], dice=[(5, 5)])
    assert not play.touches(0, 1)
    assert play.act(0, "fight").target(1).click(1) == 2
    apart = battle("0 trooper 13 10 0", "1 trooper 14.85 10 180", terrain=[WALL])
    assert "REB-CLS-01" in apart.refused(c.Act(0, 0, "fight")).rules


@rule("REB-SPC-07", "REB-SPC-08")
def test_across_a_cliff_one_shoots_but_does_not_fight():
    assert defense("0 archer 9 10 0", "1 trooper 16 10 180", terrain=("flat-roof: 16 10",)) == 16
    figures = ("0 trooper 13 10 0", "1 trooper 14.5 10 180", FAR)
    play = battle(*figures, terrain=["flat-roof: 16 10"])
    assert play.touches(0, 1)
    assert play.refused(c.Act(0, 0, "fight")).reason == "minis-nobody-in-front"


@rule("REB-SPC-10", "REB-SPC-11")
def test_a_cliff_is_climbed_by_its_stairs_or_by_flight():
    play = walk("0 trooper 16 6 90", "flat-roof: 16 10")
    # The stairs are in the middle of the southern side, which lies 8.5 inches north.
    play.move(0, (16, 9.25))
    assert play.state.table.perch[0] >= 0
    around = walk("0 trooper 12 10 90", "flat-roof: 16 10")
    assert {"REB-SPC-10", "REB-SPC-11"} <= set(around.refused(around.path(0, (14.5, 10))).rules)
    flying = walk("0 flight 12 10 90", "flat-roof: 16 10")
    assert flying.move(0, (16, 10)).place(0) == (16, 10)
