"""An eager player: fights where it can, moves up where it cannot, and now and then does anything at all."""

from __future__ import annotations

from typing import Any

from mageknight.kernel.command import Command
from mageknight.kernel.decision import Decision
from mageknight.kernel.match import Match
from mageknight.kernel.rng import Rng
from mageknight.minis import commands as c

LAZY = ("pass", "nimble")
IDLE = (c.EndTurn, c.Decline, c.Halt)


def eager(match: Match[Any], decision: Decision, rng: Rng) -> Command:
    """An answer that makes things happen."""
    options = match.options(decision)
    if rng.below(8) == 0:
        return options.sample(rng)
    offered = options.all()
    busy = [command for command in offered if not isinstance(command, IDLE) and getattr(command, "how", "") not in LAZY]
    moves = [command for command in busy if isinstance(command, c.Move)]
    fights = [
        command for command in busy if getattr(command, "how", "move") not in ("move", "charge-double", "bound-double")
    ]
    if fights and rng.below(4):
        return rng.choice(fights)
    if moves and rng.below(4):
        return moves[rng.below(min(2, len(moves)))]
    return rng.choice(busy or offered)
