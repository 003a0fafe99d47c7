"""Gain or lose Reputation."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse
from mageknight.board.events.tracks import ReputationChanged
from mageknight.board.sign import Sign, sign
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class Reputation(Effect):
    """Gain or lose Reputation."""

    def __init__(self, amount: int, only_interacting: bool) -> None:
        super().__init__()
        self.amount = amount
        self.only_interacting = only_interacting
        self.uses = USE_SPECIAL
        self.reveals = False

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        if not self.only_interacting or flow.state.turn.interacting:
            flow.emit(ReputationChanged(ctx.seat, self.amount, ctx.tag()))

    def text(self) -> Message:
        text = say("board-effect-reputation", amount=self.amount)
        if self.only_interacting:
            return say("board-effect-if", condition=[Message("board-condition-used-in-interaction")], effect=text)
        return text

    def signs(self) -> list[Sign] | None:
        return None if self.only_interacting else [sign("reputation", self.amount)]


PARSERS["reputation"] = lambda plain: Reputation(plain["reputation"], plain.get("only_in") == "interaction")
