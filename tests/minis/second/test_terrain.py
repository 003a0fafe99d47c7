"""Terrain, elevations and water of edition 2.0, played through commands and asked as players ask."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mageknight.minis import commands as c
from mageknight.minis.content.terrain import pieces
from mageknight.minis.events import TerrainChanged
from mageknight.minis.queries.preview import TargetAnswer, targets
from mageknight.minis.table.terrain import ABRUPT, BLOCKING, CHASM, CONCEALING, ELEVATED, HINDERING, KINDS
from tests.marks import rule
from tests.minis.second.field import FAR, second

BOW = "0 cadets-bow 10 10 0"
FOE = "1 cadets-plain 18 10 180"


def shot(*figures: str, terrain: Sequence[str] = ()) -> TargetAnswer:
    """What a player is told about a shot of figure 0 at figure 1."""
    play = second(*figures, terrain=terrain)
    return targets(play.state, 0, "shoot", only=[1])[0]


def defense(*figures: str, terrain: Sequence[str] = ()) -> int:
    found = shot(*figures, terrain=terrain)
    assert found.refusal is None, found.refusal
    assert found.defense is not None
    return found.defense.total


def is_blocked(*figures: str, terrain: Sequence[str] = ()) -> bool:
    found = shot(*figures, terrain=terrain).refusal
    return found is not None and found.reason in BLOCKED


BLOCKED = ("minis-line-blocked", "minis-base-in-line", "minis-terrain-in-line")

PLAIN = 15
"""The defense of whoever stands in the open."""


@rule("M2-TERRAIN-01", "M2-TERRAIN-03", "M2-ELEV-02")
def test_there_is_terrain_of_every_kind_flat_and_raised():
    kinds = {piece.kind for piece in pieces().values()}
    assert {HINDERING, BLOCKING, ELEVATED, ABRUPT, CONCEALING, CHASM} <= kinds
    raised = {KINDS[kind] for piece in pieces().values() for kind, _, beside in piece.areas if not beside}
    assert raised == {"hindering", "blocking", "concealing"}
    play = second(BOW, FAR)
    assert play.state.table.ground.pieces == [], "the open battlefield is no feature"


@rule("M2-TERRAIN-04")
def test_open_ground_has_no_effect():
    assert defense(BOW, FOE) == PLAIN
    play = second("0 cadets-sword 10 10 0", FAR)
    play.act(0, "move").move(0, (18, 10))
    assert play.place(0) == (18, 10)


@rule("M2-TERRAIN-05", "M2-TERRAIN-06")
def test_a_base_completely_in_hindering_terrain_stops():
    play = second("0 cadets-sword 10 10 0", FAR, terrain=["crop-field: 16 10"])
    play.act(0, "move")
    over = play.refused(play.path(0, (15, 10)))
    assert (over.reason, over.rules) == ("table-must-stop", ("M2-TERRAIN-06",))
    play.move(0, (14.255, 10))
    assert play.place(0)[0] == pytest.approx(14.254, abs=0.01)


@rule("M2-TERRAIN-07")
def test_who_never_gets_completely_in_goes_on():
    play = second("0 cadets-sword 10 11.6 0", FAR, terrain=["crop-field: 14 10"])
    play.act(0, "move").move(0, (18, 11.6))
    assert play.place(0) == (18, 11.6)


@rule("M2-TERRAIN-08")
def test_with_any_part_on_hindering_terrain_the_speed_is_halved_rounded_up():
    play = second("0 cadets-slow 10 10 0", FAR, terrain=["crop-field: 7 10"])
    play.act(0, "move")
    assert play.refused(play.path(0, (14.5, 10))).reason == "table-too-far"
    play.move(0, (14, 10))
    assert play.place(0) == (14, 10)


@rule("M2-TERRAIN-09")
def test_hindering_terrain_does_not_matter_in_close_combat():
    for terrain in ([], ["crop-field: 12 10"]):
        play = second("0 cadets-sword 10 10 0", "1 cadets-plain 11.502 10 180", terrain=terrain)
        answer = targets(play.state, 0, "fight", only=[1])[0]
        assert answer.defense is not None
        assert answer.defense.total == PLAIN


@rule("M2-TERRAIN-10", "M2-TERRAIN-02")
def test_a_line_through_hindering_terrain_or_to_somebody_in_it_protects_the_target():
    assert defense(BOW, FOE, terrain=["crop-field: 14 10"]) == PLAIN + 1
    assert defense(BOW, FOE, terrain=["crop-field: 19 10"]) == PLAIN + 1
    assert defense(BOW, FOE, terrain=["crop-field: 14 13"]) == PLAIN


@rule("M2-TERRAIN-11")
def test_what_lies_beneath_the_shooter_alone_does_not_count():
    assert defense(BOW, FOE, terrain=["crop-field: 7.9 10"]) == PLAIN
    assert defense("0 cadets-bow 10 10 0", FOE, terrain=["crop-field: 9 10"]) == PLAIN + 1


@rule("M2-TERRAIN-12")
def test_concealing_terrain_is_clear_to_move_and_hindering_to_shoot():
    assert defense(BOW, FOE, terrain=["tall-grass: 14 10"]) == PLAIN + 1
    play = second("0 cadets-sword 10 10 0", FAR, terrain=["tall-grass: 14 10"])
    play.act(0, "move").move(0, (18, 10))
    assert play.place(0) == (18, 10)
    inside = second("0 cadets-sword 14 10 0", FAR, terrain=["tall-grass: 14 10"])
    inside.act(0, "move").move(0, (22, 10))
    assert inside.place(0) == (22, 10)


@rule("M2-TERRAIN-13", "M2-TERRAIN-14", "M2-TERRAIN-15")
def test_no_part_of_a_base_passes_or_rests_on_blocking_terrain():
    play = second("0 cadets-sword 10 10 0", FAR, terrain=["house: 14 10"])
    play.act(0, "move")
    through = play.refused(play.path(0, (18, 10)))
    assert (through.reason, through.rules) == ("table-solid-in-way", ("M2-TERRAIN-14", "M2-TERRAIN-15"))
    on = play.refused(play.path(0, (12, 10)))
    assert on.reason in ("table-on-solid", "table-solid-in-way")
    close = play.refused(play.path(0, (10, 11.5), (16, 11.5)))
    assert close.reason == "table-solid-in-way", "the rim of the base would pass over the corner"


@rule("M2-TERRAIN-16")
def test_blocking_terrain_blocks_every_line_that_crosses_it():
    assert is_blocked(BOW, FOE, terrain=["house: 14 10"])
    assert not is_blocked(BOW, FOE, terrain=["house: 14 12"])


@rule("M2-TERRAIN-17")
def test_a_chasm_stops_walkers_and_no_shots():
    assert defense(BOW, FOE, terrain=["chasm: 14 10 turn 1"]) == PLAIN
    play = second("0 cadets-sword 10 10 0", FAR, terrain=["chasm: 14 10 turn 1"])
    play.act(0, "move")
    assert play.refused(play.path(0, (18, 10))).reason == "table-solid-in-way"


def test_terrain_may_become_something_else_under_the_figures():
    play = second("0 cadets-sword 14 10 0", FAR, terrain=["hill: 14 10"])
    state = play.match.state
    before = (state.table.x[:], state.table.facing[:], state.table.perch[0])
    TerrainChanged(0, "rubble").apply(state)
    assert (state.table.x, state.table.facing) == before[:2]
    assert (before[2], state.table.perch[0]) == (0, -1)
    play.act(0, "move")
    assert play.refused(play.path(0, (18.5, 10))).reason == "table-too-far", "rubble hinders"


@rule("M2-WATER-01", "M2-WATER-02")
def test_shallow_water_hinders_deep_water_blocks_and_neither_matters_to_shots():
    for piece in ("ford", "lake"):
        assert defense(BOW, FOE, terrain=[f"{piece}: 14 10"]) == PLAIN
    shallow = second("0 cadets-slow 14 10 0", FAR, terrain=["ford: 14 10"])
    shallow.act(0, "move")
    assert shallow.refused(shallow.path(0, (18.5, 10))).reason == "table-too-far"
    deep = second("0 cadets-sword 10 10 0", FAR, terrain=["lake: 14 10"])
    deep.act(0, "move")
    assert deep.refused(deep.path(0, (18, 10))).reason == "table-solid-in-way"


@rule("M2-SPEED-10")
def test_a_wave_in_water_is_hard_to_hit_near_and_far():
    wave = "1 cadets-wave 16 10 180"
    assert defense(BOW, wave) == PLAIN
    assert defense(BOW, wave, terrain=["lake: 16 10"]) == PLAIN + 2
    close = second("0 cadets-sword 10 10 0", "1 cadets-wave 11.502 10 180", terrain=["lake: 12.6 10"])
    answer = targets(close.state, 0, "fight", only=[1])[0]
    assert answer.defense is not None
    assert answer.defense.total == PLAIN + 2


@rule("M2-ELEV-03", "M2-ELEV-04")
def test_coming_up_ends_the_move_and_up_there_one_moves_as_usual():
    play = second("0 cadets-sword 10 10 0", FAR, terrain=["low-plateau: 16 10"])
    play.act(0, "move")
    over = play.refused(play.path(0, (16, 10)))
    assert (over.reason, over.rules) == ("table-must-stop", ("M2-ELEV-03",))
    play.move(0, (13.01, 10))
    up = second("0 cadets-sword 14 10 0", FAR, terrain=["low-plateau: 16 10"])
    up.act(0, "move").move(0, (22, 10))
    assert up.place(0) == (22, 10), "no stop when leaving (reading R41)"


@rule("M2-ELEV-05")
def test_nobody_stands_on_raised_blocking_terrain():
    play = second("0 cadets-wing 10 10 0", FAR, terrain=["rocky-hill: 16 10"])
    play.act(0, "move")
    assert play.refused(play.path(0, (16, 10))).reason == "table-on-solid"


@rule("M2-ELEV-07", "M2-ELEV-08", "M2-ELEV-12")
def test_an_elevation_blocks_lines_unless_somebody_stands_on_it():
    assert is_blocked(BOW, FOE, terrain=["knoll: 14 10"])
    assert not is_blocked(BOW, FOE, terrain=["hill: 18.5 10"])
    assert is_blocked(BOW, FOE, terrain=["knoll: 18 10", "standing-stone: 30 30", "knoll: 14 10"])
    both = ["knoll: 10 10", "knoll: 18 10", "knoll: 14 10"]
    assert is_blocked(BOW, FOE, terrain=both), "reading R42: a third hill blocks too"


@rule("M2-ELEV-01", "M2-ELEV-15")
def test_height_protects_the_target_from_those_below_and_all_hills_are_equally_high():
    assert defense(BOW, FOE, terrain=["hill: 18 10"]) == PLAIN + 1
    assert defense(BOW, FOE, terrain=["hill: 10 10"]) == PLAIN
    assert defense(BOW, FOE, terrain=["knoll: 10 10", "knoll: 18 10"]) == PLAIN
    close = second("0 cadets-sword 10 10 0", "1 cadets-plain 11.502 10 180", terrain=["hill: 13.4 10"])
    answer = targets(close.state, 0, "fight", only=[1])[0]
    assert answer.defense is not None
    assert answer.defense.total == PLAIN, "only against shots"


@rule("M2-ELEV-16", "M2-ELEV-14")
def test_height_and_hindering_terrain_add_up():
    assert defense(BOW, FOE, terrain=["wooded-hill: 18 10"]) == PLAIN + 2
    assert defense(BOW, FOE, terrain=["hill: 18 10", "thicket: 12.9 10"]) == PLAIN + 1, "woods below, nobody in them"


@rule("M2-ELEV-09", "M2-ELEV-10")
def test_on_one_plateau_only_what_stands_there_counts():
    bow, foe = "0 cadets-bow 14 10 0", "1 cadets-plain 18 10 180"
    assert defense(bow, foe, terrain=["long-hill: 16 10"]) == PLAIN
    assert is_blocked(bow, foe, "1 cadets-plain 16 10 180", terrain=["long-hill: 16 10"])
    assert is_blocked(bow, foe, terrain=["rocky-hill: 16 10"])


@rule("M2-ELEV-11")
def test_from_a_hill_one_looks_over_bases_below():
    foe = "1 cadets-plain 18 10 180"
    assert not is_blocked(BOW, foe, "1 cadets-plain 14 10 180", terrain=["knoll: 10 10"])
    assert is_blocked(BOW, foe, "1 cadets-plain 11.502 10 180", terrain=["long-hill: 10 10"])


@rule("M2-ELEV-13")
def test_blocking_terrain_blocks_from_a_hill_too():
    assert is_blocked(BOW, FOE, terrain=["knoll: 10 10", "house: 14.5 10"])


@rule("M2-ELEV-19", "M2-ELEV-21")
def test_cliffs_are_climbed_only_at_their_stairs():
    play = second("0 cadets-sword 10 14 0", FAR, terrain=["terrace: 16 14"])
    play.act(0, "move")
    beside = play.refused(play.path(0, (10, 15), (14.5, 15)))
    assert (beside.reason, beside.rules) == ("table-cliff", ("M2-ELEV-19", "M2-ELEV-21"))
    play.move(0, (13.51, 14))
    assert play.state.table.perch[0] == 0


@rule("M2-ELEV-20")
def test_every_abrupt_elevation_has_stairs():
    assert all(piece.access for piece in pieces().values() if piece.kind == ABRUPT and piece.castle is None)


@rule("M2-ELEV-19")
def test_nobody_is_in_contact_across_a_cliff():
    """Reading R41."""
    play = second("0 cadets-sword 12.75 15 0", "1 cadets-plain 14.25 15 180", terrain=["terrace: 16 14"])
    assert not play.touches(0, 1)
    assert not play.offers(c.Act(0, 0, "fight"))
    play.act(0, "move").move(0, (8, 15))
    assert play.place(0) == (8, 15), "and nobody must break away"


@rule("M2-MEASURE-04", "M2-MEASURE-07")
def test_front_arcs_are_measured_from_the_centre_dot_through_the_arc():
    behind = shot(BOW, "1 cadets-plain 4 10 0").refusal
    assert behind is not None
    assert behind.reason == "minis-outside-arc"
    assert shot(BOW, "1 cadets-plain 20 10 0").refusal is None
    far = shot(BOW, "1 cadets-plain 20.1 10 0").refusal
    assert far is not None
