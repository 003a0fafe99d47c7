"""A comrade who must act first does not keep a bot from using all the others."""

from __future__ import annotations

import pytest

from mageknight.bots.levels import bot_named
from mageknight.bots.thought import Budget
from mageknight.kernel.command import Command
from mageknight.kernel.registry import kit_named
from mageknight.minis import commands as c
from tests.bots.tables import dice
from tests.minis.second.field import second

KIT = kit_named("minis")
FIELD = ("0 scouts-frenzy 18 30 90", "0 cadets-sword 10 10 0", "1 cadets-plain 11.5 10 180", "1 cadets-plain 4 4 0")


@pytest.mark.parametrize("level", ["squire", "knight", "champion"])
def test_who_must_act_first_stands_still_so_that_a_comrade_can_fight(level):
    """The frenzied one holds the objective of the battle and has nobody near; its comrade stands before a foe."""
    play = second(*FIELD, objective_0="18 30", total=200)
    assert not play.offers(c.Act(0, 1, "fight"))
    chosen = bot_named("minis", level).choose(KIT, play.state, 0, dice("held back"), Budget(10**6))
    assert isinstance(chosen.command, c.Act)
    assert chosen.command.figure == 0


def test_comrades_held_back_count_together() -> None:
    """To push the frenzied one costs more than the blow of one comrade is worth, and less than the blows of three."""
    pairs = [
        line
        for at in range(3)
        for line in (f"0 cadets-sword 10 {10 + 8 * at} 0", f"1 cadets-plain 11.5 {10 + 8 * at} 180")
    ]
    tired = "0 scouts-frenzy 30 30 90 tokens 1"

    def chosen(*lines: str) -> Command:
        play = second(tired, *lines, "1 cadets-plain 4 4 0", total=400)
        return bot_named("minis", "knight").choose(KIT, play.state, 0, dice("together"), Budget(10**6)).command

    assert chosen(*pairs[:2]) == c.EndTurn(0)
    assert isinstance(chosen(*pairs), c.Act)
