"""Effects to be used later, when they fit (see `rules.turn.grants`), and effects bound to a condition."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, USE_SPECIAL, Effect, EffectUse, parse_effect
from mageknight.board.effects.facts import condition_words, holds_true
from mageknight.board.register import UNLIMITED, UNTIL_COMBAT, UNTIL_TURN
from mageknight.board.rules.turn.grants import grant
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

CONDITION: Final = refuse("board-condition-not-met", "UE-EFFECT-03")


class Grant(Effect):
    """An effect the player may use later this turn or combat, so many times."""

    def __init__(self, inner: Effect, times: int, until: int) -> None:
        super().__init__()
        self.inner = inner
        self.times = times
        self.until = until
        self.uses = USE_SPECIAL
        self.priced = inner.priced
        self.breaches = inner.breaches

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        grant(flow, ctx, self.inner, self.times, self.until)

    def text(self) -> Message:
        key = "board-effect-grant-combat" if self.until == UNTIL_COMBAT else "board-effect-grant"
        return say(key, effect=self.inner.text(), times=0 if self.times >= UNLIMITED else self.times)


class Only(Effect):
    """An effect that can be used only while a condition holds."""

    def __init__(self, condition: str, inner: Effect) -> None:
        super().__init__()
        self.condition = condition
        self.inner = inner
        self.uses = inner.uses
        self.may_need_mana = inner.may_need_mana
        self.secret = inner.secret
        self.breaches = inner.breaches

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.inner.why_not(state, ctx) if holds_true(state, ctx, self.condition) else CONDITION

    def betrays(self, state: BoardState, ctx: EffectUse) -> bool:
        return self.secret and holds_true(state, ctx, self.condition)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        self.inner.resolve(flow, ctx)

    def text(self) -> Message:
        return say("board-effect-if", condition=[condition_words(self.condition)], effect=self.inner.text())


def _grant(plain: dict[str, Any]) -> Effect:
    inner = parse_effect(plain["grant"])
    until = UNTIL_COMBAT if plain.get("until") == "combat" else UNTIL_TURN
    return Grant(inner, plain.get("times", 1), until)


PARSERS["only_if"] = lambda plain: Only(plain["only_if"], parse_effect(plain["do"]))
PARSERS["grant"] = _grant
