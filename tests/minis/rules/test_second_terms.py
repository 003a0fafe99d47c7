"""The terms of edition 2.0, each in a situation where it decides."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.minis.drill import battle


def struck(attacker: str, roll: tuple[int, int]) -> int:
    """The clicks a cadet with defense 15 takes when struck in close combat with this roll."""
    play = battle(f"0 cadets-{attacker} 10 10 0", "1 cadets-plain 11.5 10 180", edition="second", dice=[roll])
    play.act(0, "fight").target(1)
    return play.click(1)


@rule("M2-DEF-03", "M2-DEF-07")
@pytest.mark.parametrize("roll, clicks", [((2, 2), 0), ((2, 3), 2), ((3, 3), 2)])
def test_an_attack_succeeds_when_roll_value_and_bonus_reach_the_defense(roll: tuple[int, int], clicks: int):
    """Attack 8 and bonus 2 against defense 15: a roll of 5 is enough, a roll of 4 is not."""
    assert struck("sword", roll) == clicks


@rule("M2-DEF-04")
def test_the_bonus_counts_only_for_attacks_of_its_type():
    """A bowman strikes with attack 8 alone: 6 misses defense 15, 7 hits."""
    assert struck("bow", (2, 4)) == 0
    assert struck("bow", (3, 4)) == 1


@rule("M2-DEF-08")
def test_whoever_eliminates_a_warrior_scores_its_point_value():
    play = battle(
        "0 cadets-sword 10 10 0",
        "1 cadets-sword 11.5 10 180 click 2",
        "1 cadets-sword 30 30 0",
        edition="second",
        dice=[(5, 5)],
    )
    play.act(0, "fight").target(1)
    assert play.is_eliminated(1)
    assert play.state.score[0] == play.state.defs[1].points == 20


@rule("M2-DEF-01", "M2-DEF-09")
def test_an_eliminated_warrior_has_left_the_battlefield_but_can_be_returned():
    play = battle(
        "0 muster-061 10 10 0",
        "0 muster-256 eliminated",
        "1 cadets-sword 30 30 0",
        edition="second",
        dice=[(2,)],
    )
    assert not play.is_fielded(1)
    play.act(0, "raise")
    for _ in range(6):
        if play.is_fielded(1):
            break
        play.do(play.options()[0])
    assert play.is_fielded(1)
    assert play.click(1) == play.state.defs[1].start
