"""Soaring in edition 2.0: up and down, stands, who touches, sees and shoots whom."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import FigureMoved, FigureTurned, LevelChanged
from mageknight.minis.queries.preview import reach_of, targets
from mageknight.minis.table.tabletop import GROUND, SOARING
from tests.marks import rule
from tests.minis.asked import answer
from tests.minis.drill import Play, units
from tests.minis.second.field import FAR, scene, second


def faults(refusal) -> tuple[str, tuple[str, ...]]:
    return refusal.reason, refusal.rules


def defense(*figures: str, terrain=()) -> int:
    """The defense of figure 1 against a shot of figure 0."""
    play = second(*figures, terrain=terrain)
    found = targets(play.state, 0, "shoot", only=[1])[0]
    assert found.refusal is None
    assert found.defense is not None
    return found.defense.total


def level(play: Play, figure: int) -> int:
    return play.state.table.level[figure]


@rule("M2-SOAR-01", "M2-SPEED-14")
def test_only_wings_soar():
    play = second("0 cadets-wing 10 10 0", "0 cadets-sword 20 10 0", FAR)
    assert faults(play.refused(c.Act(0, 1, "soar"))) == ("minis-cannot-soar", ("M2-SPEED-14", "M2-SOAR-01"))
    play.act(0, "soar").stay(0)
    assert level(play, 0) == SOARING


@rule("M2-SOAR-04")
def test_changing_levels_is_a_move_action_with_half_the_speed():
    play = second("0 cadets-wing 10 10 0", "0 cadets-sword 5 5 0", FAR, total=200)
    play.act(0, "soar")
    assert play.refused(play.path(0, (14.5, 10))).reason == "table-too-far"
    play.move(0, (14, 10))
    assert (level(play, 0), play.place(0), play.tokens(0)) == (SOARING, (14, 10), 1)
    up = second("0 cadets-wing 10 10 0 soaring", FAR)
    assert faults(up.refused(c.Act(0, 0, "soar"))) == ("minis-soars-already", ("M2-SOAR-04",))
    assert up.offers(c.Act(0, 0, "land"))


@rule("M2-SOAR-04")
def test_coming_down_halves_the_speed_rounded_up():
    play = second("0 cadets-wing 10 10 0 click 1 soaring", FAR)
    play.act(0, "land").move(0, (14, 10))
    assert (level(play, 0), play.place(0)) == (GROUND, (14, 10)), "of speed 7 half is 4"


@rule("M2-SOAR-06", "M2-SOAR-07")
def test_who_fails_to_break_away_changes_levels_on_the_spot_and_has_not_moved():
    play = second("0 cadets-wing 10 10 0", "1 cadets-plain 11.502 10 0", dice=[(1,)])
    play.act(0, "soar").break_away(0).stay(0)
    assert level(play, 0) == SOARING
    assert not play.all(FigureMoved)
    assert not play.all(FigureTurned)
    assert play.kind != "free-spin"
    assert not play.touches(0, 1)


@rule("M2-SOAR-06")
def test_without_room_below_it_must_come_down_elsewhere():
    play = second("0 cadets-wing 10 10 0 soaring", "0 cadets-sword 11.3 10 0", FAR)
    play.act(0, "land")
    assert faults(play.refused(c.Turn(0, 0, 0))) == ("minis-must-change-level", ("M2-SOAR-06",))
    play.move(0, (8, 10))
    assert (level(play, 0), play.place(0)) == (GROUND, (8, 10))


@rule("M2-SOAR-07")
def test_a_change_of_level_on_the_spot_gives_nobody_a_free_spin():
    play = second("0 cadets-wing 10 10 0 soaring", "1 cadets-plain 11.502 10 0")
    play.act(0, "land").stay(0)
    assert play.touches(0, 1)
    assert play.kind != "free-spin"


@rule("M2-SOAR-02", "M2-SOAR-15")
def test_nothing_is_in_the_way_of_a_soaring_warrior_and_it_is_in_nobodys():
    play = second(
        "0 cadets-wing 10 10 0 soaring", "1 cadets-plain 13 10 180", "0 cadets-sword 10 12 270", FAR,
        terrain=["barn: 16 10"], total=200,
    )  # fmt: skip
    play.act(0, "move").move(0, (16, 10))
    assert (level(play, 0), play.place(0)) == (SOARING, (16, 10)), "above the barn"
    other = second("0 cadets-sword 10 8 90", "1 cadets-wing 10 12 0 soaring", FAR)
    other.act(0, "move").move(0, (10, 14))
    assert other.place(0) == (10, 14)


@rule("M2-SOAR-03")
def test_a_wing_may_be_deployed_at_soaring_level():
    play = scene(armies=(("cadets-wing", "cadets-sword"), ("cadets-plain", "cadets-plain")), table="open-field")
    while play.kind != "deploy" or play.seat != 0:
        play.do(play.options()[0])
    wing = 0
    sword = 1
    ground = c.Put(0, sword, units(12), units(1.5), 180, True)
    assert faults(play.refused(ground))[0] == "minis-cannot-soar"
    play.do(c.Put(0, wing, units(12), units(1.5), 180, True))
    assert level(play, wing) == SOARING


@rule("M2-SOAR-11")
def test_a_stand_keeps_off_objectives_and_holds_none():
    play = second("0 cadets-wing 10 18 0 soaring", FAR, objective="18 18")
    play.act(0, "move")
    assert faults(play.refused(play.path(0, (17, 18)))) == ("table-on-token", ("M2-SOAR-11",))
    play.move(0, (16.7, 18))
    play.end_turn()
    assert [holder for _, _, holder in play.state.objectives] == [-1]


@rule("M2-SOAR-12", "M2-SOAR-13")
def test_stands_and_bases_do_not_overlap():
    play = second("0 cadets-wing 10 10 0 soaring", "0 cadets-sword 20 10 0", "1 cadets-plain 14 10 0", total=200)
    play.act(0, "move")
    assert play.refused(play.path(0, (13, 10))).reason == "table-on-base"
    play.move(0, (12.7, 10))
    assert level(play, 0) == SOARING
    assert not play.touches(0, 2)
    below = second("0 cadets-sword 10 10 0", "1 cadets-wing 14 10 0 soaring", FAR)
    below.act(0, "move")
    assert faults(below.refused(below.path(0, (13.2, 10)))) == ("table-under-stand", ("M2-SOAR-12", "M2-SOAR-13"))
    below.move(0, (12.7, 10))
    assert not below.touches(0, 1)


@rule("M2-SOAR-18")
def test_a_long_base_in_the_air_has_one_stand_and_may_hang_over_others():
    play = second("0 recruits-gryphon 10 10 0 soaring", "1 cadets-plain 14 10 180", FAR, objective="18 14")
    play.act(0, "move")
    assert play.refused(play.path(0, (14.5, 10))).reason == "table-on-base", "the stand"
    play.move(0, (15.3, 10))
    assert play.place(0) == (15.3, 10), "its tail is above the warrior on the ground"
    assert not play.touches(0, 1)
    token = second("0 recruits-gryphon 16 14 0 soaring", FAR, objective="18 14").act(0, "move")
    assert token.refused(token.path(0, (18.2, 14))).rules == ("M2-SOAR-11",)
    token.move(0, (19.6, 14))
    assert token.place(0) == (19.6, 14)


def test_a_shockwave_reaches_the_air():
    """Reading R48: vertical distance is ignored."""
    play = second("0 shockwave 10 10 0", "1 cadets-wing 13 10 180 soaring", FAR, dice=[(6, 5)]).act(0, "shockwave")
    assert play.click(1) > 0


@rule("M2-SOAR-14")
def test_soaring_warriors_are_in_no_formation():
    play = second(
        "0 cadets-wing 10 12.2 0 soaring", "0 cadets-sword 10 10 0", "0 cadets-sword 10 8.498 0",
        "0 cadets-sword 10 6.996 0", FAR, total=200,
    )  # fmt: skip
    assert play.refused(c.Act(0, 0, "march")).reason == "minis-soars"
    play.act(1, "march")
    assert faults(play.refused(c.Join(0, 0))) == ("minis-soars", ("M2-SOAR-14",))


@rule("M2-SOAR-16", "M2-SOAR-17", "M2-MEASURE-05")
def test_soaring_warriors_touch_each_other_with_their_stands_and_nobody_else():
    play = second("0 cadets-wing 10 10 0 soaring", "1 cadets-wing 14 10 180 soaring", "1 cadets-plain 13 12 180")
    play.act(0, "move").move(0, (12.998, 10))
    assert play.touches(0, 1)
    assert not play.touches(0, 2)
    assert (play.kind, play.seat) == ("free-spin", 1)


@rule("M2-SOAR-21", "M2-SOAR-22", "M2-SOAR-26")
def test_close_combat_stays_on_its_level():
    apart = second("0 cadets-sword 10 10 0", "1 cadets-wing 11.3 10 180 soaring", FAR)
    assert not apart.offers(c.Act(0, 0, "fight"))
    apart.refused(c.Act(0, 0, "fight"))
    above = second("0 cadets-wing 10 10 0 soaring", "1 cadets-wing 11.002 10 180 soaring", dice=[(5, 5)])
    above.act(0, "fight").target(1)
    assert above.click(1) > 0


@rule("M2-SOAR-19", "M2-SOAR-20", "M2-SOAR-23", "M2-ELEV-18")
def test_height_protects_a_soaring_target_from_below_only():
    plain = defense("0 cadets-bow 10 10 0", "1 cadets-wing 16 10 180")
    assert defense("0 cadets-bow 10 10 0", "1 cadets-wing 16 10 180 soaring") == plain + 1
    assert defense("0 cadets-gull 10 10 0 soaring", "1 cadets-wing 16 10 180 soaring") == plain
    over = ("0 cadets-bow 10 10 0", "1 cadets-wing 18 10 180 soaring", "1 cadets-plain 13 10 180")
    assert defense(*over, terrain=["crop-field: 15.5 10"]) == plain + 1, "bases and terrain between do not count"
    hill = defense("0 cadets-bow 10 10 0", "1 cadets-wing 16 10 180 soaring", terrain=["hill: 10 10"])
    assert hill == plain + 1, "reading R43"


@rule("M2-SOAR-24", "M2-SOAR-25", "M2-ELEV-17")
def test_from_the_air_only_the_ground_under_the_target_counts():
    gull = "0 cadets-gull 10 10 0 soaring"
    plain = defense(gull, "1 cadets-plain 18 10 180")
    between = defense(gull, "1 cadets-plain 19 10 180", "1 cadets-plain 12.5 10 180", terrain=["crop-field: 15.5 10"])
    assert between == plain
    assert defense(gull, "1 cadets-plain 18 10 180", terrain=["barn: 14 10"]) == plain
    assert defense(gull, "1 cadets-plain 18 10 180", terrain=["crop-field: 18 10"]) == plain + 1
    assert defense(gull, "1 cadets-plain 18 10 180", terrain=["hill: 18 10"]) == plain


def test_levels_are_told_in_the_log():
    play = second("0 cadets-wing 10 10 0", FAR)
    play.act(0, "soar").stay(0)
    assert play.only(LevelChanged).level == SOARING


@rule("M2-MEASURE-02", "M2-SOAR-02")
def test_previews_know_the_level_a_move_ends_on():
    play = second("0 cadets-wing 10 10 0 soaring", FAR, terrain=["barn: 14 10"])
    assert reach_of(play.state, 0).contains(units(14), units(10)), "above the barn"
    play.act(0, "land")
    down = answer(play.state, b'{"ask": "way-to", "figure": 0, "x": 7000, "y": 5000}')
    assert down["refusal"] is not None
    free = answer(play.state, b'{"ask": "way-to", "figure": 0, "x": 5000, "y": 6500}')
    assert free["legal"]
