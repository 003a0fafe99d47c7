"""Aquatic on the card of 2003: at home in water, and sheltered by it."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from mageknight.minis.queries.preview import targets
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

SWIMMER = "0 scouts-aquatic 10 10 0"


@content("minis/ability/aquatic")
@rule("M2-ABL-SPD-14")
def test_all_water_is_clear_for_a_swimmer():
    play = second(SWIMMER, FAR, terrain=["tarn: 14 10"]).act(0, "move").move(0, (18, 10))
    assert play.place(0) == (18, 10)
    ends = second(SWIMMER, FAR, terrain=["tarn: 14 10"]).act(0, "move").move(0, (14, 10))
    assert ends.place(0) == (14, 10)
    start = second("0 scouts-aquatic 14 10 0", FAR, terrain=["pond: 14 10"]).act(0, "move").move(0, (22, 10))
    assert start.place(0) == (22, 10)


@content("minis/ability/aquatic")
@rule("M2-ABL-SPD-15")
def test_a_swimmer_has_no_double_time():
    assert "M2-ABL-SPD-15" in second(SWIMMER, FAR).refused(c.Act(0, 0, "double-time")).rules


@content("minis/ability/aquatic")
@rule("M2-ABL-SPD-16")
def test_water_gives_a_swimmer_2_defense_against_ranged_attacks_only():
    pond = ["pond: 16 10"]
    archer, swimmer = "0 cadets-bow 10 10 0", "1 scouts-aquatic 16 10 180"
    assert shot(archer, swimmer, pond) == 17
    assert shot(archer, swimmer, []) == 15
    assert shot(archer, "1 scouts-diver 16 10 180", pond) == 18, "wave and Aquatic add up to the rule of 3"
    melee = second("0 cadets-sword 14.5 10 0", swimmer, FAR, dice=[(3, 3)], terrain=pond).act(0, "fight").target(1)
    assert melee.only(Attacked).defense == 15


def shot(archer: str, swimmer: str, terrain: list[str]) -> int:
    """The defense against a shot, foretold and met."""
    play = second(archer, swimmer, FAR, dice=[(1, 2)], terrain=terrain)
    foretold = targets(play.state, 0, "shoot", only=[1])[0].defense
    play.act(0, "shoot").target(1)
    assert foretold is not None
    assert foretold.total == play.only(Attacked).defense
    return foretold.total
