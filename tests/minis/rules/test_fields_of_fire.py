"""Fields of fire: arcs with their range, and the shadows of what stops shots."""

from __future__ import annotations

import json

import pytest

from mageknight.minis.queries.answers import FieldAnswer
from mageknight.minis.queries.battle import answer
from mageknight.minis.queries.fields_of_fire import field_of_fire
from mageknight.minis.queries.preview import targets
from mageknight.minis.table.lattice import INCH
from tests.minis.drill import battle, units

ARCHER = "0 archer 18 6 90"
HOUSE = ["house: 18 11"]


def holds(field: list[tuple[int, int]], x: float, y: float) -> bool:
    """Does the field hold a place, in inches?"""
    found = False
    px, py = units(x), units(y)
    for (ax, ay), (bx, by) in zip(field, [*field[1:], field[0]], strict=True):
        if (ay > py) != (by > py) and px < (bx - ax) * (py - ay) / (by - ay) + ax:
            found = not found
    return found


@pytest.mark.parametrize(
    "x, y, is_safe",
    [(18, 10.5, False), (18, 15, True), (14.5, 11, False), (18, 17.5, True), (26, 6, True), (18, 3, True)],
)
def test_a_field_of_fire_has_a_range_an_arc_and_shadows(x: float, y: float, is_safe: bool) -> None:
    play = battle(ARCHER, "1 trooper 30 30 270", terrain=["house: 18 12.5"])
    assert holds(field_of_fire(play.state, 0), x, y) is not is_safe


@pytest.mark.parametrize("x, y", [(18, 15), (15.5, 13), (13, 12), (20.5, 13.4), (18, 9), (20.9, 10.9)])
def test_a_field_of_fire_says_what_shots_do(x: float, y: float) -> None:
    """Whoever stands in the middle of the field can be shot at, and nobody who stands in its shadow."""
    play = battle(ARCHER, f"1 trooper {x} {y} 270", terrain=HOUSE)
    found = targets(play.state, 0, "shoot", only=[1])[0]
    assert holds(field_of_fire(play.state, 0), x, y) is (found.refusal is None)


def test_nothing_moves_while_one_looks() -> None:
    play = battle(ARCHER, "1 trooper 30 30 270", terrain=HOUSE)
    table = play.state.table
    before = (table.x[:], table.y[:], table.facing[:], table.perch[:], table.level[:])
    field = field_of_fire(play.state, 0, (units(20), units(20), 0))
    assert (table.x[:], table.y[:], table.facing[:], table.perch[:], table.level[:]) == before
    assert holds(field, 28, 20)
    assert not holds(field, 18, 8)


def test_who_has_no_range_has_no_field_of_fire() -> None:
    play = battle("0 trooper 18 6 90", "1 trooper 30 30 270")
    assert field_of_fire(play.state, 0) == []


def test_the_wire_asks_for_fields_of_fire_too() -> None:
    play = battle(ARCHER, "1 trooper 30 30 270")
    found = answer(play.state, json.dumps({"ask": "field-of-fire", "figure": 0}).encode())
    assert isinstance(found, FieldAnswer)
    assert found.figure == 0
    assert found.outline[0] == (18 * INCH, 6 * INCH)
