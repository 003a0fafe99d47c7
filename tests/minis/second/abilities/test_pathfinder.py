"""Pathfinder: hindering terrain does not slow it, nor its formation."""

from __future__ import annotations

from tests.marks import content, rule
from tests.minis.second.field import FAR, second


@content("minis/ability/pathfinder")
@rule("M2-ABL-SPD-20")
def test_a_pathfinder_neither_stops_in_nor_starts_slowly_from_hindering_terrain():
    wood = ["thicket: 13 10"]
    play = second("0 scouts-pathfinder 10 10 0", FAR, terrain=wood).act(0, "move").move(0, (18, 10))
    assert play.place(0) == (18, 10)
    inside = second("0 scouts-pathfinder 13 10 0", FAR, terrain=wood).act(0, "move").move(0, (21, 10))
    assert inside.place(0) == (21, 10)
    plain = second("0 cadets-sword 10 10 0", FAR, terrain=wood).act(0, "move")
    assert plain.refused(plain.path(0, (18, 10))).reason == "table-must-stop"


@content("minis/ability/pathfinder")
@rule("M2-ABL-SPD-20")
def test_a_pathfinder_that_is_switched_off_stumbles():
    play = (
        second("0 scouts-pathfinder 10 10 0", FAR, terrain=["thicket: 13 10"]).cancel(0, 0, "pathfinder").act(0, "move")
    )
    assert play.refused(play.path(0, (18, 10))).reason == "table-must-stop"


@content("minis/ability/pathfinder")
@rule("M2-ABL-SPD-21")
def test_everybody_in_a_formation_with_a_pathfinder_finds_the_way():
    row = ("0 scouts-pathfinder 10 10 0", "0 cadets-sword 10 11.5 0", "0 cadets-sword 10 13 0")
    play = second(*row, FAR, terrain=["thicket: 13 13"]).act(1, "march").join(0).join(2)
    play.move(2, (18, 13)).move(1, (18, 11.5)).move(0, (18, 10)).enough()
    assert play.place(2) == (18, 13)
    assert not play.has(2, "pathfinder"), "only while they march together"
    alone = (
        second(*row, "0 cadets-sword 10 14.5 0", FAR, terrain=["thicket: 13 13"])
        .act(1, "march")
        .join(2)
        .join(3)
        .enough()
    )
    assert alone.refused(alone.path(2, (18, 13))).reason == "table-must-stop"
