"""Portals and ways: opened and shut, walked through, shot through, the walk along the tops, the archway beneath."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import PortalsSet
from mageknight.minis.figures.castles import number_of
from mageknight.minis.queries.preview import path_to, targets
from mageknight.minis.table.tabletop import BENEATH, GROUND
from tests.marks import rule
from tests.minis.drill import Play, units
from tests.minis.second.castles.test_sections import DOORWAY, GATE, KEEP, TOWER, WALL, why
from tests.minis.second.field import FAR, second


def reaches(play: Play, figure: int, x: float, y: float) -> bool:
    """Is there a legal way for a figure to that place within its speed?"""
    return path_to(play.state, figure, units(x), units(y)).fault == 0


@rule("M2-CASTLE-40", "M2-CASTLE-41", "M2-CASTLE-43")
def test_the_castle_player_opens_and_shuts_his_portals_when_his_turn_begins() -> None:
    play = second(f"0 {GATE} 18 18 0", "0 cadets-plain 18 14 90", FAR, begin="yes")
    assert (play.kind, play.seat) == ("portals", 0)
    assert play.state.terrain[0][0] == "castle-gatehouse", "shut at first"
    play.do(c.SetPortal(0, 0, 0, True))
    assert play.only(PortalsSet).piece == "castle-gatehouse-open-1"
    assert play.refused(c.SetPortal(0, 0, 0, False)).reason == "minis-portal-once"
    play.do(c.SetPortal(0, 0, 1, True))
    assert play.state.terrain[0][0] == "castle-gatehouse-open-12"
    assert play.kind == "action", "every portal is settled"


@rule("M2-CASTLE-41", "M2-CASTLE-73", "M2-CASTLE-72")
def test_an_open_gate_lets_warriors_through_beneath_its_top() -> None:
    shut = second(f"1 {GATE} 18 18 0", "0 cadets-plain 18 15 90", "1 cadets-plain 30 30 0")
    assert not reaches(shut, 1, 18, 21)
    half = second(f"1 {GATE} 18 18 0 open 1", "0 cadets-plain 18 15 90", "1 cadets-plain 30 30 0")
    assert not reaches(half, 1, 18, 21)
    assert reaches(half, 1, 18, 17.5)
    wide = second(f"1 {GATE} 18 18 0 open 12", "0 cadets-plain 18 15 90", "1 cadets-plain 18 18 0")
    assert reaches(wide, 1, 18, 21)
    wide.act(1, "move").move(1, (18, 18), facing=90)
    assert wide.state.table.level[1] == BENEATH
    assert wide.state.table.level[2] == GROUND
    assert not wide.touches(1, 2), "one stands above the other"


@rule("M2-CASTLE-73")
def test_a_portal_does_not_shut_on_a_base() -> None:
    play = second(f"0 {GATE} 18 18 0 open 12", "0 cadets-plain 18 15.5 90", FAR, begin="yes", total=200)
    play.do(c.EndPhase(0))
    play.act(1, "move").move(1, (18, 16.5), facing=90).end_turn()
    while play.kind != "portals":
        play.end_turn()
    assert play.refused(c.SetPortal(0, 0, 0, False)).rules == ("M2-CASTLE-73",)
    play.do(c.SetPortal(0, 0, 1, False))


@rule("M2-CASTLE-41", "M2-CASTLE-75")
def test_lines_of_fire_pass_an_open_doorway_and_no_shut_one() -> None:
    shut = second(f"1 {DOORWAY} 18 18 0", "0 cadets-bow 18 14 90", "1 cadets-plain 18 21 270")
    assert why(shut, 1, 2) is not None
    wide = second(
        f"1 {DOORWAY} 18 18 0 open 1", "0 cadets-bow 18 14 90", "1 cadets-plain 18 21 270", "1 cadets-plain 21 21 270"
    )
    assert why(wide, 1, 2) is None
    assert why(wide, 1, 3) is not None, "the stone beside the door is in the way"
    assert reaches(wide, 1, 18, 19.4)


@rule("M2-CASTLE-70", "M2-CASTLE-71", "M2-CASTLE-32", "M2-CASTLE-42")
def test_doors_of_keeps_and_towers_lead_up() -> None:
    """The door of a tower is on its south side."""
    shut = second(f"0 {TOWER} 18 18 0", "0 cadets-plain 18 15.2 90", FAR)
    assert not reaches(shut, 1, 18, 17)
    wide = second(f"0 {TOWER} 18 18 0 open 1", "0 cadets-plain 18 15.2 90", FAR)
    assert reaches(wide, 1, 18, 16.01)
    wide.act(1, "move").move(1, (18, 16.004), facing=90)
    assert wide.state.table.ground.is_top(wide.state.table.perch[1])
    back = second(f"0 {KEEP} 18 18 0 open 2", "0 cadets-plain 18 22 270", "0 cadets-plain 18 14 90", FAR)
    assert reaches(back, 1, 18, 20.99)
    assert not reaches(back, 2, 18, 15.01)


@rule("M2-CASTLE-34", "M2-CASTLE-17", "M2-CASTLE-74", "M2-CASTLE-35")
def test_the_tops_of_adjoining_sections_are_one_walk() -> None:
    play = second(
        f"0 {WALL} 12 18 0",
        f"0 {GATE} 18 18 0",
        f"0 {TOWER} 23 18 0",
        "0 cadets-plain 14 18 0",
        "0 cadets-plain 15.5 18 0",
        FAR,
    )
    assert play.touches(3, 4), "across the join, seen from above"
    play.act(4, "move").move(4, (22, 18))
    assert play.place(4) == (22, 18), "without a stop where the next section begins"
    apart = second(f"0 {WALL} 12 18 0", f"0 {WALL} 19 18 0", "0 cadets-plain 14 18 0", FAR)
    assert not reaches(apart, 2, 17, 18)


@rule("M2-CASTLE-72")
def test_all_on_top_of_a_gatehouse_touch_each_other() -> None:
    play = second(f"1 {GATE} 18 18 0", "0 cadets-sword 15.5 18 0", "1 cadets-plain 20 18 180", "1 cadets-plain 30 30 0")
    assert play.touches(1, 2)
    assert why(play, 1, 2, "fight") is None
    wall = second(f"1 {WALL} 18 18 0", "0 cadets-sword 15.5 18 0", "1 cadets-plain 20 18 180")
    assert not wall.touches(1, 2)


@rule("M2-CASTLE-33")
def test_nobody_on_a_large_or_long_base_stands_on_a_section() -> None:
    play = second(f"0 {TOWER} 18 18 0 open 1", "0 giants-titan 18 14.2 90", FAR)
    found = play.refused(play.act(1, "move").path(1, (18, 16.004), facing=90))
    assert found.rules == ("M2-CASTLE-33",)


@rule("M2-CASTLE-44")
def test_portals_of_a_breached_section_stay_open() -> None:
    play = second(
        f"0 {TOWER} 18 18 0 click 6", "1 giants-titan 18 14.5 90", "0 cadets-plain 5 5 0", dice=[(6, 5)], turn=1
    )
    play.act(1, "fight").target(0)
    assert play.state.terrain[number_of(play.state, 0)][0].startswith("castle-tower")
    breached = second(f"0 {TOWER} 18 18 0 click 7", "0 cadets-plain 5 5 0", FAR, begin="yes")
    assert breached.state.terrain[0][0] == "castle-tower-open-1"
    assert breached.kind == "action", "nothing can be opened or shut"


# Shelter.


def guarded(*figures: str) -> int:
    found = targets(second(*figures).state, 0, "shoot", only=[1])[0]
    assert found.refusal is None, found.refusal
    assert found.defense is not None
    return found.defense.total


@rule("M2-CASTLE-64", "M2-CASTLE-65", "M2-CASTLE-66")
def test_battlements_and_height_add_up_to_three() -> None:
    bow = "0 cadets-bow 18 10 90"
    assert guarded(bow, "1 cadets-plain 18 18 270", f"1 {WALL} 18 18 0") == 15 + 3, "3 and 1, held by the rule of 3"
    assert guarded(bow, "1 cadets-plain 18 18 270", f"1 {WALL} 18 18 0 click 5") == 15 + 1 + 1
    assert guarded("0 cadets-bow 18 10 90", "1 cadets-plain 18 18 270", f"1 {WALL} 18 18 0", f"0 {WALL} 18 10 0") == 15


@rule("M2-CASTLE-67")
def test_a_wall_shelters_nobody_from_inside() -> None:
    """Walls look out to the south; where they adjoin others their north side is inside."""
    walls = (f"1 {WALL} 15 18 0", f"1 {WALL} 21 18 0")
    assert guarded("0 cadets-bow 15 10 90", "1 cadets-plain 15 18 270", *walls) == 15 + 3
    assert guarded("0 cadets-bow 15 26 270", "1 cadets-plain 15 18 270", *walls) == 15 + 1
