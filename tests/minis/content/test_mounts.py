"""The mounts of our own: made from their sheet, covered as planned, each ridden in a battle."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from mageknight.locale import render
from mageknight.minis import commands as c
from mageknight.minis.army.ready import ready_armies
from mageknight.minis.army.stables import mounts_of
from mageknight.minis.auditing import audit
from mageknight.minis.content.library import official
from mageknight.minis.figures.bodies import mount_of, rider_of
from mageknight.minis.figures.figure import MOUNT_TYPES, FigureDef
from mageknight.minis.figures.riding import DARK_RIDERS, can_ride, fits, is_mount
from tests.marks import rule
from tests.minis.drill import battle
from tools.balance.forge import FOLDER, STABLES, figures, sculpts, written
from tools.balance.formula import points

SET = official().set("mounts").figures
MOUNTS = [figure for figure in official() if is_mount(figure)]
RIDERS = [figure for figure in official() if can_ride(figure)]


def saddle(figure: FigureDef):
    assert figure.fittings.mount is not None
    return figure.fittings.mount


def test_the_file_is_what_the_sheet_gives():
    sheet = sculpts(STABLES.read_text("utf-8"))
    assert (FOLDER / "mounts.json").read_text("utf-8") == written(figures(sheet, "mounts"), "mounts")
    assert {each.name: render(each.title(), "de") for each in SET} == {each.name: each.name_de for each in sheet}
    assert all(each.ours and each.points == points(each) for each in MOUNTS)


@rule("M2-MOUNT-04", "M2-MOUNT-05")
def test_every_kind_has_two_ranks_and_every_temper_two_kinds():
    kinds = Counter(saddle(each).type for each in SET)
    assert dict(kinds) == dict.fromkeys(MOUNT_TYPES, 2)
    tempers: dict[str, set[str]] = defaultdict(set)
    skills: dict[str, set[str]] = defaultdict(set)
    for each in SET:
        tempers[saddle(each).intelligence].add(saddle(each).type)
        for skill in saddle(each).proficiencies:
            skills[skill].add(saddle(each).type)
    assert len(tempers) == 3
    assert all(len(found) >= 2 for found in tempers.values())
    assert len(skills) == 6
    assert all(len(found) >= 3 for found in skills.values())


@rule("M2-MOUNT-01", "M2-CAV-80")
def test_a_mount_has_a_long_base_and_a_dark_rider_its_own():
    assert {each.base.name for each in MOUNTS} == {"mount"}
    dark = [each for each in MOUNTS if each.subfaction == DARK_RIDERS]
    assert len(dark) == 4
    for mount in dark:
        assert [rider.number for rider in RIDERS if fits(rider, mount)] == [str(mount.number).replace("b", "a")]


@pytest.mark.parametrize("rider", RIDERS, ids=lambda each: each.key)
def test_every_rider_has_a_mount_and_rides_it(rider: FigureDef):
    mount = mounts_of(official(), rider)[0]
    play = battle(
        f"0 {mount.key} 10 10 0", f"0 {rider.key} rides 0", "1 starter-005 30 30 0", edition="second", total=300
    )
    assert mount_of(play.state, 1) == 0
    play.act(0, "move").move(0, (15, 10), facing=0)
    assert play.place(1) == (15.0, 10.0)
    assert audit(play.state) == []


@pytest.mark.parametrize("mount", MOUNTS, ids=lambda each: each.key)
def test_every_mount_carries_a_rider_that_can_come_down_unless_it_is_dark(mount: FigureDef):
    rider = next(each for each in RIDERS if fits(each, mount))
    play = battle(
        f"0 {mount.key} 10 10 0", f"0 {rider.key} rides 0", "1 starter-005 30 30 0", edition="second", total=300
    )
    words = {option.how for option in play.options() if isinstance(option, c.Act) and option.figure == 1}
    assert ("dismount" in words) == (mount.subfaction != DARK_RIDERS)
    assert rider_of(play.state, 0) == 1


def test_ready_armies_of_peoples_with_riders_ride_from_300_points_on():
    for name, army in ready_armies().items():
        if (
            army.game == "second"
            and army.total >= 300
            and not any(
                word in name
                for word in ("shyft", "solonavi", "spawn", "lone-tower", "gatehouse", "besiegers", "hunters")
            )
        ):
            assert any(entry.rides for entry in army.entries), name
