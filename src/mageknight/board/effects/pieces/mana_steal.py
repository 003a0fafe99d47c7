"""Mana Steal: take a die of a basic colour out of the Source, to be used later this Round."""

from __future__ import annotations

from typing import Final

from mageknight.board.effect import PARSERS, EffectUse
from mageknight.board.effects.asker import Asker
from mageknight.board.effects.asks import AskDie
from mageknight.board.events.tracks import DieClaimed
from mageknight.board.state import BoardState
from mageknight.board.terms import BASIC
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message
from mageknight.kernel.refusal import Refusal, refuse

NO_BASIC_DIE: Final = refuse("board-no-basic-die", "UE-MANA-16")


class ClaimDie(Asker):
    """Take a die of a basic colour out of the Source, to be used later this Round."""

    def dice(self, state: BoardState) -> list[int]:
        return [die for die, face in enumerate(state.dice) if face < BASIC and state.dice_owner[die] == -1]

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return None if self.dice(state) else NO_BASIC_DIE

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        dice = self.dice(flow.state)
        if dice:
            flow.then(AskDie(ctx.seat, ctx, tuple(dice), self.uid))

    def question(self) -> Message:
        return Message("board-ask-claim-die")

    def chosen(self, flow: Flow[BoardState], ctx: EffectUse, choice: int) -> None:
        flow.emit(DieClaimed(ctx.seat, choice))

    def text(self) -> Message:
        return Message("board-effect-claim-die")


PARSERS["claim_die"] = lambda plain: ClaimDie()
