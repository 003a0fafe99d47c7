"""Foresight: which choices cannot be taken back once they are made, for moves that cannot say so themselves.

Such a choice is carried out on a copy of the position, so the answer is never a guess. It says only that something will be
learned, not what: no more than everybody knows of the command. Ending a turn goes on to drawing cards where there is nothing
to discard before.
"""

from __future__ import annotations

from typing import Final

from mageknight.board.state import BoardState
from mageknight.kernel.command import Command
from mageknight.kernel.game import Engine

BEFORE_DRAWING: Final = "discard"
"""The question whether to discard before drawing, at the end of a turn."""


def reveals(engine: Engine[BoardState], state: BoardState, command: Command) -> bool:
    """True if a legal command brings something to light, by itself or by the only way to go on with ending the turn."""
    after = state.copy()
    if any(type(event).REVEALS for event in engine.apply_trusted(after, command)):
        return True
    ending = [each for each in engine.pending(after) if each.seat == command.seat and each.kind == BEFORE_DRAWING]
    if not ending:
        return False
    answers = list(engine.options(after, ending[0]))
    return len(answers) == 1 and reveals(engine, after, answers[0])
