"""What figures of the second generation print beside the four values: several dials, levels, versions, fittings."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mageknight.kernel.files.sheet import Source
from mageknight.minis.content.sets import FigureSet, read_set
from mageknight.minis.figures import dial
from mageknight.minis.figures.figure import FigureDef
from tests.marks import rule

PLAIN: dict[str, Any] = {
    "number": 1,
    "name": "Test",
    "rank": "unique",
    "points": 60,
    "factions": ["shyft"],
    "dial": ["9 9 18 4", "8 8 17 3", "7 7 16 2", "6 6 15 1"],
}


def read(*figures: dict[str, Any]) -> tuple[FigureSet | None, list[str]]:
    """A set of the given figures, each a change of the plain one, and what is wrong with it."""
    rows = [PLAIN | each for each in figures]
    source = Source(
        "test.json", json.dumps({"set": "test", "title": "Test", "generation": 2, "figures": rows}).encode()
    )
    found = read_set(source, 41)
    return found, [each.reason.key for each in source.problems]


def made(**change: Any) -> FigureDef:
    found, problems = read(change)
    assert found is not None, problems
    return found.figures[0]


def test_a_plain_figure_has_one_dial_one_level_and_nothing_fitted() -> None:
    plain = made()
    assert [each.faces for each in plain.dials] == [plain.dial]
    assert (plain.levels, plain.level, plain.identity, plain.rear) == ((), 0, "test-001", 270)
    assert (plain.fittings.item_slots, plain.fittings.mount, plain.fittings.rides) == (0, None, ())


def test_a_large_warrior_has_four_dials_in_the_order_front_left_rear_right() -> None:
    sections = {"left": ["5 5 15 1"], "rear": ["4 4 14 1", "3 3 13 1"], "right": ["6 6 16 1"]}
    large = made(sections=sections, rear=0, arc=360)
    assert [each.clicks for each in large.dials] == [4, 1, 2, 1]
    assert [each.faces[0] for each in large.dials] == [9, 5, 4, 6]
    assert large.rear == 0


@rule("M2-ARMY-14", "M2-ARMY-17")
def test_a_level_is_fielded_at_its_own_start_and_never_healed_past_it() -> None:
    found, problems = read({"levels": [{"points": 60, "turned": [0]}, {"points": 35, "turned": [2]}]})
    assert found is not None, problems
    hero, top, low = found.definitions
    assert [each.points for each in hero.levels] == [60, 35]
    assert (top.key, low.key) == ("test-001@1", "test-001@2")
    assert (low.points, low.start, low.level, low.identity) == (35, 2, 2, hero.identity)
    assert dial.after_healing(low, 3, 3) == 2
    assert [each.id for each in found.definitions] == [41 * 1024, 41 * 1024 + 1, 41 * 1024 + 2]


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"levels": [{"points": 60, "turned": [4]}]}, "minis-problem-level-turns"),
        ({"levels": [{"points": 60, "turned": [0, 0]}]}, "minis-problem-level-turns"),
        ({"levels": [{"points": 50, "turned": [0]}]}, "minis-problem-level-points"),
        ({"champion": True}, "minis-problem-champion"),
        ({"champion": True, "number": "1a", "rank": "tough"}, "minis-problem-champion"),
        (
            {"sections": {"left": ["1 1 1 1"], "rear": ["1 1 1 1"], "right": ["1 1 1 1"]}, "start": 1},
            "minis-problem-start",
        ),
    ],
)
def test_levels_versions_and_sections_that_do_not_fit_are_named(change: dict[str, Any], reason: str) -> None:
    assert read(change) == (None, [reason])


@rule("M2-CHAMP-01", "M2-CHAMP-02", "M2-CHAMP-05")
def test_the_versions_of_a_champion_share_number_and_base() -> None:
    first = {"number": "7a", "name": "Squire", "champion": True, "points": 30}
    second = {"number": "7b", "name": "Knight", "champion": True, "points": 60}
    found, problems = read(first, second)
    assert found is not None, problems
    squire, knight = found.figures
    assert squire.identity == knight.identity == "test-007"
    assert (squire.number, knight.number, squire.points, knight.points) == ("7a", "7b", 30, 60)
    assert read(first, second | {"attack_bonus": 1}) == (None, ["minis-problem-version-base"])
    assert read(first, second | {"factions": ["draconum"]}) == (None, ["minis-problem-version-base"])


@rule("M2-HEAL-02", "M2-HEAL-03")
def test_a_repair_marker_stops_healing_where_it_shows() -> None:
    golem = made(dial=["9 9 18 4", "8 8 17 3!", "7 7 16 2", "6 6 15 1"], damage_type="golem")
    assert [dial.shows_repair(golem, click) for click in range(4)] == [False, True, False, False]
    assert dial.after_healing(golem, 3, 3) == 1
    assert dial.after_healing(golem, 1, 1) == 1
    assert (dial.wounds(golem, 3), dial.wounds(golem, 1)) == (2, 0)
    assert dial.after_healing(golem, 3, 3, past_markers=True) == 0


def test_skulls_and_yellow_values_are_told_from_printed_zeros() -> None:
    wall = made(dial=["3 0 18 0", "3y x 15 x"])
    assert [dial.value(wall, 1, slot) for slot in range(4)] == [3, 0, 15, 0]
    assert (dial.skulls(wall, 0), dial.skulls(wall, 1), dial.skulls(wall, 2)) == (0, 2, 3)
    assert (dial.shows_yellow(wall, 0), dial.shows_yellow(wall, 1)) == (False, True)


def test_mounts_riders_bombs_and_passengers_are_read() -> None:
    horse = made(
        mount={"type": "battle-horse", "intelligence": "skittish", "proficiencies": ["trample"]}
    ).fittings.mount
    assert horse is not None
    assert (horse.type, horse.intelligence, horse.proficiencies) == ("battle-horse", "skittish", ("trample",))
    rider = made(rides=["pegasus", "riders-121b"], rider_bonus=2, item_slots=2, passengers=1).fittings
    assert (rider.rides, rider.rider_bonus, rider.item_slots, rider.passengers) == (("pegasus", "riders-121b"), 2, 2, 1)
    bomb = {"meet": 14, "radius": 1000, "attack": 8, "damage": 2, "lowest": 6, "drift": [5, 4, 3]}
    mortar = made(bombs=[bomb, bomb], range=12, min_range=4, indirect=True).fittings
    assert [(each.meet, each.radius, each.drift) for each in mortar.bombs] == [(14, 1000, (5, 4, 3))] * 2
    assert (mortar.min_range, mortar.indirect) == (4, True)
