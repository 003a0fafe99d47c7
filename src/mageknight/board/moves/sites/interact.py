"""Beginning to interact with the locals (UE-INTERACT-01 to 07)."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import Interact
from mageknight.board.moves.base import OpenMove
from mageknight.board.rules.world.interaction import begin_interaction, interact_refusal
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.refusal import Refusal


class Interacting(OpenMove[Interact]):
    """Begin an interaction."""

    COMMAND = Interact
    STEADY = True

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [Interact(ask.seat)]

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if interact_refusal(state, ask.seat) is None:
            found.append(Interact(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: Interact) -> Refusal | None:
        return interact_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: Interact) -> None:
        begin_interaction(flow, ask.seat)


INTERACT: Final = Interacting()
