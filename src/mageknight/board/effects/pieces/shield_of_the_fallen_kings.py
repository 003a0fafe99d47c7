"""Shield of the Fallen Kings: up to so many blocks in this phase, each against a different attack; the first is gathered at once."""

from __future__ import annotations

from typing import Any, Final

from mageknight.board.effect import PARSERS, Effect, EffectUse
from mageknight.board.effects.words.points import GainBlock
from mageknight.board.events.fight import fight
from mageknight.board.register import UNTIL_PHASE
from mageknight.board.rules.combat.combat import FREE
from mageknight.board.rules.turn.grants import grant
from mageknight.board.state import BoardState
from mageknight.board.terms import ELEMENTS
from mageknight.kernel.agenda import Flow
from mageknight.kernel.message import Message, say
from mageknight.kernel.refusal import Refusal, refuse

ANOTHER_ATTACK: Final = refuse("board-block-against-another-attack", "UE-EFFECT-03")


class SeparateBlock(GainBlock):
    """One of several blocks that must stop different attacks: two of them cannot be gathered together."""

    def __init__(self, amount: int, element: int) -> None:
        super().__init__(amount, element, None, FREE)

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        refusal = super().why_not(state, ctx)
        if refusal is None and any(points.source == ctx.tag() for points in fight(state).block):
            return ANOTHER_ATTACK
        return refusal


class SeparateBlocks(Effect):
    """Up to so many blocks in this phase, each against a different attack; the first is gathered at once."""

    def __init__(self, count: int, amount: int, element: int) -> None:
        super().__init__()
        self.count = count
        self.one = SeparateBlock(amount, element)
        self.uses = self.one.uses

    def why_not(self, state: BoardState, ctx: EffectUse) -> Refusal | None:
        return self.one.why_not(state, ctx)

    def resolve(self, flow: Flow[BoardState], ctx: EffectUse) -> None:
        grant(flow, ctx, self.one, self.count - 1, UNTIL_PHASE)
        self.one.resolve(flow, ctx)

    def text(self) -> Message:
        return say("board-effect-separate-blocks", count=self.count, effect=self.one.text())


def _separate_blocks(plain: dict[str, Any]) -> Effect:
    inner = plain["separate_blocks"]
    return SeparateBlocks(inner["count"], inner["block"], ELEMENTS.index(inner["element"]))


PARSERS["separate_blocks"] = _separate_blocks


CARD: Final[dict[str, Any]] = {
    "kind": "artifacts",
    "id": "shield_of_the_fallen_kings",
    "set": "lost_legion",
    "number": 307,
    "tags": ["combat"],
    "basic": {
        "any_of": [
            {"block": 6, "element": "physical"},
            {"separate_blocks": {"count": 2, "block": 4, "element": "physical"}},
        ]
    },
    "strong": {
        "any_of": [
            {"block": 8, "element": "cold_fire"},
            {"separate_blocks": {"count": 3, "block": 4, "element": "cold_fire"}},
        ]
    },
}
