"""Fights across the access points of castles: doors and tops, ladders."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Damaged
from mageknight.minis.queries.preview import targets
from tests.marks import rule
from tests.minis.drill import Play
from tests.minis.second.castles.test_sections import KEEP, TOWER, WALL, defense, why
from tests.minis.second.field import FAR, second

AT_DOOR = "0 cadets-sword 18 15.25 90"
"""Before the open door of a tower, which is on its south side."""


def tower(*figures: str, dice: tuple[tuple[int, ...], ...] = (), portals: str = " open 1") -> Play:
    return second(f"1 {TOWER} 18 18 0{portals}", *figures, dice=dice)


@rule("M2-CASTLE-36")
def test_whoever_faces_a_door_fights_whoever_stands_on_top() -> None:
    play = tower(AT_DOOR, "1 cadets-plain 18 19 270", dice=((6, 4),))
    assert not play.touches(1, 2), "they are in contact for that attack only"
    play.act(1, "fight").target(2)
    assert play.only(Damaged).figure == 2


@rule("M2-CASTLE-36", "M2-CASTLE-42")
def test_no_fight_across_a_shut_door_or_with_the_back_to_it() -> None:
    shut = tower(AT_DOOR, "1 cadets-plain 18 19 270", portals="")
    assert why(shut, 1, 2, "fight") is not None
    turned = tower("0 cadets-sword 18 15.25 270", "1 cadets-plain 18 19 270")
    found = why(turned, 1, 2, "fight")
    assert found is not None
    assert found.rules == ("M2-CASTLE-36",)
    beside = tower("0 cadets-sword 20.9 18 180", "1 cadets-plain 18 19 270")
    assert why(beside, 1, 2, "fight") is not None


@rule("M2-CASTLE-36")
def test_standing_at_stairs_holds_nobody_and_forbids_no_shot() -> None:
    play = tower("0 cadets-bow 18 15.25 270", "1 cadets-plain 18 19 270", "1 cadets-plain 18 8 90")
    assert why(play, 1, 3) is None
    play.act(1, "move").move(1, (18, 12))
    assert play.place(1) == (18, 12), "without breaking away"


@rule("M2-CASTLE-36")
def test_two_doors_of_a_keep_are_connected_and_one_door_is_not_with_itself() -> None:
    play = second(
        f"1 {KEEP} 18 18 0 open 12",
        "0 cadets-sword 18 14.25 90",
        "1 cadets-plain 18 21.75 270",
        "1 cadets-plain 19.5 14.25 180",
        "1 cadets-plain 18 20 0",
        "0 cadets-sword 18 16 90",
    )
    assert why(play, 1, 2, "fight") is None, "from door to door"
    assert play.touches(1, 3)
    assert why(play, 5, 4, "fight") is not None, "two on top need contact"


@rule("M2-CASTLE-38")
def test_the_higher_one_is_harder_to_hit_across_stairs() -> None:
    play = tower(AT_DOOR, "1 cadets-plain 18 19 270")
    found = targets(play.state, 1, "fight", only=[2])[0]
    assert found.defense is not None
    assert found.defense.total == 15 + 1
    assert "M2-CASTLE-38" in [each.rule for each in found.defense.parts]
    down = second(f"0 {TOWER} 18 18 0 open 1", "0 cadets-sword 18 19 270", "1 cadets-plain 18 15.25 90")
    assert defense(down, 1, 2, "fight") == 15


@rule("M2-CASTLE-37")
def test_supporters_at_the_stairs_help_and_others_do_not() -> None:
    door = tower("0 cadets-sword 17.2 15.249 90", "0 cadets-sword 18.8 15.249 90", "1 cadets-plain 18 19 270")
    door.act(1, "fight").target(3)
    assert door.offers(c.Join(0, 2))
    door.join(2)
    mixed = tower(AT_DOOR, "1 cadets-plain 18 18 270", "0 cadets-sword 18 19.5 270", "0 cadets-sword 16.5 18 0")
    assert why(mixed, 3, 2, "fight") is None
    mixed.act(3, "fight").target(2)
    assert mixed.refused(c.Join(0, 1)).rules == ("M2-CASTLE-37",)


@rule("M2-CASTLE-39")
def test_the_defender_chooses_who_takes_an_attack_across_stairs() -> None:
    play = tower(AT_DOOR, "1 cadets-plain 18 19 270", "1 cadets-plain 18 17 270", dice=((6, 4),))
    play.act(1, "fight").target(2)
    assert (play.kind, play.seat) == ("stand-in", 1)
    assert play.refused(c.Target(1, 1)).rules == ("M2-CASTLE-39",)
    play.target(3)
    assert play.only(Damaged).figure == 3
    wall = second(f"1 {WALL} 18 18 0", "0 cadets-sword 17 18 0", "1 cadets-plain 18.5 18 180", FAR, dice=((6, 4),))
    wall.act(1, "fight").target(2)
    assert wall.kind != "stand-in", "in contact the attacker chooses"
