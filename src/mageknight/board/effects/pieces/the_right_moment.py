"""The Right Moment: another turn follows directly after this one."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.course import ExtraTurnGained
from mageknight.board.rules.rivals.rivals import ANOTHERS_TURN
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

EXTRA_TURN_ONCE: Final = refuse("board-extra-turn-already", "UE-EFFECT-03")


class ExtraTurn(Effect):
    """Another turn follows directly after this one."""

    def __init__(self) -> None:
        super().__init__()
        self.uses = USE_SPECIAL

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        if state.contest is not None and state.contest.defender == ctx.seat:
            return ANOTHERS_TURN
        return EXTRA_TURN_ONCE if state.turn.extra_turn else None

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(ExtraTurnGained(ctx.seat))

    def text(self) -> Message:
        return Message("board-effect-extra-turn")


PARSERS["extra_turn"] = lambda plain: ExtraTurn()
