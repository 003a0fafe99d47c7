"""Large warriors (M2-MDIAL): their dials, their actions and how they move."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import BY_PUSHING, Damaged, TokenPlaced
from mageknight.minis.figures.sections import live_sections, skulls
from mageknight.minis.table.facing import STEPS
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.field import FAR, second

HULK = "0 hulks-hulk 15 15 0"
"""Its hull is figure 0, its sections are 1 to 4: front, left, rear, right. It reaches from 11 to 18 along and is 4 wide."""
FRONT, LEFT, REAR, RIGHT = 1, 2, 3, 4
MATE = "0 cadets-sword 4 4 0"
FOE = "1 cadets-plain 28 15 180"


def acts(play: Play, figure: int) -> set[str]:
    return {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == figure}


@rule("M2-MDIAL-01", "M2-MDIAL-02")
def test_four_dials_on_one_base_turned_by_the_level_chosen():
    play = second(HULK, FAR)
    state = play.state
    assert [state.defs[slot].part for slot in range(5)] == [4, 0, 1, 2, 3]
    assert [play.place(slot) for slot in range(5)] == [(15, 15)] * 5
    weak = second("0 hulks-hulk@2 15 15 0", FAR)
    assert [weak.click(slot) for slot in (FRONT, LEFT, REAR, RIGHT)] == [2, 1, 1, 1]
    assert weak.state.defs[0].points == 90


@rule("M2-MDIAL-03")
def test_neither_captor_nor_captive():
    play = second(HULK, "1 cadets-plain 18.75 15 180", FAR)
    assert acts(play, FRONT) == {"move", "fight"}
    beast = second("0 hulks-beast 15 15 0", "1 cadets-plain 18 15 180", FAR)
    assert beast.refused(c.Act(0, FRONT, "capture")).rules == ("M2-MDIAL-03",)
    prey = second("0 cadets-sword 18.75 15 180", "1 hulks-hulk 15 15 0", FAR)
    assert "M2-MDIAL-03" in prey.refused(c.Act(0, 0, "capture")).rules


@rule("M2-MDIAL-04", "M2-MDIAL-05")
def test_no_formation_no_double_time_no_surge():
    bows = ("0 cadets-bow 15 17.75 0", "0 cadets-bow 16.5 17.75 0", "0 cadets-bow 18 18 0")
    play = second(HULK, *bows, "1 cadets-plain 22 15 180", FAR)
    for how in ("march", "double-time", "surge"):
        assert c.Act(0, FRONT, how) not in play.options()
        assert play.refused(c.Act(0, FRONT, how)).reason in (
            "minis-large-moves-straight",
            "minis-giant-surge",
            "minis-surge-sword",
        )


@rule("M2-MDIAL-06")
def test_it_does_not_come_back():
    play = second("0 adepts-necromancy 10 10 0", "0 hulks-hulk eliminated", FAR)
    assert play.refused(c.Act(0, 0, "raise")).reason == "minis-nobody-to-return"


@rule("M2-MDIAL-07")
def test_it_ignores_what_lays_hands_on_it():
    frozen = second("0 giants-helper 10 10 0", "1 hulks-hulk 19 10 180", FAR)
    assert "M2-MDIAL-07" in frozen.refused(c.Act(0, 0, "magic-freeze")).rules
    bitten = second("0 giants-helper 11.25 15 0 click 2", "1 hulks-hulk 15 15 180", FAR, begin="yes")
    assert (bitten.kind, bitten.click(2)) == ("action", 0)


@rule("M2-MDIAL-14", "M2-MDIAL-52", "M2-MDIAL-29")
def test_a_section_has_its_own_values_and_a_skull_is_0():
    play = second("0 hulks-hulk 15 15 0 sections 3 2 0 0", "1 cadets-plain 23 15 180", FAR, total=300)
    assert skulls(play.state, 0) == 2
    assert live_sections(play.state, 0) == [FRONT, LEFT, REAR, RIGHT]
    assert play.refused(c.Act(0, FRONT, "shoot")).reason == "minis-section-cannot-fire"
    assert play.has(LEFT, "toughness")
    assert not play.has(FRONT, "toughness")
    moved = play.act(FRONT, "move")
    assert moved.refused(moved.path(FRONT, (16, 15))).reason == "table-too-far"


@rule("M2-MDIAL-15", "M2-MDIAL-18")
def test_a_dead_section_does_nothing():
    play = second("0 hulks-hulk 15 15 0 sections 5 0 0 0", FAR, total=300)
    assert live_sections(play.state, 0) == [LEFT, REAR, RIGHT]
    assert play.refused(c.Act(0, FRONT, "move")).reason == "minis-no-such-figure"


@rule("M2-MDIAL-17", "M2-MDIAL-18", "M2-MDIAL-19", "M2-MDIAL-20")
def test_each_section_acts_once_and_the_warrior_gets_one_token():
    play = second(
        HULK, MATE, "1 cadets-plain 18.75 15 180", "1 cadets-plain 15 17.75 270", FAR, dice=[(1, 2), (1, 2)], total=500
    )
    play.act(5, "move").move(5, (5, 4))  # another figure first
    play.act(FRONT, "fight").target(6)
    assert play.refused(c.Act(0, FRONT, "fight")).reason == "minis-section-acted"
    assert play.tokens(0) == 1
    play.act(LEFT, "fight").target(7)
    assert play.tokens(0) == 1
    assert len([each for each in play.log if isinstance(each, TokenPlaced) and each.figure == 0]) == 1
    assert play.state.actions == 2


@rule("M2-MDIAL-21")
def test_the_actions_of_a_warrior_are_one_run():
    third = "0 cadets-sword 4 8 0"
    play = second(HULK, MATE, "1 cadets-plain 18.75 15 180", third, FAR, dice=[(1, 2)], total=500)
    play.act(FRONT, "fight").target(6)
    play.act(5, "move").move(5, (5, 4))
    assert play.refused(c.Act(0, LEFT, "move")).reason == "minis-run-broken"
    assert acts(play, LEFT) == set()


@rule("M2-MDIAL-22")
def test_moves_come_before_fights():
    play = second(HULK, MATE, "1 cadets-plain 18.75 15 180", FAR, dice=[(1, 2)], total=500)
    play.act(FRONT, "fight").target(6)
    assert play.refused(c.Act(0, LEFT, "move")).reason == "minis-moves-come-first"
    after = second(HULK, MATE, "1 cadets-plain 25 15 180", FAR, dice=[(1, 2)], total=500)
    after.act(FRONT, "move").move(FRONT, (17, 15))
    assert after.refused(c.Act(0, LEFT, "move")).reason == "minis-one-movement"
    assert acts(after, FRONT) == set()


@rule("M2-MDIAL-28")
def test_pushing_damage_goes_to_a_section_its_controller_names():
    play = second("0 hulks-hulk 15 15 0 tokens 1", MATE, FOE, FAR, total=300)
    play.act(FRONT, "move").move(FRONT, (17, 15))
    assert (play.kind, play.seat) == ("section", 0)
    play.target(REAR)
    assert [(each.figure, each.cause) for each in play.log if isinstance(each, Damaged)] == [(REAR, BY_PUSHING)]
    again = second("0 hulks-hulk 15 15 0 tokens 1", "1 cadets-plain 25 15 180", MATE, FAR, dice=[(1, 2)], total=300)
    again.act(FRONT, "move").move(FRONT, (16, 15)).target(LEFT)
    assert again.tokens(0) == 2
    again.end_turn()
    assert [each.figure for each in again.log if isinstance(each, Damaged)] == [LEFT]


@rule("M2-MDIAL-32")
def test_it_turns_and_moves_straight_or_straight_back():
    play = second(HULK, FOE, FAR, total=300).act(FRONT, "move")
    assert play.refused(play.path(FRONT, (18, 17))).reason == "table-not-straight"
    assert play.refused(play.path(FRONT, (17, 15), (17, 17), facing=0)).reason == "minis-one-straight-leg"
    assert play.refused(play.path(FRONT, (12, 15), facing=90)).reason == "table-not-straight"
    turned = second(HULK, FOE, FAR, total=300).act(FRONT, "move").move(FRONT, (15, 18), facing=90)
    assert (turned.place(0), turned.facing(0)) == ((15, 18), 90)
    assert turned.facing(LEFT) == 180
    back = second(HULK, FOE, FAR, total=300).act(FRONT, "move").move(FRONT, (12, 15), facing=0)
    assert (back.place(RIGHT), back.facing(0)) == ((12, 15), 0)


@rule("M2-MDIAL-33")
def test_move_actions_of_several_sections_add_their_speeds():
    play = second(HULK, FOE, FAR, total=500).act(FRONT, "move")
    assert play.refused(play.path(FRONT, (20, 15))).reason == "table-too-far"
    play.join(LEFT)
    assert play.state.actions == 3
    play.join(REAR)
    assert play.refused(play.path(FRONT, (24.1, 15))).reason == "table-too-far"
    play.move(FRONT, (24, 15))  # 4 and 3 and 2
    assert play.place(0) == (24, 15)
    assert acts(play, LEFT) == set()


@rule("M2-MDIAL-34")
def test_bases_are_ignored_on_the_way_but_another_large_warrior_stops_it():
    through = second(HULK, "1 cadets-plain 19.5 15 180", FAR, total=500).act(FRONT, "move")
    through.join(LEFT).join(REAR).join(RIGHT)
    assert through.refused(through.path(FRONT, (18, 15))).reason == "table-on-base"
    through.move(FRONT, (26, 15))  # over the base of the other one
    assert through.place(0) == (26, 15)
    stop = second(HULK, "1 hulks-beast 21.75 15 180", FAR, total=500).act(FRONT, "move").join(LEFT)
    assert stop.refused(stop.path(FRONT, (17, 15))).reason in ("table-on-base", "table-must-stop-at")
    stop.move(FRONT, (16.5, 15))
    assert stop.touches(0, 5)


@rule("M2-MDIAL-24")
def test_it_touches_no_two_objectives_at_the_end_of_its_movement():
    play = second(HULK, FOE, FAR, total=300, objective_0="20 13", objective_1="20 17").act(FRONT, "move")
    assert play.refused(play.path(FRONT, (18, 15))).reason == "minis-two-objectives"
    play.move(FRONT, (16, 15))


@rule("M2-MDIAL-09", "M2-MDIAL-36")
def test_one_die_breaks_away_on_2_even_from_a_dead_section_and_a_failure_holds_it():
    figures = (
        "0 hulks-hulk 15 15 0 sections 5 0 0 0",
        "1 cadets-plain 18.75 15 180",
        "1 cadets-plain 15 17.75 270",
        FAR,
    )
    play = second(*figures, dice=[(2,)], total=300).act(LEFT, "move")
    assert play.refused(play.path(LEFT, (14, 15), facing=0)).reason == "minis-must-break-away"
    play.break_away(0).move(LEFT, (13, 15), facing=0)
    assert play.place(0) == (13, 15)
    only_dead = second(figures[0], figures[1], FAR, dice=[(1,)], total=300).act(LEFT, "move").break_away(0)
    assert only_dead.refused(c.Turn(0, 0, STEPS // 4)).reason == "minis-large-held"
    assert only_dead.options() == [c.Turn(0, 0, 0)]


@rule("M2-MDIAL-30")
def test_flight_of_one_section_carries_all_and_so_does_aquatic():
    stone = ["standing-stone: 19.5 15"]
    flier = second("0 hulks-beast 15 15 0", FAR, terrain=stone, total=500).act(FRONT, "move")
    flier.join(LEFT).join(REAR).join(RIGHT).move(FRONT, (27, 15))
    assert flier.place(0) == (27, 15)
    walker = second("0 hulks-beast 15 15 0 sections 0 0 0 1", FAR, terrain=stone, total=500).act(FRONT, "move")
    walker.join(LEFT).join(REAR).join(RIGHT)
    assert walker.refused(walker.path(FRONT, (27, 15))).reason == "table-solid-in-way"
    deep = ["lake: 20 15"]
    diver = second("0 hulks-beast 15 15 0 sections 0 1 0 1", FAR, terrain=deep, total=500).act(FRONT, "move")
    diver.join(LEFT).join(REAR).join(RIGHT).move(FRONT, (27, 15))
    assert diver.place(0) == (27, 15)
    dry = second("0 hulks-beast 15 15 0 sections 0 0 0 1", FAR, terrain=deep, total=500).act(FRONT, "move")
    dry.join(LEFT).join(REAR).join(RIGHT)
    assert dry.refused(dry.path(FRONT, (27, 15))).reason == "table-solid-in-way"


@rule("M2-MDIAL-27", "M2-MDIAL-39", "M2-MDIAL-38")
def test_lines_of_fire_start_at_the_centre_dot_and_leave_through_the_section():
    play = second(HULK, "1 cadets-plain 25 15 180", "1 cadets-plain 15 24 270", FAR, total=300)
    assert "shoot" in acts(play, FRONT)
    play.act(FRONT, "shoot")
    assert play.refused(c.Target(0, 6)).reason == "minis-outside-arc"
    far = second(HULK, "1 cadets-plain 25.01 15 180", FAR, total=300)
    assert "shoot" not in acts(far, FRONT)
    held = second(HULK, "1 cadets-plain 18.75 15 180", "1 cadets-plain 15 24 270", FAR, total=300)
    assert "shoot" not in acts(held, FRONT)
    assert "shoot" in acts(held, LEFT)


@rule("M2-MDIAL-13", "M2-MDIAL-37", "M2-MDIAL-23")
def test_a_section_fights_whom_its_own_edge_touches():
    play = second(HULK, "1 cadets-plain 15 17.75 270", FAR, total=300)
    assert "fight" in acts(play, LEFT)
    assert play.refused(c.Act(0, FRONT, "fight")).reason == "minis-nobody-in-front"
    play.act(LEFT, "fight")
    assert c.Target(0, 5) in play.options()
