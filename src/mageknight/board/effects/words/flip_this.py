"""Turn the skill face down, for an effect that is stronger; it can be turned up again as the skill says."""

from __future__ import annotations

from mageknight.board.effect import PARSERS, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.events.warband import SkillUsed
from mageknight.board.rules.turn.skills import FLIPPED
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class FlipThis(Effect):
    """Turn the skill face down, for an effect that is stronger; it can be turned up again as the skill says."""

    def __init__(self, inner: Effect) -> None:
        super().__init__()
        self.inner = inner
        self.uses = inner.uses
        self.may_need_mana = inner.may_need_mana
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        flow.emit(SkillUsed(ctx.seat, ctx.source, FLIPPED))
        flow.then(Resolve(self.inner.uid, ctx))

    def text(self) -> Message:
        return say("board-effect-flip-this", effect=self.inner.text())


PARSERS["flip_this"] = lambda plain: FlipThis(parse_effect(plain["flip_this"]))
