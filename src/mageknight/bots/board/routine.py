"""Answers to whatever is no errand: fights are fought, small questions answered by taste."""

from __future__ import annotations

from mageknight.board.state import BoardState
from mageknight.bots.board.ideas import fight_idea
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.taste import answer_by_taste
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision


def routine(mind: Mind, state: BoardState, decision: Decision) -> list[Command]:
    """The commands that answer a decision, as far as they hold until something new is seen; at least one."""
    commands = fight_idea(mind, state).commands if decision.kind == "combat" else []
    return commands or [answer_by_taste(mind, state, decision)]
