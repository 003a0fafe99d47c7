"""One effect or another, as a condition says."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, EffectUse, parse_effect
from mageknight.board.effects.facts import condition_words, holds_true
from mageknight.board.effects.words.combine import grouped
from mageknight.board.state import BoardState
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal


class If(Effect):
    """One effect or another, as a condition says."""

    def __init__(self, conditions: tuple[str, ...], then: Effect, otherwise: Effect | None) -> None:
        super().__init__()
        self.conditions = conditions
        self.then = then
        self.otherwise = otherwise
        self.uses = then.uses | (otherwise.uses if otherwise is not None else 0)
        self.reveals = then.reveals or (otherwise is not None and otherwise.reveals)
        self.may_need_mana = then.may_need_mana or (otherwise is not None and otherwise.may_need_mana)
        self.secret = then.secret or (otherwise is not None and otherwise.secret)

    def branch(self, state: BoardState, ctx: EffectUse) -> Effect | None:
        for condition in self.conditions:
            if holds_true(state, ctx, condition):
                return self.then
        return self.otherwise

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        branch = self.branch(state, ctx)
        return None if branch is None else branch.why_not(state, ctx)

    def why_not_given(self, state: BoardState, ctx: EffectUse, slot: int, value: int) -> Refusal | None:
        branch = self.branch(state, ctx)
        return None if branch is None else branch.why_not_given(state, ctx, slot, value)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        branch = self.branch(flow.state, ctx)
        if branch is not None:
            branch.resolve(flow, ctx)

    def text(self) -> Message:
        words = [condition_words(condition) for condition in self.conditions]
        if self.otherwise is None:
            return say("board-effect-if", condition=words, effect=grouped(self.then))
        return say(
            "board-effect-if-else", condition=words, effect=grouped(self.then), otherwise=grouped(self.otherwise)
        )


def _if(plain: dict[str, Any]) -> Effect:
    condition = plain["if"]
    words = tuple(condition["or"]) if isinstance(condition, dict) else (condition,)
    otherwise = plain.get("else")
    return If(words, parse_effect(plain["then"]), None if otherwise is None else parse_effect(otherwise))


PARSERS["if"] = _if
