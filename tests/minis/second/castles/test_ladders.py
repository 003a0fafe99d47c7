"""Ladders and planking: placed before the battle, carried, raised, taken down, climbed, fought for."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import LYING, STANDING, Damaged, LadderMoved, SectionRaised
from mageknight.minis.figures.castles import standing_on
from mageknight.minis.view.build import battle_view
from tests.marks import rule
from tests.minis.drill import Play, units
from tests.minis.second.castles.test_building import at, siege
from tests.minis.second.castles.test_portals import reaches
from tests.minis.second.castles.test_sections import DOORWAY, WALL, defense, why
from tests.minis.second.field import FAR, second

PLACED = "castle-ladder: 18 16.5"
"""A ladder that stands at the south side of a wall at 18, 18."""
CREW = ("0 cadets-sword 18 15.745 90", "0 cadets-sword 16.5 15.745 90", "0 cadets-sword 19.5 15.745 90")


def walled(*figures: str, terrain: tuple[str, ...] = (PLACED,), dice: tuple[tuple[int, ...], ...] = ()) -> Play:
    return second(f"1 {WALL} 18 18 0", *figures, terrain=terrain, dice=dice)


def ladder(play: Play, number: int = 0) -> str:
    return play.state.terrain[number][0]


# Before the battle.


@rule("M2-CASTLE-27", "M2-CASTLE-28")
def test_one_ladder_for_three_walls_is_placed_when_all_sections_stand() -> None:
    play = siege(WALL, WALL, DOORWAY)
    play.do(c.RaiseCastle(0))
    assert len(play.all(SectionRaised)) == 3
    assert (play.kind, play.seat) == ("terrain", 0), "before the roll for the first player, terrain and warriors"
    assert battle_view(play.state).pile == (STANDING,)
    wall = play.state.table.ground.pieces[play.state.table.perch[2]].outline
    x, y = (wall.x0 + wall.x1) / 1000, wall.y1 / 500
    assert play.refused(at(play, STANDING, x, y + 2)).reason == "minis-ladder-needs-wall"
    doorway = play.state.table.ground.pieces[play.state.table.perch[4]].outline
    door = (doorway.x0 + doorway.x1) / 1000
    assert play.refused(at(play, STANDING, door, y + 0.75, 2)).reason == "minis-ladder-in-the-way"
    play.do(at(play, STANDING, x, y + 0.75, 2))
    assert play.kind != "terrain", "there is no second one"
    few = siege(WALL, WALL)
    few.do(c.RaiseCastle(0))
    assert few.kind == "objective", "two walls bring no ladder"


@rule("M2-CASTLE-28")
def test_the_besieger_brings_as_many_beside_a_figure_of_his() -> None:
    play = siege(WALL, WALL, WALL)
    play.do(c.RaiseCastle(0)).do(c.Enough(0))
    while play.kind != "take-along":
        play.do(play.options()[0])
    assert play.seat == 1
    play.do(c.CarryLadder(1, -1, 5))
    assert play.only(LadderMoved).piece == LYING
    assert play.kind == "action"


@rule("M2-CASTLE-31", "M2-CASTLE-80", "M2-CASTLE-27")
def test_planking_joins_walkways_inside_along_a_wall() -> None:
    play = siege(WALL, WALL)
    play.do(at(play, "castle-wall", 30, 9, 2)).do(at(play, "castle-wall", 38, 9, 2))
    assert battle_view(play.state).pile == ("castle-plank",)
    plank = "castle-plank"
    assert play.refused(at(play, plank, 34, 10.25)).rules == ("M2-CASTLE-31",), "outside"
    assert play.refused(at(play, plank, 30, 7.75)).rules == ("M2-CASTLE-80",), "nothing to join"
    assert play.refused(at(play, plank, 34, 5)).reason == "minis-plank-needs-wall"
    ground = play.state.table.ground
    assert not ground.one_walk(play.state.table.perch[2], play.state.table.perch[3])
    play.do(at(play, plank, 34, 7.75))
    ground = play.state.table.ground
    assert ground.one_walk(play.state.table.perch[2], play.state.table.perch[3])
    assert play.kind == "objective"


@rule("M2-CASTLE-80")
def test_no_planking_need_be_placed() -> None:
    play = siege(WALL, WALL)
    play.do(at(play, "castle-wall", 30, 9, 2)).do(at(play, "castle-wall", 38, 9, 2)).do(c.Enough(0))
    assert play.kind == "objective"


@rule("M2-CASTLE-31")
def test_planking_belongs_to_its_wall_and_is_walked_on_and_under() -> None:
    walls = (f"0 {WALL} 14 18 0", f"0 {WALL} 22 18 0")
    apart = second(*walls, "0 cadets-plain 16 18 0", FAR)
    assert not reaches(apart, 2, 19.5, 18)
    play = second(
        *walls, "0 cadets-plain 16 18 0", "0 cadets-plain 18 21 270", FAR, terrain=["castle-plank: 17.9 19.25"]
    )
    play.act(2, "move").move(2, (16.5, 18.8), (18, 19.25), (19.5, 18.8), (19.5, 18.5))
    assert standing_on(play.state, 2) == 1
    under = second(*walls, "0 cadets-plain 18 21 270", FAR, terrain=["castle-plank: 17.9 19.25"])
    assert reaches(under, 2, 18, 16)
    on = second(*walls, "0 cadets-plain 18 19.25 270", FAR, terrain=["castle-plank: 17.9 19.25"])
    assert standing_on(on.state, 2) == 0, "it belongs to the wall it touches most"


@rule("M2-CASTLE-60", "M2-CASTLE-31")
def test_planking_falls_with_its_wall_and_a_ladder_lies_there() -> None:
    play = second(
        f"1 {WALL} 18 18 0 click 5",
        "0 giants-titan 16 15.75 90",
        "1 cadets-plain 18 19.25 270",
        "1 cadets-plain 30 30 0",
        terrain=["castle-plank: 18 19.25", "castle-ladder: 19.5 16.5"],
        dice=[(6, 5), (2,)],
    )
    assert standing_on(play.state, 2) == 0
    play.act(1, "fight").target(0)
    assert [each[0] for each in play.state.terrain] == ["castle-plank-rubble", LYING, "castle-wall-rubble"]
    play.turn(2, 90)
    assert play.click(2) == 2


# In battle.


@rule("M2-CASTLE-28", "M2-CASTLE-32")
def test_a_ladder_leads_up_and_down() -> None:
    assert not reaches(walled("0 cadets-plain 18 14 90", FAR, terrain=()), 1, 18, 17.26)
    play = walled("0 cadets-plain 18 14 90", FAR)
    play.act(1, "move").move(1, (18, 17.252), facing=90)
    assert standing_on(play.state, 1) == 0
    down = walled("1 cadets-plain 5 5 90", "0 cadets-plain 18 18 270", FAR)
    assert reaches(down, 2, 18, 14)
    assert not reaches(down, 2, 18, 22)


@rule("M2-CASTLE-36", "M2-CASTLE-38", "M2-CASTLE-28")
def test_the_two_ends_of_a_ladder_are_connected() -> None:
    foot, head = "0 cadets-sword 18 15 90", "1 cadets-plain 18 18 270"
    play = walled(foot, head, FAR, dice=((6, 5),))
    assert defense(play, 1, 2, "fight") == 15 + 1
    play.act(1, "fight").target(2)
    assert play.only(Damaged).figure == 2
    assert why(walled(foot, "1 cadets-plain 20 18 270", FAR), 1, 2, "fight") is not None, "not at the head"


@rule("M2-CASTLE-29")
def test_a_formation_carries_a_ladder_along_without_penalty() -> None:
    start = ("0 cadets-sword 18 8 90", "0 cadets-sword 16.5 8 90", "0 cadets-sword 19.5 8 90")
    play = walled(*start, FAR, terrain=("castle-ladder-down: 18 7 turn 1",))
    play.act(1, "march").join(2).join(3)
    if play.kind == "gather":
        play.enough()
    for figure, x in ((1, 18), (2, 16.5), (3, 19.5)):
        play.move(figure, (x, 15.745), facing=90)
    play.enough()
    assert play.kind == "take-along"
    play.do(c.CarryLadder(0, 0, 2))
    assert ladder(play) == LYING
    assert play.state.terrain[0][1:3] == (units(16.5), units(15.745) - 375 - 125 - 1), (
        "as far as they may go without it"
    )
    left = walled(*start, FAR, terrain=("castle-ladder-down: 18 7 turn 1",))
    left.act(1, "march").join(2).join(3)
    if left.kind == "gather":
        left.enough()
    left.move(1, (18, 9), facing=90).move(2, (16.5, 9), facing=90).move(3, (19.5, 9), facing=90).enough().decline()
    assert left.state.terrain[0][2] == units(7)


@rule("M2-CASTLE-30")
def test_a_formation_at_a_wall_raises_its_ladder_instead_of_moving() -> None:
    crew = ("0 cadets-sword 18 16.498 90", "0 cadets-sword 16.498 16.498 90", "0 cadets-sword 19.502 16.498 90")
    play = walled(*crew, FAR, terrain=("castle-ladder-down: 18 15.498 turn 1",))
    alone = walled(crew[0], FAR, terrain=("castle-ladder-down: 18 15.498 turn 1",))
    assert alone.refused(c.Act(0, 1, "ladder")).reason == "minis-formation-contact"
    play.act(1, "ladder").join(2).join(3)
    if play.kind == "gather":
        play.enough()
    assert play.kind == "ladder"
    assert play.refused(c.RaiseLadder(0, 0, units(16.9), units(20), 2)).rules == ("M2-CASTLE-28",)
    assert play.refused(c.RaiseLadder(0, 0, units(20.7), units(16.5), 0)).rules == ("M2-CASTLE-30",), "nobody is there"
    play.do(c.RaiseLadder(0, 0, units(18), units(16.5), 0))
    assert ladder(play) == STANDING
    assert play.only(LadderMoved).figure == 1
    assert [play.place(each)[1] for each in (1, 2, 3)] == [16.498] * 3


@rule("M2-CASTLE-30")
def test_a_ladder_is_taken_down_unless_an_enemy_is_on_its_access_point() -> None:
    free = walled(*CREW, FAR)
    free.act(1, "ladder").join(2).join(3)
    if free.kind == "gather":
        free.enough()
    free.do(c.TakeLadder(0, 0, 1))
    assert ladder(free) == LYING
    assert not reaches(free, 1, 18, 17.26)
    held = walled(*CREW, "1 cadets-plain 18 18 270")
    found = held.refused(c.Act(0, 1, "ladder"))
    assert found.rules == ("M2-CASTLE-30",)
