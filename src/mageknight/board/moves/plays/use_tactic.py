"""Using the Tactic in front of oneself."""

from __future__ import annotations

from typing import Final

from mageknight.board.commands import UseTactic
from mageknight.board.content.library import LIB
from mageknight.board.moves import subjects
from mageknight.board.moves.base import OpenMove
from mageknight.board.names import tactic_name
from mageknight.board.rules.turn.tactics import tactic_refusal, use_tactic
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Ask, Flow
from mageknight.kernel.command import Command
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal

NOTHING: Final = Message("board-effect-none")


class UsingTactic(OpenMove[UseTactic]):
    """Use a Tactic in the own turn or in a combat."""

    COMMAND = UseTactic

    def candidates(self, state: BoardState, ask: Ask[BoardState]) -> list[Command]:
        return [UseTactic(ask.seat)] if state.players[ask.seat].tactic >= 0 else []

    def collect(self, state: BoardState, ask: Ask[BoardState], found: list[Command]) -> None:
        if tactic_refusal(state, ask.seat) is None:
            found.append(UseTactic(ask.seat))

    def refusal(self, state: BoardState, ask: Ask[BoardState], command: UseTactic) -> Refusal | None:
        return tactic_refusal(state, ask.seat)

    def carry_out(self, flow: Flow[BoardState], ask: Ask[BoardState], command: UseTactic) -> None:
        use_tactic(flow, ask.seat)

    def words(self, state: BoardState, ask: Ask[BoardState], command: UseTactic) -> Message:
        number = state.players[ask.seat].tactic
        if number < 0:
            return say("board-do-use-tactic", tactic=Message("board-some-tactic"), text=NOTHING)
        effect = LIB.tactics[number].effect
        return say("board-do-use-tactic", tactic=tactic_name(number), text=NOTHING if effect is None else effect.text())

    def about(self, state: BoardState, ask: Ask[BoardState], command: UseTactic) -> tuple[str, ...]:
        return subjects.TACTIC


USE_TACTIC: Final = UsingTactic()
