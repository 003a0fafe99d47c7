"""Chariots (M2-CHARIOT): who is carried, how one gets in and out, what a passenger does and suffers."""

from __future__ import annotations

from collections.abc import Sequence

from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.auditing import audit
from mageknight.minis.content.library import official
from mageknight.minis.events import BY_JOLT, Damaged, DiceRolled
from mageknight.minis.figures.bodies import chariot_of, passenger_of
from mageknight.minis.figures.figure import SPEED_TYPES
from mageknight.minis.figures.roster import reach_of
from mageknight.minis.rules.large.rolling import backs
from mageknight.minis.setup.entries import Enlisted, Muster
from mageknight.minis.state.battle import FIELDED
from mageknight.minis.table.facing import STEPS
from tests.marks import rule
from tests.minis.drill import Play, units
from tests.minis.second.field import FAR, scene, second

CART = "0 hulks-chariot 15 15 0"
"""Its hull is figure 0, its sections are 1 to 4: front, left, rear, right. It reaches from 11.75 to 17.25 and is 3 wide."""
FRONT, LEFT, REAR, RIGHT = 1, 2, 3, 4
ABOARD = "0 cadets-bow aboard 0"


def acts(play: Play, figure: int) -> set[str]:
    return {command.how for command in play.options() if isinstance(command, c.Act) and command.figure == figure}


def ridden(*more: str, dice: Sequence[tuple[int, ...]] = ()) -> Play:
    """A chariot at 15, 15 with a bow in its compartment, figure 5."""
    return second(CART, ABOARD, *more, FAR, dice=dice, total=500)


def put(play: Play, figure: int, x: float, y: float, facing: int = 0) -> c.Put:
    return c.Put(0, figure, units(x), units(y), facing * 2 % STEPS)


@rule("M2-CHARIOT-01", "M2-CHARIOT-02", "M2-CHARIOT-04")
def test_a_chariot_rolls_forward_only_and_has_room_for_one():
    chariots = [figure for figure in official() if figure.fittings.passengers]
    assert len(chariots) >= 3
    assert all(each.is_large and SPEED_TYPES[each.types.speed] == "wheel" for each in chariots)
    play = second(CART, FAR, total=500).act(FRONT, "move")
    assert not backs(play.state, 0)
    assert play.refused(play.path(FRONT, (14, 15), facing=0)).rules
    for key in ("giants-titan", "cadets-steed", "hulks-hulk"):
        rider = second(CART, f"0 {key} 6 6 0", FAR, total=500)
        assert rider.refused(c.Act(0, 5, "board")).reason in ("minis-no-passenger", "minis-large-by-section")


@rule("M2-CHARIOT-03", "M2-CHARIOT-10")
def test_one_friend_boards_at_a_side_or_the_rear():
    for place in ("15 17.25 270", "15 12.75 90", "11 15 0"):
        play = second(CART, f"0 cadets-bow {place}", FAR, total=500)
        play.act(5, "board")
        assert passenger_of(play.state, 0) == 5
        assert play.place(5) == (15, 15)
        assert (play.tokens(5), play.tokens(0)) == (1, 0)
        assert audit(play.state) == []
    ahead = second(CART, "0 cadets-bow 18 15 180", FAR, total=500)
    assert ahead.refused(c.Act(0, 5, "board")).rules == ("M2-CHARIOT-10",)
    full = ridden("0 cadets-sword 15 17.25 270")
    assert full.refused(c.Act(0, 6, "board")).reason == "minis-no-chariot-near"
    foes = second(CART.replace("0 hulks", "1 hulks"), "0 cadets-bow 15 17.25 270", FAR, total=500)
    assert "board" not in acts(foes, 5)


@rule("M2-CHARIOT-10")
def test_who_is_touched_breaks_away_before_it_boards():
    lines = (CART, "0 cadets-bow 15 17.25 270", "1 cadets-plain 15 18.75 270", FAR)
    fails = second(*lines, dice=[(3,)], total=500).act(5, "board")
    assert passenger_of(fails.state, 0) == -1
    assert fails.kind == "move"
    gets_in = second(*lines, dice=[(4,)], total=500).act(5, "board")
    assert passenger_of(gets_in.state, 0) == 5


@rule("M2-CHARIOT-05", "M2-CHARIOT-09")
def test_a_passenger_goes_along_and_touches_nothing():
    play = ridden("1 cadets-plain 15 17.25 270")
    assert play.state.table.touch[5] == 0
    assert acts(play, 5) == {"fight", "disembark"}
    assert play.refused(c.Act(0, 5, "move")).rules == ("M2-CHARIOT-09",)
    free = ridden()
    free.act(FRONT, "move").move(0, (20, 15), facing=0)
    assert free.place(5) == (20, 15)
    assert audit(free.state) == []


@rule("M2-CHARIOT-07", "M2-CHARIOT-09")
def test_a_passenger_has_tokens_and_actions_of_its_own():
    play = ridden("1 cadets-plain 19 21 180", dice=[(1, 2)])
    play.act(5, "shoot").target(6)
    assert (play.tokens(5), play.tokens(0)) == (1, 0)
    assert {"move"} <= acts(play, FRONT)
    assert audit(play.state) == []


@rule("M2-CHARIOT-08")
def test_its_speed_abilities_are_ignored():
    play = second(CART, "0 scouts-charge aboard 0", "0 scouts-charge 5 5 0", FAR, total=500)
    assert not play.has(5, "charge")
    assert play.has(6, "charge")


@rule("M2-CHARIOT-11")
def test_it_gets_down_beside_a_side_or_the_rear():
    play = ridden().act(5, "disembark")
    assert play.refused(put(play, 5, 18, 15)).rules == ("M2-CHARIOT-11",)
    assert play.refused(put(play, 5, 15, 19)).rules == ("M2-CHARIOT-11",)
    play.do(put(play, 5, 15, 17.25, 90))
    assert (play.place(5), chariot_of(play.state, 5)) == ((15, 17.25), -1)
    assert play.tokens(5) == 1
    assert audit(play.state) == []


@rule("M2-CHARIOT-13", "M2-CHARIOT-16")
def test_it_fights_over_sides_and_rear_and_takes_no_captives():
    for place in ("15 17.25 270", "15 12.75 90", "11 15 0"):
        play = ridden(f"1 cadets-plain {place}", dice=[(6, 5)])
        assert play.refused(c.Act(0, 5, "capture")).reason in ("minis-passenger-captures", "minis-sword-only")
        play.act(5, "fight").target(6)
        assert play.click(6) > 0
    ahead = ridden("1 cadets-plain 18 15 180")
    assert "fight" not in acts(ahead, 5)
    sword = second(CART, "0 cadets-sword aboard 0", "1 cadets-plain 15 17.25 270", FAR, total=500)
    assert sword.refused(c.Act(0, 5, "capture")).rules == ("M2-CHARIOT-16",)


@rule("M2-CHARIOT-14")
def test_its_arc_is_of_use_in_attacks_only():
    play = second(CART, "0 adepts-venom aboard 0", "1 cadets-plain 15 17.25 270", FAR, total=500, begin="yes")
    assert play.click(6) == 0


@rule("M2-CHARIOT-17", "M2-CHARIOT-18", "M2-CHARIOT-19", "M2-CHARIOT-20")
def test_it_shoots_eight_inches_from_the_middle_of_a_chariot_that_has_not_moved():
    play = ridden("1 cadets-plain 15 22.5 270", "1 cadets-plain 15 12.75 90", "1 cadets-plain 22 15 180")
    assert reach_of(play.state, 5) == 8
    play.act(5, "shoot")
    targets = {option.figure for option in play.options() if isinstance(option, c.Target)}
    assert targets == {6}
    assert play.refused(c.Target(0, 7)).rules == ("M2-CHARIOT-20",)
    moved = ridden("1 cadets-plain 15 22.5 270")
    moved.act(FRONT, "move").move(0, (16, 15), facing=0)
    assert moved.refused(c.Act(0, 5, "shoot")).rules == ("M2-CHARIOT-17",)


@rule("M2-CHARIOT-21", "M2-CHARIOT-15")
def test_nothing_else_reaches_a_passenger():
    blast = second(
        "1 hulks-chariot 15 15 0",
        "1 cadets-bow aboard 0",
        "0 giants-sapper 15 21 270",
        FAR,
        dice=[(6, 5), (1,)],
        total=500,
    )
    blast.act(6, "shoot")
    assert c.Target(0, 5) not in blast.options()
    assert blast.refused(c.Target(0, 5)).reason
    blast.target(2)
    assert blast.click(2) > 0
    assert blast.click(5) == 0


@rule("M2-CHARIOT-22", "M2-CHARIOT-23")
def test_damage_to_a_side_goes_through_on_five_or_six():
    def struck(die: int, section: str = "15 17.25 270", passenger: str = "1 cadets-bow aboard 0") -> Play:
        play = second(
            "1 hulks-chariot 15 15 0", passenger, f"0 cadets-sword {section}", FAR, dice=[(5, 5), (die,)], total=500
        )
        return play.act(6, "fight").target(2 if section.startswith("15") else 1)

    assert struck(4).click(5) == 0
    through = struck(5)
    dealt = [each for each in through.log if isinstance(each, Damaged)]
    assert [each.figure for each in dealt] == [2, 5]
    assert dealt[0].amount == dealt[1].amount
    assert dealt[1].cause == BY_JOLT
    tough = [each for each in struck(6, passenger="1 adepts-toughness aboard 0").log if isinstance(each, Damaged)]
    assert tough[1].amount == tough[0].amount - 1
    ahead = struck(6, "18 15 180")
    assert not [each for each in ahead.log if isinstance(each, DiceRolled) and each.figure == 5]


@rule("M2-CHARIOT-24")
def test_a_wreck_throws_its_passenger_out():
    play = second(
        "1 hulks-chariot 15 15 0 sections 2 1 2 2",
        "1 cadets-bow aboard 0",
        "0 cadets-sword 15 17.25 270",
        FAR,
        dice=[(6, 5), (2,)],
        total=500,
    )
    play.act(6, "fight").target(2)
    assert play.kind == "set-passenger-down"
    assert play.seat == 1
    assert play.refused(c.Put(1, 5, units(16), units(15), 0)).rules == ("M2-CHARIOT-24",)
    play.do(c.Put(1, 5, units(15), units(15), 180))
    assert play.state.where[0] != FIELDED
    assert (play.place(5), play.click(5)) == ((15, 15), 2)
    assert audit(play.state) == []


@rule("M2-CHARIOT-15")
def test_its_explosion_spares_its_own_chariot():
    lines = ("0 giants-sapper aboard 0", "1 cadets-plain 15 18 270", "0 hulks-beast 15 22 0")
    play = second(CART, *lines, FAR, dice=[(5, 5)], total=500)
    play.act(5, "shoot").target(6)
    assert [play.click(section) for section in (FRONT, LEFT, REAR, RIGHT)] == [0, 0, 0, 0]
    assert play.click(6) > 0


@rule("M2-CHARIOT-12", "M2-CHARIOT-05")
def test_what_it_drops_lies_beside_a_side_or_the_rear():
    play = second(CART, "0 wielders-sword aboard 0 with I-001", FAR, total=500)
    for facing in (0, -1):
        assert play.refused(c.DropItem(0, 0, facing)).rules == ("M2-CHARIOT-12",)
    play.do(c.DropItem(0, 0, STEPS // 4))
    assert play.state.spots[0] == (units(15), units(16.8))
    assert "pick-up" not in acts(play, 5)


@rule("M2-CHARIOT-03", "M2-CHARIOT-04")
def test_a_passenger_may_begin_aboard():
    def faults(*lines: Enlisted) -> list[str]:
        return [each.reason for each in check(Army("", "second", 500, lines), official())]

    cart, bow = Enlisted("colossi-408"), Enlisted("starter-005", boards="colossi-408")
    assert faults(cart, bow) == []
    assert faults(bow) == ["army-no-room-aboard"]
    assert faults(cart, Enlisted("starter-005", 2, boards="colossi-408")) == ["army-no-room-aboard"]
    assert faults(cart, Enlisted("colossi-402", boards="colossi-408")) == ["army-no-passenger"]
    assert "army-no-passenger" in faults(cart, Enlisted("castles-454", boards="colossi-408"))
    armies = (Muster((bow, cart)), Muster((Enlisted("starter-005"),)))
    play = scene(total=500, armies=armies)
    assert (passenger_of(play.state, 1), chariot_of(play.state, 0)) == (0, 1)
