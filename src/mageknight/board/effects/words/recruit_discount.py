"""Recruiting for less Influence."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import COUNT, PARSERS, USE_SPECIAL, Effect, EffectUse, Resolve, load, parse_effect, store
from mageknight.board.register import RECRUIT_DISCOUNT, UNTIL_TURN, enter, lasting, strike_out
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say


class RecruitDiscount(Effect):
    """One unit may be recruited for less this turn; whether it is used is asked when a unit is recruited."""

    def __init__(self, amount: int, after: Effect | None) -> None:
        super().__init__()
        self.amount = amount
        self.use = UseDiscount(amount, after)
        self.uses = USE_SPECIAL

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        enter(
            flow, RECRUIT_DISCOUNT, ctx.seat, amount=self.amount, bound=self.use.uid, until=UNTIL_TURN, source=ctx.tag()
        )

    def text(self) -> Message:
        return say("board-effect-recruit-discount", effect=self.use.text())


class UseDiscount(Effect):
    """The unit being recruited costs less; what that brings follows (see `rules.world.interaction`)."""

    def __init__(self, amount: int, after: Effect | None) -> None:
        super().__init__()
        self.amount = amount
        self.after = after

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        entry = next(e for e in lasting(flow.state, RECRUIT_DISCOUNT, ctx.seat) if e.bound == self.uid)
        strike_out(flow, entry)
        store(flow, ctx, COUNT, load(flow.state, ctx, COUNT, 0) + self.amount)
        if self.after is not None:
            flow.then(Resolve(self.after.uid, ctx))

    def text(self) -> Message:
        if self.after is None:
            return say("board-effect-discount", amount=self.amount)
        return say("board-effect-discount-then", amount=self.amount, effect=self.after.text())


def _recruit_discount(plain: dict[str, Any]) -> Effect:
    inner = plain["recruit_discount"]
    after = inner.get("on_recruit")
    return RecruitDiscount(inner["amount"], None if after is None else parse_effect(after))


PARSERS["recruit_discount"] = _recruit_discount
