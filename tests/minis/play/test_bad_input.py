"""What somebody could send or write that is wrong: refused with a reason, nothing changed."""

from __future__ import annotations

import pytest

import mageknight.games  # noqa: F401  # makes the games known
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal
from mageknight.kernel.registry import kit_named
from mageknight.kernel.situations.rehearsal import begin
from mageknight.minis import commands as c
from tests.minis.drill import battle, open_battle

HUGE = 1 << 40


@pytest.mark.parametrize(
    "command",
    [
        c.Act(0, 0, "fly"),
        c.Act(0, 99, "move"),
        c.Act(0, -1, "move"),
        c.Act(0, 1, "move"),
        c.Act(1, 1, "move"),
        c.Move(0, 0, ((0, 0),), 0),
        c.CancelAbility(0, 0, "nonsense"),
        c.CancelAbility(0, HUGE, "flight"),
        c.Withdraw(1),
        c.TimeUp(-1),
    ],
)
def test_what_does_not_fit_is_refused(command: Command):
    play = battle("0 trooper 10 10 0", "1 trooper 20 10 180")
    assert play.refused(command).reason


@pytest.mark.parametrize(
    "command",
    [
        c.Move(0, 0, (), 0),
        c.Move(0, 0, ((HUGE, 0),), 0),
        c.Move(0, 0, ((6000, 5000),), 720),
        c.Move(0, 0, ((6000, 5000),), -1),
        c.Move(0, 1, ((6000, 5000),), 0),
        c.Move(0, 0, ((-10, 5000),), 0),
        c.Turn(0, 0, 720),
        c.Turn(0, 1, 0),
        c.BreakAway(0, 0),
        c.Move(0, 0, tuple((5000 + n, 5000) for n in range(300)), 0),
    ],
)
def test_a_move_that_cannot_be_is_refused(command: Command):
    play = battle("0 trooper 10 10 0", "1 trooper 20 10 180").act(0, "move")
    assert play.refused(command).reason


def test_a_path_through_a_base_is_refused_by_its_rule():
    play = battle("0 trooper 10 10 0", "1 trooper 13 10 180").act(0, "move")
    assert play.refused(play.path(0, (16, 10))).rules == ("REB-MOV-03",)


@pytest.mark.parametrize(
    "lines, reason",
    [
        ("figure 0: drill-nobody of 0 at 10 10", "situation-unknown-name"),
        ("figure 0: drill-trooper of 7 at 10 10", "situation-not-a-seat"),
        ("figure 1: drill-trooper of 0 at 10 10", "situation-unknown-name"),
        ("figure 0: drill-trooper of 0 at ten 10", "situation-not-a-number"),
        ("figure 0: drill-trooper of 0 at 10 10 click 9", "situation-impossible"),
        ("figure 0: drill-trooper of 0 at 10 10\nfigure 1: drill-trooper of 1 at 10 11", "situation-impossible"),
        ("figure 0: drill-trooper of 0 at 10 10 captive of 0", "situation-impossible"),
        ("terrain:\n  castle: 10 10\nfigure 0: drill-trooper of 0 at 20 20", "situation-unknown-name"),
        ("edges: up, down\nfigure 0: drill-trooper of 0 at 20 20", "situation-unknown-name"),
        ("figure 0: drill-trooper of 0 at 10 10\nmorale: high", "situation-unknown-field"),
        ("figure 0: drill-trooper of 0 at 10 10\nturn: 5", "situation-not-a-seat"),
    ],
)
def test_a_situation_that_makes_no_sense_is_refused(lines: str, reason: str):
    with pytest.raises(Refusal) as caught:
        begin(f"game: minis\n{lines}\n")
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "fields, reason",
    [
        ({"edition": "chess"}, "minis-unknown-edition"),
        ({"seats": 5}, "minis-seats"),
        ({"seats": 3}, "minis-army-count"),
        ({"sides": (0, 0)}, "minis-sides"),
        ({"edges": (1, 1)}, "minis-edge-taken"),
        ({"edges": (1, 7)}, "minis-edge-taken"),
        ({"armies": (("drill-trooper",), ("drill-ghost",))}, "minis-unknown-figure"),
        ({"armies": (("drill-trooper",), ("cadets-plain",))}, "army-wrong-generation"),
        ({"packs": ("0" * 64,)}, "minis-pack-missing"),
    ],
)
def test_a_set_up_that_breaks_the_rules_is_refused(fields: dict[str, object], reason: str):
    with pytest.raises(Refusal) as caught:
        open_battle(**{"armies": (("drill-trooper",), ("drill-trooper",)), "table": "open-field", **fields})  # type: ignore[arg-type]
    assert caught.value.reason == reason


def test_commands_survive_the_wire():
    kit = kit_named("minis")
    for command in (c.Move(0, 3, ((1, 2), (3, 4)), 7), c.Act(1, 2, "charge"), c.HealBy(0, True), c.Resolve(1, 0)):
        assert kit.codec.decode_command(kit.codec.encode_command(command)) == command
