"""Trying out a list of commands on a copy of the position, small unforeseen decisions answered by taste."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mageknight.board.commands import AssignDamage, TakeDamage
from mageknight.board.state import BoardState
from mageknight.bots.board.mind import Mind
from mageknight.bots.board.plays import OPEN_KINDS
from mageknight.bots.board.taste import answer_by_taste
from mageknight.kernel.command import Command

SHARING: Final = (TakeDamage, AssignDamage)
"""Commands of a script that are passed over where nobody asks for them: who takes the damage may be settled without a question."""
SHARED: Final = ("next-damage", "assign-damage")
UNFORESEEN: Final = 12
"""So many decisions in a row that no script foresaw end a trial."""


class Trial:
    """The trial of a script: the position, what was done until something new was seen, and whether all went as written."""

    __slots__ = ("commands", "complete", "revealed", "state")

    def __init__(self, state: BoardState) -> None:
        self.state = state
        self.commands: list[Command] = []
        self.revealed = False
        self.complete = False


def attempt(mind: Mind, state: BoardState, script: Sequence[Command]) -> Trial:
    """Play a script; ends at an open decision after its last command, or where it cannot go on."""
    trial = Trial(state.copy())
    carry_on(mind, trial, script)
    return trial


def carry_on(mind: Mind, trial: Trial, script: Sequence[Command]) -> None:
    """Play a further script at the end of a trial."""
    at = 0
    strange = 0
    while True:
        decision = mind.decision(trial.state)
        command = script[at] if at < len(script) else None
        if decision is None:
            break
        if command is not None and mind.fits(trial.state, decision, command):
            at += 1
            strange = 0
        elif isinstance(command, SHARING) and (decision.kind in OPEN_KINDS or decision.kind in SHARED):
            at += 1
            continue
        elif decision.kind in OPEN_KINDS or strange >= UNFORESEEN:
            break
        else:
            command = answer_by_taste(mind, trial.state, decision)
            strange += 1
        revealed = mind.apply(trial.state, command)
        if not trial.revealed:
            trial.commands.append(command)
            trial.revealed = revealed
    trial.complete = at == len(script)
