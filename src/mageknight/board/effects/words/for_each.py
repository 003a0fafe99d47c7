"""An effect once per counted thing, up to a limit."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, EffectUse, Resolve, parse_effect
from mageknight.board.effects.facts import COUNTERS
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class ForEach(Effect):
    """An effect once per counted thing, up to a limit."""

    def __init__(self, counter: str, inner: Effect, most: int) -> None:
        super().__init__()
        self.counter = counter
        self.inner = inner
        self.most = most
        self.uses = inner.uses
        self.secret = inner.secret

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        count = min(self.most, COUNTERS[self.counter](flow.state, ctx))
        flow.then(*[Resolve(self.inner.uid, ctx) for _ in range(count)])

    def text(self) -> Message:
        counter = Message("board-counter-" + self.counter.replace("_", "-"))
        return say("board-effect-for-each", effect=self.inner.text(), counter=counter, most=self.most)


def _for_each(plain: dict[str, Any]) -> Effect:
    return ForEach(plain["for_each"], parse_effect(plain["do"]), plain.get("max", 99))


PARSERS["for_each"] = _for_each
