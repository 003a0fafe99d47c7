"""Limbs and quarters: riders, sections and passengers are where their host is and touch what the rules say."""

from __future__ import annotations

from math import atan2, degrees

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mageknight.minis.table import (
    CLEAR,
    FRONT,
    LEFT,
    OFF,
    PASSENGER,
    REAR,
    RIDER,
    RIGHT,
    STEPS,
    can_strike,
    contact_quarters,
    covers_token,
    front_touches,
    quarters,
    sees,
    touches_token,
    trace,
    with_limbs,
)
from tests.minis.table.worlds import EAST, NORTH, SHAPES, WEST, Symmetry, field, stand, symmetries, tables


def cavalry(table, x: float, y: float, facing: int = EAST) -> tuple[int, int]:
    mount = table.add(375, 750, 180)
    rider = table.add()
    table.place(mount, round(x * 500), round(y * 500), facing)
    table.attach(rider, mount, RIDER)
    return mount, rider


def giant(table, x: float, y: float, facing: int = EAST) -> tuple[int, list[int]]:
    host = table.add(750, 875, 360, nose=375, rear=0)
    table.place(host, round(x * 500), round(y * 500), facing)
    sections = [table.add(375, 0, 90) for _ in range(4)]
    for part, section in enumerate(sections):
        table.attach(section, host, FRONT + part)
    return host, sections


def test_a_rider_touches_its_mount_and_all_that_touches_it():
    table = field()
    mount, rider = cavalry(table, 10, 10)
    foe = stand(table, 11.502, 10, WEST)
    far = stand(table, 20, 20)
    assert table.touch[rider] == 1 << mount | 1 << foe
    assert table.touch[mount] == 1 << rider | 1 << foe
    assert table.touch[foe] == 1 << rider | 1 << mount
    assert table.touch[far] == 0
    assert can_strike(table, foe, rider)
    assert can_strike(table, rider, foe)
    assert front_touches(table, rider, mount)


def test_two_riders_touch_when_their_mounts_do():
    table = field()
    mount, rider = cavalry(table, 10, 10, EAST)
    other, second = cavalry(table, 11.502, 10, WEST)
    everybody = [mount, rider, other, second]
    for one in everybody:
        assert table.touch[one] == sum(1 << each for each in everybody if each != one)
    table.place(mount, 4000, 9000, NORTH)
    assert table.touch[rider] == 1 << mount
    assert table.touch[second] == 1 << other
    assert (table.x[rider], table.y[rider], table.facing[rider]) == (4000, 9000, NORTH)


def test_a_limb_is_in_nobodys_way_and_its_own_base_not_in_its_line():
    table = field()
    mount, rider = cavalry(table, 10, 10)
    foe = stand(table, 4, 10)
    assert table.down == 1 << mount | 1 << foe
    assert table.afield == 1 << mount | 1 << foe | 1 << rider
    assert trace(table, rider, foe) == trace(table, foe, rider) == 0
    assert with_limbs(table, 1 << mount) == 1 << mount | 1 << rider
    table.lift(mount)
    assert table.level[rider] == OFF
    assert table.afield == 1 << foe


def test_a_rider_comes_down_with_a_base_of_its_own():
    table = field()
    mount, rider = cavalry(table, 10, 10)
    with pytest.raises(ValueError, match="goes where"):
        table.place(rider, 3000, 3000, 0)
    table.detach(rider)
    table.shape(rider, 375, 0, 0, 250)
    assert table.touch[mount] == 0
    table.place(rider, table.x[mount] + 751, table.y[mount], 0)
    assert table.touch[rider] == 1 << mount
    assert table.span[rider] == 0


@pytest.mark.parametrize(
    "x, y, found",
    [(12.752, 10, [0]), (10, 12.252, [1]), (6.248, 10, [2]), (10, 7.748, [3]), (10.5, 12.252, [1])],
)
def test_a_section_touches_whom_its_quarter_touches(x, y, found):
    table = field()
    host, sections = giant(table, 10, 10)
    foe = stand(table, x + 0.25 if x > 12 else x, y)
    if x > 12:
        table.place(foe, table.fx[host] + 750 + 375 + 1, table.y[host], 0)
    if x < 7:
        table.place(foe, table.sx[host] - 750 - 375 - 1, table.y[host], 0)
    touching = [number for number, section in enumerate(sections) if table.touch[section] >> foe & 1]
    assert touching == found
    assert all(can_strike(table, sections[number], foe) for number in found)
    assert all(sees(table, sections[number], foe) for number in found)
    assert table.touch[foe] == 1 << host | sum(1 << sections[number] for number in found)


def test_a_contact_on_the_border_of_two_quarters_belongs_to_both():
    table = field()
    host = table.add(750, 0, 360, rear=0)
    table.place(host, 5000, 5000, EAST)
    sections = [table.add(375, 0, 90) for _ in range(4)]
    for part, section in enumerate(sections):
        table.attach(section, host, FRONT + part)
    foe = table.add_at(5000 + 796, 5000 + 796)
    assert table.touch[foe] == 1 << host | 1 << sections[0] | 1 << sections[1]


def test_whoever_lies_along_a_side_touches_all_its_quarters():
    assert quarters(EAST, [(900, 800), (-900, 800)]) == 0b111
    assert quarters(EAST, [(900, -800), (-900, -800)]) == 0b1101
    assert quarters(NORTH, [(800, 900), (800, -900)]) == 0b1101


def test_a_passenger_touches_nothing():
    table = field()
    cart = table.add(750, 875, 180, nose=375)
    passenger = table.add()
    table.place(cart, 5000, 5000, EAST)
    table.attach(passenger, cart, PASSENGER)
    foe = table.add_at(5000, 5000 + 750 + 375 + 1)
    token = table.add_token(5000, 5000, 375)
    assert table.touch[cart] == 1 << foe
    assert table.touch[foe] == 1 << cart
    assert table.touch[passenger] == 0
    assert touches_token(table, cart, token)
    assert not touches_token(table, passenger, token)
    assert covers_token(table, cart, token)


@given(st.integers(0, STEPS - 1), st.integers(-4000, 4000), st.integers(-4000, 4000))
def test_quarters_agree_with_angles(facing, vx, vy):
    if (vx, vy) == (0, 0):
        return
    angle = (degrees(atan2(vy, vx)) - facing / 2 + 45) % 360
    if min(angle % 90, 90 - angle % 90) > 0.01:
        assert quarters(facing, [(vx, vy)]) == 1 << int(angle // 90)


@given(tables(most=5, kinds=[CLEAR], shapes=SHAPES), symmetries)
def test_quarters_turn_with_the_table(table, symmetry: Symmetry):
    image = symmetry.table(table)
    mirrored = symmetry.part(LEFT) == RIGHT
    for i in range(len(table)):
        for j in range(len(table)):
            if table.touch[i] >> j & 1:
                found = contact_quarters(table, i, j)
                if mirrored:
                    found = found & 0b101 | (found & 2) << 2 | (found & 8) >> 2
                assert contact_quarters(image, i, j) == found


@given(
    tables(most=5, kinds=[CLEAR], shapes=SHAPES),
    symmetries,
    st.sampled_from([RIDER, PASSENGER, FRONT, LEFT, REAR, RIGHT]),
)
def test_limbs_touch_the_same_in_every_image(table, symmetry, part):
    limb = table.add(375, 0, 90)
    table.attach(limb, 0, part)
    second = table.add(375, 0, 90)
    table.attach(second, 1, RIDER)
    assert symmetry.table(table).touch == table.touch
