"""One effect after the other, as far as each is possible: it can be used if any of them can."""

from __future__ import annotations

from typing import Any

from mageknight.board.effect import PARSERS, Effect, EffectUse, parse_effect
from mageknight.board.effects.words.combine import Sequence
from mageknight.board.state import BoardState
from mageknight.kernel.refusal import Refusal


class AsPossible(Sequence):
    """One effect after the other, as far as each is possible: it can be used if any of them can."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__(parts)
        self.fights = all(one.fights for one in parts)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        first = self.parts[0].why_not(state, ctx)
        if first is None or any(one.why_not(state, ctx) is None for one in self.parts[1:]):
            return None
        return first


def _as_possible(plain: dict[str, Any]) -> Effect:
    return AsPossible([parse_effect(one) for one in plain["as_possible"]])


PARSERS["as_possible"] = _as_possible
