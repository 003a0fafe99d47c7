"""What bots make use of: an ability that leaves no line in the log is found by what would be different without it."""

from __future__ import annotations

from mageknight.kernel.registry import kit_named
from mageknight.minis.commands import Act, Move
from tests.play import situation
from tools.usage import Usage

ORCS = """
    game: minis
    edition: second
    total: 200
    turn: 0
    actions: 2
    figure 0: muster-153 of 0 at 10 10 facing 0
    figure 1: {second} of 0 at 10 14 facing 0
    figure 2: muster-157 of 0 at 10 18 facing 0
    figure 3: muster-144 of 1 at 33 10 facing 180
"""


def at_work(second: str) -> Usage:
    """What a move of the first figure owes to the abilities of all."""
    match = situation(ORCS.format(second=second))
    match.play(Act(0, 0, "move"))
    usage = Usage()
    usage.note_differences(kit_named("minis"), match.state, Move(0, 0, ((12 * 500, 10 * 500),), 0))
    return usage


def test_an_ability_that_bars_choices_is_at_work() -> None:
    """The second figure with Frenzy keeps the third from acting; nothing would be different without the stealth of the archer."""
    assert at_work("muster-153").abilities == {"frenzy": 1}


def test_an_ability_that_changes_nothing_is_not() -> None:
    assert not at_work("muster-157").abilities
