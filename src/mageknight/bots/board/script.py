"""Trying out a list of commands on a copy of the position, small unforeseen decisions answered by taste."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mageknight.board.state import BoardState
from mageknight.bots.board.plays import OPEN_KINDS
from mageknight.bots.board.taste import answer_by_taste
from mageknight.bots.thought import Budget, decision_of
from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.kit import Kit

UNFORESEEN: Final = 12
"""So many decisions in a row that no script foresaw end a trial."""


class Trial:
    """What came of a script: the position, what was done until something new was seen, and whether all went as written."""

    __slots__ = ("commands", "complete", "revealed", "state")

    def __init__(self, state: BoardState) -> None:
        self.state = state
        self.commands: list[Command] = []
        self.revealed = False
        self.complete = False


def attempt(kit: Kit[Any], state: BoardState, seat: int, script: Sequence[Command], budget: Budget) -> Trial:
    """Play a script; ends at an open decision after its last command, or where it cannot go on."""
    trial = Trial(state.copy())
    carry_on(kit, trial, seat, script, budget)
    return trial


def carry_on(kit: Kit[Any], trial: Trial, seat: int, script: Sequence[Command], budget: Budget) -> None:
    """Play a further script at the end of a trial."""
    at = 0
    strange = 0
    trial.complete = False
    while True:
        decision = decision_of(kit, trial.state, seat)
        if decision is None:
            trial.complete = at == len(script)
            return
        is_open = decision.kind in OPEN_KINDS
        command = script[at] if at < len(script) else None
        if command is not None and fits(kit, trial.state, decision, command):
            at += 1
            strange = 0
        elif is_open or strange >= UNFORESEEN:
            trial.complete = command is None
            return
        else:
            command = answer_by_taste(kit, trial.state, seat, decision, budget)
            strange += 1
        events = kit.engine.apply_trusted(trial.state, command)
        budget.spend()
        if not trial.revealed:
            trial.commands.append(command)
            trial.revealed = any(type(event).REVEALS for event in events)


def fits(kit: Kit[Any], state: BoardState, decision: Decision, command: Command) -> bool:
    return isinstance(command, type(decision.ask).COMMANDS) and command in kit.engine.options(state, decision)
