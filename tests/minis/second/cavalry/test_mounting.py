"""Mounting, dismounting, and the loss of one half."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.auditing import audit
from mageknight.minis.events import DialRestarted, FigureWithdrawn
from mageknight.minis.figures.bodies import mount_of, rider_of
from mageknight.minis.state.battle import GONE
from tests.marks import rule
from tests.minis.second.field import FAR, second

HORSE = "0 stable-horse 10 10 0"
RIDER = "0 stable-rider rides 0"
FRIEND = "0 cadets-sword 25 25 0"


def words(play, figure: int) -> set[str]:
    return {option.how for option in play.options() if isinstance(option, c.Act) and option.figure == figure}


@rule("M2-CAV-49", "M2-CAV-50", "M2-CAV-51")
def test_dismounting_leaves_both_free_to_act():
    play = second("0 stable-horse 10 10 0 tokens 1", RIDER, FAR, actions=3)
    play.act(1, "dismount")
    assert play.kind == "set-rider-down"
    assert play.refused(c.Put(0, 1, 10000, 10000, 0)).reason == "minis-not-beside"
    play.put(1, 10, 11.5, 0)
    assert mount_of(play.state, 1) == -1
    assert (play.tokens(0), play.tokens(1)) == (0, 0)
    assert audit(play.state) == []
    assert "move" in words(play, 0) & words(play, 1)
    assert play.state.actions == 2
    assert play.touches(0, 1)


@rule("M2-CAV-52", "M2-CAV-81")
def test_who_cannot_dismount():
    play = second("0 stable-121b 10 10 0", "0 stable-121a rides 0", FAR)
    assert play.refused(c.Act(0, 1, "dismount")).rules == ("M2-CAV-81",)
    ring = [f"0 cadets-sword {10 + dx} {10 + dy} 0" for dx, dy in ring_round()]
    play = second(HORSE, RIDER, FAR, *ring)
    assert play.refused(c.Act(0, 1, "dismount")).rules == ("M2-CAV-52",)


def ring_round() -> list[tuple[float, float]]:
    """Places of bases all round a mount that looks east."""
    return [
        (1.5, 0.0),
        (0.75, 1.3),
        (-0.75, 1.5),
        (-2.25, 1.3),
        (-3.0, 0.0),
        (-2.25, -1.3),
        (-0.75, -1.5),
        (0.75, -1.3),
    ]


@rule("M2-CAV-54", "M2-CAV-55", "M2-CAV-53", "M2-RIDER-07")
def test_mounting_takes_a_special_action_and_gives_one_token():
    play = second(HORSE, "0 stable-rider 10 11.5 0", "0 cadets-sword 10 8.5 0", FAR, actions=3)
    assert play.refused(c.Act(0, 2, "mount")).rules == ("M2-RIDER-01",)
    play.act(1, "mount")
    assert (mount_of(play.state, 1), rider_of(play.state, 0)) == (0, 1)
    assert (play.tokens(0), play.tokens(1)) == (1, 0)
    assert play.place(1) == (10.0, 10.0)
    play.act(0, "move").move(0, (16, 10), facing=0)
    assert play.tokens(0) == 2
    assert (play.click(0), play.click(1)) == (0, 0)
    assert audit(play.state) == []


@rule("M2-RIDER-01", "M2-RIDER-02", "M2-CAV-80")
def test_a_mount_takes_only_riders_that_fit():
    play = second(HORSE, "0 stable-khan 10 11.5 0", FAR)
    assert play.refused(c.Act(0, 1, "mount")).reason == "minis-no-mount-near"
    play = second("0 stable-121b 10 10 0", "0 stable-rider 10 11.5 0", "0 stable-121a 10 8.5 0", FAR)
    assert "mount" not in words(play, 1)
    assert "mount" in words(play, 2)


@rule("M2-CAV-11", "M2-CAV-54")
def test_nobody_mounts_what_is_on_his_side_for_a_time_only():
    play = second("1 stable-horse 10 10 0 under 0", "0 stable-rider 10 11.5 0", FAR)
    assert "mount" not in words(play, 1)


@rule("M2-CAV-46", "M2-CAV-48")
def test_a_rider_that_loses_its_mount_stands_beside_it():
    play = second(
        "0 cadets-sword 8.5 10 0", "1 stable-frail 10 10 180 click 1 tokens 2", "1 stable-rider rides 1", dice=[(6, 5)]
    )
    play.act(0, "fight").target(1)
    assert play.kind == "set-rider-down"
    assert play.seat == 1
    assert play.refused(c.Put(1, 2, 5000, 5000, 0)).reason == "table-on-base"
    play.put(2, 10, 11.5, 90)
    assert play.is_eliminated(1)
    assert play.is_fielded(2)
    assert play.tokens(2) == 0
    assert play.click(2) == 0


@rule("M2-CAV-47")
def test_a_rider_without_a_place_falls_with_its_mount():
    ring = [f"0 cadets-sword {20 - dx} {20 + dy} 0" for dx, dy in ring_round()]
    play = second("1 stable-frail 20 20 180 click 1", "1 stable-rider rides 0", FAR, *ring, dice=[(6, 5)])
    play.act(3, "fight") if "fight" in words(play, 3) else play.act(7, "fight")
    play.target(0)
    assert play.is_eliminated(0)
    assert play.is_eliminated(1)


@rule("M2-CAV-48", "M2-MOUNT-07", "M2-CAV-83")
def test_an_independent_mount_goes_on_without_its_rider():
    play = second(
        "0 cadets-sword 8.5 10 0",
        "1 stable-horse 10 10 180 tokens 2",
        "1 stable-frail-rider rides 1",
        "1 cadets-plain 30 30 0",
        dice=[(6, 6)],
    )
    play.act(0, "fight").target(2)
    assert play.is_eliminated(2)
    assert (play.is_fielded(1), play.tokens(1)) == (True, 0)
    play.do_nothing_until(1)
    assert "fight" in words(play, 1)


@rule("M2-MOUNT-05", "M2-MOUNT-06")
def test_a_skittish_mount_without_a_rider_bolts_in_the_next_end_phase():
    play = second(
        "0 stable-skittish 10 10 0",
        "0 stable-rider 20 20 0",
        "0 stable-skittish 15 15 0",
        "0 stable-rider rides 2",
        FAR,
    )
    play.end_turn()
    assert play.kind == "end-order"
    play.resolve(1)
    assert play.state.where[0] == GONE
    assert [event.figure for event in play.log if isinstance(event, FigureWithdrawn)] == [0]
    assert play.is_fielded(2)
    other = second("1 stable-skittish 10 10 0", "0 cadets-sword 30 5 0", FAR)
    other.end_turn()
    while other.kind == "end-order":
        other.resolve(0)
    assert other.state.where[0] == GONE, "in any player's end phase"


@rule("M2-MOUNT-08")
def test_a_mean_spirited_mount_obeys_whoever_is_to_play():
    play = second("0 stable-mean 10 10 0", FRIEND, FAR)
    assert play.state.controller[0] == 0
    play.end_turn()
    assert play.state.controller[0] == 1
    assert "move" in words(play, 0)
    play.end_turn()
    assert play.state.controller[0] == 0


@rule("M2-CAV-82")
def test_the_mount_of_a_dark_rider_begins_anew():
    play = second(
        "0 cadets-sword 8.5 10 0", "1 stable-121b 10 10 180 click 1", "1 stable-121a rides 1", FAR, dice=[(6, 5)]
    )
    play.act(0, "fight").target(1)
    assert (play.is_fielded(1), play.click(1)) == (True, 0)
    assert play.only(DialRestarted).figure == 1


@rule("M2-CAV-24", "M2-CAV-25")
def test_a_rider_may_be_brought_back_onto_a_mount():
    play = second("0 adepts-necromancy 20 20 0", HORSE, "0 stable-rider eliminated", FAR, dice=[(1,)])
    play.act(0, "raise").target(2)
    assert play.kind == "put-returned"
    play.target(1)
    assert mount_of(play.state, 2) == 1
    assert play.click(2) == 1
    assert audit(play.state) == []


@rule("M2-CAV-46")
def test_whoever_is_between_saddle_and_ground_uses_nothing():
    """Not even to switch it off: what is offered is what is accepted."""
    lines = ("0 stable-mounted-charge 10 10 0", "0 stable-charge rides 0", "0 adepts-sweep 25 25 0", FAR)
    mounted = second(*lines)
    assert mounted.match.explain(c.CancelAbility(0, 1, "charge")) is None
    play = second(*lines).act(1, "dismount")
    assert play.kind == "set-rider-down"
    assert play.refused(c.CancelAbility(0, 1, "charge")).reason == "minis-ability-not-in-use"
