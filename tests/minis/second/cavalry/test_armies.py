"""Cavalry in army lists and at deployment."""

from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.army.check import check
from mageknight.minis.army.model import Army
from mageknight.minis.army.names import Names
from mageknight.minis.army.suggest import suggest
from mageknight.minis.army.text import read, write
from mageknight.minis.content.available import library
from mageknight.minis.content.library import official
from mageknight.minis.figures.bodies import mount_of, rider_of
from mageknight.minis.setup.entries import Enlisted, Muster
from tests.marks import rule
from tests.minis.drill import open_battle
from tests.minis.second.field import second

HORSEMAN = Enlisted("muster-066", rides="mounts-001")
LINE = Enlisted("starter-005")


def faults(*entries: Enlisted, total: int = 100) -> list[str]:
    return [each.reason for each in check(Army("", "second", total, entries), official())]


@rule("M2-CAV-04")
def test_rider_and_mount_both_cost_their_points():
    army = Army("", "second", 100, (HORSEMAN,))
    assert army.points(official()) == official()["muster-066"].points + official()["mounts-001"].points
    assert faults(HORSEMAN, HORSEMAN) == ["army-over-total"]


@rule("M2-CAV-03", "M2-RIDER-01", "M2-RIDER-02", "M2-CAV-80")
def test_what_an_army_with_mounts_may_not_hold():
    assert faults(HORSEMAN) == []
    assert faults(Enlisted("mounts-001")) == ["army-mount-alone"]
    assert faults(Enlisted("starter-005", rides="mounts-001")) == ["army-no-rider"]
    assert faults(Enlisted("muster-066", rides="mounts-005")) == ["army-mount-does-not-fit"]
    assert faults(Enlisted("muster-066", rides="muster-232b")) == ["army-mount-does-not-fit"]
    assert faults(Enlisted("muster-232a", rides="muster-232b")) == []
    assert faults(Enlisted("muster-232a", rides="mounts-001")) == ["army-mount-does-not-fit"]


def test_a_list_with_riders_is_written_and_read_again():
    army = Army("Riders", "second", 100, (HORSEMAN,))
    text = write(army, official())
    assert "on Battle Horse (weak) [mounts-001] 30" in text
    assert read(text, Names(official(), [])) == army


def test_a_suggestion_of_300_points_rides():
    army = suggest(official(), "dark-crusaders", 300, game="second")
    assert any(each.rides for each in army.entries)
    assert check(army, official()) == []


@rule("M2-CAV-01", "M2-CAV-03")
def test_mount_and_rider_are_deployed_together():
    muster = Muster((LINE, HORSEMAN))
    play = open_battle(
        dice=[(4, 3, 2, 1)], edition="second", total=100, armies=(muster, muster), edges=(0, 2), table="open-field"
    )
    while play.kind != "deploy":
        play.do(play.options()[0])
    assert [state_key(play, slot) for slot in (0, 1, 2)] == ["starter-005", "mounts-001", "muster-066"]
    seat = play.seat
    first = 3 * seat
    assert play.refused(c.Put(seat, first + 2, 9000, 1000, 180)).reason == "minis-deploys-mounted"
    while play.kind == "deploy" and play.seat == seat:
        play.do(play.options()[0])
    assert mount_of(play.state, first + 2) == first + 1
    assert rider_of(play.state, first + 1) == first + 2
    assert play.is_fielded(first + 2)
    assert play.place(first + 2) == play.place(first + 1)


def state_key(play, slot: int) -> str:
    return library().figure(play.state.kind[slot]).key


def test_the_armies_of_a_situation_have_riders_on_their_mounts():
    """Whoever rides is named with the mount, as in a list; sections of a large warrior before them do not confuse this."""
    play = second(
        "0 hulks-hulk 20 20 90", "0 mounts-001 10 10 0", "0 muster-066 rides 5", "1 starter-005 30 30 270", total=500
    )
    assert play.state.setup.armies == (Muster((Enlisted("hulks-hulk"), HORSEMAN)), ("starter-005",))
    assert mount_of(play.state, 6) == 5
