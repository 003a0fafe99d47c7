"""What somebody could send in a battle of edition 2.0 that is against its rules: refused with its rule, nothing changed."""

from __future__ import annotations

import pytest

from mageknight.kernel.command import Command
from mageknight.kernel.message import Message
from mageknight.minis import commands as c
from mageknight.minis.table.verdicts import inches
from tests.minis.drill import units
from tests.minis.second.field import FAR, second

SWORD = "0 cadets-sword 10 10 0"
BOW = "0 cadets-bow 10 14 0"
FOE = "1 cadets-plain 16 10 180"


@pytest.mark.parametrize(
    "path, reason, rules",
    [
        ([(18.5, 10)], "table-too-far", ("M2-MOVE-01", "M2-MOVE-02")),
        ([(16, 10)], "table-base-in-way", ("M2-MOVE-03",)),
        ([(10, 10), (10, -3)], "table-off-table", ("M2-MOVE-05", "M2-SETUP-30")),
    ],
)
def test_a_path_that_cannot_be_gone_is_refused(path: list[tuple[float, float]], reason: str, rules: tuple[str, ...]):
    play = second(SWORD, FOE, FAR).act(0, "move")
    refused = play.refused(play.path(0, *path))
    assert (refused.reason, refused.rules) == (reason, rules)


@pytest.mark.parametrize(
    "command, reason, rules",
    [
        (c.Act(0, 0, "shoot"), "minis-no-range", ("M2-RANGED-01",)),
        (c.Act(0, 0, "fight"), "minis-nobody-in-front", ("M2-CLOSE-02",)),
        (c.Act(0, 0, "capture"), "minis-nobody-in-front", ("M2-CLOSE-02",)),
        (c.Act(0, 1, "surge"), "minis-surge-sword", ("M2-SURGE-01",)),
        (c.Act(0, 0, "charge"), "minis-lacks-ability", ("M2-ABILITY-01",)),
        (c.Act(0, 0, "mounted-charge"), "minis-lacks-ability", ("M2-ABILITY-01",)),
        (c.Act(0, 0, "cast"), "minis-no-book", ("M2-SPELL-01",)),
        (c.Act(0, 0, "soar"), "minis-cannot-soar", ("M2-SPEED-14", "M2-SOAR-01")),
        (c.Act(0, 2, "move"), "minis-not-yours", ("M2-STATUS-04",)),
    ],
)
def test_an_action_against_the_rules_is_refused(command: Command, reason: str, rules: tuple[str, ...]):
    refused = second(SWORD, BOW, FOE, FAR, total=200).refused(command)
    assert (refused.reason, refused.rules) == (reason, rules)


@pytest.mark.parametrize(
    "command, reason",
    [
        (c.Act(1, 2, "move"), "not-your-decision"),
        (c.EndTurn(1), "not-your-decision"),
        (c.EndPhase(0), "unknown-command"),
        (c.Target(0, 2), "unknown-command"),
        (c.Put(0, 0, units(3), units(3), 0), "unknown-command"),
    ],
)
def test_what_another_seat_or_another_phase_may_command_is_refused(command: Command, reason: str):
    assert second(SWORD, BOW, FOE, FAR, total=200).refused(command).reason == reason


def test_two_are_no_formation():
    play = second(SWORD, "0 cadets-sword 11.5 10 0", FOE, FAR, total=200)
    refused = play.refused(c.Act(0, 0, "march"))
    assert (refused.reason, refused.rules) == ("minis-formation-contact", ("M2-FORM-02",))


def test_refusals_bring_the_numbers_they_hang_on():
    walk = second(SWORD, FAR).act(0, "move")
    step = walk.refused(walk.path(0, (18.5, 10)))
    assert (step.facts["length"], step.facts["allowed"]) == (inches(850), 8)
    shot = second(BOW, "1 cadets-plain 25 14 180", FAR).refused(c.Act(0, 0, "shoot"))
    assert shot.rules == ("M2-RANGED-06", "M2-RANGED-04")
    why = shot.facts["why"]
    assert isinstance(why, Message)
    assert (why.args["distance"], why.args["range"], why.args["missing"]) == (inches(1500), 10, inches(500))
    blow = second(SWORD, FOE, FAR).refused(c.Act(0, 0, "fight"))
    why = blow.facts["why"]
    assert isinstance(why, Message)
    assert why.args["gap"] == inches(450)


@pytest.mark.parametrize(
    "captor, target, rules",
    [
        ("0 cadets-bow 10 10 0", "1 cadets-plain 11.5 10 180", "M2-CAPTURE-01"),
        (SWORD, "1 adepts-command 11.5 10 180", "M2-ABL-DMG-19"),
    ],
)
def test_a_capture_against_the_rules_is_refused(captor: str, target: str, rules: str):
    assert rules in second(captor, target, FAR).refused(c.Act(0, 0, "capture")).rules
