from __future__ import annotations

from mageknight.minis import commands as c
from mageknight.minis.events import Attacked
from tests.marks import content, rule
from tests.minis.second.field import FAR, second

HEALER = "0 adepts-healing 10 10 0"


@content("minis/ability/healing")
@rule("M2-ABL-SWD-01", "M2-ABL-SWD-03")
def test_healing_heals_the_damage_value_or_a_die():
    patient = "0 adepts-plain 11.5 10 180 click 4"
    by_value = second(HEALER, patient, FAR, dice=[(1, 2)]).act(0, "heal").target(1).heal_by(die=False)
    assert by_value.click(1) == 2
    by_die = second(HEALER, patient, FAR, dice=[(1, 2), (3,)]).act(0, "heal").target(1).heal_by(die=True)
    assert by_die.click(1) == 1


@rule("M2-ABL-SWD-02")
def test_no_modifier_counts_for_healing():
    # The patient shows its back and a friend would defend it.
    figures = (HEALER, "0 adepts-plain 11.5 10 0 click 4", "0 adepts-defend 13 10 0", FAR)
    play = second(*figures, dice=[(1, 2)]).act(0, "heal").target(1)
    assert (play.only(Attacked).total, play.only(Attacked).defense) == (11, 11)


@rule("M2-ABL-SWD-01")
def test_golems_are_not_healed_so_and_nobody_is_beside_enemies():
    golem = second(HEALER, "0 adepts-golem 11.5 10 0 click 2", FAR)
    assert "M2-ABL-SWD-01" in golem.refused(c.Act(0, 0, "heal")).rules
    held = second(HEALER, "0 adepts-plain 11.5 10 0 click 2", "1 adepts-plain 10 8.5 90")
    assert held.refused(c.Act(0, 0, "heal")).rules == ("M2-ABL-SWD-01",)
    beside = second(HEALER, "0 adepts-plain 11.5 10 0 click 2", "1 adepts-plain 13 10 180")
    assert "M2-ABL-SWD-01" in beside.refused(c.Act(0, 0, "heal")).rules


@rule("M2-ABL-SWD-01")
def test_only_a_friend_in_contact_is_healed():
    play = second(HEALER, "0 adepts-plain 11.5 10 180 click 4", "0 adepts-plain 14 10 180 click 4", FAR).act(0, "heal")
    assert play.refused(c.Target(0, 2)).reason == "minis-not-in-contact"
    busy = second(
        HEALER, "0 adepts-plain 11.5 10 180 click 4", "0 adepts-plain 20 20 0 click 4", "1 adepts-plain 21.5 20 180"
    )
    assert busy.act(0, "heal").refused(c.Target(0, 2)).reason == "minis-heal-in-contact"
